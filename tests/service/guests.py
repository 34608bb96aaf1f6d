"""People and computer players who come to the tables of these tests, and the game they play."""

import random
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import below
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service import keys
from serenissima.service.commands import Act, AnswerUndo, Command, Join, Undo, decide, opening
from serenissima.service.events import Event
from serenissima.service.table import Table, evolve, fold
from tests.tiny.game import GAME

SHELF = {"lots": GAME}.__getitem__
SECRET = "s" * 43
PEOPLE = ("person", "person")
NAMES = ("Anna", "Bernd", "Clara")


class Guest:
    """A player that takes any action, from its own dice."""

    name = "guest"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        room = game.room()
        count = verbs.legal(terms, view, seat, room)
        legal = [int(a) for a in room[:count] if a < game.actions.first_retract]
        return legal[int(below(dice, len(legal)))]


def guest(_name: str) -> Guest:
    return Guest()


def opened(*plan: str, secret: str = SECRET, **options: object) -> list[Event]:
    """The events of a table at which every person has sat down."""
    plan = plan or PEOPLE
    events = opening(GAME, plan, options, ["invitation"] * len(plan), secret)
    for seat, who in enumerate(plan):
        if who == "person":
            command = Join(seat, NAMES[seat], keys.hashed(f"token {seat}"))
            events += decide(command, fold(GAME, events), secret)
    return events


def any_command(table: Table, chance: random.Random) -> Command:
    """Something a person might want: mostly right, sometimes too late or out of turn."""
    seat = chance.randrange(table.match.seats)
    numbers = [table.ordinal(seat, number) for number in table.numbers[-3:]]
    number = chance.choice([*numbers, table.count + 1])
    kind = chance.randrange(10)
    if kind == 0:
        return Undo(seat, number)
    if kind == 1:
        asked = table.ordinal(seat, table.asking.number) if table.asking else number
        return AnswerUndo(seat, asked, chance.random() < 0.7)
    legal = table.match.legal(seat) or [0]
    decision = table.decision(seat)
    return Act(seat, chance.choice(legal), number if decision is None or kind == 2 else decision)


def live(chance: random.Random, steps: int, *plan: str) -> tuple[list[Event], Table]:
    """A table's events and the table itself, after people have tried many things."""
    events = opened(*plan)
    table = fold(GAME, events)
    for _ in range(steps):
        try:
            news = decide(any_command(table, chance), table, SECRET)
        except SerenissimaError:
            continue
        for event in news:
            table = evolve(table, event)
        events += news
    return events, table


def play_out(table: Table, chance: random.Random) -> list[Event]:
    """The events with which the match is played to its end."""
    events: list[Event] = []
    while not table.match.over:
        seat = chance.choice(table.match.waits)
        command = Act(seat, chance.choice(table.match.legal(seat)), table.decision(seat) or 0)
        news = decide(command, table, SECRET)
        for event in news:
            table = evolve(table, event)
        events += news
    return events
