"""Positions written by hand: what they need not say, and what is refused."""

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import NOBODY, Match
from serenissima.testing import at, legal, see, told
from serenissima.testing.trial import play_on
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
        ("stage power\npicked 0\nactor 1\npower spy\noffer[0] spy", 1),
        (f"{CALLING}\nhand[0] castello", 0),
        (f"{CALLING}\nchallenger 1\nhand[1] castello", 1),
        (BIDDING, 0),
        (f"{BIDDING}\nopened 1", 1),
        (f"{BIDDING}\nopened 1\nlaid[1] castello=2", 0),
    ],
)
def test_a_stage_says_who_is_asked(text: str, asked: int):
    """The divider, the chooser, the actor, the challenger, or whoever has the lower bid."""
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
    """Nobody is asked yet: the owner of the doge challenges, or else the opponent."""
    match = at(GAME, "divider 1\nactor 0\npicked 0\ndoges 1\nhand[0] gondola\nhand[1] castello")

    assert match.steps[0].seat == NOBODY
    assert told(match.steps[0]) == ["challenge-passed", "challenge"]
    assert legal(match) == ["call castello"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("offer[0] castello=6 one", "too many of castello"),
        ("pile castello\ndiscard doge\noffer[0] one two", "too few of cannaregio"),
        ("waits 2\noffer[0] one two", "seats asked out of turn"),
        ("waits 3\noffer[0] one two", "seats asked out of turn"),
        (f"{CALLING}\nhand[0] castello\npicked -1", "offers handled before one is chosen"),
        ("stage power\npicked 0\npower spy", "powers that are not there"),
        ("stage power\npower spy\noffer[0] spy", "offers handled before one is chosen"),
        (f"{CALLING}\nhand[0] castello\ndoges 0", "votes without a doge"),
        (f"{CALLING}\nstage raise\nlaid[0] castello", "bids without a district"),
        (f"{BIDDING}\nfirst castello castello", "first cards that are not laid"),
        (f"{BIDDING}\ndraft[0] castello", "drafts of cards that are not in the hand"),
        (f"{BIDDING}\nhand[0] san-polo\ndraft[0] san-polo", "drafts with too few gondolas"),
        ("offer[0] one two\nhand_size 3 0", "hands of another size"),
        ("offer[0] one two\nknown[0] castello", "known cards that are not in the hand"),
        ("stage over\nending four-of-one", "winners of another ending"),
        ("stage choose\noffer[0] one two\nlaid[0] castello", "traces of a vote that is over"),
        ("stage choose\noffer[0] one two\nchallenger 0", "choices of a vote that is over"),
        ("offer[0] one two\nwhere castello", "choices of a vote that is over"),
    ],
)
def test_what_cannot_be_is_named(text: str, reason: str):
    """In the words of the game."""
    with pytest.raises(Illegal, match=reason):
        at(GAME, text)


def test_no_match_comes_to_a_contradiction():
    """In none of its positions, and each reads as it was written."""
    match = Match(GAME, seed="positions", options={"powers": "asked"})
    play_on(match, "positions")

    for state in match.states:
        text = GAME.position_text(match.terms, state)
        again = GAME.read_position(match.terms, text)

        assert GAME.first_contradiction(match.terms, state) == ""
        assert GAME.position_text(match.terms, again) == text
