"""What every program that loads a server can be asked for."""

import argparse

from serenissima import games


def parser(description: str) -> argparse.ArgumentParser:
    """The game, how many tables, which database, how to print; programs add what is their own."""
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
