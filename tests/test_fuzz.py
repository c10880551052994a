"""The fuzzer plays to the end, finds what is broken and prints how to repeat it."""

from __future__ import annotations

import pytest

from consigliere.engine import Option, Seat
from consigliere.games import register
from tests import fuzz
from tests.cases import all_titles
from tests.toy import TITLE as TOY
from tests.toy.market import Market
from tests.toy.title import NightMarket

pytestmark = pytest.mark.usefixtures("toy")


class LosesCards(NightMarket):
    """An any-time option removes a card from the game."""

    def take_extra(self, g: Market, seat: Seat, option: Option) -> None:
        super().take_extra(g, seat, option)
        if g.deck:
            g.deck.pop()


def test_games_of_every_title_end_without_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "2", "--quiet"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    for line in ("dual_powers, 1 seat ", "dual_powers, 2 seats", "toy, 3 seats", "toy, 4 seats"):
        assert line in said.out
    assert "all ended without an error" in said.out


def test_its_games_have_the_settings_that_a_save_would_have() -> None:
    for title in all_titles():
        for seats in range(title.facts.players[0], title.facts.players[1] + 1):
            for seed in range(24):
                case = fuzz.Mode(title, seats).case(seed)
                assert case.options == title.complete_options(seats, case.options), (title.id, seed)


def test_a_broken_game_is_named_with_the_command_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "all_titles", lambda: [LosesCards()])
    monkeypatch.setattr(fuzz, "TOY", LosesCards())
    arguments = ["--games", "20", "--seats", "3", "--failures", "1", "--quiet"]
    assert fuzz.main(arguments) == 1
    said = capsys.readouterr()
    assert "1 FAILED" in said.out
    assert "the cards are not each in one place" in said.err
    command = next(line for line in said.err.splitlines() if "python -m tests.fuzz" in line)
    again = command.split("python -m tests.fuzz ")[1].split()
    assert fuzz.main([*again, "--quiet"]) == 1
    assert "the cards are not each in one place" in capsys.readouterr().err
    register(TOY)


def test_a_message_that_should_be_refused_and_is_not_is_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "_mutated", lambda pick, text: text)
    monkeypatch.setattr(fuzz, "_allowed", lambda match, seat, what: False)
    assert fuzz.main(["--game", "toy", "--seats", "3", "--games", "30", "--failures", "1", "--quiet"]) == 1
    assert "accepted from" in capsys.readouterr().err


def test_seeds_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert fuzz.main(["--game", "toy", "--games", "3", "--seed", "70", "--quiet"]) == 0
    first, second = (block.split("\n")[1:3] for block in capsys.readouterr().out.split("game ")[1:])
    assert [line.split()[3:6] for line in first] == [line.split()[3:6] for line in second]  # the same games
    assert fuzz.main(["--game", "toy", "--minutes", "0.001", "--quiet"]) == 0
    assert fuzz.main(["--game", "chess", "--quiet"]) == 2


def test_it_continues_until_every_pair_of_values_has_occurred(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--game", "toy", "--each", "2", "--quiet"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("toy, ")]
    least, most = TOY.facts.players
    assert [row[8] for row in rows] == ["2"] * (most - least + 1)
    assert all(int(row[3]) > 8 for row in rows)


def test_random_settings_go_together() -> None:
    for mode in (fuzz.Mode(TOY, 3), fuzz.Mode(TOY, 4)):
        seen = {str(mode.case(seed).options) for seed in range(60)}
        assert len(seen) >= 5
