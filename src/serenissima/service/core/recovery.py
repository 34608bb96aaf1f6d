"""Codes with which a guest chooses a new password without the old one."""

import re

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # without lookalikes
LENGTH, GROUP = 20, 5  # letters: 100 bits, in groups that are easy to copy
CODE, LINK, MAIL = "code", "link", "mail"  # kinds of recovery: the last two are links
MISREAD = str.maketrans("oil", "011")
BETWEEN = re.compile(r"[\s\-–—]+")


def format_code(letters: str) -> str:
    """Return a code as it is shown, in groups."""
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def parse_code(code: str) -> str:
    """Return the letters of a typed code, ignoring blanks, dashes and capitals."""
    return BETWEEN.sub("", code[: 4 * LENGTH]).lower().translate(MISREAD)
