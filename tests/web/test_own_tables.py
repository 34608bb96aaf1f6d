"""The list of a browser's own tables."""

import pytest

from serenissima.service import Summary
from serenissima.service.core.notifications import QUESTIONS
from serenissima.web.presentation.own_tables import OwnTable, list_own_tables
from serenissima.words import LANGUAGES
from tests.tiny.game import GAME

ANNA, BERND = 0, 1
GAMES = {"lots": GAME.meta}
HOUR, DAY = 3600, 86400
NOW = 1_000_000_000.0  # seconds since 1970


def table(name: str, ago: float, *waits: int, **more: object) -> Summary:
    """Return a table of Anna and Bernd whose last action was this number of seconds ago."""
    then = NOW - ago
    known = {"seat": ANNA, "here": (ANNA,), "names": ("Anna", "Bernd"), "waits": waits}
    return Summary(name, "lots", then - DAY, then, **{"finished_at": None, **known, **more})


def only(summary: Summary, language: str = "en") -> OwnTable:
    """Return the table as it is listed."""
    (found,) = list_own_tables([summary], language, GAMES, NOW)
    return found


def test_tables_that_wait_for_the_visitor_come_first():
    """Then come those that wait for others, then finished ones; recent ones first in each group."""
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
    """This includes questions on another player's turn.

    The question comes first, in its own words.
    """
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


def test_questions_to_others_on_the_device_wait_for_them():
    """The person who looks does not see them."""
    shared = only(table("x", 1, 2, here=(ANNA, BERND), asked={ANNA: (), BERND: ("pause",)}))

    assert (shared.your_turn, "asked" in shared.state) == (True, False)


@pytest.mark.parametrize("seat", [ANNA, None])
def test_a_table_waits_for_all_people_on_the_device(seat: int | None):
    """This includes the one who does not look, even while the table is covered."""
    shared = {"seat": seat, "here": (ANNA, BERND), "names": ("Anna", "Bernd", "Clara")}
    waits, goes_on = table("x", 1, BERND, **shared), table("x", 1, 2, **shared)

    assert (only(waits).your_turn, only(waits).state) == (True, "Waiting for Bernd.")
    assert not only(goes_on).your_turn


def test_a_table_shows_that_a_computer_plays_for_the_visitor():
    """It does not show whom it waits for: the way back to the seat is the table."""
    for waits in (ANNA, BERND):
        assert (
            only(table("x", 1, waits, stand_ins=(ANNA,))).state
            == "A computer player is standing in for you."
        )
    assert only(table("x", 1, BERND, stand_ins=(BERND,))).state == "Waiting for Bernd."


def test_a_finished_table_shows_the_winner():
    """It addresses the visitor, unless people share the device: then it uses names."""
    won, shared = ({"finished_at": 1.0, "result": result} for result in ("1 0 end", "0.5 0.5 end"))
    together = won | {"here": (ANNA, BERND)}

    assert only(table("x", 1, **won)).state == "You have won!"
    assert only(table("x", 1, **won, seat=BERND, here=(BERND,))).state == "Anna has won."
    assert only(table("x", 1, **together)).state == "Anna has won."
    assert only(table("x", 1, **shared)).state == "Anna and Bernd share the victory."
    assert only(table("x", 1, finished_at=1.0, result="")).state == "Ended without a result"


def test_a_table_lists_the_players_and_its_age():
    mine, theirs = only(table("x", 2 * HOUR, ANNA)), only(table("x", 3 * DAY, BERND))

    assert (mine.others, mine.state, mine.when) == ("with Bernd", "It’s your turn.", "2 hours ago")
    assert (theirs.state, theirs.when) == ("Waiting for Bernd.", "3 days ago")


def test_similar_running_tables_show_their_age():
    """Finished ones and those with other people don't."""
    mine, older = table("mine", HOUR, ANNA), table("older", 2 * DAY, ANNA)
    over = table("over", 1, finished_at=1.0)
    clara = table("clara", 1, ANNA, names=("Anna", "Clara"))
    found = {
        own.id: own.opened for own in list_own_tables([mine, older, over, clara], "en", GAMES, NOW)
    }

    assert (found["mine"], found["older"]) == ("opened 1 day ago", "opened 3 days ago")
    assert (found["over"], found["clara"]) == ("", "")
    assert only(mine).opened == ""


def test_the_latest_event_was_at_least_a_second_ago():
    assert only(table("x", 0)).when == only(table("x", -0.2)).when == "1 second ago"


def test_a_table_without_other_players_is_listed():
    assert only(table("x", 1, ANNA, names=("Anna", ""))).others == "no one else yet"


def test_computers_are_named_as_at_the_table():
    computers = table("x", 1, BERND, names=("Anna", "greedy", "uniform"), computers=(1, 2))

    assert only(computers).others == "with Computer 1 and Computer 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ages_are_given_in_every_language(language: str):
    """They are numbers, never keys of messages."""
    assert "2" in only(table("x", 2 * HOUR, ANNA), language).when
