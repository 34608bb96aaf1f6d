"""Positions of Canal Grande for the tests.

Seat 0 is the chooser and seat 1 the divider in all of them, unless the text says otherwise.
"""

from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import CARDS, NUMBER_CARDS, NUMBERS
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


def handling(first: str, second: str, text: str = "", **options: object) -> Match:
    """Return a match in which seat 0 has chosen the first of two offers, and its first step."""
    offers = f"offer[0] {first}\noffer[1] {second}"
    return at(GAME, f"divider 1\nactor 0\npicked 0\n{offers}\n{text}", **options)


def ended(first: str, second: str, text: str = "", divider: int = 1, **options: object) -> Match:
    """Return a match before the choice that ends the fourth round with these number cards.

    The cards that bring a seat to 10 are in its offer, with castello for the chooser and san-
    marco for the other seat.
    """
    before, new = zip(*map(brought, (first, second)), strict=True)
    offers = f"offer[0] castello {new[1 - divider]}\noffer[1] san-marco {new[divider]}"
    laid = f"numbers_laid[0] {before[0]}\nnumbers_laid[1] {before[1]}\nphase_round 4"
    turn = f"stage choose\ndivider {divider}\nactor {divider}"
    return at(GAME, f"{turn}\n{laid}\n{offers}\n{text}", **options)


def brought(cards: str) -> tuple[str, str]:
    """Number cards parted into those of earlier rounds, 9 at most, and the fewest of this one."""
    counts = dict.fromkeys(NUMBER_CARDS, 0) | {
        name: int(count or 1) for name, _, count in (word.partition("=") for word in cards.split())
    }
    values = [value for value, name in enumerate(NUMBER_CARDS, 1) for _ in range(counts[name])]
    new = []
    while sum(values) > 9:
        new.append(values.pop())
    return tuple(" ".join(NUMBER_CARDS[value - 1] + f"={some.count(value)}"
                          for value in dict.fromkeys(some)) for some in (values, new))  # fmt: skip


def vote(text: str, **options: object) -> Match:
    """Seat 0 is about to call a district for its only doge; seat 1's offer is empty."""
    return at(GAME, f"{CALLING}\n{text}", **options)


def cards(words: str) -> list[int]:
    """Return the dice's answers if these cards are drawn, each from its pile: names with blanks."""
    numbers = [CARDS.index(word) for word in words.split()]
    return [number - NUMBERS if number >= NUMBERS else number for number in numbers]
