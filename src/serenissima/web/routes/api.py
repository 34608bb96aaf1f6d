"""The API for programs: games, and a seat's view and actions at its table, as JSON."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse, Response

from serenissima.kernel.refusals import (
    ACTION_ILLEGAL,
    ACTION_UNREADABLE,
    GAME_UNKNOWN,
    LESSON_OTHER,
    LESSON_OVER,
    MATCH_NOT_YOUR_TURN,
    MATCH_OVER,
)
from serenissima.machine.ahead import progress
from serenissima.players.refusals import PLAYER_SETTING, PLAYER_SLOW, PLAYER_UNKNOWN
from serenissima.service import Receipt, plain
from serenissima.service.refusals import (
    ACTION_LIST,
    DECISION_STALE,
    HINT_NOT_ALLOWED,
    PAUSE_ASKED,
    PAUSE_NO_CLOCK,
    PAUSE_NOT_ASKED,
    PAUSE_NOT_ON,
    PAUSE_ON,
    PAUSE_WISH,
    SEAT_NO_STAND_IN,
    SEAT_NOT_YOURS,
    TABLE_GATHERING,
    TABLE_PLAN,
    TABLE_STEP,
    TIME_NOT_UP,
    TIME_OWN,
    TOKEN_SCOPE,
    UNDO_ASKED,
    UNDO_LESSON,
    UNDO_NOT_ASKED,
    UNDO_NOTHING,
)
from serenissima.web.dependencies import Guest, OwnerToken, SeatToken, State
from serenissima.web.presentation.forms import list_players
from serenissima.web.presentation.plain_text import table_text
from serenissima.web.presentation.schemas import (
    LARGEST,
    ActionRequest,
    BackRequest,
    CommandDone,
    GameProgress,
    GoOnRequest,
    HintRequest,
    PauseRequest,
    RulesText,
    ShelfGame,
    TableText,
    UndoAnswer,
    UndoRequested,
)
from serenissima.web.presentation.view_schemas import HintData, StreamLine, TableData
from serenissima.web.refusals import REQUEST_MALFORMED, TABLE_CROWDED
from serenissima.web.routes.links import DONE, SEEN, SHELF
from serenissima.web.routes.openapi_refusals import (
    AT_TABLE,
    COMMAND,
    SENT,
    operation_id,
    refusal_responses,
)
from serenissima.web.routes.stream import KIND, TableStream, as_data
from serenissima.web.security.costs import costs
from serenissima.words.refusals import RULES_UNKNOWN
from serenissima.words.rulebook import GUIDE, RuleBook

router = APIRouter(prefix="/api", tags=["table"], generate_unique_id_function=operation_id)

WATCHED: dict[str, Any] = {"security": [{}]}  # no seat is needed

# ---- games --------------------------------------------------------------------------------------


@router.get("/games", responses={**SHELF, **refusal_responses()})
async def games(state: State) -> list[ShelfGame]:
    """List the games on the shelf; an option without values takes a number or a text."""
    return [_describe_game(state, name) for name in state.shelf.names()]


def _describe_game(state: State, name: str) -> ShelfGame:
    meta = state.shelf.meta(name)
    return ShelfGame(
        name=name,
        title=meta.title,
        seats=list(meta.seats),
        options={option.name: [str(c) for c in option.choices] for option in meta.offered},
        players=list(list_players(meta)),
    )


@router.get("/games/{game}/progress", responses=refusal_responses((GAME_UNKNOWN,)))
async def game_progress(state: State, game: str) -> GameProgress:
    """Return how far a game is compiled."""
    loaded = await asyncio.to_thread(state.shelf.load, game)
    found = progress(loaded)
    return GameProgress(**asdict(found)) if found else GameProgress(done=0, parts=0, seconds=None)


Wanted = Annotated[
    str,
    Query(
        description="`guide`, `glossary`, `all`, a rule or chapter like R5.2 or R5, or words to "
        "search for; empty for the table of contents.",
        max_length=200,
    ),
]


@router.get(
    "/games/{game}/rules",
    responses=refusal_responses((REQUEST_MALFORMED, GAME_UNKNOWN, RULES_UNKNOWN)),
)
async def rules(state: State, visitor: Guest, game: str, wanted: Wanted = GUIDE) -> RulesText:
    """Return a game's rules as this version plays it, in the language of `Accept-Language`."""
    return RulesText(text=await asyncio.to_thread(_read, state, game, visitor.language, wanted))


