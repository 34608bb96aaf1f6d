"""The same tables for programs: what a seat sees and what it does, as JSON."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from pydantic import BaseModel, Field

from serenissima.kernel.record import OBSERVER
from serenissima.service import LONGEST_KEY
from serenissima.web.actions import owner
from serenissima.web.desk import Desk
from serenissima.web.visitor import seat_token

router = APIRouter(prefix="/api", tags=["table"])


class Refusal(BaseModel):
    """Why something was refused."""

    code: str = Field(description="Stable name of the refusal, `area/reason`.")
    text: str = Field(description="The offending input as it was given, or empty.")
    reason: str = Field(description="Why it is refused, in English.")
    hint: str = Field(description="What would be right, or empty.")
    message: str = Field(description="A sentence for people, in their language.")


class Wish(BaseModel):
    """An action, and the decision that it answers."""

    action: str = Field(description="As `legal` writes it.", max_length=200)
    decision: int = Field(description="As the table gives it.", ge=0)
    key: str = Field(
        description="The same key again changes nothing and gives the same answer.",
        min_length=1,
        max_length=LONGEST_KEY,
    )


class Done(BaseModel):
    """An action was carried out and is stored."""

    table: str
    seat: int


class Game(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 422, 503)
}
Owner = Annotated[
    str | None,
    Header(alias="Authorization", description="`Bearer` and the token of a seat's own link."),
]


@router.get("/games")
async def games(request: Request) -> list[Game]:
    """The games on the shelf; an option without values takes a number or a text."""
    shelf = Desk.of(request).shelf
    return [
        Game(
            name=name,
            title=shelf.meta(name).title,
            seats=list(shelf.meta(name).seats),
            options={o.name: [str(c) for c in o.choices] for o in shelf.meta(name).options},
        )
        for name in shelf.names()
    ]


@router.get("/table/{table}", responses=REFUSALS)
async def sight(
    request: Request, table: str, at: int | None = None, authorization: Owner = None
) -> dict[str, Any]:
    """A table as the caller's seat sees it, or as a watcher does; `at` looks back to a step."""
    desk = Desk.of(request)
    await desk.check_ready(table)
    mine = authorization is not None or seat_token(request, table) is not None
    token = owner(request, table) if mine else None
    seen = await desk.tables.view(table, token, at=at)
    return {**seen.as_data(), "watching": seen.seat == OBSERVER}


@router.post("/table/{table}/act", responses=REFUSALS)
async def act(request: Request, table: str, wish: Wish, authorization: Owner = None) -> Done:
    """Take an action for the caller's seat."""
    desk = Desk.of(request)
    await desk.check_ready(table)
    token = owner(request, table)
    receipt = await desk.tables.act(table, token, wish.action, wish.decision, key=wish.key)
    return Done(table=receipt.table, seat=receipt.seat)
