"""Games that can be played at once: their rules are interpreted while they are being compiled."""

import logging
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.game import Game
from serenissima.kernel.verbs import interpreted_for_now
from serenissima.machine.pace import Progress
from serenissima.machine.warm import Warming, is_warm, load_compiled

LOG = logging.getLogger(__name__)
ENDING = 2.0  # seconds for children to end
LATER = 20.0  # seconds until a game without requests is loaded: returning pages come first
OFTEN = 100  # interpreted calls, which take about as long as importing Numba

_loading = threading.Lock()  # one game at a time, since loading holds the GIL


class AheadCompiler:
    """Compiles a game in child processes; its rules are interpreted until it is loaded.

    Computer players wait for it, since they would otherwise think for too long.

    Args:
        game: the game.
        loads: whether the background thread also loads the compiled rules. Otherwise the first
            thread that waits for them, or that calls rules often, loads them: a program fails if it
            imports part of Numba while another thread imports all of it.
    """

    def __init__(self, game: Game, *, loads: bool) -> None:
        self._game = game
        self._loads = loads
        self._warming = Warming(game.meta.name)
        self._compiled = threading.Event()
        self._wanted = threading.Event()
        self._loaded = threading.Event()
        self._stopped = False
        self._calls = 0
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin and return at once."""
        if INTERPRETED:
            return
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._continue_forked)
        self._game.interpret(self)
        if is_warm(self._game.meta.name):  # checked here: it takes seconds beside a busy thread
            self._compiled.set()
        if self._loads or not self._compiled.is_set():
            self._thread.start()

    def before_call(self) -> None:
        """Count a call of an interpreted rule; after many, load the compiled rules if ready."""
        self._calls += 1
        if self._calls > OFTEN and self._loads:
            self._wanted.set()
        elif self._calls > OFTEN and self._compiled.is_set():
            self._load()

    def wait(self, seconds: float | None = None) -> None:
        """Return when the compiled rules are loaded, after `stop`, or when the time is up."""
        self._warming.hurry()
        if self._loads:
            self._wanted.set()
            self._loaded.wait(seconds)
        elif self._compiled.wait(seconds):
            self._load()

    def wait_until_prepared(self) -> bool:
        """Return True when everything is compiled, or False after `stop`."""
        self._compiled.wait()
        return not self._stopped

    @property
    def progress(self) -> Progress:
        """The progress so far."""
        return self._warming.pace.progress

    def stop(self) -> None:
        """Stop compiling; functions already compiled stay cached."""
        self._stopped = True
        self._wanted.set()
        self._warming.stop()
        if self._thread.is_alive():
            self._thread.join(ENDING)
        self._compiled.set()
        self._switch()

    def _run(self) -> None:
        if not self._compiled.is_set():
            self._compile()
        if self._loads:
            self._wanted.wait(LATER)
            self._load()

    def _compile(self) -> None:
        try:
            self._warming.run()
        except Exception as error:  # `_load` compiles the rest
            if not (self._stopped or self._warming.interrupted):
                name = self._game.meta.name
                LOG.warning("%s is compiled in this process, since a child failed: %s", name, error)
        finally:
            self._compiled.set()

    def _load(self) -> None:
        with _loading:
            try:
                if self._game.interpreted and not self._stopped:
                    load_compiled(self._game)
            finally:
                self._switch()

    def _switch(self) -> None:
        self._game.use_compiled()
        self._loaded.set()

    def _continue_forked(self) -> None:
        """Continue in a forked process, where no thread compiles: waiting compiles the rest."""
        self._loads = False
        self._compiled.set()


def progress(game: Game) -> Progress | None:
    """Return the progress of compiling a game; None if it isn't being compiled."""
    compiler = _compiler(game)
    return compiler.progress if compiler else None


def wait_until_prepared(game: Game) -> bool:
    """Return when a game is compiled; False if compiling was stopped."""
    compiler = _compiler(game)
    return compiler is None or compiler.wait_until_prepared()


def _compiler(game: Game) -> AheadCompiler | None:
    compiler = interpreted_for_now.get(game.state.dtype)
    return compiler if isinstance(compiler, AheadCompiler) else None


@contextmanager
def compile_ahead(games: Iterable[Game]) -> Iterator[None]:
    """Compile and load games in the background within this context; they can be played at once."""
    compilers = [AheadCompiler(game, loads=True) for game in games]
    try:
        for compiler in compilers:
            compiler.start()
        yield
    finally:
        for compiler in compilers:
            compiler.stop()
