"""A copy of a database that is in use holds every table as it was at one moment."""

import asyncio
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Tables, back_up, restore
from serenissima.service.store import writer
from serenissima.service.store.store import Store
from tests.service.guests import SHELF, act, guest, plan_of, two_at_a_table, until

ROUNDS = 20
LARGE = 2**24  # bytes


def private(path: Path) -> bool:
    """Return whether only the owner may read it."""
    return not stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO)


async def test_tables_are_copied_while_they_are_played(
    tables: Tables, database: str, tmp_path: Path
):
    """Each player finds the table in the copy as it was, although matches continue."""
    opening = await tables.open("lots", plan_of("person", "person"), name="Anna")
    before = await tables.view(opening.table, opening.token)
    copies = [tmp_path / f"{number}.db" for number in range(ROUNDS)]

    async def play() -> None:
        for _ in range(ROUNDS):
            await tables.open("lots", plan_of("computer a", "computer b"))

    playing = asyncio.create_task(play())
    counts = [await asyncio.to_thread(back_up, database, copy) for copy in copies]
    await playing
    counts.append(back_up(database, tmp_path / "all.db"))

    assert counts == sorted(counts)
    assert (counts[0] >= 1, counts[-1]) == (True, ROUNDS + 1)

    for copy in copies:
        async with Tables(f"sqlite:///{copy}", shelf=SHELF, load_player=guest) as restored:
            after = await restored.view(opening.table, opening.token)
        assert (before.decision, before.seq) == (after.decision, after.seq)


KILLED = """
import os, signal, sys
from pathlib import Path
from serenissima.service import back_up

Path.rename = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
back_up(sys.argv[1], Path(sys.argv[2]))
"""


async def test_a_killed_backup_leaves_no_copy(tables: Tables, database: str, tmp_path: Path):
    """This holds even at its very end; play continues, and the next backup is whole.

    A later one removes what is left of the copy.
    """
    opening, _ = await two_at_a_table(tables)
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    words = "-c", KILLED, database, str(copy)
    process = await asyncio.create_subprocess_exec(sys.executable, *words)
    status = await process.wait()
    left = [path.name for path in copy.parent.iterdir()]
    await act(tables, opening.table, opening.token)
    back_up(database, copy)

    assert status == -signal.SIGKILL
    assert [name.startswith(".tables.db-") for name in left] == [True]
    assert sorted(copy.parent.iterdir()) != [copy]
    for path in (copy.parent / left[0], *(copy.parent / left[0]).iterdir()):
        os.utime(path, (0, 0))
    back_up(database, copy.with_name("later.db"))
    assert sorted(copy.parent.iterdir()) == [copy, copy.with_name("later.db")]
    async with Tables(f"sqlite:///{copy}", shelf=SHELF, load_player=guest) as restored:
        after = await restored.view(opening.table, opening.token)
    assert after.seq == (await tables.view(opening.table, opening.token)).seq


KILLED_WRITING = """
import resource, signal, sys
from pathlib import Path
from serenissima.service import back_up

signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
back_up(sys.argv[1], Path(sys.argv[2]))
"""


async def test_a_backup_killed_while_copying_is_not_taken_for_whole(
    tables: Tables, database: str, tmp_path: Path
):
    """At any page the database is whole, play continues, and the next backup is whole."""
    opening, _ = await two_at_a_table(tables)
    file, copy = tmp_path / "tables.db", tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    enlarge(file)
    chance = random.Random(3)
    for share in (0.0, *(chance.uniform(0.0, 0.99) for _ in range(4))):
        killed_at(int(share * LARGE), database, copy)
        await tables.open("lots", plan_of("person", "person"))
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()

        assert found == [("ok",)]
    left = [*copy.parent.rglob("*.db")]
    codes = {refused_as_backup(path, tmp_path / "restored.db") for path in left}
    tables_copied = back_up(database, copy)

    assert (len(left), codes) == (5, {"restore/damaged"})
    assert [path.parent.name.startswith(".tables.db-") for path in left] == [True] * 5
    assert tables_copied == 1 + 5
    async with Tables(f"sqlite:///{copy}", shelf=SHELF, load_player=guest) as restored:
        after = await restored.view(opening.table, opening.token)
    assert after.seq == (await tables.view(opening.table, opening.token)).seq


