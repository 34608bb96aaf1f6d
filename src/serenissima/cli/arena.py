"""`arena`: which computer player is the strongest."""

from typing import Annotated

import typer

from serenissima.cli.manners import Json, Options, Seed


def arena(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Its name, as `serenissima games` lists it.")
    ],
    players: Annotated[str, typer.Option(help="Who competes, parted by commas.")],
    games: Annotated[int, typer.Option(help="How many matches.", min=1)] = 100,
    option: Options = None,
    seed: Seed = "",
    as_json: Json = False,
) -> None:
    r"""Let computer players compete.

    \b
    Example:
      serenissima arena GAME_NAME --players uniform,greedy --games 200
    """
