"""`import serenissima`: its names, its speed, and that it suffices without deeper imports."""

import ast
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import serenissima
from serenissima.players.playing import play_on

GAME = serenissima.load(serenissima.game_names()[0])
DEEP = ("numpy", "numba", "fluent", "typing")


def names_for_type_checkers() -> set[str]:
    """Return the names that a type checker sees."""
    tree = ast.parse(Path(serenissima.__file__).read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    imported = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name for node in imported for alias in node.names}


def test_every_public_name_exists():
    """`__all__`, type checkers and users see the same names."""
    modules = {"testing"}
    names = set(serenissima.__all__) - modules - {"__version__"}

    assert sorted(serenissima.__all__) == dir(serenissima)
    assert names == set(serenissima._HOMES) == names_for_type_checkers() - modules
    assert {name for name in names if serenissima._HOMES[name] != home(name)} == set()


def home(name: str) -> str:
    """Return the module that defines a public name."""
    value = getattr(serenissima, name)
    module = getattr(value, "__module__", "serenissima.kernel.record")  # a number has none
    return module.removeprefix("serenissima.")


def test_an_unknown_name_raises_attribute_error():
    """This is the case in any module."""
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        serenissima.chess  # noqa: B018 - to look is enough


def test_earlier_names_still_work():
    """Tests of games that others wrote need not change."""
    from serenissima import testing

    former = {"asked": "next_decision", "said": "event_values", "told": "event_kinds"}

    assert serenissima.OBSERVER == serenissima.SPECTATOR
    assert all(getattr(testing, old) is getattr(testing, new) for old, new in former.items())


def test_importing_the_package_imports_no_other_module():
    """Rules and arrays are loaded on first use."""
    path = f"import sys; sys.path[:] = {sys.path!r}"
    code = f"{path}; import serenissima; print([m for m in {DEEP} if m in sys.modules])"
    # `-S` leaves out `site`, which imports what installed packages want to be loaded at once.
    run = [sys.executable, "-S", "-c", code]
    told = subprocess.run(run, capture_output=True, text=True, check=True)

    assert told.stdout == "[]\n"


@pytest.mark.parametrize("used", ["game_names()", "Illegal", "__version__"])
def test_names_and_refusals_need_no_rules(used: str):
    """The names of the games and the refusals need neither arrays nor compilers."""
    loaded = f"[m for m in {DEEP[:3]} if m in sys.modules]"
    code = f"import sys, serenissima; serenissima.{used}; print({loaded})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout == "[]\n"


def test_the_package_can_be_run():
    """`python -m serenissima` is the command."""
    run = [sys.executable, "-m", "serenissima", "games"]
    told = subprocess.run(run, capture_output=True, text=True, check=True)

    assert all(name in told.stdout for name in serenissima.game_names())


def test_a_match_is_played_written_and_read():
    """The file contains the same match."""
    match = serenissima.play(GAME, ["uniform"] * GAME.meta.seats[0], seed=7)
    again = serenissima.read_match(serenissima.write_match(match))

    assert again.outcome == match.outcome
    assert serenissima.write_match(again) == serenissima.write_match(match)


def test_repr_recreates_a_match():
    """The match may be unfinished."""
    match = serenissima.Match(GAME, seed="pond")
    seat = match.waits[0]
    match.play(seat, match.legal(seat)[0])
    again = eval(repr(match), {"read_match": serenissima.read_match})

    assert again.state == match.state
    assert [step.happenings for step in again.steps] == [step.happenings for step in match.steps]


def test_printing_shows_the_table():
    """A match is shown from the waiting seat, a view from its seat, in words instead of fields."""
    match = serenissima.Match(GAME, seed="pond")
    seat = match.waits[0]

    assert str(match).startswith(f"{GAME.meta.title}, {match.seats} seats, 0 actions, seat {seat}")
    assert str(match.seen_by(seat)) in str(match)
    assert "──" in str(match.seen_by(seat))
    assert match.seen_by(seat).position not in str(match)
    assert match.seen_by(seat).legal == tuple(
        GAME.actions.format(action) for action in match.legal(seat)
    )


