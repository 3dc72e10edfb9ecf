"""Hand the page the engine's one door."""

from acey.bridge import call

__all__ = ["call"]
__export__ = ["call"]
