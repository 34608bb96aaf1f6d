"""Answers a player's question from a game's glossary and rules, best answer first."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches

from serenissima.kernel.game import Game
from serenissima.words import rules
from serenissima.words.guide import GuideEntry
from serenissima.words.ranking import Hit, Index, index, telling
from serenissima.words.rules import NUMBER, Chapter, plain

SHORTEST = 4  # letters of words that are offered instead
MOST_NEAR = 5  # of these, at most
NEAR = 0.78  # how much of two words is the same, at least, if one is offered for the other
CLOSE = 0.5  # least score of an answer without all the words, as a share of the best
MOST = 8  # rules without all the words, at most
ANSWERS = 1.2  # score of a rule with a way to ask in nearly the same words


@dataclass(frozen=True)
class LookedUp:
    """The answer to a search.

    Attributes:
        terms: glossary entries with these names.
        chapters: rules in their chapters; a search for words puts the best answer first, so a
            chapter may come several times.
        whole: whether all words were found; if not, these are the nearest answers.
        near: if there is no answer, words of the rules with a similar spelling.
        words: the words to highlight, without case and accents.
        ranked: whether the best answer comes first.
    """

    terms: tuple[GuideEntry, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    whole: bool = True
    near: tuple[str, ...] = ()
    words: frozenset[str] = frozenset()
    ranked: bool = False

    @property
    def anything(self) -> bool:
        """Whether there is an answer."""
        return bool(self.terms or self.chapters)


def look_up(game: Game, wanted: str, language: str) -> LookedUp:
    """Return the rules with a number, or the terms and rules about these words, in a language.

    Words match in any form (`gondolas`, `voting`), and so do synonyms. The answer has the rules
    with all the words and a few that score nearly as well; all rules for an empty search.
    """
    everything = rules.chapters(game.folder, language)
    if not wanted.strip():
        return LookedUp(chapters=everything)
    if NUMBER.fullmatch(wanted.strip()):
        return LookedUp(chapters=rules.search(everything, wanted))
    known = index(game, language)
    typed = known.read_words(wanted)
    hits = list(_good(known.hits(wanted)))
    terms = known.terms_with_name(typed)
    if not any(hit.whole for hit in hits):
        terms = terms or known.terms_with_text(typed)
    if not (hits or terms):
        return LookedUp(whole=False, near=tuple(_near(wanted, known)))
    return LookedUp(
        tuple(terms),
        tuple(_in_chapters(hits)),
        whole=bool(terms) or hits[0].whole or hits[0].score >= ANSWERS,
        words=frozenset(plain(other) for counting in telling(typed) for other in counting),
        ranked=True,
    )


def _good(hits: list[Hit]) -> Iterator[Hit]:
    """Yield the hits with all the words, and those that score nearly as well as the best."""
    others = 0
    for hit in hits:
        if hit.whole or (others < MOST and hit.score >= CLOSE * hits[0].score):
            others += not hit.whole
            yield hit


def _in_chapters(hits: Iterable[Hit]) -> Iterator[Chapter]:
    """Yield the rules in order; neighbours from one chapter come together."""
    open_chapter: Chapter | None = None
    for hit in hits:
        if open_chapter and open_chapter.number == hit.chapter.number:
            open_chapter = replace(open_chapter, rules=(*open_chapter.rules, hit.rule))
            continue
        if open_chapter:
            yield open_chapter
        open_chapter = replace(hit.chapter, rules=(hit.rule,))
    if open_chapter:
        yield open_chapter


def _near(wanted: str, known: Index) -> list[str]:
    """Return words of the rules with a similar spelling."""
    there = sorted({plain(word) for word in known.lexicon.known if len(word) >= SHORTEST})
    words = rules.words_of(plain(wanted))
    found = [get_close_matches(word, there, MOST_NEAR, NEAR) for word in words]
    return list(dict.fromkeys(near for nears in found for near in nears))[:MOST_NEAR]
