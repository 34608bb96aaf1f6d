"""Fits a phrase that stands for a name, such as *a player who left*, into sentences."""

import re
from functools import cache

AFTER = r"""\A[“„«"\u00a0\u202f]*|[.!?][”“»"’]?\s+|\s[“„"]|«[\u00a0\u202f]?"""  # a sentence begins


def fit_phrase(text: str, phrase: str) -> str:
    """Return a text with a capital where the phrase begins a sentence, quoted or not.

    A phrase that ends in a clause after a comma gets another comma if the sentence continues.

    >>> fit_phrase("somebody wins. “somebody wins”, says somebody. somebody!", "somebody")
    'Somebody wins. “Somebody wins”, says somebody. Somebody!'
    >>> fit_phrase("wer, der geht und Anna sehen wer, der geht.", "wer, der geht")
    'Wer, der geht, und Anna sehen wer, der geht.'
    """
    if phrase not in text:
        return text
    if "," in phrase:
        text = _going_on(phrase).sub(f"{phrase},", text)
    return _sentences(phrase).sub(lambda found: found[1] + _capital(found[2]), text)


@cache
def _going_on(phrase: str) -> re.Pattern[str]:
    return re.compile(rf"{re.escape(phrase)}(?=\s+\w)")


@cache
def _sentences(phrase: str) -> re.Pattern[str]:
    return re.compile(rf"({AFTER})({re.escape(phrase)})")


def _capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]
