"""A time limit is for a whole turn, however many actions it has."""

import random
from itertools import pairwise

from serenissima import players
from serenissima.service.core.deciding import decide
from serenissima.service.runtime.question import Question
from serenissima.service.runtime.turn import LEAST, head_start
from tests.service.clocked import Log
from tests.service.guests import SECRET, live

LIMIT = 2.0  # seconds


def given(taken: int) -> float:
    """Return a player's seconds for an action under a limit, after this number of actions."""
    return LIMIT - head_start(players.load(f"ismcts:{LIMIT:g}s"), taken)


def test_each_action_has_half_of_the_remaining_time():
    """The first has half of the limit; a usual turn stays within it."""
    assert [given(taken) for taken in range(3)] == [LIMIT / 2, LIMIT / 4, LIMIT / 8]
    assert sum(map(given, range(6))) < LIMIT


def test_a_late_action_of_a_long_turn_still_has_some_time():
    assert given(30) == LIMIT * LEAST
    assert all(later <= sooner for sooner, later in pairwise(map(given, range(30))))


def test_a_player_without_a_limit_has_no_head_start():
    """It thinks by the number of its iterations."""
    assert head_start(players.load("ismcts:500"), 3) == 0.0
    assert head_start(players.load("greedy"), 3) == 0.0


def test_a_computer_player_s_action_is_computed_once():
    """Its clocks are those of the moment at which it acts, and no rule runs again for them."""
    log = Log("live 1+5", "person", "computer guest", "computer guest").sit(0)
    question = Question("id", log.table, SECRET, 1)
    proposal = question.proposal(log.table.match.legal(1)[0])
    later = log.table.at_moment(log.now + 10.0)

    verdict = proposal.decide(later, proposal.act, SECRET)

    assert verdict.entries == proposal.verdict.entries
    assert verdict.table.match is proposal.verdict.table.match
    assert verdict.table.at == log.now + 10.0
    assert verdict.table.clock == decide(later, proposal.act, SECRET).table.clock


def test_a_turn_begins_anew_when_the_seat_notices_another():
    """Only events that the seat has noticed count, so the time reveals no more to it."""
    counts = set()
    for seed in range(20):
        _, table = live(random.Random(seed), 30, "person", "person")
        for seat in table.match.waits:
            told = [step.seat for step in table.noticed_by(seat).told]
            taken = Question("id", table, SECRET, seat).taken
            counts.add(taken)

            assert told[len(told) - taken :] == [seat] * taken
            assert told[len(told) - taken - 1] != seat
    assert len(counts) > 1
