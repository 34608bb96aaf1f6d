"""Venedig's title, numbers of seats and options."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.meta import Level, Measured, Meta, Options, option

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
    """The shape of the three hexes of a basilica (R16.4)."""

    TRIANGLE = auto()
    CONNECTED = auto()


class FullHand(Codes):
    """The effect of five cards in hand (R16.5)."""

    NO_DRAW = auto()
    SWAP = auto()
    MUST_LAY = auto()


class ImaginaryCasa(Codes):
    """The fate of a casa revealed for the imaginary player (R16.6)."""

    BUILT = auto()
    DISCARDED = auto()


class Moves(Codes):
    """Whether all points must be moved (R16.8)."""

    ALL = auto()
    UP_TO_ALL = auto()


class GoldAsked(Codes):
    """When a question is asked only because of gold (R2.3, R8.6)."""

    WHENEVER_IT_COUNTS = auto()
    AS_IN_VERSION_1 = auto()


class VenedigOptions(Options):
    """The options of a match."""

    board: str = option("laguna", "The board: its name, or its text.", text=True, ruling="R17.1")
    cards: str = option(
        CARDS[0], "Numbers of cards of each kind.", choices=CARDS, text=True, ruling="R16.1"
    )
    tiles: str = option(
        TILES[0], "Numbers of tiles by gold.", choices=TILES, text=True, ruling="R16.2"
    )
    treasures: str = option(
        TREASURES[0], "Numbers of treasures by gold.", choices=TREASURES, text=True, ruling="R16.3"
    )
    basilica: Basilica = option(
        Basilica.TRIANGLE, "The shape of a basilica's three hexes.", ruling="R16.4"
    )
    full_hand: FullHand = option(
        FullHand.NO_DRAW, "The effect of five cards in hand on drawing.", ruling="R16.5"
    )
    imaginary_casa: ImaginaryCasa = option(
        ImaginaryCasa.BUILT,
        "The fate of a casa revealed for the imaginary player.",
        ruling="R16.6",
        seats=(2,),
    )
    turn_cap: int = option(
        USUAL_TURNS,
        "The number of turns after which the match ends.",
        choices=range(LEAST_TURNS, MOST_TURNS + 1),
        ruling="R16.7",
    )
    moves: Moves = option(Moves.ALL, "Whether a gondola must move all its points.", ruling="R16.8")
    gold_asked: GoldAsked = option(
        GoldAsked.WHENEVER_IT_COUNTS,
        "The cases in which a question about gold alone is asked.",
        ruling="R8.6",
        retired=True,
    )


META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Venedig",
    seats=tuple(range(LEAST_SEATS, MOST_SEATS + 1)),  # R1.1
    rules_version=2,
    options=VenedigOptions.members(),
    year=2007,
    designers=("Klaus-Jürgen Wrede",),
    publisher="Amigo",
    minutes=(45, 90),
    emblem="gondola",
    levels=(
        Level("hasty", "hasty:2", names=("Pasqualin", "Checo", "Zorzeto", "Bastian", "Polo")),
        Level(
            "gentle",
            "ismcts:30",
            rules=2,
            measured=(
                Measured(2, 0.920, 0.872, 200),
                Measured(3, 0.601, 0.573, 200),
                Measured(4, 0.443, 0.413, 200),
                Measured(5, 0.351, 0.327, 200),
            ),
            names=("Lucietta", "Tonina", "Zanze", "Perina", "Bettina"),
        ),
        Level(
            "steady",
            "ismcts:200",
            rules=2,
            measured=(
                Measured(2, 0.935, 0.894, 200),
                Measured(3, 0.601, 0.573, 200),
                Measured(4, 0.428, 0.399, 200),
                Measured(5, 0.322, 0.297, 200),
            ),
            names=("Bortolo", "Anzolo", "Simon", "Nicoleto", "Iseppo"),
        ),
        Level(
            "strong",
            "ismcts:2000",
            rules=2,
            measured=(
                Measured(2, 0.820, 0.736, 100),
                Measured(3, 0.437, 0.386, 100),
                Measured(4, 0.337, 0.291, 100),
                Measured(5, 0.248, 0.222, 300),
            ),
            names=("Isabeta", "Chiara", "Zuana", "Regina", "Andriana"),
        ),
    ),
    best_with=3,  # with two, the imaginary player builds as well
    earlier={1: {"gold_asked": GoldAsked.AS_IN_VERSION_1.text}},
    reconstructed="its board, the split of its cards among the kinds, or the amounts of its gold",
)
