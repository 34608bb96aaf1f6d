"""The pairing of a tournament: meetings, seats and byes are even."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service.core.rounds import count_meetings, count_seats, draw, table_sizes
from serenissima.service.core.standings import standings
from serenissima.service.core.tournament import MOST_ENTRANTS, DrawnTable, GuestTournament

SIZES = (2, 3, 4)


def tournament(people: int, seats: int, rounds: int = 3) -> GuestTournament:
    """Return a tournament of that many people, called by numbers, before its first round."""
    new = GuestTournament("t", "lots", {}, seats, rounds, "none", "g1", "a secret", 0.0)
    for number in range(1, people + 1):
        new = new.with_entrant(f"g{number}", f"P{number}")
    return new


def drawn(now: GuestTournament, *shares: float) -> GuestTournament:
    """Add one round, whose matches have ended: the first seat wins, or as `shares` gives."""
    tables = []
    for number, seats in enumerate(draw(now, SIZES)):
        result = shares or (1.0, *(0.0 for _ in seats[1:]))
        tables.append(DrawnTable(f"{now.round} {number}", seats, True, True, result[: len(seats)]))
    return now.with_round(tuple(tables))


def played(now: GuestTournament) -> GuestTournament:
    """Play a tournament to its end."""
    while not now.over:
        now = drawn(now)
    return now


@pytest.mark.parametrize("people", range(2, 14))
def test_at_tables_for_two_all_meet_once(people: int):
    """Each begins at most once more or less often than not."""
    end = played(tournament(people, 2))
    pairs = combinations(range(1, people + 1), 2)
    assert count_meetings(end) == Counter(frozenset(pair) for pair in pairs)
    sat = count_seats(end)
    for number in range(1, people + 1):
        assert abs(sat[number, 0] - sat[number, 1]) <= 1
    assert [len(end.byes(r)) for r in range(1, end.length + 1)] == [people % 2] * end.length


@pytest.mark.parametrize(("people", "seats"), [(6, 3), (7, 3), (8, 4), (9, 3), (11, 4), (12, 4)])
def test_at_larger_tables_people_meet_evenly(people: int, seats: int):
    """In four rounds no pair meets three times, and all sit everywhere."""
    end = played(tournament(people, seats, rounds=4))
    assert max(count_meetings(end).values()) <= 2
    sat = count_seats(end)
    assert all(sat[number, 0] <= 2 for number in range(1, people + 1))
    assert all(len({n for n, seat in sat if seat == one}) > people // 2 for one in range(seats - 1))


def test_a_player_with_a_bye_plays_the_next_rounds():
    """Five people can't fill tables for four or five at once: each has one bye in five."""
    end = tournament(5, 4, rounds=5)
    while not end.over:
        tables = tuple(
            DrawnTable(f"{end.round}", seats, True, True, (1.0, 0.0, 0.0, 0.0))
            for seats in draw(end, (4,))
        )
        end = end.with_round(tables)

    assert sorted(end.byes(r)[0].number for r in range(1, 6)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("people", "wanted", "sizes"),
    [
        (5, 4, (4,)), (6, 4, (3, 3)), (7, 4, (3, 4)), (10, 4, (3, 3, 4)), (2, 4, ()),
        (7, 3, (3, 4)), (5, 3, (2, 3)), (9, 3, (3, 3, 3)),
    ],
)  # fmt: skip
def test_tables_have_even_sizes(people: int, wanted: int, sizes: tuple[int, ...]):
    """As many people as possible play, at tables near to the requested size."""
    allowed = (3, 4) if wanted == 4 else (2, 3, 4, 5)

    assert sizes == table_sizes(people, wanted, allowed)


def test_the_pairing_is_reproducible():
    """Every process gets the same one; another secret gives another."""
    now = drawn(tournament(12, 4))
    other = replace(now, secret="another secret")

    assert draw(now, SIZES) == draw(now, SIZES) != draw(other, SIZES)


