"""Clocks depend on the log and its times alone, run for seats to act, and reveal no secret."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima.fairplay.audience import everyone
from serenissima.kernel.errors import Illegal, Unreadable
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

CONTROLS = ("live 1+5", "live 2+0", "days 1", "days 2 22:00-06:30 -03:30")
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
        ("days 2 08:00-22:00 +15:00", "time/range"),
    ],
)
def test_other_texts_are_refused(text: str, code: str):
    with pytest.raises((Unreadable, Illegal)) as error:
        parse_control(text)

    assert error.value.code == code


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
