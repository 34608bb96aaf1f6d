"""How strong are the computer players? Writes docs/strength.md.

    python bench/strength.py [--game NAME] [--seats 3] [--games 400] [--processes 2] [--missing]
                             [--players uniform,greedy,ismcts:2000=100] [--neighbours] [--tiny]

Name the weakest player first. Each meets each weaker one, or only the next, in the number of games
after its name or in `--games`. Each sits in every seat as often as the other and, with more than
two seats, in every mix of the two.

Each line is written as soon as it is played; the others stay on the page unchanged. An interrupted
run continues where it stopped: results are stored in `build/arena`, or in the folder `--kept`,
match by match. `--missing` leaves out lines that the page already has under the present rules with
as many matches. `--tiny` plays a few matches of one game between the first two players, and writes
nothing.
"""

import argparse
import re
import sys
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

from serenissima import games
from serenissima.kernel.engine import engine
from serenissima.machine import warm
from serenissima.training import arena
from serenissima.training.kept import StoredResults
from serenissima.training.tournament import fair_count

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "arena"
PLAYERS = "uniform,greedy,ismcts:500,ismcts:2000"
SEED = "strength"
COLUMNS = (
    "player", "against", "share of the win", "95% interval", "matches", "actions per match",
    "rules", "engine",
)  # fmt: skip
OF_SEATS = "Each seat's share of the win in the last row, whichever player sat there: "
Pair = tuple[str, str]  # a player, and a weaker one
SECTION = re.compile(r"^## (?P<title>.+)\n(?P<text>(?:(?!## ).*\n)*)", re.MULTILINE)

HEAD = """# How strong the computer players are

<!-- written by `python bench/strength.py` -->

This page compares the computer players. Each row shows one player's share of the win, averaged over
all the seats it took, with its 95% interval, which counts deals. Two equally strong players would
both get the even share that the heading gives; a player that wins every match gets at most twice
that share. Rows measured before intervals counted deals still have Wilson's, which counts matches.
Each deal is played once for every rotation of the seats and, with more than two seats, for every
mix of the two players. Under a row's rules version, the same command plays the same matches.
`uniform` takes any legal action, `greedy` looks one action ahead, and `ismcts:N` searches with N
iterations for each action ([how](search.md)).
"""


def titles() -> dict[tuple[str, int], str]:
    """Return the heading of every table: for each game and number of seats."""
    metas = [games.meta(name) for name in games.names()]
    return {
        (meta.name, seats): f"{meta.title}, {seats} seats (even share: {1 / seats:.2g})"
        for meta in metas
        for seats in meta.seats
    }


@dataclass(frozen=True)
class Line:
    """The result between two players.

    Attributes:
        pair: the player and its opponent.
        matches: the number of matches.
        rules: the version of the rules.
        text: the line of the table.
    """

    pair: Pair
    matches: int
    rules: int
    text: str

    @classmethod
    def read(cls, text: str) -> "Line":
        """Parse a line of the page."""
        cells = dict(zip(COLUMNS, (cell.strip(" `") for cell in text.split("|")[1:]), strict=False))
        return cls(
            (cells["player"], cells["against"]), int(cells["matches"]), int(cells["rules"]), text
        )

    @property
    def place(self) -> tuple[tuple[int, str], ...]:
        """Its sort key in the table: first the weaker player, then the stronger."""
        known = PLAYERS.split(",")
        return tuple(
            (known.index(who) if who in known else len(known), who) for who in reversed(self.pair)
        )


def lines_of(text: str) -> dict[Pair, Line]:
    """Return the lines of a table."""
    found = [Line.read(row) for row in text.splitlines() if row.startswith("| `")]
    return {line.pair: line for line in found}


