"""The command `train`, which trains a game's networks in self-play."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Game, Ray, Seed, seed_of

if TYPE_CHECKING:
    from rich.console import Group

    from serenissima.training.selfplay.checkpoint import Point
    from serenissima.training.selfplay.rollouts import PlaysMatches
    from serenissima.training.selfplay.settings import TrainingSettings
    from serenissima.training.selfplay.trainer import Trainer

BARS = "▁▂▃▄▅▆▇█"
LONGEST = 60  # points of a curve on the screen
MINUTE = 60.0  # seconds

Minutes = Annotated[float, typer.Option(metavar="M", min=0, help="Train for this many minutes.")]
Into = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        show_default="training/GAME",
        help="Store the run in this folder. A run that is already there continues.",
    ),
]
Device = Annotated[
    str,
    typer.Option(
        metavar="NAME", show_default="a GPU if there is one", help="Learn on this: cpu or cuda."
    ),
]
Imitate = Annotated[
    str,
    typer.Option(
        metavar="PLAYER",
        show_default=False,
        help="Learn to choose like this player, instead of by self-play.",
    ),
]


def train(
    game: Game,
    minutes: Minutes = 30.0,
    into: Into = None,
    seed: Seed = "",
    device: Device = "",
    imitate: Imitate = "",
    ray: Ray = "",
) -> None:
    r"""Train the networks of a game's neural players by self-play.

    Matches with every number of seats run side by side. In a quarter of them one seat learns while
    the others are played by `greedy` or by former policies; the table shows the share of the win
    against both. Interrupt at any time: the same command continues the run.

    With --imitate, one player has all seats, and the networks learn to predict its choices and the
    winner: in minutes if it is `greedy`, in hours if it searches. A search with such networks can
    be stronger than the player itself. The same folder without --imitate continues by self-play.

    With --ray, all cores of a Ray cluster play the matches, and this computer learns from them. It
    needs the `ray` extra here, and the `learning` extra on every node.

    \b
    The folder contains:
      network.safetensors  the networks; copy it into the game's folder to play against them
      state.safetensors    the state from which a run continues
      curve.jsonl          the learning curve

    \b
    Examples:
      serenissima train GAME_NAME --minutes 30
      serenissima train GAME_NAME --minutes 600 --into runs/long --seed 1
      serenissima train GAME_NAME --minutes 15 --imitate greedy
      serenissima train GAME_NAME --ray 10.0.0.5:6379
    """
    from serenissima import games as shelf
    from serenissima.training.needing import need_torch

    need_torch()
    from serenissima.players import load
    from serenissima.training.selfplay.settings import TrainingSettings

    name, folder, rolls = shelf.meta(game).name, into or Path("training") / game, seed_of(seed)
    told = f" --imitate {load(imitate).name}" if imitate else ""
    made = f"serenissima train {name} --minutes {minutes:g} --seed {rolls}{told}"
    settings = TrainingSettings(imitate=imitate)
    with trainer_of(name, folder, settings, rolls, made, device, ray) as trainer:
        last = run_shown(trainer, minutes)
    typer.echo(f"{last.choices:,} choices in {last.seconds / MINUTE:.1f} minutes: {folder}")


@contextmanager
def trainer_of(
    game: str,
    folder: Path,
    settings: "TrainingSettings",
    seed: str,
    command: str,
    device: str,
    ray: str,
) -> "Iterator[Trainer]":
    """Yield the trainer of a game's networks, which plays on a Ray cluster if one is given."""
    from serenissima import games as shelf
    from serenissima.cli.compiling import compile_games
    from serenissima.training.selfplay.trainer import Trainer

    compile_games([game])
    with _rollouts_on(ray, game) as play:
        made = {"command": command}
        yield Trainer(
            shelf.load(game), folder, settings, seed=seed, made=made, device=device, play=play
        )


def run_shown(trainer: "Trainer", minutes: float) -> "Point":
    """Train for a time and show the progress; return the last point of the curve."""
    from rich.console import Console
    from rich.live import Live

    curve = trainer.checkpoint.curve
    with Live(console=Console(stderr=True), refresh_per_second=2) as live:

        def report(point: "Point") -> None:
            curve.append(point)
            live.update(_show(curve))

        return trainer.run(minutes * MINUTE, report)


@contextmanager
def _rollouts_on(
    address: str, game: str
) -> "Iterator[Callable[[TrainingSettings, str], PlaysMatches] | None]":
    """Connect to a Ray cluster; yield a factory of its rollouts, or None without an address."""
    if not address:
        yield None
        return
    from serenissima.cluster.crew import connect_cluster

    with connect_cluster(address, game) as cores:
        from serenissima.cluster.rollouts import RayRollouts

        yield partial(RayRollouts, cores, game)


def _show(curve: "list[Point]") -> "Group":
    """Return the state of a run as a table and curves."""
    from rich.console import Group
    from rich.table import Table

    point = curve[-1]
    begun = curve[-2] if len(curve) > 1 else None
    pace = (
        (point.choices - begun.choices) / max(1e-9, point.seconds - begun.seconds) if begun else 0
    )
    table = Table(box=None)
    for head in ("minutes", "choices", "per second", "entropy", "critic's error", "clipped"):
        table.add_column(head, justify="right")
    table.add_row(
        f"{point.seconds / MINUTE:.1f}", f"{point.choices:,}", f"{pace:,.0f}",
        f"{point.entropy:.3f}", f"{point.error:.3f}", f"{point.clipped:.3f}",
    )  # fmt: skip
    shares = Table(box=None)
    for head in ("seats", "against", "share of the win", "even", ""):
        shares.add_column(head, justify="left" if head in ("against", "") else "right")
    for seats, won in point.shares.items():
        for rival, share in won.items():
            drawn = [one.shares.get(seats, {}).get(rival) for one in curve]
            bars = sparkline([share for share in drawn if share is not None])
            shares.add_row(seats, rival, f"{share:.3f}", f"{1 / int(seats):.3f}", bars)
    return Group(table, shares)


def sparkline(shares: list[float]) -> str:
    """Return shares between 0 and 1 as a line of bars, of at most `LONGEST` evenly spread ones."""
    step = max(1.0, len(shares) / LONGEST)
    some = [shares[int(number * step)] for number in range(int(len(shares) / step))]
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in some)
