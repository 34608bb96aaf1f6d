"""Ranks a game's rules by how well they answer a question.

The score is BM25F (Robertson and Zaragoza, 2009): a word weighs more if fewer rules have it, and
more in the name of a glossary entry that cites the rule than in a remark. The question is also
compared with the ways to ask for each rule (`asking.py`), and letter by letter with the rule and
these ways (`spelling.py`), which finds inflections, compounds and typing mistakes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from math import log
from sys import intern
from typing import NamedTuple

from serenissima.kernel.game import Game
from serenissima.words import rules
from serenissima.words.asking import PART, SYNONYM, Asking, Lexicon, asking, words_in
from serenissima.words.guide import GuideEntry, also, guide
from serenissima.words.rules import Chapter, Rule, plain
from serenissima.words.spelling import Spelling
from serenissima.words.ways import Ways

WEIGHTS = {"asked": 1.2, "cited": 1.2, "text": 1.0, "title": 0.6, "told": 0.4, "beside": 0.25}
LENGTHS = {"asked": 0.3, "cited": 0.3, "text": 0.6, "title": 0.0, "told": 0.3, "beside": 0.6}
SATURATION = 1.2  # how soon more of the same word adds nothing
OF_QUESTIONS = 0.9  # weight of the ways to ask
OF_SPELLING = 1.1  # weight of the comparison by letters
CUE = 0.6  # weight of a word such as `when`
NAMED = 1.1  # bonus of the first rule that a glossary entry cites, if the question has its name
ALSO = 0.5  # share of the bonus for a synonym of the name
LATE = 0.8  # factor for rules in the late chapters
OURS = 0.95  # factor for rules on how the program asks, which no rule book has


class Hit(NamedTuple):
    """A rule, its score (0 or more), and whether it has all the words."""

    chapter: Chapter
    rule: Rule
    score: float
    whole: bool


class Typed(NamedTuple):
    """A typed word: the words that match it, its weight, and whether it is a cue."""

    counting: Mapping[str, float]
    weight: float
    is_cue: bool


@dataclass(frozen=True)
class RuleText:
    """The searched texts of one rule: the words of each field, and all it is asked and says."""

    chapter: Chapter
    rule: Rule
    fields: Mapping[str, Counter[str]]
    spoken: str

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of all fields."""
        return frozenset(word for words in self.fields.values() for word in words)

    @cached_property
    def lengths(self) -> Mapping[str, int]:
        """The number of words in each field."""
        return {name: words.total() for name, words in self.fields.items()}


