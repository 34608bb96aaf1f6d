r"""The words players use to search the rules: synonyms and questions, as data per language.

`words/search/en.toml` has the words that all games share::

    stop = "a an the of …"       # ignored words
    cue = "who when how many …"  # words that distinguish little: they weigh less
    same = ["tie draw equal", …] # synonyms

A game's folder has its own `words/search/en.toml`, with the ways to ask for each rule and the
chapters that rank after all others::

    late = "R10 R11"
    same = ["pile deck stock", …]

    [asked]
    "R7.9" = "pile runs out; when is the deck reshuffled"
"""

import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
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
COMPOUNDING = ("de", "nl")  # languages that write compounds as one word
SHORTEST_PART = 4  # letters of a part of a compound
SHORTEST_BEGINNING = 3  # letters from which a word is completed
SAME, SYNONYM, PART, BEGINNING = 1.0, 0.65, 0.45, 0.4  # how well one word matches another


@dataclass(frozen=True)
class Asking:
    """The search words of a game in a language.

    Attributes:
        language: one of the six.
        stop: ignored words, without case and accents.
        cue: words that distinguish little, such as `when`, without case and accents.
        same: groups of synonyms.
        asked: the ways to ask for a rule, by its number.
        late: the chapters that rank after all others.
    """

    language: str
    stop: frozenset[str]
    cue: frozenset[str]
    same: tuple[tuple[str, ...], ...]
    asked: Mapping[str, tuple[str, ...]] = field(hash=False)
    late: frozenset[str]


@cache
def asking(folder: Path, language: str) -> Asking:
    """Return the search words of the game in a folder; only the shared ones if it has none."""
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
    """Finds the words of some texts that match a word that a player types, and how well.

    Args:
        asking: the search words.
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
        """Return the words that match one, each with its degree: 1 for the same word."""
        if word not in self._counting:
            if len(self._counting) > MOST_CACHED:
                self._counting.clear()
            self._counting[word] = self._counts(word)
        return self._counting[word]

    def same(self, word: str) -> set[str]:
        """Return the known words that are forms of one."""
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
        """Yield the compounds of a word and the parts of a compound: `Stapel` and `Zugstapel`."""
        if self.language not in COMPOUNDING:
            return
        for form in forms(word, self.language):
            for other, words in self._forms.items():
                short, long = sorted((form, other), key=len)
                if len(short) >= SHORTEST_PART and (long.startswith(short) or long.endswith(short)):
                    yield from words


MOST_CACHED = 5000  # typed words whose matches are cached
MOST_FORMS = 40_000  # words whose forms are cached: those of all games and languages, and more


@cache
def _stemmer(language: str) -> Any:
    return snowballstemmer.stemmer(STEMMERS[language])


@lru_cache(MOST_FORMS)  # visitors type new words without end
def forms(word: str, language: str) -> frozenset[str]:
    """Return the stems of a word, with and without its accents."""
    stem = _stemmer(language).stemWord
    return frozenset((plain(stem(word)), stem(plain(word))))


def words_in(text: str) -> list[str]:
    """Return the words of a text in order, without case, with their accents."""
    return words_of(unicodedata.normalize("NFC", text.casefold()))
