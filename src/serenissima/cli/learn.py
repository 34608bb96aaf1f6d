"""The command `learn`: a lesson in the terminal."""

from typing import Annotated

import typer

from serenissima.cli.arguments import Game, Language, language_of
from serenissima.cli.play import Name, Plain

Lesson = Annotated[str, typer.Argument(metavar="LESSON", help="Play this lesson.")]
FIRST = "first"  # the first lesson of every game that has lessons


def learn(
    game: Game,
    lesson: Lesson = FIRST,
    plain: Plain = False,
    name: Name = "",
    language: Language = "",
) -> None:
    r"""Learn a game in the terminal with a guided first match.

    For the same lesson in the browser, run `serenissima play` and choose a game.

    \b
    Examples:
      serenissima learn GAME_NAME
      serenissima learn GAME_NAME --plain --language fr
    """
    from serenissima import games, terminal
    from serenissima.kernel.compile import interpreted
    from serenissima.terminal.lesson import LessonTable
    from serenissima.words import Speaker

    tongue = language_of(language)
    person = name or Speaker(tongue).word("player-person")
    with interpreted():  # no search is needed, and the first move comes at once
        terminal.play(LessonTable(games.load(game), lesson, person, language=tongue), plain=plain)
