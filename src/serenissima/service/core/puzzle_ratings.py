"""Ratings of people and puzzles, by Glicko-2: a first try is a match between the two.

Matches between several players are rated by OpenSkill (`ratings`), which has no rating for a thing
that is solved or not. A puzzle that many fail rises, so its rating shows how hard it is.
"""

from dataclasses import dataclass

BEST, GOOD, MISSED = 1.0, 0.5, 0.0  # scores of a first try
SURE = 110.0  # deviation from which a rating counts as settled


@dataclass(frozen=True)
class PuzzleRating:
    """The rating of a person in a game's puzzles, or of a puzzle.

    Attributes:
        rating: on the usual scale, on which a newcomer has 1500.
        deviation: its standard deviation.
        volatility: how much it is expected to change.
    """

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return round(self.rating)

    @property
    def margin(self) -> int:
        """Half the width of the 95% interval of the strength."""
        return round(2 * self.deviation)

    @property
    def settled(self) -> bool:
        """Whether enough tries have been rated."""
        return self.deviation <= SURE


NEWCOMER = PuzzleRating()
NEW_PUZZLES = {
    "easy": PuzzleRating(1300.0, 200.0),
    "medium": PuzzleRating(1500.0, 200.0),
    "hard": PuzzleRating(1700.0, 200.0),
}
"""The ratings with which puzzles begin, by their grade."""


def rate_try(
    person: PuzzleRating, puzzle: PuzzleRating, score: float
) -> tuple[PuzzleRating, PuzzleRating]:
    """Return both ratings after a first try, each from the other's rating before it.

    `score`: of the person, from 0 to 1.
    """
    return _update(person, puzzle, score), _update(puzzle, person, 1.0 - score)


def _update(one: PuzzleRating, other: PuzzleRating, score: float) -> PuzzleRating:
    from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

    opponent = (rating_to_mu(other.rating), rd_to_phi(other.deviation), score)
    own = rating_to_mu(one.rating), rd_to_phi(one.deviation), one.volatility
    mu, phi, sigma = update_rating(*own, [opponent])
    return PuzzleRating(mu_to_rating(mu), phi_to_rd(phi), sigma)
