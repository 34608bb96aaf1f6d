"""Match files, such as those of people's matches, as the tables that recordings have."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from serenissima.adapters.encoder import Encoder
from serenissima.adapters.extra import need
from serenissima.adapters.parquet import RecordedMatch, decisions_table, matches_table
from serenissima.api import load
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay

COMPRESSION = "zstd"


@dataclass(frozen=True)
class ConvertedFiles:
    """The result of a conversion.

    Attributes:
        folders: the folders with tables, one for each game and number of seats.
        matches: the number of matches in them.
        decisions: the number of decisions.
        unfinished: files of matches that aren't over, which are left out.
    """

    folders: tuple[Path, ...]
    matches: int
    decisions: int
    unfinished: tuple[Path, ...]


def read_match_file(file: Path, number: int = 0) -> RecordedMatch:
    """Return the match of a file with its number in a list; `deal` is the file's name.

    Raises:
        Unreadable, Illegal, NotNow, Unknown: what `serenissima.read_match` raises.
    """
    transcript = parse_match(file.read_text(encoding="utf-8"))
    match = replay(load(transcript.game), transcript)
    players = tuple(transcript.players.get(seat, "") for seat in range(match.seats))
    return RecordedMatch(number, file.name, players, match)


def convert_files(files: Iterable[Path], folder: Path) -> ConvertedFiles:
    """Write `decisions.parquet` and `matches.parquet` into `folder/GAME-SEATS`.

    Raises:
        Unreadable, Illegal, NotNow, Unknown: what `read_match_file` raises; then nothing is
            written.
    """
    parts: dict[str, list[RecordedMatch]] = defaultdict(list)
    unfinished = []
    for number, file in enumerate(files):
        one = read_match_file(file, number)
        if one.match.over:
            parts[f"{one.match.game.meta.name}-{one.match.seats}"].append(one)
        else:
            unfinished.append(file)
    decisions = sum(_write(recorded, folder / name) for name, recorded in parts.items())
    folders = tuple(folder / name for name in parts)
    return ConvertedFiles(folders, sum(map(len, parts.values())), decisions, tuple(unfinished))


def _write(recorded: list[RecordedMatch], folder: Path) -> int:
    """Write the tables of matches of one game and number of seats; return their decisions."""
    first = recorded[0].match
    folder.mkdir(parents=True, exist_ok=True)
    decisions = decisions_table(Encoder(first.game, first.seats), recorded)
    tables = {"decisions": decisions, "matches": matches_table(first.game, first.seats, recorded)}
    for name, table in tables.items():
        file = folder / f"{name}.parquet"
        need("pyarrow.parquet").write_table(table, file, compression=COMPRESSION)
    return int(decisions.num_rows)
