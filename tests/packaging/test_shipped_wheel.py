"""A wheel with machine code plays at once in an empty home, and compiles nothing."""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from serenissima import games
from serenissima.machine.precompile import levels_of
from tests.places import environment
from tools import wheel

pytestmark = pytest.mark.soak

LEVELS = levels_of(platform.machine())
OTHER = {"x86_64": "aarch64", "aarch64": "x86_64"}[platform.machine()]
ELF_MACHINES = {"x86_64": 62, "aarch64": 183}  # e_machine in the header of an object file
CHOICES = """
import sys
import serenissima
from serenissima import players
from serenissima.kernel.dice import rolled

game = serenissima.load(sys.argv[1])
match, dice = serenissima.Match(game), rolled(0)
for name in ("uniform", "greedy", "ismcts:20") * 3:
    seat = match.waits[0]
    action = players.load(name).choose(game, match.terms, match.view(seat), seat, dice)
    print(match.play(seat, action))
"""
OBJECT = """
import pickle, sys
import serenissima.kernel.machine_code
from serenissima import games, players
for name in games.names():
    games.load(name)
for path in sys.argv[1:]:
    _, _, (code, _) = pickle.load(open(path, "rb"))[0]
    print(code[:4] == b"\\x7fELF" and int.from_bytes(code[18:20], "little"))
"""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every machine."""
    return wheel.build(tmp_path_factory.mktemp("wheels"))


@pytest.fixture(scope="module")
def site(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of an environment in which the wheel for this machine is installed."""
    place = tmp_path_factory.mktemp("elsewhere")
    venv.create(place, with_pip=False)
    scheme = {"base": str(place), "platbase": str(place)}
    site = Path(sysconfig.get_path("purelib", "venv", scheme))
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    made = wheel.ship(plain, platform.machine())
    python = ("--python", place / "bin" / "python")
    install = (sys.executable, "-m", "pip", *python, "install", "--no-deps", "--ignore-installed")
    subprocess.run([*install, "--no-index", made], check=True, env=environment(place))
    return site


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_first_choice_needs_no_compilation(site: Path, tmp_path: Path, level):
    """For each level of processor, in every game, even if nothing can be written."""
    (shipped,) = (site / wheel.SHIPPED).iterdir()
    for faster in LEVELS[: LEVELS.index(level)]:
        shutil.rmtree(shipped / faster.name, ignore_errors=True)
    (nowhere := tmp_path / "file").touch()
    env = {**environment(tmp_path), "HOME": str(tmp_path), "NUMBA_DEBUG_CACHE": "1"}
    env["SERENISSIMA_CACHE"] = str(nowhere / "folder")
    python = site.parents[2] / "bin" / "python"
    for game in games.names():
        command = (python, "-c", CHOICES, game)
        heard = subprocess.run(command, env=env, capture_output=True, text=True, check=True)

        assert f"data loaded from '{shipped / level.name}" in heard.stdout
        assert "data saved" not in heard.stdout


def test_code_for_another_architecture_is_complete(plain: Path, tmp_path: Path):
    """It has the same functions, as object files of that architecture."""
    made = wheel.ship(plain, OTHER)
    with zipfile.ZipFile(made) as archive:
        names = [name for name in archive.namelist() if name.startswith(wheel.SHIPPED)]
        archive.extractall(tmp_path, [name for name in names if name.endswith(".nbc")])
    (level, *_) = levels_of(OTHER)
    marks = [name for name in names if name.endswith(f"{level.name}/{games.names()[0]}.warm")]
    paths = list(map(str, tmp_path.rglob(f"{level.name}/**/*.nbc")))
    env = {**os.environ, "SERENISSIMA_CACHE": str(tmp_path / "cache")}
    heard = subprocess.run(
        [sys.executable, "-c", OBJECT, *paths], env=env, capture_output=True, text=True, check=True
    )

    assert marks
    assert len(paths) > len(games.names())
    assert set(heard.stdout.split()) == {str(ELF_MACHINES[OTHER])}
    assert OTHER in made.name
