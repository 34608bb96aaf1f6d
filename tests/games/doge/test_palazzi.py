"""R10: when a palazzo can be built, its price, and the order of building."""

import pytest

from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.looking import item, sums
from tests.games.doge.looking import said as sentence
from tests.games.doge.table import election, questions, row, sites

ALL_EIGHT = """
    sites[cannaregio] 0 0 0 0 -1
    sites[dorsoduro] 0 0 0 0 -1
"""
TWO_EACH = "houses[0] castello=2\nhouses[1] castello=2\nhouses[2] castello=2"


def test_r10_1_where_houses_were_placed():
    """At once, for their owner."""
    match = election("castello", "3 2 -", "houses[0] castello=2\nhouses[1] castello=3")
    play(match, "send dorsoduro", "place 1")

    assert (next_decision(match), legal(match)) == (((0,), "build"), ["build", "forgo"])
    assert (see(match, "site"), see(match, "price")) == ("castello", "3")


def test_r10_1_where_a_house_was_moved():
    """Also in a district that does not vote; not in the one that it has left."""
    match = election("castello", "3 - -", "houses[0] castello=4 san-polo=2")
    play(match, "abstain", "lift castello", "drop san-polo")

    assert (next_decision(match), see(match, "site")) == (((0,), "build"), "san-polo")

    play(match, "build")

    assert (row(match, "palaces", 0), next_decision(match)) == ({"san-polo": 1}, ((0,), "place"))
    assert row(match, "houses", 0) == {"castello": 3}


@pytest.mark.parametrize("area", ["castello", "quarantia"])
def test_r10_1_at_no_other_time(area: str):
    """Plenty of houses already there are not enough: another has to come."""
    houses = "houses[0] castello=7 san-polo=8\nhouses[1] castello=7"
    match = election(area, "3 2 -", houses)

    assert "0 build" not in questions(match, "abstain", "stay")
    assert row(match, "palaces", 0) == row(match, "palaces", 1) == {}


def test_r10_1_not_without_a_placed_house():
    """Placing none brings no check, and placing some does not bring one for other players."""
    match = election("castello", "3 2 1", "houses[0] castello=5\nhouses[1] castello=5")
    steps = questions(match, "send dorsoduro", "place 0", "place 0")

    assert steps == ["0 councillor", "0 place", "1 place"]


@pytest.mark.parametrize("standing", range(5))
@pytest.mark.parametrize("short", [0, 1])
def test_r10_2_the_price_rises_with_each_palazzo(standing: int, short: int):
    """It is 3 and one more for each palazzo there, whoever has built it."""
    built = sites("castello", *[1, 2, 1, 0, 2][:standing])
    houses = standing + 3 - 1 - short
    match = election("castello", "3 - -", f"{built}\nhouses[0] castello={houses}")
    step = play(match, "send dorsoduro", "place 1")

    if short:
        assert "turned-card" in event_kinds(step)
    else:
        assert (next_decision(match), see(match, "price")) == (((0,), "build"), str(standing + 3))


def test_r10_2_palazzi_elsewhere_do_not_count():
    """Each district has its own prices."""
    elsewhere = "sites[cannaregio] 0 1 0 1 -1\nsites[dorsoduro] 2 2 2 2 -1"
    houses = "houses[1] castello=9\nhouses[0] castello=2"
    match = election("castello", "3 - -", f"{elsewhere}\n{houses}")
    play(match, "send dorsoduro", "place 1")

    assert see(match, "price") == "3"


def test_r10_3_how_it_is_paid():
    """Own houses of the district go back; the palazzo takes the first free site; the rest stay."""
    houses = "houses[0] castello=5 san-polo=3\nhouses[1] castello=4"
    match = election("castello", "3 - -", f"sites[castello] 1 -1 -1 -1 -1\n{houses}")
    play(match, "send dorsoduro", "place 1")
    step = play(match, "build")

    assert row(match, "houses", 0) == {"castello": 2, "san-polo": 3}
    assert (match.state.house_stock[0], match.state.palace_stock[0]) == (10, 7)
    assert (see(match, "sites[castello]"), row(match, "palaces", 0)) == (
        "1 0 none none none",
        {"castello": 1},
    )
    assert (see(match, "site"), see(match, "price")) == ("", "")
    assert row(match, "houses", 1) == {"castello": 4}
    assert event_values(step, "built") == [(0, 1, 4)]


