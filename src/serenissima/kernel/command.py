"""A command-line command of one game, which turns a text into a text.

The caller reads files and prints.
"""

from collections.abc import Callable
from dataclasses import dataclass

FILE = "FILE"


@dataclass(frozen=True)
class Command:
    """A game's own command.

    Attributes:
        name: one or two words, as typed after the game's name, like `board check`.
        summary: one sentence for the help text.
        answer: returns the output for an input; raises a `SerenissimaError` to refuse the input.
        takes: the kind of input, in capitals: `FILE` is the text of a file, anything else is a word
            passed on unchanged.
        example: the input in the help text's example.
    """

    name: str
    summary: str
    answer: Callable[[str], str]
    takes: str = FILE
    example: str = FILE
