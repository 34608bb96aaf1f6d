"""Looks up what a player asks in a game's glossary and rules: the best answer comes first."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches

from serenissima.kernel.game import Game
from serenissima.words import rules
from serenissima.words.guide import GuideEntry
from serenissima.words.ranking import Hit, Index, index, telling
from serenissima.words.rules import NUMBER, Chapter, plain

SHORTEST = 4  # letters of words that are offered instead
MOST_NEAR = 5  # of these
NEAR = 0.78  # how much of two words is the same, at least, if one is offered for the other
CLOSE = 0.5  # how good an answer without all the words must be, compared with the best
MOST = 8  # rules that have not all the words
ANSWERS = 1.5  # the score of a rule that players ask for in much the same words


@dataclass(frozen=True)
class LookedUp:
    """What is said of words.

    Attributes:
        terms: entries of the glossary that are called by the words.
        chapters: rules in their chapters; if words were looked for, the best answer first, so that
            a chapter may come several times.
        whole: whether all words were found; if not, these have as many of them as any.
        near: if nothing was found, words that are there and spelled like them.
        words: the words of the texts that were looked for, in any form.
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
        """Whether there is something to read."""
        return bool(self.terms or self.chapters)


def look_up(game: Game, wanted: str, language: str) -> LookedUp:
    """The rules with a number, or the terms and rules that speak of these words, in a language.

    Words count in any form (`gondolas`, `voting`), and so do synonyms. Rules with all the words are
    found, and a few others that answer nearly as well; all rules if nothing is looked for.
    """
    everything = rules.chapters(game.folder, language)
    if not wanted.strip():
        return LookedUp(chapters=everything)
    if NUMBER.fullmatch(wanted.strip()):
        return LookedUp(chapters=rules.search(everything, wanted))
    known = index(game, language)
    typed = known.typed(wanted)
    hits = list(_good(known.hits(typed)))
    terms = known.named(typed)
    if not any(hit.whole for hit in hits):
        terms = terms or known.explained(typed)
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
    """The best hits: with all the words, or nearly as good as the best of all."""
    others = 0
    for hit in hits:
        if hit.whole or (others < MOST and hit.score >= CLOSE * hits[0].score):
            others += not hit.whole
            yield hit


def _in_chapters(hits: Iterable[Hit]) -> Iterator[Chapter]:
    """The rules in their order; those of one chapter that follow each other come together."""
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
    """Words that are there and spelled much like these."""
    there = sorted({plain(word) for word in known.lexicon.known if len(word) >= SHORTEST})
    words = rules.words_of(plain(wanted))
    found = [get_close_matches(word, there, MOST_NEAR, NEAR) for word in words]
    return list(dict.fromkeys(near for nears in found for near in nears))[:MOST_NEAR]
