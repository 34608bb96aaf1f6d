"""R11, and the properties of every match under any options, in random matches."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from serenissima.games.canal_grande.fields import STATE, Stage
from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import DISTRICTS, DOGE, NUMBER_CARD_COUNTS
from serenissima.games.canal_grande.positions import conserved
from serenissima.kernel.match import Match, Step
from serenissima.testing.trial import play_on
from tests.games.canal_grande.table import dividing
from tests.games.played import steps_of

CHOICES = {
    "matching_card": ("required", "not-required"),
    "powers": ("automatic", "asked"),
    "district_ban": ("round", "player"),
    "spy_replacement": (1, 2),
    "numbers": ("4-5-5", "5-4-5", "5-5-4"),
    "round_cap": (200, 10),
}


@cache
def matches() -> list[Match]:
    """A random match of every choice of options: 96 of them."""
    played = []
    for values in product(*CHOICES.values()):
        seed = f"property {values}"
        match = Match(GAME, options=dict(zip(CHOICES, values, strict=True)), seed=seed)
        play_on(match, seed)
        played.append(match)
    return played


def states() -> Iterator[tuple[Match, Any]]:
    """Every state of every match."""
    return ((match, state) for match in matches() for state in match.states)


def events(step: Step, kind: str) -> list[tuple[int, ...]]:
    """The values of a step's events of one kind."""
    return [happening.values for happening in step.happenings if happening.event.kind == kind]


def test_r11_1_a_phase_has_two_to_four_rounds():
    """It is over when the fifth would begin."""
    lengths = {
        int(before.phase_round)
        for _, before, _, after in steps_of(matches())
        if after.phases > before.phases
    }

    assert lengths == {2, 3, 4}


@pytest.mark.parametrize("counts", NUMBER_CARD_COUNTS.values())
def test_r11_1_twelve_cards_are_worth_21(counts: tuple[int, ...]):
    """The twelve lowest of the number cards are, and three are worth 9 at most."""
    values = sorted(value for value, count in enumerate(counts, 1) for _ in range(count))

    assert sum(values[:12]) >= 21
    assert sum(values[-3:]) <= 9


def test_r11_2_two_number_cards_are_left():
    """At the end of each phase."""
    left = {
        int(before.number_pile.sum())
        for _, before, _, after in steps_of(matches())
        if after.phases > before.phases
    }

    assert min(left) >= 2


def test_r11_3_at_most_27_cards_are_won():
    """An unfinished match has 26 at most, and each vote adds one."""
    going_on = max(int(state.won.sum()) for _, state in states() if state.ending == 0)

    assert going_on <= 26
    assert [
        (int(before.won.sum()), int(after.won.sum()))
        for _, before, step, after in steps_of(matches())
        if after.won.sum() != before.won.sum() + len(events(step, "won-vote"))
    ] == []


def test_r11_4_the_deal_never_fails():
    """Each round begins with eight cards."""
    sizes = {
        int(after.offer.sum()) for _, _, step, after in steps_of(matches()) if events(step, "round")
    }

    assert sizes == {8}


def test_r11_5_no_card_is_lost():
    """In every state of every match there are 52 and 14."""
    for match, state in states():
        counts = [*map(int, match.terms.card_counts), *map(int, match.terms.number_counts)]

        assert list(conserved(match.terms, state).values()) == counts


def test_r11_6_divisions():
    """Eight cards of different kinds can be divided in 254 ways, without taking back."""
    state = dividing("castello gondola traitor spy doge one two three").state
    divisions = {
        tuple(after.offer[0])
        for shifts in product((0, 1), repeat=8)
        if (after := divide(state, shifts)) is not None
    }

    assert len(divisions) == 254


def divide(state: Any, shifts: tuple[int, ...]) -> Any:
    """The position after these shifts and `present`, or None if that is not allowed."""
    match = Match(GAME, position=state)
    kinds = [kind for kind, count in enumerate(state.offer[0]) if count]
    for kind, shifted in zip(kinds, shifts, strict=True):
        if shifted:
            if not match.can(1, kind):
                return None
            match.play(1, kind)
    return match.play(1, "present") and match.state if match.can(1, "present") else None


def test_values_stay_in_range():
    """Every field of every state."""
    for _, state in states():
        STATE.check(state)


def test_one_seat_waits_until_the_end():
    """Every state has one waiting seat, until the match is over and the stage shows it."""
    asked = {(int(state.waits), state.stage == Stage.OVER) for _, state in states()}

    assert asked == {(1, False), (2, False), (0, True)}


def test_every_ending_is_met():
    """With a low cap all three happen."""
    assert {match.ending for match in matches()} == {"six-districts", "four-of-one", "round-cap"}


def test_known_cards_are_in_the_hand():
    """Public knowledge of a hand is true, as is its size."""
    for _, state in states():
        assert (state.known <= state.hand).all(), STATE.format(state)
        assert state.hand_size.tolist() == state.hand.sum(axis=1).tolist()


def test_the_true_hand_is_possible():
    """The true hand is among those that the other seat takes for possible."""
    for _, state in states():
        for seat in range(2):
            unknown = (state.hand - state.known)[seat]
            late = unknown.copy()
            late[:6] -= state.dealt_left[1 - seat]

            assert (unknown[:6] <= state.ceiling[seat]).all(), STATE.format(state)
            assert late.clip(0).sum() <= state.fresh[1 - seat], STATE.format(state)


def rounds() -> Iterator[tuple[Match, Any, list[Step]]]:
    """Every whole round: the state in which it begins, and its steps."""
    for match in matches():
        start, seen = match.states[0], []
        for number, step in enumerate(match.steps[1:], 1):
            seen.append(step)
            if events(step, "round"):
                yield match, start, seen
                start, seen = match.states[number], []


def test_one_vote_for_a_district_and_round():
    """No district is called twice, or with the other option not by doges of one owner."""
    for match, _, played in rounds():
        owner = None
        called: Counter[Any] = Counter()
        for step in played:
            for happening in step.happenings:
                kind, values = happening.event.kind, happening.values
                if kind in ("chose", "took-rest"):
                    owner = values[0] if match.terms.district_ban else None
                if kind == "called":
                    called[owner, values[1]] += 1

        assert max(called.values(), default=0) <= 1


def test_each_doge_gets_a_vote():
    """Doges dealt and drawn in a round are voted on or, if neither player can open, unused."""
    for _, start, played in rounds():
        drawn = sum(len(events(step, "drew-doge")) for step in played)
        used = sum(
            len(events(step, kind)) for step in played for kind in ("won-vote", "doge-unused")
        )

        assert used == start.offer[:, DOGE].sum() + drawn


def test_a_loser_takes_back_all_but_one():
    """The loser of a vote loses at most one of the district cards laid, and the gondolas."""
    for _, before, step, _ in steps_of(matches()):
        if not events(step, "declined"):
            continue
        cards = int(before.laid[step.seat, :6].sum())
        back = sum(values[1] for values in events(step, "took-back"))

        assert back == max(0, cards - 1)


def test_a_winner_wins_a_card_of_the_district():
    """That which was voted on."""
    for _, before, step, after in steps_of(matches()):
        for winner, district in events(step, "won-vote"):
            gained = after.won[winner] - before.won[winner]

            assert {DISTRICTS[i]: int(n) for i, n in enumerate(gained) if n} == {
                DISTRICTS[district]: 1
            }
