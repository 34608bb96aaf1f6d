"""Adapters give learners exactly the kernel's view of a seat."""

import importlib
import sys

import numpy as np
import pytest

from serenissima.adapters import encoder
from serenissima.adapters.encoder import Encoder, rewards
from serenissima.adapters.extra import need
from serenissima.kernel.errors import NotNow
from serenissima.kernel.features import features, scales
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.testing import trial
from tests.adapters.shelf import GAMES, NAMES


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_features_are_those_of_the_view(game: Game):
    """They are scaled, and equal for the state and the view, so they contain no hidden value."""
    match = Match(game, game.meta.seats[-1], seed="lens")
    lens = Encoder(game, match.seats)
    factors = scales(game.state, match.seats)
    for turn in range(60):
        for seat in range(match.seats):
            seen = lens.features(match.state, seat)
            declared = features(game.state, match.state, seat, match.seats) * factors

            assert 0 <= seen.min() <= seen.max() <= 1
            assert seen.tolist() == lens.features(match.view(seat), seat).tolist()
            assert np.array_equal(seen[seen > 0], declared[seen > 0])
        if match.over:
            break
        legal = match.legal(match.waits[0])
        match.play(match.waits[0], legal[turn % len(legal)])


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_mask_leaves_out_retractions(game: Game):
    """It has every other legal action."""
    match = Match(game, seed=1)
    lens = Encoder(game, match.seats)
    for _ in range(30):
        seat = match.waits[0]
        kept = [a for a in match.legal(seat) if a < game.actions.first_retract]
        listed = lens.legal(match.terms, match.state, seat)

        assert np.flatnonzero(lens.mask(listed)).tolist() == kept == listed.tolist()
        match.play(seat, kept[-1])
        if match.over:
            break


@pytest.mark.parametrize(
    ("shares", "worth"),
    [((1, 0), (1, -1)), ((0.5, 0.5), (0, 0)), ((0, 1, 0, 0, 0), (-0.25, 1, *[-0.25] * 3))],
)
def test_rewards_add_up_to_zero(shares: tuple[float, ...], worth: tuple[float, ...]):
    """A single winner gets 1, a seat with an even share 0."""
    assert rewards(shares) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("package", "adapter"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("pyspiel", "openspiel"),
        ("pyarrow", "parquet"),
    ],
)
def test_a_missing_package_is_refused(package: str, adapter: str, monkeypatch: pytest.MonkeyPatch):
    """The refusal gives the command to install it, when the adapter is imported and not before."""
    monkeypatch.setitem(sys.modules, package, None)
    for part in (adapter, "episodes"):
        monkeypatch.delitem(sys.modules, f"serenissima.adapters.{part}", raising=False)

    with pytest.raises(NotNow, match=r"'\.\[research\]'") as refused:
        importlib.import_module(f"serenissima.adapters.{adapter}")
    assert (refused.value.code, refused.value.text) == ("research/missing", package)


def test_an_installed_package_is_returned():
    assert need("numpy") is np


def test_the_limit_on_matches_is_that_of_the_kit():
    """No game that passes the kit is cut off, and none runs longer than it states."""
    assert encoder.LONGEST == trial.LONGEST
