"""Puzzles: the list of them, and the page of one, in the layout of the table. It works without a script."""

from __future__ import annotations

from itertools import groupby

from consigliere.board.puzzles import READ
from consigliere.board.words import Words

from . import html as h
from .context import PuzzleInfo
from .drawing import drawings, drawn, places, shapes
from .frame import act, csrf, document, icon, poster, seat_mark, texts, title_of
from .html import Element, Node
from .play_context import OptionInfo
from .puzzle_context import ASKED, RIGHT, SHOWN, WRONG, PuzzleContext, PuzzleListContext


def address_of(info: PuzzleInfo) -> str:
    """Return the address of a puzzle."""
    return f"/puzzles/{info.game}/{info.id}"


def puzzle(context: PuzzleContext) -> str:
    """Render a puzzle: the board, the question, the choices, and what is said about an answer."""
    info = context.info
    words = texts(context.frame.language, info.game)
    marks = _marks(context)
    parts = drawings(context.board, context.areas, marks) if context.board is not None else {}
    name = words("web-puzzle-name", number=str(info.number))
    content = h.main("#table", data_page="puzzle")[
        h.h1(".unseen")[f"{name}: {title_of(words, info.game)}"],
        h.section(".ask.looking", aria_label=name)[
            h.div(".steps.plan-steps")[
                h.strong[name],
                h.span(".status")[words(f"web-puzzle-kind-{info.kind}")],
                h.span(".status")[words("web-puzzle-level", level=str(info.level))],
                [h.span(".status", data_fact=fact)[value] for fact, value in context.status],
            ],
            h.a("#way-back.button.small", href=f"/puzzles/{info.game}")[words("web-puzzle-all")],
        ],
        h.section("#board.board", aria_label=words("web-board"))[
            h.div("#viewport", tabindex="0", aria_label=words("web-board-pan"), role="group")[
                places(info.game, len(context.areas), parts) if parts else None
            ]
        ],
        h.section("#hand.hand", aria_label=words("web-hand"), tabindex="0")[drawn(*context.hands, marks=marks)],
        h.aside(".rail.plan-rail.puzzle-rail", aria_label=name, tabindex="0")[_side(context, words)],
    ]
    return document(
        context.frame,
        name,
        content,
        game=info.game,
        kind="play.looking-back.puzzle",
        scripts=("puzzle", "look"),
        styles=("puzzle",),
        after=shapes(info.game),
    )


def _marks(context: PuzzleContext) -> dict[str, tuple[str, ...]]:
    """Return the marks on the board: everything that can be chosen; once it is known, the answer alone."""
    if context.answer:
        return {one.thing: ("legal",) for one in context.choices if one.thing and one.text == context.answer}
    return {one.thing: ("legal",) for one in context.choices if one.thing}


def _side(context: PuzzleContext, words: Words) -> Node:
    seat = context.seats[context.seat]
    you = words("web-puzzle-you", name=seat.name, role=seat.role) if seat.role else seat.name
    return [
        h.p(".plan-who")[seat_mark(seat), h.span[words("web-puzzle-you-are", name=you)]],
        h.h2("#puzzle-asks.puzzle-asks")[context.asks],
        [h.p(".puzzle-about")[line] for line in context.about],
        _reply(context, words),
        _form(context, words),
        _onward(context, words),
        h.details(".puzzle-log", open=context.info.kind == READ)[
            h.summary[words("web-puzzle-log")],
            h.ol(tabindex="0", aria_label=words("web-puzzle-log"))[[h.li[line] for line in reversed(context.log)]],
        ],
    ]


def _reply(context: PuzzleContext, words: Words) -> Node:
    """Render what is said about the answer. It has the keyboard, so that it is read out."""
    if context.because is None:
        return None
    signs = {RIGHT: "check", WRONG: "close", SHOWN: "book"}
    return h.div("#puzzle-reply.puzzle-reply", data_state=context.state, role="status", tabindex="-1")[
        h.p[icon(signs[context.state]), h.strong[context.because.heading]],
        [h.p[line] for line in context.because.lines],
    ]


