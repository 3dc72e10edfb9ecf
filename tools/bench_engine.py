"""Measure the engine on CPython and on Pyodide under Node, side by side, in multiples of a calibration loop."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
MODULE = "tools.measure_engine"
GOALS = {
    "two numbers, ms": 0.25,
    "four of a number, ms": 2.0,
    "eight, µs an outcome, all": 20.0,
    "100 turns to a view, ms": 300.0,
}
"""What the figures should stay under on the project's own two-core machines; a guide, not a test."""


def figures(command: list[str]) -> dict[str, Any]:
    """Run the measurements by a command and return what they printed."""
    done = subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def table(cpython: dict[str, Any], pyodide: dict[str, Any]) -> str:
    """Set the figures side by side: the value, and how many calibration loops that is."""
    lines = [
        f"{'engine':36} {'CPython ' + cpython['python']:>24} {'Pyodide ' + pyodide['python']:>24}   goal"
    ]
    for name in cpython:
        if name in ("python", "platform"):
            continue
        cells = [_cell(name, found) for found in (cpython, pyodide)]
        goal = f"{GOALS[name]:g}" if name in GOALS else ""
        lines.append(f"{name:36} {cells[0]:>24} {cells[1]:>24}   {goal}")
    return "\n".join(lines)


def _cell(name: str, found: dict[str, Any]) -> str:
    milliseconds = found[name] / (1000 if "µs" in name else 1)
    return f"{found[name]:9.3f}  {milliseconds / found['calibration, ms']:8.4f} x"


def main() -> int:
    """Measure and print."""
    cpython = figures([sys.executable, "-m", MODULE])
    pyodide = figures(["node", "tools/pyodide_module.mjs", MODULE])
    print(table(cpython, pyodide))
    print("x = calibration loops (100,000 small steps of Python)\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
