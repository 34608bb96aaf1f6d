"""The folder of the tables: exactly the one that is named, and only a server creates it."""

from pathlib import Path

import pytest

from tests.cli.command_line import run

ODD = "100%41 d?q#ü &+x"
"""The name of a folder with characters that have a meaning in URLs."""


def entries(folder: Path) -> list[str]:
    """Return the paths of everything in a folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def test_every_command_uses_exactly_the_folder_it_is_given(tmp_path: Path):
    """A database is created, listed, copied and restored there, and nowhere else."""
    folder, copy = tmp_path / ODD, tmp_path / f"copy {ODD}.db"
    data = ("--data", str(folder))

    created = run("database", "upgrade", *data)
    listed = run("tables", *data)
    copied = run("backup", str(copy), *data)
    restored = run("restore", str(copy), *data)

    assert created.stdout.startswith("created the database")
    assert listed.stdout == "there are no tables\n"
    assert f"tables are stored in {folder}\n" in copied.stdout
    assert restored.exit_code == 0, restored.output
    assert {path.split("/")[0] for path in entries(tmp_path)} == {ODD, copy.name}
    assert (folder / "tables.db").is_file()

    bare = run("tables", "--database", str(folder / "tables.db"))  # a path instead of a URL
    assert bare.stdout == "there are no tables\n"


@pytest.mark.parametrize("words", [
    ("tables",), ("reports",), ("recover", "anna"), ("relink", "t1", "0"), ("backup", "copy.db"),
])  # fmt: skip
def test_a_wrong_folder_is_refused_and_not_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
):
    """A host who mistypes the folder must not be told that there are no tables."""
    monkeypatch.chdir(tmp_path)
    told = run(*words, "--data", str(tmp_path / "venise"))

    code = "backup/database" if words[0] == "backup" else "database/missing"
    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr.endswith(f"with which the server was started) [{code}]\n")
    assert f"{tmp_path}/venise/tables.db" in told.stderr
    assert entries(tmp_path) == []
