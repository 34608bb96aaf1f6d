"""R13: what can be agreed before a match."""

from collections import Counter

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.tests.table import (
    asked,
    begun,
    election,
    legal,
    neutral,
    on_the_eve,
    play,
    questions,
    row,
    said,
    see,
    told,
    year_end,
)
from serenissima.kernel.match import Match, outcomes

ONE_BY_ONE = {"neutralise": "one-by-one"}
MANY = {"palaces_per_check": "many"}
FIVE_EACH = "houses[0] castello=5\nhouses[1] castello=5\nhouses[2] castello=5"
ONE_SITE = "palazzi castello 3 3 3 3"


def chances(match: Match, word: str, field: str) -> dict[int, float]:
    """What a field of the state is after an action, with the odds."""
    found: Counter[int] = Counter()
    number = GAME.actions.parse(word)
    for way in outcomes(GAME, match.terms, match.state, match.waits[0], number):
        found[int(way.state[field])] += way.probability
    return {value: round(odds, 6) for value, odds in found.items()}


# ---- R13.1 tie_order -----------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(4))
def test_r13_1_fixed(first: int):
    """From the lowest seat on, in every year."""
    match = election("castello", "- 3 3 3", f"first_seat {first}", tie_order="fixed")

    assert questions(match) == ["1 place", "2 place", "3 place"]


def test_r13_1_fixed_builders():
    """They, too, come in this order."""
    match = election("castello", "3 3 -", f"{FIVE_EACH}\nfirst_seat 1", tie_order="fixed")
    questions(match, "place 2", "place 2", "build", "build")

    assert see(match, "sites[1]") == "0 1 -1 -1 -1"


def test_r13_1_random():
    """Each time a lot among those who still have to decide."""
    match = on_the_eve("castello", "3 3 3", FIVE_EACH, tie_order="random")

    assert chances(match, "place 0", "waits") == {1: 0.333333, 2: 0.333333, 4: 0.333333}

    match.play(0, "place 0", [3, 1])

    assert match.waits == (1,)
    assert chances(match, "place 2", "waits") == {1: 0.5, 4: 0.5}

    match.play(1, "place 2", [1])

    assert match.waits == (2,)
    assert chances(match, "place 2", "waits") == {1: 1.0}

    match.play(2, "place 2", [])

    assert chances(match, "place 2", "waits") == {1: 0.333333, 2: 0.333333, 4: 0.333333}

    match.play(0, "place 2", [2])

    assert (asked(match), chances(match, "build", "waits")) == (
        ((2,), "build"),
        {1: 0.5, 2: 0.5},
    )


def test_r13_1_random_both_moves():
    """Whoever begins to move in the Quarantia makes both moves, without another lot."""
    houses = "houses[0] castello=2\nhouses[1] castello=2"
    match = on_the_eve("quarantia", "3 3 -", houses, tie_order="random")
    match.play(0, "place 0", [3, 1])
    match.play(1, "lift castello", [])
    match.play(1, "drop san-polo", [])

    assert asked(match) == ((1,), "move")


def test_r13_1_no_lot_for_one():
    """A winner alone is asked without the dice."""
    match = on_the_eve("castello", "3 - -", tie_order="random")
    match.play(0, "place 0", [3])
    match.play(0, "abstain", [])

    assert asked(match) == ((0,), "place")


def test_r13_1_sealed_at_the_same_time():
    """All are asked, and nothing happens before the last has decided."""
    match = election("castello", "3 3 3", f"{FIVE_EACH}\nfirst_seat 1", tie_order="sealed")

    assert asked(match) == ((0, 1, 2), "place")

    step = play(match, "2 place 1", "0 place 2")

    assert (told(step), match.waits) == (["decided"], (1,))
    assert match.state.houses[:3, 1].tolist() == [5, 5, 5]

    step = play(match, "1 place 0")

    assert told(step) == ["decided", "placed-none", "placed", "placed"]
    assert [said(step, kind) for kind in ("placed-none", "placed")] == [
        [(1, 1)],
        [(2, 1, 1), (0, 2, 1)],
    ]
    assert asked(match) == ((0, 2), "build")

    play(match, "0 build", "2 build")

    assert see(match, "sites[1]") == "2 0 -1 -1 -1"


