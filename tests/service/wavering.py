"""Two tables that differ in how often one seat changes its mind in secret, shown side by side."""

import json
import random
from collections import Counter
from dataclasses import dataclass, field, replace

from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR, bytes_of
from serenissima.service.core.commands import Act, Command, Undo
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import (
    Acted,
    Entry,
    UndoneAlone,
)
from serenissima.service.core.folding import evolve
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from tests.service.guests import SECRET, new_table

BACK = {"retraction": 0, "undo": 0, "undo from under others": 0}


def shown(table: Table, seat: int, at: int | None = None) -> bytes:
    return json.dumps(view_table(table, "table", seat, at).as_data()).encode()


def every_step(table: Table, seat: int) -> list[bytes]:
    """Return a seat's view now, and of every past step."""
    return [shown(table, seat, at) for at in range(view_table(table, "table", seat).last + 1)]


def command(table: Table, wish: Command) -> tuple[Table, list[Entry]]:
    verdict = decide(table, wish, SECRET)
    return verdict.table, [*verdict.entries]


def act(table: Table, seat: int, action: int | str) -> Table:
    return command(table, Act(seat, action, table.decision(seat) or 0))[0]


@dataclass
class Pair:
    """Two tables that differ in how often one seat, the waverer, changes its mind in secret.

    Attributes:
        plain, wavering: the tables.
        waverer: the seat.
        own: its secret actions at both tables since its last open one.
        away: how many actions it has strayed at the second.
        taken_back: how often it came back, and how.
        undone: how often others could undo an action, freely or not.
    """

    plain: Table
    wavering: Table
    waverer: int
    own: list[int] = field(default_factory=list)
    away: int = 0
    taken_back: dict[str, int] = field(default_factory=lambda: dict(BACK))
    undone: Counter[bool] = field(default_factory=Counter)

    def play(self, seat: int, action: int) -> None:
        """Play the same action at both, with the same answers of the dice."""
        self.plain, entries = command(self.plain, Act(seat, action, self.plain.decision(seat) or 0))
        for entry in entries:
            again = entry
            if isinstance(entry, Acted):
                again = replace(entry, number=self.wavering.sheet.count + 1)
            self.wavering = evolve(self.wavering, again)
        if seat == self.waverer:
            self.own = [*self.own, action] if self._secret(self.plain) else []

    def stray(self, chance: random.Random) -> bool:
        """Let the waverer take another action; return whether it could do so unnoticed."""
        legal = self.wavering.match.legal(self.waverer)
        for action in chance.sample(legal, min(3, len(legal))):
            table = act(self.wavering, self.waverer, action)
            if self._secret(table):
                self.wavering, self.away = table, self.away + 1
                return True
        return False

    def _secret(self, table: Table) -> bool:
        return table.audiences[-1] == 1 << self.waverer + 1

    def come_back(self, chance: random.Random) -> None:
        """Let the waverer undo its detour, or retract it and return to the plain table's course."""
        while self.away and chance.random() < 0.7:
            undo = view_table(self.wavering, "table", self.waverer).undo
            if undo is None or not undo.free:
                break
            self.wavering, (entry,) = command(self.wavering, Undo(self.waverer, undo.number))
            alone = isinstance(entry, UndoneAlone)
            self.taken_back["undo from under others" if alone else "undo"] += 1
            self.away -= 1
        if self.away:
            self._retract()

    def _retract(self) -> None:
        retracts = [
            action
            for action in self.wavering.match.legal(self.waverer)
            if action >= self.wavering.game.actions.first_retract
        ]
        for action in (*retracts, *self.own):
            self.wavering = act(self.wavering, self.waverer, action)
        self.taken_back["retraction"] += 1
        self.away = 0

    def compare(self, chance: random.Random, most: int) -> None:
        """Check that all others' views are equal, now and at some earlier steps."""
        if self.plain.match.over:
            return
        for seat in {SPECTATOR, *range(self.plain.match.seats)} - {self.waverer}:
            last = view_table(self.plain, "table", seat).last
            assert view_table(self.wavering, "table", seat).last == last
            for at in (None, *chance.sample(range(last + 1), min(most, last + 1))):
                assert shown(self.wavering, seat, at) == shown(self.plain, seat, at)
        if most:
            self._compare_undo()

    def _compare_undo(self) -> None:
        """Check that every offered undo has the same effect for all but the waverer."""
        seats = {SPECTATOR, *range(self.plain.match.seats)} - {self.waverer}
        for seat in seats - {SPECTATOR}:
            offered = view_table(self.plain, "table", seat).undo
            if offered is None:
                continue
            plain, wavering = (
                command(table, Undo(seat, offered.number))[0]
                for table in (self.plain, self.wavering)
            )
            assert (plain.undo_request is None, wavering.undo_request is None) == (
                offered.free,
            ) * 2
            for other in seats:
                assert shown(wavering, other) == shown(plain, other)
            self.undone[offered.free] += 1

    def same(self) -> bool:
        """Return whether the matches are exactly alike."""
        states = (bytes_of(table.match.state) for table in (self.plain, self.wavering))
        return bool((next(states) == next(states)).all())


def pair(game: Game, seats: int, chance: random.Random) -> Pair:
    """Return two tables just opened, under the same commitment and dealt alike."""
    table = new_table(game, *["person"] * seats).table
    people = tuple(f"person {seat}" for seat in range(seats))
    table = replace(table, sheet=replace(table.sheet, people=people))
    return Pair(table, table, chance.randrange(seats))


def next_action(table: Table, chance: random.Random) -> tuple[int, int]:
    """Return any seat that may act, and its action.

    Seldom a retraction, so that matches progress.
    """
    seat = chance.choice(table.match.waits)
    legal = table.match.legal(seat)
    forward = [action for action in legal if action < table.game.actions.first_retract]
    return seat, chance.choice(legal if chance.random() < 0.1 or not forward else forward)


def waver(two: Pair, chance: random.Random, actions: int, most: int) -> None:
    """Play on at both tables, and compare others' views after each action."""
    for _ in range(actions):
        if two.plain.match.over:
            return
        for _ in range(chance.choice((0, 0, 1, 3))):
            if two.stray(chance):
                two.compare(chance, most)
        seat, action = next_action(two.plain, chance)
        if two.away and (seat == two.waverer or chance.random() < 0.3):
            two.come_back(chance)
            assert two.same()
            two.compare(chance, most)
        two.play(seat, action)
        two.compare(chance, most)
