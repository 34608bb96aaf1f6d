"""The table as a scene: its items, and each seat's view of it."""

import random
import re

import pytest

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS, DISTRICTS
from serenissima.games.doge.scene_areas import PLACES
from serenissima.games.doge.scene_markers import BACK
from serenissima.kernel.match import Match
from serenissima.kernel.message import Message
from serenissima.kernel.record import SPECTATOR
from serenissima.testing import at, legal, play
from serenissima.testing.trial import play_on
from tests.games.doge.looking import (
    FIVE,
    TWO_IN_ALL,
    answers,
    asked,
    group,
    groups,
    item,
    notes,
    said,
    scene,
    shown,
    word,
)
from tests.games.doge.table import begun, built, election, lay, year_end

WINDOW = re.compile(r'<symbol id="([\w-]+)" viewBox="([\d ]+)"')

# ---- the order of elections ----------------------------------------------------------------------


def test_the_order_shows_past_current_and_turned_up_areas():
    """Areas that have voted show their result; next year's are seen as far as turned up."""
    match = election("san-marco", "3 21 -", "votes[1] santa-croce=4")
    now, coming = group(match, "order").rows

    assert [i.faded for i in now.items] == [True, *[False] * 6]
    assert [i.lit for i in now.items] == [False, True, *[False] * 5]
    assert said(match, now.title) == "Year 1"
    assert said(match, now.items[0].note) == "Bernd: 4"
    assert [bool(i.kind) for i in coming.items] == [True, *[False] * 6]


def test_the_two_sets_of_order_cards_take_turns():
    """Next year's cards become this year's and keep their ids."""
    match = Match(GAME, seed="sets")
    play_on(match, "sets", most=120)
    years = [at for at, state in enumerate(match.states) if state.year == 2]
    before, after = (
        GAME.draw(match.terms, GAME.state.view(match.states[at], 0), 0)
        for at in (years[0] - 1, years[0])
    )
    coming, now = before.groups[0].rows[1].items, after.groups[0].rows[0].items

    assert [i.id for i in coming[:6]] == [i.id for i in now[:6]]


# ---- districts -----------------------------------------------------------------------------------


def test_sites_show_palazzi_or_prices_and_the_next_one_is_lit():
    match = at(GAME, "sites[san-marco] 0 2 -1 -1 -1\nhouses[1] san-marco=4")
    sites, houses = group(match, "area-san-marco").rows

    assert shown(match, sites) == [
        "your palazzo on site 1",
        "Claudia’s palazzo on site 2",
        "houses for the next palazzo: 5",
        "later: 6",
        "later: 7",
    ]
    assert [i.lit for i in sites.items] == [False, False, True, False, False]
    assert [i.seat for i in sites.items] == [0, 2, None, None, None]
    assert shown(match, houses) == ["Bernd’s houses: 4"]
    assert said(match, houses.items[0].note) == "one more for a palazzo"


def test_tied_builders_see_the_price_that_both_pay():
    """The free site shows its current price instead of the printed one (R10.7)."""
    text = "sites[san-marco] 2 2 -1 -1 -1\nhouses[0] san-marco=4\nhouses[1] san-marco=4"
    match = election("san-marco", "3 3 -", text)
    play(match, "place 2", "place 2", "build")

    assert asked(match, 1) == "Your 6 houses in San Marco are enough: build a palazzo for 5?"
    assert item(match, "site-san-marco-4", 1).count == 5


def test_an_area_has_its_place_its_outline_and_its_emblem():
    match = begun()
    areas = [g for g in scene(match).groups if g.shape]

    assert [g.id for g in areas] == [f"area-{area}" for area in AREAS]
    assert [g.shape for g in areas] == [f"area-{area}" for area in AREAS]
    assert [g.symbol for g in areas] == [*AREAS]


