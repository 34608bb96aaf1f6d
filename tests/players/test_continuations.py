"""The events soon after an action, and the differences between two actions worth reporting."""

from collections import Counter
from dataclasses import replace

import pytest

from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, Happening
from serenissima.players import finish
from serenissima.players.continuations import Often, contrasts, count_consequences
from serenissima.testing.scenarios import at
from tests.tiny.game import GAME as TINY

SEAT = Arg("seat", seat=True)
BUILT = Event((SEAT, Arg("area", ("dorsoduro", "castello"))), rule="R1", kind="built")
SCORED = Event((SEAT, Arg("points", low=0, high=9)), rule="R2", kind="scored")
ELECTED = Event((SEAT,), rule="R3", changes=("ending",), kind="elected")
OUTLIVED = Event((SEAT,), rule="R4", changes=("ending",), kind="outlived")


def often(*found: tuple[Event, tuple[int, ...], int]) -> Often:
    """Count how often each happened."""
    return Counter({Happening(event, values): count for event, values, count in found})


def contrast_texts(here: Often, elsewhere: Often, least: float = 4) -> list[str]:
    """Return the differences as texts."""
    return [it.text for it in contrasts(here, elsewhere, least)]


@pytest.mark.parametrize(("here", "elsewhere"), [(10, 6), (6, 10), (4, 0), (0, 4)])
def test_a_difference_counts_from_the_threshold(here: int, elsewhere: int):
    """It may mean more often or less often."""
    after, otherwise = (often((SCORED, (0, 3), count)) for count in (here, elsewhere))

    assert contrast_texts(after, otherwise, 4) == ["scored 0 3"]
    assert contrast_texts(after, otherwise, 4.1) == []


def test_the_same_event_in_another_area_is_no_difference():
    """The reader sees that the areas differ; only a different frequency is news."""
    here = often((BUILT, (0, 0), 10))

    assert contrast_texts(here, often((BUILT, (0, 1), 10))) == []
    assert contrast_texts(here, often((BUILT, (0, 1), 7))) == []
    assert contrast_texts(here, often((BUILT, (0, 1), 5))) == [
        "built 0 dorsoduro",
        "built 0 castello",
    ]


def test_another_seat_or_amount_is_a_difference():
    """The receiver and the amount matter."""
    assert contrast_texts(often((BUILT, (0, 0), 9)), often((BUILT, (1, 0), 9))) == [
        "built 0 dorsoduro",
        "built 1 dorsoduro",
    ]
    assert contrast_texts(often((SCORED, (0, 5), 9)), often((SCORED, (0, 3), 9))) == [
        "scored 0 3",
        "scored 0 5",
    ]


def test_ends_come_first_then_the_greatest_differences():
    """Ties are in alphabetical order, so that a puzzle never changes."""
    here = often((SCORED, (0, 2), 9), (SCORED, (0, 1), 9), (SCORED, (1, 7), 12), (ELECTED, (1,), 5))

    assert contrast_texts(here, often()) == ["elected 1", "scored 1 7", "scored 0 1", "scored 0 2"]


LAST_LOTS = "waits 3\nhand[0] three=1\nhand[1] one=1\naside one=2 two=3 three=2"
"""The last round of Lots: seat 0 has the highest, and knows what the other one must hold."""


def seen_after(decisions: int, *weighing: str) -> dict[str, int]:
    """Count the events seat 0 sees after choosing its last lot, over three deals."""
    events = tuple(replace(event, weighs=event.kind in weighing) for event in TINY.events)
    game, match = replace(TINY, events=events), at(TINY, LAST_LOTS, catch="two")
    choose = TINY.actions.parse("choose three")
    found = count_consequences(
        game, match.terms, match.view(0), 0, choose, ["a", "b", "c"], decisions
    )
    return {it.text: count for it, count in finish(found).items()}


EVERYTHING = tuple(event.kind for event in TINY.events)


def test_continuations_end_after_the_given_decisions():
    """They are three confirmations and choices; in one deal the opponent has chosen already."""
    assert seen_after(0, *EVERYTHING) == {}
    assert seen_after(1, "confirmed", "ended") == {"confirmed 0": 3, "confirmed 1": 1, "ended 1": 1}
    assert seen_after(2, *EVERYTHING) == {
        "confirmed 0": 3, "confirmed 1": 3, "showed 0 three": 3, "showed 1 one": 3,
        "caught 0 2": 3, "ended 1": 3,
    }  # fmt: skip


def test_only_weighty_visible_events_count():
    """The opponent's choice stays secret, and the action's own event is known."""
    assert seen_after(9, "caught", "chose") == {"caught 0 2": 3}
