"""Players are notified of questions to them: a pause, the end, or a late player."""

import pytest

from serenissima.service import Person, Seated, Tables, TableSettings
from serenissima.service.core.absence import GoOn
from serenissima.service.core.alarms import alarm_notifications, still_stands
from serenissima.service.core.commands import Command
from serenissima.service.core.notifications import TO_DO, is_due, notifications, open_notifications
from serenissima.service.core.pause import Pause
from serenissima.service.core.table import Table
from serenissima.service.core.time_control import DAY
from tests.service.clocked import BEGAN, Log
from tests.service.guests import KEYS, SHELF, act, guest

ANNA, BERND, CLARA = range(3)
PATIENCE = 3.0 * DAY


def now(log: Log) -> Table:
    """Return the table at this moment."""
    return log.table.at_moment(log.now, log.patience)


def notified(log: Log, command: Command) -> list[tuple[int, str]]:
    """Return the seats that a command notifies, and the reasons."""
    before = now(log)
    log.does(command)
    return sorted((one.seat, one.kind) for one in notifications(before, now(log), command.seat))


def without_bernd(control: str) -> Log:
    """Anna and Clara have acted, and Bernd is late."""
    log = Log(control, patience=PATIENCE).sit(ANNA, BERND, CLARA)
    for seat in (ANNA, CLARA):
        log.act(seat).act(seat, "confirm")
    log.now += PATIENCE
    return log


def test_a_player_asked_for_a_pause_is_notified():
    """It comes once, until they have answered or the question has ended."""
    log = Log("days 2", patience=PATIENCE).sit(ANNA, BERND, CLARA)

    assert notified(log, Pause(ANNA, "ask")) == [(BERND, "pause"), (CLARA, "pause")]
    assert notified(log, Pause(BERND, "agree")) == []
    due = [seat for seat in (ANNA, BERND, CLARA) if is_due(now(log), seat, "pause", 0)]
    assert due == [CLARA]
    assert notified(log, Pause(ANNA, "refuse")) == []
    assert not is_due(now(log), CLARA, "pause", 0)


@pytest.mark.parametrize("control", ["days 2", "none"])
def test_a_player_asked_for_the_end_by_time_alone_is_notified(control: str):
    """Bernd is late and not asked, until Anna, who wants the end, is late as well."""
    log = Log(control, "person", "person", patience=PATIENCE).sit(ANNA, BERND)
    log.now += PATIENCE
    log.does(GoOn(BERND, ANNA, "wait"))
    log.now += 60.0
    assert notified(log, GoOn(ANNA, BERND, "end")) == []
    told, log.now = log.now, log.now + PATIENCE
    assert is_due(now(log), BERND, "end", 0)

    for before in (told - DAY, told):
        notifications = alarm_notifications(log.table, before, log.now, PATIENCE)
        assert [(one.seat, one.kind) for one in notifications if one.kind != "low"] == [
            (BERND, "end")
        ]
    assert alarm_notifications(log.table, log.now, log.now + DAY, PATIENCE) == []
    log.does(GoOn(BERND, ANNA, "end"))
    assert log.table.over


@pytest.mark.parametrize("control", ["days 2", "none"])
def test_an_earlier_question_for_the_end_is_not_repeated_by_time(control: str):
    """Clara was asked when Anna wanted it; then Anna becomes late, too."""
    log = Log(control, patience=PATIENCE).sit(ANNA, BERND, CLARA)
    log.now += PATIENCE
    log.does(GoOn(BERND, ANNA, "wait"))
    log.now += 60.0
    assert notified(log, GoOn(ANNA, BERND, "end")) == [(BERND, "end"), (CLARA, "end")]
    notifications = alarm_notifications(log.table, 0.0, log.now + PATIENCE, PATIENCE)

    assert [one for one in notifications if one.kind == "end"] == []


