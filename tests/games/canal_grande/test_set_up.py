"""R1 and R2: material, set-up, and the course of a match."""

import pytest

from serenissima.games.canal_grande.fields import STATE
from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.positions import conserved
from serenissima.kernel import verbs
from serenissima.kernel.dice import odds_of, scripted_dice
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.tale import nothing_told
from serenissima.testing import event_kinds, play, see
from tests.games.canal_grande.table import cards, choosing, dividing

HANDS = cards("cannaregio cannaregio castello san-marco castello dorsoduro san-polo san-polo")
TURNED = cards("doge doge spy traitor gondola one two three")


def odds_after(answers: list[int]) -> dict[int, float]:
    """Return the odds of the set-up's next roll after these answers."""
    dice = scripted_dice(answers)
    verbs.setup(GAME.terms_for(2, {}), STATE.blank(), dice, nothing_told())
    return dict(odds_of(dice))


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_r1_1_two_play(seats: int):
    """No other number of players is seated."""
    with pytest.raises(Illegal) as refused:
        Match(GAME, seats)

    assert refused.value.code == "match/seats"


def test_r1_2_action_cards():
    """Thirty cards of districts and 22 others make 52."""
    match = Match(GAME)
    counts = list(conserved(match.terms, match.state).values())[:10]

    assert counts == [5, 5, 5, 5, 5, 5, 6, 7, 3, 6]
    assert sum(counts) == 52


def test_r1_3_number_cards():
    """Four ones, five twos and five threes make 14."""
    match = Match(GAME)
    counts = list(conserved(match.terms, match.state).values())[10:]

    assert counts == [4, 5, 5]
    assert sum(counts) == 14


def test_r1_4_opening_hands():
    """Four cards for each, out of two of every district."""
    match = Match(GAME, deal=[*HANDS, 0, *TURNED])

    assert see(match, "hand[0]") == "cannaregio=2 castello=1 san-marco=1"
    assert see(match, "hand[1]") == "castello=1 dorsoduro=1 san-polo=2"
    assert odds_after(HANDS[:7]) == {2: 0.2, 3: 0.2, 4: 0.2, 5: 0.4}


def test_r1_4_no_third_card_of_a_district_is_dealt():
    """The dice cannot give it."""
    with pytest.raises(Illegal) as refused:
        Match(GAME, deal=[*cards("castello castello castello"), *HANDS[3:], 0, *TURNED])

    assert refused.value.code == "match/answers"


def test_r1_5_the_piles_have_the_remaining_cards():
    """They are 44 action cards and 14 number cards."""
    match = Match(GAME, deal=[*HANDS, 0, *TURNED])
    pile = match.state.pile + match.state.offer[0, :10]
    numbers = match.state.number_pile + match.state.offer[0, 10:]

    assert pile.tolist() == [3, 3, 4, 4, 3, 5, 6, 7, 3, 6]
    assert (pile.sum(), numbers.sum()) == (44, 14)


@pytest.mark.parametrize("seat", [0, 1])
def test_r1_6_the_first_divider(seat: int):
    """Chance names one of the two with equal odds."""
    match = Match(GAME, deal=[*HANDS, seat, *TURNED])

    assert (int(match.state.divider), match.waits) == (seat, (seat,))
    assert odds_after(HANDS) == {0: 0.5, 1: 0.5}


def test_r2_1_phases_and_rounds():
    """Rounds are counted through; a total of 10 begins another phase with its first round."""
    match = choosing("one", "two", "numbers_laid[0] three=3\nrounds 3\nphase_round 3")
    play(match, "choose first")

    assert [see(match, name) for name in ("rounds", "phases", "phase_round")] == ["4", "2", "1"]


def test_r2_2_roles_change():
    """The chooser of a round divides the next."""
    match = choosing("one", "two")
    play(match, "choose first")

    assert (see(match, "stage"), int(match.state.divider)) == ("", 0)
    assert match.waits == (0,)
    assert see(match, "phases") == "1"


def test_r2_3_a_round_in_order():
    """Deal, divide, choose, the chooser's cards, the divider's cards, and the next deal."""
    match = dividing("one castello two gondola")
    kinds = [
        kind
        for word in ("shift castello", "shift one", "present", "choose second")
        for kind in event_kinds(play(match, word))
    ]

    assert kinds == [
        *("shifted", "shifted", "presented", "chose"),
        *("laid-numbers", "took", "took-rest", "laid-numbers", "took", "round"),
    ]


def test_r2_4_steps_without_a_choice_are_automatic():
    """Taking cards, theft, drawing and playing Doges lead to the next question."""
    match = choosing("one castello traitor spy doge", "two", "hand[0] san-marco\nhand[1] san-polo")
    step = match.play(0, "choose first", answers=cards("san-polo gondola doge"))

    assert event_kinds(step) == [
        *("chose", "laid-numbers", "took", "stole", "spied", "drew", "drew-doge"),
        *("doges", "challenge"),
    ]
    assert match.waits == (0,)
