"""`python -m tests.refusals --write`: write the reasons of all refusals as they are today."""

from __future__ import annotations

import sys

from tests.cases import all_titles
from tests.refusals import file_of, written


def main(arguments: list[str]) -> int:
    differs = 0
    for title in all_titles():
        file, text = file_of(title), written(title)
        same = file.exists() and file.read_text(encoding="utf-8") == text
        differs += not same
        if "--write" in arguments:
            file.write_text(text, encoding="utf-8")
        print(f"{file.name}: {'as it was' if same else 'differs'}")
    return 1 if differs and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
