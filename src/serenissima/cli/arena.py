"""The command `arena`, which finds the strongest computer player."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import (
    Game,
    Json,
    Options,
    Ray,
    Seed,
    check_writable,
    seed_of,
    settings,
)
from serenissima.cli.reporting import print_json

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from serenissima.training.arena import AtLeast, Standings
    from serenissima.training.spreading import Crew
    from serenissima.training.tournament import Tournament

USUAL, MOST = 100, 20_000  # matches, and at most if a question stops them

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
Games = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        show_default=f"{USUAL}, or {MOST:,} with --at-least",
        help="Play this many matches of the game at most.",
    ),
]
AtLeastShare = Annotated[
    str,
    typer.Option(
        "--at-least",
        metavar="SHARE",
        help="Stop once it's clear whether the first player takes this share: 0.65, or 1.3x even.",
    ),
]
ErrorRate = Annotated[
    float,
    typer.Option(
        "--error", metavar="RATE", help="Answer --at-least wrongly with this probability."
    ),
]
Chart = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Draw the results into this SVG file.")
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
    games: Games = None,
    at_least: AtLeastShare = "",
    error: ErrorRate = 0.05,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "",
    processes: Processes = None,
    ray: Ray = "",
    chart: Chart = None,
    as_json: Json = False,
) -> None:
    r"""Rank computer players by playing each in every seat.

    Each deal is played once per rotation of the players around the table, or once per combination
    of players if there are fewer players than seats. The result is each player's share of the win,
    averaged over the seats it took, with a 95% confidence interval that counts deals; players of
    equal strength each get 1 divided by the number of seats. Three or more players get ratings and
    a head-to-head matrix, too.

    With --at-least, a sequential test stops the matches after the first deals that answer the
    question. A share is a number like 0.65, or like 1.3x a multiple of the even share.

    Matches without a search take less than a millisecond; the others use all cores, or a Ray
    cluster (--ray, with the `ray` extra).

    \b
    Examples:
      serenissima arena GAME_NAME --players uniform,greedy --games 200
      serenissima arena GAME_NAME --players greedy,ismcts:500 --seed 1
      serenissima arena GAME_NAME --players ismcts:500,greedy --at-least 0.65
      serenissima arena GAME_NAME --players uniform,greedy,ismcts:500 --chart arena.svg
      serenissima arena GAME_NAME --levels --at-least 1.3x --seed levels
    """
    from serenissima import games as shelf
    from serenissima.cli.compiling import compile_games
    from serenissima.cli.seating import competitors, neighbours
    from serenissima.training.arena import Tournament, check_question

    meta = shelf.meta(game)
    groups = neighbours(meta) if levels else [competitors(players)]
    chosen, sitting = meta.settle_new(settings(option or ())), seats or meta.seats[0]
    meta.check_seats(sitting)
    check_writable(chart)
    asked = [question(at_least, names[0], sitting, error) for names in groups]
    count = games or (MOST if at_least else USUAL)
    rolls = seed_of(seed)
    planned = [Tournament(game, names, count, sitting, chosen, rolls) for names in groups]
    questions = list(zip(planned, asked, strict=True))
    for one in questions:
        check_question(*one)
    compile_games([game])
    tables = [_play_tournament(*one, processes, ray) for one in questions]
    _report(tables, rolls, chart, levels=levels, as_json=as_json)


def question(share: str, name: str, seats: int, error: float) -> "AtLeast | None":
    """Return the question whether a player takes a share; None for an empty text.

    Raises:
        Illegal: `arena/question`.
    """
    from serenissima.training.arena import AtLeast
    from serenissima.training.refusals import ARENA_QUESTION

    if not share:
        return None
    try:
        times = share.endswith("x")
        number = float(share.removesuffix("x")) / (seats if times else 1)
    except ValueError:
        hint = "a number like 0.65, or like 1.3x"
        raise ARENA_QUESTION("this is no share", text=share, hint=hint) from None
    return AtLeast(name, number, error)


def _play_tournament(
    tournament: "Tournament", until: "AtLeast | None", processes: int | None, ray: str
) -> "Standings":
    """Play the tournament, with a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from serenissima.training.arena import run

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    crew = _cluster(ray, tournament, processes)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=tournament.count)

        def show(done: int, _: int) -> None:
            bar.update(task, completed=done)

        return run(tournament, processes=processes, progress=show, until=until, crew=crew)


def _cluster(
    address: str, tournament: "Tournament", matches: int | None
) -> "AbstractContextManager[Crew] | None":
    """Return the crew on a Ray cluster, if an address is given."""
    if not address:
        return None
    from serenissima.cluster.crew import crew_on

    return crew_on(address, tournament.meta.name, matches)


def _report(
    tables: "list[Standings]", seed: str, chart: Path | None, *, levels: bool, as_json: bool
) -> None:
    """Print all results, and draw them."""
    if chart:
        from serenissima.training.chart import draw

        chart.write_text(draw(tables), encoding="utf-8")
    if as_json:
        told = [{**table.as_dict(), "seed": seed} for table in tables]
        print_json(told if levels else told[0])
        return
    for table in tables:
        _print(table, seed)


def _print(table: "Standings", seed: str) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    from serenissima.training.arena import HEADS

    several = len(table.names) > 2
    grid = Grid(*HEADS, *(("rating", "95%") if several else ()), box=None)
    for name in table.ranking:
        share, rating = table.of(name), table.ratings[name]
        rated = (f"{rating.points:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}")
        cells = (f"{share.mean:.3f}", f"{share.low:.3f} – {share.high:.3f}", str(share.count))
        grid.add_row(name, *cells, *(rated if several else ()))
    console = Console(highlight=False)
    console.print(grid)
    if several:
        console.print(_matrix(table))
    endings = ", ".join(f"{ending} {count}" for ending, count in table.endings.items())
    chairs = ", ".join(f"{table.of_seat(s).mean:.3f}" for s in range(table.seats))
    console.print(f"\n{len(table.results)} matches, seed {seed}: {endings}")
    console.print(f"even: {1 / table.seats:.3f}\nseat by seat: {chairs}")
    if table.conclusion:
        console.print(_describe_conclusion(table))


def _matrix(table: "Standings") -> object:
    """Return the head-to-head matrix: how often the row's player beat the column's."""
    from rich.table import Table as Grid

    grid = Grid("\nbeats", *(f"\n{name}" for name in table.ranking), box=None)
    for name, row in table.matrix.items():
        cells = (f"{row[other].mean:.3f}" if other in row else "" for other in table.ranking)
        grid.add_row(name, *cells)
    return grid


def _describe_conclusion(table: "Standings") -> str:
    """Return the answer of the sequential test as a sentence."""
    conclusion = table.conclusion
    assert conclusion is not None
    answers = {True: "takes at least", False: "takes less than", None: "may or may not take"}
    what = f"{conclusion.name} {answers[conclusion.answer]} {conclusion.share:.3f}"
    errors = f"errors of {conclusion.error:.0%}"
    reach = f"{conclusion.low:.3f} – {conclusion.high:.3f}"
    return f"{what}, after {conclusion.deals} deals: {reach} ({errors})"
