"""The package as it is released: metadata, version, lock files, the built wheel and sdist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest

import consigliere
from consigliere.cli import main
from consigliere.table.base import system, vendor
from consigliere.table.client import Client
from tests.conftest import SHARED, shard_of

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_is_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert ROOT / PROJECT["tool"]["hatch"]["version"]["path"] == Path(consigliere.__file__)


def test_version_and_changelog_agree(capsys: pytest.CaptureFixture[str]) -> None:
    """The newest dated entry of the changelog is this version. Later changes are above it, under "Unreleased"."""
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    released = [re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", heading) for heading in headings[1:]]
    assert all(released)
    assert released[0] is not None
    assert released[0][1] == consigliere.__version__
    main(["--version"], standalone_mode=False)
    assert capsys.readouterr().out.split()[-1] == consigliere.__version__


def test_the_package_describes_itself() -> None:
    """Keywords, a licence and a development status that fits the version."""
    project = PROJECT["project"]
    assert len(project["keywords"]) >= 3
    assert project["license"] == "MIT"
    stable = int(consigliere.__version__.partition(".")[0]) >= 1
    assert any("5 - Production/Stable" in one for one in project["classifiers"]) == stable


def test_ci_runs_every_python_we_claim() -> None:
    classifiers = " ".join(PROJECT["project"]["classifiers"])
    claimed = re.findall(r"Python :: (\d+\.\d+)", classifiers)
    matrix = re.search(r"python: \[(.*)\]", (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    assert matrix is not None
    assert claimed == re.findall(r"\d+\.\d+", matrix[1])
    assert PROJECT["project"]["requires-python"] == f">={claimed[0]}"


def test_ci_pins_every_action_by_hash_and_cannot_write() -> None:
    for file in sorted((ROOT / ".github" / "workflows").iterdir()):
        text = file.read_text(encoding="utf-8")
        actions = re.findall(r"uses: (.*)", text)
        pinned = re.compile(r"[\w/-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")
        assert actions
        assert [one for one in actions if not pinned.fullmatch(one)] == [], file.name
        assert "\npermissions:\n  contents: read\n" in text, file.name


@pytest.mark.parametrize(
    ("lock", "extras"),
    [("table", ["table"]), ("dev", ["table", "lab", "envs", "mcp", "dev"]), ("bench", ["dev", "bench"])],
)
def test_every_dependency_is_locked_with_hashes(lock: str, extras: list[str]) -> None:
    """`make run` and `make test` install what was tested. `make upgrade` writes the lock files."""
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    locked = {line.partition("==")[0].partition("[")[0] for line in text.splitlines() if re.match(r"[a-z0-9]", line)}
    wanted = [*PROJECT["project"]["dependencies"]]
    for extra in extras:
        wanted += PROJECT["project"]["optional-dependencies"][extra]
    names = {re.split(r"[\[<>=!~; ]", one)[0].lower().replace("_", "-").replace(".", "-") for one in wanted}
    assert names - {"consigliere"} <= locked
    pins = re.findall(r"^[a-z0-9][^\n]*==[^\n]*\n    --hash=sha256:", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE)), "a pin without a hash"


def test_lock_files_name_no_address() -> None:
    for file in sorted((ROOT / "locks").iterdir()):
        assert not re.search(r"https?://|file:|index-url|find-links", file.read_text(encoding="utf-8")), file.name


def test_playing_from_python_imports_only_the_standard_library() -> None:
    """Importing, playing and searching import no third-party package."""
    code = (
        "import sys, sysconfig, consigliere as cg\n"
        "from consigliere.bots import GreedyBot, Sight\n"
        "m = cg.new('dual_powers', seats=2, seed=1)\n"
        "m.play(0, GreedyBot(1).choose(Sight(m, 0)))\n"
        "alien = {n.partition('.')[0] for n in sys.modules} - set(sys.stdlib_module_names) - {'consigliere'}\n"
        "print(sorted(n for n in alien if not n.startswith(('_', 'sitecustom', 'usercustom', 'mypy'))))\n"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout.strip() == "[]"


def test_the_web_table_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    with pytest.raises(SystemExit) as exit_:
        main(["serve", "--port", "0"])
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert "uvicorn" in said
    assert "pip install 'consigliere[table]'" in said


BARE = """
import os, signal, sys
for name in ("fcntl", "resource", "uvloop"):
    sys.modules[name] = None
for module, name in ((os, "nice"), (signal, "setitimer"), (signal, "SIGPROF")):
    delattr(module, name)
