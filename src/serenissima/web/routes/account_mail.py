"""An account's email address, and a new password by a link that is sent there."""

from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.notifications.account_mails import AccountMails
from serenissima.web.notifications.mail import check_address
from serenissima.web.presentation.refusals import sentence_of
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import ACCOUNT_MAIL_OFF, ACCOUNT_NONE
from serenissima.web.routes.me import me_page, protect_secret
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


def _mails(state: AppState) -> AccountMails:
    """Return the sender of mails; raise `Unknown` (`account/mail-off`)."""
    if state.account_mails is None:
        raise ACCOUNT_MAIL_OFF()
    return state.account_mails


@router.post("/me/address")
async def add(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Send the link that confirms an address of an account, after checking the password."""
    if guest is None:
        return RedirectResponse("/me", 303)
    mails, language = _mails(state), visitor.language
    login = await state.tables.accounts.login(guest.id)
    try:
        address = check_address(fields.get("address", "").strip())
        if not login:
            raise ACCOUNT_NONE("the address is for a forgotten password", hint="choose one first")
        async with state.attempts.count(request, "", guest.id):
            secret = await state.tables.addresses.offer(
                guest, fields.get("password", ""), address, language
            )
        await state.attempts.count_mail(request, address)
    except SerenissimaError as error:
        return await me_page(request, state, visitor, guest, error=error)
    mails.confirm(address, login, secret, language)
    return RedirectResponse("/me", 303)


@router.post("/me/address/remove")
async def remove(state: State, guest: Known) -> Response:
    """Delete the address of an account."""
    if guest:
        await state.tables.addresses.remove(guest)
    return RedirectResponse("/me", 303)


@router.get("/sign-in/address/{secret}")
async def ask(request: Request, state: State, secret: str) -> Response:
    """Ask whether to confirm an address; previews and prefetching change nothing.

    Raises:
        Unknown: `account/link`.
    """
    login, address = await state.tables.addresses.find(secret)
    return _page(request, "confirm", login=login, address=address)


@router.post("/sign-in/address/{secret}")
async def confirm(request: Request, state: State, secret: str) -> Response:
    """Confirm an address by the link that was sent there; raise `Unknown` (`account/link`)."""
    await state.tables.addresses.confirm(secret)
    return _page(request, "confirmed")


@router.get("/sign-in/mail")
async def ask_for_link(request: Request, state: State, visitor: Guest) -> Response:
    """Ask for whom to send a link; raise `Unknown` (`account/mail-off`)."""
    _mails(state)
    return _page(request, "ask")


@router.post("/sign-in/mail")
async def send_link(request: Request, state: State, visitor: Guest, fields: FormFields) -> Response:
    """Send a link for a new password, if there is such an account; the answer is always the same.

    Raises:
        Unknown: `account/mail-off`.
    """
    mails = _mails(state)
    try:
        await state.attempts.count_mail(request)
    except SerenissimaError as error:
        return _page(request, "ask", error=error, visitor=visitor)
    allow = partial(state.attempts.count_mail, None)
    mails.reset(partial(state.tables.addresses.offer_resets, fields.get("login", "")), allow)
    return _page(request, "sent")


def _page(
    request: Request,
    step: str,
    *,
    login: str = "",
    address: str = "",
    error: SerenissimaError | None = None,
    visitor: Visitor | None = None,
) -> Response:
    wrong = sentence_of(error, Speaker(visitor.language)) if error and visitor else ""
    shown = page(
        request,
        "account_mail.html",
        status_of(error) if error else 200,
        packs=False,
        step=step,
        login=login,
        address=address,
        wrong=wrong,
        refused=error.code if error else "",
    )
    return protect_secret(shown)
