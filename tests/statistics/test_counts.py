"""Counts over matches: the same in any order, split in any way, and true to each match."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serenissima import games, players
from serenissima.kernel.errors import Unreadable
from serenissima.players import finish
from serenissima.players.playing import play
from serenissima.statistics.counts import LENGTH, MatchCounts
from serenissima.statistics.facts import MOMENTS, NO_ONE, MatchFacts, facts_of, read_facts
from serenissima.statistics.shipped import (
    play_statistics,
    print_statistics,
    read_statistics,
    shipped_statistics,
)
from tests.players import pennies
from tests.tiny.game import GAME as TINY

SEATS = 3
LEADERS = st.tuples(*[st.integers(NO_ONE, SEATS - 1)] * len(MOMENTS))
WINNERS = st.sets(st.integers(0, SEATS - 1), min_size=1)
FACTS = st.builds(
    lambda begins, actions, ending, winners, leads, openings: MatchFacts(
        begins,
        actions,
        ending,
        tuple((seat in winners) / len(winners) for seat in range(SEATS)),
        leads,
        openings,
    ),
    begins=st.integers(0, SEATS - 1),
    actions=st.integers(0, 300),
    ending=st.sampled_from(["one-way", "another"]),
    winners=WINNERS,
    leads=st.dictionaries(st.sampled_from(["gold", "houses"]), LEADERS),
    openings=st.tuples(*[st.sampled_from(["", "build", "lay casa"])] * SEATS),
)


def near(one: MatchCounts, other: MatchCounts) -> bool:
    """Whether two counts agree, but for the rounding of sums."""
    return one.of.keys() == other.of.keys() and all(
        a.times == other.of[key].times and abs(a.won - other.of[key].won) < 1e-6
        for key, a in one.of.items()
    )


@given(st.lists(FACTS), st.lists(FACTS))
def test_counts_add_up(some: list[MatchFacts], more: list[MatchFacts]):
    """Each match adds to them once; the counts of the seats add up to those of all."""
    every = MatchCounts.over((one, None) for one in [*some, *more])
    first, second = (MatchCounts.over((one, None) for one in part) for part in (more, some))

    assert near(every, first + second)
    assert every.matches == len(some) + len(more)
    assert sum(one.times for one in every.kinds("ending").values()) == every.matches
    assert abs(sum(one.won for one in every.kinds("order").values()) - every.matches) < 1e-6
    seats = MatchCounts.over((one, seat) for one in [*some, *more] for seat in range(SEATS))
    for kind in ("order", "lead", "opening"):
        assert near(MatchCounts(dict(every.kinds(kind))), MatchCounts(dict(seats.kinds(kind))))


@given(FACTS)
def test_facts_are_read_as_they_were_written(facts: MatchFacts):
    assert read_facts(facts.text()) == facts
    assert {facts.place(seat) for seat in range(SEATS)} == set(range(SEATS))
    assert facts.place(facts.begins) == 0


@given(st.lists(FACTS, min_size=1))
def test_the_median_is_a_length_that_half_of_the_matches_have(found: list[MatchFacts]):
    counts = MatchCounts.over((one, None) for one in found)
    lengths = sorted(one.actions for one in found)
    middle = lengths[(len(lengths) - 1) // 2]

    assert abs(counts.length(0.5) - middle) <= LENGTH


@pytest.mark.parametrize("name", games.names())
def test_a_match_has_the_facts_of_its_play(name: str):
    """The leader in an amount is alone ahead there; a match that is not over has no facts."""
    game = games.load(name)
    match = play(game, ["uniform"] * game.meta.seats[0], seed=5)
    facts = facts_of(match)
    assert facts is not None
    assert (facts.shares, facts.ending) == (match.outcome.shares, match.outcome.ending)
    half = match.state_after(round((len(match.steps) - 1) / 2))
    for stake in game.stakes:
        amounts = [game.amounts(match.terms, half, seat)[stake.name] for seat in range(match.seats)]
        best, leader = (max if stake.wanted else min)(amounts), facts.leads[stake.name][1]
        assert [n for n, one in enumerate(amounts) if one == best] == [leader] or (
            leader == NO_ONE and amounts.count(best) > 1
        )
    for seat, opening in enumerate(facts.openings):
        first = next(step for step in match.steps if step.seat == seat)
        assert opening == game.actions.format(first.action)
    assert facts_of(type(match)(game, game.meta.seats[0], seed=1)) is None


def test_statistics_are_reproducible():
    """The same seed plays the same matches; the file has all of it."""
    found = [finish(play_statistics(TINY, "uniform", 4, (2, 3), "seed")) for _ in range(2)]
    assert found[0] == found[1]
    assert {seats: one.matches for seats, one in found[0].counts.items()} == {2: 4, 3: 4}
    again = read_statistics(print_statistics(found[0]))
    assert all(near(again.counts[n], one) or n for n, one in found[0].counts.items())
    assert print_statistics(again) == print_statistics(found[0])
    assert list(islice(play_statistics(pennies.GAME, "uniform", 2, (2,), "x"), 9)) == [1, 2]
    with pytest.raises(Unreadable):
        read_statistics('{"format": "another"}')


@pytest.mark.parametrize("name", games.names())
def test_each_game_ships_statistics_of_its_rules(name: str):
    """They fit the present rules: its endings, stakes and actions."""
    game = games.load(name)
    shipped = shipped_statistics(game.folder)
    assert shipped is not None
    assert (shipped.game, shipped.rules) == (name, game.meta.rules_version)
    assert players.load(shipped.player).name == shipped.player
    assert tuple(shipped.counts) == game.meta.seats
    for seats, counts in shipped.counts.items():
        assert len(counts.kinds("order")) == seats
        assert {key.split("/")[0] for key in counts.kinds("lead")} <= {
            stake.name for stake in game.stakes
        }
        for text in counts.kinds("opening"):
            game.actions.parse(text)
        assert abs(sum(one.won for one in counts.kinds("order").values()) - counts.matches) < 1
