"""Compiles a game before its first match, in child processes, so that nobody has to wait later.

    python -m serenissima.machine.warm GAME

Compiling holds Python's lock and takes many seconds; loading what was compiled takes a fraction of
one. Independent parts are compiled in parallel, in two waves: first the rules, then the
search that uses them.
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

from numba import typeof

from serenissima import games
from serenissima.kernel import compile as compiling
from serenissima.kernel.dice import clear, rolled
from serenissima.kernel.record import OBSERVER
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.playout import candidates
from serenissima.players.search.tree import (
    iterate,
    new_descent,
    new_tree,
    read_root,
    settings_for,
)
from serenissima.players.search.workspace import ROOT, workspace

WAVES = (
    (("apply", "setup"), ("legal", "redeal", "score", "evaluate", "candidates", "clear")),
    (("look_ahead",), ("iterate", "read_root")),
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
    work = workspace(game, terms, rolled(0))
    state, dice, tale, actions, shares = (
        work.states[ROOT], work.dice, work.tale, work.actions, work.shares,
    )  # fmt: skip
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
    yield "clear", (clear, (dice,))
    yield "candidates", (candidates, (terms, state, 0, 1, actions))
    yield "look_ahead", (look_ahead, (work, 0, 1, shares))
    tree = new_tree(1, 0, (game.state.mask(0), game.state.mask(OBSERVER)))
    settings, descent = settings_for(game.outlook, 1), new_descent(1)
    yield "iterate", (iterate, (work, tree, settings, descent, 1))
    yield "read_root", (read_root, (work, tree, descent.actions, shares))


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
