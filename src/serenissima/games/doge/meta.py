"""Doge's title, numbers of seats and options."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.meta import Level, Measured, Meta, Options, option


class TieOrder(Codes):
    """The order in which tied seats decide (R13.1)."""

    ROTATING = auto()
    FIXED = auto()
    RANDOM = auto()
    SEALED = auto()


class ScarceSites(Codes):
    """The seats that build if there are fewer sites than tied seats able to (R13.2)."""

    ORDER = auto()
    HOUSES = auto()
    RANDOM = auto()
    NOBODY = auto()


class ForcedAbstention(Codes):
    """The effect of abstaining for lack of a ring (R13.3)."""

    MOVE = auto()
    NEUTRAL = auto()
    NOTHING = auto()


class Neutralise(Codes):
    """When the councillors of the Quarantia become neutral (R13.4)."""

    FIRST = auto()
    ONE_BY_ONE = auto()


class PalacesPerCheck(Codes):
    """How many palazzi one check can bring (R13.5)."""

    ONE = auto()
    MANY = auto()


class ZeroMarker(Codes):
    """The effect of a 0 marker (R13.6)."""

    ADDS_NOTHING = auto()
    BARS = auto()


class HousesPerCheck(Codes):
    """How many houses a winner places before palazzi are checked (R13.8)."""

    ONE = auto()
    ALL = auto()


class LoneDestination(Codes):
    """Whether the seat or the game puts down a house with only one possible district (R9.4)."""

    ASKED = auto()
    TAKEN = auto()


class DogeOptions(Options):
    """The options of a match."""

    tie_order: int = option(
        TieOrder.ROTATING, "The order in which tied seats decide.", ruling="R13.1"
    )
    scarce_sites: int = option(
        ScarceSites.ORDER, "The seats that build if sites are too few.", ruling="R13.2"
    )
    forced_abstention: int = option(
        ForcedAbstention.MOVE, "The effect of abstaining without a ring.", ruling="R13.3"
    )
    neutralise: int = option(
        Neutralise.FIRST,
        "The time at which the councillors of the Quarantia turn neutral.",
        ruling="R13.4",
    )
    palaces_per_check: int = option(
        PalacesPerCheck.ONE, "The number of palazzi that one check can bring.", ruling="R13.5"
    )
    zero_marker: int = option(ZeroMarker.ADDS_NOTHING, "The effect of a marker 0.", ruling="R13.6")
    year_cap: int = option(
        30, "The number of years after which the match ends.", choices=range(1, 201), ruling="R13.7"
    )
    houses_per_check: int = option(
        HousesPerCheck.ONE,
        "The number of houses that a winner places before a check.",
        ruling="R13.8",
    )
    lone_destination: int = option(
        LoneDestination.ASKED,
        "Whether a seat puts down a house that has only one way to go, or the game does.",
        ruling="R9.4",
        retired=True,
    )


META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Doge",
    seats=(3, 4),  # R1.1
    rules_version=2,
    options=DogeOptions.members(),
    year=2000,
    designers=("Leo Colovini",),
    publisher="Goldsieber Spiele",
    minutes=(60, 90),
    emblem="doge",
    levels=(
        Level("hasty", "hasty:2", names=("Nane", "Momolo", "Menego", "Titta")),
        Level(
            "gentle",
            "hasty:3",
            rules=2,
            measured=(Measured(3, 0.587, 0.569, 400), Measured(4, 0.422, 0.407, 400)),
            names=("Cattina", "Marieta", "Gnese", "Checca"),
        ),
        Level(
            "steady",
            "greedy",
            rules=2,
            measured=(Measured(3, 0.505, 0.477, 400), Measured(4, 0.376, 0.356, 400)),
            names=("Lunardo", "Vettor", "Fantin", "Marin"),
        ),
        Level(
            "strong",
            "ismcts:2000",
            rules=2,
            measured=(Measured(3, 0.404, 0.354, 240), Measured(4, 0.375, 0.314, 112)),
            names=("Morosina", "Cornelia", "Faustina", "Diamante"),
        ),
    ),
    best_with=4,
    earlier={
        1: {
            "houses_per_check": HousesPerCheck.ALL.text,
            "lone_destination": LoneDestination.TAKEN.text,
        }
    },
)
