"""Looks up what a player types in a game's glossary and rules, also if it is not spelled there."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from itertools import takewhile

from serenissima.kernel.game import Game
from serenissima.words import rules
from serenissima.words.guide import GuideEntry, guide, said_of, terms
from serenissima.words.rules import NUMBER, Chapter, plain, said_in

WORD = re.compile(r"[^\W_]+")
SHORTEST = 3  # letters of a word that is looked for when not all words are found
ALIKE = 0.75  # how much of the shorter of two words begins the longer, if they are forms of one
MOST_NEAR = 5  # words that are offered instead
NEAR = 0.78  # how much of two words is the same, at least, if one is offered for the other


@dataclass(frozen=True)
class LookedUp:
    """What is said of words.

    Attributes:
        terms: entries of the glossary.
        chapters: rules in their chapters.
        whole: whether all words were found; if not, these have as many of them as any.
        near: if nothing was found, words that are there and spelled like them.
    """

    terms: tuple[GuideEntry, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    whole: bool = True
    near: tuple[str, ...] = ()

    @property
    def anything(self) -> bool:
        """Whether there is something to read."""
        return bool(self.terms or self.chapters)


def look_up(game: Game, wanted: str, language: str) -> LookedUp:
    """The terms and rules with a number or with these words, in a language.

    In the glossary other forms of the words count as well (`gondolas`, `voting`); in the rules only
    if nothing has them as they are spelled. If nothing has all words, what has most is found.
    """
    exact = rules.search(rules.chapters(game.folder, language), wanted)
    words = [word for word in _words(wanted) if len(word) >= SHORTEST]
    if NUMBER.fullmatch(wanted.strip()) or not words:
        return LookedUp(terms(game, wanted, language), exact)
    loose, spelled = _loosely(game, words, language), terms(game, wanted, language)
    if not (exact or spelled):
        return loose
    called = (*spelled, *(loose.terms if loose.whole else ()))
    return LookedUp(tuple(dict.fromkeys(called)), exact)


def _loosely(game: Game, words: list[str], language: str) -> LookedUp:
    """What has most of the words in one form or another, or words that are spelled like them."""
    said = _said(game, language)
    counts = {key: sum(_is_in(word, text) for word in words) for key, text in said.items()}
    most = max(counts.values(), default=0)
    if not most:
        return LookedUp(near=tuple(_near(words, said.values())))
    best = {key for key, count in counts.items() if count == most}
    return LookedUp(
        tuple(e for e in guide(game, language).get("terms", ()) if f"terms {e.id}" in best),
        tuple(_only(rules.chapters(game.folder, language), best)),
        whole=most == len(words),
    )


def _only(chapters: Iterable[Chapter], numbers: set[str]) -> Iterator[Chapter]:
    """The chapters with those of their rules that have these numbers, if any do."""
    for chapter in chapters:
        if found := tuple(rule for rule in chapter.rules if rule.number in numbers):
            yield replace(chapter, rules=found)


@cache
def _said(game: Game, language: str) -> dict[str, frozenset[str]]:
    """The words of each term and each rule, without case and accents."""
    texts = {
        f"terms {entry.id}": said_of(game, entry, language)
        for entry in guide(game, language).get("terms", ())
    }
    for chapter in rules.chapters(game.folder, language):
        texts |= {rule.number: said_in(chapter, rule) for rule in chapter.rules}
    return {key: frozenset(_words(text)) for key, text in texts.items()}


def _words(text: str) -> list[str]:
    return WORD.findall(plain(text))


def _is_in(word: str, text: Iterable[str]) -> bool:
    return any(_same(word, other) for other in text)


@cache
def _same(one: str, other: str) -> bool:
    """Whether two words look like forms of one: `spy` and `spies`, `vote` and `voting`."""
    one, other = one.replace("y", "i"), other.replace("y", "i")
    shorter, longer = sorted((len(one), len(other)))
    same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    alike = len(list(same))
    return alike >= max(SHORTEST, ALIKE * shorter) and longer - shorter <= max(2, shorter // 2)


def _near(words: Iterable[str], said: Iterable[frozenset[str]]) -> Iterator[str]:
    """Words that are there and spelled much like these."""
    known = sorted({word for text in said for word in text if len(word) > SHORTEST})
    found = [get_close_matches(word, known, MOST_NEAR, NEAR) for word in words]
    yield from list(dict.fromkeys(near for nears in found for near in nears))[:MOST_NEAR]
