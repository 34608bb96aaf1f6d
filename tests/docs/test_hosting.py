"""The hosting page gives the limits that the code has."""

import re
from dataclasses import fields

from serenissima.web.security.guard import LARGEST_BODY
from serenissima.web.security.limits import Limits
from tests.places import ROOT

PAGE = (ROOT / "docs" / "hosting-reference.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([0-9.]+) \|", re.MULTILINE)


def test_the_page_lists_every_limit_with_its_value():
    """They have the order of the code."""
    told = [(name, float(value)) for name, value in ROW.findall(PAGE)]
    found = [(f.name, float(f.default)) for f in fields(Limits) if f.name != "unlimited"]

    assert told == found
    assert f"{LARGEST_BODY // 1024} KiB" in PAGE
