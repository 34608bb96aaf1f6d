"""Figures that the guide quotes."""

from .material import (
    AREA_COUNT,
    BALLOT_ROUNDS,
    COUNCILLOR_COUNT,
    DISTRICT_COUNT,
    FEWEST_DISTRICTS,
    FIRST_PRICE,
    GOAL,
    HOUSES,
    MARKER_COUNT,
    MOST_MARKERS,
    PALACES,
    QUARANTIA_COUNCILLORS,
    RINGS,
    RUNNER_UP_HOUSES,
    SITES,
    WINNER_HOUSES,
)

FIVE = FEWEST_DISTRICTS + 1

FIGURES = {
    "districts": DISTRICT_COUNT,
    "areas": AREA_COUNT,
    "five": FIVE,
    "in_five": GOAL - FIVE,
    "four": FEWEST_DISTRICTS,
    "in_four": GOAL - FEWEST_DISTRICTS,
    "rounds_three": BALLOT_ROUNDS[3],
    "rounds_four": BALLOT_ROUNDS[4],
    "markers": MARKER_COUNT,
    "most_markers": MOST_MARKERS,
    "councillors": COUNCILLOR_COUNT,
    "quarantia": QUARANTIA_COUNCILLORS,
    "rings": RINGS,
    "houses": HOUSES,
    "palaces": PALACES,
    "sites": SITES,
    "winner_houses": WINNER_HOUSES,
    "runner_up_houses": RUNNER_UP_HOUSES,
    "first_price": FIRST_PRICE,
}
