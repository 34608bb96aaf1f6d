"""R11: who becomes Doge, and the other ways in which a match ends."""

import pytest

from serenissima.testing import event_kinds, event_values, next_decision, play, shares
from tests.games.doge.table import built, election, pass_by, row, year_end


@pytest.mark.parametrize(
    ("palazzi", "ending"),
    [
        ("111111", "six-districts"),
        ("211112", "six-districts"),
        ("22111", "seven-in-five"),
        ("04111", "none"),
        ("031111", "seven-in-five"),
        ("22211", "seven-in-five"),
        ("2222", "eight-in-four"),
        ("050111", "eight-in-four"),
        ("11111", "none"),
        ("21111", "none"),
        ("2221", "none"),
        ("1222", "none"),
        ("332", "none"),
        ("53", "none"),
    ],
)
def test_r11_1_conditions(palazzi: str, ending: str):
    """Six districts; seven palazzi in at least five; eight in at least four."""
    match = year_end(built(palazzi))

    assert match.ending == ending
    assert match.over == (ending != "none")
    assert shares(match) == ((1.0, 0.0, 0.0) if match.over else None)


def test_r11_2_the_year_is_played_to_its_end():
    """A palazzo in the sixth district decides only after the seventh election."""
    later = "houses[0] santa-croce=2\nballot[1][castello] one=1"
    text = f"{built('111110')}\n{later}\n{SANTA_CROCE_FIRST}"
    match = election("santa-croce", "1 - -", text)
    step = play(match, "abstain", "stay", "place 1", "build", "place 0")

    assert sum(row(match, "palaces", 0).values()) == 6
    assert (match.over, next_decision(match)) == (False, ((1,), "councillor"))
    assert event_kinds(step, "year-over") == []

    pass_by(match)

    assert (match.ending, shares(match)) == ("six-districts", (1.0, 0.0, 0.0))
    assert event_kinds(match.steps[-1])[-3:] == ["year-over", "qualified", "doge"]


SANTA_CROCE_FIRST = "order cannaregio santa-croce castello dorsoduro san-marco san-polo quarantia"


def test_r11_2_later_players_can_qualify_in_the_year():
    """They compete with a player who qualified earlier, and may have more."""
    palazzi = built("111110", "022110")
    houses = "houses[0] santa-croce=2\nhouses[1] castello=5"
    ballots = "ballot[1][castello] three=1"
    text = f"{palazzi}\n{houses}\n{ballots}\n{SANTA_CROCE_FIRST}"
    match = election("santa-croce", "1 - -", text)
    play(match, *("abstain", "stay", "place 1", "build", "place 0") * 2)
    pass_by(match)

    assert (sum(row(match, "palaces", 1).values()), match.ending) == (7, "six-districts")
    assert shares(match) == (1.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("palazzi", "wins", "ending"),
    [
        (("111111", "22111"), 1, "palaces-tie-break"),
        (("22111", "002222"), 1, "palaces-tie-break"),
        (("222011", "22111", "111111"), 0, "palaces-tie-break"),
        (("111111", "332"), 0, "six-districts"),  # who does not qualify is not compared
        (("0332", "22111"), 1, "seven-in-five"),
    ],
)
def test_r11_3_most_palazzi(palazzi: tuple[str, ...], wins: int, ending: str):
    """Of those who qualify; houses do not matter then."""
    match = year_end(f"{built(*palazzi)}\nhouses[{1 - wins}] san-polo=15")

    assert match.ending == ending
    assert shares(match) == tuple(float(seat == wins) for seat in range(3))


@pytest.mark.parametrize(
    ("palazzi", "houses", "winner"),
    [
        (("111111", "111111"), (3, 4, 0), 1),
        (("111111", "111111"), (4, 3, 9), 0),
        (("22111", "111112", "111111"), (1, 0, 9), 0),
        (("2222", "002222"), (0, 1, 0), 1),
    ],
)
def test_r11_4_most_houses(palazzi: tuple[str, ...], houses: tuple[int, ...], winner: int):
    """On the board, among those who qualify and have the most palazzi."""
    text = "\n".join(f"houses[{seat}] san-polo={count}" for seat, count in enumerate(houses))
    match = year_end(f"{built(*palazzi)}\n{text}")

    assert match.ending == "houses-tie-break"
    assert shares(match) == tuple(float(seat == winner) for seat in range(3))
    assert event_values(match.steps[-1], "doge-by-houses") == [(winner,)]


