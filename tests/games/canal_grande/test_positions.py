"""Positions written by hand: their optional parts, and the refused ones."""

from typing import Any

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import DISTRICTS
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import NOBODY
from serenissima.testing import at, event_kinds, legal, see
from tests.games.canal_grande.table import CALLING

BIDDING = f"{CALLING}\nstage raise\nwhere castello\nlaid[0] castello"


def test_an_offer_alone_is_divided():
    """Without a stage the divider is asked, in the first round of the first phase."""
    match = at(GAME, "offer[0] castello=2 one")

    assert match.waits == (0,)
    assert legal(match) == ["shift castello", "shift one"]
    assert [see(match, name) for name in ("rounds", "phases", "phase_round")] == ["1", "1", "1"]


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("stage choose\ndivider 1\noffer[0] one\noffer[1] two", 0),
        (f"{CALLING}\nhand[0] castello", 0),
        (f"{CALLING}\nchallenger 1\nhand[1] castello", 1),
        (BIDDING, 0),
        (f"{BIDDING}\nopened 1", 1),
        (f"{BIDDING}\nopened 1\nlaid[1] castello=2", 0),
    ],
)
def test_a_stage_determines_the_waiting_seat(text: str, asked: int):
    """It is the divider, chooser, actor or challenger, or the player with the lower bid."""
    assert at(GAME, text).waits == (asked,)


def test_cards_that_are_not_named():
    """They are in their piles; or if the pile is given, among the discards."""
    spies = [
        int(at(GAME, f"offer[0] spy one\n{pile}").state.discard[8]) for pile in ("", "pile doge")
    ]
    match = at(GAME, "offer[0] spy one\nhand[1] gondola=2")

    assert spies == [0, 2]
    assert see(match, "pile").endswith("gondola=4 traitor=7 spy=2 doge=6")
    assert see(match, "number_pile") == "one=3 two=5 three=5"
    assert match.state.hand_size.tolist() == [0, 2]


def test_a_match_begins_right_before_a_vote():
    """No seat waits yet: the owner of the Doge challenges, or else the opponent."""
    match = at(GAME, "divider 1\nactor 0\npicked 0\ndoges 1\nhand[0] gondola\nhand[1] castello")

    assert match.steps[0].seat == NOBODY
    assert event_kinds(match.steps[0]) == ["challenge-passed", "challenge"]
    assert legal(match) == ["call castello"]


