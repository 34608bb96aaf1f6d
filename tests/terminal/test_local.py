"""A table in this process."""

import pytest

from serenissima import games, players
from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay
from serenissima.terminal.local import LocalTable
from serenissima.words import Speaker
from tests.shortest import caps
from tests.terminal.tables import forward, lots
from tests.tiny.game import GAME


def play_out(table: LocalTable) -> None:
    while not table.match.over:
        while (seat := table.computer) is not None:
            table.act(seat, table.think(seat))
        if table.choices:
            table.act(table.seat, table.choices[forward(table)])


def test_a_table_plays_a_match_to_its_end():
    """It shows the result, and the match file has the same match."""
    table = lots()
    play_out(table)

    assert table.result[0] == "The match is over."
    assert len(table.tale()) > 20
    assert replay(GAME, parse_match(table.file)).outcome == table.match.outcome


@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_played_from_its_scenes(name: str):
    """The scene contains every legal action of the person, to the end of a match."""
    game = games.load(name)
    computers = [players.load("greedy") for _ in range(game.meta.seats[0] - 1)]
    names = ["Anna", *(f"greedy {n}" for n, _ in enumerate(computers))]
    table = LocalTable(game, [*computers, None], [*names[1:], "Anna"], caps(name), seed=5)
    while not table.match.over:
        while (seat := table.computer) is not None:
            table.act(seat, table.think(seat))
        if table.choices:
            assert sorted(table.choices) == list(table.scene.actions)
            table.act(table.seat, table.choices[forward(table)])

    assert table.result


def test_computer_players_have_the_same_names_as_on_the_pages():
    """Their names in the match file may differ."""
    alone, two = lots(2), lots(3, language="fr")

    assert [alone.speaker.name(seat) for seat in range(2)] == ["Anna", "Computer"]
    assert [two.speaker.name(seat) for seat in range(3)] == ["Anna", "Ordinateur 1", "Ordinateur 2"]
    assert parse_match(two.file).players == {0: "Anna", 1: "Bernd", 2: "Carla"}


@pytest.mark.parametrize("name", games.names())
def test_computer_players_are_introduced(name: str):
    """The text gives their level in the game, or the kind of player."""
    game = games.load(name)
    lowest = players.load(game.meta.levels[0].player)
    others = [lowest] * (game.meta.seats[0] - 1)
    names = ["", *(f"{n}" for n, _ in enumerate(others))]
    table = LocalTable(game, [None, *others], names, seed=1, language="de")

    level = Speaker("de").word(f"level-{game.meta.levels[0].name}")
    assert {said.rpartition(": ")[2] for said in table.opponents} == {level}
    assert len(table.opponents) == len(others)
    assert lots(2).opponents == ["Computer: plays at random"]


def test_the_same_seed_gives_the_same_match():
    """It determines the dice of the match and of the players."""
    first, second, other = lots(seed=1), lots(seed=1), lots(seed=2)
    for table in (first, second, other):
        play_out(table)

    assert first.file == second.file != other.file


def test_a_choice_can_be_undone_until_something_follows():
    """Undo is free while no player has learned anything."""
    table = lots()

    assert not table.undo()

    for seat in (1, 1, 2, 2):
        table.act(seat, table.think(seat))
    choices = table.choices
    table.act(0, choices[0])

    assert table.undo()
    assert table.choices == choices

    table.act(0, choices[0])
    table.act(0, "confirm")

    assert not table.undo()


def test_a_terminal_seats_one_person():
    """Neither none nor two is possible."""
    with pytest.raises(Unreadable, match="for a person") as refused:
        LocalTable(GAME, [None, None], ["Anna", "Bernd"], seed=0)

    assert refused.value.code == "seats/text"


def test_an_illegal_action_is_refused():
    """The table gives the match's reason."""
    table = lots()

    with pytest.raises(Illegal, match="confirm"):
        table.act(0, "confirm")
    play_out(table)
    with pytest.raises(NotNow):
        table.act(0, "confirm")
