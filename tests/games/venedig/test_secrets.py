"""R15: hidden and known information."""

from collections.abc import Iterator

import pytest

from serenissima.games.venedig.fields import STATE
from serenissima.kernel.fields import See
from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, event_values, play, see
from tests.games.venedig.looking import sums
from tests.games.venedig.table import at, begun, standing

EVERYBODY = (0, 1, 2, -1)


def differ(one: Match, other: Match) -> Iterator[int]:
    """Return the seats, and -1 for spectators, that can distinguish two matches so far."""
    for seat in EVERYBODY:
        heard = [[step.seen_by(seat) for step in match.steps] for match in (one, other)]
        if one.view(seat).tobytes() != other.view(seat).tobytes() or heard[0] != heard[1]:
            yield seat


def both(text: str, *words: str, last: str, answers: tuple[list[int], list[int]]):
    """Two matches that only the dice of the last action set apart."""
    matches = (at(text), at(text))
    for match, said_by_dice in zip(matches, answers, strict=True):
        if words:
            play(match, *words)
        play(match, last, answers=said_by_dice)
    return matches


def test_r15_1_only_the_owner_sees_hand_and_gold():
    """One's own, and nobody else's."""
    match = at("hand[0] casa=2\nhand[1] ponte=3\ngold[0] 3=1 5=1\ngold[1] 6=1")

    for seat in EVERYBODY:
        hands = [see(match, f"hand[{owner}]", seat) for owner in (0, 1)]
        purses = [see(match, f"gold[{owner}]", seat) for owner in (0, 1)]
        assert hands == ["casa=2" if seat == 0 else "", "ponte=3" if seat == 1 else ""]
        assert purses == [
            "3=1 5=1" if seat == 0 else "",
            "6=1" if seat == 1 else "",
        ]


def test_r15_1_pile_board_and_stock_are_hidden():
    """No player sees their contents."""
    match = begun()

    for seat in EVERYBODY:
        view = match.view(seat)
        assert (view.pile.sum(), view.tile_pile.sum(), view.treasure_pile.sum()) == (0, 0, 0)


def test_r15_1_a_drawn_card_is_secret():
    """The others see and learn the same for any card."""
    one, other = both(
        "hand[0] casa=1\nhand[1] casa=1", "done", "stop", last="draw", answers=([1], [4])
    )

    assert list(differ(one, other)) == [0]


def test_r15_1_a_tile_and_a_treasure():
    """Likewise."""
    one, other = both("hand[0] casa=1", "done", last="drain F11", answers=([0], [1]))
    assert list(differ(one, other)) == [0]

    one, other = both(
        "hand[0] casa=1\nposition 25 0 0 0 0", "lay casa", "done", last="site G12",
        answers=([0], [3]),
    )  # fmt: skip
    assert list(differ(one, other)) == [0]
    assert event_values(one.steps[-1], "treasure") == [(0, 3)]


def test_r15_2_numbers_are_seen():
    """Of cards, tiles and treasures."""
    match = at(
        f"hand[0] casa=2\nhand[1] ponte=3\ngold[0] 2=1 3=1 5=1\n{standing('casa', 1)}\ngold[1] 6=1"
    )

    for seat in EVERYBODY:
        assert see(match, "hand_size", seat) == "2 3 0 0 0"
        assert see(match, "tiles_held", seat) == "1 0 0 0 0"
        assert see(match, "treasures_held", seat) == "2 1 0 0 0"


def test_r15_3_other_fields_are_open():
    """All seats see every field but these."""
    hidden = {field.name: field.see for field in STATE.fields if field.see is not See.ALL}

    assert hidden == {
        "pile": See.NOBODY,
        "tile_pile": See.NOBODY,
        "treasure_pile": See.NOBODY,
        "hand": See.OWNER,
        "adding": See.OWNER,
        "solo": See.OWNER,
        "gold": See.OWNER,
        "offered": See.OWNER,
        "redrawn": See.OWNER,
    }


def test_r15_3_a_payment():
    """Which tiles and treasures."""
    match = at(f"hand[0] casa=1\ngold[0] 1=1 2=2 6=1\n{standing('casa', 3)}")
    step = play(match, "open-purse", "give 2", "give 2", "give 6", "pay")

    for seat in EVERYBODY:
        assert (0, 10, 2, 6) in [h.values for h in step.seen_by(seat) if h.event.kind == "paid"]
        assert (see(match, "tiles_paid", seat), see(match, "returned", seat)) == ("2=2", "6=1")
        assert (see(match, "treasures_held", seat), see(match, "tiles_held", seat)) == (
            "",
            "1 0 0 0 0",
        )


