"""Canal Grande's title, numbers of seats and options."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.meta import Level, Measured, Meta, Options, option

from .material import NUMBER_CARD_COUNTS


class MatchingCard(Codes):
    """Whether a defender must play a card of the named district (R10.4)."""

    REQUIRED = auto()
    NOT_REQUIRED = auto()


class DistrictBan(Codes):
    """The votes that exclude a district (R10.3)."""

    ROUND = auto()  # all votes of the round
    PLAYER = auto()  # votes of the round for the same owner's Doges


class Powers(Codes):
    """Whether the seat is asked before a traitor, a spy or the bonus is used (R10.7)."""

    AUTOMATIC = auto()
    ASKED = auto()


class DrawnTraitors(Codes):
    """When a traitor acts that was drawn by a spy or for the bonus (R5.7, R10.8)."""

    AFTER_DRAWING = auto()
    AT_ONCE = auto()


class CanalGrandeOptions(Options):
    """The options of a match."""

    numbers: int = option(
        "4-5-5",
        "The numbers of ones, twos and threes.",
        choices=tuple(NUMBER_CARD_COUNTS),
        ruling="R10.1",
    )
    spy_replacement: int = option(
        1, "Cards drawn in place of each drawn spy.", choices=(1, 2), ruling="R10.2"
    )
    matching_card: MatchingCard = option(
        MatchingCard.REQUIRED, "Whether a defender needs a card of the district.", ruling="R10.4"
    )
    district_ban: DistrictBan = option(
        DistrictBan.ROUND, "The votes that exclude a district from another vote.", ruling="R10.3"
    )
    powers: Powers = option(
        Powers.AUTOMATIC,
        "Whether powers are used automatically, or the seat is asked each time.",
        ruling="R10.7",
    )
    round_cap: int = option(
        200,
        "The number of rounds after which the match ends.",
        choices=range(10, 1001),
        ruling="R8.5",
    )
    drawn_traitors: DrawnTraitors = option(
        DrawnTraitors.AFTER_DRAWING,
        "The time at which a drawn traitor acts.",
        ruling="R10.8",
        retired=True,
    )


META = Meta(
    name=__package__.rpartition(".")[2].replace("_", "-"),
    title="Canal Grande",
    seats=(2,),  # R1.1
    rules_version=2,
    earlier={1: {"drawn_traitors": DrawnTraitors.AT_ONCE.text}},
    options=CanalGrandeOptions.members(),
    year=2002,
    designers=("Alan R. Moon", "Aaron Weissblum"),
    publisher="Adlung-Spiele",
    minutes=(30, 45),
    emblem="doge",
    levels=(
        Level("hasty", "hasty:2", names=("Zanetta", "Betta")),
        Level(
            "gentle", "greedy", (Measured(2, 0.875, 0.821, 200),), rules=2, names=("Tonin", "Bepi")
        ),
        Level(
            "steady",
            "ismcts:100",
            (Measured(2, 0.725, 0.660, 200),),
            rules=2,
            names=("Orsola", "Lugrezia"),
        ),
        Level(
            "strong",
            "neural",
            (Measured(2, 0.750, 0.677, 200),),
            rules=2,
            names=("Marcantonio", "Alvise"),
        ),
        Level(
            "master",
            "neural:500",
            (Measured(2, 0.820, 0.757, 200),),
            rules=2,
            names=("Baldissera", "Zaccaria"),
        ),
    ),
)
