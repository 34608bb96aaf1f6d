"""Batches: each row plays like the match engine, and has the arrays of an adapter."""

import os
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from serenissima.adapters.encoder import rewards
from serenissima.kernel.errors import Illegal, SerenissimaError, Unknown, Unreadable
from serenissima.kernel.features import features
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.vector import Batch
from tests.adapters.shelf import GAMES, STRANGERS

ROWS = int(os.environ.get("ROWS", "6"))  # that are followed action by action
STEPS = 400

# What is compiled for a game is compiled by one process.
pytestmark = pytest.mark.xdist_group("batch")
each_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.meta.name, marks=pytest.mark.xdist_group(game.meta.name))
        for game in GAMES
        if game is not STRANGERS
    ]
    + [pytest.param(STRANGERS, id=STRANGERS.meta.name)],
)


def arrays_of(batch: Batch) -> list[npt.NDArray[Any]]:
    """Return all current arrays of a batch."""
    parts = (batch.observation, batch.mask, batch.actor, batch.reward, batch.terminated)
    return [part.copy() for part in parts]


def same(one: Batch, other: Batch) -> bool:
    """Whether two batches have equal arrays."""
    return all(map(np.array_equal, arrays_of(one), arrays_of(other)))


def check_row(batch: Batch, row: int, match: Match) -> None:
    """Check that a row has the view and the legal actions of the match's first waiting seat."""
    lens, seat = batch.encoder, match.waits[0]
    seen = lens.features(match.view(seat), seat)
    mask = lens.mask(lens.legal(match.terms, match.state, seat))

    assert batch.actor[row] == seat
    assert batch.observation[row].tolist() == seen.tolist()
    assert batch.mask[row].astype(int).tolist() == mask.tolist()


@each_game
def test_each_row_plays_like_a_match(game: Game):
    """It agrees with every action, through the ends of matches, with the most seats and chance."""
    batch = Batch(game, ROWS, seats=game.meta.seats[-1], seed="pond", threads=2)
    matches, dice = [batch.match(row) for row in range(ROWS)], np.random.default_rng(1)
    ended = 0
    for step in range(10 * STEPS):
        if step >= STEPS and ended >= ROWS:
            break
        actions = batch.sample(dice)
        for row, match in enumerate(matches):
            check_row(batch, row, match)
            match.play(match.waits[0], int(actions[row]))
        batch.step(actions)
        for row, match in enumerate(matches):
            won = rewards(match.outcome.shares) if match.outcome else [0] * match.seats
            assert batch.terminated[row] == match.over
            assert batch.reward[row].tolist() == pytest.approx(won)
            if match.over:
                matches[row], ended = batch.match(row), ended + 1

    assert ended >= ROWS


@each_game
def test_the_number_of_threads_makes_no_difference(game: Game):
    """Nor does the number of rows: a larger batch has the same first rows."""
    batches = [Batch(game, 40, seed=3, threads=threads) for threads in (1, 2, 4)]
    larger = Batch(game, 60, seed=3, threads=3)
    for _ in range(300):
        assert all(same(batches[0], other) for other in batches[1:])
        assert larger.observation[:40].tolist() == batches[0].observation.tolist()
        for batch in (*batches, larger):
            batch.step(batch.mask.argmax(axis=1))


@each_game
def test_small_features_are_those_of_the_kernel(game: Game):
    """They are the unscaled numbers, in the smallest type that holds them."""
    small, scaled = (Batch(game, 8, seed=5, scaled=scaled) for scaled in (False, True))
    for _ in range(100):
        match = small.match(0)
        declared = features(game.state, match.state, match.waits[0], match.seats)

        assert small.observation.dtype == declared.dtype
        assert np.array_equal(small.observation * small.encoder.scales, scaled.observation)
        actions = small.mask.argmax(axis=1)
        small.step(actions)
        scaled.step(actions)


def test_random_choices_are_uniform_among_legal_actions():
    """Each occurs equally often, within the limits of chance."""
    batch, dice = Batch(STRANGERS, 2000, seed=1), np.random.default_rng(2)
    draws = [batch.sample(dice) for _ in range(20)]
    counts = sum(np.bincount(chosen, minlength=batch.mask.shape[1]) for chosen in draws)
    expected = 20 * (batch.mask / batch.mask.sum(axis=1)[:, None]).sum(axis=0)

    assert all(batch.mask[np.arange(2000), chosen].all() for chosen in draws)
    assert np.count_nonzero(expected) > 1
    assert (np.abs(counts - expected) <= 4 * np.sqrt(expected)).all()


