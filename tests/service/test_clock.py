"""Clocks depend on the log and its times alone, run for seats to act, and reveal no secret."""

import random
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima.fairplay.audience import everyone
from serenissima.kernel.errors import Illegal, Unknown, Unreadable
from serenissima.service.core.commands import Undo
from serenissima.service.core.entries import (
    Acted,
    StandInEnded,
    TimeGiven,
    TimeLimited,
    Undone,
    UndoneAlone,
    read,
    write,
)
from serenissima.service.core.folding import fold
from serenissima.service.core.table import Table
from serenissima.service.core.time_control import DAY, HOUR, TimeControl, parse_control
from tests.service.clocked import BEGAN, Log
from tests.service.guests import GAME

CONTROLS = (
    "live 1+5", "live 2+0", "days 1", "days 2 22:00-06:30 -03:30", "days 1 01:00-04:00 Europe/Rome",
)  # fmt: skip
chances = st.integers(0, 2**32).map(random.Random)
controls = st.sampled_from(CONTROLS)


@pytest.mark.parametrize("text", [*CONTROLS, "days 60 00:00-23:59 +14:00", "live 600+600"])
def test_a_time_control_has_a_text_that_gives_it_back(text: str):
    assert str(parse_control(text)) == text


def test_no_limit_is_no_time_control():
    assert parse_control("none") is None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "time/unreadable"),
        ("live 10", "time/unreadable"),
        ("live -1+5", "time/unreadable"),
        ("live ١+٥", "time/unreadable"),
        ("days 2 08:00-22:00", "time/unreadable"),
        ("days 2 8-22 +01:00", "time/unreadable"),
        ("days 2 08:00-24:00 +01:00", "time/unreadable"),
        ("live 0+5", "time/range"),
        ("live 601+5", "time/range"),
        ("days 0", "time/range"),
        ("days 61", "time/range"),
        ("days 2 08:00-08:00 +01:00", "time/range"),
        ("days 2 08:00-22:00 +15:00", "time/zone"),
        ("days 2 08:00-22:00 Europe/Rom", "time/zone"),
        ("days 2 08:00-22:00 ../Europe/Rome", "time/zone"),
    ],
)
def test_other_texts_are_refused(text: str, code: str):
    with pytest.raises((Unreadable, Illegal, Unknown)) as error:
        parse_control(text)

    assert error.value.code == code


def test_a_misspelt_zone_is_refused_with_similar_names():
    with pytest.raises(Unknown) as error:
        parse_control("days 2 08:00-22:00 Europe/Rom")

    assert str(error.value.text) == "Europe/Rom"
    assert "Europe/Rome" in str(error.value.hint)
    assert str(control("days 2 08:00-22:00 europe/rome")) == "days 2 08:00-22:00 Europe/Rome"


def control(text: str) -> TimeControl:
    found = parse_control(text)
    assert found is not None
    return found


@settings(deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 10**6), controls)
def test_time_is_up_at_the_first_moment_at_which_all_of_it_has_run(
    since: int, left: int, text: str
):
    """Minutes outside the window do not count, however many days it takes."""
    limit, began = control(text), BEGAN + since

    ends = limit.ends(began, left)

    assert limit.spent(began, ends) == left
    assert limit.spent(began, ends - 1) == left - 1


def test_the_window_uses_its_time_zone():
    """One day of 8 to 22 o'clock in Venice, from 9 o'clock: until 9 o'clock of the next day."""
    limit = control("days 1 08:00-22:00 +01:00")
    nine = DAY * 20_000 + 8 * HOUR  # in UTC
    night = nine + 15 * HOUR

    assert limit.ends(nine, limit.bank) == nine + DAY
    assert limit.ends(night, HOUR) == nine + DAY  # 8 to 9 o'clock
    assert limit.spent(night, nine + DAY - HOUR) == 0


