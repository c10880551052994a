"""`make mutants`: break the rules code in one small place at a time, and see whether a test notices.

    make mutants ARGS="--game la_famiglia --count 150 --seed 1"
    make mutants ARGS="--game la_famiglia --again"         the survivors of the sample once more
    make mutants ARGS="--game la_famiglia --show 1a2b3c4d" one mutant as a difference
    make mutants ARGS="--game la_famiglia --only 1a2b3c4d" run it, whether it is in the sample or not
    make mutants ARGS="--game la_famiglia --at state.py:120 --list"  the mutants of a line

Results are in build/mutants. An interrupted run continues where it stopped.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutants import targets
from tests.mutants.journal import HEAD, Journal, explained, sample, summary, survives
from tests.mutants.operators import Mutant
from tests.mutants.reach import Reach
from tests.mutants.runner import Runner, Verdict
from tests.mutants.targets import Target

PAGE = Path("docs/mutants.md")


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    folder = Path(given.folder)
    if given.sources:
        files = [str(file) for file in sorted(Path(given.sources).glob("*.py"))]
        chosen = [Target("sources", tuple(files), tuple(given.tests))]
    else:
        unknown = set(given.game) - set(targets.names())
        if unknown:
            print(f"no {', '.join(sorted(unknown))}; there are {', '.join(targets.names())}", file=sys.stderr)
            return 2
        chosen = [targets.target(name) for name in given.game or targets.names()]
    if len(chosen) > 1 and not (given.list or given.results):
        return _each(chosen, sys.argv[1:] if arguments is None else list(arguments))
    fine = True
    rows: list[str] = []
    for target in chosen:
        mutants = _chosen(target, given)
        journal = Journal(folder / f"{target.name}.jsonl")
        if given.show or given.list:
            for mutant in mutants:
                verdict = journal.verdicts.get(mutant.id)
                if given.show or not given.survivors or (verdict is not None and survives(verdict)):
                    print(mutant.diff())
                    print(f"  {verdict.outcome} {verdict.by}" if verdict is not None else "  not run")
            continue
        if not given.results:
            todo = [mutant for mutant in mutants if _due(journal.verdicts.get(mutant.id), given)]
            if todo:
                _run(target, Reach(target, folder / f"{target.name}.map.json", given.map), journal, todo, given)
        row, good = summary(target.name, mutants, journal, explained(PAGE))
        rows.append(row)
        fine = fine and good
    if rows:
        print("\n".join([HEAD, *rows]))
    return 0 if fine or given.show or given.list else 1


def _due(verdict: Verdict | None, given: argparse.Namespace) -> bool:
    again = given.again or given.fully or given.only or given.at
    return verdict is None or bool(again and survives(verdict)) or bool(given.only and given.fully)


def _each(chosen: list[Target], arguments: list[str]) -> int:
    """Each target runs in its own process: what one imports would already be loaded for the next."""
    codes = [
        subprocess.call([sys.executable, "-m", "tests.mutants", *arguments, "--game", target.name]) for target in chosen
    ]
    return max(codes)


def _chosen(target: Target, given: argparse.Namespace) -> list[Mutant]:
    mutants = target.mutants()
    if given.show or given.only:
        wanted = {*given.show, *given.only}
        return [mutant for mutant in mutants if mutant.id in wanted]
    if given.at:
        file, _, line = given.at.partition(":")
        return [
            mutant
            for mutant in mutants
            if mutant.path.endswith(file) and (not line or mutant.lines[0] <= int(line) <= mutant.lines[1])
        ]
    return sample(mutants, given.seed, given.count)


def _run(target: Target, reach: Reach, journal: Journal, mutants: list[Mutant], given: argparse.Namespace) -> None:
    def work(runner: Runner) -> None:
        say(f"{len(mutants)} mutants to run")
        for number, (mutant, verdict) in enumerate(runner.results(mutants, given.workers), 1):
            journal.note(mutant, verdict)
            line = f"{number}/{len(mutants)} {verdict.outcome} in {verdict.seconds:.1f} s of {verdict.tests} tests"
            say(f"{line}, {verdict.by}" if verdict.by else f"{line}\n{mutant.diff()}")

    def say(line: str) -> None:
        print(f"{target.name}: {line}", flush=True)

    before = {mutant: journal.verdicts.get(mutant.id) for mutant in mutants} if not given.fully else {}
    if given.quick:
        target = target.quick()
    runner = Runner(target, reach, say, given.limit)
    runner.passed = {mutant.id: set(verdict.passed) for mutant, verdict in before.items() if verdict is not None}
    runner.work = work
    code = runner.start()
    if code:
        raise SystemExit(f"{target.name}: pytest ended with {code}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", default=[], help="a game, or `engine`; repeatable (all)")
    parser.add_argument("--count", type=int, default=150, help="so many of each (150); 0 for all there are")
    parser.add_argument("--seed", type=int, default=1, help="which ones by chance (1)")
    parser.add_argument("--again", action="store_true", help="ask new and changed tests about the survivors")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="do not ask the contract, whose tests take longest; --again asks it about the survivors",
    )
    parser.add_argument(
        "--fully", action="store_true", help="with --again or --only: ask also tests that passed before"
    )
    parser.add_argument("--only", action="append", default=[], metavar="ID", help="run this one; repeatable")
    parser.add_argument("--at", metavar="FILE[:LINE]", help="the mutants of a file or a line, instead of a sample")
    parser.add_argument("--show", action="append", default=[], metavar="ID", help="print this one; repeatable")
    parser.add_argument("--list", action="store_true", help="print the sample, and run nothing")
    parser.add_argument("--survivors", action="store_true", help="with --list: only those that no test noticed")
    parser.add_argument("--results", action="store_true", help="the table of results, and run nothing")
    parser.add_argument("--map", action="store_true", help="trace all tests anew: which lines they run")
    parser.add_argument("--workers", type=int, default=1, help="so many at once (1)")
    parser.add_argument(
        "--limit", type=float, default=5, help="seconds a test may take at least before it is ended (5)"
    )
    parser.add_argument("--folder", default="build/mutants", help="for the results and what is known of the tests")
    parser.add_argument("--sources", help="a folder of modules to mutate instead of a game")
    parser.add_argument("--tests", action="append", default=[], help="with --sources: where its tests lie; repeatable")
    return parser


if __name__ == "__main__":
    sys.exit(main())
