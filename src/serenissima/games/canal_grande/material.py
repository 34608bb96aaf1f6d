"""The cards of Canal Grande and their numbers.

0 … 5        6        7        8    9     10   11   12
districts    gondola  traitor  spy  doge  one  two  three
└ hand: 0 … 6 ─────┘
└ action cards: 0 … 9 ───────────────┘    └ number cards ┘
"""

DISTRICTS = ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce")
HAND_CARDS = (*DISTRICTS, "gondola")
ACTION_CARDS = (*HAND_CARDS, "traitor", "spy", "doge")
NUMBER_CARDS = ("one", "two", "three")
CARDS = (*ACTION_CARDS, *NUMBER_CARDS)

DISTRICT_COUNT = len(DISTRICTS)
HAND_KINDS = len(HAND_CARDS)
ALL_CARDS = len(CARDS)
GONDOLA, TRAITOR, SPY, DOGE = range(6, 10)
NUMBERS = len(ACTION_CARDS)  # index of the first number card among all cards

# R1.2: copies of each action card. R1.3, R10.1: copies of the number cards one, two, three.
ACTION_CARD_COUNTS = (5, 5, 5, 5, 5, 5, 6, 7, 3, 6)
NUMBER_CARD_COUNTS = {"4-5-5": (4, 5, 5), "5-4-5": (5, 4, 5), "5-5-4": (5, 5, 4)}

SET_ASIDE = 2  # R1.4: of each district, for the opening hands
OPENING_HAND = 4  # R1.4
TURNED_ACTIONS, TURNED_NUMBERS = 5, 3  # R3.1
SPY_DRAWS = 2  # R5.6
BONUS_DRAWS = 3  # R7.3
PHASE_TOTAL = 10  # R7.2
FOUR = 4  # R8.2
