"""Laws of the redeal: its states fit the view, can be played on, and reveal no secrets."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import Illegal
from serenissima.kernel.record import bytes_of
from serenissima.testing.laws.secrets import deal, hidden_bytes, patch, seats_of
from serenissima.testing.trial import Place, Trial, hurry, same, waiting

POISONS = (0x55, 0xAA)  # bytes for places that a redeal must not read
WORLDS = 40  # at most this many hidden worlds count as few
GLANCE, LOOK = 200, 3000  # redeals to estimate the number of worlds, and to meet each of them
SHOWN = 4  # elements in a complaint


def redeal_fits_the_view(trial: Trial) -> None:
    """A redealt state looks the same to the seat, is within bounds, and keeps conserved sums."""
    for place, seat in seats_of(trial, 300):
        state = deal(place, seat, place.seed)
        view = place.game.state.view(place.state, seat)
        if not same(place.game.state.view(state, seat), view):
            raise place.complaint(
                f"after a redeal for seat {seat}, the seat sees another state", state
            )
        _check_bounds(place, seat, state, state)
        if wrong := place.not_conserved(place.state, state):
            raise place.complaint(
                f"redealt for seat {seat}, not conserved (before, redealt): {wrong}", state
            )
        if contradiction := place.game.first_contradiction(place.terms, state):
            raise place.complaint(
                f"redealt for seat {seat}, the position contradicts itself: {contradiction}", state
            )
        if not same(state, deal(place, seat, place.seed)):
            raise place.complaint(
                f"redealt twice for seat {seat} with the same dice, the states differ"
            )


def _check_bounds(place: Place, seat: int, state: Any, start: Any) -> None:
    """Raise LawBroken, with the redealt state, if a value is out of bounds."""
    try:
        place.game.state.check(state, place.match.seats)
    except Illegal as error:
        raise place.complaint(f"redealt for seat {seat}, out of bounds: {error}", start) from error


def redeal_reads_nothing_hidden(trial: Trial) -> None:
    """For any hidden values, the same dice deal the same."""
    for place, seat in seats_of(trial, 300):
        clean = place.game.state.view(place.state, seat)
        before = [clean, *(_poison(place, seat, poison) for poison in POISONS)]
        after = [deal(place, seat, place.seed, place.game.state.copy(view)) for view in before]
        if not all(same(after[0], other) for other in after[1:]):
            raise place.complaint(
                f"redealing for seat {seat} {_describe_misread(place, before, after)}"
            )


def _describe_misread(place: Place, before: list[Any], after: list[Any]) -> str:
    """Return the elements of a redeal that depend on their earlier values, with advice."""
    kind = place.game.state
    changes = {(c.field, c.index): c for other in after[1:] for c in kind.diff(after[0], other)}
    pairs = list(zip(before[1:], after[1:], strict=True))
    left = [at for at in changes if all(_cell(b, *at) == _cell(a, *at) for b, a in pairs)]
    if left:
        return (
            f"leaves {_list(left)} unwritten: write every hidden element, also those that "
            "become 0, and those of empty seats"
        )
    values = " or ".join({str(_cell(state, *next(iter(changes)))): 0 for state in after})
    return (
        f"depends on what the seat may not see: the same dice make {_list(list(changes))} "
        f"{values}; read no hidden field before writing it (`+=` reads, too)"
    )


def _cell(state: Any, field: str, index: tuple[int, ...]) -> int:
    return int(np.asarray(state[field])[index])


def _list(elements: list[tuple[str, tuple[int, ...]]]) -> str:
    """Return elements by field and index, such as `hand[1][3]`; of many only the first."""
    shown = [field + "".join(f"[{i}]" for i in index) for field, index in elements[:SHOWN]]
    more = len(elements) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def redeal_can_be_played_on(trial: Trial) -> None:
    """A redealt state can be played on: every waiting seat has an action, up to the end."""
    for place, seat in seats_of(trial, 40):
        state = deal(place, seat, place.seed)
        start = place.game.state.copy(state)
        for _ in islice(hurry(place.game, place.terms, state, place.seed), trial.longest):
            _check_bounds(place, seat, state, start)
        if waiting(state):
            raise place.complaint(f"redealt for seat {seat}, a match stops before its end", start)


def redeal_meets_every_world(trial: Trial) -> None:
    """If only a few states fit a seat's view, the real one is among those dealt."""
    met = 0
    for place, seat in seats_of(trial, 2000):
        worlds = len({_things(place, state) for state in _redeal(place, seat, GLANCE)})
        what = f"positions that more than {WORLDS} states fit"
        trial.report.count("redeal_meets_every_world", what, skipped=worlds > WORLDS)
        if 1 < worlds <= WORLDS:
            met += 1
            if not _meets_real(place, seat):
                raise place.complaint(
                    f"{LOOK} times redealt for seat {seat}, about {worlds} states came up, "
                    "and never the real one"
                )
        if met >= trial.few(40):
            return


def _meets_real(place: Place, seat: int) -> bool:
    """Whether the real state was dealt, or may still be, since another came up only once."""
    real = _things(place, place.state)
    came: Counter[bytes] = Counter()
    for state in _redeal(place, seat, LOOK):
        came[_things(place, state)] += 1
        if real in came:
            return True
    return 1 in came.values()


def _things(place: Place, state: Any) -> bytes:
    """Return the state without what seats remember."""
    things = place.game.state.copy(state)
    for field in place.game.state.fields:
        if field.memory:
            things[field.name] = 0
    return bytes(bytes_of(things))


def _redeal(place: Place, seat: int, times: int) -> Iterator[Any]:
    dice = rolled_dice(f"{place.seed} {place.number} {seat}")
    view = place.game.state.view(place.state, seat)
    for _ in range(times):
        state = place.game.state.copy(view)
        verbs.redeal(place.terms, state, seat, dice)
        yield state


def _poison(place: Place, seat: int, poison: int) -> Any:
    """Return the seat's view with every hidden value overwritten."""
    view = place.game.state.view(place.state, seat)
    return patch(place, view, hidden_bytes(place, seat), np.uint8(poison))