@each_game
def test_playing_equals_random_steps(game: Game):
    """It takes the given number of steps, with each row's own choices, on any number of threads."""
    stepped, played, threaded = (Batch(game, 12, seed=7, threads=n) for n in (1, 1, 3))
    for steps in (1, 40, 200):
        for _ in range(steps):
            stepped.step(stepped.sample())
        played.play(steps)
        threaded.play(steps)

        assert same(stepped, played)
        assert same(stepped, threaded)
    with pytest.raises(Illegal, match="at least 1"):
        played.play(0)


def test_rows_choose_independently():
    """Choices are uniform and independent of the deal: another batch of the seed makes the same."""
    batch, twin = (Batch(STRANGERS, 2000, seed=1) for _ in range(2))
    chosen = batch.sample()
    options = batch.mask.sum(axis=1)
    counts = np.bincount(chosen, minlength=batch.mask.shape[1])
    expected = (batch.mask / options[:, None]).sum(axis=0)

    assert batch.mask[np.arange(2000), chosen].all()
    assert np.array_equal(chosen, twin.sample())
    assert np.abs(counts - expected).max() < 5 * np.sqrt(2000)


def test_seeds_determine_batches():
    one, again, other = (Batch(STRANGERS, 50, seed=seed) for seed in ("a", "a", "b"))

    assert same(one, again)
    assert not same(one, other)


def dealt(batch: Batch) -> list[tuple[int, int]]:
    """Return the source of the dice of each row's match, after its deal."""
    dice = [batch.match(row).dice for row in range(len(batch))]
    return [(int(one.low), int(one.high)) for one in dice]


def test_a_reset_begins_the_next_match_in_every_row():
    """It is the one that would follow, and no part of an earlier match is left."""
    played, reset = Batch(STRANGERS, 50, seed=1), Batch(STRANGERS, 50, seed=1)
    first = dealt(reset)
    next_: dict[int, tuple[int, int]] = {}
    while len(next_) < 50:
        played.step(played.mask.argmax(axis=1))
        now = dealt(played)
        for row in np.flatnonzero(played.terminated):
            next_.setdefault(int(row), now[row])
    reset.step(reset.mask.argmax(axis=1))
    reset.terminated[:], reset.reward[:] = True, 1  # as after ends
    reset.reset()

    assert dealt(reset) == [next_[row] for row in range(50)]
    assert not set(first) & set(next_.values())
    assert not reset.terminated.any()
    assert not reset.reward.any()
    for row in range(50):
        check_row(reset, row, reset.match(row))


def test_the_arrays_share_the_memory_of_the_batch():
    """An array taken before a step shows the values after it."""
    batch = Batch(STRANGERS, 20, seed=1)
    seen, mask = batch.observation, batch.mask
    before = seen.copy()
    batch.step(mask.argmax(axis=1))

    assert seen is batch.observation
    for array in (seen, mask, batch.actor, batch.reward, batch.terminated):
        assert np.shares_memory(np.from_dlpack(array), array)
    assert not np.array_equal(before, seen)


def test_an_illegal_action_is_refused_without_effect():
    """The refusal names the row, whatever a user has written into the arrays."""
    batch, twin = (Batch(STRANGERS, 20, seed=1) for _ in range(2))
    actions = batch.mask.argmax(axis=1)
    wrong = actions.copy()
    wrong[13] = next(a for a in range(-2, 9) if a not in np.flatnonzero(batch.mask[13]))
    with pytest.raises(Illegal, match="row 13: -2") as refused:
        batch.step(wrong)

    assert refused.value.code == "vector/illegal"
    assert same(batch, twin)
    batch.mask[:], batch.actor[:], batch.terminated[:] = True, 1, True
    with pytest.raises(Illegal, match="row 13"):
        batch.step(wrong)
    twin.step(actions)
    batch.step(actions)
    assert same(batch, twin)


