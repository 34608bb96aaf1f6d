"""R14, and the properties of every match under any options, in random matches.

One array has all states of all matches, so that a statement about them is one about columns.
"""

from functools import cache, partial
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from serenissima.games.doge.derive import in_election
from serenissima.games.doge.fields import NONE, STATE, Stage
from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREA_COUNT, AREAS, MARKERS, QUARANTIA, SITES
from serenissima.games.doge.positions import conserved
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.kernel.position import position
from serenissima.testing import at, event_values
from serenissima.testing.trial import play_on
from tests.games.doge.table import election, sites, year_end
from tests.games.played import playing_in, states_of, steps_of

CHOICES = {
    "tie_order": ("rotating", "fixed", "random", "sealed"),
    "scarce_sites": ("order", "houses", "random", "nobody"),
    "forced_abstention": ("move", "neutral", "nothing"),
}
TWOS = {
    "neutralise": ("first", "one-by-one"),
    "palaces_per_check": ("one", "many"),
    "zero_marker": ("adds-nothing", "bars"),
}
ROW = " ".join(AREAS)
YEARS = 3
LATE_YEAR = 5  # the first by which so much can be built
LATE = f"""
    year {LATE_YEAR}
    sites[cannaregio] 0 1 2 0 -1
    sites[castello] 1 2 0 2 -1
    sites[dorsoduro] 0 -1 -1 -1 -1
    sites[san-marco] 0 -1 -1 -1 -1
    sites[san-polo] 2 2 2 2 2
    sites[santa-croce] 0 -1 -1 -1 -1
    houses[0] cannaregio=7 castello=7 dorsoduro=1
    houses[1] cannaregio=7 castello=7
    houses[2] cannaregio=7 castello=7 san-marco=1
    ring cannaregio=0 castello=0 dorsoduro=0 san-marco=0 san-polo=0 first=0 second=1
    stands cannaregio=castello castello=quarantia dorsoduro=castello san-marco=cannaregio
    stands san-polo=castello first=san-marco second=castello
"""


@cache
def matches() -> list[Match]:
    """96 random matches of three years, half of them from the beginning, half with much built."""
    played = []
    for number, values in enumerate(product((False, True), *CHOICES.values())):
        late, *chosen = values
        options = dict(zip(CHOICES, chosen, strict=True))
        options |= {name: two[number >> at & 1] for at, (name, two) in enumerate(TWOS.items())}
        options["year_cap"] = YEARS + (LATE_YEAR - 1) * late
        seats = 3 + (number % 5 == 0)
        begin = partial(position, text=LATE) if late else Match
        match = begin(GAME, seats=seats, options=options, seed=f"property {number}")
        play_on(match, f"property {number}", fidgety=number % 3 == 0)
        played.append(match)
    return played


@cache
def states() -> Any:
    """Every state of every match: one array of records."""
    return states_of(matches())


@cache
def playing() -> Any:
    """For every state and seat whether it is in the match: bool `[states, 4]`."""
    return playing_in(matches(), 4)


def markers_of(count: int) -> set[str]:
    """Every choice of this many of a seat's markers, as digits."""
    seven = "".join(str(value) * amount for value, amount in enumerate(MARKERS))
    return {"".join(chosen) for chosen in combinations(seven, count)}


@pytest.mark.parametrize(("count", "most"), [(1, 3), (2, 6), (3, 8), (4, 10)])
def test_r14_1_markers_have_a_highest_sum(count: int, most: int):
    """Any choice counts as its sum, and the best has this value."""
    counted = {}
    for chosen in markers_of(count):
        events = event_values(election("castello", f"{chosen} - -").steps[-1], "counted")
        counted[chosen] = events[0][1] if events else 0

    assert counted == {chosen: sum(map(int, chosen)) for chosen in markers_of(count)}
    assert max(counted.values()) == most


def test_r14_1_councillors_have_a_limit():
    """A district holds eight of the nine, the Quarantia six; a player has six rings."""
    homes = [min(number, QUARANTIA) for number in range(9)]
    may_stand = [sum(home != area for home in homes) for area in range(AREA_COUNT)]

    assert may_stand == [8] * 6 + [6]
    assert at(GAME, "").state.rings.tolist() == [6, 6, 6, 0]


def test_r14_1_no_player_has_more_than_16_votes():
    """This covers any election, by markers and by councillors."""
    values = np.array(
        [v for _, _, step, _ in steps_of(matches()) for v in event_values(step, "counted")]
    )

    assert (values[:, 1:].max(axis=0) <= (10, 6, 16)).all()
    assert (values[:, 1] + values[:, 2] == values[:, 3]).all()
    assert states()["votes"].max() <= 16


