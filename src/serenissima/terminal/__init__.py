"""The same tables in a terminal: scenes as text, a game against computer players by keys or lines.

`text` makes lines of a scene, `local` is a table in this process, `plain` plays it by lines, `app`
by keys.
"""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serenissima.terminal.local import SeatedTable


def play(table: "SeatedTable", *, plain: bool = False) -> bool:
    """Play a table with whoever sits at this terminal; False if they left before the end.

    Line by line if that is requested, or if the terminal cannot do more.
    """
    if plain or not suits():
        from serenissima.terminal.plain import PlainTable

        return PlainTable(table).play()
    from serenissima.terminal.app import TableApp

    return bool(TableApp(table).run())


def suits() -> bool:
    """Whether this terminal offers keys and a full screen."""
    able = os.environ.get("TERM", "") not in ("", "dumb") or sys.platform == "win32"
    return able and sys.stdin.isatty() and sys.stdout.isatty()
