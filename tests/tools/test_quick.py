"""The tests near a change."""

import subprocess
import sys
from pathlib import Path

from serenissima import games
from tests.each import is_left_out
from tests.places import ROOT
from tools.quick import modules_of, nearest_tests


def test_a_module_selects_first_the_tests_that_import_it():
    """The changed test itself is nearest, then those that import the changed module."""
    changed = ROOT / "src/serenissima/fairplay/undo.py"
    near = nearest_tests([changed, ROOT / "tests/tools/test_quick.py"])

    assert near[0] == Path(__file__)
    assert ROOT / "tests/service/test_unnoticed.py" in near
    assert not [path for path in near if "browser" in path.parts]


def test_data_counts_as_part_of_its_package():
    """Words, templates and style sheets are read by code above them."""
    template = ROOT / "src/serenissima/web/templates/table.html"

    assert "serenissima.web.app" in set(modules_of(template))
    assert "tests.docs.test_examples" in set(modules_of(ROOT / "README.md"))


def test_tests_named_like_the_change_come_first():
    """They may load it only through a fixture or a registry."""
    game = games.load(games.names()[0])
    pages = (ROOT / "src/serenissima/web" / path for path in ("routes/fair.py", "static/fair.js"))
    first = [nearest_tests([path])[0] for path in (*pages, game.folder / "words/en.ftl")]

    assert first[:2] == [ROOT / "tests/web/test_fair.py"] * 2
    assert first[2].is_relative_to(ROOT / "tests/games" / game.folder.name)


def test_every_route_and_rule_has_a_near_test():
    """Their importers name them relative to a package, or on a later line of the import."""
    routes = ROOT.glob("src/serenissima/web/routes/*.py")
    rules = ROOT.glob("src/serenissima/games/*/rules.py")

    assert [path for path in (*routes, *rules) if not nearest_tests([path])] == []


def test_modules_left_to_soak_are_not_imported():
    """They may need packages that a light environment does not have."""
    left_out = ROOT / "tests/adapters/test_gpu.py"

    assert is_left_out(left_out)
    assert nearest_tests([left_out]) == []


def test_a_changed_conftest_selects_the_tests_of_its_folder():
    """They use its fixtures without importing it."""
    near = nearest_tests([ROOT / "tests/service/conftest.py"])

    assert near
    assert {path.parent for path in near} == {ROOT / "tests/service"}


def test_a_conftest_that_cannot_be_imported_fails_the_run(tmp_path: Path):
    """Then pytest runs no test, and reports none as failed."""
    (tmp_path / "conftest.py").write_text("import no_such_module")
    (tmp_path / "test_right.py").write_text("def test_right(): pass")

    assert (
        printed_by(f"print(run_tests([Path({str(tmp_path / 'test_right.py')!r})]))")[-1] == "False"
    )


def test_a_run_ends_at_its_deadline_and_reports_failures(tmp_path: Path):
    """It may end in the middle of a test; earlier failures stay in the report."""
    printed = printed_until_deadline(
        tmp_path,
        "def test_wrong(): assert False\ndef test_long():\n while True: pass\n"
        "def test_late(): pass",
    )

    assert "2 tests are left to `make test`" in printed
    assert printed[-1].endswith("test_slow.py::test_wrong'] 2")


def test_a_test_that_catches_everything_cannot_hold_up_the_deadline(tmp_path: Path):
    """The alarm rings again, and no other test begins."""
    printed = printed_until_deadline(
        tmp_path,
        "import time\ndef test_catching():\n for _ in range(2):\n  try: time.sleep(60)\n"
        "  except Exception: pass\ndef test_late(): pass",
    )

    assert printed[-1] == "[] 1"


def printed_until_deadline(folder: Path, tests: str) -> list[str]:
    """Return the output lines of a run of these tests that has one second."""
    (folder / "test_slow.py").write_text(tests)
    return printed_by(
        "deadline = Deadline(1.0);"
        f"pytest.main(['-q', '-p', 'no:cacheprovider', {str(folder)!r}], plugins=[deadline]);"
        "print(deadline.failed, deadline.left)"
    )


def printed_by(code: str) -> list[str]:
    """Return the output lines of code in a separate process."""
    begin = "import pytest; from pathlib import Path; from tools.quick import Deadline, run_tests;"
    command = [sys.executable, "-c", begin + code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()
