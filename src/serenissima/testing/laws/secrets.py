"""Laws of secrecy: what a seat may not see makes no difference to anything it is shown."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.features import features
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.kernel.tale import happenings, new_tale
from serenissima.testing.trial import Place, Trial, hurry, same, waiting

POISONS = (0x55, 0xAA)  # written where a redeal must not look
WORLDS = 40  # a position with at most so many hidden worlds has few of them
GLANCE, LOOK = 200, 3000  # redeals to guess how many worlds there are, and to meet each of them
TRIED = 8  # actions of another seat whose tales are compared
WAYS = 200  # in which one of them may come out to be compared


def dealt(place: Place, seat: int, key: str, view: Any = None) -> Any:
    """A full state that fits what the seat sees here."""
    state = place.game.state.view(place.state, seat) if view is None else view
    verbs.redeal(place.terms, state, seat, rolled(key))
    return state


def redeal_fits_the_view(trial: Trial) -> None:
    """What is dealt anew looks the same to the seat, is in bounds, and conserves what it must."""
    for place, seat in _seats(trial, 300):
        state = dealt(place, seat, place.seed)
        view = place.game.state.view(place.state, seat)
        if not same(place.game.state.view(state, seat), view):
            raise place.broken(f"redealt for seat {seat}, the seat sees another state", state)
        place.game.state.check(state)
        sums = place.game.conserved(place.terms, place.state)
        if place.game.conserved(place.terms, state) != sums:
            raise place.broken(f"redealt for seat {seat}, sums are not conserved: {sums}", state)
        if not same(state, dealt(place, seat, place.seed)):
            raise place.broken(f"redealt twice for seat {seat} with the same dice, states differ")


def redeal_reads_nothing_hidden(trial: Trial) -> None:
    """Whatever stands where the seat may not look, the same dice deal the same."""
    for place, seat in _seats(trial, 300):
        results = [dealt(place, seat, place.seed, _poisoned(place, seat, p)) for p in POISONS]
        if not same(*results) or not same(results[0], dealt(place, seat, place.seed)):
            raise place.broken(f"redealing for seat {seat} reads what the seat may not see")


def redeal_can_be_played_on(trial: Trial) -> None:
    """What is dealt anew is legal: everybody who waits can act, up to the end of the match."""
    for place, seat in _seats(trial, 100):
        state = dealt(place, seat, place.seed)
        start = place.game.state.copy(state)
        for _ in islice(hurry(place.game, place.terms, state, place.seed), trial.longest):
            place.game.state.check(state)
        if waiting(state):
            raise place.broken(f"redealt for seat {seat}, a match stops before its end", start)


def redeal_meets_every_world(trial: Trial) -> None:
    """Where few states fit what a seat sees, the real one is among those dealt."""
    met = 0
    for place, seat in _seats(trial, 2000):
        worlds = len({_things(place, state) for state in _redealt(place, seat, GLANCE)})
        if 1 < worlds <= WORLDS:
            met += 1
            if not _meets_real(place, seat):
                raise place.broken(
                    f"{LOOK} times redealt for seat {seat}, about {worlds} states came up, "
                    "and never the real one"
                )
        if met >= trial.few(40):
            return


def _meets_real(place: Place, seat: int) -> bool:
    """Whether the real state is dealt, or may still be: others have come up but once."""
    real = _things(place, place.state)
    came: Counter[bytes] = Counter()
    for state in _redealt(place, seat, LOOK):
        came[_things(place, state)] += 1
        if real in came:
            return True
    return 1 in came.values()


def _things(place: Place, state: Any) -> bytes:
    """Where all things are, whatever anybody remembers."""
    things = place.game.state.copy(state)
    for field in place.game.state.fields:
        if field.memory:
            things[field.name] = 0
    return bytes(bytes_of(things))


def _redealt(place: Place, seat: int, times: int) -> Iterator[Any]:
    dice = rolled(f"{place.seed} {place.number} {seat}")
    view = place.game.state.view(place.state, seat)
    for _ in range(times):
        state = place.game.state.copy(view)
        verbs.redeal(place.terms, state, seat, dice)
        yield state


def _seats(trial: Trial, many: int) -> Iterator[tuple[Place, int]]:
    """Positions, each with one of its seats in turn."""
    for number, place in enumerate(trial.sample(many)):
        yield place, number % place.match.seats


def _poisoned(place: Place, seat: int, poison: int) -> Any:
    """The seat's view with every hidden value overwritten."""
    view = place.game.state.view(place.state, seat)
    return _patched(place, view, _hidden(place, seat), np.uint8(poison))


def _patched(place: Place, state: Any, where: Any, cells: Any) -> Any:
    """A copy of `state` with other bytes in some places."""
    whole = np.where(where, cells, bytes_of(state))
    return whole.view(place.game.state.dtype)[0]


def _hidden(place: Place, seat: int) -> Any:
    """Which bytes hold values that the seat may not see: bool `[bytes]`."""
    kind = place.game.state
    held = kind.blank()
    for field in kind.fields:
        held[field.name] = -1
    return (bytes_of(held) != 0) & (kind.mask(seat).view(np.uint8) == 0)


