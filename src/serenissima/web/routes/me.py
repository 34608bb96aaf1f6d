"""The guest's page: name, devices, and the link that makes another device theirs."""

import secrets
from contextlib import suppress

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.fairplay.secrets import matches
from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import KnownGuest
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    known_guest,
    metas,
    remember_signed_in,
    shared_base,
)
from serenissima.web.presentation.avatars import list_avatars
from serenissima.web.presentation.browsers import browser_label
from serenissima.web.presentation.own_tables import OwnTable, ago, list_own_tables
from serenissima.web.presentation.refusals import sentence_of
from serenissima.web.presentation.seat_colours import COLOURS
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.cookies import (
    MOST_SEATS,
    check_cookies,
    forget_guest,
    forget_seat,
    own_seats,
    remember_name,
    store_guest,
)
from serenissima.web.security.costs import costs
from serenissima.web.security.guard import ADDRESS_UNTOLD
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
HOUR = 3600.0


def protect_secret(response: Response) -> Response:
    """Mark a response with a secret link: no cache stores it, and the next site doesn't see it."""
    response.headers.update(ADDRESS_UNTOLD)
    return response


@router.get("/me")
async def show(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Show the guest of this browser."""
    return await me_page(request, state, visitor, guest)


async def me_page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    guest: KnownGuest | None,
    *,
    link: str = "",
    recovery: str = "",
    error: SerenissimaError | None = None,
) -> Response:
    """Return the page; `link` makes another device the guest's, `recovery` is a code shown once."""
    now, language = state.tables.clock(), visitor.language
    devices = await state.tables.guests.devices(guest.id) if guest else []
    login = await state.tables.accounts.login(guest.id) if guest else ""
    shown = page(
        request,
        "me.html",
        status_of(error) if error else 200,
        packs=False,
        guest=guest,
        profile=await state.tables.friends.profile(guest.id) if guest else None,
        colours=COLOURS,
        avatars=("", *list_avatars()),
        admin=await state.tables.admins.is_admin(guest.id) if guest else False,
        studies=await state.tables.studies.of_guest(guest.id) if guest else [],
        titles={one: state.shelf.meta(one).title for one in state.shelf.names()},
        own=[] if guest else await _unowned_tables(request, state, language),
        name=visitor.name,
        key=secrets.token_urlsafe(),
        login=login,
        has_code=await state.tables.recovery.has_code(guest.id) if guest else False,
        recovery=recovery,
        devices=[(one, ago(max(HOUR, now - one.seen), language)) for one in devices],
        blocked=await state.tables.safety.list_blocked(guest.id) if guest else [],
        mails=state.account_mails is not None,
        mail_address=await state.tables.addresses.of(guest.id) if guest and login else None,
        **await _passkeys(state, guest, login, language),
        **await _identities(state, guest, language),
        link=link,
        wrong=sentence_of(error, Speaker(language)) if error else "",
        refused=error.code if error else "",
    )
    return protect_secret(shown)


async def _unowned_tables(request: Request, state: AppState, language: str) -> list[OwnTable]:
    """Return the tables at which a browser has seats that no guest holds."""
    newest = {}
    for table, kept in [*own_seats(request).items()][-MOST_SEATS:]:
        held = [one.sitting for one in (await state.tables.guests.at(table)).values()]
        if own := [one for one in kept.tokens if not any(matches(one, by) for by in held)]:
            newest[table] = tuple(own)
    summaries = [one for one in await state.tables.summaries(newest) if one.here]
    return list_own_tables(summaries, language, metas(state.shelf), state.tables.clock())


@router.post("/me/guest")
@costs(tables=1)
async def become_guest(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Make this browser a guest with a name, who holds the seats that the browser has."""
    response, name = RedirectResponse("/me", 303), fields.get("name", "")
    if guest:
        return response
    label = browser_label(request.headers.get("user-agent", ""))
    try:
        welcomed = await state.tables.welcome_seated(
            name, _tokens(request), key=fields.get("key", ""), label=label
        )
    except Illegal as error:
        return await me_page(request, state, visitor, None, error=error)
    if welcomed is None:  # another guest holds the browser's seats, or they are gone
        return response
    new, cookie = welcomed
    store_guest(response, request, cookie)
    remember_name(response, request, new.name)
    return response


def _tokens(request: Request) -> dict[str, str]:
    """Return the seats of this browser, by table, where no one shares the device."""
    own = own_seats(request).items()
    return {table: kept.active for table, kept in own if kept.active and not kept.shared}


async def _passkeys(
    state: AppState, guest: KnownGuest | None, login: str, language: str
) -> dict[str, object]:
    """Return a guest's passkeys and the challenge to make one; empty where there are none."""
    ceremonies = await state.ceremonies()
    if ceremonies is None or guest is None or not login:
        return {"options": ""}
    known, now = await state.tables.passkeys.of(guest.id), state.tables.clock()
    return {
        "passkeys": [(one, ago(max(HOUR, now - one.seen), language)) for one in known],
        "options": ceremonies.to_add(guest, login, known),
    }


async def _identities(
    state: AppState, guest: KnownGuest | None, language: str
) -> dict[str, object]:
    """Return a guest's identities at another service, and its name; empty where there is none."""
    if state.oidc is None or guest is None:
        return {"oidc": ""}
    known, now = await state.tables.identities.of(guest.id), state.tables.clock()
    return {
        "oidc": state.oidc.settings.shown,
        "identities": [(one, ago(max(HOUR, now - one.seen), language)) for one in known],
    }


@router.post("/me/name")
async def rename(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Change the name for the next tables."""
    response, name = RedirectResponse("/me", 303), fields.get("name", "")
    if guest:
        try:
            named = await state.tables.guests.rename(guest, name)
        except Illegal as error:
            return await me_page(request, state, visitor, guest, error=error)
        remember_name(response, request, named.name)
    return response


@router.post("/me/portrait")
async def choose_portrait(state: State, guest: Known, fields: FormFields) -> Response:
    """Set the guest's picture, a `portrait` of our own; empty for none, unknown ones as well."""
    if guest:
        chosen = fields.get("portrait", "")
        await state.tables.friends.choose_portrait(
            guest.id, chosen if chosen in list_avatars() else ""
        )
    return RedirectResponse("/me", 303)


@router.post("/me/colour")
async def choose_colour(state: State, guest: Known, fields: FormFields) -> Response:
    """Set the `colour` that the guest's seats get where no one has it yet, by its number."""
    if guest:
        chosen = fields.get("colour", "")
        known = chosen in map(str, range(COLOURS))
        await state.tables.friends.choose_colour(guest.id, int(chosen) if known else -1)
    return RedirectResponse("/me", 303)


@router.post("/me/link")
async def link(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Make a link for another device, and let the guest hold the seats of this browser."""
    if guest is None:
        return RedirectResponse("/me", 303)
    await hold_all(request, state, guest)
    secret = await state.tables.guests.link(guest)
    address = f"{shared_base(request, state)}me/link/{secret}"
    return await me_page(request, state, visitor, guest, link=address)


async def hold_all(request: Request, state: AppState, guest: KnownGuest) -> None:
    """Let the guest hold the seats of this browser from before, where no one shares the device."""
    held = {one.table for one in await state.tables.guests.seats(guest.id)}
    for table, token in _tokens(request).items():
        if table not in held:
            with suppress(SerenissimaError):  # gone, or of a version that cannot be read
                await state.tables.hold(table, token, guest.id)


@router.post("/me/out")
async def sign_out(request: Request, state: State, guest: Known, fields: FormFields) -> Response:
    """Sign a device out; this one also forgets its seats at the guest's tables.

    Ask for confirmation if there is no other way back to the guest.
    """
    device = fields.get("device", "")
    if guest is None:
        return RedirectResponse("/me", 303)
    if "sure" not in fields and await _is_last(state, guest, device):
        return protect_secret(page(request, "out.html", packs=False, device=device))
    held = await state.tables.guests.seats(guest.id)
    await state.tables.guests.sign_out(guest.id, device)
    if device != guest.device:
        return RedirectResponse("/me", 303)
    response = RedirectResponse("/", 303)
    await remember_signed_in(response, request, state, guest)
    forget_guest(response)
    for table in own_seats(request).keys() & {one.table for one in held}:
        forget_seat(response, table)
    return response


async def _is_last(state: AppState, guest: KnownGuest, device: str) -> bool:
    """Whether a guest without another way to sign in is known on this device only."""
    known = [one.id for one in await state.tables.guests.devices(guest.id)]
    if known != [device] or await state.tables.accounts.login(guest.id):
        return False
    return state.oidc is None or not await state.tables.identities.of(guest.id)


@router.get("/me/link/{secret}")
async def ask(request: Request, state: State, guest: Known, secret: str) -> Response:
    """Ask whether to give this device to the guest; previews and prefetching change nothing.

    Raises:
        Unknown: `guest/link`.
    """
    asked = await state.tables.guests.by_link(secret)
    other = guest.name if guest and guest.id != asked.id else ""
    return protect_secret(page(request, "me_link.html", packs=False, name=asked.name, other=other))


@router.post("/me/link/{secret}")
async def take(request: Request, state: State, secret: str) -> Response:
    """Give this device to the guest; raise `Unknown` (`guest/link`)."""
    check_cookies(request)
    label = browser_label(request.headers.get("user-agent", ""))
    old = await known_guest(request)
    guest, cookie = await state.tables.guests.add_device(secret, label, instead=old)
    response = RedirectResponse("/", 303)
    store_guest(response, request, cookie)
    remember_name(response, request, guest.name)
    return protect_secret(response)
