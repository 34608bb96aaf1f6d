"""How strong are the computer players? Writes docs/strength.md.

    python bench/strength.py [--games 400] [--players uniform,greedy,ismcts:2000]

Each player meets each weaker one; name the weakest first. Every deal is played once in each seat.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from serenissima import games
from serenissima.machine import warm
from serenissima.training import arena

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
PLAYERS = "uniform,greedy,ismcts:500,ismcts:2000"
SEED = "strength"

HEAD = """# How strong the computer players are

<!-- written by `python bench/strength.py` -->

A player's share of the win over matches in which every deal is played once in each seat, with
Wilson's 95 % interval; an even match would be at 0.5. The same command plays the same matches.
`uniform` takes any legal action, `greedy` looks one action ahead, `ismcts:N` searches with N
iterations for each action.
"""


def section(name: str, players: list[str], count: int) -> Iterator[str]:
    """One game's table."""
    yield f"\n## {games.meta(name).title}\n"
    yield "| player | against | share of the win | 95 % interval | matches | actions a match |"
    yield "|---|---|---|---|---|---|"
    first = []
    for weaker, stronger in combinations(players, 2):
        show = _progress(f"{name}: {stronger} against {weaker}")
        table = arena.run(name, [stronger, weaker], count, seed=SEED, progress=show)
        share = table.of(stronger)
        first.append(table.of_seat(0))
        yield (
            f"| `{stronger}` | `{weaker}` | {share.mean:.3f} | {share.low:.3f} to {share.high:.3f} "
            f"| {share.count} | {table.decisions:.0f} |"
        )
    seat = first[-1]
    yield (
        f"\nThe first seat's share in the last of these: {seat.mean:.3f} "
        f"({seat.low:.3f} to {seat.high:.3f})."
    )


def _progress(what: str) -> arena.Progress:
    def show(done: int, of: int) -> None:
        print(f"\r… {what}: {done}/{of}", end="" if done < of else "\n", file=sys.stderr)

    return show


def main() -> None:
    """Play and write."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--players", default=PLAYERS)
    given = asked.parse_args()
    warm.warm(games.names())
    lines = [HEAD.rstrip()]
    for name in games.names():
        lines += section(name, given.players.split(","), given.games)
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"wrote {PAGE.relative_to(PAGE.parent.parent)}")


if __name__ == "__main__":
    main()
