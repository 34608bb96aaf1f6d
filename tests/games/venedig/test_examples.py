"""VX1 to VX14: the worked examples of RULES.md, one by one, and corner cases of the rules.

The match files are beside the game, and the page of the rules shows them.
"""

import pytest

from serenissima.games.venedig.game import GAME
from serenissima.kernel.example import example
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.venedig.table import (
    at,
    begun,
    cover,
    covered,
    fields,
    figures,
    gold,
    hexes,
    pass_turn,
    purse,
    stage,
    standing,
)


@pytest.mark.parametrize(
    ("kind", "cards", "sites", "points"),
    [
        ("casa", 1, ["F9"], 1),
        ("palazzo", 3, ["F9", "F11"], 5),
        ("campo", 3, ["F9"], 2),
        ("ponte", 3, [], 3),
        ("basilica", 4, ["F9", "F11"], 7),
    ],
)
def test_vx1_kinds_have_cards_hexes_and_points(
    kind: str, cards: int, sites: list[str], points: int
):
    """VX1: the needs and gains of each kind."""
    built = {"campo": "cover F11=casa G10=casa", "ponte": "cover H9=casa I10=casa H15=casa"}.get(
        kind, ""
    )
    site = {"campo": "F9", "ponte": "G16 G20 B21 D23"}.get(kind, "F9 F11 G10")
    match = at(f"hand[0] {kind}={cards}\n{covered('free', site)}\n{built}")
    before = match.state.cover.copy()
    lay = "lay casa" if kind == "casa" else f"solo {kind}"
    play(match, lay, "done", *(f"site {place}" for place in sites))
    if kind == "ponte":
        play(match, "bridge 2", "count first")

    assert see(match, "discard") == f"{kind}={cards}"
    changed = int((match.state.cover != before).sum())
    assert (changed, fields(match)[0]) == (
        {"casa": 1, "palazzo": 2, "campo": 1, "ponte": 2, "basilica": 3}[kind],
        points,
    )


def test_vx2_the_master_builder_changes():
    """VX2: Carl has one basilica card in a row; Marc lays two and takes the figure."""
    match = example(GAME, "vx2")
    step = match.steps[-1]

    assert (figures(match), event_values(step, "master-taken")) == ({"basilica": 1}, [(1, 4)])


def test_vx3_two_more_at_most():
    """VX3: one player has two basilica cards; another lays two, not three."""
    match = at("hand[0] basilica=3\nlaid[1] basilica=2\nmaster basilica=1")
    play(match, "lay basilica", "lay basilica")

    assert not match.can(0, "lay basilica")


def test_vx4_a_player_builds_alone_in_two_turns():
    """VX4: one ponte card in one turn, two in a later one, no other player has any."""
    hands = "hand[0] ponte=2 casa=1\nhand[1] casa=1\nhand[2] casa=1"
    match = at(
        f"{hands}\ndisplay ponte=1\ncover G16=free G20=free B21=free D23=free\ncover F9=casa"
    )
    play(match, "lay ponte", "done", "stop", "take ponte")
    assert figures(match) == {"ponte": 0}

    pass_turn(match)
    pass_turn(match)
    play(match, "lay ponte", "lay ponte", "done", "bridge 2")
    step = play(match, "count first")

    assert event_values(step, "moved") == [(0, 1, 1)]
    assert (figures(match), see(match, "discard")) == ({}, "ponte=3")


def test_vx5_four_basilica_cards_at_once():
    """VX5: solo, seven points; others' cards and the figure stay."""
    match = example(GAME, "vx5")

    assert (fields(match), figures(match)) == ([7, 0, 0], {"basilica": 1})
    assert (see(match, "laid[1]"), see(match, "laid[2]")) == ("basilica=2", "basilica=1")


def test_vx6_a_palazzo_of_two():
    """VX6: among six hexes, five of them unbuilt: Carl gets 5, Marc 2."""
    match = example(GAME, "vx6")

    assert event_values(match.steps[-1], "moved") == [(0, 5, 5), (1, 2, 2)]


def test_vx7_the_gondolas_of_herman_and_marc():
    """VX7: with Marc six fields ahead."""
    assert fields(example(GAME, "vx7")) == [54, 56, 0]


@pytest.mark.parametrize("ahead", [5, 7])
def test_vx7_herman_and_marc(ahead: int):
    """VX7: seven points leap over Marc to the eighth field; three take Marc past Herman again."""
    rows = "laid[0] basilica=2\nlaid[1] basilica=1\nmaster basilica=0"
    match = at(
        f"hand[1] basilica=1\nactive 1\n{rows}\n"
        f"{covered('free', 'F9 F11 G10')}\nposition 46 {46 + ahead} 0 0 0"
    )
    play(match, "lay basilica", "done", "0 site F9", "0 site F11")

    # 46 is beside Castello, the later ones beside Castello and Dorsoduro: no treasure, no question
    assert fields(match) == [54, 46 + ahead + 4, 0]


def test_vx8_fields_beside_districts():
    """VX8: four beside 10 and 45, none beside the start and 57 to 60, one or two beside others."""
    counts = [int(mask).bit_count() for mask in begun().terms.touches]

    assert [counts[10], counts[45]] == [4, 4]
    assert [counts[field] for field in (0, 57, 58, 59, 60)] == [0] * 5
    rest = [count for field, count in enumerate(counts) if field not in (0, 10, 45, 57, 58, 59, 60)]
    assert set(rest) == {1, 2}


