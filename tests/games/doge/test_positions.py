"""Positions from outside: whatever the rules rely on is looked at before they do."""

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.testing import asked, at, play, said, told
from tests.games.doge.table import begun, election, hold_ballots, lay, year_end

BEFORE_AN_ELECTION = """
    stage vote
    order castello cannaregio dorsoduro san-marco san-polo santa-croce quarantia
    sites[castello] 2 -1 -1 -1 -1
    houses[0] castello=3
    ring dorsoduro=1
    stands dorsoduro=castello
    ballot[0][castello] three=1
    ballot[2][castello] two=1
"""
HOUSES = "\n".join(f"houses[{seat}] castello=3 san-polo=1" for seat in range(3))
CONTROLLED = "ring dorsoduro=1\nstands dorsoduro=san-polo"
NEXT_YEAR = " ".join(reversed(AREAS))


def reopened(match: Match, more: str = "") -> Match:
    """A match file that begins with the position of this match, and lines that change it."""
    options = {name: str(choice) for name, choice in GAME.options_of(match.terms).items()}
    text = f"{GAME.position_text(match.terms, match.state)}\n{more}"
    return replay(GAME, Transcript(GAME.meta.name, 1, match.seats, options, position=text))


def laying() -> Match:
    match = begun()
    lay(match, "0 castello 31", "1 castello 1", "2 dorsoduro 2")
    play(match, "0 card quarantia", "0 add 3", "0 confirm", "1 card san-polo")
    return match


def electing() -> Match:
    match = begun()
    hold_ballots(match)
    return match


def sealed() -> Match:
    match = election("castello", "3 3 -", f"{HOUSES}\nballot_round 4", tie_order="sealed")
    match.play(0, "place 2")
    return match


def deciding(area: str = "castello", ballots: str = "3 2 -", **options: object) -> Match:
    return election(area, ballots, f"{HOUSES}\n{CONTROLLED}\nballot_round 4", **options)


def building() -> Match:
    match = deciding()
    play(match, "send san-marco", "place 1")
    return match


def moving() -> Match:
    match = deciding()
    play(match, "abstain")
    return match


def test_r4_1_a_match_can_begin_right_before_an_election():
    """What follows from the position is derived, and the area votes at once."""
    match = at(GAME, BEFORE_AN_ELECTION)

    assert (match.waits, match.state.house_stock.tolist()) == ((0,), [12, 15, 15, 0])
    assert (match.state.palace_stock[2], match.state.rings[1]) == (7, 5)
    assert match.state.held.tolist() == [6, 7, 6, 0]
    assert said(match.steps[0], "counted") == [(0, 3, 0, 3), (1, 0, 1, 1), (2, 2, 0, 2)]


COUNTED = """
    stage next
    order castello cannaregio dorsoduro san-marco san-polo santa-croce quarantia
    votes[0] castello=3
    votes[1] castello=1
    votes[2] castello=2
    houses[0] castello=1
"""
IN_THE_QUARANTIA = """
    stage next
    order quarantia castello cannaregio dorsoduro san-marco san-polo santa-croce
    votes[0] quarantia=3
    votes[1] quarantia=2
    houses[1] castello=1
"""


@pytest.mark.parametrize(
    ("text", "turn", "asks"),
    [
        (COUNTED, "turn 0", ((0,), "councillor")),
        (COUNTED, "turn 1", ((0,), "place")),
        (COUNTED, "turn 2", ((2,), "place")),
        (COUNTED, "turn 3", ((0, 1, 2), "ballot")),
        (COUNTED, "turn 2\nhouse_left 1", ((0,), "place")),
        (f"{COUNTED}\nvotes[2] castello=3", "turn 0", ((0,), "place")),
        (f"{COUNTED}\nvotes[2] castello=1", "turn 2", ((1,), "place")),
        (IN_THE_QUARANTIA, "turn 0", ((0,), "councillor")),
        (IN_THE_QUARANTIA, "turn 1\ndecided first=1", ((1,), "councillor")),
        (IN_THE_QUARANTIA, "turn 2\ndecided first=1 second=1", ((0,), "councillor")),
        (IN_THE_QUARANTIA, "turn 3\ndecided first=1 second=1 third=1", ((0, 1, 2), "ballot")),
        (f"{IN_THE_QUARANTIA}\nvotes[1] quarantia=3", "turn 0", ((1,), "move")),
        (f"{IN_THE_QUARANTIA}\nvotes[2] quarantia=2", "turn 1\ndecided first=1", ((1,), "move")),
    ],
)  # fmt: skip
def test_r2_4_a_match_can_begin_between_two_awards(text: str, turn: str, asks: tuple[object, str]):
    """Who is first and second follows from the votes, and the next award begins by itself."""
    assert asked(at(GAME, f"{text}\n{turn}")) == asks


