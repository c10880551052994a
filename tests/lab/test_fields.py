"""Fields declared once: the generated code is up to date everywhere, and an unsupported type is refused."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from consigliere.engine import Answers, Chance, Fast, Sealed, State
from consigliere.engine.step import field_names
from consigliere.lab.fields import BEGIN, Unknown, main, rewritten, states
from consigliere.lab.step_fields import WrongStep

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted((ROOT / "src" / "consigliere" / "games").glob("*/*.py")),
    *sorted((ROOT / "tests" / "toy").glob("*.py")),
    ROOT / "src" / "consigliere" / "engine" / "step.py",
    ROOT / "docs" / "adding-a-game.md",
]

SMALL = '''from __future__ import annotations

from typing import NamedTuple

from consigliere.engine import Chance, Shared, State

Row = tuple[int, ...]


class Spot(NamedTuple):
    x: int


class Rules:
    pass


class Small(State):
    """A table."""

    rules: Shared[Rules]
    day: int
    """Of the month."""
    row: Row
    where: list[int]
    rows: list[list[int]]
    spots: dict[str, Spot]
    heaps: dict[str, list[int]]
    maybe: list[int] | None

    def later(self) -> int:
        return self.day + 1
'''


def kinds(text: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(text, "small", "exec"), names)
    return names


def test_what_is_made_is_up_to_date_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", *map(str, FILES)]) == 0, capsys.readouterr().err
    written = [file for file in FILES if BEGIN in file.read_text(encoding="utf-8")]
    assert len(written) >= 4


def test_every_built_in_state_is_generated() -> None:
    """No state has a hand-written `clone`: the check would not look at it."""
    for file in (ROOT / "src" / "consigliere" / "games").glob("*/*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "State" in map(ast.unparse, node.bases):
                assert file in FILES, f"{file}: a state lives in state.py"


def test_a_copy_is_made_by_type() -> None:
    text = rewritten(SMALL)
    assert rewritten(text) == text
    names = kinds(text)
    lists = {"where": [1], "rows": [[1], [2]], "heaps": {"a": [3]}, "spots": {"b": names["Spot"](4)}, "maybe": [5]}
    small: Any = names["Small"].make(Fast(1), rules=names["Rules"](), day=3, row=(1, 2), **lists)
    small.draws, small.event_log = 7, []
    copy = small.clone()
    for name in states(text)["Small"]:
        assert getattr(copy, name) == getattr(small, name)
    for name in lists:
        assert getattr(copy, name) is not getattr(small, name)
    assert copy.rows[0] is not small.rows[0]
    assert copy.heaps["a"] is not small.heaps["a"]
    assert copy.rules is small.rules
    assert (copy.draws, copy.event_log, copy.later()) == (7, None, 4)
    small.maybe = None
    assert small.clone().maybe is None


def test_the_maker_wants_every_field() -> None:
    with pytest.raises(TypeError, match="day"):
        kinds(rewritten(SMALL))["Small"].make(Fast(1), rules=None)


@pytest.mark.parametrize(
    "declared", ["Rules", "tuple[list[int], ...]", "int | list[int]", "list", "set[Rules]", "Any", "dict[str, Any]"]
)
def test_a_type_that_does_not_say_how_to_copy_is_refused(declared: str) -> None:
    with pytest.raises(Unknown, match=r"Small\.day"):
        rewritten(SMALL.replace("day: int", f"day: {declared}"))


def test_a_declaration_has_no_value() -> None:
    with pytest.raises(Unknown, match="the maker is given it"):
        rewritten(SMALL.replace("day: int", "day: int = 3"))


def test_a_file_of_another_package(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file is checked, then written, then correct.

    A field added later is noticed. The file next to it is checked too.
    """
    state = tmp_path / "state.py"
    (tmp_path / "deed.py").write_text("class Deed:\n    def clone(self): ...\n")
    text = SMALL.replace("Row = ", "from .deed import Deed\n\nRow = ").replace(
        "row: Row\n", "row: Row\n    deeds: list[Deed]\n"
    )
    state.write_text(text)
    assert main(["--check", str(state)]) == 1
    assert "out of date" in capsys.readouterr().err
    assert state.read_text() == text
    assert main([str(state)]) == 0
    assert "one.clone() for one in self.deeds" in state.read_text()
    assert main(["--check", str(state)]) == 0
    state.write_text(state.read_text().replace("    day: int\n", "    day: int\n    night: int\n"))
    assert main(["--check", str(state)]) == 1
    assert main([str(state)]) == 0
    assert "new.night = self.night" in state.read_text()


