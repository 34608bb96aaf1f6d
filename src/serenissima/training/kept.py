"""Results of a tournament on disk: one that was interrupted goes on where it stopped."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from serenissima.kernel.code_cache import source_digest
from serenissima.training.tournament import Fixture, Result, Tournament

NAME = 16  # hex digits of a file's name


class Kept:
    """The results of a tournament, in a file with a line for each match, as they come.

    What was found with other sources of the rules or the players is in another file and does not
    count, nor does a line that was not written to its end. A tournament of more matches begins with
    those of a shorter one.

    Args:
        folder: where such files lie; made if it is not there.
        tournament: what is played. Players of one's own (`own`) have to be told apart by name.

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
        """Note a result."""
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
    """The result that a line notes."""
    shares = tuple(noted["shares"])
    return Result(fixture, shares, noted["ending"], noted["decisions"], noted["told"])


def _played(tournament: Tournament) -> Mapping[str, Any]:
    """What decides how the matches go, whatever their number."""
    return {
        "game": tournament.game,
        "players": tournament.competitors,
        "seats": tournament.seats,
        "options": {name: str(value) for name, value in tournament.options.items()},
        "seed": str(tournament.seed),
        "sources": source_digest(),
    }
