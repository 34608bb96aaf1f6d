"""The API for programs: opening a table, joining, leaving and playing again."""

from dataclasses import asdict

from fastapi import APIRouter, Request

from serenissima.kernel.refusals import (
    GAME_UNKNOWN,
    MATCH_SEATS,
    OPTION_NAME,
    OPTION_RETIRED,
    OPTION_VALUE,
)
from serenissima.players.refusals import PLAYER_SETTING, PLAYER_SLOW, PLAYER_UNKNOWN
from serenissima.service import Gathering, Opening, Person, Seated, parse_sitter
from serenissima.service.refusals import (
    COMMAND_KEY,
    COMMAND_KEY_USED,
    GUEST_BANNED,
    SEAT_INVITATION,
    SEAT_NAME,
    SEAT_NOT_YOURS,
    SEAT_STAND_IN,
    SEAT_TAKEN,
    SERVER_STORAGE_FULL,
    SERVER_TABLES_FULL,
    TABLE_BEGUN,
    TABLE_NOT_OVER,
    TABLE_PLAN,
    TABLE_PRIVATE,
    TABLE_SEAT,
    TIME_RANGE,
    TIME_UNREADABLE,
    TIME_ZONE,
)
from serenissima.web.dependencies import OwnerToken, State
from serenissima.web.presentation.seat_schemas import (
    JoinRequest,
    OpenedTable,
    OpenTableData,
    SeatLeft,
    SeatTaken,
    SitRequest,
    TableRequest,
)
from serenissima.web.presentation.setting_fields import read_settings
from serenissima.web.refusals import REQUEST_ORIGIN, TABLE_ENOUGH_OPEN
from serenissima.web.routes.links import LISTED, OPENED, SEATED
from serenissima.web.routes.new_table import check_open_tables, check_playable
from serenissima.web.routes.openapi_refusals import (
    AT_TABLE,
    COMMAND,
    SENT,
    operation_id,
    refusal_responses,
)
from serenissima.web.security.costs import costs

router = APIRouter(prefix="/api", tags=["seats"], generate_unique_id_function=operation_id)

CANNOT_OPEN = (
    COMMAND_KEY,
    PLAYER_SETTING,
    TIME_UNREADABLE,
    TIME_ZONE,
    GAME_UNKNOWN,
    PLAYER_UNKNOWN,
    TABLE_ENOUGH_OPEN,
    SERVER_TABLES_FULL,
    SERVER_STORAGE_FULL,
    MATCH_SEATS,
    OPTION_NAME,
    OPTION_VALUE,
    OPTION_RETIRED,
    TABLE_PLAN,
    SEAT_NAME,
    PLAYER_SLOW,
    COMMAND_KEY_USED,
    TIME_RANGE,
)


@router.post("/games/{game}/tables", responses={**OPENED, **refusal_responses(SENT, CANNOT_OPEN)})
@costs(tables=1)
async def open_table(
    request: Request, state: State, game: str, wanted: TableRequest
) -> OpenedTable:
    """Open a table, and sit down at it if a name is given."""
    plan = [parse_sitter(text) for text in wanted.seats]
    await check_playable(state, game, len(plan), wanted.options)
    settings = read_settings(wanted).fit(plan.count(Person()), inviting=Person() in plan)
    if settings.public:
        await check_open_tables(request, state)
    opened = await state.tables.open(
        game, plan, wanted.options, seat=wanted.seat, name=wanted.name, settings=settings,
        key=wanted.key,
    )  # fmt: skip
    if settings.public:
        state.openers.note(request, opened.table)
    return _opened_data(opened)


def _opened_data(opened: Opening) -> OpenedTable:
    return OpenedTable(
        table=opened.table,
        seat=opened.seat,
        token=opened.token,
        invitations=dict(opened.invitations),
    )


CANNOT_JOIN = (SEAT_INVITATION, SEAT_TAKEN, SEAT_NAME)


@router.post(
    "/table/{table}/join",
    responses={**SEATED, **refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_JOIN)},
)
async def join(state: State, table: str, wanted: JoinRequest) -> SeatTaken:
    """Take the seat that an invitation is for."""
    seated = await state.tables.join(table, wanted.invitation, wanted.name, key=wanted.key)
    return _seat_data(seated)


def _seat_data(seated: Seated) -> SeatTaken:
    return SeatTaken(table=seated.table, seat=seated.seat, token=seated.token)


# ---- open tables --------------------------------------------------------------------------------

CANNOT_SIT = (TABLE_SEAT, SEAT_TAKEN, TABLE_PRIVATE, SEAT_NAME)
CANNOT_LEAVE = (SEAT_NOT_YOURS, TABLE_BEGUN, SEAT_STAND_IN)
BODILESS = (REQUEST_ORIGIN,)  # possible errors of a command that sends nothing


@router.get("/tables", responses={**LISTED, **refusal_responses()})
async def open_tables(state: State) -> list[OpenTableData]:
    """List the newest open tables, the newest first."""
    return [_list_table(table) for table in await state.tables.gathering()]


def _list_table(table: Gathering) -> OpenTableData:
    return OpenTableData(**asdict(table), time=table.settings.time, free=[*table.free])


@router.post(
    "/table/{table}/sit",
    responses={**SEATED, **refusal_responses(SENT, AT_TABLE, COMMAND, CANNOT_SIT)},
)
@costs(sittings=1)
async def sit(state: State, table: str, wanted: SitRequest) -> SeatTaken:
    """Take a free seat of an open table."""
    return _seat_data(await state.tables.sit(table, wanted.seat, wanted.name, key=wanted.key))


@router.post("/table/{table}/leave", responses=refusal_responses(BODILESS, AT_TABLE, CANNOT_LEAVE))
@costs(sittings=1)
async def leave(state: State, table: str, token: OwnerToken) -> SeatLeft:
    """Leave an open table before its match begins: the seat is free again.

    From then on the token is good only for repeating this request, which has the same answer.
    """
    left = await state.tables.leave(table, token)
    return SeatLeft(table=left.table, seat=left.seat)


# ---- another match ------------------------------------------------------------------------------

CANNOT_PLAY_AGAIN = (
    SEAT_NOT_YOURS,
    GAME_UNKNOWN,
    PLAYER_UNKNOWN,
    TABLE_NOT_OVER,
    SEAT_TAKEN,
    MATCH_SEATS,
    OPTION_VALUE,
    SEAT_NAME,
    PLAYER_SLOW,
    GUEST_BANNED,
    SERVER_TABLES_FULL,
    SERVER_STORAGE_FULL,
)


@router.post(
    "/table/{table}/again",
    responses={**SEATED, **refusal_responses(BODILESS, AT_TABLE, CANNOT_PLAY_AGAIN)},
)
@costs(tables=1)
async def again(state: State, table: str, token: OwnerToken) -> SeatTaken:
    """Sit down for another match with the same people; any of them may ask first.

    Everyone comes to one new table, each by the token of their seat at this one. The same request
    again has the same answer.
    """
    return _seat_data(await state.tables.play_again(table, token))
