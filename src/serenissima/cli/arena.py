"""The command `arena`, which finds the strongest computer player."""

from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Game, Json, Options, Seed, seed_of, settings
from serenissima.cli.reporting import print_json

if TYPE_CHECKING:
    from serenissima.training.arena import Standings
    from serenissima.training.share import Share
    from serenissima.training.tournament import Tournament

Players = Annotated[
    str,
    typer.Option(metavar="NAMES", help="Compare these two or more players, separated by commas."),
]
Levels = Annotated[
    bool, typer.Option("--levels", help="Compare each of the game's levels with the one below it.")
]
Matches = Annotated[
    int, typer.Option(metavar="N", min=1, help="Play this many matches of the game.")
]
Seats = Annotated[
    int | None, typer.Option(metavar="N", show_default="the fewest", help="Use this many seats.")
]
Processes = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=1, show_default="one per core", help="Play this many matches at a time."
    ),
]


def arena(
    game: Game,
    players: Players = "",
    levels: Levels = False,
    games: Matches = 100,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "",
    processes: Processes = None,
    as_json: Json = False,
) -> None:
    r"""Rank computer players by playing each in every seat.

    Each deal is played once per rotation of the players around the table, or once per combination
    of players if there are fewer players than seats. The result is each player's share of the win,
    averaged over the seats it took, with a 95% confidence interval; players of equal strength each
    get 1 divided by the number of seats.

    \b
    Examples:
      serenissima arena GAME_NAME --players uniform,greedy --games 200
      serenissima arena GAME_NAME --players greedy,ismcts:500 --seed 1
      serenissima arena GAME_NAME --levels --games 200 --seed levels
    """
    from serenissima import games as shelf
    from serenissima.cli.compiling import compile_games
    from serenissima.cli.seating import competitors, neighbours
    from serenissima.training.tournament import Tournament

    groups = neighbours(shelf.meta(game)) if levels else [competitors(players)]
    chosen = shelf.meta(game).settle_new(settings(option or ()))
    shelf.meta(game).check_seats(seats or shelf.meta(game).seats[0])
    compile_games([game])
    rolls = seed_of(seed)
    planned = [Tournament(game, names, games, seats, chosen, rolls) for names in groups]
    tables = [_play_tournament(tournament, processes) for tournament in planned]
    if as_json:
        told = [{**table.as_dict(), "seed": rolls} for table in tables]
        print_json(told if levels else told[0])
    else:
        _print_all(tables, rolls)


def _play_tournament(tournament: "Tournament", processes: int | None) -> "Standings":
    """Play the tournament, with a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from serenissima.training.arena import run

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=tournament.count)

        def show(done: int, _: int) -> None:
            bar.update(task, completed=done)

        return run(tournament, processes=processes, progress=show)


def _print_all(tables: "list[Standings]", seed: str) -> None:
    for table in tables:
        _print(table, seed)


def _print(table: "Standings", seed: str) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    from serenissima.training.arena import HEADS

    grid = Grid(*HEADS, box=None)
    for name in table.ranking:
        share = table.of(name)
        grid.add_row(name, f"{share.mean:.3f}", _reach(share), str(share.count))
    console = Console(highlight=False)
    console.print(grid)
    endings = ", ".join(f"{ending} {count}" for ending, count in table.endings.items())
    chairs = ", ".join(f"{table.of_seat(s).mean:.3f}" for s in range(_seats(table)))
    even = f"even: {1 / _seats(table):.3f}"
    console.print(f"\n{len(table.results)} matches, seed {seed}: {endings}")
    console.print(f"{even}\nseat by seat: {chairs}")


def _reach(share: "Share") -> str:
    return f"{share.low:.3f} – {share.high:.3f}"


def _seats(table: "Standings") -> int:
    return len(table.results[0].shares)
