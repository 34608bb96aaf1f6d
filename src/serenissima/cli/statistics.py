"""The command `statistics`, which lets a computer player play a game and counts what wins."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Game, Json, Seed, check_writable, seed_of
from serenissima.cli.reporting import print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from serenissima.statistics.counts import MatchCounts

Matches = Annotated[
    int, typer.Option(metavar="N", min=1, help="Play N matches for each number of players.")
]
Player = Annotated[
    str, typer.Option(metavar="NAME", help="Let this computer player play every seat.")
]
Seats = Annotated[
    list[int] | None,
    typer.Option(metavar="N", show_default="all", help="Play with N players. Repeatable."),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", show_default=False, help="Write the counts to this file."),
]


def statistics(
    game: Game,
    matches: Matches = 100,
    player: Player = "greedy",
    seats: Seats = None,
    seed: Seed = "",
    out: Out = None,
    as_json: Json = False,
) -> None:
    r"""Play matches between equal computer players, and count what wins them.

    It counts endings, the order of the seats, first actions, and how often the leader in an amount
    wins. Every share is followed by its 95% interval and the number of cases.

    \b
    Examples:
      serenissima statistics GAME_NAME --matches 50
      serenissima statistics GAME_NAME --player neural --seed 1 --out statistics.json
    """
    from serenissima import games
    from serenissima.cli.compiling import compile_games
    from serenissima.statistics.shipped import play_statistics, print_statistics

    check_writable(out)
    loaded = games.load(game)
    numbers = tuple(seats or loaded.meta.seats)
    compile_games([loaded.meta.name])
    steps = play_statistics(loaded, player, matches, numbers, str(seed_of(seed)))
    total = matches * len(numbers)
    with typer.progressbar(length=total, file=typer.get_text_stream("stderr")) as bar:
        while True:
            try:
                bar.update(next(steps) - bar.pos)
            except StopIteration as done:
                found = done.value
                break
    if out:
        out.write_text(print_statistics(found), encoding="utf-8")
    if as_json:
        print_json(
            {
                seats: {key: [it.times, it.won] for key, it in one.of.items()}
                for seats, one in found.counts.items()
            }
        )
    else:
        for number, counts in found.counts.items():
            typer.echo("\n".join(_lines(number, counts)))


def _lines(seats: int, counts: "MatchCounts") -> "Iterator[str]":
    """Yield the counts of matches with this number of seats."""
    from serenissima.training.share import wilson

    yield f"{seats} seats, {counts.matches} matches"
    for key, one in sorted(counts.of.items()):
        kind = key.partition("/")[0]
        if kind in ("order", "lead", "opening"):
            share = wilson(one.won, one.times)
        elif kind == "ending":
            share = wilson(one.times, counts.matches)
        else:
            continue
        yield f"  {key:<44} {share.mean:6.1%}  ({share.low:.1%}–{share.high:.1%})  {share.count}"