@pytest.mark.parametrize("control", ["days 2", "none"])
def test_a_player_asked_for_the_end_is_notified(control: str):
    """The late player is left out, and the choice how to continue is not announced twice."""
    log = without_bernd(control)
    assert still_stands(now(log), CLARA, "late", 1 << BERND)

    assert notified(log, GoOn(ANNA, BERND, "end")) == [(CLARA, "end")]
    assert is_due(now(log), CLARA, "end", 0)
    assert not any(still_stands(now(log), seat, "late", 1 << BERND) for seat in (ANNA, CLARA))
    assert notified(log, GoOn(CLARA, BERND, "wait")) == []
    assert not is_due(now(log), CLARA, "end", 0)


def test_the_player_who_wants_the_end_is_notified_once_that_is_enough():
    """Clara is late as well by then, so no further vote is needed."""
    log = Log("days 2", patience=PATIENCE).sit(ANNA, BERND, CLARA)
    log.act(ANNA).act(ANNA, "confirm")
    log.does(GoOn(ANNA, CLARA, "wait"), 2.0 * DAY)
    assert notified(log, GoOn(ANNA, BERND, "end")) == [(CLARA, "end")]
    told = log.now
    log.now += 2.0 * DAY
    late = [
        one for one in alarm_notifications(log.table, told, log.now, PATIENCE) if one.kind == "late"
    ]

    assert [(one.seat, one.about) for one in late] == [(ANNA, 1 << BERND | 1 << CLARA)]
    assert not is_due(now(log), CLARA, "end", 0)


def test_a_new_address_is_notified_of_every_question():
    """This includes those that time alone has raised, under the id of the others' notification."""
    log = without_bernd("days 2")
    late = alarm_notifications(log.table, BEGAN, log.now, PATIENCE)

    assert open_notifications(now(log), ANNA) == [one for one in late if one.seat == ANNA]
    log.does(GoOn(ANNA, BERND, "end"))
    assert [one.kind for one in open_notifications(now(log), CLARA)] == ["end"]
    assert {"late", "end", "pause", "asked", "turn"} == TO_DO


class Clock:
    now = BEGAN

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("time", ["days 2", "none"])
async def test_a_list_of_tables_shows_each_question(place: str, time: str):
    """The notifications agree with it, with clocks or without."""
    clock = Clock()
    async with Tables(place, shelf=SHELF, load_player=guest, clock=clock) as tables:
        opening = await tables.open(
            "lots", [Person()] * 3, name="Anna", settings=TableSettings(time=time)
        )
        table, anna = opening.table, str(opening.token)
        bernd, clara = [
            await tables.join(table, opening.invitations[seat], name, key=next(KEYS))
            for seat, name in ((1, "Bernd"), (2, "Clara"))
        ]
        for token in (anna, clara.token):
            for action in (None, "confirm"):
                await act(tables, table, token, action)
        url = "https://calls.test/"
        await tables.outbox.register(table, clara.token, "webhook", url, "en", asks=False)
        assert await asked(tables, bernd, clara) == {BERND: (), CLARA: ()}
        clock.now += tables.patience
        assert await asked(tables, bernd, clara) == {BERND: (), CLARA: ("late",)}
        await tables.continue_without(table, anna, BERND, "end", key=next(KEYS))
        assert await asked(tables, bernd, clara) == {BERND: (), CLARA: ("end",)}

        waiting, _ = await tables.outbox.list_waiting()
        assert {one.kind for one in waiting if one.table_id == table} >= {"end"}
        await tables.continue_without(table, clara.token, BERND, "wait", key=next(KEYS))
        assert await asked(tables, bernd, clara) == {BERND: (), CLARA: ()}


async def asked(tables: Tables, *those: Seated) -> dict[int, tuple[str, ...]]:
    """Return the questions to each of them there, who share a device."""
    (one,) = await tables.summaries({those[0].table: [one.token for one in those]})
    return dict(one.asked)
