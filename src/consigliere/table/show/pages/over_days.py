"""Tables over days: the choice of a pace, what was agreed, clocks on badges, votes about late seats, own nights."""

from __future__ import annotations

from consigliere.board.words import Words
from consigliere.table.base.seat_clock import HOUR, PACES, TONIGHT

from . import html as h
from .context import AccountContext, Agreed, ClockInfo, NewTableContext
from .frame import csrf, icon
from .html import Element, Node

AT_ZERO = ("bot", "vote", "end")
DAY = 24 * HOUR
HOURS = 24
LOW = 0.1  # the share of the bank below which a clock turns red


def duration(seconds: float, words: Words) -> str:
    """Return a time that is left: days and hours, or hours and minutes."""
    days, hours, minutes = int(seconds // DAY), int(seconds % DAY // HOUR), int(seconds % HOUR // 60)
    units = {name: words(f"web-unit-{name}") for name in ("days", "hours", "minutes")}
    if days:
        return f"{days} {units['days']} {hours} {units['hours']}"
    return f"{hours} {units['hours']} {minutes} {units['minutes']}" if hours else f"{minutes} {units['minutes']}"


# --- opening a table


def pace_choice(context: NewTableContext, words: Words) -> Element:
    """Render the choice of a pace: tonight, or one of three over days."""
    chosen = context.chosen.get("speed", TONIGHT)
    return h.fieldset(".paces")[
        h.legend[words("web-speed")],
        h.div(".pace-cards")[
            [
                h.label(".pace")[
                    h.input(type="radio", name="speed", value=speed, checked=speed == chosen),
                    h.span[
                        h.strong[words(f"web-speed-{speed}")],
                        h.span[words(f"web-speed-{speed}-hint")],
                        speed != TONIGHT and h.small[bank_text(speed, words)],
                    ],
                ]
                for speed in (TONIGHT, *PACES)
            ]
        ],
    ]


def at_zero_choice(context: NewTableContext, words: Words) -> Element:
    """Render the choice of what happens when somebody's time runs out."""
    chosen = context.chosen.get("at_zero", AT_ZERO[0])
    return h.fieldset(".at-zero.over-days-only")[
        h.legend[words("web-zero")],
        [
            h.label(".switch")[
                h.input(type="radio", name="at_zero", value=one, checked=one == chosen),
                h.span[words(f"web-zero-{one}")],
            ]
            for one in AT_ZERO
        ],
    ]


def nights_switch(context: NewTableContext, words: Words) -> Element:
    """Render whether everybody's night stops their clock."""
    nights = context.chosen.get("nights") == "1" if set(context.chosen) - {"with"} else True
    return h.label(".switch.over-days-only")[
        h.input(type="checkbox", name="nights", value="1", checked=nights),
        h.span[words("web-nights"), h.small[words("web-nights-hint")]],
    ]


def bank_text(speed: str, words: Words) -> str:
    """Return the figures of a pace, worded."""
    pace = PACES[speed]
    figures = {"bank": pace.bank, "increment": pace.increment, "cap": pace.cap}
    return words("web-speed-bank", **{name: str(round(seconds / HOUR)) for name, seconds in figures.items()})


def agreed(what: Agreed | None, words: Words) -> Node:
    """Render what was agreed about time, in a few sentences; nothing for a table of tonight."""
    if what is None:
        return None
    pace = PACES[what.speed]
    figures = {"bank": pace.bank, "increment": pace.increment, "cap": pace.cap, "window": pace.window}
    return h.p(".agreed-pace")[
        h.b[words(f"web-speed-{what.speed}"), ": ", words(f"web-speed-{what.speed}-hint")],
        " ",
        words("web-agreed-bank", **{name: str(round(seconds / HOUR)) for name, seconds in figures.items()}),
        " ",
        what.nights and words("web-agreed-nights"),
        " ",
        words(f"web-agreed-{what.at_zero}"),
        " ",
        words("web-agreed-window", window=str(round(pace.window / HOUR))),
    ]


# --- at the table


def clock(info: ClockInfo | None, words: Words) -> Node:
    """Render the time that a seat has left. A script counts it down."""
    if info is None:
        return None
    units = "|".join(words(f"web-unit-{name}") for name in ("days", "hours", "minutes"))
    return h.span(
        ".badge-clock",
        data_left=str(info.left),
        data_at=str(info.at) if info.runs else None,
        data_stops=str(info.stops) if info.stops else None,
        data_units=units,
        data_low="1" if info.low else None,
        title=words(_state(info)),
    )[
        info.asleep and icon("moon"),
        h.span(".badge-left")[words("web-late") if info.late else duration(info.left, words)],
    ]


def _state(info: ClockInfo) -> str:
    if info.halted:
        return "web-clock-halted"
    return "web-clock-asleep" if info.asleep else "web-clock-runs" if info.runs else "web-clock-stands"


# --- one's own night


def night_form(context: AccountContext, words: Words) -> Element:
    """Render the form of a person's own night and holidays, for tables over days."""
    frame, night = context.frame, context.night
    return h.section(".card", aria_labelledby="night-title")[
        h.h2("#night-title")[words("web-night")],
        h.p(".hint")[words("web-night-hint")],
        h.form(".row.night", method="post", action="/account/night")[
            csrf(frame),
            _hour("from", words("web-night-from"), night.begins),
            _hour("to", words("web-night-to"), night.ends),
            h.label[
                h.span[words("web-night-zone")],
                h.input(name="zone", value=night.zone, maxlength="60", required=True, autocomplete="off"),
            ],
            h.button(".button", type="submit")[words("web-save")],
        ],
        h.form(".stack", method="post", action="/account/holidays")[
            csrf(frame),
            h.label(".form-field")[
                h.span[words("web-holidays"), h.small[words("web-holidays-hint")]],
                h.textarea(name="days", rows="3", maxlength="600", placeholder="2026-12-24 2026-12-25")[
                    " ".join(night.holidays)
                ],
            ],
            h.button(".button", type="submit")[words("web-save")],
        ],
    ]


def _hour(name: str, label: str, chosen: int) -> Element:
    return h.label[
        h.span[label],
        h.select(name=name)[
            [h.option(value=str(hour), selected=hour == chosen)[f"{hour:02}:00"] for hour in range(HOURS)]
        ],
    ]
