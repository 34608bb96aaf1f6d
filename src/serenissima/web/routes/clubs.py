"""Clubs: the list of one's own, a club's page, joining it, and leading it."""

import secrets
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import KnownGuest, SeenClub
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    metas,
    shared_base,
    token_of,
    welcome_guest,
)
from serenissima.web.presentation.club_page import club_standings, club_tables
from serenissima.web.presentation.open_tables import seat_of
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.tournament_page import own_tournament
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.security.cookies import (
    remember_name,
    store_guest,
    store_seat,
    stored_guest,
    stored_seats,
)
from serenissima.web.security.costs import costs
from serenissima.web.security.guard import ADDRESS_UNTOLD

router = APIRouter(include_in_schema=False)


@router.get("/clubs")
async def show_own(request: Request, state: State, guest: Known) -> Response:
    """Show the clubs of a guest, and the form for a new one."""
    return await _own(request, state, guest)


async def _own(
    request: Request,
    state: AppState,
    guest: KnownGuest | None,
    name: str = "",
    error: SerenissimaError | None = None,
) -> Response:
    return form_page(
        request,
        "clubs.html",
        error,
        guest=guest,
        clubs=await state.tables.clubs.of(guest.id) if guest else [],
        name=name,
        key=secrets.token_urlsafe(),
    )


@router.post("/clubs")
@costs(tables=1)
async def establish(request: Request, state: State, guest: Known, fields: FormFields) -> Response:
    """Found a club; raise `Illegal` (`guest/barred`)."""
    if guest is None:
        return RedirectResponse("/clubs", 303)
    await state.tables.safety.check(guest.id)
    name = fields.get("name", "")
    try:
        club, secret = await state.tables.clubs.establish(guest.id, name, key=fields.get("key", ""))
    except SerenissimaError as error:
        return await _own(request, state, guest, name, error)
    return await _page(request, state, Visitor.of(request), guest, club, link=secret)


@router.get("/club/{club}")
async def show(request: Request, state: State, visitor: Guest, guest: Known, club: str) -> Response:
    """Show a club: to others than its members, only its name and how to join.

    Raises:
        Unknown: `club/unknown`.
    """
    return await _page(request, state, visitor, guest, club)


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    guest: KnownGuest | None,
    club: str,
    *,
    link: str = "",
    error: SerenissimaError | None = None,
) -> Response:
    """Return the page of a club; `link` is the secret of the link to join, shown once."""
    seen = await state.tables.clubs.see(club, guest.id if guest else "")
    shown: dict[str, Any] = {"tables": [], "tournaments": [], "standings": []}
    if guest and seen.belongs:
        shown = await _inside(request, state, visitor, seen)
    found = form_page(
        request,
        "club.html",
        error,
        packs=False,
        seen=seen,
        guest=guest,
        games=[state.shelf.meta(one) for one in state.shelf.names()],
        link=f"{shared_base(request, state)}club/join/{link}" if link else "",
        name=visitor.name,
        key=secrets.token_urlsafe(),
        **shown,
    )
    found.headers.update(ADDRESS_UNTOLD)
    return found


async def _inside(
    request: Request, state: AppState, visitor: Visitor, seen: SeenClub
) -> dict[str, Any]:
    """Return what members see of a club."""
    club, language, games = seen.club.id, visitor.language, metas(state.shelf)
    ids = await state.tables.clubs.tables(club)
    summaries = await state.tables.summaries(
        {table: (await token_of(state, request, table) or "",) for table in ids}
    )
    found = [
        await state.tables.tournaments.find(one)
        for one in await state.tables.clubs.tournaments(club)
    ]
    return {
        "tables": club_tables(summaries, games, language, state.tables.clock()),
        "tournaments": [
            own_tournament(one, games[one.game].title, language)
            for one in found
            if one.game in games
        ],
        "standings": club_standings(await state.tables.clubs.standings(club), games, language),
    }


