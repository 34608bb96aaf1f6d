"""A table: what the events of its log add up to."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, reduce, singledispatch
from itertools import accumulate
from operator import or_
from typing import cast

from serenissima.kernel.errors import Illegal, NotNow, Unknown, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import OBSERVER
from serenissima.service import keys, undo
from serenissima.service.events import (
    COMPUTER,
    Acted,
    Event,
    Finished,
    Joined,
    Opened,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoneAlone,
    UndoRefused,
)
from serenissima.service.notice import hears, listeners


@dataclass(frozen=True)
class Asking:
    """A seat has asked to take back an action; `agreed` are those who said yes."""

    seat: int
    number: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, eq=False)
class Table:
    """A table after some events; never changed: each event makes another one.

    Attributes:
        opened: its first event.
        match: the match so far; a table's match is only read.
        seq: how many events made it.
        numbers: the number of the action behind each step of the match; 0 for the set-up.
        count: how many actions were taken, those that were taken back included.
        undone: the numbers of those that were taken back, ascending.
        heard: for each action taken, who noticed it: bit 0 watchers, bit 1 + SEAT a seat.
        missed: how many events somebody did not notice: watchers first, then the seats.
        people: for each seat the name of the person there; empty where nobody is.
        keys: for each seat the hash of its token; empty where nobody is.
        asking: the open question whether an action may be taken back.
        finished: its last event, once the match is over.
    """

    opened: Opened
    match: Match
    seq: int
    numbers: tuple[int, ...]
    count: int
    undone: tuple[int, ...]
    heard: tuple[int, ...]
    missed: tuple[int, ...]
    people: tuple[str, ...]
    keys: tuple[str, ...]
    asking: Asking | None = None
    finished: Finished | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @cached_property
    def computers(self) -> dict[int, str]:
        """The seats of computer players and the players' names."""
        plan = enumerate(self.opened.plan)
        return {s: who.removeprefix(COMPUTER) for s, who in plan if who.startswith(COMPUTER)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sits at each seat, persons and computer players; empty where nobody is."""
        return tuple(self.computers.get(seat, name) for seat, name in enumerate(self.people))

    @property
    def voters(self) -> frozenset[int]:
        """The seats whose persons are still asked about the open question."""
        if self.asking is None:
            return frozenset()
        people = {seat for seat, name in enumerate(self.people) if name}
        return frozenset(people - {self.asking.seat} - self.asking.agreed)

    def decision(self, seat: int) -> int | None:
        """Which decision the seat is asked for: as what it has noticed up to then is counted.

        Actions of others while it was being asked make no difference, so seats that choose at the
        same time never make each other's decisions stale. None for a seat that may not act.
        """
        if seat not in self.match.waits:
            return None
        step = len(self.numbers) - 1
        while step > 0 and self.match.steps[step].seat != seat and self._waited(step - 1, seat):
            step -= 1
        return self.ordinal(seat, self.numbers[step])

    def ordinals(self, seat: int) -> tuple[int, ...]:
        """For each number of an action how many up to it somebody noticed; first that of none.

        This is what people are shown, and what they name an action by: numbers that counted every
        action would tell how often another seat changes its mind.
        """
        return tuple(accumulate((hears(mask, seat) for mask in self.heard), initial=0))

    def ordinal(self, seat: int, number: int) -> int:
        """How many actions up to this one somebody noticed."""
        return self.ordinals(seat)[number]

    def noticed(self, seat: int) -> int:
        """How many events somebody noticed: what they are shown instead of `seq`."""
        return self.seq - self.missed[seat + 1]

    def steps_for(self, seat: int) -> list[int]:
        """The steps of the match that somebody noticed; after the end all of them."""
        return [
            step
            for step, number in enumerate(self.numbers)
            if number == 0 or self.finished or hears(self.heard[number - 1], seat)
        ]

    def _waited(self, step: int, seat: int) -> bool:
        return bool(int(self.match.states[step].waits) >> seat & 1)

    def owner(self, token: str) -> int:
        """The seat that a token is for; raises `Illegal` (`seat/not-yours`)."""
        for seat, key in enumerate(self.keys):
            if keys.matches(token, key):
                return seat
        hint = "take a seat first, or use the link of your own seat"
        raise Illegal("seat/not-yours", "no seat of this table belongs to this link", hint=hint)

    def invited(self, invitation: str) -> int:
        """The seat that an invitation is for; raises `Unknown` (`seat/invitation`)."""
        for seat, kept in enumerate(self.opened.invitations):
            if keys.matches(invitation, kept):
                return seat
        raise Unknown("seat/invitation", "no seat of this table has this invitation")


def begin(game: Game, opened: Opened) -> Table:
    """The table that the first event opens.

    Raises:
        NotNow: `table/rules-version`: the rules have changed since, and its log stays as it is.
    """
    if opened.rules != game.meta.rules_version:
        reason = "the match was begun under another version of the rules"
        hint = f"now: version {game.meta.rules_version}"
        raise NotNow("table/rules-version", reason, text=opened.rules, hint=hint)
    nobody = ("",) * len(opened.plan)
    match = Match(game, len(opened.plan), opened.options, deal=opened.deal)
    missed = (0,) * (1 + len(opened.plan))
    return Table(opened, match, 1, (0,), 0, (), (), missed, nobody, nobody)


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event."""
    return replace(_after(event, table), seq=table.seq + 1)


def fold(game: Game, events: Iterable[Event]) -> Table:
    """The table that these events add up to; the first must be `Opened`."""
    first, *rest = events
    table = begin(game, cast(Opened, first))
    for event in rest:
        table = evolve(table, event)
    return table


@singledispatch
def _after(event: Event, table: Table) -> Table:
    raise Unreadable("event/unreadable", "this event has no place here", text=event.kind)


@_after.register
def _(event: Joined, table: Table) -> Table:
    people, kept = list(table.people), list(table.keys)
    people[event.seat], kept[event.seat] = event.name, event.key
    return replace(table, people=tuple(people), keys=tuple(kept))


@_after.register
def _(event: Acted, table: Table) -> Table:
    match = table.match.copy()
    match.play(event.seat, event.action, event.answers)
    mask = listeners(match, len(match.steps) - 1)
    return replace(
        table,
        match=match,
        numbers=(*table.numbers, event.number),
        count=event.number,
        heard=(*table.heard, mask),
        missed=_missing(table, mask),
        asking=None if hears(mask, OBSERVER) else table.asking,  # who asks what, everybody sees
    )


def _missing(table: Table, mask: int) -> tuple[int, ...]:
    """How many events somebody missed, after one that only `mask` notices."""
    return tuple(
        missed + (not hears(mask, seat)) for seat, missed in enumerate(table.missed, OBSERVER)
    )


@_after.register
def _(event: UndoAsked, table: Table) -> Table:
    return replace(table, asking=Asking(event.seat, event.number))


@_after.register
def _(event: UndoAgreed, table: Table) -> Table:
    asking = cast(Asking, table.asking)
    return replace(table, asking=replace(asking, agreed=asking.agreed | {event.seat}))


@_after.register
def _(event: UndoRefused, table: Table) -> Table:
    return replace(table, asking=None)


@_after.register
def _(event: Undone, table: Table) -> Table:
    match = table.match.copy()
    step = table.numbers.index(event.number)
    for _step in table.numbers[step:]:
        match.undo()
    undone = tuple(sorted((*table.undone, *table.numbers[step:])))
    mask = reduce(or_, (table.heard[number - 1] for number in table.numbers[step:]))
    return replace(
        table,
        match=match,
        numbers=table.numbers[:step],
        undone=undone,
        missed=_missing(table, mask),
        asking=None,
    )


@_after.register
def _(event: UndoneAlone, table: Table) -> Table:
    step, mask = table.numbers.index(event.number), table.heard[event.number - 1]
    return replace(
        table,
        match=undo.without(table.match, step),
        numbers=(*table.numbers[:step], *table.numbers[step + 1 :]),
        undone=tuple(sorted((*table.undone, event.number))),
        missed=_missing(table, mask),
    )


@_after.register
def _(event: Finished, table: Table) -> Table:
    return replace(table, finished=event)