def test_r10_4_building_is_voluntary():
    """The houses stay, and only another house brings the question again."""
    match = election("castello", "3 2 -", "houses[0] castello=2")
    step = play(match, "send dorsoduro", "place 2", "forgo")

    assert (event_kinds(step), row(match, "houses", 0)) == (["forwent"], {"castello": 4})
    assert next_decision(match) == ((1,), "place")

    match = election("castello", "2 3 -", "houses[0] castello=4")
    steps = questions(match, "send dorsoduro", "place 2", "place 1", "build")

    assert steps[2:] == ["0 place", "0 build"]


def test_r10_5_a_full_district_has_five_palazzi():
    """There is no question then, for any number of houses."""
    match = election("castello", "3 3 -", "sites[castello] 1 1 2 2 1\nhouses[0] castello=13")
    step = play(match, "place 2", "place 2")

    assert event_kinds(step, "no-site", "no-palace") == []
    assert "turned-card" in event_kinds(step)
    assert see(match, "sites[castello]") == "1 1 2 2 1"


def test_r10_5_a_full_district_reports_no_missing_palazzo():
    text = f"{ALL_EIGHT}\nsites[castello] 1 1 2 2 1\nhouses[0] castello=13"
    match = election("castello", "3 - -", text)
    step = play(match, "abstain", "stay", "place 2")

    assert event_kinds(step)[:2] == ["placed", "turned-card"]


def test_r10_5_the_fifth():
    """The last site costs 7."""
    match = election("castello", "3 - -", "sites[castello] 1 1 2 2 -1\nhouses[0] castello=6")
    play(match, "send dorsoduro", "place 1", "build")

    assert (see(match, "sites[castello]"), row(match, "houses", 0)) == ("1 1 2 2 0", {})


def test_r10_6_one_palazzo_a_check():
    """Though the houses would pay for the next one too."""
    match = election("castello", "3 2 -", "houses[0] castello=8")
    play(match, "send dorsoduro", "place 2", "build")

    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 1}, {"castello": 7})
    assert next_decision(match) == ((1,), "place")


def test_r10_6_a_move_and_placing_are_two_checks():
    """The winner who abstains can build by the move, and by the houses placed after it."""
    match = election("castello", "3 - -", "houses[0] castello=7 san-polo=1")
    steps = questions(
        match, "abstain", "lift san-polo", "drop castello", "build", "place 2", "build"
    )

    assert steps == ["0 councillor", "0 move", "0 move", "0 build", "0 place", "0 build"]
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 2}, {"castello": 3})


def test_r10_6_the_second_house_after_a_palazzo():
    """With one house in stock: the first brings a palazzo, whose houses are in stock again."""
    match = election("castello", "3 2 -", "houses[0] castello=2 dorsoduro=6 san-polo=6")

    assert match.state.house_stock[0] == 1

    play(match, "send dorsoduro", "place 1", "build")

    assert (next_decision(match), legal(match)) == (((0,), "place"), ["place 0", "place 1"])

    play(match, "place 1")

    assert (row(match, "houses", 0)["castello"], next_decision(match)) == (1, ((1,), "place"))


def test_r10_6_a_check_after_each_house():
    """Each of the winner's two houses can bring a palazzo."""
    match = election("castello", "3 - -", "houses[0] castello=5")
    steps = questions(match, "send dorsoduro", "place 1", "build", "place 1", "build")

    assert steps == ["0 councillor", "0 place", "0 build", "0 place", "0 build"]
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 2}, {})


def test_r10_6_forgoing_after_the_first_house():
    """The second may still be placed."""
    match = election("castello", "3 - -", "houses[0] castello=2")
    steps = questions(match, "send dorsoduro", "place 1", "forgo", "place 1", "build")

    assert steps == ["0 councillor", "0 place", "0 build", "0 place", "0 build"]


@pytest.mark.parametrize("houses", ["castello=1", "castello=2 dorsoduro=6 san-polo=7"])
def test_r10_6_without_a_check_there_is_no_second_house(houses: str):
    """A player who places one house without a check, or has no house, gets no further question."""
    match = election("castello", "3 2 -", f"houses[0] {houses}")
    steps = questions(match, "send dorsoduro", "place 1" if match.state.house_stock[0] else "")

    assert "0 place" not in steps[2:]


