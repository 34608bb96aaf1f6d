"""R13: the end of the match."""

import pytest

from serenissima.games.venedig.fields import NONE
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see, shares
from tests.games.venedig.table import (
    FULL,
    at,
    begun,
    cover,
    fields,
    gold,
    pass_turn,
    purse,
    stage,
    standing,
)

# All but one piece of the kind are on the board; the cards of one building are in hand.
LAST = {
    "casa": ("hand[0] casa=1", standing("casa", 17), ["lay casa", "done", "site G12"]),
    "palazzo": (
        "hand[0] palazzo=3",
        standing("palazzo", 8),
        ["solo palazzo", "done", "site F9", "site G10"],
    ),
    "campo": ("hand[0] campo=3", standing("campo", 4), ["solo campo", "done", "site G12"]),
    "ponte": ("hand[0] ponte=3", standing("ponte", 8), ["solo ponte", "done", "bridge 2"]),
    "basilica": (
        "hand[0] basilica=4",
        standing("basilica", 9),
        ["solo basilica", "done", "site F9", "site F11"],
    ),
}
HELPED = (
    "laid[1] basilica=2\nlaid[2] basilica=1\nmaster basilica=1\ncover F9=free F11=free G10=free"
)


def helped(position: str, more: str = ""):
    """Seat 0 completes a basilica of seat 1, with seat 2 as another helper; the last step."""
    match = at(f"hand[0] basilica=1\n{HELPED}\nposition {position}\n{more}")
    play(match, "lay basilica", "done")
    if stage(match) == "next":
        play(match, "raise-jointly basilica")
    return match, play(match, "1 site F9", "1 site F11")


# ---- R13.1, R13.2 how the end comes, and the remaining actions -----------------------------------


@pytest.mark.parametrize("kind", LAST)
def test_r13_1_the_last_piece(kind: str):
    """Of any kind; the printed ones count, so it is the 18th casa that is built."""
    hand, stands, words = LAST[kind]
    match = at(
        f"{hand}\n{stands}\ncover F9=free F11=free G10=free G16=free G20=free B21=free D23=free"
    )
    step = play(match, *words)

    assert (match.over, match.ending) == (True, f"{kind}-exhausted")
    built = "built-ponte" if kind == "ponte" else "built"
    assert event_kinds(step, built, "exhausted", "last-exchange") == [
        built,
        "exhausted",
        "last-exchange",
    ]


def test_r13_1_the_last_but_one():
    """Does not end it."""
    match = at(f"hand[0] casa=1\n{standing('casa', 16)}")
    play(match, "lay casa", "done", "site G12")

    assert (match.state.supply[0], stage(match)) == (1, "drain")


@pytest.mark.parametrize(("position", "ending"), [(58, None), (59, "sixty-by-building")])
def test_r13_1_the_builder_at_sixty(position: int, ending: str | None):
    """With one point from 59, and no sooner."""
    match = at(f"hand[0] casa=1\nposition {position} 0 0 0 0")
    step = play(match, "lay casa", "done", "site G12")

    assert (match.ending if match.over else None) == ending
    assert event_kinds(step, "goal") == (["goal"] if ending else [])


@pytest.mark.parametrize(
    ("position", "ending"),
    [
        ("0 52 0 0 0", None),
        ("0 53 0 0 0", "sixty-by-building"),
        ("0 55 0 0 0", "sixty-by-building"),
        ("57 0 0 0 0", "sixty-by-helping"),
        ("0 0 57 0 0", "sixty-by-helping"),
        ("0 0 59 0 0", "sixty-by-helping"),
        ("57 53 0 0 0", "sixty-by-building"),
    ],
)
def test_r13_1_reached_or_passed(position: str, ending: str | None):
    """By the builder's seven points or a helper's three; named after what comes first."""
    match, _ = helped(position)

    assert (match.ending if match.over else None) == ending


def test_r13_1_a_piece_comes_before_moves():
    """The last basilica brings its builder to 60: it is the piece that ends it."""
    match, _ = helped("0 53 0 0 0", standing("basilica", 9))

    assert match.ending == "basilica-exhausted"


