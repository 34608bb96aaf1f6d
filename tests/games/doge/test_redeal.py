"""R12, for players: a redeal deals the hidden pieces in every possible way, and only those."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from serenissima.games.doge.fields import NO_MOVE
from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREA_COUNT, DISTRICTS
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.testing import at, play
from tests.games.doge.table import begun, election, lay, lay_all, sites

OFTEN = 400
SEALED = {"tie_order": "sealed"}


def worlds(match: Match, seat: int) -> Iterator[Any]:
    """Return many states that redeals for the seat lead to."""
    for number in range(OFTEN):
        world = match.view(seat)
        verbs.redeal(match.terms, world, seat, rolled_dice(number))
        yield world


def test_turned_markers_are_dealt_to_no_other_place():
    """With both 3s and the 0 seen, a face-down marker is a 1 or a 2; the rest are in stock."""
    text = "shown[0] zero=1 three=1\nballot[0][dorsoduro] two=1"
    match = election("castello", "31 - -", text)
    found = set()
    for world in worlds(match, 1):
        laid, stock = world.ballot[0, 2].tolist(), world.markers[0].tolist()
        found.add(laid.index(1))

        assert sum(laid) == 1
        assert [sum(pair) for pair in zip(laid, stock, strict=True)] == [0, 1, 2, 0]

    assert found == {1, 2}


def test_own_markers_stay():
    """Only those of others are dealt."""
    match = begun()
    lay(match, "0 castello 31", "1 castello 20", "2 castello 1")

    for world in worlds(match, 1):
        assert world.ballot[1].tolist() == match.state.ballot[1].tolist()
        assert world.laid.tolist() == match.state.laid.tolist()
        assert world.ballot[0, 1].sum() == 2


def test_a_confirmed_ballot_is_dealt_in_any_way():
    """One to four markers for any unused area; an unconfirmed one may have been begun."""
    match = begun()
    lay_all(match, "castello 1", "san-polo 2")
    lay(match, "0 dorsoduro 31")
    play(match, "1 card quarantia")
    cards, counts, begun_cards = set(), set(), set()
    for world in worlds(match, 2):
        cards.add(int(world.card[0]))
        counts.add(int(world.draft[0].sum()))
        begun_cards.add(int(world.card[1]))

    assert cards == {0, 2, 3, 5, 6}
    assert counts == {1, 2, 3, 4}
    assert begun_cards == {-1, 0, 2, 3, 5, 6}


def test_a_ballot_is_likelier_where_a_palazzo_is_missing():
    """Any area may come up, the last district without one far more often than any other."""
    match = at(GAME, "\n".join(sites(district, 0) for district in DISTRICTS[:5]))
    lay(match, "0 castello 1")
    cards = Counter(int(world.card[0]) for world in worlds(match, 1))

    assert sorted(cards) == list(range(AREA_COUNT))
    assert cards.pop(DISTRICTS.index("santa-croce")) > 2 * max(cards.values())


def test_a_seat_without_markers_has_no_ballot():
    """It sits out."""
    match = begun()
    lay_all(match, "castello 3322")
    lay(match, "0 dorsoduro 110", "1 dorsoduro 1", "2 dorsoduro 1")

    for world in worlds(match, 1):
        assert (world.card[0], world.draft[0].sum()) == (-1, 0)


MOVES = {
    *(6 * 1 + to for to in range(6) if to != 1),
    *(6 * 4 + to for to in range(6) if to != 4),
    NO_MOVE,
}


@pytest.mark.parametrize(
    ("area", "houses", "words", "plans"),
    [
        ("castello", "houses[0] san-polo=14", ["place 1"], {0, 1}),
        ("castello", "", ["place 1"], {0, 1, 2}),
        ("quarantia", "houses[0] castello=1 san-polo=3\nhouses[1] castello=1", ["stay"], MOVES),
        (
            "castello",
            "houses[0] castello=1\nhouses[1] castello=1",
            ["place 2", "1 place 2", "build"],
            {0, 1},
        ),
    ],
    ids=["place-1", "place-2", "move", "build"],
)
def test_a_sealed_decision_is_dealt_in_any_way(
    area: str, houses: str, words: list[str], plans: set[int]
):
    """Any that the seat could have made; an undecided seat has made none."""
    match = election(area, "3 3 -", houses, **SEALED)
    play(match, *words)
    found = [(int(world.plan[0]), int(world.plan[1])) for world in worlds(match, 2)]

    assert {plan for plan, _ in found} == plans
    assert {plan for _, plan in found} == {-1}


@pytest.mark.parametrize(
    ("area", "lone", "lifted"),
    [
        ("castello", "asked", {"castello", "san-polo"}),
        ("castello", "taken", {"castello"}),
        ("quarantia", "taken", {"castello", "san-polo"}),
    ],
)
def test_a_house_may_be_lifted(area: str, lone: str, lifted: set[str]):
    """It can be any house; in old matches not one that would be put down at once."""
    match = election(area, "3 - -", "houses[0] castello=1 san-polo=1", lone_destination=lone)
    play(match, "abstain")
    found = {int(world.lifted[0]) for world in worlds(match, 1)}

    assert found == {-1, *(DISTRICTS.index(name) for name in lifted)}
