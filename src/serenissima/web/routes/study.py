"""A study: its page, changes of it, its links and its file."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from serenissima.kernel.engine import engine
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.notation import print_match
from serenissima.service import LONGEST_TITLE, Editor, Studies
from serenissima.service.refusals import STUDY_POSITION
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    known_guest,
    shared_base,
)
from serenissima.web.presentation.refusals import form_page, sentence_of
from serenissima.web.presentation.study_page import StudyPage
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE, Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.me import protect_secret
from serenissima.web.security.cookies import remember
from serenissima.web.security.statuses import status_of
from serenissima.web.security.study_links import store_study, stored_study
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
LONGEST_SECRET = 100


async def editor_of(request: Request) -> Editor:
    """Return the visitor as someone who may be able to change a study."""
    guest = await known_guest(request)
    return Editor(stored_study(request), guest.id if guest else "")


async def owner_of(request: Request, state: AppState) -> Editor:
    """Return the visitor as someone who may be able to delete a study."""
    editor = await editor_of(request)
    admin = bool(editor.guest) and await state.tables.admins.is_admin(editor.guest)
    return replace(editor, admin=admin)


@router.get("/study/{study}")
async def show(
    request: Request, state: State, visitor: Guest, study: str, at: str = "", view: str = ""
) -> Response:
    """Show a study at a position; with `as`, for the action of this seat if it may act."""
    seat = _seat(request.query_params.get("as", ""))
    try:
        response = await _page(request, state, visitor, study, at, seat=seat, view=view)
    except SerenissimaError as error:  # someone else may have deleted the position
        if not error.is_any(STUDY_POSITION):
            raise
        response = await _page(request, state, visitor, study, "", view=view, error=error)
    if view in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, view, path=f"/study/{study}")
    return response


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    study: str,
    at: str,
    *,
    seat: int = -1,
    view: str = "",
    error: SerenissimaError | None = None,
    draft: str | None = None,
) -> Response:
    """Return the page of a study; after a refusal, with the error and the text that was typed."""
    editor, studies = await editor_of(request), state.tables.studies
    seen = await studies.see(study, at, seat=seat, editor=editor)
    kind = visitor.choose_view(view)
    return page(
        request,
        "study_text.html" if kind == "text" else "study.html",
        status_of(error) if error else 200,
        page=StudyPage(seen, visitor.language, kind=kind, draft=draft),
        wrong=sentence_of(error, Speaker(visitor.language)) if error else "",
        code=error.code if error else "",
    )


@router.post("/study/{study}/{change}")
async def change(
    request: Request, state: State, visitor: Guest, study: str, change: str, fields: FormFields
) -> Response:
    """Change a study, and show the position after it; a refusal loses nothing that was typed.

    Raises:
        Illegal: `guest/barred`.
        Unknown: `study/unknown`.
    """
    at, editor = fields.get("at", ""), await editor_of(request)
    if editor.guest:
        await state.tables.safety.check(editor.guest)
    try:
        there = await _carry_out(state.tables.studies, study, editor, change, fields)
    except SerenissimaError as error:
        draft = fields.get("comment") if _is_edited(fields) else None
        shown = "" if error.is_any(STUDY_POSITION) else at
        seat = _seat(fields.get("as", ""))
        return await _page(
            request, state, visitor, study, shown, seat=seat, error=error, draft=draft
        )
    return RedirectResponse(f"/study/{study}?at={there}", 303)


async def _carry_out(
    studies: Studies, study: str, editor: Editor, change: str, fields: Mapping[str, str]
) -> str:
    """Make a change at the position `at`; return the key of the position to show.

    A comment in its field is saved with any change but a deletion, even without its own button.
    """
    at = fields.get("at", "")
    if _is_edited(fields) and change != "prune":
        await studies.comment(study, editor, at, fields["comment"], fields.get("was", ""))
    match change:
        case "act":
            actions = [one.strip() for one in fields.get("action", "").split(",")]
            return await studies.play(study, editor, at, _seat(fields.get("as", "")), actions)
        case "roll":
            return await studies.roll(study, editor, at)
        case "comment":
            return at
        case "promote":
            await studies.promote(study, editor, at)
            return at
        case "prune":
            return await studies.delete_branch(study, editor, at, fields.get("mark", ""))
    raise REQUEST_MALFORMED("there is no such change", text=change[:80])


def _is_edited(fields: Mapping[str, str]) -> bool:
    """Whether the comment in a form differs from the one that the page showed."""
    texts = (fields.get(name, "") for name in ("comment", "was"))
    comment, was = (text.replace("\r\n", "\n").strip() for text in texts)
    return "comment" in fields and comment != was


def _seat(text: str) -> int:
    """Return the number of a seat; -1 for anything else."""
    return int(text) if text.isdecimal() and len(text) < 4 else -1


# -- links, title, file -------------------------------------------------------------------------


@router.get("/study/{study}/about")
async def about(request: Request, state: State, guest: Known, study: str, at: str = "") -> Response:
    """Show the links of a study, its title, and the ways to download or delete it."""
    return await _about(request, state, study, at)


async def _about(
    request: Request,
    state: AppState,
    study: str,
    at: str = "",
    *,
    error: SerenissimaError | None = None,
) -> Response:
    stored, editor = await state.tables.studies.find(study), await owner_of(request, state)
    base = f"{shared_base(request, state)}study/{study}"
    has_link = Editor(editor.secret).may_edit(stored)
    shown: dict[str, Any] = {
        "study": stored,
        "game": state.shelf.meta(stored.game).title,
        "at": at[:40],
        "edits": editor.may_edit(stored),
        "owns": editor.owns(stored),
        "deletes": editor.may_delete(stored),
        "read_link": base,
        "edit_link": f"{base}/edit/{editor.secret}" if has_link else "",
        "longest_title": LONGEST_TITLE,
        "packs": False,
    }
    return protect_secret(form_page(request, "study_about.html", error, **shown))


@router.get("/study/{study}/edit/{secret}")
async def edit(request: Request, state: State, study: str, secret: str) -> Response:
    """Let this browser change a study, if the link for editing is still valid."""
    stored = await state.tables.studies.find(study)
    response = RedirectResponse(f"/study/{study}", 303)
    if Editor(secret[:LONGEST_SECRET]).may_edit(stored):
        store_study(response, request, study, secret)
    return protect_secret(response)


@router.post("/study/{study}/about/title")
async def rename(request: Request, state: State, study: str, fields: FormFields) -> Response:
    """Change the title of a study."""
    try:
        editor = await editor_of(request)
        await state.tables.studies.rename(study, editor, fields.get("title", ""))
    except SerenissimaError as error:
        return await _about(request, state, study, error=error)
    return RedirectResponse(f"/study/{study}/about", 303)


@router.post("/study/{study}/about/link")
async def renew_link(request: Request, state: State, study: str) -> Response:
    """Make a new link for editing, which voids the old one."""
    secret = await state.tables.studies.renew_link(study, await editor_of(request))
    response = RedirectResponse(f"/study/{study}/about", 303)
    store_study(response, request, study, secret)
    return protect_secret(response)


@router.post("/study/{study}/about/delete")
async def delete(request: Request, state: State, study: str) -> Response:
    """Delete a study."""
    await state.tables.studies.delete(study, await owner_of(request, state))
    return RedirectResponse("/studies", 303)


@router.get("/study/{study}/file")
async def file(state: State, study: str) -> Response:
    """Return the match file of a study, with its variations."""
    transcript = await state.tables.studies.transcript(study)
    transcript.engine = engine()
    headers = {"content-disposition": f'attachment; filename="{transcript.game}-study-{study}.txt"'}
    return Response(print_match(transcript), media_type="text/plain", headers=headers)


@router.get("/study/{study}/position")
async def position(state: State, study: str, at: str = "") -> Response:
    """Return a position of a study as text, as the form for a position takes it."""
    found = await state.tables.studies.position(study, at)
    return PlainTextResponse(f"seats {found.seats}\n{found.text}\n")
