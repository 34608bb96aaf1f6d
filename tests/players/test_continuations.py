"""What soon follows an action, and which differences between two actions are worth telling."""

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
    """How often each happened."""
    return Counter({Happening(event, values): count for event, values, count in found})


def told(here: Often, elsewhere: Often, least: float = 4, *, ways: bool = True) -> list[str]:
    """What makes the difference, as text."""
    return [it.text for it in contrasts(here, elsewhere, least, ways=ways)]


@pytest.mark.parametrize(("here", "elsewhere"), [(10, 6), (6, 10), (4, 0), (0, 4)])
def test_a_difference_is_told_from_the_least_on(here: int, elsewhere: int):
    """Whether it is more often or less often."""
    after, otherwise = (often((SCORED, (0, 3), count)) for count in (here, elsewhere))

    assert told(after, otherwise, 4) == ["scored 0 3"]
    assert told(after, otherwise, 4.1) == []


def test_the_same_in_another_area_is_no_difference():
    """That actions are about different areas is known; how often they lead to something is not."""
    here = often((BUILT, (0, 0), 10))

    assert told(here, often((BUILT, (0, 1), 10))) == []
    assert told(here, often((BUILT, (0, 1), 7))) == []
    assert told(here, often((BUILT, (0, 1), 5))) == ["built 0 dorsoduro", "built 0 castello"]


def test_by_another_seat_or_of_another_size_is_a_difference():
    """Who gets it, and how much of it, is what matters."""
    assert told(often((BUILT, (0, 0), 9)), often((BUILT, (1, 0), 9))) == [
        "built 0 dorsoduro",
        "built 1 dorsoduro",
    ]
    assert told(often((SCORED, (0, 5), 9)), often((SCORED, (0, 3), 9))) == [
        "scored 0 3",
        "scored 0 5",
    ]


def test_without_ways_an_end_is_whose_it_is():
    """A hint says who wins; a puzzle may ask in which way."""
    here, elsewhere = often((ELECTED, (0,), 9)), often((OUTLIVED, (0,), 9))
    theirs = often((OUTLIVED, (1,), 9))

    assert told(here, elsewhere) == ["elected 0", "outlived 0"]
    assert told(here, elsewhere, ways=False) == []
    assert told(here, theirs, ways=False) == ["elected 0", "outlived 1"]
    assert told(often((SCORED, (0, 5), 9)), elsewhere, ways=False) == ["outlived 0", "scored 0 5"]


def test_ends_come_first_then_the_greatest_differences():
    """What is equally frequent is in the order of its text, so that a puzzle never changes."""
    here = often((SCORED, (0, 2), 9), (SCORED, (0, 1), 9), (SCORED, (1, 7), 12), (ELECTED, (1,), 5))

    assert told(here, often()) == ["elected 1", "scored 1 7", "scored 0 1", "scored 0 2"]


LAST_LOTS = "waits 3\nhand[0] three=1\nhand[1] one=1\naside one=2 two=3 three=2"
"""The last round of Lots: seat 0 has the highest, and knows what the other one must hold."""


def seen_after(decisions: int, *weighing: str) -> dict[str, int]:
    """What seat 0 is told after choosing its last lot, in how many of three deals."""
    events = tuple(replace(event, weighs=event.kind in weighing) for event in TINY.events)
    game, match = replace(TINY, events=events), at(TINY, LAST_LOTS, catch="two")
    choose = TINY.actions.parse("choose three")
    found = count_consequences(
        game, match.terms, match.view(0), 0, choose, ["a", "b", "c"], decisions
    )
    return {it.text: count for it, count in finish(found).items()}


EVERYTHING = tuple(event.kind for event in TINY.events)


def test_what_follows_is_told_as_far_as_it_is_looked():
    """To confirm, then for the other to choose and confirm; in one deal it has chosen already."""
    assert seen_after(0, *EVERYTHING) == {}
    assert seen_after(1, "confirmed", "ended") == {"confirmed 0": 3, "confirmed 1": 1, "ended 1": 1}
    assert seen_after(2, *EVERYTHING) == {
        "confirmed 0": 3, "confirmed 1": 3, "showed 0 three": 3, "showed 1 one": 3,
        "caught 0 2": 3, "ended 1": 3,
    }  # fmt: skip


def test_only_what_weighs_and_the_seat_is_told_counts():
    """What the other chooses in secret stays secret, and what the action itself says is known."""
    assert seen_after(9, "caught", "chose") == {"caught 0 2": 3}
