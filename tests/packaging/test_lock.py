"""The locked versions for development satisfy the package's ranges, for every extra."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.places import ROOT

PIN = re.compile(r"^(?P<name>[\w.-]+)(?:\[[\w,-]+\])?==(?P<version>[^\s;]+)", re.MULTILINE)


def test_every_required_package_is_locked_within_its_range():
    """So installing any of them does not need `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    asked = [Requirement(text) for part in (project["dependencies"], *extras) for text in part]
    text = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    locked = {canonicalize_name(pin["name"]): pin["version"] for pin in PIN.finditer(text)}

    wrong = [
        str(one)
        for one in asked
        if canonicalize_name(one.name) not in {"serenissima", *locked}
        or locked.get(canonicalize_name(one.name), "0") not in one.specifier
    ]

    assert len(asked) > len(extras)
    assert wrong == []
