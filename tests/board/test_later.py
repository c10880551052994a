"""What advice says about a choice: figures that differ later, or what lies at the place."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.board.advice_words import later, reasons
from consigliere.board.later import CLEAR, FEWEST, Later
from consigliere.board.words import LANGUAGES, words_for
from consigliere.engine import Option
from tests.games.men_of_mayhem.scene import gang, scene

HERE, THERE = Option("take", "a"), Option("take", "b")


class Fixed(Later):
    """Figures from rows instead of matches."""

    def __init__(self, here: list[float], there: list[float]) -> None:
        super().__init__("dual_powers", 0, ("en",))
        for option, row in ((HERE, here), (THERE, there)):
            self._found[option] = [{"en": {"guns": one}} for one in row]


def test_worlds_are_compared_one_by_one() -> None:
    """What chance does to both cancels out: a small difference in every world is clear, a large one in few is not."""
    luck = [0.0, 9.0, 4.0, 7.0, 1.0, 8.0]
    assert Fixed([one + 1 for one in luck], luck).told(HERE, [HERE, THERE]) == {"en": [("guns", 5.83, 4.83)]}
    assert Fixed([9.0, 9.0, 4.0, 7.0, 1.0, 8.0], luck).told(HERE, [HERE, THERE]) == {"en": []}
    assert Fixed(luck[: FEWEST - 1], [0.0] * (FEWEST - 1)).told(HERE, [HERE, THERE]) == {"en": []}
    assert CLEAR > 2, "of many figures one in twenty differs by two errors for nothing"


def test_the_same_numbers_are_told_once() -> None:
    """Points and the purse that they are counted from."""
    fixed = Fixed([], [])
    for option, add in ((HERE, 3.0), (THERE, 0.0)):
        fixed._found[option] = [{"en": {"Points": i + add, "purse": i + add, "guns": 5 - add}} for i in range(6)]
    told = fixed.told(HERE, [HERE, THERE])["en"]
    assert [name for name, _, _ in told] == ["guns", "Points"]
    assert [fixed.is_points(row, "en") for row in told] == [False, True]
    assert not fixed.silent
    assert Later("dual_powers", 0, ("en",)).silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_that_differ_share_a_sentence(language: str) -> None:
    words = words_for(language, "dual_powers")
    told = later([["guns", 1.0, 2.0], ["cash", 3.0, 4.0], ["bags", 5.0, 6.0]], words, 2)
    assert told.count("guns") == told.count("cash") == told.count(";") == 1
    assert "bags" not in told
    assert later([], words, 2) == ""


def test_where_no_figure_differs_the_place_is_described() -> None:
    table = scene(samcro=gang(home="2m2p"), mayans=gang(home="1m"))
    table.do("ride:clubhouse_samcro")
    match, words = table.match, words_for("en", "men_of_mayhem")
    rows = [{"option": str(option), "later": []} for option in match.options(0)]
    place = str(rows[0]["option"])
    assert reasons(match, 0, rows, words)[place] == "Nobody is here."
    bidding = cg.new("la_cosa_nostra", seats=3, seed=1)  # a family is no place on the board
    only = [{"option": str(bidding.options(0)[0]), "later": []}]
    words = words_for("en", "la_cosa_nostra")
    assert list(reasons(bidding, 0, only, words).values()) == [words("web-advice-only")]


@pytest.mark.parametrize(("language", "sum_"), [("en", "12,800"), ("ru", "12\u00a0800"), ("uk", "12\u00a0800")])
def test_a_large_average_is_written_as_the_language_writes_it(language: str, sum_: str) -> None:
    """The board says $12,800, and so does the advice."""
    words = words_for(language, "la_cosa_nostra")
    assert sum_ in later([["cash", 12760.0, 2.5]], words, 1)
