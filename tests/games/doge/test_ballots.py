"""R3: the ballots of the first phase."""

import pytest

from serenissima.fairplay import undo
from serenissima.games.doge.material import AREAS
from serenissima.kernel import verbs
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import begun, hold_ballots, lay, lay_all, pass_by, votes

CARDS = [f"card {area}" for area in AREAS]


def test_r3_1_all_choose_at_once():
    """Every seat with a marker is asked for a card, whether or not others have chosen."""
    match = begun()
    play(match, "1 card castello", "1 add 3")

    assert next_decision(match) == ((0, 1, 2), "ballot")
    assert [legal(match, seat) for seat in (0, 2)] == [CARDS, CARDS]


def test_r3_1_the_quarantia_has_a_card_too():
    """Markers are laid there as anywhere else."""
    match = begun()
    lay(match, "0 quarantia 31", "1 castello 1", "2 castello 1")

    assert see(match, "laid[0]") == "quarantia=2"


def test_r3_2_passing_is_impossible():
    """The only action is choosing a card; with a card, a ballot needs a marker."""
    match = begun()

    assert legal(match, 2) == CARDS

    play(match, "2 card castello")

    assert legal(match, 2) == ["add 0", "add 1", "add 2", "add 3", "take-back"]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_r3_3_one_to_four_markers(count: int):
    """Each of these can be confirmed."""
    match = begun()
    play(match, "0 card castello", *[f"0 add {value}" for value in "3312"[:count]], "0 confirm")

    assert (
        see(match, "draft[0]")
        == ["three=1", "three=2", "one=1 three=2", "one=1 two=1 three=2"][count - 1]
    )


def test_r3_3_a_fifth_marker_is_refused():
    """With four on the card, the player can only confirm or undo."""
    match = begun()
    play(match, "0 card castello", *["0 add 1"] * 2, *["0 add 2"] * 2)

    assert legal(match, 0) == ["confirm", "remove 1", "remove 2", "take-back"]


def test_r3_3_markers_come_from_the_stock():
    """Markers on the board or on the card are no longer in it."""
    match = begun()
    lay(match, "0 castello 310", "1 castello 1", "2 castello 1")
    play(match, "0 card san-polo", "0 add 3")

    assert legal(match, 0) == ["add 1", "add 2", "confirm", "remove 3", "take-back"]


def test_r3_3_markers_may_be_held_back():
    """One marker in every round is enough; three are left over."""
    match = begun()
    hold_ballots(match)

    assert match.state.held.tolist() == [3, 3, 3, 0]


def test_r3_4_a_ballot_can_be_changed():
    """One marker, or all of it, comes back."""
    match = begun()
    play(match, "0 card castello", "0 add 3", "0 add 0", "0 remove 3")

    assert (see(match, "draft[0]"), see(match, "markers[0]")) == (
        "zero=1",
        "one=2 two=2 three=2",
    )

    play(match, "0 take-back")

    assert (see(match, "card[0]"), see(match, "draft[0]")) == ("", "")
    assert see(match, "markers[0]") == "zero=1 one=2 two=2 three=2"
    assert legal(match, 0) == CARDS


def test_r3_4_a_ballot_waits_for_its_confirmation():
    """Then the seat has finished the round."""
    match = begun()
    play(match, "0 card castello", "0 add 3", "0 confirm")

    assert (match.waits, match.legal(0)) == ((1, 2), [])
    assert verbs.legal(match.terms, match.state, 0, match.game.room()) == 0
    assert see(match, "card[0]") == "castello"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_r3_4_the_order_of_confirmations_makes_no_difference(order: tuple[int, ...]):
    """The board is the same."""
    match = begun()
    ballots = ("0 castello 31", "1 castello 0", "2 quarantia 22")
    lay(match, *(ballots[seat] for seat in order))

    assert [see(match, f"laid[{seat}]") for seat in range(3)] == [
        "castello=2",
        "castello=1",
        "quarantia=2",
    ]
    assert event_values(match.steps[-1], "laid") == [(0, 1, 2), (1, 1, 1), (2, 6, 2)]


def test_r3_4_confirming_can_be_undone():
    """Undo is free while others choose, until another has confirmed or the cards are up."""
    match = begun()
    first = len(match.steps)
    lay(match, "0 castello 31")
    confirmed = len(match.steps) - 1
    play(match, "1 card san-polo", "1 add 2")

    assert undo.is_free(match, confirmed)

    play(match, "1 confirm")

    steps = (confirmed, len(match.steps) - 1)
    assert [undo.is_free(match, step) for step in steps] == [False, True]

    lay(match, "2 castello 2")

    assert not any(undo.is_free(match, step) for step in range(first, len(match.steps)))


def test_r3_5_cards_are_turned_up_together():
    """The board stays empty until the last seat has confirmed."""
    match = begun()
    lay(match, "0 castello 31", "1 san-polo 0")

    assert match.state.laid.sum() == 0

    step = lay(match, "2 castello 2")

    assert event_kinds(step) == ["confirmed", "laid", "laid", "laid", "ballots"]
    assert [see(match, f"ballot[{seat}][castello]") for seat in range(3)] == [
        "one=1 three=1",
        "",
        "two=1",
    ]
    assert see(match, "ballot[1][san-polo]") == "zero=1"
    assert (see(match, "card[0]"), see(match, "draft[0]")) == ("", "")
    assert match.state.turned.sum() == 0


def test_r3_6_a_player_without_markers_sits_out():
    """The others continue; a player with none chooses no more this year."""
    match = begun()
    lay(match, "0 castello 3322", "1 castello 1", "2 castello 1")
    step = lay(match, "0 san-polo 110", "1 san-polo 1", "2 san-polo 3")

    assert (event_values(step, "sits-out"), match.waits) == ([(0,)], (1, 2))

    step = lay(match, "1 dorsoduro 2", "2 dorsoduro 2")

    assert (event_values(step, "sits-out"), match.waits) == ([(0,)], (1, 2))


def test_r3_6_all_players_can_sit_out():
    """The remaining rounds are skipped."""
    match = begun()
    lay_all(match, "castello 3322")
    lay(match, "0 quarantia 110", "1 quarantia 110")
    step = lay(match, "2 quarantia 110")

    assert event_values(step, "ballots") == [(3, 4), (4, 4)]
    assert event_kinds(step).count("sits-out") == 6
    assert votes(match) == ["cannaregio", "castello"]


def test_r3_7_one_ballot_in_an_area():
    """Its card cannot be chosen again this year."""
    match = begun()
    lay_all(match, "castello 1", "quarantia 1")

    assert legal(match, 0) == [card for card in CARDS if card not in ("card castello", CARDS[6])]


def test_r3_8_the_cards_come_back():
    """In the next year all seven can be chosen."""
    match = begun()
    hold_ballots(match)
    pass_by(match)

    assert [legal(match, seat) for seat in range(3)] == [CARDS] * 3


def test_r3_9_unused_markers_lapse():
    """They stay in stock unused this year; next year all seven are back."""
    match = begun()
    lay_all(match, "castello 1", "san-polo 1", "dorsoduro 2")
    step = lay(match, "0 quarantia 33", "1 quarantia 332", "2 quarantia 3320")

    assert event_values(step, "lapsed") == [(0, 2), (1, 1)]
    assert see(match, "markers[0]") == "zero=1 two=1"

    pass_by(match)

    assert see(match, "markers[0]") == "zero=1 one=2 two=2 three=2"
    assert match.state.held.tolist() == [7, 7, 7, 0]
