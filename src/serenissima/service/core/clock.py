"""The clocks of a table's seats: what follows from its log and from when each entry was stored.

Nothing else is kept, so a clock is right after any restart, in every process. It runs while its
seat is waited for, and changes only with entries that everybody notices: it tells no secret.
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
    """Time that a seat got at the end of a turn, with the action that ended it."""

    number: int
    seat: int
    seconds: float


def _text(control: TimeControl, _game: Game) -> str:
    return str(control)


@dataclass(frozen=True)
class Clock:
    """The clocks of all seats after some entries; immutable.

    Attributes:
        control: `live MINUTES+SECONDS`, or `days N` and perhaps a window.
        left: for each seat the seconds that it had at `since`.
        runs: the seats whose time runs, ascending.
        waits: all seats that are waited for, ascending.
        since: from when on, in seconds since 1970.
        added: what was added so far; an action that is undone takes its own back too.
        emptied: when somebody was forgotten last, who has no time any more.
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
        """The clocks of a match that has not begun."""
        return cls(control, (float(control.bank),) * seats)

    def after(
        self, entry: Entry, waits: tuple[int, ...], runs: tuple[int, ...], at: float
    ) -> "Clock":
        """The clocks after an entry that was stored `at`, from which on these are waited for."""
        clock = self if runs == self.runs else replace(self._stopped(at), runs=runs)
        clock = clock if waits == self.waits else replace(clock, waits=waits)
        match entry:
            case Acted(seat=seat, number=number) if seat in self.runs and waits != self.waits:
                return clock._gained(seat, number)
            case TimeGiven(seat=seat) | StandInEnded(seat=seat):
                return clock._stopped(at)._with(seat, float(self.control.bank))
            case Forgotten(seat=seat):  # nobody waits in vain: the others choose how to go on
                return replace(clock._stopped(at)._with(seat, 0.0), emptied=at)
            case Undone(number=number):
                return clock._lost(lambda one: one.number >= number)
            case UndoneAlone(number=number):
                return clock._lost(lambda one: one.number == number)
        return clock

    def remaining(self, seat: int, now: float) -> float:
        """Seconds that a seat has left; never less than 0."""
        spent = self.control.spent(self.since, now) if seat in self.runs else 0.0
        return max(0.0, self.left[seat] - spent)

    def until(self, seat: int) -> float | None:
        """When a seat's time is up, in seconds since 1970; None while it does not run."""
        return self.control.ends(self.since, self.left[seat]) if seat in self.runs else None

    def late(self, now: float) -> tuple[int, ...]:
        """The seats that are waited for although their time is up."""
        return tuple(seat for seat in self.runs if not self.remaining(seat, now))

    @property
    def seconds_left(self) -> Annotated[tuple[float | None, ...], SentMark("left")]:
        """Seconds of each seat; null while its time runs."""
        return tuple(
            None if seat in self.runs else round(left, 3) for seat, left in enumerate(self.left)
        )

    @property
    def deadlines(self) -> Annotated[tuple[float | None, ...], SentMark("until")]:
        """When the time of each seat is up, in seconds since 1970; null while it stands."""
        return tuple(map(self.until, range(len(self.left))))

    def _stopped(self, at: float) -> "Clock":
        """What is left at a moment."""
        seats = range(len(self.left))
        return replace(self, left=tuple(self.remaining(seat, at) for seat in seats), since=at)

    def _gained(self, seat: int, number: int) -> "Clock":
        """A turn has ended: a live clock gets its increment, a slow one is full again."""
        control = self.control
        seconds = control.bank - self.left[seat] if control.days else float(control.increment)
        gained = self._with(seat, self.left[seat] + seconds)
        return replace(gained, added=(*self.added, AddedTime(number, seat, seconds)))

    def _lost(self, gone: Callable[[AddedTime], bool]) -> "Clock":
        """Without some of what was added; time that was spent stays spent."""
        clock = self
        for one in filter(gone, self.added):
            clock = clock._with(one.seat, max(0.0, clock.left[one.seat] - one.seconds))
        stay = tuple(one for one in self.added if not gone(one))
        return clock if len(stay) == len(self.added) else replace(clock, added=stay)

    def _with(self, seat: int, left: float) -> "Clock":
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
