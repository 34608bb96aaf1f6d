"""A model's seats are kept: in a file that only its user can read, and by one program at a time."""

import stat
from pathlib import Path

import pytest

from serenissima.kernel.errors import NotNow
from serenissima.mcp_server.memory import Memory

SERVER = "https://venice.example.org"


def test_a_restarted_program_has_the_seats_of_its_server(tmp_path: Path):
    """It sits where it sat last; nobody else on the machine can read the tokens."""
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
    """The second does not see what the first holds, and does not write over it."""
    file = tmp_path / "seats.json"
    first = Memory.open_file(file, SERVER)
    first.sit("table", "token")
    second = Memory.open_file(file, SERVER)
    second.sit("other", "token")

    assert second.tables == ("other",)
    assert Memory(file, SERVER).tables == ("table",)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"https://venice.example.org": 1}', "\xff"])
def test_a_file_that_cannot_be_read_holds_nothing(tmp_path: Path, text: str):
    """It is written anew with the next seat."""
    file = tmp_path / "seats.json"
    file.write_text(text, encoding="latin-1")
    memory = Memory(file, SERVER)

    with pytest.raises(NotNow, match="there is no table yet"):
        _ = memory.held
    memory.sit("table", "token")
    assert Memory(file, SERVER).held.token == "token"
