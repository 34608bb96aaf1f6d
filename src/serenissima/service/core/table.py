"""A table: what the entries of its log add up to."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import chain, repeat
from math import inf
from operator import or_
from typing import Any, Literal, cast

from serenissima.fairplay import undo
from serenissima.fairplay.audience import audience_of, audience_of_one, everybody, includes
from serenissima.fairplay.secrets import matches
from serenissima.kernel import lesson as lessons
from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.kernel.game import Game
from serenissima.kernel.lesson import Lesson
from serenissima.kernel.match import Match
from serenissima.kernel.record import OBSERVER
from serenissima.kernel.seats import has_seat
from serenissima.service.core.clock import Clock
from serenissima.service.core.entries import (
    Acted,
    EndWanted,
    Entry,
    Finished,
    LessonBegun,
    Opened,
    ProgramAllowed,
    ProgramEnded,
    SeatLent,
    SeatTakenBack,
    Settled,
    TimeGiven,
    TimeLimited,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoneAlone,
    UndoRefused,
)
from serenissima.service.core.noticed import Noticed
from serenissima.service.core.pause_state import NOT_PAUSED, PauseState
from serenissima.service.core.scoresheet import Scoresheet, blank
from serenissima.service.core.time_control import parse_control
from serenissima.service.core.waiting import Waited, absent, waited_after


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks to take back an action; `agreed` are those who said yes."""

    seat: int
    number: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class UndoReply:
    """What came of taking back: a seat did (`done`), was against it, or no longer asks.

    Attributes:
        seat: who did it, or was against it.
        what: `done`, `refused` or `withdrawn`.
    """

    seat: int
    what: Literal["done", "refused", "withdrawn"]


