"""Matches of the small game as OpenSpiel tells them, node by node: everything that it can ask."""

from collections.abc import Iterator
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from serenissima.adapters import openspiel
from tests.tiny.game import GAME as TINY

FOLDER = Path(__file__).parent / "playthroughs"
LOTS = openspiel.register(TINY)
STORED = {"turns": f"{LOTS}(players=3)", "joint": f"{LOTS}(joint=True,catch=two)"}
SEED = 1


def write() -> Iterator[Path]:
    """Play them again; `make golden` does."""
    for name, game in STORED.items():
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        text = generate_playthrough.playthrough(game, None, seed=SEED)
        path.write_text(text, encoding="utf-8")
        yield path


def replayed(name: str) -> tuple[str, str]:
    """What is stored, and the same choices made again."""
    flags.FLAGS.mark_as_parsed()  # as if its own program ran
    told: tuple[str, str] = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    return told
