"""A strong player's analysis of a decision: the whole choices worth considering, and why."""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from serenissima.analysis.findings import ComparedAmount, actions_of, reasons_of
from serenissima.analysis.jobs import OF_DECISION
from serenissima.analysis.memory import (
    NOTHING,
    AnalysisMemory,
    Findings,
    new_found,
    new_memory,
    view_as_match,
)
from serenissima.analysis.running import run_jobs
from serenissima.analysis.settings import EQUAL, ITERATIONS
from serenissima.kernel import verbs
from serenissima.kernel.actions import Actions
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.seats import has_seat
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.players import finish

CERTAIN = 16  # redeals in which certain effects are tried
FAR = 0.1  # share of the win: a choice that is worse by more isn't considered
LEAST = 2  # choices that are compared in any case
EFFECTS = "effects"  # the seed of their deals


@dataclass(frozen=True)
class Considered:
    """A choice that a strong player would consider.

    Attributes:
        actions: their numbers, from the next one until the seat learns something.
        visits: how often the search took the first of them.
        share: the seat's expected share of the win after the choice, 0 to 1.
        told: its effects in every one of several deals, as the seat sees them, without those that
            only repeat an action.
    """

    actions: tuple[int, ...]
    visits: int
    share: float
    told: tuple[Happening, ...] = ()

    def after(self, taken: Sequence[int]) -> "Considered | None":
        """Return what is left of the choice after its first actions; None for other actions."""
        count = len(taken)
        if self.actions[:count] != tuple(taken) or len(self.actions) == count:
            return None
        return replace(self, actions=self.actions[count:])


@dataclass(frozen=True)
class Analysis:
    """The findings at a decision.

    Attributes:
        seat: the seat that must act.
        iterations: of the first search; 0 if there was only one action.
        considered: the few choices that a strong player would consider, best first.
        reasons: the amounts that speak for the best choice, compared with the next one; if both are
            about equal, amounts that follow both.
    """

    seat: int
    iterations: int
    considered: tuple[Considered, ...]
    reasons: tuple[ComparedAmount, ...] = ()

    @property
    def lead(self) -> float:
        """How much more of the win the best choice promises than the next one; 0 without one."""
        if len(self.considered) < LEAST:
            return 0.0
        return self.considered[0].share - self.considered[1].share


def analyse(
    game: Game, terms: Any, view: Any, seat: int, seed: int, iterations: int = ITERATIONS
) -> Analysis:
    """Search from a view and return the choices worth considering.

    Args:
        game: the game; waits until it is compiled.
        terms: the terms of the match.
        view: the state as `seat` sees it. The analysis uses only this, so it can't reveal secrets.
        seat: the seat that must act.
        seed: of all dice, from 0 to 2**64 - 1. The same view and seed give the same analysis.
        iterations: of the first search.
    """
    return finish(steps(game, terms, view, seat, seed, iterations))


def steps(
    game: Game, terms: Any, view: Any, seat: int, seed: int, iterations: int = ITERATIONS
) -> Generator[None, None, Analysis]:
    """Analyse as `analyse` does, in steps of up to some tenths of a second."""
    game.wait_until_compiled()
    memory = memory_for_decision(game, terms, view, seat, seed, iterations)
    yield from run_jobs(memory, OF_DECISION)
    return decision_analysis(game, terms, view, seat, memory.found, iterations)


def memory_for_decision(
    game: Game, terms: Any, view: Any, seat: int, seed: int, iterations: int = ITERATIONS
) -> AnalysisMemory:
    """Return the memory in which a decision is analysed; it holds nothing but the seat's view."""
    match = view_as_match(game.state.view(view, seat), seat)
    return new_memory(game, terms, match, seed, iterations)


def read_decision(game: Game, terms: Any, view: Any, seat: int, data: bytes) -> Analysis:
    """Return the analysis of a decision that another machine has computed.

    Args:
        game, terms, view, seat: as for `analyse`.
        data: the bytes of `Findings`.

    Raises:
        ValueError: they aren't findings about this decision.
    """
    found = new_found(1, 1, int(terms.seats), data)
    return decision_analysis(game, terms, view, seat, found, ITERATIONS)


