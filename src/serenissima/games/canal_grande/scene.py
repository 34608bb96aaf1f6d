"""Canal Grande's table as a scene: two hands, the offers, the vote."""

from typing import Any

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Answer, Scene

from .actions import ACTIONS


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """The table as `seat` sees it."""
    return Scene((), Message("title"), ())