def printed(palazzi: tuple[int, ...]) -> bool:
    """Whether a seat qualifies by the three conditions as the rule books list them."""
    districts, count = sum(map(bool, palazzi)), sum(palazzi)
    return districts == 6 or (districts >= 5 and count >= 7) or (districts >= 4 and count >= 8)


def test_r14_2_in_one_line():
    """For every way to have at most eight palazzi in six districts."""
    ways = [way for way in product(range(SITES + 1), repeat=6) if sum(way) <= 8]
    found = [(sum(map(bool, way)) >= 4, sum(map(bool, way)) + sum(way) >= 12) for way in ways]

    assert [printed(way) for way in ways] == [enough and goal for enough, goal in found]
    assert all(enough for enough, goal in found if goal)  # three districts give 11 at most
    assert len(ways) > 2000


def test_r14_2_as_it_is_tested():
    """For every way, apart from the order of the districts."""
    for way in product(range(SITES + 1), repeat=6):
        if sum(way) <= 8 and list(way) == sorted(way):
            built = zip(AREAS, way, strict=False)
            lines = "\n".join(sites(name, *[0] * count) for name, count in built)

            assert year_end(lines).over == printed(way), way


def test_r14_3_houses_palazzi_and_rings():
    """15, 8 and 6 of each seat, in stock and on the board; none of an unused seat."""
    every, there = states(), playing()

    assert (every["house_stock"] + every["houses"].sum(axis=2) == 15 * there).all()
    assert (every["palace_stock"] + every["palaces"].sum(axis=2) == 8 * there).all()
    worn = np.stack([(every["ring"] == seat).sum(axis=1) for seat in range(4)], axis=1)
    assert (every["rings"] + worn == 6 * there).all()
    assert (worn.sum(axis=1) <= 9).all()


def test_r14_3_markers():
    """The seven of each seat are in stock, on the card, in an area, turned, or aside."""
    every, there = states(), playing()
    places = ("markers", "draft", "turned", "shown")
    found = sum(every[name] for name in places) + every["ballot"].sum(axis=2)

    assert (found == np.array(MARKERS) * there[:, :, None]).all()
    assert (every["laid"] == every["ballot"].sum(axis=3)).all()
    assert (every["held"] == (every["markers"] + every["draft"]).sum(axis=2)).all()


def test_r14_3_sums_of_a_seat():
    """Those that a position is checked by, at the beginning."""
    match = Match(GAME)
    found = conserved(match.terms, match.state)
    markers = {f"markers {value}": count for value, count in enumerate(MARKERS)}
    seat = {"houses": 15, "palazzi": 8, "rings": 6, **markers}

    assert found == {
        "areas in the order": 7,
        **{f"{name} of {each}": count for each in range(3) for name, count in seat.items()},
    }


def test_r14_3_sums_that_never_change():
    """Those that a position is checked by."""
    for match in matches():
        first = conserved(match.terms, match.states[0])

        for state in (*match.states[::20], match.state):
            assert conserved(match.terms, state) == first


def test_r14_4_neutral_or_controlled():
    """Off the map without a ring, or with a ring in an area that is not its home."""
    ring, stands = states()["ring"], states()["stands"]
    homes = [min(number, QUARANTIA) for number in range(9)]

    assert ((ring == NONE) == (stands == NONE)).all()
    assert (stands != homes).all()


def test_r14_5_seven_areas_are_known():
    """They are the rest of this year's row, and one of the next row for each vote so far."""
    every = states()
    place = np.arange(AREA_COUNT)
    turned = every["coming"] >= 0

    assert (np.sort(every["order"], axis=1) == place).all()
    assert (turned == (place < every["election"][:, None])).all()
    known = np.where(turned, every["coming"], -1 - place)
    assert all(len(set(row)) == AREA_COUNT for row in np.unique(known, axis=0).tolist())
    assert (every["election"][every["stage"] == Stage.BALLOT] == 0).all()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"order {'castello ' * AREA_COUNT}", "position/not-conserved"),
        (f"stage vote\nelection 3\ncoming {'none ' * AREA_COUNT}", "position/contradiction"),
        (f"stage vote\nelection 7\ncoming {ROW}", "position/contradiction"),
    ],
    ids=["no order", "no cards of next year", "no election left"],
)
def test_r14_5_impossible_positions_are_refused(text: str, code: str):
    with pytest.raises(Illegal) as refused:
        at(GAME, text)

    assert refused.value.code == code


def test_r14_6_seven_elections():
    """In every year each area votes once, in the order of its row."""
    for match in matches():
        order = [match.states[0].order.tolist()]
        held: list[list[int]] = [[]]
        for _, _, step, after in steps_of([match]):
            for happening in step.happenings:
                if happening.event.kind == "vote":
                    held[-1].append(happening.values[0])
                if happening.event.kind == "year":
                    order.append(after.order.tolist())
                    held.append([])

        assert held == order
        assert len(order) <= YEARS


