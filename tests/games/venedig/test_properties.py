"""R18, and the properties of every match under any options, in random matches.

One array has all states of all matches, so that a statement about them is one about columns.
"""

from functools import cache
from itertools import product
from typing import Any

import numpy as np

from serenissima.games.venedig.fields import BUILT, NONE, STATE, Cover, Stage
from serenissima.games.venedig.game import GAME
from serenissima.games.venedig.material import CARDS, HEXES, KINDS, NEEDED, PIECES, TILES, TREASURES
from serenissima.games.venedig.positions import conserved
from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, event_values
from serenissima.testing.trial import play_on
from tests.games.played import playing_in, states_of, steps_of
from tests.games.venedig.table import at, begun, covered, standing

ACTIVE_STAGES = (
    Stage.BEFORE,
    Stage.LAY,
    Stage.BETWEEN,
    Stage.SURPLUS,
    Stage.DRAIN,
    Stage.DRAW,
    Stage.FILL,
    Stage.SHED,
    Stage.AFTER,
)
SEATS = np.arange(5)
HANDS = ("no-draw", "swap", "must-lay")
LATE = f"""
    stage lay
    active 0
    turn 40
    hand[0] palazzo=2 campo=1 ponte=1 basilica=1
    hand[1] casa=1 campo=2 ponte=1 basilica=1
    laid[0] palazzo=1 campo=1
    laid[1] ponte=2 basilica=1
    master palazzo=0 campo=0 ponte=1 basilica=1
    position 43 8 0 0 0
    {standing("casa", 9)}
    {covered("free", "F9 F11 F13 G8 G10 G14 H9 H11 H13 G16 G20 B21 D23")}
    gold[0] 5=1 6=1
    gold[1] 6=1
"""


