"""The analysis of a match: chances, luck, and the costliest choices."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from serenissima.analysis.chances import Estimator, Shares
from serenissima.analysis.choices import WholeChoice, before, whole_choices
from serenissima.analysis.graph import draw_chances
from serenissima.analysis.judging import Judge, Judged
from serenissima.kernel.actions import Actions
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match
from serenissima.players import finish

COSTLIEST = 3  # choices of each seat that are shown
EXAMINED = 6  # of which the costliest are picked
COSTLY = 0.03  # share of the win: a choice that costs less is as good as the best
SEED = "analysis"  # of all dice
CHOICE = 3000  # bytes of a costly choice besides its view, by estimate
Progress = Callable[[float], object]
"""Called with the part that is done, 0 to 1."""


@dataclass(frozen=True, eq=False)
class MatchAnalysis:
    """The findings about a match.

    Attributes:
        chances: each seat's chance of winning in each state, given everything:
            float64 `[states, seats]`.
        known: the same, by what that seat could know then: `[states, seats]`.
        luck: how much each seat's chance changed by the dice of each step: `[steps, seats]`.
        costly: the costliest choices of each seat, in the order of the match.
        player: the name of the player whose search judged the choices.
        game, terms: those of the match.
    """

    chances: Shares
    known: Shares
    luck: Shares
    costly: tuple[Judged, ...]
    player: str
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
            "player": self.player,
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
    """Analyse as `analyse` does, in steps of milliseconds."""
    dice = rolled_dice(SEED)
    first = len(match.steps) - len(match.states) + 1 + since  # place of the first step that counts
    estimator = Estimator(match.game, match.terms, dice)
    chances, known = np.zeros((2, len(match.states), match.seats))
    for place, state in enumerate(match.states):
        chances[place] = estimator.of_state(state)
        for seat in range(match.seats):
            view = match.game.state.view(state, seat)
            known[place, seat] = estimator.of_view(view, seat)[seat]
        yield
    luck = np.zeros((len(match.steps), match.seats))
    for place, step in enumerate(match.steps):
        if place >= first and step.seat != NOBODY and step.answers:
            at = before(match, place)
            luck[place] = chances[at + 1] - estimator.after(
                match.states[at], step.seat, step.action
            )
            yield
    judge = Judge(match, dice)
    choices = [one for one in whole_choices(match, dice) if one.steps[0] >= first]
    costly = yield from _costly(judge, estimator, choices, progress)
    player = judge.searches.player.name
    return MatchAnalysis(chances, known, luck, costly, player, match.game, match.terms)


def _costly(
    judge: Judge, estimator: Estimator, choices: Sequence[WholeChoice], progress: Progress
) -> Generator[None, None, tuple[Judged, ...]]:
    """Return the costliest choices of each seat, in the order of the match."""
    rough: list[tuple[float, WholeChoice]] = []
    for number, choice in enumerate(choices):
        cost = yield from judge.rough_cost(choice)
        rough.append((cost, choice))
        progress(number / len(choices) / 2)
    found: list[Judged] = []
    seats = range(judge.match.seats)
    for seat in seats:
        own = sorted((one for one in rough if one[1].seat == seat), key=lambda one: -one[0])
        judged = []
        for cost, choice in own[:EXAMINED]:
            one = (yield from judge.judge(choice, estimator)) if cost > 0 else None
            if one is not None and one.cost >= COSTLY:
                judged.append(one)
        found += sorted(judged, key=lambda one: -one.cost)[:COSTLIEST]
        progress((1 + (seat + 1) / len(seats)) / 2)
    return tuple(sorted(found, key=lambda one: one.choice.steps))
