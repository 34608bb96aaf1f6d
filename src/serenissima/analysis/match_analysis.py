"""The analysis of a match: chances, luck, and the costliest choices."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np

from serenissima.analysis.findings import (
    ExaminedLine,
    Judged,
    WholeChoice,
    actions_of,
    reasons_of,
)
from serenissima.analysis.graph import draw_chances
from serenissima.analysis.jobs import OF_MATCH, Job
from serenissima.analysis.memory import (
    NOTHING,
    AnalysisMemory,
    Findings,
    Played,
    Shares,
    new_found,
    new_memory,
)
from serenissima.analysis.running import Progress, run_jobs
from serenissima.analysis.settings import ITERATIONS
from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import words_of
from serenissima.players import finish

COSTLIEST = 3  # choices of each seat that are shown
COSTLY = 0.05  # share of the win: a choice that costs less is as good as the best
SEED = 0x53657265  # of all dice
CHOICE = 3000  # bytes of a costly choice besides its view, by estimate


@dataclass(frozen=True, eq=False)
class MatchAnalysis:
    """The findings about a match.

    Attributes:
        chances: each seat's chance of winning in each state, given everything:
            float64 `[states, seats]`.
        known: the same, by what that seat could know then: `[states, seats]`.
        luck: how much each seat's chance changed by the dice of each step: `[steps, seats]`.
        costly: the costliest choices of each seat, in the order of the match.
        game, terms: those of the match.
    """

    chances: Shares
    known: Shares
    luck: Shares
    costly: tuple[Judged, ...]
    game: Game
    terms: Any

    @property
    def actions(self) -> Actions:
        """The actions of the match."""
        return self.game.actions_in(self.terms)

    def __repr__(self) -> str:
        """Return its size, instead of pages of numbers."""
        states, seats = self.chances.shape
        return f"<MatchAnalysis of {states} states, {seats} seats, {len(self.costly)} costly>"

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show: each seat's chances."""
        return draw_chances(self.chances)

    def as_data(self) -> dict[str, Any]:
        """Return the findings as data for JSON, with actions as text."""
        return {
            "chances": self.chances.round(4).tolist(),
            "known": self.known.round(4).tolist(),
            "luck": self.luck.round(4).tolist(),
            "costly": [self._judged(one) for one in self.costly],
        }

    def _judged(self, one: Judged) -> dict[str, Any]:
        return {
            "state": self.after(one.choice.steps[0]) - 1,
            "seat": one.choice.seat,
            "cost": round(one.cost, 4),
            "played": [self.actions.format(action) for action in one.played.actions],
            "best": [self.actions.format(action) for action in one.best.actions],
            "reasons": [
                {"stake": it.stake.name, "seat": it.seat, "best": it.best, "played": it.other}
                for it in one.reasons
            ],
        }

    def after(self, step: int) -> int:
        """Return the place, in `Match.states`, of the state after a step."""
        return step + len(self.chances) - len(self.luck)

    @property
    def size(self) -> int:
        """Its bytes in memory, by estimate."""
        arrays = self.chances.nbytes + self.known.nbytes + self.luck.nbytes
        view = int(self.game.state.dtype.itemsize)
        return int(arrays) + (view + CHOICE) * len(self.costly)


def analyse(match: Match, progress: Progress = lambda _: None, *, since: int = 0) -> MatchAnalysis:
    """Return the analysis of a match: chances, luck, and the costliest choices.

    A strong player examines every choice, knowing only what its seat could know. This takes some
    seconds.

    Args:
        match: the match, over or not; the same match always gets the same analysis.
        progress: called with the part that is done, 0 to 1.
        since: the number of actions at the beginning whose choices and luck don't count.
    """
    return finish(analysis_steps(match, progress, since=since))


def analysis_steps(
    match: Match, progress: Progress = lambda _: None, *, since: int = 0
) -> Generator[None, None, MatchAnalysis]:
    """Analyse as `analyse` does, in steps of up to some tenths of a second."""
    match.game.wait_until_compiled()
    memory = memory_for(match, since=since)
    yield from run_jobs(memory, OF_MATCH, progress)
    return match_analysis(match, memory.found)


