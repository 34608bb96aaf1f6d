"""The command `bench`, which measures speed on this machine."""

from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.reporting import print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from serenissima.machine.measure import Figures


def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", show_default="every game", help="Measure this game.")
    ] = "",
    repeats: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, help="Repeat each measurement N times and report medians."
        ),
    ] = 7,
    as_json: Json = False,
) -> None:
    r"""Measure how fast a game's rules run on one core (a minute or two per game).

    The report shows the speed of random play (compiled; compiled with features and a mask at each
    decision; interpreted), the time per verb in nanoseconds, and the start-up time with an empty
    cache and with a full one.

    \b
    Example:
      serenissima bench rules GAME_NAME
    """
    from serenissima import games as shelf

    names = [shelf.meta(game).name] if game else list(shelf.names())
    found = [_measure(name, repeats) for name in names]
    if as_json:
        print_json({figures.game: figures.as_dict() for figures in found})
        return
    for figures in found:
        _print(figures)


def _measure(name: str, repeats: int) -> "Figures":
    """Measure one game, with progress on the error stream."""
    from rich.console import Console

    from serenissima.cli.compiling import compile_games
    from serenissima.machine import measure

    compile_games([name])
    with Console(stderr=True).status(name) as status:
        return measure.rules(name, repeats, lambda what: status.update(f"{name}: {what}"))


def _print(figures: "Figures") -> None:
    from rich.console import Console

    console = Console(highlight=False)
    endings = ", ".join(f"{name} {part:.1%}" for name, part in figures.endings.items())
    console.print(f"{figures.game}, {figures.seats} seats, one core, medians")
    console.print(f"a random match: {figures.length:.1f} decisions; {endings}\n")
    speeds = [
        (name, f"{speed.decisions:,.0f}", f"{speed.matches:,.0f}")
        for name, speed in figures.speeds.items()
    ]
    console.print(_grid(("random play", "decisions/s", "matches/s"), speeds))
    verbs = [(name, f"{took:,.0f}") for name, took in figures.verbs.items()]
    console.print(_grid(("verb", "ns"), verbs))
    starting = [(name, f"{took:.2f}") for name, took in figures.starting.items()]
    console.print(_grid(("from a new process", "s"), starting))


def _grid(heads: tuple[str, ...], rows: "Sequence[tuple[str, ...]]") -> "Table":
    from rich.table import Table

    first, *others = heads
    grid = Table(first, box=None)
    for head in others:
        grid.add_column(head, justify="right")
    for row in rows:
        grid.add_row(*row)
    return grid
