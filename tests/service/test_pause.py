"""A pause needs every player's consent; one player can end it; meanwhile the clocks stop."""

import pytest

from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.service.core.absence import GoOn
from serenissima.service.core.alarms import seats_to_move
from serenissima.service.core.commands import Act, Command, Undo
from serenissima.service.core.entries import Paused, read, write
from serenissima.service.core.pause import Pause
from serenissima.service.core.pause_state import PauseReply
from serenissima.service.core.viewing import view_table
from tests.service.clocked import Log

ANNA, BERND, CLARA = range(3)
HOUR = 3600.0


def refused(log: Log, command: Command) -> str:
    with pytest.raises((NotNow, Illegal, Unreadable)) as error:
        log.does(command)
    return error.value.code


def seated(*plan: str, control: str = "live 1+5") -> Log:
    log = Log(control, *plan)
    return log.sit(*(seat for seat, who in enumerate(plan or ("person",) * 3) if who == "person"))


def paused() -> Log:
    """Ten seconds after the beginning, all have agreed to a pause."""
    log = seated()
    log.does(Pause(BERND, "ask"), 10.0)
    for seat in (ANNA, CLARA):
        log.does(Pause(seat, "agree"))
    return log


def test_the_clocks_stop_until_a_player_resumes():
    log = paused()
    log.now += HOUR
    stood = [log.left(seat) for seat in range(3)]
    log.does(Pause(CLARA, "end"))
    log.now += 10.0

    assert stood == [50.0] * 3
    assert [log.left(seat) for seat in log.table.match.waits] == [40.0] * len(log.table.match.waits)
    assert log.table.pause.reply == PauseReply(CLARA, "ended")


def test_a_pause_begins_when_the_last_player_agrees():
    log = seated()
    asked = log.does(Pause(BERND, "ask")).entries
    first = log.does(Pause(ANNA, "agree")).entries
    last = log.does(Pause(CLARA, "agree")).entries

    assert [[entry.kind for entry in entries] for entries in (asked, first, last)] == [
        ["pause-asked"],
        ["pause-agreed"],
        ["pause-agreed", "paused"],
    ]


@pytest.mark.parametrize(("seat", "what"), [(ANNA, "refused"), (BERND, "withdrawn")])
def test_one_refusal_is_enough_and_the_asker_may_withdraw(seat: int, what: str):
    log = seated()
    log.does(Pause(BERND, "ask"))
    log.does(Pause(CLARA, "agree"))
    log.does(Pause(seat, "refuse"))

    assert log.table.pause.reply == PauseReply(seat, what)
    assert refused(log, Pause(ANNA, "agree")) == "pause/not-asked"


def test_during_a_pause_actions_are_refused_and_no_seat_is_late():
    log = paused()
    log.now += HOUR
    seat = log.table.match.waits[0]
    seen = view_table(log.table, "id", seat)

    assert refused(log, Act(seat, log.table.match.legal(seat)[0], seen.seq)) == "pause/on"
    assert refused(log, Undo(seat, 1)) == "pause/on"
    assert refused(log, GoOn(ANNA, BERND, "wait")) == "time/not-up"
    assert (seen.legal, seen.decision, seen.undo) == ((), None, None)


def test_computer_players_wait_as_well():
    """A person who plays against them alone pauses without a vote."""
    log = seated("person", "computer guest", "computer guest")
    moving = seats_to_move(log.table)
    entries = log.does(Pause(ANNA, "ask")).entries
    standing = seats_to_move(log.table)

    assert isinstance(entries[-1], Paused)
    assert moving
    assert standing == []


def test_impossible_pauses_are_refused():
    log = seated()
    codes = [refused(log, Pause(ANNA, wish)) for wish in ("agree", "refuse", "end", "sleep")]
    log.does(Pause(ANNA, "ask"))
    codes += [refused(log, Pause(BERND, "ask")), refused(log, Pause(ANNA, "agree"))]

    assert codes == [
        "pause/not-asked",
        "pause/not-asked",
        "pause/not-on",
        "pause/wish",
        "pause/asked",
        "pause/not-asked",
    ]
    assert refused(paused(), Pause(ANNA, "ask")) == "pause/on"
    assert refused(Log("live 1+5").sit(ANNA), Pause(ANNA, "ask")) == "table/gathering"
    assert refused(seated(control="none"), Pause(ANNA, "ask")) == "pause/no-clock"
    over = seated()
    for seat in (ANNA, CLARA):
        over.act(seat)
        over.act(seat, "confirm")
    for seat in (ANNA, CLARA):
        over.does(GoOn(seat, BERND, "end"), HOUR)
    assert refused(over, Pause(ANNA, "ask")) == "match/over"


def test_the_result_of_the_vote_is_shown_until_the_next_action():
    """A secret choice does not end this, since that would reveal it."""
    log = paused()
    log.does(Pause(ANNA, "end"))
    chosen = log.act(BERND).table.pause.reply
    log.act(BERND, "confirm")

    assert chosen == PauseReply(ANNA, "ended")
    assert log.table.pause.reply is None


def test_its_entries_have_texts_that_give_them_back():
    log = paused()
    log.does(Pause(ANNA, "end"))
    log.does(Pause(ANNA, "ask"))
    log.does(Pause(BERND, "refuse"))

    assert [read(write(entry)) for entry in log.entries] == log.entries