def test_pieces_in_an_area_are_on_its_drawing():
    """The drawing's window is the area's place, in the measure of the map under all areas."""
    text = (GAME.folder / "art" / "symbols.svg").read_text(encoding="utf-8")
    windows = {name: [*map(int, box.split())] for name, box in WINDOW.findall(text)}
    _, _, *measure = windows[scene(begun()).chart]
    lies = {
        f"area-{area}": [side * of / 100 for side, of in zip(place, measure * 2, strict=True)]
        for area, place in PLACES.items()
    }

    assert lies == {shape: windows[shape] for shape in lies}


def test_r9_4_a_possible_place_for_a_house_shows_houses_and_price():
    """So does a house that can be lifted; a full district has no price."""
    match = election(
        "quarantia", "3 - -", "sites[castello] 1 1 2 2 1\nhouses[0] san-polo=2 santa-croce=1"
    )
    play(match, "abstain")
    lift = {g.id: g.brings for g in scene(match).groups if g.brings}
    play(match, "lift san-polo")
    drop = {g.id: g.brings for g in scene(match).groups if g.brings}

    assert lift == {"area-san-polo": "2/3", "area-santa-croce": "1/3"}
    assert drop == {
        "area-cannaregio": "0/3",
        "area-dorsoduro": "0/3",
        "area-san-marco": "0/3",
        "area-santa-croce": "1/3",
    }
    assert group(match, "area-castello").now == Message("card-now-votes", {"councillors": 0})


def test_councillors_are_where_they_vote_and_show_their_home():
    match = at(GAME, "ring castello=1\nstands castello=san-polo")
    councillor = group(match, "area-san-polo").rows[-1].items[0]

    assert (councillor.seat, councillor.badge) == (1, "castello")
    assert said(match, councillor.note) == "wears Bernd’s ring: one vote for Bernd"
    assert said(match, councillor.note, 1) == "wears your ring: one vote for you"


def test_neutral_councillors_are_beside_the_palazzo():
    beside = group(begun(), "neutral")

    assert said(begun(), beside.title) == "Neutral"
    assert [i.badge for i in beside.items] == [*DISTRICTS, *["quarantia"] * 3]
    assert {i.seat for i in beside.items} == {None}


def test_own_ballots_are_open_and_others_face_down():
    match = begun(seats=3)
    lay(match, "0 castello 31", "1 castello 0", "2 dorsoduro 2")

    for seat, seen in (
        (0, ["marker 1", "marker 3", "Bernd’s markers, face down: 1"]),
        (1, ["Anna’s markers, face down: 2", "marker 0"]),
        (SPECTATOR, ["Anna’s markers, face down: 2", "Bernd’s markers, face down: 1"]),
    ):
        assert shown(match, group(match, "area-castello", seat).rows[-1], seat) == seen


# ---- what somebody has ---------------------------------------------------------------------------


def test_r13_6_a_0_that_excludes_shows_its_effect():
    """By an option: neither the unfinished ballot nor the election adds up its markers."""
    match = begun(zero_marker="bars")
    play(match, "0 card castello", "0 add 3", "0 add 0")
    drafted = next(row for row in group(match, "seat-0").rows if row.total is not None)
    voted = group(election("castello", "30 1 -", zero_marker="bars"), "election").rows

    assert (drafted.total, drafted.now, drafted.about) == (0, None, "draft")
    assert answers(match)[-1] == "Lay 2 markers in Castello: no votes"
    assert {i.about for i in drafted.items} == {"marker-bars"}
    assert [(row.total, row.now is None) for row in voted] == [(0, True), (1, True), (0, True)]


def test_a_0_adds_no_votes_to_a_ballot():
    match = begun()
    play(match, "0 card castello", "0 add 3", "0 add 0")
    drafted = next(row for row in group(match, "seat-0").rows if row.total is not None)

    assert (drafted.total, said(match, drafted.now)) == (3, "3 = 3 + 0")
    assert {i.about for i in drafted.items} == {"marker"}


