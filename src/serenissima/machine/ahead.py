"""Lets a game be played at once: its rules are interpreted while they are being compiled."""

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.game import Game
from serenissima.machine.warm import Warming, is_warm, load_compiled

ENDING = 2.0  # seconds that children have to end
LATER = 1.0  # seconds that loading leaves to the first screen, unless somebody waits for it
OFTEN = 100  # interpreted calls: about what they take is what importing Numba takes

_loading = threading.Lock()  # one game at a time, since loading holds Python's lock


class AheadCompiler:
    """Compiles a game in child processes; until it is loaded, its rules are interpreted.

    Computer players wait for it, since they would think for too long.

    Args:
        game: the game.
        loads: whether to load what is compiled in the background too. Otherwise the thread that
            waits for it does, or that calls rules often: a program fails if it imports part of
            Numba while another thread imports the whole.
    """

    def __init__(self, game: Game, *, loads: bool) -> None:
        self._game = game
        self._loads = loads
        self._warming = Warming(game.meta.name)
        self._compiled = threading.Event()
        self._wanted = threading.Event()
        self._stopped = False
        self._calls = 0
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        if INTERPRETED:
            return
        self._game.interpret(self)
        if is_warm(self._game.meta.name):  # asked here: beside a busy thread it would take seconds
            self._compiled.set()
        if self._loads or not self._compiled.is_set():
            self._thread.start()

    def called(self) -> None:
        """Count a call of an interpreted rule; after many, load the compiled rules if there are."""
        self._calls += 1
        if self._calls > OFTEN and not self._loads and self._compiled.is_set():
            self._load()

    def wait(self, seconds: float | None = None) -> None:
        """Return when the compiled rules are loaded, when it was broken off, or after a time."""
        if self._loads:
            self._wanted.set()
            self._thread.join(seconds)
        elif self._compiled.wait(seconds):
            self._load()

    def stop(self) -> None:
        """Break off if it is not done yet; functions that have been compiled are kept."""
        self._stopped = True
        self._wanted.set()
        self._warming.stop()
        if self._thread.is_alive():
            self._thread.join(ENDING)
        self._compiled.set()
        self._game.use_compiled()

    def _run(self) -> None:
        if not self._compiled.is_set():
            with suppress(RuntimeError):  # what no child could compile is compiled by `_load`
                self._warming.run()
            self._compiled.set()
        if self._loads:
            self._wanted.wait(LATER)
            self._load()

    def _load(self) -> None:
        with _loading:
            try:
                if self._game.interpreted and not self._stopped:
                    load_compiled(self._game)
            finally:
                self._game.use_compiled()


@contextmanager
def compiled_ahead(games: Iterable[Game]) -> Iterator[None]:
    """Compile games in the background meanwhile, and load them; they can be played at once."""
    compilers = [AheadCompiler(game, loads=True) for game in games]
    for compiler in compilers:
        compiler.start()
    try:
        yield
    finally:
        for compiler in compilers:
            compiler.stop()