def test_r13_2_treasures_and_moves_of_the_building():
    """All of its gondolas, also after the one that ended it."""
    _, step = helped("1 55 25 0 0", standing("basilica", 9))

    assert event_values(step, "moved") == [(1, 7, 62), (2, 3, 28), (0, 3, 4)]
    assert [seat for seat, _ in event_values(step, "treasure")] == [2]


def test_r13_2_nothing_more_is_built():
    """Even where the cards are complete; nor drained nor drawn."""
    match = at("hand[0] casa=2 campo=2\nhand[1] casa=1\nposition 59 0 0 0 0\ncover F9=free")
    step = play(match, "lay casa", "lay casa", "done", "site G12")

    assert match.over
    assert event_kinds(step, "built", "no-space", "drew", "turn") == ["built"]
    assert cover(match, "F9") == ["free"]
    assert (see(match, "to_build"), see(match, "hand_size")) == ("casa=1", "2 1 0 0 0")


def test_r13_2_rows_are_not_given_up():
    """Three kinds may stay."""
    text = "hand[0] casa=1 palazzo=1\nlaid[0] campo=1 ponte=1\nposition 59 0 0 0 0"
    match = at(text)
    play(match, "lay casa", "lay palazzo", "done", "site G12")

    assert match.over
    assert see(match, "laid[0]") == "palazzo=1 campo=1 ponte=1"


# ---- R13.3 the last exchange ---------------------------------------------------------------------


@pytest.mark.parametrize("active", range(4))
def test_r13_3_from_the_left_neighbour(active: int):
    """Clockwise, the active player last."""
    rich = "\n".join(f"gold[{seat}] 5=1" for seat in range(4))
    position = " ".join("59" if seat == active else "0" for seat in range(5))
    match = at(f"active {active}\nhand[{active}] casa=1\n{rich}\nposition {position}", 4)
    play(match, "lay casa", "done", "site G12")
    order = []
    while not match.over:
        order.append(match.waits[0])
        assert legal(match) == ["go-on", "pay-most", "open-purse"]
        play(match, "go-on")

    assert order == [(active + step) % 4 for step in (1, 2, 3, 4)]


def test_r13_3_of_the_active_player_when_a_helper_ends_it():
    """Not of the gondola's owner (V49)."""
    match, _ = helped("0 0 57 0 0", "gold[0] 5=1\ngold[1] 5=1\ngold[2] 5=1")
    play(match, "go-on")  # between the moves: the first one has not yet ended it
    order = []
    while not match.over:
        order.append(match.waits[0])
        play(match, "go-on")

    assert (match.ending, order) == ("sixty-by-helping", [1, 2, 0])


def test_r13_3_one_payment_of_any_size():
    """The purse can be closed again, and it is asked anew; once it is paid the next one comes."""
    match = at("hand[0] casa=1\nposition 59 0 0 0 0\ngold[1] 5=3\ngold[2] 6=1")
    play(match, "lay casa", "done", "site G12", "open-purse", "give 5", "close-purse")
    assert next_decision(match) == ((1,), "final")

    play(match, "open-purse", "give 5", "give 5", "pay")
    assert (next_decision(match), fields(match), gold(match, 1)) == (
        ((2,), "final"),
        [60, 2, 0],
        [5],
    )

    step = play(match, "go-on")
    assert event_kinds(step, "keeps-gold", "won") == ["keeps-gold", "keeps-gold", "won"]


@pytest.mark.parametrize(
    ("values", "asks"),
    [("0 0 0", True), ("3", True), ("2 2", False), ("", False), ("1 2 2", True)],
)
def test_r13_3_a_player_without_enough_pieces_is_skipped(values: str, asks: bool):
    """The numbers of pieces rule out five gold."""
    tiles = sum(int(value) < 3 for value in values.split())
    text = purse(1, values) if values else ""
    wet = standing("casa", tiles) if tiles else ""
    match = at(f"hand[0] casa=1\nposition 59 0 0 0 0\n{text}\n{wet}")
    play(match, "lay casa", "done", "site G12")

    assert match.waits == ((1,) if asks else ())


