"""R6.11 to R6.15 and R6.21 to R6.26: reinforcement, and the composition of a bid."""

from serenissima.testing import event_kinds, legal, play, see
from tests.games.canal_grande.table import vote


def test_r6_11_reinforcement():
    """A gondola carries cards of one district; a second district needs a second gondola."""
    match = vote("hand[0] castello\nhand[1] castello san-marco=2 san-polo gondola")
    play(match, "call castello", "bid", "lay castello", "lay san-marco")

    assert legal(match) == ["lay san-marco", "bid", "withdraw"]

    play(match, "lay san-marco", "bid")

    assert see(match, "laid[1]") == "castello=1 san-marco=2 gondola=1"


def test_r6_11_no_gondola_without_a_card():
    """There is no action that lays a gondola alone."""
    match = vote("hand[0] castello gondola=3")
    play(match, "call castello")

    assert legal(match) == ["bid"]


def test_r6_12_a_card_of_the_district_first():
    """Only after one is laid, in this bid or before, can reinforcement follow."""
    match = vote("hand[0] castello=2\nhand[1] castello=2 san-marco=2 gondola=2")
    play(match, "call castello", "bid")

    assert legal(match) == ["lay castello", "decline"]


def test_r6_12_a_card_laid_before():
    """A raise may be reinforcement alone."""
    match = vote("hand[0] castello san-polo=2 gondola\nhand[1] castello=2")
    play(match, "call castello", "bid", "lay castello", "lay castello", "bid")

    assert legal(match) == ["lay san-polo", "decline"]


def test_r6_13_both_players_may_reinforce_with_any_district():
    """The challenger may too, and with cards of a barred district."""
    barred = "barred[0] san-marco\nbarred[1] san-marco"
    match = vote(
        f"hand[0] castello san-marco gondola\nhand[1] castello san-marco=3 gondola\n{barred}"
    )
    play(match, "call castello", "lay san-marco", "bid")
    play(match, "lay castello", "lay san-marco", "lay san-marco", "bid")

    assert see(match, "laid[0]") == "castello=1 san-marco=1 gondola=1"
    assert see(match, "laid[1]") == "castello=1 san-marco=2 gondola=1"


def test_r6_14_a_gondola_serves_one_bid():
    """More cards of the same district cost another gondola in a later bid."""
    match = vote("hand[0] castello san-marco=3 gondola=2\nhand[1] castello=4")
    play(match, "call castello", "lay san-marco", "bid", *["lay castello"] * 3, "bid")
    play(match, "lay san-marco", "lay san-marco", "bid")

    assert see(match, "laid[0]") == "castello=1 san-marco=3 gondola=2"


def test_r6_14_no_second_load_without_a_gondola():
    """Once the gondola has been laid, the rest of the district stays in hand."""
    match = vote("hand[0] castello san-marco=3 gondola\nhand[1] castello=3")
    play(match, "call castello", "lay san-marco", "bid", *["lay castello"] * 3, "bid")

    assert legal(match) == ["decline"]


def test_r6_15_one_bid_mixes_districts():
    """Cards of the district are free, each other district needs a gondola, in any order."""
    match = vote("hand[0] castello=2 san-marco=2 san-polo dorsoduro gondola=2")
    play(match, "call castello", "lay san-polo", "lay castello", "lay san-marco", "lay san-marco")

    assert legal(match) == ["bid", "withdraw"]

    play(match, "bid")

    assert see(match, "laid[0]") == "castello=2 san-marco=2 san-polo=1 gondola=2"
    assert see(match, "hand[0]") == "dorsoduro=1"


def test_r6_21_a_call_shows_its_card():
    """All players know the district and see its first card."""
    match = vote("hand[0] castello=2")
    step = play(match, "call castello")

    assert event_kinds(step) == ["called"]
    assert (see(match, "where", -1), see(match, "laid[0]", -1)) == ("castello", "castello=1")
    assert legal(match) == ["lay castello", "bid"]


def test_r6_22_lay():
    """The first card of another district takes a gondola along, the next ride with it."""
    match = vote("hand[0] castello san-marco=2 san-polo gondola")
    play(match, "call castello", "lay san-marco")

    assert legal(match) == ["lay san-marco", "bid", "withdraw"]
    assert see(match, "draft[0]") == "san-marco=1"
    assert see(match, "hand[0]") == "san-marco=2 san-polo=1 gondola=1"


def test_r6_23_a_card_must_leave_enough_for_the_bid():
    """A card that would use up the gondola needed elsewhere cannot be played."""
    match = vote("hand[0] castello=3\nhand[1] castello san-marco=3 san-polo gondola")
    play(match, "call castello", "lay castello", "lay castello", "bid", "lay castello")

    assert legal(match) == ["lay san-marco", "withdraw"]


def test_r6_24_bid():
    """Too low a draft cannot be confirmed; a confirmed one cannot be taken back."""
    match = vote("hand[0] castello\nhand[1] castello=3")
    play(match, "call castello", "bid", "lay castello")

    assert legal(match) == ["lay castello", "withdraw"]

    play(match, "lay castello", "bid")

    assert match.waits == (0,)
    assert (see(match, "laid[1]"), see(match, "draft[1]")) == ("castello=2", "")


def test_r6_25_decline():
    """It is open to an answer with an empty draft, never to the opening."""
    match = vote("hand[0] castello\nhand[1] castello=2")
    play(match, "call castello")

    assert not match.can(0, "decline")

    play(match, "bid")

    assert match.can(1, "decline")

    play(match, "lay castello")

    assert not match.can(1, "decline")


def test_r6_26_withdraw():
    """The draft is emptied, and the card of the call stays laid."""
    match = vote("hand[0] castello=2 san-marco gondola")
    play(match, "call castello", "lay castello", "lay san-marco", "withdraw")

    assert (see(match, "draft[0]"), see(match, "draft_first[0]")) == ("", "")
    assert see(match, "laid[0]") == "castello=1"
    assert legal(match) == ["lay castello", "lay san-marco", "bid"]
