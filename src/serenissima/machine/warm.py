"""Compilation of a game before its first match, in child processes, so that no match has to wait.

    python -m serenissima.machine.warm [GAME]

Compiling holds the GIL and takes many seconds; loading compiled code takes a fraction of one. Two
children compile side by side, in waves: first the rules, then the search that uses them, last the
one that a network guides.
"""

import gc
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import numpy as np

from serenissima import games
from serenissima.analysis.jobs import do_job
from serenissima.analysis.memory import new_memory, view_as_match
from serenissima.kernel.code_cache import cache_folder
from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.shipped_code import shipment
from serenissima.machine.order import ORDER
from serenissima.machine.pace import Pace
from serenissima.players.neural.forward import rate_actions
from serenissima.players.neural.growth import new_rated_tree
from serenissima.players.neural.network import has_network, read_network
from serenissima.players.neural.tree import iterate_rated, read_rated
from serenissima.players.search.bluffing import new_regret_tree
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.observation import write_features
from serenissima.players.search.playout import candidates
from serenissima.players.search.regret import FORWARD, new_walk, read_regret
from serenissima.players.search.retrace import iterate_regrets
from serenissima.players.search.tree import (
    iterate,
    new_descent,
    new_tree,
    read_root,
    settings_for,
)
from serenissima.players.search.workspace import ROOT, workspace

WAVES = (
    (("apply", "setup"), ("legal", "redeal", "score", "evaluate", "candidates")),
    (("look_ahead", "iterate"), ("read_root", "do_job")),
)
GUIDED = ("iterate_rated",), ("rate_actions", "write_features", "read_rated")
"""A further wave, for games with networks."""
BLUFFING = ("iterate_regrets",), ("read_regret",)
"""A further wave, for games in which one must bluff."""
CHILD = "child"
INTERRUPTS = -signal.SIGTERM, -signal.SIGINT  # exit statuses of a child that was told to end

OnCompiled = Callable[[str, int, int], object]
"""Called with the game, the number of functions compiled so far, and their total."""

Process = subprocess.Popen[str]


def waves_of(name: str) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Return the functions of a game that the two children compile, wave by wave."""
    if name not in games.names():
        return WAVES
    game = games.load(name)
    guided = (GUIDED,) if has_network(game) else ()
    return (*WAVES, *guided, BLUFFING) if game.outlook.bluff else (*WAVES, *guided)


def count_parts(name: str) -> int:
    """Return the number of functions of a game that are compiled."""
    return sum(len(parts) for wave in waves_of(name) for parts in wave)


def is_warm(name: str) -> bool:
    """Whether everything that a table of the game needs is compiled."""
    shipped = None if INTERPRETED else shipment()
    return INTERPRETED or bool(shipped and shipped.has(name)) or _mark(name).exists()


def warm(names: Sequence[str], on_compiled: OnCompiled | None = None) -> None:
    """Compile everything not yet compiled, the games side by side; return when all is done.

    Raises:
        RuntimeError: a child failed; the message has its last output.
    """
    cold = [name for name in names if not is_warm(name)]
    if cold:
        _side_by_side(lambda name: Warming(name, on_compiled).run(), cold)


def load_compiled(game: Game) -> None:
    """Load a game's compiled functions; compile missing ones here."""
    for function, arguments in dict(calls(game)).values():
        compile_call(function, arguments)


class Warming:
    """Compiles one game in child processes.

    Args:
        name: the game.
        on_compiled: called after each compiled function.
    """

    def __init__(self, name: str, on_compiled: OnCompiled | None = None) -> None:
        self.name = name
        self.done = 0
        self._waves, self._parts = waves_of(name), count_parts(name)
        self.pace = Pace(name, self._parts)
        self._on_compiled = on_compiled
        self._children: list[Process] = []
        self._stopped = self._ends = False
        self.interrupted = False  # a child got a signal that is usually sent to its whole group
        self._counting = threading.Lock()

    def run(self) -> None:
        """Compile everything.

        Raises:
            RuntimeError: a child failed or was stopped; the message has its last output.
        """
        with ExitStack() as stack:
            stack.enter_context(ORDER.join(self))
            self._wait()
            self.pace.begin()
            self._children = [stack.enter_context(_child(self.name)) for _ in self._waves[0]]
            stack.callback(self._end_children)
            if self._stopped:
                raise RuntimeError(f"compiling {self.name} was stopped")
            for wave in self._waves:
                _side_by_side(self._ask, self._children, wave)
        _mark(self.name).touch()

    def stop(self) -> None:
        """Stop; functions already compiled stay cached."""
        self._stopped = True
        ORDER.look_again()
        self._end_children()

    def hurry(self) -> None:
        """Compile this game before all others."""
        ORDER.prefer(self)

    def _wait(self) -> None:
        """Wait for this game's turn; others may be more urgent."""
        ORDER.wait(self, unless=lambda: self._stopped)

    def _end_children(self) -> None:
        self._ends = True  # the signal is ours: another child has failed
        for child in self._children:
            child.terminate()

    def _ask(self, child: Process, parts: Sequence[str]) -> None:
        """Have a child compile functions, in order."""
        assert child.stdin is not None
        assert child.stdout is not None
        for part in parts:
            self._wait()
            with suppress(BrokenPipeError):  # it has ended; its output is read below
                os.write(child.stdin.fileno(), f"{part}\n".encode())
            said = ""
            while (line := child.stdout.readline()).strip() != part:
                said += line
                if not line:
                    self.interrupted |= child.wait() in INTERRUPTS and not self._ends
                    raise RuntimeError(f"compiling {self.name} failed: {said[-2000:]}")
            self._count()

    def _count(self) -> None:
        with self._counting:
            self.done += 1
            self.pace.count()
        if self._on_compiled:
            self._on_compiled(self.name, self.done, self._parts)