def test_a_stock_is_counted():
    text = "sites[san-marco] 1 1 -1 -1 -1\nhouses[1] castello=4\nring castello=1"
    match = at(GAME, f"{text}\nstands castello=san-polo")
    holding = group(match, "seat-1")

    assert shown(match, holding.rows[0]) == [
        "palazzi in stock: 6",
        "houses in stock: 11",
        "rings in stock, one for each councillor: 5",
        "markers not laid: 7",
    ]
    assert (holding.gauges[0].value, holding.gauges[0].limit) == (1, 6)
    assert notes(match, "seat-1")[0] == "2 palazzi in one district"


def test_palazzi_are_counted_by_district():
    """The gauge counts districts, so the sum explains that it counts palazzi."""
    text = "sites[castello] 1 1 -1 -1 -1\nsites[dorsoduro] 1 -1 -1 -1 -1"
    match = at(GAME, text)
    gauge = group(match, "seat-1").gauges[0]

    assert (gauge.value, gauge.limit) == (2, 6)
    assert said(match, gauge.now) == "Palazzi: 3 = 2 Castello + 1 Dorsoduro"


def test_turned_markers_stay_in_sight():
    match = election("castello", "3 - -", "shown[1] zero one=2")
    row = group(match, "seat-1").rows[1]

    assert said(match, row.title) == "Turned up this year"
    assert shown(match, row) == ["marker 0", "marker 1", "marker 1"]


@pytest.mark.parametrize(
    ("options", "first"),
    [({}, 1), ({"tie_order": "fixed"}, 0), ({"tie_order": "random"}, None)],
)
def test_the_first_to_decide_among_the_tied_is_shown(options: dict[str, object], first: int | None):
    match = begun(first=1, **options)
    marked = [s for s in range(3) if "decides first in a tie" in notes(match, f"seat-{s}")]

    assert marked == ([] if first is None else [first])


def test_one_palazzo_from_winning_is_an_alert():
    match = at(GAME, FIVE)

    assert said(match, group(match, "seat-1").alert) == ("Needs one more palazzo: Santa Croce")
    assert said(match, group(match, "seat-1", 1).alert, 1) == (
        "One more palazzo and you qualify: Santa Croce"
    )
    assert group(match, "seat-0").alert is None


def test_an_alert_gives_the_number_of_many_districts():
    match = at(GAME, f"{FIVE}\nsites[castello] 1 1 -1 -1 -1")

    alert = said(match, group(match, "seat-1").alert)
    assert alert == "Needs one more palazzo, in any of 6 districts"


def test_a_full_district_elects_no_doge():
    match = at(GAME, f"{FIVE}\nsites[santa-croce] 0 0 0 2 2")

    assert group(match, "seat-1").alert is None


def test_a_qualified_player_is_an_alert():
    match = election("castello", "3 - -", f"{FIVE}\nsites[santa-croce] 1 -1 -1 -1 -1")

    assert said(match, group(match, "seat-1").alert) == ("Qualifies as Doge: this is the last year")


# ---- the end -------------------------------------------------------------------------------------


def test_the_result_is_shown():
    match = year_end(f"{FIVE}\nsites[santa-croce] 1 -1 -1 -1 -1\nhouses[0] castello=2")
    result = scene(match, 1).groups[0]

    assert (result.id, result.zone, result.seat) == ("result", "result", 1)
    assert [said(match, message, 1) for message in (result.title, *result.notes)] == [
        "You are Doge",
        "A palazzo in each of the six districts",
        "You: 6 palazzi in 6 districts, 0 houses",
        "Anna: 0 palazzi in 0 districts, 2 houses",
        "Claudia: 0 palazzi in 0 districts, 0 houses",
    ]
    assert asked(match) == "Bernd is Doge of Venice."
    assert group(match, "seat-1").alert is None


def test_a_shared_victory_is_shown():
    match = year_end(TWO_IN_ALL)

    assert said(match, scene(match).groups[0].title) == "Shared victory: Bernd and Claudia"
    assert asked(match, 1) == "The victory is shared: you and Claudia."


