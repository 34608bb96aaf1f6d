"""The sample of faults to plant, which is the same for the same code.

A fault is drawn by a digest of its contents, never by its position in a list. So changes of other
code neither move nor replace it. At most one is drawn in each function, and its kind before its
place; otherwise long functions and frequent kinds would make up most of the sample. Kinds that
almost any test notices are drawn less often.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from pathlib import Path

from tools.mutants import python_faults, script_faults
from tools.mutants.faults import Fault, digest, number_faults

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
SEED = "serenissima"
# The frequency of a kind: most tests that run such code notice these.
WEIGHTS = {"condition": 0.5, "return": 0.5, "nothing": 0.1, "arguments": 0.1}
CHANGES = {".py": python_faults.changes, ".js": script_faults.changes}


@dataclass(frozen=True)
class Area:
    """A part of the project.

    Attributes:
        name: the name of the area.
        count: the number of faults to draw.
        sources: patterns of its files, from the root.
        without: names of files among them to leave out.
        tests: patterns of the files and folders of its tests; `FOLDER` stands for the faulty
            file's.
        rules: whether its functions are compiled.
    """

    name: str
    count: int
    sources: tuple[str, ...]
    without: tuple[str, ...]
    tests: tuple[str, ...]
    rules: bool = False

    def faults(self, root: Path = ROOT) -> list[Fault]:
        """Return every possible fault of its files."""
        paths = sorted({path for pattern in self.sources for path in root.glob(pattern)})
        files = [path for path in paths if not any(map(path.match, self.without))]
        return [fault for path in files for fault in faults_of(self.name, path, root)]

    def all_tests(self, root: Path = ROOT) -> list[str]:
        """Return the files and folders of its tests, for a fault in any folder."""
        return self._matching((one.replace("FOLDER", "*") for one in self.tests), root)

    def tests_of(self, fault: Fault, root: Path = ROOT) -> list[str]:
        """Return the files and folders of its tests that exist, for one fault."""
        folder = Path(fault.file).parent.name
        return self._matching((one.replace("FOLDER", folder) for one in self.tests), root)

    def _matching(self, patterns: Iterable[str], root: Path) -> list[str]:
        paths = (path for pattern in patterns for path in sorted(root.glob(pattern)))
        return list(dict.fromkeys(path.relative_to(root).as_posix() for path in paths))


def faults_of(area: str, path: Path, root: Path) -> list[Fault]:
    """Return every possible fault of a file."""
    source = path.read_bytes()
    file = path.relative_to(root).as_posix()
    return list(number_faults(area, file, source, CHANGES[path.suffix](source)))


def areas(path: Path = HERE / "areas.toml") -> list[Area]:
    """Return the parts of the project, as listed in a file."""
    return [
        Area(
            name, entry["count"], tuple(entry["sources"]), tuple(entry.get("without", ())),
            tuple(entry["tests"]), entry.get("rules", False),
        )
        for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items()
    ]  # fmt: skip


def read_excluded(path: Path = HERE / "excluded.toml") -> dict[str, str]:
    """Return the reasons why no test can notice a fault, by its id."""
    reasons: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    return reasons


def sample(faults: Iterable[Fault], count: int, without: Iterable[str] = ()) -> list[Fault]:
    """Draw `count` faults, at most one for each function; fewer if there are fewer functions."""
    left_out = set(without)
    functions: dict[tuple[str, str], list[Fault]] = defaultdict(list)
    for fault in faults:
        if fault.id not in left_out:
            functions[fault.file, fault.change.scope].append(fault)
    first = {function: min(found, key=_lot) for function, found in functions.items()}
    drawn = sorted(functions, key=lambda one: _waiting(first[one], *one))[:count]
    return sorted((first[one] for one in drawn), key=_place)


def _lot(fault: Fault) -> tuple[float, str]:
    """Return a sort key that draws the kind first, then the place."""
    change = fault.change
    kind = _waiting(fault, fault.file, change.scope, change.operator)
    return kind, digest(SEED, fault.id)


def _waiting(fault: Fault, *drawn: str) -> float:
    """Return a number that depends on texts and the seed; the least is drawn, by weight."""
    uniform = (int(digest(SEED, *drawn)[:12], 16) + 1) / 16**12
    return -log(uniform) / WEIGHTS.get(fault.change.operator, 1.0)


def _place(fault: Fault) -> tuple[str, int]:
    return fault.file, fault.change.start
