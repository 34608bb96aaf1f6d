"""When a player's time is up the others choose; a returning player plays on."""

import asyncio

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.kernel.notation import print_match
from serenissima.service import Tables, TableSettings
from serenissima.service.core.absence import GoOn, TakeSeatBack
from serenissima.service.core.commands import Act, Command
from serenissima.service.core.entries import (
    Abandoned,
    EndWanted,
    StandInStarted,
    UndoAsked,
    read,
    write,
)
from serenissima.service.core.folding import advance
from serenissima.service.core.scoresheet import transcript
from serenissima.service.core.viewing import other_seat, view_table
from tests.service.clocked import Log
from tests.service.guests import KEYS, SHELF, guest, plan_of

ANNA, BERND, CLARA = range(3)
HOUR = 3600.0


def bernd_is_late() -> Log:
    """Anna and Clara have chosen in time."""
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    for seat in (ANNA, CLARA):
        log.act(seat).act(seat, "confirm")
    log.now += HOUR
    return log


def refused(log: Log, command: Command) -> str:
    with pytest.raises((NotNow, Illegal)) as error:
        log.does(command)
    return error.value.code


def test_a_late_player_can_still_act():
    """The table waits for Bernd as before until another player makes a choice."""
    log = bernd_is_late()
    late = log.clock.late(log.now)

    log.act(BERND).act(BERND, "confirm")

    assert late == (BERND,)
    assert not log.table.over


def test_there_is_no_choice_while_the_player_has_time():
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)

    assert refused(log, GoOn(ANNA, BERND, "wait")) == "time/not-up"
    log.now += HOUR
    assert refused(log, GoOn(BERND, BERND, "wait")) == "time/own"


def test_a_table_without_a_limit_is_never_late():
    log = Log("none").sit(ANNA, BERND, CLARA)
    log.now += HOUR

    assert refused(log, GoOn(ANNA, BERND, "end")) == "time/not-up"


def test_waiting_gives_a_full_clock():
    log = bernd_is_late()

    log.does(GoOn(ANNA, BERND, "wait"))

    assert log.left(BERND) == 60.0
    assert log.clock.runs == (BERND,)


def test_a_computer_player_takes_the_seat_until_its_person_is_back():
    log = bernd_is_late()
    log.does(GoOn(CLARA, BERND, "computer guest"))
    stand_in, seen = log.table, view_table(log.table, "id", BERND)
    act = Act(BERND, log.table.match.legal(BERND)[0], log.table.decision(BERND) or 0)
    code = refused(log, act)
    log.does(TakeSeatBack(BERND))

    assert stand_in.sheet.computers == {BERND: "guest"}
    assert stand_in.sheet.names == ("Anna", "Bernd", "Clara")
    assert (seen.legal, seen.decision, seen.stand_in) == ((), None, True)
    assert code == "seat/lent"
    assert log.left(BERND) == 60.0
    assert log.table.sheet.computers == {}
    assert view_table(log.table, "id", BERND).decision is not None
    assert refused(log, TakeSeatBack(BERND)) == "seat/not-lent"


def test_only_a_computer_player_can_be_given_a_seat():
    assert refused(bernd_is_late(), GoOn(ANNA, BERND, "person")) == "table/plan"


def test_a_person_with_a_stand_in_is_not_asked():
    """An open question does not wait for an impossible answer; the next one skips the seat."""
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    for seat in (ANNA, CLARA):
        log.act(seat).act(seat, "confirm")
    table = log.table
    asked = advance(table, UndoAsked(ANNA, 1), table.match)
    stand_in = advance(asked, StandInStarted(BERND, CLARA, "guest"), table.match)

    assert asked.voters == {BERND, CLARA}
    assert stand_in.undo_request is None
    assert advance(stand_in, UndoAsked(ANNA, 1), table.match).voters == {CLARA}


def test_all_present_players_must_agree_to_the_end():
    log = bernd_is_late()
    first = log.does(GoOn(ANNA, BERND, "end"))
    asked = view_table(log.table, "id", CLARA).ending
    second = log.does(GoOn(CLARA, BERND, "end"))

    assert first.entries == (EndWanted(ANNA),)
    assert asked == (ANNA,)
    assert [entry.kind for entry in second.entries] == ["end-wanted", "abandoned"]


def test_other_late_players_need_not_agree():
    """Otherwise two who have left would hold up the third for ever."""
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    log.act(ANNA).act(ANNA, "confirm")
    log.now += HOUR

    ended = log.does(GoOn(ANNA, BERND, "end"))

    assert isinstance(ended.entries[-1], Abandoned)


def test_a_late_chooser_ends_no_match_alone():
    """All are late, so perhaps all are here.

    An action gives its player time, and then the right to end it.
    """
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    log.now += HOUR
    alone = log.does(GoOn(ANNA, BERND, "end"))
    log.act(ANNA).act(ANNA, "confirm")
    after = log.does(GoOn(ANNA, BERND, "end"))

    assert alone.entries == (EndWanted(ANNA),)
    assert isinstance(after.entries[-1], Abandoned)


