"""The faults that `make mutants` plants: their kinds, their places, and a stable choice."""

import ast
import re
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutants import python_faults, script_faults
from tools.mutants.copies import Copy, Stopped
from tools.mutants.faults import Fault, number_faults
from tools.mutants.report import report
from tools.mutants.results import KILLED, SURVIVED, Result, Results, source_of
from tools.mutants.sampling import ROOT, Area, areas, read_excluded, sample
from tools.mutants.suites import DEFAULT, FULL, SUITES

PYTHON = """\
def found(rows, least=3, *, deep=False):
    '''A docstring is left alone, 1 < 2.'''
    total: int = 0
    if not rows:
        return None
    for row in rows:
        if row.size < least and row.kind in KINDS:
            total += row.size
            log.warning("%s", 1 + 1)
            note(row, total)
            break
    return max(total, 7) if deep else total
"""
SCRIPT = """\
// a comment === another
const QUICK = 5, LONG = 300;
export function pick(list, { deep = false }) {
  if (!list.length) return null;
  const text = `${list.length > 1 ? "a && b" : ""} rest`, slash = /[/"]===/g;
  for (const one of list) if (one.at >= QUICK && !one.gone) this.found = one;
  show(list, text);
  return list.length + 1 !== 2;
}
class Box { get full() { return this.size === 0; } }
listen();
"""


def faults(source: str, file: str = "made_up.py") -> list[Fault]:
    found = script_faults if file.endswith(".js") else python_faults
    text = source.encode()
    return list(number_faults("made up", file, text, found.changes(text)))


def list_changes(source: str, file: str = "made_up.py") -> set[tuple[str, str, str]]:
    """Return the operator of each fault, the code it replaces, and the new code."""
    return {(one.change.operator, one.old, one.change.new) for one in faults(source, file)}


def test_faults_in_python_cover_every_kind():
    """Docstrings, annotations and logs have none."""
    assert list_changes(PYTHON) == {
        ("default", "3", "4"), ("default", "False", "True"), ("constant", "0", "1"),
        ("condition", "not rows", "rows"), ("guard", "not rows", "False"),
        ("condition", "row.size < least and row.kind in KINDS",
         "not (row.size < least and row.kind in KINDS)"),
        ("compare", "<", "<="), ("boolean", "and", "or"), ("compare", "in", "not in"),
        ("arithmetic", "+=", "-="), ("statement", "total += row.size", "pass"),
        ("statement", "note(row, total)", "pass"), ("arguments", "row, total", "total, row"),
        ("loop", "break", "continue"), ("nothing", "max(total, 7) if deep else total", "None"),
        ("opposite", "max", "min"), ("constant", "7", "8"), ("condition", "deep", "not (deep)"),
    }  # fmt: skip


@pytest.mark.parametrize(
    "left_alone",
    [
        "KINDS = __all__ = ['a']",
        "if TYPE_CHECKING:\n    from a import b\n    N = 1",
        "Value = int | str",
        "assert size < 3",
        "def f(x: Literal[1, 2]) -> Literal[3]: ...",
        "logger.info('%d', 1 + 2)",
        "MOST = 5000",
        "x = f'{size + 1:03}'",
        "ok = isinstance(x, Row | str | int)",
        "pairs = zip(a, b, strict=True)",
    ],
)
def test_unnoticeable_faults_are_left_out(left_alone: str):
    assert list_changes(left_alone) == set()


def test_faults_in_scripts_change_code_only():
    """Comments, texts, templates and regular expressions have none."""
    assert list_changes(SCRIPT, "made_up.js") == {
        ("constant", "5", "6"), ("constant", "false", "true"), ("condition", "!", ""),
        ("guard", "!list.length", "false"), ("compare", ">=", ">"), ("boolean", "&&", "||"),
        ("condition", "one.at >= QUICK && !one.gone", "!(one.at >= QUICK && !one.gone)"),
        ("statement", "show(list, text);", ""), ("arithmetic", "+", "-"), ("constant", "1", "2"),
        ("compare", "!==", "==="), ("constant", "2", "3"), ("compare", "===", "!=="),
        ("constant", "0", "1"), ("statement", "listen();", ""),
    }  # fmt: skip
    assert {one.change.scope for one in faults(SCRIPT, "made_up.js")} == {
        "QUICK", "pick", "Box.full", ""
    }  # fmt: skip


def test_a_fault_changes_no_other_code():
    """Multi-byte letters on the line make no difference, and the diff shows the line."""
    source = "def f(s):\n    return 'Dürer', s < 3  # größer\n"
    fault = next(one for one in faults(source) if one.change.operator == "compare")

    assert fault.plant(source.encode()).decode() == source.replace("<", "<=")
    assert fault.diff(source.encode()).splitlines()[-2:] == [
        "-    return 'Dürer', s < 3  # größer",
        "+    return 'Dürer', s <= 3  # größer",
    ]


