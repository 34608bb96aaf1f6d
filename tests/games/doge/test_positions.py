"""Positions from outside: all assumptions of the rules are checked first."""

from collections.abc import Callable
from functools import partial

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.notation import Transcript, parse_match, print_match
from serenissima.kernel.replay import replay
from serenissima.testing import at, event_kinds, event_values, next_decision, play
from tests.games.doge.table import begun, built, election, hold_ballots, lay, sites, year_end

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
LATER_SITE = "sites[dorsoduro] none 1 none none none"
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
    """The missing values are derived, and the area votes at once."""
    match = at(GAME, BEFORE_AN_ELECTION)

    assert (match.waits, match.state.house_stock.tolist()) == ((0,), [12, 15, 15, 0])
    assert (match.state.palace_stock[2], match.state.rings[1]) == (7, 5)
    assert match.state.held.tolist() == [6, 7, 6, 0]
    assert event_values(match.steps[0], "counted") == [(0, 3, 0, 3), (1, 0, 1, 1), (2, 2, 0, 2)]


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
    assert next_decision(at(GAME, f"{text}\n{turn}")) == asks


def test_r5_9_a_match_can_begin_after_a_vote_without_votes():
    """It awards nothing, and the next area votes."""
    match = at(GAME, "stage next\nballot[1][castello] two=1")

    assert (next_decision(match), event_kinds(match.steps[0])[0]) == (
        ((1,), "councillor"),
        "turned-card",
    )


def test_r4_2_a_file_can_begin_between_two_awards():
    """It has the position as given and the dice's answers before the first decision."""
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
def test_r2_5_the_waiting_seats_are_derived(text: str, asks: tuple[object, str]):
    """They are the seats with remaining decisions."""
    assert next_decision(at(GAME, f"{COUNTED}\n{text}")) == asks


def test_r6_5_a_step_without_a_choice_is_automatic():
    """A winner without a ring abstains before the first question."""
    six = " ".join(f"{home}=0" for home in ("cannaregio", *AREAS[2:6], "first"))
    stands = six.replace("=0", "=quarantia").replace("first=quarantia", "first=castello")
    rings = f"ring {six}\nstands {stands}"
    match = at(GAME, f"{COUNTED}\n{rings}")

    assert (event_kinds(match.steps[0]), next_decision(match)) == (["must-abstain"], ((0,), "move"))


def test_r3_5_ballots_that_are_all_confirmed_are_laid():
    """With no choice left, the markers go into the areas."""
    drafts = "\n".join(f"card[{seat}] castello\ndraft[{seat}] two=1" for seat in range(3))
    match = at(GAME, f"{drafts}\nwaits 0")

    assert (next_decision(match), match.state.laid[:3, 1].tolist()) == (
        ((0, 1, 2), "ballot"),
        [1, 1, 1],
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("due 1 0 0 0", r"due\[0\] is 1 between two awards"),
        ("received castello=1", "seat 0 has new houses in castello, but award 0 is not for it"),
        ("turn 1\ndecided first=1", "1 councillors have been decided on by award 1, but it should"),
        ("turn 1\nhouse_left 1", "house_left is 1 in award 1, but a winner places it in award 2"),
        ("site castello\nprice 3", "site is castello and price 3, but a check has both"),
        ("firsts 2", "firsts is 2, but the votes in castello make it 1"),
        ("plan[0] 1", r"plan\[0\] is 1, but seat 0 has made no secret decision"),
        ("stage councillor\nturn 1\ncouncillor castello",
         "in the stage councillor, a seat must have a decision to make"),
        ("stage place\nturn 2\nvotes[0] castello=0\nvotes[1] castello=0\nvotes[2] castello=0",
         "no seat has votes in castello, so there are no awards"),
        ("stage place\nturn 2\ndue 2 0 0 0\nreceived castello=4",
         "seat 2 has new houses in castello, but award 2 is not for it"),
    ],
)  # fmt: skip
def test_r14_3_impossible_positions_between_awards_are_refused(text: str, reason: str):
    """Parts of a decision need an open decision."""
    with pytest.raises(Illegal, match=reason):
        at(GAME, f"{COUNTED}\n{text}")


def test_r3_2_a_match_can_begin_with_ballots():
    """By default, everyone has all pieces and lays the first ballot of a year."""
    match = at(GAME, "houses[1] castello=2", 4)

    assert (match.waits, next_decision(match)[1]) == ((0, 1, 2, 3), "ballot")
    assert match.state.house_stock.tolist() == [15, 13, 15, 15]


