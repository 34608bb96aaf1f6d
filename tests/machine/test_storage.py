"""A folder for compiled code is found before a minute is spent on compiling."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from serenissima import games
from serenissima.cli.compiling import prepare_storage
from serenissima.kernel.code_cache import CACHE_VARIABLE, cache_folder
from serenissima.kernel.errors import NotNow
from serenissima.machine import storage, warm


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder for compiled code is impossible, for any user: it is below a file."""
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv(CACHE_VARIABLE, str(file / "cache"))
    monkeypatch.setattr(warm, "INTERPRETED", False)
    cache_folder.cache_clear()
    yield file / "cache"
    cache_folder.cache_clear()


def test_games_are_compiled_in_a_temporary_folder(
    read_only: Path, capsys: pytest.CaptureFixture[str]
):
    """The variable that avoids it is named first."""
    prepare_storage(games.names())

    told = capsys.readouterr().err
    assert (str(read_only) in told, CACHE_VARIABLE in told) == (True, True)
    assert Path(os.environ[CACHE_VARIABLE]).is_dir()
    assert cache_folder().parent == Path(os.environ[CACHE_VARIABLE])
    assert not storage.needs_other_folder(games.names())


def test_without_any_folder_nothing_is_compiled(read_only: Path, monkeypatch: pytest.MonkeyPatch):
    """The refusal names the variable, before any work is lost."""
    monkeypatch.setattr(tempfile, "tempdir", str(read_only))

    with pytest.raises(NotNow, match="SERENISSIMA_CACHE") as error:
        prepare_storage(games.names())

    assert error.value.code == "code/folder"
    assert str(read_only) in str(error.value.text)
