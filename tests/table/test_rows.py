"""Long moves in few clicks: rows of options taken as one and undone as one, and answers that are no choice."""

from __future__ import annotations

from random import Random

from consigliere.engine.foresight import forced
from consigliere.table.loaded import ROW

from .server import Browser, Server
from .test_http import two_at_a_table


def test_a_row_is_taken_and_undone_as_one(server: Server, anna: Browser, boris: Browser) -> None:
    """Played at random, with every far end aimed at in one click once it is offered."""
    table = two_at_a_table(anna, boris)
    pick, rows, undone = Random(3), 0, 0
    for _ in range(150):
        loaded = server.loaded(table[3:])
        if loaded.match.result is not None or (rows > 4 and undone > 2):
            break
        assert forced(loaded.match) is None, "what is no choice has been answered already"
        browser = anna if loaded.owes(0) else boris
        options, number = browser.options(table)
        far = [option for option in options if ROW in option]
        before = [str(choice.option) for choice in loaded.match.history()]
        chosen = far[0] if far else pick.choice(options)
        assert browser.post(f"{table}/play", option=chosen, number=number).status_code == 303
        loaded = server.loaded(table[3:])
        made = [str(choice.option) for choice in loaded.match.history()]
        assert made[: len(before) + len(chosen.split(ROW))] == [*before, *chosen.split(ROW)]
        rows += bool(far)
        seat = 0 if browser is anna else 1
        if len(made) > len(before) + 1 and loaded.can_undo(seat):
            browser.post(f"{table}/undo", number=browser.options(table)[1])
            after = [str(choice.option) for choice in server.loaded(table[3:]).match.history()]
            assert after == before, "taken as one, taken back as one"
            undone += 1
            browser.post(f"{table}/play", option=chosen, number=browser.options(table)[1])
    assert rows > 0
    assert undone > 0


def test_a_row_with_one_wrong_option_changes_nothing(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    options, number = anna.options(table)
    before = server.loaded(table[3:]).match.save()
    answer = anna.post(f"{table}/play", option=f"{options[0]}{ROW}to:nowhere", number=number)
    assert answer.status_code != 303 or server.loaded(table[3:]).match.save() == before
    assert server.loaded(table[3:]).match.save() == before
