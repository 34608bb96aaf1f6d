"""Lets a game be played at once: its rules are interpreted while they are being compiled."""

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.game import Game
from serenissima.machine.warm import Warming, is_warm, load_compiled

ENDING = 2.0  # seconds that children have to end

_loading = threading.Lock()  # one game at a time, since loading holds Python's lock


class AheadCompiler:
    """Compiles a game in the background; until that is done, its rules are interpreted.

    Computer players wait for it, since they would think for too long.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._warming = Warming(game.meta.name)
        self._stopped = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        if not INTERPRETED:
            self._game.interpret(self._thread.join)
            self._thread.start()

    def stop(self) -> None:
        """Break off if it is not done yet; functions that have been compiled are kept."""
        self._stopped = True
        self._warming.stop()
        if self._thread.is_alive():
            self._thread.join(ENDING)

    def _run(self) -> None:
        try:
            if not is_warm(self._game.meta.name):
                with suppress(RuntimeError):  # what no child could compile is compiled here
                    self._warming.run()
            with _loading:
                if not self._stopped:
                    load_compiled(self._game)
        finally:
            self._game.use_compiled()


@contextmanager
def compiled_ahead(games: Iterable[Game]) -> Iterator[None]:
    """Compile games in the background meanwhile; they can be played at once."""
    compilers = [AheadCompiler(game) for game in games]
    for compiler in compilers:
        compiler.start()
    try:
        yield
    finally:
        for compiler in compilers:
            compiler.stop()
