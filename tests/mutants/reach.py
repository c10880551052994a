"""Which tests run which line, and how long each takes. Built once; updates trace only what is new.

The map may be older than the sources: a changed line is assumed to be run by the tests that ran the lines it replaces.
That can hide a test that would notice a mutant, so the result is never too good. `--map` rebuilds it.
"""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.mutants.operators import Mutant
from tests.mutants.targets import Target


class Reach:
    """Lines are keyed by file and number. The tests of each line are a bit set."""

    def __init__(self, target: Target, file: Path, anew: bool = False) -> None:
        self.file = file
        self.sources = {path: Path(path).read_text(encoding="utf-8") for path in target.sources}
        self.keys: dict[str, str] = {}  # by test: a hash of its file
        self.seconds: dict[str, float] = {}
        self.broken: list[str] = []  # tests that fail without any change, and are not used
        self.lines: dict[str, dict[int, int]] = {path: {} for path in self.sources}
        self.imported: dict[str, set[int]] = {path: set() for path in self.sources}
        self.collected: dict[str, set[int]] = {path: set() for path in self.sources}
        self._bits: dict[str, int] = {}
        self._files: dict[str, str] = {}
        if file.exists() and not anew:
            self._load(json.loads(file.read_text(encoding="utf-8")))

    def _load(self, data: dict[str, Any]) -> None:
        self.keys, self.seconds, self.broken = data["keys"], data["seconds"], data["broken"]
        self._bits = {nodeid: i for i, nodeid in enumerate(data["tests"])}
        for path, source in self.sources.items():
            if path in data["files"]:
                old = data["files"][path]
                lines = {int(line): int(bits, 16) for line, bits in old["lines"].items()}
                self.lines[path] = carried(lines, old["text"], source)

    def save(self) -> None:
        files = {
            path: {"text": text, "lines": {str(line): f"{bits:x}" for line, bits in self.lines[path].items()}}
            for path, text in self.sources.items()
        }
        tests = sorted(self._bits, key=lambda nodeid: self._bits[nodeid])
        data = {"tests": tests, "keys": self.keys, "seconds": self.seconds, "broken": self.broken, "files": files}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(data), encoding="utf-8")

    # --- tests

    def key(self, nodeid: str) -> str:
        """Changes with the test's file."""
        file = nodeid.partition("::")[0]
        if file not in self._files:
            self._files[file] = hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
        return self._files[file]

    def unknown(self, nodeids: Iterable[str]) -> list[str]:
        """Tests that have not been traced, or have changed since."""
        return [nodeid for nodeid in nodeids if self.keys.get(nodeid) != self.key(nodeid)]

    def mark(self, nodeid: str) -> str:
        """Identifies a test in its current version."""
        return hashlib.sha256(f"{nodeid} {self.keys[nodeid]}".encode()).hexdigest()[:10]

    def learn(self, nodeid: str, lines: dict[str, list[int]], seconds: float) -> None:
        bit = 1 << self._bits.setdefault(nodeid, len(self._bits))
        if nodeid in self.keys:  # seen before, in another version
            for old in self.lines.values():
                for line in old:
                    old[line] &= ~bit
        for path, numbers in lines.items():
            for line in numbers:
                self.lines[path][line] = self.lines[path].get(line, 0) | bit
        self.keys[nodeid] = self.key(nodeid)
        self.seconds[nodeid] = seconds
        self.broken = [one for one in self.broken if one != nodeid]

    # --- mutants

    def at_import(self, mutant: Mutant) -> bool:
        """Whether it runs when modules are imported, or runs during collection and caches its results."""
        before = self.imported[mutant.path] | (self.collected[mutant.path] if mutant.cached else set())
        return mutant.lasting or not before.isdisjoint(self._span(mutant))

    def tests(self, mutant: Mutant) -> set[str]:
        """Those that run the line."""
        bits = 0
        for line in self._span(mutant):
            bits |= self.lines[mutant.path].get(line, 0)
        return {nodeid for nodeid, bit in self._bits.items() if bits >> bit & 1}

    def _span(self, mutant: Mutant) -> range:
        """The lines of the changed part, or of its statement if Python has no separate code for them."""
        known = self.lines[mutant.path].keys() | self.imported[mutant.path] | self.collected[mutant.path]
        first, last = mutant.lines
        if known.isdisjoint(range(first, last + 1)):
            first, last = mutant.statement
        return range(first, last + 1)


def carried(lines: dict[int, int], old: str, new: str) -> dict[int, int]:
    """Carry over what is known about the lines of an older text to a newer one."""
    if old == new:
        return lines
    found: dict[int, int] = {}
    matcher = difflib.SequenceMatcher(None, old.splitlines(), new.splitlines(), autojunk=False)
    for what, a, b, c, d in matcher.get_opcodes():
        if what == "equal":
            found.update({c + i + 1: lines[a + i + 1] for i in range(b - a) if a + i + 1 in lines})
        else:
            around = 0
            for line in range(a, b + 2):  # with the lines before and after
                around |= lines.get(line, 0)
            found.update(dict.fromkeys(range(c + 1, d + 1), around) if around else {})
    return found
