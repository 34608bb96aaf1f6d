"""Opening match files to look through them: the form, and the table that it leads to."""

import secrets

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import UploadFile

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.notation import parse_match
from serenissima.kernel.refusals import MATCH_FORMAT
from serenissima.web.dependencies import Guest, State
from serenissima.web.presentation.refusals import form_page
from serenissima.web.routes.studies import open_study
from serenissima.web.security.costs import costs

router = APIRouter(include_in_schema=False)


@router.get("/match")
async def show(request: Request, visitor: Guest) -> Response:
    """Show the form for a match file."""
    return _form(request)


@router.post("/match")
@costs(tables=1)
async def look(request: Request, state: State, visitor: Guest) -> Response:
    """Open the match of a file at a table, or a study of the file, and go there."""
    try:
        async with request.form(max_files=1, max_fields=3) as fields:
            text, key = await _text(fields.get("file")), str(fields.get("key", ""))
            if "study" in fields:
                transcript = await run_sync(parse_match, text, limiter=state.readers)
                return await open_study(request, state, visitor, transcript, {"key": key})
            async with state.readers:
                table = await state.tables.open_file(text, key=key)
    except SerenissimaError as error:
        return _form(request, error)
    return RedirectResponse(f"/table/{table}?at=0", 303)


async def _text(file: UploadFile | str | None) -> str:
    """Return the text of the chosen file; raise `Unreadable` (`match/format`)."""
    raw = await file.read() if isinstance(file, UploadFile) else (file or "").encode()
    try:
        return raw.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        hint = "a file that was downloaded from a table, or that serenissima match wrote"
        raise MATCH_FORMAT(hint=hint) from None


def _form(request: Request, error: SerenissimaError | None = None) -> Response:
    """Return the form; after a refusal, with the error in the file."""
    return form_page(request, "match.html", error, key=secrets.token_urlsafe())
