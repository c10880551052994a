"""The legal options of a question as buttons, and several of a kind at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from consigliere.board import tell
from consigliere.board.hints import described
from consigliere.board.words import Words
from consigliere.engine import Option
from consigliere.engine.foresight import repeat_counts
from consigliere.games import face
from consigliere.table.play.loaded import MOST_IN_ROW, ROW, LoadedTable

from .pages.play_context import OptionInfo

MOST_RUNS = 4  # more would push the rest out of the bar


def offered(
    loaded: LoadedTable, seat: int, view: dict[str, Any], words: Words, names: list[str]
) -> tuple[OptionInfo, ...]:
    """Return the legal options. Runs of a kind that one click can name follow the options that point at something."""
    seen, rule = face(view["game"]), str(view.get("rule") or "")
    options = sorted(loaded.options(seat), key=lambda option: seen.gives_up(option, view))
    found = [option_info(option, view, words, rule, names) for option in options]
    found = [info._replace(same=same) for info, same in zip(found, _repeats(options, view), strict=True)]
    if len(found) == 1:  # a mandatory option gives up nothing that could be kept
        found = [found[0]._replace(sure="")]
    if seen.repeatable_verbs and loaded.window() is None and loaded.owes(seat):
        many = repeat_counts(loaded.match, seat, seen.repeatable_verbs, MOST_IN_ROW + 1)
        rows = [
            OptionInfo(
                text=ROW.join([str(option)] * count),
                label=words("web-run", what=tell.label(option, view, words, names), count=count),
                rule=rule,
            )
            for option, count in sorted(many.items(), key=lambda item: -item[1])[:MOST_RUNS]
        ]
        bare = next((i for i, option in enumerate(options) if option.target == ""), len(found))
        found[bare:bare] = rows
    return tuple(found)


def _repeats(options: Sequence[Option], view: dict[str, Any]) -> list[bool]:
    """Return for each option whether an earlier one is the same choice to everybody."""
    known: set[str] = set()
    found: list[bool] = []
    for option in options:
        same = face(view["game"]).same_choice(option, view)
        found.append(same in known)
        known |= {same} - {""}
    return found


def option_info(option: Option, view: dict[str, Any], words: Words, rule: str, names: list[str]) -> OptionInfo:
    """Return an option with its words and its place on the board."""
    thing = face(view["game"]).target_thing(option, view)
    hint = described(option, thing, words)
    here = words(f"opt-{option.verb}-here") if thing and words.has(f"opt-{option.verb}-here") else ""
    sources = face(view["game"]).source_things(option, view) if thing else ()
    label = tell.label(option, view, words, names)
    sure = sure_of(option, view, words, names)
    return OptionInfo(str(option), label, thing, hint, rule, here, sources, sure=sure)


def sure_of(option: Option, view: dict[str, Any], words: Words, names: list[str]) -> str:
    """Return the confirmation for an option that gives something up: question, yes and no.

    They are lines of one text. "" for an option without confirmation.
    """
    if not face(view["game"]).gives_up(option, view):
        return ""
    own = f"sure-{option.verb}"
    if not words.has(own):
        return "\n".join([words("web-sure", what=tell.label(option, view, words, names)), words("yes"), words("no")])
    return "\n".join([tell.about(message, option, view, words, names) for message in (own, f"{own}.do", f"{own}.keep")])
