"""Suggestions of puzzles and mistakes to practise, from a guest's own results."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from serenissima.kernel.game import Game
from serenissima.puzzles.collection import Collection
from serenissima.puzzles.daily import puzzle_keys
from serenissima.puzzles.posed import pose
from serenissima.service import BEST, FinishedMatch, Mistake, SolvingRecord, next_due
from serenissima.web.presentation.puzzle_page import PuzzlePage, PuzzlePlace
from serenissima.words import Speaker

MOST = 3  # suggestions
FIRST = re.compile(r".*?[.?!…](?=\s|$)|.*")  # a sentence
FEWEST_MISSED = 2  # puzzles of one kind that make a suggestion
FEWEST_MATCHES = 5  # of a game that make a suggestion


@dataclass(frozen=True)
class PracticeHint:
    """A suggestion: the reason in a sentence, the path that follows it, and what that is called."""

    told: str
    address: str
    label: str


@dataclass(frozen=True)
class MissedKind:
    """The puzzles of a game that ask for the same kind of action, most of them missed.

    Attributes:
        numbers: of those missed that are still unsolved.
        missed, tried: how many first tries missed the best action, of how many.
    """

    numbers: tuple[int, ...]
    missed: int
    tried: int


def find_missed_kind(collection: Collection, record: SolvingRecord) -> MissedKind | None:
    """Return the kind of action that a guest misses most often in a game's puzzles."""
    keys = puzzle_keys(collection)
    own = [one for one in record.tries if one.game == collection.game and one.puzzle in keys]
    tried, missed = Counter[str](), Counter[str]()
    unsolved: dict[str, list[int]] = {}
    for one in own:
        number = keys.index(one.puzzle) + 1
        kind = collection.puzzle(number).best.action.split()[0]
        tried[kind] += 1
        missed[kind] += one.score < BEST
        if not one.solved:
            unsolved.setdefault(kind, []).append(number)
    found = [kind for kind in unsolved if missed[kind] >= FEWEST_MISSED]
    if not found:
        return None
    worst = max(found, key=lambda kind: (missed[kind], missed[kind] / tried[kind]))
    return MissedKind(tuple(unsolved[worst]), missed[worst], tried[worst])


def excess_share(match: FinishedMatch, guest: str) -> float:
    """Return how much more than an even share of the win a guest got in a match."""
    return match.shares[match.players.index(guest)] - 1 / len(match.shares)


def weakest_game(matches: Sequence[FinishedMatch], guest: str) -> tuple[str, float] | None:
    """Return the game in which a guest gets least of the win, if that is less than an even share.

    The figure is the mean of `excess_share`.
    """
    by_game: dict[str, list[float]] = {}
    for match in matches:
        by_game.setdefault(match.game, []).append(excess_share(match, guest))
    means = {
        game: sum(excess) / len(excess)
        for game, excess in by_game.items()
        if len(excess) >= FEWEST_MATCHES
    }
    below = [(mean, game) for game, mean in means.items() if mean < 0]
    return (min(below)[1], min(below)[0]) if below else None


class PracticeAdvice:
    """The suggestions for a guest in one language.

    Args:
        collections: the puzzles of the games that have any.
        load: returns a game by its name.
        language: one of the six.
    """

    def __init__(
        self, collections: Sequence[Collection], load: Callable[[str], Game], language: str
    ) -> None:
        self._collections = {one.game: one for one in collections}
        self._load, self._language = load, language

    def suggest(
        self,
        record: SolvingRecord,
        mistakes: Sequence[Mistake],
        matches: Sequence[FinishedMatch],
        guest: str,
        now: float,
    ) -> list[PracticeHint]:
        """Return at most three suggestions, the best founded first."""
        found = [*self._from_mistakes(mistakes, now), *self._from_puzzles(record)]
        found += self._from_matches(matches, guest)
        if not found and (record.tries or matches):
            found = [self._word_hint("daily", "/daily", {})]
        return found[:MOST]

    def _from_mistakes(self, mistakes: Sequence[Mistake], now: float) -> list[PracticeHint]:
        due = Counter(one.game for one in next_due(mistakes, now))
        return [
            self._hint("mistakes", f"/puzzles/{game}#mistakes", game, count=count)
            for game, count in due.most_common(1)
        ]

    def _from_puzzles(self, record: SolvingRecord) -> list[PracticeHint]:
        kinds = {name: find_missed_kind(one, record) for name, one in self._collections.items()}
        there = [(kind.missed, name, kind) for name, kind in kinds.items() if kind is not None]
        if not there:
            return []
        _, name, kind = max(there, key=lambda one: one[:2])
        collection = self._collections[name]
        posed = pose(self._load(name), collection, kind.numbers[0])
        place = PuzzlePlace.in_collection(collection, kind.numbers[0])
        shown = PuzzlePage(posed, place, self._language)
        return [
            self._hint(
                "missed",
                f"/puzzles/{name}/{kind.numbers[0]}",
                name,
                missed=kind.missed,
                count=kind.tried,
                question=_first_sentence(shown.say(shown.scene.question)),
            )
        ]

    def _from_matches(self, matches: Sequence[FinishedMatch], guest: str) -> list[PracticeHint]:
        weakest = weakest_game(matches, guest)
        if weakest is None:
            return []
        name, excess = weakest
        address = f"/puzzles/{name}" if name in self._collections else f"/statistics/{name}"
        return [self._hint("weakest", address, name, percent=round(-100 * excess))]

    def _hint(self, kind: str, address: str, game: str, **values: int | str) -> PracticeHint:
        title = self._load(game).meta.title
        return self._word_hint(kind, address, {"game": title, **values})

    def _word_hint(self, kind: str, address: str, values: Mapping[str, int | str]) -> PracticeHint:
        word = Speaker(self._language).word
        message = f"page-practice-{kind}"
        return PracticeHint(word(message, **values), address, word("page-practice-go"))


def _first_sentence(text: str) -> str:
    found = FIRST.match(text)
    return found[0] if found else text
