"""A check by a few matches against `greedy` whether a search finds good actions."""

from serenissima import players
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.testing.trial import Trial
from serenissima.training.share import Share, interval

SEARCH, RIVAL = "ismcts:100", "greedy"
MATCHES = 8  # times the other seats: enough to tell "worse" from "as good"; half of them if quick
ADVICE = (
    "docs/search.md explains how to choose the game's `Outlook`: with many actions a `prior`, "
    "where random play misleads a shorter `horizon`, where players must bluff `bluff=True`; then "
    "improve `evaluate` itself"
)


def search_beats_greedy(trial: Trial) -> None:
    """Warn if a search does worse than `greedy` in a few matches; that breaks no law."""
    game = trial.game
    seats = game.meta.seats[0]
    matches = (MATCHES // 2 if trial.quick else MATCHES) * (seats - 1)
    share = contest(game, seats, matches)
    if share.high < 1 / seats:
        trial.report.warnings.append(
            f"{SEARCH} won {share.mean:.0%} of {matches} matches against {RIVAL}, where an "
            f"equally strong player would win {1 / seats:.0%}: {ADVICE}"
        )


def contest(game: Game, seats: int, matches: int) -> Share:
    """Return the search's share of the win in seeded matches against `RIVAL`, in every seat."""
    return interval([_match(game, seats, number) for number in range(matches)])


def _match(game: Game, seats: int, number: int) -> float:
    """Return the search's share of one match."""
    own = number % seats
    sitting = [players.load(SEARCH if seat == own else RIVAL) for seat in range(seats)]
    dice = [rolled_dice(f"strength {number} {seat}") for seat in range(seats)]
    match = Match(game, seats, seed=f"strength {number // seats}")
    while not match.over:
        seat = match.waits[0]
        view = match.view(seat)
        match.play(seat, sitting[seat].choose(game, match.terms, view, seat, dice[seat]))
    return match.outcome.shares[own] if match.outcome else 0.0
