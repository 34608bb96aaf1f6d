"""Opening studies: from a match, a puzzle, a position, a deal or a file; and a guest's list."""

import secrets
from collections.abc import Mapping
from contextlib import suppress

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript
from serenissima.kernel.position import typed_position
from serenissima.puzzles.collection import load
from serenissima.puzzles.posed import match_before
from serenissima.service import LONGEST_TITLE
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    welcome_guest,
)
from serenissima.web.presentation.forms import TableForm, settings
from serenissima.web.presentation.own_tables import ago
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.security.cookies import store_guest
from serenissima.web.security.costs import costs
from serenissima.web.security.study_links import store_study
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


@router.get("/studies")
async def show(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Show the studies of this guest, and the ways to a new one.

    With a finished `table` and a step `at`, or a `game` and the number of a `puzzle`, show the form
    for a study of it.
    """
    own = await state.tables.studies.of_guest(guest.id) if guest else []
    now, names = state.tables.clock(), state.shelf.names()
    titles = {one: state.shelf.meta(one).title for one in names}
    return page(
        request,
        "studies.html",
        own=[
            (one, titles.get(one.game, one.game), ago(now - one.changed_at, visitor.language))
            for one in own
        ],
        games=titles.items(),
        longest_title=LONGEST_TITLE,
        source=await _source(state, request.query_params, visitor),
    )


async def _source(state: AppState, asked: Mapping[str, str], visitor: Visitor) -> dict[str, object]:
    """Return the game's title, a title to suggest, and the form's hidden fields."""
    match asked:
        case {"table": table}:
            transcript = await state.tables.transcript(table)
            game, names = transcript.game, transcript.players.values()
            suggested = " – ".join(names)
            fields = {"table": table, "at": asked.get("at", "0")}
        case {"game": game, "puzzle": puzzle}:
            suggested = Speaker(visitor.language).word("page-puzzle-number", number=puzzle)
            fields = {"game": game, "puzzle": puzzle}
        case _:
            return {}
    fields["key"] = secrets.token_urlsafe()
    title = state.shelf.meta(game).title
    return {"title": title, "suggested": suggested[:LONGEST_TITLE], "fields": fields}


@router.post("/studies")
@costs(tables=1)
async def open_from(request: Request, state: State, visitor: Guest, fields: FormFields) -> Response:
    """Open a study of a finished match, at a step, or of a puzzle.

    Raises:
        NotNow: `table/not-over`: a running match has secrets.
        Unknown: `table/unknown`, `game/unknown`, `puzzle/none`, `puzzle/number`.
    """
    match fields:
        case {"table": table, "at": at}:
            transcript = await state.tables.transcript(table)
            return await open_study(
                request, state, visitor, transcript, fields, table=table, at=_number(at)
            )
        case {"game": game, "puzzle": number}:
            transcript = match_before(load(state.shelf.load(game)), _number(number))
            return await open_study(
                request, state, visitor, transcript, fields, at=len(transcript.lines)
            )
    raise REQUEST_MALFORMED("the form names no match", hint="table=… or puzzle=…")


@router.get("/studies/{game}")
async def new(request: Request, state: State, visitor: Guest, game: str) -> Response:
    """Show the form for a study of a position or a new deal."""
    state.shelf.load(game).wait_until_compiled(0)
    return _form(request, state, visitor, game, {"key": secrets.token_urlsafe()})


@router.post("/studies/{game}")
@costs(tables=1)
async def begin(
    request: Request, state: State, visitor: Guest, game: str, fields: FormFields
) -> Response:
    """Open a study of a position, or of a new deal if none is given."""
    try:
        form = TableForm.read(state.shelf.meta(game), "", fields)
        transcript = await run_sync(
            _beginning, state, game, form, fields.get("position", ""), limiter=state.readers
        )
        return await open_study(request, state, visitor, transcript, fields)
    except SerenissimaError as error:
        return _form(request, state, visitor, game, fields, error)


def _beginning(state: AppState, game: str, form: TableForm, typed: str) -> Transcript:
    """Return the match of a new study; may take seconds."""
    loaded, options = state.shelf.load(game), dict(form.options)
    loaded.meta.settle_new(options)
    seed = secrets.token_urlsafe()
    if typed.strip():
        return typed_position(loaded, typed, form.seats, options, seed=seed).transcript()
    return Match(loaded, form.seats, options, seed=seed).transcript()


async def open_study(
    request: Request,
    state: AppState,
    visitor: Visitor,
    transcript: Transcript,
    fields: Mapping[str, str],
    *,
    table: str = "",
    at: int = 0,
) -> Response:
    """Open a study, give the secret of its link for editing to the browser, and go there.

    Args:
        request, state, visitor: of the route.
        transcript: the match file.
        fields: of the form: its `key`, perhaps a `title`.
        table: the finished table that the file is of, or empty.
        at: the number of actions of the main line before the position to show.
    """
    key, name = fields.get("key", ""), Speaker(visitor.language).word("page-guest")
    async with welcome_guest(state, request, visitor.name or name, key) as (guest, cookie):
        title = fields.get("title", "")
        async with state.readers:  # a large file takes seconds
            opened = await state.tables.studies.open(transcript, title, guest, key=key, table=table)
    line = (await state.tables.studies.see(opened.id)).study.line_through("")
    here = line[min(at, len(line) - 1)].key
    response = RedirectResponse(f"/study/{opened.id}?at={here}", 303)
    store_guest(response, request, cookie)
    store_study(response, request, opened.id, opened.secret)
    return response


def _form(
    request: Request,
    state: AppState,
    visitor: Visitor,
    game: str,
    fields: Mapping[str, str],
    error: SerenissimaError | None = None,
) -> Response:
    """Return the form as it was filled in, with its errors."""
    meta, folder = state.shelf.meta(game), state.shelf.load(game).folder
    form = TableForm.blank(meta, "")
    with suppress(SerenissimaError):
        form = TableForm.read(meta, "", fields)
    return form_page(
        request,
        "new_study.html",
        error,
        meta=meta,
        form=form,
        key=fields.get("key", ""),
        title=fields.get("title", ""),
        position=fields.get("position", ""),
        longest_title=LONGEST_TITLE,
        options=settings(meta, folder, form, visitor.language),
    )


def _number(text: str) -> int:
    """Return a number of a form; raise `Unreadable` (`request/malformed`)."""
    if not text.isdecimal() or len(text) > 6:
        raise REQUEST_MALFORMED("this is not a number", text=text[:80])
    return int(text)
