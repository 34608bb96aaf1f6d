"""R13.3 to R13.7: what else can be agreed before a match."""

import pytest

from serenissima.games.doge.game import GAME
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import begun, election, neutral, questions, row, year_end

ONE_BY_ONE = {"neutralise": "one-by-one"}
MANY = {"palaces_per_check": "many"}


# ---- R13.8 houses_per_check ----------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "second"), [("one", ["0 place"]), ("all", [])])
def test_r13_8_when_palazzi_are_checked(choice: str, second: list[str]):
    """After each house that the winner places, or after all that are placed together."""
    match = election("castello", "3 - -", "houses[0] castello=2", houses_per_check=choice)
    steps = questions(match, "send dorsoduro", "place 1", "build")

    assert steps == ["0 councillor", "0 place", "0 build", *second]


# ---- R13.3 forced_abstention ---------------------------------------------------------------------

SIX_OUT = """
    ring cannaregio=0 dorsoduro=0 san-marco=0 san-polo=0 santa-croce=0 first=0 castello=1
    stands cannaregio=castello dorsoduro=cannaregio san-marco=cannaregio san-polo=cannaregio
    stands santa-croce=cannaregio first=cannaregio castello=san-marco
    houses[0] san-polo=2
"""


@pytest.mark.parametrize(
    ("choice", "ring", "stands", "asks"),
    [("move", -1, -1, "move"), ("neutral", -1, -1, "place"), ("nothing", 1, 3, "place")],
)
def test_r13_3_in_a_district(choice: str, ring: int, stands: int, asks: str):
    """With or without the move, the councillor neutral or as it was."""
    match = election("castello", "3 - -", SIX_OUT, forced_abstention=choice)

    assert (match.state.ring[1], match.state.stands[1]) == (ring, stands)
    assert next_decision(match) == ((0,), asks)
    assert match.state.rings[1] == (5 if choice == "nothing" else 6)


@pytest.mark.parametrize("choice", ["move", "neutral", "nothing"])
def test_r13_3_a_voluntary_abstention(choice: str):
    """It has its move, whatever the option says."""
    match = election("castello", "3 - -", "houses[0] castello=1", forced_abstention=choice)

    assert questions(match, "abstain") == ["0 councillor", "0 move", "0 place"]


@pytest.mark.parametrize(("choice", "moves"), [("move", 2), ("neutral", 0), ("nothing", 0)])
def test_r13_3_in_the_quarantia(choice: str, moves: int):
    """What R8.1 has made neutral stays so."""
    text = """
        ring cannaregio=0 castello=0 dorsoduro=0 san-marco=0 san-polo=0 santa-croce=0 first=1
        stands cannaregio=castello castello=cannaregio dorsoduro=cannaregio
        stands san-marco=cannaregio san-polo=cannaregio santa-croce=cannaregio first=castello
        houses[0] san-polo=2
    """
    match = election("quarantia", "3 - -", text, forced_abstention=choice)
    step = match.steps[-1]

    assert neutral(match) == [True] * 3
    assert event_kinds(step, "must-abstain") == ["must-abstain"] * (1 if moves else 2)
    if moves:
        assert questions(match, "stay", "stay") == ["0 move", "0 move"]


# ---- R13.4 neutralise ----------------------------------------------------------------------------

THREE = """
    ring first=0 second=1 third=2
    stands first=castello second=dorsoduro third=san-polo
    houses[0] castello=1
    houses[1] castello=1
    houses[2] castello=1
"""


