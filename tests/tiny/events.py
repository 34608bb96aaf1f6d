"""Lots: events, and the fields that they change."""

from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, EventKind
from tests.tiny.actions import LOT
from tests.tiny.fields import WORDS

SEAT = Arg("seat", seat=True)
SECRET = Arg("lot", WORDS, secret=True)


class Told(EventKind):
    """Events of a match."""

    DREW = Event((SEAT, SECRET), rule="R2.5", changes=("pile", "hand", "held"))
    CHOSE = Event((SEAT, LOT), rule="R2.1", changes=("chosen",), secret=True)
    TOOK_BACK = Event((SEAT,), rule="R2.2", changes=("chosen",), secret=True)
    CONFIRMED = Event((SEAT,), rule="R2.3")
    SHOWED = Event((SEAT, LOT), rule="R2.3", changes=("hand", "held", "chosen", "aside", "shown"))
    CAUGHT = Event((SEAT, Arg("fish", low=1, high=3)), rule="R2.4", changes=("fish",))
    TIED = Event(rule="R2.4")
    ENDED = Event((Arg("winners", low=1, high=3),), rule="R3.1", changes=("ending",))
