"""A table played with lines of text."""

import io

import pytest

from serenissima import games, players
from serenissima.terminal import text
from serenissima.terminal.local import LocalTable
from serenissima.terminal.plain import PlainTable
from serenissima.words import Speaker
from tests.shortest import caps
from tests.terminal.tables import forward, lots
from tests.tiny.game import GAME


def play_lines(lines: str, **settings: str) -> tuple[bool, str]:
    """Return whether these lines finished a match, and the output."""
    out = io.StringIO()
    done = PlainTable(lots(language=settings.get("language", "en")), io.StringIO(lines), out).play()
    return done, out.getvalue()


def test_numbers_play_a_match_to_its_end():
    """Each line takes the first action."""
    done, said = play_lines("1\n" * 100)

    assert done
    assert "[1] a one · [2] a two" in said
    assert "The match is over." in said.splitlines()[-3]


def test_an_action_can_be_written_out():
    """It is written in the game's notation."""
    _, said = play_lines("choose two\nconfirm\n")

    assert "Anna shows a two" in said


def test_a_choice_can_be_undone():
    """Afterwards the choices are the same as before."""
    _, said = play_lines("undo\n1\nundo\n")

    assert "There’s nothing to undo." in said
    assert "Undone." in said
    assert said.count("   2  Choose a two") == 2


def test_a_hint_lists_the_actions_of_a_strong_player():
    """Each has its number; a player who can only confirm gets a note instead."""
    _, said = play_lines("hint\n1\nh\n")

    assert "chance of winning." in said
    assert "Only one action is possible." in said


def test_an_invalid_line_is_refused_with_a_valid_example():
    """Covers numbers past the list, other words, and illegal actions."""
    _, said = play_lines("9\nfoo\nconfirm\n0\n²\n")

    instead = "Type a number from 1 to 2, or the words of an action, for example 1 or “choose one”"
    for wrong in ("9", "²", "foo"):
        assert f"“{wrong}” isn’t an action of this game.\n{instead}: Choose a one" in said
    assert f"The rules don’t allow “confirm” now.\n{instead}" in said


def test_the_example_is_the_choice_closest_to_the_answer():
    """It is a number or words; a single choice is named."""
    _, said = play_lines("the two\n1\nback\n")
    confirm = GAME.actions.parse("confirm")

    assert "for example 2 or “choose two”: Choose a two" in said
    assert "for example 2 or “take-back”: Take back" in said
    assert text.suggest(GAME.actions, Speaker(), {confirm: "Confirm"}, "foo") == (
        "Type 1 or the words “confirm”: Confirm"
    )


def test_rules_can_be_looked_up():
    """A number finds its rule; a wrong number is refused."""
    _, said = play_lines("rules R2.3\nrules R77\n")

    assert "R2.3 When all have confirmed" in said
    assert "Sources" not in said
    assert "No rule has this number or these words: “R77”." in said


def test_tale_table_and_help_are_shown_on_request():
    """Requests can be repeated."""
    _, said = play_lines("tale\ntable\n?\n")

    assert said.count("Anna draws a two. [R2.5]") == 2
    assert said.count("── Your lots") == 2
    assert said.count("undo: undo your choice") == 2
    assert said.count("Computer 2: plays at random") == 2


def test_a_word_or_the_end_of_input_leaves_the_match():
    """By a word, or by the end of the lines."""
    for lines in ("quit\n1\n", "", "Q"):
        done, said = play_lines(lines)

        assert not done
        assert said.endswith("Goodbye!\n")


def test_the_table_uses_the_chosen_language():
    """English replaces missing words of the game."""
    _, said = play_lines("rules R2.3\nfoo\n", language="de")

    assert "Nummer oder Aktion:" in said
    assert "Was noch nicht übersetzt ist, steht auf Englisch." in said
    assert "„foo“ ist keine Aktion dieses Spiels." in said


class Answers(io.StringIO):
    """Lines of a person who looks at the table and takes the first action except retractions."""

    def __init__(self, table: LocalTable) -> None:
        super().__init__()
        self.table = table

    def readline(self, _: int | None = -1, /) -> str:
        return f"{1 + forward(self.table)}\n"


@pytest.mark.parametrize("name", games.names())
def test_lines_play_every_game(name: str):
    """A whole match against a computer player is played."""
    game = games.load(name)
    computers = [players.load("greedy") for _ in range(game.meta.seats[0] - 1)]
    names = ["Anna", *(f"greedy {n}" for n, _ in enumerate(computers))]
    table = LocalTable(game, [None, *computers], names, caps(name), seed=5)
    out = io.StringIO()

    assert PlainTable(table, Answers(table), out).play()
    assert "\n".join(table.result) in out.getvalue()