def test_values_stay_in_range():
    """Every field of every state."""
    for field in STATE.fields:
        cells = states()[field.name]

        assert field.low <= cells.min() <= cells.max() <= field.high, field.name


def test_a_seat_waits_until_the_match_is_over():
    """The stages determine it; only seats in the match wait."""
    every = states()
    over = every["ending"] > 0

    assert ((every["waits"] == 0) == over).all()
    assert ((every["stage"] == Stage.OVER) == over).all()
    assert (every["waits"] < 1 << playing().sum(axis=1)).all()


def test_only_winner_and_runner_up_decide_in_elections():
    every = states()[(states()["stage"] != Stage.BALLOT) & (states()["stage"] != Stage.OVER)]

    assert (every["waits"] & ~(every["firsts"] | every["seconds"]) == 0).all()


def test_waiting_seats_follow_from_the_rest():
    """A position without waiting seats leads to the same decision, unless lots are drawn."""
    found = set()
    for match in matches():
        options = {name: str(choice) for name, choice in GAME.options_of(match.terms).items()}
        for state in match.states[::5]:
            decided = (state.lifted != NONE).any() or (state.plan != NONE).any()
            if in_election(state) and not decided and "random" not in options.values():
                unasked = state.copy()
                unasked.waits = 0
                found.add(Stage(int(state.stage)))

                assert at(GAME, unasked, match.seats, **options).state == state

    assert found == {Stage.PICK, Stage.COUNCILLOR, Stage.MOVE, Stage.PLACE, Stage.BUILD}


def test_winner_and_runner_up_have_most_votes():
    """This holds in every election."""
    every = states()[states()["firsts"] > 0]
    area = np.take_along_axis(every["order"], every["election"][:, None].astype(int), axis=1)
    votes = np.take_along_axis(every["votes"], area[:, :, None].astype(int), axis=2)[:, :, 0]
    most = votes.max(axis=1)
    bits = 1 << np.arange(4)
    firsts = ((votes == most[:, None]) * bits).sum(axis=1)
    rest = np.where(votes == most[:, None], 0, votes)
    seconds = ((rest == rest.max(axis=1)[:, None]) & (rest > 0)) * bits
    single = np.isin(firsts, bits)

    assert (most > 0).all()
    assert (every["firsts"] == firsts).all()
    assert (every["seconds"] == seconds.sum(axis=1) * single).all()


def test_sites_are_filled_in_order():
    """No site is taken after a free one, and the sites agree with the palazzi of the seats."""
    taken = states()["sites"] >= 0

    assert (taken[:, :, 1:] <= taken[:, :, :-1]).all()
    for seat in range(4):
        built = (states()["sites"] == seat).sum(axis=2)
        assert (built == states()["palaces"][:, seat]).all()


def test_palazzi_cost_the_price_of_the_first_free_site():
    """Players who check together pay the same, for one palazzo each."""
    for match in matches():
        standing = (match.states[0].sites >= 0).sum(axis=1).tolist()
        paid: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for _, before, step, _ in steps_of([match]):
            when = (int(before.year), int(before.election))
            for seat, district, price in event_values(step, "built"):
                group = paid.setdefault((district, price), [])
                group.append((hash(when), seat))

                assert price == 3 + standing[district] + 1 - len(group)
                assert len({moment for moment, _ in group}) == 1
                assert len({builder for _, builder in group}) == len(group)
                standing[district] += 1


def test_houses_leave_the_stock_placed_and_come_back_for_a_palazzo():
    """Moves change no stock."""
    for match, before, step, after in steps_of(matches()):
        change = (after.house_stock - before.house_stock).tolist()
        for seat, count, _ in event_values(step, "placed"):
            change[seat] += count
        for seat, _, price in event_values(step, "built"):
            change[seat] -= price

        assert change == [0] * 4, match.steps.index(step)


def test_palazzi_are_built_where_houses_arrived():
    """In the same election, the builder has placed or moved a house there."""
    for match in matches():
        came: set[tuple[int, int]] = set()
        for _, _, step, _ in steps_of([match]):
            for happening in step.happenings:
                kind, values = happening.event.kind, happening.values
                if kind == "vote":
                    came.clear()
                elif kind in ("placed", "moved"):
                    came.add((values[0], values[2]))
                elif kind == "built":
                    assert values[:2] in came


def test_the_first_seat_moves_by_one_a_year():
    """From wherever it began."""
    for match, before, _, after in steps_of(matches()):
        moved = (after.first_seat - before.first_seat) % match.seats

        assert moved == after.year - before.year


def test_matches_end():
    """At the cap at the latest."""
    assert {match.ending for match in matches()} <= set(GAME.endings[1:])
    for late in (False, True):
        ends = [int(match.state.year) for match in matches() if late == (match.states[0].year > 1)]

        assert max(ends) == YEARS + (LATE_YEAR - 1) * late