def _side_by_side(function: Callable[..., None], *arguments: Iterable[Any]) -> None:
    """Call a function with each set of arguments in separate threads; raise the first error.

    Unlike those of an executor, these threads don't keep the program from ending.
    """
    calls = [(Future[None](), given) for given in zip(*arguments, strict=True)]

    def call(done: Future[None], given: tuple[Any, ...]) -> None:
        try:
            function(*given)
            done.set_result(None)
        except BaseException as error:
            done.set_exception(error)

    for one in calls:
        threading.Thread(target=call, args=one, daemon=True).start()
    for done, _ in calls:
        done.result()


def _mark(name: str) -> Path:
    """Return the file beside the machine code that marks it as complete."""
    return cache_folder() / f"{name}.warm"


def _child(name: str) -> Process:
    return subprocess.Popen(
        [sys.executable, "-m", "serenissima.machine.warm", name, CHILD],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def compile_by_name(name: str, asked: Iterator[str]) -> Iterator[str]:
    """Compile a game's functions in this process as their names come; yield each when done."""
    named = dict(calls(games.load(name)))
    for part in asked:
        compile_call(*named[part.strip()])
        yield part.strip()


def compile_call(function: Any, arguments: Sequence[Any]) -> None:
    """Compile a function for arguments like these, unless it is already compiled."""
    from numba import typeof

    function.dispatcher.compile(tuple(typeof(argument) for argument in arguments))


def calls(game: Game) -> Iterator[tuple[str, tuple[Any, tuple[Any, ...]]]]:
    """Yield each function with arguments of the types used by players, matches and tables."""
    terms = game.terms_for(game.meta.seats[0], {})
    work = workspace(game, terms, rolled_dice(0))
    state, dice, tale = work.states[ROOT], work.dice, work.tale
    actions, shares = work.actions, work.shares
    arguments = {
        "setup": (terms, state, dice, tale),
        "legal": (terms, state, 0, actions),
        "apply": (terms, state, 0, 0, dice, tale),
        "redeal": (terms, state, 0, dice),
        "score": (terms, state, shares),
        "evaluate": (terms, state, shares),
    }
    for verb, given in arguments.items():
        yield verb, (game.rules[verb], given)
    yield "candidates", (candidates, (terms, state, 0, 1, actions))
    yield "look_ahead", (look_ahead, (work, 0, 1, shares))
    tree = new_tree(1, 0, (game.state.mask(0), game.state.mask(SPECTATOR)))
    settings, descent = settings_for(game.outlook, 1), new_descent(1)
    yield "iterate", (iterate, (work, tree, settings, descent, 1))
    yield "read_root", (read_root, (work, tree, descent.actions, shares))
    if has_network(game):
        guide = read_network(game).guide(game.meta.seats[0])
        rated = new_rated_tree(game, 0, 1, 1)
        yield "iterate_rated", (iterate_rated, (work, rated, guide, 1))
        seen = (guide.tables, 0, work.cells[ROOT], guide.seen)
        odds = (guide.policy, guide.units, guide.seen, actions, guide.odds)
        yield "write_features", (write_features, seen)
        yield "rate_actions", (rate_actions, odds)
        yield "read_rated", (read_rated, (work, rated, descent.actions, shares))
    view = view_as_match(state, 0)
    memory = new_memory(game, terms, view, 0, 1)
    yield "do_job", (do_job, (memory, 0, 0))
    if game.outlook.bluff:
        yield from _calls_of_bluffs(game, work)


def _calls_of_bluffs(game: Game, work: Any) -> Iterator[tuple[str, tuple[Any, Any]]]:
    seats = len(work.shares)
    regrets, found = new_regret_tree(game, 0, seats, 1), np.zeros(1, np.int64)
    yield "iterate_regrets", (iterate_regrets, (work, regrets, new_walk(seats), 0, 1))
    seen = (work, regrets, work.words[ROOT], 0, FORWARD, work.shares, found)
    yield "read_regret", (read_regret, seen)


def _read_names() -> Iterator[str]:
    """Yield names from the input; its end ends this process, even while it compiles."""
    names: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for name in sys.stdin:
            names.put(name)
        os._exit(1)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield names.get()


def main(arguments: Sequence[str]) -> None:
    """Compile all functions of `GAME`, or of every game.

    With `child`, it compiles those named in the input, in this process.
    """
    name, child = [*arguments, "", ""][:2]
    begun = time.perf_counter()
    if child:
        gc.disable()  # 10 % faster, and the process ends soon
        for part in compile_by_name(name, _read_names()):
            print(part, flush=True)
        return
    names = [name] if name else games.names()
    warm(names, lambda name, done, of: print(f"compiling {name}: {done}/{of}", flush=True))
    print(f"compiled in {time.perf_counter() - begun:.1f} s: {', '.join(names)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