CALLED = f"{CALLING}\nhand[0] castello"
ASKED = {"powers": "asked"}
LAID = "numbers_laid[0] {}\nphase_round 4\noffer[0] one two"
ELSEWHERE = [district for district in DISTRICTS if district != "castello"]
CHOOSING = "stage choose\noffer[0] one\noffer[1] two"
LAST = "last_where castello\nlast_laid[0] castello=2\nlast_laid[1] castello"
# fmt: off
CANNOT_BE = {
    # cards that are lost, or too many
    "offer[0] castello=6 one": "6 in offers, but the match has 5 (remove 1)",
    "won[0] castello=2\nhand[1] castello=3\noffer[0] castello one":
        "1 in offers, 3 in hands and 2 won make 6, but the match has 5 (remove 1)",
    "pile castello\ndiscard doge\noffer[0] one two":
        "too few cannaregio: none, but the match has 5 (add 5)",
    # what hands hold
    "offer[0] one two\nhand_size 3 0": "seat 0 holds 0 cards, but hand_size is 3",
    "offer[0] one two\nknown[0] castello": "seat 0 is known to hold 1 castello, but holds 0",
    "offer[0] one two\nhand[1] castello\nceiling[1] castello=0":
        "seat 1 holds 1 unknown castello, but ceiling allows at most 0",
    "offer[0] one two\nhand[1] gondola=2\nfresh[0] 1":
        "seat 1 holds 2 unknown cards that came after the deal, but fresh is 1",
    # rounds and phases
    "offer[0] one two\nrounds 201": "this is round 201, but round_cap ends the match after round",
    "offer[0] one two\nphase_round 5": "this is round 5 of a phase, but a phase has only 4 rounds",
    "offer[0] one two\nrounds 9\nphases 2": "round 4 of phase 2 cannot be round 9 of the match",
    "offer[0] one two\nrounds 2\nphases 2":
        "round 1 of phase 2 cannot be round 2 of the match (write rounds 3 to 5",
    # winners
    f"{CHOOSING}\nwon[0] castello=4": "seat 0 has won 4 castello, but 4 end the match",
    f"{CHOOSING}\nwon[1] {' '.join(DISTRICTS)}": "seat 1 has won cards of 6 districts",
    "stage over\nending four-of-one": "the ending is four-of-one, but no seat has won",
    "stage over\nending four-of-one\nwinner 1\nwon[1] castello=3":
        "seat 1 has won 3 cards of one district, not 4",
    f"stage over\nending four-of-one\nwinner 1\nwon[1] castello=4 {' '.join(ELSEWHERE)}":
        "seat 1 has won cards of 6 districts (write ending six-districts)",
    "stage over\nending six-districts\nwinner 1\nwon[1] castello":
        "seat 1 has won cards of 1 districts, not 6",
    "stage over\nending four-of-one\nwinner 1\nwon[1] castello=4\nwon[0] san-polo=4":
        "seat 0 has won 4 san-polo",
    "stage over\nending round-cap\nrounds 9": "the ending is round-cap in round 9 of 200",
    "stage over\nending round-cap\nrounds 200\nwinner 0":
        "seat 0 has won, but the ending is round-cap",
    f"{CHOOSING}\nwinner 0": "seat 0 has won, but the ending is none",
    "stage over\nwaits 1": "the ending is none in the stage over",
    # totals of number cards
    LAID.format("three=3 one"): "seat 0 has a total of 10 before it takes its offer, but 10 end",
    f"{CALLED}\nnumbers_laid[0] three=5 two=2\nphase_round 4":
        "totals of 19 and 0 need 4 new number cards, but a round brings only 3",
    f"{CALLED}\nnumbers_laid[1] three=3 one\nphase_round 4":
        "seat 1 has a total of 10 before it takes its offer",
    "numbers_laid[1] one=3 two\nphase_round 1\noffer[0] one two":
        "the table has 6 number cards, but 1 rounds bring only 3 (remove 3, or write a later",
    # dividing and choosing
    "offer[0] castello=3 san-marco=3 one": "the offers have 6 action cards, but a round turns up",
    "offer[0] one=2\noffer[1] two=2": "the offers have 4 number cards, but a round turns up only 3",
    "stage choose\noffer[0] one two": "offer 1 is empty, but the chooser chooses between offers of",
    "offer[1] one two": "offer 0 is empty, but its last card must stay there",
    "stage divide\noffer[0] one two\npicked 1": "offer 1 is picked before the chooser has chosen",
    "offer[0] one two\nactor 1": "actor is 1, but seat 0 divides (write actor 0)",
    "offer[0] one two\ndoges 2": "doges is 2 before an offer is handled (write doges 0)",
    f"{CHOOSING}\nbarred[1] castello": "castello is barred for seat 1 before any vote",
    "waits 2\noffer[0] one two":
        "waits is 2, but in the stage divide seat 0 must act (write waits 1)",
    "waits 3\noffer[0] one two": "waits is 3, but in the stage divide seat 0 must act",
    "offer[0] one two\npower spy": "power is spy, but no seat is asked about a power",
    f"{CALLED}\npicked none": "an offer is handled before one is picked",
    f"{CALLED}\nactor 1\nhand[1] castello\noffer[0] one":
        "offer 0 still has 1 one, but the chooser is done with it",
    f"{CALLED}\noffer[0] castello": "the offer being handled still has 1 castello",
    f"{CALLED}\nhand[0] san-polo\nbarred[0] castello": "castello is barred for one seat only",
    f"{CALLED}\noffer[0] traitor\nwaits 0": "1 Doges are waiting, but the offer has 1 traitor",
    # while a vote is running
    f"{CALLED}\ndoges 0": "a vote needs a Doge, but doges is 0",
    f"{CALLED}\ndraws 2": "draws is 2 in a vote",
    f"{CALLED}\noffer[0] spy": "the offer has 1 spy, which come before its votes",
    f"{CALLED}\nchallenger 1\nhand[1] castello": "seat 0 owns the Doge and holds 1 castello, so it",
    f"{CALLED}\nwhere castello": "castello is named before the challenger has called it",
    f"{CALLED}\nlaid[0] castello": "1 cards are played or chosen before a district is named",
    f"{CALLING}\nhand[0] gondola": "seat 0 must name a district, but holds no card of one that it",
    f"{CALLED}\nstage raise\nlaid[0] castello": "a bid needs a district",
    f"{BIDDING}\nlaid[0] castello=0": "seat 0 is the challenger, but has played no castello",
    f"{BIDDING}\nlaid[0] castello=2": "2 cards are played, but only 1 castello before the opening",
    f"{BIDDING}\nbarred[0] san-polo\nbarred[1] san-polo": "the vote is on castello, but it is not",
    f"{BIDDING}\nopened 1\nlaid[1] castello": "both bids are worth 1",
    f"{BIDDING}\nopened 1\nlaid[0] san-polo": "seat 0 has played 0 gondolas for cards of 1 other",
    f"{BIDDING}\nopened 1\nlaid[0] gondola": "seat 0 has played 1 gondolas for 0 cards of other",
    f"{BIDDING}\nopened 1\nlaid[1] san-polo=2 gondola":
        "seat 1 has played 2 cards, but none of castello",
    f"{BIDDING}\nfirst castello castello":
        "first names the first card of seat 1, which has played none",
    f"{BIDDING}\nfirst san-polo none": "seat 0 has played 1 cards, but first names none of them",
    f"{BIDDING}\ndraft[0] castello": "seat 0 has chosen 1 castello for a bid, but holds 0",
    f"{BIDDING}\nhand[0] san-polo\ndraft[0] san-polo":
        "seat 0 needs 1 gondolas for its draft, but holds 0",
    f"{BIDDING}\nhand[1] castello\ndraft[1] castello":
        "seat 1 has chosen 1 cards for a bid, but seat 0 must act",
    f"{BIDDING}\nhand[0] castello\ndraft[0] castello":
        "draft_first of seat 0 is not one of the 1 cards in its draft",
    f"{CHOOSING}\nlaid[0] castello": "seat 0 has played 1 castello, but no vote is running",
    f"{CHOOSING}\ndraft[0] castello\nhand[0] castello":
        "seat 0 has chosen 1 castello for a bid, but no vote is running",
    f"{CHOOSING}\nchallenger 0": "challenger is given, but no vote is running",
    # the last vote
    f"{CHOOSING}\nlast_laid[0] castello":
        "1 cards were played in the last vote, but last_where names no district",
    f"{CHOOSING}\nlast_where castello": "the last vote was on castello, but no seat played it",
    f"{CHOOSING}\n{LAST}\nlast_laid[1] castello=2": "both seats played 2 district cards in the",
    f"{CHOOSING}\n{LAST}": "seat 0 won the last vote, which was on castello, but has won no card",
}
# fmt: on


