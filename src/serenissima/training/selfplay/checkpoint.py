"""A training run on disk: the networks as they ship, the state for resuming, and the curve."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import safe_open
from safetensors.torch import load_file, save_file

from serenissima.players.neural.network import ACTOR, CRITIC, FILE
from serenissima.training.selfplay.learning import Learner

STATE, CURVE = "state.safetensors", "curve.jsonl"
AVERAGE, OPTIMIZER = "average", "optimizer"


@dataclass(frozen=True)
class Point:
    """A point of the learning curve.

    Attributes:
        seconds: of training so far.
        choices: the choices made so far.
        updates: the updates so far.
        entropy, error, distance, clipped: as in `UpdateMeans`.
        shares: the share of the win against each rival, by the number of seats.
    """

    seconds: float
    choices: int
    updates: int
    entropy: float
    error: float
    distance: float
    clipped: float
    shares: Mapping[str, Mapping[str, float]]


class Checkpoint:
    """The folder of a training run; it is created if missing.

    Args:
        folder: where it is.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def curve(self) -> list[Point]:
        """The points so far; an incomplete line, of an interrupted run, doesn't count."""
        file = self.folder / CURVE
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        return [Point(**json.loads(line)) for line in text[: text.rfind("\n") + 1].splitlines()]

    def store(self, learner: Learner, point: Point, made: Mapping[str, str]) -> None:
        """Store the networks, and a further point of the curve.

        Args:
            learner: has the networks.
            point: the progress so far.
            made: how they were made: the command, the game and the seed.
        """
        networks = _networks(learner)
        told = {**made, "choices": str(point.choices), "seconds": f"{point.seconds:.0f}"}
        _save({name: it.half() for name, it in networks.items()}, self.folder / FILE, told)
        rest = {f"{AVERAGE}.{name}": it for name, it in learner.average.state_dict().items()}
        for number, state in learner.optimizer.state_dict()["state"].items():
            rest |= {f"{OPTIMIZER}.{number}.{name}": it for name, it in state.items()}
        _save({**networks, **rest}, self.folder / STATE, told)
        with (self.folder / CURVE).open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(point)) + "\n")

    def restore(self, learner: Learner) -> Point | None:
        """Give a learner the stored networks; return the last point, None if nothing is stored."""
        file = self.folder / STATE
        curve = self.curve
        if not file.is_file() or not curve:
            return None
        found = load_file(file)
        for name, network in _named(learner).items():
            network.load_state_dict(_below(found, name))
        state = learner.optimizer.state_dict()
        state["state"] = {
            number: _below(found, f"{OPTIMIZER}.{number}")
            for number in range(len(list(learner.optimizer.param_groups[0]["params"])))
        }
        learner.optimizer.load_state_dict(state)
        return curve[-1]

    @property
    def made(self) -> Mapping[str, str]:
        """How the stored networks were made; empty if there are none."""
        return metadata(self.folder / STATE)


def metadata(file: Path) -> Mapping[str, str]:
    """Return how the networks in a file were made; empty if there is none."""
    if not file.is_file():
        return {}
    with safe_open(file, "pt") as opened:
        return dict(opened.metadata() or {})


def load_networks(learner: Learner, file: Path) -> None:
    """Give a learner the networks of a file as they ship, to begin with."""
    found = {name: weights.float() for name, weights in load_file(file).items()}
    learner.actor.load_state_dict(_below(found, ACTOR))
    learner.critic.load_state_dict(_below(found, CRITIC))
    learner.average.load_state_dict(learner.actor.state_dict())


def _named(learner: Learner) -> dict[str, torch.nn.Module]:
    return {ACTOR: learner.actor, CRITIC: learner.critic, AVERAGE: learner.average}


def _networks(learner: Learner) -> dict[str, torch.Tensor]:
    """Return the weights of the two networks by name."""
    return {
        f"{name}.{part}": weights
        for name in (ACTOR, CRITIC)
        for part, weights in _named(learner)[name].state_dict().items()
    }


def _below(found: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return what is below a name, without it."""
    return {
        key.removeprefix(f"{name}."): it for key, it in found.items() if key.startswith(f"{name}.")
    }


def _save(arrays: Mapping[str, torch.Tensor], file: Path, told: Mapping[str, str]) -> None:
    """Write a file in one piece, so that an interruption leaves the old one."""
    written = file.with_suffix(".new")
    save_file({name: it.contiguous().cpu() for name, it in arrays.items()}, written, dict(told))
    written.replace(file)
