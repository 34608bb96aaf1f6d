"""The fields of Venedig's terms and state, and who may see them (R15.1-R15.6)."""

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
    """The decisions of a seat in the order of a turn; SITE to BETWEEN concern one building."""

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


ABOUT_GOLD = (Stage.BETWEEN, Stage.FINAL)  # stages whose question is only about gold


class Ending(Codes):
    """The ways in which a match ends (R13)."""

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
    """The covers of a hex."""

    SWAMP = auto()
    FREE = auto()
    CASA = auto()
    PALAZZO = auto()
    CAMPO = auto()
    PONTE = auto()
    BASILICA = auto()


BUILT = int(Cover.CASA)  # BUILT + kind covers a hex
EXHAUSTED = int(Ending.CASA_EXHAUSTED)  # EXHAUSTED + kind ends a match

NONE = -1  # no seat, kind or hex
ALL_DISTRICTS = (1 << DISTRICT_COUNT) - 1  # a bit mask

GOLD = tuple(map(str, range(GOLD_VALUES)))  # values of tiles and treasures
TILES, TREASURES = GOLD[:FIRST_TREASURE], GOLD[FIRST_TREASURE:]
EACH_HEX = Axis(MOST_HEXES, key="hex")  # named as on the board
EACH_SEAT = Axis(MOST_SEATS, seats=True)
SEAT, SEATS = seat_number(MOST_SEATS), seat_mask(MOST_SEATS)


# One entry per field.
# fmt: off
class Terms(VenedigOptions, MatchTerms):
    """Everything that stays constant during a match."""

    seats: int = field("Number of seats.", between(LEAST_SEATS, MOST_SEATS))
    card_counts: Vector = field("Number of cards of each kind.", up_to(ALL_CARDS), KINDS)
    tile_counts: Vector = field("Number of swamp tiles with 0, 1 and 2 gold.", up_to(ALL_TILES),
        TILES)
    treasure_counts: Vector = field("Number of treasures with 3, 4, 5 and 6 gold.",
        up_to(ALL_TREASURES), TREASURES)
    # the board (R17)
    hexes: int = field("Number of hexes of the board.", up_to(MOST_HEXES))
    district: Vector = field("District of each hex.", none_or(up_to(DISTRICT_COUNT - 1)), EACH_HEX)
    printed: Vector = field("Cover of each hex at the start.", Cover, EACH_HEX)
    neighbour: Grid = field("Neighbours of each hex, clockwise from the east.",
        none_or(up_to(MOST_HEXES - 1)), EACH_HEX, SIDES)
    bridge: Grid = field("The two hexes of each dotted line.", none_or(up_to(MOST_HEXES - 1)),
        MOST_BRIDGES, 2)
    touches: Vector = field("Bit mask of the districts beside each field of the track.",
        up_to(ALL_DISTRICTS), FIELDS)
    row: Vector = field("Row of each hex.", up_to(ROWS - 1), EACH_HEX)
    column: Vector = field("Column of each hex, in half hexes.", up_to(COLUMNS - 1), EACH_HEX)
    track_row: Vector = field("Row of each field of the track, in half rows.",
        up_to(2 * (ROWS - 1)), FIELDS)
    track_column: Vector = field("Column of each field of the track, in quarter hexes.",
        up_to(2 * (COLUMNS - 1)), FIELDS)


