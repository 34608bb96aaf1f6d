"""Refusals of players named in a terminal."""

from serenissima.kernel.errors import RefusalCode, Unreadable

SEATS_TEXT = RefusalCode(Unreadable, "seats/text")