def test_r13_1_sealed_with_few_houses():
    """Who has one house left decides at the same time as who has two."""
    houses = "houses[0] san-polo=14\nhouses[1] san-polo=5"
    match = election("castello", "3 3 3", houses, tie_order="sealed")

    assert asked(match) == ((0, 1, 2), "place")
    assert [legal(match, seat) for seat in range(3)] == [
        ["place 0", "place 1"],
        ["place 0", "place 1", "place 2"],
        ["place 0", "place 1", "place 2"],
    ]


def test_r13_1_sealed_moves():
    """Both moves of the firsts are a round of their own; who stays is out of the second."""
    houses = "\n".join(f"houses[{seat}] castello=2 san-polo=1" for seat in range(3))
    match = election("quarantia", "3 3 3", houses, tie_order="sealed")

    assert asked(match) == ((0, 1, 2), "move")

    play(match, "1 lift san-polo", "1 drop castello", "0 stay", "2 lift castello")

    assert row(match, "houses", 1) == {"castello": 2, "san-polo": 1}

    step = play(match, "2 drop dorsoduro")

    assert told(step) == ["decided", "stayed", "moved", "moved"]
    assert asked(match) == ((1, 2), "move")
    assert row(match, "houses", 1) == {"castello": 3}

    play(match, "2 stay", "1 stay")

    assert asked(match) == ((1,), "build")


def test_r13_1_sealed_winner():
    """Somebody who decides alone is answered at once."""
    match = election("castello", "3 2 -", "houses[0] castello=1", tie_order="sealed")

    assert questions(match, "abstain", "lift castello", "drop dorsoduro", "place 1") == [
        *("0 councillor", "0 move", "0 move", "0 place", "1 place"),
    ]
    assert row(match, "houses", 0) == {"castello": 1, "dorsoduro": 1}


# ---- R13.2 scarce_sites --------------------------------------------------------------------------


def scarce(text: str, **options: object) -> Match:
    """Three firsts have placed two houses each in Castello, and can pay; seat 3 built before."""
    match = election("castello", "3 3 3 -", text, **options)
    play(match, *["place 2"] * 3)
    return match


def test_r13_2_order():
    """As the tied players come; whoever is left has no site."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}")
    step = play(match, "forgo", "build")

    assert (see(match, "sites[1]"), said(step, "no-site")) == ("3 3 3 3 1", [(2, 1)])
    assert "turned-card" in told(step)


def test_r13_2_houses():
    """Who has most in the district comes first; equal ones in their order."""
    text = "houses[0] castello=5\nhouses[1] castello=6\nhouses[2] castello=6"
    match = scarce(f"{text}\n{ONE_SITE}", scarce_sites="houses")

    assert questions(match, "forgo", "forgo", "build") == ["1 build", "2 build", "0 build"]

    match = scarce(f"{text}\n{ONE_SITE}", scarce_sites="houses")
    step = play(match, "build")

    assert (see(match, "sites[1]"), said(step, "no-site")) == ("3 3 3 3 1", [(0, 1), (2, 1)])


@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 0]), (2, [2, 0, 1])])
def test_r13_2_equal_houses(first: int, order: list[int]):
    """Come in the order of tied players."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}\nfirst_seat {first}", scarce_sites="houses")

    assert questions(match, "forgo", "forgo") == [f"{seat} build" for seat in order]


def test_r13_2_houses_of_those_left():
    """Houses elsewhere do not count, and once there are sites enough the order does."""
    text = """
        houses[0] castello=4 san-polo=9
        houses[1] castello=4
        houses[2] castello=5
        palazzi castello 3 3 3
    """
    match = scarce(text, scarce_sites="houses")

    assert questions(match, "forgo", "build", "build") == ["2 build", "0 build", "1 build"]
    assert see(match, "sites[1]") == "3 3 3 0 1"


def test_r13_2_random():
    """A lot among those who can build says who comes next, while sites are too few."""
    match = election("castello", "3 3 3 -", f"{FIVE_EACH}\n{ONE_SITE}", scarce_sites="random")
    play(match, "place 2", "place 2")

    assert chances(match, "place 2", "waits") == {1: 0.333333, 2: 0.333333, 4: 0.333333}

    match.play(2, "place 2", [2])

    assert (match.waits, chances(match, "forgo", "waits")) == ((2,), {1: 0.5, 2: 0.5})


def test_r13_2_random_with_sites_enough():
    """Then nobody draws lots."""
    text = "houses[0] castello=5\nhouses[1] castello=5\npalazzi castello 3 3 3"
    match = election("castello", "3 3 - -", text, scarce_sites="random")
    play(match, "place 2")
    match.play(1, "place 2", [])

    assert asked(match) == ((0,), "build")


