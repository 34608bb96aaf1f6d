"""Opening a table: the form, and the wait for the compiler where a game is played first."""

import secrets

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.web.desk import Desk
from serenissima.web.forms import Form, settings, sitters
from serenissima.web.paint import paint
from serenissima.web.refusals import said, status_of
from serenissima.web.visitor import Visitor, keep_links, keep_seat, remember_name
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


@router.get("/new/{game}")
async def form(request: Request, game: str) -> Response:
    """The form for a new table; what the address says of it is filled in."""
    meta = Desk.of(request).shelf.meta(game)
    filled = Form.read(meta, Visitor.of(request).name, request.query_params)
    return _form(request, game, filled, secrets.token_urlsafe())


@router.post("/new/{game}")
async def new(request: Request, game: str) -> Response:
    """Open the table that was asked for, at once or when its game is compiled."""
    desk, visitor = Desk.of(request), Visitor.of(request)
    meta = desk.shelf.meta(game)
    given = {key: str(value) for key, value in (await request.form()).items()}
    filled = Form.read(meta, visitor.name, given)
    key = given.get("key", "")
    if not key:  # no form of ours: nobody gets a table by mistake
        raise Unreadable("request/malformed", "this is not the form of a new table", hint="key=…")
    try:
        desk.shelf.load(game).terms_for(filled.seats, filled.options)  # before anybody waits
    except SerenissimaError as error:
        return _form(request, game, filled, key, error)
    if not desk.warmth.ready(game):
        ticket = desk.wishes.keep((game, filled, key))
        return RedirectResponse(f"/opening/{ticket}", 303)
    try:
        return await open_table(request, game, filled, key)
    except SerenissimaError as error:
        return _form(request, game, filled, key, error)


@router.get("/opening/{ticket}")
async def opening(request: Request, ticket: str) -> Response:
    """How far the compiler is; then the table."""
    desk = Desk.of(request)
    game, filled, key = desk.wishes.find(ticket)
    if desk.warmth.ready(game):
        return await open_table(request, game, filled, key)
    title, done = desk.shelf.meta(game).title, desk.warmth.done(game)
    return paint(request, "preparing.html", title=title, done=done)


async def open_table(request: Request, game: str, form: Form, key: str | None = None) -> Response:
    """Open the table, hand its secrets to the browser, and go there."""
    guest = Speaker(Visitor.of(request).language).word("page-guest")
    name = (form.name.strip() or guest) if form.seat is not None else ""
    opened = await Desk.of(request).tables.open(
        game, form.plan, form.options, seat=form.seat, name=name, key=key
    )
    links = "/seats" if opened.invitations else ""
    response = RedirectResponse(f"/table/{opened.table}{links}", 303)
    if opened.token:
        keep_seat(response, request, opened.table, opened.token)
    if opened.invitations:
        keep_links(response, request, opened.table, opened.invitations)
    if form.name.strip():
        remember_name(response, request, form.name.strip()[:80])
    return response


def _form(
    request: Request, game: str, form: Form, key: str, error: SerenissimaError | None = None
) -> Response:
    """The form as it was filled, with what is wrong with it."""
    desk, language = Desk.of(request), Visitor.of(request).language
    meta, folder = desk.shelf.meta(game), desk.shelf.load(game).folder
    speaker = Speaker(language, folder)
    return paint(
        request,
        "new.html",
        status_of(error) if error else 200,
        meta=meta,
        form=form,
        key=key,
        goal=speaker.word("goal") if speaker.has("goal") else "",
        sitters=sitters(language),
        options=settings(meta, folder, form, language),
        wrong=said(error, Speaker(language)) if error else "",
        error=error,
    )
