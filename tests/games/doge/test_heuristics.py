"""The estimate of a position, and its use by a player who looks one step ahead."""

import pytest

from serenissima.games.doge.board import home_of
from serenissima.games.doge.fields import NONE
from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREA_COUNT, DISTRICTS
from serenissima.games.doge.prospects import GAIN, NEXT_VOTE, new_sheet
from serenissima.kernel.compile import interpreted
from serenissima.kernel.match import Match
from serenissima.testing import at, play
from tests.games.doge.table import begun, election, lay, sites, year_end
from tests.games.estimates import choice, worth

FIVE = "\n".join(sites(district, 0) for district in DISTRICTS[:5])
LAST_ROUND = "ballot_round 4"


def expect_order(*texts: str) -> None:
    """For seat 0, each of these positions before a year's ballots is better than the one before."""
    found = [worth(at(GAME, text)) for text in texts]
    assert found == sorted(set(found)), found


@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_beginning_all_are_even(seats: int):
    match = begun(seats=seats)

    assert [worth(match, seat) for seat in range(seats)] == pytest.approx([1 / seats] * seats)


def test_the_shares_add_up():
    match = election("castello", "31 2 3", "houses[0] castello=2\nsites[san-polo] 1 2 -1 -1 -1")

    assert sum(worth(match, seat) for seat in range(3)) == pytest.approx(1)


@pytest.mark.parametrize(("home_first", "gain"), [(False, NEXT_VOTE), (True, 0)])
def test_a_councillor_who_votes_next_year_before_going_home_is_a_gain(
    home_first: bool, gain: float
):
    """Next year's order is turned up; only there he still has his vote."""
    match = begun(seats=3)
    state = match.state.copy()
    state.ring[:] = NONE
    with interpreted():
        home = home_of(0)
        away = (home + 1) % AREA_COUNT
        state.ring[0], state.stands[0], state.election = 1, away, AREA_COUNT
        state.coming[:2] = (home, away) if home_first else (away, home)
        gains = new_sheet(match.terms, state)[GAIN, :3]

    assert list(gains) == [0, gain, 0]


@pytest.mark.parametrize(
    ("second", "expected"),
    [((), [1, 0, 0]), ((1,), [0.5, 0.5, 0])],
    ids=["won", "shared"],
)
def test_a_finished_match_is_worth_its_shares(second: tuple[int, ...], expected: list[float]):
    """The estimate is exact then."""
    match = year_end("\n".join(sites(district, 0, *second) for district in DISTRICTS))

    assert [worth(match, seat) for seat in range(3)] == expected


def test_houses_palazzi_districts():
    """A palazzo is worth more than its houses; in a new district more than beside another."""
    expect_order(
        "",
        "houses[0] castello=1",
        "houses[0] castello=2",
        "sites[castello] 0 -1 -1 -1 -1",
        "sites[castello] 0 -1 -1 -1 -1\nsites[dorsoduro] 0 -1 -1 -1 -1",
    )
    expect_order(
        "sites[castello] 0 0 -1 -1 -1",
        "sites[castello] 0 -1 -1 -1 -1\nsites[dorsoduro] 0 -1 -1 -1 -1",
    )


@pytest.mark.parametrize(
    "text",
    [
        "sites[santa-croce] 0 -1 -1 -1 -1",
        "sites[cannaregio] 0 0 -1 -1 -1",
        f"{sites('san-polo', 1)}\n{sites('cannaregio', 0, 0, 0)}\n{sites('castello', 0, 0)}",
    ],
    ids=["six-districts", "seven-in-five", "eight-in-four"],
)
def test_every_goal_is_seen(text: str):
    """A player who has met one has as good as won."""
    match = election("castello", "3 - -", f"{FIVE}\n{text}")

    assert worth(match) > 0.9


def test_a_closed_district_needs_another_goal():
    """Without a site in the sixth district, a second palazzo elsewhere is worth most."""
    closed = "sites[santa-croce] 1 1 1 2 2"
    expect_order(f"{FIVE}\n{closed}", f"{FIVE}\nsites[santa-croce] 1 -1 -1 -1 -1")


def test_others_raise_your_price():
    """Their palazzi raise the price of yours, and so may their houses."""
    own = "houses[0] castello=2"
    expect_order(
        f"{own}\nhouses[2] castello=2\nhouses[1] castello=2",
        f"{own}\nhouses[2] castello=2\nhouses[1] san-polo=2",
    )
    first = "sites[dorsoduro] 0 -1 -1 -1 -1"
    expect_order(f"{first}\nsites[castello] 1 2 -1 -1 -1", f"{first}\nsites[dorsoduro] 0 1 2 -1 -1")


