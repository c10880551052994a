"""The pages about a game's box: every component with the source of its figures, an editor, and a list to print."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import urlencode

from markupsafe import Markup

from consigliere.board.words import Words, box_name
from consigliere.engine.box import CORRECTED, LARGEST_FIGURE, SOURCES

from . import html as h
from .box_context import BoxContext, ChecklistContext, EntryInfo, FigureInfo, SectionInfo
from .drawing import shapes
from .frame import csrf, document, hidden, icon, texts, title_of
from .html import Element, Node

_BOX = re.compile(r'viewBox="0 0 (\S+) ')
_TOLD = re.compile(r"<title>.*?</title>", re.DOTALL)
_LETTERS = re.compile(r">([^<]+)<")
SHORT = 3  # a name of fewer letters may be part of anything
BOARD, BROAD = 260, 1000  # from which width of its picture on a component takes two places, or a row
MOST_SHOWN = 8  # figures of an entry that is not drawn
SMALL = ("number", "numbers", "counts", "choice", "switch")  # kinds of figures that fit beside the picture
LONGEST = 90  # letters of a figure outside the editor


def box(context: BoxContext) -> str:
    """Render what is in the box. `box.js` stores corrections in the browser and asks the server about them."""
    frame = context.frame
    words = texts(frame.language, context.game)
    content = h.main("#table.box", data_game_id=context.game, data_rules=str(context.rules))[
        _side(context, words),
        h.section(".box-table", aria_labelledby="box-title")[
            _head(context, words),
            h.div(".box-shelf", data_editing="1" if context.chosen else None)[
                editor(context, context.chosen, words) if context.chosen is not None else None,
                h.ol(".box-entries")[
                    [h.li(data_size=_size(one.drawn))[_entry(context, one, words)] for one in context.entries]
                ],
                not context.entries and h.p(".hint")[words("web-box-all-certain")],
            ],
        ],
    ]
    title = f"{words('web-box')}: {title_of(words, context.game)}"
    return document(
        frame,
        title,
        content,
        game=context.game,
        kind="box-page",
        after=shapes(context.game),
        scripts=("box",),
        styles=("box",),
    )


def _address(context: BoxContext, **query: str) -> str:
    whole = {"table": context.table, **({} if context.uncertain_only else {"all": "1"}), **query}
    return f"/box/{context.game}?{urlencode({name: value for name, value in whole.items() if value})}"


def _side(context: BoxContext, words: Words) -> Element:
    counted = context.sources
    total = sum(counted.values())
    certain = sum(section.certain for section in context.sections)
    return h.aside(".box-side")[
        h.h1[words("web-box-title")],
        h.p[words("web-box-lead")],
        h.nav(aria_label=words("web-box-tables"))[
            h.ol(".box-tables")[[_section(one, context, words) for one in context.sections]]
        ],
        h.p(".box-sum")[h.strong[words("web-box-certain", certain=certain, total=total)]],
        h.progress(max=str(total), value=str(certain), aria_hidden="true"),
        h.p(".hint")[
            " · ".join([words(f"web-box-count-{name}", count=counted[name]) for name in (*SOURCES, CORRECTED)])
        ],
        _own(context, words),
        h.p[
            h.a(".button", href=f"/box/{context.game}/checklist{'' if context.uncertain_only else '?all=1'}")[
                icon("book"), h.span[words("web-box-checklist")]
            ]
        ],
        bool(context.boxes)
        and h.p(".hint")[
            words("web-box-offered"),
            [(" ", h.a(href=f"/box/{name}")[box_name(name)]) for name in context.boxes],
        ],
    ]


def _section(section: SectionInfo, context: BoxContext, words: Words) -> Element:
    here = section.table == context.table
    return h.li[
        h.a(href=_address(context, table=section.table), aria_current="true" if here else None)[
            h.span[section.name],
            h.small[words("web-box-of", certain=section.certain, total=section.total)],
            h.progress(max=str(section.total), value=str(section.certain), aria_hidden="true"),
        ]
    ]


def _own(context: BoxContext, words: Words) -> Element:
    """Render the reader's own corrections, which `box.js` fills in: to save them as a file, or to open one."""
    return h.section("#box-own.box-own.needs-script", aria_labelledby="box-own-title")[
        h.h2("#box-own-title")[words("web-box-own")],
        h.p(
            "#box-changes.hint",
            aria_live="polite",
            data_none=words("web-box-none"),
            data_some=words("web-box-some", count="#"),
        ),
        h.form("#box-file", method="post", action=f"/box/{context.game}/file")[
            csrf(context.frame),
            hidden("box", ""),
            h.label(".form-field")[
                h.span[words("web-box-name")], h.input("#box-name", maxlength="60", autocomplete="off")
            ],
            h.button(".button.primary", type="submit")[words("web-box-save")],
        ],
        h.form("#box-read", method="post", action=f"/box/{context.game}/read")[
            csrf(context.frame),
            h.label(".button.quiet")[
                h.span[words("web-box-open")], h.input(".unseen", type="file", name="file", accept=".toml")
            ],
        ],
        h.button("#box-forget.button.quiet", type="button")[words("web-box-forget")],
    ]