@pytest.mark.parametrize("wrong", [[0], 0, [[0] * 20], [0.0] * 20, ["one"] * 20])
def test_malformed_actions_are_refused(wrong: object):
    with pytest.raises(Unreadable, match=r"integers of shape \(20,\)") as refused:
        Batch(STRANGERS, 20).step(wrong)

    assert refused.value.code == "vector/actions"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"rows": 0}, "vector/rows"),
        ({"rows": 2, "threads": 0}, "vector/threads"),
        ({"rows": 2, "device": "abacus"}, "vector/device-name"),
        ({"rows": 2, "seats": 40}, "match/seats"),
        ({"rows": 2, "options": {"weather": 1}}, "option/name"),
    ],
)
def test_an_unplayable_batch_is_refused(wrong: dict[str, Any], code: str):
    with pytest.raises((Illegal, Unknown)) as refused:
        Batch(STRANGERS, **wrong)

    assert code == refused.value.code


@each_game
def test_rows_are_saved_and_restored(game: Game):
    """The same choices and dice follow, in the same rows and in others of another batch."""
    batch, other = (Batch(game, ROWS, seed=seed, threads=2) for seed in ("pond", "lake"))
    batch.play(30)
    saved, shown = batch.save([0, 2]), arrays_of(batch)
    batch.play(STEPS)
    after = arrays_of(batch)
    batch.restore(saved, [2, 1])
    other.restore(saved, [3, 0])

    for one, rows in ((batch, [2, 1]), (other, [3, 0])):
        assert all(
            (part[rows] == was[[0, 2]]).all()
            for part, was in zip(arrays_of(one), shown, strict=True)
        )
        one.play(STEPS)
        assert all(
            (part[rows] == was[[0, 2]]).all()
            for part, was in zip(arrays_of(one), after, strict=True)
        )


@each_game
def test_some_rows_act_while_the_others_wait(game: Game):
    """Rows that wait show the same decision, and no end."""
    batch, whole = (Batch(game, 6, seed=5, threads=1) for _ in range(2))
    for step in range(60):
        rows = [row for row in range(6) if (row + step) % 2]
        before = arrays_of(batch)
        batch.step(batch.sample()[rows], rows) if step % 3 else batch.play(1, rows)
        others = [row for row in range(6) if row not in rows]
        for old, new in zip(before[:3], arrays_of(batch), strict=False):
            assert (old[others] == new[others]).all()
        assert not batch.terminated[others].any()
    whole.reset(5)

    assert same(whole, Batch(game, 6, seed=5, threads=1))


@each_game
def test_rows_begin_in_a_position(game: Game):
    """Each has its own dice; the others continue, and a row is a match at its current point."""
    match = Match(game, seed=3)
    for _ in range(6):
        match.play(match.waits[0], match.legal(match.waits[0])[0])
    text = game.position_text(match.terms, match.state)
    batch, untouched = (Batch(game, ROWS, seed="pond") for _ in range(2))
    batch.start(text, [0, 1])
    matches = [batch.match(row, now=True) for row in (0, 1)]

    for row, begun in enumerate(matches):
        assert game.position_text(begun.terms, begun.state) == text
        check_row(batch, row, begun)
    assert all(
        (part[2:] == was[2:]).all()
        for part, was in zip(arrays_of(batch), arrays_of(untouched), strict=True)
    )
    for _ in range(STEPS):
        chosen = batch.sample(np.random.default_rng(1))
        for begun, action in zip(matches, chosen, strict=False):
            if not begun.over:
                begun.play(begun.waits[0], int(action))
        batch.step(chosen)
        for row, begun in enumerate(matches):
            if not begun.over:
                check_row(batch, row, begun)


def test_wrong_rows_and_positions_are_refused():
    """Nothing changes then."""
    batch, smaller = Batch(STRANGERS, 3), Batch(STRANGERS, 3, scaled=False)
    over = Match(STRANGERS, seed=1)
    while not over.over:
        over.play(over.waits[0], over.legal(over.waits[0])[0])
    before = arrays_of(batch)
    for act, code in (
        (lambda: batch.save([3]), "vector/row"),
        (lambda: batch.save([0, 0]), "vector/row"),
        (lambda: batch.save(batch.terminated), "vector/row"),  # a mask, which isn't numbers
        (lambda: batch.match(3), "vector/row"),
        (lambda: batch.match(-1, now=True), "vector/row"),
        (lambda: batch.restore(batch.save([0, 1]), [0]), "vector/saved"),
        (lambda: batch.restore(smaller.save()), "vector/saved"),
        (lambda: batch.start("weather fair"), "position/field"),
        (lambda: batch.start(STRANGERS.position_text(over.terms, over.state)), "reset/over"),
    ):
        with pytest.raises(SerenissimaError) as refused:
            act()
        assert refused.value.code == code

    assert all(map(np.array_equal, before, arrays_of(batch)))
