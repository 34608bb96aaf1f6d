"""A guest's own results, which only they see, and the best players of a game."""

from dataclasses import asdict

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from serenissima.service import (
    Device,
    FinishedMatch,
    KnownGuest,
    Mistake,
    Passkey,
    Receiver,
    Tables,
)
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.presentation.practice import PracticeAdvice
from serenissima.web.presentation.results import PlayedMatch, best_lines, describe_match
from serenissima.web.presentation.results_page import OwnResults, ResultsPage
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.routes.daily import shelf_collections
from serenissima.web.routes.me import hold_all
from serenissima.web.routes.puzzles import solving_record

router = APIRouter(include_in_schema=False)


@router.get("/me/results")
async def show(
    request: Request, state: State, visitor: Guest, guest: Known, game: str = ""
) -> Response:
    """Show the guest's results as charts, and suggestions for practice; `game`: the chosen one."""
    metas = {name: state.shelf.meta(name) for name in state.shelf.names()}
    own = await _own_results(state, visitor, guest) if guest else OwnResults()
    shown = ResultsPage(own, metas, game, visitor.language)
    return page(request, "results.html", shown=shown, games=[*metas.values()])


async def _own_results(state: AppState, visitor: Visitor, guest: KnownGuest) -> OwnResults:
    """Return all that a guest's page of results shows."""
    tables, now = state.tables, state.tables.clock()
    found = await tables.ratings.results(guest.id)
    matches = tuple(match for match in found if match.game in state.shelf.names())
    record = await solving_record(state, visitor, guest)
    advice = PracticeAdvice(shelf_collections(state), state.shelf.load, visitor.language)
    mistakes = await tables.learning.mistakes.of(guest.id)
    known = [one for one in mistakes if one.game in state.shelf.names()]
    return OwnResults(
        guest.id,
        matches,
        {
            name: (
                await tables.ratings.standing(guest.id, name),
                await tables.ratings.standing(guest.id, name, apart=True),
            )
            for name in dict.fromkeys(match.game for match in matches)
        },
        record,
        tuple(await tables.learning.solving.runs(guest.id)),
        tuple(await run_sync(advice.suggest, record, known, matches, guest.id, now)),
        tuple(_line(state, match, guest.id, visitor.language) for match in matches),
    )


def _line(state: AppState, match: FinishedMatch, guest: str, language: str) -> PlayedMatch:
    """Return a finished match in words."""
    meta, folder = state.shelf.meta(match.game), state.shelf.load(match.game).folder
    return describe_match(match, guest, meta, folder, language, state.tables.clock())


@router.get("/me/data")
async def data(request: Request, state: State, guest: Known) -> Response:
    """Return all data about the guest as a file, without secrets or other guests' ids."""
    if guest is None:
        return RedirectResponse("/me", 303)
    await hold_all(request, state, guest)
    guests, base = state.tables.guests, f"{request.base_url}table/"
    matches = await state.tables.ratings.results(guest.id, most=None)
    ended = {match.table: match for match in matches}
    own = {
        "name": guest.name,
        "login": await state.tables.accounts.login(guest.id),
        "email": (await state.tables.addresses.of(guest.id)).address,
        "since": guest.since,
        "shown": guest.shown,
        "barred": await state.tables.safety.is_banned(guest.id),
        "devices": [_without_secret(one) for one in await guests.devices(guest.id)],
        "passkeys": [_without_secret(one) for one in await state.tables.passkeys.of(guest.id)],
        "identities": [
            {"issuer": one.issuer, "since": one.since, "seen": one.seen}
            for one in await state.tables.identities.of(guest.id)
        ],
        "recovery_code": await state.tables.recovery.has_code(guest.id),
        "seats": [
            {"table": base + one.table, "seat": one.seat, "at": one.at}
            | _match_data(ended.get(one.table), f"{base}{one.table}/match")
            for one in await guests.seats(guest.id)
        ],
        "calls": [_receiver_data(one) for one in await state.tables.outbox.of_guest(guest.id)],
    }
    own |= await _written_data(state.tables, guest.id, base)
    own["tournaments"] = [
        f"{request.base_url}tournament/{one.id}"
        for one in await state.tables.tournaments.of_guest(guest.id)
    ]
    own["puzzles"] = await _solving_data(state.tables, guest.id)
    own |= await _people_data(state.tables, guest.id)
    own["studies"] = await _study_data(state.tables, guest.id, f"{request.base_url}study/")
    headers = {"content-disposition": 'attachment; filename="serenissima.json"'}
    return JSONResponse(own, headers=headers)