def test_vx9_ten_gold_are_two_points():
    """VX9: with two treasures."""
    match = example(GAME, "vx9")

    assert (fields(match)[0], gold(match, 0)) == (2, [])


@pytest.mark.parametrize(("gives", "points"), [([5], 1), ([6, 3], 1), ([6, 6, 3], 3)])
def test_vx9_five_gold_a_point(gives: list[int], points: int):
    """VX9: without change."""
    match = at(f"hand[0] casa=1\n{purse(0, gives)}")
    play(match, "open-purse", *(f"give {value}" for value in gives), "pay")

    assert (fields(match)[0], gold(match, 0)) == (points, [])


def test_vx10_a_whole_turn():
    """VX10: with all fields three farther; two casas, a ponte with a helper, gold in between."""
    match = example(GAME, "vx10", 0)
    step = play(match, "lay ponte", "lay ponte", "lay casa", "lay casa", "done")
    assert (figures(match), event_kinds(step, "building")) == ({"ponte": 0}, [])
    assert legal(match)[:2] == ["raise casa", "raise-jointly ponte"]

    for place, field in (("K10", 24), ("K12", 25)):  # the hexes of three casas; 23, 24 beside them
        step = play(match, *(["raise casa"] if stage(match) == "next" else []), f"site {place}")
        assert (fields(match)[0], len(event_values(step, "treasure"))) == (field, 1)
    assert see(match, "discard") == "casa=2"

    step = play(match, *(["raise-jointly ponte"] if stage(match) == "next" else []), "bridge 10")
    assert (next_decision(match), legal(match)) == (((0,), "span"), ["count first", "count second"])

    # Santa Croce has two casas, Dorsoduro five, and 25 is beside neither; Marc's 31 is.
    step = play(match, "count second")
    assert event_kinds(step) == ["counts", "treasure", "moved"]
    assert [seat for seat, _ in event_values(step, "treasure")] == [1]
    assert (next_decision(match), fields(match)) == (((0,), "between"), [30, 31, 0])

    step = play(match, "open-purse", "give 5", "pay")
    assert event_values(step, "moved") == [(0, 1, 32), (1, 2, 34)]
    assert event_kinds(step, "figure-back", "cards-away") == ["figure-back", "cards-away"]
    assert (stage(match), figures(match), see(match, "discard")) == ("drain", {}, "casa=2 ponte=3")
    assert see(match, "supply") == "casa=12 palazzo=5 campo=5 ponte=4 basilica=4"

    play(match, "drain L9", "drain K14", "show palazzo", "take campo")
    assert (int(match.state.tiles_held[0]), int(match.state.treasures_held[0])) == (2, 2)
    assert (int(match.state.hand_size[0]), see(match, "display")) == (3, "palazzo=1")
    assert see(match, "known[0]") == "campo=1"


def test_vx11_the_same_building_twice():
    """VX11: another has one palazzo card; three as a set and two to it, in one turn."""
    match = example(GAME, "vx11", 4)
    step = match.steps[-1]
    assert (event_values(step, "master-taken"), legal(match)) == (
        [(0, 1)],
        ["raise palazzo", "raise-jointly palazzo"],
    )

    step = play(match, "raise palazzo", "site F9")
    assert event_values(step, "moved") == [(0, 5, 5)]
    assert (figures(match), see(match, "laid[1]")) == ({"palazzo": 0}, "palazzo=1")

    step = play(match, "site H9")
    # around H9 and I10: G8, G10, H11, I12 unbuilt
    assert event_values(step, "moved") == [(0, 4, 9), (1, 2, 2)]
    assert (figures(match), see(match, "discard")) == ({}, "palazzo=6")


def test_vx12_no_showing_with_four_cards():
    """VX12: four less one and three more would be six."""
    match = at("hand[0] casa=4\ndisplay campo=1")
    play(match, "done", "stop")

    assert legal(match) == ["take campo", "draw"]


def test_vx13_the_display_fills():
    """VX13: a casa there keeps others out; four cards are put away."""
    match = at("hand[0] casa=1 ponte=1\nhand[1] casa=1\ndisplay casa=1 palazzo=1 campo=1")
    play(match, "done", "stop")
    assert [word for word in legal(match) if word.startswith("show")] == ["show ponte"]

    play(match, "show ponte", "draw")
    assert (see(match, "display"), see(match, "discard")) == (
        "",
        "casa=1 palazzo=1 campo=1 ponte=1",
    )


def test_vx14_eighteen_casas():
    """VX14: eighteen built, nineteen with the printed one, end the match."""
    match = at(f"hand[0] casa=1\n{standing('casa', 17)}")
    play(match, "lay casa", "done", "site G12")

    assert match.ending == "casa-exhausted"
    assert sum(kind == "casa" for kind in cover(match, *hexes())) == 19


def test_vx14_from_59_to_62():
    """VX14: three points."""
    match = at(
        f"hand[0] ponte=3\n{covered('casa', 'F9 F11 F13')}\n"
        f"{covered('free', 'G16 G20 B21 D23')}\nposition 59 0 0 0 0"
    )
    play(match, "solo ponte", "done", "bridge 2", "count first")

    assert (fields(match)[0], match.ending) == (62, "sixty-by-building")
