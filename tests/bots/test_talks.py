"""The negotiation loop: talk is bounded, ends, repeats by its seeds, and changes nothing unasked."""

from __future__ import annotations

from collections import Counter

import pytest

import consigliere as cg
from consigliere.bots import (
    MANNERS,
    NegotiatorBot,
    RandomBot,
    Sight,
    bots_for,
    default_bots,
    hold_talks,
    make,
    play_out,
)
from consigliere.bots.negotiator import WITHDRAW_LOSS
from consigliere.bots.talks import ANSWERS
from consigliere.cli import main
from consigliere.engine import NotUnderstood, Option
from consigliere.games import find
from consigliere.lab.sim import plan, simulate
from tests.bots.players import HANDS, RAN, RENT, landlord, negotiator, offer_option, said, watched
from tests.toy.scene import play, scene
from tests.toy.steps import Turn

pytestmark = pytest.mark.usefixtures("toy")


# --- the negotiation loop


class Chatterbox(RandomBot):
    """Offers something as long as anybody listens."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.said = 0

    def talk(self, sight: Sight) -> Option | None:
        self.said += 1
        answers = [option for option in sight.extras if option.verb in ANSWERS]
        if answers and self.said % 2:
            return answers[0]
        return offer_option([[sight.seat, (sight.seat + 1) % sight.seats, "coins", 1]], str(self.said))


def test_talk_is_bounded_and_ends() -> None:
    match = cg.new("toy", seats=4, seed=3)
    bots = [Chatterbox(seat) for seat in range(4)]
    play_out(match, bots, talk=2)
    assert match.result is not None
    offers: Counter[tuple[int, int]] = Counter()
    again = cg.new("toy", seats=4, seed=3)
    for choice in match.history():
        if choice.option.verb == "offer":
            offers[again.number(None), choice.seat] += 1
        again.play(choice.seat, choice.option)
    assert len(offers) > 8
    assert max(offers.values()) == 2


def test_nobody_talks_unless_talk_is_on() -> None:
    saves = []
    for bots in ([negotiator(manner, 1) for manner in MANNERS], [RandomBot(1) for _ in MANNERS]):
        match = cg.new("toy", seats=3, seed=4)
        play_out(match, bots)
        assert not any(choice.extra for choice in match.history())
        saves.append(match.save())
    assert saves[0] == saves[1]  # without deals a negotiator plays like the bot it is based on


def test_a_bot_that_cannot_talk_is_not_asked() -> None:
    match = landlord()
    hold_talks(match, [make("random"), negotiator("trader", 1), make("greedy")], 2)
    assert [(choice.seat, choice.option.verb) for choice in match.history()][:1] == [(1, "offer")]
    assert {choice.seat for choice in match.history()} == {1}


def test_standing_offers_are_left_alone_while_the_table_is_locked() -> None:
    match = scene(HANDS, stalls=RENT, draws=RAN)
    match.play(1, offer_option([[0, 1, "permit", "stall_1"], [1, 0, "coins", 2]]))
    play(match, "0 run:stall_1")
    assert match.view(None)["step"] == "Rob"
    before = match.position()
    hold_talks(match, [negotiator("trader", seat) for seat in range(3)], 5)
    assert match.position() == before


def test_an_offer_that_the_rules_refuse_counts_as_silence() -> None:
    """Seat 0 offers coins that it turns out not to have when seat 1 accepts: the talk continues."""

    class Eager(RandomBot):
        def talk(self, sight: Sight) -> Option | None:
            return next((option for option in sight.extras if option.verb == "accept"), None)

    match = scene(HANDS, coins=(4, 4, 4))
    match.play(0, offer_option([[0, 1, "coins", 4]]))
    match.play(0, offer_option([[0, 2, "coins", 4]]))
    hold_talks(match, [RandomBot(), Eager(1), Eager(2)], 1)
    assert sum(choice.option.verb == "accept" for choice in match.history()) == 1
    assert match.result is None
    assert match.position()["table"]["coins"] in ([0, 8, 4], [0, 4, 8])


def test_the_maker_may_withdraw_before_anybody_answers() -> None:
    """Seat 2 would accept any open offer. But seat 1's offer is now bad for seat 1, and seat 1 is asked first."""

    class Eager(RandomBot):
        def talk(self, sight: Sight) -> Option | None:
            return next((option for option in sight.extras if option.verb == "accept"), None)

    for seats in range(3):  # no matter who begins
        match = scene(HANDS, stalls=RENT, stack=(*(Turn(2) for _ in range(seats)), Turn(1), Turn(2)))
        match.play(1, offer_option([[1, 0, "coins", 2], [0, 1, "permit", "stall_1"]]))
        while match.deciders == (2,):
            play(match, "2 rest")
        play(match, "1 rest")
        hold_talks(match, [Eager(0), negotiator("trader", 1), Eager(2)], 1)
        assert [choice.option.verb for choice in match.history()][-1] == "withdraw"


