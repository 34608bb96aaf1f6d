"""Begins sentences with a capital where a phrase, such as *somebody who has left*, is the name."""

import re
from functools import cache

AFTER = r"""\A[“„«"\u00a0\u202f]*|[.!?][”“»"’]?\s+|\s[“„"]|«[\u00a0\u202f]?"""  # a sentence begins


def begun(text: str, phrase: str) -> str:
    """A text with a capital wherever the phrase begins a sentence, one that is quoted as well.

    >>> begun("somebody wins. “somebody wins”, says somebody. somebody!", "somebody")
    'Somebody wins. “Somebody wins”, says somebody. Somebody!'
    """
    if phrase not in text:
        return text
    return _sentences(phrase).sub(lambda found: found[1] + _capital(found[2]), text)


@cache
def _sentences(phrase: str) -> re.Pattern[str]:
    return re.compile(rf"({AFTER})({re.escape(phrase)})")


def _capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]
