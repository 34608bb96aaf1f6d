"""Friends: the page about them, links between guests, and news for pages that stay open."""

import secrets
from hashlib import blake2b
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Circle, KnownGuest, SeatInvitation
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    shared_base,
    welcome_guest,
)
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.templates import page_part
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.cookies import remember_name, store_guest, stored_guest
from serenissima.web.security.costs import costs
from serenissima.web.security.guard import ADDRESS_UNTOLD

router = APIRouter(include_in_schema=False)
SOON, LATER, NEVER = 8, 30, 0  # seconds until a page asks for news again; never without a guest


@router.get("/friends")
async def show(request: Request, state: State, guest: Known) -> Response:
    """Show a guest's friends, their requests and invitations, and ways to find others."""
    return await friends_page(request, state, guest)


async def friends_page(
    request: Request,
    state: AppState,
    guest: KnownGuest | None,
    *,
    link: str = "",
    asked: str = "",
    error: SerenissimaError | None = None,
) -> Response:
    """Return the page; `link` makes others friends, `asked` is a sign-in name that was asked."""
    circle = await state.tables.friends.circle(guest.id) if guest else None
    shown = await waiting(state, guest)
    games = [state.shelf.meta(one) for one in state.shelf.names()]
    found = form_page(
        request,
        "friends.html",
        error,
        packs=False,
        games=games,
        link=link,
        asked=asked,
        circle=circle,
        digest=_digest(circle, shown["invitations"]) if circle else "",
        **shown,
    )
    found.headers.update(ADDRESS_UNTOLD)
    return found


async def waiting(state: AppState, guest: KnownGuest | None) -> dict[str, Any]:
    """Return a guest's invitations to seats, each with its game's title, and a form's key."""
    found = await state.tables.friends.inviting.of(guest.id) if guest else []
    titles = {one: state.shelf.meta(one).title for one in state.shelf.names()}
    return {
        "invitations": [(one, titles[one.game]) for one in found if one.game in titles],
        "key": secrets.token_urlsafe(),
    }


@router.post("/friends")
@costs(sittings=1)
async def change(request: Request, state: State, guest: Known, fields: FormFields) -> Response:
    """Ask someone by `login`; `accept` or `decline` a request, or `remove` someone, by a mark.

    Raises:
        Illegal: `guest/barred`.
    """
    response, friends = RedirectResponse("/friends", 303), state.tables.friends
    if guest is None:
        return response
    if mark := fields.get("accept"):
        await state.tables.safety.check(guest.id)
        await friends.accept(guest.id, mark)
    elif mark := fields.get("decline"):
        await friends.decline(guest.id, mark)
    elif mark := fields.get("remove"):
        await friends.remove(guest.id, mark)
    elif login := fields.get("login", "").strip():
        await state.tables.safety.check(guest.id)
        try:
            await friends.ask_login(guest.id, login)
        except SerenissimaError as error:
            return await friends_page(request, state, guest, error=error)
        return await friends_page(request, state, guest, asked=login[:80])
    return response


@router.post("/friends/shown")
async def hide(state: State, guest: Known, fields: FormFields) -> Response:
    """Set whether friends see when the guest is online: `shown` is `on` or `off`."""
    if guest and (shown := fields.get("shown")) in ("on", "off"):
        await state.tables.friends.hide(guest.id, shown == "off")
    return RedirectResponse("/friends", 303)


@router.post("/friends/link")
async def make_link(request: Request, state: State, guest: Known) -> Response:
    """Make a link with which others become friends of the guest; an earlier one becomes void."""
    if guest is None:
        return RedirectResponse("/friends", 303)
    secret = await state.tables.friends.make_link(guest.id)
    return await friends_page(
        request, state, guest, link=f"{shared_base(request, state)}friend/{secret}"
    )


@router.get("/friends/news")
async def news(request: Request, state: State, guest: Known) -> Response:
    """Return what waits for the guest, for a page that stays open; it shows that they are online.

    The headers tell the page when to ask again, and whether its list of friends is up to date.
    """
    again, text, digest = NEVER, "", ""
    if guest:
        await state.tables.friends.note_open_page(guest.id)
        circle = await state.tables.friends.circle(guest.id)
        shown = await waiting(state, guest)
        text = page_part(request, "invitations.html", askers=circle.askers, **shown)
        digest = _digest(circle, shown["invitations"])
        again = SOON if circle.friends or circle.askers else LATER
    headers = {"cache-control": "no-store", "x-again": str(again), "x-circle": digest}
    return HTMLResponse(text, headers=headers)


def _digest(circle: Circle, invitations: list[tuple[SeatInvitation, str]]) -> str:
    """Return a digest of all that the list of friends shows."""
    people = [(one.name, one.portrait) for one in (*circle.friends, *circle.askers)]
    told = people, sorted(circle.online), circle.asked, [one.table for one, _ in invitations]
    return blake2b(repr(told).encode(), digest_size=6).hexdigest()


# -- links ----------------------------------------------------------------------------------------


@router.get("/friend/{secret}")
async def ask(
    request: Request, state: State, visitor: Guest, guest: Known, secret: str
) -> Response:
    """Show whose link this is; previews and prefetching change nothing.

    Raises:
        Unknown: `friend/link`.
    """
    return await _link_page(request, state, visitor, guest, secret)


async def _link_page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    guest: KnownGuest | None,
    secret: str,
    error: SerenissimaError | None = None,
    name: str = "",
) -> Response:
    whose, host, portrait = await state.tables.friends.by_link(secret)
    shown = form_page(
        request,
        "friend.html",
        error,
        packs=False,
        host=host,
        portrait=portrait,
        own=guest is not None and guest.id == whose,
        guest=guest,
        name=name or visitor.name,
        key=secrets.token_urlsafe(),
    )
    shown.headers.update(ADDRESS_UNTOLD)
    return shown


@router.post("/friend/{secret}")
@costs(tables=1)
async def follow(
    request: Request, state: State, visitor: Guest, secret: str, fields: FormFields
) -> Response:
    """Become friends with the guest of a link; a new visitor becomes a guest.

    Raises:
        Unknown: `friend/link`.
    """
    name, key = fields.get("name", ""), fields.get("key", "")
    await state.tables.friends.by_link(secret)
    try:
        async with welcome_guest(state, request, name, key) as (guest, cookie):
            await state.tables.friends.follow(guest, secret)
    except SerenissimaError as error:
        known = await state.tables.guests.by_secret(stored_guest(request))
        return await _link_page(request, state, visitor, known, secret, error, name)
    response = RedirectResponse("/friends", 303)
    store_guest(response, request, cookie)
    if cookie:
        remember_name(response, request, name)
    response.headers.update(ADDRESS_UNTOLD)
    return response
