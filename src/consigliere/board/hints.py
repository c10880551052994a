"""What a seat can do now, in words: every choice with what it changes or leaves open, and which question follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from consigliere.engine import Match, Option
from consigliere.engine.foresight import Foreseen, foresee
from consigliere.engine.routes import after
from consigliere.games import face

from . import tell
from .words import Words

MOST_TRIED = 60  # choices whose consequences are looked up; a question rarely has more
MOST_CHANGES = 4  # lines about certain changes of one choice
MOST_UNSURE = 3  # uncertain figures named in one line

Change = tuple[str, tuple[str, str]]


class HintInfo(NamedTuple):
    """A choice with what it leads to."""

    option: str  # as the form sends it
    label: str
    about: str  # what the thing or action is, in a sentence
    lines: tuple[str, ...]  # what it changes
    then: str  # the question that follows
    thing: str = ""  # what it points at on the board


class HintGroup(NamedTuple):
    """Choices of a kind."""

    about: str  # what it means to choose one of them
    shared: tuple[str, ...]  # what each of them changes
    hints: tuple[HintInfo, ...]


class Hints(NamedTuple):
    """The question of a seat, what every choice changes, and the choices by kind."""

    question: str
    always: tuple[str, ...]
    groups: tuple[HintGroup, ...]


def hints_of(
    match: Match, seat: int, view: dict[str, Any], options: Sequence[Option], names: Sequence[str], words: Words
) -> Hints:
    """Return what a seat can do now. Everything in it follows from the seat's view."""
    shows = face(match.title.id)
    tried = {option: _foreseen(match, seat, option, words) for option in options[:MOST_TRIED]}
    always = _shared(list(tried.values()))
    kinds: dict[str, list[Option]] = {}
    for option in sorted(options, key=lambda option: shows.gives_up(option, view)):
        kinds.setdefault(option.verb, []).append(option)
    world = match.determinize(seat, 0)

    def group(verb: str, kind: list[Option]) -> HintGroup:
        shared = _shared([tried[option] for option in kind if option in tried]) - always
        found: list[HintInfo] = []
        for option in kind:
            thing, label = shows.target_thing(option, view), tell.label(option, view, words, names)
            lines = _lines(tried[option], always | shared, words) if option in tried else ()
            then = _then(world, seat, option, words, names) if option in tried else ""
            found.append(HintInfo(str(option), label, described(option, thing, words), lines, then, thing))
        message = f"do-{verb}"
        about = words(message) if words.has(message) else ""
        return HintGroup(about, tuple([change_text(one, words) for one in sorted(shared)]), tuple(found))

    return Hints(
        tell.question({**view, "asked": True}, words, names),
        tuple([change_text(one, words) for one in sorted(always)]),
        tuple([group(verb, kind) for verb, kind in kinds.items()]),
    )


def described(option: Option, thing: str, words: Words) -> str:
    """Return what the thing or action of an option is, in a sentence, or ""."""
    about = thing or option.target  # an option without a place on the board needs a description even more
    return words(f"{about}-hint") if about and words.has(f"{about}-hint") else ""


def change_text(change: Change, words: Words) -> str:
    """Return a change of a figure in words."""
    what, (before, later) = change
    return words("web-foreseen", what=what, **{"from": before or "–", "to": later or "–"})


def _foreseen(match: Match, seat: int, option: Option, words: Words) -> Foreseen:
    shows = face(match.title.id)
    return foresee(match, seat, option, lambda seen: shows.preview_figures(seen, words))


def _shared(seen: list[Foreseen]) -> set[Change]:
    """Return the certain changes that all of several choices bring."""
    changes = [set(one.certain.items()) for one in seen]
    return set[Change].intersection(*changes) if len(changes) > 1 else set[Change]()


def _lines(seen: Foreseen, always: set[Change], words: Words) -> tuple[str, ...]:
    """Return what a choice changes for certain, and what it may change. Changes of all choices are left out."""
    own = [one for one in seen.certain.items() if one not in always]
    lines = [change_text(one, words) for one in own[:MOST_CHANGES]]
    if len(own) > MOST_CHANGES:
        lines.append(words("web-foreseen-more", count=len(own) - MOST_CHANGES))
    unsure = [what for what in seen.uncertain if what not in seen.certain]
    if unsure:
        rest = len(unsure) - MOST_UNSURE
        more = [words("web-foreseen-others", count=rest)] if rest > 0 else []
        lines.append(words("web-foreseen-open", what=", ".join([*unsure[:MOST_UNSURE], *more])))
    return tuple(lines)


def _then(world: Match, seat: int, option: Option, words: Words, names: Sequence[str]) -> str:
    """Return the question that follows at once, if the same seat is asked and nothing was drawn or revealed."""
    later = after(world, seat, option)
    if later is None:
        return ""
    view: dict[str, Any] = later.view(seat)
    return words("web-hints-then", question=tell.question({**view, "asked": True}, words, names))
