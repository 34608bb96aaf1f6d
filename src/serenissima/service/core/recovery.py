"""Codes with which a guest chooses a new password without the old one."""

import re

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that looks like another
LENGTH, GROUP = 20, 5  # letters: 100 bits, in groups that are easy to copy
CODE, LINK = "code", "link"  # kinds of recovery
MISREAD = str.maketrans("oil", "011")
BETWEEN = re.compile(r"[\s\-–—]+")


def written(letters: str) -> str:
    """A code as it is shown, in groups."""
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read(code: str) -> str:
    """The letters of a code as somebody typed it: blanks, dashes and capitals do not matter."""
    return BETWEEN.sub("", code[: 4 * LENGTH]).lower().translate(MISREAD)
