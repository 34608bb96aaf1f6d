"""The wheel contains exactly the files that a player needs, and works in an empty folder."""

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
    """Return the output of a command, and show its errors if it fails."""
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
def files_in(wheel: Path) -> set[str]:
    """Return the names of the files in the wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and its dependencies, which cannot see the sources."""
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
    """Return the output of a command of that environment; interpreted, since it plays one match."""
    programs = elsewhere / "venv" / ("Scripts" if os.name == "nt" else "bin")
    env = {**environment(elsewhere), "NUMBA_DISABLE_JIT": "1"}
    return run(programs / words[0], *words[1:], cwd=elsewhere, env=env)


def test_the_wheel_contains_every_file_of_the_package(files_in: set[str]):
    """Data files need no separate list."""
    expected = {path.relative_to(SRC).as_posix() for path in files(PACKAGE)}

    assert expected == files_in


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
def test_the_wheel_contains_texts_pages_and_migrations(files_in: set[str], part: str):
    """Words, pictures, pages, rules and migrations belong to it."""
    assert any(part in name for name in files_in)


def test_the_wheel_contains_no_tests(files_in: set[str]):
    assert [name for name in files_in if "/tests/" in name or "/test_" in name] == []


def test_the_wheel_is_the_installed_package(elsewhere: Path):
    """The environment does not use the sources."""
    told = command(elsewhere, "python", "-c", "import serenissima; print(serenissima.__file__)")

    assert Path(told.strip()).is_relative_to(elsewhere)


def test_the_wheel_plays_and_verifies_a_match(elsewhere: Path):
    """In an empty folder, a match is played, written and checked."""
    game = games.names()[0]
    seats = ",".join(["uniform"] * games.meta(game).seats[0])
    play = ("match", game, "--seats", seats, "--seed", "1")
    command(elsewhere, "serenissima", *play, "--out", "first.match")

    assert (elsewhere / "first.match").read_text(encoding="utf-8").strip()
    command(elsewhere, "serenissima", "verify", "first.match")
