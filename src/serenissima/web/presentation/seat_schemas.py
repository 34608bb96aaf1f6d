"""What the API is asked and answers where seats are taken and left: models for OpenAPI."""

from typing import Annotated

from pydantic import BaseModel, Field

from serenissima.service import LONGEST_KEY
from serenissima.web.presentation.schemas import LARGEST, MOST_SEATS
from serenissima.web.presentation.setting_fields import with_settings

SHORTEST_SECRET = 16  # letters of a key that tokens are derived from

SecretKey = Annotated[
    str,
    Field(
        description="Made by chance and told to nobody: the token of the seat follows from it. The "
        "same key again gives the same answer.",
        min_length=SHORTEST_SECRET,
        max_length=LONGEST_KEY,
    ),
]
Name = Annotated[str, Field(max_length=200, description="What the seat's owner is called.")]


@with_settings
class TableRequest(BaseModel):
    """A table to open."""

    seats: list[Annotated[str, Field(max_length=100)]] = Field(
        description="For each seat `person`, or `computer` and a player's name: `computer greedy`.",
        min_length=1,
        max_length=MOST_SEATS,
    )
    options: dict[str, str | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]] = Field(
        default={}, description="Settings that differ from the usual ones."
    )
    name: Name = ""
    seat: int | None = Field(
        default=None,
        description="The caller's own seat; by default the first person's if a name is given, "
        "otherwise none.",
        ge=0,
        lt=MOST_SEATS,
    )
    key: SecretKey


class OpenedTable(BaseModel):
    """A table was opened."""

    table: str = Field(description="Its id.")
    seat: int | None = Field(description="The caller's seat, if any.")
    token: str | None = Field(description="Of that seat: `Authorization: Bearer TOKEN`.")
    invitations: dict[int, str] = Field(
        description="For each other seat of a person the secret with which it is taken."
    )


class JoinRequest(BaseModel):
    """A seat to take."""

    invitation: str = Field(
        description="The last part of the link to the seat.", min_length=1, max_length=200
    )
    name: Name
    key: SecretKey


class SeatTaken(BaseModel):
    """A seat was taken."""

    table: str
    seat: int
    token: str = Field(description="Of the seat: `Authorization: Bearer TOKEN`.")


class SitRequest(BaseModel):
    """A free seat of an open table to take."""

    seat: int = Field(description="One of `free`.", ge=0, lt=MOST_SEATS)
    name: Name
    key: SecretKey


class SeatLeft(BaseModel):
    """A seat was left: its token is of no use any more."""

    table: str
    seat: int


class OpenTableData(BaseModel):
    """A table that anybody may join; its match begins as soon as every seat is taken."""

    table: str = Field(description="Its id.")
    game: str
    options: dict[str, str]
    names: list[str] = Field(description="Who sits at each seat; empty where it is free.")
    computers: list[int] = Field(description="The seats of computer players.")
    free: list[int] = Field(description="The seats that can be taken.")
    opened_at: float = Field(description="When it was opened, in seconds since 1970.")
    hints: bool = Field(description="Whether people may ask for hints.")
    time: str = Field(description="How much time each person has, as for opening a table.")


# ---- tokens of programs -------------------------------------------------------------------------

Scope = Annotated[
    str,
    Field(description="`watch`: sees what the seat sees; `play`: acts for it, too.", max_length=20),
]


class TokenRequest(BaseModel):
    """A token for a program."""

    name: Name = Field(description="What the program is called in the list of tokens.")
    scope: Scope
    key: SecretKey


class TokenMade(BaseModel):
    """A token was made; it is shown this once."""

    id: str = Field(description="Names the token, to end it.")
    token: str = Field(description="`Authorization: Bearer TOKEN`.")


class TokenData(BaseModel):
    """A token of the caller's seat that can be used."""

    id: str
    name: str
    scope: Scope


class TokenEnded(BaseModel):
    """A token is of no use any more."""

    id: str
