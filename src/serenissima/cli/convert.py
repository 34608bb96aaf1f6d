"""The command `convert`, which turns match files into tables for research."""

from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.recording import Out
from serenissima.cli.reporting import print_json

Files = Annotated[
    list[Path],
    typer.Argument(metavar="FILE...", help="Match files, of any of the games."),
]


def convert(files: Files, out: Out, as_json: Json = False) -> None:
    r"""Convert match files, such as those of people's matches, to Parquet.

    This needs the `research` extra. Each game and number of seats gets a folder with
    decisions.parquet and matches.parquet, as `serenissima matches` writes them. Matches that
    aren't over are left out.

    \b
    Examples:
      serenissima convert one.match other.match --out data
      serenissima convert downloads/*.match --out data --json
    """
    from serenissima.adapters.converting import convert_files

    with typer.progressbar(files, file=typer.get_text_stream("stderr")) as bar:
        found = convert_files(bar, out)
    if as_json:
        print_json(
            {
                "folders": [str(folder) for folder in found.folders],
                "matches": found.matches,
                "decisions": found.decisions,
                "unfinished": [str(file) for file in found.unfinished],
            }
        )
        return
    for file in found.unfinished:
        typer.echo(f"left out, because it isn't over: {file}")
    typer.echo(f"{found.matches} matches, {found.decisions} decisions: {out}")
