"""Figures that the guide quotes."""

from .material import (
    ALL_TILES,
    ALL_TREASURES,
    BASILICA,
    BASILICA_POINTS,
    CAMPO,
    CASA,
    DRAINS,
    FILLING,
    FIRST_TREASURE,
    GOAL,
    GOLD_A_POINT,
    GOLD_VALUES,
    HAND_LIMIT,
    HEXES,
    KINDS,
    MOST_KINDS,
    NEEDED,
    PALAZZO,
    PIECES,
    PONTE,
    TILE_VALUES,
)

PLURALS = {CASA: "casas", PALAZZO: "palazzi", CAMPO: "campi", PONTE: "ponti", BASILICA: "basilicas"}

FIGURES = {
    **{f"{name}_cards": cards for name, cards in zip(KINDS, NEEDED, strict=True)},
    **{f"{name}_hexes": hexes for name, hexes in zip(KINDS, HEXES, strict=True)},
    **{plural: PIECES[kind] for kind, plural in PLURALS.items()},
    "basilica_points": BASILICA_POINTS,
    "goal": GOAL,
    "drains": DRAINS,
    "filling": FILLING,
    "hand": HAND_LIMIT,
    "kinds": MOST_KINDS,
    "gold": GOLD_A_POINT,
    "tiles": ALL_TILES,
    "tile_gold": TILE_VALUES - 1,
    "treasures": ALL_TREASURES,
    "least_gold": FIRST_TREASURE,
    "most_gold": GOLD_VALUES - 1,
}