@pytest.mark.parametrize("played", [begun, laying, electing, deciding, moving, building])
def test_r14_3_a_position_that_was_played_is_read(played: Callable[[], Match]):
    match = played()

    assert reopened(match).waits == match.waits


@pytest.mark.parametrize(
    ("played", "more", "reason"),
    [
        (laying, "house_stock 14 15 15 0", "14 in stock, but the match has 15"),
        (laying, "ring castello=1\nrings 6 5 6 0",
         "councillor castello wears the ring of seat 1, but is in no area"),
        (laying, "ring castello=1\nstands castello=castello\nrings 6 5 6 0",
         "councillor castello stands in castello, its home"),
        (laying, "palaces[0] castello=1\npalace_stock 7 8 8 0",
         "seat 0 has 1 palazzi in castello, but owns 0 of its sites"),
        (building, f"{LATER_SITE}\npalaces[1] dorsoduro=1\npalace_stock 8 7 8 0",
         "site 1 of dorsoduro is taken, but site 0 is free"),
        (laying, "laid[0] castello=3", "seat 0 has 2 markers in castello, but laid is 3"),
        (laying, "held 6 6 6 0", "seat 0 has 5 markers that it has not laid yet, but held is 6"),
        (laying, "card[0] none", "seat 0 has chosen 1 markers, but no card"),
        (laying, "card[0] castello",
         "seat 0 has chosen the card of castello, where it has already laid 2 markers"),
        (laying, "waits 4", "seat 1 has confirmed its ballot, but it has 0 markers"),
        (laying, "ballot_round 5", "out of range"),
        (laying, "votes[0] dorsoduro=3", "seat 0 has 3 votes in dorsoduro, which has not voted"),
        (laying, "firsts 2", "firsts is 2, but no election is running"),
        (laying, "site castello", "site is given, but no election is running"),
        (laying, f"election 7\ncoming {NEXT_YEAR}",
         "7 of 7 elections have been held in the stage ballot"),
        (laying, "winners 1", "winners is 1 before the end"),
        (laying, f"stage over\nelection 7\nwinners 1\nwaits 0\ncoming {NEXT_YEAR}",
         "the ending is none in the stage over"),
        (laying, "stage vote\nballot_round 4", "waits is 6 right before an election"),
        (laying, "coming castello none none none none none none",
         "coming has 1 cards after 0 elections"),
        (deciding, "coming castello none none none none none none\nelection 2",
         "coming has 1 cards after 2 elections"),
        (deciding, "firsts 2", "firsts is 2, but the votes in castello make it 1"),
        (deciding, "seconds 4", "seconds is 4, but the votes in castello make it 2"),
        (deciding, "turn 0", "turn is 0, but an election has awards 1 to 3"),
        (deciding, "turn 3", r"due\[0\] is 1, but award 3 is not for seat 0"),
        (deciding, "waits 2", r"seat 1 is in waits, but due\[1\] is 0"),
        (deciding, "stage pick", "the stage pick does not belong to award 1 of castello"),
        (deciding, "councillor dorsoduro",
         "councillor is dorsoduro, but the decision is about one of castello"),
        (deciding, "house_left 1", "house_left is 1 in award 1"),
        (laying, "house_left 1", "house_left is 1, but no election is running"),
        (deciding, "plan[0] 1", r"plan\[0\] is 1, but seat 0 has made no secret decision"),
        (deciding, "decided 1 0 0", "1 councillors have been decided on by award 1, but it"),
        (partial(deciding, "quarantia"), "decided 1 1 0",
         "2 councillors have been decided on by award 1"),
        (moving, "lifted[0] dorsoduro", "seat 0 has lifted one of 0 houses in dorsoduro"),
        (moving, "due 2 0 0 0", r"due\[0\] is 2, but award 1 gives at most 1 in the stage move"),
        (building, "site none", "site is none and price 3"),
        (building, "price 5", "the price in castello is 5, but with 0 palazzi it is 3 to 3"),
        (sealed, "plan[0] 3", r"plan\[0\] is 3, which seat 0 cannot carry out with due 2"),
        (sealed, "plan[0] 2\ndue 1 2 0 0", r"plan\[0\] is 2, which seat 0 cannot carry out with"),
        (sealed, "waits 1", r"plan\[0\] is 2, but seat 0 has made no secret decision"),
        (sealed, "plan[0] -1", "seat 0 still has to decide, but is not in waits"),
        (partial(year_end, "ballot_round 4", year_cap=1), "waits 1",
         "a seat must act although"),
        (laying, "first_seat 3", "seat 3 is not in play: 'first_seat 3'"),
        (laying, "waits 14", "seat 3 is not in play: 'waits 14'"),
        (laying, "house_stock 15 15 15 15", r"seat 3 is not in play: 'house_stock\[3\] 15'"),
    ],
)  # fmt: skip
def test_r14_3_impossible_positions_are_refused(
    played: Callable[[], Match], more: str, reason: str
):
    """The refusal gives the reason, before any rule runs."""
    with pytest.raises(Illegal, match=reason):
        reopened(played(), more)