@pytest.mark.parametrize(
    ("shares", "points"),
    [
        ((1.0, 0.0), (1, 0)),
        ((0.5, 0.5), (Fraction(1, 2), Fraction(1, 2))),
        ((1.0, 0.0, 0.0), (1, Fraction(1, 4), Fraction(1, 4))),
        ((0.0, 0.5, 0.5), (0, Fraction(3, 4), Fraction(3, 4))),
        ((0.2, 0.5, 0.3), (0, 1, Fraction(1, 2))),
    ],
)
def test_points_depend_on_the_others_at_the_table(
    shares: tuple[float, ...], points: tuple[Fraction, ...]
):
    """They are the share of the others with a worse result; a tie counts half."""
    table = DrawnTable("t", (4, 7, 9)[: len(shares)], True, True, shares)

    assert table.points == dict(zip(table.seats, points, strict=True))
    assert sum(table.points.values()) == Fraction(len(shares), 2)


def test_equal_standings_share_places():
    """A bye is worth half a point, and a missing result none."""
    now = drawn(tournament(3, 2))
    [table] = now.drawn[0]
    [left_out] = now.byes(1)
    lines = [(line.place, line.entrant.number, line.points) for line in standings(now)]
    winner, loser = table.seats
    ended = replace(now, drawn=((replace(table, shares=()),),))

    assert lines == [(1, winner, 1), (2, left_out.number, Fraction(1, 2)), (3, loser, 0)]
    assert [line.place for line in standings(ended)] == [1, 2, 2]
    assert [line.played for line in standings(ended)] == [0, 0, 0]


def test_a_player_who_leaves_is_not_paired_again():
    """Their opponent has a bye; their points stay."""
    now = drawn(tournament(4, 2))
    gone = now.drawn[0][0].seats[0]
    now = played(now.without_entrant(gone, f"g{gone}"))
    in_later = {n for round_ in now.drawn[1:] for table in round_ for n in table.seats}

    assert gone not in in_later
    assert [len(now.byes(r)) for r in (1, 2, 3)] == [0, 1, 1]
    assert next(line.points for line in standings(now) if line.entrant.number == gone) == 1


def test_a_player_who_leaves_before_the_start_is_not_in_the_standings():
    """They may enter again, under the same number."""
    now = tournament(4, 2).without_entrant(2, "g1")
    assert [line.entrant.number for line in standings(now)] == [1, 3, 4]
    assert now.length == 3
    again = now.with_entrant("g2", "Berta")

    assert [(one.number, one.name) for one in again.present] == [
        (1, "P1"), (2, "Berta"), (3, "P3"), (4, "P4"),
    ]  # fmt: skip


def test_a_player_who_leaves_before_the_first_round_makes_room():
    """This holds at the limit, too; their name is free again."""
    now = tournament(MOST_ENTRANTS, 2).without_entrant(7, "g1")
    now = now.with_entrant("new", "P7")

    assert len(now.first) == len(now.entrants) == MOST_ENTRANTS
    assert now.entrant(7).guest == "new"
    with pytest.raises(NotNow, match="no one else"):
        now.with_entrant("g7", "P7 once more")


def test_impossible_requests_are_refused():
    """Each has a code, and changes no data."""
    now = tournament(MOST_ENTRANTS, 2)
    refused = [
        (NotNow, "tournament/full", lambda: now.with_entrant("new", "New")),
        (Illegal, "tournament/not-yours", lambda: now.without_entrant(3, "g2")),
        (Unknown, "tournament/entrant", lambda: now.without_entrant(99, "g1")),
        (Illegal, "tournament/not-yours", lambda: now.check_opener("g2")),
        (NotNow, "tournament/few", lambda: tournament(1, 2).check_next()),
        (NotNow, "tournament/few", lambda: tournament(2, 4).check_next()),
        (NotNow, "tournament/begun", lambda: drawn(tournament(4, 2)).with_entrant("new", "New")),
        (NotNow, "tournament/over", lambda: played(tournament(4, 2)).check_next()),
        (Illegal, "seat/name", lambda: tournament(4, 2).with_entrant("new", "P1")),
    ]
    for kind, code, attempt in refused:
        with pytest.raises(kind) as error:
            attempt()
        assert error.value.code == code
