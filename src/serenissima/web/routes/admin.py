"""The admin pages: who may open them, the host's link to them, and the status of the server.

For everyone else these pages don't exist. Each change is logged with the admin's id.
"""

import os
import secrets
from typing import Annotated

import structlog
from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.engine import engine
from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.service import KnownGuest
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.logs import ADMIN
from serenissima.web.memory import resident_memory
from serenissima.web.presentation.browsers import browser_label
from serenissima.web.presentation.refusals import sentence_of
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.routes.me import protect_secret
from serenissima.web.security.cookies import remember_name, store_guest
from serenissima.web.security.costs import costs
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
LOG = structlog.get_logger(__name__)


async def admin(request: Request, state: State, guest: Known) -> KnownGuest:
    """Return the admin who sent a request; raise `Unknown` (`page/unknown`) for anyone else."""
    if guest is None or not await state.tables.admins.is_admin(guest.id):
        raise PAGE_UNKNOWN(text=request.url.path[:80])
    return guest


Admin = Annotated[KnownGuest, Depends(admin)]


def admin_page(
    request: Request,
    template: str,
    tab: str,
    *,
    error: SerenissimaError | None = None,
    **context: object,
) -> Response:
    """Return an admin page, with the sentence of a refusal if there is one."""
    speaker = Speaker(Visitor.of(request).language)
    shown = page(
        request,
        template,
        status_of(error) if error else 200,
        packs=False,
        tab=tab,
        wrong=sentence_of(error, speaker) if error else "",
        refused=error.code if error else "",
        **context,
    )
    return protect_secret(shown)


def log_change(admin: KnownGuest, change: str, **about: object) -> None:
    """Log what an admin has changed, as a warning: the log holds nothing below."""
    LOG.warning(ADMIN, admin=admin.id, change=change, **about)


@router.get("/admin")
async def show(request: Request, state: State, admin: Admin) -> Response:
    """Show the status of the server."""
    figures = await state.tables.administration.figures()
    return admin_page(
        request,
        "admin.html",
        "status",
        version=engine(),
        figures=figures,
        load=state.tables.workload(),
        memory=resident_memory(),
        channels=state.tally.channels,
        started=state.started,
        process=os.getpid(),
    )


@router.get("/admin/link/{secret}")
async def ask(
    request: Request, state: State, visitor: Guest, guest: Known, secret: str
) -> Response:
    """Ask whether this browser's guest becomes an admin; previews and prefetching change nothing.

    Raises:
        Unknown: `admin/link`.
    """
    await state.tables.admins.check_link(secret)
    return _ask(request, guest, visitor.name)


def _ask(
    request: Request, guest: KnownGuest | None, name: str, error: SerenissimaError | None = None
) -> Response:
    return admin_page(
        request,
        "admin_link.html",
        "",
        error=error,
        guest=guest,
        name=name,
        key=secrets.token_urlsafe(),
    )


@router.post("/admin/link/{secret}")
@costs(tables=1)
async def accept(
    request: Request, state: State, guest: Known, secret: str, fields: FormFields
) -> Response:
    """Make this browser's guest an admin, or a new guest with the name in the form.

    Raises:
        Unknown: `admin/link`.
    """
    await state.tables.admins.check_link(secret)
    response = RedirectResponse("/admin", 303)
    if guest is None:
        try:
            guest = await _welcome(request, state, fields, response)
        except Illegal as error:
            return _ask(request, None, fields.get("name", ""), error)
    await state.tables.admins.appoint(secret, guest.id)
    log_change(guest, "became an admin")
    return protect_secret(response)


async def _welcome(
    request: Request, state: AppState, fields: dict[str, str], response: Response
) -> KnownGuest:
    """Return a new guest, whose cookie the response stores; raises `Illegal` (`seat/name`)."""
    label = browser_label(request.headers.get("user-agent", ""))
    new, cookie = await state.tables.guests.welcome(
        fields.get("name", ""), key=fields.get("key", ""), label=label
    )
    store_guest(response, request, cookie)
    remember_name(response, request, new.name)
    return new
