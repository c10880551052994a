"""Views, options, events and errors as sentences for a reader, whatever the game.

The engine uses identifiers. The message of a thing follows from its id, so a game adds texts and no code:

    the question of a step      ask-<Step>              with the step's facts
    the same for those who wait await-<Step>            a clause; it contains only public facts
    an option                   opt-<verb>-<target>     or opt-<verb> with $target and what `Face.option_arguments` adds
    an event                    event-<kind>            with its facts; the attribute `.you` if the reader did it
    what a deal moves           goods-<kind>            with $count of an amount, or $what; else the piece's own name
    a setting and its value     setting-<name>          setting-<name>-<value>
    a way of ending             ending-<reason>

Facts become arguments of a text. `side` becomes the id of the message `side-<side>`, a list of things becomes their
names, and None becomes "none". `Face.text_arguments` may add more. A seat is the thing `seat_2` anywhere, or a number
under one of the names in `Face.seat_facts`. It becomes the player's name, and `$<fact>-is` is "you" for the reader,
"other" for anybody else and "none" if the fact is None, so that texts can select on it. An event whose text is empty
is not shown. Two events that `Face.merge_events` merges have one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, NotYours, Option, Seat, Stale, seat_of
from consigliere.engine.claims import Claim, with_claims
from consigliere.engine.promises import (
    FreePromise,
    Peace,
    Promise,
    find_tags,
    parse_promises,
    text_without_tags,
    with_sentences,
)
from consigliere.games import face, find

from .words import Words

View = dict[str, Any]
Names = Sequence[str]

_DEALINGS = ("offered", "withdrew", "refused", "agreed", "deal", "marked", "explained")
_ANSWERS = ("accept", "refuse", "withdraw")
_NONE = "none"


def thing(thing_id: str, words: Words, form: str = "") -> str:
    """The name of a component, an action, a month and so on, in a grammatical form if it has that form."""
    return words.thing(thing_id, form)


# --- the question bar


def question(view: View, words: Words, names: Names = ()) -> str:
    """The question on the table, for the reader or for others; or how the game ended."""
    if view["result"] is not None:
        return words("over-with", result=_winner(view, words, names))
    if view["asked"]:
        facts = face(view["game"]).text_arguments(view["facts"], view)
        return words(f"ask-{view['step']}", **_arguments(facts, view, words, names))
    if view["waiting"] is None:  # a hidden window: it must not show whom the table waits for
        return words("waiting-hidden")
    others = [player(seat, view, words, names) for seat in view["waiting"] if seat != view["seat"]]
    if not others:  # the reader has answered, and the answer is held until the window closes
        return words("waiting-hidden")
    return words("waiting-for", names=", ".join(others))


def awaited(view: View, words: Words) -> str:
    """What is being decided, for a reader who is not asked; "" if the game has no text for it."""
    message = f"await-{view['step']}"
    return words("web-awaited", what=words(message)) if words.has(message) else ""


def label(option: Option, view: View, words: Words, names: Names = ()) -> str:
    """An option as a button or menu entry."""
    about = _arguments(face(view["game"]).option_arguments(option, view), view, words, names)
    exact = f"opt-{option.verb}-{option.target}"
    if option.target != "" and words.has(exact):
        return words(exact, **about)
    target = str(option.target) if option.verb in _ANSWERS else option.target  # an offer's number is an id, not a count
    seat = seat_of(target)
    aimed = {"target": target} if seat is None else _seat("target", seat, view, words, names)
    return words(f"opt-{option.verb}", **{**aimed, **about})


def about(message: str, option: Option, view: View, words: Words, names: Names = ()) -> str:
    """A message about an option, with the arguments that the option's own label has."""
    told = _arguments(face(view["game"]).option_arguments(option, view), view, words, names)
    return words(message, target=option.target, **told)


def player(seat: Seat, view: View, words: Words, names: Names = ()) -> str:
    """A seat by its player's name, with its side if the game has sides."""
    name = _name(seat, words, names)
    for side, played_by in _sides(view).items():
        if played_by == seat and name != words.thing(f"side-{side}"):
            return words("player-of-side", name=name, side=words.thing(f"side-{side}", "mid"))
    return name


# --- what happened


