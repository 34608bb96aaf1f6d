"""The terms and the state of Venedig, field by field, with who may see each (R15.1-R15.6)."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import Axis, Grid, MatchState, MatchTerms, See, Vector, field
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
ALL_SEATS, ALL_DISTRICTS = (1 << MOST_SEATS) - 1, (1 << DISTRICT_COUNT) - 1  # bit masks

GOLD = tuple(map(str, range(GOLD_VALUES)))  # what tiles and treasures bear
TILES, TREASURES = GOLD[:FIRST_TREASURE], GOLD[FIRST_TREASURE:]
EACH_HEX = (Axis("hex", MOST_HEXES),)  # called as the board calls it
EACH_KIND, EACH_SEAT = (KINDS,), (MOST_SEATS,)
HANDS, PURSES = (MOST_SEATS, KINDS), (MOST_SEATS, GOLD)


# One field, one entry.
# fmt: off
class Terms(VenedigOptions, MatchTerms):
    """What is constant in a match."""

    seats: int = field("How many play.", LEAST_SEATS, MOST_SEATS)
    card_counts: Vector = field("Cards.", high=ALL_CARDS, axes=EACH_KIND)
    tile_counts: Vector = field("Swamp tiles with 0, 1, 2 gold.", high=ALL_TILES,
        axes=(TILES,))
    treasure_counts: Vector = field("Treasures with 3, 4, 5, 6 gold.", high=ALL_TREASURES,
        axes=(TREASURES,))
    # the board (R17)
    hexes: int = field("How many it has.", high=MOST_HEXES)
    district: Vector = field("Of each hex.", high=DISTRICT_COUNT - 1, axes=EACH_HEX, none=True)
    printed: Vector = field("What lies on each hex at first.", axes=EACH_HEX, codes=Cover)
    neighbour: Grid = field("Of each hex, clockwise from the east.", high=MOST_HEXES - 1,
        axes=(*EACH_HEX, SIDES), none=True)
    bridge: Grid = field("The two hexes of each dotted line.", high=MOST_HEXES - 1,
        shape=(MOST_BRIDGES, 2), none=True)
    touches: Vector = field("Bit mask of the districts beside each field.", high=ALL_DISTRICTS,
        shape=(FIELDS,))
    row: Vector = field("Of each hex.", high=ROWS - 1, axes=EACH_HEX)
    column: Vector = field("Of each hex, in half hexes.", high=COLUMNS - 1, axes=EACH_HEX)
    track_row: Vector = field("Of each field, in half rows.", high=2 * (ROWS - 1), shape=(FIELDS,))
    track_column: Vector = field("Of each field, in quarter hexes.", high=2 * (COLUMNS - 1),
        shape=(FIELDS,))


class State(MatchState):
    """What changes in a match."""

    # where the match stands (R2)
    stage: int = field("What is to be decided.", codes=Stage)
    waits: int = field("Bit mask of the seats that may act.", high=ALL_SEATS, learned=False,
        holds_seats=True)
    ending: int = field("How the match ended.", codes=Ending)
    closing: int = field("How it is about to end.", codes=Ending)
    turn: int = field("Turns begun.", high=MOST_TURNS)
    active: int = field("Whose turn it is.", high=MOST_SEATS - 1, holds_seat=True)
    then: int = field("What follows when nothing more is to be built.", codes=Stage)
    revealed: int = field("A card was revealed for the imaginary player this turn.")
    # cards (R3, R12); what is not named elsewhere is in the pile
    pile: Vector = field("Cards still to come.", high=ALL_CARDS, axes=EACH_KIND, see=See.NOBODY)
    discard: Vector = field("Cards put away.", high=ALL_CARDS, axes=EACH_KIND)
    display: Vector = field("Cards open beside the pile.", high=1, axes=EACH_KIND)
    hand: Grid = field("Cards in hand.", high=HAND_LIMIT + 1, axes=HANDS, see=See.OWNER,
        seats=True)
    hand_size: Vector = field("How many they are.", high=HAND_LIMIT + 1, axes=EACH_SEAT, seats=True)
    known: Grid = field("Cards that the hand is known to hold.", high=HAND_LIMIT + 1, axes=HANDS,
        seats=True)
    adding: Grid = field("Hand cards chosen for the rows.", high=HAND_LIMIT, axes=HANDS,
        see=See.OWNER, seats=True)
    solo: Grid = field("Buildings chosen to be built alone.", high=1, axes=HANDS, see=See.OWNER,
        seats=True)
    laid: Grid = field("Cards in the rows on the table.", high=max(NEEDED), axes=HANDS,
        seats=True)
    imaginary_laid: Vector = field("The imaginary player's rows.", high=max(NEEDED), axes=EACH_KIND)
    master: Vector = field("Who has each figure.", high=MOST_SEATS - 1, axes=EACH_KIND,
        none=True, holds_seat=True)
    imaginary_master: Vector = field("The imaginary player has it.", axes=EACH_KIND)
    # the board (R5, R10)
    cover: Vector = field("What lies on each hex.", axes=EACH_HEX, codes=Cover)
    piece: Vector = field("Which piece of its kind stands on each hex.", high=max(PIECES),
        axes=EACH_HEX, learned=False)
    supply: Vector = field("Pieces still to be built.", high=max(PIECES), axes=EACH_KIND)
    position: Vector = field("The field of each gondola.", high=FARTHEST, axes=EACH_SEAT,
        seats=True)
    # the running building (R5-R8)
    to_build: Vector = field("Complete sets, each for one building.", high=HAND_LIMIT,
        axes=EACH_KIND)
    complete: Vector = field("The rows on the table suffice.", axes=EACH_KIND)
    building: int = field("What is being built.", codes=KINDS, none=True)
    joint: int = field("It is built with the rows on the table.")
    builder: int = field("Who gets all its points; none is the imaginary player.",
        high=MOST_SEATS - 1, none=True, holds_seat=True)
    decider: int = field("Who chooses the site.", high=MOST_SEATS - 1, none=True, holds_seat=True)
    picked: Vector = field("Hexes chosen for it.", high=MOST_HEXES - 1, shape=(max(HEXES),),
        none=True)
    points: int = field("What it brings.", high=MOST_POINTS)
    movers: int = field("Bit mask of the gondolas still to move.", high=ALL_SEATS,
        holds_seats=True)
    # the purse: R7, R10, R11
    gold: Grid = field("Tiles and treasures by value.", high=ALL_TILES, axes=PURSES,
        see=See.OWNER, seats=True)
    tiles_held: Vector = field("How many tiles.", high=ALL_TILES, axes=EACH_SEAT, seats=True)
    treasures_held: Vector = field("How many treasures.", high=ALL_TREASURES, axes=EACH_SEAT,
        seats=True)
    offered: Grid = field("What is about to be paid, by value.", high=ALL_TILES, axes=PURSES,
        see=See.OWNER, seats=True)
    tile_pile: Vector = field("Values of the tiles on the board.", high=ALL_TILES,
        axes=(TILES,), see=See.NOBODY)
    treasure_pile: Vector = field("Values of the treasures in stock.", high=ALL_TREASURES,
        axes=(TREASURES,), see=See.NOBODY)
    tiles_paid: Vector = field("Tiles out of the match, by value.", high=ALL_TILES,
        axes=(TILES,))
    payer: int = field("Who has opened the purse.", high=MOST_SEATS - 1, none=True,
        holds_seat=True)
    paying_in: int = field("The stage to which paying goes back.", codes=Stage)
    # swamp and cards: R10, R12
    drained: int = field("Hexes drained this turn.", high=DRAINS)
    shown: int = field("The kind just put into the display.", codes=KINDS, none=True)
    to_take: int = field("Cards still to be taken.", high=FILLING)
    exchanging: int = field("Seats that have still to exchange at the end.", high=MOST_SEATS)
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)
