"""Measures how fast notices are sent beside a slow mail server: `make notices`, or `python -m tests.notice_drain`.

So many people at tables of their own are due to be told at once: most by a webhook, some by a mail server that takes
two seconds for each mail, and some by a push service that never answers. It prints after how many seconds all webhooks
had their message, and how many mails and failures there were until then. Then it does the same without dead push
services: the quotient says how much they delay the others.
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
from tests.table.receivers import HERE, FakeBrowser, mailbox, receiving

MAILS, DEAD = 0.1, 0.05  # the share of people who are told by mail, and by a push service that never answers
SLOW = 2.0  # seconds that the mail server takes


async def measure(database: str, notices: int, dead_share: float) -> float:
    """Fill a store, then send. Return after how many seconds all webhooks had their message."""
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
        browser = FakeBrowser()
        by_mail, by_dead = round(notices * MAILS), round(notices * dead_share)
        for i in range(notices):
            person = Person(f"{i:064}", f"P{i}")
            table = await tables.seating.create(person, Draft("dual_powers", 2, speed="steady"))
            reader = Reader(person.owner, "en", settings.public)
            if i < by_mail:
                one = Channel(table_id(), person.owner, "mail", f"p{i}@club.example", "{}", "", True, 0.0)
                async with store.write() as connection:
                    await notice_queries.add_channel(connection, one)
            elif i < by_mail + by_dead:
                await registry.add_push(reader, dead.url(f"/{i}"), browser.p256dh, browser.auth, "Browser")
            else:
                await registry.add_webhook(reader, "json", quick.url(f"/{i}"))
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
            f"meanwhile {len(mails.mails)} of {by_mail} mails at {SLOW:g} s each, "
            f"{len(dead.posts)} attempts at {by_dead} push services that never answer"
        )
        await sender.close()
    await store.close()
    return seconds


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--notices", type=int, default=1000)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        seconds = [
            asyncio.run(measure(f"sqlite:///{Path(folder) / name}", given.notices, share))
            for name, share in (("dead.db", DEAD), ("alive.db", 0.0))
        ]
    print(f"with dead push services: {seconds[0] / seconds[1]:.2f} times as long as without")


if __name__ == "__main__":
    main()
