"""Play in a terminal: scenes as text, and matches against computer players by keys or lines.

`text` has the words besides the scene, `local` is a table in this process, `plain` plays it by
lines, `app` by keys.
"""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serenissima.terminal.local import SeatedTable


def play(table: "SeatedTable", *, plain: bool = False) -> bool:
    """Play a table with the person at this terminal; return False if they left before the end.

    It is played line by line if requested, or if the terminal can't do more.
    """
    if plain or not suits():
        from serenissima.terminal.plain import PlainTable

        return PlainTable(table).play()
    from serenissima.terminal.app import TableApp

    return bool(TableApp(table).run())


def suits() -> bool:
    """Whether this terminal supports keys and a full screen."""
    able = os.environ.get("TERM", "") not in ("", "dumb") or sys.platform == "win32"
    return able and sys.stdin.isatty() and sys.stdout.isatty()