class State(MatchState):
    """Everything that changes during a match."""

    # progress of the match (R2)
    stage: int = field("The current stage, which decides the legal actions.", Stage)
    waits: int = field("Bit mask of the seats that may act.", SEATS, learned=False)
    ending: int = field("The way the match ended.", Ending)
    closing: int = field("The way the match is about to end.", Ending)
    turn: int = field("Turns begun so far.", up_to(MOST_TURNS))
    active: int = field("The seat whose turn it is.", SEAT)
    then: int = field("The stage that follows when all buildings are built.", Stage)
    revealed: int = field("Whether a card was revealed for the imaginary player this turn.")
    # cards (R3, R12); all cards not listed elsewhere are in the pile
    pile: Vector = field("Cards in the pile.", up_to(ALL_CARDS), KINDS, see=See.NOBODY)
    discard: Vector = field("Cards on the discard pile.", up_to(ALL_CARDS), KINDS)
    display: Vector = field("Cards of the display, open beside the pile.", FLAG, KINDS)
    hand: Grid = field("Cards in hand.", up_to(HAND_LIMIT + 1), EACH_SEAT, KINDS, see=See.OWNER)
    hand_size: Vector = field("Number of cards in hand.", up_to(HAND_LIMIT + 1), EACH_SEAT)
    known: Grid = field("Cards that the hand is known to contain.", up_to(HAND_LIMIT + 1),
        EACH_SEAT, KINDS)
    adding: Grid = field("Hand cards chosen for the rows.", up_to(HAND_LIMIT), EACH_SEAT, KINDS,
        see=See.OWNER)
    solo: Grid = field("Buildings chosen to be built alone.", FLAG, EACH_SEAT, KINDS, see=See.OWNER)
    laid: Grid = field("Cards in the rows on the table.", up_to(max(NEEDED)), EACH_SEAT, KINDS)
    imaginary_laid: Vector = field("The imaginary player's rows.", up_to(max(NEEDED)), KINDS)
    master: Vector = field("The seat that has each figure.", none_or(SEAT), KINDS)
    imaginary_master: Vector = field("Whether the imaginary player has each figure.", FLAG, KINDS)
    # the board (R5, R10)
    cover: Vector = field("Cover of each hex.", Cover, EACH_HEX)
    piece: Vector = field("Number of the piece on each hex, among those of its kind.",
        up_to(max(PIECES)), EACH_HEX, learned=False)
    supply: Vector = field("Pieces not built yet.", up_to(max(PIECES)), KINDS)
    position: Vector = field("The field of each gondola.", up_to(FARTHEST), EACH_SEAT)
    # the current building (R5-R8)
    to_build: Vector = field("Complete sets to build, each for one building.", up_to(HAND_LIMIT),
        KINDS)
    complete: Vector = field("Whether the rows of each kind on the table suffice for a building.",
        FLAG, KINDS)
    building: int = field("The kind of the current building.", none_or(KINDS))
    joint: int = field("Whether it is built with the rows on the table.")
    builder: int = field("The seat that gets all its points; `none` for the imaginary player.",
        none_or(SEAT))
    decider: int = field("The seat that chooses the site.", none_or(SEAT))
    picked: Vector = field("Hexes chosen for it.", none_or(place_on(EACH_HEX)), max(HEXES))
    points: int = field("Points of the current building.", up_to(MOST_POINTS))
    movers: int = field("Bit mask of the seats whose gondolas still have to move.", SEATS)
    # the purse: R7, R10, R11
    gold: Grid = field("Tiles and treasures in the purse, by value.", up_to(ALL_TILES), EACH_SEAT,
        GOLD, see=See.OWNER)
    tiles_held: Vector = field("Number of tiles in the purse.", up_to(ALL_TILES), EACH_SEAT)
    treasures_held: Vector = field("Number of treasures in the purse.", up_to(ALL_TREASURES),
        EACH_SEAT)
    offered: Grid = field("Gold about to be paid, by value.", up_to(ALL_TILES), EACH_SEAT, GOLD,
        see=See.OWNER)
    tile_pile: Vector = field("Values of the tiles on the board.", up_to(ALL_TILES), TILES,
        see=See.NOBODY)
    treasure_pile: Vector = field("Values of the treasures in stock.", up_to(ALL_TREASURES),
        TREASURES, see=See.NOBODY)
    tiles_paid: Vector = field("Tiles out of the match, by value.", up_to(ALL_TILES), TILES)
    returned: Vector = field("Treasures certainly in stock when treasures were last paid.",
        up_to(ALL_TREASURES), TREASURES, learned=False)
    redrawn: Grid = field("Treasures drawn since then, by value.", up_to(ALL_TREASURES), EACH_SEAT,
        TREASURES, see=See.OWNER, learned=False)
    redrawn_size: Vector = field("Number of treasures drawn since then.", up_to(ALL_TREASURES),
        EACH_SEAT, learned=False)
    payer: int = field("The seat that has opened its purse.", none_or(SEAT))
    paying_in: int = field("The stage to which the match returns after the payment.", Stage)
    # swamp and cards: R10, R12
    drained: int = field("Hexes drained so far this turn.", up_to(DRAINS))
    shown: int = field("The kind just put into the display.", none_or(KINDS))
    to_take: int = field("Cards that the seat still has to take.", up_to(FILLING))
    exchanging: int = field("Number of seats that still have to pay at the end.", up_to(MOST_SEATS))
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)
