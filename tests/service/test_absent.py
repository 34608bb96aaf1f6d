"""At a table without clocks the others may continue without a player who is idle for days."""

import random

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service import Allowance, Tables
from serenissima.service.core.absence import GoOn, TakeSeatBack
from serenissima.service.core.commands import Command
from serenissima.service.core.entries import Abandoned, Acted, StandInStarted, TimeGiven
from serenissima.service.core.folding import fold
from serenissima.service.core.table import Table
from serenissima.service.core.waiting import DAY
from tests.service.clocked import Log
from tests.service.guests import GAME, KEYS, SHELF, act, guest, two_at_a_table

ANNA, BERND, CLARA = range(3)
PATIENCE = 3 * DAY


def late(log: Log) -> tuple[int, ...]:
    """Return the players without whom the others may continue now."""
    return log.table.at_moment(log.now, log.patience).late


def chosen(*seats: int) -> Log:
    """Return a table without clocks at which these have chosen at once."""
    log = Log("none", patience=PATIENCE).sit(ANNA, BERND, CLARA)
    for seat in seats:
        log.act(seat).act(seat, "confirm")
    return log


def refused(log: Log, command: Command) -> str:
    with pytest.raises((NotNow, Illegal)) as error:
        log.does(command)
    return error.value.code


def test_an_idle_player_counts_as_gone_after_days():
    """It is exact to the second, only on their turn, and leads to a choice of the others alone."""
    log = chosen(ANNA, CLARA)
    log.now += PATIENCE - 1

    assert late(log) == ()
    assert refused(log, GoOn(ANNA, BERND, "wait")) == "time/not-up"

    log.now += 1

    assert late(log) == (BERND,)
    assert refused(log, GoOn(ANNA, CLARA, "wait")) == "time/not-up"
    assert refused(log, GoOn(BERND, BERND, "wait")) == "time/own"
    assert log.table.clock is None

    log.act(BERND).act(BERND, "confirm")

    assert late(log) == ()


def test_days_are_counted_anew():
    """They restart after more time is given, the seat is taken back, or an action."""
    log = chosen(ANNA, CLARA)
    log.does(GoOn(ANNA, BERND, "wait"), PATIENCE)

    assert late(log) == ()

    log.does(GoOn(CLARA, BERND, "computer guest"), PATIENCE)

    assert late(log) == ()
    assert log.table.sheet.stand_ins

    log.now += PATIENCE
    log.does(TakeSeatBack(BERND))

    assert late(log) == ()

    log.act(BERND, after=2 * DAY).act(BERND, "confirm")
    log.now += 2 * DAY

    assert late(log) == ()

    log.now += DAY

    assert late(log) == (ANNA, BERND, CLARA)


def test_the_others_choose_a_stand_in_or_the_end():
    """The end takes the agreement of both present players."""
    [stand_in] = chosen(ANNA, CLARA).does(GoOn(ANNA, BERND, "computer guest"), PATIENCE).entries
    log = chosen(ANNA, CLARA)
    log.does(GoOn(ANNA, BERND, "end"), PATIENCE)
    over = log.table.over
    *_, end = log.does(GoOn(CLARA, BERND, "end")).entries

    assert stand_in == StandInStarted(BERND, ANNA, "guest")
    assert (over, log.table.over) == (False, True)
    assert isinstance(end, Abandoned)


def test_without_the_host_s_setting_players_are_never_gone():
    log = chosen(ANNA, CLARA)
    log.patience = Allowance(absent=0).patience
    log.now += 10_000 * DAY

    assert late(log) == ()


@pytest.mark.parametrize("seed", range(5))
def test_absence_follows_from_the_log_and_reveals_no_secret(seed: int):
    """It is the same after every restart; a secret action changes it for no viewer."""
    log = chosen()
    log.tries(random.Random(seed), 60)

    assert fold(GAME, log.entries, log.times).waited == log.table.waited
    for entry, at, before, after in log.each():
        waiting = {*after.waited}
        assert waiting <= {*after.match.waits}
        if isinstance(entry, Acted) and not after.notices(-1, len(after.entry_audiences)):
            assert dict(after.waited) == {seat: before.waited.get(seat, at) for seat in waiting}
        if isinstance(entry, TimeGiven):
            assert after.waited[entry.seat] == at


def test_a_table_with_clocks_has_its_own_limit():
    log = Log("days 20", patience=PATIENCE).sit(ANNA, BERND, CLARA)
    log.now += 10 * DAY
    table: Table = log.table

    assert late(log) == ()
    assert not table.waited


async def test_another_process_sees_the_same_absence(database: str):
    """It has only the log of the table; the first process sees its decision."""
    now = [1e9]

    def serving() -> Tables:
        return Tables(database, shelf=SHELF, load_player=guest, clock=lambda: now[0])

    async with serving() as tables:
        opening, bernd = await two_at_a_table(tables)
        await act(tables, opening.table, opening.token)
        await act(tables, opening.table, opening.token, "confirm")
        now[0] += PATIENCE
        async with serving() as other:
            seen = await other.view(opening.table, opening.token)
            await other.continue_without(
                opening.table, str(opening.token), BERND, "computer guest", key=next(KEYS)
            )
        back = await tables.view(opening.table, bernd.token)

    assert seen.late(now[0], PATIENCE) == (BERND,)
    assert back.stand_in
