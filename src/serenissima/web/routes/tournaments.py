"""Tournaments: opening one, its page, entering and leaving it, and its rounds."""

import secrets
from collections.abc import Awaitable, Mapping
from contextlib import suppress

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.service import MEET, MOST_ROUNDS, SYSTEMS
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    known_guest,
    shared_base,
    welcome_guest,
)
from serenissima.web.presentation.forms import TableForm, settings
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.tournament_page import TournamentPage
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.new_table import FilledForm, check_playable
from serenissima.web.security.cookies import remember_name, store_guest
from serenissima.web.security.costs import TABLES_OF_ROUND, costs

router = APIRouter(include_in_schema=False)
USUAL_ROUNDS = "3"


@router.get("/new/{game}/tournament")
async def new(request: Request, state: State, visitor: Guest, game: str) -> Response:
    """Show the form for a new tournament, filled in from the address."""
    given = {"play": "on", **request.query_params}
    form = TableForm.read(state.shelf.meta(game), visitor.name, given)
    filled = FilledForm(game, form, secrets.token_urlsafe())
    return _form(request, state, visitor, filled, given)


@router.post("/new/{game}/tournament")
@costs(tables=1)
async def open_tournament(
    request: Request, state: State, visitor: Guest, game: str, fields: FormFields
) -> Response:
    """Open the requested tournament; its opener enters it unless they opt out."""
    form = TableForm.read(state.shelf.meta(game), visitor.name, fields)
    key = fields.get("key", "")
    if not key:
        reason, hint = "this is not the form for a new tournament", "key=…"
        raise REQUEST_MALFORMED(reason, hint=hint)
    try:
        await check_playable(state, game, form.seats, form.options)
        async with welcome_guest(state, request, form.name, key) as (holder, cookie):
            opened = await state.tables.tournaments.open(
                game,
                form.seats,
                form.options,
                rounds=_number(fields, "rounds", USUAL_ROUNDS),
                time=form.time.control,
                opener=holder,
                name=form.name if "play" in fields else "",
                key=key,
                system=fields.get("system", MEET),
            )
    except SerenissimaError as error:
        return _form(request, state, visitor, FilledForm(game, form, key), fields, error)
    if club := fields.get("club", ""):
        with suppress(SerenissimaError):  # no member any more; the tournament is open already
            await state.tables.clubs.add_tournament(club, holder, opened)
    response = RedirectResponse(f"/tournament/{opened}", 303)
    store_guest(response, request, cookie)
    remember_name(response, request, form.name)
    return response


def _number(fields: Mapping[str, str], name: str, usual: str = "") -> int:
    """Return a number of a form; raise `Unreadable` (`request/malformed`)."""
    text = fields.get(name, usual).strip()
    if not text.isdecimal() or len(text) > 3:
        raise REQUEST_MALFORMED(f"{name} is not a number", text=text[:80])
    return int(text)


def _form(
    request: Request,
    state: AppState,
    visitor: Visitor,
    filled: FilledForm,
    given: Mapping[str, str],
    error: SerenissimaError | None = None,
) -> Response:
    """Return the form as it was filled in, with its errors."""
    game, form, key = filled
    meta, language = state.shelf.meta(game), visitor.language
    return form_page(
        request,
        "new_tournament.html",
        error,
        meta=meta,
        form=form,
        key=key,
        rounds=given.get("rounds", USUAL_ROUNDS),
        plays="play" in given,
        most_rounds=MOST_ROUNDS,
        systems=SYSTEMS,
        system=given.get("system", MEET),
        club=given.get("club", ""),
        options=settings(meta, state.shelf.load(game).folder, form, language),
    )


@router.get("/tournament/{tournament}")
async def show(request: Request, state: State, visitor: Guest, tournament: str) -> Response:
    """Show a tournament, after finishing due work, such as a round whose server has ended."""
    return await _page(request, state, visitor, tournament, visitor.name)


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    tournament: str,
    name: str,
    error: SerenissimaError | None = None,
) -> Response:
    """Return the page; after a refusal, with the error."""
    now, guest = await state.tables.tournaments.advance(tournament), await known_guest(request)
    game, language = state.shelf.load(now.game), visitor.language
    return form_page(
        request,
        "tournament.html",
        error,
        to=TournamentPage(now, game, guest.id if guest else "", language),
        name=name,
        key=secrets.token_urlsafe(),
        place=str(request.base_url).rstrip("/"),
        link=f"{shared_base(request, state)}tournament/{now.id}",
    )


@router.post("/tournament/{tournament}/enter")
async def enter(
    request: Request, state: State, visitor: Guest, tournament: str, fields: FormFields
) -> Response:
    """Take part."""
    name, key = fields.get("name", ""), fields.get("key", "")
    await state.tables.tournaments.find(tournament)
    try:
        async with welcome_guest(state, request, name, key) as (holder, cookie):
            await state.tables.tournaments.enter(tournament, holder, name)
    except Unreadable:
        raise
    except SerenissimaError as error:
        return await _page(request, state, visitor, tournament, name, error)
    response = RedirectResponse(f"/tournament/{tournament}", 303)
    store_guest(response, request, cookie)
    remember_name(response, request, name)
    return response


@router.post("/tournament/{tournament}/leave")
async def leave(
    request: Request,
    state: State,
    visitor: Guest,
    tournament: str,
    guest: Known,
    fields: FormFields,
) -> Response:
    """Stop taking part, or remove another entrant as the opener."""
    number, own = _number(fields, "number"), guest.id if guest else ""
    work = state.tables.tournaments.take_out(tournament, number, own)
    return await _done(request, state, visitor, tournament, work)


@router.post("/tournament/{tournament}/call-off")
async def call_off(
    request: Request,
    state: State,
    visitor: Guest,
    tournament: str,
    guest: Known,
    fields: FormFields,
) -> Response:
    """End an abandoned match, as the opener."""
    table, own = fields.get("table", ""), guest.id if guest else ""
    work = state.tables.tournaments.call_off(tournament, table, own)
    return await _done(request, state, visitor, tournament, work)


@router.post("/tournament/{tournament}/round")
@costs(tables=TABLES_OF_ROUND)
async def draw(
    request: Request,
    state: State,
    visitor: Guest,
    tournament: str,
    guest: Known,
    fields: FormFields,
) -> Response:
    """Pair a round now, as the opener."""
    round_, own = _number(fields, "round"), guest.id if guest else ""
    work = state.tables.tournaments.draw_next(tournament, own, round_)
    return await _done(request, state, visitor, tournament, work)


async def _done(
    request: Request, state: AppState, visitor: Visitor, tournament: str, work: Awaitable[None]
) -> Response:
    """Return the tournament's page after a change, or with the reason why it was refused."""
    try:
        await work
    except SerenissimaError as error:
        return await _page(request, state, visitor, tournament, visitor.name, error)
    return RedirectResponse(f"/tournament/{tournament}", 303)
