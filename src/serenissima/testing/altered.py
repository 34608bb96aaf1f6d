"""Positions with one value changed, tried in another process, where they can't do harm.

`python -m serenissima.testing.altered WHERE SECONDS` reads a list of positions as JSON and prints
the fault of the first position that the rules neither refuse nor can play on from. A position that
takes longer than SECONDS ends the process with a traceback.
"""

import json
import os
import random
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.position import check_position, position, sums_of
from serenissima.testing.process import environment, explain, find, where
from serenissima.testing.trial import Place

FURTHER = 12  # actions taken from a position that isn't refused


class Altered(NamedTuple):
    """A position of a match, with one value changed."""

    seats: int
    options: dict[str, str]
    text: str


def alter(places: Sequence[Place]) -> Iterator[Altered]:
    """Yield every value of every field of codes without axes, with and without waiting seats.

    The positions take turns.
    """
    game = places[0].game
    coded = [field for field in game.state.fields if field.codes and not field.axes]
    changes = [
        (field.name, value, asked)
        for field in coded
        for value in range(field.low, field.high + 1)
        for asked in (True, False)
    ]
    for number, (name, value, asked) in enumerate(changes):
        place = places[number % len(places)]
        state = game.state.copy(place.state)
        state[name] = value
        state.waits = int(state.waits) if asked else 0
        options = {key: str(choice) for key, choice in game.options_of(place.terms).items()}
        yield Altered(place.match.seats, options, game.position_text(place.terms, state))


def complaint(game: Game, positions: Sequence[Altered], seconds: int) -> str:
    """Return the fault that another, interpreting process finds; empty if there is none."""
    words = [sys.executable, "-W", "error", "-m", __spec__.name, where(game), str(seconds)]
    run = subprocess.run(
        words,
        input=json.dumps(positions),
        capture_output=True,
        text=True,
        check=False,
        env=environment(NUMBA_DISABLE_JIT="1"),
    )
    return run.stdout + run.stderr


def try_position(game: Game, one: Altered) -> str:
    """Return the fault of a position; empty if it is refused or can be played on from."""
    try:
        match = position(game, one.text, one.seats, one.options)
    except SerenissimaError:
        return ""
    sums, chooser = sums_of(game, one.seats, one.options), random.Random(one.text)
    taken: list[str] = []
    while not match.over and len(taken) < FURTHER:
        seat = match.waits[0]
        step = match.play(seat, chooser.choice(match.legal(seat)))
        taken.append(f"{seat} {match.actions.format(step.action)}")
        try:
            check_position(match, sums)
        except SerenissimaError as error:
            return f"it is not refused, and after {', '.join(taken)}: {error}"
    return ""


def _first_complaint(game: Game, positions: Sequence[Altered], seconds: int) -> str:
    for one in positions:
        with _ends_within(seconds):
            try:
                wrong = try_position(game, one)
            except Exception as error:
                wrong = explain(error)
        if wrong:
            return f"{wrong}\n{one.seats} seats, {one.options}\n{one.text}"
    return ""


@contextmanager
def _ends_within(seconds: int) -> Iterator[None]:
    """End this process with a traceback of the caller if the block takes longer.

    A thread that holds the interpreter's lock reads the frames: `faulthandler` reads them while
    they change, and can crash before it has reported them.
    """
    watched = threading.get_ident()

    def end() -> None:
        frames = traceback.format_stack(sys._current_frames()[watched])
        sys.stderr.write(f"Timeout after {seconds} s, here:\n{''.join(frames)}")
        sys.stderr.flush()
        os._exit(1)

    watch = threading.Timer(seconds, end)
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()


if __name__ == "__main__":
    given = [Altered(*one) for one in json.load(sys.stdin)]
    print(_first_complaint(find(sys.argv[1]), given, int(sys.argv[2])), end="")
