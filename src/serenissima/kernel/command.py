"""A command-line command of one game: it turns a text into a text, and does nothing else.

The caller reads files and prints.
"""

from collections.abc import Callable
from dataclasses import dataclass

FILE = "FILE"


@dataclass(frozen=True)
class Command:
    """An own command of a game.

    Attributes:
        name: one or two words, as typed after the game's name, like `board check`.
        summary: what it does, in a sentence.
        answer: turns what is given into what is printed; raises a `SerenissimaError` to refuse it.
        takes: what is given, in capitals; `FILE` is the text of a file, anything else a word as it
            stands.
        example: what the example in the help text gives.
    """

    name: str
    summary: str
    answer: Callable[[str], str]
    takes: str = FILE
    example: str = FILE