@cache
def matches() -> list[Match]:
    """60 random matches with all numbers of seats and options, one in four begun late."""
    played = []
    agreed = product((2, 3, 4, 5), CARDS, HANDS)
    for number, (seats, cards, full_hand) in enumerate(agreed):
        options: dict[str, object] = {"cards": cards, "full_hand": full_hand, "turn_cap": 36}
        options["tiles"] = tuple(TILES)[number % 3]
        options["treasures"] = tuple(TREASURES)[number % 5 % 3]
        options["basilica"] = ("triangle", "connected")[number % 2]
        options["imaginary_casa"] = ("built", "discarded")[number // 2 % 2]
        late = number % 4 == 3
        if late:
            options["turn_cap"] = 70
        start = at(LATE, seats, **options).state if late else None
        match = Match(GAME, seats, options, seed=f"property {number}", position=start)
        play_on(match, f"property {number}", fidgety=number % 3 == 0)
        played.append(match)
    return played


@cache
def states() -> Any:
    """Every state of every match: one array of records."""
    return states_of(matches())


@cache
def playing() -> Any:
    """For every state and seat whether it is in the match: bool `[states, 5]`."""
    return playing_in(matches(), 5)


def each_of(name: str) -> Any:
    """For every state the numbers of its match's terms: `[states, kinds]`."""
    return np.array([match.terms[name] for match in matches() for _ in match.states])


def hexes_under(every: Any, kind: int) -> Any:
    """How many hexes bear a part of a kind."""
    return (every["cover"][:, :100] == BUILT + kind).sum(axis=1)


def test_the_matches_meet_everything_that_they_are_to_show():
    """All stages, and most endings."""
    assert set(np.unique(states()["stage"])) >= {*ACTIVE_STAGES, Stage.PAY, Stage.FINAL, Stage.OVER}
    assert {match.ending for match in matches()} >= {"turn-cap", "casa-exhausted"}


def test_r18_1_cards():
    """In hands, rows, sets, display, pile and discards."""
    every = states()
    rows = every["laid"].sum(axis=1) + every["imaginary_laid"]
    places = ("pile", "discard", "display")
    found = every["hand"].sum(axis=1) + rows + every["to_build"] * np.array(NEEDED)
    found = found + sum(every[name] for name in places)

    assert (found == each_of("card_counts")).all()
    assert (found.sum(axis=1) == 42).all()
    assert (every["hand"].sum(axis=2) == every["hand_size"]).all()


def test_r18_1_pieces_are_conserved():
    """They are in the supply and on the board, each on the right number of hexes."""
    every = states()
    for kind in range(5):
        built = hexes_under(every, kind)
        assert (built % HEXES[kind] == 0).all()
        assert (every["supply"][:, kind] + built // HEXES[kind] == PIECES[kind]).all()
        numbers = np.where(every["cover"] == BUILT + kind, every["piece"], 0)
        for number in range(1, PIECES[kind] + 1):
            there = (numbers == number).sum(axis=1)
            assert np.isin(there, (0, HEXES[kind])).all()


def test_r18_1_tiles():
    """On the board, before players, and paid."""
    every = states()
    swamp = (every["cover"][:, :100] == Cover.SWAMP).sum(axis=1)
    held = every["gold"][:, :, :3].sum(axis=1)

    assert (every["tile_pile"].sum(axis=1) == swamp).all()
    assert (held + every["tile_pile"] + every["tiles_paid"] == each_of("tile_counts")).all()
    assert (swamp + every["tiles_held"].sum(axis=1) + every["tiles_paid"].sum(axis=1) == 86).all()
    assert (every["gold"][:, :, :3].sum(axis=2) == every["tiles_held"]).all()


def test_r18_1_treasures():
    """Before players and in the stock."""
    every = states()
    held = every["gold"][:, :, 3:]

    found = held.sum(axis=1) + every["treasure_pile"]
    assert (found == each_of("treasure_counts")).all()
    assert (found.sum(axis=1) == 18).all()
    assert (held.sum(axis=2) == every["treasures_held"]).all()


def test_r18_1_each_figure_has_one_place():
    """Its owner has a row, and no other player's row is longer."""
    every = states()[states()["stage"] != Stage.OVER]
    assert not (every["imaginary_master"] & (every["master"] != NONE)).any()
    assert (every["master"][:, 0] == NONE).all()
    for kind in range(1, 5):
        rows = every["laid"][:, :, kind]
        master = every["master"][:, kind]
        own = np.take_along_axis(rows, np.maximum(master, 0)[:, None].astype(int), axis=1)[:, 0]
        own = np.where(every["imaginary_master"][:, kind], every["imaginary_laid"][:, kind], own)
        has = (master != NONE) | (every["imaginary_master"][:, kind] > 0)
        longest = np.maximum(rows.max(axis=1), every["imaginary_laid"][:, kind])
        assert (own[has] == longest[has]).all()
        assert (own[has] > 0).all()
        assert (longest[~has & (every["complete"][:, kind] == 0)] == 0).all()


def test_r18_1_sums_that_never_change():
    """Those that a position is checked by."""
    for match in matches():
        assert conserved(match.terms, match.state) == conserved(match.terms, match.states[0])


def test_r18_2_rows_have_limits():
    """At most nine cards when no building is pending; never more than needed."""
    every = states()
    rows = every["laid"].sum(axis=1) + every["imaginary_laid"]

    assert (rows <= np.array(NEEDED)).all()
    calm = every[every["complete"].sum(axis=1) == 0]
    table = calm["laid"].sum(axis=1) + calm["imaginary_laid"]
    assert (table[:, 1:] < np.array(NEEDED)[1:]).all()
    assert (table.sum(axis=1) <= 9).all()
    assert ((rows == np.array(NEEDED))[:, 1:] == (every["complete"] > 0)[:, 1:]).all()


def test_r18_2_pile_and_discards():
    """At least five cards when a turn begins, so drawing never fails."""
    every = states()[states()["stage"] == Stage.BEFORE]
    every = np.concatenate([every, states()[states()["stage"] == Stage.LAY]])

    assert (every["pile"].sum(axis=1) + every["discard"].sum(axis=1) >= 5).all()
    worst = at(
        "hand[0] palazzo=2 campo=2 casa=1\nhand[1] casa=5\nhand[2] palazzo=3 campo=2\n"
        "hand[3] ponte=5\nhand[4] casa=4 campo=1\nlaid[0] basilica=3\nlaid[1] ponte=2\n"
        "laid[2] campo=2\nlaid[3] palazzo=2\ndisplay palazzo=1 campo=1 basilica=1",
        5,
    ).state
    assert int(worst.pile.sum()) == 42 - 25 - 9 - 3 == 5


def test_r18_3_no_two_on_a_field():
    """10 and 45 taken as one, except on the start."""
    every = states()["position"].copy()
    every[every == 45] = 10
    every = np.where(playing() & (every > 0), every, -SEATS - 1)
    every.sort(axis=1)

    assert (np.diff(every, axis=1) != 0).all()


def test_r18_4_the_board_never_fills_up():
    """Some hex is without a building in every state; the pieces cover 64 of at least 96."""
    assert sum(pieces * hexes for pieces, hexes in zip(PIECES, HEXES, strict=True)) == 64
    least = 86 + 1 + sum(HEXES)

    assert least == 96
    assert ((states()["cover"][:, :100] < BUILT).sum(axis=1) >= 100 - 64).all()


def test_values_stay_in_range():
    """Every field of every state."""
    for field in STATE.fields:
        cells = states()[field.name]

        assert field.low <= cells.min() <= cells.max() <= field.high, field.name


def test_nothing_of_a_seat_that_is_not_there():
    """Cards, gold, gondola."""
    for name in ("hand_size", "tiles_held", "treasures_held", "position"):
        assert not states()[name][~playing()].any()
    for name in ("hand", "laid", "known", "adding", "solo", "gold", "offered"):
        assert not states()[name][~playing()].any()


def test_a_seat_waits_until_the_match_is_over():
    """It is one seat at a time."""
    every = states()
    over = every["ending"] > 0

    assert ((every["waits"] == 0) == over).all()
    assert ((every["stage"] == Stage.OVER) == over).all()
    assert np.isin(every["waits"][~over], 1 << SEATS).all()


def test_the_active_player_waits():
    """Exceptions are sites, counts of casas, and the last exchange."""
    every = states()
    own = every[np.isin(every["stage"], ACTIVE_STAGES)]
    assert (own["waits"] == 1 << own["active"]).all()

    purse = every[every["stage"] == Stage.PAY]
    assert (purse["waits"] == 1 << purse["payer"]).all()
    early = purse[purse["paying_in"] != Stage.FINAL]
    assert (early["payer"] == early["active"]).all()


def test_fields_of_a_stage_are_reset():
    """They have values in that stage alone, also while the purse is open in it."""
    every = states()
    stage = np.where(every["stage"] == Stage.PAY, every["paying_in"], every["stage"])

    def elsewhere(*stages: int) -> Any:
        return every[~np.isin(stage, stages)]

    for name in ("building", "builder", "decider", "picked"):
        assert (elsewhere(Stage.SITE, Stage.SPAN, Stage.BETWEEN)[name] == NONE).all(), name
    for name in ("joint", "movers"):
        assert not elsewhere(Stage.SITE, Stage.SPAN, Stage.BETWEEN)[name].any(), name
    assert not elsewhere(Stage.SPAN, Stage.BETWEEN)["points"].any()
    for name in ("to_build", "complete"):
        assert not elsewhere(
            Stage.NEXT, Stage.SITE, Stage.SPAN, Stage.BETWEEN, Stage.FINAL, Stage.OVER
        )[name].any(), name
    for name in ("adding", "solo"):
        assert not elsewhere(Stage.LAY)[name].any(), name
    assert not elsewhere(Stage.FILL, Stage.FINAL, Stage.OVER)["to_take"].any()
    assert not elsewhere(Stage.FINAL)["exchanging"].any()
    early = every[np.isin(stage, (Stage.BEFORE, Stage.LAY, Stage.SURPLUS))]
    assert not early["drained"].any()
    assert (early["shown"] == NONE).all()
    closed = every[every["stage"] != Stage.PAY]
    assert (closed["payer"] == NONE).all()
    assert not closed["paying_in"].any()
    assert not closed["offered"].any()


def test_hands():
    """Never more than five, but for the one too many that is put away (R12.4, R16.5)."""
    every = states()
    most = every["hand_size"].max(axis=1)

    assert (most <= 6).all()
    assert ((most == 6) == (every["stage"] == Stage.SHED)).all()
    assert (every["known"] <= every["hand"]).all()


def test_the_display():
    """Each kind at most once, and at most three when a turn begins (R12.7)."""
    early = states()[np.isin(states()["stage"], (Stage.BEFORE, Stage.LAY, Stage.DRAIN))]

    assert (early["display"].sum(axis=1) <= 3).all()
    late = states()[states()["stage"] == Stage.AFTER]
    assert (late["display"].sum(axis=1) <= 3).all()


def test_rows_after_building():
    """At most two kinds before the active player, two of the imaginary one's (R9.1, R14.3)."""
    every = states()[
        np.isin(states()["stage"], (Stage.DRAIN, Stage.DRAW, Stage.FILL, Stage.SHED, Stage.AFTER))
    ]
    active = every["active"].astype(int)[:, None, None]
    own = np.take_along_axis(every["laid"], active, axis=1)[:, 0]

    assert ((own > 0).sum(axis=1) <= 2).all()
    assert ((states()["imaginary_laid"] > 0).sum(axis=1) <= 3).all()
    assert ((every["imaginary_laid"] > 0).sum(axis=1) <= 2).all()


def test_gondolas_never_go_back():
    """They move as many fields as the event states, plus the fields jumped over (R8.2, R8.3)."""
    for match, before, step, after in steps_of(matches()):
        where = before.position.copy()
        moves = (
            happening.values for happening in step.happenings if happening.event.kind == "moved"
        )
        for seat, points, field, jumped, _ in moves:
            at_sea = {10 if f == 45 else int(f) for f in np.delete(where, seat) if f > 0}
            way = range(int(where[seat]) + 1, field + 1)
            free = [f for f in way if (10 if f == 45 else f) not in at_sea]
            assert (len(free), free[-1]) == (points, field), match.steps.index(step)
            assert len(way) - len(free) == jumped
            where[seat] = field
        assert (where == after.position).all()


def test_points_are_those_of_the_rules():
    """Worked out again for every building from the board before it (R6)."""
    seen = set()
    for match, before, step, after in steps_of(matches()):
        new = np.flatnonzero((after.cover >= BUILT) & (before.cover == Cover.FREE))
        gained = event_values(step, "moved")
        if len(event_values(step, "built")) != 1 or before.joint or not gained:
            continue
        kind, _, scored = event_values(step, "built")[0]
        around = {int(n) for hexagon in new for n in match.terms.neighbour[hexagon]} - {-1, *new}
        built = sum(int(before.cover[n]) >= BUILT for n in around)
        points = {0: 1, 1: len(around) - built, 2: built, 4: 7}.get(kind)
        if points is not None and len(new) == HEXES[kind]:
            assert scored == gained[0][1] == points, (KINDS[kind], match.steps.index(step))
            seen.add(kind)

    assert seen == {0, 1, 2, 4}


def test_treasures_come_only_from_the_district():
    """Each participant beside it gets one, as long as there are any (R7)."""
    seen = set()
    for match, before, step, _ in steps_of(matches()):
        names = event_kinds(step, "built", "built-ponte", "moved")
        built = [(district,) for _, district, _ in event_values(step, "built")] + event_values(
            step, "built-ponte"
        )
        if len(built) != 1 or names[0] == "moved":  # for the building before
            continue
        fields = enumerate(before.position[: match.seats].tolist())
        touches = {seat: int(match.terms.touches[field]) for seat, field in fields if field <= 60}
        beside = {s for s, mask in touches.items() if any(mask >> d & 1 for d in built[0])}
        asked = {
            seat for seat, *_ in event_values(step, "treasure") + event_values(step, "no-treasure")
        }
        moved = {seat for seat, *_ in event_values(step, "moved") + event_values(step, "stayed")}
        assert asked <= beside
        assert moved & beside <= asked, match.steps.index(step)
        seen.add((len(built[0]), bool(moved & beside), bool(moved - beside)))

    assert {(1, True, False), (1, False, True), (2, True, False), (2, False, True)} <= seen


def test_swamp_is_drained_and_free_hexes_are_built_on():
    """A hex never changes otherwise (R5.4, R10)."""
    for _, before, _, after in steps_of(matches()):
        changed = np.flatnonzero(before.cover != after.cover)
        for number in changed:
            was, now = int(before.cover[number]), int(after.cover[number])
            assert (was, now) == (Cover.SWAMP, Cover.FREE) or (was == Cover.FREE and now >= BUILT)


def test_buildings_have_valid_shapes():
    """Palazzi touch, basilicas touch as agreed, ponti are on dotted lines (R5.5, R5.6)."""
    for match in matches():
        state, terms = match.state, match.terms
        for kind in (1, 3, 4):
            for number in range(1, PIECES[kind] + 1):
                there = np.flatnonzero((state.cover == BUILT + kind) & (state.piece == number))
                late = match.began_from is not None and kind in (1, 3, 4)
                if len(there) and not late:
                    assert fits(terms, kind, [int(n) for n in there]), (KINDS[kind], there)


def fits(terms: Any, kind: int, there: list[int]) -> bool:
    """Whether hexes can bear a building of the kind."""
    if kind == 3:
        return sorted(there) in [sorted(map(int, pair)) for pair in terms.bridge]
    touching = sum(b in terms.neighbour[a] for a in there for b in there) // 2
    return touching == {1: 1, 4: 3}[kind] or (kind == 4 and terms.basilica and touching == 2)


def test_a_turn_drains_two_tiles_at_most():
    """The one whose turn it is (R10.1)."""
    for match in matches():
        drained: dict[int, int] = {}
        for before, step in zip(
            match.states, [s for s in match.steps if s.seat >= 0], strict=False
        ):
            for seat, _ in event_values(step, "drained"):
                assert seat == before.active
                drained[int(before.turn)] = drained.get(int(before.turn), 0) + 1
        assert max(drained.values(), default=0) <= 2


def test_matches_end():
    """With a winner, at the cap at the latest; shares are of the farthest alone."""
    for match in matches():
        places = match.state.position[: match.seats]
        winners = (places == places.max()) / (places == places.max()).sum()

        assert match.ending in GAME.endings[1:]
        assert match.outcome is not None
        assert match.outcome.shares == tuple(winners)
        assert match.state.turn <= match.terms.turn_cap


def test_a_fresh_match_is_like_any_other():
    """Its conserved numbers are those of the positions in these tests."""
    late = at(LATE)

    assert conserved(late.terms, late.state) == conserved(
        late.terms, begun(cards="10-8-8-8-8").state
    )
