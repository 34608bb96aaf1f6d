"""A table is what its entries add up to; commands are decided, refused, undone."""

import json
import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.kernel.record import bytes_of
from serenissima.service.core.commands import (
    MOST_ACTIONS,
    Act,
    ActAll,
    AnswerUndo,
    Command,
    Join,
    Undo,
    act_command,
    fingerprint,
)
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import Acted, Finished, Undone, read, write
from serenissima.service.core.folding import begin, evolve, fold
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.words import Speaker
from tests.service.guests import GAME, SECRET, any_command, live, opened, play_out

CHOOSE_ONE, CONFIRM, TAKE_BACK = "choose one", "confirm", "take-back"
chances = st.integers(0, 2**32).map(random.Random)


def table_of(*plan: str) -> Table:
    return fold(GAME, opened(*plan))


def after(table: Table, *asked: Command) -> Table:
    for command in asked:
        table = decide(table, command, SECRET).table
    return table


def act(table: Table, seat: int, action: str | None = None) -> Table:
    """Return the table after an action; any legal one by default."""
    chosen = action or table.match.legal(seat)[0]
    return after(table, Act(seat, chosen, table.decision(seat) or 0))


def refused(table: Table, command: Command) -> str:
    with pytest.raises((Illegal, NotNow, Unreadable)) as error:
        decide(table, command, SECRET)
    return error.value.code


@settings(max_examples=40, deadline=None)
@given(chances, st.integers(0, 80), st.sampled_from([("person",) * 2, ("person",) * 3]))
def test_the_fold_of_the_written_log_is_the_live_table(
    chance: random.Random, steps: int, plan: tuple[str, ...]
):
    """All state is in the log, and every entry has a text that gives it back."""
    entries, table = live(chance, steps, *plan)

    again = fold(GAME, [read(write(entry)) for entry in entries])

    assert [write(read(write(entry))) for entry in entries] == [write(entry) for entry in entries]
    assert (again.sheet.length, again.sheet.numbers, again.sheet.count) == (
        table.sheet.length,
        table.sheet.numbers,
        table.sheet.count,
    )
    assert (again.undo_request, again.sheet.finished, again.sheet.names) == (
        table.undo_request,
        table.sheet.finished,
        table.sheet.names,
    )
    for seat in range(-1, table.match.seats):
        old, new = (json.dumps(view_table(t, "id", seat).as_data()) for t in (table, again))
        assert old == new
    assert (bytes_of(again.match.state) == bytes_of(table.match.state)).all()


def test_a_table_s_representation_holds_no_deal():
    """`repr` of a match recreates it, secrets included; that of its table leaves it out."""
    table = act(table_of(), 0)
    secrets = ("read_match", "deal", "choose", "answers", SECRET)

    assert "read_match" in repr(table.match)
    assert [text for text in secrets if text in repr(table)] == []


@settings(max_examples=30, deadline=None)
@given(chances, st.integers(0, 60))
def test_deciding_changes_nothing_and_is_repeatable(chance: random.Random, steps: int):
    """The same command at the same table leads to the same entries, and leaves the table alone."""
    _, table = live(chance, steps)
    command, before = any_command(table, chance), bytes_of(table.match.state).copy()

    first, second = (_entries_or_code(table, command) for _ in range(2))

    assert first == second
    assert (bytes_of(table.match.state) == before).all()


def _entries_or_code(table: Table, command: Command) -> object:
    try:
        return decide(table, command, SECRET).entries
    except (Illegal, NotNow) as error:
        return error.code


def test_a_finished_match_reveals_its_secret_in_its_last_event():
    """No other event contains it."""
    table = table_of()

    entries = play_out(table, random.Random(1))

    assert isinstance(entries[-1], Finished)
    assert entries[-1].secret == SECRET
    assert all(SECRET not in write(entry) for entry in [*opened(), *entries[:-1]])


def test_simultaneous_seats_never_reject_each_other():
    """Both answer the same moment's question, in either order."""
    table = table_of()
    first, second = table.decision(0), table.decision(1)
    lot = {seat: table.match.legal(seat)[0] for seat in (0, 1)}

    table = after(table, Act(1, lot[1], second), Act(0, lot[0], first))

    assert [step.seat for step in table.match.steps] == [-1, 1, 0]


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Join(1, "Ida", "k"), "Join(seat=1, name='Ida', key='k')"),
        (Act(0, "choose one", 3), "Act(seat=0, action='choose one', decision=3)"),
        (Act(0, 4, 3), "Act(seat=0, action=4, decision=3)"),
        (
            ActAll(0, ("choose one", 3), 2),
            "ActAll(seat=0, actions=('choose one', 3), decision=2)",
        ),
        (Undo(1, 7), "Undo(seat=1, number=7)"),
        (AnswerUndo(1, 7, True), "AnswerUndo(seat=1, number=7, agree=True)"),
    ],
)
def test_the_fingerprint_of_a_command_never_changes(command: Command, text: str):
    """Databases store its hash: a command that is sent again must have the same one."""
    assert fingerprint(command) == text


