"""The command that looks at what a host says of its site: what holds, and all that is wrong, in sentences."""

from dataclasses import asdict
from typing import Any

from acey.desk import Desk, shortened
from acey.requests import part
from acey.site import Problem, read_site


def site(desk: Desk, request: dict[str, Any]) -> dict[str, Any]:
    """Return what could be read of a `site.json`, with its problems as sentences."""
    found = read_site(part(request, "site"))
    return {**asdict(found), "problems": [sentence(desk, problem) for problem in found.problems]}


def sentence(desk: Desk, problem: Problem) -> str:
    """Return a problem in words."""
    code, params = problem
    words = {name: value if name == "known" else shortened(value) for name, value in params.items()}
    if "error" in params:
        words["error"] = desk.sentence(params["error"])
    return desk.catalogue.say(f"host.{code}", **words)
