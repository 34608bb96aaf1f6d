"""A guest's own results, which only they see, and the best players of a game."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from serenissima.service import Device, FinishedMatch, Mistake, Passkey, Receiver, Tables
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.presentation.results import GameRecord, best_lines, describe_match, record
from serenissima.web.presentation.templates import page
from serenissima.web.routes.me import hold_all

router = APIRouter(include_in_schema=False)


@router.get("/me/results")
async def show(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Show the guest's finished matches and totals."""
    found = await state.tables.ratings.results(guest.id) if guest else []
    known = [match for match in found if match.game in state.shelf.names()]
    own, now = guest.id if guest else "", state.tables.clock()
    lines = [
        describe_match(
            match,
            own,
            state.shelf.meta(match.game),
            state.shelf.load(match.game).folder,
            visitor.language,
            now,
        )
        for match in known
    ]
    games = dict.fromkeys(match.game for match in known)
    records = [await _record(state, known, own, game, visitor.language) for game in games]
    shelf = [state.shelf.meta(name) for name in state.shelf.names()]
    return page(request, "results.html", records=records, lines=lines, games=shelf)


async def _record(
    state: AppState, matches: list[FinishedMatch], guest: str, game: str, language: str
) -> GameRecord:
    """Return the guest's record in one game."""
    ratings = state.tables.ratings
    standings = (
        await ratings.standing(guest, game),
        await ratings.standing(guest, game, apart=True),
    )
    own = [match for match in matches if match.game == game]
    meta, folder = state.shelf.meta(game), state.shelf.load(game).folder
    return record(own, guest, standings, meta, folder, language)


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
    own["studies"] = await _study_data(state.tables, guest.id, f"{request.base_url}study/")
    headers = {"content-disposition": 'attachment; filename="serenissima.json"'}
    return JSONResponse(own, headers=headers)


def _without_secret(one: Device | Passkey) -> dict[str, object]:
    """Return a device or a passkey, without its secret."""
    return {"label": one.label, "since": one.since, "seen": one.seen}


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