def _read(state: State, game: str, language: str, wanted: str) -> str:
    read = RuleBook(state.shelf.load(game), language).read(wanted, asked="wanted:")
    return "\n".join(line.text for line in read if line.weight != "source")


# ---- looking ------------------------------------------------------------------------------------

Since = Annotated[
    int,
    Query(
        description="The last `seq` that the caller has, to continue from there; 0 for the current "
        "table. A number that is too high counts as 0.",
        ge=0,
        le=LARGEST,
    ),
]
Step = Annotated[
    int | None, Query(description="Look back to this step, counted from 0.", ge=-1, le=LARGEST)
]
TaleStep = Annotated[
    int, Query(description="The first step whose events are described.", ge=0, le=LARGEST)
]
CANNOT_LOOK = (REQUEST_MALFORMED, SEAT_NOT_YOURS)
LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Lines of JSON, each a `StreamLine`, or `{}` to show that the connection is "
        "alive; the last one can be `{\"refused\": …}` if the table cannot be shown any more.",
        "content": {KIND: {"schema": {"$ref": "#/components/schemas/StreamLine"}}},
    }
}  # fmt: skip


@router.get(
    "/table/{table}",
    responses={
        200: {"model": TableData, **SEEN[200]},
        **refusal_responses(AT_TABLE, CANNOT_LOOK, (TABLE_STEP,)),
    },
    response_class=JSONResponse,
    openapi_extra=WATCHED,
)
async def view(state: State, table: str, token: SeatToken, at: Step = None) -> Response:
    """Return a table as the caller's seat or a spectator sees it; `at` looks back to a step."""
    seen = await state.tables.view(table, token, at=at)
    return JSONResponse(as_data(seen, state.lateness(seen)))


@router.get(
    "/table/{table}/text", responses=refusal_responses(AT_TABLE, CANNOT_LOOK), openapi_extra=WATCHED
)
async def text(
    state: State, visitor: Guest, table: str, token: SeatToken, since: TaleStep = 0
) -> TableText:
    """Describe the table as the caller's seat sees it, in the language of `Accept-Language`."""
    seen = await state.tables.view(table, token)
    return TableText(
        text=table_text(seen, visitor.language, since, state.lateness(seen)),
        seq=seen.seq,
        seat=seen.seat,
        told=len(seen.told),
        legal=list(map(seen.actions.format, seen.legal)),
        decision=seen.decision,
        over=seen.ended,
    )


@router.get(
    "/table/{table}/stream",
    responses={**LINES, **refusal_responses(AT_TABLE, CANNOT_LOOK, (TABLE_CROWDED,))},
    response_class=Response,
    openapi_extra=WATCHED,
)
@costs(channels=1)
async def stream(
    state: State, visitor: Guest, table: str, token: SeatToken, since: Since = 0
) -> Response:
    """Send a line of JSON with the table each time that the caller's seat sees more.

    The stream continues until the caller leaves, or the server ends. A caller who comes back gives
    the last `seq` as `since`, and misses nothing: each line is the whole table at that time.
    """
    return TableStream(state, table, token, since, visitor.language)


# ---- acting -------------------------------------------------------------------------------------

CANNOT_ACT = (
    TOKEN_SCOPE,
    ACTION_UNREADABLE,
    ACTION_LIST,
    DECISION_STALE,
    MATCH_NOT_YOUR_TURN,
    MATCH_OVER,
    TABLE_GATHERING,
    LESSON_OVER,
    ACTION_ILLEGAL,
    LESSON_OTHER,
)
CANNOT_UNDO = (TOKEN_SCOPE, MATCH_OVER, UNDO_NOTHING, UNDO_ASKED, UNDO_LESSON, DECISION_STALE)
CANNOT_HINT = (
    TOKEN_SCOPE,
    MATCH_OVER,
    MATCH_NOT_YOUR_TURN,
    DECISION_STALE,
    TABLE_GATHERING,
    HINT_NOT_ALLOWED,
)


