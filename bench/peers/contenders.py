"""The contenders that play at random beside Serenissima: their commands and environments."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
GAME = HERE / "canal_grande"
OURS = HERE.parents[1] / "src" / "serenissima" / "games" / "canal_grande"
KEPT = HERE.parents[1] / "build" / "peers"
RULES = ("actions bids challenges dividing drawing events fields material memory phases powers "
         "rules scoring setup stages votes")  # fmt: skip
REMARKS = ("#", "//")
SEEN = "tensor and mask in Python"


@dataclass(frozen=True)
class Environment:
    """A contender's environment.

    Attributes:
        name: the name of its folder; empty for the running Python.
        packages: the packages to install with pip, each with its version.
        node: a folder with a `package.json`, instead of packages.
    """

    name: str = ""
    packages: tuple[str, ...] = ()
    node: Path | None = None

    @property
    def folder(self) -> Path:
        """The folder of the installation."""
        return KEPT / self.name

    @property
    def program(self) -> tuple[str, ...]:
        """The command that runs a program in it."""
        if self.node:
            return (str(self.folder / "node_modules" / ".bin" / "tsx"),)
        python = self.folder / "bin" / "python" if self.packages else Path(sys.executable)
        return (str(python),)

    def install(self) -> None:
        """Install it, unless it is installed."""
        done = self.folder / "installed"
        if not self.name or done.exists():
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.node:
            for source in self.node.glob("*.*"):
                (self.folder / source.name).write_bytes(source.read_bytes())
            run(["npm", "install", "--no-audit", "--no-fund"], self.folder)
        else:
            run([sys.executable, "-m", "venv", "."], self.folder)
            run([*self.program, "-m", "pip", "install", "-q", *self.packages], self.folder)
        done.touch()

    @property
    def versions(self) -> str:
        """The installed versions, for readers of the figures."""
        if self.node:
            wanted = json.loads((self.node / "package.json").read_text())["dependencies"]
            node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
            return f"boardgame.io {wanted['boardgame.io']}, Node.js {node.stdout.strip()[1:]}"
        return ", ".join(package.replace("==", " ") for package in self.packages)


def run(command: list[str], folder: Path) -> None:
    """Run a command of an installation; show its output if it fails."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"{' '.join(command)}\n{ran.stdout}{ran.stderr}")


@dataclass(frozen=True)
class Contender:
    """A program that plays at random: `PROGRAM time SECONDS`, or `PROGRAM agree` if it `replays`.

    Attributes:
        name: the name of its line.
        environment: its environment.
        words: the program and its arguments.
        sources: the files that hold the rules.
        replays: whether it replays matches of Canal Grande beside ours, when told to `agree`.
    """

    name: str
    environment: Environment
    words: tuple[str, ...]
    sources: tuple[Path, ...] = ()
    replays: bool = False

    def command(self, *more: str) -> list[str]:
        """Return the command to run."""
        return [*self.environment.program, *self.words, *more]

    @property
    def lines(self) -> int:
        """The lines of the rules that are neither blank nor comments."""
        texts = (source.read_text(encoding="utf-8") for source in self.sources)
        kept = (line.strip() for text in texts for line in text.splitlines())
        return sum(bool(line) and not line.startswith(REMARKS) for line in kept)


OWN = Environment()
SPIEL = Environment("openspiel", ("open_spiel==2.0.2",))
JAX = Environment("jax", ("jax==0.10.2",))
NODE = Environment("boardgame_io", node=GAME / "boardgame_io")
RLCARD = Environment("rlcard", ("rlcard==1.2.0",))
CATAN = Environment("catanatron", ("catanatron==3.2.1",))


def own(name: str, way: str, *, replays: bool = False) -> Contender:
    """Return one of our own ways to play."""
    sources = tuple(OURS / f"{module}.py" for module in RULES.split())
    words = (str(GAME / "own.py"), way)
    return Contender(f"Serenissima, {name}", OWN, words, sources, replays)


def theirs(name: str, environment: Environment, *sources: str) -> Contender:
    """Return the same rules, written for another library."""
    files = tuple(GAME / source for source in sources)
    program = environment.folder / "play.ts" if environment.node else files[-1]
    return Contender(name, environment, (str(program),), files[:1], replays=True)


CONTENDERS = (
    own("compiled playouts", "playouts"),
    own("batch with features and mask", "batch", replays=True),
    own("one match from Python", "match", replays=True),
    own("as a game of OpenSpiel", "openspiel", replays=True),
    theirs("OpenSpiel, written in Python", SPIEL, "spiel_rules.py", "spiel.py"),
    theirs("JAX, mapped over a batch", JAX, "jax_rules.py", "jax_batch.py"),
    theirs("boardgame.io, written in TypeScript", NODE, "boardgame_io/game.ts"),
)
YARDSTICKS = (
    *(
        Contender(f"OpenSpiel's {name}, in C++", SPIEL, (str(HERE / "openspiel.py"), name))
        for name in ("gin_rummy", "backgammon", "hearts", "goofspiel")
    ),
    *(
        Contender(f"OpenSpiel's {name}, {SEEN}", SPIEL, (str(HERE / "openspiel.py"), name, "seen"))
        for name in ("gin_rummy", "hearts", "goofspiel")
    ),
    Contender("RLCard's gin-rummy", RLCARD, (str(HERE / "rlcard_games.py"), "gin-rummy")),
    Contender("catanatron's settlers, two seats", CATAN, (str(HERE / "catanatron_games.py"),)),
)
