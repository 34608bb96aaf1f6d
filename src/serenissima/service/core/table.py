"""A table: the state that results from the entries of its log."""

from copy import copy
from dataclasses import dataclass, field
from math import inf
from typing import Any, Literal

from serenissima.fairplay import undo
from serenissima.fairplay.audience import includes
from serenissima.fairplay.secrets import matches
from serenissima.kernel.game import Game
from serenissima.kernel.lesson import Lesson
from serenissima.kernel.match import Match
from serenissima.kernel.seats import has_seat
from serenissima.service.core.clock import Clock
from serenissima.service.core.noticed import Noticed
from serenissima.service.core.pause_state import NOT_PAUSED, PauseState
from serenissima.service.core.scoresheet import Scoresheet
from serenissima.service.core.waiting import Waited, absent_seats
from serenissima.service.refusals import (
    SEAT_INVITATION,
    SEAT_NOT_YOURS,
    TABLE_GATHERING,
    TABLE_PRIVATE,
    TABLE_SEAT,
)


@dataclass(frozen=True)
class UndoRequest:
    """A seat's request to undo an action; `agreed` are the seats that have accepted."""

    seat: int
    number: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class UndoReply:
    """The result of an undo request.

    Attributes:
        seat: the seat that decided it.
        what: `done`, `refused`, `withdrawn`, or `lapsed` if it acted instead of answering.
    """

    seat: int
    what: Literal["done", "refused", "withdrawn", "lapsed"]