@pytest.mark.parametrize(("text", "reason"), CANNOT_BE.items())
def test_position_names_the_numbers_that_conflict(text: str, reason: str):
    """And how to mend it."""
    with pytest.raises(Illegal) as refusal:
        at(GAME, text)

    assert refusal.value.code in ("position/contradiction", "position/not-conserved")
    assert reason in str(refusal.value)
    assert refusal.value.hint


DRAWN = "bonus 1\ndraws 3\nphase_round 4\npicked 0\ndivider 0\nactor 1"
BONUS = f"stage power\npower bonus\n{DRAWN}\n"


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("stage power\npicked 0\nactor 1\npower spy\noffer[0] spy", {}, "automatic never asks"),
        ("stage power\npicked 0\nactor 1\npower spy", ASKED, "about the power spy, but has none"),
        ("stage power\npower spy\noffer[0] spy", ASKED, "handled before one is picked"),
        ("stage power\npicked 0\nactor 1\npower spy\noffer[0] spy\ndraws 1", ASKED,
         "1 cards must still be drawn before a seat is asked about the power spy"),
        ("stage power\npicked 0\nactor 1\npower spy\noffer[0] spy\nsnatch 2", ASKED,
         "2 drawn traitors must act before a seat is asked about the power spy"),
        ("stage power\npicked 0\nactor 1\npower spy\noffer[0] spy traitor", ASKED,
         "the offer has 1 traitor, which acts before its spies"),
        ("stage power\npicked 0\nactor 1\npower traitor\noffer[0] traitor", ASKED,
         "a traitor acts against seat 0, which holds no cards"),
        (f"{BONUS}numbers_laid[0] three=3", ASKED, "totals of 9 and 0, but no phase ends below 10"),
        (f"{BONUS}numbers_laid[1] three=3 one", ASKED,
         "seat 1 draws a bonus at totals of 0 and 10"),
        (f"{BONUS}numbers_laid[0] three=3 one\ndivider 1", ASKED,
         "seat 1 draws a bonus, but is also the divider"),
        (f"{BONUS}numbers_laid[0] three=3 one\noffer[0] spy", ASKED, "the offers hold 1 cards"),
        (f"{BONUS}numbers_laid[0] three=3 one\nrounds 10\nphases 3", {**ASKED, "round_cap": 10},
         "round 10 of 10 has no bonus"),
    ],
)  # fmt: skip
def test_impossible_questions_are_refused(text: str, options: dict[str, Any], reason: str):
    """They are about powers and the bonus (R7.3, R10.7)."""
    with pytest.raises(Illegal, match=reason):
        at(GAME, text, **options)


def test_counters_are_derived():
    """They are the fewest rounds and phases that bring the number cards, or lead to the round."""
    texts = ("offer[0] one two", "offer[0] one two\nnumbers_laid[0] one=3", "rounds 2",
             "rounds 10", "phases 3", "rounds 9\nphases 3")  # fmt: skip
    states = [at(GAME, f"{text}\noffer[0] one castello").state for text in texts]

    assert [(int(s.rounds), int(s.phases), int(s.phase_round)) for s in states] == [
        (1, 1, 1), (2, 1, 2), (2, 1, 2), (10, 4, 1), (5, 3, 1), (9, 3, 1)
    ]  # fmt: skip