def test_the_kit_needs_no_second_import():
    """Its modules need none either."""
    code = "import serenissima; print(serenissima.testing.at, serenissima.testing.conformance.run)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout.startswith("<function at")
    with pytest.raises(AttributeError, match="no attribute 'chance'"):
        serenissima.testing.chance  # noqa: B018 - to look is enough


def test_happenings_print_as_sentences():
    """A happening with secrets has a sentence too."""
    match = serenissima.Match(GAME, seed="pond")
    seat = match.waits[0]
    told = match.play(seat, match.legal(seat)[0]).happenings

    assert all(str(happening).endswith(".") for happening in told)
    assert any(f"Seat {seat} " in str(happening) for happening in told)
    assert [happening.seat for happening in told][:1] == [seat]


def test_names_of_earlier_versions_still_work():
    """Programs that use them need no change."""
    match = serenissima.Match(GAME, seed="pond")
    seat = match.waits[0]
    step = match.play(seat, match.legal(seat)[0])

    assert serenissima.OBSERVER == serenissima.SPECTATOR
    assert serenissima.told is serenissima.describe
    assert step.told == step.happenings
    assert step.told_to(seat) == step.seen_by(seat)
    assert step.told[0].named == step.happenings[0].arguments


def test_redeals_of_a_match_keep_the_view():
    """They are playable matches with the same view; the seed selects them."""
    match = serenissima.Match(GAME, seed="pond")
    view = match.seen_by(match.waits[0])
    worlds = [world for world, _ in zip(serenissima.redeals(view, seed=1), range(8), strict=False)]

    assert {world.seen_by(view.seat).position for world in worlds} == {view.position}
    assert len({world.state.tobytes() for world in worlds}) > 1
    again = serenissima.redeal(view, seed=1)
    assert (again.state == worlds[0].state, len(again.steps)) == (True, 0)
    play_on(again, ["uniform"] * again.seats)
    assert (again.over, worlds[0].over) == (True, False)
    assert serenissima.read_match(serenissima.write_match(again)).outcome == again.outcome
    nowhere = replace(view, seat=match.seats)
    refused_views = (
        (match, "view/unknown"),
        (match.seen_by(serenissima.SPECTATOR), "redeal/seat"),
        (nowhere, "match/seat"),
    )
    for wrong, code in refused_views:
        with pytest.raises(serenissima.SerenissimaError) as refused:
            serenissima.redeal(wrong)
        assert refused.value.code == code


@pytest.mark.parametrize("seat", [-3, -2, 2, "0"])
def test_a_view_of_an_unknown_seat_is_refused(seat: Any):
    """It would be another seat's view, or fail only when it is printed."""
    match = serenissima.Match(GAME, 2, seed="pond")
    said = f"there is no such seat: {seat!r} .0 to 1, or -1 for "

    with pytest.raises(serenissima.Illegal, match=said) as refused:
        match.seen_by(seat)
    assert refused.value.code == "match/seat"
    for other in (serenissima.describe, serenissima.Match.legal, serenissima.Match.view):
        with pytest.raises(serenissima.Illegal, match=said):
            other(match, seat)


def test_a_notebook_shows_a_match_as_a_picture():
    """This applies to a match or a view; a bare state has none."""
    match = serenissima.Match(GAME, seed="pond")

    assert serenissima.picture(match) == serenissima.picture(match.seen_by(match.waits[0]))
    with pytest.raises(serenissima.Unknown, match="this is not a view: 'FlatRecord'"):
        serenissima.picture(match.state)


def test_too_few_players_are_refused():
    """The refusal gives the right number."""
    with pytest.raises(serenissima.Illegal, match=r"each seat needs a player: 1 \(\d players\)"):
        play_on(serenissima.Match(GAME), ["uniform"])
    with pytest.raises(serenissima.Illegal, match=r"players are a list: 'greedy' \(\['gre"):
        serenissima.play(GAME, "greedy")
