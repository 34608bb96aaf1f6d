"""People and computer players who come to the tables of these tests, and the game they play."""

import asyncio
import itertools
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel import verbs
from serenissima.kernel.dice import below
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service import KnownGuest, Seated, Tables, TableView
from serenissima.service.core.commands import Act, AnswerUndo, Command, Join, Undo
from serenissima.service.core.deciding import Verdict, decide
from serenissima.service.core.entries import Entry
from serenissima.service.core.folding import fold
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.sitters import Sitter, parse_sitter
from serenissima.service.core.table import Table
from tests.tiny.game import GAME

SHELF = {"lots": GAME}.__getitem__
SECRET = "s" * 43
PATIENCE = 60.0  # seconds: a change that takes longer never comes, even on a busy machine
PEOPLE = ("person", "person")
NAMES = ("Anna", "Bernd", "Clara")
KEYS = (f"a key made by chance {n}" for n in itertools.count())


class Guest:
    """A player that takes any action, from its own dice."""

    name = "guest"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        room = game.room()
        count = verbs.legal(terms, view, seat, room)
        legal = [int(a) for a in room[:count] if a < game.actions.first_retract]
        return legal[int(below(dice, len(legal)))]


class Muser(Guest):
    """A guest whose seat thinks its first thought until it is let go; notes every thought."""

    def __init__(self, seat: int) -> None:
        self.seat, self.go = seat, threading.Event()
        self.thinking = threading.Event()
        self.thoughts: list[int] = []

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        action = super().choose(game, terms, view, seat, dice)
        if seat == self.seat:
            self.thoughts.append(action)
            self.thinking.set()
            assert self.go.wait(PATIENCE)
        return action


def guest(_name: str) -> Guest:
    return Guest()


async def until(true: Callable[[], object]) -> None:
    """Wait for a change that sends no signal: a thread begins, or a line is logged."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)


def plan_of(*texts: str) -> tuple[Sitter, ...]:
    """Return the plan of the seats: each is `person` or `computer NAME`."""
    return tuple(map(parse_sitter, texts))


def new_table(game: Game, *plan: str, secret: str = SECRET, **options: object) -> Verdict:
    """Return a table that was just opened; every person has an invitation."""
    invitations = {seat: "invitation" for seat, who in enumerate(plan) if who == "person"}
    wanted = NewTable(game.meta.name, plan_of(*plan), options, None, "")
    return wanted.decide(game, Opening("id", invitations=invitations), secret)


def opened(*plan: str, secret: str = SECRET, **options: object) -> list[Entry]:
    """Return the entries of a table at which every person has sat down."""
    plan = plan or PEOPLE
    table = new_table(GAME, *plan, secret=secret, **options)
    entries = [*table.entries]
    for seat, who in enumerate(plan):
        if who == "person":
            command = Join(seat, NAMES[seat], hash_secret(f"token {seat}"))
            table = decide(table.table, command, secret)
            entries += table.entries
    return entries


def any_command(table: Table, chance: random.Random) -> Command:
    """Return a command that a person might send: mostly right, sometimes late or out of turn."""
    seat = chance.randrange(table.match.seats)
    numbers = [table.ordinal(seat, number) for number in table.sheet.numbers[-3:]]
    number = chance.choice([*numbers, table.sheet.count + 1])
    kind = chance.randrange(10)
    if kind == 0:
        return Undo(seat, number)
    if kind == 1:
        asked = table.ordinal(seat, table.undo_request.number) if table.undo_request else number
        return AnswerUndo(seat, asked, chance.random() < 0.7)
    legal = table.match.legal(seat) or [0]
    decision = table.decision(seat)
    return Act(seat, chance.choice(legal), number if decision is None or kind == 2 else decision)


def live(chance: random.Random, steps: int, *plan: str) -> tuple[list[Entry], Table]:
    """Return a table's entries and the table itself, after people have tried many commands."""
    entries = opened(*plan)
    table = fold(GAME, entries)
    for _ in range(steps):
        try:
            verdict = decide(table, any_command(table, chance), SECRET)
        except SerenissimaError:
            continue
        table = verdict.table
        entries += verdict.entries
    return entries, table


def play_out(table: Table, chance: random.Random) -> list[Entry]:
    """Return the entries with which the match is played to its end."""
    entries: list[Entry] = []
    while not table.match.over:
        seat = chance.choice(table.match.waits)
        command = Act(seat, chance.choice(table.match.legal(seat)), table.decision(seat) or 0)
        verdict = decide(table, command, SECRET)
        table = verdict.table
        entries += verdict.entries
    return entries


@contextmanager
def locked(database: str) -> Iterator[sqlite3.Connection]:
    """Hold another process's transaction, for which all writers to the SQLite file wait."""
    file = database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("COMMIT")


async def two_at_a_table(tables: Tables) -> tuple[Opening, Seated]:
    opening = await tables.open("lots", plan_of(*PEOPLE), name="Anna")
    invitation = opening.invitations[1]
    return opening, await tables.join(opening.table, invitation, "Bernd", key=next(KEYS))


async def act(
    tables: Tables, table: str, token: str | None, action: str | None = None
) -> TableView:
    """Take an action, any legal one by default; return the view afterwards."""
    seen = await tables.view(table, token)
    chosen = seen.legal[0] if action is None else action
    assert token is not None
    assert seen.decision is not None
    await tables.act(table, token, chosen, seen.decision, key=next(KEYS))
    return await tables.view(table, token)


async def come(tables: Tables, name: str) -> KnownGuest:
    """Return a new guest."""
    return (await tables.guests.welcome(name, key=next(KEYS)))[0]