def test_r13_4_the_winner_chooses_a_councillor():
    """No councillor is neutral before; each decision begins with an undecided one."""
    match = election("quarantia", "3 2 1", THREE, **ONE_BY_ONE)

    assert event_kinds(match.steps[-1], "ring-back", "neutral") == []
    assert next_decision(match) == ((0,), "pick")
    assert legal(match) == ["councillor first", "councillor second", "councillor third"]

    step = play(match, "councillor third")

    assert event_kinds(step) == ["picked"]
    assert next_decision(match) == ((0,), "councillor")

    step = play(match, "send castello")

    assert event_kinds(step) == ["ring-back", "sent"]
    assert match.state.ring.tolist()[6:] == [0, 1, 0]
    assert (next_decision(match), legal(match)) == (
        ((1,), "pick"),
        ["councillor first", "councillor second"],
    )

    play(match, "councillor first", "abstain")

    assert match.state.ring.tolist()[6:] == [-1, 1, 0]
    assert match.state.rings.tolist() == [5, 5, 6, 0]

    step = play(match, "stay")

    assert event_values(step, "picked") == [(0, 7)]
    assert next_decision(match) == ((0,), "councillor")

    play(match, "send castello")

    assert match.state.ring.tolist()[6:] == [-1, 0, 0]


def test_r13_4_alike():
    """Of neutral ones, and of those with the same ring in one area, the first is offered."""
    text = "ring first=1 second=1 third=1\nstands first=castello second=castello third=san-polo"
    match = election("quarantia", "3 2 -", text, **ONE_BY_ONE)

    assert legal(match) == ["councillor first", "councillor third"]

    play(match, "councillor third", "send castello")

    assert event_values(match.steps[-1], "picked") == [(1, 6)]
    assert next_decision(match) == ((1,), "councillor")

    match = election("quarantia", "3 2 -", **ONE_BY_ONE)

    assert event_values(match.steps[-1], "picked") == [(0, 6)]
    assert next_decision(match) == ((0,), "councillor")


def test_r13_4_not_alike():
    """The same area with other rings, or the same ring in another area."""
    text = "ring first=1 second=2\nstands first=castello second=castello"
    match = election("quarantia", "3 - -", text, **ONE_BY_ONE)

    assert legal(match) == ["councillor first", "councillor second", "councillor third"]


def test_r13_4_like_one_that_was_decided():
    """One that is now like a councillor already decided on is still offered."""
    text = "ring first=1 second=0 third=2\nstands first=dorsoduro second=castello third=san-polo"
    match = election("quarantia", "3 2 -", text, **ONE_BY_ONE)
    play(match, "councillor first", "send castello")

    assert legal(match) == ["councillor second", "councillor third"]


def test_r13_4_the_runner_up_cannot_take_the_winners_councillor():
    match = election("quarantia", "3 2 -", **ONE_BY_ONE)
    play(match, "send castello", "send castello")

    assert match.state.ring.tolist()[6:] == [0, 1, -1]


def test_r13_4_no_runner_up():
    """The councillor left over keeps its ring and its place."""
    match = election("quarantia", "3 - 0", THREE, **ONE_BY_ONE)
    steps = questions(match, "councillor third", "send castello", "councillor first", "abstain")

    assert steps == ["0 pick", "0 councillor", "0 pick", "0 councillor", "0 move"]
    assert match.state.ring.tolist()[6:] == [-1, 1, 0]
    assert match.state.stands.tolist()[6:] == [-1, 2, 1]
    assert match.state.rings.tolist() == [5, 5, 6, 0]


def test_r13_4_seconds():
    """They move between the winner's decisions; what is left over becomes neutral at the end."""
    match = election("quarantia", "3 2 2", THREE, **ONE_BY_ONE)
    steps = questions(
        match, "councillor first", "send castello", "stay", "stay", "councillor third", "abstain"
    )

    assert steps == [
        *("0 pick", "0 councillor", "1 move", "2 move", "0 pick", "0 councillor", "0 move"),
    ]
    assert match.state.ring.tolist()[6:] == [0, -1, -1]
    assert match.state.stands.tolist()[6:] == [1, -1, -1]
    assert match.state.rings.tolist() == [5, 6, 6, 0]


def test_r13_4_a_tie_for_first():
    """All three become neutral, as without the option."""
    match = election("quarantia", "3 3 -", THREE, **ONE_BY_ONE)

    assert (neutral(match), next_decision(match)) == ([True] * 3, ((0,), "move"))


def test_r13_4_without_votes_all_rings_stay():
    match = election("quarantia", "- - -", THREE, **ONE_BY_ONE)

    assert match.state.ring.tolist()[6:] == [0, 1, 2]


