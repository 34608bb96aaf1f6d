"""Positions of Canal Grande as text, for the tests: what is not written down is made up for.

Seat 0 is the chooser and seat 1 the divider in all of them, unless the text says otherwise.
"""

from typing import Any

from serenissima.games.canal_grande.fields import STATE
from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import ACTION_CARDS, CARDS, NUMBER_CARDS, NUMBERS
from serenissima.games.canal_grande.scoring import conserved
from serenissima.kernel.match import Match, Step
from serenissima.kernel.seats import only

DIVIDING = "stage divide\n divider 1\n actor 1"
CHOOSING = "stage choose\n divider 1\n actor 1"
VOTE = "stage call\n divider 1\n actor 0\n picked 0\n doges 1\n challenger 0"


def at(text: str, asks: int = 0, **options: object) -> Match:
    """A match at a position: `asks` is the seat that decides.

    Number cards that are not named are in their pile; so are action cards, or, if the text names
    the pile, among the discards. Sizes of hands follow, and unknown cards may have been drawn.
    """
    state = STATE.parse(text)
    terms = GAME.terms_for(2, options)
    state.waits = only(asks)
    for counter in ("rounds", "phases", "phase_round"):
        state[counter] = max(1, state[counter])
    rest = state.discard if state.pile.any() else state.pile
    placed = conserved(terms, state)
    for kind, card in enumerate(ACTION_CARDS):
        rest[kind] += terms.card_counts[kind] - placed[card]
    for kind, card in enumerate(NUMBER_CARDS):
        state.number_pile[kind] = terms.number_counts[kind] - placed[card]
    state.hand_size[:] = state.hand.sum(axis=1)
    if not state.fresh.any():
        state.fresh[:] = (state.hand_size - state.known.sum(axis=1))[::-1]
    STATE.check(state)
    return Match(GAME, options=options, position=state)


def dividing(cards: str, text: str = "", **options: object) -> Match:
    """Seat 1 is about to divide these cards."""
    return at(f"{DIVIDING}\noffer[0] {cards}\n{text}", 1, **options)


def choosing(first: str, second: str, text: str = "", **options: object) -> Match:
    """Seat 0 is about to choose one of two offers."""
    return at(f"{CHOOSING}\noffer[0] {first}\noffer[1] {second}\n{text}", **options)


def vote(text: str, **options: object) -> Match:
    """Seat 0 is about to call a district for its only doge; seat 1's offer is empty."""
    return at(f"{VOTE}\n{text}", **options)


def play(match: Match, *words: str) -> Step:
    """Let whoever is asked do each of these; the last step."""
    for word in words:
        step = match.play(match.waits[0], word)
    return step


def see(match: Match, line: str, seat: int | None = None) -> str:
    """What the position's text (the one for a seat) says in a line; nothing if it has none."""
    lines = STATE.format(match.state, seat).splitlines()
    return next((text.partition(" ")[2] for text in lines if text.split()[0] == line), "")


def legal(match: Match) -> list[str]:
    """What can be done now."""
    return [match.game.actions.format(action) for action in match.legal(match.waits[0])]


def told(step: Step, *kinds: str) -> list[str]:
    """The events of a step in order; only some kinds of them, if any are named."""
    names = [happening.event.kind for happening in step.told]
    return [name for name in names if not kinds or name in kinds]


def cards(words: str) -> list[int]:
    """What the dice answer if these cards are drawn, each from its pile: names with blanks."""
    numbers = [CARDS.index(word) for word in words.split()]
    return [number - NUMBERS if number >= NUMBERS else number for number in numbers]


def shares(match: Match) -> Any:
    """How the win is shared, seat by seat; None while the match goes on."""
    return None if match.outcome is None else match.outcome.shares
