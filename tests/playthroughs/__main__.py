"""`python -m tests.playthroughs`: list the files that differ from today's play; `--write` writes them."""

from __future__ import annotations

import argparse
import sys

from consigliere.games import register
from tests.playthroughs import CASES, file_of, playthrough
from tests.toy import TITLE as TOY


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files; read the difference, then commit")
    given = parser.parse_args(arguments)
    register(TOY)
    differs = 0
    for case in CASES:
        file = file_of(case)
        text = playthrough(case)
        same = file.exists() and file.read_text(encoding="utf-8") == text
        if given.write and not same:
            file.write_text(text, encoding="utf-8")
        differs += not same
        print(f"{file.name}: {'as it was' if same else 'written' if given.write else 'differs'}")
    return 1 if differs and not given.write else 0


if __name__ == "__main__":
    sys.exit(main())