def test_r13_2_nobody():
    """None of them builds, and nobody is asked."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}", scarce_sites="nobody")
    step = match.steps[-1]

    assert said(step, "no-site") == [(0, 1), (1, 1), (2, 1)]
    assert "turned-card" in told(step)
    assert see(match, "sites[1]") == "3 3 3 3 -1"


@pytest.mark.parametrize("choice", ["order", "houses", "random", "nobody"])
def test_r13_2_with_sites_enough(choice: str):
    """Whatever is agreed plays no part if only as many can build as there are sites."""
    text = "houses[0] castello=5\nhouses[1] castello=6\nhouses[2] castello=7"
    match = scarce(f"{text}\npalazzi castello 3 3", scarce_sites=choice)

    assert questions(match, "build", "build", "build") == ["0 build", "1 build", "2 build"]
    assert see(match, "sites[1]") == "3 3 0 1 2"


@pytest.mark.parametrize("choice", ["order", "houses", "random", "nobody"])
def test_r13_2_who_cannot_pay_does_not_count(choice: str):
    """One site is enough for the one who can."""
    text = f"houses[0] castello=4\nhouses[1] castello=5\nhouses[2] castello=4\n{ONE_SITE}"
    match = scarce(text, scarce_sites=choice)

    assert questions(match, "build") == ["1 build"]
    assert see(match, "sites[1]") == "3 3 3 3 1"


@pytest.mark.parametrize(("choice", "builder"), [("order", 1), ("houses", 2), ("nobody", None)])
def test_r13_2_sealed(choice: str, builder: int | None):
    """All have said that they build; one does."""
    text = "houses[0] castello=5\nhouses[1] castello=5\nhouses[2] castello=6\nfirst_seat 1"
    match = scarce(f"{text}\n{ONE_SITE}", scarce_sites=choice, tie_order="sealed")
    if builder is not None:
        assert asked(match) == ((0, 1, 2), "build")

        play(match, "0 build", "1 build", "2 build")

    last = -1 if builder is None else builder
    left = [seat for seat in range(3) if seat != builder]
    assert see(match, "sites[1]") == f"3 3 3 3 {last}"
    assert sorted(said(match.steps[-1], "no-site")) == [(seat, 1) for seat in left]


def test_r13_2_sealed_and_forgone():
    """Who has decided not to build leaves the site to the next."""
    match = scarce(f"{FIVE_EACH}\n{ONE_SITE}", tie_order="sealed")
    play(match, "0 forgo", "1 forgo", "2 build")

    assert see(match, "sites[1]") == "3 3 3 3 2"
    assert said(match.steps[-1], "no-site") == []


def test_r13_2_sealed_by_lot():
    """Each of those who build is as likely to."""
    text = f"{FIVE_EACH}\n{ONE_SITE}\nballot[3][0] one=1"
    match = scarce(text, scarce_sites="random", tie_order="sealed")
    play(match, "0 build", "2 build")
    found: Counter[int] = Counter()
    for way in outcomes(GAME, match.terms, match.state, 1, GAME.actions.parse("forgo")):
        found[int(way.state.sites[1, 4])] += way.probability

    assert {seat: round(odds, 6) for seat, odds in found.items()} == {0: 0.5, 2: 0.5}


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
    assert asked(match) == ((0,), asks)
    assert match.state.rings[1] == (5 if choice == "nothing" else 6)


@pytest.mark.parametrize("choice", ["move", "neutral", "nothing"])
def test_r13_3_a_voluntary_abstention(choice: str):
    """Has its move, whatever is agreed."""
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
    match = on_the_eve("quarantia", "3 - -", text, forced_abstention=choice)
    step = play(match, "place 0")

    assert neutral(match) == [True] * 3
    assert told(step, "must-abstain") == ["must-abstain"] * (1 if moves else 2)
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


def test_r13_4_the_winner_chooses_which():
    """Nothing is neutral before; each decision begins with a councillor not yet decided on."""
    match = election("quarantia", "3 2 1", THREE, **ONE_BY_ONE)

    assert told(match.steps[-1], "ring-back", "neutral") == []
    assert asked(match) == ((0,), "pick")
    assert legal(match) == ["councillor first", "councillor second", "councillor third"]

    step = play(match, "councillor third")

    assert told(step) == ["picked"]
    assert asked(match) == ((0,), "councillor")

    step = play(match, "send castello")

    assert told(step) == ["ring-back", "sent"]
    assert match.state.ring.tolist()[6:] == [0, 1, 0]
    assert (asked(match), legal(match)) == (
        ((1,), "pick"),
        ["councillor first", "councillor second"],
    )

    play(match, "councillor first", "abstain")

    assert match.state.ring.tolist()[6:] == [-1, 1, 0]
    assert match.state.rings.tolist() == [5, 5, 6, 0]

    step = play(match, "stay")

    assert said(step, "picked") == [(0, 7)]
    assert asked(match) == ((0,), "councillor")

    play(match, "send castello")

    assert match.state.ring.tolist()[6:] == [-1, 0, 0]


def test_r13_4_alike():
    """Of neutral ones, and of equal rings in one area, the first is offered."""
    text = "ring first=1 second=1 third=1\nstands first=castello second=castello third=san-polo"
    match = election("quarantia", "3 2 -", text, **ONE_BY_ONE)

    assert legal(match) == ["councillor first", "councillor third"]

    play(match, "councillor third", "send castello")

    assert said(match.steps[-1], "picked") == [(1, 6)]
    assert asked(match) == ((1,), "councillor")

    match = election("quarantia", "3 2 -", **ONE_BY_ONE)

    assert said(match.steps[-1], "picked") == [(0, 6)]
    assert asked(match) == ((0,), "councillor")


def test_r13_4_not_alike():
    """The same area with other rings, or the same ring in another area."""
    text = "ring first=1 second=2\nstands first=castello second=castello"
    match = election("quarantia", "3 - -", text, **ONE_BY_ONE)

    assert legal(match) == ["councillor first", "councillor second", "councillor third"]


def test_r13_4_one_cannot_take_what_was_decided():
    """The runner-up does not get the winner's."""
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
    """They move between the winner's decisions; what is left over turns neutral at the end."""
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
    """All three turn neutral, as without the option."""
    match = election("quarantia", "3 3 -", THREE, **ONE_BY_ONE)

    assert (neutral(match), asked(match)) == ([True] * 3, ((0,), "move"))


