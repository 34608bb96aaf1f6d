"""The facts of a finished match that its game's statistics count.

A game declares the amounts in which a seat can be ahead: its stakes. Everything else, such as the
ending and the order of the seats, every match has.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match
from serenissima.kernel.seats import seats_in
from serenissima.kernel.stake import Stake

MOMENTS = ("third", "half", "two-thirds")
PARTS = (1 / 3, 1 / 2, 2 / 3)  # of the match that have passed at these moments
NO_ONE = -1  # is alone ahead


@dataclass(frozen=True)
class MatchFacts:
    """The facts of a match that ended with a result.

    Attributes:
        begins: the seat that acted first; of several that might, the lowest.
        actions: how many actions it had.
        ending: the name of its ending.
        shares: each seat's share of the win.
        leads: for each stake the seat that was alone ahead at each of `MOMENTS`, or `NO_ONE`.
        openings: each seat's first action, as text; empty if it never acted.
    """

    begins: int
    actions: int
    ending: str
    shares: tuple[float, ...]
    leads: Mapping[str, tuple[int, ...]]
    openings: tuple[str, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.shares)

    def place(self, seat: int) -> int:
        """Return a seat's place in the order of turns, from 0 for the seat that begins."""
        return (seat - self.begins) % self.seats

    def text(self) -> str:
        """Return the facts as text, which `read_facts` reads."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read_facts(text: str) -> MatchFacts:
    """Read facts from their text."""
    found = json.loads(text)
    leads = {name: tuple(seats) for name, seats in found.pop("leads").items()}
    shares, openings = tuple(found.pop("shares")), tuple(found.pop("openings"))
    return MatchFacts(**found, shares=shares, leads=leads, openings=openings)


def facts_of(match: Match) -> MatchFacts | None:
    """Return the facts of a match; None if it has no result."""
    outcome = match.outcome
    if outcome is None:
        return None
    states = [match.state_after(step) for step in range(len(match.steps))]
    moments = [states[round(part * (len(states) - 1))] for part in PARTS]
    steps = [step for step in match.steps if step.seat != NOBODY]
    waits = seats_in(int(states[0]["waits"]))
    openings: dict[int, str] = {}
    for step in steps:
        openings.setdefault(step.seat, match.game.actions.format(step.action))
    return MatchFacts(
        begins=waits[0] if waits else 0,
        actions=len(steps),
        ending=outcome.ending,
        shares=tuple(map(float, outcome.shares)),
        leads={
            stake.name: tuple(
                _leader(match.game, stake, match.terms, state, match.seats) for state in moments
            )
            for stake in match.game.stakes
        },
        openings=tuple(openings.get(seat, "") for seat in range(match.seats)),
    )


def _leader(game: Game, stake: Stake, terms: Any, state: Any, seats: int) -> int:
    """Return the seat that is alone ahead in an amount, or `NO_ONE`."""
    amounts = [game.amounts(terms, state, seat)[stake.name] for seat in range(seats)]
    best = max(amounts) if stake.wanted else min(amounts)
    return amounts.index(best) if amounts.count(best) == 1 else NO_ONE
