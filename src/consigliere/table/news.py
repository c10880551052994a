"""News for a page that is open: only what has changed of it since it was last told.

A page is made of parts, the contents of the places on it, by name; "" is the page around them. A line remembers what
it has sent. A part that has changed is sent whole, or, where the browser holds its last text, as how the new text is
made of the old one. Both follow from two pages that the reader was allowed to see and from nothing else.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping

Parts = Mapping[str, str]
Ops = list[int | str]  # from, to (pieces of the old text), "a new text", from, to, ...

WORTH = 24  # letters: to copy less than this costs more than to write it
TRIED = 6  # places of the old text that are tried for each piece


def cut(text: str) -> list[str]:
    """A text in pieces: every tag with what follows it, and the facts about each thing. The script cuts in the same
    way (news.js). No page holds a NUL: what people send with one in it is refused, and nothing else makes one."""
    pieces = text.replace("<", "\0<").replace("{", "\0{").split("\0")
    return pieces if pieces[0] else pieces[1:]


def change(old: str, new: str) -> Ops:
    """How a text is made of another: pieces of the old one, by number, and new text between them."""
    begin, end = _alike(old, new)
    first, last = _pieces(old[:begin]), _pieces(old[len(old) - end :])
    before = cut(old[begin : len(old) - end])
    middle = _rewritten(before, cut(new[begin : len(new) - end]), first)
    goes_on = first + len(before)
    return [*([0, first] if first else []), *middle, *([goes_on, goes_on + last] if last else [])]


def _alike(old: str, new: str) -> tuple[int, int]:
    """How many letters two texts have in common at the beginning and at the end, in whole pieces."""
    low, high = 0, min(len(old), len(new))
    most = high
    while low < high:  # by halves: comparing long texts is quick, walking along them is not
        half = (low + high + 1) // 2
        if old[low:half] == new[low:half]:
            low = half
        else:
            high = half - 1
    if old == new:
        return len(old), 0
    begin = max(0, old.rfind("<", 0, low), old.rfind("{", 0, low))
    low, high = 0, most - begin
    while low < high:
        half = (low + high + 1) // 2
        if old[len(old) - half : len(old) - low] == new[len(new) - half : len(new) - low]:
            low = half
        else:
            high = half - 1
    starts = [place for place in (old.find("<", len(old) - low), old.find("{", len(old) - low)) if place >= 0]
    return begin, len(old) - min(starts) if starts and low else 0


def _pieces(text: str) -> int:
    """How many pieces a text has."""
    return text.count("<") + text.count("{") + (1 if text and text[0] not in "<{" else 0)


def _rewritten(before: list[str], after: list[str], skipped: int) -> Ops:
    known, places = set(before), dict[str, list[int]]()
    ops: Ops = []
    fresh: list[str] = []
    at, goes_on = 0, 0  # in the new text; where the old one goes on after the last copy
    while at < len(after):
        start, length = goes_on, _run(before, after, goes_on, at)
        if not length and after[at] in known:  # it is elsewhere: only then is it worth to know where what lies
            if not places:
                for i, piece in enumerate(before):
                    places.setdefault(piece, []).append(i)
            start, length = _longest(before, after, at, goes_on, places[after[at]])
        if length >= WORTH or (length and sum([len(piece) for piece in after[at : at + length]]) >= WORTH):
            if fresh:
                ops.append("".join(fresh))
                fresh = []
            ops += (skipped + start, skipped + start + length)
            at, goes_on = at + length, start + length
        else:
            fresh += after[at : at + max(1, length)]
            at += max(1, length)
            goes_on += max(1, length)
    if fresh:
        ops.append("".join(fresh))
    return ops


def _longest(before: list[str], after: list[str], at: int, near: int, places: list[int]) -> tuple[int, int]:
    """Where the old text has the longest row of pieces that the new one has from here on."""
    first = max(0, bisect(places, near - 1) - TRIED // 2)
    found = [(place, _run(before, after, place, at)) for place in places[first : first + TRIED]]
    return max(found, key=lambda one: one[1])


def _run(before: list[str], after: list[str], place: int, at: int) -> int:
    """How many pieces are the same from here on: by strides, since comparing rows is quick and walking is not."""
    most = min(len(before) - place, len(after) - at)
    length, stride = 0, 1
    while length < most and stride:
        if before[place + length : place + length + stride] == after[at + length : at + length + stride]:
            length += stride
            stride = min(2 * stride, most - length)
        else:
            stride //= 2
    return length


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
                found[name] = text
        self.held = self.held.union(found)
        self.parts = {**self.parts, **parts}
        return found
