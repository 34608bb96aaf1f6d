"""The wheel holds what a player needs and nothing else, and plays in an empty place."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from serenissima import games
from tests.places import PACKAGE, ROOT, SRC, environment, files

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


def run(*words: str | Path, cwd: Path, env: dict[str, str]) -> str:
    """What a command prints; its errors are shown when it fails."""
    told = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert told.returncode == 0, f"{' '.join(map(str, words))}\n{told.stdout}\n{told.stderr}"
    return told.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree."""
    out = tmp_path_factory.mktemp("wheel")
    build = ("-m", "build", "--wheel", "--no-isolation", "--outdir", out)
    run(sys.executable, *build, cwd=ROOT, env=environment(out))
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def held(wheel: Path) -> set[str]:
    """The names of the files in the wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it depends on, which cannot see the sources."""
    place = tmp_path_factory.mktemp("elsewhere")
    venv.create(place / "venv", with_pip=False)
    scheme = {"base": str(place / "venv"), "platbase": str(place / "venv")}
    site = Path(sysconfig.get_path("purelib", "venv", scheme))
    # A folder named in a .pth file has its own .pth files ignored: no editable install leaks in.
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    python = str(place / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
    install = ("-m", "pip", "--python", python, "install", "--no-deps", "--ignore-installed")
    run(sys.executable, *install, "--no-index", wheel, cwd=place, env=environment(place))
    return place


def command(elsewhere: Path, *words: str) -> str:
    """What a command of that environment prints; interpreted, since it is asked for one match."""
    programs = elsewhere / "venv" / ("Scripts" if os.name == "nt" else "bin")
    env = {**environment(elsewhere), "NUMBA_DISABLE_JIT": "1"}
    return run(programs / words[0], *words[1:], cwd=elsewhere, env=env)


def test_holds_every_file_of_the_package(held: set[str]):
    """Data is shipped without a list of data."""
    expected = {path.relative_to(SRC).as_posix() for path in files(PACKAGE)}

    assert expected == held


@pytest.mark.parametrize(
    "part",
    [
        "words/en.ftl",
        "art/",
        "RULES.md",
        "web/templates/",
        "web/static/",
        "migrations/",
        "py.typed",
    ],
)
def test_holds_what_people_see_and_servers_need(held: set[str], part: str):
    """Words, pictures, pages, rules and migrations are there."""
    assert any(part in name for name in held)


def test_holds_no_tests(held: set[str]):
    """Tests stay at home."""
    assert [name for name in held if "/tests/" in name or "/test_" in name] == []


def test_is_the_one_installed(elsewhere: Path):
    """The environment's package is the wheel's, not the sources."""
    told = command(elsewhere, "python", "-c", "import serenissima; print(serenissima.__file__)")

    assert Path(told.strip()).is_relative_to(elsewhere)


def test_plays_and_verifies_a_match(elsewhere: Path):
    """From an empty place a match is played, written down and checked."""
    game = games.names()[0]
    seats = ",".join(["uniform"] * games.meta(game).seats[0])
    play = ("match", game, "--seats", seats, "--seed", "1")
    command(elsewhere, "serenissima", *play, "--out", "first.match")

    assert (elsewhere / "first.match").read_text(encoding="utf-8").strip()
    command(elsewhere, "serenissima", "verify", "first.match")
