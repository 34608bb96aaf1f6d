"""Matches of the tiny game: verify, play, undo, scripts, positions and outcomes."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from math import isclose
from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown, Unreadable
from serenissima.kernel.match import NOBODY, Match, outcomes
from serenissima.kernel.position import position
from serenissima.kernel.record import SPECTATOR, bytes_of
from serenissima.players.playing import play, play_on
from serenissima.players.playouts import playouts
from tests.tiny.game import GAME

DEAL = (0, 1, 2, 0)  # lots: seat 0 draws one, seat 1 two, seat 0 three, seat 1 one
LAST = """\
waits 2
hand[0] one=1
hand[1] three=1
held 1 1 0
chosen[0] one
chosen[1] three
aside one=2 two=3 three=2
"""


def as_text(state: Any) -> bytes:
    return bytes(bytes_of(state))


@pytest.fixture
def match() -> Match:
    return Match(GAME, 2, deal=DEAL)


@pytest.fixture
def almost_finished() -> Match:
    """A match one action before its end."""
    return Match(GAME, 2, position=GAME.state.parse(LAST))


def test_scripted_dice_determine_the_deal(match: Match):
    assert GAME.state.format(match.state) == (
        "waits 3\nhand[0] one=1 three=1\nhand[1] one=1 two=1\nheld 2 2 0\npile one=1 two=2 three=2"
    )
    assert match.steps[0].seat == NOBODY
    assert match.steps[0].answers == DEAL


def test_all_waiting_seats_may_act(match: Match):
    assert match.waits == (0, 1)
    assert [GAME.actions.format(a) for a in match.legal(0)] == ["choose one", "choose three"]
    assert match.legal(SPECTATOR) == []


@pytest.mark.parametrize(
    ("seat", "action", "error", "code"),
    [
        (0, "choose two", Illegal, "action/illegal"),
        (0, 1, Illegal, "action/illegal"),
        (2, "choose one", NotNow, "match/not-your-turn"),
        (-1, "choose one", NotNow, "match/not-your-turn"),
        (0, "choose four", Unreadable, "action/unreadable"),
        (0, -1, Unreadable, "action/unreadable"),
        (0, 5, Unreadable, "action/unreadable"),
        (0, 0.9, Unreadable, "action/unreadable"),
        (0, None, Unreadable, "action/unreadable"),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason(
    match: Match, seat: int, action: Any, error: type[SerenissimaError], code: str
):
    before = as_text(match.state)
    with pytest.raises(error) as refused:
        match.play(seat, action)

    assert refused.value.code == code
    assert refused.value.hint
    assert not match.can(seat, action)
    assert as_text(match.state) == before


def test_a_refusal_suggests_a_fix(match: Match):
    with pytest.raises(Illegal) as refused:
        match.verify(0, "choose two")

    assert str(refused.value) == (
        "the rules do not allow this now: 'choose two' (one of choose one, choose three)"
    )
    assert refused.value.as_dict() == {
        "code": "action/illegal",
        "text": "choose two",
        "reason": "the rules do not allow this now",
        "hint": "one of choose one, choose three",
    }


def test_verify_returns_the_number(match: Match):
    assert match.verify(0, " choose   three") == 2
    assert match.can(0, 2)


def test_undo_stops_at_the_set_up(match: Match):
    before = as_text(match.state)
    step = match.play(0, "choose one")

    assert match.undo() == step
    assert as_text(match.state) == before
    with pytest.raises(NotNow, match="nothing to undo") as refused:
        match.undo()
    assert refused.value.code == "match/nothing-to-undo"


def test_a_copy_is_independent(match: Match):
    twin = match.copy()
    twin.play(0, "choose one")

    assert len(match.steps) == 1
    assert match.legal(0) != twin.legal(0)


def test_legal_actions_are_recomputed_after_each_step(match: Match):
    """They are, for each seat, forwards and backwards; changing the returned list has no effect."""
    own, other = match.legal(0), match.legal(1)
    match.legal(0).clear()
    match.play(0, own[0])

    assert own != match.legal(0) != other
    assert match.legal(1) == other
    match.undo()
    assert (match.legal(0), match.legal(1)) == (own, other)


def test_steps_contain_answers_and_tale(almost_finished: Match):
    step = almost_finished.play(1, "confirm", answers=[2])

    assert step.answers == (2,)
    assert [happening.event.kind for happening in step.happenings] == [
        "confirmed", "showed", "showed", "caught", "ended",
    ]  # fmt: skip


@pytest.mark.parametrize("answers", [[3], [-1], [99999], [], [0, 0], [0] * 600])
def test_impossible_answers_of_the_dice_are_refused(almost_finished: Match, answers: list[int]):
    before = as_text(almost_finished.state)
    with pytest.raises(Illegal) as refused:
        almost_finished.play(1, "confirm", answers=answers)

    assert refused.value.code == "match/answers"
    assert as_text(almost_finished.state) == before
    assert almost_finished.steps == []


def test_a_finished_match_has_an_outcome(almost_finished: Match):
    assert almost_finished.outcome is None
    almost_finished.play(1, "confirm")

    assert almost_finished.over
    assert almost_finished.waits == ()
    assert almost_finished.outcome is not None
    assert (almost_finished.outcome.shares, almost_finished.outcome.ending) == ((0.0, 1.0), "most")
    assert almost_finished.outcome.winners == (1,)
    with pytest.raises(NotNow) as refused:
        almost_finished.play(1, "confirm")
    assert refused.value.code == "match/over"


def test_a_match_leaves_its_initial_position_unchanged(almost_finished: Match):
    almost_finished.play(1, "confirm")

    assert as_text(almost_finished.began_from) == as_text(GAME.state.parse(LAST))
    assert len(almost_finished.states) == 2


def test_states_are_those_between_decisions(match: Match):
    """States before the first decision are left out; the list is a copy."""
    match.play(0, "choose one")
    first, now = match.states

    assert as_text(now) == as_text(match.state)
    assert GAME.state.view(first, 0) != GAME.state.view(now, 0)
    assert isinstance(match.states, tuple)


@pytest.mark.parametrize(
    "begin",
    [
        Match,
        lambda game: position(game, "waits 1"),
        lambda game: playouts(game, 3),
        lambda game: play(game, ["uniform"] * 2),
    ],
)
def test_only_a_game_can_be_played(begin: Callable[[Any], object]):
    """A name is refused, and the hint explains how to get the game."""
    with pytest.raises(Unknown, match=r"this is not a game: 'lots' .*load") as refused:
        begin("lots")

    assert refused.value.code == "game/unknown"


def test_a_match_survives_pickling(match: Match):
    """With the same game and the same dice, it continues like the original."""
    match.play(0, "choose one")
    again = pickle.loads(pickle.dumps(match))
    for each in (match, again):
        play_on(each, ["uniform", "uniform"], "pond")

    assert again.game is GAME
    assert (again.steps, again.outcome) == (match.steps, match.outcome)
    assert as_text(again.state) == as_text(match.state)


def test_a_game_without_a_name_cannot_be_pickled():
    """Another process could not find it."""
    with pytest.raises(TypeError, match=r"lots is not the GAME of tests\.tiny\.game"):
        pickle.dumps(replace(GAME))


def test_equal_seeds_give_equal_matches():
    one, other, third = (Match(GAME, 3, seed=seed) for seed in ("a", "a", "b"))

    assert as_text(one.state) == as_text(other.state)
    assert one.steps == other.steps
    assert one.steps != third.steps


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (4, {}, "match/seats"),
        (2, {"catch": "three"}, "option/value"),
        (2, {"weather": "fair"}, "option/name"),
        (2, ["weather"], "option/name"),
    ],
)
def test_invalid_set_ups_are_refused(seats: int, options: Any, code: str):
    with pytest.raises(Illegal) as refused:
        Match(GAME, seats, options)

    assert refused.value.code == code


def test_an_impossible_deal_is_refused():
    """There are three lots of each kind."""
    with pytest.raises(Illegal, match="the dice cannot have given this answer: 0"):
        Match(GAME, 2, deal=(0, 0, 0, 0))


def test_outcomes_cover_every_answer_with_its_chance(almost_finished: Match):
    ways = list(
        outcomes(
            GAME, almost_finished.terms, almost_finished.state, 1, GAME.actions.parse("confirm")
        )
    )

    assert sorted(way.answers for way in ways) == [(0,), (1,), (2,)]
    assert all(isclose(way.probability, 1 / 3) for way in ways)
    assert sorted(int(way.state.fish[1]) for way in ways) == [1, 2, 3]


def test_without_chance_there_is_one_outcome(match: Match):
    (way,) = outcomes(GAME, match.terms, match.state, 0, GAME.actions.parse("choose one"))

    assert (way.probability, way.answers) == (1.0, ())


def test_a_view_hides_other_hands(match: Match):
    view = match.view(0)

    assert view.hand.tolist() == [[1, 0, 1], [0, 0, 0], [0, 0, 0]]
    assert view.pile.tolist() == [0, 0, 0]


def test_a_copy_has_its_own_dice():
    """Rolling in one match does not affect the other."""
    match = Match(GAME, seed=1)
    before = match.dice.tobytes()
    twin = match.copy()
    twin.dice["low"] = 0

    assert match.dice.tobytes() == before
