"""Compiles a game ahead of its first match, in child processes, so that nobody has to wait later.

    python -m serenissima.machine.warm GAME

Compiling holds Python's lock and takes many seconds; loading what was compiled takes a fraction of
one. What does not need each other is compiled side by side, in two waves: first the rules, then
what searches with them.
"""

import gc
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
from numba import typeof

from serenissima import games
from serenissima.kernel import compile as compiling
from serenissima.kernel.dice import clear, rolled
from serenissima.kernel.tale import nothing_told
from serenissima.players.search.edges import EDGE
from serenissima.players.search.playout import options
from serenissima.players.search.step import weigh
from serenissima.players.search.tree import iterate, new_desk, root_edges

WAVES = (
    (("apply", "setup"), ("legal", "redeal", "score", "evaluate", "options", "clear")),
    (("weigh",), ("iterate", "root_edges")),
)
PARTS = sum(len(parts) for wave in WAVES for parts in wave)

Progress = Callable[[str, int, int], object]
"""Told the game, how many functions are compiled, and of how many."""


def is_warm(name: str) -> bool:
    """Whether everything that a table of the game needs is compiled."""
    return compiling.INTERPRETED or _mark(name).exists()


def warm(names: Sequence[str], progress: Progress | None = None) -> None:
    """Compile what is not yet compiled, the games side by side; return when all is there.

    Raises:
        RuntimeError: a child failed; with what it said last.
    """
    cold = [name for name in names if not is_warm(name)]
    if cold:
        with ThreadPoolExecutor(len(cold)) as threads:
            list(threads.map(lambda name: _warm_one(name, progress), cold))


def _mark(name: str) -> Path:
    """The file beside the machine code that says that it is complete."""
    return compiling.cache_folder() / f"{name}.warm"


def _warm_one(name: str, progress: Progress | None) -> None:
    done = 0
    for wave in WAVES:
        with ExitStack() as stack:
            children = [(parts, stack.enter_context(_child(name, parts))) for parts in wave]
            for parts, child in children:
                for _ in _heard(name, parts, child):
                    done += 1
                    if progress:
                        progress(name, done, PARTS)
    _mark(name).touch()


def _child(name: str, parts: Sequence[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "serenissima.machine.warm", name, *parts],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def _heard(name: str, parts: Sequence[str], child: "subprocess.Popen[str]") -> Iterator[str]:
    """Each part as the child finishes it."""
    said = []
    for line in child.stdout or ():
        if line.strip() in parts:
            yield line.strip()
        else:
            said.append(line)
    if child.wait():
        raise RuntimeError(f"compiling {name} failed: {''.join(said)[-2000:]}")


def compile_here(name: str, parts: Sequence[str]) -> Iterator[str]:
    """Compile these functions for a game, here; each name as it is done."""
    calls = dict(_calls(games.load(name)))
    for part in parts:
        function, arguments = calls[part]
        function.compile(tuple(typeof(argument) for argument in arguments))
        yield part


def _calls(game: Any) -> Iterator[tuple[str, tuple[Any, tuple[Any, ...]]]]:
    """Each function with arguments of the types that players, matches and tables call it with."""
    terms = game.terms_for(game.meta.seats[0], {})
    states = np.zeros(1, game.state.dtype)
    words = states.view(np.uint64).reshape(1, -1)
    state, dice, tale, room = states[0], rolled(0), nothing_told(), game.room()
    share, edges = np.zeros(1), np.zeros((1, 2))
    table, used, knobs = np.zeros(1, EDGE), np.zeros(1, np.int64), (1, 1, 1, 1.0, 1, 0)
    arguments = {
        "setup": (terms, state, dice, tale),
        "legal": (terms, state, 0, room),
        "apply": (terms, state, 0, 0, dice, tale),
        "redeal": (terms, state, 0, dice),
        "score": (terms, state, share),
        "evaluate": (terms, state, share),
    }
    for verb, given in arguments.items():
        yield verb, (game.rules[verb], given)
    yield "clear", (clear, (dice,))
    yield "options", (options, (terms, state, 0, 1, room))
    looking = (terms, states, words, 0, room, share, share, 1, dice, tale)
    yield "weigh", (weigh, looking)
    searching = (terms, states, words, words, 0, knobs, new_desk(1), table, used, dice, room, tale)
    yield "iterate", (iterate, searching)
    yield "root_edges", (root_edges, (words[0], words[0], 0, table, room, edges))


def main(arguments: Sequence[str]) -> None:
    """`GAME` compiles all of it; `GAME FUNCTION...` only these, in this process."""
    name, *parts = arguments
    begun = time.perf_counter()
    if parts:
        gc.disable()  # a tenth faster, and the process ends soon
        for part in compile_here(name, parts):
            print(part, flush=True)
    else:
        warm([name], lambda _, done, of: print(f"{done}/{of}", flush=True))
        print(f"{name} is compiled: {time.perf_counter() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