def test_r13_4_nobody_has_votes():
    """All three keep theirs."""
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
    """Without a ring in stock, by the one on it."""
    match = election("quarantia", "3 - -", WITHOUT_A_RING, **ONE_BY_ONE)
    step = play(match, "councillor first", "send dorsoduro")

    assert (told(step), match.state.rings[0]) == (["sent"], 0)
    assert match.state.stands[6] == 2
    assert legal(match) == ["councillor second", "councillor third"]


@pytest.mark.parametrize(("choice", "ring"), [("move", -1), ("neutral", -1), ("nothing", 2)])
def test_r13_4_without_a_ring(choice: str, ring: int):
    """Somebody else's is a forced abstention, which the other option decides on."""
    text = f"{WITHOUT_A_RING}\nhouses[0] castello=1"
    match = election("quarantia", "3 - -", text, forced_abstention=choice, **ONE_BY_ONE)
    step = play(match, "councillor third")

    assert told(step, "must-abstain", "neutral") == ["must-abstain", "neutral"][: 2 - (ring == 2)]
    assert match.state.ring[8] == ring
    assert asked(match) == ((0,), "move" if choice == "move" else "pick")


def test_r13_4_without_a_ring_before_seconds():
    """Twice nothing happens; one's own, left over, turns neutral because there are seconds."""
    options = {"forced_abstention": "nothing", **ONE_BY_ONE}
    match = election("quarantia", "3 2 2", f"{WITHOUT_A_RING}\nhouses[1] castello=1", **options)
    steps = questions(match, "councillor third", "stay", "councillor second")

    assert steps == ["0 pick", "1 move", "0 pick"]
    assert match.state.ring.tolist()[6:] == [-1, 1, 2]
    assert match.state.rings.tolist() == [1, 5, 5, 0]


def test_r13_4_a_runner_up_without_a_ring():
    """Chooses as well, and the one chosen turns neutral."""
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
    """Abstaining from one's own frees a ring for the next decision."""
    match = election("quarantia", "3 - -", WITHOUT_A_RING, **ONE_BY_ONE)
    play(match, "councillor first", "abstain")

    assert match.state.rings[0] == 1

    play(match, "councillor second", "send castello")

    assert match.state.ring.tolist()[6:] == [-1, 0, 2]