def test_r10_6_firsts_place_before_any_check():
    """None of the tied players places a house after a check (R10.7)."""
    match = election("castello", "3 3 -", TWO_EACH)
    steps = questions(match, "place 1", "place 1", "build", "build")

    assert steps == ["0 place", "1 place", "0 build", "1 build"]


def test_r10_6_two_abstentions_are_two_checks():
    """In the Quarantia."""
    match = election("quarantia", "3 - -", "houses[0] castello=6 san-polo=2")
    steps = questions(
        match,
        *("abstain", "lift san-polo", "drop castello", "build"),
        *("abstain", "lift san-polo", "drop castello", "build"),
    )

    assert steps == ["0 councillor", "0 move", "0 move", "0 build"] * 2
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 2}, {"castello": 1})


def test_r10_6_two_moves_of_a_first_are_one_check():
    """If they lead to the same district."""
    match = election("quarantia", "3 3 -", "houses[0] castello=7 san-polo=2")
    steps = questions(
        match, "lift san-polo", "drop castello", "lift san-polo", "drop castello", "build"
    )

    assert steps == ["0 move"] * 4 + ["0 build"]
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == ({"castello": 1}, {"castello": 6})


def test_r10_7_winners_build_at_one_price():
    """All place before anyone builds; the palazzi take one site after another."""
    match = election("castello", "3 3 3", f"{TWO_EACH}\nsites[castello] 2 -1 -1 -1 -1")
    steps = questions(match, *["place 2"] * 3, "build", "forgo", "build")

    assert steps == [f"{seat} {stage}" for stage in ("place", "build") for seat in range(3)]
    assert see(match, "sites[castello]") == "2 0 2 none none"
    assert match.state.houses[:3, 1].tolist() == [0, 4, 0]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 for the palazzo before it", "2 for the palazzi before it"),
        ("de", "1 für den Palazzo davor", "2 für die Palazzi davor"),
        ("es", "1 por el palacio anterior", "2 por los palacios anteriores"),
        ("fr", "1 pour le palais précédent", "2 pour les palais précédents"),
        ("it", "1 per il palazzo precedente", "2 per i palazzi precedenti"),
        ("nl", "1 voor het paleis ervoor", "2 voor de paleizen ervoor"),
    ],
)
def test_r10_2_how_the_price_of_a_site_adds_up(language: str, one: str, two: str):
    """Three, and one for each site before it."""
    match = election("castello", "3 - -", sites("castello", 1))

    assert price_of(match, "castello-2", language) == f"4 = 3 + {one}"
    assert price_of(match, "castello-3", language) == f"5 = 3 + {two}"


def test_r10_7_the_price_of_tied_players_is_explained():
    """Three palazzi precede Bernd's, but only two did when the building began (DX5)."""
    houses = "houses[0] san-marco=4\nhouses[1] san-marco=3"
    match = election("san-marco", "331 322 2", f"{houses}\nsites[san-marco] 2 2 -1 -1 -1")
    play(match, "0 place 2", "1 place 2")
    assert price_of(match, "san-marco-3") == "5 = 3 + 2 for the palazzi before it"

    step = play(match, "0 build")
    before = "5 = 3 + 2 for the palazzi that were there before"
    assert (sums(step, "built"), price_of(match, "san-marco-4")) == ([before], before)
    assert price_of(match, "san-marco-5") == "7 = 3 + 4 for the palazzi before it"

    step = play(match, "1 build")
    assert (sums(step, "built"), see(match, "sites[san-marco]")) == ([before], "2 2 0 1 none")


@pytest.mark.parametrize(
    ("language", "one"),
    [
        ("en", "1 for the palazzo that was there before"),
        ("de", "1 für den Palazzo, der vorher dort stand"),
        ("es", "1 por el palacio que había antes"),
        ("fr", "1 pour le palais qui s’y trouvait avant"),
        ("it", "1 per il palazzo che c’era prima"),
        ("nl", "1 voor het paleis dat er eerder stond"),
    ],
)
def test_r10_2_a_paid_price_is_explained(language: str, one: str):
    """It counts the earlier palazzi, here a single one."""
    match = election("castello", "3 - -", f"houses[0] castello=3\n{sites('castello', 1)}")
    step = play(match, "send dorsoduro", "place 1", "build")

    assert sums(step, "built", language) == [f"4 = 3 + {one}"]


