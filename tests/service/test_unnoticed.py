"""A seat's secret actions, and their undoing, leave no trace in others' views."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima.fairplay.proof import check
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.commands import Act, Undo
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import (
    Finished,
    Undone,
    UndoneAlone,
)
from serenissima.service.core.folding import evolve, fold
from serenissima.service.core.scoresheet import add_up, transcript
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from tests.service.guests import GAME, SECRET, any_command, opened, play_out
from tests.service.nods import GAME as NODS
from tests.service.wavering import BACK, act, command, every_step, pair, shown, waver


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_choosing_and_undoing_lots_leaves_no_trace(seats: int, seed: int):
    """All choose at the same time; a wavering player's changes stay secret."""
    chance = random.Random(seed)
    two = pair(GAME, seats, chance)

    waver(two, chance, 200, most=99)

    assert two.plain.match.over
    assert two.plain.sheet.count < two.wavering.sheet.count


def test_lots_are_undone_in_every_way():
    """The test above has seen them all."""
    chance, ways = random.Random(7), dict(BACK)
    for _ in range(5):
        two = pair(GAME, 3, chance)
        waver(two, chance, 60, most=0)
        ways = {way: ways[way] + two.taken_back[way] for way in ways}

    assert all(ways.values()), ways


def test_others_undo_both_freely_and_not():
    """The comparisons above have seen both."""
    chance, undone = random.Random(7), Counter[bool]()
    for _ in range(4):
        two = pair(GAME, 3, chance)
        waver(two, chance, 60, most=1)
        undone += two.undone

    assert min(undone[True], undone[False]) > 10


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32).map(random.Random), st.sampled_from([2, 3]))
def test_a_view_changes_only_with_its_number(chance: random.Random, seats: int):
    """For all questions, answers and undos, equal numbers mean equal bytes, and they rise."""
    table = fold(GAME, opened(*["person"] * seats))
    seen = dict.fromkeys(range(SPECTATOR, seats), (0, b""))
    for _ in range(120):
        for seat, (number, text) in seen.items():
            now = table.noticed_count(seat), shown(table, seat)
            assert now[0] > number or now == (number, text)
            seen[seat] = now
        if table.match.over:
            return
        try:
            table, _ = command(table, any_command(table, chance))
        except SerenissimaError:
            continue


def chosen_by_both() -> Table:
    """Seat 0 has chosen a lot, then seat 1; none has confirmed."""
    table = fold(GAME, opened())
    for seat in (0, 1):
        table = act(table, seat, table.match.legal(seat)[0])
    return table


def test_an_earlier_choice_is_undone_below_another_s():
    """Seat 1's later choice stays, and its view does not change."""
    before = chosen_by_both()

    table, entries = command(before, Undo(0, 1))

    assert entries == [UndoneAlone(0, 1)]
    assert (table.sheet.numbers, table.sheet.undone) == ((0, 2), (1,))
    assert (int(table.match.state.chosen[0]), int(table.match.state.chosen[1]) > 0) == (0, True)
    assert every_step(table, 1) == every_step(before, 1)
    assert shown(table, SPECTATOR) == shown(before, SPECTATOR)


def test_a_match_with_such_an_undo_is_proved():
    """The proof covers its file, its dice, and the actions' numbers."""
    entries = [*opened()]
    table = fold(GAME, entries)
    for seat in (0, 1):
        table, news = command(table, Act(seat, table.match.legal(seat)[0], 0))
        entries += news
    table, news = command(table, Undo(0, 1))
    entries += [*news, *play_out(table, random.Random(1))]
    again = fold(GAME, entries)
    file = transcript(add_up(entries))

    assert isinstance(entries[-1], Finished)
    assert file.proof is not None
    assert file.proof.undone == (1,)
    assert [(line.seat, line.action) for line in file.lines] == [
        (step.seat, GAME.actions.format(step.action)) for step in again.match.steps[1:]
    ]
    assert check(file, again.match) == sum(len(step.answers) for step in again.match.steps)


def test_free_undo_does_not_depend_on_unnoticed_actions():
    """This holds even where others had noticed the step and begun to answer.

    Their answer falls or stays.

    Here it stays: seat 1 could have chosen the same before.
    """
    alone = act(act(fold(GAME, opened()), 0, "choose one"), 0, "confirm")
    begun = act(alone, 1, alone.match.legal(1)[0])

    assert view_table(alone, "table", 0).undo == view_table(begun, "table", 0).undo
    assert decide(alone, Undo(0, 2), SECRET).entries == (Undone(0, 2),)
    assert decide(begun, Undo(0, 2), SECRET).entries == (UndoneAlone(0, 2),)


def test_a_secret_answer_to_an_undone_action_falls_with_it():
    """Seat 1 could think only after the nod, seat 2 before; others learn of neither."""
    nodded = act(pair(NODS, 3, random.Random(1)).plain, 0, "nod")
    answered = act(act(nodded, 1, "think"), 2, "think")

    plain, (alone,) = command(nodded, Undo(0, 1))
    table, entries = command(answered, Undo(0, 1))

    assert alone == Undone(0, 1)
    assert entries == [UndoneAlone(0, 2), UndoneAlone(0, 1)]
    assert (table.sheet.numbers, table.sheet.undone, table.match.waits) == ((0, 3), (1, 2), (0, 2))
    assert table.match.state.thought.tolist() == [0, 0, 1]
    assert [shown(table, seat) for seat in (0, SPECTATOR)] == [
        shown(plain, seat) for seat in (0, SPECTATOR)
    ]
    table, entries = command(act(nodded, 1, "think"), Undo(0, 1))
    assert entries == [UndoneAlone(0, 2), UndoneAlone(0, 1)]
    assert table.match.steps == nodded.match.steps[:1]


def test_a_secret_roll_falls_with_an_earlier_undone_action():
    """Seat 2 could have guessed before the nod too, but the dice would be asked anew."""
    nodded = act(pair(NODS, 3, random.Random(1)).plain, 0, "nod")
    guessed = act(nodded, 2, "guess")

    table, entries = command(guessed, Undo(0, 1))

    assert guessed.match.steps[2].answers
    assert entries == [UndoneAlone(0, 2), UndoneAlone(0, 1)]
    assert table.match.steps == nodded.match.steps[:1]


def test_undo_is_noticed_by_all_who_noticed_a_removed_action():
    """The first action was secret, but the second public."""
    confirmed = act(act(fold(GAME, opened()), 0, "choose one"), 0, "confirm")
    table = evolve(confirmed, Undone(0, 1))
    last = range(table.sheet.length - 2, table.sheet.length + 1)

    assert [table.notices(1, number) for number in last] == [False, True, True]
    assert table.noticed_count(1) == confirmed.noticed_count(1) + 1


@pytest.mark.parametrize("seed", range(24))
def test_thoughts_that_fall_with_a_nod_leave_no_trace(seed: int):
    """For every wavering seat, the others' undo has the same effect."""
    chance = random.Random(seed)
    two = pair(NODS, 3, chance)

    waver(two, chance, 20, most=9)

    assert two.plain.match.over


def test_an_unnoticed_action_does_not_close_a_question():
    """Closing it would reveal the action."""
    table = act(act(fold(GAME, opened()), 0, "choose one"), 0, "confirm")
    asked, _ = command(act(table, 1, table.match.legal(1)[0]), Undo(0, 2))
    later = act(asked, 1, "take-back")

    assert later.undo_request == asked.undo_request
    assert [shown(later, seat) for seat in (0, SPECTATOR)] == [
        shown(asked, seat) for seat in (0, SPECTATOR)
    ]