def test_stock_counts_available_houses():
    """Houses stuck in a full district are not available."""
    full = "sites[castello] 1 1 1 2 2"
    expect_order(*(f"{full}\nhouses[0] castello={stuck}" for stuck in (15, 14, 13)))


def test_ballots_are_prospects():
    """They are worth more where houses are needed, and where the others have laid fewer."""

    def after(text: str, own: str, other: str) -> float:
        match = at(GAME, text)
        lay(match, f"0 {own} 3", "1 dorsoduro 2", f"2 {other} 33")
        return worth(match)

    assert after("", "castello", "castello") < after("", "castello", "san-polo")

    has_one = "sites[castello] 0 -1 -1 -1 -1"

    assert after(has_one, "castello", "san-polo") < after(has_one, "cannaregio", "san-polo")


def test_an_unfinished_ballot_is_worth_its_best_completion():
    """A card alone is worth no less than the ballot that follows from it."""
    match = begun()
    play(match, "0 card castello")
    begun_one = worth(match)
    play(match, "0 add 1")

    assert begun_one == pytest.approx(worth(match), abs=0.02)


def test_a_councillor_is_worth_its_votes():
    """One that votes this year before its home does is better than one whose home comes first."""
    ring = "ring castello=0\nstands castello"
    order = "order cannaregio castello dorsoduro san-marco san-polo santa-croce quarantia"
    texts = (f"{ring}=dorsoduro\n{order}", f"{ring}=cannaregio\n{order}")
    expect_order(f"{order}", *texts)


def test_awards_that_are_due_count():
    """Placing the houses won changes little; not placing them costs."""
    match = election("castello", "3 2 -")
    play(match, "send dorsoduro")

    expect_houses_to_count(match)


def test_a_secret_decision_counts():
    """With sealed decisions, tied winners place houses only when both have decided (R13.1)."""
    expect_houses_to_count(election("castello", "3 3 -", tie_order="sealed"))


def expect_houses_to_count(match: Match) -> None:
    """Seat 0 is to place two houses."""
    before = worth(match)
    placed, none = match.copy(), match.copy()
    play(placed, "0 place 2")
    play(none, "0 place 0")

    assert worth(none) < before == pytest.approx(worth(placed), abs=0.02)


@pytest.mark.parametrize(
    ("text", "before", "best"),
    [
        ("", ["send dorsoduro"], "place 2"),
        ("houses[0] castello=1", ["send dorsoduro", "place 2"], "build"),
        (
            "houses[0] castello=2 san-polo=1",
            ["abstain", "lift san-polo", "drop castello"],
            "build",
        ),
        ("houses[0] san-polo=1\nsites[san-polo] 0 -1 -1 -1 -1", ["abstain"], "lift san-polo"),
    ],
    ids=["place", "build", "build-after-a-move", "move"],
)
def test_greedy_takes_available_gains(text: str, before: list[str], best: str):
    match = election("castello", "3 - -", text)
    play(match, *before)

    assert choice(match) == best


def test_greedy_moves_the_house_that_is_missing():
    """In the Quarantia a house goes from anywhere to anywhere."""
    text = f"{FIVE}\nhouses[0] santa-croce=2 castello=1"
    match = election("quarantia", "3 - -", text)
    play(match, "abstain")
    found = []
    while "build" not in found and len(found) < 3:
        found.append(choice(match))
        play(match, found[-1])

    assert found == ["lift castello", "drop santa-croce", "build"]


def test_greedy_sends_a_councillor_where_it_is_needed():
    """Not to a district that it has, nor to one that has voted."""
    text = "\n".join(sites(district, 0) for district in DISTRICTS[2:])
    match = election("castello", "3 - -", text)

    assert choice(match) in ("send cannaregio", "send quarantia")


def test_greedy_votes_where_it_needs_houses():
    """In the last round, with one district to go, everything that helps goes there."""
    match = at(GAME, f"{FIVE}\n{LAST_ROUND}")

    assert choice(match) == "card santa-croce"

    play(match, "0 card santa-croce")
    while (word := choice(match)) != "confirm":
        play(match, f"0 {word}")

    assert match.state.draft[0] @ [0, 1, 2, 3] >= 4


def test_a_search_sees_that_building_wins():
    match = election("santa-croce", "3 - -", f"{FIVE}\nhouses[0] santa-croce=1")
    play(match, "send cannaregio", "place 2")

    assert choice(match, "ismcts:200") == "build"
