"""The API for programs where tournaments are: guests, opening, entering, leaving and drawing."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from serenissima.kernel.errors import Illegal
from serenissima.service import KnownGuest
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
from serenissima.web.routes.described import SENT, operation_id, refused
from serenissima.web.routes.links import TOURNAMENT
from serenissima.web.routes.new_table import check_playable
from serenissima.web.security.costs import TABLES_OF_ROUND, costs

router = APIRouter(prefix="/api", tags=["tournaments"], generate_unique_id_function=operation_id)
NAMED = "program"  # what a guest's device is called that a program has made
GUEST: dict[str, Any] = {"security": [{"seat": []}]}


async def own_guest(guest: Known) -> KnownGuest:
    """The guest whose token was sent; raises `Illegal` (`guest/unknown`)."""
    if guest is None:
        hint = "Authorization: Bearer TOKEN, as POST /api/guests gives it"
        raise Illegal("guest/unknown", "only a guest can do this", hint=hint)
    return guest


OwnGuest = Annotated[KnownGuest, Depends(own_guest)]
TournamentId = Annotated[str, Path(max_length=64)]
HERE = {403: "guest/unknown", 404: "tournament/unknown", 409: "tournament/busy"}


@router.post(
    "/guests",
    responses=refused(SENT, {400: "command/key", 422: "seat/name"}),
)
@costs(tables=1)
async def make_guest(state: State, wanted: GuestRequest) -> GuestMade:
    """Become a guest, who can take part in tournaments; the same key again is the same guest."""
    guest, token = await state.tables.guests.welcome(wanted.name, key=wanted.key, label=NAMED)
    return GuestMade(name=guest.name, token=token)


CANNOT_OPEN = {
    400: "command/key time/unreadable tournament/system",
    403: "guest/unknown",
    404: "game/unknown",
    422: "match/seats option/name option/value option/retired seat/name time/range "
    "tournament/rounds guest/barred",
}
CANNOT_ENTER = {
    409: "tournament/begun tournament/full",
    422: "seat/name guest/barred tournament/declined",
}


@router.post(
    "/games/{game}/tournaments",
    responses={**TOURNAMENT, **refused(SENT, CANNOT_OPEN)},
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
    responses={**TOURNAMENT, **refused({400: "request/malformed", 404: "tournament/unknown"})},
    openapi_extra={"security": [{}, {"seat": []}]},
)
async def see_tournament(state: State, tournament: TournamentId, guest: Known) -> TournamentData:
    """A tournament with its standings and tables; what is due there is done."""
    return TournamentData.of(await state.tables.tournaments.go_on(tournament), guest)


@router.post(
    "/tournaments/{tournament}/enter",
    responses={
        **TOURNAMENT,
        **refused(SENT, HERE, CANNOT_ENTER),
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
        **refused(SENT, HERE, {404: "tournament/entrant", 422: "tournament/not-yours"}),
    },
    openapi_extra=GUEST,
)
async def leave_tournament(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: LeaveRequest
) -> TournamentData:
    """Take part no longer, or take somebody out as the opener; a match that is played goes on."""
    await state.tables.tournaments.take_out(tournament, wanted.number, guest.id)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)


CANNOT_DRAW = {
    409: "tournament/over tournament/few tournament/uneven table/busy",
    422: "tournament/not-yours match/seats option/value option/retired command/key-used",
    503: "server/tables-full server/storage-full",
}


@router.post(
    "/tournaments/{tournament}/round",
    responses={**TOURNAMENT, **refused(SENT, HERE, CANNOT_DRAW)},
    openapi_extra=GUEST,
)
@costs(tables=TABLES_OF_ROUND)
async def draw_round(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: RoundRequest
) -> TournamentData:
    """Draw a round now, as the opener wants; everybody sits at their tables then."""
    await state.tables.tournaments.draw_next(tournament, guest.id, wanted.round)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)


CANNOT_END = {
    404: "table/unknown",
    409: "match/over tournament/own tournament/played",
    422: "tournament/not-yours",
}


@router.post(
    "/tournaments/{tournament}/call-off",
    responses={**TOURNAMENT, **refused(SENT, HERE, CANNOT_END)},
    openapi_extra=GUEST,
)
async def call_off_match(
    state: State, tournament: TournamentId, guest: OwnGuest, wanted: CallOffRequest
) -> TournamentData:
    """End a match that nobody plays any more, without a result, as the opener wants."""
    await state.tables.tournaments.call_off(tournament, wanted.table, guest.id)
    return TournamentData.of(await state.tables.tournaments.find(tournament), guest)
