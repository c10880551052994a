"""Notice: who is told of what and when, by mail, push and webhook; and that nothing in it depends on a card."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.table.base.seat_clock import HOUR
from consigliere.table.notice import collecting, sender, webhooks
from consigliere.table.notice.registry import Reader
from consigliere.table.notice.sender import Sender
from consigliere.table.play import days, notices
from consigliere.table.play.seating import Person
from consigliere.table.play.tables import Tables
from consigliere.table.store import notice_queries
from consigliere.table.store.database import Store
from consigliere.table.store.notice_queries import Preferences
from consigliere.table.store.notice_schema import channels, deliveries, outbox

from .day_tables import CYRIL, Hands, family, slow_duel, turn_of, until
from .notice_club import BASE, SOON, Club, database_file, hands, play
from .receivers import HERE, FakeBrowser, receiving
from .stored_tables import ANNA, BORIS, run

__all__ = ["database_file", "hands"]


def test_only_the_seat_that_is_asked_is_notified_and_once(database: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        for person in (ANNA, BORIS, CYRIL):
            await one.hook(person)
        table = await slow_duel(one.tables)
        loaded = await until(one.tables, table, lambda found: turn_of(found) >= 0, hands)
        mine = (ANNA, BORIS)[turn_of(loaded)]
        assert await one.look(notices.SETTLE - 5) == [], "a quick turn sends nothing"
        told = await one.look(10)
        assert [post["to"] for post in told] == [f"/{mine.nickname}"]
        assert told[0]["tables"] == [
            {"table": table, "game": "dual_powers", "pace": "steady", "events": ["turn"], "url": f"{BASE}/t/{table}"}
        ]
        assert await one.look(collecting.EVERY * 2) == [], "nobody is told twice"
        seat = turn_of(loaded)
        await one.tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
        loaded = await until(one.tables, table, lambda found: turn_of(found) == 1 - seat, hands)
        told = await one.look(SOON)
        assert [post["to"] for post in told] == [f"/{(ANNA, BORIS)[1 - seat].nickname}"]

    play(database, hands, scene)


def test_a_turn_that_is_answered_in_time_sends_nothing(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA)
        await one.hook(BORIS)
        table = await slow_duel(one.tables)
        loaded = await until(one.tables, table, lambda found: turn_of(found) >= 0, hands)
        seat = turn_of(loaded)
        for _ in range(40):
            await one.tables.moves.play(table, seat, str(loaded.options(seat)[0]), loaded.number(seat))
            loaded = await one.tables.cache.get(table)
            hands.time += 1
            if not loaded.owes(seat):
                break
        told = await one.look(SOON)
        assert all(post["to"] != f"/{(ANNA, BORIS)[seat].nickname}" for post in told)

    play(database_file, hands, scene)


def test_reminders_come_at_half_and_four_fifths_and_zero_and_follow_the_clock(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA)
        await one.hook(BORIS)
        table = await slow_duel(one.tables, at_zero="vote")
        loaded = await until(one.tables, table, lambda found: turn_of(found) >= 0, hands)
        seat = turn_of(loaded)
        mine, other = (f"/{person.nickname}" for person in ((ANNA, BORIS), (BORIS, ANNA))[seat])
        start, bank = hands.time, days.left(loaded, seat)
        assert [post["to"] for post in await one.look(SOON)] == [mine]
        hands.time = start + 0.5 * bank - 60
        assert await one.look() == []
        assert [(post["to"], post["tables"][0]["events"]) for post in await one.look(120)] == [(mine, ["half"])]
        hands.time = start + 0.8 * bank + 1
        assert [(post["to"], post["tables"][0]["events"]) for post in await one.look()] == [(mine, ["most"])]
        hands.time = start + bank + 1
        told = {(post["to"], *post["tables"][0]["events"]) for post in await one.look()}
        assert told == {(mine, "zero"), (other, "vote")}
        await one.tables.lateness.vote(table, 1 - seat, seat, days.WAIT)  # the only other person decides: more time
        assert await one.look(60 * 60) == []

    play(database_file, hands, scene)


def test_a_seat_that_a_bot_takes_is_told_and_so_are_the_others(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        table = await family(one.tables)
        people = (ANNA, BORIS, CYRIL)
        loaded = await until(one.tables, table, lambda found: turn_of(found) >= 0, hands)
        seat = turn_of(loaded)
        for person in people:
            await one.hook(person)
        hands.time += days.left(loaded, seat) + 1
        await one.look()
        for voter in (other for other in range(3) if other != seat):
            await one.tables.lateness.vote(table, voter, seat, days.BOT)
        told = {post["to"]: post["tables"][0]["events"] for post in await one.look(collecting.EVERY)}
        assert told[f"/{people[seat].nickname}"][0] == "away"
        assert all("seat" in told[f"/{people[other].nickname}"] for other in range(3) if other != seat)
        await one.tables.lateness.come_back(table, people[seat].owner)
        told = {post["to"]: post["tables"][0]["events"] for post in await one.look(collecting.EVERY)}
        assert all("seat" in told[f"/{people[other].nickname}"] for other in range(3) if other != seat)
        assert "seat" not in told.get(f"/{people[seat].nickname}", []), "who comes back knows"

    play(database_file, hands, scene)


def test_nothing_is_sent_while_its_person_looks_at_the_table(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        table = await slow_duel(one.tables)
        loaded = await until(one.tables, table, lambda found: turn_of(found) >= 0, hands)
        seat = turn_of(loaded)
        await one.hook((ANNA, BORIS)[seat])
        await one.store.hub.arrive(table, seat)
        assert await one.look(SOON) == []
        hands.time += 0.5 * days.left(loaded, seat)
        assert await one.look(60) == []
        await one.store.hub.depart(table, seat)
        told = await one.look(SOON)
        assert [post["tables"][0]["events"] for post in told] == [["half"]], "a reminder waits until they have left"
        hands.time += 0.7 * days.left(loaded, seat)
        await one.store.hub.arrive(table, seat)
        with one.store.hub.covered(table, [seat]):
            told = await one.look(collecting.EVERY)
        assert [post["tables"][0]["events"] for post in told] == [["most"]], "a page behind other windows is not seen"
        await one.store.hub.depart(table, seat)
        with one.store.hub.polling(table, seat):
            hands.time += 0.9 * days.left(loaded, seat)
            assert await one.look() == []

    play(database_file, hands, scene)


def test_all_tables_of_a_person_are_one_message_and_the_next_one_waits(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA, kind="slack", language="ru")
        found = []
        for _ in range(3):
            found.append(await slow_duel(one.tables))
            loaded = await until(one.tables, found[-1], lambda seen: 0 in days.ticking(seen), hands)
            assert loaded.owes(0)
        told = await one.look(SOON)
        assert len(told) == 1
        assert told[0]["text"].startswith("Вас ждут 3 стола")
        assert sum(f"{BASE}/t/{table}" in told[0]["text"] for table in found) == 3
        more = await slow_duel(one.tables)
        await until(one.tables, more, lambda seen: 0 in days.ticking(seen), hands)
        assert await one.look(SOON) == [], "at most one message in ten minutes"
        later = await one.look(collecting.EVERY)
        assert len(later) == 1
        assert more in later[0]["text"]

    play(database_file, hands, scene)


@pytest.mark.parametrize(("level", "told"), [("all", [["turn"], ["half"]]), ("deadlines", [["half"]]), ("none", [])])
def test_each_table_has_a_level(database_file: str, hands: Hands, level: str, told: list[list[str]]) -> None:
    async def scene(one: Club) -> None:
        table = await slow_duel(one.tables)
        loaded = await until(one.tables, table, lambda found: turn_of(found) >= 0, hands)
        mine = (ANNA, BORIS)[turn_of(loaded)]
        await one.hook(mine)
        await one.registry.set_level(mine.owner, table, level)
        assert await one.registry.level_at(mine.owner, table) == level
        got = await one.look(SOON) + await one.look(0.6 * days.left(loaded, turn_of(loaded)))
        assert [post["tables"][0]["events"] for post in got] == told

    play(database_file, hands, scene)


def test_no_notice_depends_on_a_hidden_card(tmp_path: Path, hands: Hands) -> None:
    """Two worlds that differ in what is hidden write the same rows, with the same times, to everybody."""

    async def world(store: Store, tables: Tables, secret: bytes) -> list[list[tuple[Any, ...]]]:
        tables.seating.secret = secret
        hands.time = start
        table = await family(tables)
        loaded = await tables.cache.get(table)
        found = []
        for _ in range(6):  # sealed questions at first: one seat answers after the other
            owing = [seat for seat in range(3) if loaded.owes(seat)]
            if not owing:
                break
            hands.time += 100
            await tables.moves.play(table, owing[-1], str(loaded.options(owing[-1])[0]), loaded.number(owing[-1]))
            loaded = await tables.cache.get(table)
            async with store.read() as connection:
                wanted = sa.select(outbox.c.owner, outbox.c.event, outbox.c.seat, outbox.c.moment, outbox.c.due_at)
                rows = await connection.execute(wanted.where(outbox.c.owner != (ANNA, BORIS, CYRIL)[owing[-1]].owner))
                found.append(sorted(tuple(row) for row in rows))
        return found

    start = hands.time
    worlds = [
        run(f"sqlite:///{tmp_path}/{name}.db", partial(world, secret=secret))
        for name, secret in (("one", bytes(range(32))), ("other", bytes(range(1, 33))))
    ]
    assert worlds[0] == worlds[1]
    assert worlds[0][0]


def test_a_dead_endpoint_is_tried_again_more_and_more_seldom_and_then_switched_off(
    database_file: str, hands: Hands
) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA)
        known, _ = await one.registry.of(ANNA.owner)
        one.http.answer = lambda post: (503, {})
        await one.registry.test(ANNA.owner, known[0].id)
        tried, ids = list[float](), set[str]()
        for _ in range(40):
            before = len(one.http.posts)
            await one.look(30)
            tried += [hands.time] * (len(one.http.posts) - before)
            ids.update(post.headers["webhook-id"] for post in one.http.posts[before:])
        gaps = [round(later - earlier) for earlier, later in pairwise(tried)]
        assert gaps == [60, 120, 240, 480]
        assert len(ids) == 1, "a repetition has the same id"
        channel = (await one.registry.of(ANNA.owner))[0][0]
        assert (channel.error, channel.off) == ("http-503", False)
        hands.time += sender.GIVE_UP
        await one.look()
        channel = (await one.registry.of(ANNA.owner))[0][0]
        assert channel.off
        assert [row[0] for row in await one.rows(deliveries.c.state)] == ["dead"]
        one.http.answer = lambda post: (200, {})
        await one.registry.resume(ANNA.owner, channel.id)
        await one.registry.test(ANNA.owner, channel.id)
        assert len(await one.look()) == 1

    play(database_file, hands, scene)


def test_a_silent_endpoint_delays_nobody(database_file: str, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.table.notice.guard.TOTAL", 0.5)

    async def scene(one: Club) -> None:
        async with receiving() as dead:
            dead.silent = True
            people = [Person(f"{i:064}", f"P{i}") for i in range(sender.LANES["web"].places // 2)]
            for person in people:
                reader = Reader(person.owner, "en", BASE)
                await one.registry.add_webhook(reader, "json", dead.url())
            await one.hook(ANNA)
            for person in (*people, ANNA):
                known, _ = await one.registry.of(person.owner)
                await one.registry.test(person.owner, known[0].id)
            assert [post["to"] for post in await one.look()] == ["/Anna"]
            failing = [row for row in await one.rows(channels.c.failing_since) if row[0] is not None]
            assert len(failing) == len(people)

    play(database_file, hands, scene)


def test_a_crash_between_sending_and_marking_sends_once_more_under_the_same_id(
    database_file: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA)
        known, _ = await one.registry.of(ANNA.owner)
        await one.registry.test(ANNA.owner, known[0].id)

        async def dies(*_: Any, **__: Any) -> None:
            raise RuntimeError("killed")

        monkeypatch.setattr(notice_queries, "end_delivery", dies)
        assert len(await one.look()) == 1
        monkeypatch.undo()
        hands.__init__(monkeypatch)  # type: ignore[misc]
        assert await one.look(sender.CLAIM - 10) == []
        assert len(await one.look(20)) == 1
        assert await one.look(24 * HOUR) == []
        assert len({post.headers["webhook-id"] for post in one.http.posts}) == 1

    play(database_file, hands, scene)


def test_one_process_sends_and_another_takes_over(database: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA)
        known, _ = await one.registry.of(ANNA.owner)
        other_store = await Store.open(database)
        other = Sender(other_store, one.settings)
        await other.prepare()
        assert other.links.read("stop", one.sender.links.sign("stop", "x")) == ("x",), "every server reads all links"
        assert other.push.public_key == one.sender.push.public_key
        assert not await other.look(), "there is nothing to do"
        await one.registry.test(ANNA.owner, known[0].id)
        assert await other.look()
        await other.finish()
        await one.registry.test(ANNA.owner, known[0].id)
        assert not await one.sender.look(), "one sends at a time"
        await other.close()
        assert len(await one.look()) == 1, "and the next one takes over at once"
        await other_store.close()

    play(database, hands, scene)


def test_a_push_is_encrypted_for_its_browser_and_a_browser_that_is_gone_is_forgotten(
    database_file: str, hands: Hands
) -> None:
    async def scene(one: Club) -> None:
        browser = FakeBrowser()
        reader = Reader(ANNA.owner, "uk", BASE)
        await one.registry.add_push(reader, one.http.url("/push/1"), browser.p256dh, browser.auth, "Firefox")
        table = await slow_duel(one.tables)
        await until(one.tables, table, lambda found: 0 in days.ticking(found), hands)
        hands.time += SOON
        await one.sender.look()
        await one.sender.finish()
        post = one.http.posts[0]
        assert browser.read(post)["url"] == f"{BASE}/t/{table}"
        assert browser.read(post)["title"].endswith("стіл чекає на вас")
        assert (post.headers["content-encoding"], post.headers["topic"]) == ("aes128gcm", "consigliere")
        scheme, _, token = post.headers["authorization"].partition(" ")
        claims = token.split("t=")[1].split(",")[0].split(".")[1]
        said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert (scheme, said["aud"], said["sub"]) == ("vapid", f"http://{HERE}:{one.http.port}", BASE)
        assert f"k={one.sender.push.public_key}" in token
        one.http.answer = lambda _: (410, {})
        known, _ = await one.registry.of(ANNA.owner)
        await one.registry.test(ANNA.owner, known[0].id)
        await one.sender.look()
        await one.sender.finish()
        assert await one.registry.of(ANNA.owner) == ([], Preferences("uk", BASE, "all"))

    play(database_file, hands, scene)


def test_webhooks_are_signed_with_the_time_and_mention_nobody(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        for kind in webhooks.KINDS:
            await one.hook(ANNA, f"/{kind}", kind)
        await one.tables.seating.join(
            Person("e" * 64, "<!here> @everyone"),
            table := await one.tables.seating.create(ANNA, slow()),
            1,
            "<!here> @all",
        )
        await one.tables.seating.start(table)
        await until(one.tables, table, lambda found: 0 in days.ticking(found), hands)
        told = {post["to"]: post for post in await one.look(SOON)}
        assert told["/discord"]["allowed_mentions"] == {"parse": []}
        assert "\\@all" in told["/discord"]["content"]
        assert "&lt;!here&gt;" in told["/slack"]["text"]
        post = next(post for post in one.http.posts if post.path == "/json")
        known, _ = await one.registry.of(ANNA.owner)
        secret = next(json.loads(found.keys)["secret"] for found in known if found.kind == "json")
        key = base64.b64decode(secret.removeprefix("whsec_"))
        signed = f"{post.headers['webhook-id']}.{post.headers['webhook-timestamp']}.".encode() + post.body
        wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        assert post.headers["webhook-signature"] == f"v1,{wanted}"
        assert abs(int(post.headers["webhook-timestamp"]) - hands.time) <= 1

    def slow() -> Any:
        from consigliere.table.play.seating import Draft

        return Draft("dual_powers", 2, speed="steady", nights=False)

    play(database_file, hands, scene)


def test_mail_is_confirmed_first_and_stopped_by_its_link(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        reader = Reader(ANNA.owner, "en", "https://evil.example")
        await one.registry.add_mail(reader, "anna@club.example")
        table = await slow_duel(one.tables)
        await until(one.tables, table, lambda found: 0 in days.ticking(found), hands)
        await one.look(SOON)
        assert [mail["subject"] for mail in one.mails.mails] == ["Confirm your address"], "and nothing else"
        link = one.mails.mails[0].get_content().split()[-1]
        assert link.startswith(f"{BASE}/notice/confirm/"), "never the address that a request named"
        secret = link.rsplit("/", 1)[1]
        assert await one.registry.confirm(secret[:-2], do=True) is None
        assert await one.registry.confirm(secret, do=True) is not None
        loaded = await one.tables.cache.get(table)
        await one.look(0.6 * days.left(loaded, 0))
        mail = one.mails.mails[1]
        assert mail["to"] == "anna@club.example"
        assert "half of your time" in mail.get_content()
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        stop = mail["list-unsubscribe"].strip("<>")
        assert stop in mail.get_content()
        assert await one.registry.stop(stop.rsplit("/", 1)[1])
        await one.look(0.4 * days.left(loaded, 0))
        await one.look(days.left(loaded, 0) + 1)
        assert len(one.mails.mails) == 2, "one click, and nothing more comes"
        one.mails.answer = "550 no such person"

    play(database_file, hands, scene)


def test_a_mail_that_is_refused_for_good_is_a_dead_letter(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        one.mails.answer = "550 no such person"
        await one.registry.add_mail(Reader(ANNA.owner, "en", BASE), "nobody@club.example")
        await one.look()
        assert await one.rows(deliveries.c.state, deliveries.c.error) == [("dead", "smtp-550")]
        one.mails.answer = "451 later"
        known, _ = await one.registry.of(ANNA.owner)
        await one.registry.test(ANNA.owner, known[0].id)
        await one.look()
        assert ("waiting", "smtp-451") in await one.rows(deliveries.c.state, deliveries.c.error)
        one.mails.answer = "250 ok"
        await one.look(120)
        assert len(one.mails.mails) == 1

    play(database_file, hands, scene)


def test_the_notices_of_a_guest_move_to_the_account(database_file: str, hands: Hands) -> None:
    async def scene(one: Club) -> None:
        await one.hook(ANNA)
        table = await slow_duel(one.tables)
        await until(one.tables, table, lambda found: 0 in days.ticking(found), hands)
        await one.registry.set_level(ANNA.owner, table, "deadlines")
        async with one.store.write() as connection:
            await notice_queries.transfer_notice(connection, ANNA.owner, "account")
        assert (await one.registry.of(ANNA.owner))[0] == []
        assert len((await one.registry.of("account"))[0]) == 1
        assert await one.registry.level_at("account", table) == "deadlines"
        assert {row[0] for row in await one.rows(outbox.c.owner)} <= {"account", BORIS.owner}
        async with one.store.write() as connection:
            await notice_queries.forget_person(connection, "account")
        assert await one.rows(channels.c.id) == []

    play(database_file, hands, scene)
