"""A guest's progress with puzzles, in words: ratings, the puzzle of the day, and streaks."""

from collections.abc import Mapping

from serenissima.puzzles.collection import Collection, Puzzle
from serenissima.puzzles.daily import puzzle_keys, recent_days
from serenissima.puzzles.judging import Judgement
from serenissima.service import (
    BEST,
    GOOD,
    MISSED,
    NEW_PUZZLES,
    MetPuzzle,
    PuzzleRating,
    PuzzleTry,
    SolvingRecord,
)
from serenissima.words import Speaker

NEWCOMER = PuzzleRating()
SCORES = {"best": BEST, "good": GOOD, "loses": MISSED}


def meet_puzzle(collection: Collection, number: int, today: int) -> MetPuzzle:
    """Return a puzzle of a game's collection as a guest meets it today."""
    return MetPuzzle(
        collection.game,
        puzzle_keys(collection)[number - 1],
        collection.puzzle(number).grade,
        recent_days(collection, number, today),
        today,
    )


def meet_ours(game: str, number: int, puzzle: Puzzle, today: int) -> MetPuzzle:
    """Return a puzzle from this site's matches as a guest meets it."""
    return MetPuzzle(game, f"ours {number}", puzzle.grade, (), today)


def score_of(verdict: Judgement) -> float:
    """Return the score of an answer: 1 for the best action, 0.5 for a good one, otherwise 0."""
    return SCORES[verdict.judged]


def fitting_puzzle(
    collection: Collection, record: SolvingRecord, ratings: Mapping[str, PuzzleRating]
) -> int:
    """Return the number of the untried puzzle with the rating nearest to the guest's.

    Once all have been tried, that of the first one still unsolved; 0 if there is none.

    `ratings`: of the puzzles that have one, by key.
    """
    keys = puzzle_keys(collection)
    tried = {one.puzzle: one for one in record.tries if one.game == collection.game}
    own = (record.rating(collection.game) or NEWCOMER).rating
    fresh = [number for number, key in enumerate(keys, 1) if key not in tried]

    def distance(number: int) -> float:
        usual = NEW_PUZZLES[collection.puzzle(number).grade]
        return abs(ratings.get(keys[number - 1], usual).rating - own)

    if fresh:
        return min(fresh, key=distance)
    missed = [keys.index(key) + 1 for key, one in tried.items() if key in keys and not one.solved]
    return missed[0] if missed else 0


def tell_rating(rating: PuzzleRating, language: str) -> str:
    """Return a rating with its margin: `1512 ± 140`."""
    word = Speaker(language).word
    return word("page-rating", points=str(rating.points), margin=rating.margin)


def solver_notes(
    record: SolvingRecord,
    met: MetPuzzle,
    ratings: Mapping[str, PuzzleRating],
    title: str,
    language: str,
) -> list[str]:
    """Return sentences about a guest's rating and streak after an answer to a puzzle.

    Args:
        record: all that the guest has done with puzzles.
        met: the puzzle.
        ratings: of the game's puzzles, by key.
        title: of the game.
        language: one of the six.
    """
    word, tried = Speaker(language).word, record.find(met.game, met.key)
    found = []
    if tried is not None and tried.rated:
        found.append(_tell_change(record, tried, title, language))
    elif tried is not None:
        found.append(word("page-rating-run"))
    if tried is not None:
        rating = ratings.get(met.key, NEW_PUZZLES[met.grade])
        found.append(word("page-rating-puzzle", rating=tell_rating(rating, language)))
    solved = any(
        (one.day, one.game, one.solved) == (met.today, met.game, True) for one in record.marks
    )
    if solved and met.today in met.days:
        days = record.days.now
        found.append(word("page-streak-days", count=days) if days > 1 else word("page-daily-done"))
    return found


def _tell_change(record: SolvingRecord, tried: PuzzleTry, title: str, language: str) -> str:
    """Return how a first try changed the rating, and the rating now."""
    word = Speaker(language).word
    own = [one for one in record.tries if one.rated and one.game == tried.game]
    at = own.index(tried)
    before = own[at - 1].after if at else NEWCOMER
    change = tried.after.points - before.points
    now = tell_rating(own[-1].after, language)
    return word(
        "page-rating-change", change=f"{change:+}".replace("-", "−"), rating=now, game=title
    )
