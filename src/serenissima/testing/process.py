"""A game played in a fresh process: `python -m serenissima.testing.process WHERE MATCHES`.

It prints a digest of each random match: of all its states, of redeals of its positions and of the
estimates there.
"""

import hashlib
import importlib
import os
import subprocess
import sys
import traceback
from collections.abc import Mapping
from itertools import islice
from typing import cast

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.testing.source.indices import refuse_negative
from serenissima.testing.trial import Place, Trial, digest

REDEALT = 10  # positions of a match to redeal
SHELF = "serenissima.games"
PATIENCE = 600  # seconds
SHOWN = 4000  # characters of a complaint
LIBRARY = ("site-packages", "lib/python", "serenissima/kernel", "serenissima/testing", "<")
ADVICE = {
    "overflow encountered": "interpreted, a number read from a field is only as wide as the field "
    "(8 bits if its values fit in them); compiled it has 64 bits. Convert it before "
    "calculating: `int(state.field) * 6`",
    "out of bounds for int": "the field is too narrow for this number: declare a wider range, like "
    "`up_to(1000)`; compiled, the number would be cut off silently",
    "is out of bounds": "compiled, this silently reads or writes beyond the array",
    "is negative": "compiled, this silently reads or writes before the array: count from the "
    "start, and leave out missing places",
}


def where(game: Game) -> str:
    """Return the module and the name under which a game can be imported.

    Raises:
        LookupError: the game is in no module, or only in the running script.
    """
    found = [
        (name, attribute)
        for name, module in list(sys.modules.items())
        if getattr(module, "__name__", "") == name != "__main__"
        for attribute, value in list(vars(module).items())
        if value is game
    ]
    if not found:
        raise LookupError(f"{game.meta.name} is not in a module that another process can import")
    home = game.rules["setup"].__module__.rpartition(".")[0]
    module, name = min(found, key=lambda at: (not at[0].startswith(home), len(at[0]), at))
    return f"{module}:{name}"


def find(word: str) -> Game:
    """Return a game by its name on the shelf, or any other by `package.module:NAME`.

    Raises:
        ImportError, AttributeError: there is no such game.
    """
    module, _, name = word.partition(":")
    if not name:
        module, name = f"{SHELF}.{word.replace('-', '_')}.game", "GAME"
    return cast(Game, getattr(importlib.import_module(module), name))


def account(game: Game, matches: int) -> list[str]:
    """Return digests of the first random matches, the same in every process if all is well."""
    trial = Trial(game)
    return [_word(trial.random_match(number)) for number in range(matches)]


def _word(end: Place) -> str:
    """Return a digest of a match's states and outcome, and of some redeals and estimates."""
    whole = hashlib.sha256(f"{digest(end.match)} {end.match.outcome}".encode())
    apart, expected = max(1, end.number // REDEALT), np.zeros(end.match.seats)
    for number in islice(range(0, end.number, apart), REDEALT):
        state = end.match.states[number]
        for seat in range(end.match.seats):
            dealt = end.game.state.view(state, seat)
            verbs.redeal(end.terms, dealt, seat, rolled_dice(f"{number} {seat}"))
            whole.update(bytes(bytes_of(dealt)))
            verbs.evaluate(end.terms, dealt, expected)
            whole.update(" ".join(f"{share:.9f}" for share in expected).encode())
    return whole.hexdigest()[:32]


def ask(where: str, matches: int, **settings: str) -> subprocess.Popen[str]:
    """Start a process that prints its account; `settings` are environment variables."""
    words = [sys.executable, "-W", "error", "-m", __spec__.name, where, str(matches)]
    return subprocess.Popen(
        words,
        env=environment(**settings),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
    )


def environment(**settings: str) -> Mapping[str, str]:
    """Return this process's environment with other settings; a child finds the same modules."""
    path = os.pathsep.join(path or "." for path in sys.path)
    return {**os.environ, "PYTHONPATH": path, **settings}


def answer(process: subprocess.Popen[str]) -> list[str]:
    """Return the account printed by a process.

    Raises:
        RuntimeError: it failed; the message has its complaint.
    """
    said, complaint = process.communicate(timeout=PATIENCE)
    if process.returncode != 0:
        raise RuntimeError(complaint[-SHOWN:] or f"exit status {process.returncode}")
    return said.split()


def explain(error: Exception) -> str:
    """Describe an error: its place in the game, its message, advice, and the whole traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [f for f in frames if not any(part in f.filename for part in LIBRARY)] or frames
    hint = next((f"; {advice}" for sign, advice in ADVICE.items() if sign in str(error)), "")
    where = f"{own[-1].filename}:{own[-1].lineno}: `{own[-1].line}`"
    whole = "".join(traceback.format_exception(error))[-SHOWN // 2 :]
    return f"{where}: {type(error).__name__}: {error}{hint}\n\n{whole}"


if __name__ == "__main__":
    try:
        chosen = find(sys.argv[1])
        if INTERPRETED:
            refuse_negative(chosen.rules.values())
        print("\n".join(account(chosen, int(sys.argv[2]))))
    except Exception as error:
        sys.exit(explain(error))
