"""Venedig's table as data (R15)."""

from typing import Any

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Answer, Scene


def draw(terms: Any, view: Any, seat: int) -> Scene:
    """For now only the question with its answers."""
    from .game import GAME

    answers: tuple[Answer, ...] = ()
    if seat >= 0:
        room = GAME.room()
        from serenissima.kernel import verbs

        n = verbs.legal(terms, view, seat, room)
        answers = tuple(Answer(int(a), GAME.actions.message(int(a))) for a in room[:n])
    return Scene((), Message("title"), answers)
