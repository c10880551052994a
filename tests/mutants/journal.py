"""Results, one line each as they come in, so that an interrupted run can continue."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import asdict
from pathlib import Path

from tests.mutants.operators import Mutant
from tests.mutants.runner import Verdict

EXPLAINED = re.compile(r"^\| `(?P<id>[0-9a-f]{8})` \|", re.MULTILINE)
BAR = 95


class Journal:
    """The last verdict on each mutant of a target."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.verdicts: dict[str, Verdict] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                name = row.pop("id")
                self.verdicts[name] = Verdict(**{**row, "passed": tuple(row.get("passed", ()))})

    def note(self, mutant: Mutant, verdict: Verdict) -> None:
        self.verdicts[mutant.id] = verdict
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"id": mutant.id, **asdict(verdict)}) + "\n")


def sample(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """A random sample. A change of the source replaces only the mutants it concerns."""

    def rank(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.id}".encode()).digest()

    return sorted(mutants, key=rank)[: count or None]


def survives(verdict: Verdict) -> bool:
    return verdict.outcome in ("survived", "unreached")


def explained(page: Path) -> set[str]:
    """The mutants for which the docs explain why no test can notice them."""
    return {found["id"] for found in EXPLAINED.finditer(page.read_text(encoding="utf-8"))} if page.exists() else set()


def summary(name: str, chosen: list[Mutant], journal: Journal, known: set[str]) -> tuple[str, bool]:
    """A line of the results table, and whether the required score is reached."""
    done = [mutant for mutant in chosen if mutant.id in journal.verdicts]
    left = [mutant for mutant in done if survives(journal.verdicts[mutant.id])]
    overdue = sum(journal.verdicts[mutant.id].outcome == "overdue" for mutant in done)
    unread = [mutant for mutant in left if mutant.id not in known]
    killed = len(done) - len(left)
    share = 100 * killed / len(done) if done else 0.0
    row = f"| {name} | {len(done)} | {killed} | {overdue} | {len(left)} | {len(left) - len(unread)} | {share:.1f} % |"
    return row, share >= BAR and not unread and len(done) == len(chosen)


HEAD = """\
| target | mutants | killed | of these by time | survived | explained | killed |
| --- | --: | --: | --: | --: | --: | --: |"""
