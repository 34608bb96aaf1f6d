"""Checks names at a table: they must be visible, short, and unlike the others."""

import unicodedata
from collections.abc import Sequence
from itertools import groupby

from serenissima.kernel.errors import Illegal
from serenissima.service.refusals import SEAT_NAME
from serenissima.words.emoji import remove_joiners

LONGEST_NAME = 40  # characters
MOST_MARKS = 2  # on one letter, as Vietnamese, Thai and Arabic need
COMPUTERS = ("computer", "ordinateur", "ordenador")  # names of computer players on pages
NUMBERED = " .#0123456789"  # characters that may follow such a name
INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # printable by class, but blank
VISIBLE = "LNS"  # a name has at least one character of these classes

# Letters that look like Latin ones, each above its double: Cyrillic, Greek, others.
ALIKE = str.maketrans(
    "АВЕКМНОРСТУХЅІЈӀҮԚԜавекмнорстухѕіјӏһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧακνορυχιγıɑɡI1|0",
    "ABEKMHOPCTYXSlJlYQWabekmhopctyxsijlhdqwvABEZHlKMNOPTYXakvopuxiyiaglllO",
)


def settle_name(name: str, others: Sequence[str]) -> str:
    """Return a name as it is shown; raises `Illegal` (`seat/name`) if it can't be used.

    Args:
        name: the name as written.
        others: the names at the table; empty for free seats.
    """
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    _check_characters(shown)
    if _looks(_folded(shown).rstrip(NUMBERED)) in COMPUTERS:
        reason = "only computer players have this name"
        raise _refused("computer", shown, reason, "a name of your own")
    if is_taken(shown, others):
        reason = "someone at the table has this name, or one that looks like it"
        raise _refused("taken", shown, reason, "a different name")
    return shown


def is_taken(name: str, others: Sequence[str]) -> bool:
    """Whether one of the others has this name or a lookalike."""
    folded, looks = _folded(name), _looks(name)
    return any(folded == _folded(one) or looks == _looks(one) for one in filter(None, others))


def _check_characters(shown: str) -> None:
    if not 1 <= len(shown) <= LONGEST_NAME:
        reason, hint = "this name is empty or too long", f"1 to {LONGEST_NAME} characters"
        raise _refused("long" if shown else "empty", shown, reason, hint)
    seen = remove_joiners(shown)
    if _is_hidden(seen):
        reason, hint = "this name has invisible characters", "visible characters"
        raise _refused("hidden", shown, reason, hint)
    if not is_visible(seen):
        reason, hint = "this name has no letter and no digit", "at least one letter or digit"
        raise _refused("bare", shown, reason, hint)
    if is_piled_up(shown):
        reason, hint = "this name has too many marks on a letter", f"at most {MOST_MARKS}"
        raise _refused("marks", shown, reason, hint)


def is_visible(text: str) -> bool:
    """Whether a text appears as written: no control characters, none that turn the direction."""
    seen = (unicodedata.category(letter)[0] in VISIBLE for letter in text)
    return not _is_hidden(text) and any(seen)


def _is_hidden(text: str) -> bool:
    """Whether part of the text is invisible or turns the direction."""
    return not text.isprintable() or not INVISIBLE.isdisjoint(text)


def is_piled_up(text: str) -> bool:
    """Whether a letter has so many marks that they cover its neighbours."""
    kinds = [unicodedata.category(letter)[0] for letter in text]
    return any(kind == "M" and len(list(run)) > MOST_MARKS for kind, run in groupby(kinds))


def _refused(case: str, name: str, reason: str, hint: str) -> Illegal:
    shown = name[: 2 * LONGEST_NAME]
    return SEAT_NAME(reason, text=shown, hint=hint, limit=LONGEST_NAME, case=case)


def _folded(name: str) -> str:
    """Return the name without capitals and letter variants."""
    return unicodedata.normalize("NFKC", remove_joiners(name)).casefold()


def _looks(name: str) -> str:
    """Return the name as it looks at a glance: Latin letters for lookalikes, without marks."""
    parts = unicodedata.normalize("NFKD", remove_joiners(name))
    bare = "".join(part for part in parts if not unicodedata.category(part).startswith("M"))
    return bare.translate(ALIKE).casefold()