def test_r5_9_a_match_can_begin_after_a_vote_without_votes():
    """There is nothing to award, and the next area votes."""
    match = at(GAME, "stage next\nballot[1][castello] two=1")

    assert (asked(match), told(match.steps[0])[0]) == (((1,), "councillor"), "turned-card")


def test_r4_2_a_file_of_a_match_that_begins_between_two_awards():
    """It holds the position as it was given and what the dice said before the first decision."""
    match = at(GAME, f"{COUNTED}\nturn 2")
    play(match, "place 1")
    again = replay(GAME, parse_match(print_match(match.transcript())))

    assert (again.state, again.steps) == (match.state, match.steps)


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("stage councillor\nturn 1\ndue 1 0 0 0\ncouncillor castello", ((0,), "councillor")),
        ("stage place\nturn 2\ndue 2 0 0 0", ((0,), "place")),
        ("stage place\nturn 3\ndue 0 0 1 0", ((2,), "place")),
        ("stage move\nturn 1\ndue 1 0 0 0", ((0,), "move")),
        ("stage build\nturn 2\nhouses[0] castello=3\nreceived castello=1", ((0,), "build")),
        ("stage build\nturn 2\nhouses[0] castello=3\ndue 1 0 0 0\nsite castello\nprice 3",
         ((0,), "build")),
    ],
)  # fmt: skip
def test_r2_5_who_is_asked_follows(text: str, asks: tuple[object, str]):
    """It follows from the seats that still have something to do."""
    assert asked(at(GAME, f"{COUNTED}\n{text}")) == asks


def test_r6_5_what_needs_no_choice_is_carried_out():
    """A winner without a ring abstains before anybody is asked."""
    six = " ".join(f"{home}=0" for home in ("cannaregio", *AREAS[2:6], "first"))
    rings = f"ring {six}\nstands {six.replace('=0', '=castello')}"
    match = at(GAME, f"{COUNTED}\n{rings}")

    assert (told(match.steps[0]), asked(match)) == (["must-abstain"], ((0,), "move"))


def test_r3_5_ballots_that_are_all_confirmed_are_laid():
    """With nobody left to choose, the markers go into the areas."""
    drafts = "\n".join(f"card[{seat}] castello\ndraft[{seat}] two=1" for seat in range(3))
    match = at(GAME, f"{drafts}\nwaits 0")

    assert (asked(match), match.state.laid[:3, 1].tolist()) == (((0, 1, 2), "ballot"), [1, 1, 1])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("due 1 0 0 0", "open decisions between two awards"),
        ("received castello=1", "new houses of seats"),
        ("turn 1\ndecided first=1", "decided on too early or too late"),
        ("turn 1\nhouse_left 1", "second houses that nobody can place"),
        ("site castello\nprice 3", "without a district or a price"),
        ("firsts 2", "winners that do not follow"),
        ("plan[0] 1", "where none can be made"),
        ("stage councillor\nturn 1\ncouncillor castello", "decisions that no seat has to make"),
        ("stage place\nturn 2\nvotes[0] castello=0\nvotes[1] castello=0\nvotes[2] castello=0",
         "winners that do not follow"),
        ("stage place\nturn 2\ndue 2 0 0 0\nreceived castello=4", "new houses of seats"),
    ],
)  # fmt: skip
def test_r14_3_positions_between_awards_that_cannot_be(text: str, reason: str):
    """What belongs to a decision has no place where none is open."""
    with pytest.raises(Illegal, match=reason):
        at(GAME, f"{COUNTED}\n{text}")


