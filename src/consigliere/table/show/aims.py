"""What can be aimed at on the board: pieces two options ahead, and the reasons why others cannot be chosen."""

from __future__ import annotations

import re
from typing import Any

from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.engine import Match, Option
from consigliere.engine.routes import Route, two_step_routes
from consigliere.games import face
from consigliere.table.play.loaded import ROW, LoadedTable

from .asking import is_asked_beside
from .boards import Drawing
from .ledgers import ledger
from .option_buttons import option_info
from .pages.play_context import OptionInfo, Reason
from .seats import Reader

CITED = re.compile(r"\[([A-Z]{2,4}(?:-[A-Z0-9]+)+)\]\Z")


def with_questions(options: tuple[OptionInfo, ...], behind: dict[Option, Match], seat: int) -> tuple[OptionInfo, ...]:
    """Return the options, with a mark on those at a piece whose next question can be asked in a menu next to it.

    `behind` has the world after each option (`engine.routes.successors`).
    """
    asking = {str(option) for option, later in behind.items() if is_asked_beside(later, seat)}
    return tuple([one._replace(asks=True) if one.thing and one.text in asking else one for one in options])


def far_targets(
    loaded: LoadedTable, seat: int, behind: dict[Option, Match], words: Words, names: list[str], sheet: Drawing
) -> tuple[OptionInfo, ...]:
    """Return targets on the board that one click can choose together with an unambiguous first option.

    Never across a card in hand: its targets would be highlighted as if the question were about them.
    """
    view = loaded.view(seat)
    shows = face(view["game"])
    thing, over = shows.target_thing, shows.aiming_verbs
    near = {thing(option, view) for option in loaded.options(seat)}
    shown, held = sheet.things(), {one for hand in sheet.hands for one in hand.things}
    found: dict[str, list[tuple[Option, Route]]] = {}
    for second, way in two_step_routes(loaded.match, seat, behind).items():
        piece = thing(second, view) if second.verb not in shows.separate_verbs else ""
        if piece in shown and piece not in near and (thing(way.first, view) not in held or way.first.verb in over):
            found.setdefault(piece, []).append((second, way))
    far: list[OptionInfo] = []
    for piece, (only, *more) in found.items():
        if not more:
            second, (first, then) = only
            info = option_info(second, then.view(seat), words, "", names)
            label = words("web-row", first=tell.label(first, view, words, names), second=info.label)
            far.append(info._replace(text=f"{first}{ROW}{second}", label=label, thing=piece, asks=True))
    return tuple(far)


def forbidden(loaded: LoadedTable, reader: Reader, view: dict[str, Any], shown: frozenset[str]) -> dict[str, Reason]:
    """Return why pieces on the board that the question is about cannot be chosen now."""
    seat = reader.seat
    options = loaded.options(seat) if seat is not None else ()
    if seat is None or not options or loaded.window() is not None:
        return {}
    rules = ledger(loaded.row.game, reader.language)
    found = reasons(loaded.match, seat, options, view, shown)
    words, seen = words_for(reader.language, loaded.row.game), face(loaded.row.game)
    told = {thing: seen.missing_reason(thing, rule, view, words) for thing, rule in found.items()}
    return {
        thing: _reason(rule, told[thing] or (rules[rule].text if rule in rules else ""))
        for thing, rule in found.items()
    }


def _reason(rule: str, text: str) -> Reason:
    """Return a reason. A text that ends with a rule's id cites that rule itself."""
    cited = CITED.search(text)
    return Reason(cited[1], text[: cited.start()].rstrip()) if cited else Reason(rule, text)


def reasons(
    match: Match, seat: int, options: tuple[Option, ...], view: dict[str, Any], shown: frozenset[str]
) -> dict[str, str]:
    """Return the rule that forbids each visible piece that the question is about, or that the player may try now.

    A piece that can only be given up also says why it can do nothing better.
    """
    seen = face(view["game"])
    verbs = {option.verb for option in options if isinstance(option.target, str) and option.target}
    if not view["row"]:  # after a first part, the question is only about that part
        verbs |= seen.explained_verbs.get(view["step"], frozenset())
    useful = [option for option in options if not seen.gives_up(option, view)]
    legal = {option.target for option in useful} | {seen.target_thing(option, view) for option in useful}
    found: dict[str, str] = {}
    for option in match.title.actions(match.setup.seats, match.setup.options):
        if option.verb not in verbs:
            continue
        thing = option.target if option.target in shown else seen.target_thing(option, view)
        if isinstance(thing, str) and thing in shown and thing not in legal and thing not in found:
            rule = match.why_not(seat, option)
            if rule:
                found[thing] = rule
    return found