def test_r13_3_the_last_exchange_may_decide():
    """The player who comes farthest by it wins; the ending stays the same."""
    match = at("hand[0] casa=1\nposition 59 57 0 0 0\ngold[1] 5=3")
    play(match, "lay casa", "done", "site G12", "open-purse", "give 5", "give 5", "give 5", "pay")

    assert (fields(match), match.ending) == ([60, 61, 0], "sixty-by-building")
    assert shares(match) == (0, 1, 0)


# ---- R13.4 to R13.7 ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "found"),
    [("59 0 0", 66), ("53 0 0", 60), ("53 54 0", 61), ("50 51 52", 59), ("59 58 52", 66)],
)
def test_r13_4_poles_are_added(position: str, found: int):
    """They are fields like any other, in the required number."""
    match = at(f"hand[0] basilica=4\ncover F9=free F11=free G10=free\nposition {position} 0 0")
    play(match, "solo basilica", "done", "site F9", "site F11")

    assert fields(match)[0] == found


def test_r13_4_one_gondola_on_each():
    """On field 60 too."""
    match, step = helped("58 53 57 0 0")
    assert event_values(step, "moved") == [(1, 7, 62), (2, 3, 61), (0, 3, 63)]

    match = at("hand[0] casa=1\nposition 59 58 0 0 0\ngold[1] 5=1")
    play(match, "lay casa", "done", "site G12", "open-purse", "give 5", "pay")
    assert fields(match) == [60, 59, 0]

    match = at("hand[0] casa=1\nposition 59 58 0 0 0\ngold[1] 5=2")
    play(match, "lay casa", "done", "site G12", "open-purse", "give 5", "give 5", "pay")
    assert fields(match) == [60, 61, 0]


def test_r13_5_gold_can_end_the_match():
    """In your own turn it ends at once; cards being chosen stay in the hand."""
    match = at("hand[0] casa=2 palazzo=3\nposition 59 0 0 0 0\ngold[0] 5=1")
    step = play(match, "lay casa", "solo palazzo", "open-purse", "give 5", "pay")

    assert (match.ending, fields(match)) == ("sixty-by-gold", [60, 0, 0])
    assert event_kinds(step)[:4] == ["paid", "moved", "goal", "last-exchange"]
    assert see(match, "hand[0]") == "casa=2 palazzo=3"
    assert (match.state.adding.sum(), match.state.solo.sum()) == (0, 0)


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (["done"], "drain"),
        (["done", "drain F11"], "drain"),
        (["done", "stop"], "draw"),
        (["done", "stop", "show casa"], "fill"),
        (["lay casa", "done"], "site"),
        (["lay casa", "solo campo", "done"], "next"),
    ],
)
def test_r13_5_at_any_decision(words: list[str], where: str):
    """A building whose site is not yet chosen is not raised."""
    text = "hand[0] casa=1 campo=3\nposition 59 0 0 0 0\ngold[0] 5=1\ndisplay ponte=1"
    match = at(text if where != "fill" else text.replace(" campo=3", ""))
    play(match, *words)
    assert stage(match) == where

    step = play(match, "open-purse", "give 5", "pay")

    assert (match.ending, event_kinds(step, "built", "drew")) == ("sixty-by-gold", [])
    state = match.state
    assert (state.building, state.decider, state.picked.tolist()) == (NONE, NONE, [NONE] * 3)


@pytest.mark.parametrize(
    ("words", "where"), [([], "before"), (["skip", "done", "stop", "draw"], "after")]
)
def test_r13_5_beside_the_turn_of_two(words: list[str], where: str):
    """No card is revealed any more."""
    text = "stage before\nhand[0] casa=1\nhand[1] casa=1\nposition 59 0 0 0 0\ngold[0] 5=1"
    match = at(text, 2)
    if words:
        play(match, *words)
    assert stage(match) == where

    step = play(match, "open-purse", "give 5", "pay")

    assert (match.ending, event_kinds(step, "revealed", "turn")) == ("sixty-by-gold", [])


