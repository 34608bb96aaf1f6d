"""Which tests are near a change."""

from pathlib import Path

import pytest

from tests.places import ROOT
from tools.quick import Deadline, modules_of, nearest_tests


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


def test_tests_after_the_deadline_are_counted(request: pytest.FixtureRequest):
    """Those that would begin too late are passed over."""
    deadline = Deadline(seconds=0.0)

    assert deadline.pytest_runtest_protocol(request.node) is True
    assert deadline.left == 1
    assert Deadline(seconds=60.0).pytest_runtest_protocol(request.node) is None
