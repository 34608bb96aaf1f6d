"""All commands by name. Heavy imports wait until a command runs, so help appears at once."""

from typing import Annotated

import typer

from serenissima.cli import (
    admin,
    analyse,
    announce,
    arena,
    backup,
    bench,
    convert,
    database,
    exploit,
    game_commands,
    guests,
    hosting,
    learn,
    matches,
    mcp,
    play,
    puzzles,
    recording,
    recover,
    reports,
    rules,
    serve,
    shelf,
    site,
    statistics,
    status,
    train,
)
from serenissima.cli.reporting import (
    HelpCommand,
    HelpGroup,
    command,
    open_streams,
    report_lost_output,
)

app = typer.Typer(
    name="serenissima",
    cls=HelpGroup,
    help="Play and study three games set in Venice, or use them for research. "
    "To start, run: serenissima play",
    epilog="More about a command: serenissima COMMAND --help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

PLAY, HOST, STUDY = "Play", "Host", "Study"
RESEARCH, GAMES = "Research", "Games"

for panel, function in (
    (PLAY, play.play),
    (PLAY, shelf.games),
    (PLAY, mcp.mcp),
    (HOST, serve.serve),
    (HOST, backup.backup),
    (HOST, backup.restore),
    (HOST, status.status),
    (HOST, hosting.tables),
    (HOST, guests.guests),
    (HOST, hosting.relink),
    (HOST, reports.reports),
    (HOST, recover.recover),
    (HOST, admin.admin),
    (HOST, announce.announce),
    (HOST, site.site),
    (STUDY, learn.learn),
    (STUDY, rules.rules),
    (STUDY, puzzles.puzzles),
    (STUDY, matches.replay),
    (STUDY, analyse.analyse),
    (STUDY, matches.verify),
    (RESEARCH, matches.match),
    (RESEARCH, recording.matches),
    (RESEARCH, convert.convert),
    (RESEARCH, statistics.statistics),
    (RESEARCH, arena.arena),
    (RESEARCH, train.train),
    (RESEARCH, exploit.exploit),
):
    app.command(cls=HelpCommand, rich_help_panel=panel)(command(function))

databases = typer.Typer(cls=HelpGroup, help="Upgrade the database.", no_args_is_help=True)
databases.command(cls=HelpCommand)(command(database.upgrade))
app.add_typer(databases, name="database", rich_help_panel=HOST)
benches = typer.Typer(cls=HelpGroup, help="Measure speed on this machine.", no_args_is_help=True)
benches.command(cls=HelpCommand)(command(bench.rules))
app.add_typer(benches, name="bench", rich_help_panel=RESEARCH)
game_commands.mount(app, GAMES)


def _version(wanted: bool) -> None:
    if wanted:
        from serenissima import __version__

        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _house(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command named on the command line."""
    with report_lost_output(), open_streams():
        app()
