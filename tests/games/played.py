"""Matches that were played by chance: as one array of states, and step by step."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from serenissima.kernel.match import Match, Step


def states_of(matches: Sequence[Match]) -> Any:
    """Every state of every match: one array of records."""
    return np.array(
        [state for match in matches for state in match.states], matches[0].game.state.dtype
    )


def playing_in(matches: Sequence[Match], most: int) -> Any:
    """For every state and seat whether it is in the match: bool `[states, most]`."""
    seats = np.array([match.seats for match in matches for _ in match.states])
    return np.arange(most) < seats[:, None]


def steps_of(matches: Sequence[Match]) -> Iterator[tuple[Match, Any, Step, Any]]:
    """Every action of every match, with the states before and after it."""
    for match in matches:
        taken = [step for step in match.steps if step.seat >= 0]
        for before, step, after in zip(match.states[:-1], taken, match.states[1:], strict=True):
            yield match, before, step, after