def test_an_entry_holds_only_readable_values():
    """A number of NumPy's would come back as a text."""
    with pytest.raises(TypeError, match="an entry cannot contain"):
        write(Acted(0, "confirm", (np.int64(2),), 1))


def test_an_answer_to_an_older_decision_is_stale():
    """It is refused, with the decision that is current."""
    table = table_of()
    asked = table.decision(0)
    table = act(table, 0)

    with pytest.raises(NotNow) as error:
        decide(table, Act(0, CONFIRM, asked), SECRET)

    assert error.value.code == "decision/stale"
    assert error.value.hint == f"the current decision is {table.decision(0)}"


def test_an_answer_given_before_an_undo_is_stale_after_another_action():
    """The number of steps is the same again, the decision is not."""
    table = act(table_of(), 0)
    old = table.decision(0)
    table = act(after(table, Undo(0, table.sheet.numbers[-1])), 0)

    assert refused(table, Act(0, CONFIRM, old)) == "decision/stale"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Act(0, "sing", 0), "action/unreadable"),
        (Act(0, CONFIRM, 0), "action/illegal"),
        (Undo(0, 1), "undo/nothing"),
        (AnswerUndo(0, 1, True), "undo/not-asked"),
        (Join(0, "Doris", "key"), "seat/taken"),
    ],
)
def test_refusals_have_codes(command: Command, code: str):
    """Each has a different one."""
    assert refused(table_of(), command) == code


# ---- several actions at once ---------------------------------------------------------------------


def lot(table: Table, seat: int) -> str:
    """Return a lot that a seat can choose."""
    return GAME.actions.format(table.match.legal(seat)[0])


def test_several_actions_become_separate_entries():
    """They are the same as for one action at a time."""
    table = table_of()
    chosen, asked = lot(table, 0), table.decision(0) or 0
    verdict = decide(table, ActAll(0, (chosen, CONFIRM), asked), SECRET)
    one_by_one = act(act(table, 0, chosen), 0, CONFIRM)

    assert [entry.action for entry in verdict.entries] == [chosen, CONFIRM]
    assert verdict.table.audiences == one_by_one.audiences
    assert (bytes_of(verdict.table.match.state) == bytes_of(one_by_one.match.state)).all()


def test_one_illegal_action_rejects_the_whole_list():
    """The refusal is that of the action; the table stays as it is."""
    table = table_of()
    asked, chosen = table.decision(0) or 0, lot(table, 0)

    assert refused(table, ActAll(0, (chosen, chosen), asked)) == "action/illegal"
    assert refused(table, ActAll(0, (chosen, "sing"), asked)) == "action/unreadable"
    assert refused(table, ActAll(0, (chosen, CONFIRM), asked + 1)) == "decision/stale"
    assert (table.sheet.count, table.decision(0)) == (0, asked)


def test_a_revealing_action_ends_the_list():
    """When both have confirmed, the round is played.

    The rest of the list was chosen without its result.

    The list ends there whether the rest would be legal or not, so it reveals no secret.
    """
    table = table_of()
    table = act(act(table, 1), 1, CONFIRM)
    chosen, asked = lot(table, 0), table.decision(0) or 0
    taken = [
        decide(table, ActAll(0, (chosen, CONFIRM, then), asked), SECRET)
        for then in ("choose one", "choose two", "choose three", CONFIRM)
    ]

    assert [[entry.action for entry in one.entries] for one in taken] == [[chosen, CONFIRM]] * 4


def test_only_the_last_of_several_actions_is_undone():
    """They are undone one at a time, as if they had been taken one by one."""
    table = table_of()
    chosen = lot(table, 0)
    table = after(table, ActAll(0, (chosen, CONFIRM), table.decision(0) or 0))
    table = after(table, Undo(0, table.ordinal(0, table.sheet.numbers[-1])))

    assert [GAME.actions.format(step.action) for step in table.match.steps[1:]] == [chosen]


def test_a_list_of_one_is_an_action():
    """A list of none, or of very many, is refused."""
    assert act_command(0, ["confirm"], 3) == act_command(0, "confirm", 3) == Act(0, "confirm", 3)
    for wrong in ([], ["confirm"] * (MOST_ACTIONS + 1)):
        with pytest.raises(Unreadable) as error:
            act_command(0, wrong, 3)
        assert error.value.code == "action/list"


def test_actions_after_the_end_are_refused():
    """So is undo."""
    table = table_of()
    for entry in play_out(table, random.Random(2)):
        table = evolve(table, entry)

    assert refused(table, Act(0, CONFIRM, table.sheet.count)) == "match/over"
    assert refused(table, Undo(0, table.sheet.count)) == "match/over"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "ANNA"])
