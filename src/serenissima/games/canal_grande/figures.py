"""Figures that the guide quotes."""

from .material import (
    ACTION_CARD_COUNTS,
    BONUS_DRAWS,
    DISTRICT_COUNT,
    DOGE,
    FOUR,
    GONDOLA,
    NUMBER_CARD_COUNTS,
    NUMBER_CARDS,
    PHASE_TOTAL,
    SPY,
    SPY_DRAWS,
    TRAITOR,
    TURNED_ACTIONS,
    TURNED_NUMBERS,
)

FIGURES = {
    "districts": DISTRICT_COUNT,
    "of_one": FOUR,
    "actions": TURNED_ACTIONS,
    "numbers": TURNED_NUMBERS,
    "turned": TURNED_ACTIONS + TURNED_NUMBERS,
    "phase_total": PHASE_TOTAL,
    "bonus": BONUS_DRAWS,
    "spy_draws": SPY_DRAWS,
    "of_district": ACTION_CARD_COUNTS[0],
    "gondolas": ACTION_CARD_COUNTS[GONDOLA],
    "traitors": ACTION_CARD_COUNTS[TRAITOR],
    "spies": ACTION_CARD_COUNTS[SPY],
    "doges": ACTION_CARD_COUNTS[DOGE],
    "number_cards": sum(next(iter(NUMBER_CARD_COUNTS.values()))),
    "highest": len(NUMBER_CARDS),
}
