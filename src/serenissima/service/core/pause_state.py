"""A pause at a table with clocks: who asks for one, who has agreed, and whether it has begun."""

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
    """What came of a pause: a seat ended it, was against it, or no longer asks for one."""

    seat: int
    what: Literal["ended", "refused", "withdrawn"]


@dataclass(frozen=True)
class PauseState:
    """How it stands with a pause.

    Attributes:
        on: whether the match is paused: all clocks stand, and nobody acts.
        asked: the seat that asks for one, if any.
        agreed: the seats that have agreed, the asking one included.
        reply: what came of the last one, until somebody acts; or None.
    """

    on: Sent[bool] = False
    asked: Sent[int | None] = None
    agreed: Sent[frozenset[int]] = frozenset()
    reply: PauseReply | None = None

    def after(self, entry: Entry) -> "PauseState":
        """How it stands after one more entry."""
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
            case Finished() | StandInStarted():  # nobody may be left to agree
                return PauseState()
        return self

    def acted(self) -> "PauseState":
        """How it stands after an action that everybody notices."""
        return replace(self, reply=None) if self.reply else self


NOT_PAUSED = PauseState()
