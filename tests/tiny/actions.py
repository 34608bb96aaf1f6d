"""Lots: what a seat can do."""

from serenissima.kernel.actions import ActionKind, action
from serenissima.kernel.message import Arg
from tests.tiny.fields import WORDS

LOT = Arg("lot", WORDS)


class Do(ActionKind):
    """What a seat can do."""

    CHOOSE = action(LOT, rule="R2.1")
    CONFIRM = action()
    TAKE_BACK = action(retracts=True, rule="R2.2")