FIVE_OUT = """
    ring cannaregio=0 castello=0 dorsoduro=0 san-marco=0 san-polo=0
    stands cannaregio=castello castello=cannaregio dorsoduro=cannaregio
    stands san-marco=cannaregio san-polo=cannaregio
"""
WITHOUT_A_RING = f"""
    {FIVE_OUT}
    ring first=0 second=1 third=2
    stands first=castello second=dorsoduro third=san-polo
"""


def test_r13_4_ones_own_can_be_kept():
    """Without a ring in stock, with the one on it."""
    match = election("quarantia", "3 - -", WITHOUT_A_RING, **ONE_BY_ONE)
    step = play(match, "councillor first", "send dorsoduro")

    assert (event_kinds(step), match.state.rings[0]) == (["sent"], 0)
    assert match.state.stands[6] == 2
    assert legal(match) == ["councillor second", "councillor third"]


@pytest.mark.parametrize(("choice", "ring"), [("move", -1), ("neutral", -1), ("nothing", 2)])
def test_r13_4_without_a_ring(choice: str, ring: int):
    """Another player's means a forced abstention, for which there is the other option."""
    text = f"{WITHOUT_A_RING}\nhouses[0] castello=1"
    match = election("quarantia", "3 - -", text, forced_abstention=choice, **ONE_BY_ONE)
    step = play(match, "councillor third")

    assert (
        event_kinds(step, "must-abstain", "neutral")
        == ["must-abstain", "neutral"][: 2 - (ring == 2)]
    )
    assert match.state.ring[8] == ring
    assert next_decision(match) == ((0,), "move" if choice == "move" else "pick")


def test_r13_4_without_a_ring_before_runners_up():
    """Two decisions are empty; the winner's own councillor becomes neutral for the runners-up."""
    options = {"forced_abstention": "nothing", **ONE_BY_ONE}
    match = election("quarantia", "3 2 2", f"{WITHOUT_A_RING}\nhouses[1] castello=1", **options)
    steps = questions(match, "councillor third", "stay", "councillor second")

    assert steps == ["0 pick", "1 move", "0 pick"]
    assert match.state.ring.tolist()[6:] == [-1, 1, 2]
    assert match.state.rings.tolist() == [1, 5, 5, 0]


def test_r13_4_a_runner_up_without_a_ring():
    """They choose as well, and the one chosen becomes neutral."""
    text = """
        ring cannaregio=1 castello=1 dorsoduro=1 san-marco=1 san-polo=1 santa-croce=1
        stands cannaregio=castello castello=cannaregio dorsoduro=cannaregio
        stands san-marco=cannaregio san-polo=cannaregio santa-croce=cannaregio
        ring first=2 second=0 third=2
        stands first=castello second=dorsoduro third=san-polo
    """
    match = election("quarantia", "3 2 -", text, **ONE_BY_ONE)
    steps = questions(match, "councillor first", "send castello", "councillor third")

    assert steps == ["0 pick", "0 councillor", "1 pick", "0 councillor"]
    assert match.state.ring.tolist()[6:] == [0, -1, -1]
    assert match.state.rings.tolist() == [5, 0, 6, 0]


def test_r13_4_a_ring_that_comes_back():
    """Abstaining from a councillor that the player controls frees a ring for the next decision."""
    match = election("quarantia", "3 - -", WITHOUT_A_RING, **ONE_BY_ONE)
    play(match, "councillor first", "abstain")

    assert match.state.rings[0] == 1

    play(match, "councillor second", "send castello")

    assert match.state.ring.tolist()[6:] == [-1, 0, 2]


# ---- R13.5 palaces_per_check ---------------------------------------------------------------------


def test_r13_5_many():
    """As often as the player can pay the price that then applies."""
    match = election("castello", "3 - -", "houses[0] castello=11", **MANY)
    steps = questions(match, "send dorsoduro", "place 2", "build", "build", "build")

    assert steps == ["0 councillor", "0 place", "0 build", "0 build", "0 build"]
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 3}, {"castello": 1})


