"""Matches as OpenSpiel tells them, node by node: everything that it can ask.

Of the small game all of it is kept. Of the games on the shelf the course is kept, and every so many
nodes in full; of their long lines, the beginning and a digest of the whole.
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
    """Play them again; `make golden` does."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in STORED.items():
        yield _write(name, generate_playthrough.playthrough(game, None, seed=SEED))
    for name in SHELF:
        yield _write(name, folded(of_match(name)))


def _write(name: str, text: str) -> Path:
    path = FOLDER / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    return path


def replayed(name: str) -> tuple[str, str]:
    """What is stored, and the same choices made again."""
    flags.FLAGS.mark_as_parsed()  # as if its own program ran
    told: tuple[str, str] = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    return told


def of_match(name: str) -> str:
    """A match of the greedy player with itself, with as few seats as can be."""
    game = games.load(name.replace("_", "-"))
    match = play(game, ["greedy"] * game.meta.seats[0], seed=SEED)
    called = f"serenissima_{name}"
    choices = list(sequence(pyspiel.load_game(called), match))
    return _told(called, choices)


def again(name: str, stored: str) -> str:
    """The same choices as in a text that was kept."""
    choices = [int(number) for number in re.findall(r"^action: (\d+)$", stored, re.MULTILINE)]
    return folded(_told(f"serenissima_{name}", choices))


def _told(called: str, choices: list[int]) -> str:
    told: str = generate_playthrough.playthrough(called, choices)
    return told


def sequence(game: pyspiel.Game, match: Match) -> Iterator[int]:
    """The match as choices of OpenSpiel; a question with one answer is none."""
    state = game.new_initial_state()
    for step in match.steps:
        if step.action >= 0:
            yield step.action
            state.apply_action(step.action)
        while state.is_chance_node():
            answer = step.answers[len(state.node.answers)]
            yield answer
            state.apply_action(answer)


def folded(text: str) -> str:
    """The course of a match, some nodes in full, long lines by their digest."""
    head, *rest = NODE.split(text)
    nodes = list(zip(map(int, rest[::2]), rest[1::2], strict=True))
    last = nodes[-1][0]
    parts = [node if n % EACH == 0 or n == last else _choice(node) for n, node in nodes]
    lines = "\n".join((head, *parts)).splitlines()
    return "\n".join(map(_shortened, lines)) + "\n"


def _choice(node: str) -> str:
    """Only what was chosen at a node."""
    return "\n".join(line for line in node.splitlines() if line.startswith(CHOICE))


def _shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    digest = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[: LONGEST // 2]}… {len(line)} characters, SHA-256 {digest}…"