def price_of(match: Match, site: str, language: str = "en") -> str:
    """How the price of a free site comes about."""
    return sentence(match, item(match, f"site-{site}").now, language=language)


def test_r10_7_seconds_build_at_one_price():
    """The one that holds after the winner has built."""
    houses = "houses[0] castello=1\nhouses[1] castello=3\nhouses[2] castello=4"
    match = election("castello", "3 1 1", houses)
    steps = questions(
        match, "send dorsoduro", "place 2", "build", "place 1", "place 1", "build", "build"
    )

    assert steps[2:] == ["0 build", "1 place", "2 place", "1 build", "2 build"]
    assert match.state.houses[:3, 1].tolist() == [0, 0, 1]
    assert see(match, "sites[castello]") == "0 1 2 none none"


def test_r10_7_the_next_price_counts_all_palazzi():
    match = election("castello", "3 3 -", f"{TWO_EACH}\nballot[2][cannaregio] one=1")
    play(match, "place 2", "place 2", "build", "build")

    assert see(match, "sites[castello]") == "0 1 none none none"

    match = election("castello", "3 - -", "sites[castello] 0 1 -1 -1 -1\nhouses[0] castello=4")
    play(match, "send dorsoduro", "place 1")

    assert see(match, "price") == "5"


MOVERS = """
    houses[0] castello=2 san-polo=2 santa-croce=4
    houses[1] castello=2 san-polo=2 santa-croce=4
"""


def test_r10_8_all_moves_then_all_checks():
    """To one district: both build at one price."""
    match = election("quarantia", "3 3 -", MOVERS)
    steps = questions(
        match,
        *("lift santa-croce", "drop castello", "stay"),
        *("lift santa-croce", "drop castello", "stay"),
        *("build", "build"),
    )

    assert steps == ["0 move"] * 3 + ["1 move"] * 3 + ["0 build", "1 build"]
    assert see(match, "sites[castello]") == "0 1 none none none"
    assert match.state.houses[:2, 1].tolist() == [0, 0]


def test_r10_8_district_by_district():
    """To several: each is checked for those whose houses came there, at its own price."""
    match = election("quarantia", "3 3 -", f"{MOVERS}\nsites[san-polo] 2 -1 -1 -1 -1")
    steps = questions(
        match,
        *("lift santa-croce", "drop san-polo", "lift santa-croce", "drop san-polo"),
        *("lift santa-croce", "drop san-polo", "lift santa-croce", "drop castello"),
        *("build", "build"),
    )

    assert steps == ["0 move"] * 4 + ["1 move"] * 4 + ["1 build", "0 build"]
    assert (see(match, "sites[castello]"), see(match, "sites[san-polo]")) == (
        "1 none none none none",
        "2 0 none none none",
    )
    assert row(match, "houses", 0) == {"castello": 2, "santa-croce": 2}
    assert row(match, "houses", 1) == {"san-polo": 3, "santa-croce": 2}


def test_r10_8_a_house_that_comes_back():
    """Each arrival counts: a first is checked where a house went and where it came back to.

    So palazzi that were declined earlier can be built after all, in both districts (R10.4).
    """
    match = election(
        "quarantia", "3 3 -", "houses[0] castello=3 dorsoduro=3\nhouses[1] san-marco=1"
    )
    play(match, "lift castello", "drop dorsoduro", "lift dorsoduro", "drop castello", "1 stay")

    assert (next_decision(match), see(match, "site")) == (((0,), "build"), "castello")
    assert (see(match, "houses[0]"), see(match, "price")) == ("castello=3 dorsoduro=3", "3")

    step = play(match, "build", "build")

    assert event_values(step, "built") == [(0, 2, 3)]
    assert see(match, "palaces[0]") == "castello=1 dorsoduro=1"


def test_r10_8_none_moved_none_checked():
    """Only the player who has moved there is checked, though the other could pay as well."""
    match = election("quarantia", "3 3 -", MOVERS.replace("castello=2", "castello=3"))
    steps = questions(match, "lift santa-croce", "drop castello", "stay", "stay", "build")

    assert steps == ["0 move"] * 3 + ["1 move", "0 build"]
    assert see(match, "sites[castello]") == "0 none none none none"


