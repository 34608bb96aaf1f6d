"""A backup is restored whole or not at all, and the file it replaces is never lost."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Opening, Tables, back_up, restore
from tests.service.guests import SHELF, act, guest, plan_of


def served(file: Path) -> Tables:
    """A server of that file."""
    return Tables(f"sqlite:///{file}", shelf=SHELF, load_player=guest)


def beside(file: Path) -> list[Path]:
    """Return the file, and SQLite's other files beside it."""
    return list(file.parent.glob(f"{file.name}*"))


async def seen(file: Path, opening: Opening) -> int:
    """Return how many entries Anna sees of her table."""
    async with served(file) as tables:
        return (await tables.view(opening.table, opening.token)).seq


def change(file: Path, statement: str) -> None:
    """Change a database directly."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


@pytest.fixture
async def opening(tmp_path: Path) -> Opening:
    """A table of `tables.db`; its first entries are in `backup.db`, and one more is not."""
    file = tmp_path / "tables.db"
    async with served(file) as tables:
        opened = await tables.open("lots", plan_of("person", "person"), name="Anna")
        back_up(str(file), tmp_path / "backup.db")
        await act(tables, opened.table, opened.token)
    return opened


def code_of(backup: Path, file: Path, *, replace: bool = False) -> str:
    """Return the code with which a backup is refused; the database is as it was."""
    before = file.read_bytes()
    with pytest.raises(SerenissimaError) as refused:
        restore(backup, str(file), replace=replace)
    assert file.read_bytes() == before
    assert not list(file.parent.glob("*.replaced-*"))
    return refused.value.code


async def test_data_missing_from_the_backup_are_replaced_only_on_request(
    tmp_path: Path, opening: Opening
):
    """The previous file stays, complete, under another name."""
    file, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    now = await seen(file, opening)

    assert code_of(backup, file) == "restore/loses"

    restored = restore(backup, str(file), replace=True)

    assert restored.tables == 1
    assert restored.kept
    assert await seen(file, opening) == now - 1
    assert await seen(restored.kept, opening) == now


@pytest.mark.parametrize("difference", [
    "UPDATE events SET body = body || ' ' WHERE seq = 2",
    "UPDATE events SET at = at + 1 WHERE seq = 2",
    "UPDATE tables SET secret = 'of other dice'",
])  # fmt: skip
async def test_a_log_of_the_same_length_may_differ(
    tmp_path: Path, opening: Opening, difference: str
):
    """After resuming from a backup, different entries or dice are lost as much as further ones."""
    file, now = tmp_path / "tables.db", tmp_path / "now.db"
    back_up(str(file), now)
    change(now, difference)

    assert code_of(now, file) == "restore/loses"


async def test_a_failed_copy_restores_nothing(
    tmp_path: Path, opening: Opening, monkeypatch: pytest.MonkeyPatch
):
    """It may lack room, or the right to write there."""

    def full(*_: object) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    file, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with monkeypatch.context() as disk:
        disk.setattr("serenissima.service.store.backup._copy", full)
        without_room = code_of(backup, file, replace=True)
    monkeypatch.setattr("serenissima.service.store.restoring._keep", denied)

    assert [without_room, code_of(backup, file, replace=True)] == ["restore/failed"] * 2


async def test_a_backup_that_loses_no_data_needs_no_confirmation(tmp_path: Path, opening: Opening):
    """A missing file is simply written again."""
    file, backup = tmp_path / "tables.db", tmp_path / "now.db"
    back_up(str(file), backup)
    now = await seen(file, opening)

    copies = {restore(backup, str(file)).kept for _ in range(3)}
    file.rename(tmp_path / "lost.db")
    (tmp_path / "tables.db-wal").write_bytes(b"of the lost one")
    nothing = restore(backup, str(file)).kept

    assert (len(copies), None in copies, nothing) == (3, False, None)
    assert beside(backup) == [backup]  # no write happens there
    assert beside(file) == [file]
    assert await seen(file, opening) == now


async def test_a_database_in_use_is_left_alone(
    tmp_path: Path, opening: Opening, monkeypatch: pytest.MonkeyPatch
):
    """The server would continue with its memory."""
    monkeypatch.setattr("serenissima.service.store.restoring.WAIT_S", 0.01)
    file = tmp_path / "tables.db"
    async with served(file) as tables:
        await tables.view(opening.table, opening.token)
        code = code_of(tmp_path / "backup.db", file, replace=True)

    assert code == "restore/in-use"


def cut(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[: backup.stat().st_size // 2])


def blot(backup: Path) -> None:
    text = bytearray(backup.read_bytes())
    text[4096:] = bytes(len(text) - 4096)
    backup.write_bytes(text)


def forget(backup: Path) -> None:
    change(backup, "DELETE FROM events WHERE seq = 1")


def age(backup: Path) -> None:
    change(backup, "UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(("happens", "code"), [
    (cut, "restore/damaged"),
    (blot, "restore/damaged"),
    (forget, "restore/damaged"),
    (lambda backup: backup.write_text("Dear Anna, " * 100), "restore/damaged"),
    (lambda backup: backup.write_bytes(b""), "restore/damaged"),
    (Path.unlink, "restore/file"),
    (age, "restore/version"),
])  # fmt: skip
async def test_an_incomplete_backup_replaces_nothing(
    tmp_path: Path, opening: Opening, happens: Callable[[Path], object], code: str
):
    """It is cut off, overwritten, lacks an entry, is another file, or of a later version."""
    happens(tmp_path / "backup.db")

    assert code_of(tmp_path / "backup.db", tmp_path / "tables.db", replace=True) == code


async def test_a_damaged_database_is_replaced_on_request(tmp_path: Path, opening: Opening):
    """Its content is unknown; SQLite's leftovers beside it are not taken for the new one's."""
    file, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    file.write_bytes(b"nothing that could be read" * 100)
    (tmp_path / "tables.db-wal").write_bytes(b"of the damaged one")

    assert code_of(backup, file) == "restore/loses"

    kept = restore(backup, str(file), replace=True).kept

    assert kept
    assert kept.read_bytes().startswith(b"nothing")
    assert await seen(file, opening) == 2


def test_postgresql_has_its_own_tool(tmp_path: Path):
    """The hint is its command."""
    with pytest.raises(SerenissimaError) as refused:
        restore(tmp_path / "backup.db", "postgresql://me@here/place")

    assert (refused.value.code, refused.value.hint[:10]) == ("restore/postgresql", "pg_restore")


async def test_the_command_reports_its_result(tmp_path: Path, opening: Opening):
    """It names the path of the previous database, too."""
    from typer.testing import CliRunner

    from serenissima.cli import app

    words = ["restore", str(tmp_path / "backup.db"), "--data", str(tmp_path)]
    refused = CliRunner().invoke(app, words)
    told = CliRunner().invoke(app, [*words, "--replace"])

    assert (refused.exit_code, told.exit_code) == (1, 0)
    assert refused.output.endswith("[restore/loses]\n")
    assert told.output.startswith("1 table restored from ")
    assert f"saved as {tmp_path / 'tables.replaced-'}" in told.output