def test_r3_2_a_match_can_begin_with_ballots():
    """With nothing given, everybody has everything and lays the first ballot of a year."""
    match = at(GAME, "houses[1] castello=2", 4)

    assert (match.waits, asked(match)[1]) == ((0, 1, 2, 3), "ballot")
    assert match.state.house_stock.tolist() == [15, 13, 15, 15]


@pytest.mark.parametrize("match", [begun(), laying(), electing(), deciding(), moving(), building()])
def test_r14_3_a_position_that_was_played_is_read(match: Match):
    assert reopened(match).waits == match.waits


@pytest.mark.parametrize(
    ("match", "more", "reason"),
    [
        (laying(), "house_stock 14 15 15 0", "too few of houses of 0: 14"),
        (laying(), "ring castello=1\nrings 6 5 6 0", "a ring but no area"),
        (laying(), "ring castello=1\nstands castello=castello\nrings 6 5 6 0",
         "in their own home"),
        (laying(), "palaces[0] castello=1\npalace_stock 7 8 8 0", "not those on their sites"),
        (building(), "sites[dorsoduro] -1 1 -1 -1 -1\npalaces[1] dorsoduro=1\npalace_stock 8 7 8 0",
         "a cheaper one is free"),
        (laying(), "laid[0] castello=3", "stacks with the wrong number"),
        (laying(), "held 6 6 6 0", "wrong numbers of markers in stock"),
        (laying(), "card[0] none", "markers chosen without a card"),
        (laying(), "card[0] castello", "already used this year"),
        (laying(), "waits 4", "confirmed without a marker"),
        (laying(), "ballot_round 5", "out of range"),
        (laying(), "votes[0] dorsoduro=3", "areas that have not voted yet"),
        (laying(), "firsts 2", "traces of an election while"),
        (laying(), "site castello", "open decisions while no election"),
        (laying(), f"election 7\ncoming {NEXT_YEAR}", "without seven elections"),
        (laying(), "winners 1", "winners before the end"),
        (laying(), f"stage over\nelection 7\nwinners 1\nwaits 0\ncoming {NEXT_YEAR}",
         "an ending while the match goes on, or the reverse"),
        (laying(), "stage vote\nballot_round 4", "seats asked before an election"),
        (laying(), "coming castello none none none none none none", "too early or late"),
        (deciding(), "coming castello none none none none none none\nelection 2", "too early"),
        (deciding(), "firsts 2", "winners that do not follow"),
        (deciding(), "seconds 4", "runners-up that do not follow"),
        (deciding(), "turn 0", "awards that this election does not have"),
        (deciding(), "turn 3", "decisions of seats whose turn it is not"),
        (deciding(), "waits 2", "they have nothing to decide"),
        (deciding(), "stage pick", "stages that do not belong"),
        (deciding(), "councillor dorsoduro", "councillors from another area"),
        (deciding(), "house_left 1", "second houses that nobody can place"),
        (laying(), "house_left 1", "traces of an election while"),
        (deciding(), "plan[0] 1", "where none can be made"),
        (deciding(), "decided 1 0 0", "decided on too early or too late"),
        (deciding("quarantia"), "decided 1 1 0", "decided on too early or too late"),
        (moving(), "lifted[0] dorsoduro", "houses that cannot be moved"),
        (moving(), "due 2 0 0 0", "beyond those awarded"),
        (building(), "site none", "without a district or a price"),
        (building(), "price 5", "seats that cannot build|prices that do not apply"),
        (sealed(), "plan[0] 3", "decisions that are impossible"),
        (sealed(), "plan[0] 2\ndue 1 2 0 0", "decisions that are impossible"),
        (sealed(), "waits 1", "nothing to decide|where none can be made"),
        (sealed(), "plan[0] -1", "not asked although it is their turn"),
        (year_end("ballot_round 4", year_cap=1), "waits 1", "a seat is to act though"),
        (laying(), "first_seat 3", "seat 3 is not in play: 'first_seat 3'"),
        (laying(), "waits 14", "seat 3 is not in play: 'waits 14'"),
        (laying(), "house_stock 15 15 15 15", r"seat 3 is not in play: 'house_stock\[3\] 15'"),
    ],
)  # fmt: skip
def test_r14_3_positions_that_cannot_be(match: Match, more: str, reason: str):
    """Each is refused with what is wrong, before anything is done in it."""
    with pytest.raises(Illegal, match=reason):
        reopened(match, more)