def test_faults_of_the_sources_are_valid_programs_with_unique_names():
    """The test covers one module of each Python area."""
    ids = Counter[str]()
    for area in areas():
        path = next(path for one in area.sources for path in sorted(ROOT.glob(one)))
        source = path.read_bytes()
        for fault in faults(source.decode(), path.name):
            ids[fault.id] += 1
            if path.suffix == ".py":
                ast.parse(fault.plant(source))

    assert max(ids.values()) == 1


def names_of(source: str) -> set[str]:
    return {one.id for one in faults(dedent(source))}


def test_a_fault_keeps_its_name_while_other_code_changes():
    """A function before it, more lines in it or another module constant may be added."""
    before = names_of("def f(a, b):\n    return a < b\n")
    after = names_of(
        "N = 4\ndef g(c):\n    return c > 1\n\n\ndef f(a, b):\n    show(N)\n    return a < b\n"
    )

    assert before < after


def draw_names(sources: list[str], count: int, without: tuple[str, ...] = ()) -> list[str]:
    found = [fault for source in sources for fault in faults(source)]
    return [fault.id for fault in sample(found, count, without)]


def test_a_sample_changes_only_with_the_code():
    """A new function can replace a drawn one, and moves none of the others."""
    functions = [f"def f{n}(a):\n    a.x = 1\n    return a.y < {n} or a.z\n" for n in range(40)]
    twelve = draw_names(functions, 12)
    more = draw_names(["def new(a):\n    return a > 3\n", *functions], 12)

    assert draw_names(functions[::-1], 12) == twelve
    assert len({*twelve}) == 12
    assert len({*twelve} - {*more}) <= 1
    assert set(draw_names(functions, 11)) < {*twelve}


def test_each_function_has_one_fault_and_excluded_ones_have_none():
    one = "def f(a):\n    return a < 1 and a > 2\n"
    (first,) = draw_names([one], 5)
    (second,) = draw_names([one], 5, (first,))

    assert first != second
    assert draw_names([one], 5, tuple(fault.id for fault in faults(one))) == []


def test_every_area_has_its_number_of_faults_and_explains_exclusions():
    """The areas share no file, and their tests exist."""
    found = {area: area.faults() for area in areas()}
    files = [file for some in found.values() for file in {fault.file for fault in some}]
    known = {fault.id for some in found.values() for fault in some}

    assert len(files) == len(set(files))
    for area, some in found.items():
        assert len(sample(some, area.count, read_excluded())) == area.count
        assert area.tests_of(some[0])
    assert {*read_excluded()} - known == set(), "remove those that are no more"
    assert all(re.match(r"\w.{20,}", reason) for reason in read_excluded().values())


def test_a_report_counts_faults_noticed_by_part_of_a_suite(tmp_path: Path):
    """The full suite runs the default one, and need not notice the fault again."""
    area = Area("kernel", 3, ("src/serenissima/kernel/seats.py",), (), ("tests/kernel",))
    three = sample(area.faults(), 3)
    results = Results(tmp_path / "results.jsonl")
    told = {"default": (KILLED, SURVIVED, SURVIVED), "full": (None, KILLED, SURVIVED)}
    for suite, outcomes in told.items():
        for fault, outcome in zip(three, outcomes, strict=True):
            if outcome:
                results.add(Result(fault.id, source_of(fault), suite, "tests", outcome, "a::b", 1))
    again = Results(tmp_path / "results.jsonl")
    found = {
        suite: {f.id: r for f in three if (r := again.of(f, suite, "tests"))} for suite in SUITES
    }
    lines = list(report(three, found))

    assert lines[1].split() == ["kernel", "3", "1", "of", "3", "2", "of", "3"]
    assert "default notices 1 of the 2 faults that full notices: 50.0%" in "\n".join(lines)
    assert "\n".join(lines).count("@@") == 2 * 3
    assert again.of(three[0], "default", "other tests") is None


def test_the_full_suite_includes_the_default_one():
    """It sets its own variable and has separate results."""
    assert (FULL.part, FULL.settings) == (DEFAULT, {"EACH": "1"})
    assert FULL.fingerprint() != DEFAULT.fingerprint()


def test_a_stopped_copy_begins_no_other_run(tmp_path: Path):
    """It may be stopped between two runs."""
    copy = Copy("stopped")
    copy.folder, copy.output, copy.python = tmp_path, tmp_path / "output.txt", Path(sys.executable)
    words = ["-c", "open('begun', 'w')"]

    assert copy.run(words, {}, None) == 0
    (tmp_path / "begun").unlink()
    copy.stop()
    with pytest.raises(Stopped):
        copy.run(words, {}, None)
    assert not (tmp_path / "begun").exists()