def test_r15_3_how_a_payment_adds_up():
    """The gold of its tiles, and that of its treasures."""
    match = at(f"hand[0] casa=1\ngold[0] 2=2 6=1\n{standing('casa', 3)}")
    step = play(match, "open-purse", "give 2", "give 2", "give 6", "pay")

    assert sums(step, "paid") == ["10 = 4 + 6 in treasures"]


def test_r15_4_cards_of_the_display():
    """Until a card of their kind is laid, shown or put away."""
    match = at("hand[0] casa=1 campo=1\nhand[1] casa=1\ndisplay campo=1 ponte=1")
    play(match, "done", "stop", "take campo")
    assert [see(match, "known[0]", seat) for seat in EVERYBODY] == ["campo=1"] * 4

    for text, words in (
        ("known[0] campo=1", ["lay campo", "done"]),
        ("known[0] campo=1", ["done", "stop", "show campo"]),
    ):
        match = at(f"hand[0] campo=2\nhand[1] casa=1\n{text}")
        play(match, *words)
        assert see(match, "known[0]") == ""


def test_r15_4_only_cards_of_their_kind_matter():
    """Other cards do not change the known ones; a second one of the kind stays known."""
    match = at("hand[0] casa=1 campo=2\nknown[0] campo=2")
    play(match, "lay casa", "lay campo", "done", "site G12")

    assert see(match, "known[0]") == "campo=1"


def test_r15_4_put_away():
    """From a full hand (R16.5)."""
    match = at("hand[0] casa=5\nhand[1] casa=1\nknown[0] casa=2", full_hand="swap")
    play(match, "done", "stop", "shed casa")

    assert see(match, "known[0]") == "casa=1"


def test_r15_4_a_set():
    """All of its cards leave the hand at once."""
    match = at(
        "hand[0] basilica=4 campo=1\nknown[0] basilica=2 campo=1\ncover F9=free F11=free G10=free"
    )
    play(match, "solo basilica", "done")

    assert see(match, "known[0]") == "campo=1"


def test_r15_5_chosen_cards_are_secret():
    """The others do not learn that there are any."""
    one, other = at("hand[0] casa=2 palazzo=3"), at("hand[0] casa=2 palazzo=3")
    play(one, "lay casa", "lay casa")
    play(other, "solo palazzo", "take-back")

    assert [one.view(seat).tobytes() == other.view(seat).tobytes() for seat in EVERYBODY] == [
        False,
        True,
        True,
        True,
    ]
    assert [step.seen_by(1) for match in (one, other) for step in match.steps] == [()] * 6


def test_r15_5_gold_being_put_down_is_secret():
    """The others only see that the purse is open."""
    one, other = at("hand[0] casa=1\ngold[0] 5=1 6=1"), at("hand[0] casa=1\ngold[0] 5=1 6=1")
    play(one, "open-purse", "give 5")
    play(other, "open-purse", "give 6")

    assert list(differ(one, other)) == [0]
    assert [h.event.kind for h in one.steps[1].seen_by(2)] == ["opened-purse"]
    assert [see(one, "payer", seat) for seat in EVERYBODY] == ["0"] * 4


def test_r15_5_a_site_is_chosen_in_the_open():
    """Hex by hex, and it is seen when it is chosen anew."""
    match = at("hand[0] palazzo=3\ncover F9=free F11=free G10=free")
    step = play(match, "solo palazzo", "done", "site F11")

    for seat in EVERYBODY:
        assert event_kinds(step) == [h.event.kind for h in step.seen_by(seat)] == ["picked"]
    assert [h.event.kind for h in play(match, "unpick").seen_by(-1)] == ["unpicked"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_r15_6_a_spectator_sees_public_information(seats: int):
    """A spectator sees what all seats see, and no player's secrets."""
    match = begun(seats)
    views = [match.view(seat) for seat in range(seats)]
    nobody = match.view(-1)

    for field in STATE.fields:
        if field.see is See.ALL:
            assert all((view[field.name] == nobody[field.name]).all() for view in views)
        else:
            assert not nobody[field.name].any()