SIX = "\n".join(f"sites[{district}] 1 none none none none" for district in AREAS[:6])
OVER = f"stage over\nelection 7\nwaits 0\ncoming {NEXT_YEAR}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("year 31", "this is year 31, but year_cap ends the match after year 30"),
        ("year 0", "year is 0, but a match begins with year 1"),
        (f"year 5\n{SIX}", "with 6 palazzi in 6 districts, seat 1 ended the match in year 4"),
        ("year 1\nhouses[2] castello=3", "seat 2 has placed 3 houses, but by year 1 at most 0 are"),
        (f"year 1\n{sites('castello', 0, 0)}",
         "seat 0 has placed 6 houses, but by year 1 at most 0 are possible"),
        (f"year 1\n{CONTROLLED}",
         "councillor dorsoduro was sent out, but its home has not voted yet in year 1"),
        (f"year 9\n{built('331', '00053', '000025')}", "no seat can qualify any more in year 9"),
        (f"{OVER}\nending six-districts\nwinners 1\n{SIX}",
         "winners is 1, but palazzi and houses make it 2"),
        (f"{OVER}\nending seven-in-five\nwinners 2\n{SIX}",
         "the ending is seven-in-five, but the palazzi and year 2 make it six-districts"),
        (f"{OVER}\nending year-cap\nyear 7\nwinners 7", "the ending is year-cap, but the palazzi"),
        ("shown[1] one=2", "seat 1 has 2 markers turned up earlier this year, but no election has"),
        ("ballot_round 2\nballot[0][castello] one=1\nballot[0][dorsoduro] one=1",
         "seat 0 has laid 2 ballots, but only 1 rounds are over"),
        (f"{COUNTED}\nturned[0] one=1",
         "seat 0 has 3 votes in castello, but its markers and councillors make 1"),
        (f"{COUNTED}\nvotes[0] castello=11",
         "seat 0 has 11 votes in castello, but has 0 councillors there"),
        (f"{COUNTED}\nring dorsoduro=1\nstands dorsoduro=castello\nvotes[1] castello=0",
         "seat 1 has 0 votes in castello, but has 1 councillors there"),
        (f"{COUNTED}\nvotes[1] castello=3\nstage place\nturn 2\ndue 1 1 0 0\nwaits 2",
         "waits is 2, but the next tied seat in order must act"),
        ("order castello castello dorsoduro san-marco san-polo santa-croce quarantia",
         "too few areas in the order"),
    ],
)  # fmt: skip
def test_position_names_the_numbers_that_conflict(text: str, reason: str):
    """Years, palazzi, markers and votes that no match has together, and how to mend them."""
    with pytest.raises(Illegal) as refusal:
        at(GAME, text)

    assert reason in str(refusal.value)
    assert refusal.value.hint


def test_the_year_follows_from_the_map():
    """It is the first in which the map can have this many pieces."""
    texts = ("", "houses[0] castello=3", sites("castello", *[0] * 5), CONTROLLED,
             "stage vote\nelection 3\nhouses[0] castello=6")  # fmt: skip
    years = [int(GAME.read_position(GAME.terms_for(3, {}), text).year) for text in texts]

    assert years == [1, 2, 3, 2, 1]


def test_during_ballots_the_round_follows_from_those_laid():
    """It is the one after the last in which any seat has laid one."""
    one = "ballot[0][castello] one=1\nballot[1][castello] one=1\nballot[2][castello] one=1"

    assert [int(at(GAME, text).state.ballot_round) for text in ("", one)] == [1, 2]
