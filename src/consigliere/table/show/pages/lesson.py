"""A guided game: the coach over the board, the parts of the lesson in the rail, and the page that offers one."""

from __future__ import annotations

from consigliere.board.lessons import Lesson
from consigliere.board.words import Words

from . import html as h
from .context import Frame
from .frame import act, csrf, document, emblem, hidden, icon, poster, texts, title_of
from .html import Element, Node
from .lesson_context import ASTRAY, DONE, PLAY, READ, LearnContext, LessonInfo


def coach(lesson: LessonInfo, frame: Frame, table: str, words: Words) -> Node:
    """Render what the coach says, and what the learner can do about it besides playing."""
    return h.div(
        ".coach-card",
        data_state=lesson.state,
        data_beat=f"{lesson.beat}-{lesson.state}",
        data_point=" ".join(lesson.point) or None,
        data_about=" ".join(lesson.about) or None,
        data_wanted="\n".join(lesson.wanted) or None,
        data_ends="1" if lesson.ends else None,
    )[
        h.p(".coach-head")[
            emblem("mark"),
            h.b[lesson.title],
            h.span[words("web-lesson-at", number=str(lesson.number), count=str(lesson.count))],
        ],
        h.p("#coach-says.coach-says", aria_live="polite")[lesson.text],
        _progress(lesson),
        h.div(".coach-do")[_buttons(lesson, frame, f"/t/{table}", words)],
    ]


def _buttons(lesson: LessonInfo, frame: Frame, table: str, words: Words) -> Node:
    leave = h.a(".button.quiet.small", href="/")[words("web-lesson-leave")]
    if lesson.state == ASTRAY:
        return [
            act(frame, f"{table}/lesson-undo", words("web-lesson-undo"), ".primary.small"),
            act(
                frame,
                f"{table}/lesson-keep",
                words("web-lesson-keep" if lesson.keeps else "web-lesson-alone"),
                ".small",
            ),
            leave,
        ]
    back = lesson.number > 1 and act(
        frame, f"{table}/lesson-back", [icon("prev"), words("web-lesson-back")], ".quiet.small"
    )
    if lesson.state == DONE:
        on = words("web-lesson-play-on-alone" if lesson.alone else "web-lesson-play-on")
        return [back, act(frame, f"{table}/lesson-end", on, ".primary.small"), leave]
    return [
        back,
        lesson.state == READ
        and act(frame, f"{table}/lesson-next", words("web-lesson-next"), ".primary.small", beat=lesson.beat),
        lesson.state == PLAY
        and h.button(".button.small.needs-script", type="button", data_coach="show")[words("web-lesson-show")],
        leave,
    ]


def _progress(lesson: LessonInfo) -> Element:
    now = lesson.count + 1 if lesson.state == DONE else lesson.number
    return h.div(".coach-way", aria_hidden="true")[
        [
            h.i(data_now="1" if n == now else None, data_done="1" if n < now else None)
            for n in range(1, lesson.count + 1)
        ]
    ]


def lesson_parts(lesson: LessonInfo, words: Words) -> Node:
    """Render the parts of the lesson, for the rail."""
    states = {-1: "done", 0: "now", 1: None}
    return [
        h.ol(".lesson-parts")[
            [
                h.li(data_state=states[when], aria_current="step" if when == 0 else None)[name]
                for name, when in lesson.parts
            ]
        ],
        h.p(".hint")[words("web-lesson-then-alone" if lesson.alone else "web-lesson-then")],
    ]


def begin_form(lesson: Lesson, frame: Frame, words: Words, style: str = ".primary") -> Element:
    """Render the button that begins a guided game."""
    name, label = words(f"lesson-{lesson.name}"), words("web-lesson-begin", minutes=lesson.minutes)
    return h.form(".act.begin-lesson", method="post", action=f"/learn/{lesson.game}")[
        csrf(frame),
        hidden("lesson", lesson.name),
        h.button(f".button{style}", type="submit", title=name)[icon("hat-novice"), h.span[label]],
    ]


def learn(context: LearnContext) -> str:
    """Render the page before a first game: learn it at the table, or play at once."""
    frame, game = context.frame, context.game
    words = texts(frame.language, game)
    content = h.main("#table.new-table.sheet.learn")[
        h.div(".sheet-art")[poster(game, 480, 640)],
        h.div(".sheet-body")[
            h.h1[words("web-learn-title", game=title_of(words, game))],
            h.p(".lead")[words("web-learn-lead")],
            h.ul(".lesson-list")[
                [
                    h.li[
                        h.h2[words(f"lesson-{lesson.name}")],
                        h.p[words(f"lesson-{lesson.name}-about")],
                        begin_form(lesson, frame, words),
                    ]
                    for lesson in context.lessons
                ]
            ],
            h.h2[words("web-learn-otherwise")],
            h.div(".sheet-actions")[
                h.form(".act", method="post", action="/quick")[
                    csrf(frame),
                    hidden("game", game),
                    [hidden(name, value) for name, value in context.quick.items()],
                    h.button(".button", type="submit")[words("web-learn-quick")],
                ],
                h.a(".quiet", href=f"/rules/{game}")[words("web-learn-rules")],
                h.a(".quiet", href="/")[words("web-back")],
            ],
        ],
    ]
    return document(frame, words("web-learn-title", game=title_of(words, game)), content, game=game, kind="page")
