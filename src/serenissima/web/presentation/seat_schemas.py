"""Requests and answers of the API about taking and leaving seats: models for OpenAPI."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from serenissima.service import LONGEST_KEY, secret_of
from serenissima.web.presentation.schemas import LARGEST, MOST_SEATS
from serenissima.web.presentation.setting_fields import with_settings

SHORTEST_SECRET = 16  # letters of a key that tokens are derived from

SecretKey = Annotated[
    str,
    Field(
        description="A random secret, from which the seat's token is derived. The same key again "
        "gives the same answer.",
        min_length=SHORTEST_SECRET,
        max_length=LONGEST_KEY,
    ),
]
Name = Annotated[str, Field(max_length=200, description="The name of the seat's owner.")]


@with_settings
class TableRequest(BaseModel):
    """A table to open."""

    seats: list[Annotated[str, Field(max_length=100)]] = Field(
        description="For each seat: `person`, or `computer` and a player, as in `computer greedy`.",
        min_length=1,
        max_length=MOST_SEATS,
    )
    options: dict[str, str | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]] = Field(
        default={}, description="Settings that differ from the defaults."
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
    token: str | None = Field(
        description="The token of that seat, for `Authorization: Bearer TOKEN`."
    )
    invitations: dict[int, str] = Field(
        description="For each other person's seat, the secret with which to take it."
    )


class JoinRequest(BaseModel):
    """A seat to take."""

    invitation: Annotated[str, AfterValidator(secret_of)] = Field(
        description="The link to the seat, or only its last part.", min_length=1, max_length=400
    )
    name: Name
    key: SecretKey


class SeatTaken(BaseModel):
    """A seat was taken."""

    table: str
    seat: int
    token: str = Field(description="The token of the seat, for `Authorization: Bearer TOKEN`.")


class SitRequest(BaseModel):
    """A free seat of an open table to take."""

    seat: int = Field(description="One of `free`.", ge=0, lt=MOST_SEATS)
    name: Name
    key: SecretKey


class SeatLeft(BaseModel):
    """A seat was left: its token no longer works."""

    table: str
    seat: int


class OpenTableData(BaseModel):
    """An open table; its match begins as soon as every seat is taken."""

    table: str = Field(description="Its id.")
    game: str
    options: dict[str, str]
    names: list[str] = Field(description="The name at each seat; empty for free seats.")
    computers: list[int] = Field(description="The seats of computer players.")
    free: list[int] = Field(description="The seats that can be taken.")
    opened_at: float = Field(description="When the table was opened, in seconds since 1970.")
    hints: bool = Field(description="Whether people may ask for hints.")
    time: str = Field(description="The time control, as in the request that opens a table.")


# ---- tokens of programs -------------------------------------------------------------------------

Scope = Annotated[
    str,
    Field(description="`watch`: sees what the seat sees; `play`: also acts for it.", max_length=20),
]


class TokenRequest(BaseModel):
    """A token for a program."""

    name: Name = Field(description="The program's name in the list of tokens.")
    scope: Scope
    key: SecretKey


class TokenMade(BaseModel):
    """A token was made; it is shown this once."""

    id: str = Field(description="The token's id, with which to revoke it.")
    token: str = Field(description="For `Authorization: Bearer TOKEN`.")


class TokenData(BaseModel):
    """A token of the caller's seat that can be used."""

    id: str
    name: str
    scope: Scope


class TokenEnded(BaseModel):
    """A token no longer works."""

    id: str
