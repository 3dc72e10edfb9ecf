"""The house is in order: what it names, what it lists, and which way its imports point."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import acey
from tools import build, pyscript_files, shape_types
from tools.imports import engine_imports, engine_modules, imports_of

pytestmark = pytest.mark.cpython_only

TOP = Path(__file__).resolve().parent.parent
LONGEST = 300
HOSTS = ("registry.%snpmjs", "pypi.%sorg", "jsde%slivr", "un%spkg", "cdn%sjs", "deb.%sdebian", "esm.%ssh")
BROWSER_ONLY = {"js", "pyodide", "pyscript", "pyodide_js"}
LAYERS = [
    {f"acey.{name}" for name in layer.split()}
    for layer in (
        "shapes_words shapes_events shapes_rules shapes_coach shapes_match shapes errors data",
        "json_text rules position",
        "packed stages scoring catalogue site parts position_id xgid",
        "holds match",
        "moves",
        "plays hand",
        "game notation events dice packing reach why",
        "start forms",
        "record players.simple players.level players.net players.standing",
        "players.sight",
        "players.judge",
        "players.strong",
        "players.expert players.novice players",
        "replay",
        "coach coach.shots coach.facts coach.weigh coach.hint coach.review",
        "undo desk requests jobs spread",
        "hosting",
        "acts figures log ruleset view commands",
        "setup",
        "page",
        "protocol",
        "bridge ascii_board",
        "terminal advice arena",
    )
] + [{"acey", "acey.__main__"}]
"""Sets of engine modules, lowest first: each imports only from its own and those below."""
GENERATED = {"web/engine/shapes.d.ts"}


def tracked():
    """Every file that is committed or about to be, relative to the top."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True).stdout.split("\n")
    return [name for name in names if name and (TOP / name).is_file()]


def test_no_file_names_a_host_to_download_from():
    pattern = re.compile("|".join(re.escape(host % "") for host in HOSTS))
    named = [name for name in tracked() if pattern.search((TOP / name).read_text("utf-8", "replace"))]
    assert not named


def test_the_lock_pins_versions_and_digests_and_no_addresses():
    lock = json.loads((TOP / "package-lock.json").read_text("utf-8"))
    entries = {name: entry for name, entry in lock["packages"].items() if name}
    assert not [name for name, entry in entries.items() if "resolved" in entry]
    assert not [name for name, entry in entries.items() if not entry.get("integrity")]
    assert "omit-lockfile-registry-resolved=true" in (TOP / ".npmrc").read_text("utf-8").split()


def test_every_version_asked_for_is_exact():
    package = json.loads((TOP / "package.json").read_text("utf-8"))
    asked = package["dependencies"] | package["devDependencies"]
    assert not [name for name, version in asked.items() if not version[0].isdigit()]
    lines = (TOP / "requirements-dev.txt").read_text("utf-8").splitlines()
    assert not [line for line in lines if not line.startswith("#") and "==" not in line]


def test_the_engine_needs_no_package():
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
    outside = {
        f"{module} imports {name}"
        for module, file in engine_modules().items()
        for name in imports_of(file)
        if name.split(".")[0] not in {"acey", *sys.stdlib_module_names}
    }
    assert not outside


def test_the_engine_knows_nothing_of_the_browser():
    assert (
        not {name.split(".")[0] for file in engine_modules().values() for name in imports_of(file)}
        & BROWSER_ONLY
    )


def test_engine_imports_make_no_circle():
    graph = engine_imports()
    while leaves := {name for name, needs in graph.items() if not needs}:
        graph = {name: needs - leaves for name, needs in graph.items() if name not in leaves}
    assert not graph, f"these import each other: {graph}"


def test_engine_layers_import_downwards():
    floor = {name: index for index, layer in enumerate(LAYERS) for name in layer}
    graph = engine_imports()
    upwards = [f"{name} imports {other}" for name, needs in graph.items() for other in needs if LAYERS]
    upwards = [line for line in upwards if floor[line.split()[0]] < floor[line.split()[2]]]
    assert not upwards
    assert not LAYERS or set(floor) == set(graph)


def test_pyscript_toml_lists_exactly_the_files_the_engine_needs():
    config = tomllib.loads(pyscript_files.CONFIG.read_text("utf-8"))
    assert list(config["files"]) == pyscript_files.engine_files()
    assert all(source == target for source, target in config["files"].items())
    assert pyscript_files.main(["--check"]) == 0


def test_the_interpreter_is_our_own_copy():
    config = tomllib.loads(pyscript_files.CONFIG.read_text("utf-8"))
    assert config["interpreter"].startswith("./")
    assert config["packages_cache"] == "never"


def test_the_page_has_the_types_the_engine_states():
    assert shape_types.main(["--check"]) == 0


@pytest.mark.parametrize(
    "workflow", sorted((TOP / ".github" / "workflows").iterdir()), ids=lambda file: file.name
)
def test_a_workflow_fits_the_public_schema_and_only_calls_make(workflow):
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
        workflow,
    ]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    runs = re.findall(r"^\s*(?:- )?run: *(.*)$", workflow.read_text("utf-8"), re.MULTILINE)
    assert runs
    assert all(run.startswith("make ") for run in runs)


def test_no_file_is_too_long():
    code = [name for name in tracked() if re.match(r"(acey|web|tools|tests|e2e)/.*\.(py|js|mjs|css)$", name)]
    lengths = {name: len((TOP / name).read_text("utf-8").splitlines()) for name in code}
    assert not {
        name: length for name, length in lengths.items() if length > LONGEST and name not in GENERATED
    }


def test_every_public_name_is_used_by_a_test():
    texts = [file.read_text("utf-8") for file in (TOP / "tests").rglob("*.py") if file != Path(__file__)]
    words = set(re.findall(r"\w+", "\n".join(texts)))
    assert not set(getattr(acey, "__all__", ())) - words


def test_the_site_leaves_out_what_only_developers_need():
    names = [file.as_posix() for file in build.page_files()]
    assert "acey/__init__.py" in names
    assert not [name for name in names if name.endswith((".map", ".d.ts", ".pyc")) or "/test" in name]