def _done(receipt: Receipt) -> CommandDone:
    return CommandDone(table=receipt.table, seat=receipt.seat)


@router.post(
    "/table/{table}/act",
    responses={**DONE, **refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_ACT)},
)
async def act(state: State, table: str, token: OwnerToken, wanted: ActionRequest) -> CommandDone:
    """Take an action, or several, for the caller's seat."""
    taken = state.tables.act(table, token, wanted.action, wanted.decision, key=wanted.key)
    return _done(await taken)


@router.post(
    "/table/{table}/undo",
    responses={**DONE, **refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_UNDO)},
)
async def undo(state: State, table: str, token: OwnerToken, wanted: UndoRequested) -> CommandDone:
    """Undo the seat's own last action and what followed, or ask the other players for consent."""
    return _done(await state.tables.undo(table, token, wanted.number, key=wanted.key))


@router.post(
    "/table/{table}/undo/answer",
    responses=refusal_responses(SENT, AT_TABLE, COMMAND, (TOKEN_SCOPE, UNDO_NOT_ASKED)),
)
async def answer_undo(
    state: State, table: str, token: OwnerToken, wanted: UndoAnswer
) -> CommandDone:
    """Agree or refuse to undo an action."""
    answer = state.tables.answer_undo(table, token, wanted.number, wanted.agree, key=wanted.key)
    return _done(await answer)


CANNOT_GO_ON = (
    TOKEN_SCOPE,
    PLAYER_SETTING,
    PLAYER_UNKNOWN,
    MATCH_OVER,
    TIME_NOT_UP,
    TIME_OWN,
    TABLE_PLAN,
    PLAYER_SLOW,
)
CANNOT_TAKE_BACK = (TOKEN_SCOPE, MATCH_OVER, SEAT_NO_STAND_IN)


@router.post(
    "/table/{table}/late",
    responses={**DONE, **refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_GO_ON)},
)
async def go_on(state: State, table: str, token: OwnerToken, wanted: GoOnRequest) -> CommandDone:
    """Choose how to continue when another player's time is up, or they have not acted for days."""
    chosen = state.tables.continue_without(table, token, wanted.late, wanted.how, key=wanted.key)
    return _done(await chosen)


@router.post(
    "/table/{table}/back",
    responses={**DONE, **refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_TAKE_BACK)},
)
async def back(state: State, table: str, token: OwnerToken, wanted: BackRequest) -> CommandDone:
    """Play on in place of the computer player that has taken the caller's seat."""
    return _done(await state.tables.return_to_seat(table, token, key=wanted.key))


CANNOT_PAUSE = (
    TOKEN_SCOPE,
    PAUSE_WISH,
    MATCH_OVER,
    TABLE_GATHERING,
    PAUSE_ON,
    PAUSE_ASKED,
    PAUSE_NOT_ASKED,
    PAUSE_NOT_ON,
    PAUSE_NO_CLOCK,
)


@router.post(
    "/table/{table}/pause", responses=refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_PAUSE)
)
async def pause(state: State, table: str, token: OwnerToken, wanted: PauseRequest) -> CommandDone:
    """Ask for a pause at a table with clocks, answer such a request, or end a pause."""
    return _done(await state.tables.pause(table, token, wanted.wish, key=wanted.key))


@router.post(
    "/table/{table}/hint",
    responses={
        200: {"model": HintData},
        **refusal_responses(SENT, AT_TABLE, (SEAT_NOT_YOURS,), CANNOT_HINT),
    },
    response_class=JSONResponse,
)
async def hint(state: State, table: str, token: OwnerToken, wanted: HintRequest) -> Response:
    """Return a strong player's choices for the caller's seat, if hints are allowed there.

    Each choice has the share of the win that it leads to, its certain effects, and the actions that
    are expected to follow. While the game is still being prepared, the answer waits.
    """
    asked = await state.tables.hint(table, token, wanted.decision)
    return JSONResponse(plain(await asked.wait_for_hint(), asked.actions))


def schemas() -> dict[str, Any]:
    """Return the schemas of models that no operation names: a line of a stream."""
    found = StreamLine.model_json_schema(ref_template="#/components/schemas/{model}")
    return {StreamLine.__name__: found, **found.pop("$defs")}
