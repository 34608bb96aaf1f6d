"""The list of a browser's own tables."""

import pytest

from serenissima.service import Summary
from serenissima.service.core.notifications import QUESTIONS
from serenissima.web.presentation.own_tables import OwnTable, list_own_tables
from serenissima.words import LANGUAGES

ANNA, BERND = 0, 1
GAMES = ("lots",)
HOUR, DAY = 3600, 86400
NOW = 1_000_000_000.0  # seconds since 1970


def table(name: str, ago: float, *waits: int, **more: object) -> Summary:
    """A table of Anna and Bernd at which something happened so many seconds ago."""
    then = NOW - ago
    known = {"seat": ANNA, "here": (ANNA,), "names": ("Anna", "Bernd"), "waits": waits}
    return Summary(name, "lots", then - DAY, then, **{"finished_at": None, **known, **more})


def only(summary: Summary, language: str = "en") -> OwnTable:
    """The table as it is listed."""
    (found,) = list_own_tables([summary], language, GAMES, NOW)
    return found


def test_tables_that_wait_for_the_visitor_come_first():
    """Then those that wait for others, then finished ones; the last that moved before others."""
    summaries = [
        table("finished", 1, finished_at=1.0),
        table("others turn", 2, BERND),
        table("my turn", DAY, ANNA),
        table("gone", 3, playable=False),
        table("everyone's turn", HOUR, ANNA, BERND),
    ]

    ids = [own.id for own in list_own_tables(summaries, "en", GAMES, NOW)]

    assert ids == ["everyone's turn", "my turn", "others turn", "gone", "finished"]


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_waits_for_an_answer(kind: str, language: str):
    """Also when somebody else is to act; what is asked is said first, and each in its own words."""
    plain = only(table("x", 1, BERND), language)
    asked = only(table("x", 1, BERND, asked={ANNA: (kind,)}), language)
    question = asked.state.removesuffix(plain.state).strip()

    assert (plain.your_turn, asked.your_turn) == (False, True)
    assert question[-1] in ".?"
    assert question not in [
        only(table("x", 1, BERND, asked={ANNA: (other,)}), language).state.removesuffix(plain.state)
        for other in QUESTIONS
        if other != kind
    ]


def test_what_others_on_the_device_are_asked_waits_for_them():
    """It is not said to whoever looks."""
    shared = only(table("x", 1, 2, here=(ANNA, BERND), asked={ANNA: (), BERND: ("pause",)}))

    assert (shared.your_turn, "asked" in shared.state) == (True, False)


@pytest.mark.parametrize("seat", [ANNA, None])
def test_a_table_waits_for_everybody_on_the_device(seat: int | None):
    """For the one who does not look, too, and while the table is covered."""
    shared = {"seat": seat, "here": (ANNA, BERND), "names": ("Anna", "Bernd", "Clara")}
    waits, goes_on = table("x", 1, BERND, **shared), table("x", 1, 2, **shared)

    assert (only(waits).your_turn, only(waits).state) == (True, "Waiting for Bernd.")
    assert not only(goes_on).your_turn


def test_a_table_says_that_a_computer_plays_for_the_visitor():
    """Not whom it waits for: the way back to the seat is the table."""
    for waits in (ANNA, BERND):
        assert (
            only(table("x", 1, waits, stand_ins=(ANNA,))).state
            == "A computer player is standing in for you."
        )
    assert only(table("x", 1, BERND, stand_ins=(BERND,))).state == "Waiting for Bernd."


def test_a_finished_table_says_who_won():
    """To the visitor, unless somebody shares the device: then each is called by their name."""
    won, shared = ({"finished_at": 1.0, "result": result} for result in ("1 0 end", "0.5 0.5 end"))
    together = won | {"here": (ANNA, BERND)}

    assert only(table("x", 1, **won)).state == "You have won!"
    assert only(table("x", 1, **won, seat=BERND, here=(BERND,))).state == "Anna has won."
    assert only(table("x", 1, **together)).state == "Anna has won."
    assert only(table("x", 1, **shared)).state == "Anna and Bernd share the victory."
    assert only(table("x", 1, finished_at=1.0, result="")).state == "Ended without a result"


def test_a_table_says_with_whom_and_since_when():
    mine, theirs = only(table("x", 2 * HOUR, ANNA)), only(table("x", 3 * DAY, BERND))

    assert (mine.others, mine.state, mine.when) == ("with Bernd", "It’s your turn.", "2 hours ago")
    assert (theirs.state, theirs.when) == ("Waiting for Bernd.", "3 days ago")


def test_running_tables_that_look_alike_say_since_when():
    """Not one that has ended, nor one with other people."""
    mine, older = table("mine", HOUR, ANNA), table("older", 2 * DAY, ANNA)
    over = table("over", 1, finished_at=1.0)
    clara = table("clara", 1, ANNA, names=("Anna", "Clara"))
    found = {
        own.id: own.opened for own in list_own_tables([mine, older, over, clara], "en", GAMES, NOW)
    }

    assert (found["mine"], found["older"]) == ("opened 1 day ago", "opened 3 days ago")
    assert (found["over"], found["clara"]) == ("", "")
    assert only(mine).opened == ""


def test_what_has_just_happened_was_a_second_ago():
    assert only(table("x", 0)).when == only(table("x", -0.2)).when == "1 second ago"


def test_a_table_at_which_nobody_else_sits_yet():
    assert only(table("x", 1, ANNA, names=("Anna", ""))).others == "no one else yet"


def test_computers_are_named_as_at_the_table():
    computers = table("x", 1, BERND, names=("Anna", "greedy", "uniform"), computers=(1, 2))

    assert only(computers).others == "with Computer 1 and Computer 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_ago_is_said_in_every_language(language: str):
    """By a number, never by a key of a message."""
    assert "2" in only(table("x", 2 * HOUR, ANNA), language).when
