"""The API for programs: guests, and opening, entering, leaving and pairing tournaments."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from serenissima.kernel.refusals import (
    GAME_UNKNOWN,
    MATCH_OVER,
    MATCH_SEATS,
    OPTION_NAME,
    OPTION_RETIRED,
    OPTION_VALUE,
)
from serenissima.service import KnownGuest
from serenissima.service.refusals import (
    COMMAND_KEY,
    COMMAND_KEY_USED,
    GUEST_BANNED,
    SEAT_NAME,
    SERVER_STORAGE_FULL,
    SERVER_TABLES_FULL,
    TABLE_BUSY,
    TABLE_UNKNOWN,
    TIME_RANGE,
    TIME_UNREADABLE,
    TIME_ZONE,
    TOURNAMENT_BEGUN,
    TOURNAMENT_BUSY,
    TOURNAMENT_DECLINED,
    TOURNAMENT_ENTRANT,
    TOURNAMENT_FEW,
    TOURNAMENT_FULL,
    TOURNAMENT_NOT_YOURS,
    TOURNAMENT_OVER,
    TOURNAMENT_OWN,
    TOURNAMENT_PLAYED,
    TOURNAMENT_ROUNDS,
    TOURNAMENT_SYSTEM,
    TOURNAMENT_UNEVEN,
    TOURNAMENT_UNKNOWN,
)
from serenissima.web.dependencies import Known, State
from serenissima.web.presentation.tournament_schemas import (
    CallOffRequest,
    EnterRequest,
    GuestMade,
    GuestRequest,
    LeaveRequest,
    RoundRequest,
    TournamentData,
    TournamentRequest,
)
from serenissima.web.refusals import GUEST_UNKNOWN, REQUEST_MALFORMED
from serenissima.web.routes.links import TOURNAMENT
from serenissima.web.routes.new_table import check_playable
from serenissima.web.routes.openapi_refusals import SENT, operation_id, refusal_responses
from serenissima.web.security.costs import TABLES_OF_ROUND, costs

router = APIRouter(prefix="/api", tags=["tournaments"], generate_unique_id_function=operation_id)
NAMED = "program"  # the name of a guest's device that a program has made
GUEST: dict[str, Any] = {"security": [{"seat": []}]}


async def own_guest(guest: Known) -> KnownGuest:
    """Return the guest whose token was sent; raise `Illegal` (`guest/unknown`)."""
    if guest is None:
        raise GUEST_UNKNOWN(
            hint="Authorization: Bearer TOKEN, with the token from POST /api/guests"
        )
    return guest


OwnGuest = Annotated[KnownGuest, Depends(own_guest)]
TournamentId = Annotated[str, Path(max_length=64)]
HERE = (GUEST_UNKNOWN, TOURNAMENT_UNKNOWN, TOURNAMENT_BUSY)


@router.post(
    "/guests",
    responses=refusal_responses(SENT, (COMMAND_KEY, SEAT_NAME)),
)
@costs(tables=1)
async def make_guest(state: State, wanted: GuestRequest) -> GuestMade:
    """Become a guest, who can take part in tournaments; the same key again is the same guest."""
    guest, token = await state.tables.guests.welcome(wanted.name, key=wanted.key, label=NAMED)
    return GuestMade(name=guest.name, token=token)


CANNOT_OPEN = (
    COMMAND_KEY,
    TIME_UNREADABLE,
    TIME_ZONE,
    TOURNAMENT_SYSTEM,
    GUEST_UNKNOWN,
    GAME_UNKNOWN,
    MATCH_SEATS,
    OPTION_NAME,
    OPTION_VALUE,
    OPTION_RETIRED,
    SEAT_NAME,
    TIME_RANGE,
    TOURNAMENT_ROUNDS,
    GUEST_BANNED,
)
CANNOT_ENTER = (TOURNAMENT_BEGUN, TOURNAMENT_FULL, SEAT_NAME, GUEST_BANNED, TOURNAMENT_DECLINED)


@router.post(
    "/games/{game}/tournaments",
    responses={**TOURNAMENT, **refusal_responses(SENT, CANNOT_OPEN)},
    openapi_extra=GUEST,
)
@costs(tables=1)
async def open_tournament(
    state: State, game: str, guest: OwnGuest, wanted: TournamentRequest
) -> TournamentData:
    """Open a tournament, and enter it if a name is given."""
    await check_playable(state, game, wanted.seats, wanted.options)
    opened = await state.tables.tournaments.open(
        game,
        wanted.seats,
        wanted.options,
        rounds=wanted.rounds,
        time=wanted.time,
        opener=guest.id,
        name=wanted.name,
        key=wanted.key,
        system=wanted.system,
    )
    return TournamentData.of(await state.tables.tournaments.find(opened), guest)


@router.get(
    "/tournaments/{tournament}",
    responses={**TOURNAMENT, **refusal_responses((REQUEST_MALFORMED, TOURNAMENT_UNKNOWN))},
    openapi_extra={"security": [{}, {"seat": []}]},
)
async def see_tournament(state: State, tournament: TournamentId, guest: Known) -> TournamentData:
    """Return a tournament with its standings and tables, after carrying out whatever is due."""
    return TournamentData.of(await state.tables.tournaments.advance(tournament), guest)


@router.post(
    "/tournaments/{tournament}/enter",
    responses={
        **TOURNAMENT,
        **refusal_responses(SENT, HERE, CANNOT_ENTER),
    },
    openapi_extra=GUEST,
)
async def enter_tournament(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: EnterRequest
) -> TournamentData:
    """Take part, before the first round."""
    await state.tables.tournaments.enter(tournament, guest.id, wanted.name)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)


@router.post(
    "/tournaments/{tournament}/leave",
    responses={
        **TOURNAMENT,
        **refusal_responses(SENT, HERE, (TOURNAMENT_ENTRANT, TOURNAMENT_NOT_YOURS)),
    },
    openapi_extra=GUEST,
)
async def leave_tournament(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: LeaveRequest
) -> TournamentData:
    """Stop taking part, or remove another entrant as the opener; a running match continues."""
    await state.tables.tournaments.take_out(tournament, wanted.number, guest.id)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)


CANNOT_DRAW = (
    TOURNAMENT_OVER,
    TOURNAMENT_FEW,
    TOURNAMENT_UNEVEN,
    TABLE_BUSY,
    TOURNAMENT_NOT_YOURS,
    MATCH_SEATS,
    OPTION_VALUE,
    OPTION_RETIRED,
    COMMAND_KEY_USED,
    SERVER_TABLES_FULL,
    SERVER_STORAGE_FULL,
)


@router.post(
    "/tournaments/{tournament}/round",
    responses={**TOURNAMENT, **refusal_responses(SENT, HERE, CANNOT_DRAW)},
    openapi_extra=GUEST,
)
@costs(tables=TABLES_OF_ROUND)
async def draw_round(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: RoundRequest
) -> TournamentData:
    """Pair a round now, as the opener; everyone then sits at their tables."""
    await state.tables.tournaments.draw_next(tournament, guest.id, wanted.round)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)


CANNOT_END = (TABLE_UNKNOWN, MATCH_OVER, TOURNAMENT_OWN, TOURNAMENT_PLAYED, TOURNAMENT_NOT_YOURS)


@router.post(
    "/tournaments/{tournament}/call-off",
    responses={**TOURNAMENT, **refusal_responses(SENT, HERE, CANNOT_END)},
    openapi_extra=GUEST,
)
async def call_off_match(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: CallOffRequest
) -> TournamentData:
    """End an abandoned match without a result, as the opener."""
    await state.tables.tournaments.call_off(tournament, wanted.table, guest.id)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)
