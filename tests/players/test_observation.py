"""The features and the legal mask that compiled code writes for learners."""

import numpy as np
import pytest

from serenissima import games
from serenissima.kernel.features import features
from serenissima.kernel.fields import Axis, Field, See, Values, between, none_or, seat_number
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import Record, bytes_of
from serenissima.machine.measure import RandomPlay
from serenissima.players.search.observation import (
    feature_tables,
    new_observation,
    write_features,
    write_mask,
)
from tests.each import EACH
from tests.tiny.game import GAME as TINY

GAMES = [*(games.load(name) for name in games.names()[: None if EACH else 1]), TINY]

MIXED = Record(
    "mixed",
    [
        Field("tide", "In centimetres.", between(-300, 300), (Axis(3),)),
        Field("toll", "In ducats.", between(5, 100_000)),
        Field("keeper", "Whose bridge.", none_or(seat_number(2)), (Axis(2),)),
        Field("mood", "Hidden, and never 0.", Values(1, 3, 1, ("calm", "gay", "cross")),
              (Axis(2, seats=True),), see=See.OWNER),
        Field("purse", "Hidden, and never 0.", between(2, 9), (Axis(2, seats=True), Axis(2)),
              see=See.OWNER),
    ],
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_observing_does_not_change_the_state(game: Game):
    assert RandomPlay(game).play(20) == RandomPlay(game).observe(20)


@pytest.mark.parametrize("game", GAMES)
def test_compiled_features_equal_those_of_the_record(game: Game):
    """Every seat gets the same numbers either way, in every position of a match."""
    seats = game.meta.seats[-1]
    tables, seen = feature_tables(game.state, seats), new_observation(game, seats)
    match = Match(game, seats, seed=8)
    while not match.over and len(match.steps) <= 150:
        cells = bytes_of(match.state).view(np.int8)
        for seat in range(seats):
            write_features(tables, seat, cells, seen.features)

            assert features(game.state, match.state, seat, seats).tolist() == seen.features.tolist()
        seat = match.waits[0]
        match.play(seat, match.legal(seat)[len(match.steps) % len(match.legal(seat))])


@pytest.mark.parametrize("seat", [0, 1])
def test_fields_of_every_width_and_range_are_read(seat: int):
    record = MIXED.parse(
        "tide -300 7 299\ntoll 70000\nkeeper 1 -1\nmood[0] cross\nmood[1] gay\n"
        "purse[0] 2 9\npurse[1] 3 4"
    )
    reference = features(MIXED, record, seat, 2)
    out = np.full_like(reference, 9)
    write_features(feature_tables(MIXED, 2), seat, bytes_of(record).view(np.int8), out)

    assert reference.tolist() == out.tolist()
    assert out[:4].tolist() == [0, 307, 599, 69995]


def test_the_mask_marks_the_legal_actions():
    legal = np.full(5, 9, np.uint8)
    write_mask(np.array([1, 3, 4], np.int32), 2, legal)

    assert legal.tolist() == [0, 1, 0, 1, 0]