def _without_secret(one: Device | Passkey) -> dict[str, object]:
    """Return a device or a passkey, without its secret."""
    return {"label": one.label, "since": one.since, "seen": one.seen}


async def _people_data(tables: Tables, guest: str) -> dict[str, object]:
    """Return a guest's friends and clubs, and what the guest shows to others."""
    circle, profile = await tables.friends.circle(guest), await tables.friends.profile(guest)
    return {
        "friends": [one.name for one in circle.friends],
        "friends_asked": [name for name, _ in circle.asked],
        "clubs": [one.name for one in await tables.clubs.of(guest)],
        "hides_being_online": circle.hidden,
        "portrait": profile.portrait,
        "colour": profile.colour,
    }


async def _written_data(tables: Tables, guest: str, base: str) -> dict[str, object]:
    """Return a guest's notes, messages, reports and mutes."""
    return {
        "notes": [
            {"moment": f"{base}{one.table}?moment={one.moment}", "at": one.at, "text": one.text}
            for one in await tables.notes.of(guest)
        ],
        "messages": [
            {"table": base + one.table, "name": one.name, "at": one.at, "text": one.text}
            for one in await tables.chat.of_guest(guest)
        ],
        "reports": [
            {"table": base + table, "at": at} for table, at in await tables.chat.reports_of(guest)
        ],
        "mistakes": [_mistake_data(one, base) for one in await tables.learning.mistakes.of(guest)],
        "submissions": [
            {"table": base + one.table, "step": one.step, "at": one.at, "state": one.state}
            for one in await tables.learning.submissions.of_guest(guest)
        ],
        "muted": [one.name for one in await tables.safety.list_blocked(guest)],
    }


async def _study_data(tables: Tables, guest: str, base: str) -> list[dict[str, object]]:
    """Return a guest's studies, with their files."""
    return [
        {
            "study": base + one.id,
            "title": one.title,
            "changed_at": one.changed_at,
            "file": (await tables.studies.find(one.id)).body,
        }
        for one in await tables.studies.of_guest(guest)
    ]


async def _solving_data(tables: Tables, guest: str) -> dict[str, object]:
    """Return a guest's tries, puzzles of the day and timed runs."""
    record = await tables.learning.solving.record(guest, 0)
    runs = await tables.learning.solving.runs(guest)
    return {
        "tries": [asdict(one) for one in record.tries],
        "days": [asdict(one) for one in record.marks],
        "runs": [asdict(one) for one in runs],
    }


def _mistake_data(one: Mistake, base: str) -> dict[str, object]:
    """Return a marked choice, and how far the guest is with it."""
    told = {"table": base + one.table, "step": one.step, "cost": one.cost}
    return {**told, "solved": one.practice.solved, "due": one.practice.due, "answer": one.answer}


def _receiver_data(receiver: Receiver) -> dict[str, object]:
    """Return a receiver's data; a browser's address is a secret that means little to people."""
    told = {"channel": receiver.channel, "language": receiver.language, "since": receiver.at}
    shown = {} if receiver.channel == "push" else {"address": receiver.address}
    return {**told, **shown, "confirmed": receiver.confirmed}


def _match_data(match: FinishedMatch | None, file: str) -> dict[str, object]:
    """Return the facts of a match that has ended with a result."""
    if match is None:
        return {}
    told = {"game": match.game, "names": match.names, "shares": match.shares}
    return {**told, "ending": match.ending, "ended_at": match.at, "match": file}


@router.get("/best/{game}")
async def best(
    request: Request, state: State, visitor: Guest, guest: Known, game: str, reported: str = ""
) -> Response:
    """Show the best players of a game who opted in; raise `Unknown` (`game/unknown`)."""
    meta, ratings = state.shelf.meta(game), state.tables.ratings
    lists = [
        (kind, best_lines(await ratings.best(game, apart=apart), meta, visitor.language))
        for kind, apart in (("people", False), ("apart", True))
    ]
    return page(
        request, "best.html", meta=meta, lists=lists, known=guest is not None, reported=reported
    )


@router.post("/me/shown")
async def be_seen(state: State, guest: Known, fields: FormFields) -> Response:
    """Opt in to the lists of the best (`shown=on`), or out of them."""
    if guest:
        await state.tables.guests.show(guest, fields.get("shown", "") == "on")
    return RedirectResponse("/me", 303)
