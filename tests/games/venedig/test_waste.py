"""Choices with a loss, by the rule that causes it."""

import pytest

from serenissima.kernel.match import Match
from serenissima.testing import play
from tests.games.venedig.looking import group, scene
from tests.games.venedig.table import FULL, at, covered, standing
from tests.losses import losses

NO_SITE = "No site is free: the cards would be lost"
NO_POINTS = "Scores no points: all the casas are in the other district"
NO_CASA = "No site is free: this card would be lost"
ONE_HEX = "Only one hex is free: you couldn’t build everything"
TWO_HEXES = "Only 2 hexes are free: you couldn’t build everything"
THIRD = "You may keep rows of only two kinds: you would have to give one up"
SPAN = "cover G16=free G20=free B21=free D23=free"
PONTE = f"hand[0] ponte=3\n{SPAN}"
TWO_ROWS = "laid[0] palazzo=1 campo=1\nmaster campo=0 palazzo=0"
LAST = "stage final\nexchanging 1\nclosing turn-cap"
RICH = "gold[0] 1=1 2=1 3=1 5=1\ncover F9=free F11=free"


def quiet(match: Match) -> dict[str, bool]:
    """The answers in their order, each with whether it stays in the background."""
    actions = match.game.actions
    return {actions.format(answer.action): answer.quiet for answer in scene(match).answers}


def test_r5_7_a_set_without_a_site_has_a_warning():
    """It comes last, after the answer that lays no card, which stays in the background."""
    match = at(f"{FULL}\nhand[0] campo=3")

    assert losses(match) == {"solo campo": NO_SITE}
    assert quiet(match) == {"done": True, "solo campo": False}


def test_r5_7_a_set_with_a_site():
    match = at(f"{FULL}\ncover F9=free\nhand[0] campo=3")

    assert losses(match) == {}


def test_r5_7_completing_a_row_without_a_site_has_a_warning():
    """One card of two that are missing is no loss yet."""
    match = at(f"{FULL}\nhand[0] casa=1 palazzo=2\nlaid[0] palazzo=1")

    assert losses(match) == {"lay casa": NO_CASA}

    play(match, "lay palazzo")

    assert losses(match) == {"lay casa": NO_CASA, "lay palazzo": NO_SITE}


def test_r5_7_chosen_cards_without_a_site_have_a_warning():
    """This is the last moment to cancel the choice."""
    match = at(f"{FULL}\nhand[0] casa=1 campo=3")
    play(match, "lay casa", "solo campo")

    assert losses(match) == {"done": "No site is free: cards would be lost (casa, campo)"}
    assert list(quiet(match)) == ["take-back", "done"]


def test_r5_4_more_casas_than_free_hexes():
    """Each has a site, but there is only one."""
    match = at(f"{FULL}\ncover F9=free\nhand[0] casa=2")

    assert losses(match) == {}

    play(match, "lay casa")
    assert losses(match) == {"lay casa": ONE_HEX}
    play(match, "lay casa")
    assert losses(match) == {"done": ONE_HEX}


def test_r5_4_buildings_that_take_more_hexes_than_are_free():
    """A casa beside a set."""
    match = at(f"{FULL}\ncover F9=free F11=free\nhand[0] casa=1 palazzo=3")

    assert losses(match) == {}

    play(match, "lay casa")
    assert losses(match) == {"solo palazzo": TWO_HEXES}


def test_r3_3_a_set_beside_a_row_of_its_kind_needs_a_separate_site():
    """Both palazzi are built, and four hexes are needed."""
    board = f"{FULL}\ncover F9=free F11=free C18=free"
    match = at(f"{board}\nlaid[0] palazzo=2\nmaster palazzo=0\nhand[0] palazzo=4")
    play(match, "solo palazzo", "lay palazzo")

    assert losses(match) == {"done": "Only 3 hexes are free: you couldn’t build everything"}


def test_r5_4_a_building_without_a_site_takes_no_hex():
    """The only hex is left for the casa."""
    match = at(f"{FULL}\ncover F9=free\nhand[0] casa=1 palazzo=3")
    play(match, "solo palazzo")

    assert losses(match) == {"done": "No site is free: cards would be lost (palazzo)"}


def test_r9_1_a_third_row_has_a_warning():
    """Two can stay; the warning comes while the choice can still be cancelled."""
    match = at(f"{TWO_ROWS}\nhand[0] palazzo=1 ponte=1")
    play(match, "lay palazzo")

    assert losses(match) == {}

    play(match, "lay ponte")

    assert losses(match) == {"done": THIRD}


def test_r9_1_a_third_row_has_one_warning():
    """It is on the answer that lays it, not beside the hand as well."""
    rows = "laid[0] palazzo=1 campo=1\nmaster campo=0 palazzo=0"
    match = at(f"{rows}\nhand[0] ponte=1")
    play(match, "lay ponte")

    assert losses(match) == {"done": THIRD}
    assert group(match, "seat-0").alert is None


