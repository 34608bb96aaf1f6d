r"""How players ask for rules: synonyms, and questions, as data in each language.

`words/search/en.toml` holds what is alike in all games::

    stop = "a an the of …"       # words that are not looked for
    cue = "who when how many …"  # words that say little: they count for less
    same = ["tie draw equal", …] # words that mean the same

A game adds its own in `words/search/en.toml` of its folder, with the ways in which players ask for
a rule, and the chapters that answer only what no other chapter does::

    late = "R10 R11"
    same = ["pile deck stock", …]

    [asked]
    "R7.9" = "pile runs out; when is the deck reshuffled"
"""

import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import snowballstemmer

from serenissima.words.languages import FALLBACK
from serenissima.words.rules import plain, words_of

FOLDER = "search"
COMMON = Path(__file__).parent / FOLDER
STEMMERS = {
    "en": "english",
    "nl": "dutch",
    "fr": "french",
    "es": "spanish",
    "de": "german",
    "it": "italian",
}
COMPOUNDING = ("de", "nl")  # languages that write several words as one
SHORTEST_PART = 4  # letters of a part of such a word
SHORTEST_BEGINNING = 3  # letters with which words are found by their beginning
SAME, SYNONYM, PART, BEGINNING = 1.0, 0.65, 0.45, 0.4  # how much a word counts for another


@dataclass(frozen=True)
class Asking:
    """How players of a game ask in a language.

    Attributes:
        language: one of the six.
        stop: words that are not looked for, without case and accents.
        cue: words that say little, such as `when`, without case and accents.
        same: groups of words that mean the same.
        asked: the ways in which players ask for a rule, by its number.
        late: the chapters that come after all others.
    """

    language: str
    stop: frozenset[str]
    cue: frozenset[str]
    same: tuple[tuple[str, ...], ...]
    asked: Mapping[str, tuple[str, ...]] = field(hash=False)
    late: frozenset[str]


@cache
def asking(folder: Path, language: str) -> Asking:
    """How players of the game in a folder ask; only what is common to all if it has no data."""
    common, own = _read(COMMON, language), _read(folder / "words" / FOLDER, language)
    english = _read(folder / "words" / FOLDER, FALLBACK)
    asked = {number: tuple(_phrases(said)) for number, said in own.get("asked", {}).items()}
    return Asking(
        language,
        frozenset(plain(common.get("stop", "")).split()),
        frozenset(plain(common.get("cue", "")).split()),
        tuple(tuple(group.split()) for group in (*common.get("same", ()), *own.get("same", ()))),
        asked,
        frozenset(english.get("late", "").split()),
    )


def _read(folder: Path, language: str) -> dict[str, Any]:
    path = folder / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _phrases(said: str) -> Iterator[str]:
    return filter(None, (phrase.strip() for phrase in said.split(";")))


class Lexicon:
    """Which words of some texts count for a word that a player types, and how much.

    Args:
        asking: how players ask.
        known: the words of the texts.
    """

    def __init__(self, asking: Asking, known: Iterable[str]) -> None:
        self.language = asking.language
        self.known = frozenset(known)
        self._forms: dict[str, set[str]] = {}
        for word in self.known:
            for form in forms(word, self.language):
                self._forms.setdefault(form, set()).add(word)
        self._groups: dict[str, set[int]] = {}
        for number, group in enumerate(asking.same):
            for form in (form for word in group for form in forms(word, self.language)):
                self._groups.setdefault(form, set()).add(number)
        self._members = [
            {form for word in group for form in forms(word, self.language)} for group in asking.same
        ]
        self._counting: dict[str, dict[str, float]] = {}

    def counting(self, word: str) -> Mapping[str, float]:
        """The words that count for one, each with how much it counts: 1 if it is the same."""
        if word not in self._counting:
            if len(self._counting) > MOST_CACHED:
                self._counting.clear()
            self._counting[word] = self._counts(word)
        return self._counting[word]

    def same(self, word: str) -> set[str]:
        """The known words that are forms of one."""
        return {other for form in forms(word, self.language) for other in self._forms.get(form, ())}

    def _counts(self, word: str) -> dict[str, float]:
        found = dict.fromkeys(self._parts(word), PART)
        found |= dict.fromkeys(self._synonyms(word), SYNONYM)
        found |= dict.fromkeys(self.same(word), SAME)
        if not found and len(word) >= SHORTEST_BEGINNING:
            begins = plain(word)
            return {other: BEGINNING for other in self.known if plain(other).startswith(begins)}
        return found

    def _synonyms(self, word: str) -> set[str]:
        groups = {
            number for form in forms(word, self.language) for number in self._groups.get(form, ())
        }
        return {
            other
            for number in groups
            for form in self._members[number]
            for other in self._forms.get(form, ())
        }

    def _parts(self, word: str) -> Iterator[str]:
        """Known words that begin or end with one, or it with them: `Stapel` and `Zugstapel`."""
        if self.language not in COMPOUNDING:
            return
        for form in forms(word, self.language):
            for other, words in self._forms.items():
                short, long = sorted((form, other), key=len)
                if len(short) >= SHORTEST_PART and (long.startswith(short) or long.endswith(short)):
                    yield from words


MOST_CACHED = 5000  # words that were typed, of which it is known what counts for them


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(STEMMERS[language])


@cache
def forms(word: str, language: str) -> frozenset[str]:
    """The stems of a word, as it is spelled and without its accents."""
    stem = _stemmer(language).stemWord
    return frozenset((plain(stem(word)), stem(plain(word))))


def words_in(text: str) -> list[str]:
    """The words of a text in order, without case, with their accents."""
    return words_of(unicodedata.normalize("NFC", text.casefold()))
