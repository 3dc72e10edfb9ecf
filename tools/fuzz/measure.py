"""Measure which branches of the readers an amount of inputs reaches, with the pinned `coverage`."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.fuzz.corpus import TOP
from tools.fuzz.targets import TARGETS

Branches = dict[str, tuple[int, int]]
"""The branches of a module that were taken, and all it has."""


def branches(inputs: int, seed: int) -> Branches:
    """Feed what is kept and so many new inputs to every target, and count the branches of their modules."""
    modules = sorted({f"acey/{name}.py" for target in TARGETS.values() for name in target.modules})
    with tempfile.TemporaryDirectory() as folder:
        data, report = Path(folder) / "data", Path(folder) / "report.json"
        of_data = f"--data-file={data}"
        feed = (
            "-m",
            "tools.fuzz",
            "--jobs",
            "1",
            "--inputs",
            str(inputs),
            "--seed",
            str(seed),
            "--no-measure",
        )
        _coverage("run", "--branch", of_data, f"--include={','.join(modules)}", *feed)
        _coverage("json", of_data, "-q", "-o", str(report))
        files = json.loads(report.read_text("utf-8"))["files"]
    sums = {name: files[name]["summary"] for name in modules}
    return {name: (of["covered_branches"], of["num_branches"]) for name, of in sums.items()}


def _coverage(*arguments: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "coverage", *arguments], cwd=TOP, check=True, stdout=subprocess.DEVNULL
    )
