"""News for a page that is open: only what has changed of it since it was last told.

A page is made of parts, the contents of the places on it, by name; "" is the page around them. A line remembers what
it has sent. A part that has changed is sent whole, or, where the browser holds its last text, as how the new text is
made of the old one. Both follow from two pages that the reader was allowed to see and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from .pages.html import Woven

Parts = Mapping[str, str]
Ops = list[int | str]  # from, to (pieces of the old text), "a new text", from, to, ...

WORTH = 24  # letters: to copy less than this costs more than to write it
NEAR = 1024  # letters in which a piece is looked for where the old text goes on; a longer row of pieces also elsewhere
LONG = 48
BEGINS = "<{"  # of pieces


def cut(text: str) -> list[str]:
    """A text in pieces: every tag with what follows it, and the facts about each thing. The script cuts in the same
    way (news.js). No page holds a NUL: what people send with one in it is refused, and nothing else makes one."""
    pieces = text.replace("<", "\0<").replace("{", "\0{").split("\0")
    return pieces if pieces[0] else pieces[1:]


def change(old: str, new: str) -> Ops:
    """How a text is made of another: pieces of the old one, by number, and new text between them.

    Where both know their blocks, only those that have changed are looked at.
    """
    if isinstance(old, Woven) and isinstance(new, Woven) and "{" not in old and "{" not in new:
        return _woven(old, new)
    old, new, made = str(old), str(new), _Made()  # plain: to take markup apart makes markup of every piece
    _written(old, new, _Numbers(old, "{" in new or "{" in old), 0, made)
    return made.ops


class _Made:
    """What has been found so far; what goes on where the last copy ended is one with it."""

    __slots__ = ("ops",)

    def __init__(self) -> None:
        self.ops: Ops = []

    def copy(self, start: int, end: int) -> None:
        if self.ops and self.ops[-1] == start:
            self.ops[-1] = end
        else:
            self.ops += (start, end)

    def write(self, text: str) -> None:
        last = self.ops[-1] if self.ops else 0
        if isinstance(last, str):
            self.ops[-1] = last + text
        else:
            self.ops.append(text)


def _woven(old: Woven, new: Woven) -> Ops:
    """The same, block by block: what stays, then what is found elsewhere, then what has changed of the same thing; what
    is left is looked for in the whole old text."""
    before, after = old.blocks, new.blocks
    begins = [0, *accumulate([text.count("<") for text, _ in before])]  # the number of each block's first piece
    least = min(len(before), len(after))
    top = next((i for i in range(least) if before[i] != after[i]), least)
    end = next((i for i in range(least - top) if before[-1 - i] != after[-1 - i]), least - top)
    made = _Made()
    if top:
        made.copy(0, begins[top])
    where = {before[i]: i for i in reversed(range(top, len(before) - end))}
    about = {name: i for i, (_, name) in enumerate(before) if name}
    whole, goes_on = _Numbers("", False), 0
    for text, name in after[top : len(after) - end]:
        same = where.get((text, name)) if len(text) >= WORTH else None
        if same is not None:
            made.copy(begins[same], begins[same + 1])
        elif name in about:
            same = about[name]
            was, now = str(before[same][0]), str(text)
            tag, rest = now.find("<", 1), was.find("<", 1)
            if 0 < tag <= len(now) - WORTH and now[tag:] == was[rest:]:  # marked, or moved: nothing else is
                made.write(now[:tag])
                made.copy(begins[same] + 1, begins[same + 1])
            else:
                _written(was, now, _Numbers(was, False), begins[same], made)
        else:
            if not whole.text:
                whole, goes_on = _Numbers(str(old), False), sum([len(text) for text, _ in before[:top]])
            goes_on = _written(whole.text, str(text), whole, 0, made, goes_on)
    if end:
        made.copy(begins[-1 - end], begins[-1])
    return made.ops


def _written(old: str, new: str, number: _Numbers, first: int, made: _Made, goes_on: int = 0) -> int:
    """Write how a text is made of another, whose first piece has the number `first`; where that goes on afterwards.

    It looks for whole pieces, at least WORTH letters of them, in the old text as it stands, since to find and to
    compare long texts is quick and to take them apart is not: it costs as much as there is new.
    """
    facts = number.facts
    at = fresh = 0  # in the new text; from where on it is not written yet
    while at < len(new):
        found = _found(old, new, at, goes_on, facts)
        if found is None:
            at = _next(new, at + 1, facts)
            continue
        start, length = found
        if fresh < at:
            made.write(new[fresh:at])
        goes_on = start + length
        made.copy(first + number.of(start), first + number.of(goes_on))
        at = fresh = at + length
    if fresh < len(new):
        made.write(new[fresh:])
    return goes_on


def _found(old: str, new: str, at: int, near: int, facts: bool) -> tuple[int, int] | None:
    """Where the old text has the pieces that the new one has from here on, and how many letters of them."""
    stop = _next(new, at + WORTH, facts)
    if stop == len(new):  # its end: of use if it is the end of both
        start = len(old) - stop + at
        whole = start >= 0 and stop - at >= WORTH and old.endswith(new[at:]) and (not start or old[start] in BEGINS)
        return (start, stop - at) if whole else None
    wanted = new[at : stop + 1]  # with the beginning of the next one, so that the last is whole
    start = old.find(wanted, near, near + NEAR)
    if start < 0 and len(wanted) >= LONG:
        start = old.find(wanted)
    if start < 0 or (start and old[start] not in BEGINS):
        return None
    length = stop - at + _alike(old, new, start + stop - at, stop)
    if _begins(old, start + length) and _begins(new, at + length):
        return start, length
    end = old.rfind("<", start, start + length)
    return start, (max(end, old.rfind("{", start, start + length)) if facts else end) - start


def _begins(text: str, place: int) -> bool:
    return place == len(text) or text[place] in BEGINS


def _next(text: str, place: int, facts: bool) -> int:
    """Where the next piece begins; the end of the text if there is none."""
    tag = text.find("<", place)
    if facts:
        fact = text.find("{", place)
        tag = fact if tag < 0 or 0 <= fact < tag else tag
    return tag if tag >= 0 else len(text)


def _alike(old: str, new: str, start: int, at: int) -> int:
    """How many letters are the same from here on: by longer and longer strides, then by halves of the last."""
    most = min(len(old) - start, len(new) - at)
    length, stride = 0, min(256, most)
    while stride and old[start + length : start + length + stride] == new[at + length : at + length + stride]:
        length += stride
        stride = min(2 * stride, most - length)
    while stride > 1:
        half = stride // 2
        if old[start + length : start + length + half] == new[at + length : at + length + half]:
            length += half
            stride -= half
        else:
            stride = half
    return length


class _Numbers:
    """The numbers of a text's pieces, by where they begin; counted on from the last one asked for."""

    def __init__(self, text: str, facts: bool) -> None:
        self.text, self.facts = text, facts
        self._first = 1 if text and text[0] not in BEGINS else 0  # a piece that begins with neither
        self._place = self._number = 0

    def of(self, place: int) -> int:
        text, since = self.text, self._place
        if place < since:
            since = self._number = 0
        if place and not since:
            self._number += self._first
        self._number += text.count("<", since, place) + (text.count("{", since, place) if self.facts else 0)
        self._place = place
        return self._number


