"""DX1 to DX15: the worked examples of RULES.md, one by one.

The match files are beside the game, and the page of the rules shows them.
"""

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import (
    AREA_COUNT,
    AREAS,
    COUNCILLOR_COUNT,
    HOUSES,
    MARKERS,
    MOST_SEATS,
    PALACES,
    RINGS,
)
from serenissima.kernel.example import example
from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see, shares
from tests.games.doge.looking import group, item
from tests.games.doge.table import (
    begun,
    decline,
    election,
    hold_ballots,
    lay,
    lay_all,
    neutral,
    pass_by,
    questions,
    row,
    sites,
    votes,
    year_end,
)


def test_dx1_the_same_symbol():
    """DX1: the one on the chart is on the councillor, on the card, and on no other area."""
    match = begun()
    symbols = [group(match, f"area-{area}").symbol for area in AREAS]

    assert group(match, "area-castello").symbol == item(match, "councillor-castello").badge
    assert group(match, "area-castello").symbol == item(match, "card-castello").symbol
    assert len(set(symbols)) == len(AREAS)


def test_dx1_castello_and_the_shell():
    """DX1: the councillor with Castello's symbol, the shell, is won there and cannot stay there."""
    match = election("castello", "3 - -")

    assert see(match, "councillor") == "castello"
    assert legal(match) == [
        *(f"send {area}" for area in AREAS if area != "castello"),
        "abstain",
    ]


def test_dx2_the_order_of_two_years():
    """DX2: Cannaregio, then Castello; with Cannaregio done, next year begins with Dorsoduro."""
    match = begun("cannaregio castello dorsoduro san-marco san-polo santa-croce quarantia")
    lay_all(match, "cannaregio 1", "castello 1", "quarantia 2", "san-polo 2")

    assert (votes(match), see(match, "coming")) == (["cannaregio"], "")

    decline(match)
    decline(match)
    match.play(2, "place 0", [AREAS.index("dorsoduro")])

    assert votes(match) == ["cannaregio", "castello"]
    assert see(match, "coming").split()[0] == "dorsoduro"

    pass_by(match)

    assert see(match, "order").split()[0] == "dorsoduro"

    hold_ballots(match)

    assert votes(match)[7] == "dorsoduro"


def test_dx3_four_beats_a_zero():
    """DX3: Claudia wins with 4; Daniel with only a 0 is no runner-up and gets no award."""
    match = example(GAME, "dx3", 0)
    before = match.state.copy()

    assert event_kinds(match.steps[-1])[-4:] == ["counted", "only-zero", "won", "no-second"]
    assert questions(match, "send dorsoduro", "place 2") == ["0 councillor", "0 place"]
    for name in ("houses", "house_stock", "rings"):
        assert match.state[name][1].tolist() == before[name][1].tolist()


def test_dx4_the_quarantia():
    """DX4: Bernd sends one to San Marco, which votes next; Claudia and then he abstain and move."""
    match = example(GAME, "dx4", 0)
    steps = questions(
        match,
        "send san-marco",
        *("abstain", "lift castello", "drop dorsoduro"),
        *("abstain", "lift castello", "drop san-polo"),
    )

    assert steps == [
        *("0 councillor", "1 councillor", "1 move", "1 move", "0 councillor", "0 move", "0 move"),
    ]
    assert (see(match, "ring"), see(match, "stands")) == ("first=0", "first=san-marco")
    assert neutral(match) == [False, True, True]
    assert (row(match, "houses", 0), row(match, "houses", 1)) == (
        {"san-polo": 1},
        {"dorsoduro": 1},
    )
    assert votes(match)[-1] == "san-marco"
    assert (0, 1, 1, 2) in event_values(match.steps[-1], "counted")


def test_dx5_two_firsts_in_san_marco():
    """DX5: 6 and 5 houses, both pay 5, one house is left, and the next palazzo costs 7."""
    match = example(GAME, "dx5", 0)

    assert [values[3] for values in event_values(match.steps[-1], "counted")] == [7, 7, 2]
    assert see(match, "ring") == ""

    steps = questions(match, "place 2", "place 2")

    assert steps == ["0 place", "1 place", "0 build", "1 build"]

    match = example(GAME, "dx5", 2)

    assert match.state.houses[:2, 3].tolist() == [6, 5]

    play(match, "build", "build")

    assert match.state.houses[:2, 3].tolist() == [1, 0]
    assert see(match, "sites[san-marco]") == "2 2 0 1 none"

    match = election("san-marco", "3 - -", "sites[san-marco] 2 2 0 1 -1\nhouses[0] san-marco=6")
    play(match, "abstain", "stay", "place 1")

    assert see(match, "price") == "7"


def test_dx6_prices_form_a_ladder():
    """DX6: 3, 4, 5, 6, 7 whatever the builder, and no sixth palazzo."""
    owners = [1, 2, 0, 1, 2]
    prices = []
    for standing in range(6):
        text = f"{sites('castello', *owners[:standing])}\nhouses[0] castello=12"
        match = election("castello", "3 - -", text)
        play(match, "send dorsoduro", "place 1")
        prices.append(int(match.state.price))

    assert prices == [3, 4, 5, 6, 7, 0]


def test_dx7_a_councillor_wins_alone():
    """DX7: if all ballots are zeros, its controller wins with 1 vote."""
    stands = "ring san-polo=1\nstands san-polo=castello"
    zeros = [election("castello", ballots, stands) for ballots in ("0 - 0", "0 0 0")]
    for match in (example(GAME, "dx7"), *zeros):
        assert event_values(match.steps[0], "counted") == [(1, 0, 1, 1)]
        assert event_values(match.steps[0], "won") == [(1, 1)]


