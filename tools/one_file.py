"""Write the whole game as one HTML file that starts from a disk, without server or network: `dist/acey-deucey.html`.

It carries the files of the built site, packed, in elements of their own (read by `web/one-file/embedded.js`), and its
own content policy, which names its two scripts (the first unpacks the second) and its style by their digests.
"""

import base64
import gzip
import hashlib
import io
import re
import zipfile
from pathlib import Path

from tools import bundle, light_make

TOP = Path(__file__).resolve().parent.parent
NAME = "acey-deucey.html"
MOST_BYTES = 6_500_000
PAGE = "page.js"
LIGHT = TOP / "vendor" / "light"
UNPACKED_HERE = ("pyodide.asm.wasm", "python_stdlib.zip")
"""What the light runtime has packed already, and in the same way."""
POLICY = re.compile(r'(<meta http-equiv="Content-Security-Policy" content=")[^"]*(">)')
OWN_POLICY = (
    "default-src 'none'; script-src '{boot}' '{script}' 'wasm-unsafe-eval'; style-src '{style}'; img-src blob: data:; "
    "worker-src data:; base-uri 'none'; form-action 'none'"
)
STYLE = re.compile(r' *<link rel="stylesheet"[^>]*>\n')
SCRIPT = re.compile(r' *<script (?:defer|type="module")[^>]*></script>\n')
LINK = re.compile(r' *<link rel="(?!icon)[^>]*>\n')
ICON = re.compile(r'(<link rel="icon" href=")([^"]+\.svg)"')


def write(site: Path) -> Path:
    """Write the file into a built site, and return where."""
    page = (site / "index.html").read_text(encoding="utf-8")
    boot, script = (bundle.script_of(f"web/one-file/{name}") for name in ("boot.js", PAGE))
    style = (site / bundle.STYLE).read_text(encoding="utf-8")
    policy = OWN_POLICY.format(boot=digest(boot), script=digest(script), style=digest(style))
    page = POLICY.sub(lambda found: found[1] + policy + found[2], page)
    page = STYLE.sub(lambda _: f"<style>{style}</style>\n", page, count=1)
    page = LINK.sub("", SCRIPT.sub("", page))
    page = ICON.sub(lambda found: found[1] + picture(site / found[2]) + '"', page)
    packed = files(site) | {PAGE: gzip.compress(script.encode(), 9, mtime=0)}
    parts = [licences(site), *(element(name, content) for name, content in packed.items())]
    end = "".join([*parts, f'<script type="module">{boot}</script>\n', "  </body>"])
    target = site / NAME
    target.write_text(page.replace("  </body>", end), encoding="utf-8")
    if target.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{NAME} has {target.stat().st_size} bytes, more than the {MOST_BYTES} it may have")
    return target


def files(site: Path) -> dict[str, bytes]:
    """Return what the page asks for, packed, by the names it goes by there."""
    data = sorted([*(site / "acey" / "text").glob("*.json"), *(site / "acey" / "weights").glob("*.json")])
    plain = {file.relative_to(site).as_posix(): file.read_bytes() for file in data}
    plain |= {"site.json": (site / "site.json").read_bytes()}
    plain["acey.zip"] = loose(light_make.make_engine())
    plain["worker.js"] = bundle.script_of("web/one-file/worker.js").encode()
    packed = {name: gzip.compress(content, 9, mtime=0) for name, content in plain.items()}
    return packed | {name: (LIGHT / f"{name}.gzip").read_bytes() for name in UNPACKED_HERE}


def licences(site: Path) -> str:
    """Return an element, to be read in the file, with the licences of what it carries."""
    names = ("LICENSE", "NOTICES.txt", "vendor/pyodide/LICENSE.txt", "vendor/pyodide/LICENSE-python.txt")
    texts = [f"{'=' * 78}\n{name}\n\n{(site / name).read_text(encoding='utf-8')}" for name in names]
    return f'<script type="text/plain" data-licences>\n{"".join(texts)}</script>\n'


def loose(file: Path) -> bytes:
    """Return an archive with its entries as they are: packed as a whole it is a quarter smaller."""
    written = io.BytesIO()
    with zipfile.ZipFile(file) as archive, zipfile.ZipFile(written, "w") as out:
        for entry in archive.infolist():
            out.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), archive.read(entry))
    return written.getvalue()


def picture(file: Path) -> str:
    """Return a drawing as an address that carries it."""
    return "data:image/svg+xml;base64," + base64.b64encode(file.read_bytes()).decode()


def element(name: str, packed: bytes) -> str:
    """Return an element that carries a file; of the 85 characters none means anything in HTML."""
    text = base64.b85encode(packed).decode().replace("<", ",")
    return f'<script type="text/plain" data-file="{name}">{text}</script>\n'


def digest(text: str) -> str:
    """Return the digest of a script or a style as a content policy names it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