def decision_analysis(
    game: Game, terms: Any, view: Any, seat: int, found: Findings, iterations: int
) -> Analysis:
    """Return the analysis that findings amount to.

    Raises:
        ValueError: they contain something impossible.
    """
    known = [one for one in found.findings if one["step"] != NOTHING and one["count"]]
    if not (known and np.isfinite([one["share"] for one in known]).all()):
        raise ValueError("these findings have no choice, or no chance of winning")
    known.sort(key=lambda one: (-float(one["share"]), actions_of(one, game)))
    reasons = reasons_of(known[0], game, int(terms.seats)) if len(known) >= LEAST else ()
    known = _thrifty_first(game, terms, view, seat, known)
    near = [
        Considered(
            actions := actions_of(one, game),
            int(one["visits"]),
            float(one["share"]),
            _certain_effects(game, terms, view, seat, actions),
        )
        for n, one in enumerate(known)
        if n < LEAST or one["share"] >= known[0]["share"] - FAR
    ]
    searched = iterations if near[0].visits else 0
    return Analysis(seat, searched, tuple(near), reasons)


def _thrifty_first(game: Game, terms: Any, view: Any, seat: int, known: list[Any]) -> list[Any]:
    """Return findings, best first; of those about as good as the best, one that wastes nothing."""
    equal = [n for n, one in enumerate(known) if one["share"] > known[0]["share"] - EQUAL]
    for n in equal if len(equal) > 1 else ():
        if not _wastes(game, terms, view, seat, actions_of(known[n], game)):
            return [known[n], *known[:n], *known[n + 1 :]]
    return known


def _wastes(game: Game, terms: Any, view: Any, seat: int, actions: Sequence[int]) -> bool:
    """Whether the table would warn of one of the actions of a choice."""
    dice, state, tale = rolled_dice(EFFECTS), game.state.view(view, seat), new_tale()
    verbs.redeal(terms, state, seat, dice)
    for action in actions:
        if not has_seat(int(state["waits"]), seat):
            return False
        if action in game.draw(terms, game.state.view(state, seat), seat).losses:
            return True
        verbs.apply(terms, state, seat, action, dice, tale)
    return False


def _certain_effects(
    game: Game, terms: Any, view: Any, seat: int, actions: Sequence[int]
) -> tuple[Happening, ...]:
    """Return the effects that a choice has in every deal tried, as its seat sees them."""
    dice = rolled_dice(EFFECTS)
    deals = [_effects(game, terms, view, seat, dice, actions) for _ in range(CERTAIN)]
    always = Counter(deals[0])
    for told in deals[1:]:
        always &= Counter(told)
    named = [_names_in(game.actions_in(terms), action) for action in actions]
    certain = []
    for happening in deals[0]:
        if always[happening]:  # a repeated effect counts as often as every deal has it
            always[happening] -= 1
            said = _names_of(happening)
            if not (said and any(said <= names for names in named)):
                certain.append(happening)
    return tuple(certain)


def _names_of(happening: Happening) -> set[str]:
    """Return the things that a happening names, except seats."""
    known = zip(happening.event.args, happening.values, strict=True)
    return {arg.text(value) for arg, value in known if not arg.seat}


def _names_in(actions: Actions, action: int) -> set[str]:
    """Return the things that an action names."""
    block, values = actions.parts(action)
    return {arg.text(value) for arg, value in zip(block.args, values, strict=True)}


def _effects(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, actions: Sequence[int]
) -> list[Happening]:
    """Return the happenings of a choice in one deal, as the seat sees them."""
    state, tale = game.state.view(view, seat), new_tale()
    verbs.redeal(terms, state, seat, dice)
    for action in actions:
        if has_seat(int(state["waits"]), seat):  # in a rare deal, a choice ends sooner
            verbs.apply(terms, state, seat, action, dice, tale)
    told = (happening.seen_by(seat) for happening in happenings(tale, game.events_in(terms)))
    return [happening for happening in told if happening is not None]
