"""HTML as functions: `h.div("#log.panel", data_new="1")[...]`. Everything that is not markup is escaped.

An element is rendered immediately, children first, because pages are rendered again after every choice. `Node` is any
content: text, numbers, elements, markup, sequences of them. None and booleans render nothing, so that `condition and
h.p[...]` works.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from markupsafe import Markup, escape

from consigliere.drawing import Piece


class HasHtml(Protocol):
    """Something that is already markup."""

    def __html__(self) -> str: ...


Node: TypeAlias = "HasHtml | str | int | bool | Iterable[Node] | None"
Attribute: TypeAlias = str | int | bool | None


class Element:
    """An element. A call sets attributes; `[...]` sets the content."""

    __slots__ = ("_begin", "_end", "_name", "_text")

    def __init__(self, name: str, begin: str = "", end: str | None = None, text: str = "") -> None:
        self._name = name
        self._begin = begin or f"<{name}>"
        self._end = f"</{name}>" if end is None else end
        self._text = text or f"{self._begin}{self._end}"

    def __call__(self, selector: str = "", /, **attributes: Attribute) -> Element:
        """Set an id and classes (`"#log.panel.wide"`) and attributes: `data_new="1"` writes data-new, None writes
        nothing.
        """
        written = [f"<{self._name}", _selected(selector) if selector else ""]
        for name, value in attributes.items():
            if value is None or value is False:
                continue
            written.append(f" {_named(name)}" if value is True else f' {_named(name)}="{escape(str(value))}"')
        written.append(">")
        return Element(self._name, "".join(written), self._end)

    def __getitem__(self, inside: Node) -> Element:
        written = [self._begin]
        _write(inside, written)
        written.append(self._end)
        return Element(self._name, self._begin, self._end, "".join(written))

    def __html__(self) -> Markup:
        return Markup(self._text)

    def __str__(self) -> str:
        return self._text


class Woven(Markup):
    """Markup that knows its blocks, each with the thing it is about or "".

    Most blocks of a page rendered again are unchanged. `news.py` finds the changed ones by block. Every block begins
    with a tag.
    """

    __slots__ = ("blocks",)

    blocks: tuple[Piece, ...]

    @classmethod
    def of(cls, blocks: Iterable[Piece]) -> Woven:
        """Join blocks and remember them. Empty ones are dropped."""
        kept = tuple([block for block in blocks if block.text])
        made = cls("".join([text for text, _, _ in kept]))
        made.blocks = kept
        return made


class VoidElement(Element):
    """An element without content: an input, an image."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(name, end="")


def markup(node: Node) -> Markup:
    """Render anything that may be inside an element."""
    written: list[str] = []
    _write(node, written)
    return Markup("".join(written))


def spelled(text: str) -> Markup:
    """Write every character of somebody else's text as a numeric reference.

    The reader sees the text unchanged, but it matches nothing else on the page. So a compressed page does not get
    shorter if somebody guesses its other content.
    """
    return Markup("".join([f"&#{ord(letter)};" if letter.isprintable() else letter for letter in text]))


def _write(node: Any, written: list[str]) -> None:
    kind = type(node)
    if kind is Element:
        written.append(node._text)
    elif kind is Markup or kind is Woven:
        written.append(node)
    elif kind is str:
        written.append(escape(node))
    elif kind is list or kind is tuple:
        for one in node:
            _write(one, written)
    elif node is None or kind is bool:
        return
    elif hasattr(node, "__html__") or isinstance(node, str | int):
        written.append(escape(node))
    elif isinstance(node, Iterable) and not isinstance(node, bytes | bytearray | memoryview):
        for one in node:
            _write(one, written)
    else:
        raise TypeError(f"{node!r} cannot stand on a page")


@lru_cache(maxsize=1024)
def _named(name: str) -> str:
    """Return an attribute name as HTML writes it: `data_new` is data-new, `for_` is for."""
    return str(escape(name.rstrip("_").replace("_", "-")))


@lru_cache(maxsize=4096)
def _selected(selector: str) -> str:
    """Return an id and classes as attributes."""
    name, *classes = selector.split(".")
    if (name and name[0] != "#") or "#" in selector[1:] or any(one.isspace() for one in selector):
        raise ValueError(f"{selector!r} is not an id and classes: #id.class.class")
    found = f' id="{escape(name[1:])}"' if name else ""
    return f'{found} class="{escape(" ".join([one for one in classes if one]))}"' if classes else found


a = Element("a")
article = Element("article")
aside = Element("aside")
b = Element("b")
blockquote = Element("blockquote")
body = Element("body")
button = Element("button")
code = Element("code")
dd = Element("dd")
details = Element("details")
dialog = Element("dialog")
div = Element("div")
dl = Element("dl")
dt = Element("dt")
em = Element("em")
fieldset = Element("fieldset")
figcaption = Element("figcaption")
figure = Element("figure")
footer = Element("footer")
form = Element("form")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
h4 = Element("h4")
head = Element("head")
header = Element("header")
html = Element("html")
i = Element("i")
img = VoidElement("img")
input = VoidElement("input")  # noqa: A001
kbd = Element("kbd")
label = Element("label")
legend = Element("legend")
li = Element("li")
link = VoidElement("link")
main = Element("main")
meta = VoidElement("meta")
nav = Element("nav")
noscript = Element("noscript")
ol = Element("ol")
optgroup = Element("optgroup")
option = Element("option")
output = Element("output")
p = Element("p")
progress = Element("progress")
script = Element("script")
section = Element("section")
select = Element("select")
small = Element("small")
span = Element("span")
strong = Element("strong")
summary = Element("summary")
svg = Element("svg")
table = Element("table")
tbody = Element("tbody")
td = Element("td")
template = Element("template")
textarea = Element("textarea")
th = Element("th")
thead = Element("thead")
time = Element("time")
title = Element("title")
tr = Element("tr")
ul = Element("ul")
