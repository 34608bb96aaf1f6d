"""A table with all cards open shows each seat's own things, and only one seat's choices."""

import random

import pytest

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.open_scene import open_scene
from tests.tiny.game import GAME

SHELF = [GAME, *map(games.load, games.names())]


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.meta.name)
def test_an_open_scene_shows_what_every_seat_sees(game: Game):
    """Ids stay unique; the acting seat's choices are the same as at its own table."""
    chance, match = random.Random(game.meta.name), Match(game, max(game.meta.seats), seed=5)
    while not match.over and len(match.steps) < 150:
        seat = chance.choice(match.waits)
        match.play(seat, chance.choice(match.legal(seat)))
        if chance.random() < 0.8:
            continue
        scenes = [match.seen_by(one).scene for one in range(match.seats)]
        opened = open_scene(scenes, seat)
        ids = [item.id for group in opened.groups for item in group.items]
        things = {(item.symbol, item.kind) for group in opened.groups for item in group.items}

        assert len(ids) == len(set(ids))
        assert opened.actions == scenes[seat].actions
        for owner, scene in enumerate(scenes):
            for group in scene.groups:
                if group.seat == owner:
                    assert {(one.symbol, one.kind) for one in group.items} <= things
