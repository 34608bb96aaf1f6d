"""The kit finds faults in tales and texts."""

from dataclasses import replace
from typing import Any

import pytest

from serenissima.kernel.actions import Actions, Block
from serenissima.kernel.message import Arg
from serenissima.kernel.record import Record
from serenissima.testing.laws import tales, texts
from serenissima.testing.trial import Trial
from tests.conformance.broken import refuse, variant
from tests.tiny import rules
from tests.tiny.fields import STATE
from tests.tiny.game import GAME


def rules_event(kind: str) -> Any:
    return next(event for event in GAME.events if event.kind == kind)


def without(kind: str, **changes: Any) -> Trial:
    events = [replace(e, **changes) if e.kind == kind else e for e in GAME.events]
    return variant({"events": tuple(events)})


def test_kit_finds_a_change_without_an_event():
    trial = without("caught", changes=())

    refuse(tales.tale_explains_every_change, trial, r"'confirm' changed \['fish'\]")


def test_kit_finds_a_missing_rule():
    refuse(
        tales.events_are_declared_well,
        without("caught", rule="R7.7"),
        "'R7.7', which is not in RULES",
    )


def test_kit_finds_an_unknown_field():
    refuse(tales.events_are_declared_well, without("caught", changes=("birds",)), "birds")


def test_kit_finds_an_event_with_too_many_arguments():
    args = rules_event("caught").args * 4

    refuse(tales.events_are_declared_well, without("caught", args=args), "more than 5 arguments")


def test_kit_finds_a_secret_without_an_owner():
    trial = without("tied", secret=True)

    refuse(tales.events_are_declared_well, trial, "'tied' is secret, but its first argument is not")


def test_kit_finds_an_event_that_never_occurs():
    never = replace(rules_event("tied"), kind="storm")
    trial = Trial(replace(GAME, events=(*GAME.events, never)))
    refuse(tales.every_event_occurs, trial, "storm")

    tales.every_event_occurs(Trial(replace(GAME, events=(*GAME.events, replace(never, rare=True)))))


def test_kit_finds_an_event_without_its_seat():
    def apply(terms, state, seat, action, dice, tale):
        rules.apply(terms, state, seat, action, dice, tale)
        tale.lines[0, 1] = 7

    refuse(tales.tale_can_be_told, variant(apply=apply), "has seat 7; it must be -1 to 1")


def test_kit_finds_two_actions_with_one_text():
    """Two kinds of lot have the same name."""
    twice = Block("choose", (Arg("lot", ("one", "one", "three")),))
    actions = Actions([twice, *GAME.actions.blocks[1:]])

    refuse(
        texts.actions_round_trip,
        variant({"actions": actions}),
        "'choose one', which is read as another",
    )


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ({}, "places of 'lot' have no names"),
        ({"lot": ("A1", "A1", "A2")}, "two places of 'lot' are called 'A1'"),
        ({"lot": ("1", "2", "3")}, "a place of 'lot' is called '1': a name begins with a letter"),
    ],
)
def test_kit_finds_places_with_equal_names(names: dict[str, Any], said: str):
    placed = Block("choose", (Arg("lot", high=2, key="lot"),))
    actions = Actions([placed, *GAME.actions.blocks[1:]])
    trial = variant({"actions": actions, "places": lambda _terms: names})

    refuse(texts.places_are_named_well, trial, said)


def test_kit_finds_a_text_that_leaves_something_out():
    """It is the text of a position."""

    class Forgetful(Record):
        def format(self, record: Any, seat: int | None = None, names: Any = None) -> str:
            lines = super().format(record, seat).splitlines()
            return "\n".join(line for line in lines if "fish" not in line)

    trial = variant({"state": Forgetful("lots_state", STATE.fields)})

    refuse(texts.positions_round_trip, trial, r"read as another position: \['fish'\] differ")
    refuse(texts.texts_for_a_seat_are_whole, trial, "leaves out what it sees")


def test_kit_finds_a_text_with_too_much():
    class Chatty(Record):
        def format(self, record: Any, seat: int | None = None, names: Any = None) -> str:
            return super().format(record)

    trial = variant({"state": Chatty("lots_state", STATE.fields)})

    refuse(texts.texts_for_a_seat_are_whole, trial, "shows what it may not see")
