"""The command-line options common to the programs that load a server."""

import argparse

from serenissima import games


def parser(description: str) -> argparse.ArgumentParser:
    """Return a parser for game, tables, database and output; programs add their own options."""
    asked = argparse.ArgumentParser(description=description)
    asked.add_argument("game", nargs="?", default=games.names()[0])
    asked.add_argument("--tables", type=int, default=1000)
    database = asked.add_mutually_exclusive_group()
    database.add_argument("--database", default="", metavar="URL")
    database.add_argument("--postgres", action="store_true")
    asked.add_argument("--company", action="store_true")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    return asked
