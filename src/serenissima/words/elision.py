"""Small words whose form depends on the name that follows: `d’Anna`, `ad Anna`, `e Inés`.

Sentences call them as Fluent functions: `{ DE($seat) }` gives the word and the name.
"""

import re
from collections.abc import Callable
from typing import Any

Joined = Callable[[Any], Any]  # in Fluent's types: a name gives a text


def make_joiner(word: str, before: str, short: str) -> Joined:
    """Return a function that puts `short` before names that begin like `before`, else `word`.

    >>> make_joiner("de ", "[aeiou]", "d’")("Anna")
    'd’Anna'
    """
    begins = re.compile(before, re.IGNORECASE)
    return lambda name: (short if begins.match(str(name)) else word) + str(name)


FUNCTIONS: dict[str, dict[str, Joined]] = {  # by language
    "fr": {"DE": make_joiner("de ", "[aàâäeéèêëiîïoôöuùûüœæ]|y[^aeiou]", "d’")},
    "es": {"Y": make_joiner("y ", "h?[ií](?![aeou])", "e ")},
    "it": {"A": make_joiner("a ", "[aà]", "ad "), "E": make_joiner("e ", "[eèé]", "ed ")},
}