def enlarge(file: Path) -> None:
    """Make a database so large that a copy takes a while."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE filler (bytes)")
        connection.executemany(
            "INSERT INTO filler VALUES (zeroblob(?))", [(2**20,)] * (LARGE >> 20)
        )
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def killed_at(size: int, database: str, copy: Path) -> None:
    """Run a backup that the system kills at the write which would exceed this size of its copy."""
    words = [sys.executable, "-c", KILLED_WRITING, database, str(copy), str(size)]
    process = subprocess.run(words, check=False)

    assert process.returncode == -signal.SIGXFSZ
    assert not copy.exists()


def refused_as_backup(file: Path, target: Path) -> str:
    """Return the code with which a file is refused as a backup; empty if it is accepted."""
    try:
        restore(file, f"sqlite:///{target}")
    except SerenissimaError as error:
        return error.code
    return ""


def test_a_copy_does_not_replace_a_file(database: str, tmp_path: Path):
    """It leaves no other file behind either."""
    (tmp_path / "tables.db").touch()
    copy = tmp_path / "kept.db"
    copy.write_text("dear")

    with pytest.raises(SerenissimaError) as refusal:
        back_up(database, copy)

    assert refusal.value.code == "backup/exists"
    assert copy.read_text() == "dear"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept.db", "tables.db"]


@pytest.mark.parametrize(
    ("database", "code"),
    [
        ("postgresql://me@here/place", "backup/postgresql"),
        ("nowhere.db", "backup/database"),
        ("letter.db", "backup/failed"),
        ("papyrus://alexandria", "database/url"),
    ],
)
def test_impossible_sources_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, code: str
):
    """They are a database of another kind, a missing one, and a file of another format."""
    monkeypatch.chdir(tmp_path)
    Path("letter.db").write_text("Dear Anna, " * 100)

    with pytest.raises(SerenissimaError) as refusal:
        back_up(database, tmp_path / "copy.db")

    assert refusal.value.code == code
    assert [path.name for path in tmp_path.iterdir()] == ["letter.db"]


async def test_new_files_are_private(tmp_path: Path):
    """The files, the copy and a new folder are, but not an existing folder."""
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    old.chmod(0o755)
    for folder in (old, new):
        async with Tables(f"sqlite:///{folder / 'tables.db'}", shelf=SHELF) as tables:
            await tables.open("lots", plan_of("person", "person"))
            back_up(str(folder / "tables.db"), folder / "copy.db")
            made = {path.name: private(path) for path in folder.iterdir()}

        assert made == dict.fromkeys(
            ("tables.db", "tables.db-wal", "tables.db-shm", "copy.db"), True
        )
    assert (private(old), private(new)) == (False, True)


async def test_the_command_reports_its_result(tmp_path: Path):
    """It names the original's path, too."""
    from typer.testing import CliRunner

    from serenissima.cli import app

    store = Store(str(tmp_path / "tables.db"))
    await store.start()
    await store.close()
    copy = tmp_path / "copy.db"
    told = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])
    again = CliRunner().invoke(app, ["backup", str(copy), "--data", str(tmp_path)])

    assert (told.exit_code, again.exit_code) == (0, 1)
    assert told.output == f"tables are stored in {tmp_path}\n0 tables copied to {copy}\n"
    assert again.output.endswith("[backup/exists]\n")


async def test_the_main_file_soon_holds_everything(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """This happens while the database is open: a killed process could not move data there."""
    monkeypatch.setattr(writer, "QUIET", 0.01)
    opening = await tables.open("lots", plan_of("person", "person"), name="Anna")

    await until(lambda: alone(tmp_path) == [(opening.table, 2)])

    assert alone(tmp_path) == [(opening.table, 2)]


def alone(folder: Path) -> list[tuple[str, int]]:
    """Return the tables, and their numbers of entries, in a copy of the main file alone."""
    copy = folder / "alone.db"
    copy.write_bytes((folder / "tables.db").read_bytes())
    with closing(sqlite3.connect(copy)) as connection, suppress(sqlite3.DatabaseError):
        return connection.execute("SELECT table_id, max(seq) FROM events GROUP BY 1").fetchall()
    return []