def test_r11_4_houses_in_all_districts():
    """They are added up, and palazzi do not count as houses."""
    houses = "houses[0] castello=2 san-polo=2\nhouses[1] castello=3"
    match = year_end(f"{built('22111', '111112')}\n{houses}")

    assert shares(match) == (1.0, 0.0, 0.0)


def test_r11_5_shared():
    """With equal palazzi and houses."""
    match = year_end(f"{built('111111', '111111')}\nhouses[0] castello=2\nhouses[1] san-polo=2")

    assert (match.ending, shares(match)) == ("shared", (0.5, 0.5, 0.0))

    match = year_end(built("111111", "22002", "111111", "111111"), seats=4)

    assert (match.ending, shares(match)) == ("shared", (1 / 3, 0.0, 1 / 3, 1 / 3))

    match = year_end(built("", "111111", "111111"))

    assert (match.ending, shares(match)) == ("shared", (0.0, 0.5, 0.5))


@pytest.mark.parametrize(
    ("palazzi", "houses", "expected"),
    [
        (("311", "002211", "111"), (9, 0, 0), (0.0, 1.0, 0.0)),  # 8, 10 and 6
        (("11111", "002211", "43"), (9, 0, 9), (0.0, 1.0, 0.0)),  # 10 with 5, 10 with 6, 9
        (("43", "002211", "11111"), (9, 0, 9), (0.0, 1.0, 0.0)),
        (("2211", "11111", "1122"), (3, 9, 4), (0.0, 0.0, 1.0)),
        (("2211", "11111", "1122"), (4, 9, 4), (0.5, 0.0, 0.5)),
        (("", "", ""), (0, 0, 0), (1 / 3, 1 / 3, 1 / 3)),
        (("", "", ""), (0, 1, 0), (0.0, 1.0, 0.0)),
    ],
)
def test_r11_6_ranked_at_the_cap(
    palazzi: tuple[str, ...], houses: tuple[int, ...], expected: tuple[float, ...]
):
    """Districts and palazzi, then palazzi, then houses, then shared."""
    text = "\n".join(f"houses[{seat}] san-polo={count}" for seat, count in enumerate(houses))
    match = year_end(f"{built(*palazzi)}\n{text}", year_cap=9)

    assert (match.ending, shares(match)) == ("year-cap", expected)
    assert event_values(match.steps[-1], "ranked-first") == [
        (seat,) for seat, share in enumerate(expected) if share
    ]


@pytest.mark.parametrize(("year", "over"), [(29, False), (30, True)])
def test_r11_6_a_match_has_thirty_years(year: int, over: bool):
    """This is the default."""
    match = year_end(f"year {year}")

    assert match.over == over


def test_r11_6_a_doge_can_be_elected_in_the_last_year():
    """The ranking does not matter then."""
    match = year_end(built("22111", "330002"), year_cap=9)

    assert match.ending == "seven-in-five"


STUCK = ("331", "00053", "000025")  # all sites are taken where the first could open a fourth


@pytest.mark.parametrize(
    ("palazzi", "ends"),
    [
        (("53", "0053", "000053"), True),
        (STUCK, True),
        (("331", "00052", "000025"), False),  # a fourth district for the first seat
        (("11111", "44", "0044", "000035"), True),  # one site for two palazzi
        (("11111", "44", "0044", "000025"), False),  # two sites
        (("53", "0053", ""), False),
        (("44", "0044", "000044"), True),
        (("44", "0044", "00004"), False),  # one palazzo in each of the other four
        (("43", "0044", "000044"), True),  # one palazzo is too few
        (("2111", "30005", "044", "000404"), True),  # a fifth district, and no other site
        (("33", "0053", "000251"), True),  # two palazzi, but only a third district
        (("222", "30005", "0305", "003004"), True),  # of two palazzi one finds a site
    ],
)
def test_r11_7_it_ends_when_no_player_can_qualify(palazzi: tuple[str, ...], ends: bool):
    """Even all palazzi in stock on all free sites would not be enough."""
    match = year_end(built(*palazzi), seats=max(3, len(palazzi)))

    assert match.ending == ("deadlock" if ends else "none")


def test_r11_7_ranked_likewise():
    """Three districts and seven palazzi equal two and eight; then more palazzi decide."""
    match = year_end(f"{built(*STUCK)}\nhouses[0] castello=15")

    assert shares(match) == (0.0, 1.0, 0.0)


def test_r11_7_the_cap_comes_first():
    """In the last year that it allows."""
    assert year_end(built(*STUCK), year_cap=9).ending == "year-cap"
