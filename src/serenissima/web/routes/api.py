"""The API for programs: what a seat sees and does, as JSON."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from serenissima.kernel.record import OBSERVER
from serenissima.machine.ahead import progress
from serenissima.service import LONGEST_KEY
from serenissima.web.dependencies import OwnerToken, SeatToken, State

router = APIRouter(prefix="/api", tags=["table"])


class Refusal(BaseModel):
    """Why something was refused."""

    code: str = Field(description="Stable name of the refusal, `area/reason`.")
    text: str = Field(description="The offending input as it was given, or empty.")
    reason: str = Field(description="Why it is refused, in English.")
    hint: str = Field(description="What would be right, or empty.")
    message: str = Field(description="A sentence for people, in their language.")


ActionText = Annotated[str, Field(max_length=200)]


class ActionRequest(BaseModel):
    """An action, or several, and the decision that it or the first of them answers."""

    action: ActionText | list[ActionText] = Field(
        description="As `legal` writes it. Of a list all are carried out or none; but the first "
        "that reveals something, such as a card drawn, is the last that is carried out."
    )
    decision: int = Field(description="As the table gives it.", ge=0)
    key: str = Field(
        description="The same key again changes nothing and gives the same answer.",
        min_length=1,
        max_length=LONGEST_KEY,
    )


class ActionDone(BaseModel):
    """An action was carried out and is stored."""

    table: str
    seat: int


class HintRequest(BaseModel):
    """The decision that a hint is wanted for."""

    decision: int = Field(description="As the table gives it.", ge=0)


class ShelfGame(BaseModel):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]


class GameProgress(BaseModel):
    """How far the rules of a game are compiled; its computer players wait for that."""

    done: int = Field(description="How many functions are compiled.")
    parts: int = Field(description="How many there are; 0 if nobody has to wait.")
    seconds: float | None = Field(
        description="About how long the rest takes; null if this server has never done it."
    )


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 408, 409, 413, 422, 429, 503)
}


@router.get("/games")
async def games(state: State) -> list[ShelfGame]:
    """The games on the shelf; an option without values takes a number or a text."""
    shelf = state.shelf
    return [
        ShelfGame(
            name=name,
            title=shelf.meta(name).title,
            seats=list(shelf.meta(name).seats),
            options={o.name: [str(c) for c in o.choices] for o in shelf.meta(name).offered},
        )
        for name in shelf.names()
    ]


@router.get("/games/{game}/progress", responses=REFUSALS)
async def game_progress(state: State, game: str) -> GameProgress:
    """How far a game is compiled."""
    loaded = await asyncio.to_thread(state.shelf.load, game)
    found = progress(loaded)
    return GameProgress(**asdict(found)) if found else GameProgress(done=0, parts=0, seconds=None)


@router.get("/table/{table}", responses=REFUSALS)
async def view(state: State, table: str, token: SeatToken, at: int | None = None) -> dict[str, Any]:
    """A table as the caller's seat sees it, or as a watcher does; `at` looks back to a step."""
    seen = await state.tables.view(table, token, at=at)
    return {**seen.as_data(), "watching": seen.seat == OBSERVER}


@router.post("/table/{table}/act", responses=REFUSALS)
async def act(state: State, table: str, token: OwnerToken, wanted: ActionRequest) -> ActionDone:
    """Take an action, or several, for the caller's seat."""
    receipt = await state.tables.act(table, token, wanted.action, wanted.decision, key=wanted.key)
    return ActionDone(table=receipt.table, seat=receipt.seat)


@router.post("/table/{table}/hint", responses=REFUSALS)
async def hint(state: State, table: str, token: OwnerToken, wanted: HintRequest) -> dict[str, Any]:
    """What a strong player would consider for the caller's seat, if hints are allowed there.

    Each choice has the share of the win that it leads to, what it brings about in any case, and the
    actions that are expected to follow. While the game is still being prepared, the answer waits.
    """
    asked = await state.tables.hint(table, token, wanted.decision)
    actions = state.shelf.load(await state.tables.game(table)).actions
    return (await asked.found()).as_data(actions)
