"""How strong are the computer players? Writes docs/strength.md.

    python bench/strength.py [--game NAME] [--seats 3] [--games 400] [--processes 2]
                             [--players uniform,greedy,ismcts:2000=100] [--neighbours] [--tiny]

Name the weakest player first. Each meets each weaker one, or only the next, in as many games as
stand behind its name, or else as `--games` says. Each sits in every seat as often as the other, and
where there are more than two seats, in every mix of the two. What is not played again stays on the
page as it was. `--tiny` plays a few matches of one game between the first two players, and writes
nothing.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

from serenissima import games
from serenissima.kernel.engine import engine
from serenissima.machine import warm
from serenissima.training import arena

ROOT = Path(__file__).parent.parent
PLAYERS = "uniform,greedy,ismcts:500,ismcts:2000"
SEED = "strength"
Pair = tuple[str, str]
SECTION = re.compile(r"^## (?P<title>.+)\n(?P<text>(?:(?!## ).*\n)*)", re.MULTILINE)

HEAD = """# How strong the computer players are

<!-- written by `python bench/strength.py` -->

Each line gives one player's share of the win per seat that it sat in, with Wilson's 95 % interval.
Players of equal strength would both have the share that the table's heading calls even. Each deal
is played once for every rotation of the seats and, with more than two seats, for every mix of the
two players. A player that wins every match has at most twice the even share. The same command plays
the same matches. `uniform` takes any legal action, `greedy` looks one action ahead,
`ismcts:N` searches with N iterations for each action ([how](search.md)).
"""


def titles() -> dict[tuple[str, int], str]:
    """The heading of every table: for each game and number of seats."""
    metas = [games.meta(name) for name in games.names()]
    return {
        (meta.name, seats): f"{meta.title}, {seats} seats: even is {1 / seats:.2g}"
        for meta in metas
        for seats in meta.seats
    }


def table(
    name: str, seats: int, pairs: list[Pair], counts: dict[str, int], processes: int | None
) -> Iterator[str]:
    """The lines of one table of pairs, weaker first; counts are rounded up to what is fair."""
    fair = arena.fair(2, seats)
    yield f"\nRules version {games.meta(name).rules_version}, engine {engine()}.\n"
    yield "| player | against | share of the win | 95 % interval | matches | actions a match |"
    yield "|---|---|---|---|---|---|"
    for weaker, stronger in pairs:
        matches = -(-counts[stronger] // fair) * fair
        wanted = arena.Tournament(name, [stronger, weaker], matches, seats, seed=SEED)
        what = f"{name}, {seats} seats: {stronger} against {weaker}"
        played = arena.run(wanted, processes=processes, progress=_progress(what))
        share = played.of(stronger)
        yield (
            f"| `{stronger}` | `{weaker}` | {share.mean:.3f} | {share.low:.3f} to {share.high:.3f} "
            f"| {matches} | {played.decisions:.0f} |"
        )
    chairs = (played.of_seat(seat) for seat in range(seats))
    shares = ", ".join(
        f"{chair.mean:.3f} ({chair.low:.3f} to {chair.high:.3f})" for chair in chairs
    )
    yield f"\nThe seats' shares in the last of these: {shares}."


def _progress(what: str) -> arena.Progress:
    def show(done: int, of: int) -> None:
        print(f"\r… {what}: {done}/{of}", end="" if done < of else "\n", file=sys.stderr)

    return show


def _counts(text: str, usual: int) -> dict[str, int]:
    """How many matches each player plays against each weaker one."""
    words = (word.partition("=") for word in text.split(","))
    return {player: int(count or usual) for player, _, count in words}


def page(before: str, after: dict[str, str]) -> str:
    """The page with new tables by their headings; of the others it keeps those that still fit."""
    texts = {found["title"]: found["text"] for found in SECTION.finditer(before)} | after
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
    asked.add_argument("--out", type=Path, default=ROOT / "docs" / "strength.md")
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
        lines = table(name, seats, pairs, counts, given.processes)
        before = given.out.read_text(encoding="utf-8") if given.out.is_file() else ""
        text = page(before, {title: "\n".join(lines) + "\n"})
        if not given.tiny:
            given.out.write_text(text, encoding="utf-8")
    print(f"played for {given.out.name}" if given.tiny else f"wrote {given.out.name}")


if __name__ == "__main__":
    main()