def test_r13_5_between_the_moves():
    """The others' gondolas of the building move first."""
    match, _ = helped("59 20 57 0 0", "gold[0] 6=1")
    assert next_decision(match) == ((0,), "between")

    step = play(match, "open-purse", "give 6", "pay")

    assert event_kinds(step, "paid", "moved", "cards-away", "last-exchange") == [
        "paid",
        "moved",
        "moved",
        "moved",
        "cards-away",
        "last-exchange",
    ]
    assert fields(match) == [64, 27, 61]
    pass_turn(match)
    assert match.ending == "sixty-by-gold"


def test_r13_5_short_of_sixty_the_match_continues():
    match = at("hand[0] casa=1\nposition 58 0 0 0 0\ngold[0] 5=1")
    play(match, "open-purse", "give 5", "pay")

    assert (stage(match), fields(match)[0]) == ("lay", 59)


def test_r13_5_in_the_last_exchange():
    """The ending keeps its name."""
    match = at(f"hand[0] casa=1\n{standing('casa', 17)}\nposition 0 59 0 0 0\ngold[1] 5=1")
    play(match, "lay casa", "done", "site G12", "open-purse", "give 5", "pay")

    assert (match.ending, fields(match)) == ("casa-exhausted", [1, 60, 0])


@pytest.mark.parametrize(
    ("closing", "position", "won"),
    [
        ("turn-cap", "59 3 2", (1, 0, 0)),
        ("sixty-by-helping", "59 62 2", (0, 1, 0)),
        ("sixty-by-helping", "59 0 63", (0, 0, 1)),
    ],
)
def test_r13_6_the_farthest(closing: str, position: str, won: tuple[int, ...]):
    """On the poles, too; it need not be whose turn it was."""
    match = at(f"stage final\nexchanging 1\nclosing {closing}\nposition {position} 0 0")

    assert shares(match) == won
    assert event_values(match.steps[0], "won") == [(won.index(1), max(fields(match)))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r13_6_players_on_the_start_share_the_victory(seats: int):
    """No gondola has moved."""
    match = begun(seats, turn_cap=10)
    while not match.over:
        step = pass_turn(match)

    assert shares(match) == (1 / seats,) * seats
    assert event_values(step, "won") == [(seat, 0) for seat in range(seats)]


def test_r13_6_only_the_farthest_wins():
    """Who is still on the start has no part in it."""
    match = at("hand[0] casa=1\nturn 10\nposition 1 0 0 0 0", turn_cap=10)
    pass_turn(match)

    assert shares(match) == (1, 0, 0)


@pytest.mark.parametrize("turn", [8, 9, 10])
def test_r13_7_the_cap(turn: int):
    """After the turn that it allows as the last one; with the last exchange."""
    match = at(f"hand[0] casa=1\nhand[1] casa=1\nturn {turn}\ngold[2] 5=1", turn_cap=10)
    step = pass_turn(match)
    if turn < 10:
        assert (event_kinds(step, "turn-cap"), stage(match)) == ([], "lay")
    else:
        assert match.over
        assert match.ending == "turn-cap"
        assert event_kinds(match.steps[-2], "turn-cap", "last-exchange") == [
            "turn-cap",
            "last-exchange",
        ]


def test_r13_7_the_left_neighbour_begins_the_last_exchange():
    """The player of the last turn comes last (R13.3)."""
    match = at("hand[0] casa=1\nturn 10\ngold[0] 5=1\ngold[1] 5=1\ngold[2] 5=1", turn_cap=10)
    play(match, "done", "stop", "draw")
    order = []
    while not match.over:
        order.append(match.waits[0])
        play(match, "go-on")

    assert (match.ending, order) == ("turn-cap", [1, 2, 0])


def test_r13_7_by_default_300():
    """A safeguard."""
    assert begun().terms.turn_cap == 300
    match = at(f"hand[0] casa=1\n{FULL}\nturn 299")
    assert event_kinds(pass_turn(match), "turn-cap") == []

    match = at(f"hand[0] casa=1\n{FULL}\nturn 300")
    assert event_kinds(pass_turn(match), "turn-cap") == ["turn-cap"]