@dataclass(frozen=True, eq=False)
class Table:
    """A table after some entries; immutable: each entry makes a new one.

    Attributes:
        sheet: what the log says without any rules.
        match: the match so far; a table's match is only read.
        audiences: for each action taken, who noticed it.
        entry_audiences: for each entry of the log, who noticed it.
        missed: how many entries watchers, then each of the seats, did not notice.
        undo_request: the open question whether an action may be taken back.
        replies: what watchers, then each of the seats, know of taking back, until they notice the
            next action.
        lesson: the lesson that is followed here, or None.
        at: when its newest entry was stored, or its next is decided, in seconds since 1970.
        clock: the clocks of the seats, or None if time is not limited.
        ending: the seats that want to end the match without a result, since another's time is up.
        pause: whether the match is paused, or who asks for a pause.
        waited: since when people are waited for, if time is not limited.
        patience: seconds after which the others may go on without one of them, as decided here.
        views: the views of it that somebody has looked at, by table id and seat.
    """

    sheet: Scoresheet
    match: Match = field(repr=False)  # holds the whole deal
    audiences: tuple[int, ...]
    entry_audiences: tuple[int, ...]
    missed: tuple[int, ...]
    undo_request: UndoRequest | None = None
    replies: tuple[UndoReply | None, ...] = ()
    lesson: Lesson | None = field(default=None, repr=False)
    at: float = 0.0
    clock: Clock | None = None
    ending: frozenset[int] = frozenset()
    pause: PauseState = NOT_PAUSED
    waited: Waited = field(default_factory=dict)
    patience: float = inf
    views: dict[tuple[str, int], Any] = field(default_factory=dict, init=False, repr=False)
    _free: dict[int, bool] = field(default_factory=dict, init=False, repr=False)
    _noticed: dict[int, Noticed] = field(default_factory=dict, init=False, repr=False)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def over(self) -> bool:
        """Whether the match has ended, with a result or without."""
        return self.match.over or self.sheet.ended

    @property
    def held(self) -> bool:
        """Whether nobody may act: it has ended, waits for people, or is paused."""
        return self.sheet.ended or self.sheet.gathering or self.pause.on

    @property
    def voters(self) -> frozenset[int]:
        """The seats whose persons are still asked about the open question."""
        if self.undo_request is None:
            return frozenset()
        return self.sheet.persons - {self.undo_request.seat} - self.undo_request.agreed

    def deciding(self, at: float, patience: float = inf) -> "Table":
        """The same table at the moment at which something is decided there, with this patience."""
        table = copy(self)
        object.__setattr__(table, "at", at)
        object.__setattr__(table, "patience", patience)
        return table

    @property
    def late(self) -> tuple[int, ...]:
        """The seats without which the others may go on at this moment."""
        if self.clock is not None:
            return self.clock.late(self.at)
        return absent(self.waited, self.at, self.patience)

    def decision(self, seat: int) -> int | None:
        """The id of the decision that the seat is asked for: how much it has noticed so far.

        Actions of others while it was being asked make no difference, so seats that choose at the
        same time never make each other's decisions stale. None for a seat that may not act.
        """
        if self.over or seat not in self.match.waits:
            return None
        step = len(self.match.steps) - 1
        while step > 0 and self.match.steps[step].seat != seat and self._waited(step - 1, seat):
            step -= 1
        return self.ordinal(seat, self.sheet.numbers[step])

    def noticed_by(self, seat: int) -> Noticed:
        """The actions that somebody noticed; what was known at an earlier table is kept."""
        known = self._noticed.get(seat, Noticed())
        self._noticed[seat] = known.after(seat, self.sheet, self.match, self.audiences)
        return self._noticed[seat]

    def ordinal(self, seat: int, number: int) -> int:
        """How many actions up to this one somebody noticed."""
        return self.noticed_by(seat).ordinals[number]

    def noticed(self, seat: int) -> int:
        """How many entries somebody noticed; shown instead of the log's length."""
        return self.sheet.length - self.missed[seat + 1]

    def notices(self, seat: int, number: int) -> bool:
        """Whether somebody noticed an entry of the log; the first is number 1."""
        return includes(self.entry_audiences[number - 1], seat)

    def step_of(self, number: int) -> int:
        """The step of the match that an action is, by its number."""
        return self.sheet.numbers.index(number)

    def undo_is_free(self, step: int) -> bool:
        """Whether a step may be taken back without asking; computed once for each table."""
        if step not in self._free:
            self._free[step] = self._is_last_noticed(step) and undo.harmless(self.match, step)
        return self._free[step]

    def _is_last_noticed(self, step: int) -> bool:
        """Whether the seat of a step has noticed no later one."""
        seat, later = self.match.steps[step].seat, self.sheet.numbers[step + 1 :]
        return not any(includes(self.audiences[number - 1], seat) for number in later)

    def undo_asks(self, step: int) -> bool:
        """Whether other persons have to agree before a step is taken back."""
        others = self.sheet.persons - {self.match.steps[step].seat}
        return bool(others) and not self.undo_is_free(step)

    def check_gathered(self) -> None:
        """Raise `NotNow` (`table/gathering`) while the match waits for people."""
        if self.sheet.gathering:
            raise NotNow("table/gathering", "the match begins as soon as every seat is taken")

    def _waited(self, step: int, seat: int) -> bool:
        return has_seat(int(self.match.state_after(step)["waits"]), seat)

    def owner(self, token: str) -> int:
        """The seat that a token is for; raises `Illegal` (`seat/not-yours`)."""
        if (seat := self.sheet.owner(token)) is not None:
            return seat
        hint = "take a seat first, or use the link of your own seat"
        raise Illegal("seat/not-yours", "this link belongs to no seat at this table", hint=hint)

    def open_seat(self, seat: int) -> int:
        """The seat, if anybody may take it.

        Raises:
            Illegal: `table/private`.
            Unknown: `table/seat`.
        """
        if not self.sheet.public:
            raise Illegal("table/private", "one sits down here by invitation only")
        return self.existing(seat)

    def existing(self, seat: int) -> int:
        """The seat; raises `Unknown` (`table/seat`) if there is none with this number."""
        if not 0 <= seat < self.match.seats:
            hint = f"0 to {self.match.seats - 1}"
            raise Unknown("table/seat", "there is no such seat", text=seat, hint=hint)
        return seat

    @property
    def promised(self) -> tuple[int, ...]:
        """The free seats that invitations lead to: whoever has one of these may choose."""
        names = self.sheet.names
        return tuple(s for s, kept in enumerate(self.sheet.invitations) if kept and not names[s])

    def invited(self, invitation: str) -> int:
        """The seat that an invitation is for; raises `Unknown` (`seat/invitation`)."""
        for seat, kept in enumerate(self.sheet.invitations):
            if matches(invitation, kept):
                return seat
        raise Unknown("seat/invitation", "this invitation is not for any seat at this table")


def started(opened: Opened, match: Match, at: float = 0.0) -> Table:
    """The table that was just opened with a match that was just dealt."""
    count = 1 + len(opened.plan)  # with the watchers
    audiences = (everybody(len(opened.plan)),)
    return Table(blank(opened), match, (), audiences, (0,) * count, replies=(None,) * count, at=at)


def begin(game: Game, opened: Opened) -> Table:
    """The table that the first entry of a log opens.

    Raises:
        NotNow: `table/rules-version`: the rules cannot play as they did then; the log stays as it
            is.
    """
    try:
        options = game.meta.as_played(opened.rules, opened.options)
    except Illegal as error:
        reason = "the match began under another version of the rules"
        raise NotNow("table/rules-version", reason, text=opened.rules, hint=error.hint) from error
    return started(opened, Match(game, len(opened.plan), options, deal=opened.deal))


def fold(game: Game, entries: Iterable[Entry], times: Iterable[float] = ()) -> Table:
    """The table that these entries, stored at these times, add up to; the first is `Opened`."""
    (first, _), *others = zip(entries, chain(times, repeat(0.0)), strict=False)
    return reduce(_fold, others, begin(game, cast(Opened, first)))


def _fold(table: Table, stored: tuple[Entry, float]) -> Table:
    """The table after one more entry; nobody keeps the one before, so its match goes on."""
    entry, at = stored
    return advance(table, entry, _played(table, entry, table.match), at)


def evolve(table: Table, entry: Entry, at: float = 0.0) -> Table:
    """The table after one more entry that was read from its log, and when it was stored."""
    return advance(table, entry, _played(table, entry, table.match.copy()), at)


