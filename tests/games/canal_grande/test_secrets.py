"""R9: hidden and known information."""

from serenissima.kernel.match import Step
from serenissima.testing import event_kinds, legal, play, see
from tests.games.canal_grande.table import cards, choosing, handling, vote

BARRED = "barred[0] castello\nbarred[1] castello"
OPEN = """
    stage raise
    where san-marco
    opened 1
    discard castello=2 doge
    won[0] san-polo
    won[1] castello
    numbers_laid[0] two
    laid[0] san-marco=2 san-polo gondola
    doges 2
    barred[0] san-marco
    barred[1] san-marco
    offer[1] traitor one
"""


def heard(step: Step, seat: int) -> list[tuple[int, ...]]:
    """The values of the draws that a seat hears of."""
    return [h.values for h in step.seen_by(seat) if h.event.kind == "drew"]


def test_r9_1_hands_are_hidden():
    """The owner sees the cards, the others how many there are."""
    match = vote("hand[0] castello=2\nhand[1] san-polo")

    assert [see(match, "hand[0]", seat) for seat in (0, 1, -1)] == ["castello=2", "", ""]
    assert match.view(1).hand.tolist()[0] == [0] * 7
    assert match.view(1).hand_size.tolist() == [2, 1]


def test_r9_2_the_pile_is_hidden():
    """No player sees its cards; the number pile is open."""
    match = vote("hand[0] castello\nnumbers_laid[0] one")
    views = [match.view(seat) for seat in (0, 1, -1)]

    assert [view.pile.sum() for view in views] == [0, 0, 0]
    assert [view.number_pile.tolist() for view in views] == [[3, 5, 5]] * 3


def test_r9_3_open_cards_are_visible():
    """Discards, offers, number cards, doges, laid and won cards, and the districts voted on."""
    match = vote(OPEN)
    lines = ("discard", "won[0]", "won[1]", "numbers_laid[0]", "laid[0]", "doges", "offer[1]")

    for line in (*lines, "barred[0]"):
        assert see(match, line, 1) == see(match, line, -1) == see(match, line) != ""


def test_r9_3_the_last_vote_stays_open():
    """All can see its cards until another vote is over, and a draft never."""
    match = vote("hand[0] castello san-marco=2 gondola\nhand[1] castello=3 san-polo\ndoges 2")
    play(match, "call castello", "lay san-marco", "bid", "lay castello", "withdraw", "decline")
    lines = ("last_where", "last_laid[0]", "last_laid[1]")
    seen = [[see(match, line, seat) for line in lines] for seat in (0, 1, -1)]

    assert seen == [["castello", "castello=1 san-marco=1 gondola=1", ""]] * 3

    play(match, "call san-marco", "bid")

    assert [see(match, line) for line in lines] == seen[0]

    play(match, "decline")

    assert [see(match, line) for line in lines] == ["san-marco", "san-marco=1", ""]


def test_r9_4_drawn_cards_are_shown_to_the_right_players():
    """Only the drawing player sees district cards and gondolas; all see the others."""
    match = choosing("spy=2 doge", "one")
    step = match.play(0, "choose first", answers=cards("castello traitor doge gondola"))

    assert heard(step, 0) == [(0, 1), (0, 6)]
    assert heard(step, 1) == heard(step, -1) == [(0, -1), (0, -1)]
    assert event_kinds(step, "drew-traitor", "drew-doge") == ["drew-traitor", "drew-doge"]
    assert see(match, "known[0]") == ""


def test_r9_5_both_players_know_the_stolen_card():
    """Spectators know it as well."""
    match = choosing("traitor doge", "one", "hand[1] castello san-polo")
    step = match.play(0, "choose first", answers=cards("san-polo"))
    theft = [h.values for h in step.seen_by(-1) if h.event.kind == "stole"]

    assert theft == [(0, 1, 4)]
    assert see(match, "known[0]", 1) == "san-polo=1"


def test_r9_6_the_draft_is_secret():
    """It is the secret of the one who bids, until the bid; the card of the call is not."""
    match = vote("hand[0] castello=2 san-polo gondola")
    play(match, "call castello")
    step = play(match, "lay san-polo")

    assert [see(match, "draft[0]", seat) for seat in (0, 1, -1)] == ["san-polo=1", "", ""]
    assert (step.seen_by(1), step.seen_by(-1)) == ((), ())
    assert see(match, "laid[0]", 1) == "castello=1"

    play(match, "bid")

    assert see(match, "laid[0]", 1) == "castello=1 san-polo=1 gondola=1"


def test_r9_7_a_player_without_a_choice_is_asked_anyway():
    """Declining is the only answer then."""
    match = vote("hand[0] castello")
    play(match, "call castello", "bid")

    assert match.waits == (1,)
    assert legal(match) == ["decline"]


def test_r9_8_known_cards_are_tracked():
    """Those from an offer, by a traitor and back from a vote are known; drawn ones are not."""
    match = choosing("dorsoduro traitor spy doge", "one", "hand[0] castello\nhand[1] san-polo")
    match.play(0, "choose first", answers=cards("san-polo gondola santa-croce"))

    assert see(match, "known[0]") == "dorsoduro=1 san-polo=1"

    match = vote(
        """
        hand[0] castello=2 san-polo gondola
        hand[1] castello=2 dorsoduro gondola
        """
    )
    play(match, "call castello", "bid", "lay castello", "lay dorsoduro", "bid")
    play(match, "lay castello", "lay san-polo", "bid", "decline")

    assert see(match, "known[1]") == "dorsoduro=1"


def test_r9_9_a_known_card_is_counted_off():
    """One that leaves the hand is taken for a known one of its kind."""
    match = vote("hand[0] castello=2 san-polo\nknown[0] castello")
    play(match, "call castello")

    assert see(match, "known[0]") == ""
    assert see(match, "hand[0]") == "castello=1 san-polo=1"


def test_r9_10_a_passed_challenge_tells():
    """The owner holds no card of a district that may be voted on, and may hold barred ones."""
    match = handling("doge", "one", f"hand[0] castello\nhand[1] san-polo\n{BARRED}")
    step = match.steps[0]

    assert [h.event.kind for h in step.seen_by(-1)][-2:] == ["challenge-passed", "challenge"]
    assert match.state.ceiling[0].tolist() == [0, 5, 0, 0, 0, 0]
    assert match.state.dealt_left[1].tolist() == [0, 2, 0, 0, 0, 0]


def test_r9_10_an_unused_doge_tells():
    """Neither player holds a card of a district that may be voted on."""
    match = handling("doge", "one", f"hand[0] castello\nhand[1] gondola\n{BARRED}")
    step = match.steps[0]

    assert "doge-unused" in event_kinds(step)
    assert match.state.ceiling.tolist() == [[0, 5, 0, 0, 0, 0]] * 2
    assert match.state.dealt_left.tolist() == [[0, 2, 0, 0, 0, 0]] * 2


def test_r9_11_a_spectator_sees_public_information():
    """It is the known cards and all open ones, but no other card of a hand, and no draft."""
    match = vote(f"{OPEN}\nhand[0] castello=2\nknown[0] castello\nhand[1] gondola")
    view = match.view(-1)

    assert see(match, "known[0]", -1) == "castello=1"
    assert (view.hand.sum(), view.draft.sum(), view.fresh.sum(), view.dealt_left.sum()) == (0,) * 4
