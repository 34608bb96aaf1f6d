"""A table by lines."""

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


def played(lines: str, **settings: str) -> tuple[bool, str]:
    """Whether a table was played out by these lines, and what was written."""
    out = io.StringIO()
    done = PlainTable(lots(language=settings.get("language", "en")), io.StringIO(lines), out).play()
    return done, out.getvalue()


def test_numbers_play_a_match_to_its_end():
    """Each line takes the first action."""
    done, said = played("1\n" * 100)

    assert done
    assert "[1] a one · [2] a two" in said
    assert "The match is over." in said.splitlines()[-3]


def test_an_action_can_be_written_out():
    """In its own words."""
    _, said = played("choose two\nconfirm\n")

    assert "Anna shows a two" in said


def test_a_choice_is_undone():
    """And then the choices are what they were."""
    _, said = played("undo\n1\nundo\n")

    assert "There’s nothing to undo." in said
    assert "Undone." in said
    assert said.count("   2  Choose a two") == 2


def test_a_hint_says_what_a_strong_player_would_consider():
    """Each action with the number that takes it; whoever can only confirm is told so."""
    _, said = played("hint\n1\nh\n")

    assert "chance of winning." in said
    assert "There’s only one thing to do." in said


def test_what_is_no_action_is_refused_with_what_would_be_right():
    """Numbers past the list, other words, and what the rules forbid now."""
    _, said = played("9\nfoo\nconfirm\n0\n²\n")

    instead = "Type a number from 1 to 2, or the words of an action. For example 1 or “choose one”"
    for wrong in ("9", "²", "foo"):
        assert f"“{wrong}” isn’t an action of this game.\n{instead}: Choose a one" in said
    assert f"The rules don’t allow “confirm” now.\n{instead}" in said


def test_the_example_is_the_choice_that_is_most_like_the_answer():
    """A number or words; where there is only one choice, it is named."""
    _, said = played("the two\n1\nback\n")
    confirm = GAME.actions.parse("confirm")

    assert "For example 2 or “choose two”: Choose a two" in said
    assert "For example 2 or “take-back”: Take back" in said
    assert text.suggest(GAME.actions, Speaker(), {confirm: "Confirm"}, "foo") == (
        "Type 1 or the words “confirm”: Confirm"
    )


def test_rules_are_looked_up():
    """A rule by its number; a wrong number is refused."""
    _, said = played("rules R2.3\nrules R77\n")

    assert "R2.3 When all have confirmed" in said
    assert "Sources" not in said
    assert "No rule has this number or these words: “R77”." in said


def test_the_tale_the_table_and_help_can_be_asked_for():
    """As often as one likes."""
    _, said = played("tale\ntable\n?\n")

    assert said.count("Anna draws a two. [R2.5]") == 2
    assert said.count("── Your lots") == 2
    assert said.count("undo: undo your choice") == 2
    assert said.count("Computer 2: plays at random") == 2


def test_leaving_ends_it():
    """By a word, or by the end of the lines."""
    for lines in ("quit\n1\n", "", "Q"):
        done, said = played(lines)

        assert not done
        assert said.endswith("Goodbye!\n")


def test_it_speaks_the_language():
    """Where the game's words lack, English steps in."""
    _, said = played("rules R2.3\nfoo\n", language="de")

    assert "Nummer oder Aktion:" in said
    assert "Was noch nicht übersetzt ist, steht auf Englisch." in said
    assert "„foo“ ist keine Aktion dieses Spiels." in said


class Answers(io.StringIO):
    """Lines of somebody who looks at the table, and takes the first action that leads on."""

    def __init__(self, table: LocalTable) -> None:
        super().__init__()
        self.table = table

    def readline(self, _: int | None = -1, /) -> str:
        return f"{1 + forward(self.table)}\n"


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_by_lines(name: str):
    """A whole match against a computer player."""
    game = games.load(name)
    computers = [players.load("greedy") for _ in range(game.meta.seats[0] - 1)]
    names = ["Anna", *(f"greedy {n}" for n, _ in enumerate(computers))]
    table = LocalTable(game, [None, *computers], names, caps(name), seed=5)
    out = io.StringIO()

    assert PlainTable(table, Answers(table), out).play()
    assert "\n".join(table.result) in out.getvalue()
