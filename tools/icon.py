"""Draw `web/icon.svg` as PNG, in the sizes that devices ask for: no picture is committed that can be made.

It knows what that drawing is made of: rectangles, circles and polygons in plain colours. The first shape is the ground.
"""

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

TOP = Path(__file__).resolve().parent.parent
DRAWING = TOP / "web" / "icon.svg"
SIDE = 96.0
FINE = 4
"""Lines of the drawing to a line of the picture: what makes edges smooth."""
Colour = tuple[int, int, int]
Span = tuple[float, float]
Pixel = tuple[float, float, float, float]
Row = list[Pixel]


def png(size: int, *, is_full: bool = False) -> bytes:
    """Return the icon as a PNG; a full one has its ground up to the corners and keeps what it shows away from them."""
    shapes = list(ET.fromstring(DRAWING.read_text("utf-8")))  # noqa: S314 - our own drawing
    ground: Pixel = (*colour_of(shapes.pop(0)), 1.0) if is_full else (0.0, 0.0, 0.0, 0.0)
    pixels = [[ground] * size for _ in range(size)]
    zoom = size / SIDE * (0.8 if is_full else 1)
    margin = (size - SIDE * zoom) / 2
    for shape in shapes:
        for y, row in enumerate(pixels):
            heights = (y + (line + 0.5) / FINE for line in range(FINE))
            spans = (span_of(shape, (height - margin) / zoom) for height in heights)
            paint(
                row,
                [(span[0] * zoom + margin, span[1] * zoom + margin) for span in spans if span],
                colour_of(shape),
            )
    return packed(size, pixels)


def paint(row: Row, spans: list[Span], colour: Colour) -> None:
    """Lay the fine lines of a shape over the row of pixels they run through."""
    if not spans:
        return
    first, last = int(min(start for start, _ in spans)), int(max(end for _, end in spans))
    within = range(int(max(start for start, _ in spans)) + 1, int(min(end for _, end in spans)))
    is_whole = len(spans) == FINE
    for at in range(max(0, first), min(len(row), last + 1)):
        if is_whole and at in within:
            row[at] = (*colour, 1.0)
            continue
        covered = sum(max(0.0, min(at + 1, end) - max(at, start)) for start, end in spans) / FINE
        *old, alpha = row[at]
        total = covered + alpha * (1 - covered)
        share = covered / total if total else 0.0
        red, green, blue = (was + (new - was) * share for was, new in zip(old, colour, strict=True))
        row[at] = (red, green, blue, total)


def span_of(shape: ET.Element, y: float) -> Span | None:
    """Return where a shape begins and ends at a height, or None where it is not."""
    kind = shape.tag.rpartition("}")[2]
    if kind == "circle":
        x, middle, radius = (float(shape.attrib[name]) for name in ("cx", "cy", "r"))
        return around(x, x, radius, y - middle)
    if kind == "rect":
        x, top, width, height = (float(shape.attrib[name]) for name in ("x", "y", "width", "height"))
        radius = float(shape.attrib.get("rx", "0"))
        if not top <= y <= top + height:
            return None
        away = max(top + radius - y, y - (top + height - radius), 0)
        return around(x + radius, x + width - radius, radius, away)
    corners = [tuple(map(float, pair.split(","))) for pair in shape.attrib["points"].split()]
    crossings = sorted(crossings_of(corners, y))
    return (crossings[0], crossings[-1]) if len(crossings) > 1 else None


def around(left: float, right: float, radius: float, away: float) -> Span | None:
    """Return the span of what is rounded by a radius, so far away from the middle of the rounding."""
    if abs(away) > radius:
        return None
    bulge = (radius * radius - away * away) ** 0.5
    return left - bulge, right + bulge


def crossings_of(corners: list[tuple[float, ...]], y: float) -> Iterator[float]:
    """Yield where the edges of a polygon cross a height."""
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (x2 - x1) * (y - y1) / (y2 - y1)


def colour_of(shape: ET.Element) -> Colour:
    """Return the colour a shape is filled with."""
    found = re.fullmatch(r"#(..)(..)(..)", shape.attrib["fill"])
    if not found:
        raise ValueError(f"not a plain colour: {shape.attrib['fill']}")
    red, green, blue = (int(part, 16) for part in found.groups())
    return red, green, blue


def packed(size: int, pixels: list[Row]) -> bytes:
    """Return pixels as the bytes of a PNG."""
    lines = b"".join(
        b"\0"
        + b"".join(bytes((*(round(part) for part in pixel[:3]), round(pixel[3] * 255))) for pixel in row)
        for row in pixels
    )
    head = struct.pack(">2I5B", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
