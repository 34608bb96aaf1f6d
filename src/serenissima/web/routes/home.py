"""General pages: the shelf, the rules of a game, preferences, files."""

import secrets
from pathlib import Path
from typing import Any

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel import lesson
from serenissima.kernel.errors import one_of
from serenissima.kernel.meta import Meta
from serenissima.puzzles.collection import has_puzzles
from serenissima.service import Suggestion
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, Shelf, State, metas
from serenissima.web.presentation import assets
from serenissima.web.presentation.characters import describe_suggestion
from serenissima.web.presentation.examples import by_rule, example_board, example_page, guide_entry
from serenissima.web.presentation.forms import name_opponents
from serenissima.web.presentation.own_tables import list_own_tables
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.tournament_page import OwnTournament, own_tournament
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.friends import waiting
from serenissima.web.routes.lost_seats import leave_signed_out
from serenissima.web.security.cookies import (
    MOST_SEATS,
    forget_seat,
    own_seats,
    remember,
    store_seats,
)
from serenissima.web.suggesting import finished_lessons, read_results, suggest_from
from serenissima.words import Speaker
from serenissima.words.guide import guide
from serenissima.words.lookup import LookedUp, look_up
from serenissima.words.rules import chapters, labels, untranslated

router = APIRouter(include_in_schema=False)
LONGEST_SEARCH = 100  # letters
FOLLOWS = "x-follows"  # a header of pages that keep their lists current (following.js)
MOST_TOURNAMENTS = 20  # of a guest, the newest, of which those that are not over are listed


