"""What a batch on some device shows, step by step: run as a program, in a process of its own.

    python -m tests.adapters.device_run GAME DEVICE FILE

The simulator of a GPU is switched on before anything is imported, so its process does nothing else.
"""

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima import games
from serenissima.kernel.errors import Illegal
from serenissima.kernel.game import Game
from serenissima.vector import Batch
from tests.tiny.game import GAME as STRANGERS

SHOWN = ("observation", "mask", "actor", "reward", "terminated")
# The stranger's matches are short, and its rows are more than a block of threads.
RUNS = dict.fromkeys(games.names(), (2, 4, 150)) | {STRANGERS.meta.name: (130, 6, 3)}


def here(array: Any) -> npt.NDArray[Any]:
    """A copy of an array, wherever it is."""
    copied = array.copy_to_host() if hasattr(array, "copy_to_host") else np.array(array)
    return np.asarray(copied)


def all_shown(batch: Batch) -> npt.NDArray[Any]:
    """All that a batch shows now: float64 `[rows, numbers]`."""
    parts = [here(getattr(batch, name)).reshape(len(batch), -1) for name in SHOWN]
    return np.concatenate(parts, axis=1, dtype=np.float64)


def game_of(name: str) -> Game:
    """A game on the shelf, or the stranger's."""
    return STRANGERS if name == STRANGERS.meta.name else games.load(name)


def new_batch(name: str, device: str) -> Batch:
    """A batch of a game with its most seats."""
    game = game_of(name)
    return Batch(game, RUNS[name][0], seats=game.meta.seats[-1], seed="pond", device=device)


def recorded(name: str, device: str) -> dict[str, npt.NDArray[Any]]:
    """What a batch shows after each of some steps, chosen in all ways that there are.

    Also a match as it was dealt, and what is said of an illegal action.
    """
    _, steps, many = RUNS[name]
    batch, dice = new_batch(name, device), np.random.default_rng(1)
    found = [all_shown(batch)]

    def taken(actions: Any) -> None:
        batch.step(actions)
        found.append(all_shown(batch))

    for _ in range(steps):
        taken(batch.sample(dice))
        taken(batch.sample())
        taken(here(batch.mask).argmax(axis=1))
    batch.play(many)
    found.append(all_shown(batch))
    batch.reset()
    match = batch.match(1)
    dealt, refused = match.game.position_text(match.terms, match.state), refusal(batch)
    shown = np.stack([*found, all_shown(batch)])
    return {"shown": shown, "dealt": np.array(dealt), "refused": np.array(refused)}


def refusal(batch: Batch) -> str:
    """What is said of an illegal action in row 1."""
    wrong = here(batch.mask).argmax(axis=1)
    wrong[1] = -2
    try:
        batch.step(wrong)
    except Illegal as error:
        return f"{error.code} {error}"
    return "taken"


def main() -> None:
    """Write what is recorded."""
    name, device, file = sys.argv[1:]
    np.savez(file, **recorded(name, device))


if __name__ == "__main__":
    main()
