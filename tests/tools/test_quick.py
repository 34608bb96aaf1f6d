"""Which tests are near a change."""

import subprocess
import sys
from pathlib import Path

from tests.places import ROOT
from tools.quick import modules_of, nearest_tests


def test_a_module_brings_the_tests_that_import_it_first():
    """The changed test itself is nearest, then those that import the changed module."""
    changed = ROOT / "src/serenissima/fairplay/undo.py"
    near = nearest_tests([changed, ROOT / "tests/tools/test_quick.py"])

    assert near[0] == Path(__file__)
    assert ROOT / "tests/service/test_unnoticed.py" in near
    assert not [path for path in near if "browser" in path.parts]


def test_data_counts_as_the_package_around_it():
    """Words, templates and style sheets are read by code above them."""
    template = ROOT / "src/serenissima/web/templates/table.html"

    assert "serenissima.web.app" in set(modules_of(template))
    assert list(modules_of(ROOT / "LICENSE")) == []


def test_a_run_ends_at_its_deadline_and_knows_what_failed(tmp_path: Path):
    """In the middle of a test; what failed before is not forgotten."""
    (tmp_path / "test_slow.py").write_text(
        "def test_wrong(): assert False\ndef test_long():\n while True: pass\ndef test_late(): pass"
    )
    code = (
        "import pytest; from tools.quick import Deadline; deadline = Deadline(1.0);"
        f"pytest.main(['-q', '-p', 'no:cacheprovider', {str(tmp_path)!r}], plugins=[deadline]);"
        "print(deadline.failed, deadline.left)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert "2 tests farther away are left to `make test`" in told.stdout
    assert told.stdout.splitlines()[-1].endswith("test_slow.py::test_wrong'] 2")
