"""What a seat is shown depends on nothing that it may not know."""

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
    """A table at which the seats were dealt these lots, under the same commitment."""
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
    """What a seat is shown now, and looking back at every step."""
    return [shown(table, seat, at) for at in range(view_table(table, "table", seat).last + 1)]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32).map(random.Random), st.integers(0, 60))
def test_what_was_noticed_grows_with_the_table(chance: random.Random, steps: int):
    """Whoever looked after each entry is told the same as somebody who looks only at the end."""
    entries, _ = live(chance, steps)
    table = fold(GAME, entries[:1])
    for entry in entries[1:]:
        table = evolve(table, entry)
        for seat in range(SPECTATOR, table.match.seats):
            view_table(table, "table", seat)
    fresh = fold(GAME, entries)

    for seat in range(SPECTATOR, table.match.seats):
        assert table.noticed_by(seat) == fresh.noticed_by(seat)


def test_who_sees_the_same_shares_one_view():
    """A view is made once for a seat of a table as it stands."""
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
    """Two tables that differ in what a seat may not see look the same to it, byte for byte."""
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
def test_while_it_is_played_no_secret_is_shown(chance: random.Random, steps: int):
    """Neither the table's nor anybody's hand to a spectator."""
    _, table = live(chance, steps)
    assume(not table.match.over)

    text = shown(table, SPECTATOR)

    assert SECRET.encode() not in text
    assert not any(word in text for word in (b'"hand', b'"chosen', b'"pile'))
    assert not {"terms", "waited", "vacant", "moment"} & json.loads(text).keys()


def test_a_seat_is_told_its_own_draws_and_not_the_others():
    """Hidden arguments are left out."""
    table = dealt((0, 1), (2, 2))

    drawn = [h.values for h in view_table(table, "table", 1).told[0].happenings]

    assert drawn == [(0, -1), (1, 2), (0, -1), (1, 2)]


def test_a_spectator_has_no_actions():
    """It is asked nothing."""
    seen = view_table(dealt((0, 1), (2, 2)), "table", SPECTATOR)

    assert (seen.legal, seen.decision, seen.undo) == ((), None, None)


def test_looking_back_shows_what_was_seen_then():
    """Step 0 is the set-up; there is nothing to click in the past."""
    table = after(dealt((0, 1), (2, 2)), 0, "choose one")

    past, now = view_table(table, "table", 0, 0), view_table(table, "table", 0)

    assert (past.at, past.last, past.legal, past.decision) == (0, 1, (), None)
    assert len(past.told) == 1
    assert (past.view.chosen[0], now.view.chosen[0]) == (0, 1)


@pytest.mark.parametrize("at", [-1, 2, 99])
def test_steps_that_do_not_exist_are_refused(at: int):
    """The hint says which there are."""
    with pytest.raises(Unknown) as error:
        view_table(after(dealt((0, 1), (2, 2)), 0, "choose one"), "table", 0, at)

    assert (error.value.code, error.value.hint) == ("table/step", "0 to 1")


def test_after_the_end_everything_is_open():
    """Any seat's view of any step, and the secret."""
    table = fold(GAME, opened())
    for entry in play_out(table, random.Random(3)):
        table = evolve(table, entry)

    seen = view_table(table, "table", 1)

    assert seen.over
    assert seen.outcome is not None
    assert seen.secret == SECRET


def test_undo_is_offered_free_only_while_nothing_was_learned():
    """An own hidden choice can be undone; the showing of lots cannot."""
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
