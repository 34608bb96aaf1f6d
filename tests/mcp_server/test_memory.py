"""A model's seats are stored in a file that only its user can read, for one program at a time."""

import stat
from pathlib import Path

import pytest

from serenissima.kernel.errors import NotNow
from serenissima.mcp_server.memory import Memory

SERVER = "https://venice.example.org"


def test_a_restarted_program_has_its_seats_on_the_server(tmp_path: Path):
    """It has its last seat again; other users of the machine can't read the tokens."""
    file = tmp_path / "folder" / "seats.json"
    before = Memory.open_file(file, SERVER)
    for table in ("first", "second", "first"):
        before.sit(table, f"token of {table}")
    before.close()
    after, elsewhere = Memory.open_file(file, SERVER), Memory(file, "another server")

    assert after.tables == ("second", "first")
    assert after.held.token == "token of first"
    assert elsewhere.tables == ()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    after.forget("first")
    assert Memory(file, SERVER).tables == ("second",)


def test_two_programs_never_share_a_seat(tmp_path: Path):
    """The second program neither sees nor overwrites the first one's seats."""
    file = tmp_path / "seats.json"
    first = Memory.open_file(file, SERVER)
    first.sit("table", "token")
    second = Memory.open_file(file, SERVER)
    second.sit("other", "token")

    assert second.tables == ("other",)
    assert Memory(file, SERVER).tables == ("table",)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"https://venice.example.org": 1}', "\xff"])
def test_an_unreadable_file_counts_as_empty(tmp_path: Path, text: str):
    """The next seat writes it anew."""
    file = tmp_path / "seats.json"
    file.write_text(text, encoding="latin-1")
    memory = Memory(file, SERVER)

    with pytest.raises(NotNow, match="you are not at a table yet"):
        _ = memory.held
    memory.sit("table", "token")
    assert Memory(file, SERVER).held.token == "token"
