"""R8: the election in the Quarantia."""

from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import decline, election, lay, lay_all, neutral, pass_by, questions, row

CONTROLLED = """
    ring first=0 second=1 third=2
    stands first=castello second=dorsoduro third=san-polo
"""
HOUSES = "\n".join(f"houses[{seat}] castello=2 san-polo=1" for seat in range(3))


def test_r8_1_all_three_turn_neutral_first():
    """Before the winner decides on anything, all rings are back."""
    match = election("quarantia", "3 2 1", CONTROLLED)

    assert event_kinds(match.steps[-1])[-6:] == ["ring-back", "neutral"] * 3
    assert (neutral(match), match.state.rings.tolist()) == ([True] * 3, [6, 6, 6, 0])
    assert next_decision(match) == ((0,), "councillor")


def test_r8_1_it_plays_no_part_which():
    """The three are taken one after another, without a choice."""
    match = election("quarantia", "3 2 1")
    play(match, "send castello", "send dorsoduro", "send san-polo")

    assert see(match, "ring") == "first=0 second=1 third=0"
    assert see(match, "stands") == "first=castello second=dorsoduro third=san-polo"


def test_r8_2_again_next_year():
    """All three are to be decided on in every election of the Quarantia."""
    match = election("quarantia", "3 2 -")
    play(match, "send castello", "send dorsoduro", "send san-polo")
    pass_by(match)
    lay(match, "0 quarantia 1", "1 quarantia 2", "2 quarantia 3")
    lay_all(match, "san-marco 1", "santa-croce 2", "cannaregio 3")
    while next_decision(match)[1] != "councillor" or see(match, "firsts") != "4":
        decline(match)
    steps = questions(match, "send castello", "send dorsoduro", "send san-polo")

    assert steps == ["2 councillor", "1 councillor", "2 councillor"]
    assert see(match, "ring") == "first=2 second=1 third=2"


def test_r8_2_winner_runner_up_winner():
    """In this order."""
    match = election("quarantia", "2 3 1", HOUSES)
    steps = questions(match, "send castello", "send castello", "send castello")

    assert steps == ["1 councillor", "0 councillor", "1 councillor"]
    assert see(match, "ring") == "first=1 second=0 third=1"


def test_r8_2_only_winner_and_runner_up_get_awards():
    """Players three and four get no question and keep their pieces."""
    match = election("quarantia", "3 2 1 1", "houses[2] castello=2\nhouses[3] castello=2")
    before = match.state.copy()
    steps = questions(match, "send castello", "send castello", "send castello")

    assert steps == ["0 councillor", "1 councillor", "0 councillor"]
    for name in ("houses", "house_stock", "palaces", "rings"):
        assert match.state[name][2:].tolist() == before[name][2:].tolist()


def test_r8_3_to_a_district():
    """There are six to choose from, or abstaining, at each of the decisions."""
    match = election("quarantia", "3 2 1")
    for _ in range(3):
        assert legal(match) == [
            *("send cannaregio", "send castello", "send dorsoduro", "send san-marco"),
            *("send san-polo", "send santa-croce", "abstain"),
        ]
        play(match, "send castello")


def test_r8_3_each_abstention_has_its_move():
    """Between any districts; the councillor stays neutral."""
    match = election("quarantia", "3 2 1", f"{HOUSES}\n{CONTROLLED}")
    steps = questions(
        match,
        *("abstain", "lift castello", "drop san-marco"),
        *("abstain", "lift san-polo", "drop dorsoduro"),
        *("abstain", "stay"),
    )

    assert steps == [
        *("0 councillor", "0 move", "0 move", "1 councillor", "1 move", "1 move"),
        *("0 councillor", "0 move"),
    ]
    assert row(match, "houses", 0) == {"castello": 1, "san-marco": 1, "san-polo": 1}
    assert row(match, "houses", 1) == {"castello": 2, "dorsoduro": 1}
    assert neutral(match) == [True] * 3


def test_r8_3_palazzi_are_checked_at_once():
    """Before the runner-up decides."""
    match = election("quarantia", "3 2 1", HOUSES)
    play(match, "abstain", "lift san-polo", "drop castello")

    assert next_decision(match) == ((0,), "build")

    play(match, "build")

    assert (row(match, "palaces", 0), next_decision(match)) == (
        {"castello": 1},
        ((1,), "councillor"),
    )


