"""`python -m tools.fuzz`: a million broken inputs, spread over all readers; or as many as `--inputs` says.

A run ends with the branches of each reader that were reached. A failing input is printed so that it can be fed again:
put it in `tests/fuzz/`, mend the reader, and it stays mended.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tools.fuzz.grow import grow, size_of
from tools.fuzz.measure import branches
from tools.fuzz.run import Finding, fuzz
from tools.fuzz.targets import TARGETS

MILLION = 1_000_000
MEASURED = 3_000
"""New inputs a target that are fed under measurement, beside those that are kept."""
BATCH = 5_000


def work(name: str, inputs: int, seed: int) -> list[Finding]:
    """Feed one batch; a process of its own does it."""
    return fuzz(TARGETS[name], inputs, seed)


def batches(names: list[str], inputs: int, seed: int) -> list[tuple[str, int, int]]:
    """Spread inputs over targets, in batches with seeds of their own."""
    each = -(-inputs // len(names))
    return [
        (name, min(BATCH, each - start), seed + start)
        for name in names
        for start in range(0, max(each, 1), BATCH)
    ]


def feed(names: list[str], inputs: int, seed: int, jobs: int) -> list[Finding]:
    """Feed all inputs and return what did harm."""
    todo = batches(names, inputs, seed)
    if jobs == 1:
        return [finding for batch in todo for finding in work(*batch)]
    with ProcessPoolExecutor(jobs) as pool:
        return [finding for found in pool.map(work, *zip(*todo, strict=True)) for finding in found]


def report(measured: dict[str, tuple[int, int]]) -> None:
    """Print the branches reached, module by module."""
    for name, (taken, there) in measured.items():
        print(f"{name:<24} {taken:>4} of {there:>4} branches  {100 * taken / max(1, there):5.1f} %")


def main(arguments: list[str]) -> int:
    """Feed, tell, and fail when anything did harm."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz")
    parser.add_argument("--inputs", type=int, default=MILLION, help="new inputs, spread over the targets")
    parser.add_argument("--target", choices=TARGETS, action="append", help="only this target")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--grow", action="store_true", help="keep inputs that reach what none reached")
    parser.add_argument("--no-measure", action="store_true")
    chosen = parser.parse_args(arguments)
    names = chosen.target or list(TARGETS)
    if chosen.grow:
        for name in names:
            before, now = grow(TARGETS[name], chosen.inputs // len(names), chosen.seed)
            print(f"{name}: {before} inputs kept before, {now} now, {size_of(TARGETS[name]) / 1000:.0f} kB")
        return 0
    found = feed(names, chosen.inputs, chosen.seed, chosen.jobs)
    for finding in found:
        print(f"{finding.target}: {finding.what}\n  {json.dumps(finding.text)[:2000]}")
    print(f"{chosen.inputs:,} new inputs to {len(names)} targets (seed {chosen.seed}): {len(found)} did harm")
    if not found and not chosen.no_measure:
        report(branches(MEASURED * len(TARGETS), chosen.seed))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