def changed(old: str, ops: Ops) -> str:
    """The text that `change` described."""
    before = cut(old)
    made: list[str] = []
    rest = iter(ops)
    for op in rest:
        if isinstance(op, str):
            made.append(op)
        else:
            to = next(rest)
            assert isinstance(to, int)
            made += before[op:to]
    return "".join(made)


class Told:
    """What one line has told: the page as the browser shows it, and which of its texts it holds."""

    __slots__ = ("held", "parts", "place")

    def __init__(self, parts: Parts | None = None, held: frozenset[str] = frozenset(), place: int = 0) -> None:
        self.parts: Parts = parts or {}  # as the page shows them
        self.held = held  # of these it has the text: not of what came with the page itself
        self.place = place  # choices played by then

    def news(self, parts: Parts) -> dict[str, str | Ops]:
        """What has to be sent so that the browser shows just these parts; it is told with this."""
        found = self.change(parts)
        self.held = self.held.intersection(parts)
        self.parts = parts
        return found

    def change(self, parts: Parts) -> dict[str, str | Ops]:
        """What has to be sent so that these parts change, and the others stay."""
        found: dict[str, str | Ops] = {}
        for name, text in parts.items():
            old = self.parts.get(name)
            if old == text:
                continue
            if old is not None and name in self.held:
                found[name] = change(old, text)
            else:
                found[name] = str(text)
        self.held = self.held.union(found)
        self.parts = {**self.parts, **parts}
        return found