def _played(table: Table, entry: Entry, played: Match) -> Match:
    """The match after an entry; `played` is its match before, which may be changed."""
    match entry:
        case Acted():
            played.play(entry.seat, entry.action, entry.answers)
            return played
        case Undone(number=number):
            return undo.before(table.match, table.step_of(number))
        case UndoneAlone(number=number):
            return undo.without(table.match, table.step_of(number))
    return table.match


def advance(table: Table, entry: Entry, played: Match, at: float | None = None) -> Table:
    """The table after an entry whose match has been played already: no rule runs here.

    It is stored `at`, by default when it was decided.
    """
    after = _advanced(table, entry, played, table.at if at is None else at)
    if not isinstance(entry, Undone | UndoneAlone | Finished):  # which change what was noticed
        after._noticed.update(table._noticed)
    return after


def _advanced(table: Table, entry: Entry, played: Match, at: float) -> Table:
    sheet, request = table.sheet.after(entry), table.undo_request
    audience, audiences = _audience(table, entry, played), table.audiences
    lesson = table.lesson
    match entry:
        case LessonBegun(name, digest):
            lesson = lessons.as_begun(table.game, name, digest)
        case Acted():
            audiences = (*audiences, audience)
            if includes(audience, OBSERVER):  # who asks, and what, everybody sees
                request = None
        case UndoAsked(seat, number):
            request = UndoRequest(seat, number)
        case UndoAgreed(seat) if request is not None:
            request = replace(request, agreed=request.agreed | {seat})
        case UndoRefused() | Undone() | Finished() | Settled() | SeatLent():
            request = None  # nobody may be left to agree
    heard = (*table.entry_audiences, audience)
    missed, replies = _missed(table.missed, audience), _replies(table, entry, audience)
    pause = table.pause.after(entry)
    if isinstance(entry, Acted) and includes(audience, OBSERVER):
        pause = pause.acted()
    timed = () if pause.on else _timed(sheet, played)
    clock = _clock(table, entry, played, timed, at)
    noticed = includes(audience, OBSERVER)
    waited = {} if clock else waited_after(table.waited, entry, noticed, timed, at)
    ending = _wanting_the_end(table, entry, audience)
    return Table(
        sheet, played, audiences, heard, missed, request, replies, lesson, at, clock, ending, pause,
        waited,
    )  # fmt: skip


def _wanting_the_end(table: Table, entry: Entry, audience: int) -> frozenset[int]:
    """Who wants to end the match after an entry; nobody any more when it goes on."""
    match entry:
        case EndWanted(seat):
            return table.ending | {seat}
        case Acted() | Undone() | UndoneAlone() if includes(audience, OBSERVER):
            return frozenset()
        case TimeGiven() | SeatLent() | SeatTakenBack():
            return frozenset()
    return table.ending


def _clock(
    table: Table, entry: Entry, played: Match, timed: tuple[int, ...], at: float
) -> Clock | None:
    """The clocks after an entry that was stored `at`; those of the `timed` seats run."""
    if isinstance(entry, TimeLimited):
        control = parse_control(entry.control)
        return Clock.full(control, played.seats) if control else None
    return table.clock and table.clock.after(entry, played.waits, timed, at)


def _timed(sheet: Scoresheet, played: Match) -> tuple[int, ...]:
    """The seats whose time runs: those of people who are waited for, once everybody has come."""
    if sheet.ended or not all(sheet.names):
        return ()
    return tuple(seat for seat in played.waits if seat not in sheet.computers)


def _audience(table: Table, entry: Entry, played: Match) -> int:
    """Who notices an entry; one that takes actions back, whoever noticed any of them."""
    match entry:
        case Acted():
            return audience_of(played, len(played.steps) - 1)
        case Undone(number=number):
            numbers = table.sheet.numbers[table.step_of(number) :]
            return reduce(or_, (table.audiences[n - 1] for n in numbers))
        case UndoneAlone(number=number):
            return table.audiences[number - 1]
        case ProgramAllowed(seat) | ProgramEnded(seat):
            return audience_of_one(seat)
    return everybody(played.seats)


def _replies(table: Table, entry: Entry, audience: int) -> tuple[UndoReply | None, ...]:
    """What each knows of taking back after an entry that only this audience notices."""
    reply, request = None, table.undo_request
    match entry:
        case Undone(seat) | UndoneAlone(seat):
            reply = UndoReply(seat, "done")
        case UndoRefused(seat):
            reply = UndoReply(seat, "withdrawn" if request and request.seat == seat else "refused")
        case Acted() | UndoAsked():
            pass
        case _:
            return table.replies
    return tuple(
        reply if includes(audience, viewer) else old
        for viewer, old in enumerate(table.replies, OBSERVER)
    )


def _missed(missed: tuple[int, ...], audience: int) -> tuple[int, ...]:
    """How many entries each has missed after one that only this audience notices."""
    return tuple(
        count + (not includes(audience, seat)) for seat, count in enumerate(missed, OBSERVER)
    )
