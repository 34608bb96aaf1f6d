"""Self-play with PyTorch: it learns, goes on where it stopped, and leaves networks that play."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from serenissima.kernel.errors import Illegal

if TYPE_CHECKING:
    from serenissima.training.selfplay.checkpoint import Point

pytestmark = pytest.mark.soak
ENOUGH = 12  # updates


def test_a_run_learns_continues_and_leaves_networks(tmp_path: Path):
    """The curve grows; the networks that ship weigh half of those that learn."""
    from safetensors.numpy import load_file

    from serenissima.players.neural.network import network
    from serenissima.training.selfplay.settings import TrainingSettings
    from serenissima.training.selfplay.trainer import Trainer
    from tests.tiny.game import GAME as TINY

    settings = TrainingSettings(rows=24, steps=32, minibatch=128)
    trainer = Trainer(TINY, tmp_path, settings, seed="1", made={"command": "train"}, device="cpu")
    first = trainer.run(3.0, lambda _: None)
    again = Trainer(TINY, tmp_path, settings, seed="1", device="cpu")
    last = again.run(1.0, lambda _: None)
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]

    assert first.updates < last.updates
    assert first.choices < last.choices
    assert [point["updates"] for point in curve][-1] == last.updates
    assert set(last.shares) == {str(seats) for seats in TINY.meta.seats}
    assert again.checkpoint.made["game"] == "lots"
    assert network(TINY, load_file(tmp_path / "network.safetensors")).guide(2)


def test_a_run_can_imitate_greedy(tmp_path: Path):
    """The policy becomes sure of choices that it was undecided about; no rivals are needed."""
    from serenissima.training.selfplay.settings import TrainingSettings
    from serenissima.training.selfplay.trainer import Trainer
    from tests.tiny.game import GAME as TINY

    settings = TrainingSettings(rows=24, steps=32, minibatch=128, imitate="greedy")
    trainer = Trainer(TINY, tmp_path, settings, seed="1", device="cpu")
    curve: list[float] = []

    def stop(point: "Point") -> None:
        curve.append(point.entropy)
        if len(curve) == ENOUGH:
            raise KeyboardInterrupt

    last = trainer.run(600.0, stop)

    assert curve[-1] < 0.5 * curve[0]
    assert not any(last.shares.values())


def test_a_best_response_is_measured_against_the_player_it_learned_to_beat(tmp_path: Path):
    """The player has all other seats; an uneven share is found with every number of seats."""
    from serenissima.training.selfplay.settings import TrainingSettings
    from serenissima.training.selfplay.trainer import Trainer
    from tests.tiny.game import GAME as TINY

    settings = TrainingSettings(rows=24, steps=32, minibatch=128, against="uniform")
    trainer = Trainer(TINY, tmp_path, settings, seed="1", device="cpu")
    last = trainer.run(3.0, lambda _: None)
    found = trainer.measure(200, lambda _: None)

    assert list(last.shares["2"]) == ["uniform"]
    with pytest.raises(Illegal, match="another player"):
        Trainer(TINY, tmp_path, seed="1", device="cpu")
    assert {seats: share.count for seats, share in found.items()} == dict.fromkeys(
        TINY.meta.seats, 200
    )
    assert all(share.mean > 1 / seats for seats, share in found.items())


def test_the_gain_of_a_choice_is_how_much_more_than_expected_follows():
    """It looks over the choices of all seats, and ends with the match."""
    import numpy as np

    from serenissima.training.selfplay.collecting import Choices
    from serenissima.training.selfplay.learning import trace

    nothing = np.zeros(0)
    expected = np.array([[[0.5, 0.5]], [[0.7, 0.3]], [[0.6, 0.4]], [[0.5, 0.5]]], np.float32)
    choices = Choices(
        seen=nothing, mask=nothing, whole=nothing, estimates=nothing, actors=nothing,
        actions=nothing, logs=nothing, learns=nothing,
        ended=np.array([[False], [True], [False]]),
        shares=np.array([[[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]]], np.float32),
    )  # fmt: skip

    gains = trace(choices, expected, 0.5)[:, 0, 0]
    assert gains.tolist() == pytest.approx([0.2 + 0.5 * 0.3, 0.3, -0.1])


@pytest.mark.slow
def test_a_minute_of_training_beats_greedy(tmp_path: Path):
    """In a game on the shelf, without any search."""
    from serenissima import games
    from serenissima.training.selfplay.trainer import Trainer

    point = Trainer(games.load(games.names()[0]), tmp_path, seed="1").run(60.0, lambda _: None)

    assert point.shares["2"]["greedy"] > 0.5
