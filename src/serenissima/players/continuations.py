"""The near future of an action, in redeals of a seat's view in which every seat plays `greedy`."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import Event, Happening, happenings, new_tale
from serenissima.players import load

ENDING = "ending"  # the field of every state that holds how the match ended

Often = Counter[Happening]
Gist = tuple[str, tuple[int, ...]]


def count_consequences(
    game: Game, terms: Any, view: Any, seat: int, action: int, seeds: Iterable[str], decisions: int
) -> Generator[None, None, Often]:
    """Count, in short steps, the deals in which each weighty happening follows an action.

    Only the seat's view is used, and only happenings that the seat would see are counted. The
    happening that repeats the action is left out.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it.
        seat: the seat that must act.
        action: the number of the action.
        seeds: one for each deal; the same seeds give the same deals for every action.
        decisions: the number of decisions of each seat that follow.
    """
    often: Often = Counter()
    for seed in seeds:
        soon: set[Happening] = set()
        for told in _play_on(game, terms, view, seat, action, seed, decisions):
            soon.update(told)
            yield
        often.update(soon)
    return often


def contrasts(here: Often, elsewhere: Often, least: float) -> list[Happening]:
    """Return happenings that differ in frequency by at least `least` deals.

    An end of the match comes first, then the greatest difference. A happening that is equally
    frequent but in other places is left out, since a reader already sees that the two actions
    concern different places.
    """
    by_gist = Counter[Gist]()
    for it in here | elsewhere:
        by_gist[_gist(it)] += here[it] - elsewhere[it]
    told = [it for it in here | elsewhere if least <= abs(here[it] - elsewhere[it])]
    told = [it for it in told if least <= abs(by_gist[_gist(it)])]
    return sorted(told, key=lambda it: (not _ends(it), -abs(here[it] - elsewhere[it]), it.text))


def _play_on(
    game: Game, terms: Any, view: Any, seat: int, action: int, seed: str, decisions: int
) -> Iterator[list[Happening]]:
    """Deal, act and play on; yield each time the happenings that the seat sees."""
    dice, player, tale = rolled_dice(seed), load("greedy"), new_tale()
    state, events = game.state.copy(view), game.events_in(terms)
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    yield list(_weighty(events, tale, seat, 1))
    for _ in range(decisions * int(terms.seats)):
        waits = seats_in(int(state["waits"]))
        if not waits:
            return
        tale.told = 0
        chosen = player.choose(game, terms, game.state.view(state, waits[0]), waits[0], dice)
        verbs.apply(terms, state, waits[0], chosen, dice, tale)
        yield list(_weighty(events, tale, seat, 0))


def _weighty(events: Sequence[Event], tale: Any, seat: int, since: int) -> Iterator[Happening]:
    """Yield the weighty happenings that the seat sees, from index `since` on."""
    for happening in list(happenings(tale, events))[since:]:
        if happening.event.weighs and (seen := happening.seen_by(seat)):
            yield seen


def _ends(happening: Happening) -> bool:
    return ENDING in happening.event.changes


def _gist(happening: Happening) -> Gist:
    """Return the kind of a happening with its seats and amounts, but without its places."""
    known = list(zip(happening.event.args, happening.values, strict=True))
    kept = tuple(n for arg, n in known if arg.seat or not (arg.names or arg.things or arg.unsaid))
    return happening.event.kind, kept
