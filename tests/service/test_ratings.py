"""Ratings follow from results: each match once, ties as ties, computer players separately."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from serenissima.service import KnownGuest, Tables, TableSettings
from serenissima.service.core.ratings import FinishedMatch, rate, split
from serenissima.service.runtime import ratings as computed
from serenissima.service.runtime.ratings import FEWEST, REMEMBERED
from tests.service.guests import KEYS, SHELF, act, guest, plan_of


def match(players: str, *shares: float, eased: bool = False, at: float = 0.0) -> FinishedMatch:
    """Return a match of guests called by a letter.

    `C` is a computer player, `-` an unknown player.
    """
    known = {"C": "computer greedy", "-": ""}
    ids = tuple(known.get(one, one) for one in players)
    return FinishedMatch("t", "lots", at, ids, tuple(players), shares, "end", eased)


def test_winners_rise():
    """Losers fall; surprises count more than expected results."""
    once = rate([match("ab", 1, 0)])
    assert once["a"].points > once["b"].points
    assert (once["a"].matches, once["a"].won, once["b"].won) == (1, 1, 0)

    often = [match("ab", 1, 0)] * 10
    expected, surprise = rate([*often, match("ab", 1, 0)]), rate([*often, match("ab", 0, 1)])
    before = rate(often)["a"].mu
    assert abs(surprise["a"].mu - before) > abs(expected["a"].mu - before)


def test_a_shared_victory_is_a_tie():
    """Both have the same rating, and neither seat counts for more."""
    tied = rate([match("abc", 0.5, 0.5, 0)])
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    assert tied["a"].won == tied["b"].won == 1
    one, other = rate([match("ab", 1, 0)]), rate([match("ba", 0, 1)])

    assert {k: v.mu for k, v in one.items()} == pytest.approx({k: v.mu for k, v in other.items()})


def test_only_matches_of_known_people_are_rated():
    """A stand-in, an unknown player, a guest on two seats or undo of everything rules it out."""
    people, apart = match("ab", 1, 0), match("aC", 1, 0)
    others = [match("a-", 1, 0), match("aa", 1, 0), match("ab", 1, 0, eased=True)]
    others.append(match("CC", 1, 0))

    assert split([people, apart, *others]) == {False: [people], True: [apart]}


def test_a_computer_player_on_two_seats_counts_once():
    """It has one rating, and one match."""
    found = rate([match("aCC", 0, 1, 0)])

    assert found["computer greedy"].matches == found["computer greedy"].won == 1


@pytest.fixture
def now() -> list[float]:
    return [1e9]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


async def played(
    tables: Tables,
    one: KnownGuest,
    other: KnownGuest | None,
    *,
    takes_back: bool = False,
    begun: tuple[str, int] | None = None,
) -> str:
    """Return the table of a finished match, of two guests or against a computer player."""
    plan, settings = plan_of("person", "person" if other else "computer guest"), TableSettings()
    opening = await tables.open(
        "lots", plan, name=one.name, guest=one.id, begun=begun,
        settings=replace(settings, takes_back=takes_back),
    )  # fmt: skip
    table, tokens = opening.table, [str(opening.token)]
    if other:
        invitation = opening.invitations[1]
        seated = await tables.join(table, invitation, other.name, key=next(KEYS), guest=other.id)
        tokens.append(seated.token)
    while not (await tables.view(table)).ended:
        for token in tokens:
            while (await tables.view(table, token)).legal:
                await act(tables, table, token)
        if not other:
            async with tables.watch(table, tokens[0]) as views:
                async for seen in views:
                    if seen.legal or seen.ended:
                        break
    return table


async def test_matches_of_guests_count_once(served: Tables, place: str, now: list[float]):
    """They do so however often, and by whichever process, they are read."""
    anna, bernd = [(await served.guests.welcome(n, key=next(KEYS)))[0] for n in ("Anna", "Bernd")]
    tables = [await played(served, anna, bernd) for _ in range(FEWEST)]
    found = await served.ratings.standing(anna.id, "lots")
    assert found is not None
    assert found.matches == FEWEST
    now[0] += REMEMBERED + 1
    assert await served.ratings.standing(anna.id, "lots") == found
    async with Tables(place, shelf=SHELF, clock=lambda: now[0]) as others:
        assert await others.ratings.standing(anna.id, "lots") == found

    assert {one.table for one in await served.ratings.results(bernd.id)} == {*tables}
    assert await served.ratings.standing(anna.id, "lots", apart=True) is None


async def test_guests_are_listed_only_if_they_opt_in(served: Tables, now: list[float]):
    """The others still count for the ratings."""
    anna, bernd = [(await served.guests.welcome(n, key=next(KEYS)))[0] for n in ("Anna", "Bernd")]
    for _ in range(FEWEST):
        await played(served, anna, bernd)
    before = await served.ratings.best("lots")
    await served.guests.show(anna, True)
    shown = await served.ratings.best("lots")
    await served.guests.show(anna, False)

    assert [one.name for one in shown if one not in before] == ["Anna"]
    assert await served.ratings.best("lots") == before


async def test_matches_with_computers_are_rated_separately(served: Tables):
    """There the computer player has a rating, too."""
    clara, _ = await served.guests.welcome("Clara", key=next(KEYS))
    await played(served, clara, None)

    assert await served.ratings.standing(clara.id, "lots") is None
    apart = await served.ratings.standing(clara.id, "lots", apart=True)
    assert apart is not None
    [result] = await served.ratings.results(clara.id)
    assert result.players == (clara.id, "computer guest")
    assert result.names == ("Clara", "guest")


async def test_matches_that_are_played_on_are_not_rated(served: Tables):
    """Their players may have seen every card of the match in which they begin."""
    clara, _ = await served.guests.welcome("Clara", key=next(KEYS))
    first = await played(served, clara, None)
    before = await served.ratings.standing(clara.id, "lots", apart=True)
    await played(served, clara, None, begun=(first, 1))

    assert [one.table for one in await served.ratings.results(clara.id)] == [first]
    assert await served.ratings.standing(clara.id, "lots", apart=True) == before


async def test_matches_with_undo_of_everything_are_not_rated(served: Tables):
    """Their result is in the guest's own list, and gives no points."""
    clara, _ = await served.guests.welcome("Clara", key=next(KEYS))
    table = await played(served, clara, None, takes_back=True)

    assert [one.table for one in await served.ratings.results(clara.id)] == [table]
    assert await served.ratings.standing(clara.id, "lots", apart=True) is None


async def test_simultaneous_requests_compute_ratings_once(
    served: Tables, monkeypatch: pytest.MonkeyPatch
):
    """It takes seconds where many matches were played."""
    counted = []

    def counting(*asked: object, **how: object) -> list[FinishedMatch]:
        counted.append(asked)
        return []

    monkeypatch.setattr(computed, "results", counting)
    await asyncio.gather(*(served.ratings.best("lots") for _ in range(5)))

    assert len(counted) == 1


async def test_an_unfinished_match_is_not_listed(served: Tables):
    dora, _ = await served.guests.welcome("Dora", key=next(KEYS))
    await served.open("lots", plan_of("person", "person"), name="Dora", guest=dora.id)

    assert await served.ratings.results(dora.id) == []
