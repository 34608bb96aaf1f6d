"""A strong player's analysis of a decision: each action's worth and likely consequences."""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.players import finish
from serenissima.players.continuations import Often, contrasts, count_consequences
from serenissima.players.ismcts import Ismcts
from serenissima.players.search.search import Search

ITERATIONS = 20_000  # ten times a strong player's: people read the figures, not only the order
EXAMINED = 3  # most visited actions whose consequences are examined
DEALS = 16  # redeals in which consequences are tried
LIKELY = 0.5  # share of the deals in which a choice must come to be expected
LONGEST = 4  # expected choices at most
FAR = 0.1  # share of the win: an action that is worse by more isn't considered
LEAST = 2  # actions that are compared in any case
TRIED = 24  # deals at most that are played on to see the near future
FOR_A_DEAL = 500  # iterations of the search for each of these deals
AHEAD = 6  # decisions of each seat in such a deal
OFTENER = 0.4  # share of the deals: a smaller difference may be chance
EQUAL, CLEAR = 0.02, 0.05  # share of the win: a smaller difference means nothing, a larger one much

Line = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Foreseen:
    """A happening that follows one action more, or less, often than another action.

    Attributes:
        told: the happening, as the seat sees it.
        often, otherwise: the number of deals in which it follows this action and the other one.
        deals: the number of deals tried.
        other: the number of the other action.
    """

    told: Happening
    often: int
    otherwise: int
    deals: int
    other: int


@dataclass(frozen=True)
class Considered:
    """The findings about one action.

    Attributes:
        action: its number.
        visits: how often the search took it; a more promising action is taken more often.
        share: the average share of the win after it, 0 to 1.
        told: its effects in every one of several deals, as the seat sees them, without one that
            only repeats the action.
        line: the expected continuation: seats and their actions, in order. Each came in more than
            `LIKELY` of the deals that had followed the line so far.
        soon: further differences from the most visited action (for that action: from the next one),
            without the immediate effects of either.
    """

    action: int
    visits: int
    share: float
    told: tuple[Happening, ...] = ()
    line: Line = ()
    soon: tuple[Foreseen, ...] = ()


@dataclass(frozen=True)
class Analysis:
    """The findings at a decision.

    Attributes:
        seat: the seat that must act.
        iterations: of the search; 0 if there was only one action.
        choices: every action except retractions, the most visited first. The first `EXAMINED`
            include their effects and the expected continuation.
    """

    seat: int
    iterations: int
    choices: tuple[Considered, ...]

    @property
    def considered(self) -> tuple[Considered, ...]:
        """The few actions that a strong player would consider, best first.

        Far worse actions are left out, unless the best would then have no rival.
        """
        found = self.choices[:EXAMINED]
        return tuple(
            one for n, one in enumerate(found) if n < LEAST or one.share >= found[0].share - FAR
        )

    @property
    def lead(self) -> float:
        """How much more of the win the best action promises than the next best; 0 without one."""
        best, *others = self.considered
        return best.share - max(one.share for one in others) if others else 0.0


def analyse(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, iterations: int = ITERATIONS
) -> Analysis:
    """Search from a view and return the findings about each action.

    Args:
        game: the game; waits until it is compiled.
        terms: the terms of the match.
        view: the state as `seat` sees it. The analysis uses only this, so it can't reveal secrets.
        seat: the seat that must act.
        dice: rolled dice, which are used up. The same view and dice give the same analysis.
        iterations: of the search.
    """
    return finish(steps(game, terms, view, seat, dice, iterations))


def steps(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, iterations: int = ITERATIONS
) -> Generator[None, None, Analysis]:
    """Analyse as `analyse` does, in steps of milliseconds."""
    search = Ismcts("", iterations).search(game, terms, view, seat, dice)
    if len(search.actions) > 1:
        yield from search.steps(iterations)
    choices = []
    for place, found in enumerate(search.root_statistics()):
        told: tuple[Happening, ...] = ()
        line: Line = ()
        if place < EXAMINED:
            told = _certain_effects(game, terms, view, seat, dice, found.action)
            yield
            line = _expected_line(search, found.action)
            yield
        choices.append(Considered(found.action, found.visits, found.value, told, line))
    soon = yield from _foresee(game, terms, view, seat, choices, iterations)
    told_of = [replace(one, soon=found) for one, found in zip(choices, soon, strict=False)]
    return Analysis(seat, search.iterations, (*told_of, *choices[len(told_of) :]))


def _foresee(
    game: Game, terms: Any, view: Any, seat: int, choices: Sequence[Considered], iterations: int
) -> Generator[None, None, list[tuple[Foreseen, ...]]]:
    """Return the near differences for each action that is examined."""
    seeds = list(map(str, range(min(TRIED, iterations // FOR_A_DEAL + 1))))
    examined = choices[:EXAMINED] if len(choices) > 1 else ()
    often: dict[int, Often] = {}
    for place, one in enumerate(examined):
        often[place] = yield from count_consequences(
            game, terms, view, seat, one.action, seeds, AHEAD
        )
    found = []
    for place, one in enumerate(examined):
        rival = 0 if place else 1
        here, other = often[place], often[rival]
        certain = {*one.told, *examined[rival].told}
        found_here = contrasts(here, other, OFTENER * len(seeds), ways=False)
        told = [it for it in found_here if it not in certain]
        compared = (len(seeds), examined[rival].action)
        found.append(tuple(Foreseen(it, here[it], other[it], *compared) for it in told))
    return found


def _certain_effects(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, action: int
) -> tuple[Happening, ...]:
    """Return the effects that an action has in every deal tried, as its seat sees them."""
    deals = [_effects(game, terms, view, seat, dice, action) for _ in range(DEALS)]
    always = Counter(deals[0])
    for told in deals[1:]:
        always &= Counter(told)
    certain = []
    for happening in deals[0]:
        if always[happening]:  # a repeated effect counts as often as every deal has it
            always[happening] -= 1
            certain.append(happening)
    said = _names_of(certain[0]) if certain else set()
    repeats = bool(said) and said <= _names_in(game.actions_in(terms), action)
    return tuple(certain[repeats:])


def _names_of(happening: Happening) -> set[str]:
    """Return the things that a happening names, except seats."""
    known = zip(happening.event.args, happening.values, strict=True)
    return {arg.text(value) for arg, value in known if not arg.seat}


def _names_in(actions: Actions, action: int) -> set[str]:
    """Return the things that an action names."""
    block, values = actions.parts(action)
    return {arg.text(value) for arg, value in zip(block.args, values, strict=True)}


def _effects(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, action: int
) -> list[Happening]:
    """Return the happenings of an action in one deal, as the seat sees them."""
    state, tale = game.state.view(view, seat), new_tale()
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    told = (happening.seen_by(seat) for happening in happenings(tale, game.events_in(terms)))
    return [happening for happening in told if happening is not None]


def _expected_line(search: Search, action: int) -> Line:
    """Return the choices that most deals have in common after an action."""
    lines: Sequence[Sequence[tuple[int, int]]] = [search.line(action) for _ in range(DEALS)]
    found: list[tuple[int, int]] = []
    while len(found) < LONGEST:
        place = len(found)
        nexts = Counter(line[place] for line in lines if len(line) > place)
        choice, times = nexts.most_common(1)[0] if nexts else (None, 0)
        if choice is None or times <= LIKELY * len(lines):
            break
        lines = [line for line in lines if len(line) > place and line[place] == choice]
        found.append(choice)
    return tuple(found)
