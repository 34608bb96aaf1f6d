"""The table itself: looking, acting, taking back, stepping through, the match file."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from markupsafe import Markup

from serenissima.kernel.errors import NotNow, SerenissimaError, Unreadable
from serenissima.kernel.notation import print_match
from serenissima.service import Computer, Person, Summary, TableView
from serenissima.web.actions import carry_out
from serenissima.web.desk import Desk
from serenissima.web.forms import ME, Form
from serenissima.web.new_table import open_table
from serenissima.web.paint import paint
from serenissima.web.refusals import Preparing, as_json, said, status_of, wants_json
from serenissima.web.showing import Showing
from serenissima.web.visitor import PREFERENCES, Visitor, remember
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}")
async def table(request: Request, table: str) -> Response:
    """The table as this browser's seat sees it, or as a watcher does; `at` and `as` look back."""
    asked = request.query_params
    at, seat = _number(asked.get("at") or asked.get("to")), _number(asked.get("as"))
    try:
        sight = await Desk.of(request).sight(request, table, at=at, seat=seat)
    except Preparing as error:
        return _preparing(request, error)
    view = asked.get("view", "")
    response = _page(request, sight, view, stepping=at is not None)
    if view in PREFERENCES["view"]:
        remember(response, request, "view", view)
    return response


def _number(text: str | None) -> int | None:
    """A number of a query; raises `Unreadable` (`request/malformed`)."""
    if text is None or text == "":
        return None
    if not text.removeprefix("-").isdecimal() or len(text) > 8:
        raise Unreadable("request/malformed", "this is not a number", text=text[:80])
    return int(text)


def _page(
    request: Request,
    sight: TableView,
    view: str = "",
    *,
    stepping: bool = False,
    error: SerenissimaError | None = None,
) -> Response:
    """The page of a table; after a refusal, with what was wrong."""
    visitor, desk = Visitor.of(request), Desk.of(request)
    shown = visitor.shown(view)
    live = "" if sight.outcome or stepping else f"/table/{sight.table}/live"
    return paint(
        request,
        "text.html" if shown == "text" else "table.html",
        status_of(error) if error else 200,
        show=Showing(sight, visitor.language, stepping=stepping),
        parts=Markup(desk.parts(sight, visitor.language, shown, stepping=stepping)),  # noqa: S704
        live=live,
        wrong=said(error, Speaker(visitor.language)) if error else "",
    )


def _preparing(request: Request, error: Preparing) -> Response:
    """How far the compiler is; asks again by itself."""
    desk, game = Desk.of(request), str(error.text)
    title, done = desk.shelf.meta(game).title, desk.warmth.done(game)
    return paint(request, "preparing.html", status_of(error), title=title, done=done)


@router.post("/table/{table}/act")
async def act(request: Request, table: str) -> Response:
    """Carry out what a form asks: an action, taking back, or an answer to that question."""
    desk, visitor = Desk.of(request), Visitor.of(request)
    await desk.check_ready(table)
    given = {key: str(value) for key, value in (await request.form()).items()}
    try:
        await carry_out(request, table, given)
    except SerenissimaError as error:
        return await _refused(request, table, error)
    if not wants_json(request):
        return RedirectResponse(f"/table/{table}", 303)
    sight = await desk.sight(request, table)
    view = visitor.shown(given.get("view", ""))
    return JSONResponse({"seq": sight.seq, "parts": desk.parts(sight, visitor.language, view)})


async def _refused(request: Request, table: str, error: SerenissimaError) -> Response:
    """The refusal as data, or the table as it stands now with the refusal on it."""
    if wants_json(request):
        return JSONResponse(as_json(error, Visitor.of(request).language), status_of(error))
    if error.code in ("table/unknown", "seat/not-yours"):
        raise error
    return _page(request, await Desk.of(request).sight(request, table), error=error)


@router.post("/table/{table}/again")
async def again(request: Request, table: str) -> Response:
    """Open a table like this one, once it is over."""
    sight = await Desk.of(request).sight(request, table)
    if sight.outcome is None:
        raise NotNow("table/not-over", "the match is still being played", text=table)
    (summary,) = await Desk.of(request).tables.summaries([table])
    sitters = tuple(_sitter(summary, seat, sight.seat) for seat in range(len(summary.names)))
    name = sight.places[sight.seat].name if sight.seat >= 0 else ""
    form = Form(name, len(sitters), sitters, sight.options)
    return await open_table(request, sight.game.meta.name, form)


def _sitter(summary: Summary, seat: int, own: int) -> str:
    """Who sat at a seat, as the form of a new table has it; `own` is the visitor's."""
    if seat in summary.computers:
        return str(Computer(summary.names[seat]))
    return ME if seat == own else str(Person())


@router.get("/table/{table}/match")
async def match_file(request: Request, table: str) -> Response:
    """The match file, once the match is over."""
    desk = Desk.of(request)
    await desk.check_ready(table)
    transcript = await desk.tables.transcript(table)
    name = f"{transcript.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(print_match(transcript), media_type="text/plain", headers=headers)
