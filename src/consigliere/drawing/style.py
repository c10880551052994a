"""A game's colours and fonts, limited to its own drawings, and the patterns of its surfaces.

Every colour is a custom property with zero specificity (`:where`), so a page that says `.dual-powers { --ink: navy }`
overrides it. A page has one style for everything, so every rule is limited to the pictures of the game (`Style.root`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from . import marks
from .svg import element, path

_REFERS = re.compile(r'(?:href="|url\()#([^")]*)')


def _refers(drawn: str) -> set[str]:
    return set(_REFERS.findall(drawn))


class Style:
    """The style sheet of a game's drawings.

    `root` is the class of all its pictures, `palette` its custom properties, and `rules` are plain CSS rules, one per
    string, written as if there were only the drawing: `".ink{fill:var(--ink)}"`.

    `shapes` are outlines that never change: the `d` of each by an id that no other game has. A drawing of several
    elements (it begins with "<") is a shape too, in `currentColor` if it names no colour. A picture shows them with
    `svg.use` or as a `sign`, and a page defines them once (`defs`), so that updates of a drawing do not repeat them.
    They are the same for all readers. `symbols` are for what needs more than an outline: complete elements with an id
    (a group with its own colours, a pattern, a gradient), shown with `svg.use` or used as paint. Inside them, colours
    are attributes (`fill="var(--own)"`), because rules of the sheet do not apply there.

    >>> Style("high-card", {"ink": "black"}, (".ink,.on>b{fill:var(--ink)}",)).sheet
    ':where(.high-card){--ink:black}.high-card .ink,.high-card .on>b{fill:var(--ink)}'
    """

    def __init__(
        self,
        root: str,
        palette: Mapping[str, str],
        rules: Iterable[str],
        shapes: Mapping[str, str] | None = None,
        symbols: Mapping[str, str] | None = None,
    ) -> None:
        self.root = root
        self.shapes = {name: _shape(name, drawn) for name, drawn in (shapes or {}).items()} | dict(symbols or {})
        properties = ";".join(f"--{name}:{value}" for name, value in palette.items())
        self.sheet = f":where(.{root}){{{properties}}}" + "".join([self._scoped(rule) for rule in rules])

    def defs(self, wanted: Iterable[str]) -> str:
        """The definitions of these shapes."""
        found = [self.shapes[name] for name in wanted]
        return element("defs", *found) if found else ""

    def used_by(self, drawn: str) -> list[str]:
        """The names of the shapes that a drawing, the sheet or another such shape uses or is painted with."""
        found: set[str] = set()
        new = {name for name in _refers(drawn) | _refers(self.sheet) if name in self.shapes}
        while new:
            found |= new
            new = {name for one in new for name in _refers(self.shapes[one]) if name in self.shapes} - found
        return [name for name in self.shapes if name in found]

    def _scoped(self, rule: str) -> str:
        selectors, _, body = rule.partition("{")
        return ",".join(f".{self.root} {selector}" for selector in selectors.split(",")) + "{" + body


def _shape(name: str, drawn: str) -> str:
    """A shape under its id: an outline, or a drawing of several elements."""
    if drawn.startswith("<"):
        return element("g", drawn, id=name, fill="currentColor")
    return path(drawn, id=name)


BASE_RULES = (
    ".ink{fill:var(--ink)}",
    ".paper{fill:var(--paper)}",
    ".shade{fill:var(--shade)}",
    ".chalk{fill:var(--chalk)}",
    ".accent{fill:var(--accent)}",
    ".own{fill:var(--own)}",
    ".on{fill:var(--on)}",
    ".none{fill:none}",
    ".line{stroke:var(--ink);stroke-width:2.5}",
    ".fine{stroke:var(--ink);stroke-width:1.2}",
    ".own-line{stroke:var(--own)}",
    ".dashed{stroke-dasharray:7 6}",
    ".faint{opacity:.3}",
    ".half{opacity:.6}",
    ".cast{fill:#000;opacity:.3}",
    ".through{pointer-events:none}",
    ".chosen>.frame{stroke:var(--picked,var(--accent));stroke-width:6}",
    *marks.RULES,
)
"""Rules for the classes that the shapes of this package use: cards, dice, tracks, maps, marks. They need `--ink`,
`--paper`, `--shade`, `--chalk` and `--accent` in the palette, and `--own` and `--on` set by a class of the game (the
owner's colour, and what is legible on it)."""


def owner_rule(owner: str, colour: str, ink: str) -> str:
    """The rule of the class `of-<owner>`: a piece's colour and the ink on it."""
    return f".of-{owner}{{--own:{colour};--on:{ink}}}"


def pattern_tile(
    name: str, width: float, height: float, inside: str, class_: str | None = None, transform: str | None = None
) -> str:
    """A pattern for the `<defs>` of a picture. Its name must contain the picture's part."""
    units = {"patternUnits": "userSpaceOnUse", "patternTransform": transform}
    return element("pattern", inside, id=name, width=width, height=height, class_=class_, **units)


def pattern_fill(id_prefix: str, name: str) -> str:
    """The paint that fills a shape with the pattern `<part>-<name>`."""
    return f"url(#{id_prefix}-{name})"
