"""The random generator: the same on every machine, uniform, verifiable, and replaceable in tests."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

import consigliere as cg
from consigliere.engine import Chance, Dictated, Fast, Keyed, NotUnderstood, State
from consigliere.engine.chance import _drawn, chance_from

SECRET = bytes(range(32))

FAST_0 = [3, 4, 2, 3, 4, 0, 4, 1, 2, 3, 2, 0]
FAST_7 = [25, 23, 44, 16, 9, 24, 29, 4]
FAST_NEGATIVE = [351, 842, 794, 737]
FAST_LARGE = [19, 672, 189, 415]
KEYED_6 = [1, 4, 3, 3, 3, 4, 1, 1, 2, 0, 3, 4]
KEYED_52 = [51, 24, 37, 31, 1, 38, 17, 23]


def row(chance: Chance, n: int, count: int) -> list[int]:
    return [chance.draw(i, n) for i in range(1, count + 1)]


def test_the_fast_generator_gives_these_very_numbers() -> None:
    # Literal values: another Python, another machine or another release must draw the same.
    assert row(Fast(0), 6, 12) == FAST_0
    assert row(Fast(7), 52, 8) == FAST_7
    assert row(Fast(-1), 1000, 4) == FAST_NEGATIVE
    assert row(Fast(2**64), 1000, 4) == FAST_LARGE


def test_the_fast_generator_is_splitmix_whatever_it_counts_with() -> None:
    """The compiled build uses machine words up to 2**63. The numbers are the same below and above that limit."""

    def drawn(key: int, count: int, n: int) -> int:
        x = (key + count * 0x9E3779B97F4A7C15) % 2**64
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
        return (x ^ x >> 31) * n // 2**64

    for n in (1, 6, 100, 2**31 - 1, 2**31, 2**32 + 1, 2**60, 2**63 - 1, 2**63, 2**70):
        for seed in range(60):
            chance = Fast(seed)
            for count in (1, 2, 50, 99_999, 2**40):
                assert chance.draw(count, n) == drawn(chance.key, count, n)
                if n < 2**63:  # the compiled build reduces here; plain Python never does, and gets the same bits
                    assert _drawn(chance.word, count, n) == drawn(chance.key, count, n)
    assert [Fast(seed).key >= 2**63 for seed in range(6)].count(True) in range(1, 6)  # signed and unsigned
    assert all(-(2**63) <= Fast(seed).word < 2**63 for seed in range(60))  # it fits a machine word


def test_the_keyed_generator_throws_the_uneven_rest_away() -> None:
    """With numbers so large that about half of the hashes are rejected."""
    n = 2**127 + 1
    for count in range(1, 13):
        hashes = [
            hashlib.blake2b(f"{count}/{again}".encode(), digest_size=16, key=SECRET).digest() for again in range(40)
        ]
        first = next(x for x in [int.from_bytes(one, "big") for one in hashes] if x < n)
        assert Keyed(SECRET).draw(count, n) == first


def test_cards_are_handed_out_evenly_four_to_a_draw() -> None:
    last: Counter[int] = Counter()
    for seed in range(400):
        g = State()
        g.begin_kernel(Fast(seed))
        heap = list(range(10))
        dealt = g.deal_random(heap, 9)
        assert sorted(dealt + heap) == list(range(10))
        assert g.draws == 3
        last[dealt[-1]] += 1
    assert min(last[card] for card in range(10)) > 15  # 40 of each
    g.begin_kernel(Fast(0))
    heap = [1, 2, 3]
    assert g.deal_random(heap, 0) == []
    assert (heap, g.draws) == ([1, 2, 3], 0)


def test_the_keyed_generator_gives_these_very_numbers() -> None:
    assert row(Keyed(SECRET), 6, 12) == KEYED_6
    assert row(Keyed(SECRET), 52, 8) == KEYED_52


@pytest.mark.parametrize("chance", [Fast(11), Keyed(SECRET)], ids=["fast", "keyed"])
@pytest.mark.parametrize("n", [2, 6, 7, 48])
def test_every_outcome_is_about_as_likely(chance: Chance, n: int) -> None:
    count = 12_000
    drawn = row(chance, n, count)
    assert set(drawn) == set(range(n))
    expected = count / n
    squares = sum((drawn.count(k) - expected) ** 2 / expected for k in range(n))
    # Chi-square with n - 1 degrees of freedom: mean n - 1, deviation sqrt(2 (n - 1)); five deviations are generous.
    assert squares < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_every_order_of_cards_dealt_is_about_as_likely() -> None:
    """One draw serves four cards. The fifth needs another, and must not depend on the one before."""
    g = State()
    g.chance = Fast(3)
    g.draws = 0
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        heap = list(range(5))
        dealt = g.deal_random(heap, 5)
        assert heap == []
        found[tuple(dealt)] += 1
    assert len(found) == 120
    assert sum((count - 100) ** 2 / 100 for count in found.values()) < 182  # chi-square, 119 degrees: one in 10 000
    heap = list(range(9))
    dealt = g.deal_random(heap, 6)
    assert sorted([*heap, *dealt]) == list(range(9))


@pytest.mark.parametrize("make", [Fast, lambda i: Keyed(i.to_bytes(32, "big"))], ids=["fast", "keyed"])
def test_neighbouring_seeds_and_draws_have_nothing_in_common(make: object) -> None:
    assert callable(make)
    first = [make(i).draw(1, 6) for i in range(6000)]
    pairs = {(a, b): 0 for a in range(6) for b in range(6)}
    for a, b in pairwise(first):
        pairs[a, b] += 1
    assert max(abs(count - 6000 / 36) for count in pairs.values()) < 5 * (6000 / 36) ** 0.5


def test_a_secret_is_fresh_and_its_hash_says_nothing_but_verifies() -> None:
    one, two = Keyed.fresh(), Keyed.fresh()
    assert one.secret != two.secret
    assert len(one.secret) == 32
    assert one.commitment() == hashlib.sha256(one.secret).hexdigest()
    assert one.secret.hex() not in one.commitment()


def test_a_table_publishes_its_hash_first_and_anyone_can_check_the_game_with_the_secret_afterwards() -> None:
    match = cg.new("dual_powers", seats=2)
    published = match.view(None)["commitment"]
    for seat in (0, 1):
        match.play(seat, match.options(seat)[0])
    secret = bytes.fromhex(match.setup.chance.record()["secret"])  # revealed when the game is over
    assert hashlib.sha256(secret).hexdigest() == published == match.view(1)["commitment"]
    again = cg.new("dual_powers", seats=2, secret=secret)
    for seat in (0, 1):
        again.play(seat, again.options(seat)[0])
    assert again.position() == match.position()


def test_no_view_shows_a_seed_or_a_secret() -> None:
    secret = Keyed.fresh().secret
    match = cg.new("dual_powers", seats=2, secret=secret)
    for seat in (None, 0, 1):
        world = match.determinize(seat, seed=5)
        for seen in (str(match.view(seat)), str(match.events(seat)), world.save(), repr(world.setup), repr(match)):
            assert secret.hex() not in seen
            assert repr(secret) not in seen
        assert world.view(seat)["commitment"] == match.view(seat)["commitment"]


def test_dictated_draws_come_first_and_in_order() -> None:
    chance = Dictated((3, 0, 5), rest=Fast(1))
    assert row(chance, 6, 5) == [3, 0, 5, Fast(1).draw(4, 6), Fast(1).draw(5, 6)]
    later = Dictated((3, 0), start=3, rest=Fast(1))
    assert row(later, 6, 5) == [Fast(1).draw(1, 6), Fast(1).draw(2, 6), 3, 0, Fast(1).draw(5, 6)]


def test_a_dictated_draw_that_does_not_fit_is_an_error_of_the_test() -> None:
    with pytest.raises(NotUnderstood, match="dictated draw 0 is 6"):
        Dictated((6,)).draw(1, 6)


@pytest.mark.parametrize(
    "chance", [Fast(0), Fast(-5), Fast(10**30), Keyed(SECRET), Dictated((1, 2), 4, Keyed(SECRET)), Dictated(())]
)
def test_a_record_names_the_generator(chance: Chance) -> None:
    again = chance_from(chance.record())
    assert type(again) is type(chance)
    assert again.record() == chance.record()
    assert row(again, 3, 9) == row(chance, 3, 9)


@pytest.mark.parametrize(
    "record",
    [{}, {"seed": "x"}, {"seed": None}, {"secret": "00"}, {"secret": "zz"}, {"draws": "x", "start": "1", "seed": "0"}],
)
def test_a_record_that_names_nothing_is_not_understood(record: dict[str, str]) -> None:
    with pytest.raises(NotUnderstood):
        chance_from(record)


def test_thinking_never_draws_from_the_game() -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    before = match.position()
    for seed in range(20):
        world = match.determinize(0, seed)
        while world.result is None and world.state.moves < 10:
            seat = world.deciders[0]
            world.play(seat, world.options(seat)[-1])
    assert match.position() == before
    assert match.state.draws == int(before["chance"]["draws_made"])