def test_r8_3_without_a_ring():
    """The runner-up abstains, with the move; the winner takes the next one."""
    text = """
        ring cannaregio=1 castello=1 dorsoduro=1 san-marco=1 san-polo=1 santa-croce=1
        stands cannaregio=castello castello=cannaregio dorsoduro=castello san-marco=castello
        stands san-polo=castello santa-croce=castello
        houses[1] castello=1
    """
    match = election("quarantia", "3 2 1", text)
    step = play(match, "send castello")

    assert event_kinds(step) == ["sent", "must-abstain"]
    assert (next_decision(match), legal(match)) == (((1,), "move"), ["lift castello", "stay"])

    play(match, "stay", "send dorsoduro")

    assert match.state.ring.tolist()[6:] == [0, -1, 0]


def test_r8_4_no_runner_up():
    """The winner decides on two, the third one is neutral."""
    match = election("quarantia", "3 - 0", CONTROLLED)

    assert questions(match, "send castello", "send san-polo") == ["0 councillor", "0 councillor"]
    assert see(match, "ring") == "first=0 second=0"
    assert neutral(match) == [False, False, True]
    assert match.state.rings.tolist() == [4, 6, 6, 0]


def test_r8_5_a_tie_for_second():
    """Each moves a house between the winner's decisions; the third councillor is neutral."""
    match = election("quarantia", "2 3 2", f"{HOUSES}\n{CONTROLLED}")
    steps = questions(
        match,
        *("send castello", "lift castello", "drop dorsoduro", "lift san-polo", "drop san-marco"),
        "send castello",
    )

    assert steps == ["1 councillor", "0 move", "0 move", "2 move", "2 move", "1 councillor"]
    assert row(match, "houses", 0) == {"castello": 1, "dorsoduro": 1, "san-polo": 1}
    assert row(match, "houses", 2) == {"castello": 2, "san-marco": 1}
    assert see(match, "ring") == "first=1 second=1"
    assert neutral(match) == [False, False, True]


def test_r8_5_their_moves_are_voluntary():
    """Without a house there is none; with the winner's second abstention still to come."""
    match = election("quarantia", "3 2 2", "houses[0] castello=1\nhouses[1] castello=1")
    steps = questions(match, "abstain", "stay", "stay", "abstain", "stay")

    assert steps == ["0 councillor", "0 move", "1 move", "0 councillor", "0 move"]


def test_r8_6_a_tie_for_first():
    """All three become neutral; two houses each, one by one, to separate places."""
    match = election("quarantia", "3 3 2", f"{HOUSES}\n{CONTROLLED}")

    assert event_kinds(match.steps[-1])[-6:] == ["ring-back", "neutral"] * 3

    steps = questions(
        match,
        *("lift castello", "drop dorsoduro", "lift san-polo", "drop san-marco"),
        *("lift castello", "drop cannaregio", "stay"),
    )

    assert steps == ["0 move"] * 4 + ["1 move"] * 3
    assert row(match, "houses", 0) == {"castello": 1, "dorsoduro": 1, "san-marco": 1}
    assert row(match, "houses", 1) == {"cannaregio": 1, "castello": 1, "san-polo": 1}
    assert row(match, "houses", 2) == {"castello": 2, "san-polo": 1}
    assert neutral(match) == [True] * 3


def test_r8_6_none_or_one_or_two():
    """Staying ends it at either house; the same house may move twice."""
    match = election("quarantia", "3 3 3", HOUSES)
    steps = questions(
        match,
        *("stay", "lift castello", "drop dorsoduro", "stay"),
        *("lift san-polo", "drop dorsoduro", "lift dorsoduro", "drop cannaregio"),
    )

    assert steps == ["0 move", *["1 move"] * 3, *["2 move"] * 4]
    assert row(match, "houses", 0) == {"castello": 2, "san-polo": 1}
    assert row(match, "houses", 1) == {"castello": 1, "dorsoduro": 1, "san-polo": 1}
    assert row(match, "houses", 2) == {"cannaregio": 1, "castello": 2}


def test_r8_6_from_the_first_seat_on():
    """A player makes both moves before the next one begins."""
    match = election("quarantia", "3 3 3", f"{HOUSES}\nfirst_seat 2")
    steps = questions(match, "lift castello", "drop dorsoduro", "lift castello", "drop dorsoduro")

    assert steps == ["2 move"] * 4 + ["0 move", "1 move"]


def test_r8_6_a_tie_leaves_no_runner_up():
    """Players with fewer votes neither move nor decide."""
    match = election("quarantia", "2 3 1 3", HOUSES)

    assert (match.state.firsts, event_values(match.steps[-1], "second")) == (0b1010, [])
    assert event_values(match.steps[-1], "nothing-to-move") == [(3,)]
    assert questions(match) == ["1 move"]
