"""What the API for programs is asked and answers: the models that OpenAPI describes."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from serenissima.service import LONGEST_KEY

LARGEST = 10**9  # of numbers in a request
MOST_SEATS = 16  # more than any game has


class Refusal(BaseModel):
    """Why something was refused."""

    code: str = Field(description="Stable name of the refusal, `area/reason`.")
    text: str = Field(description="The offending input as it was given, or empty.")
    reason: str = Field(description="Why it is refused, in English.")
    hint: str = Field(description="What would be right, or empty.")
    message: str = Field(description="A sentence for people, in their language.")


# ---- games --------------------------------------------------------------------------------------


class ShelfGame(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int] = Field(description="How many can play.")
    options: dict[str, list[str]] = Field(
        description="The values of each option; one without values takes a number or a text."
    )
    players: list[str] = Field(description="Computer players that can be seated, by name.")


class GameProgress(BaseModel):
    """How far the rules of a game are compiled; its computer players wait for that."""

    done: int = Field(description="How many functions are compiled.")
    parts: int = Field(description="How many there are; 0 if nobody has to wait.")
    seconds: float | None = Field(
        description="About how long the rest takes; null if this server has never done it."
    )


class RulesText(BaseModel):
    """Rules of a game."""

    text: str


Key = Annotated[
    str,
    Field(
        description="New for each command. The same key again changes nothing and gives the same "
        "answer.",
        min_length=1,
        max_length=LONGEST_KEY,
    ),
]


# ---- acting -------------------------------------------------------------------------------------

ActionText = Annotated[str, Field(max_length=200)]
DecisionNumber = Annotated[
    int, Field(description="`decision`, as the table gives it.", ge=0, le=LARGEST)
]
ActionNumber = Annotated[
    int,
    Field(description="As `undo` or `asked` of the table gives it.", ge=0, le=LARGEST),
]


class ActionRequest(BaseModel):
    """An action, or several, and the decision that it or the first of them answers."""

    action: ActionText | list[ActionText] = Field(
        description="As `legal` writes it. Of a list all are carried out or none; but the first "
        "that reveals something, such as a card drawn, is the last that is carried out."
    )
    decision: DecisionNumber
    key: Key


class UndoRequested(BaseModel):
    """An action of the caller's own to take back, with all that followed."""

    number: ActionNumber
    key: Key


class UndoAnswer(BaseModel):
    """The answer to somebody who asks to take an action back; who asks and says no, withdraws."""

    number: ActionNumber
    agree: bool
    key: Key


class GoOnRequest(BaseModel):
    """How to go on although another seat has no time left, or has not acted for days."""

    late: int = Field(description="One of `absence.late`.", ge=0, lt=MOST_SEATS)
    how: str = Field(
        description="One of `absence.how`: `wait` gives more time, `computer` and a player's name "
        "lets it act until the "
        "person is back, `end` ends the match once all who are there want it.",
        max_length=100,
    )
    key: Key


class BackRequest(BaseModel):
    """The person of a seat that a computer player has taken is back."""

    key: Key


class PauseRequest(BaseModel):
    """What a seat wants of a pause."""

    wish: str = Field(
        description="`ask`, `agree`, `refuse` (who asked withdraws) or `end`: all people must "
        "agree, anybody may end it.",
        max_length=40,
    )
    key: Key


class CommandDone(BaseModel):
    """The command was carried out and is stored."""

    table: str
    seat: int


class HintRequest(BaseModel):
    """The decision that a hint is wanted for."""

    decision: DecisionNumber


# ---- what a seat sees ---------------------------------------------------------------------------


class HappeningData(BaseModel):
    """An event of the game that took place, with its arguments by name and as numbers."""

    event: str
    named: dict[str, int | str | None] = Field(
        description="Seats and quantities as numbers, all else by its name; null is hidden."
    )
    values: list[int] = Field(description="The same in numbers, in their declared order.")


class StepData(BaseModel):
    """A step of the match, as the seat may know it."""

    number: int = Field(description="How many actions the seat had noticed; it never changes.")
    seat: int = Field(description="Who acted; -1 for the set-up.")
    happenings: list[HappeningData]


class PlaceData(BaseModel):
    """A seat and who sits there."""

    seat: int
    name: str = Field(description="Empty while nobody sits there.")
    computer: bool
    waited_for: bool = Field(description="Whether it may act now.")


class OutcomeData(BaseModel):
    """How the match ended."""

    shares: list[float] = Field(description="Each seat's share of the win; they add up to 1.")
    ending: str


class UndoData(BaseModel):
    """What the seat could take back."""

    number: int
    free: bool = Field(description="Whether nobody is asked.")
    action: str


class AskedData(BaseModel):
    """Somebody asks to take an action back."""

    seat: int
    number: int
    steps: int = Field(description="How many steps would be taken back.")
    waiting: list[int] = Field(description="The seats that have not answered.")
    told: StepData | None