@dataclass(frozen=True, eq=False)
class Table:
    """A table after some entries; immutable: each entry makes a new one.

    Attributes:
        sheet: the log's contents, without any rules.
        match: the match so far, read-only.
        audiences: for each action taken, the viewers who noticed it.
        entry_audiences: for each entry of the log, the viewers who noticed it.
        missed: how many entries spectators, then each seat, did not notice.
        undo_request: the open question whether an action may be undone.
        replies: the latest undo reply for spectators, then each seat, until they notice an action.
        lesson: the lesson that is played here, or None.
        at: when its newest entry was stored, or its next is decided, in seconds since 1970.
        clock: the clocks of the seats, or None without a time limit.
        ending: the seats that want to end the match without a result, since another's time is up.
        ending_since: when the first of them asked; meaningless if there are none.
        pause: whether the match is paused, or who asks for a pause.
        waited: since when people have been expected to act, without a time limit.
        vacant: since when deleted people have been, if the others have not decided yet.
        patience: seconds after which the others may continue without one of them.
        views: cached views of this table, by table id and seat.
    """

    sheet: Scoresheet
    match: Match = field(repr=False)  # contains the whole deal
    audiences: tuple[int, ...]
    entry_audiences: tuple[int, ...]
    missed: tuple[int, ...]
    undo_request: UndoRequest | None = None
    replies: tuple[UndoReply | None, ...] = ()
    lesson: Lesson | None = field(default=None, repr=False)
    at: float = 0.0
    clock: Clock | None = None
    ending: frozenset[int] = frozenset()
    ending_since: float = 0.0
    pause: PauseState = NOT_PAUSED
    waited: Waited = field(default_factory=dict)
    vacant: Waited = field(default_factory=dict)
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
        """Whether no seat may act: the match has ended, is gathering, or is paused."""
        return self.sheet.ended or self.sheet.gathering or self.pause.on

    @property
    def voters(self) -> frozenset[int]:
        """The seats whose people must still answer the undo request."""
        if self.undo_request is None:
            return frozenset()
        return self.sheet.persons - {self.undo_request.seat} - self.undo_request.agreed

    @property
    def pause_voters(self) -> frozenset[int]:
        """The seats whose people must still agree to a pause."""
        if self.pause.asked is None:
            return frozenset()
        return self.sheet.persons - self.pause.agreed

    def at_moment(self, at: float, patience: float = inf) -> "Table":
        """Return the same table at the moment of a decision, with this patience."""
        table = copy(self)
        object.__setattr__(table, "at", at)
        object.__setattr__(table, "patience", patience)
        return table

    @property
    def late(self) -> tuple[int, ...]:
        """The seats without which the others may continue at this moment."""
        if self.clock is not None:
            return self.clock.late(self.at)
        return absent_seats(self.waited, self.vacant, self.at, self.patience)

    def decision(self, seat: int) -> int | None:
        """Return the id of the seat's decision: its noticed entries; None if it may not act.

        Secret actions of others leave it unchanged, so seats that choose at the same time never
        make each other's decisions stale.
        """
        if self.over or seat not in self.match.waits:
            return None
        step = len(self.match.steps) - 1
        while step > 0 and self.match.steps[step].seat != seat and self._waited(step - 1, seat):
            step -= 1
        return self.ordinal(seat, self.sheet.numbers[step])

    def noticed_by(self, seat: int) -> Noticed:
        """Return the actions that a viewer noticed, reusing the result of an earlier table."""
        known = self._noticed.get(seat, Noticed())
        self._noticed[seat] = known.after(seat, self.sheet, self.match, self.audiences)
        return self._noticed[seat]

    def ordinal(self, seat: int, number: int) -> int:
        """Return how many actions up to this one a viewer noticed."""
        return self.noticed_by(seat).ordinals[number]

    def noticed_count(self, seat: int) -> int:
        """Return how many entries a viewer noticed; shown in place of the log's length."""
        return self.sheet.length - self.missed[seat + 1]

    def notices(self, seat: int, number: int) -> bool:
        """Whether a viewer noticed an entry of the log; the first is number 1."""
        return includes(self.entry_audiences[number - 1], seat)

    def step_of(self, number: int) -> int:
        """Return the step of the match of an action, by its number."""
        return self.sheet.numbers.index(number)

    def undo_is_free(self, step: int) -> bool:
        """Whether a step may be undone without asking; computed once for each table."""
        if step not in self._free:
            self._free[step] = self._is_last_noticed(step) and undo.is_harmless(self.match, step)
        return self._free[step]

    def _is_last_noticed(self, step: int) -> bool:
        """Whether the seat of a step has noticed no later one."""
        seat, later = self.match.steps[step].seat, self.sheet.numbers[step + 1 :]
        return not any(includes(self.audiences[number - 1], seat) for number in later)

    def undo_asks(self, step: int) -> bool:
        """Whether other people must agree before a step is undone."""
        others = self.sheet.persons - {self.match.steps[step].seat}
        return bool(others) and not self.undo_is_free(step)

    def check_gathered(self) -> None:
        """Raise `NotNow` (`table/gathering`) while the match waits for people."""
        if self.sheet.gathering:
            raise TABLE_GATHERING()

    def _waited(self, step: int, seat: int) -> bool:
        return has_seat(int(self.match.state_after(step)["waits"]), seat)

    def owner(self, token: str) -> int:
        """Return the seat of a token; raises `Illegal` (`seat/not-yours`)."""
        if (seat := self.sheet.owner(token)) is not None:
            return seat
        raise SEAT_NOT_YOURS(hint="take a seat first, or use the link of your own seat")

    def open_seat(self, seat: int) -> int:
        """Return the seat, if anyone may take it.

        Raises:
            Illegal: `table/private`.
            Unknown: `table/seat`.
        """
        if not self.sheet.settings.public:
            raise TABLE_PRIVATE("you can join this table only by invitation")
        return self.check_seat(seat)

    def check_seat(self, seat: int) -> int:
        """Return the seat; raises `Unknown` (`table/seat`) if there is none with this number."""
        if not 0 <= seat < self.match.seats:
            raise TABLE_SEAT(text=seat, hint=f"0 to {self.match.seats - 1}")
        return seat

    @property
    def promised_seats(self) -> tuple[int, ...]:
        """The free seats with invitations; a guest with one of these may choose among them."""
        names = self.sheet.names
        return tuple(s for s, kept in enumerate(self.sheet.invitations) if kept and not names[s])

    def invited_seat(self, invitation: str) -> int:
        """Return the seat that an invitation is for; raises `Unknown` (`seat/invitation`)."""
        for seat, kept in enumerate(self.sheet.invitations):
            if matches(invitation, kept):
                return seat
        raise SEAT_INVITATION()
