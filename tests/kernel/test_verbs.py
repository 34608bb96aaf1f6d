"""Verbs: one call in plain Python and in compiled code, resolved by the kind of the state."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from serenissima.kernel import verbs
from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import NEEDED
from serenissima.kernel.message import Message
from serenissima.kernel.scene import Answer, Group, Item, Row, Scene
from serenissima.kernel.tale import nothing_told
from serenissima.testing.trial import same
from tests.tiny.game import GAME


@compiled
def first_moves(terms: Any, state: Any, dice: Any, tale: Any, out: Any, actions: int) -> int:
    """Play first moves with generic code that names no game, as a search does."""
    verbs.setup(terms, state, dice, tale)
    taken = 0
    while state.waits and taken < actions:
        seat = 0
        while not state.waits >> seat & 1:
            seat += 1
        verbs.legal(terms, state, seat, out)
        verbs.apply(terms, state, seat, out[0], dice, tale)
        taken += 1
    return taken


def test_the_kind_of_state_specialises_generic_code():
    """Compiled verbs give the same results as single calls from Python."""
    terms = GAME.terms_for(3, {})
    one, other = GAME.state.blank(), GAME.state.blank()
    taken = first_moves(terms, one, rolled_dice("v"), nothing_told(), GAME.room(), 9)
    dice, room = rolled_dice("v"), GAME.room()
    verbs.setup(terms, other, dice, nothing_told())
    for _ in range(taken):
        seat = next(s for s in range(3) if int(other.waits) >> s & 1)
        verbs.legal(terms, other, seat, room)
        verbs.apply(terms, other, seat, int(room[0]), dice, nothing_told())

    assert taken == 9
    assert same(one, other)


def test_a_game_has_every_verb():
    assert set(NEEDED) <= set(verbs.VERBS)
    with pytest.raises(KeyError, match="redeal"):
        replace(GAME, rules={n: r for n, r in GAME.rules.items() if n != "redeal"})


def test_terms_contain_seats_and_options():
    terms = GAME.terms_for(3, {"catch": "two"})

    assert (int(terms.seats), GAME.options_of(terms)) == (3, {"catch": "two"})


def test_there_is_room_for_every_action():
    assert GAME.room().shape == (GAME.actions.count,)
    assert GAME.room().dtype == np.int32


def test_a_scene_offers_each_action_once():
    """Items, groups and answers may lead to the same action."""
    title = Message("hand")
    items = (
        Item("a", "lot", title, action=3),
        Item("b", "lot", title),
        Item("c", "lot", title, action=1),
    )
    scene = Scene(
        groups=(Group("hand", "hand", title, (Row(items),), action=7),),
        question=title,
        answers=(Answer(3, title), Answer(0, title)),
    )

    assert scene.actions == (0, 1, 3, 7)
    assert [item.id for item in scene.groups[0].items] == ["a", "b", "c"]
