"""What the API for programs is asked, and some of what it answers: models for OpenAPI."""

from typing import Annotated

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
    """An action of the caller's own to undo, with all that followed."""

    number: ActionNumber
    key: Key


class UndoAnswer(BaseModel):
    """The answer to somebody who asks to undo an action; who asks and says no, withdraws."""

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


# ---- a table in words --------------------------------------------------------------------------


class TableText(BaseModel):
    """A table in words, and what an answer to it needs."""

    text: str = Field(description="What happened, what lies there, and what can be done.")
    seq: int
    seat: int
    told: int = Field(description="How many steps the tale has: the next `since`.")
    legal: list[str]
    decision: int | None
    over: bool = Field(description="Whether the match has ended.")
