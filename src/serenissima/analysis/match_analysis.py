"""The analysis of a match: chances, luck, and the costliest choices."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

import numpy as np

from serenissima.analysis.chances import Estimator, Shares
from serenissima.analysis.choices import WholeChoice, before, whole_choices
from serenissima.analysis.judging import Judge, Judged
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import NOBODY, Match
from serenissima.players import finish

COSTLIEST = 3  # choices of each seat that are shown
EXAMINED = 6  # of which the costliest are picked
COSTLY = 0.02  # share of the win: a choice that costs less is as good as the best
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
    """

    chances: Shares
    known: Shares
    luck: Shares
    costly: tuple[Judged, ...]
    player: str

    def after(self, step: int) -> int:
        """Return the place, in `Match.states`, of the state after a step."""
        return step + len(self.chances) - len(self.luck)

    @property
    def size(self) -> int:
        """Its bytes in memory, by estimate."""
        return self.chances.nbytes + self.known.nbytes + self.luck.nbytes + 2_000 * len(self.costly)


def analyse_match(match: Match, seed: str | int = 0) -> MatchAnalysis:
    """Return the analysis of a match.

    Args:
        match: the match, over or not.
        seed: of all dice; the same match and seed give the same analysis.
    """
    return finish(analysis_steps(match, seed))


def analysis_steps(
    match: Match, seed: str | int = 0, progress: Progress = lambda _: None
) -> Generator[None, None, MatchAnalysis]:
    """Analyse as `analyse_match` does, in steps of milliseconds."""
    dice = rolled_dice(seed)
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
        if step.seat != NOBODY and step.answers:
            at = before(match, place)
            luck[place] = chances[at + 1] - estimator.after(
                match.states[at], step.seat, step.action
            )
            yield
    judge = Judge(match, dice)
    costly = yield from _costly(judge, estimator, whole_choices(match, dice), progress)
    return MatchAnalysis(chances, known, luck, costly, judge.player.name)


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
            one = (yield from judge.judge(choice)) if cost > 0 else None
            if one is not None and one.cost >= COSTLY:
                judged.append(one)
        for one in sorted(judged, key=lambda one: -one.cost)[:COSTLIEST]:
            found.append((yield from judge.give_reasons(one, estimator)))
        progress((1 + (seat + 1) / len(seats)) / 2)
    return tuple(sorted(found, key=lambda one: one.choice.steps))
