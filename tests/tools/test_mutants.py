"""The faults that `make mutants` plants: which, where, and always the same ones."""

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


def changed(source: str, file: str = "made_up.py") -> set[tuple[str, str, str]]:
    """The operator of each fault, what it replaces, and by what."""
    return {(one.change.operator, one.old, one.change.new) for one in faults(source, file)}


def test_faults_in_python():
    """Every kind, and nothing in docstrings, annotations and logs."""
    assert changed(PYTHON) == {
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
def test_what_no_test_can_notice_is_left_alone(left_alone: str):
    assert changed(left_alone) == set()


def test_faults_in_scripts():
    """Nothing in comments, texts, templates and regular expressions."""
    assert changed(SCRIPT, "made_up.js") == {
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


def test_a_fault_changes_nothing_else():
    """Also beside letters that take several bytes, on the line that the diff shows."""
    source = "def f(s):\n    return 'Dürer', s < 3  # größer\n"
    fault = next(one for one in faults(source) if one.change.operator == "compare")

    assert fault.plant(source.encode()).decode() == source.replace("<", "<=")
    assert fault.diff(source.encode()).splitlines()[-2:] == [
        "-    return 'Dürer', s < 3  # größer",
        "+    return 'Dürer', s <= 3  # größer",
    ]


def test_faults_of_the_sources_are_programs_with_names_of_their_own():
    """In one module of each area that is Python."""
    ids = Counter[str]()
    for area in areas():
        path = next(path for one in area.sources for path in sorted(ROOT.glob(one)))
        source = path.read_bytes()
        for fault in faults(source.decode(), path.name):
            ids[fault.id] += 1
            if path.suffix == ".py":
                ast.parse(fault.plant(source))

    assert max(ids.values()) == 1


def named(source: str) -> set[str]:
    return {one.id for one in faults(dedent(source))}


def test_a_fault_keeps_its_name_while_other_code_changes():
    """A function before it, more lines in it, another module constant."""
    before = named("def f(a, b):\n    return a < b\n")
    after = named(
        "N = 4\ndef g(c):\n    return c > 1\n\n\ndef f(a, b):\n    show(N)\n    return a < b\n"
    )

    assert before < after


def drawn(sources: list[str], count: int, without: tuple[str, ...] = ()) -> list[str]:
    found = [fault for source in sources for fault in faults(source)]
    return [fault.id for fault in sample(found, count, without)]


def test_a_sample_is_the_same_and_changes_only_where_code_does():
    """A new function can take the place of one that was drawn, and moves none of the others."""
    functions = [f"def f{n}(a):\n    a.x = 1\n    return a.y < {n} or a.z\n" for n in range(40)]
    twelve = drawn(functions, 12)
    more = drawn(["def new(a):\n    return a > 3\n", *functions], 12)

    assert drawn(functions[::-1], 12) == twelve
    assert len({*twelve}) == 12
    assert len({*twelve} - {*more}) <= 1
    assert set(drawn(functions, 11)) < {*twelve}


def test_one_fault_in_a_function_and_none_that_is_excluded():
    one = "def f(a):\n    return a < 1 and a > 2\n"
    (first,) = drawn([one], 5)
    (second,) = drawn([one], 5, (first,))

    assert first != second
    assert drawn([one], 5, tuple(fault.id for fault in faults(one))) == []


def test_every_area_has_as_many_faults_as_it_says_and_excludes_some_with_a_reason():
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


def test_a_report_counts_what_a_part_of_a_suite_has_noticed(tmp_path: Path):
    """The full suite runs the default one, and need not notice it again."""
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


def test_the_full_suite_runs_the_default_one():
    """With its variable, and results of its own."""
    assert (FULL.part, FULL.settings) == (DEFAULT, {"EACH": "1"})
    assert FULL.fingerprint() != DEFAULT.fingerprint()


def test_a_stopped_copy_begins_no_other_run(tmp_path: Path):
    """Also when it was stopped between two runs."""
    copy = Copy("stopped")
    copy.folder, copy.output, copy.python = tmp_path, tmp_path / "output.txt", Path(sys.executable)
    words = ["-c", "open('begun', 'w')"]

    assert copy.run(words, {}, None) == 0
    (tmp_path / "begun").unlink()
    copy.stop()
    with pytest.raises(Stopped):
        copy.run(words, {}, None)
    assert not (tmp_path / "begun").exists()
