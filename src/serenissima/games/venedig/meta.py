"""Venedig on the shelf."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.meta import Meta, Options, option

from .material import (
    CARDS,
    LEAST_SEATS,
    LEAST_TURNS,
    MOST_SEATS,
    MOST_TURNS,
    TILES,
    TREASURES,
    USUAL_TURNS,
)


class Basilica(Codes):
    """What the three hexes of a basilica look like (R16.4)."""

    TRIANGLE = auto()
    CONNECTED = auto()


class FullHand(Codes):
    """What follows from five cards in hand (R16.5)."""

    NO_DRAW = auto()
    SWAP = auto()
    MUST_LAY = auto()


class ImaginaryCasa(Codes):
    """What becomes of a casa revealed for the imaginary player (R16.6)."""

    BUILT = auto()
    DISCARDED = auto()


class VenedigOptions(Options):
    """What can be agreed before a match."""

    board: str = option("laguna", "The board.", text=True, ruling="R17.1")
    cards: str = option(CARDS[0], "Cards of each kind.", choices=CARDS, text=True, ruling="R16.1")
    tiles: str = option(TILES[0], "Tiles by gold.", choices=TILES, text=True, ruling="R16.2")
    treasures: str = option(
        TREASURES[0], "Treasures by gold.", choices=TREASURES, text=True, ruling="R16.3"
    )
    basilica: Basilica = option(
        Basilica.TRIANGLE, "What its three hexes look like.", ruling="R16.4"
    )
    full_hand: FullHand = option(
        FullHand.NO_DRAW, "What one draws with five cards.", ruling="R16.5"
    )
    imaginary_casa: ImaginaryCasa = option(
        ImaginaryCasa.BUILT, "What becomes of one revealed.", ruling="R16.6", seats=(2,)
    )
    turn_cap: int = option(
        USUAL_TURNS, "Turns after which it ends.", low=LEAST_TURNS, high=MOST_TURNS, ruling="R16.7"
    )


META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Venedig",
    seats=tuple(range(LEAST_SEATS, MOST_SEATS + 1)),  # R1.1
    rules_version=1,
    options=VenedigOptions.declared(),
    year=2007,
    designers=("Klaus-Jürgen Wrede",),
    publisher="Amigo",
    emblem="gondola",
    reconstructed="its board, how its cards split over the kinds, how much gold lies where",
)
