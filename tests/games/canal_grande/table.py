"""Positions of Canal Grande for the tests.

Seat 0 is the chooser and seat 1 the divider in all of them, unless the text says otherwise.
"""

from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import CARDS, NUMBERS
from serenissima.kernel.match import Match
from serenissima.testing import at

CALLING = "stage call\ndivider 1\nactor 0\npicked 0\ndoges 1"


def dividing(cards: str, text: str = "", **options: object) -> Match:
    """Seat 1 is about to divide these cards."""
    return at(GAME, f"divider 1\noffer[0] {cards}\n{text}", **options)


def choosing(first: str, second: str, text: str = "", **options: object) -> Match:
    """Seat 0 is about to choose one of two offers."""
    offers = f"offer[0] {first}\noffer[1] {second}"
    return at(GAME, f"stage choose\ndivider 1\n{offers}\n{text}", **options)


def vote(text: str, **options: object) -> Match:
    """Seat 0 is about to call a district for its only doge; seat 1's offer is empty."""
    return at(GAME, f"{CALLING}\n{text}", **options)


def cards(words: str) -> list[int]:
    """What the dice answer if these cards are drawn, each from its pile: names with blanks."""
    numbers = [CARDS.index(word) for word in words.split()]
    return [number - NUMBERS if number >= NUMBERS else number for number in numbers]
