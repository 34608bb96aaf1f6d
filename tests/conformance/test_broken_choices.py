"""The kit finds faults in choices, bounds, ends and chance: each law is broken once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from serenissima.kernel.contradictions import contradiction
from serenissima.kernel.dice import ROLLED, answers_of, below, clear, roll
from serenissima.testing.laws import chance, ends, legality, secrets, texts
from serenissima.testing.trial import Trial
from tests.conformance.broken import refuse, variant
from tests.tiny import rules
from tests.tiny.fields import STATE
from tests.tiny.game import GAME


def test_kit_finds_unordered_legal_actions():
    def legal(terms, state, seat, out):
        n = rules.legal(terms, state, seat, out)
        out[:n] = out[:n][::-1].copy()
        return n

    refuse(legality.legal_is_in_order, variant(legal=legal), "are not ascending")


def test_kit_finds_a_seat_with_only_retractions():
    def legal(terms, state, seat, out):
        if state.chosen[seat]:
            out[0] = rules.Do.TAKE_BACK
            return 1
        return rules.legal(terms, state, seat, out)

    refuse(legality.legal_is_in_order, variant(legal=legal), "has no action|only retract")


def test_kit_finds_legal_actions_that_depend_on_secrets():
    """A seat may not choose the lot that another has secretly chosen."""

    def legal(terms, state, seat, out):
        n = rules.legal(terms, state, seat, out)
        peeked = state.chosen[(seat + 1) % terms.seats]
        if n > 1 and out[0] < rules.Do.CONFIRM and out[n - 1] == peeked - 1:
            return n - 1
        return n

    refuse(
        legality.legal_reads_the_view,
        variant(legal=legal),
        r"legal gives choose \w+ only on its view; it reads",
    )
    refuse(secrets.hidden_things_change_nothing_legal, variant(legal=legal), "may not see")


def test_kit_finds_legal_that_changes_the_state():
    def legal(terms, state, seat, out):
        state.fish[seat] = (state.fish[seat] + 1) % 9
        return rules.legal(terms, state, seat, out)

    refuse(legality.legal_is_in_order, variant(legal=legal), "changed the state")


def test_kit_finds_legal_that_reads_its_output():
    """It leaves an action out of the list unless the memory for the list is empty."""

    def legal(terms, state, seat, out):
        used = out[0] == legality.LEFT
        return max(1, rules.legal(terms, state, seat, out) - used)

    refuse(legality.legal_is_the_same_twice, variant(legal=legal), "only at first")


def test_kit_finds_an_endless_match():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        if state.ending:
            state.ending = 0
            state.aside[:] = 0
            rules.setup(terms, state, dice, tale)

    trial = Trial(replace(GAME, rules={**GAME.rules, "apply": apply}), quick=True, longest=100)
    refuse(legality.matches_end, trial, "not over after 100 actions: add an ending")


def test_kit_finds_an_order_that_matters():
    """The first to confirm catches a fish."""

    def apply(terms, state, seat, action, dice, tale):
        first = state.waits == (1 << terms.seats) - 1
        rules.apply(terms, state, seat, action, dice, tale)
        if action == rules.Do.CONFIRM and first:
            state.fish[seat] += 1

    refuse(legality.order_does_not_matter, variant(apply=apply), "the order makes a difference")


def test_kit_finds_a_choice_that_disappears():
    """One confirmation is enough, and the others come too late."""

    def apply(terms, state, seat, action, dice, tale):
        if action == rules.Do.CONFIRM:
            state.waits = 1 << seat
        rules.apply(terms, state, seat, action, dice, tale)

    refuse(legality.order_does_not_matter, variant(apply=apply), "took .* away from seat")


# --- bounds, sums, ends --------------------------------------------------------------------------


def test_kit_finds_a_lot_that_disappears():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.pile[0] = 0

    refuse(legality.bounds_and_sums_hold, variant(apply=apply), r"not conserved .*'one'")


def test_kit_finds_a_contradiction():
    """The game itself declares a position impossible, and reaches it."""

    def contradictions(terms, state):
        yield contradiction("seats that choose alone", state.waits in (1, 2, 4))

    trial = variant({"contradictions": contradictions})
    refuse(legality.bounds_and_sums_hold, trial, "contradicts itself: seats that choose alone")


def test_kit_finds_a_contradiction_without_text():
    """It has more cases than numbers, which shows only if it finds one."""

    def contradictions(terms, state):
        yield contradiction("seat {0} holds {held}", np.zeros(3), held=state.held[:2])

    trial = variant({"contradictions": contradictions})
    refuse(
        legality.contradictions_can_be_told, trial, r"'seat \{0\} holds .* cannot be put into words"
    )


def test_kit_finds_a_value_out_of_bounds():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.fish[0] = 28

    refuse(legality.bounds_and_sums_hold, variant(apply=apply), "fish is out of range")


def test_kit_finds_shares_that_do_not_add_up():
    def score(terms, state, out):
        out[:] = 0.4

    refuse(ends.wins_are_shared_out, variant(score=score), "shares of the win")


def test_kit_finds_an_ending_without_a_name():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        state.ending = 0

    refuse(ends.wins_are_shared_out, variant(apply=apply), "an ending if and only if")


def test_kit_finds_an_estimate_above_1():
    def evaluate(terms, state, out):
        out[:] = 1.5

    refuse(ends.expectations_are_shares, variant(evaluate=evaluate), "expects 1.5")


def test_kit_finds_an_estimate_at_the_end():
    def evaluate(terms, state, out):
        out[:] = 0.4

    refuse(ends.expectations_are_shares, variant(evaluate=evaluate), "from a match that is over")


def test_kit_finds_a_set_up_without_a_waiting_seat():
    def setup(terms, state, dice, tale):
        rules.setup(terms, state, dice, tale)
        state.waits = 0

    refuse(ends.set_up_leads_to_a_choice, variant(setup=setup), "no seat waits")


def test_kit_finds_two_games_with_one_kind_of_state():
    trial = Trial(GAME)
    variant(score=lambda terms, state, out: None)

    refuse(ends.rules_are_its_own, trial, "another game uses 'score'")


# --- chance --------------------------------------------------------------------------------------


def caught(roll_catch: Callable[[Any], int]) -> Callable[..., None]:
    """Return rules in which the last to confirm catches the result of `roll_catch`."""

    def apply(terms, state, seat, action, dice, tale):
        last = action == rules.Do.CONFIRM and state.waits == 1 << seat
        rules.apply(terms, state, seat, action, dice, tale)
        if last:
            state.fish[seat] += roll_catch(dice)

    return apply


def test_kit_finds_dice_that_are_not_recorded():
    trial = variant(apply=caught(lambda dice: below(dice, 3)))

    refuse(texts.matches_round_trip, trial, "replayed from its file takes another course")
    refuse(chance.odds_are_those_rolled, trial, "is not one of the stated outcomes")


def test_kit_finds_loaded_dice():
    def loaded(dice):
        return min(roll(dice, 3), roll(dice, 3)) if dice.mode == 0 else roll(dice, 3)

    refuse(
        chance.odds_are_those_rolled,
        variant(apply=caught(loaded)),
        "not one of the stated outcomes|rolls",
    )


def test_kit_finds_a_set_up_with_loaded_dice():
    """Rolled dice put back a lot of kind one that is drawn first."""

    def setup(terms, state, dice, tale):
        rules.setup(terms, state, dice, tale)
        if dice.mode == ROLLED and answers_of(dice)[0] == 0:
            for field in STATE.fields:
                state[field.name] = field.start
            clear(dice)
            rules.setup(terms, state, dice, tale)

    refuse(chance.set_up_is_rolled_fairly, variant(setup=setup), "the set-up rolls")


def test_kit_finds_odds_that_differ_from_the_rolls():
    fair = {"heads": 0.5, "tails": 0.5}

    assert chance.likely(fair, {"heads": 158, "tails": 142})
    assert not chance.likely(fair, {"heads": 200, "tails": 100})
    assert not chance.likely(fair, {"edge": 1})


def test_kit_finds_a_separate_source_of_chance():
    """Without a seed, each repetition is another match."""
    rolls = iter(range(10**9))

    refuse(
        chance.same_seed_same_match,
        variant(apply=caught(lambda dice: next(rolls) % 5 % 2)),
        "takes another course",
    )
