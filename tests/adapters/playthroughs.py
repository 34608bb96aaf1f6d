"""Matches as OpenSpiel sees them, node by node, with everything that it can request.

The tests store every node of the small game. For the games on the shelf they store the course,
and a node in full at fixed intervals; long lines are cut to their beginning and a digest.
"""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from serenissima import games
from serenissima.adapters import openspiel
from serenissima.kernel.match import Match
from serenissima.players.playing import play
from tests.tiny.game import GAME as TINY

FOLDER = Path(__file__).parent / "playthroughs"
LOTS = openspiel.register(TINY)
STORED = {"turns": f"{LOTS}(players=3)", "joint": f"{LOTS}(joint=True,catch=two)"}
SHELF = [name.replace("-", "_") for name in games.names()]
SEED = 1
NODE = re.compile(r"\n(?=# State (\d+)\n)")
EACH = 60  # nodes of which one is kept in full
LONGEST = 160  # characters of a line
CHOICE = ("# Apply", "action")  # how the lines begin that are kept of other nodes


def write() -> Iterator[Path]:
    """Play the matches again and write them, for `make golden`."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in STORED.items():
        yield _write(name, generate_playthrough.playthrough(game, None, seed=SEED))
    for name in SHELF:
        yield _write(name, fold(of_match(name)))


def _write(name: str, text: str) -> Path:
    path = FOLDER / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    return path


def replay_both(name: str) -> tuple[str, str]:
    """Return the stored text, and a new one with the same choices."""
    flags.FLAGS.mark_as_parsed()  # as if its own program ran
    told: tuple[str, str] = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    return told


def of_match(name: str) -> str:
    """Play the greedy player against itself, with the fewest seats."""
    game = games.load(name.replace("_", "-"))
    match = play(game, ["greedy"] * game.meta.seats[0], seed=SEED)
    called = f"serenissima_{name}"
    choices = list(sequence(pyspiel.load_game(called), match))
    return _told(called, choices)


def again(name: str, stored: str) -> str:
    """Play the choices of a stored text again."""
    choices = [int(number) for number in re.findall(r"^action: (\d+)$", stored, re.MULTILINE)]
    return fold(_told(f"serenissima_{name}", choices))


def _told(called: str, choices: list[int]) -> str:
    told: str = generate_playthrough.playthrough(called, choices)
    return told


def sequence(game: pyspiel.Game, match: Match) -> Iterator[int]:
    """Return the match as choices of OpenSpiel; a roll with one answer is not a choice."""
    state = game.new_initial_state()
    for step in match.steps:
        if step.action >= 0:
            yield step.action
            state.apply_action(step.action)
        while state.is_chance_node():
            answer = step.answers[len(state.node.answers)]
            yield answer
            state.apply_action(answer)


def fold(text: str) -> str:
    """Return the course of a match, some nodes in full, long lines by their digest."""
    head, *rest = NODE.split(text)
    nodes = list(zip(map(int, rest[::2]), rest[1::2], strict=True))
    last = nodes[-1][0]
    parts = [node if n % EACH == 0 or n == last else _choice(node) for n, node in nodes]
    lines = "\n".join((head, *parts)).splitlines()
    return "\n".join(map(_shorten, lines)) + "\n"


def _choice(node: str) -> str:
    """Return only the choice at a node."""
    return "\n".join(line for line in node.splitlines() if line.startswith(CHOICE))


def _shorten(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    digest = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[: LONGEST // 2]}… {len(line)} characters, SHA-256 {digest}…"
