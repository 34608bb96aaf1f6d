"""What a fresh process says of a game: `python -m serenissima.testing.process WHERE MATCHES`.

Prints one word for each random match, which stands for all its states, for how redeals of its
positions come out, and for what is expected in them.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from itertools import islice

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.testing.finding import find
from serenissima.testing.trial import Place, Trial, digest

REDEALT = 10  # positions of a match that are dealt anew
PATIENCE = 600  # seconds


def account(game: Game, matches: int) -> list[str]:
    """One word for each of the first random matches; the same in every process that is right."""
    trial = Trial(game)
    return [_word(trial.random_match(number)) for number in range(matches)]


def _word(end: Place) -> str:
    """The states of a match, its outcome, some redeals and expectations, in one word."""
    whole = hashlib.sha256(f"{digest(end.match)} {end.match.outcome}".encode())
    apart, expected = max(1, end.number // REDEALT), np.zeros(end.match.seats)
    for number in islice(range(0, end.number, apart), REDEALT):
        state = end.match.states[number]
        for seat in range(end.match.seats):
            dealt = end.game.state.view(state, seat)
            verbs.redeal(end.terms, dealt, seat, rolled(f"{number} {seat}"))
            whole.update(bytes(bytes_of(dealt)))
            verbs.evaluate(end.terms, dealt, expected)
            whole.update(" ".join(f"{share:.9f}" for share in expected).encode())
    return whole.hexdigest()[:32]


def ask(where: str, matches: int, **settings: str) -> subprocess.Popen[str]:
    """Start a process that gives its account; `settings` are environment variables."""
    words = [sys.executable, "-W", "error", "-m", __spec__.name, where, str(matches)]
    return subprocess.Popen(
        words, env={**_environment(), **settings}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def _environment() -> Mapping[str, str]:
    """This process's environment, in which the other finds the same modules."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)}


def answer(process: subprocess.Popen[str]) -> list[str]:
    """The account that a process gives.

    Raises:
        RuntimeError: it ended otherwise than well; holds what it complained of.
    """
    said, complaint = process.communicate(timeout=PATIENCE)
    if process.returncode != 0:
        raise RuntimeError(f"exit status {process.returncode}\n{complaint[-3000:]}")
    return said.split()


if __name__ == "__main__":
    print("\n".join(account(find(sys.argv[1]), int(sys.argv[2]))))
