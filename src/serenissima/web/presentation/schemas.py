"""Requests of the API for programs, and some of its answers: models for OpenAPI."""

from typing import Annotated

from pydantic import BaseModel, Field

from serenissima.service import LONGEST_KEY

LARGEST = 10**9  # of numbers in a request
MOST_SEATS = 16  # more than any game has


class Refusal(BaseModel):
    """The reason for a refusal."""

    code: str = Field(description="Stable name of the refusal, `area/reason`.")
    text: str = Field(description="The offending input, or empty.")
    reason: str = Field(description="The reason for the refusal, in English.")
    hint: str = Field(description="The fix, or empty.")
    message: str = Field(description="A sentence for people, in their language.")


# ---- games --------------------------------------------------------------------------------------


class ShelfGame(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int] = Field(description="The possible numbers of players.")
    options: dict[str, list[str]] = Field(
        description="The values of each option; one without values takes a number or a text."
    )
    players: list[str] = Field(description="Computer players that can be seated, by name.")


class GameProgress(BaseModel):
    """How far the rules of a game are compiled; its computer players wait for that."""

    done: int = Field(description="The number of compiled functions.")
    parts: int = Field(description="The number of all functions; 0 if no wait is needed.")
    seconds: float | None = Field(
        description="The estimated time for the rest; null if this server has never compiled it."
    )


class RulesText(BaseModel):
    """Rules of a game."""

    text: str


Key = Annotated[
    str,
    Field(
        description="New for each command. Repeating a key has no effect and gives the same "
        "answer.",
        min_length=1,
        max_length=LONGEST_KEY,
    ),
]


# ---- acting -------------------------------------------------------------------------------------

ActionText = Annotated[str, Field(max_length=200)]
DecisionNumber = Annotated[int, Field(description="The table's `decision`.", ge=0, le=LARGEST)]
ActionNumber = Annotated[
    int,
    Field(description="The number in the table's `undo` or `asked`.", ge=0, le=LARGEST),
]


class ActionRequest(BaseModel):
    """An action, or several, and the decision that it or the first of them answers."""

    action: ActionText | list[ActionText] = Field(
        description="In the notation of `legal`. A list is carried out whole or not at all, but it "
        "ends with the first action that reveals something, such as a card drawn."
    )
    decision: DecisionNumber
    key: Key


class UndoRequested(BaseModel):
    """An own action to undo, with all that followed."""

    number: ActionNumber
    key: Key


class UndoAnswer(BaseModel):
    """The answer to a request to undo an action; if its author refuses, they withdraw it."""

    number: ActionNumber
    agree: bool
    key: Key


class GoOnRequest(BaseModel):
    """How to continue when another seat has no time left, or has not acted for days."""

    late: int = Field(description="One of `absence.late`.", ge=0, lt=MOST_SEATS)
    how: str = Field(
        description="One of `absence.how`: `wait` gives more time, `computer` and a player's name "
        "lets that player act until the person is back, `end` ends the match once everyone "
        "present wants it.",
        max_length=100,
    )
    key: Key


class BackRequest(BaseModel):
    """The person of a seat that a computer player has taken is back."""

    key: Key


class PauseRequest(BaseModel):
    """A seat's wish about a pause."""

    wish: str = Field(
        description="`ask`, `agree`, `refuse` (or withdraw your own request) or `end`: everyone "
        "must agree, and anyone may end it.",
        max_length=40,
    )
    key: Key


class CommandDone(BaseModel):
    """The command was carried out and is stored."""

    table: str
    seat: int


class HintRequest(BaseModel):
    """The decision that needs a hint."""

    decision: DecisionNumber


# ---- a table in words --------------------------------------------------------------------------


class TableText(BaseModel):
    """A table in words, and everything needed to answer it."""

    text: str = Field(description="The events, the position, and the possible actions.")
    seq: int
    seat: int
    told: int = Field(description="The number of steps in the tale: the next `since`.")
    legal: list[str]
    decision: int | None
    over: bool = Field(description="Whether the match has ended.")
