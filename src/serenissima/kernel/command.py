"""An own command of a game, for the command line: it makes a text of a text, and does nothing else.

The game says what there is to ask; who asks it reads the files and prints.
"""

from collections.abc import Callable
from dataclasses import dataclass

FILE = "FILE"


@dataclass(frozen=True)
class Command:
    """An own command of a game.

    Attributes:
        name: one word or two, as they are typed after the game's name, like `board check`.
        summary: what it does, in a sentence.
        answer: makes what is printed of what is given; raises a `SerenissimaError` to refuse it.
        takes: what is given, in capitals; `FILE` is the text of a file, all else a word as it is.
        example: what to give in the example that teaches the command.
    """

    name: str
    summary: str
    answer: Callable[[str], str]
    takes: str = FILE
    example: str = FILE
