"""Servers started from the command line."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from serenissima import games
from serenissima.cli.serve import ServeOptions, print_prepared, sharing_command
from serenissima.kernel.code_cache import CACHE_VARIABLE
from serenissima.web.security.limits import Limits
from tests.cli.command_line import run
from tests.each import EACH
from tests.places import BIN, environment

GAME = games.names()[0]


def test_a_server_starts_prints_its_address_and_ends_cleanly(tmp_path: Path):
    """It takes a free port and stores its data in the named folder; Ctrl-C ends it.

    It also reports that no game is compiled yet.
    """
    data = tmp_path / "venice"
    process = subprocess.Popen(
        [BIN / "serenissima", "play", GAME, "--name", "Anna", "--no-browser",
         "--data", str(data)],
        env={**environment(tmp_path), CACHE_VARIABLE: str(tmp_path / "cache")}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout
    try:
        kept, playing, preparing = (process.stdout.readline() for _ in range(3))
        address = re.search(r"http://127\.0\.0\.1:\d+\S*", playing)

        assert str(data) in kept
        assert address, playing
        assert all(name in preparing for name in games.names())

        with urllib.request.urlopen(address[0], timeout=20) as page:
            assert (page.status, b'value="Anna"' in page.read()) == (200, True)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()

    assert errors == ""
    assert process.returncode in (0, 130)
    assert (data / "tables.db").is_file()


def test_the_server_reports_when_games_are_compiled(capsys: pytest.CaptureFixture[str]):
    """Games that need no compilation are ready at once."""
    print_prepared(games.names())

    told = capsys.readouterr().out.splitlines()
    assert told == [f"{name} is ready" for name in games.names()]


def test_a_server_whose_output_is_full_stops_with_one_line(tmp_path: Path):
    """Its host would otherwise not learn where the pages are."""
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [BIN / "serenissima", "serve", "--port", "0", "--data", str(tmp_path)], check=False,
            stdout=full, stderr=subprocess.PIPE, text=True, env=environment(tmp_path), timeout=600,
        )  # fmt: skip

    assert (told.returncode, told.stderr.count("\n")) == (1, 1), told.stderr
    assert told.stderr.endswith("[command/output]\n")


def test_wrong_server_settings_are_refused(tmp_path: Path):
    """The port is taken, the database unknown, or Ray missing for a cluster."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for words, code in (
            (["--port", port, "--data", str(tmp_path)], "server/address"),
            (["--database", "papyrus://alexandria"], "database/url"),
            (["--proxy", "next-door", "--data", str(tmp_path)], "server/proxy"),
            (["--ray", "nowhere"], "ray/address"),
            (["--ray", "127.0.0.1:1"], "ray/unreachable" if EACH else "ray/missing"),
        ):
            told = run("serve", *words)

            assert (told.exit_code, told.stdout) == (1, "")
            assert told.stderr.endswith(f"[{code}]\n")


@pytest.mark.parametrize(("given", "command"), [
    (("", None), "serenissima serve --host 0.0.0.0"),
    (("", Path("/srv/our tables")),
     "serenissima serve --host 0.0.0.0 --data '/srv/our tables'"),
    (("sqlite:///v.db", None),
     "serenissima serve --host 0.0.0.0 --database sqlite:///v.db"),
    (("postgresql://anna:hunter2@db/venice", None),
     "serenissima serve --host 0.0.0.0 --database URL"),
])  # fmt: skip
def test_the_output_shows_how_to_serve_the_same_tables_to_others(
    given: tuple[str, Path | None], command: str
):
    """The location of the tables stays the same; a password is not shown."""
    assert sharing_command(*given) == command


@pytest.mark.parametrize(("path", "told"), [
    ("", ".venv/bin/serenissima"),
    (str(BIN), "serenissima"),
])  # fmt: skip
def test_the_printed_command_works_in_the_shell(
    monkeypatch: pytest.MonkeyPatch, path: str, told: str
):
    """Outside an active environment it contains the path of this program."""
    monkeypatch.setattr(sys, "argv", [".venv/bin/serenissima", "play"])
    monkeypatch.setenv("PATH", path)

    assert sharing_command("", None) == f"{told} serve --host 0.0.0.0"


@pytest.mark.parametrize(("database", "code"), [
    ("postgresql://anna:hunter2@127.0.0.1:1/venice?password=hunter2", "database/unavailable"),
    ("letter.db", "database/unavailable"),
    ("papyrus://anna:hunter2@alexandria?password=hunter2", "database/url"),
])  # fmt: skip
def test_an_unusable_database_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database: str, code: str
):
    """It is missing, another kind of file, or of an unknown kind; passwords stay hidden."""
    (tmp_path / "letter.db").write_text("Dear Anna, this is no database. " * 100)
    monkeypatch.chdir(tmp_path)
    told = run("serve", "--port", "0", "--database", database)

    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr.count("\n") == 1
    assert told.stderr.endswith(f"[{code}]\n")
    assert "hunter2" not in told.stderr


def test_a_wrong_proxy_is_refused_before_any_announcement(tmp_path: Path):
    """The folder for the tables is not created either."""
    told = run("serve", "--proxy", "next-door", "--data", str(tmp_path / "venice"))

    assert (told.exit_code, told.stdout) == (1, "")
    assert not (tmp_path / "venice").exists()


def test_the_burst_limit_follows_the_rate():
    """A host who allows fewer requests also limits bursts."""
    rates = (Limits.requests, 5, 0.1)
    bursts = [ServeOptions(requests=rate).settings().limits.burst for rate in rates]

    assert bursts == [Limits.burst, 84, 2]


def test_a_public_server_prints_a_reachable_address(tmp_path: Path):
    """It is the address of this machine in its network, if there is one."""
    process = subprocess.Popen(
        [BIN / "serenissima", "serve", "--host", "0.0.0.0", "--port", "0",
         "--data", str(tmp_path)],
        env=environment(tmp_path), text=True, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout
    try:
        process.stdout.readline()
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address
        with urllib.request.urlopen(address[0], timeout=20) as page:
            status = page.status
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)

    assert "0.0.0.0" not in address[0]
    assert status == 200