def test_r10_8_where_a_house_has_passed():
    """A house has come to a district even if it, or another, has then moved on."""
    match = election("quarantia", "3 3 -", "houses[0] castello=3 santa-croce=1")
    steps = questions(
        match,
        *("lift santa-croce", "drop castello", "lift castello", "drop dorsoduro", "build"),
    )

    assert steps == ["0 move"] * 4 + ["0 build"]
    assert (row(match, "palaces", 0), row(match, "houses", 0)) == (
        {"castello": 1},
        {"dorsoduro": 1},
    )


def test_r10_8_seconds():
    """Their moves, then their checks, before the winner's second decision."""
    text = "houses[1] castello=2 san-polo=1\nhouses[2] castello=2 san-polo=1"
    match = election("quarantia", "3 2 2", text)
    steps = questions(
        match,
        *("send castello", "lift san-polo", "drop castello", "lift san-polo", "drop castello"),
        *("build", "build"),
    )

    assert steps == [
        *("0 councillor", "1 move", "1 move", "2 move", "2 move", "1 build", "2 build"),
        "0 councillor",
    ]
    assert see(match, "sites[castello]") == "1 2 none none none"


def test_r10_9_the_runner_up_pays_the_current_price():
    """After the winner's palazzo it is 4, and without it 3."""
    for word, price in (("build", "4"), ("forgo", "3")):
        match = election("castello", "3 2 -", "houses[0] castello=1\nhouses[1] castello=3")
        play(match, "send dorsoduro", "place 2", word, "place 1")

        assert (next_decision(match), see(match, "price")) == (((1,), "build"), price)


def test_r10_10_more_builders_than_sites():
    """They decide in order as long as there is one; the last keeps the houses."""
    text = f"sites[castello] 2 2 2 -1 -1\n{SIX_EACH}\nfirst_seat 1"
    match = election("castello", "3 3 3", text)
    play(match, *["place 2"] * 3)

    assert (next_decision(match), see(match, "price")) == (((1,), "build"), "6")

    play(match, "build", "build")
    step = match.steps[-1]

    assert (event_values(step, "no-site"), see(match, "sites[castello]")) == ([(0, 1)], "2 2 2 1 2")
    assert match.state.houses[:3, 1].tolist() == [6, 0, 0]


SIX_EACH = TWO_EACH.replace("=2", "=4")


def test_r10_10_a_forgone_site_stays_free():
    """The next player may build."""
    match = election(
        "castello", "3 3 -", f"sites[castello] 2 2 2 2 -1\n{SIX_EACH.replace('4', '5')}"
    )
    steps = questions(match, "place 2", "place 2", "forgo", "build")

    assert steps == ["0 place", "1 place", "0 build", "1 build"]
    assert see(match, "sites[castello]") == "2 2 2 2 1"


def test_r10_11_without_palazzi_there_is_no_question():
    """With all eight on the board, an event explains why."""
    match = election(
        "castello", "3 2 -", f"{ALL_EIGHT}\nhouses[0] castello=5\nhouses[1] castello=3"
    )
    step = play(match, "send dorsoduro", "place 2")

    assert (match.state.palace_stock[0], event_values(step, "no-palace")) == (0, [(0, 1)])
    assert next_decision(match) == ((1,), "place")

    play(match, "place 1")

    assert next_decision(match) == ((1,), "build")


def test_r10_11_the_last_one():
    """Built in the first district, there is none for the second."""
    seven = "sites[cannaregio] 0 0 0 0 -1\nsites[dorsoduro] 0 0 0 -1 -1"
    match = election("quarantia", "3 3 -", f"{seven}\n{MOVERS}")
    play(match, "lift santa-croce", "drop castello", "lift santa-croce", "drop san-polo", "stay")
    step = play(match, "build")

    assert (row(match, "palaces", 0)["castello"], event_values(step, "no-palace")) == (1, [(0, 4)])


def test_r10_12_all_in_one_district():
    """Five of one player."""
    match = election("castello", "3 - -", "sites[castello] 0 0 0 0 -1\nhouses[0] castello=6")
    play(match, "send dorsoduro", "place 1", "build")

    assert row(match, "palaces", 0) == {"castello": 5}
