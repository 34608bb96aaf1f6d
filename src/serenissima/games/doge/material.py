"""The areas, councillors and pieces of Doge and their numbers.

0 … 5        6
districts    quarantia          home of councillors 0 … 5 one each, of 6 … 8 the Quarantia
"""

DISTRICTS = ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce")
AREAS = (*DISTRICTS, "quarantia")  # R1.2
COUNCILLORS = (*DISTRICTS, "first", "second", "third")  # the last three belong to the Quarantia

MOST_SEATS = 4
DISTRICT_COUNT = len(DISTRICTS)
AREA_COUNT = len(AREAS)
QUARANTIA = 6
COUNCILLOR_COUNT = len(COUNCILLORS)
QUARANTIA_COUNCILLORS = 3

# R1.1: the pieces of each seat.
HOUSES, PALACES, RINGS = 15, 8, 6
MARKERS = (1, 2, 2, 2)  # copies of the values 0, 1, 2, 3
VALUES = len(MARKERS)
MARKER_COUNT = sum(MARKERS)

SITES = 5  # R1.4: in each district
FIRST_PRICE = 3  # R1.4, R10.2
BALLOT_ROUNDS = {3: 4, 4: 3}  # R2.2: by number of seats
MOST_MARKERS = 4  # R3.3: on one card
MOST_VOTES = 16  # R14.1: 10 by markers, 6 by councillors
WINNER_HOUSES, RUNNER_UP_HOUSES = 2, 1  # R7.3, R7.4
FIRST_MOVES, SECOND_MOVES, ABSTENTION_MOVES = 2, 1, 1  # R8.6, R8.5, R6.7

FEWEST_DISTRICTS, GOAL = 4, 12  # R14.2: districts, and districts plus palazzi
