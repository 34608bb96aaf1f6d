"""R12: hidden and known information."""

from collections.abc import Iterator

import pytest

from serenissima.games.doge.fields import STATE
from serenissima.games.doge.material import AREAS
from serenissima.kernel.fields import See
from serenissima.kernel.match import Match
from serenissima.kernel.record import bytes_of
from serenissima.testing import event_kinds, event_values, legal, play, see
from tests.games.doge.table import begun, election, lay

EVERYBODY = (0, 1, 2, -1)
SEALED = {"tie_order": "sealed"}


def views(match: Match, *seats: int) -> list[bytes]:
    """What these seats see, byte for byte."""
    return [bytes(bytes_of(match.view(seat))) for seat in seats]


def differ(one: Match, other: Match) -> Iterator[int]:
    """Return the seats, and -1 for a spectator, that can distinguish two matches."""
    for seat in EVERYBODY:
        heard = [[step.seen_by(seat) for step in match.steps] for match in (one, other)]
        if views(one, seat) != views(other, seat) or heard[0] != heard[1]:
            yield seat


def test_r12_1_only_the_owner_sees_markers():
    """This holds in stock, on the card and on the board."""
    match = begun()
    lay(match, "0 castello 31", "1 castello 2", "2 castello 2")
    play(match, "0 card san-polo", "0 add 2")

    for line in ("markers[0]", "draft[0]", "ballot[0][castello]", "card[0]"):
        assert see(match, line, 0) == see(match, line) != ""
        assert [see(match, line, seat) for seat in (1, 2, -1)] == ["", "", ""]
    for name in ("markers", "draft", "ballot"):
        assert [int(match.view(seat)[name][0].sum()) for seat in (1, 2, -1)] == [0, 0, 0]


def test_r12_2_the_numbers_of_markers_are_public():
    """All see how many are in stock and in each area."""
    match = begun()
    lay(match, "0 castello 31", "1 castello 2", "2 quarantia 11")

    for seat in EVERYBODY:
        assert match.view(seat).held.tolist() == [5, 6, 5, 0]
        assert see(match, "laid[0]", seat) == "castello=2"
        assert see(match, "laid[2]", seat) == "quarantia=2"


def test_r12_3_turned_markers():
    """Those of the running election and of earlier ones of this year are seen by all."""
    match = election(
        "castello", "31 2 -", "ballot[1][cannaregio] three=2\nballot[1][dorsoduro] zero=1"
    )

    for seat in EVERYBODY:
        assert (see(match, "turned[0]", seat), see(match, "turned[1]", seat)) == (
            "one=1 three=1",
            "two=1",
        )

    play(match, "abstain", "place 0", "place 0")

    for seat in EVERYBODY:
        assert see(match, "shown[0]", seat) == "one=1 three=1"
        assert (see(match, "shown[1]", seat), see(match, "turned[1]", seat)) == ("two=1", "three=2")
        assert match.view(seat).ballot[1, 2].sum() == (seat == 1)


def test_r12_4_an_unfinished_ballot_is_secret():
    """The others see and learn the same, whatever it holds."""
    one, other = begun(), begun()
    play(one, "0 card castello", "0 add 3", "0 add 1")
    play(other, "0 card quarantia", "0 add 0", "0 add 2")

    assert list(differ(one, other)) == [0]
    assert [event_kinds(step) for step in one.steps[1:]] == [["chose"], ["added"], ["added"]]
    assert [step.seen_by(1) for step in one.steps[1:]] == [()] * 3


def test_r12_4_it_is_not_even_seen_to_begin():
    """Nor that a choice was taken back."""
    one, other = begun(), begun()
    play(one, "0 card castello", "0 add 3", "0 remove 3", "0 take-back")

    assert views(one, *EVERYBODY) == views(other, *EVERYBODY)
    assert [step.seen_by(-1) for step in one.steps[1:]] == [()] * 4


def test_r12_4_a_confirmed_ballot():
    """That it is confirmed is seen by all, and no more before the last has confirmed."""
    one, other = begun(), begun()
    lay(one, "0 castello 31")
    lay(other, "0 quarantia 02")

    assert list(differ(one, other)) == [0]
    assert [h.event.kind for h in one.steps[-1].seen_by(2)] == ["confirmed"]
    assert [int(one.view(seat).waits) for seat in EVERYBODY] == [0b110] * 4
    assert [int(one.view(seat).held[0]) for seat in EVERYBODY] == [7] * 4


