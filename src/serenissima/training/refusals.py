"""Refusals of the arena."""

from serenissima.kernel.errors import Illegal, RefusalCode

PLAYER_OWN = RefusalCode(Illegal, "player/own", "this player cannot be sent to another process")
