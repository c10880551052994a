"""Files generated from the games' faces: themes, styles of drawings, emblems, posters. The same for every browser."""

from __future__ import annotations

from functools import cache

from consigliere.board.words import title_of
from consigliere.drawing import OSWALD, PLAYFAIR, Picture, Style, sign, star
from consigliere.drawing.svg import element, path, rect
from consigliere.games import ANNOUNCED, face, titles


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


def faces_css() -> str:
    """Return the themes of all games, announced ones included, served as /faces/all.css."""
    return _themes(tuple(dict.fromkeys([*(title.id for title in titles()), *ANNOUNCED])))


@cache
def _themes(games: tuple[str, ...]) -> str:
    return "\n".join([theme for theme in [face(game).read_file("theme.css") for game in games] if theme])


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
