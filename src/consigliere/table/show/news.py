"""Updates for an open page: only what has changed since the last message.

A page is made of named parts; "" is the page around them. A live connection remembers what it has sent. A changed part
is sent in full or, if the browser has its last text, as a difference to it. Both depend only on two pages that the
reader was allowed to see.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from .pages.html import Woven

Parts = Mapping[str, str]
Ops = list[int | str]  # from, to (pieces of the old text), "a new text", from, to, ...

WORTH = 24  # characters; copying less costs more than writing it
SHORT = 160  # characters; a shorter text is written without a search
BEGINS = "<{"  # characters at which a piece begins


def cut(text: str) -> list[str]:
    """Split a text into pieces: every tag with what follows it, and the facts about each thing.

    The script splits in the same way (news.js). No page contains a NUL: input with one is refused, and nothing else
    creates one.
    """
    if "{" in text:
        pieces = text.replace("<", "\0<").replace("{", "\0{").split("\0")
        return pieces if pieces[0] else pieces[1:]
    first, *rest = text.split("<")
    pieces = [f"<{piece}" for piece in rest]
    return [first, *pieces] if first else pieces


def change(old: str, new: str) -> Ops:
    """Return the edits that turn one text into another: pieces of the old one, by number, and new text between them.

    If both texts know their blocks, only changed blocks are compared.
    """
    made = _Made()
    if isinstance(old, Woven) and isinstance(new, Woven) and "{" not in old and "{" not in new:
        _compare_blocks(old, new, made)
    else:
        _write_edits(str(old), str(new), 0, made)  # plain str: slicing markup would make markup of every piece
    return made.ops


class _Made:
    """The edits found so far. A copy that continues where the last one ended is merged with it."""

    __slots__ = ("ops",)

    def __init__(self) -> None:
        self.ops: Ops = []

    def copy(self, start: int, end: int) -> None:
        if start == end:
            return
        if self.ops and self.ops[-1] == start:
            self.ops[-1] = end
        else:
            self.ops += (start, end)

    def write(self, text: str) -> None:
        last = self.ops[-1] if self.ops else 0
        if isinstance(last, str):
            self.ops[-1] = last + text
        elif text:
            self.ops.append(text)


def _compare_blocks(old: Woven, new: Woven, made: _Made) -> None:
    """Compare block by block: unchanged, moved, changed about the same thing; the rest is new."""
    before, after = old.blocks, new.blocks
    least = min(len(before), len(after))
    top = next((i for i in range(least) if before[i] != after[i]), least)
    end = next((i for i in range(least - top) if before[-1 - i] != after[-1 - i]), least - top)
    begins = [0, *accumulate([tags for _, _, tags in before])]  # the number of each block's first piece
    made.copy(0, begins[top])
    where = {before[i]: i for i in range(len(before) - end - 1, top - 1, -1)}
    about = {before[i].thing: i for i in range(top, len(before) - end)}
    gone = iter([i for block, i in reversed(where.items()) if not block.thing and block not in after])
    for block in after[top : len(after) - end]:
        text, name, _ = block
        same = where.get(block) if len(text) >= WORTH else None
        if same is not None:
            made.copy(begins[same], begins[same + 1])
            continue
        same = about.get(name) if name else next(gone, None)  # blocks about nothing keep their order
        if same is None:
            made.write(str(text))
            continue
        was, now = str(before[same][0]), str(text)
        tag, rest = now.find("<", 1), was.find("<", 1)
        if tag > 0 and rest > 0 and now[tag:] == was[rest:]:  # only its mark or place has changed
            made.write(now[:tag])
            made.copy(begins[same] + 1, begins[same + 1])
        else:
            _write_edits(was, now, begins[same], made)
    if end:
        made.copy(begins[-1 - end], begins[-1])


def _write_edits(old: str, new: str, first: int, made: _Made) -> None:
    """Write the edits that turn one text into another. The first piece of the old text has the number `first`.

    The common prefix and suffix are found without splitting. Only the middle is compared by pieces.
    """
    top = _alike(old, new)
    if not (_begins(old, top) and _begins(new, top)):
        top = max(old.rfind("<", 0, top), old.rfind("{", 0, top), 0)
    end = _alike_at_the_end(old, new, min(len(old), len(new)) - top)
    rest = [place for sign in BEGINS if (place := old.find(sign, len(old) - end)) >= 0] if end else []
    end = len(old) - min(rest) if rest else 0
    last = len(old) - end
    now = new[top : len(new) - end]
    goes_on = first + _pieces(old, 0, top)
    made.copy(first, goes_on)
    if len(now) <= SHORT or top == last:
        made.write(now)
    else:
        _by_pieces(cut(old[top:last]), cut(now), goes_on, made)
    if end:
        goes_on += _pieces(old, top, last)
        made.copy(goes_on, goes_on + _pieces(old, last, len(old)))


def _by_pieces(before: list[str], after: list[str], first: int, made: _Made) -> None:
    """Write the edits for a middle that is already split: runs of pieces are copied from their old place."""
    where = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))
    at = fresh = goes_on = 0  # place in the new pieces; start of the unwritten ones; place in the old ones
    while at < len(after):
        start = goes_on + at - fresh  # expected place if as many pieces were added as removed
        if start >= len(before) or before[start] != after[at]:
            start = where.get(after[at], -1)
            if start < 0:
                at += 1
                continue
        length, most = 1, min(len(after) - at, len(before) - start)
        while length < most and after[at + length] == before[start + length]:
            length += 1
        if sum(map(len, after[at : at + min(length, WORTH)])) >= WORTH:
            made.write("".join(after[fresh:at]))
            made.copy(first + start, first + start + length)
            fresh, goes_on = at + length, start + length
        at += length
    made.write("".join(after[fresh:]))


def _pieces(text: str, start: int, end: int) -> int:
    """Count the pieces that begin in a part of a text. One always begins at its start."""
    if start == end:
        return 0
    return text.count("<", start, end) + text.count("{", start, end) + (text[start] not in BEGINS)


def _begins(text: str, place: int) -> bool:
    """Return whether a piece begins here or the text ends."""
    return place == len(text) or text[place] in BEGINS


def _alike(old: str, new: str) -> int:
    """Return the length of the common prefix: strides that double, then a binary search in the last one."""
    most = min(len(old), len(new))
    length, stride = 0, min(256, most)
    while stride and old[length : length + stride] == new[length : length + stride]:
        length += stride
        stride = min(2 * stride, most - length)
    while stride > 1:
        half = stride // 2
        if old[length : length + half] == new[length : length + half]:
            length += half
            stride -= half
        else:
            stride = half
    return length


def _alike_at_the_end(old: str, new: str, most: int) -> int:
    """Return the length of the common suffix, at most `most`, by the same method."""
    length, stride = 0, min(256, most)
    last, end = len(old), len(new)
    while stride and old[last - length - stride : last - length] == new[end - length - stride : end - length]:
        length += stride
        stride = min(2 * stride, most - length)
    while stride > 1:
        half = stride // 2
        if old[last - length - half : last - length] == new[end - length - half : end - length]:
            length += half
            stride -= half
        else:
            stride = half
    return length


def changed(old: str, ops: Ops) -> str:
    """Return the text that `change` described."""
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


class SentState:
    """What one connection has sent: the page as the browser shows it, and which of its texts the browser stores."""

    __slots__ = ("held", "opened", "parts", "place")

    def __init__(self, parts: Parts | None = None, held: frozenset[str] = frozenset(), place: int = 0) -> None:
        self.parts: Parts = parts or {}  # as the page shows them
        self.held = held  # parts whose text the browser stores; not those that came with the page itself
        self.place = place  # choices played by then
        self.opened: frozenset[str] = frozenset()  # foldable parts that the reader has open

    def news(self, parts: Parts) -> dict[str, str | Ops]:
        """Return what must be sent so that the browser shows exactly these parts, and record it as sent."""
        found = self.change(parts)
        self.held = self.held.intersection(parts)
        self.parts = parts
        return found

    def change(self, parts: Parts) -> dict[str, str | Ops]:
        """Return what must be sent so that these parts change and the others stay."""
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
