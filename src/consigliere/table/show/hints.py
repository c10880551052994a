"""Hints on request: what a seat can do here, and what each choice leads to, by what the seat sees."""

from __future__ import annotations

from typing import Any

from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.engine import Match, Option
from consigliere.engine.foresight import Foreseen, foresee
from consigliere.engine.routes import after
from consigliere.games import face
from consigliere.table.play.loaded import LoadedTable

from .boards import status
from .ledgers import rule_info
from .option_buttons import option_info
from .pages.context import Frame
from .pages.hints_context import HintGroup, HintInfo, HintsContext
from .seats import seat_names

MOST_TRIED = 60  # choices whose consequences are looked up; a question rarely has more
MOST_CHANGES = 4  # lines about certain changes of one choice
MOST_OPEN = 3  # uncertain figures named in one line

Change = tuple[str, tuple[str, str]]


def hinted(loaded: LoadedTable, seat: int, frame: Frame) -> HintsContext:
    """Return what a seat can do now. Everything in it follows from the seat's view."""
    game = loaded.row.game
    words, view = words_for(frame.language, game), loaded.view(seat)
    names, options = seat_names(loaded, frame.language), loaded.options(seat)
    tried = {option: _foreseen(loaded, seat, option, words) for option in options[:MOST_TRIED]}
    always = _shared(list(tried.values()))
    rule = str(view.get("rule") or "")
    kinds: dict[str, list[Option]] = {}
    for option in sorted(options, key=lambda option: face(game).gives_up(option, view)):
        kinds.setdefault(option.verb, []).append(option)
    world = loaded.match.determinize(seat, 0)

    def group(verb: str, kind: list[Option]) -> HintGroup:
        shared = _shared([tried[option] for option in kind if option in tried]) - always
        found: list[HintInfo] = []
        for option in kind:
            info = option_info(option, view, words, rule, names)
            lines = _lines(tried[option], always | shared, words) if option in tried else ()
            then = _then(world, seat, option, words, names) if option in tried else ""
            found.append(HintInfo(info.text, info.label, info.hint, lines, then, info.thing))
        message = f"do-{verb}"
        about = words(message) if words.has(message) else ""
        return HintGroup(about, tuple([_change(one, words) for one in sorted(shared)]), tuple(found))

    return HintsContext(
        frame=frame,
        table=loaded.id,
        game=game,
        question=tell.question({**view, "asked": True}, words, names),
        rules=rule_info(game, rule, frame.language),
        status=tuple([text for _, text in status(view, words)]),
        always=tuple([_change(one, words) for one in sorted(always)]),
        groups=tuple([group(verb, kind) for verb, kind in kinds.items()]),
        trades=loaded.setup.title.trade is not None,
    )


def _foreseen(loaded: LoadedTable, seat: int, option: Option, words: Words) -> Foreseen:
    shows = face(loaded.row.game)
    return foresee(loaded.match, seat, option, lambda seen: shows.preview_figures(seen, words))


def _shared(seen: list[Foreseen]) -> set[Change]:
    """Return the certain changes that all of several choices bring."""
    changes = [set(one.certain.items()) for one in seen]
    return set[Change].intersection(*changes) if len(changes) > 1 else set[Change]()


def _change(change: Change, words: Words) -> str:
    what, (before, later) = change
    return words("web-foreseen", what=what, **{"from": before or "–", "to": later or "–"})


def _lines(seen: Foreseen, always: set[Change], words: Words) -> tuple[str, ...]:
    """Return what a choice changes for certain, and what it may change. Changes of all choices are left out."""
    own = [one for one in seen.certain.items() if one not in always]
    lines = [_change(one, words) for one in own[:MOST_CHANGES]]
    if len(own) > MOST_CHANGES:
        lines.append(words("web-foreseen-more", count=len(own) - MOST_CHANGES))
    unsure = [what for what in seen.uncertain if what not in seen.certain]
    if unsure:
        rest = len(unsure) - MOST_OPEN
        more = [words("web-foreseen-others", count=rest)] if rest > 0 else []
        lines.append(words("web-foreseen-open", what=", ".join([*unsure[:MOST_OPEN], *more])))
    return tuple(lines)


def _then(world: Match, seat: int, option: Option, words: Words, names: list[str]) -> str:
    """Return the question that follows at once, if the same seat is asked and nothing was drawn or revealed."""
    later = after(world, seat, option)
    if later is None:
        return ""
    view: dict[str, Any] = later.view(seat)
    return words("web-hints-then", question=tell.question({**view, "asked": True}, words, names))
