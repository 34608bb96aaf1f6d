"""The command `matches`, which records many matches between computer players as data."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serenissima.cli.arena import Matches, Processes, Seats
from serenissima.cli.arguments import Game, Json, Options, Seed, seed_of, settings
from serenissima.cli.reporting import print_json
from serenissima.terminal.refusals import SEATS_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serenissima.adapters.recording import Plan, Progress
    from serenissima.kernel.meta import Meta

Players = Annotated[
    str,
    typer.Option(
        metavar="NAMES", help="Seat these one or more players or levels, separated by commas."
    ),
]
Out = Annotated[
    Path, typer.Option(metavar="FOLDER", help="Write to this folder; it is created if needed.")
]
Ray = Annotated[
    str, typer.Option(metavar="HOST:PORT", help="Let the players think on this Ray cluster.")
]
Shard = Annotated[int, typer.Option(metavar="N", min=1, help="Write N matches per shard.")]


def matches(
    game: Game,
    players: Players,
    out: Out,
    games: Matches = 100,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = "",
    shard: Shard = 50,
    processes: Processes = None,
    ray: Ray = "",
    as_json: Json = False,
) -> None:
    r"""Play many matches between computer players; write Parquet and match files.

    This needs the `research` extra. Each player sits in every seat, as in the arena. Matches are
    written in shards, folders that are either complete or absent; to resume an interrupted run,
    repeat the command. With --ray, which needs the `ray` extra, --processes is the number of
    matches at a time, by default two per core of the cluster.

    \b
    Examples:
      serenissima matches GAME_NAME --players greedy --games 1000 --out data
      serenissima matches GAME_NAME --players strong --seed 1 --out data
      serenissima matches GAME_NAME --players strong --ray HOST:PORT --out data
    """
    from serenissima import games as shelf
    from serenissima.adapters.recording import Plan, read_plan
    from serenissima.cli.compiling import compile_games
    from serenissima.training.tournament import Tournament

    meta = shelf.meta(game)
    names, chosen = _read_players(players, meta), meta.settle_new(settings(option or ()))
    meta.check_seats(seats or meta.seats[0])
    rolls = seed or read_plan(out).get("seed") or seed_of("")
    compile_games([game])
    plan = Plan(Tournament(game, names, games, seats, chosen, rolls), shard)
    _play(plan, out, processes, ray)
    _say(plan, out, as_json=as_json)


def _play(plan: "Plan", out: Path, processes: int | None, ray: str) -> None:
    from serenissima.adapters.recording import run

    try:
        with _bar(plan.tournament.count) as progress:
            if ray:
                _play_on(ray, plan, out, processes, progress)
            else:
                run(plan, out, processes=processes, progress=progress)
    except KeyboardInterrupt:
        typer.echo(f"interrupted; run the same command to continue with {out}", err=True)
        raise


def _read_players(text: str, meta: "Meta") -> "Sequence[str]":
    """Return the distinct players of a comma-separated list; raise what `computers` raises."""
    from serenissima.cli.seating import computers

    names = [part.strip() for part in text.split(",")]
    if "" in names:
        hint = "players, for example greedy,uniform"
        raise SEATS_TEXT("a player has no name", text=text, hint=hint)
    found = computers([meta.player(name) for name in names])
    return list(dict.fromkeys(player.name for player in found))


def _play_on(
    address: str, plan: "Plan", out: Path, matches: int | None, progress: "Progress"
) -> None:
    """Play the matches on a cluster, by default twice as many at a time as it has cores."""
    from serenissima.adapters.recording import run
    from serenissima.cluster import Link
    from serenissima.cluster.asking import choose_on, wait_until_ready
    from serenissima.training.spreading import threads
    from serenissima.web import logs

    logs.set_up()  # to standard error
    with Link(address, [plan.tournament.meta.name]) as link:
        cores = wait_until_ready(link)
        crew = threads(matches or 2 * cores)
        run(plan, out, progress=progress, crew=crew, choose=choose_on(link))


def _bar(total: int) -> "AbstractContextManager[Progress]":
    """Return a progress bar for the error stream."""
    from contextlib import contextmanager

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    @contextmanager
    def shown() -> Any:
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda done, _total: bar.update(task, completed=done)

    return shown()


def _say(plan: "Plan", out: Path, *, as_json: bool) -> None:
    """Report the contents of the folder."""
    from serenissima.adapters.recording import count_decisions

    decisions = count_decisions(plan, out)
    if as_json:
        print_json({**plan.as_dict(), "decisions": decisions, "folder": str(out)})
        return
    count, rolls = plan.tournament.count, plan.tournament.seed
    typer.echo(f"{count} matches, {decisions} decisions, seed {rolls}: {out}")