def play_line(
    name: str, seats: int, pair: Pair, count: int, given: argparse.Namespace
) -> tuple[Line, str]:
    """Play a line of `count` matches, rounded up to be fair; return it and the seats' shares."""
    each = fair_count(2, seats)
    wanted = arena.Tournament(name, pair, -(-count // each) * each, seats, seed=SEED)
    show = _progress(f"{name}, {seats} seats: {pair[0]} against {pair[1]}")
    kept = StoredResults(given.kept, wanted)
    found = arena.run(wanted, processes=given.processes, progress=show, kept=kept)
    share, rules = found.of(pair[0]), games.meta(name).rules_version
    line = Line(
        pair, wanted.count, rules,
        f"| `{pair[0]}` | `{pair[1]}` | {share.mean:.3f} | {share.low:.3f} to {share.high:.3f} "
        f"| {wanted.count} | {found.decisions:.0f} | {rules} | {engine()} |",
    )  # fmt: skip
    chairs = (found.of_seat(seat) for seat in range(seats))
    shares = (f"{chair.mean:.3f} ({chair.low:.3f} to {chair.high:.3f})" for chair in chairs)
    return line, f"{OF_SEATS}{', '.join(shares)}."


def with_line(text: str, line: Line, shares: str) -> str:
    """Return a table with a line added or replaced."""
    lines = sorted((lines_of(text) | {line.pair: line}).values(), key=lambda line: line.place)
    if lines[-1] != line:
        shares = next(row for row in text.splitlines() if row.startswith(OF_SEATS))
    heads = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}\n"
    return f"\n{heads}" + "".join(f"{line.text}\n" for line in lines) + f"\n{shares}\n"


def _progress(what: str) -> arena.Progress:
    def show(done: int, of: int) -> None:
        print(f"\r… {what}: {done}/{of}", end="" if done < of else "\n", file=sys.stderr)

    return show


def _counts(text: str, usual: int) -> dict[str, int]:
    """Return the number of matches of each player against each weaker one."""
    words = (word.partition("=") for word in text.split(","))
    return {player: int(count or usual) for player, _, count in words}


def tables(path: Path) -> dict[str, str]:
    """Return the tables of a page by their headings; empty if there is no page yet."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {found["title"]: found["text"] for found in SECTION.finditer(text)}


def page(texts: dict[str, str]) -> str:
    """Return the page of tables by their headings, without those of removed games."""
    return HEAD + "".join(
        f"\n## {title}\n{texts[title].rstrip()}\n" for title in titles().values() if title in texts
    )


def main() -> None:
    """Play and write."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--game", choices=games.names())
    asked.add_argument("--seats", type=int)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--processes", type=int)
    asked.add_argument("--players", default=PLAYERS)
    asked.add_argument("--neighbours", action="store_true")
    asked.add_argument("--missing", action="store_true")
    asked.add_argument("--out", type=Path, default=ROOT / "docs" / "strength.md")
    asked.add_argument("--kept", type=Path, default=KEPT)
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    wanted = {
        place: title
        for place, title in titles().items()
        if given.game in (None, place[0]) and given.seats in (None, place[1])
    }
    counts = _counts(given.players, given.games)
    if given.tiny:
        counts, wanted = dict.fromkeys([*counts][:2], 1), dict([*wanted.items()][:1])
    pairs = list(pairwise(counts) if given.neighbours else combinations(counts, 2))
    warm.warm(sorted({name for name, _ in wanted}))
    for (name, seats), title in wanted.items():
        for weaker, stronger in pairs:
            line_of(name, seats, title, (stronger, weaker), counts[stronger], given)
    print(f"played for {given.out.name}" if given.tiny else f"wrote {given.out.name}")


def line_of(
    name: str, seats: int, title: str, pair: Pair, count: int, given: argparse.Namespace
) -> None:
    """Play and write a line, unless it exists and only missing ones are wanted."""
    there = lines_of(tables(given.out).get(title, "")).get(pair)
    current = there and there.rules == games.meta(name).rules_version and there.matches >= count
    if given.missing and current:
        return
    found = play_line(name, seats, pair, count, given)
    if not given.tiny:
        before = tables(given.out)
        after = before | {title: with_line(before.get(title, ""), *found)}
        given.out.write_text(page(after), encoding="utf-8")


if __name__ == "__main__":
    main()
