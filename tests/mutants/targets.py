"""What is mutated, and which tests belong to it: a game with its rules, or the kernel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from tests.mutants.operators import Mutant, mutants

KERNEL = "engine"
GAMES = Path("src/consigliere/games")

# Not rules: texts, names, pictures and lists for people, the loader of data.toml and its checks, and what bots use.
# Other tests cover those (tests/board, tests/pages, tests/browser, tests/bots, `consigliere check`).
NO_RULES = frozenset(
    (
        "__init__",
        "names",
        "text",
        "primer",
        "telling",
        "missing",
        "listing",
        "face",
        "flights",
        "dataset",
        "figures",
        "heuristics",
        "choosing",
    )
)
# Parts of a title or its deals that only bots use: see "what a bot needs to know" in engine/title.py and
# engine/deals.py.
FOR_BOTS = frozenset(
    (
        "money_available",
        "suggestions",
        "possible_attacks",
        "value",
        "pointless",
        "options_to_try",
        "bot_intent",
        "evaluates",
    )
)
CONTRACT = "tests/contract"
SHARED = (CONTRACT, "tests/golden", "tests/playthroughs")
QUICK_GAME = "la_famiglia"  # the real game whose golden games test the kernel, together with the toy


@dataclass(frozen=True)
class Target:
    """Code, and the tests that should notice when it breaks."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]  # the folders, the target's own tests first
    options: tuple[str, ...] = ()  # of pytest
    unchanged: frozenset[str] = frozenset()

    def quick(self) -> Target:
        """Without the contract tests."""
        return replace(self, tests=tuple(folder for folder in self.tests if folder != CONTRACT))

    def mutants(self) -> list[Mutant]:
        return [
            mutant
            for path in self.sources
            for mutant in mutants(path, Path(path).read_text(encoding="utf-8"), self.unchanged)
        ]


def module_name(path: str) -> str:
    """The module name of a source file."""
    parts = Path(path).with_suffix("").parts
    return ".".join(parts[1:] if parts[0] == "src" else parts[-1:])


def _files(folder: Path, left_out: frozenset[str]) -> tuple[str, ...]:
    return tuple(str(file) for file in sorted(folder.glob("*.py")) if file.stem not in left_out)


def game(name: str) -> Target:
    files = _files(GAMES / name, NO_RULES)
    return Target(name, files, (f"tests/games/{name}", *SHARED), (f"--shard={name}",), FOR_BOTS)


def kernel() -> Target:
    files = _files(Path("src/consigliere/engine"), frozenset(("__init__", "native")))
    shards = ("--shard=shared", f"--shard={QUICK_GAME}")
    return Target(KERNEL, files, ("tests/engine", *SHARED), (*shards, "-k", f"not (contract and {QUICK_GAME})"))


def names() -> list[str]:
    """All targets, the kernel first."""
    return [KERNEL, *sorted(folder.parent.name for folder in GAMES.glob("*/title.py"))]


def target(name: str) -> Target:
    return kernel() if name == KERNEL else game(name)
