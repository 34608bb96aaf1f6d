"""Results of a tournament on disk, so that an interrupted tournament can continue."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from serenissima.kernel.code_cache import source_digest
from serenissima.training.tournament import Fixture, Result, Tournament

NAME = 16  # hex digits of a file name
PLAYED = {".py", ".toml", ".safetensors"}  # files on which matches depend


class StoredResults:
    """The results of a tournament in a file, one line per match, written as they come.

    Results from other sources of the rules or the players are in a different file and don't count;
    neither does an incomplete line. A longer tournament starts with the matches of a shorter one.

    Args:
        folder: the folder of these files, created if missing.
        tournament: the tournament. Custom players (`own`) must be told apart by name.

    Attributes:
        results: by the number of the match.
    """

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        head = json.dumps(_played(tournament)) + "\n"
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{hashlib.sha256(head.encode()).hexdigest()[:NAME]}.jsonl"
        if not self._file.is_file():
            self._file.write_text(head, encoding="utf-8")
        text = self._file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self._file.write_text(whole, encoding="utf-8")
        planned = tournament.fixtures()
        found = [json.loads(line) for line in whole.splitlines()[1:]]
        self.results = {
            one["number"]: _read(one, planned[one["number"]])
            for one in found
            if one["number"] < len(planned)
        }

    def add(self, result: Result) -> None:
        """Append a result."""
        noted = {
            "number": result.fixture.number,
            "shares": result.shares,
            "ending": result.ending,
            "decisions": result.decisions,
            "told": dict(result.told),
        }
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(noted) + "\n")


def _read(noted: Mapping[str, Any], fixture: Fixture) -> Result:
    """Return the result stored in a line."""
    shares = tuple(noted["shares"])
    return Result(fixture, shares, noted["ending"], noted["decisions"], noted["told"])


def _played(tournament: Tournament) -> Mapping[str, Any]:
    """Return everything that determines the matches, except their number."""
    return {
        "game": tournament.meta.name,
        "files": _digest(tournament),
        "players": tournament.competitors,
        "seats": tournament.seats,
        "options": {name: str(value) for name, value in tournament.options.items()},
        "seed": str(tournament.seed),
        "sources": source_digest(),
    }


def _digest(tournament: Tournament) -> str:
    """Return a digest of the game's code and networks, which may be outside of this package."""
    folder, digest = tournament.load_game().folder, hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in PLAYED):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:NAME]
