"""Files that are put together for a browser: style sheets, emblems, posters. They are the same for every reader.

Style sheets are written in small files, one for each part of a page (`static/styles`). A browser gets them bundled: one
request is faster than ten, and text that is compressed together is shorter.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from consigliere.board.words import title_of
from consigliere.drawing import OSWALD, PLAYFAIR, Picture, Style, sign, star
from consigliere.drawing.svg import element, path, rect
from consigliere.engine import NotUnderstood
from consigliere.games import ANNOUNCED, face, titles

STYLES = Path(__file__).parents[2] / "static" / "styles"
BUNDLES: dict[str, tuple[str, ...]] = {  # in the order of the cascade
    "frame": ("frame",),
    "pages": (
        "front",
        "lobby",
        "opening",
        "result",
        "rules",
        "review",
        "levels",
        "over_days",
        "people",
        "club",
        "notice",
        "tournament",
    ),
    "box": ("box",),
    "replay": ("replay",),
    "puzzle": ("puzzle",),
    "table": (
        *("layout", "bar", "seats", "board", "marks", "slips", "rail", "log", "scene", "talk", "over", "narrow"),
        *("print", "asking", "deals", "advice", "lesson", "together"),
    ),
}
ALL = "all"


@cache
def bundle(name: str) -> str:
    """Return the style sheets of a bundle, served as /sheets/{name}.css."""
    if name not in BUNDLES:
        raise NotUnderstood(f"there is no style sheet {name}")
    return "\n".join([_style(part) for part in BUNDLES[name]])


def _style(name: str) -> str:
    return (STYLES / f"{name}.css").read_text(encoding="utf-8")


@cache
def picture_css(game: str) -> str:
    """Return the style sheet of a game's drawings and of its sides, served as /picture/{game}.css."""
    shown = face(game)
    sides = [
        f'[data-game="{game}"] [data-side="{worn.pattern or worn.emblem}"] '
        f"{{ --seat: {worn.colour}; --seat-ink: {worn.ink}; }}"
        for worn in shown.liveries.values()
    ]
    return "\n".join([*sides, shown.style.sheet] if shown.style is not None else sides)


def faces_css(game: str) -> str:
    """Return what every theme is made of, and the theme of one game or of `all`, served as /faces/{game}.css.

    All are the games and those that are announced: the front page shows each in its own colours.
    """
    return _themes(tuple(dict.fromkeys([*(title.id for title in titles()), *ANNOUNCED])) if game == ALL else (game,))


@cache
def _themes(games: tuple[str, ...]) -> str:
    themes = [theme for theme in [face(game).read_file("theme.css") for game in games] if theme]
    return "\n".join([_style("themes"), *themes])


@cache
def emblems(game: str) -> str:
    """Return a game's own emblems, one symbol each, served as /emblems/{game}.svg."""
    symbols = [
        element("symbol", path(shape, fill_rule="evenodd"), id=name, viewBox="-50 -50 100 100")
        for name, shape in face(game).emblems.items()
    ]
    return element("svg", *symbols, xmlns="http://www.w3.org/2000/svg")


@cache
def poster(game: str) -> str:
    """Return a game's poster, or a plain one if it has none."""
    return face(game).read_file("poster.svg") or _plain_poster(title_of(game, "en"))


_PLAIN = Style("plain-poster", {}, (f"text{{{PLAYFAIR.rule};fill:#f2e9d8}}", f".small{{{OSWALD.rule}}}"))


def _plain_poster(title: str) -> str:
    rays = path(star(420, 24, 0.55), fill="#3a2d1f", transform="translate(240,300)")
    name = PLAYFAIR.name(title, 240, 560, 44, 420)
    ground = rect(0, 0, 480, 640, fill="#1e1a16")
    return Picture.of(480, 640, title, _PLAIN, ground, rays, sign(star(50), 240, 300, 190), name).svg()
