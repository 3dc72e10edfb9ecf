"""One Chromium for the whole run, cut off from every other host; a fresh context for each test."""

import contextlib
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from e2e.player import PATIENCE, Player
from tools import build, light_make
from tools.browser import find, flags
from tools.quick_page import quick_page
from tools.serve import HOST, TOP, serving


def pytest_configure(config):
    """A run that was not begun by make has the light runtime of today all the same, made once for all its workers."""
    if not hasattr(config, "workerinput"):
        light_make.make_library()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright):
    chromium = find()
    assert chromium, "no Chromium: python3 -m tools.browser installs one"
    running = playwright.chromium.launch(executable_path=chromium, args=flags())
    yield running
    running.close()


@pytest.fixture(scope="session")
def site():
    with serving(TOP) as address:
        yield address


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The folder that make build writes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "DIST", tmp_path_factory.mktemp("built") / "dist")
        assert build.main() == 0
        yield build.DIST


@pytest.fixture(scope="session")
def quick_site():
    """The page with its engine in this process: there at once (`tools/quick_page.py`)."""
    with quick_page() as address:
        yield address


@pytest.fixture
def watch():
    """What must not happen in any test: an error nobody caught, a request to another host."""
    seen = Watch()
    yield seen
    errors = [error for error in seen.errors if not (seen.forgives and re.search(seen.forgives, error))]
    assert not errors, errors
    assert not seen.refused, seen.refused
    assert not seen.strangers, seen.strangers


@pytest.fixture
def contexts(browser, watch):
    """Make a browser context: a person of their own, with a storage of their own."""
    with contextlib.ExitStack() as open_ones:

        def make(**options):
            context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en-US", **options})
            open_ones.callback(context.close)
            watch.follow(context)
            return context

        yield make


@pytest.fixture
def player(contexts, site):
    return Player(contexts().new_page(), site)


class Watch:
    """Follows contexts: every request, and every error that nobody caught."""

    def __init__(self):
        self.requests = []
        self.errors = []
        self.refused = []
        """What the page's content policy did not allow."""
        self.forgives = None
        """A pattern of errors that a test provokes itself."""

    def follow(self, context):
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("console", self.hear)

    def hear(self, message):
        if "Content Security Policy" in message.text:
            self.refused.append(message.text)

    @property
    def strangers(self):
        """Requests that went to another host than the page's."""
        addresses = [urlsplit(url) for url in self.requests]
        return [
            url.geturl()
            for url in addresses
            if url.scheme not in ("data", "blob", "file") and url.hostname != HOST
        ]
