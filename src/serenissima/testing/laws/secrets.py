"""Laws of secrecy: nothing that a seat is shown depends on what it may not see."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from serenissima.kernel import features
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.testing import differences
from serenissima.testing.laws.hidden import dealt, hidden, patched, seats_of
from serenissima.testing.trial import Place, Trial


def hidden_things_are_not_shown(trial: Trial) -> None:
    """States that a seat cannot tell apart give it the same view, text, features and scene."""
    for place, seat in seats_of(trial, 300):
        twin = dealt(place, seat, place.seed)
        for who in (seat, OBSERVER):
            for name, differing in _differing(place, twin, who):
                if said := differences.described(differing):
                    raise place.broken(
                        f"seat {who} sees what it may not see, in its {name}: {said}; a field that "
                        "follows from hidden ones must be hidden too. The other position is\n"
                        f"{place.story(twin)}"
                    )


def _differing(place: Place, twin: Any, who: int) -> Iterator[tuple[str, Iterator[str]]]:
    """How anything that a seat or an observer is shown differs between this state and its twin."""
    kind, seats = place.game.state, place.match.seats
    here, there = kind.view(place.state, who), kind.view(twin, who)
    yield "view", differences.of_records(kind, here, there)
    yield "text", differences.of_texts(kind.format(place.state, who), kind.format(twin, who))
    numbers = [features.features(kind, state, who, seats) for state in (place.state, twin)]
    named = zip(features.names(kind, seats), *numbers, strict=True)
    yield "features", (f"{name}: {one} or {other}" for name, one, other in named if one != other)
    drawn, drawn_there = (place.game.draw(place.terms, view, who) for view in (here, there))
    yield "scene", differences.of_values(drawn, drawn_there)


def hidden_things_change_nothing_legal(trial: Trial) -> None:
    """A seat's legal actions do not depend on hidden values, not even on impossible ones."""
    for place, seat in seats_of(trial, 600):
        if seat in place.waits:
            real = place.legal(seat)
            others = [dealt(place, seat, place.seed), _noisy(place, seat)]
            for other in others:
                found = place.legal(seat, other)
                if found != real:
                    word = place.game.actions.format
                    odd = ", ".join(word(action) for action in sorted({*found} ^ {*real}))
                    raise place.broken(
                        f"legal for seat {seat} reads what the seat may not see: {odd} is legal or "
                        "not depending on it; ask only fields that this seat sees"
                    )


def _noisy(place: Place, seat: int) -> Any:
    """The state with every hidden value replaced by some other value in its range."""
    kind = place.game.state
    noise = np.random.default_rng(place.number)
    state = kind.blank()
    for field in kind.fields:
        state[field.name] = noise.integers(field.low, field.high + 1, field.shape)
    return patched(place, place.state, hidden(place, seat), bytes_of(state))