def hidden_things_are_not_shown(trial: Trial) -> None:
    """States alike to a seat give it, and an observer, the same view, text, features and scene."""
    for place, seat in _seats(trial, 300):
        twin = dealt(place, seat, place.seed)
        for who in (seat, OBSERVER):
            for name, real, other in _shown(place, twin, who):
                if real != other:
                    raise place.broken(
                        f"seat {who} sees a difference it may not see, in its {name}; in one state "
                        f"{real!r}, in the other {other!r}; the other is\n{place.story(twin)}"
                    )


def _shown(place: Place, twin: Any, who: int) -> Iterator[tuple[str, Any, Any]]:
    """Everything a seat, or an observer, is shown of the state here and of its twin."""
    kind, seats = place.game.state, place.match.seats
    here, there = kind.view(place.state, who), kind.view(twin, who)
    yield "view", bytes(bytes_of(here)), bytes(bytes_of(there))
    yield "text", kind.format(place.state, who), kind.format(twin, who)
    learned = [features(kind, state, who, seats).tobytes() for state in (place.state, twin)]
    yield "features", learned[0], learned[1]
    draw = place.game.draw
    yield "scene", draw(place.terms, here, who), draw(place.terms, there, who)


def hidden_things_change_nothing_legal(trial: Trial) -> None:
    """A seat's legal actions do not depend on what it may not see, sensible or not."""
    for place, seat in _seats(trial, 600):
        if seat in place.waits:
            real = place.legal(seat)
            others = [dealt(place, seat, place.seed), _noisy(place, seat)]
            for other in others:
                if place.legal(seat, other) != real:
                    raise place.broken(f"legal for seat {seat} reads what the seat may not see")


def _noisy(place: Place, seat: int) -> Any:
    """The state with every hidden value replaced by some other value in its range."""
    kind = place.game.state
    noise = np.random.default_rng(place.number)
    state = kind.blank()
    for field in kind.fields:
        state[field.name] = noise.integers(field.low, field.high + 1, field.shape)
    return _patched(place, place.state, _hidden(place, seat), bytes_of(state))


def tales_tell_no_secrets(trial: Trial) -> None:
    """From what another seat's action tells, nobody knows more of what is hidden than it sees."""
    for place in trial.sample(200):
        for actor in place.waits:
            others = [seat for seat in range(place.match.seats) if seat != actor]
            for listener in (OBSERVER, *others):
                _check_guesses(place, actor, listener)
                if listener != OBSERVER:
                    _compare_unseen(place, actor, listener)


@dataclass(frozen=True)
class _Heard:
    """What an action comes to, for somebody who listens."""

    said: str
    state: bytes
    view: bytes
    tale: tuple[tuple[str, tuple[int, ...]], ...]

    def __str__(self) -> str:
        told = (" ".join((kind, *map(str, values))) for kind, values in self.tale)
        return f"{self.said!r} is told as {'; '.join(told) or 'nothing'}"


def _check_guesses(place: Place, actor: int, listener: int) -> None:
    """Whatever is possible after what the listener sees is possible after what it hears."""
    heard = list(_all_heard(place, actor, listener))
    possible: dict[Any, set[bytes]] = defaultdict(set)
    for one in heard:
        possible[one.view].add(one.state)
        possible[one.view, one.tale].add(one.state)
    for one in heard:
        if possible[one.view, one.tale] != possible[one.view]:
            other = next(o for o in heard if o.view == one.view and o.tale != one.tale)
            raise place.broken(f"to seat {listener}, {one}, but {other}, and all looks alike")


def _all_heard(place: Place, actor: int, listener: int) -> Iterator[_Heard]:
    """Every way that the actor's actions come out; actions with too many ways are left out."""
    for action in place.legal(actor)[:TRIED]:
        tale = new_tale()
        ways = list(islice(place.ways(actor, action, tale), WAYS + 1))
        if len(ways) <= WAYS:
            yield from (_hear(place, state, action, listener, told) for state, told in ways)


def _compare_unseen(place: Place, actor: int, listener: int) -> None:
    """Of actions that change nothing the listener sees, it hears the same in every state."""
    before = bytes(bytes_of(place.game.state.view(place.state, listener)))
    first: _Heard | None = None
    for state in (place.state, dealt(place, listener, place.seed)):
        for action in place.legal(actor, state)[:TRIED]:
            tale = new_tale()
            after = place.after(state, actor, action, rolled(place.seed), tale)
            heard = _hear(place, after, action, listener, tale)
            if heard.view == before:
                first = first or heard
                if heard.tale != first.tale:
                    raise place.broken(f"to seat {listener}, {heard}, but {first}, both unseen")


def _hear(place: Place, after: Any, action: int, listener: int, tale: Any) -> _Heard:
    """What the listener sees, and has been told, after the action."""
    seen = bytes(bytes_of(place.game.state.view(after, listener)))
    heard = (h.seen_by(listener) for h in happenings(tale, place.game.events))
    told = tuple((h.event.kind, h.values) for h in heard if h is not None)
    return _Heard(place.game.actions.format(action), bytes(bytes_of(after)), seen, told)