def sentence(event: dict[str, Any], view: View, words: Words, names: Names = ()) -> str | None:
    """An event, as `Match.events` gives it to the seat whose `view` this is; None if there is nothing to show."""
    kind = event["deal"] if event["event"] == "talk" else event["event"]  # talk: only its parties know about it
    event = face(view["game"]).text_arguments(event, view)
    args = _arguments(event, view, words, names)
    if kind in _DEALINGS:
        args.update(_dealing(event, view, words, names))
    if kind == "explained":
        args.update(_remark(event, view, words, names))
    own = f"event-{kind}.you"
    text = words(own if _is_own(kind, event, view) and words.has(own) else f"event-{kind}", **args)
    said = event.get("text") or event.get("offer", {}).get("text")
    if kind in _DEALINGS and said:
        # the words were somebody else's
        text = f"{text} {_said_with(said, view, words, names, kind != 'refused')}".rstrip()
    if kind in _DEALINGS and event.get("why") and kind != "explained":
        text = f"{text} {words('because', why=spoken(event['why'], view, words, names))}"
    return text or None


def quotes(event: dict[str, Any]) -> bool:
    """Whether the sentence of an event contains words that a player wrote."""
    kind = event.get("deal") if event["event"] == "talk" else event["event"]
    said = (event.get("text"), event.get("why"), event.get("words"), event.get("offer", {}).get("text"))
    return kind in _DEALINGS and any(said)


def continued(before: dict[str, Any], event: dict[str, Any], view: View) -> dict[str, Any] | None:
    """Merge two successive events into one: an offer and its answer, whose sentence repeats the goods, or as the game
    says."""
    return event if _answers(before, event) else face(view["game"]).merge_events(before, event)


