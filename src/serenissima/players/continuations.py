"""What soon follows an action, in deals that agree with what a seat sees: all play as `greedy`."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import Event, Happening, happenings, new_tale
from serenissima.players import load

ENDING = "ending"  # the field of every state that says how the match ended

Often = Counter[Happening]
Gist = tuple[str, tuple[int, ...]]


def followed(
    game: Game, terms: Any, view: Any, seat: int, action: int, seeds: Iterable[str], decisions: int
) -> Generator[None, None, Often]:
    """In how many deals each weighty happening follows an action of a seat; in short steps.

    Nothing is known here but what the seat sees, and what it would be told. What the action itself
    says is left out.

    Args:
        game: the game.
        terms: the terms of the match.
        view: what `seat` sees.
        seat: who is to act.
        action: its number.
        seeds: one for each deal; with the same ones, actions are tried in the same deals.
        decisions: that follow, for each seat.
    """
    often: Often = Counter()
    for seed in seeds:
        soon: set[Happening] = set()
        for told in _played_on(game, terms, view, seat, action, seed, decisions):
            soon.update(told)
            yield
        often.update(soon)
    return often


def contrasts(here: Often, elsewhere: Often, least: float, *, ways: bool = True) -> list[Happening]:
    """What happens more or less often here than elsewhere, in at least so many deals.

    What ends the match comes first, then the greatest differences. What happens as often in other
    places is left out: that the actions are about different places is known already. Without
    `ways`, so is an end that is as often the same seat's, in whatever way.
    """
    by_gist = Counter[Gist]()
    for it in here | elsewhere:
        by_gist[_gist(it, ways)] += here[it] - elsewhere[it]
    told = [it for it in here | elsewhere if least <= abs(here[it] - elsewhere[it])]
    told = [it for it in told if least <= abs(by_gist[_gist(it, ways)])]
    return sorted(told, key=lambda it: (not _ends(it), -abs(here[it] - elsewhere[it]), it.text))


def _played_on(
    game: Game, terms: Any, view: Any, seat: int, action: int, seed: str, decisions: int
) -> Iterator[list[Happening]]:
    """Deal, act and play on; yield what the seat is told each time."""
    dice, player, tale = rolled(seed), load("greedy"), new_tale()
    state, events = game.state.copy(view), game.events_in(terms)
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    yield list(_told(events, tale, seat, 1))
    for _ in range(decisions * int(terms.seats)):
        waits = seats_in(int(state["waits"]))
        if not waits:
            return
        tale.told = 0
        chosen = player.choose(game, terms, game.state.view(state, waits[0]), waits[0], dice)
        verbs.apply(terms, state, waits[0], chosen, dice, tale)
        yield list(_told(events, tale, seat, 0))


def _told(events: Sequence[Event], tale: Any, seat: int, since: int) -> Iterator[Happening]:
    """What weighs of what the seat is told, from a line on."""
    for happening in list(happenings(tale, events))[since:]:
        if happening.event.weighs and (seen := happening.seen_by(seat)):
            yield seen


def _ends(happening: Happening) -> bool:
    return ENDING in happening.event.changes


def _gist(happening: Happening, ways: bool) -> Gist:
    """What happens, to whom and how much of it, but not where."""
    known = list(zip(happening.event.args, happening.values, strict=True))
    if _ends(happening) and not ways:
        return ENDING, tuple(n for arg, n in known if arg.seat)
    kept = tuple(n for arg, n in known if arg.seat or not (arg.names or arg.things or arg.unsaid))
    return happening.event.kind, kept