def test_dx8_a_councillor_votes_twice():
    """DX8: Castello votes early, and last in the next year; its councillor counts both times."""
    this_year = "order santa-croce castello dorsoduro cannaregio san-marco san-polo quarantia"
    next_year = "quarantia dorsoduro cannaregio san-marco san-polo santa-croce castello"
    cards = [AREAS.index(area) for area in next_year.split()]
    coming = "coming quarantia none none none none none none"
    match = election("castello", "3 - -", f"{this_year}\n{coming}")
    play(match, "send dorsoduro")
    step = play(match, "place 0", answers=cards[1:2])

    assert event_values(step, "counted") == [(0, 0, 1, 1)]

    play(match, "abstain")
    play(match, "place 0", answers=cards[2:])
    lay_all(match, "castello 1", "san-marco 2", "san-polo 2", "santa-croce 1")

    assert votes(match)[-2:] == ["quarantia", "dorsoduro"]
    assert event_values(match.steps[-1], "counted") == [(0, 0, 1, 1)]


def test_dx9_a_councillor_votes_later_in_the_year():
    """DX9: won in one election, it votes in a later one of the same year."""
    match = example(GAME, "dx9")
    pass_by(match)
    counted = [v for step in match.steps for v in event_values(step, "counted")]

    assert counted == [(0, 3, 0, 3), (0, 0, 1, 1), (1, 1, 0, 1)]


@pytest.mark.parametrize(
    ("palazzi", "over"),
    [("111111", True), ("31111", True), ("2222", True), ("21111", False), ("4111", False),
     ("332", False)],
)  # fmt: skip
def test_dx10_winning_needs_districts_and_palazzi(palazzi: str, over: bool):
    """DX10: six districts, 7 in five, 8 in four; not 6 in five, 7 in four, 8 in three."""
    built = zip(AREAS, map(int, palazzi), strict=False)
    lines = "\n".join(sites(name, *[0] * count) for name, count in built)

    assert year_end(lines).over == over


def test_dx11_tie_break():
    """DX11: 8 palazzi beat 7; with equal palazzi houses decide; if they are equal, it is a draw."""
    equal = """
        sites[cannaregio] 0 0 1 -1 -1
        sites[castello] 0 0 -1 -1 -1
        sites[dorsoduro] 0 1 1 -1 -1
        sites[san-marco] 0 1 1 -1 -1
        sites[san-polo] 0 1 -1 -1 -1
        sites[santa-croce] 1 -1 -1 -1 -1
    """
    eight = year_end(f"{equal}\nsites[san-polo] 0 1 1 -1 -1")

    assert (eight.ending, shares(eight)) == ("palaces-tie-break", (0.0, 1.0, 0.0))
    assert shares(year_end(f"{equal}\nhouses[0] castello=1")) == (1.0, 0.0, 0.0)
    assert shares(year_end(f"{equal}\nhouses[0] castello=1\nhouses[1] castello=1")) == (
        0.5,
        0.5,
        0.0,
    )


def test_dx12_out_of_markers():
    """DX12: a player with none left before the last round plays no card in the later ones."""
    match = begun()
    lay(match, "0 castello 3322", "1 castello 1", "2 castello 1")
    lay(match, "0 dorsoduro 110", "1 dorsoduro 1", "2 dorsoduro 2")

    assert (match.waits, match.legal(0)) == ((1, 2), [])


def test_dx13_unused_markers():
    """DX13: they lapse this year, and next year all seven are there."""
    match = begun()
    hold_ballots(match)

    assert (match.state.held.tolist(), next_decision(match)[1]) == ([3, 3, 3, 0], "place")

    pass_by(match)

    assert match.state.markers.tolist() == [list(MARKERS)] * 3 + [[0] * 4]


def test_dx14_a_seventh_councillor():
    """DX14: with six rings out, a player who wins another councillor must abstain."""
    match = example(GAME, "dx14", 0)

    assert event_values(match.steps[-1], "must-abstain") == [(0, 5)]
    assert next_decision(match) == ((0,), "place")


@pytest.mark.parametrize(("stock", "most"), [(1, "place 1"), (0, None)])
def test_dx15_the_last_house(stock: int, most: str | None):
    """DX15: the winner with one house in stock places one, with none, none."""
    match = election("castello", "3 - -", f"houses[0] san-polo={15 - stock}")
    step = play(match, "send dorsoduro")

    if most is None:
        assert event_kinds(step)[:3] == ["sent", "no-house", "turned-card"]
    else:
        assert legal(match)[-1] == most


def test_r1_1_how_many_pieces():
    """60 houses, 32 palazzi, 9 councillors, 28 markers, 24 rings, 28 cards, 14 order cards."""
    match = Match(GAME, 4)

    assert match.state.house_stock.sum() == HOUSES * MOST_SEATS == 60
    assert match.state.palace_stock.sum() == PALACES * MOST_SEATS == 32
    assert COUNCILLOR_COUNT == len(match.state.ring) == 9
    assert match.state.markers.sum() == sum(MARKERS) * MOST_SEATS == 28
    assert [sum(value * count for value, count in enumerate(MARKERS))] == [12]
    assert match.state.rings.sum() == RINGS * MOST_SEATS == 24
    assert sum(len(match.legal(seat)) for seat in range(4)) == AREA_COUNT * MOST_SEATS == 28
    assert len(match.state.order) + len(match.state.coming) == 14
    assert match.state.sites.size == 30
