"""Check that mypyc can compile the kernel and the rules: run its front end, without the C compiler.

    python -m tests.compilable

`make lint` runs it, so that `make compiled` does not fail on a line that mypyc cannot compile. Takes some seconds.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK: dict[str, Any] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]


def compiled() -> list[Path]:
    """The files of the compiled build."""
    found = [file for pattern in HOOK["include"] for file in sorted(ROOT.glob(pattern.lstrip("/")))]
    left_out = [f"/{pattern.lstrip('/')}" for pattern in HOOK["exclude"]]
    return [file for file in found if not any(f"/{file.relative_to(ROOT)}".endswith(one) for one in left_out)]


def faults(files: Sequence[Path]) -> list[str]:
    """The errors of mypyc in these files; empty if it can compile them. It stops at the first file with an error."""
    said = StringIO()
    with TemporaryDirectory() as folder, redirect_stdout(said), redirect_stderr(said):
        # The build does not read mypy's settings either: the build hook hides pyproject.toml from it.
        arguments = ["--config-file=", *HOOK["mypy-args"], *map(str, files)]
        try:
            mypyc_build(arguments, CompilerOptions(target_dir=folder))
        except SystemExit:
            lines = [line for line in said.getvalue().splitlines() if ": warning: " not in line]
            return lines or ["mypyc stopped without a word"]
    return []


def main() -> None:
    files = compiled()
    found = faults(files)
    if found:
        print("\n".join(found), "mypyc cannot compile this; see above.", sep="\n", file=sys.stderr)
        raise SystemExit(1)
    print(f"mypyc can compile the kernel and the rules: {len(files)} files")


if __name__ == "__main__":
    main()
