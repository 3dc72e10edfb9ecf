"""Run every test runner one after the other and add up what they counted.

Each runner's output passes through as it comes. A runner that fails without having counted a failure, or that ran no
test, counts as one failure.
"""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
PYTEST_LINE = re.compile(r"^=*\s*(?:no tests ran|\d+ \w+(?:, \d+ \w+)*) in [\d.]+s")
PYTEST_COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|xpassed)")
NODE_COUNT = re.compile(r"^\S (pass|fail|skipped) (\d+)$")
KINDS = {
    "passed": "passed",
    "pass": "passed",
    "xfailed": "passed",
    "failed": "failed",
    "fail": "failed",
    "error": "failed",
    "errors": "failed",
    "xpassed": "failed",
    "skipped": "skipped",
}


@dataclass(frozen=True, slots=True)
class Runner:
    """One command that runs tests, and the files it needs to have anything to run."""

    name: str
    command: tuple[str, ...]
    needs: str


def runners(jobs: str) -> tuple[Runner, ...]:
    """Return all runners, quickest first."""
    pytest = (sys.executable, "-m", "pytest", "-q", "-ra", "--durations=5")
    return (
        Runner("engine and project", (*pytest, "-n", jobs), "tests/test_*.py"),
        node_runner("page modules", "tests/js/**/*.test.*js"),
        node_runner("light runtime", "tests/pyodide/*.test.*js"),
        Runner("engine on Pyodide", ("node", "tests/pyodide/run.mjs"), "tests/test_*.py"),
        Runner("build", (sys.executable, "-m", "tools.build"), "index.html"),
        # On a busy machine a browser may miss a deadline; what fails twice has failed.
        Runner("browser", (*pytest, "-n", jobs, "--reruns", "1", "e2e"), "e2e/**/test_*.py"),
    )


def node_runner(name: str, pattern: str) -> Runner:
    """Return the runner of tests for Node."""
    return Runner(name, ("node", "--test", "--test-reporter=spec", *test_files(pattern)), pattern)


def test_files(pattern: str) -> list[str]:
    """Return the files that match, relative to the top."""
    return sorted(file.relative_to(TOP).as_posix() for file in TOP.glob(pattern))


def counts_of(line: str) -> Iterator[tuple[str, int]]:
    """Yield what a runner's closing line counts; nothing for any other line."""
    node = NODE_COUNT.match(line)
    if node:
        yield KINDS[node[1]], int(node[2])
    elif PYTEST_LINE.match(line):
        yield from ((KINDS[kind], int(number)) for number, kind in PYTEST_COUNT.findall(line))


def run(runner: Runner) -> dict[str, int]:
    """Run one runner, passing its output through, and return its counts."""
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    print(f"\n=== {runner.name}", flush=True)
    with subprocess.Popen(
        runner.command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            for kind, number in counts_of(line.strip()):
                counts[kind] += number
    is_test_runner = runner.name != "build"
    if not counts["failed"] and (process.returncode or (is_test_runner and not counts["passed"])):
        counts["failed"] = 1
    return counts


def main(arguments: list[str]) -> int:
    """Run all, print a table and the sum; the exit code is 1 if anything failed."""
    table = []
    for runner in runners(arguments[0] if arguments else "2"):
        if not test_files(runner.needs):
            print(f"\n=== {runner.name}: nothing to run yet ({runner.needs})")
            continue
        begun = time.monotonic()
        table.append((runner.name, run(runner), time.monotonic() - begun))
    print()
    for name, counts, seconds in table:
        words = ", ".join(f"{number} {kind}" for kind, number in counts.items() if number)
        print(f"{name:<20} {words or 'done'} ({seconds:.0f} s)")
    total = {kind: sum(counts[kind] for _, counts, _ in table) for kind in ("passed", "failed", "skipped")}
    print(f"\n{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 1 if total["failed"] or not total["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