def _head(context: BoxContext, words: Words) -> Element:
    section = next(one for one in context.sections if one.table == context.table)
    unsure = section.total - section.certain
    return h.div(".box-head")[
        h.h2("#box-title")[section.name],
        h.nav(".segments", aria_label=words("web-box-filter"))[
            h.a(href=_address(context, all="1"), aria_current=None if context.uncertain_only else "true")[
                words("web-box-all", count=section.total)
            ],
            h.a(
                href=f"/box/{context.game}?{urlencode({'table': context.table})}",
                aria_current="true" if context.uncertain_only else None,
            )[words("web-box-unsure", count=unsure)],
        ],
        h.p(".box-key")[[stamp(name, words) for name in (*SOURCES, CORRECTED)]],
    ]


def stamp(source: str, words: Words, more: str = "") -> Element:
    """Render where a figure comes from: a word, and a fill or a hatching, never a colour alone."""
    return h.span(".origin", data_source=source)[words(f"web-box-source-{source}"), more]


def _size(drawn: str) -> str | None:
    """How much room a picture needs beside the others: that of a card, of a board, or a row of its own."""
    found = _BOX.search(drawn)
    wide = float(found[1]) if found else 0
    return None if wide < BOARD else "board" if wide < BROAD else "row"


def _says(entry: EntryInfo) -> bool:
    """Whether the picture itself shows the component's name."""
    if len(entry.name) < SHORT:
        return False
    letters = "".join(_LETTERS.findall(_TOLD.sub("", entry.drawn)))
    return "".join(entry.name.split()).casefold() in "".join(unescape(letters).split()).casefold()


def _entry(context: BoxContext, entry: EntryInfo, words: Words) -> Element:
    here = context.chosen is not None and context.chosen.path == entry.path
    return h.a(
        ".box-entry",
        href=f"{_address(context, entry=entry.path)}#box-editor",
        id=f"entry-{entry.path}",
        data_entry=entry.path,
        aria_current="true" if here else None,
    )[
        h.span(".box-drawn", aria_hidden="true")[Markup(entry.drawn)] if entry.drawn else _figures(entry),
        h.span(".unseen" if _says(entry) else ".box-name")[entry.name],
        stamp(entry.source, words),
        bool(entry.line) and h.small[words("web-rules-line", line=str(entry.line))],
        0 < entry.unsure < len(entry.figures) and h.small[words("web-box-some-unsure", count=entry.unsure)],
    ]


def _figures(entry: EntryInfo) -> Element:
    shown = [one for one in entry.figures if one.kind != "names"][:MOST_SHOWN]
    return h.span(".box-plain")[
        [h.span(data_source=one.source)[h.small[one.label], h.b[short(one.value)]] for one in shown]
    ]


