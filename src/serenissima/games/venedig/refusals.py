"""Refusals of boards, and of the split of a total."""

from serenissima.kernel.errors import Illegal, RefusalCode, Unreadable

BOARD_BRIDGES = RefusalCode(Illegal, "board/bridges")
BOARD_COVERS = RefusalCode(Illegal, "board/covers")
BOARD_DISTRICTS = RefusalCode(Illegal, "board/districts")
BOARD_SIZE = RefusalCode(Illegal, "board/size")
BOARD_TOUCHES = RefusalCode(Illegal, "board/touches")
BOARD_TRACK = RefusalCode(Illegal, "board/track")
BOARD_UNREADABLE = RefusalCode(Unreadable, "board/unreadable")

SPLIT_LEAST = RefusalCode(Illegal, "split/least", "there are too few of this kind")
SPLIT_NUMBERS = RefusalCode(Unreadable, "split/numbers")
SPLIT_WHOLE = RefusalCode(Illegal, "split/whole")
