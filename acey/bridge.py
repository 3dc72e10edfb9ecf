"""The page's door: JSON text in, JSON text out. Data files are provided by the page."""

from acey.data import Provided
from acey.protocol import Engine

_engine = Engine(Provided())


def call(text: str) -> str:
    """Answer one request of the page."""
    return _engine.answer_text(text)
