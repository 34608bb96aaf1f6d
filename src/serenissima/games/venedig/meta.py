"""Venedig on the shelf."""

from serenissima.kernel.meta import Meta, Option

from .material import (
    CARDS,
    FULL_HANDS,
    IMAGINARY_CASAS,
    LEAST_SEATS,
    LEAST_TURNS,
    MOST_SEATS,
    MOST_TURNS,
    SHAPES,
    TILES,
    TREASURES,
    USUAL_TURNS,
)

META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Venedig",
    seats=tuple(range(LEAST_SEATS, MOST_SEATS + 1)),  # R1.1
    rules_version=1,
    options=(
        Option("board", "laguna", text=True, ruling="R17.1"),
        Option("cards", CARDS[0], choices=CARDS, text=True, ruling="R16.1"),
        Option("tiles", TILES[0], choices=TILES, text=True, ruling="R16.2"),
        Option("treasures", TREASURES[0], choices=TREASURES, text=True, ruling="R16.3"),
        Option("basilica", "triangle", choices=SHAPES, ruling="R16.4"),
        Option("full_hand", "no-draw", choices=FULL_HANDS, ruling="R16.5"),
        Option(
            "imaginary_casa",
            "built",
            choices=IMAGINARY_CASAS,
            ruling="R16.6",
            seats=(2,),
        ),
        Option("turn_cap", USUAL_TURNS, low=LEAST_TURNS, high=MOST_TURNS, ruling="R16.7"),
    ),
    year=2007,
    designers=("Klaus-Jürgen Wrede",),
    publisher="Amigo",
    emblem="gondola",
    reconstructed="its board, how its cards split over the kinds, how much gold lies where",
)
