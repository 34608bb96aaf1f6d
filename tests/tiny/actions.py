"""Lots: the actions of a seat."""

from serenissima.kernel.actions import ActionKind, action
from serenissima.kernel.message import Arg
from tests.tiny.fields import WORDS

LOT = Arg("lot", WORDS)


class Do(ActionKind):
    """Actions of a seat."""

    CHOOSE = action(LOT, rule="R2.1")
    CONFIRM = action()
    TAKE_BACK = action(retracts=True, rule="R2.2")
