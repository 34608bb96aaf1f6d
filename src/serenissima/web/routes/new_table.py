"""Opening a table: the form, and its submission."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.view import View
from serenissima.puzzles.collection import load
from serenissima.puzzles.posed import pose
from serenissima.service import Opening, PositionBeginning, Suggestion
from serenissima.service.refusals import SEAT_NAME
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    welcome_guest,
)
from serenissima.web.presentation.characters import describe_suggestion
from serenissima.web.presentation.forms import TableForm, settings, sitters
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.security.cookies import (
    StoredSeats,
    remember_name,
    store_guest,
    store_links,
    store_seats,
)
from serenissima.web.security.costs import costs
from serenissima.web.suggesting import suggest_opponent
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


class FilledForm(NamedTuple):
    """A filled form, and the key of its command."""

    game: str
    form: TableForm
    key: str


class OpenedFor(NamedTuple):
    """For whom a table is opened: a friend, by their mark, and a club; empty for none."""

    friend: str = ""
    club: str = ""

    async def come(self, state: AppState, holder: str, opened: Opening) -> None:
        """Invite the friend, and show the table to the club, unless that is over."""
        if self.friend and opened.invitations:
            seat, secret = next(iter(opened.invitations.items()))
            with suppress(SerenissimaError):
                await state.tables.friends.inviting.invite(
                    holder, self.friend, opened.table, seat, secret
                )
        if self.club:
            with suppress(SerenissimaError):
                await state.tables.clubs.add_table(self.club, holder, opened.table)


NO_ONE = OpenedFor()


@router.get("/new/{game}")
async def show(request: Request, state: State, visitor: Guest, guest: Known, game: str) -> Response:
    """Show the form for a new table, filled in from the address, and load the game meanwhile.

    Seats that the address leaves open get the suggested opponent.
    """
    state.shelf.load(game).wait_until_compiled(0)
    meta, asked = state.shelf.meta(game), dict(request.query_params)
    if asked.get("friend") or asked.get("club"):  # a seat for them
        asked = {"sit-1": "person"} | asked
    found = await suggest_opponent(request, state, meta, guest)
    form = TableForm.read(meta, visitor.name, {"against": found.player if found else "", **asked})
    if form.begun:
        await state.tables.beginning(game, *form.begun)
    form, _ = await settle_beginning(state, game, form)
    filled = FilledForm(game, form, secrets.token_urlsafe())
    return _form(request, state, visitor, filled, suggestion=found)


@router.post("/new/{game}")
@costs(tables=1)
async def new(
    request: Request, state: State, visitor: Guest, game: str, fields: FormFields
) -> Response:
    """Open the requested table."""
    form = TableForm.read(state.shelf.meta(game), visitor.name, fields)
    key = fields.get("key", "")
    if not key:  # not one of our forms: don't open a table by mistake
        raise REQUEST_MALFORMED("this is not the form for a new table", hint="key=…")
    try:
        form, beginning = await settle_beginning(state, game, form)
        if not form.fixed:
            await check_playable(state, game, form.seats, form.options)
        for_whom = OpenedFor(fields.get("friend", ""), fields.get("club", ""))
        return await open_table(request, state, visitor, game, form, key, beginning, for_whom)
    except SerenissimaError as error:
        return _form(request, state, visitor, FilledForm(game, form, key), error)


async def settle_beginning(
    state: AppState, game: str, form: TableForm
) -> tuple[TableForm, PositionBeginning | None]:
    """Return the form with the seats and options of a puzzle or a study, and its position.

    Raises:
        Unknown: `puzzle/none`, `puzzle/number`, `study/unknown`, `study/position`.
    """
    if form.puzzle:
        loaded = state.shelf.load(game)
        posed = await run_sync(pose, loaded, load(loaded), form.puzzle)
        options = {name: str(one) for name, one in loaded.options_of(posed.terms).items()}
        form = replace(form, seats=posed.seats, options=options)
        view = View(loaded, posed.terms, posed.view, posed.puzzle.seat)
        return form, PositionBeginning(f"puzzle {form.puzzle}", view=view)
    if form.study:
        study, key = form.study
        found = await state.tables.studies.position(study, key)
        form = replace(form, seats=found.seats, options=dict(found.options))
        return form, PositionBeginning(f"study {study}", typed=found.text)
    if form.position.strip() and not form.begun:
        return form, PositionBeginning("typed", typed=form.position)
    return form, None


async def check_playable(
    state: AppState, game: str, seats: int, options: Mapping[str, object]
) -> None:
    """Reject unplayable seats and options before the plan is cut to the number of seats.

    An option may be a long text, such as a board: it is read beside the event loop.
    """
    state.shelf.meta(game).settle_new(options)
    terms_for = state.shelf.load(game).terms_for
    await run_sync(terms_for, seats, options, limiter=state.readers)


async def check_open_tables(request: Request, state: AppState) -> None:
    """Refuse a new open table if enough of this address wait: `NotNow` (`table/enough-open`)."""
    state.openers.check(request, {one.table for one in await state.tables.gathering()})


async def open_table(
    request: Request,
    state: AppState,
    visitor: Visitor,
    game: str,
    form: TableForm,
    key: str | None = None,
    beginning: PositionBeginning | None = None,
    opened_for: OpenedFor = NO_ONE,
) -> Response:
    """Open the table, give its secrets to the browser, and go there.

    `beginning`: the position in which the match begins, if it isn't dealt. `opened_for`: a
    friend who is invited to the first seat that waits for a person, and the club of the table.
    """
    guest = Speaker(visitor.language).word("page-guest")
    settings = form.fitting_settings
    if settings.public:
        await check_open_tables(request, state)
    called, key = form.name.strip() or guest, key or secrets.token_urlsafe()
    async with welcome_guest(state, request, called, key) as (holder, cookie):
        opened = await state.tables.open(
            game, form.plan, form.options, seat=form.seat,
            name=called if form.seat is not None else "",
            companions=form.companions(guest), settings=settings, begun=beginning or form.begun,
            key=key, guest=holder,
        )  # fmt: skip
    await opened_for.come(state, holder, opened)
    if settings.public:
        state.openers.note(request, opened.table)
    links = "/seats" if opened.invitations else ""
    response = RedirectResponse(f"/table/{opened.table}{links}", 303)
    store_guest(response, request, cookie)
    tokens = [*filter(None, [opened.token]), *opened.companions.values()]
    if tokens:
        seats = StoredSeats(tokens[0], tuple(tokens[1:]))
        store_seats(response, request, opened.table, seats.cover() if seats.shared else seats)
    if opened.invitations:
        store_links(response, request, opened.table, opened.invitations)
    if form.name.strip():
        remember_name(response, request, form.name)
    return response


def _form(
    request: Request,
    state: AppState,
    visitor: Visitor,
    filled: FilledForm,
    error: SerenissimaError | None = None,
    suggestion: Suggestion | None = None,
) -> Response:
    """Return the form as it was filled in, with its errors."""
    game, form, key = filled
    meta, folder = state.shelf.meta(game), state.shelf.load(game).folder
    language = visitor.language
    speaker = Speaker(language, folder)
    refused = str(error.text) if error and error.is_any(SEAT_NAME) else ""
    return form_page(
        request,
        "new.html",
        error,
        meta=meta,
        form=form,
        key=key,
        misnamed=form.find_seat(refused) if refused else None,
        chat=state.chat,
        goal=speaker.word("goal") if speaker.has("goal") else "",
        sitters=sitters(meta, folder, form, language),
        suggested=describe_suggestion(suggestion, meta, folder, language),
        options=settings(meta, folder, form, language),
        position=form.position,
        friend=request.query_params.get("friend", ""),
        club=request.query_params.get("club", ""),
    )