def test_r9_2_a_row_that_is_completed_makes_room():
    """It no longer counts once it has been used, whenever its cards are chosen."""
    site = "cover C18=free C16=free C20=free D19=free"
    match = at(f"{TWO_ROWS}\nhand[0] palazzo=2 ponte=1\n{site}")

    assert losses(match) == {}

    play(match, "lay ponte")
    assert losses(match) == {"done": THIRD}
    play(match, "lay palazzo", "lay palazzo")
    assert losses(match) == {}


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ("position 59 0 0 0 0", {}),
        ("position 58 59 0 0 0", {}),
        ("position 58 0 0 0 0", {"done": THIRD}),
        ("position 0 59 0 0 0", {"done": THIRD}),
        (standing("casa", 17), {}),
        (standing("casa", 16), {"done": THIRD}),
    ],
)
def test_r13_2_a_third_row_is_no_waste_at_the_end(end: str, said: dict[str, str]):
    """A last casa, or one that takes a gondola to 60, ends the match without a surplus."""
    match = at(f"{TWO_ROWS}\nhand[0] casa=1 ponte=1\n{end}")
    play(match, "lay casa", "lay ponte")

    assert losses(match) == said


@pytest.mark.parametrize(("position", "said"), [(56, {}), (0, {"done": THIRD})])
def test_r13_2_a_helper_may_end_the_match(position: int, said: dict[str, str]):
    """Any player with cards of the building may come to 60 by it."""
    rows = "laid[0] palazzo=1 campo=1\nlaid[1] basilica=3\nmaster campo=0 palazzo=0 basilica=1"
    hand = "hand[0] basilica=1 ponte=1\ncover F9=free F11=free G10=free"
    match = at(f"{rows}\n{hand}\nposition 0 {position} 0 0 0")
    play(match, "lay basilica", "lay ponte")

    assert losses(match) == said


@pytest.mark.parametrize(("casas", "said"), [("C24 D25", {}), ("C24", {"done": THIRD})])
def test_r13_2_a_ponte_may_end_the_match(casas: str, said: dict[str, str]):
    """It scores the casas of a district."""
    board = f"position 58 0 0 0 0\n{SPAN}\n{covered('casa', casas)}"
    match = at(f"{TWO_ROWS}\nhand[0] ponte=3 basilica=1\n{board}")
    play(match, "solo ponte", "lay basilica")

    assert losses(match) == said


def test_r6_5_a_district_without_casas():
    """Only if the other one has some."""
    match = at(f"{PONTE}\n{covered('casa', 'C24 D25')}")
    play(match, "solo ponte", "done", "bridge 2")

    assert losses(match) == {"count first": NO_POINTS}


@pytest.mark.parametrize(("helper", "warned"), [(0, {"count first": NO_POINTS}), (1, {})])
def test_r14_7_casas_of_the_imaginary_players_ponte(helper: int, warned: dict[str, str]):
    """The deciding player gets no points, and does well to count none."""
    rows = f"imaginary_laid ponte=2\nimaginary_master ponte=1\nlaid[{helper}] ponte=1"
    board = f"cover G16=free G20=free B21=free D23=free\n{covered('casa', 'C24 D25')}"
    match = at(f"stage site\nthen pass\nrevealed 1\nbuilding ponte\njoint 1\n{rows}\n{board}", 2)
    play(match, "bridge 2")

    assert losses(match) == warned


def test_r6_5_a_district_with_fewer_casas():
    """It may be wanted, for its helpers get fewer points, too."""
    match = at(f"{PONTE}\n{covered('casa', 'F9 F11 C24')}")
    play(match, "solo ponte", "done", "bridge 2")

    assert losses(match) == {}


def test_r11_2_a_piece_that_adds_no_point():
    """Six gold bring no more than five: the piece of one can stay; so can the one of two."""
    match = at(RICH)
    kept = {"pay": "You could keep a tile or treasure and get the same points"}

    play(match, "open-purse", "give 5", "give 1")
    assert losses(match) == kept
    play(match, "give 2")
    assert losses(match) == kept
    play(match, "give 3")
    assert losses(match) == kept
    play(match, "keep 1")
    assert losses(match) == {}


def test_r11_2_gold_that_no_smaller_payment_saves():
    """Two threes make a point, and one alone does not."""
    match = at("hand[0] casa=1\ngold[0] 3=2")
    play(match, "open-purse", "give 3", "give 3")

    assert losses(match) == {}


def test_r13_3_a_payment_for_fewer_points_than_the_gold_buys():
    """In the last exchange a piece too many costs nothing, since gold has no later use."""
    match = at(f"{LAST}\ngold[0] 3=1 5=2")
    play(match, "open-purse", "give 5")

    assert losses(match) == {"pay": "Gold is worthless after the match"}

    play(match, "give 5", "give 3")

    assert losses(match) == {}


def test_r13_3_gold_after_the_last_exchange_is_wasted():
    """Keeping five gold or more has no value, so paying comes first."""
    match = at(f"{LAST}\ngold[0] 5=1")

    assert losses(match) == {"go-on": "Gold is worthless after the match"}
    assert list(quiet(match)) == ["pay-most", "open-purse", "go-on"]
