"""The arrays of a batch on some device, step by step, as a program in its own process.

    python -m tests.adapters.device_run GAME DEVICE FILE

The simulator of a GPU is enabled before any import, so its process does nothing else.
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
    """Copy an array to the host from any device."""
    copied = array.copy_to_host() if hasattr(array, "copy_to_host") else np.array(array)
    return np.asarray(copied)


def all_shown(batch: Batch) -> npt.NDArray[Any]:
    """Return all arrays of a batch as one: float64 `[rows, numbers]`."""
    parts = [here(getattr(batch, name)).reshape(len(batch), -1) for name in SHOWN]
    return np.concatenate(parts, axis=1, dtype=np.float64)


def game_of(name: str) -> Game:
    """Return a game on the shelf, or the third party's."""
    return STRANGERS if name == STRANGERS.meta.name else games.load(name)


def new_batch(name: str, device: str) -> Batch:
    """Return a batch of a game with its most seats."""
    game = game_of(name)
    return Batch(game, RUNS[name][0], seats=game.meta.seats[-1], seed="pond", device=device)


def recorded(name: str, device: str) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays of a batch after each of some steps, chosen in all possible ways.

    The result includes a match after its deal, and the refusal of an illegal action.
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
    """Return the refusal of an illegal action in row 1."""
    wrong = here(batch.mask).argmax(axis=1)
    wrong[1] = -2
    try:
        batch.step(wrong)
    except Illegal as error:
        return f"{error.code} {error}"
    return "taken"


def main() -> None:
    """Write the recorded arrays."""
    name, device, file = sys.argv[1:]
    np.savez(file, **recorded(name, device))


if __name__ == "__main__":
    main()
