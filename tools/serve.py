"""Serve the page on loopback, without caching: `python3 -m tools.serve [FOLDER]`.

The port is 8000 or the next free one; the environment variable PORT asks for one port and no other. A browser is
opened where there is a screen and BROWSER is not `none`.
"""

import contextlib
import http.server
import os
import socketserver
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
FIRST_PORT = 8000
TRIES = 50
TYPES = {
    "": "text/plain; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """Serve files under a prefix; hidden files and folder listings are not found."""

    prefix = "/"
    quiet = True
    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def translate_path(self, path: str) -> str:
        """Return the file a path of an address stands for."""
        nowhere = str(Path(self.directory) / ".not-served")
        if not path.startswith(self.prefix):
            return nowhere
        file = super().translate_path("/" + path.removeprefix(self.prefix))
        is_hidden = any(part.startswith(".") for part in Path(file).relative_to(self.directory).parts)
        return nowhere if is_hidden else file

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Refuse to list a folder."""
        self.send_error(404, "File not found")

    def end_headers(self) -> None:
        """Forbid caching of every answer."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
        """Stay quiet but for what failed."""
        if not self.quiet:
            super().log_message(format, *args)


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    """A threaded server that never waits for a browser's idle connections."""

    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing when a browser hangs up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def make_server(
    folder: Path, port: int = 0, handler: type[StaticHandler] = StaticHandler, prefix: str = "/"
) -> Server:
    """Return a server of `folder`, its addresses starting with `prefix`; port 0 is any free one."""
    root = str(folder)

    class Handler(handler):  # type: ignore[misc, valid-type]  # a class chosen by the caller
        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=root)

    Handler.prefix = prefix
    return Server((HOST, port), Handler)


@contextlib.contextmanager
def serving(folder: Path, handler: type[StaticHandler] = StaticHandler, prefix: str = "/") -> Iterator[str]:
    """Serve `folder` on any free port while the block runs; its value is the address."""
    with make_server(folder, 0, handler, prefix) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield address(server, prefix)
        finally:
            server.shutdown()
            thread.join()


def address(server: Server, prefix: str = "/") -> str:
    """Return where a server can be reached."""
    return f"http://{HOST}:{server.server_address[1]}{prefix}"


def bind(folder: Path, wanted: str | None) -> Server:
    """Return a server at the wanted port, or at the first free one from 8000 on."""
    ports = [int(wanted)] if wanted else list(range(FIRST_PORT, FIRST_PORT + TRIES))
    for port in ports:
        with contextlib.suppress(OSError):
            return make_server(folder, port)
    raise SystemExit(f"no free port: tried {ports[0]} to {ports[-1]} on {HOST}")


def may_open_browser() -> bool:
    """Whether there is a screen and the player has not said no."""
    if os.environ.get("BROWSER") == "none" or os.environ.get("CI"):
        return False
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(has_screen) or sys.platform in ("darwin", "win32")


def open_browser(url: str) -> None:
    """Open a browser, if that can be done."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


def main(arguments: list[str]) -> int:
    """Serve until interrupted."""
    folder = Path(arguments[0]).resolve() if arguments else TOP
    with bind(folder, os.environ.get("PORT")) as server:
        print(f"acey-deucey: {address(server)}   (Ctrl+C ends it)", flush=True)
        if may_open_browser():
            threading.Thread(target=open_browser, args=(address(server),), daemon=True).start()
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
