"""`import serenissima`: what it offers, how quickly, and that it works without a deeper import."""

import subprocess
import sys

import pytest

import serenissima
from serenissima.players.playing import play_on

GAME = serenissima.load(serenissima.game_names()[0])
DEEP = ("numpy", "numba", "fluent", "typing")


def test_every_public_name_is_there():
    """`__all__` and `dir` name the same, and each can be had."""
    assert serenissima.__all__ == dir(serenissima)
    assert [name for name in serenissima.__all__ if getattr(serenissima, name) is None] == []


def test_a_name_that_is_not_there_is_an_attribute_error():
    """As of any module."""
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        serenissima.chess  # noqa: B018


def test_importing_it_imports_nothing_else():
    """Neither rules nor arrays are loaded before they are used."""
    path = f"import sys; sys.path[:] = {sys.path!r}"
    code = f"{path}; import serenissima; print([m for m in {DEEP} if m in sys.modules])"
    # `-S` leaves out `site`, which imports what installed packages want to be loaded at once.
    run = [sys.executable, "-S", "-c", code]
    told = subprocess.run(run, capture_output=True, text=True, check=True)

    assert told.stdout == "[]\n"


def test_a_match_is_played_written_and_read():
    """The file tells the same match."""
    match = serenissima.play(GAME, ["uniform"] * GAME.meta.seats[0], seed=7)
    again = serenissima.read_match(serenissima.write_match(match))

    assert again.outcome == match.outcome
    assert serenissima.write_match(again) == serenissima.write_match(match)


def test_repr_recreates_a_match():
    """In the middle of it, too."""
    match = serenissima.Match(GAME, seed="pond")
    seat = match.waits[0]
    match.play(seat, match.legal(seat)[0])
    again = eval(repr(match), {"read_match": serenissima.read_match})

    assert again.state == match.state
    assert [step.told for step in again.steps] == [step.told for step in match.steps]


def test_printing_shows_the_table():
    """A match as whoever is asked sees it, a view as its seat does, in words and not in fields."""
    match = serenissima.Match(GAME, seed="pond")
    seat = match.waits[0]

    assert str(match).startswith(f"{GAME.meta.title}, {match.seats} seats, 0 actions, seat {seat}")
    assert str(match.seen_by(seat)) in str(match)
    assert "──" in str(match.seen_by(seat))
    assert match.seen_by(seat).position not in str(match)
    assert match.seen_by(seat).legal == tuple(
        GAME.actions.format(action) for action in match.legal(seat)
    )


def test_too_few_players_are_refused():
    """With the number that is right."""
    with pytest.raises(serenissima.Illegal, match=r"each seat needs a player: 1 \(\d players\)"):
        play_on(serenissima.Match(GAME), ["uniform"])
