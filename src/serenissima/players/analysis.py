"""What a strong player thinks of each action: its figures, and what it expects to follow."""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.players import finish
from serenissima.players.continuations import Often, contrasts, followed
from serenissima.players.ismcts import Ismcts
from serenissima.players.search.search import Search

ITERATIONS = 20_000  # ten times those of a strong player: figures are read, not only an order
EXAMINED = 3  # actions, the most visited first, whose consequences are looked at
DEALS = 16  # in which consequences are tried
LIKELY = 0.5  # of the deals: how often a choice must come to be expected
LONGEST = 4  # choices that are expected
FAR = 0.1  # of the win: what is worth so much less than the best is not considered
LEAST = 2  # actions that are compared all the same
TRIED = 24  # deals, at most, that are played on to see what soon follows
FOR_A_DEAL = 500  # iterations of the search, for each of these deals
AHEAD = 6  # decisions of each seat that are played on
OFTENER = 0.4  # of the deals: a smaller difference may be chance
EQUAL, CLEAR = 0.02, 0.05  # of the win: smaller differences mean nothing, larger ones much

Line = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Foreseen:
    """What follows an action oftener, or more rarely, than the one it is compared with.

    Attributes:
        told: what happens, as told to the seat.
        often, otherwise: in how many of the deals, after this action and after the other.
        deals: how many were tried.
        other: the number of the action that it is compared with.
    """

    told: Happening
    often: int
    otherwise: int
    deals: int
    other: int


@dataclass(frozen=True)
class Considered:
    """What was found about one action.

    Attributes:
        action: its number.
        visits: how often the search took it; the more it promised, the more often.
        share: the share of the win that it leads to on average, 0 to 1.
        told: what it brings about in each of some deals, as told to the seat, without what only
            repeats the action.
        line: what is expected next: seats and the actions that they choose, in order. Each came in
            more than `LIKELY` of the deals in which those before it did.
        soon: what else makes the difference to the most visited action, of that itself to the next;
            without what either brings about at once.
    """

    action: int
    visits: int
    share: float
    told: tuple[Happening, ...] = ()
    line: Line = ()
    soon: tuple[Foreseen, ...] = ()


@dataclass(frozen=True)
class Analysis:
    """What was found at a decision.

    Attributes:
        seat: that is to act.
        iterations: of the search; 0 if there was nothing to choose.
        choices: every action but those that take back, the most visited first. Of the first
            `EXAMINED` it is known what they bring about and what is expected next.
    """

    seat: int
    iterations: int
    choices: tuple[Considered, ...]

    @property
    def considered(self) -> tuple[Considered, ...]:
        """What a strong player would consider, the best first: few of the choices.

        What is far worse is left out, unless nothing else could be compared with the best.
        """
        found = self.choices[:EXAMINED]
        return tuple(
            one for n, one in enumerate(found) if n < LEAST or one.share >= found[0].share - FAR
        )

    @property
    def lead(self) -> float:
        """How much more of the win the best promises than the next best; 0 without one."""
        best, *others = self.considered
        return best.share - max(one.share for one in others) if others else 0.0


def analyse(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, iterations: int = ITERATIONS
) -> Analysis:
    """Search from a view, and say what was found about each action.

    Args:
        game: the game; if it is still being compiled, it is waited for.
        terms: the terms of the match.
        view: what `seat` sees. Nothing else is known here, so nothing else can be told.
        seat: who is to act.
        dice: rolled; they are used up. The same view and dice give the same analysis.
        iterations: of the search.
    """
    return finish(steps(game, terms, view, seat, dice, iterations))


def steps(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, iterations: int = ITERATIONS
) -> Generator[None, None, Analysis]:
    """The same analysis, in steps of milliseconds."""
    search = Ismcts("", iterations).search(game, terms, view, seat, dice)
    if len(search.actions) > 1:
        yield from search.steps(iterations)
    choices = []
    for place, found in enumerate(search.root_statistics()):
        told: tuple[Happening, ...] = ()
        line: Line = ()
        if place < EXAMINED:
            told = _certain(game, terms, view, seat, dice, found.action)
            yield
            line = _expected(search, found.action)
            yield
        choices.append(Considered(found.action, found.visits, found.value, told, line))
    soon = yield from _foreseen(game, terms, view, seat, choices, iterations)
    told_of = [replace(one, soon=found) for one, found in zip(choices, soon, strict=False)]
    return Analysis(seat, search.iterations, (*told_of, *choices[len(told_of) :]))


def _foreseen(
    game: Game, terms: Any, view: Any, seat: int, choices: Sequence[Considered], iterations: int
) -> Generator[None, None, list[tuple[Foreseen, ...]]]:
    """What soon makes the difference, for each action that is examined."""
    seeds = list(map(str, range(min(TRIED, iterations // FOR_A_DEAL + 1))))
    examined = choices[:EXAMINED] if len(choices) > 1 else ()
    often: dict[int, Often] = {}
    for place, one in enumerate(examined):
        often[place] = yield from followed(game, terms, view, seat, one.action, seeds, AHEAD)
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


def _certain(
    game: Game, terms: Any, view: Any, seat: int, dice: Any, action: int
) -> tuple[Happening, ...]:
    """What an action brings about in each of some deals, as told to its seat."""
    deals = [_told(game, terms, view, seat, dice, action) for _ in range(DEALS)]
    always = Counter(deals[0])
    for told in deals[1:]:
        always &= Counter(told)
    certain = []
    for happening in deals[0]:
        if always[happening]:  # of equal ones, as many as there are in each deal
            always[happening] -= 1
            certain.append(happening)
    said = _said_of(certain[0]) if certain else set()
    repeats = bool(said) and said <= _said_in(game.actions_in(terms), action)
    return tuple(certain[repeats:])


def _said_of(happening: Happening) -> set[str]:
    """What a happening names besides seats."""
    known = zip(happening.event.args, happening.values, strict=True)
    return {arg.text(value) for arg, value in known if not arg.seat}


def _said_in(actions: Actions, action: int) -> set[str]:
    """What an action names."""
    block, values = actions.parts(action)
    return {arg.text(value) for arg, value in zip(block.args, values, strict=True)}


def _told(game: Game, terms: Any, view: Any, seat: int, dice: Any, action: int) -> list[Happening]:
    """What the seat is told of an action in one deal."""
    state, tale = game.state.view(view, seat), new_tale()
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    told = (happening.seen_by(seat) for happening in happenings(tale, game.events_in(terms)))
    return [happening for happening in told if happening is not None]


def _expected(search: Search, action: int) -> Line:
    """The choices that most deals have in common after an action."""
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