class Index:
    """A search index of a game's rules in a language.

    Args:
        game: the game.
        language: one of the six.
    """

    def __init__(self, game: Game, language: str) -> None:
        self.asking: Asking = asking(game.folder, language)
        self.terms: tuple[GuideEntry, ...] = guide(game, language).get("terms", ())
        self.texts = tuple(self._texts(game, language))
        self.called = {entry.id: self._names(game, entry, language) for entry in self.terms}
        self.told = {entry.id: frozenset(words_in(entry.text)) for entry in self.terms}
        spoken = {word for words in (*self.called.values(), *self.told.values()) for word in words}
        self.lexicon = Lexicon(
            self.asking, spoken.union(*(text.words for text in self.texts)) - self.asking.stop
        )
        self._means = {
            name: sum(text.lengths[name] for text in self.texts) / max(1, len(self.texts)) or 1
            for name in WEIGHTS
        }
        self._having: dict[str, set[int]] = {}
        for number, text in enumerate(self.texts):
            for word in text.words:
                self._having.setdefault(word, set()).add(number)
        self._spelling = Spelling([text.spoken for text in self.texts], self.asking.stop)
        cue = self.asking.cue
        self._weights = {
            word: self._weight(self.lexicon.same(word)) * (CUE if plain(word) in cue else 1)
            for word in self.lexicon.known
        }
        self._ways = Ways(list(self._ways_to_ask()), self._weights)

    def read_words(self, wanted: str) -> list[Typed]:
        """Return the words to look for, without the ignored ones."""
        words = [word for word in dict.fromkeys(words_in(wanted)) if not self._is_stop(word)]
        return [self._typed(word) for word in words]

    def hits(self, wanted: str) -> list[Hit]:
        """Return the rules with any of the words of a question, best answer first."""
        typed = self.read_words(wanted)
        cited = self._cited(typed)
        counting = {other for words in telling(typed) for other in words}
        numbers = sorted(set[int]().union(*(self._having.get(word, ()) for word in counting)))
        spelled = OF_SPELLING * self._spelling.compare(wanted)
        alike = spelled + OF_QUESTIONS * self._ways.compare([(o.counting, o.weight) for o in typed])
        found = [
            self._hit(self.texts[number], typed, cited, float(alike[number])) for number in numbers
        ]
        return sorted((hit for hit in found if hit.score > 0), key=lambda hit: -hit.score)

    def terms_with_name(self, typed: list[Typed]) -> list[GuideEntry]:
        """Return the glossary entries whose names match all the words."""
        return self._having_all(typed, self.called, SYNONYM)

    def terms_with_text(self, typed: list[Typed]) -> list[GuideEntry]:
        """Return the glossary entries whose names or texts match all the words."""
        said = {entry: self.called[entry] | self.told[entry] for entry in self.called}
        return self._having_all(typed, said, PART)

    def _having_all(
        self, typed: list[Typed], said: Mapping[str, frozenset[str]], enough: float
    ) -> list[GuideEntry]:
        wanted = telling(typed)
        least = {
            entry.id: min((_most(said[entry.id], one) for one in wanted), default=0)
            for entry in self.terms
        }
        best = max(least.values(), default=0)
        found = [entry for entry in self.terms if least[entry.id] == best >= enough]
        return sorted(found, key=lambda entry: len(said[entry.id]))

    def _is_stop(self, word: str) -> bool:
        return plain(word) in self.asking.stop

    def _typed(self, word: str) -> Typed:
        counting = self.lexicon.counting(word)
        best = max(counting.values(), default=0)
        weight = self._weight({other for other, much in counting.items() if much == best})
        is_cue = plain(word) in self.asking.cue
        return Typed(counting, weight * (CUE if is_cue else 1), is_cue)

    def _weight(self, words: Iterable[str]) -> float:
        """Return the weight of a group of words: more if fewer texts have one of them."""
        having = len(set[int]().union(*(self._having.get(word, ()) for word in words)))
        return log(1 + (len(self.texts) - having + 0.5) / (having + 0.5))

    def _cited(self, typed: list[Typed]) -> dict[str, float]:
        """Return the bonus of rules cited by a glossary entry whose name was typed."""
        gained: dict[str, float] = {}
        if any(word.is_cue for word in typed):
            return gained  # a question is more than the name of a term
        for entry in self.terms_with_name(typed):
            name = frozenset(words_in(entry.name))
            much = min(
                max(_most(name, one), ALSO * _most(self.called[entry.id], one))
                for one in telling(typed)
            )
            for place, number in enumerate(entry.rules):
                gained[number] = max(gained.get(number, 0), NAMED * much / (1 + place))
        return gained

    def _hit(
        self, text: RuleText, typed: list[Typed], cited: Mapping[str, float], alike: float
    ) -> Hit:
        total = sum(word.weight for word in typed) or 1
        score = alike + sum(self._of_word(text, word) for word in typed) / total
        if score:
            score += cited.get(text.rule.number, 0)
        whole = all(_most(text.words, counting) >= PART for counting in telling(typed))
        return Hit(text.chapter, text.rule, score * self._standing(text), whole)

    def _standing(self, text: RuleText) -> float:
        """Return the factor of a rule: highest for rules of play."""
        if text.chapter.number in self.asking.late:
            return LATE
        return OURS if text.rule.sources[:1] == ("Ours",) else 1.0

    def _of_word(self, text: RuleText, word: Typed) -> float:
        """Return the BM25F score of one word."""
        much = 0.0
        for name, words in text.fields.items():
            held = sum(
                words[other] * word.counting[other] for other in word.counting.keys() & words
            )
            if held:
                length = text.lengths[name] / self._means[name]
                much += WEIGHTS[name] * held / (1 + LENGTHS[name] * (length - 1))
        return word.weight * much / (SATURATION + much)

    def _ways_to_ask(self) -> Iterator[list[frozenset[str]]]:
        """Yield, for each rule, the words of each way to ask for it."""
        for text in self.texts:
            ways = self.asking.asked.get(text.rule.number, ())
            yield [frozenset(self._words(way)) for way in ways]

    def _names(self, game: Game, entry: GuideEntry, language: str) -> frozenset[str]:
        return frozenset(words_in(f"{entry.name} {also(game, entry, language)}"))

    def _texts(self, game: Game, language: str) -> Iterator[RuleText]:
        chapters = guide(game, language)
        cited = {e.id: f"{e.name} {also(game, e, language)}" for e in self.terms}
        for chapter in rules.chapters(game.folder, language):
            for rule in chapter.rules:
                asked = self.asking.asked.get(rule.number, ())
                citing = [e for es in chapters.values() for e in es if rule.number in e.rules]
                told = (f"{e.name} {e.text} {e.costs} {e.brings}" for e in citing)
                fields = {
                    "asked": " ".join(asked),
                    "cited": " ".join(
                        cited[e.id] for e in self.terms if rule.number in e.rules[:1]
                    ),
                    "text": " ".join([rule.text, *rule.cases]),
                    "title": chapter.title,
                    "told": " ".join(told),
                    "beside": " ".join(
                        [rule.asked, rule.other, *(r.question for r in rule.rulings)]
                    ),
                }
                yield RuleText(
                    chapter,
                    rule,
                    {name: Counter(self._words(said)) for name, said in fields.items()},
                    f"{fields['asked']} {fields['text']}",
                )

    def _words(self, text: str) -> Iterator[str]:
        return (intern(word) for word in words_in(text) if not self._is_stop(word))


def telling(typed: Iterable[Typed]) -> list[Mapping[str, float]]:
    """Return the matches of the words that are no cues; of all words if all are cues."""
    typed = list(typed)
    return [word.counting for word in typed if not word.is_cue] or [w.counting for w in typed]


def _most(words: frozenset[str], counting: Mapping[str, float]) -> float:
    """Return the degree of the best match among some words."""
    if len(counting) < len(words):
        return max((much for word, much in counting.items() if word in words), default=0)
    return max((counting.get(word, 0) for word in words), default=0)


@cache
def index(game: Game, language: str) -> Index:
    """Return the search index of a game in a language, built once."""
    return Index(game, language)
