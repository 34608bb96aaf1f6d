"""The pause at a table with clocks: the asking seat, the agreeing seats, and whether it began."""

from dataclasses import dataclass, replace
from typing import Literal

from serenissima.service.core.entries import (
    Entry,
    Finished,
    PauseAgreed,
    PauseAsked,
    Paused,
    PauseEnded,
    PauseRefused,
    StandInStarted,
)
from serenissima.service.core.plain_data import Sent


@dataclass(frozen=True)
class PauseReply:
    """The result of a pause: a seat ended it, refused it, or withdrew its request."""

    seat: int
    what: Literal["ended", "refused", "withdrawn"]


@dataclass(frozen=True)
class PauseState:
    """The state of a pause.

    Attributes:
        on: whether the match is paused: all clocks are stopped, and no seat can act.
        asked: the seat that asks for one, if any.
        agreed: the seats that have agreed, including the asking one.
        reply: the result of the last one, until a seat acts; or None.
    """

    on: Sent[bool] = False
    asked: Sent[int | None] = None
    agreed: Sent[frozenset[int]] = frozenset()
    reply: PauseReply | None = None

    def after(self, entry: Entry) -> "PauseState":
        """Return the state after one more entry."""
        match entry:
            case PauseAsked(seat):
                return PauseState(asked=seat, agreed=frozenset({seat}))
            case PauseAgreed(seat):
                return replace(self, agreed=self.agreed | {seat})
            case PauseRefused(seat):
                return PauseState(
                    reply=PauseReply(seat, "withdrawn" if seat == self.asked else "refused")
                )
            case Paused():
                return PauseState(on=True)
            case PauseEnded(seat):
                return PauseState(reply=PauseReply(seat, "ended"))
            case Finished() | StandInStarted():  # perhaps no one is left to agree
                return PauseState()
        return self

    def acted(self) -> "PauseState":
        """Return the state after an action that everyone notices."""
        return replace(self, reply=None) if self.reply else self


NOT_PAUSED = PauseState()
