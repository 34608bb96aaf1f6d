"""Cards entering and leaving a hand, and the memory of them (R9.8, R9.9)."""

from serenissima.kernel.compile import inner

from .fields import State
from .material import DISTRICT_COUNT


@inner
def gain_seen(state: State, seat: int, card: int) -> None:
    """Add a card that both players saw to the hand (R9.8)."""
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.known[seat, card] += 1


@inner
def gain_unseen(state: State, seat: int, card: int) -> None:
    """Add a card that only its owner saw to the hand (R9.4); it may be of any kind."""
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.fresh[1 - seat] += 1
    for district in range(DISTRICT_COUNT):
        state.ceiling[seat, district] = min(5, state.ceiling[seat, district] + 1)


@inner
def lose(state: State, seat: int, card: int) -> None:
    """Remove a card from the hand in the open, from its known cards if possible (R9.9).

    An unknown card that is shown narrows down the origin of the others in the hand: the opening
    deal, of which the opponent knows their own part, or a later draw.
    """
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    if state.known[seat, card] > 0:
        state.known[seat, card] -= 1
        return
    opponent = 1 - seat
    if card < DISTRICT_COUNT:
        state.ceiling[seat, card] = max(0, state.ceiling[seat, card] - 1)
        if state.dealt_left[opponent, card] > 0:
            state.dealt_left[opponent, card] -= 1
            return
    state.fresh[opponent] = max(0, state.fresh[opponent] - 1)


@inner
def learn_absent(state: State, seat: int, district: int) -> None:
    """Record that the hand has been shown to hold no card of the district (R9.10)."""
    state.ceiling[seat, district] = 0
    state.dealt_left[1 - seat, district] = 0


@inner
def learn_from_sight(state: State) -> None:
    """Record that no card now in sight is in a hand, before the discards are shuffled (R9.3)."""
    for district in range(DISTRICT_COUNT):
        hidden = 5 - state.discard[district] - state.offer[0, district] - state.offer[1, district]
        for seat in range(2):
            hidden -= state.won[seat, district] + state.laid[seat, district]
            hidden -= state.known[seat, district]
        for seat in range(2):
            state.ceiling[seat, district] = min(hidden, state.ceiling[seat, district])
