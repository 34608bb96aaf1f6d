"""The six languages, and the choice of one by a reader's wishes."""

from collections.abc import Iterator

from serenissima.kernel.errors import one_of
from serenissima.words.refusals import LANGUAGE_UNKNOWN

LANGUAGES = ("en", "nl", "fr", "es", "de", "it")
FALLBACK = "en"  # the language that has every sentence

NAMES = {
    "en": "English",
    "nl": "Nederlands",
    "fr": "Français",
    "es": "Español",
    "de": "Deutsch",
    "it": "Italiano",
}


def choose(*wishes: str | None) -> str:
    """Return the first of our languages that one of the wishes names; else English.

    A wish is a language (`nl`), a locale (`de_AT.UTF-8`, `pt-BR`), or a browser's
    `Accept-Language`. The first wish that names one of our languages decides; None and "" are
    ignored.

    >>> choose(None, "pt-BR, fr-CH;q=0.8, en;q=0.9")
    'en'
    >>> choose("it_IT.UTF-8")
    'it'
    """
    return next(filter(None, map(match_language, wishes)), FALLBACK)


def match_language(wish: str | None) -> str | None:
    """Return the first of our languages that a wish names, or None.

    >>> match_language("de_AT"), match_language("tlh")
    ('de', None)
    """
    return next((language for language in _preferred(wish or "") if language in LANGUAGES), None)


def check_language(language: str) -> None:
    """Raise `Unknown` (`language/unknown`) for anything but one of our languages."""
    if language not in LANGUAGES:
        raise LANGUAGE_UNKNOWN(text=language, hint=one_of(LANGUAGES))


def _preferred(wish: str) -> Iterator[str]:
    """Yield the languages of one wish, most wanted first."""
    parts = [part.partition(";") for part in wish.split(",")]
    ranked = sorted(parts, key=lambda part: -_weight(part[2]))
    for tag, _, weight in ranked:
        if _weight(weight) > 0:
            yield tag.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()


def _weight(text: str) -> float:
    """Return the number after `q=`; 1 if it is missing, 0 if it is unreadable."""
    _, _, number = text.partition("=")
    try:
        return float(number) if text.strip() else 1.0
    except ValueError:
        return 0.0
