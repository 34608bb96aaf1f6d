"""Refusals of puzzles, and of answers to them."""

from serenissima.kernel.errors import RefusalCode, Unknown, Unreadable

PUZZLE_ACTION = RefusalCode(Unknown, "puzzle/action", "this action cannot be played here")
PUZZLE_FORMAT = RefusalCode(Unreadable, "puzzle/format", "this file does not contain puzzles")
PUZZLE_NONE = RefusalCode(Unknown, "puzzle/none", "this game has no puzzles")
PUZZLE_NUMBER = RefusalCode(Unknown, "puzzle/number", "there is no such puzzle")
PUZZLE_TOLD = RefusalCode(Unreadable, "puzzle/told", "the game has no such event")
