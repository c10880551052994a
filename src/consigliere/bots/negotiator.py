"""The bot that negotiates: another bot chooses its moves, and it makes, judges and counters offers.

It prices everything that changes hands by its own evaluation and never accepts a deal that makes it worse off by that.
Its manner says how much of the profit it wants, how often it makes offers and whether it threatens.
"""

from __future__ import annotations

import json
from math import ceil, floor
from random import Random
from time import perf_counter
from typing import NamedTuple

from consigliere.engine import Gift, Match, Offer, Option, Seat, Trade
from consigliere.engine.deals import MAX_OPEN_OFFERS, VERBS
from consigliere.engine.promises import Delivery, Peace, parse_promises

from .appraisal import Appraisal
from .conduct import options_in_keeping
from .memory import Goods, Memory, Words, goods, terms
from .prospects import Prospects
from .remarks import Remarks
from .sight import Bot, Sight

PREMIUM = 0.02  # additional gain required for each broken promise remembered
MAX_DISTRUST = 1.5  # distrust at which it makes no more deals
CONCESSION = 0.15  # the share of the profit left to a partner after each refusal
ENOUGH_GAIN = 0.001  # the gain assumed to be enough for a partner
MONEY_STEP = 4  # units of money by which it estimates the value of money
WITHDRAW_LOSS = (
    0.01  # the loss at which it withdraws an agreement: two estimates of the same deal always differ a little
)
OFFER_CHANCE = 0.25  # how often it considers offers while it is not asked anything
MAX_UNANSWERED = 2  # unanswered offers after which it ignores a seat for the round
TRUSTED_PROMISE = 0.8  # the value of a promise from a trusted seat, as a share of goods handed over at once
MAX_PRICED = 3  # the most promising exchanges: this many are priced at a time


class Manner(NamedTuple):
    """How a bot deals. Gains are in the unit of `Title.value`, where 1 is the whole game."""

    share: float
    """The share of a deal's total profit that it asks for."""
    content: float
    """The share below which it makes a counter-offer instead of accepting."""
    least: float
    """The least gain for which it deals."""
    patience: int
    """How often it improves its price after a refusal."""
    threatens: bool = False
    """Whether it demands money for not attacking, and attacks those who do not pay."""
    bluffs: bool = False
    """Whether it threatens with cards it does not have."""
    word: float = 0.25
    """The most that keeping a promise may cost. If breaking it gains more, it breaks it."""


MANNERS = {
    "trader": Manner(share=0.5, content=0.2, least=0.0005, patience=2),
    "bully": Manner(share=0.85, content=0.5, least=0.002, patience=1, threatens=True, bluffs=True, word=0.0),
    "miser": Manner(share=0.65, content=0.45, least=0.02, patience=0),
}
"""The tempers, by name."""


class Proposal(NamedTuple):
    """An exchange with one other seat, and the promises that go with it; the price is still open."""

    partner: Seat
    goods: Goods
    words: Words = ()
    why: str = ""
    """The reasons given to the partner."""

    def sensible(self, seat: Seat, price: int) -> bool:
        """Whether a seat that pays a price gets something for it, or gives something if it is paid: nobody asks for
        money to be spared, or pays to be rid of a piece."""
        takers = {gift.taker for gift in self.goods} | {word[1] for word in self.words}
        return price > 0 if takers == {seat} else price < 0 if seat not in takers else True

    @property
    def text(self) -> str:
        """The words of the offer as text, with its reason."""
        return " ".join([*[str(word) for word in self.words], *[f"#why:{why}" for why in self.why.split()]])


class Case(NamedTuple):
    """What a proposal brings both sides before any payment."""

    proposal: Proposal
    mine: float
    theirs: float


class Foresight(NamedTuple):
    """How a bot of a level that looks ahead checks deals by playouts."""

    pairs: int
    """Pairs of playouts for each deal and side. 0: it trusts the evaluation."""
    seconds: float = 0.0
    """The time for all of them before it speaks; 0: no limit."""


NO_FORESIGHT = Foresight(0)