@router.get("/")
async def home(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Show the shelf, and the tables of this browser and its guest.

    Leaving a table for this page covers the table if several people share the device.
    """
    if guest is None and (answer := await leave_signed_out(request, state.tables)):
        return answer
    games, language = state.shelf, visitor.language
    seats = {t: one.cover() if one.shared else one for t, one in own_seats(request).items()}
    held = await state.tables.guests.tables(guest.id) if guest else {}
    here = {t: (seats[t].active, *seats[t].others) for t in [*seats][-MOST_SEATS:]}
    newest = {**{table: (right,) for table, right in held.items()}, **here}
    summaries = await state.tables.summaries(newest)
    own = list_own_tables(summaries, language, metas(games), state.tables.clock())
    suggested: dict[str, Suggestion | None] = {}
    if FOLLOWS not in request.headers:  # what a page follows has no suggestions
        results, lessons = await read_results(state, guest), finished_lessons(summaries)
        suggested = {
            name: suggest_from(games.meta(name), results, guest, lessons) for name in games.names()
        }
    shelf = [_plate(games, name, language, suggested.get(name)) for name in games.names()]
    answer = page(
        request,
        "home.html",
        shelf={game["meta"].name: game for game in shelf},
        own=own,
        tournaments=await _tournaments(state, guest.id, language) if guest else [],
        askers=(await state.tables.friends.circle(guest.id)).askers if guest else (),
        **await waiting(state, guest),
    )
    if FOLLOWS not in request.headers:  # a page that stays open covers nothing
        for table in (table for table, one in seats.items() if one.shared):
            store_seats(answer, request, table, seats[table])
    return answer


async def _tournaments(state: AppState, guest: str, language: str) -> list[OwnTournament]:
    """Return the guest's tournaments that are not over."""
    known = [
        one
        for one in await state.tables.tournaments.of_guest(guest, MOST_TOURNAMENTS)
        if one.game in state.shelf.names() and not one.over
    ]
    return [own_tournament(one, state.shelf.meta(one.game).title, language) for one in known]


def _plate(games: Shelf, name: str, language: str, suggested: Suggestion | None) -> dict[str, Any]:
    """Return a game on the shelf, with a suggested opponent."""
    meta, folder = games.meta(name), games.load(name).folder
    speaker = Speaker(language, folder)
    painted = (folder / "art" / assets.FRONTISPIECE).is_file()
    return {
        "meta": meta,
        "art": assets.art(name, folder, "symbols.svg"),
        "frontispiece": assets.art(name, folder, assets.FRONTISPIECE) if painted else "",
        "teaser": speaker.word("teaser") if speaker.has("teaser") else "",
        "seats": _seats(meta, speaker),
        "against": name_opponents(meta, speaker, suggested.player if suggested else ""),
        "suggested": describe_suggestion(suggested, meta, folder, language),
        "puzzles": has_puzzles(folder),
        "credit": f"{', '.join(meta.designers)}, {meta.published}",
        "key": secrets.token_urlsafe(),
        "lesson": next(iter(lesson.names(folder)), ""),
    }


def _seats(meta: Meta, speaker: Speaker) -> str:
    least, most = min(meta.seats), max(meta.seats)
    if least == most:
        return speaker.word("page-seats", count=most)
    return speaker.word("page-seats-range", least=least, most=most)


@router.post("/table/{table}/forget")
async def forget(state: State, table: str, guest: Known) -> Response:
    """Remove a table from the list of this browser; a guest does not lose the seat."""
    response = RedirectResponse("/", 303)
    forget_seat(response, table)
    if guest:
        await state.tables.guests.put_away(guest.id, table)
    return response


@router.get("/rules/{game}")
async def rules(request: Request, state: State, visitor: Guest, game: str, q: str = "") -> Response:
    """Show a game's rules, each with its number as an anchor; with `q`, those that match."""
    loaded = state.shelf.load(game)
    meta, folder = state.shelf.meta(game), loaded.folder
    everything = chapters(folder, visitor.language)
    wanted = q[:LONGEST_SEARCH].strip()
    found = look_up(loaded, wanted, visitor.language) if wanted else LookedUp(chapters=everything)
    shown: dict[str, Any] = {
        "all_chapters": everything,
        "examples": by_rule(loaded, visitor.language),
        "found": found,
        "terms": found.terms,
        "guide": {} if wanted else guide(loaded, visitor.language),
        "art": assets.art(game, folder, "symbols.svg"),
        "kinds": assets.art(game, folder, "kinds.css") if _has_kinds(folder) else "",
        "chapters": found.chapters,
        "labels": labels(Speaker(visitor.language)),
        "in_english": untranslated(found.chapters, visitor.language),
        "wanted": wanted,
        "longest_search": LONGEST_SEARCH,
        "count": sum(len(chapter.rules) for chapter in found.chapters),
    }
    return page(request, "rules.html", meta=meta, **shown)


@router.get("/rules/{game}/examples/{name}")
async def rule_example(
    request: Request, state: State, visitor: Guest, game: str, name: str, at: int = 0
) -> Response:
    """Show a worked example of the rules after a step, as a board."""
    loaded = state.shelf.load(game)
    shown = await run_sync(example_page, loaded, name, at, visitor.language)
    entry = guide_entry(loaded, name, visitor.language)
    board = example_board(shown, entry, request.url.path)
    return page(
        request,
        "example_page.html",
        meta=loaded.meta,
        entry=entry,
        board=board,
        sheets=shown.sheets,
    )


def _has_kinds(folder: Path) -> bool:
    return (folder / "art" / "kinds.css").is_file()


@router.post("/preferences")
async def preferences(request: Request, fields: FormFields) -> Response:
    """Store the visitor's preferences, and go back to where the visitor was."""
    back = local_path(fields.get("back", "/"))
    if "view" in fields:
        back = back.partition("?")[0]  # which may ask for another view
    response = RedirectResponse(back, 303)
    for name in fields.keys() & PREFERENCES.keys():
        chosen, allowed = fields[name], PREFERENCES[name]
        if chosen not in allowed:
            reason = f"there is no such {name}"
            raise REQUEST_MALFORMED(reason, text=chosen, hint=one_of(allowed))
        remember(response, request, name, chosen)
    if "view" in fields:
        response.delete_cookie(VIEW_HERE, path=_place(back))
    return response


def _place(path: str) -> str:
    """Return the path of a view chosen on this page: its table, or the puzzles."""
    parts = path.split("/")
    return "/".join(parts[: 3 if parts[1] == "table" else 2])


def local_path(path: str) -> str:
    """Return the path if it is on this site, otherwise home."""
    plain = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if plain else "/"


@router.get("/static/{version}/{name:path}")
async def static(request: Request, version: str, name: str) -> Response:
    """Return a static file under an address that changes with it."""
    return await run_sync(assets.send, request, assets.STATIC, name, version)


@router.get("/art/{game}/{version}/{name}")
async def art(request: Request, state: State, game: str, version: str, name: str) -> Response:
    """Return a file of a game's art under an address that changes with it."""
    folder = state.shelf.load(game).folder / "art"
    return await run_sync(assets.send, request, folder.resolve(), name, version)
