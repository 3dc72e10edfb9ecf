"""What make runs does what it says."""

import ast
import http.client
from urllib.parse import urlsplit

import pytest

from tools import browser, build, run_tests, serve, shape_types

pytestmark = pytest.mark.cpython_only


def fetch(base, path):
    """The status and headers of one request."""
    connection = http.client.HTTPConnection(urlsplit(base).netloc, timeout=10)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status, answer.headers
    finally:
        connection.close()


@pytest.fixture
def site(tmp_path):
    """A small folder to serve."""
    (tmp_path / "index.html").write_text("hello", "utf-8")
    for name in ("a.mjs", "a.wasm", "a.toml", "a.py", ".secret", "LICENSE"):
        (tmp_path / name).write_text("x", "utf-8")
    (tmp_path / "empty").mkdir()
    return tmp_path


def test_the_server_names_types_a_browser_accepts_and_forbids_caching(site):
    with serve.serving(site) as base:
        answers = {
            name: fetch(base, f"/{name}") for name in ("", "a.mjs", "a.wasm", "a.toml", "a.py", "LICENSE")
        }
    assert {status for status, _ in answers.values()} == {200}
    assert {headers["Cache-Control"] for _, headers in answers.values()} == {"no-store"}
    types = {name: headers["Content-Type"].split(";")[0] for name, (_, headers) in answers.items()}
    assert types == {
        "": "text/html",
        "a.mjs": "text/javascript",
        "a.wasm": "application/wasm",
        "a.toml": "text/plain",
        "a.py": "text/x-python",
        "LICENSE": "text/plain",
    }


@pytest.mark.parametrize("path", ["/.secret", "/%2esecret", "/empty/", "/../x", "/missing"])
def test_the_server_shows_no_hidden_file_and_no_folder(site, path):
    with serve.serving(site) as base:
        assert fetch(base, path)[0] == 404


def test_the_server_can_serve_under_a_sub_path(site):
    with serve.serving(site, prefix="/games/acey/") as base:
        assert base.endswith("/games/acey/")
        assert fetch(base, "/games/acey/a.py")[0] == 200
        assert fetch(base, "/a.py")[0] == 404


def test_a_port_that_is_taken_is_passed_over_unless_it_was_asked_for(site, monkeypatch):
    with serve.make_server(site) as taken:
        port = taken.server_address[1]
        with pytest.raises(SystemExit, match=str(port)):
            serve.bind(site, str(port))
        monkeypatch.setattr(serve, "FIRST_PORT", port)
        with serve.bind(site, None) as other:
            assert other.server_address[1] > port


@pytest.mark.parametrize(
    "environment", [{"BROWSER": "none", "DISPLAY": ":0"}, {"CI": "true", "DISPLAY": ":0"}]
)
def test_no_browser_is_opened_where_that_was_declined(environment, monkeypatch):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert not serve.may_open_browser()


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int | None", "number | null"),
        ("list[int | str]", "(number | string)[]"),
        ("list[list[Place]]", "Place[][]"),
        ("dict[str, list[int]]", "Record<string, number[]>"),
        ("tuple[int, str]", "[number, string]"),
        ("tuple[int, ...]", "number[]"),
        ('Literal["a", 1, None, True]', '"a" | 1 | null | true'),
        ("'Later'", "Later"),
        ("NotRequired[Any]", "any"),
    ],
)
def test_a_python_type_is_written_as_typescript(python, typescript):
    assert shape_types.typescript(ast.parse(python, mode="eval").body) == typescript


def test_a_type_without_counterpart_is_refused():
    with pytest.raises(shape_types.UnknownTypeError, match="cannot write"):
        shape_types.typescript(ast.parse("Callable[[int], str]", mode="eval").body)


def test_keys_that_may_be_missing_are_optional_in_typescript():
    source = '''
class Some(TypedDict, total=False):
    """A few."""

    a: int
    b: Required[str]

Words = TypedDict("Words", {"from": int, "to-day": NotRequired[str]})
"""In words."""
'''
    assert list(shape_types.declarations(source)) == [
        "/** A few. */\nexport interface Some {\n  a?: number;\n  b: string;\n}\n",
        '/** In words. */\nexport interface Words {\n  from: number;\n  "to-day"?: string;\n}\n',
    ]


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("3 failed, 12 passed, 1 skipped in 3.25s", {"failed": 3, "passed": 12, "skipped": 1}),
        ("===== 2 passed, 1 error in 65.10s (0:01:05) =====", {"passed": 2, "failed": 1}),
        ("5 passed, 1 xfailed, 2 deselected in 0.10s", {"passed": 6}),
        ("\u2139 pass 7", {"passed": 7}),
        ("# fail 2", {"failed": 2}),
        ("we passed 3 of them in 2s", {}),
    ],
)
def test_the_closing_lines_of_runners_are_counted(line, counts):
    found = dict.fromkeys(counts, 0)
    for kind, number in run_tests.counts_of(line):
        found[kind] = found.get(kind, 0) + number
    assert found == counts


@pytest.mark.parametrize(
    ("counts", "total"),
    [
        ('print("2 passed in 0.10s")', {"passed": 2, "failed": 0, "skipped": 0}),
        ('print("2 passed, 1 failed in 0.10s"); exit(1)', {"passed": 2, "failed": 1, "skipped": 0}),
        ("exit(3)", {"passed": 0, "failed": 1, "skipped": 0}),
        ("pass", {"passed": 0, "failed": 1, "skipped": 0}),
    ],
)
def test_a_runner_that_fails_or_runs_nothing_counts_as_a_failure(counts, total):
    runner = run_tests.Runner("some", (run_tests.sys.executable, "-c", counts), "tests/*.py")
    assert run_tests.run(runner) == total


@pytest.mark.parametrize(
    ("link", "sound"),
    [
        ("web/main.js", True),
        ("./web/main.js?x", True),
        ("/web/main.js", False),
        ("data:,", True),
        ("gone.js", False),
    ],
)
def test_links_of_the_site_must_work_from_a_sub_path(tmp_path, link, sound):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "main.js").touch()
    assert build.is_sound(tmp_path, link) == sound


def test_a_chromium_that_is_named_is_the_one_taken(tmp_path, monkeypatch):
    chosen = tmp_path / "my-chromium"
    chosen.touch()
    monkeypatch.setenv("CHROMIUM", str(chosen))
    assert browser.find() == str(chosen)