class NegotiatorBot:
    """Answers questions by `play`, and deals in its own manner. A price is evaluated in `worlds` possible worlds.

    With `foresight` the evaluation only chooses which deals are looked at: playouts with and without the goods correct
    what it says of those that the bot is about to propose or to answer.
    """

    def __init__(
        self,
        play: Bot,
        manner: Manner,
        seed: int = 0,
        worlds: int = 2,
        muses: float = OFFER_CHANCE,
        foresight: Foresight = NO_FORESIGHT,
    ) -> None:
        self.play = play
        self.manner = manner
        self.seed = seed
        self.worlds = worlds
        self.muses = muses
        self.foresight = foresight
        self._memory: Memory | None = None
        self._prospects: Prospects | None = None
        self._remarks = Remarks(manner.word, seed, MAX_DISTRUST)

    # --- the bot interface

    def choose(self, sight: Sight) -> Option:
        """An answer by `play`, among the options that keep the bot's promises and threats."""
        options = sight.options
        if sight.trade is None or len(options) == 1:
            return self.play.choose(sight)
        memory = self.memory(sight)
        spare = memory.spared() if self.manner.word else set()
        strike = memory.defied if self.manner.threatens else set()
        if spare or strike:
            options = options_in_keeping(sight, spare, strike, Random(f"{self.seed}/{sight.number}"), self.manner.word)
        return self.play.choose(sight.only(options))

    def talk(self, sight: Sight) -> Option | None:
        """An offer, or an answer to one; None if the bot has nothing to say."""
        if sight.trade is None:
            return None
        memory = self.memory(sight)
        offers = sight.offers
        agreed = [offer for offer in offers if sight.seat in offer.accepted]
        to_answer = [offer for offer in offers if sight.seat in offer.parties and sight.seat not in offer.accepted]
        thinks = sight.offers_left > 0 and sum(offer.maker == sight.seat for offer in agreed) < MAX_OPEN_OFFERS
        if thinks and memory.owed():
            made_good = self._keep_promises(sight, memory)
            if made_good is not None:
                return made_good
        if thinks and not memory.wanted and not sight.options:
            thinks = self._random(sight, memory).random() < self.muses
        if not thinks and not to_answer and not agreed:
            return self._remarks.next(sight, memory)
        appraisal = self.appraise(sight)
        for offer in agreed:
            if max(self._gain(appraisal, offer), self._searched_gain(appraisal, offer)) < -WITHDRAW_LOSS:
                return _because("withdraw" if offer.maker == sight.seat else "refuse", offer, "changed")
        for offer in to_answer:
            answer = Option("accept", offer.number)
            why = self._against(appraisal, memory, offer) if answer in sight.extras else "no"
            return _because("refuse", offer, why) if why else answer
        remark = self._remarks.next(sight, memory)
        if remark is not None or not thinks:
            return remark
        return self._propose(sight, appraisal, memory, self._not_now(sight, memory))

    # --- evaluation

    def memory(self, sight: Sight) -> Memory:
        """The updated memory."""
        if self._memory is None or self._memory.seat != sight.seat:
            self._memory = Memory(sight.seat)
        if sight.trade is not None:
            self._memory.learn(sight.trade, sight.events(self._memory.read))
        return self._memory

    def appraise(self, sight: Sight) -> Appraisal:
        """The evaluation of deals at this moment: the same until something happens; talk does not change it."""
        random = self._random(sight, self.memory(sight))
        appraisal = Appraisal(sight, self.worlds, random)
        lookahead = appraisal.worlds(sight.seat)[0].title.lookahead
        self._prospects = None
        if self.foresight.pairs and lookahead is not None:
            until = perf_counter() + self.foresight.seconds if self.foresight.seconds else 0.0
            self._prospects = Prospects(appraisal, lookahead, self.foresight.pairs, random.getrandbits(62), until)
        return appraisal

    def _random(self, sight: Sight, memory: Memory) -> Random:
        return Random(f"{self.seed}/{sight.number}/{memory.moment}")

    def gain(self, sight: Sight, offer: Offer) -> float:
        """The bot's own gain from a deal, promises included."""
        return self._gain(self.appraise(sight), offer)

    def _gain(self, appraisal: Appraisal, offer: Offer) -> float:
        """Minus infinity if the goods cannot change hands."""
        gain = appraisal.gain(appraisal.seat, offer)
        if gain is None:
            return float("-inf")
        memory = self._memory
        assert memory is not None
        for word in parse_promises(offer.text, offer.parties):
            if word in memory.given:
                continue  # it stands anyway
            trusted = 1.0 / (1.0 + memory.distrust.get(word.giver, 0.0))
            own = word.giver == appraisal.seat
            if own and not self.manner.word:
                continue  # promises cost it nothing
            if isinstance(word, Peace) and appraisal.seat in word[:2]:
                harm = appraisal.harm(word, appraisal.seat)
                gain += min(0.0, harm) if own else max(0.0, harm) * trusted
            elif isinstance(word, Delivery) and appraisal.seat in word[:2]:
                gain += appraisal.later(appraisal.seat, offer, word) * (1.0 if own else TRUSTED_PROMISE * trusted)
        return gain

    def _searched_gain(self, appraisal: Appraisal, offer: Offer) -> float:
        """The same, corrected by playouts."""
        return self._gain(appraisal, offer) + self._correction(appraisal, appraisal.seat, offer)

    def _correction(self, appraisal: Appraisal, seat: Seat, offer: Offer) -> float:
        """What playouts add to the evaluation's estimate of the goods of an offer; 0 without foresight."""
        estimate = appraisal.gain(seat, offer) if self._prospects is not None else None
        return self._prospects.correction(seat, offer, estimate) if self._prospects and estimate is not None else 0.0

    def _partner_gain(self, appraisal: Appraisal, seat: Seat, offer: Offer) -> float:
        """The same for another seat, assumed to be honest and trusting."""
        gain = appraisal.gain(seat, offer)
        if gain is None:
            return float("-inf")
        for word in parse_promises(offer.text, offer.parties):
            if seat not in word[:2]:
                continue
            if isinstance(word, Peace):
                harm = appraisal.harm(word, seat)
                gain += max(0.0, harm) if word.taker == seat else min(0.0, harm)
            elif isinstance(word, Delivery):
                gain += appraisal.later(seat, offer, word)
        return gain

    def _wants(self, memory: Memory, parties: tuple[Seat, ...]) -> float:
        """The least gain for which it deals with these seats: distrust costs a premium, and finally rules out deals."""
        felt = max([memory.distrust.get(seat, 0.0) for seat in parties])
        return float("inf") if felt >= MAX_DISTRUST else self.manner.least + PREMIUM * felt

    # --- others' offers

    def _against(self, appraisal: Appraisal, memory: Memory, offer: Offer) -> str:
        """Why it refuses; "" if it accepts."""
        gain = self._searched_gain(appraisal, offer)
        own = terms(offer) in memory.proposed
        if gain <= (-WITHDRAW_LOSS if own and self._prospects is not None else 0.0):
            return "changed" if own else "loss"
        if own and self._wants(memory, offer.parties) < float("inf"):
            return ""  # what it has proposed itself it does not haggle about
        if gain < self._wants(memory, offer.parties):
            if gain < self.manner.least:
                return "little"
            return "shun" if self._wants(memory, offer.parties) == float("inf") else "trust"
        others = [seat for seat in offer.parties if seat != appraisal.seat]
        theirs = max(
            [self._partner_gain(appraisal, seat, offer) + self._correction(appraisal, seat, offer) for seat in others]
        )
        return "" if gain >= self.manner.content * (gain + max(0.0, theirs)) else "share"

    # --- own promises

    def _keep_promises(self, sight: Sight, memory: Memory) -> Option | None:
        """What it has promised to hand over: by an option of the game if there is one, otherwise as a gift. None: not
        now.

        It does not keep a promise that costs more than its manner allows.
        """
        trade = sight.trade
        assert trade is not None
        world = sight.world(self._random(sight, memory).getrandbits(62))
        if not self.manner.word or not trade.promises_due(world.state):
            return None
        for word in memory.owed():
            after, gift = world.state.clone(), Gift(*word[:4])
            before = world.title.value(after, sight.seat)
            if not trade.fulfil(after, gift) or before - world.title.value(after, sight.seat) > self.manner.word:
                continue
            for option in sight.extras:
                if option.verb not in VERBS and _hands_over(world, sight.seat, option, word):
                    return option
            if sight.reach is not None and gift.taker not in sight.reach:
                continue
            gives = [list(gift)]
            if not any(offer.maker == sight.seat and (gift,) == offer.gives for offer in sight.offers):
                return Option("offer", json.dumps({"gives": gives, "text": "#why:word"}, separators=(",", ":")))
        return None

    # --- own offers

    def _not_now(self, sight: Sight, memory: Memory) -> set[Seat]:
        """Seats to which it makes no offers: those that must answer one, that do not talk, or that are not trusted."""
        found = {seat for seat, times in memory.unheard.items() if times >= MAX_UNANSWERED}
        for offer in sight.offers:
            if offer.maker == sight.seat:
                found.update(set(offer.parties) - set(offer.accepted))
        if sight.reach is not None:
            found.update(set(range(sight.seats)) - sight.reach)
        return found | {seat for seat in range(sight.seats) if self._wants(memory, (seat,)) == float("inf")}

    def _propose(self, sight: Sight, appraisal: Appraisal, memory: Memory, not_now: set[Seat]) -> Option | None:
        """What it has just refused, at another price, or the most promising exchange; None if nothing is worth it.

        For an offer that it refused it names its price once, even if it thinks that nobody would pay it: a person may
        value things differently, and then knows what would do.
        """
        promising: list[tuple[bool, float, int, Case]] = []
        asked_for: list[Case] = []
        refused = {
            (seat, goods(appraisal.trade, offer.gives)) for offer in memory.wanted for seat in offer.parties
        }  # with whom, and what
        for i, proposal in enumerate(self._proposals(sight, appraisal, memory)):
            haggling = memory.refused.get((proposal.partner, proposal.goods, proposal.words))
            if haggling is not None and haggling.times > self.manner.patience:
                continue
            if proposal.partner in not_now or memory.resting(*proposal[:3]):
                continue
            case = self._case(appraisal, proposal)
            if case.mine + case.theirs > 0:
                promising.append((proposal[:2] not in refused, -case.mine - case.theirs, i, case))
            if proposal[:2] in refused and haggling is None and case.mine > float("-inf"):
                asked_for.append(case)
        for *_, case in sorted(promising)[:MAX_PRICED]:
            offer = self._priced(appraisal, memory, self._searched(appraisal, case))
            if offer is not None:
                return offer
        if not asked_for:
            return None
        return self._priced(appraisal, memory, self._searched(appraisal, asked_for[-1]), quote=True)

    def _searched(self, appraisal: Appraisal, case: Case) -> Case:
        """A case corrected by playouts with the goods and without, before any payment."""
        offer = _offer(appraisal.trade, appraisal.seat, case.proposal, 0)
        mine = self._correction(appraisal, appraisal.seat, offer)
        theirs = self._correction(appraisal, case.proposal.partner, offer)
        return case._replace(mine=case.mine + mine, theirs=case.theirs + theirs)

    def _proposals(self, sight: Sight, appraisal: Appraisal, memory: Memory) -> list[Proposal]:
        """Possible exchanges: the game's ideas, what it has just refused at the price asked, and peace."""
        trade, seat = appraisal.trade, appraisal.seat
        found: list[Proposal] = []
        for offer in memory.wanted:
            if len(offer.parties) == 2 and trade.money_kind:
                partner = offer.parties[offer.parties[0] == seat]
                found.append(Proposal(partner, goods(trade, offer.gives), parse_promises(offer.text, offer.parties)))
        for g in appraisal.states():
            for idea in trade.suggestions(g, seat):
                partner = next(x for gift in idea for x in (gift.giver, gift.taker) if x != seat)
                found.append(Proposal(partner, goods(trade, idea)))
        if trade.money_kind:
            for other in range(sight.seats):
                if other == seat:
                    continue
                found.append(Proposal(other, (), (Peace(other, seat),)))
                if self.manner.threatens:
                    found.append(Proposal(other, (), (Peace(seat, other),)))
        return [
            proposal
            for proposal in dict.fromkeys(found)
            if not set(proposal.words) & memory.given and not memory.undoes(proposal.goods)
        ]

    def _case(self, appraisal: Appraisal, proposal: Proposal) -> Case:
        """The gain of both sides before any payment: if the sum is not positive, no price helps."""
        if self.manner.threatens and not self.manner.bluffs:
            threats = [x for x in proposal.words if isinstance(x, Peace) and x.giver == appraisal.seat]
            if not all(appraisal.harm(threat, appraisal.seat) for threat in threats):
                return Case(proposal, 0.0, 0.0)  # it has nothing to threaten with
        trial = _offer(appraisal.trade, appraisal.seat, proposal, 0)
        mine = self._gain(appraisal, trial)
        return Case(proposal, mine, self._partner_gain(appraisal, proposal.partner, trial))

    def _priced(self, appraisal: Appraisal, memory: Memory, case: Case, quote: bool = False) -> Option | None:
        """The offer at a price between what the partner must get and what this bot can give; None if there is none.

        Both limits are estimated from the value of one amount of money for each side; the own gain at the price is then
        checked. `quote`: at the least that this bot would deal for, whatever the partner gets.
        """
        trade, me, proposal = appraisal.trade, appraisal.seat, case.proposal
        partner, unit = proposal.partner, trade.money_unit
        haggling = memory.refused.get((partner, proposal.goods, proposal.words))
        wants = max(self._wants(memory, (partner,)), 1e-9)
        low = -(appraisal.purse(partner) // unit) if trade.money_kind else 0
        high = appraisal.purse(me) // unit if trade.money_kind else 0
        price = 0
        if low < high:
            gainer_has = high if (case.mine > case.theirs and high) or not low else low
            sum_tried = max(1, min(MONEY_STEP, abs(gainer_has) // 4)) * (1 if gainer_has > 0 else -1)
            trial = _offer(trade, me, proposal, sum_tried * unit)
            each = (case.mine - self._gain(appraisal, trial)) / sum_tried  # the value of a unit of money
            to_partner = (self._partner_gain(appraisal, partner, trial) - case.theirs) / sum_tried
            if not (each > 0 and (to_partner > 0 or quote)):
                return None
            dearest = min(high, floor((case.mine - wants) / each))
            cheapest = low if quote else max(low, ceil((ENOUGH_GAIN - case.theirs) / to_partner))
            asked = self.manner.share - (CONCESSION * haggling.times if haggling is not None else 0.0)
            price = dearest if quote else dearest - round(max(0.0, asked) * (dearest - cheapest))
            if haggling is not None and price * unit <= haggling.price:
                price = haggling.price // unit + 1  # the same offer would be refused again
            if cheapest > dearest or price > dearest or (quote and not proposal.sensible(me, price)):
                return None
        elif haggling is not None or (case.theirs < ENOUGH_GAIN and not quote):
            return None  # nobody has money: it would be the same offer again, or one for nothing
        why = _reason(me, proposal, memory, trade)
        offer = _offer(trade, me, proposal._replace(why=why), price * unit)
        # Whoever has just offered goods has them, whatever the worlds say.
        if not offer.gives or not (why.startswith("counter") or appraisal.is_likely(offer)):
            return None
        # The price is searched too: the money may be meant for something. Withdrawals look at the whole deal as well.
        if self._searched_gain(appraisal, offer) < wants:
            return None
        body = {"gives": [list(gift) for gift in offer.gives], "text": offer.text}
        return Option("offer", json.dumps(body, separators=(",", ":")))


def _because(verb: str, offer: Offer, why: str) -> Option:
    return Option(verb, json.dumps({"offer": offer.number, "why": f"#why:{why}"}, separators=(",", ":")))


def _reason(seat: Seat, proposal: Proposal, memory: Memory, trade: Trade) -> str:
    """The reasons for an offer: names of sentences."""
    why = _reason_for_terms(seat, proposal, memory, trade)
    return f"{why} premium" if memory.distrust.get(proposal.partner) else why


def _reason_for_terms(seat: Seat, proposal: Proposal, memory: Memory, trade: Trade) -> str:
    if any(
        goods(trade, offer.gives) == proposal.goods and proposal.partner in offer.parties for offer in memory.wanted
    ):
        return "counter"
    if not proposal.goods:
        return "peace" if any(word.taker == seat for word in proposal.words) else "threat"
    takers = {gift.taker == seat for gift in proposal.goods}
    return "swap" if len(takers) > 1 else "want" if takers == {True} else "sell"


def _hands_over(world: Match, seat: Seat, option: Option, word: Delivery) -> bool:
    """Whether an any-time option of the game keeps a promise."""
    trade = world.title.trade
    assert trade is not None
    trial = world.clone(record_events=True)
    trial.play(seat, option)
    told = [seen for event in trial.last.events if (seen := event.seen_by(seat))] if trial.last is not None else []
    return any(
        (gift[0], gift[2], gift[3]) == (word.giver, word.kind, word.what) for x in told for gift in trade.gifts_in(x)
    )


def _offer(trade: Trade, maker: Seat, proposal: Proposal, price: int) -> Offer:
    """A proposal as an offer; its maker pays the price, or receives it if it is negative."""
    gives = proposal.goods
    if price:
        giver, taker = (maker, proposal.partner) if price > 0 else (proposal.partner, maker)
        gives = (*gives, Gift(giver, taker, trade.money_kind, abs(price)))
    parties = tuple(sorted((maker, proposal.partner)))
    return Offer(0, maker, parties, gives, proposal.text, False, (maker,))