def test_the_kernels_own_fields_are_all_copied() -> None:
    text = Path(ROOT / "src" / "consigliere" / "engine" / "state.py").read_text(encoding="utf-8")
    cls = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == "State")
    names = [
        node.target.id for node in cls.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    assert len(names) == 11
    old, new = State(), State()
    chance: Chance = Fast(5)
    old.begin_kernel(chance)
    marks = {name: object() for name in names if name not in ("stack", "event_log", "reveals_for")}
    for name, mark in marks.items():
        setattr(old, name, mark)
    old.stack = []
    old.copy_kernel(new)
    assert {name: getattr(new, name) for name in marks} == marks
    assert new.stack == []
    assert new.stack is not old.stack
    assert new.event_log is None
    assert new.reveals_for == -1


STEPS = '''from consigliere.engine import Decision

from .asks import Asks


class Bare(Asks):
    """Asks for a card."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None: ...


class Full(Decision[Small]):
    """Asks for a unit."""

    __slots__ = ("left", "old", "seat", "units")
    rule = "X-1"

    def __init__(self, seat: int, left: int, fresh: bool) -> None:
        self.seat = seat
        self.old = old
        self.left = left  # how many
        self.units = (left,) * 2


class Deeper(Full):
    __slots__ = ()


class Seated(SeatDecision[Small]):
    def __init__(self, seat: int, place: int) -> None: ...


class Other:
    def __init__(self, seat: int) -> None:
        self.seat = seat
'''


def test_a_step_declares_its_fields_in_the_signature(tmp_path: Path) -> None:
    """Slots and assignments follow the fields: missing ones are added, those of removed arguments go, computed ones
    stay."""
    (tmp_path / "asks.py").write_text("class Asks(engine.Decision[Small]):\n    __slots__ = ()\n")
    text = rewritten(STEPS, tmp_path / "steps.py")
    assert rewritten(text, tmp_path / "steps.py") == text
    bare = text[text.index("class Bare") : text.index("class Full")]
    assert (
        '    __slots__ = ("cards", "seat")\n\n    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:\n'
        in bare
    )
    assert bare.rstrip().endswith("        self.seat = seat\n        self.cards = cards")
    assert '__slots__ = ("fresh", "left", "seat", "units")' in text
    assert "self.old" not in text
    assert (
        "        self.left = left  # how many\n        self.fresh = fresh\n        self.units = (left,) * 2\n" in text
    )
    seated = text[text.index("class Seated") : text.index("class Other")]
    assert '    __slots__ = ("place",)\n' in seated  # the kernel's step defines the slot of the seat
    assert seated.rstrip().endswith("        self.seat = seat\n        self.place = place")
    for name in ("class Deeper", "class Other"):
        assert text[text.index(name) :].partition("\n\n")[0] == STEPS[STEPS.index(name) :].partition("\n\n")[0]
    compile(text, "steps", "exec")


@pytest.mark.parametrize(
    ("argument", "said"),
    [("left: int = 3", "without defaults"), ("*left: int", "plain arguments")],
)
def test_a_step_has_plain_arguments(argument: str, said: str) -> None:
    with pytest.raises(WrongStep, match=said):
        rewritten(STEPS.replace("left: int, fresh: bool", argument))


def test_a_step_assigns_its_own_fields(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "steps.py"
    file.write_text(STEPS.replace("self.old = old", "super().__init__(old)"))
    assert main([str(file)]) == 1
    assert "Full: a step assigns its own fields" in capsys.readouterr().err


def test_field_names_are_read_from_the_signature() -> None:
    """Inherited and compiled ones too: positions use these names."""
    step = Answers(Chosen(), 0, (0,), ((),), (0,))
    assert field_names(Answers) == ("question", "opened_at", "asked", "rows", "unanswered")
    assert field_names(Chosen) == ()
    assert repr(step) == "Answers(Chosen(), 0, (0,), ((),), (0,))"


class Chosen(Sealed[State]):
    __slots__ = ()