"""


@contextmanager
def served(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[tuple[str, Path]]:
    """A server on a free port: its address, and the file with its standard error."""
    said = folder / "stderr.txt"
    more = ["serve", "--port", "0", "--pace", "0", "--no-limits", "--database", f"sqlite:///{folder}/t.db"]
    with (
        said.open("w") as stderr,
        subprocess.Popen(
            [*command, *more], env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True
        ) as server,
    ):
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, said.read_text(encoding="utf-8")
            yield found[0], said
        finally:
            server.terminate()
            server.communicate(timeout=60)


def play_some(address: str) -> None:
    """A few choices against a bot, which runs in its own process."""
    seat = Client(address).open("dual_powers", 2, places=["me", "bot:greedy"])
    seat.start()
    for _, question in zip(range(3), seat.questions(), strict=False):
        seat.play(question["options"][0], question["number"])


def test_the_table_runs_without_uvloop_fcntl_resource_and_fonts(tmp_path: Path) -> None:
    """As on Windows: no uvloop, no fcntl, no resource, no interval timers. In a clone without fonts it says so, once.

    With fonts it says nothing: see the next test.
    """
    (tmp_path / "sitecustomize.py").write_text(BARE, encoding="utf-8")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("vendor"))  # compiled, as it is
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(tmp_path / "src")])}
    with served([sys.executable, "-m", "consigliere"], tmp_path, environment) as (address, said):
        play_some(address)
    complaint = said.read_text(encoding="utf-8")
    assert "cannot lock files" in complaint
    assert [line for line in complaint.splitlines() if "fonts" in line] == [
        "static/vendor/fonts.css is missing: pages use the system's fonts. `make assets` fetches them."
    ]


def test_a_wheel_in_an_empty_environment_serves_the_whole_table(tmp_path: Path) -> None:
    """What others install: the built wheel and the locked versions, and nothing from this folder."""
    assert built(ROOT, tmp_path / "dist", "wheel").returncode == 0
    (wheel,) = (tmp_path / "dist").iterdir()
    with zipfile.ZipFile(wheel) as packed:
        assert_complete(packed.namelist())
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    python = next(path for path in (tmp_path / "env").rglob("python*") if path.name in ("python", "python.exe"))
    install = [sys.executable, "-m", "uv", "pip", "install", "-q", "--python", str(python)]
    subprocess.run([*install, "--require-hashes", "-r", ROOT / "locks" / "table.txt"], check=True)
    subprocess.run([*install, "--no-deps", wheel], check=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with served([str(python), "-m", "consigliere"], tmp_path, environment) as (address, said):
        page = urlopen(address).read().decode()
        sheet = re.search(r'href="(/static/[^"]*fonts[^"]*\.css)"', page)
        assert sheet is not None
        fonts = urlopen(address + sheet[1]).read().decode()
        font = re.search(r"url\(\"?([^)\"]+woff2[^)\"]*)", fonts)
        assert font is not None
        assert urlopen(urljoin(address + sheet[1], font[1].strip("\"'"))).read(4) == b"wOF2"
        play_some(address)
    assert said.read_text(encoding="utf-8") == ""


def test_a_file_is_locked_against_a_second_server(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as first, (tmp_path / "lock").open("w") as second:
        assert system.lock(first)
        with pytest.raises(BlockingIOError):
            system.lock(second)


# --- fonts and browser libraries


def built(project: Path, into: Path, target: str) -> subprocess.CompletedProcess[str]:
    """Build a project without an isolated environment, so that no network is needed."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    return subprocess.run(command, check=False, cwd=project, capture_output=True, text=True, timeout=300)


def assert_complete(packed: list[str]) -> None:
    """Check that a package contains all fonts and browser libraries."""
    assert vendor.missing() == [], "`make assets` fetches them, and `make test` runs it"
    brought = {Path(name).name for name in packed}
    wanted = [path.name for path in vendor.VENDOR.rglob("*") if path.is_file()]
    assert len(wanted) > 20
    assert not [name for name in wanted if name not in brought]


def test_the_sdist_contains_fonts_and_browser_libraries(tmp_path: Path) -> None:
    """The wheel: see `test_a_wheel_in_an_empty_environment_serves_the_whole_table`."""
    answer = built(ROOT, tmp_path, "sdist")
    assert answer.returncode == 0, answer.stderr
    (package,) = tmp_path.iterdir()
    with tarfile.open(package) as source:
        assert_complete(source.getnames())


@pytest.mark.parametrize("lost", ["vendor", "oswald-latin-wght-normal.woff2", "idiomorph.js"])
def test_no_package_is_built_without_fonts_and_browser_libraries(tmp_path: Path, lost: str) -> None:
    """If all files or a single one are missing, the build names them and leaves no package."""
    for name in ("src", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns(lost, "__pycache__"))
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    for target in ("wheel", "sdist") if lost == "vendor" else ("wheel",):
        answer = built(tmp_path, tmp_path / "dist", target)
        assert answer.returncode != 0
        assert "make assets" in answer.stderr
        assert "static/vendor/" in answer.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_every_test_is_in_one_shard() -> None:
    """No test is left out: those that name no game, or several, are in the shard `shared`."""
    assert shard_of("tests/games/dual_powers/test_rules_act.py::test_x") == "dual_powers"
    assert shard_of("tests/contract/test_play.py::test_y[la_cosa_nostra-3-seats]") == "la_cosa_nostra"
    assert shard_of("tests/table/test_http.py::test_z") == SHARED
    assert shard_of("tests/contract/test_z.py::test_w[dual_powers-la_cosa_nostra]") == SHARED
