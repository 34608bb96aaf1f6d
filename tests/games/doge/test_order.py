"""R4: the order in which the areas vote, this year and next."""

from serenissima.games.doge.game import GAME
from serenissima.games.doge.material import AREAS
from serenissima.kernel.match import outcomes
from serenissima.testing import at, event_kinds, event_values, play, see
from tests.games.doge.table import begun, decline, election, hold_ballots, lay_all, pass_by, votes

ROW = "san-polo quarantia castello dorsoduro santa-croce san-marco cannaregio"
NEXT = [5, 3, 0, 6, 2, 1, 4]


def test_r4_1_in_the_order_of_the_open_row():
    """From left to right."""
    match = begun(ROW)
    hold_ballots(match)
    pass_by(match)

    assert votes(match) == ROW.split()
    assert [number for step in match.steps for _, number in event_values(step, "vote")] == [
        *range(1, 8)
    ]


def test_r4_2_a_card_after_each_election():
    """One more of next year's is open whenever another area votes."""
    match = begun()
    lay_all(match, "cannaregio 1", "castello 2", "dorsoduro 3", "san-marco 2")
    turned = []
    while match.state.stage:
        turned.append((votes(match)[-1], int((match.state.coming >= 0).sum())))
        decline(match)

    assert turned == [(area, number) for number, area in enumerate(AREAS[:4]) for _ in range(3)]
    assert [n for step in match.steps for _, n in event_values(step, "turned-card")] == [
        *range(1, 8)
    ]


def test_r4_2_after_all_effects():
    """While the runner-up still decides, the next card is face down."""
    match = election("castello", "3 2 1")
    play(match, "send santa-croce", "place 2")

    assert (match.waits, see(match, "coming")) == ((1,), "santa-croce" + " none" * 6)

    step = match.play(1, "place 1", NEXT[1:])

    assert event_kinds(step)[:3] == ["placed", "turned-card", "vote"]
    assert event_values(step, "turned-card")[0] == (3, 2)


def test_r4_2_any_card_that_is_left():
    """All areas not yet turned up are equally likely to come next."""
    text = """
        stage vote
        order dorsoduro cannaregio santa-croce castello san-marco san-polo quarantia
        coming dorsoduro castello none none none none none
        election 2
        ballot[0][santa-croce] three=1
        ballot[1][castello] three=1
    """
    match = at(GAME, text)
    play(match, "abstain")
    ways = outcomes(GAME, match.terms, match.state, 0, GAME.actions.parse("place 0"))
    chances: dict[int, float] = {}
    for way in ways:
        card = int(way.state.coming[2])
        chances[card] = chances.get(card, 0) + way.probability

    assert {card: round(chance, 6) for card, chance in chances.items()} == dict.fromkeys(
        (0, 3, 4, 5, 6), 0.2
    )


def test_r4_3_next_years_order_is_turned_up():
    """It is this year's turned-up row; the row after it is unknown."""
    match = begun(ROW)
    hold_ballots(match)
    pass_by(match)
    turned = [AREAS[area] for step in match.steps for area, _ in event_values(step, "turned-card")]

    assert sorted(turned) == sorted(AREAS)
    assert see(match, "order").split() == turned
    assert see(match, "coming") == ""

    hold_ballots(match)
    pass_by(match)

    assert votes(match)[7:] == turned
