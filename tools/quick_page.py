"""Serve the page with the engine in this process: nothing of Pyodide to load, so that a page is there at once.

It is the same engine behind the same seam; only the module that would start a worker is served as one that sends each
request here. For what looks at the page itself: pictures, states, sizes, words.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from acey.data import Reader, read_file
from acey.protocol import Engine
from tools.serve import TOP, StaticHandler, serving

DOOR = "engine"
WORKER = "web/engine/worker.js"
LINE = """
export async function openWorker({ base }) {
  const door = new URL("%s", base).href;
  const call = async (text) => (await fetch(door, { method: "POST", body: text })).text();
  return { kind: "near", call, stop() {} };
}
"""
"""What stands in for the worker."""


class QuickHandler(StaticHandler):
    """Serve files, the engine's answers, and texts as `read` gives them."""

    read: Reader = staticmethod(read_file)
    engine = Engine()
    turn = threading.Lock()

    def do_POST(self) -> None:  # noqa: N802 - the base class names it
        """Answer a request of the page."""
        request = self.rfile.read(int(self.headers["Content-Length"])).decode()
        with self.turn:
            answer = self.engine.answer_text(request)
        self._send(answer, "application/json")

    def do_GET(self) -> None:  # noqa: N802 - the base class names it
        """Serve a file, or what stands in its place."""
        name = self.path.partition("?")[0].removeprefix(self.prefix)
        if name == WORKER:
            self._send(LINE % DOOR, "text/javascript; charset=utf-8")
        elif name.startswith("acey/text/"):
            self._send(self.read(name.removeprefix("acey/")), "application/json")
        else:
            super().do_GET()

    def _send(self, text: str, kind: str) -> None:
        body = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def quick_page(read: Reader = read_file) -> Iterator[str]:
    """Serve the page while the block runs; its value is the address."""
    own = {"read": staticmethod(read), "engine": Engine(read), "turn": threading.Lock()}
    with serving(TOP, type("OwnHandler", (QuickHandler,), own)) as address:
        yield address
