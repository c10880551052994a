"""A question for a number: a field with minus and plus in place of a long row of buttons.

An option whose target is a whole number asks for an amount (`bid:3`). If a question offers more of them than fit into
the bar, and they are evenly spaced, the page shows one field for all. The field has its own form, so that Enter
confirms only the number. Without script the confirm button sends the verb (`bid:`) with the field's `amount`, and
`with_amount` joins both.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from consigliere.board.words import Words

from . import html as h
from .frame import cached, csrf, hidden, icon
from .html import Element
from .play_context import OptionInfo, PlayContext

MOST_BUTTONS = 5  # up to this many numbers are shown as buttons

_NUMBER = re.compile(r"-?\d{1,18}\Z", re.ASCII)


class NumberRun(NamedTuple):
    """The numbers that a question offers for one verb: from `least` to `most` in equal steps."""

    verb: str
    least: int
    most: int
    step: int
    labels: tuple[str, ...]


def number_runs(options: tuple[OptionInfo, ...]) -> tuple[tuple[NumberRun, ...], tuple[OptionInfo, ...]]:
    """Split the options into runs of numbers and the rest."""
    by_verb: dict[str, dict[int, OptionInfo]] = {}
    for option in options:
        verb, _, target = option.text.partition(":")
        if _NUMBER.match(target) and not option.thing:
            by_verb.setdefault(verb, {})[int(target)] = option
    runs = tuple([run for verb, found in by_verb.items() if (run := _run(verb, found)) is not None])
    verbs = {run.verb for run in runs}
    return runs, tuple([option for option in options if option.text.partition(":")[0] not in verbs])


def _run(verb: str, found: dict[int, OptionInfo]) -> NumberRun | None:
    numbers = sorted(found)
    if len(numbers) <= MOST_BUTTONS:
        return None
    step = numbers[1] - numbers[0]
    if numbers != list(range(numbers[0], numbers[-1] + 1, step)):
        return None
    return NumberRun(verb, numbers[0], numbers[-1], step, tuple([found[number].label for number in numbers]))


def with_amount(option: str, amount: str) -> str:
    """Return the option that was sent. A bare `verb:` gets the number of the field next to it."""
    if not option.endswith(":") or not _NUMBER.match(amount):
        return option
    return f"{option}{int(amount)}"


def stepper(run: NumberRun, context: PlayContext, words: Words) -> Element:
    """Render the field, its buttons, and the confirm button. The script writes the meaning of the number on it."""
    form = form_id(run, context)
    return h.span(".stepper", role="group", data_verb=run.verb, data_labels=json.dumps(run.labels, ensure_ascii=False))[
        _step("less", "minus", words("web-number-less")),
        h.input(
            id=f"{form}-field",
            form=form,
            type="number",
            name="amount",
            value=str(run.least),
            min=str(run.least),
            max=str(run.most),
            step=str(run.step),
            required=True,
            inputmode="numeric",
            autocomplete="off",
            aria_label=words("web-number", least=run.least, most=run.most),
            data_keep="1",
        ),
        _step("more", "plus", words("web-number-more")),
        h.button(
            ".choice.bare",
            type="submit",
            form=form,
            name="option",
            value=f"{run.verb}:",
            id=f"{form}-take",
            data_plain=words("web-number-take"),
        )[words("web-number-take")],
    ]


def stepper_form(run: NumberRun, context: PlayContext) -> Element:
    """Render the form of the field and the confirm button: forms cannot be nested."""
    return h.form(f"#{form_id(run, context)}.amount-form", method="post", action=f"/t/{context.table}/play")[
        csrf(context.frame), hidden("number", context.number)
    ]


def form_id(run: NumberRun, context: PlayContext) -> str:
    """Return the form's id. It has the question's number, so that a new question starts with its own number."""
    return f"amount-{context.number}-{run.verb}"


@cached(64)
def _step(way: str, sign: str, label: str) -> Element:
    return h.button(".button.small.needs-script", type="button", data_step=way, title=label)[
        icon(sign), h.span(".unseen")[label]
    ]
