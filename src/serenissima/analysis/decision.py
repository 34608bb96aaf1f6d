"""A strong player's analysis of a decision: the whole choices worth considering, and why."""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.analysis.chances import Estimator
from serenissima.analysis.choices import act
from serenissima.analysis.reasons import ComparedAmount, Comparison
from serenissima.analysis.searches import Searches
from serenissima.kernel import verbs
from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.players import finish

ITERATIONS = 8000  # people read the figures, not only the order
ON, WORTH = 4, 2  # the search for a further action, and for a choice's worth, is shorter by these
EXAMINED = 3  # most promising actions, with which an examined choice begins
DEALS = 16  # redeals in which certain effects are tried
FAR = 0.1  # share of the win: a choice that is worse by more isn't considered
LEAST = 2  # choices that are compared in any case
EQUAL, CLEAR = 0.02, 0.05  # share of the win: a smaller difference means nothing, a larger one much


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
    game: Game, terms: Any, view: Any, seat: int, dice: Any, iterations: int = ITERATIONS
) -> Analysis:
    """Search from a view and return the choices worth considering.

    Args:
        game: the game; waits until it is compiled.
        terms: the terms of the match.
        view: the state as `seat` sees it. The analysis uses only this, so it can't reveal secrets.
        seat: the seat that must act.
        dice: rolled dice, which are used up. The same view and dice give the same analysis.
        iterations: of the first search.
    """
    return finish(steps(game, terms, view, seat, dice, iterations))


def steps(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, iterations: int = ITERATIONS
) -> Generator[None, None, Analysis]:
    """Analyse as `analyse` does, in steps of milliseconds."""
    searches = Searches(game, terms, dice)
    known = yield from searches.rate(view, seat, iterations)
    searched = iterations if len(known) > 1 else 0
    known = sorted(known, key=lambda one: -one.value)[:EXAMINED]
    found: list[Considered] = []
    outcomes: set[bytes] = set()
    for one in known:
        begun = (one.action,)
        actions, views = yield from searches.complete(view, seat, iterations // ON + 1, begun)
        outcome = bytes_of(views[-1]).tobytes() + bytes(str(actions[-1]), "ascii")
        if outcome in outcomes:  # the same in another order
            continue
        outcomes.add(outcome)
        share = yield from searches.worth(views, seat, actions, iterations // WORTH + 1)
        told = _certain_effects(game, terms, view, seat, dice, actions)
        found.append(Considered(actions, one.visits, share, told))
        yield
    found.sort(key=lambda one: (-one.share, one.actions))
    near = [one for n, one in enumerate(found) if n < LEAST or one.share >= found[0].share - FAR]
    result = Analysis(seat, searched, tuple(near))
    if len(near) < LEAST:
        return result
    pair = Comparison(game, terms, view, seat, Estimator(game, terms, dice))
    yield from pair.play_on(near[0].actions, near[1].actions)
    reasons = pair.agreements() if result.lead < EQUAL else pair.differences()
    return Analysis(seat, searched, tuple(near), reasons)


def _certain_effects(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, actions: Sequence[int]
) -> tuple[Happening, ...]:
    """Return the effects that a choice has in every deal tried, as its seat sees them."""
    deals = [_effects(game, terms, view, seat, dice, actions) for _ in range(DEALS)]
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
    act(terms, state, seat, actions, dice, tale)
    told = (happening.seen_by(seat) for happening in happenings(tale, game.events_in(terms)))
    return [happening for happening in told if happening is not None]
