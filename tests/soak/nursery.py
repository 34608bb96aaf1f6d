"""Starts servers quickly: a process that has imported everything forks one for each line it reads.

    python -m tests.soak.nursery

A line is the JSON list of words after `serenissima`. The child is a server like any other: a
process of its own, with its own sockets, connections and threads. It is only started without the
seconds that importing takes, so that thousands can be killed.
"""

import json
import os
import signal
import sys

from serenissima import games
from serenissima.cli import main as command
from serenissima.kernel.game import Game
from serenissima.machine import ahead
from serenissima.machine.warm import load_compiled, warm
from serenissima.service import CacheMemory, Person
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.viewing import view_table
from serenissima.web import server  # noqa: F401 - imported once for all children
from serenissima.web.presentation.drawn_tables import DrawnTables


def main() -> None:
    """Fork until the input ends."""
    warm(games.names())
    for name in games.names():
        load_compiled(games.load(name))
        draw_once(games.load(name))
    ahead.LATER = 0.0  # everything is loaded
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that were killed are not waited for
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            serve(json.loads(line))
        print(child, flush=True)


def draw_once(game: Game) -> None:
    """Draw a table of the game, so that rules, words and templates are all read."""
    sitters = (Person(),) * game.meta.seats[0]
    opening = Opening("id", invitations=dict.fromkeys(range(len(sitters)), "invitation"))
    table = NewTable(game.meta.name, sitters, {}, None, "").decide(game, opening, "secret").table
    for seat in table.match.waits:
        DrawnTables(CacheMemory(10**9)).page(view_table(table, "id", seat), "en", "table").pack(
            None
        )


def serve(words: list[str]) -> None:
    """Be a server, and end with it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.stdin.close()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # servers' output belongs in the log
    sys.argv = ["serenissima", *words]
    try:
        command()
    finally:
        sys.stdout.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