@router.post("/club/{club}")
@costs(sittings=1)
async def act(
    request: Request, state: State, visitor: Guest, guest: Known, club: str, fields: FormFields
) -> Response:
    """`ask` to join, `leave`; or as someone who leads it `accept`, `appoint` or `remove` by a mark.

    They also make a new `link`, change the `name`, or `dissolve` the club.

    Raises:
        Unknown: `club/unknown`.
        Illegal: `club/not-yours`, `guest/barred`.
    """
    clubs = state.tables.clubs
    if guest is None:
        return RedirectResponse(f"/club/{club}", 303)
    try:
        if "link" in fields:
            secret = await clubs.renew_link(club, guest.id)
            return await _page(request, state, visitor, guest, club, link=secret)
        if "ask" in fields:
            await state.tables.safety.check(guest.id)
            await clubs.ask(club, guest.id)
        elif "name" in fields:
            await clubs.rename(club, guest.id, fields["name"])
        elif "leave" in fields:
            await clubs.leave(club, guest.id)
            return RedirectResponse("/clubs", 303)
        elif "dissolve" in fields:
            await clubs.dissolve(club, guest.id)
            return RedirectResponse("/clubs", 303)
        else:
            await _treat(state, guest, club, fields)
    except SerenissimaError as error:
        return await _page(request, state, visitor, guest, club, error=error)
    return RedirectResponse(f"/club/{club}", 303)


async def _treat(state: AppState, guest: KnownGuest, club: str, fields: dict[str, str]) -> None:
    """Accept, appoint or remove someone by their mark."""
    clubs = state.tables.clubs
    ways = {"accept": clubs.accept, "appoint": clubs.appoint, "remove": clubs.remove}
    for way, work in ways.items():
        if way in fields:
            await work(club, guest.id, fields[way])
            return
    raise REQUEST_MALFORMED("this is no change of a club", hint=", ".join(ways))


@router.post("/club/{club}/sit")
@costs(sittings=1)
async def sit(
    request: Request, state: State, visitor: Guest, guest: Known, club: str, fields: FormFields
) -> Response:
    """Take a free seat at a table of the club, as a member; go to the table.

    Raises:
        Unknown: `club/unknown`, `table/unknown`, `table/seat`, `seat/invitation`.
        Illegal: `club/not-yours`, `guest/barred`.
    """
    table, seat = seat_of(fields.get("seat", ""))
    if guest is None:
        return RedirectResponse(f"/club/{club}", 303)
    response = RedirectResponse(f"/table/{table}", 303)
    if stored_seats(request, table).tokens or await token_of(state, request, table):
        return response
    await state.tables.safety.check(guest.id)
    try:
        key = fields.get("key", "")
        token = await state.tables.clubs.sit(club, guest, table, seat, key=key)
    except SerenissimaError as error:
        return await _page(request, state, visitor, guest, club, error=error)
    store_seat(response, request, table, token)
    return response


@router.get("/club/join/{secret}")
async def ask(
    request: Request, state: State, visitor: Guest, guest: Known, secret: str
) -> Response:
    """Show which club a link leads to; raise `Unknown` (`club/link`)."""
    return await _link_page(request, state, visitor, guest, secret)


async def _link_page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    guest: KnownGuest | None,
    secret: str,
    error: SerenissimaError | None = None,
    name: str = "",
) -> Response:
    shown = form_page(
        request,
        "club_join.html",
        error,
        packs=False,
        club=await state.tables.clubs.by_link(secret),
        guest=guest,
        name=name or visitor.name,
        key=secrets.token_urlsafe(),
    )
    shown.headers.update(ADDRESS_UNTOLD)
    return shown


@router.post("/club/join/{secret}")
@costs(tables=1)
async def follow(
    request: Request, state: State, visitor: Guest, secret: str, fields: FormFields
) -> Response:
    """Join a club by its link; a new visitor becomes a guest.

    Raises:
        Unknown: `club/link`.
    """
    name, key = fields.get("name", ""), fields.get("key", "")
    await state.tables.clubs.by_link(secret)
    try:
        async with welcome_guest(state, request, name, key) as (guest, cookie):
            club = await state.tables.clubs.follow(guest, secret)
    except SerenissimaError as error:
        known = await state.tables.guests.by_secret(stored_guest(request))
        return await _link_page(request, state, visitor, known, secret, error, name)
    response = RedirectResponse(f"/club/{club}", 303)
    store_guest(response, request, cookie)
    if cookie:
        remember_name(response, request, name)
    response.headers.update(ADDRESS_UNTOLD)
    return response