def test_the_same_seeds_give_the_same_talk() -> None:
    saves = set()
    for _ in range(2):
        match = cg.new("toy", seats=3, seed=6, options={"homeless": True})
        play_out(match, [make(name, 5) for name in ("trader", "bully", "miser")], talk=2)
        saves.add(match.save())
    assert len(saves) == 1
    assert any("accept" in save for save in saves)


def test_being_watched_changes_nothing() -> None:
    """The tests above record what bots think. That must not change the game."""
    saves = set()
    for looks in (False, True):
        match = cg.new("toy", seats=3, seed=8, options={"homeless": True})
        bots = [negotiator(manner, 2) for manner in MANNERS]
        if looks:
            match = watched(match, bots)
        play_out(match, bots, talk=2)
        saves.add(match.save())
    assert len(saves) == 1


def test_the_simulator_counts_deals() -> None:
    wanted = plan("toy", ["trader", "bully", "miser"], 3, {"homeless": True}, seed=1, talk=2)
    report = simulate(wanted, games=6)
    assert report["talk"] == 2
    assert report["deals_per_game"]["mean"] > 0
    each = sum(row["deals_per_game"] * row["played"] for row in report["bots"])
    assert each == pytest.approx(2 * report["deals_per_game"]["mean"] * report["games"])  # two parties a deal
    silent = simulate(wanted._replace(talk=0), games=6)
    assert silent["deals_per_game"]["most"] == 0


@pytest.mark.parametrize(
    ("game", "bot", "talk", "complaint"),
    [
        ("dual_powers", "trader", 2, "no trade"),
        ("toy", "trader", -1, "0 to 100"),
        ("toy", "greedy", 1, "greedy: none of these bots talks; trader, bully, miser play as greedy and do"),
    ],
)
def test_invalid_talk_settings_are_refused(game: str, bot: str, talk: int, complaint: str) -> None:
    with pytest.raises(NotUnderstood, match=complaint):
        plan(game, [bot], 3 if game == "toy" else 2, {}, seed=1, talk=talk)


def test_the_command_line_reports_deals(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sim", "toy", "--bots", "trader,greedy", "--players", "3", "--talk", "1", "--games", "2"])
    assert "Deals:" in capsys.readouterr().out


def test_it_ignores_seats_that_never_answer() -> None:
    """One offer at a time per seat.

    After two without an answer, none for the rest of the round; an answer resets that.
    """
    match = landlord(stack=tuple(Turn(seat) for seat in (0, 2, 2, 0, 1)))
    bot = negotiator("trader", 1)
    for _ in range(2):
        option = bot.talk(Sight(match, 1, 5))
        assert option is not None
        match.play(1, option)
        assert bot.talk(Sight(match, 1, 5)) is None  # seat 0 owes an answer, and no other seat has anything to say
        number = match.view(1)["offers"][0]["number"]
        match.play(1, Option("withdraw", number))
    assert bot.memory(Sight(match, 1)).unheard == {0: 2}
    assert bot.talk(Sight(match, 1, 5)) is None
    match.play(0, offer_option([[1, 0, "coins", 3]]))  # a bad offer, but an answer
    number = match.view(1)["offers"][0]["number"]
    assert said(bot.talk(Sight(match, 1, 5))) == ("refuse", number)
    match.play(1, Option("refuse", number))
    assert bot.memory(Sight(match, 1)).unheard == {}
    assert bot.talk(Sight(match, 1, 5)) is not None


def test_where_there_is_trade_a_persons_company_negotiates_each_in_its_own_style() -> None:
    assert default_bots(trade=False, number=2) == ["soldier", "soldier"]
    assert default_bots(trade=True, number=4) == [f"soldier-{one}" for one in ("trader", "bully", "miser", "trader")]
    assert all(isinstance(make(name), NegotiatorBot) for name in default_bots(trade=True, number=3))


def test_who_negotiates_is_offered_only_where_there_is_trade() -> None:
    assert {f"soldier-{manner}" for manner in MANNERS} <= set(bots_for(find("men_of_mayhem")))
    assert bots_for(find("dual_powers")) == ("novice", "soldier", "capo", "consigliere")


def test_who_looks_ahead_is_offered_only_where_that_helps() -> None:
    title = find("dual_powers")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(title), "lookahead", None)
        assert bots_for(title) == ("novice", "soldier")
    assert bots_for(title) == ("novice", "soldier", "capo", "consigliere")


def test_a_second_look_that_comes_out_a_little_worse_is_no_reason_to_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look samples other worlds. An offer is withdrawn when it has become bad, not when its value wavers."""
    match = landlord()
    bot = negotiator("trader", 1)
    option = bot.talk(Sight(match, 1, 1))
    assert option is not None
    match.play(1, option)
    number = match.view(1)["offers"][0]["number"]
    for gain, steps_back in ((-0.5 * WITHDRAW_LOSS, False), (-2 * WITHDRAW_LOSS, True), (float("-inf"), True)):
        with monkeypatch.context() as patch:
            patch.setattr(bot, "_gain", lambda appraisal, offer, gain=gain: gain)
            heard = bot.talk(Sight(match, 1, 0))
            assert said(heard) == ("withdraw", number) if steps_back else heard is None