def test_names_can_be_shown_and_told_apart(name: str):
    """Empty, long, unprintable and taken ones are refused."""
    entries = [entry for entry in opened() if entry.kind != "joined" or entry.seat == 0]

    assert refused(fold(GAME, entries), Join(1, name, "key")) == "seat/name"


def test_an_action_without_new_information_is_undone_at_once():
    """The others are not asked."""
    table = act(table_of(), 0)

    entries = decide(table, Undo(0, 1), SECRET).entries

    assert entries == (Undone(0, 1),)


def test_a_revelation_is_undone_by_consent_only():
    """When all have confirmed, lots are shown and a die is rolled."""
    table = _shown()

    table = after(table, Undo(1, 3))
    assert table.voters == {0}
    assert refused(table, Undo(0, 2)) == "undo/asked"
    table = after(table, AnswerUndo(0, 3, True))

    assert table.undo_request is None
    assert table.sheet.undone == (4,)
    assert table.match.waits == (1,)


def test_consent_can_be_refused_and_a_question_withdrawn():
    """Either way the table stays as it was."""
    table = _shown()

    for seat in (0, 1):
        later = after(table, Undo(1, 3), AnswerUndo(seat, 3, False))
        assert later.undo_request is None
        assert later.sheet.numbers == table.sheet.numbers


def test_the_asker_cannot_agree_with_itself():
    """Only the others are asked."""
    table = after(_shown(), Undo(1, 3))

    assert refused(table, AnswerUndo(1, 3, True)) == "undo/not-asked"


def test_playing_on_answers_the_question():
    """An action that all players notice closes it."""
    asked = act(after(_shown(), Undo(1, 3)), 0)
    table = act(asked, 0, CONFIRM)

    assert asked.undo_request is not None
    assert table.undo_request is None


def replies(table: Table) -> list[tuple[int, str] | None]:
    """Return the information on undo of a spectator, then of each seat."""
    return [reply and (reply.seat, reply.what) for reply in table.replies]


def test_the_result_of_an_undo_request_is_shown_until_the_next_action():
    """It was done, refused or withdrawn, or lapsed.

    A viewer who has noticed another action has read it.
    """
    asked = after(_shown(), Undo(1, 3))

    assert replies(asked) == [None] * 3
    assert replies(after(asked, AnswerUndo(0, 3, False))) == [(0, "refused")] * 3
    assert replies(after(asked, AnswerUndo(1, 3, False))) == [(1, "withdrawn")] * 3

    assert replies(act(act(asked, 0), 0, CONFIRM)) == [(0, "lapsed")] * 3

    done = after(asked, AnswerUndo(0, 3, True))

    assert replies(done) == [(1, "done")] * 3
    assert replies(act(done, 1, CONFIRM)) == [None] * 3


def test_undoing_a_secret_choice_is_secret():
    """Only the seat itself sees it."""
    table = after(act(table_of(), 0), Undo(0, 1))

    assert replies(table) == [None, (0, "done"), None]
    assert replies(act(table, 1)) == [None, (0, "done"), None]


def test_a_repeated_action_rolls_new_dice():
    """An action after an undo has a new number, and so new dice."""
    table = _shown()
    table = after(table, Undo(1, 3), AnswerUndo(0, 3, True))

    (entry,) = decide(table, Act(1, CONFIRM, table.decision(1) or 0), SECRET).entries

    assert isinstance(entry, Acted)
    assert entry.number == 5


def _shown() -> Table:
    """Return a table at which both have confirmed their first lots.

    Four actions, each noticed three.
    """
    table = act(act(table_of(), 0), 0, CONFIRM)
    return act(act(table, 1), 1, CONFIRM)


def test_a_match_under_other_rules_is_left_alone():
    """Its log is not read by rules it was not played by."""
    first = opened()[0]
    text = write(first).replace('"rules":1', '"rules":7')

    with pytest.raises(NotNow) as error:
        begin(GAME, read(text))

    assert (error.value.code, error.value.text, error.value.hint) == (
        "table/rules-version", 7, "version 1",
    )  # fmt: skip
    assert "a version of Serenissima that has these rules can still show" in Speaker("en").refuse(
        error.value
    )


def test_a_match_of_an_earlier_version_continues_under_its_rules():
    """This works where today's rules can still play as that version did, by its options."""
    meta = replace(GAME.meta, rules_version=8, earlier={7: {"catch": "two"}})
    first = replace(opened()[0], rules=7, options={})
    table = begin(replace(GAME, meta=meta), first)

    assert table.match.game.options_of(table.match.terms) == {"catch": "two"}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"kind":"acted","v":1}', '{"kind":"x","v":1}',
                                  '{"kind":"undo-agreed","v":2,"seat":0}'])  # fmt: skip
def test_unreadable_events_are_refused(text: str):
    """A log from the future or a damaged one is not guessed at."""
    with pytest.raises(Unreadable) as error:
        read(text)

    assert error.value.code == "entry/unreadable"