def _form(context: PuzzleContext, words: Words) -> Element:
    """Render the choices: buttons until the answer is known, then a list."""
    open_ = context.state in (ASKED, WRONG)
    rows = [_choice(one, i, context, open_, words) for i, one in enumerate(context.choices, 1)]
    listed = h.ol("#puzzle-options.plan-options", aria_labelledby="puzzle-asks")[rows]
    if not open_:
        return listed
    return h.form(method="post", action=address_of(context.info))[csrf(context.frame), listed]


def _choice(one: OptionInfo, number: int, context: PuzzleContext, open_: bool, words: Words) -> Element:
    tried = one.text == context.said and context.state == WRONG
    state = "right" if one.text == context.answer else "wrong" if tried else None
    said = words("web-puzzle-best") if state == "right" else words("web-puzzle-tried") if tried else ""
    key = not one.label.isdigit() and h.b(aria_hidden="true")[str(number)]  # beside an amount it would confuse
    chance = context.chances.get(one.text)
    worth = words("web-puzzle-worth", chance=str(chance)) if chance is not None else ""
    below = " · ".join([part for part in (said, worth) if part])
    label = [key, h.span[one.label, below and h.small[below]]]
    if not open_:
        return h.li[h.div(".choice", data_state=state)[label]]
    return h.li[
        h.button(
            ".choice",
            type="submit",
            name="choice",
            value=one.text,
            data_for=one.thing or None,
            data_state=state,
            title=one.hint or None,
            disabled=tried,
        )[label]
    ]


def _onward(context: PuzzleContext, words: Words) -> Node:
    following = context.following
    known = context.state in (RIGHT, SHOWN)
    style = ".button.primary" if known else ".button.quiet.small"
    return [
        h.div(".puzzle-do")[
            not known
            and act(context.frame, address_of(context.info), words("web-puzzle-show"), ".quiet.small", show=1),
            following is not None
            and h.a(f"#puzzle-next{style}", href=address_of(following))[
                words("web-puzzle-next" if known else "web-puzzle-skip")
            ],
        ],
        h.p(".hint")[words("web-puzzle-solved", solved=str(context.solved), count=str(context.count))],
    ]


# --- the list


def puzzle_list(context: PuzzleListContext) -> str:
    """Render the puzzles of a game or of all games, with those that the reader has solved, and that of the day."""
    frame = context.frame
    words = texts(frame.language, context.game)
    title = words("web-puzzles-of", game=title_of(words, context.game)) if context.game else words("web-puzzles")
    content = h.main("#table.puzzles")[
        h.h1[title],
        h.p(".lead")[words("web-puzzles-lead")],
        context.daily is not None and daily_card(context.daily, words),
        [
            _of_game(game, list(rows), texts(frame.language, game))
            for game, rows in groupby(context.puzzles, key=lambda one: one.game)
        ],
    ]
    return document(frame, title, content, game=context.game, kind="page", styles=("puzzle",))


def daily_card(info: PuzzleInfo, words: Words) -> Element:
    """Render the link to the puzzle of the day."""
    return h.a(".puzzle-daily", href=address_of(info), data_game=info.game, data_solved="1" if info.solved else None)[
        poster(info.game, 48, 64),
        h.span(".table-what")[
            h.strong[words("web-puzzle-daily")],
            h.span[f"{title_of(words, info.game)}: {words(f'web-puzzle-kind-{info.kind}')}"],
        ],
        h.span(".table-state")[words("web-puzzle-done") if info.solved else words("web-puzzle-try")],
    ]


def _of_game(game: str, rows: list[PuzzleInfo], words: Words) -> Element:
    solved = sum(one.solved for one in rows)
    return h.section(aria_labelledby=f"puzzles-{game}")[
        h.h2(id=f"puzzles-{game}")[
            title_of(words, game),
            h.small[words("web-puzzle-solved", solved=str(solved), count=str(len(rows)))],
        ],
        h.ol(".puzzle-list")[[_row(one, words) for one in rows]],
    ]


def _row(info: PuzzleInfo, words: Words) -> Element:
    return h.li[
        h.a(href=address_of(info), data_solved="1" if info.solved else None)[
            h.b[str(info.number)],
            h.span[words(f"web-puzzle-kind-{info.kind}")],
            h.small[words("web-puzzle-level", level=str(info.level))],
            info.solved and h.span(".puzzle-tick")[icon("check"), h.span(".unseen")[words("web-puzzle-done")]],
        ]
    ]
