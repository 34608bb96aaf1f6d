"""The clocks of a table's seats, derived from the log and the times of its entries.

Nothing else is stored, so clocks are right after any restart, in every process. A clock runs while
its seat must act and changes only with entries that everyone notices: it reveals no secret.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated

from serenissima.kernel.game import Game
from serenissima.service.core.entries import (
    Acted,
    Entry,
    Forgotten,
    StandInEnded,
    TimeGiven,
    Undone,
    UndoneAlone,
)
from serenissima.service.core.plain_data import As, Sent, SentMark
from serenissima.service.core.time_control import TimeControl


@dataclass(frozen=True)
class AddedTime:
    """Time that a seat received at the end of a turn, with the action that ended the turn."""

    number: int
    seat: int
    seconds: float


def _text(control: TimeControl, _game: Game) -> str:
    return str(control)


@dataclass(frozen=True)
class Clock:
    """The clocks of all seats after some entries; immutable.

    Attributes:
        control: `live MINUTES+SECONDS`, or `days N` with an optional window.
        left: for each seat its seconds at `since`.
        runs: the seats whose time is running, ascending.
        waits: all seats that must act, ascending.
        since: the moment of `left`, in seconds since 1970.
        added: the time added so far; undoing an action also removes the time that it added.
        emptied: when a person was last forgotten, who then has no time left.
    """

    control: Sent[Annotated[TimeControl, As(_text)]]
    left: tuple[float, ...]
    runs: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
    since: float = 0.0
    added: tuple[AddedTime, ...] = ()
    emptied: float = 0.0

    @classmethod
    def full(cls, control: TimeControl, seats: int) -> "Clock":
        """Return the clocks of a match that has not begun."""
        return cls(control, (float(control.bank),) * seats)

    def after(
        self, entry: Entry, waits: tuple[int, ...], runs: tuple[int, ...], at: float
    ) -> "Clock":
        """Return the clocks after an entry stored `at`, from which the seats `waits` must act."""
        clock = self if runs == self.runs else replace(self._stopped(at), runs=runs)
        clock = clock if waits == self.waits else replace(clock, waits=waits)
        match entry:
            case Acted(seat=seat, number=number) if seat in self.runs and waits != self.waits:
                return clock._gained(seat, number)
            case TimeGiven(seat=seat) | StandInEnded(seat=seat):
                return clock._stopped(at)._with(seat, float(self.control.bank))
            case Forgotten(seat=seat):  # the others need not wait: they choose how to continue
                return replace(clock._stopped(at)._with(seat, 0.0), emptied=at)
            case Undone(number=number):
                return clock._lost(lambda one: one.number >= number)
            case UndoneAlone(number=number):
                return clock._lost(lambda one: one.number == number)
        return clock

    def remaining(self, seat: int, now: float) -> float:
        """Return the seconds that a seat has left; never less than 0."""
        spent = self.control.spent(self.since, now) if seat in self.runs else 0.0
        return max(0.0, self.left[seat] - spent)

    def until(self, seat: int) -> float | None:
        """Return when a seat's time is up, in seconds since 1970; None while it does not run."""
        return self.control.ends(self.since, self.left[seat]) if seat in self.runs else None

    def late(self, now: float) -> tuple[int, ...]:
        """Return the seats that must act although their time is up."""
        return tuple(seat for seat in self.runs if not self.remaining(seat, now))

    @property
    def seconds_left(self) -> Annotated[tuple[float | None, ...], SentMark("left")]:
        """Seconds left of each seat; null while its time is running."""
        return tuple(
            None if seat in self.runs else round(left, 3) for seat, left in enumerate(self.left)
        )

    @property
    def deadlines(self) -> Annotated[tuple[float | None, ...], SentMark("until")]:
        """When each seat's time is up, in seconds since 1970; null while its clock is stopped."""
        return tuple(map(self.until, range(len(self.left))))

    def _stopped(self, at: float) -> "Clock":
        """Return the clocks stopped at a moment."""
        seats = range(len(self.left))
        return replace(self, left=tuple(self.remaining(seat, at) for seat in seats), since=at)

    def _gained(self, seat: int, number: int) -> "Clock":
        """Return the clocks after a turn: a live one gets its increment, a slow one is refilled."""
        control = self.control
        seconds = control.bank - self.left[seat] if control.days else float(control.increment)
        gained = self._with(seat, self.left[seat] + seconds)
        return replace(gained, added=(*self.added, AddedTime(number, seat, seconds)))

    def _lost(self, gone: Callable[[AddedTime], bool]) -> "Clock":
        """Return the clocks without some added time; time that was spent stays spent."""
        clock = self
        for one in filter(gone, self.added):
            clock = clock._with(one.seat, max(0.0, clock.left[one.seat] - one.seconds))
        stay = tuple(one for one in self.added if not gone(one))
        return clock if len(stay) == len(self.added) else replace(clock, added=stay)

    def _with(self, seat: int, left: float) -> "Clock":
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
