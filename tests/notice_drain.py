"""Measures how fast notices are sent beside a slow mail server: `python -m tests.notice_drain --notices 1000`.

So many people at tables of their own are due to be told at once: most by a webhook, some by a mail server that takes
two seconds for each mail, and some by an endpoint that never answers. It prints after how many seconds all webhooks had
their message, and how many mails and failures there were until then.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from consigliere.table.base import clock
from consigliere.table.base.secrets import table_id
from consigliere.table.base.settings import MailSettings, Settings
from consigliere.table.notice.registry import Reader, Registry
from consigliere.table.notice.sender import Sender
from consigliere.table.play.seating import Draft, Person
from consigliere.table.play.tables import Tables
from consigliere.table.store import notice_queries
from consigliere.table.store.database import Store
from consigliere.table.store.notice_queries import Channel, Fact
from tests.table.receivers import HERE, mailbox, receiving

MAILS, DEAD = 0.1, 0.05  # the share of people who are told by mail, and by an endpoint that never answers
SLOW = 2.0  # seconds that the mail server takes


async def measure(database: str, notices: int) -> None:
    """Fill a store, then send."""
    store = await Store.open(database)
    tables = Tables(store)
    async with receiving() as quick, receiving() as dead, mailbox() as mails:
        mails.delay, dead.silent = SLOW, True
        settings = Settings(
            public="https://club.example",
            mail=MailSettings(HERE, "club@club.example", mails.port, "none"),
            inner=(HERE,),
        )
        sender = Sender(store, settings)
        registry = Registry(store, sender)
        await sender.prepare()
        by_mail, by_dead = round(notices * MAILS), round(notices * DEAD)
        for i in range(notices):
            person = Person(f"{i:064}", f"P{i}")
            table = await tables.seating.create(person, Draft("dual_powers", 2, speed="steady"))
            reader = Reader(person.owner, "en", settings.public)
            if i < by_mail:
                one = Channel(table_id(), person.owner, "mail", f"p{i}@club.example", "{}", "", True, 0.0)
                async with store.write() as connection:
                    await notice_queries.add_channel(connection, one)
            else:
                await registry.add_webhook(reader, "json", (dead if i < by_mail + by_dead else quick).url(f"/{i}"))
            async with store.write() as connection:
                await notice_queries.note(connection, table, [], [Fact(person.owner, "turn", 0, 1, clock.now())])
        wanted = notices - by_mail - by_dead
        began, processor = time.monotonic(), time.process_time()
        await sender.open()
        while len(quick.posts) < wanted:
            await asyncio.sleep(0.05)
        seconds, used = time.monotonic() - began, time.process_time() - processor
        print(f"{wanted} webhooks in {seconds:.1f} s, {used:.1f} s of processor (receivers included)")
        print(
            f"meanwhile {len(mails.mails)} of {by_mail} mails, {len(dead.posts)} attempts at {by_dead} dead endpoints"
        )
        await sender.close()
    await store.close()


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--notices", type=int, default=1000)
    options.add_argument("--database", default="", help="an empty PostgreSQL; else SQLite in a temporary folder")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given.database or f"sqlite:///{Path(folder) / 'tables.db'}", given.notices))


if __name__ == "__main__":
    main()