def estimate_chances(match: Match) -> tuple[Shares, Shares]:
    """Return each seat's chance in each state: by everything, and by what it could know."""
    match.game.wait_until_compiled()
    memory = memory_for(match)
    finish(run_jobs(memory, OF_MATCH[:1]))
    return memory.found.chances, memory.found.known


def find_whole_choices(match: Match) -> list[WholeChoice]:
    """Return the choices of all seats in the order in which they began."""
    match.game.wait_until_compiled()
    memory = memory_for(match)
    finish(run_jobs(memory, [stage for stage in OF_MATCH if stage[0] is Job.FIND]))
    return _choices(match, memory.found)


def memory_for(match: Match, *, since: int = 0) -> AnalysisMemory:
    """Return the memory in which a match is analysed."""
    return new_memory(match.game, match.terms, steps_of(match, since), SEED, ITERATIONS)


def steps_of(match: Match, since: int = 0) -> Played:
    """Return a match as compiled code reads it; its first `since` actions don't count."""
    steps = match.steps
    return Played(
        states=np.stack([np.array(words_of(state)).reshape(-1) for state in match.states]),
        seats=np.array([step.seat for step in steps], np.int64),
        actions=np.array([step.action for step in steps], np.int64),
        rolled=np.array([bool(step.answers) for step in steps], np.int64),
        before=np.array([before(match, place) for place in range(len(steps))], np.int64),
        first=len(steps) - len(match.states) + 1 + since,
    )


def before(match: Match, place: int) -> int:
    """Return the place, in `Match.states`, of the state before a step."""
    return place - (len(match.steps) - len(match.states) + 1)


def read_findings(match: Match, data: bytes) -> MatchAnalysis:
    """Return the analysis that another machine has computed.

    Args:
        match: the match.
        data: the bytes of `Findings`.

    Raises:
        ValueError: they aren't findings about this match.
    """
    return match_analysis(match, new_found(len(match.states), len(match.steps), match.seats, data))


def match_analysis(match: Match, found: Findings) -> MatchAnalysis:
    """Return the analysis that findings amount to.

    Raises:
        ValueError: they contain something impossible.
    """
    for shares in (found.chances, found.known, found.expected):
        if not (np.isfinite(shares).all() and (np.abs(shares - 0.5) <= 1).all()):
            raise ValueError("a chance of winning is not between 0 and 1")
    rolled = found.expected.any(1)
    luck = np.zeros_like(found.expected)
    for place in np.flatnonzero(rolled).tolist():
        luck[place] = found.chances[before(match, place) + 1] - found.expected[place]
    return MatchAnalysis(
        np.array(found.chances), np.array(found.known), luck, _costly(match, found),
        match.game, match.terms,
    )  # fmt: skip


def _choices(match: Match, found: Findings) -> list[WholeChoice]:
    steps: dict[int, list[int]] = {}
    for step, first in enumerate(found.choice.tolist()):
        if first != NOTHING:
            steps.setdefault(first, []).append(step)
    return [WholeChoice(match.steps[first].seat, tuple(one)) for first, one in steps.items()]


def _costly(match: Match, found: Findings) -> tuple[Judged, ...]:
    """Return the costliest choices of each seat, in the order of the match."""
    choices = {one.steps[0]: one for one in _choices(match, found)}
    judged = [_judged(match, finding, choices) for finding in found.findings if finding["count"]]
    costly = [one for one in judged if one.cost >= COSTLY]
    chosen = []
    for seat in range(match.seats):
        own = (one for one in costly if one.choice.seat == seat)
        chosen += sorted(own, key=lambda one: -one.cost)[:COSTLIEST]
    return tuple(sorted(chosen, key=lambda one: one.choice.steps))


def _judged(match: Match, finding: Any, choices: dict[int, WholeChoice]) -> Judged:
    choice = choices.get(int(finding["step"]))
    numbers = [float(finding[name]) for name in ("played", "share", "gain")]
    if choice is None or not np.isfinite(numbers).all():
        raise ValueError(f"no choice began in step {finding['step']}")
    lines = (
        ExaminedLine(tuple(match.steps[place].action for place in choice.steps), numbers[0]),
        ExaminedLine(actions_of(finding, match.game), numbers[1]),
    )
    state = match.states[before(match, choice.steps[0])]
    reasons = reasons_of(finding, match.game, match.seats)
    view = match.game.state.view(state, choice.seat)
    return Judged(choice, *lines, numbers[2], reasons, view)
