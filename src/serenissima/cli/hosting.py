"""The commands `tables` and `relink`: show a host the tables, and replace a player's lost link."""

import time
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from serenissima.cli.arguments import Json
from serenissima.cli.host_options import HERE, PORT, Data, Database
from serenissima.cli.reporting import print_json
from serenissima.cli.serve import database_url

if TYPE_CHECKING:
    from serenissima.service import HostedSeat, HostedTable

One = Annotated[
    str,
    typer.Argument(metavar="TABLE", help="Show the players at this table.", show_default=False),
]
Table = Annotated[
    str, typer.Argument(metavar="TABLE", help="Id of the table, as listed by `tables`.")
]
Player = Annotated[
    str,
    typer.Argument(
        metavar="PLAYER", help="Name of the player, or number of the seat as on the table's page."
    ),
]
Over = Annotated[bool, typer.Option("--over", help="Include tables whose matches have ended.")]
Closed = Annotated[
    str,
    typer.Option("--close", metavar="TABLE", help="End the match at this table without a result."),
]
Deleted = Annotated[
    str, typer.Option("--delete", metavar="TABLE", help="Delete this table and all its data.")
]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="List the newest N tables.")]
Address = Annotated[
    str, typer.Option(metavar="URL", help="Start the link with the server's public address.")
]
NOTHING = "-"


def tables(
    table: One = "",
    over: Over = False,
    most: Most = 50,
    close: Closed = "",
    delete: Deleted = "",
    as_json: Json = False,
    database: Database = "",
    data: Data = None,
) -> None:
    r"""List running tables, or the players at one table.

    Each line shows the table, game, state, players, whose turn it is, who acted last, and when
    (UTC). With TABLE, the list shows the seats of that table, numbered from 1 as on its page, and
    their players, or explains why this version can't play its match. It never shows hands or links.
    --close ends a match without a result, which shows its hands like any end; --delete also removes
    its log, chat and notes for good. In JSON, seats count from 0 as everywhere in the API.

    \b
    Examples:
      serenissima tables
      serenissima tables --close TABLE
      serenissima tables --over --most 500 --json
      serenissima tables TABLE
    """
    from serenissima import games
    from serenissima.kernel.compile import interpreted
    from serenissima.service import close_or_delete, hosted_table, hosted_tables

    if close and delete:
        raise typer.BadParameter("--close and --delete exclude each other: --delete also closes")
    place = database_url(database, data)
    for ended, gone in ((close, False), (delete, True)):
        if ended:
            close_or_delete(place, ended, delete=gone, now=time.time)
    with interpreted():  # faster than loading compiled rules
        if table:
            found = [hosted_table(place, games.load, table)]
        else:
            found = hosted_tables(place, games.load, most, over=over)
    if as_json:
        shown = [asdict(one) for one in found]
        print_json(shown[0] if table else shown)
        return
    for one in found:
        typer.echo(_line(one))
        for line in _about(one) if table else ():
            typer.echo(line)
    if not found:
        typer.echo("there are no tables")


def relink(
    table: Table,
    player: Player,
    address: Address = f"http://{HERE}:{PORT}",
    database: Database = "",
    data: Data = None,
) -> None:
    r"""Create a new link for a player who has lost theirs.

    Make sure you know who is asking: anyone with the link takes the seat and sees its hand. The old
    link and the tokens of programs at the seat stop working at once, and the other players see that
    the link is new. Servers may keep running.

    \b
    Examples:
      serenissima relink TABLE Anna --address https://venice.example.org
    """
    from serenissima.service import renew_link
    from serenissima.web.security.hosts import check_address

    begins = check_address(address)
    renewed = renew_link(database_url(database, data), table, player, time.time())
    typer.echo(f"a new link for {renewed.name}, in seat {renewed.seat + 1}:", err=True)
    typer.echo(f"{begins}/table/{table}/seat/{renewed.token}")


def utc(at: float) -> str:
    """Format a time as all commands for hosts show it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _line(one: "HostedTable") -> str:
    names = [seat.name or seat.kind for seat in one.seats]
    waited = [names[seat.seat] for seat in one.seats if seat.waited_for]
    last = NOTHING if one.last is None else names[one.last]
    parts = (", ".join(names), ", ".join(waited), last, utc(one.latest_at))
    return "\t".join((one.table, one.game, one.state, *(part or NOTHING for part in parts)))


def _about(table: "HostedTable") -> list[str]:
    """Return the players at a table, or the reason why this version cannot play it."""
    if table.refused is None:
        return [_of_seat(seat) for seat in table.seats]
    why = [table.refused[part] or NOTHING for part in ("code", "text", "reason", "hint")]
    return ["\t".join(("", *why))]


def _of_seat(seat: "HostedSeat") -> str:
    """Describe a seat."""
    facts = [seat.kind, *_facts(seat)]
    return "\t".join(("", str(seat.seat + 1), seat.name or NOTHING, ", ".join(facts)))


def _facts(seat: "HostedSeat") -> list[str]:
    """Return other known facts about a seat."""
    stand_in = seat.kind == "person" and seat.computer
    said = {
        f"since {utc(seat.sat_down or 0.0)}": seat.sat_down is not None,
        "known guest": seat.guest,
        "only a link": seat.kind == "person" and not seat.guest,
        "new link": seat.renewed,
        f"{seat.computer} acts for them": stand_in,
        f"programs: {', '.join(seat.programs)}": seat.programs,
        "must act": seat.waited_for,
    }
    return [text for text, true in said.items() if true]
