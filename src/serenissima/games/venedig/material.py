"""The kinds of building in Venedig, with their cards and pieces, and other fixed numbers.

0     1        2      3      4
casa  palazzo  campo  ponte  basilica
      └ with a master builder ──────┘
"""

KINDS = ("casa", "palazzo", "campo", "ponte", "basilica")  # R1.5: the casa has no master builder
CASA, PALAZZO, CAMPO, PONTE, BASILICA = range(5)
KIND_COUNT = len(KINDS)

NEEDED = (1, 3, 3, 3, 4)  # R1.2: cards
HEXES = (1, 2, 1, 2, 3)  # R1.2: hexes
PIECES = (19, 6, 6, 6, 5)  # R1.2; fewer hexes than on any board (R18.4)
# The first value is the default: R1.3, R1.7, R1.8, R16.
CARDS = ("7-8-8-9-10", "10-8-8-8-8", "14-7-7-7-7", "6-9-9-9-9", "19-6-6-6-5")  # per kind
TILES = ("29-29-28", "43-29-14", "0-86-0")  # swamp tiles with 0, 1, 2 gold
TREASURES = ("5-4-4-5", "6-6-3-3", "3-3-6-6")  # treasures with 3, 4, 5, 6 gold
LEAST_TURNS, USUAL_TURNS, MOST_TURNS = 10, 300, 2000  # R16.7
ALL_CARDS, ALL_TILES, ALL_TREASURES = 42, 86, 18
TILE_VALUES = 3  # 0, 1, 2
GOLD_VALUES = 7  # 0 … 6: tiles and treasures
FIRST_TREASURE = TILE_VALUES  # the lowest value of a treasure
TREASURE_VALUES = GOLD_VALUES - TILE_VALUES

LEAST_SEATS, MOST_SEATS = 2, 5  # R1.1
OPENING_HAND = 3  # R1.6
HAND_LIMIT = 5  # R12.4
FILLING = 3  # R12.3: cards taken for one shown
DISPLAY_LIMIT = 4  # R12.7
MOST_KINDS = 2  # R9.1
DRAINS = 2  # R10.1
GOLD_A_POINT = 5  # R11.1
BASILICA_POINTS = 7  # R6.4
MOST_POINTS = 20  # R6: a ponte scores one per casa

MOST_HEXES, SIDES, MOST_BRIDGES = 128, 6, 16
DISTRICTS = "abcde"  # R17.7: their letters
DISTRICT_COUNT = len(DISTRICTS)
FIELDS = 61  # R17.4: the start and 1 … 60
GOAL = 60  # R13.1
CROSSING, CROSSED_AGAIN = 10, 45  # R8.5
FARTHEST = 250  # R13.4: out of reach even from 59 with 20 points, all the gold (34) and jumps