def test_r12_4_after_the_last_one():
    """Cards and numbers of markers are open, not the markers."""
    one, other = begun(), begun()
    lay(one, "0 castello 31", "1 castello 1", "2 castello 1")
    lay(other, "0 castello 20", "1 castello 1", "2 castello 1")

    assert list(differ(one, other)) == [0]
    assert event_values(one.steps[-1], "laid") == [(0, 1, 2), (1, 1, 1), (2, 1, 1)]


@pytest.mark.parametrize("options", [{}, SEALED], ids=["rotating", "sealed"])
def test_r12_4_a_lifted_house(options: dict[str, object]):
    """Until it is set down, it is its owner's secret."""
    houses = "houses[0] castello=1 san-polo=1"
    one, other = (election("quarantia", "3 - -", houses, **options) for _ in range(2))
    play(one, "abstain", "lift castello")
    play(other, "abstain", "lift san-polo")

    assert list(differ(one, other)) == [0]
    assert one.steps[-1].seen_by(1) == ()

    step = play(one, "drop dorsoduro")

    assert event_values(step, "moved") == [(0, 1, 2)]


PLANS = {
    "place": ("castello", "", [["place 0"], ["place 1"], ["place 2"]]),
    "move": (
        "quarantia",
        "houses[0] castello=1 san-polo=1\nhouses[1] castello=1",
        [
            ["stay"],
            ["lift castello", "drop dorsoduro"],
            ["lift castello", "drop san-polo"],
            ["lift san-polo", "drop castello"],
        ],
    ),
    "build": (
        "castello",
        "houses[0] castello=1\nhouses[1] castello=1",
        [["place 2", "1 place 2", "build"], ["place 2", "1 place 2", "forgo"]],
    ),
}


@pytest.mark.parametrize("kind", PLANS)
def test_r12_4_a_sealed_decision_is_secret(kind: str):
    """The other seats' views and legal actions do not depend on it."""
    area, text, ways = PLANS[kind]
    matches = [election(area, "3 3 -", text, **SEALED) for _ in ways]
    for match, words in zip(matches, ways, strict=True):
        play(match, *words)

    first = matches[0]
    for other in matches[1:]:
        assert views(first, 1, 2, -1) == views(other, 1, 2, -1)
        assert (first.waits, legal(first, 1)) == (other.waits, legal(other, 1)) != ((0, 1), [])
    for match in matches:
        assert [h.event.kind for h in match.steps[-1].seen_by(1)] == ["decided"]
    assert len({bytes(bytes_of(match.view(0))) for match in matches}) == len(ways)


def test_r12_5_next_years_order_is_known_as_far_as_turned_up():
    """All players know it so far; even the state has no more."""
    match = election("castello", "3 - -", "ballot[1][cannaregio] one=1")
    play(match, "send dorsoduro")
    play(match, "place 0", answers=[AREAS.index("quarantia")])

    for seat in (*EVERYBODY, None):
        assert see(match, "coming", seat) == "santa-croce quarantia none none none none none"
    assert begun().state.coming.tolist() == [-1] * 7


def test_r12_6_everything_else_is_open():
    """All fields but those of markers, ballots in the making and decisions not yet carried out."""
    hidden = {field.name for field in STATE.fields if field.see is not See.ALL}

    assert hidden == {"markers", "card", "draft", "ballot", "lifted", "plan"}
    assert {field.see for field in STATE.fields if field.name in hidden} == {See.OWNER}

    match = election("castello", "31 2 -", "houses[0] castello=4\nyear 3")
    play(match, "send san-polo")

    for seat in EVERYBODY:
        view = match.view(seat)
        for field in STATE.fields:
            if field.name not in hidden:
                assert (view[field.name] == match.state[field.name]).all(), field.name


def test_r12_7_a_spectator_sees_only_public_information():
    """A spectator sees no more than any seat does, and learns no secrets."""
    match = begun()
    lay(match, "0 castello 31", "1 castello 2", "2 castello 2")
    step = play(match, "0 card san-polo")
    view = match.view(-1)

    assert (view.markers.sum(), view.card.sum(), view.draft.sum(), view.ballot.sum()) == (0,) * 4
    assert (view.plan.sum(), view.lifted.sum(), step.seen_by(-1)) == (0, 0, ())
    assert see(match, "laid[0]", -1) == "castello=2"