def test_r13_5_until_forgone():
    """A player who does not build is not asked again."""
    match = election("castello", "3 - -", "houses[0] castello=11", **MANY)

    assert questions(match, "send dorsoduro", "place 2", "build", "forgo")[2:] == ["0 build"] * 2


def test_r13_5_tied():
    """Those who have built are checked again together, at one price; the others are not."""
    text = "houses[0] castello=8\nhouses[1] castello=8\nhouses[2] castello=13"
    match = election("castello", "3 3 3", text, **MANY)
    steps = questions(match, *["place 2"] * 3, "build", "forgo", "build", "build")

    assert steps[3:] == ["0 build", "1 build", "2 build", "0 build", "2 build"]
    assert see(match, "sites[castello]") == "0 2 0 none none"
    assert match.state.houses[:3, 1].tolist() == [2, 10, 12]


def test_r13_5_the_second_check_has_a_new_price():
    """It counts all palazzi at that time: after two at 3, the next costs 5."""
    text = "houses[0] castello=6\nhouses[1] castello=5"
    match = election("castello", "3 3 -", text, **MANY)
    play(match, "place 2", "place 2", "build", "build")

    assert (next_decision(match), see(match, "price")) == (((0,), "build"), "5")

    step = play(match, "build")

    assert "turned-card" in event_kinds(step)  # the other has 4 left
    assert see(match, "sites[castello]") == "0 1 0 none none"


def test_r13_5_sites_run_out():
    """The second check is subject to them as well."""
    text = "sites[castello] 3 3 -1 -1 -1\nhouses[0] castello=10\nhouses[1] castello=10"
    match = election("castello", "3 3 - -", text, **MANY)
    steps = questions(match, "place 2", "place 2", "build", "build", "build")

    assert steps == ["0 place", "1 place", "0 build", "1 build", "0 build"]
    assert see(match, "sites[castello]") == "3 3 0 1 0"
    assert match.state.houses[:2, 1].tolist() == [0, 7]


def test_r13_5_in_the_quarantia():
    """Each district is finished before the next."""
    text = "houses[0] castello=6 san-polo=2 santa-croce=2\nhouses[1] castello=1"
    match = election("quarantia", "3 3 -", text, **MANY)
    steps = questions(
        match,
        *("lift santa-croce", "drop castello", "lift santa-croce", "drop san-polo", "stay"),
        *("build", "build", "build"),
    )

    assert steps[5:] == ["0 build"] * 3
    assert see(match, "sites[castello]") == "0 0 none none none"
    assert see(match, "sites[san-polo]") == "0 none none none none"


# ---- R13.6, R13.7 --------------------------------------------------------------------------------


def test_r13_6_a_zero_excludes_its_player():
    """Other markers in the area do not help; the other players move up."""
    text = "ring dorsoduro=0 san-marco=2\nstands dorsoduro=castello san-marco=castello"
    match = election("castello", "330 1 0", text, zero_marker="bars")
    step = match.steps[-1]

    assert (match.state.firsts, match.state.seconds) == (0b010, 0)
    assert (event_values(step, "barred"), event_values(step, "counted")) == (
        [(0,), (2,)],
        [(1, 1, 0, 1)],
    )


def test_r13_6_only_in_its_area():
    """A 0 laid elsewhere does no harm."""
    match = election("castello", "3 1 -", "ballot[0][cannaregio] zero=1", zero_marker="bars")

    assert match.state.firsts == 0b001


@pytest.mark.parametrize("cap", [1, 2, 200])
def test_r13_7_year_cap(cap: int):
    """The match ends with this year, and not with the one before."""
    assert year_end(f"year {cap}", year_cap=cap).ending == "year-cap"
    if cap > 1:
        assert year_end(f"year {cap - 1}", year_cap=cap).ending == "none"


def test_r13_7_bounds():
    """From 1 year to 200; by default 30."""
    option = next(option for option in GAME.options if option.name == "year_cap")

    assert (option.low, option.high, option.default) == (1, 200, 30)
    assert begun().terms.year_cap == 30