def test_a_match_without_a_doge_is_explained():
    match = year_end("sites[castello] 2 -1 -1 -1 -1", year_cap=9)

    assert said(match, scene(match).groups[0].title) == "Claudia wins"
    assert asked(match) == "Venice has no Doge, but Claudia has come closest and wins."


@pytest.mark.parametrize(
    ("palazzi", "houses", "reason"),
    [
        (("21", "1", ""), (0, 0, 9), "The total of districts and palazzi decides"),
        (("3", "11", ""), (0, 0, 9), "Tied on the total of districts and palazzi: the …"),
        (
            ("", "", ""),
            (0, 1, 0),
            "Tied on districts and palazzi: the player with the most houses …",
        ),
        (("1", "01", ""), (2, 2, 9), "Tied on districts, palazzi and houses"),
    ],
)
def test_the_result_names_the_deciding_criterion(
    palazzi: tuple[str, ...], houses: tuple[int, ...], reason: str
):
    """Earlier criteria, in which all are equal, are left out."""
    text = "\n".join(f"houses[{seat}] san-polo={count}" for seat, count in enumerate(houses))
    match = year_end(f"{built(*palazzi)}\n{text}", year_cap=9)
    how, *ranked = group(match, "result").notes

    passed = "The agreed number of years has passed without a Doge"
    assert said(match, how).startswith(f"{passed}. {reason.removesuffix('…')}")
    assert ["seat" in line.args for line in ranked] == [True] * match.seats  # pages show whose


# ---- who sees what -------------------------------------------------------------------------------


def test_a_spectator_sees_opponents_only():
    match = begun(seats=4)
    zones = [g.zone for g in scene(match, SPECTATOR).groups]

    assert zones.count("rival") == 4
    assert "hand" not in zones
    assert scene(match, SPECTATOR).actions == ()


def test_no_ballot_is_shown_while_seats_are_free():
    """No hand is visible then: no card is chosen, and your own markers are face down, too."""
    match = begun(seats=4)
    drawn = GAME.draw(match.terms, match.view(SPECTATOR), 0)
    hand = next(group for group in drawn.groups if group.zone == "hand")

    assert [(item.symbol, item.count) for item in hand.items] == [
        ("palace", 8), ("house", 15), ("ring", 6), (BACK, 7)
    ]  # fmt: skip


@pytest.mark.parametrize("seat", range(4))
def test_opponents_follow_in_turn_and_the_own_seat_comes_last(seat: int):
    seats = [name for name in groups(begun(seats=4), seat) if name.startswith("seat-")]

    assert seats == [f"seat-{(seat + step) % 4}" for step in (1, 2, 3, 4)]


def test_scenes_offer_legal_actions_to_the_right_seat():
    match = Match(GAME, seed="legal", options={"neutralise": "one-by-one"})
    chooser = random.Random("legal")
    for _ in range(300):
        if match.over:
            return
        for seat in range(match.seats):
            offered = [GAME.actions.format(action) for action in scene(match, seat).actions]
            assert offered == (legal(match, seat) if seat in match.waits else [])
        seat = chooser.choice(match.waits)
        match.play(seat, chooser.choice(match.legal(seat)))


# ---- pieces keep their ids -----------------------------------------------------------------------


def test_markers_keep_their_ids_from_the_stock_to_the_table():
    match = begun()

    def markers() -> set[str]:
        return {i.id for g in scene(match).groups for i in g.items if i.id.startswith("marker-0")}

    before = markers()
    for action in ("card castello", "add 3", "add 1", "remove 1", "add 2", "confirm"):
        play(match, f"0 {action}")

        assert markers() == before

    lay(match, "1 castello 1", "2 castello 1")

    assert markers() == before


def test_an_added_marker_is_the_one_that_was_clicked():
    match = begun()
    play(match, "0 card castello")
    first = next(i.id for i in group(match, "seat-0").rows[1].items if word(i.action) == "add 3")
    play(match, "0 add 3")

    assert [i.id for i in group(match, "seat-0").rows[2].items] == [first]