def _answers(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether an event is the outcome of the offer reported just before. A deal that a reader sees only from outside
    has neither number nor words; that reader has not seen the offer either."""
    if "offered" not in (before["event"], before.get("deal")):
        return False
    offer, kind = before["offer"], event["deal"] if event["event"] == "talk" else event["event"]
    if kind in ("refused", "withdrew"):
        return bool(event["offer"]["number"] == offer["number"])
    return kind == "deal" and all(event.get(part) == offer[part] for part in ("parties", "gives", "text"))


def together(events: Iterable[dict[str, Any]], view: View) -> list[dict[str, Any]]:
    """Events in their order, with those merged that share one sentence."""
    found: list[dict[str, Any]] = []
    for event in events:
        both = continued(found[-1], event, view) if found else None
        if both is None:
            found.append(event)
        else:
            found[-1] = both
    return found


def spoken(text: str, view: View, words: Words, names: Names = ()) -> str:
    """The words of an offer for a reader. Promises and reasons in short form become sentences."""

    def reason(why: str) -> str:
        return words(f"why-{why}") if words.has(f"why-{why}") else ""

    text = with_claims(text, lambda said: claim(said, view, words, names))
    return with_sentences(text, view["seats"], lambda word: promise(word, view, words, names), reason)


def _said_with(text: str, view: View, words: Words, names: Names, aloud: bool = True) -> str:
    """What goes with an offer besides the goods: promises as sentences, then, if `aloud`, what was said in quotes."""
    given: list[str] = []
    own: list[str] = []

    def apart(word: Promise) -> str:
        told = promise(word, view, words, names)
        if told:
            (own if isinstance(word, FreePromise) else given).append(told)
        return told and " "

    rest = " ".join(spoken(with_sentences(text, view["seats"], apart, "#why:{}".format), view, words, names).split())
    quoted = [*own, words("said", text=rest)] if rest and aloud else []
    return " ".join([*(f"{_capital(told)}." for told in given), *quoted])


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def promise(word: Promise, view: View, words: Words, names: Names = ()) -> str:
    """A promise as a sentence; "" for goods that cannot be promised here."""
    args: dict[str, Any] = _seat("giver", word.giver, view, words, names)
    args.update(_seat("taker", word.taker, view, words, names))
    if isinstance(word, FreePromise):
        return words("promise-word", **args)
    until = words("promise-until", rounds=word.extra_rounds)
    if isinstance(word, Peace):
        return words("promise-peace", until=until, **args)
    trade = find(view["game"]).trade
    if trade is None or word.kind not in trade.promisable:
        return ""
    if isinstance(word.what, str) and not words.has(word.what):
        return ""
    own = f"promise-later-{word.kind}"
    message = own if words.has(own) else "promise-later"
    return words(message, until=until, what=goods(word.kind, word.what, words), thing=word.what, **args)


def claim(said: Claim, view: View, words: Words, names: Names = ()) -> str:
    """What a seat says about its own goods, as a sentence; "" for goods that nobody has here."""
    trade = find(view["game"]).trade
    if trade is None or said.seat >= view["seats"] or said.kind not in {kind for _, kind, _, _ in trade.goods(view)}:
        return ""
    if isinstance(said.what, str) and not words.has(said.what):
        return ""
    args: dict[str, Any] = _seat("seat", said.seat, view, words, names)
    message = "claim-piece" if isinstance(said.what, str) else "claim-most" if said.at_most else "claim-least"
    return words(message, what=goods(said.kind, said.what, words), **args)


def terms(offered: dict[str, Any], view: View, words: Words, names: Names = ()) -> str:
    """An offer in full sentences: who gives what to whom, giver by giver, and what is promised."""
    pairs: dict[tuple[Seat, Seat], list[str]] = {}
    for giver, taker, kind, what in sorted(offered["gives"], key=lambda gift: gift[0] != view["seat"]):
        pairs.setdefault((giver, taker), []).append(goods(kind, what, words))
    lines: list[str] = []
    for (giver, taker), what in pairs.items():
        args = {**_seat("giver", giver, view, words, names), **_seat("taker", taker, view, words, names)}
        listed = words("all-of", rest=", ".join(what[:-1]), last=what[-1]) if what[1:] else what[0]
        lines.append(words("deal-gives", what=listed, **args))
    given = [word for word in parse_promises(offered["text"], offered["parties"]) if not isinstance(word, FreePromise)]
    lines += [f"{_capital(said)}." for word in given if (said := promise(word, view, words, names))]
    return " ".join(lines)


def free_words(text: str, view: View, words: Words, names: Names = ()) -> str:
    """What was said with an offer besides its terms: a promise in free text, a reason, or a remark."""
    seats = range(view["seats"])
    own = [promise(word, view, words, names) for word in parse_promises(text, seats) if isinstance(word, FreePromise)]
    reasons = [word for word in text.split() if word.startswith("#why:")]
    text = with_claims(text, lambda said: claim(said, view, words, names))
    plain = words("said", text=text_without_tags(text)) if own else text_without_tags(text)
    return " ".join([*own, plain, *[spoken(why, view, words, names) for why in reasons]]).strip()


def actor(event: dict[str, Any], view: View) -> Seat | None:
    """Who did it (or suffered it, depending on the text), which is not always who answered last."""
    return _actor(face(view["game"]).text_arguments(event, view), view)


def _actor(event: dict[str, Any], view: View) -> Seat | None:
    seat: Seat | None = event.get("seat")
    if seat is None and event.get("side") is not None:
        seat = _sides(view).get(event["side"])
    return seat


def is_upon_reader(event: dict[str, Any], view: View) -> bool:
    """Whether another seat did it, and it names the reader or something of the reader's side."""
    seat = view["seat"]
    event = face(view["game"]).text_arguments(event, view)
    if seat is None or _actor(event, view) in (seat, None) or "parties" in event:
        return False
    facts = face(view["game"]).seat_facts - {"seat"}
    own = [side for side, played_by in _sides(view).items() if played_by == seat]
    return any(event.get(fact) == seat and not isinstance(event[fact], bool) for fact in facts if fact in event) or any(
        value == side or value.startswith(f"{side}_")
        for key, value in event.items()
        if isinstance(value, str) and key not in ("event", "text", "side")
        for side in own
    )


def _is_own(kind: str, event: dict[str, Any], view: View) -> bool:
    """Whether the sentence speaks of the reader as "you"."""
    if view["seat"] is None:
        return False
    if kind == "deal":
        return bool(view["seat"] in event["parties"])  # it is made by all parties; what is said of it, by one of them
    return bool(_actor(event, view) == view["seat"])


def _dealing(event: dict[str, Any], view: View, words: Words, names: Names) -> dict[str, Any]:
    """The parties of a deal, the reader first, and what would change hands as far as the reader knows."""
    offer = event.get("offer", event)
    own = view["seat"]
    parties = sorted(offer["parties"], key=lambda seat: (seat != own, seat != event["seat"], seat))
    everybody = [words("reader-first") if seat == own else player(seat, view, words, names) for seat in parties]
    gives = offer.get("gives", ())
    goods = "; ".join(gift(given, view, words, names) for given in gives)
    if own not in parties and "text" not in offer and len({given[0] for given in gives}) == 1:
        goods = words("goods-unexplained", goods=goods)  # something for nothing, as far as an observer sees
    args: dict[str, Any] = {}
    if "giver" in event:
        args.update(_seat("giver", event["giver"], view, words, names))
        args.update(_seat("taker", event["taker"], view, words, names))
    return {
        **args,
        "parties": words("all-of", rest=", ".join(everybody[:-1]), last=everybody[-1]),
        "goods": goods or _NONE,
    }


def _remark(event: dict[str, Any], view: View, words: Words, names: Names) -> dict[str, Any]:
    """What a seat says about a promise that was kept or broken."""
    told = promise(about_promise(event), view, words, names)
    return {
        "about": f"{told} {event['words']}".strip(),
        "said": remark(event["why"], view, words, names),
    }


def about_promise(event: dict[str, Any]) -> Promise:
    """The promise that a remark is about."""
    (found,) = [word for _, word in find_tags(event["given"]) if not isinstance(word, str)]
    return found


def remark(why: str, view: View, words: Words, names: Names = ()) -> str:
    """What was said about a promise, as a sentence; words of a player's own in quotes."""
    plain = text_without_tags(why)
    told = spoken(why, view, words, names)
    return words("said", text=told) if plain else told


def gift(given: Sequence[Any], view: View, words: Words, names: Names = ()) -> str:
    """One thing that changes hands in an offer or a deal."""
    giver, taker, kind, what = given
    who = [words("you") if seat == view["seat"] else _name(seat, words, names) for seat in (giver, taker)]
    return words("gift", giver=who[0], taker=who[1], what=goods(kind, what, words))


def offer(standing: dict[str, Any], view: View, words: Words, names: Names = ()) -> str:
    """A standing offer of a view: who made it, what would change hands, what was said with it."""
    what = "; ".join(gift(given, view, words, names) for given in standing["gives"]) or _NONE
    maker = player(standing["maker"], view, words, names)
    line = words("offer-line.you" if standing["maker"] == view["seat"] else "offer-line", maker=maker, goods=what)
    said = _said_with(standing["text"], view, words, names)
    return f"{line} {said}" if said else line


def goods(kind: str, what: str | int, words: Words) -> str:
    """What changes hands: an amount, or a piece by its name unless the game has a text for the kind (a use of it)."""
    if isinstance(what, int):
        return words(f"goods-{kind}", count=what)
    return words(f"goods-{kind}", what=what) if words.has(f"goods-{kind}") else words.thing(what)


# --- how it ended


def outcome(view: View, words: Words, names: Names = ()) -> list[str]:
    """The result line by line: who won, why it ended, every seat's score, best first. Empty while the game runs."""
    result = view["result"]
    if result is None:
        return []
    scores: list[int] = result["scores"]
    lines = [_winner(view, words, names), words(f"ending-{result['reason']}", best=max(scores))]
    # Winners first: a tie may be decided by something that the scores do not show.
    line = face(view["game"]).score_message
    ties: list[int] = result.get("ties") or [0] * len(scores)
    for seat in sorted(range(len(scores)), key=lambda s: (s not in result["winners"], -scores[s], -ties[s], s)):
        score = scores[seat]
        sign = "minus" if score < 0 else "plus" if score else "none"
        called = player(seat, view, words, names)
        lines.append(words(line, name=called, score=score, sign=sign, amount=abs(score)))
    return lines


def _winner(view: View, words: Words, names: Names) -> str:
    winners: list[Seat] = view["result"]["winners"]
    reader = view["seat"]
    won = [team for team in view["result"].get("teams", ()) if set(team) <= set(winners)]
    if len(won) == 1 and set(won[0]) == set(winners):  # a team wins as one
        if reader in winners:
            return words("result-your-team-won")
        together = [player(seat, view, words, names) for seat in winners]
        return words("result-team-won", names=words("all-of", rest=", ".join(together[:-1]), last=together[-1]))
    if len(winners) == view["seats"] > 1:
        return words("result-draw")
    if len(winners) > 1:
        return words("result-shared", names=", ".join(player(seat, view, words, names) for seat in winners))
    if reader is not None and reader in winners:
        return words("result-you-won")
    if winners and reader is None:
        return words("result-won", name=player(winners[0], view, words, names))
    if winners:
        return words("result-you-lost-to", name=player(winners[0], view, words, names))
    return words("result-nobody" if reader is None else "result-you-lost")


# --- refusals


def refusal(error: ConsigliereError, words: Words, said: str = "") -> str:
    """One sentence for a refused action; `said` is what the reader typed or clicked, if that helps."""
    if isinstance(error, NotUnderstood):
        return words("error-not-understood", text=said or str(error))
    if isinstance(error, IllegalMove):
        return words("error-not-legal", rule=error.rule or _NONE)
    if isinstance(error, NotYours):
        return words("error-not-yours")
    if isinstance(error, Stale):
        return words("error-stale")
    return str(error)


# --- before the game


def setting(name: str, words: Words) -> str:
    """The name of a setting."""
    return words(f"setting-{name}")


def setting_value(name: str, value: str | int | bool, words: Words) -> str:
    """The name of one of its values; a number needs no name."""
    message = f"setting-{name}-{str(value).lower()}"
    if isinstance(value, int) and not isinstance(value, bool) and not words.has(message):
        return str(value)
    return words(message)


# --- facts into arguments


def _sides(view: View) -> dict[str, Seat | None]:
    return face(view["game"]).sides(view)


def _name(seat: Seat, words: Words, names: Names) -> str:
    return names[seat] if seat < len(names) else words("seat-name", number=str(seat + 1))


def _side(side: str, view: View) -> str:
    """The message that names a side; a side without a seat is played by the rules themselves."""
    return "side-unseated" if _sides(view).get(side, 0) is None else f"side-{side}"


def _seat(key: str, seat: Seat, view: View, words: Words, names: Names) -> dict[str, str]:
    """A seat in a sentence: its player's name, and whether that is the reader."""
    return {key: _name(seat, words, names), f"{key}-is": "you" if seat == view["seat"] else "other"}


def _seat_in(value: object, numbers: bool) -> Seat | None:
    """The seat that a fact means; a number is a seat only under a name in `Face.seat_facts`."""
    return value if numbers and isinstance(value, int) and not isinstance(value, bool) else seat_of(value)


def _counted(things: list[str], words: Words) -> str:
    """Things by their names, equal ones counted; a line does not break between a number and its sign."""
    counted = Counter(things)
    return ", ".join([words.thing(one) if n == 1 else f"{n}\u00a0× {words.thing(one)}" for one, n in counted.items()])


def _arguments(facts: dict[str, Any], view: View, words: Words, names: Names) -> dict[str, Any]:
    args: dict[str, Any] = {}
    seats = face(view["game"]).seat_facts
    for key, value in facts.items():
        if value is None:  # perhaps a seat that does not exist: a text that selects on it handles that too
            args[key] = args[f"{key}-is"] = _NONE
        elif (seat := _seat_in(value, key in seats)) is not None:
            args.update(_seat(key, seat, view, words, names))
        elif isinstance(value, list) and value and all(_seat_in(one, key in seats) is not None for one in value):
            found = [seat for one in value if (seat := _seat_in(one, key in seats)) is not None]
            who = [words("you") if seat == view["seat"] else _name(seat, words, names) for seat in found]
            args[key] = words("all-of", rest=", ".join(who[:-1]), last=who[-1]) if who[1:] else who[0]
        elif key == "side":
            args[key] = _side(value, view)
        elif isinstance(value, bool):
            args[key] = "yes" if value else "no"
        elif isinstance(value, str | int):
            args[key] = value
        elif isinstance(value, list) and all(isinstance(one, str) for one in value):
            args[key] = _counted(value, words)
    return args
