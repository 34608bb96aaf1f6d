"""The command `puzzles`: solve positions from real matches in the terminal."""

from typing import Annotated

import typer

from serenissima.cli.arguments import Game, Json, Language, language_of
from serenissima.cli.reporting import print_json

Number = Annotated[int | None, typer.Argument(metavar="NUMBER", help="Start with this puzzle.")]


def puzzles(
    game: Game, number: Number = None, language: Language = "", as_json: Json = False
) -> None:
    r"""Solve puzzles: find the best action for one seat in a real match.

    Without NUMBER, the command lists the puzzles by grade. The figures that show how good each
    action is come from long searches.

    \b
    Examples:
      serenissima puzzles GAME_NAME
      serenissima puzzles GAME_NAME 1
    """
    from serenissima import games
    from serenissima.kernel.compile import interpreted
    from serenissima.puzzles.collection import GRADES, load
    from serenissima.terminal.puzzles import PuzzleLines

    loaded = games.load(game)
    collection = load(loaded)
    if as_json:
        print_json({grade: collection.of_grade(grade) for grade in GRADES})
        return
    lines = PuzzleLines(loaded, collection, language_of(language))
    with interpreted():  # faster than loading compiled rules
        if number is None:
            lines.contents()
        else:
            lines.play(number)
