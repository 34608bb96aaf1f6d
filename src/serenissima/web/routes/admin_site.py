"""The admin pages for announcements and for the site's own texts."""

from datetime import UTC, datetime

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import IMPRINT, PRIVACY, SITE_NAME, settle_announcement
from serenissima.web.dependencies import AppState, FormFields, State
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.admin import Admin, admin_page, log_change
from serenissima.words import LANGUAGES

router = APIRouter(include_in_schema=False)
TIMES = ("down_at", "back_at", "shown_from", "shown_until")
TEXTS = (SITE_NAME, IMPRINT, PRIVACY)


@router.get("/admin/announcements")
async def list_announcements(request: Request, state: State, admin: Admin) -> Response:
    """List the announcements, with a form for a new one."""
    return _announcements(request, state, {})


def _announcements(
    request: Request,
    state: AppState,
    fields: dict[str, str],
    error: SerenissimaError | None = None,
) -> Response:
    site, now = state.tables.site, state.tables.clock()
    return admin_page(
        request,
        "admin_announcements.html",
        "announcements",
        error=error,
        stored=[(one, one.is_shown(now)) for one in site.texts.announcements],
        fields={name: fields.get(name, "") for name in ("text", *TIMES)},
        times=TIMES,
    )


@router.post("/admin/announcements")
async def announce(request: Request, state: State, admin: Admin, fields: FormFields) -> Response:
    """Add an announcement, or `remove` one by its number.

    Raises:
        Unreadable: `request/malformed`.
        Unknown: `site/no-announcement`.
    """
    if number := fields.get("remove", ""):
        if not number.isdecimal() or len(number) > 9:
            raise REQUEST_MALFORMED("this is no announcement", text=number[:80], hint="remove=N")
        await state.tables.site.withdraw(int(number))
        log_change(admin, "withdraw announcement", number=int(number))
        return RedirectResponse("/admin/announcements", 303)
    times = {name: _time(fields.get(name, "")) for name in TIMES}
    try:
        new = settle_announcement(fields.get("text", ""), **times, now=state.tables.clock())
    except Illegal as error:
        return _announcements(request, state, fields, error)
    await state.tables.site.announce(new)
    log_change(admin, "announce", text=new.text)
    return RedirectResponse("/admin/announcements", 303)


def _time(text: str) -> float | None:
    """Return a time of the form: UTC, unless it names another zone; None if the field is empty.

    Raises:
        Unreadable: `request/malformed`.
    """
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        hint = "2026-11-30T18:00"
        raise REQUEST_MALFORMED("this is not a time", text=text[:80], hint=hint) from None


@router.get("/admin/site")
async def show_site(request: Request, state: State, admin: Admin, language: str = "") -> Response:
    """Show the site's texts in one language, or those for all."""
    return _site(request, state, language if language in LANGUAGES else "")


def _site(
    request: Request,
    state: AppState,
    language: str,
    fields: dict[str, str] | None = None,
    error: SerenissimaError | None = None,
) -> Response:
    stored = state.tables.site.texts.texts
    texts = {kind: stored.get((kind, language), "") for kind in TEXTS}
    if fields is not None:
        texts |= {kind: fields.get(kind, "") for kind in TEXTS}
    return admin_page(
        request,
        "admin_site.html",
        "site",
        error=error,
        texts=texts,
        chosen=language,
        written={code for _, code in stored},
    )


@router.post("/admin/site")
async def write(request: Request, state: State, admin: Admin, fields: FormFields) -> Response:
    """Replace the site's texts in a language, or those for all; an empty text is removed."""
    language = fields.get("language", "")
    language = language if language in LANGUAGES else ""
    try:
        for kind in TEXTS:
            await state.tables.site.write(kind, language, fields.get(kind, ""))
    except Illegal as error:
        return _site(request, state, language, fields, error)
    log_change(admin, "write texts", language=language)
    return RedirectResponse(f"/admin/site?language={language}", 303)