def test_a_player_who_has_not_acted_either_cannot_end_it_alone():
    """All choose at once: Clara has time, but owes her choice like those who are late."""
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    log.now += HOUR
    log.does(GoOn(ANNA, CLARA, "wait"))
    before = log.does(GoOn(CLARA, BERND, "end"))
    log.act(CLARA).act(CLARA, "confirm")
    after = log.does(GoOn(CLARA, BERND, "end"))

    assert before.entries == (EndWanted(CLARA),)
    assert isinstance(after.entries[-1], Abandoned)


def test_all_who_are_late_can_end_it_together():
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    log.now += HOUR
    ends = [log.does(GoOn(seat, (seat + 1) % 3, "end")).entries[-1] for seat in range(3)]

    assert [entry.kind for entry in ends] == ["end-wanted", "end-wanted", "abandoned"]


def test_an_earlier_vote_for_the_end_can_be_repeated_once_the_others_are_late():
    """Clara had time when she was asked, and has none now."""
    log = Log("live 1+5").sit(ANNA, BERND, CLARA)
    log.act(ANNA).act(ANNA, "confirm")
    log.now += HOUR
    log.does(GoOn(ANNA, CLARA, "wait"))
    first = log.does(GoOn(ANNA, BERND, "end"))
    log.now += HOUR
    again = log.does(GoOn(ANNA, BERND, "end"))

    assert first.entries == (EndWanted(ANNA),)
    assert isinstance(again.entries[-1], Abandoned)


def test_votes_for_the_end_lapse_once_the_match_continues():
    log = bernd_is_late()
    log.does(GoOn(ANNA, BERND, "end"))

    log.act(BERND).act(BERND, "confirm")

    assert log.table.ending == frozenset()


def test_a_match_without_a_result_is_public_like_any_finished_match():
    """It has no winner; its secret is public, and no action is left."""
    log = bernd_is_late()
    for seat in (ANNA, CLARA):
        log.does(GoOn(seat, BERND, "end"))
    seen = view_table(log.table, "id", BERND)
    written = transcript(log.table.sheet)

    assert (seen.outcome, seen.ended, seen.waits, seen.legal) == (None, True, (), ())
    assert seen.secret
    assert other_seat(log.table, ANNA) == ANNA
    assert written.result is None
    assert "\nresult" not in print_match(written)
    assert refused(log, Act(BERND, 0, 0)) == "match/over"
    assert refused(log, GoOn(ANNA, BERND, "wait")) == "match/over"
    assert read(write(log.entries[-1])) == log.entries[-1]


class Times:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


async def begun(tables: Tables) -> tuple[str, str, str]:
    """A table of Anna and Bernd with a clock; its id and their tokens."""
    opened = await tables.open(
        "lots", plan_of("person", "person"), name="Anna", settings=TableSettings(time="live 1+5")
    )
    joined = await tables.join(opened.table, opened.invitations[1], "Bernd", key=next(KEYS))
    assert opened.token
    return opened.table, opened.token, joined.token


async def test_the_computer_player_continues_after_a_restart(database: str):
    """A new process reads the table from the log, clocks included."""
    time = Times()
    async with Tables(database, shelf=SHELF, load_player=guest, clock=time) as tables:
        table, anna, bernd = await begun(tables)
        time.now += HOUR
        await tables.continue_without(table, anna, 1, "computer guest", key=next(KEYS))
    async with Tables(database, shelf=SHELF, load_player=guest, clock=time) as tables:
        async with tables.watch(table, anna):
            await until_acts(tables, table)
        await tables.return_to_seat(table, bernd, key=next(KEYS))
        seen = await tables.view(table, bernd)

    assert seen.clock is not None
    assert not seen.stand_in


async def until_acts(tables: Tables, table: str) -> None:
    """Wait for the computer player's first action that others notice."""
    async with asyncio.timeout(60):
        async with tables.watch(table) as views:
            async for view in views:
                if view.last:
                    return


async def test_two_processes_decide_once(database: str):
    """The second gets a refusal, since the choice has been made."""
    time = Times()
    async with (
        Tables(database, shelf=SHELF, load_player=guest, clock=time) as one,
        Tables(database, shelf=SHELF, load_player=guest, clock=time) as other,
    ):
        table, anna, bernd = await begun(one)
        await other.view(table, anna)
        time.now += HOUR
        key = next(KEYS)
        await one.continue_without(table, anna, 1, "wait", key=key)
        with pytest.raises(NotNow) as error:
            await other.continue_without(table, anna, 1, "wait", key=next(KEYS))
        again = await other.continue_without(table, anna, 1, "wait", key=key)
        clocks = [(await tables.view(table, bernd)).clock for tables in (one, other)]

    assert error.value.code == "time/not-up"
    assert again.table == table
    assert clocks[0] == clocks[1]