class ReplyData(BaseModel):
    """What came of taking back."""

    seat: int
    what: Literal["done", "refused", "withdrawn", "lapsed"]


class TaughtData(BaseModel):
    """Where the learner of a lesson is."""

    taken: int
    length: int
    say: str
    show: list[str]
    expected: list[str]
    over: bool


class SoonData(HappeningData):
    """What an action makes more or less likely."""

    often: float
    otherwise: float


class LineMove(BaseModel):
    """An action that is expected."""

    seat: int
    action: str


class ChoiceData(BaseModel):
    """An action that a strong player would consider."""

    action: str
    visits: int
    share: float = Field(description="Of the win that it leads to, 0 to 1.")
    told: list[HappeningData]
    soon: list[SoonData]
    line: list[LineMove]


class HintData(BaseModel):
    """What a strong player would consider, the best first."""

    decision: int
    thinking: bool = Field(description="Whether it is not found yet.")
    choices: list[ChoiceData]


class PauseData(BaseModel):
    """How it stands with a pause."""

    on: bool = Field(description="Whether the match is paused: all clocks stand.")
    asked: int | None = Field(description="The seat that asks for one.")
    agreed: list[int] = Field(description="The seats that have agreed, the asking one included.")


class ClockData(BaseModel):
    """How much time each seat has."""

    control: str = Field(description="`live MINUTES+SECONDS`, or `days N` and perhaps a window.")
    left: list[float | None] = Field(description="Seconds of each seat; null while its time runs.")
    until: list[float | None] = Field(
        description="When the time of each seat is up, in seconds since 1970; null while it stands."
    )
    ending: list[int] = Field(description="The seats that want to end without a result.")
    lent: list[int] = Field(description="The seats of people for whom a computer player acts.")
    pause: PauseData


class AbsenceData(BaseModel):
    """Who is late or gone, and what the viewer may choose: `POST …/late` and `POST …/back`."""

    late: list[int] = Field(
        description="The other seats that have no time left or, where time is not limited, have "
        "not acted for so long that the viewer may go on without them."
    )
    how: list[str] = Field(description="How the viewer may go on; empty unless a seat is late.")
    ending: list[int] = Field(description="The seats that want to end without a result.")
    lent: list[int] = Field(description="The seats of people for whom a computer player acts.")


class RematchData(BaseModel):
    """The same people play once more."""

    seat: int = Field(description="Who wanted it first.")
    table: str = Field(description="The id of the new table.")


class TableData(BaseModel):
    """A table as one seat, or a watcher, sees it."""

    table: str = Field(description="Its id.")
    seq: int = Field(description="How many entries of the log the viewer has noticed; it rises.")
    seat: int = Field(description="The viewer's; -1 for a watcher.")
    watching: bool = Field(description="Whether the viewer has no seat.")
    game: str
    options: dict[str, str]
    gathering: bool = Field(
        description="Whether the match waits until every seat is taken: an open table."
    )
    view: list[str] = Field(description="The position as text, without what the seat cannot see.")
    places: list[PlaceData]
    at: int = Field(description="The step that is shown.")
    last: int = Field(description="The last one that the viewer has noticed.")
    told: list[StepData] = Field(description="What happened, from the set-up on.")
    waits: list[int] = Field(description="The seats that may act; none when the match is over.")
    legal: list[str] = Field(description="What the seat may do now.")
    decision: int | None = Field(description="What the seat is asked; null unless it may act now.")
    outcome: OutcomeData | None = Field(
        description="Null while the match goes on, and if it ended without a result."
    )
    undo: UndoData | None
    asked: AskedData | None
    reply: ReplyData | None
    commitment: str = Field(description="Hash of the secret behind the dice.")
    secret: str | None = Field(description="The secret; null until the match is over.")
    lesson: str
    taught: TaughtData | None
    hints: bool = Field(description="Whether a hint may be asked for.")
    hint: HintData | None
    rematch: RematchData | None = Field(default=None, description="Absent if there is none.")
    clock: ClockData | None = Field(default=None, description="Absent if time is not limited.")
    absence: AbsenceData | None = Field(
        default=None, description="Absent while nobody is late or gone and all people play."
    )
    renewed: list[int] = Field(
        default=[],
        description="The seats for which the host has made a new link since the viewer acted last; "
        "absent if there are none.",
    )
    tournament: str = Field(default="", description="The id of its tournament; absent without one.")


class TableText(BaseModel):
    """A table in words, and what an answer to it needs."""

    text: str = Field(description="What happened, what lies there, and what can be done.")
    seq: int
    seat: int
    told: int = Field(description="How many steps the tale has: the next `since`.")
    legal: list[str]
    decision: int | None
    over: bool = Field(description="Whether the match has ended.")


class StreamLine(TableData):
    """A line of the stream: the table as it stands, with what is new in the tale."""

    told: list[StepData] = Field(description="The tale from step `told_from` on.")
    told_from: int = Field(
        description="How many steps of the tale so far still stand: replace what follows them."
    )
