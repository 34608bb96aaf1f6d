"""The kit finds leaked secrets, and redeals that depend on hidden information."""

from dataclasses import replace
from typing import Any

import pytest

from serenissima.testing.laws import redeals, secrets
from serenissima.testing.trial import Trial
from tests.conformance.broken import refuse, variant
from tests.tiny import rules
from tests.tiny.fields import EACH, KINDS
from tests.tiny.game import GAME


def test_kit_finds_a_leak_in_a_field():
    """A scene cannot leak, but a public field shows the choice of one seat."""

    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        if action < rules.Do.CONFIRM:
            state.fish[seat] = 9 + action

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.fish[:] = 9 + state.chosen - 1

    refuse(secrets.hidden_things_are_not_shown, variant(apply=apply, redeal=redeal), "in its view")


def openly(kind: str) -> Trial:
    """Return a game in which everyone learns an event that only one seat may know."""
    plain = tuple(replace(arg, secret=False) for arg in rules_event(kind).args)
    events = [
        replace(event, args=plain, secret=False) if event.kind == kind else event
        for event in GAME.events
    ]
    return variant({"events": tuple(events)})


def rules_event(kind: str) -> Any:
    return next(event for event in GAME.events if event.kind == kind)


@pytest.mark.parametrize("kind", ["chose", "took-back", "drew"])
def test_kit_finds_a_tale_that_reveals_too_much(kind: str):
    refuse(
        secrets.choices_tell_no_secrets,
        openly(kind),
        f"'{kind}.* and sees the same both times: mark the event .*`secret`",
    )


def test_kit_finds_a_redeal_that_reads_secrets():
    """It leaves the lot that the others have chosen in its place."""

    def redeal(terms, state, seat, dice):
        chosen = state.chosen.copy()
        rules.redeal(terms, state, seat, dice)
        other = (seat + 1) % terms.seats
        if 0 < chosen[other] <= KINDS and state.hand[other, chosen[other] - 1]:
            state.chosen[other] = chosen[other]
        else:
            state.chosen[other] = chosen[other] % 2

    refuse(redeals.redeal_reads_nothing_hidden, variant(redeal=redeal), "depends on what")


def test_kit_finds_a_redeal_that_creates_lots():
    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.pile[:] = EACH

    refuse(
        redeals.redeal_fits_the_view, variant(redeal=redeal), r"\(before, redealt\): {'one': \(3, "
    )


def test_kit_finds_a_redeal_out_of_bounds():
    """The complaint names the seat and the match."""

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.pile[0] += EACH

    refuse(
        redeals.redeal_fits_the_view, variant(redeal=redeal),
        r"redealt for seat \d, out of bounds: pile is out of range(.|\n)*seed 'trial",
    )  # fmt: skip


def test_kit_finds_a_redeal_that_changes_the_view():
    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        state.hand[seat] = rotate(state.hand[seat])

    refuse(redeals.redeal_fits_the_view, variant(redeal=redeal), "sees another state")


def rotate(row: Any) -> Any:
    return row[[1, 2, 0]]


def test_kit_finds_a_redeal_that_cannot_continue():
    """Seats that still choose hold no lots."""

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        other = (seat + 1) % terms.seats
        state.pile += state.hand[other]
        state.hand[other] = 0
        state.chosen[other] = 0

    refuse(redeals.redeal_can_be_played_on, variant(redeal=redeal), "stops before its end")


def test_kit_finds_a_redeal_that_leaves_out_a_world():
    """It never lets a waiting seat have chosen already."""

    def redeal(terms, state, seat, dice):
        rules.redeal(terms, state, seat, dice)
        for other in range(terms.seats):
            if other != seat and state.waits >> other & 1:
                state.chosen[other] = 0

    refuse(redeals.redeal_meets_every_world, variant(redeal=redeal), "never the real one")
