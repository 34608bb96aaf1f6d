"""A search from one view, for a number of iterations or a time, and its findings so far."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from serenissima.kernel.dice import below
from serenissima.kernel.game import Game
from serenissima.kernel.refusals import ACTION_ILLEGAL
from serenissima.players.search.bluffing import BluffingGrowth
from serenissima.players.search.growth import Growth, PlainGrowth
from serenissima.players.search.playout import candidates
from serenissima.players.search.workspace import ROOT, Workspace, workspace

CAPACITY = 1 << 19  # edges, 32 bytes each
CHUNK = 256  # iterations of the first step
ROOT_ROOM = 2  # edges that there must be room for, per action at the root
Plant = Callable[[Game, Workspace, int, int], Growth]
"""Returns the tree of a search: its arguments are those of `PlainGrowth`."""
STEP = 0.005  # seconds of CPU time that a step takes at least, once the step size is found


@dataclass(frozen=True)
class ActionStatistics:
    """A search's statistics of one action at the root.

    Attributes:
        action: its number.
        visits: how often it was taken, including the visits of its prior.
        value: the mean share of the win after it, 0 to 1.
    """

    action: int
    visits: int
    value: float


class Search:
    """A tree that grows from one seat's view.

    Creating one waits until the game is compiled.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it; it is copied.
        seat: the seat that must act.
        dice: rolled dice for deals and choices.
        capacity: the number of edges to provide memory for; once it is three quarters full, the
            tree learns but no longer grows.
        only: the one action to take at the root, to learn its worth; default: all.
        plant: returns the tree; default: one that grows as the game's `Outlook` prescribes.

    Raises:
        Illegal: `action/illegal`: `only` is not an action at the root.
    """

    def __init__(
        self,
        game: Game,
        terms: Any,
        view: Any,
        seat: int,
        dice: Any,
        capacity: int = CAPACITY,
        *,
        only: int | None = None,
        plant: Plant | None = None,
    ) -> None:
        game.wait_until_compiled()
        self.iterations = 0
        self._work = workspace(game, terms, dice, view)
        self._work.words[ROOT] &= game.state.mask(seat)
        self._draws = plant is None and game.outlook.bluff
        usual: Plant = BluffingGrowth if self._draws else PlainGrowth
        self.actions = self._root_actions(seat)
        room = max(capacity, ROOT_ROOM * len(self.actions))  # all of them may get an edge
        self._growth = (plant or usual)(game, self._work, seat, room)
        if only is not None:
            self._restrict_to(only)

    @property
    def full(self) -> bool:
        """Whether the memory is used up: the tree still learns but no longer grows."""
        return self._growth.full

    def run(self, iterations: int) -> None:
        """Run this number of further iterations."""
        with np.errstate(over="ignore"):  # keys wrap around, which NumPy reports when interpreted
            self._growth.run(iterations)
        self.iterations += iterations

    def run_for(self, seconds: float) -> None:
        """Run until the time is up, at least one iteration."""
        for _ in self.steps_until(time.perf_counter() + seconds):
            pass

    def steps(self, iterations: int) -> Iterator[None]:
        """Run further iterations in steps of milliseconds, with the same result as one `run`."""
        step = CHUNK
        while iterations > 0:
            step = min(step, iterations)
            iterations -= step
            step = self._time_step(step)
            yield

    def steps_until(self, end: float) -> Iterator[None]:
        """Run in steps until `time.perf_counter()` reaches `end`, at least one iteration."""
        self.run(1)
        step = CHUNK
        while time.perf_counter() < end:
            yield
            step = self._time_step(step)

    def _time_step(self, step: int) -> int:
        """Run a step of `step` iterations; return the size of the next step."""
        begun = time.thread_time()
        self.run(step)
        return step if time.thread_time() - begun > STEP else 2 * step

    def root_statistics(self) -> list[ActionStatistics]:
        """Return the statistics of each action, the most visited first."""
        visits, totals = np.zeros(len(self.actions), np.int64), np.zeros(len(self.actions))
        self._work.actions[: len(self.actions)] = self.actions
        with np.errstate(over="ignore"):
            self._growth.read(visits, totals)
        means = (totals / np.maximum(visits, 1)).tolist()
        rows = zip(self.actions.tolist(), visits.tolist(), means, strict=True)
        known = [ActionStatistics(*row) for row in rows]
        return sorted(known, key=lambda known: (-known.visits, -known.value, known.action))

    @property
    def best(self) -> int:
        """The action visited most."""
        return self.root_statistics()[0].action

    def choose(self) -> int:
        """Return the action to take: the best, or in a game with bluffs one drawn by its visits."""
        if not self._draws:
            return self.best
        known = self.root_statistics()
        left = int(below(self._work.dice, max(1, sum(action.visits for action in known))))
        for action in known:
            left -= action.visits
            if left < 0:
                return action.action
        return known[0].action

    @property
    def value(self) -> float:
        """The worth of the best action: the mean share of the win after it, 0 to 1."""
        return self.root_statistics()[0].value

    def _restrict_to(self, only: int) -> None:
        others = [action for action in self.actions.tolist() if action != only]
        if len(others) == len(self.actions):
            raise ACTION_ILLEGAL("the root has no such action", text=only)
        with np.errstate(over="ignore"):
            self._growth.exclude(others)
        self.actions = self.actions[self.actions == only]

    def _root_actions(self, seat: int) -> Any:
        work = self._work
        root = work.states[ROOT]
        count = candidates(work.terms, root, seat, work.first_retract, work.actions)
        return work.actions[:count].copy()
