"""Find the puzzles of a game in matches between strong players, and store them beside the game.

    python -m tools.puzzles GAME [--count 33] [--seed puzzles] [--processes 2]
    python -m tools.puzzles GAME --again

Writes `puzzles.json` in the folder of the game. The same command finds the same puzzles, however
many processes share the work. You can interrupt it: each searched match is stored in
`build/puzzles`, and the next run continues from there. The second form only recomputes the figures
and the reasons of the stored puzzles, and leaves out those whose best action no longer stands out.
"""

import argparse
import hashlib
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, replace
from multiprocessing import get_context
from pathlib import Path

from serenissima import games
from serenissima.kernel.engine import engine
from serenissima.machine import warm
from serenissima.puzzles.choosing import Choice, choose, gather
from serenissima.puzzles.collection import (
    FILE,
    GRADES,
    Collection,
    Puzzle,
    load,
    parse,
    print_collection,
)
from serenissima.puzzles.continuations import reasons
from serenissima.puzzles.finding import Decision, Effort, Found, measure_figures, search_match
from serenissima.puzzles.posed import Posed, pose

KEPT = Path(__file__).parent.parent / "build" / "puzzles"
EFFORT = Effort()


def main() -> None:
    """Search matches until there are enough puzzles, and write them."""
    asked = _arguments()
    meta = games.meta(asked.game)
    print(f"{meta.title}: compiling")
    warm.warm([asked.game])
    if asked.again:
        _look_again(asked.game)
        return
    found: list[Found] = []
    spawn = get_context("spawn")
    with ProcessPoolExecutor(asked.processes, spawn, _finish_what_is_begun) as workers:
        try:
            for one in _search(workers, asked):
                found.append(one)
                choice = choose(found, asked.count)
                print(f"{meta.title}: {len(found)} matches, {_counts(choice)}", flush=True)
                if choice.full:
                    break
        except KeyboardInterrupt:
            print("interrupted: the matches that are being searched are finished and kept")
            sys.exit(130)
        finally:
            workers.shutdown(cancel_futures=True)
    _write(asked.game, found, asked)


def _finish_what_is_begun() -> None:
    """Let an interrupt reach only the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--count", type=int, default=33, help="how many puzzles")
    parser.add_argument("--seed", default="puzzles", help="of the matches and the searches")
    parser.add_argument("--processes", type=int, default=2, help="how many search at a time")
    parser.add_argument("--most", type=int, default=120, help="matches to search at most")
    parser.add_argument("--again", action="store_true", help="look again at those that are stored")
    return parser.parse_args()


def _look_again(name: str) -> None:
    """Write the stored puzzles with recomputed figures and reasons, without those that fail."""
    game = games.load(name)
    stored = load(game)
    puzzles = []
    for number in range(1, len(stored.puzzles) + 1):
        puzzle = recompute(pose(game, stored, number))
        wrong = _wrong(stored.puzzle(number), puzzle)
        print(
            f"{number}: {wrong or f'{puzzle.margin:.3f}, {len(puzzle.reasons)} reasons'}",
            flush=True,
        )
        puzzles += [] if wrong else [puzzle]
    (game.folder / FILE).write_text(
        print_collection(replace(stored, engine=engine(), puzzles=tuple(puzzles))), "utf-8"
    )


def recompute(posed: Posed) -> Puzzle:
    """Return a puzzle with recomputed figures and reasons; its match isn't searched."""
    game, old = posed.game, posed.puzzle
    decision = Decision(game, posed.terms, old.step, old.seat, posed.view)
    visits = {game.actions.parse(figure.action): figure.visits for figure in old.figures}
    puzzle = replace(old, figures=measure_figures(decision, visits, EFFORT))
    return replace(puzzle, reasons=reasons(game, posed.terms, posed.view, puzzle))


def _wrong(old: Puzzle, new: Puzzle) -> str:
    """Return the reason why this is no longer a puzzle; empty if it is one."""
    if old.best.action != new.best.action:
        return f"{new.best.action} instead of {old.best.action}"
    if new.margin < EFFORT.margin:
        return f"a margin of {new.margin:.3f}"
    return "" if new.reasons else "no reason"


def _search(workers: ProcessPoolExecutor, asked: argparse.Namespace) -> Iterator[Found]:
    """Yield the puzzles of each match, in the order of the matches; a few are searched ahead."""
    ahead: list[Future[Found]] = []
    for number in range(asked.most + 2 * asked.processes):
        if number < asked.most:
            ahead.append(workers.submit(search_cached, asked.game, asked.seed, number))
        if len(ahead) > 2 * asked.processes or (number >= asked.most and ahead):
            yield ahead.pop(0).result()


def search_cached(game: str, seed: str, number: int) -> Found:
    """Return the puzzles of a match, searched now or in an earlier run with equal settings."""
    rules = games.meta(game).rules_version
    way = hashlib.sha256(f"{seed} {rules} {EFFORT}".encode()).hexdigest()[:12]
    kept = KEPT / game / way / f"{number}.json"
    if kept.is_file():
        one = parse(kept.read_text(encoding="utf-8"))
        return Found(one.matches[0], one.puzzles)
    seats = games.meta(game).seats
    found = search_match(games.load(game), seats[number % len(seats)], f"{seed}/{number}", EFFORT)
    kept.parent.mkdir(parents=True, exist_ok=True)
    begun = kept.with_suffix(".part")
    begun.write_text(
        print_collection(Collection(game, rules, engine(), {}, (found.match,), found.puzzles)),
        "utf-8",
    )
    begun.rename(kept)
    return found


def _counts(choice: Choice) -> str:
    return ", ".join(f"{choice.count(grade)} {grade}" for grade in GRADES)


def _write(game: str, found: list[Found], asked: argparse.Namespace) -> None:
    """Write the chosen puzzles."""
    choice = choose(found, asked.count)
    matches, puzzles = gather(found, choice)
    search = {"seed": asked.seed, "searched": len(found), **asdict(EFFORT)}
    version = games.meta(game).rules_version
    path = games.load(game).folder / FILE
    text = print_collection(
        Collection(game, version, engine(), search, tuple(matches), tuple(puzzles))
    )
    path.write_text(text, encoding="utf-8")
    print(f"{path}: {_counts(choice)} from {len(matches)} matches, {len(text) // 1024} kB")
    if not choice.full:
        sys.exit(f"fewer puzzles than {asked.count}: search more matches with --most")


if __name__ == "__main__":
    main()