def short(value: object) -> str:
    """Return a figure in a few letters."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list) and all(isinstance(one, str | int) for one in value):
        text = ", ".join(map(str, value))
    elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        text = "; ".join([_said(one) for one in value])
    elif isinstance(value, dict) and "en" not in value:
        text = ", ".join([f"{key} {one}" for key, one in value.items()])
    else:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _said(effect: object) -> str:
    """Return an effect without punctuation: its word, then what it says."""
    if isinstance(effect, dict):
        return " ".join([_said(one) for one in effect.values()])
    if isinstance(effect, list):
        return ", ".join([_said(one) for one in effect])
    return str(effect).replace("_", " ")


def editor(context: BoxContext, entry: EntryInfo, words: Words) -> Element:
    """Render the form for one entry: a field for every figure, with its source."""
    return h.form(
        "#box-editor.box-editor",
        method="post",
        action=f"/box/{context.game}/try",
        data_entry=entry.path,
        data_forms=json.dumps(context.forms, ensure_ascii=False),
        data_says=json.dumps(
            {
                **{name: words(f"web-box-effect-{name}") for name in ("does", "add", "remove", "instead")},
                **{name: words(f"web-number-{name}") for name in ("less", "more")},
            },
            ensure_ascii=False,
        ),
        aria_labelledby="box-editor-title",
    )[
        csrf(context.frame),
        h.div(".box-top", data_size=_size(entry.drawn))[
            bool(entry.drawn)
            and h.div(".box-preview")[h.div("#box-drawn.box-drawn", aria_hidden="true")[Markup(entry.drawn)]],
            h.div(".box-fields")[
                h.h2("#box-editor-title")[entry.name],
                h.p(".hint")[
                    h.code[entry.path], bool(entry.line) and f" · {words('web-rules-line', line=str(entry.line))}"
                ],
                [_field(one, words) for one in entry.figures if one.kind in SMALL],
            ],
        ],
        h.div(
            "#box-check.box-check",
            role="status",
            data_fine=words("web-box-fine"),
            data_no=words("web-box-no"),
            data_bad=words("web-box-bad-value"),
        ),
        h.div(".box-fields")[[_field(one, words) for one in entry.figures if one.kind not in SMALL]],
        h.div(".box-foot")[
            h.label(".form-field")[
                h.span[words("web-box-note")], h.input("#box-note", maxlength="200", autocomplete="off")
            ],
            h.button("#box-confirm.button.needs-script", type="button")[words("web-box-confirm")],
            h.button("#box-reset.button.quiet.needs-script", type="button")[words("web-box-reset")],
            h.a(".button.quiet", href=_address(context))[words("web-close")],
            _following(context, entry, words),
        ],
        h.noscript[h.p(".hint")[words("web-box-script")]],
    ]


def _following(context: BoxContext, entry: EntryInfo, words: Words) -> Element | None:
    """Render the way to the next component that is not certain."""
    paths = [one.path for one in context.entries]
    at = paths.index(entry.path) + 1 if entry.path in paths else 0
    rest = [one for one in (*context.entries[at:], *context.entries[:at]) if one.unsure and one.path != entry.path]
    if not rest:
        return None
    address = f"{_address(context, entry=rest[0].path)}#box-editor"
    return h.a(".button.primary.box-next", href=address)[words("web-box-next", name=rest[0].name)]


def _field(figure: FigureInfo, words: Words) -> Element:
    return h.div(
        ".box-field",
        role="group",
        aria_label=figure.label,
        data_path=figure.path,
        data_kind=figure.kind,
        data_source=figure.source,
        data_value=json.dumps(figure.value),
    )[
        h.span(".box-label")[figure.label],
        h.span(".box-inputs")[_inputs(figure, words)],
        stamp(figure.source, words),
        h.button(
            ".origin.box-was",
            type="button",
            hidden=True,
            data_text=words("web-box-was", value="#"),
            data_back=words("web-box-back-to", value="#"),
        ),
    ]


def _inputs(figure: FigureInfo, words: Words) -> Node:
    value, label = figure.value, figure.label
    if figure.kind == "switch":
        return h.input(type="checkbox", checked=value, aria_label=label)
    if figure.kind == "number":
        return _step(value, label, figure, words)
    if figure.kind == "names":
        return [
            h.label[h.small[code.upper()], h.input(data_part=code, value=value[code], maxlength="80")]
            for code in ("en", "ru", "uk")
        ]
    if figure.kind == "counts":
        return [
            h.span(".box-part")[
                h.small[_word(key, words)],
                _step(value.get(key, 0), f"{label}: {_word(key, words)}", figure, words, key),
            ]
            for key in figure.choices
        ]
    if figure.kind == "choice":
        return h.select(aria_label=label)[
            [h.option(value=one, selected=one == value)[_word(one, words)] for one in figure.choices]
        ]
    if figure.kind == "words":
        return h.input(value=value, maxlength="200", aria_label=label)
    if figure.kind == "numbers":
        return [
            h.span(".box-many")[[_step(one, f"{label} {i}", figure, words) for i, one in enumerate(value, 1)]],
            h.template[_step(0, f"{label} #", figure, words)],
            h.span(".box-length.needs-script")[
                h.button(".button.quiet", type="button", data_length="1")[words("web-box-part-add")],
                h.button(".button.quiet", type="button", data_length="-1")[words("web-box-part-remove")],
            ],
        ]
    if figure.kind == "list":
        return h.input(value=", ".join(map(str, value)), maxlength="400", aria_label=label)
    text = json.dumps(value, ensure_ascii=False)
    area = h.textarea(rows=str(min(8, 1 + len(text) // 40)), spellcheck="false", aria_label=label)[text]
    if figure.kind != "effects":
        return area
    return h.div(".effect-fields.needs-script"), h.details(".effect-text")[
        h.summary[words("web-box-effect-text")], area
    ]


def _word(name: str, words: Words) -> str:
    """Return a word of the dataset as the game names it; its id if there is no text for it."""
    return words.plain(name) or words.plain(f"web-box-word-{name}") or name.replace("_", " ")


def _step(value: int, label: str, figure: FigureInfo, words: Words, part: str | None = None) -> Element:
    """Render a number between minus and plus. `box_steps.js` changes it; typing and the arrow keys do so too."""
    less, more = (f"{words(name)}: {label}" for name in ("web-number-less", "web-number-more"))
    return h.span(".box-step")[
        h.button(".needs-script", type="button", data_by="-1", data_label=less, aria_label=less)["−"],
        h.input(
            type="number",
            inputmode="numeric",
            value=str(value),
            min=str(figure.least),
            max=str(LARGEST_FIGURE),
            step=str(figure.step),
            autocomplete="off",
            data_part=part,
            aria_label=label,
        ),
        h.button(".needs-script", type="button", data_by="1", data_label=more, aria_label=more)["+"],
    ]


def checklist(context: ChecklistContext) -> str:
    """Render all entries as a list to print and go through beside the box."""
    words = texts(context.frame.language, context.game)
    heads = ("component", "figures", "source", "printed")
    content = h.main("#table.box-list")[
        h.h1[f"{words('web-box-checklist')}: {title_of(words, context.game)}"],
        h.p[words("web-box-checklist-lead")],
        h.p(".needs-script.box-list-do")[
            h.button("#box-print.button.primary", type="button")[words("web-box-print")],
            " ",
            h.a(href=f"/box/{context.game}")[words("web-back")],
        ],
        [
            h.section[
                h.h2[section.name],
                h.table[
                    h.thead[h.tr[[h.th[words(f"web-box-{head}")] for head in heads]]],
                    h.tbody[[_listed(one, not context.uncertain_only, words) for one in entries]],
                ],
            ]
            for section, entries in context.sections
        ],
    ]
    return document(
        context.frame,
        words("web-box-checklist"),
        content,
        game=context.game,
        kind="box-page",
        after=shapes(context.game),
        scripts=("box",),
        styles=("box",),
    )


def _listed(entry: EntryInfo, everything: bool, words: Words) -> Element:
    """Render an entry of the list: a card as a small picture, and a box to tick at each figure to look up."""
    named = any(_open(one, everything) for one in entry.figures if one.kind == "names")
    source = words("web-rules-line", line=str(entry.line)) if entry.line else words(f"web-box-source-{entry.source}")
    shown = [one for one in entry.figures if one.kind != "names"]
    return h.tr[
        h.th(scope="row")[
            h.div(".box-named")[
                bool(entry.drawn)
                and _size(entry.drawn) is None
                and h.span(".box-small", aria_hidden="true")[Markup(entry.drawn)],
                h.span[named and "☐ ", entry.name, h.small[entry.path]],
            ],
        ],
        h.td[[_to_tick(one, everything) for one in shown]],
        h.td[
            source, 0 < entry.unsure < len(entry.figures) and h.small[words("web-box-some-unsure", count=entry.unsure)]
        ],
        h.td,
    ]


def _open(figure: FigureInfo, everything: bool) -> bool:
    """Whether somebody is asked to look a figure up."""
    return everything or figure.source == "reconstructed"


def _to_tick(figure: FigureInfo, everything: bool) -> Element:
    known = not _open(figure, everything)
    return h.div(data_known="1" if known else None)[
        not known and "☐ ", h.small[f"{figure.label}: "], short(figure.value)
    ]