# ---- R13.5 palaces_per_check ---------------------------------------------------------------------


def test_r13_5_many():
    """As often as one can pay the price that is then valid."""
    match = election("castello", "3 - -", "houses[0] castello=11", **MANY)
    steps = questions(match, "send dorsoduro", "place 2", "build", "build", "build")

    assert steps == ["0 councillor", "0 place", "0 build", "0 build", "0 build"]
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 3}, {"castello": 1})


def test_r13_5_until_forgone():
    """Who does not build is not asked again."""
    match = election("castello", "3 - -", "houses[0] castello=11", **MANY)

    assert questions(match, "send dorsoduro", "place 2", "build", "forgo")[2:] == ["0 build"] * 2


def test_r13_5_tied():
    """Those who have built are checked again together, at one price; the others are not."""
    text = "houses[0] castello=8\nhouses[1] castello=8\nhouses[2] castello=13"
    match = election("castello", "3 3 3", text, **MANY)
    steps = questions(match, *["place 2"] * 3, "build", "forgo", "build", "build")

    assert steps[3:] == ["0 build", "1 build", "2 build", "0 build", "2 build"]
    assert see(match, "sites[1]") == "0 2 0 -1 -1"
    assert match.state.houses[:3, 1].tolist() == [2, 10, 12]


def test_r13_5_the_price_of_the_second_check():
    """It counts all that stand there by then: two have built at 3, both pay 5."""
    text = "houses[0] castello=6\nhouses[1] castello=5"
    match = election("castello", "3 3 -", text, **MANY)
    play(match, "place 2", "place 2", "build", "build")

    assert (asked(match), see(match, "price")) == (((0,), "build"), "5")

    step = play(match, "build")

    assert "turned-card" in told(step)  # the other has 4 left
    assert see(match, "sites[1]") == "0 1 0 -1 -1"


def test_r13_5_sites_run_out():
    """The second check is subject to them as well."""
    text = "palazzi castello 3 3\nhouses[0] castello=10\nhouses[1] castello=10"
    match = election("castello", "3 3 - -", text, **MANY)
    steps = questions(match, "place 2", "place 2", "build", "build", "build")

    assert steps == ["0 place", "1 place", "0 build", "1 build", "0 build"]
    assert see(match, "sites[1]") == "3 3 0 1 0"
    assert match.state.houses[:2, 1].tolist() == [0, 7]


def test_r13_5_in_the_quarantia():
    """Each district to its end before the next."""
    text = "houses[0] castello=6 san-polo=2 santa-croce=2\nhouses[1] castello=1"
    match = election("quarantia", "3 3 -", text, **MANY)
    steps = questions(
        match,
        *("lift santa-croce", "drop castello", "lift santa-croce", "drop san-polo", "stay"),
        *("build", "build", "build"),
    )

    assert steps[5:] == ["0 build"] * 3
    assert see(match, "sites[1]") == "0 0 -1 -1 -1"
    assert see(match, "sites[4]") == "0 -1 -1 -1 -1"


# ---- R13.6, R13.7 --------------------------------------------------------------------------------


def test_r13_6_a_zero_bars():
    """Whatever else its player has in the area; the others come up."""
    text = "ring dorsoduro=0 san-marco=2\nstands dorsoduro=castello san-marco=castello"
    match = election("castello", "330 1 0", text, zero_marker="bars")
    step = match.steps[-1]

    assert (match.state.firsts, match.state.seconds) == (0b010, 0)
    assert (said(step, "barred"), said(step, "counted")) == ([(0,), (2,)], [(1, 1, 0, 1)])


def test_r13_6_only_in_its_area():
    """A 0 laid elsewhere does no harm."""
    match = election("castello", "3 1 -", "ballot[0][0] zero=1", zero_marker="bars")

    assert match.state.firsts == 0b001


@pytest.mark.parametrize("cap", [1, 2, 200])
def test_r13_7_year_cap(cap: int):
    """The match ends with this year, and not with the one before."""
    assert year_end(f"year {cap}", year_cap=cap).ending == "year-cap"
    if cap > 1:
        assert year_end(f"year {cap - 1}", year_cap=cap).ending == "none"


def test_r13_7_bounds():
    """From 1 year to 200; without a word, 30."""
    option = next(option for option in GAME.options if option.name == "year_cap")

    assert (option.low, option.high, option.default) == (1, 200, 30)
    assert begun().terms.year_cap == 30