@pytest.mark.parametrize(
    ("window", "from_day", "opens", "hours"),
    [  # in 2026 Rome sets its clocks forward on 29 March and back on 25 October
        ("08:00-22:00 Europe/Rome", "2026-03-28T12:00", ["07:00", "06:00", "06:00"], [14, 14, 14]),
        ("08:00-22:00 Europe/Rome", "2026-10-24T12:00", ["06:00", "07:00", "07:00"], [14, 14, 14]),
        ("22:00-06:00 Europe/Rome", "2026-03-28T12:00", ["21:00", "20:00", "20:00"], [7, 8, 8]),
        ("22:00-06:00 Europe/Rome", "2026-10-24T12:00", ["20:00", "21:00", "21:00"], [9, 8, 8]),
        ("02:15-02:45 Europe/Rome", "2026-03-28T12:00", ["01:15", "01:15", "00:15"], [0.5] * 3),
        ("08:00-22:00 +01:00", "2026-03-28T12:00", ["07:00", "07:00", "07:00"], [14, 14, 14]),
        ("08:00-22:00 America/New_York", "2026-03-07T14:00", ["13:00", "12:00"], [14, 14]),
        ("08:00-22:00 Asia/Calcutta", "2026-03-28T12:00", ["02:30", "02:30"], [14, 14]),
    ],
)
def test_a_window_keeps_its_hours_when_clocks_are_set_forward_or_back(
    window: str, from_day: str, opens: list[str], hours: list[float]
):
    """It opens at the same time of the zone's clocks; an hour that is skipped does not run."""
    limit = control(f"days 1 {window}")
    noon = datetime.fromisoformat(f"{from_day}+00:00").timestamp()
    assert limit.window is not None
    days = [limit.window.on_day(noon + day * DAY) for day in range(len(opens))]

    assert [datetime.fromtimestamp(start, UTC).strftime("%H:%M") for start, _ in days] == opens
    assert [(end - start) / HOUR for start, end in days] == hours
    assert limit.spent(days[0][0], days[-1][1]) == sum(hours) * HOUR
    assert limit.ends(days[0][0], sum(hours) * HOUR) == days[-1][1]


@settings(max_examples=40, deadline=None)
@given(chances, controls)
def test_the_clocks_of_the_stored_log_are_the_live_ones(chance: random.Random, text: str):
    """So they are right in every process and after every restart."""
    log = Log(text).sit(0, 1, 2)
    log.tries(chance, 60)

    again = fold(GAME, [read(write(entry)) for entry in log.entries], log.times)

    assert again.clock == log.clock
    assert again.pause == log.table.pause


CHANGES = Acted | Undone | UndoneAlone | TimeGiven | StandInEnded


def plays(table: Table, seat: int) -> bool:
    """Return whether a seat's person is asked to act, all have come, and the match continues."""
    come = all(table.sheet.names) and not table.sheet.finished and not table.pause.on
    return come and seat not in table.sheet.computers


@settings(max_examples=40, deadline=None)
@given(chances, controls)
def test_time_runs_only_for_the_seats_to_act(chance: random.Random, text: str):
    log = Log(text).sit(0, 1, 2)
    log.tries(chance, 60)

    for entry, at, before, after in log.each():
        if before.clock and after.clock and not isinstance(entry, CHANGES):
            spent = before.clock.control.spent(before.at, at)
            for seat in range(3):
                had = before.clock.remaining(seat, before.at)
                ran = spent if seat in before.match.waits and plays(before, seat) else 0.0
                assert after.clock.remaining(seat, at) == pytest.approx(max(0.0, had - ran))


@settings(max_examples=40, deadline=None)
@given(chances, controls)
def test_an_unnoticed_action_changes_no_clock(chance: random.Random, text: str):
    """A clock that moved with a secret step would reveal it."""
    log = Log(text).sit(0, 1, 2)
    log.tries(chance, 60)

    for number, (_, _, before, after) in enumerate(log.each(), 1):
        if after.entry_audiences[number] != everyone(3):
            assert before.clock == after.clock


def test_clocks_start_when_all_have_come():
    log = Log("live 1+5").sit(0, 1)
    log.now += 1000.0
    log.sit(2)

    assert [log.left(seat) for seat in range(3)] == [60.0] * 3
    assert log.clock.runs == log.table.match.waits


def test_computer_players_have_no_clock():
    log = Log("live 1+5", "person", "computer guest", "computer guest").sit(0)

    assert set(log.clock.runs) <= {0}


def test_an_undo_removes_the_increment_but_returns_no_time():
    """Otherwise acting and undoing again and again would fill a clock."""
    log = Log("live 1+5").sit(0, 1, 2)
    seat = log.table.match.waits[0]
    others = log.clock.runs
    log.now += 10.0
    while log.clock.runs == others:
        log.act(seat)
    gained = log.left(seat)
    step = len(log.table.match.steps) - 1
    number = log.table.ordinal(seat, log.table.sheet.numbers[step])

    log.does(Undo(seat, number))

    assert gained == 55.0
    assert log.left(seat) == 50.0


def test_a_clock_stops_at_zero():
    """Acting then begins the next turn with the increment."""
    log = Log("live 1+5").sit(0, 1, 2)
    seat, others = log.table.match.waits[0], log.clock.runs
    log.now += 1000.0
    late = log.clock.late(log.now)
    while log.clock.runs == others:
        log.act(seat)

    assert late == others
    assert log.left(seat) == 5.0


def test_a_table_without_a_limit_has_no_entry_and_no_clock():
    log = Log("none")

    assert log.table.clock is None
    assert not any(isinstance(entry, TimeLimited) for entry in log.entries)
