"""A seat's view depends only on information that it may have."""

import json
import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from serenissima.kernel.errors import Unknown
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.entries import Entry, Opened, Undone, write
from serenissima.service.core.folding import evolve, fold
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from tests.service.guests import GAME, SECRET, live, opened, play_out

KIND = st.integers(0, 2)
HANDS = st.tuples(KIND, KIND)


def dealt(*hands: tuple[int, int]) -> Table:
    """Return a table at which the seats were dealt these lots, under the same commitment."""
    first, *others = opened(*["person"] * len(hands))
    assert isinstance(first, Opened)
    deal = tuple(hand[turn] for turn in (0, 1) for hand in hands)
    data = {**first.__dict__, "deal": deal}
    return fold(GAME, [Opened(**data), *others])


def after(table: Table, seat: int, action: int | str) -> Table:
    return decide(table, Act(seat, action, table.decision(seat) or 0), SECRET).table


def shown(table: Table, seat: int, at: int | None = None) -> bytes:
    return json.dumps(view_table(table, "table", seat, at).as_data()).encode()


def every_step(table: Table, seat: int) -> list[bytes]:
    """Return a seat's view now, and of every past step."""
    return [shown(table, seat, at) for at in range(view_table(table, "table", seat).last + 1)]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32).map(random.Random), st.integers(0, 60))
def test_noticed_events_grow_with_the_table(chance: random.Random, steps: int):
    """A viewer after each entry gets the same events as one who looks only at the end."""
    entries, _ = live(chance, steps)
    table = fold(GAME, entries[:1])
    for entry in entries[1:]:
        table = evolve(table, entry)
        for seat in range(SPECTATOR, table.match.seats):
            view_table(table, "table", seat)
    fresh = fold(GAME, entries)

    for seat in range(SPECTATOR, table.match.seats):
        assert table.noticed_by(seat) == fresh.noticed_by(seat)


def test_viewers_of_the_same_share_one_view():
    """A view is made once for a seat of an unchanged table."""
    table = dealt((0, 1), (1, 2))

    assert view_table(table, "table", SPECTATOR) is view_table(table, "table", SPECTATOR)
    assert view_table(table, "table", 0) is not view_table(table, "table", 1)


@settings(max_examples=60, deadline=None)
@given(HANDS, HANDS, HANDS, st.integers(0, 5), st.integers(0, 5), st.booleans())
def test_equal_information_gives_equal_bytes(
    own: tuple[int, int],
    other: tuple[int, int],
    another: tuple[int, int],
    choice: int,
    rival_choice: int,
    confirms: bool,
):
    """Two tables that differ in a seat's hidden information look the same to it, byte for byte."""
    assume(max((own + other).count(k) for k in range(3)) <= 3)
    assume(max((own + another).count(k) for k in range(3)) <= 3)
    views = []
    for hand in (other, another):
        table = dealt(own, hand)
        legal, rival = table.match.legal(0), table.match.legal(1)
        table = after(table, 1, rival[rival_choice % len(rival)])
        table = after(table, 0, legal[choice % len(legal)])
        if confirms:
            table = after(table, 1, "confirm")
        views.append([every_step(table, seat) for seat in (0, SPECTATOR)])

    assert views[0] == views[1]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32).map(random.Random), st.integers(0, 60))
def test_a_running_match_shows_no_secret(chance: random.Random, steps: int):
    """A spectator sees neither the table's secret nor any hand."""
    _, table = live(chance, steps)
    assume(not table.match.over)

    text = shown(table, SPECTATOR)

    assert SECRET.encode() not in text
    assert not any(word in text for word in (b'"hand', b'"chosen', b'"pile'))
    assert not {"terms", "waited", "vacant", "moment"} & json.loads(text).keys()


def test_a_seat_sees_its_own_draws_and_not_the_others():
    """Hidden arguments are left out."""
    table = dealt((0, 1), (2, 2))

    drawn = [h.values for h in view_table(table, "table", 1).told[0].happenings]

    assert drawn == [(0, -1), (1, 2), (0, -1), (1, 2)]


def test_a_spectator_has_no_actions():
    """They are asked no question."""
    seen = view_table(dealt((0, 1), (2, 2)), "table", SPECTATOR)

    assert (seen.legal, seen.decision, seen.undo) == ((), None, None)


def test_looking_back_shows_the_view_of_that_time():
    """Step 0 is the set-up; the past offers no actions."""
    table = after(dealt((0, 1), (2, 2)), 0, "choose one")

    past, now = view_table(table, "table", 0, 0), view_table(table, "table", 0)

    assert (past.at, past.last, past.legal, past.decision) == (0, 1, (), None)
    assert len(past.told) == 1
    assert (past.view.chosen[0], now.view.chosen[0]) == (0, 1)


@pytest.mark.parametrize("at", [-1, 2, 99])
def test_missing_steps_are_refused(at: int):
    """The hint lists the existing ones."""
    with pytest.raises(Unknown) as error:
        view_table(after(dealt((0, 1), (2, 2)), 0, "choose one"), "table", 0, at)

    assert (error.value.code, error.value.hint) == ("table/step", "0 to 1")


def test_after_the_end_everything_is_open():
    """This includes any seat's view of any step, and the secret."""
    table = fold(GAME, opened())
    for entry in play_out(table, random.Random(3)):
        table = evolve(table, entry)

    seen = view_table(table, "table", 1)

    assert seen.over
    assert seen.outcome is not None
    assert seen.secret == SECRET


def test_free_undo_is_offered_only_without_new_information():
    """A hidden choice can be undone; the showing of lots cannot."""
    table = after(dealt((0, 1), (2, 2)), 0, "choose one")
    before = view_table(table, "table", 0).undo
    for seat, action in ((0, "confirm"), (1, "choose three"), (1, "confirm")):
        table = after(table, seat, action)
    showed = view_table(table, "table", 1).undo

    assert before is not None
    assert (before.number, before.free) == (1, True)
    assert showed is not None
    assert (showed.number, showed.free) == (3, False)


def test_events_and_sights_are_text(tmp_path: object):
    """Everything can be written down."""
    entry: Entry = Undone(0, 3)

    assert json.loads(write(entry)) == {"kind": "undone", "v": 1, "seat": 0, "number": 3}
