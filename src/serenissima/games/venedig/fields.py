"""The terms and the state of Venedig, field by field, with who may see each (R15.1-R15.6)."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import (
    FLAG,
    Axis,
    Grid,
    MatchState,
    MatchTerms,
    See,
    Vector,
    between,
    field,
    none_or,
    place_on,
    seat_mask,
    seat_number,
    up_to,
)
from serenissima.kernel.record import record_of

from .material import (
    ALL_CARDS,
    ALL_TILES,
    ALL_TREASURES,
    DISTRICT_COUNT,
    DRAINS,
    FARTHEST,
    FIELDS,
    FILLING,
    FIRST_TREASURE,
    GOLD_VALUES,
    HAND_LIMIT,
    HEXES,
    KINDS,
    LEAST_SEATS,
    MOST_BRIDGES,
    MOST_HEXES,
    MOST_POINTS,
    MOST_SEATS,
    MOST_TURNS,
    NEEDED,
    PIECES,
    SIDES,
)
from .meta import VenedigOptions
from .places import COLUMNS, ROWS


class Stage(Codes):
    """What is to be decided, in the order of a turn; of one building, SITE to BETWEEN."""

    BEFORE = auto()
    LAY = auto()
    NEXT = auto()
    SITE = auto()
    SPAN = auto()
    MOVE = auto()
    STEER = auto()
    BETWEEN = auto()
    SURPLUS = auto()
    DRAIN = auto()
    DRAW = auto()
    FILL = auto()
    SHED = auto()
    AFTER = auto()
    PASS = auto()
    PAY = auto()
    FINAL = auto()
    OVER = auto()


ABOUT_GOLD = (Stage.BETWEEN, Stage.FINAL)  # where gold is all that the question is about


class Ending(Codes):
    """How a match ends (R13)."""

    NONE = auto()
    SIXTY_BY_BUILDING = auto()
    SIXTY_BY_HELPING = auto()
    SIXTY_BY_GOLD = auto()
    CASA_EXHAUSTED = auto()
    PALAZZO_EXHAUSTED = auto()
    CAMPO_EXHAUSTED = auto()
    PONTE_EXHAUSTED = auto()
    BASILICA_EXHAUSTED = auto()
    TURN_CAP = auto()


class Cover(Codes):
    """What lies on a hex."""

    SWAMP = auto()
    FREE = auto()
    CASA = auto()
    PALAZZO = auto()
    CAMPO = auto()
    PONTE = auto()
    BASILICA = auto()


BUILT = int(Cover.CASA)  # BUILT + kind covers a hex
EXHAUSTED = int(Ending.CASA_EXHAUSTED)  # EXHAUSTED + kind ends a match

NONE = -1  # no seat, no kind, no hex
ALL_DISTRICTS = (1 << DISTRICT_COUNT) - 1  # a bit mask

GOLD = tuple(map(str, range(GOLD_VALUES)))  # on tiles and treasures
TILES, TREASURES = GOLD[:FIRST_TREASURE], GOLD[FIRST_TREASURE:]
EACH_HEX = Axis(MOST_HEXES, key="hex")  # called as the board calls it
EACH_SEAT = Axis(MOST_SEATS, seats=True)
SEAT, SEATS = seat_number(MOST_SEATS), seat_mask(MOST_SEATS)


# One field, one entry.
# fmt: off
class Terms(VenedigOptions, MatchTerms):
    """What is constant in a match."""

    seats: int = field("How many play.", between(LEAST_SEATS, MOST_SEATS))
    card_counts: Vector = field("Cards.", up_to(ALL_CARDS), KINDS)
    tile_counts: Vector = field("Swamp tiles with 0, 1, 2 gold.", up_to(ALL_TILES), TILES)
    treasure_counts: Vector = field("Treasures with 3, 4, 5, 6 gold.", up_to(ALL_TREASURES),
        TREASURES)
    # the board (R17)
    hexes: int = field("How many it has.", up_to(MOST_HEXES))
    district: Vector = field("Of each hex.", none_or(up_to(DISTRICT_COUNT - 1)), EACH_HEX)
    printed: Vector = field("What lies on each hex at first.", Cover, EACH_HEX)
    neighbour: Grid = field("Of each hex, clockwise from the east.", none_or(up_to(MOST_HEXES - 1)),
        EACH_HEX, SIDES)
    bridge: Grid = field("The two hexes of each dotted line.", none_or(up_to(MOST_HEXES - 1)),
        MOST_BRIDGES, 2)
    touches: Vector = field("Bit mask of the districts beside each field.", up_to(ALL_DISTRICTS),
        FIELDS)
    row: Vector = field("Of each hex.", up_to(ROWS - 1), EACH_HEX)
    column: Vector = field("Of each hex, in half hexes.", up_to(COLUMNS - 1), EACH_HEX)
    track_row: Vector = field("Of each field, in half rows.", up_to(2 * (ROWS - 1)), FIELDS)
    track_column: Vector = field("Of each field, in quarter hexes.", up_to(2 * (COLUMNS - 1)),
        FIELDS)


class State(MatchState):
    """What changes in a match."""

    # where the match stands (R2)
    stage: int = field("What is to be decided.", Stage)
    waits: int = field("Bit mask of the seats that may act.", SEATS, learned=False)
    ending: int = field("How the match ended.", Ending)
    closing: int = field("How it is about to end.", Ending)
    turn: int = field("Turns begun.", up_to(MOST_TURNS))
    active: int = field("Whose turn it is.", SEAT)
    then: int = field("What follows when nothing more is to be built.", Stage)
    revealed: int = field("A card was revealed for the imaginary player this turn.")
    # cards (R3, R12); what is not named elsewhere is in the pile
    pile: Vector = field("Cards still to come.", up_to(ALL_CARDS), KINDS, see=See.NOBODY)
    discard: Vector = field("Cards put away.", up_to(ALL_CARDS), KINDS)
    display: Vector = field("Cards open beside the pile.", FLAG, KINDS)
    hand: Grid = field("Cards in hand.", up_to(HAND_LIMIT + 1), EACH_SEAT, KINDS, see=See.OWNER)
    hand_size: Vector = field("How many they are.", up_to(HAND_LIMIT + 1), EACH_SEAT)
    known: Grid = field("Cards that the hand is known to hold.", up_to(HAND_LIMIT + 1), EACH_SEAT,
        KINDS)
    adding: Grid = field("Hand cards chosen for the rows.", up_to(HAND_LIMIT), EACH_SEAT, KINDS,
        see=See.OWNER)
    solo: Grid = field("Buildings chosen to be built alone.", FLAG, EACH_SEAT, KINDS, see=See.OWNER)
    laid: Grid = field("Cards in the rows on the table.", up_to(max(NEEDED)), EACH_SEAT, KINDS)
    imaginary_laid: Vector = field("The imaginary player's rows.", up_to(max(NEEDED)), KINDS)
    master: Vector = field("Who has each figure.", none_or(SEAT), KINDS)
    imaginary_master: Vector = field("The imaginary player has it.", FLAG, KINDS)
    # the board (R5, R10)
    cover: Vector = field("What lies on each hex.", Cover, EACH_HEX)
    piece: Vector = field("Which piece of its kind stands on each hex.", up_to(max(PIECES)),
        EACH_HEX, learned=False)
    supply: Vector = field("Pieces still to be built.", up_to(max(PIECES)), KINDS)
    position: Vector = field("The field of each gondola.", up_to(FARTHEST), EACH_SEAT)
    # the running building (R5-R8)
    to_build: Vector = field("Complete sets, each for one building.", up_to(HAND_LIMIT), KINDS)
    complete: Vector = field("The rows on the table suffice.", FLAG, KINDS)
    building: int = field("What is being built.", none_or(KINDS))
    joint: int = field("It is built with the rows on the table.")
    builder: int = field("Who gets all its points; none is the imaginary player.", none_or(SEAT))
    decider: int = field("Who chooses the site.", none_or(SEAT))
    picked: Vector = field("Hexes chosen for it.", none_or(place_on(EACH_HEX)), max(HEXES))
    points: int = field("What it brings.", up_to(MOST_POINTS))
    movers: int = field("Bit mask of the gondolas still to move.", SEATS)
    # the purse: R7, R10, R11
    gold: Grid = field("Tiles and treasures by value.", up_to(ALL_TILES), EACH_SEAT, GOLD,
        see=See.OWNER)
    tiles_held: Vector = field("How many tiles.", up_to(ALL_TILES), EACH_SEAT)
    treasures_held: Vector = field("How many treasures.", up_to(ALL_TREASURES), EACH_SEAT)
    offered: Grid = field("What is about to be paid, by value.", up_to(ALL_TILES), EACH_SEAT, GOLD,
        see=See.OWNER)
    tile_pile: Vector = field("Values of the tiles on the board.", up_to(ALL_TILES), TILES,
        see=See.NOBODY)
    treasure_pile: Vector = field("Values of the treasures in stock.", up_to(ALL_TREASURES),
        TREASURES, see=See.NOBODY)
    tiles_paid: Vector = field("Tiles out of the match, by value.", up_to(ALL_TILES), TILES)
    payer: int = field("Who has opened the purse.", none_or(SEAT))
    paying_in: int = field("The stage to which paying goes back.", Stage)
    # swamp and cards: R10, R12
    drained: int = field("Hexes drained this turn.", up_to(DRAINS))
    shown: int = field("The kind just put into the display.", none_or(KINDS))
    to_take: int = field("Cards still to be taken.", up_to(FILLING))
    exchanging: int = field("Seats that have still to exchange at the end.", up_to(MOST_SEATS))
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)
