"""Put the page's and the engine's modules into few small files: for `dist/` only; the page is worked on as sources.

esbuild follows the imports and says which files it took in; those leave `dist/`. What stands where stays the same: the
page's entry is `web/main.js`, the interpreter's `web/engine/pyodide-wrapper.js`, since addresses hang on these places.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

from tools import light_make, pyscript_files

TOP = Path(__file__).resolve().parent.parent
ESBUILD = TOP / "node_modules" / ".bin" / "esbuild"
PAGE = "web/main.js"
WRAPPER = "web/engine/pyodide-wrapper.js"
STYLE = "web/style.css"
ENGINE = "acey/acey.zip"
STYLESHEET = re.compile(r'^ *<link rel="stylesheet" href="([^"]+)">\n', re.MULTILINE)
SCRIPT = re.compile(r'^ *<script type="module"', re.MULTILINE)
IMPORTED = re.compile(r'(?:from|import)"\./(part-\w+\.js)"')
SHARED = ("--bundle", "--minify", "--log-level=warning", "--legal-comments=none", "--target=es2022")
BANNER = "acey-deucey, MIT licence; its sources are modules that read better than this"


def bundle(site: Path) -> None:
    """Bundle the scripts, styles and engine of a site, and have its page load the bundles."""
    taken = bundle_scripts(site) | bundle_styles(site)
    bundle_engine(site)
    for name in taken - {PAGE, WRAPPER, STYLE}:
        (site / name).unlink()
    for folder in sorted((site / "web").rglob("*/"), reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()


def bundle_scripts(site: Path) -> set[str]:
    """Write each entry with all that it imports in its place; return what was taken in.

    What the page imports later comes in parts beside the entry, since addresses are relative to that place.
    """
    options = ("--format=esm", f"--banner:js=// {BANNER}", "--outbase=web", f"--outdir={site / 'web'}")
    taken = esbuild(site, PAGE, *options, "--splitting", "--chunk-names=part-[hash]")
    preload_parts(site)
    return taken | esbuild(site, WRAPPER, *options)


def preload_parts(site: Path) -> None:
    """Have the page ask at once for the parts that its entry begins with."""
    begun = IMPORTED.findall((site / PAGE).read_text(encoding="utf-8"))
    links = "".join(f'    <link rel="modulepreload" href="web/{name}">\n' for name in begun)
    page = site / "index.html"
    html = page.read_text(encoding="utf-8")
    script = next(SCRIPT.finditer(html)).start()
    page.write_text(html[:script] + links + html[script:], encoding="utf-8")


def script_of(entry: str) -> str:
    """Return an entry with all that it imports as one script; what only Node would import stays out."""
    options = ("--format=esm", "--external:node:*", "--external:ws", "--platform=browser")
    command = [str(ESBUILD), *SHARED, *options, entry]
    return subprocess.run(
        command, cwd=TOP, check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout


def bundle_styles(site: Path) -> set[str]:
    """Write the page's stylesheets as one, in their order, and link that one; return what was taken in."""
    page = site / "index.html"
    html = page.read_text(encoding="utf-8")
    names = STYLESHEET.findall(html)
    imports = "".join(f'@import "./{name}";\n' for name in names)
    options = ("--loader=css", f"--banner:css=/* {BANNER} */", f"--outfile={site / STYLE}")
    taken = esbuild(site, *options, text=imports)
    first, *_ = STYLESHEET.finditer(html)
    html = STYLESHEET.sub("", html)
    link = first[0].replace(first[1], STYLE)
    page.write_text(html[: first.start()] + link + html[first.start() :], encoding="utf-8")
    return taken


def bundle_engine(site: Path) -> None:
    """Put the compiled engine in place of its sources."""
    for file in (site / "acey").rglob("*.py"):
        file.unlink()
    shutil.copyfile(light_make.make_engine(), site / ENGINE)
    config = site / "pyscript.toml"
    text = config.read_text(encoding="utf-8")
    config.write_text(pyscript_files.with_files(text, {f"./{ENGINE}": "./*"}), encoding="utf-8")


def esbuild(site: Path, *arguments: str, text: str = "") -> set[str]:
    """Run esbuild on the sources and return the files it took in, relative to the top."""
    if not ESBUILD.exists():
        raise SystemExit("esbuild is missing: run npm ci")
    meta = site / "meta.json"
    command = [str(ESBUILD), *SHARED, *arguments, f"--metafile={meta}", "--allow-overwrite"]
    subprocess.run(command, cwd=TOP, check=True, input=text, text=True)
    inputs = json.loads(meta.read_text(encoding="utf-8"))["inputs"]
    meta.unlink()
    return {name for name in inputs if name != "<stdin>"}
