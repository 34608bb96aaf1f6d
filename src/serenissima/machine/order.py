"""The order in which games are compiled: requested games first, and no more at once than cores."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from serenissima.players.playouts import cores

CHILDREN = 2  # processes that compile one game


class Order:
    """Games waiting to be compiled, in order.

    Args:
        room: the number of games compiled at the same time.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._games: list[object] = []
        self._changed = threading.Condition()

    @contextmanager
    def join(self, game: object) -> Iterator[None]:
        """Within this context, keep a game in the order, at first at its end."""
        with self._changed:
            self._games.append(game)
        try:
            yield
        finally:
            with self._changed:
                self._games.remove(game)
                self._changed.notify_all()

    def prefer(self, game: object) -> None:
        """Move a game to the front, if it is in the order."""
        with self._changed:
            if game in self._games:
                self._games.remove(game)
                self._games.insert(0, game)
                self._changed.notify_all()

    def wait(self, game: object, unless: Callable[[], bool]) -> None:
        """Return when it is the game's turn, or once `unless` is true; `look_again` rechecks it."""
        with self._changed:
            self._changed.wait_for(lambda: game in self._games[: self._room] or unless())

    def look_again(self) -> None:
        """Let waiting threads check again whether they still need to wait."""
        with self._changed:
            self._changed.notify_all()


ORDER = Order(max(1, cores() // CHILDREN))
"""The order of this process."""
