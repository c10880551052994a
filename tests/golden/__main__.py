"""`python -m tests.golden`: list the stored games that replay differently; `--write` finds and writes them."""

from __future__ import annotations

import argparse
import sys

from consigliere.games import register
from tests.cases import all_titles
from tests.golden import broken, find, stored, write
from tests.toy import TITLE as TOY


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--write", action="store_true", help="look for a game of every outcome and write those missing")
    parser.add_argument("--tries", type=int, default=8000, help="random games for each number of seats (8000)")
    parser.add_argument("--bots", type=int, default=25, help="games between bots for each number of seats (25)")
    parser.add_argument("--force", action="store_true", help="overwrite games of today's rules too; have a good reason")
    given = parser.parse_args(arguments)
    register(TOY)
    chosen = [title for title in all_titles() if given.game in (None, title.id)]
    if not chosen:
        print(f"no game {given.game!r}", file=sys.stderr)
        return 2
    failed = 0
    for title in chosen:
        for name, golden in stored(title).items():
            wrong = broken(golden)
            print(f"{title.id}/{name}: {wrong or 'as it was'}")
            failed += bool(wrong)
        if given.write:
            written, kept = write(title, find(title, given.tries, given.bots), force=given.force)
            print(f"{title.id}: {len(written)} written {' '.join(written)}")
            print(f"{title.id}: {len(kept)} kept, being of rules {title.version} already (--force overwrites)")
    return 1 if failed and not given.write else 0


if __name__ == "__main__":
    sys.exit(main())
