"""The tests of a group run in sequence in one process, and share their servers."""

import pytest


@pytest.mark.xdist_group("together")
def test_groups_stay_together(request: pytest.FixtureRequest):
    """Otherwise each process of `make test` would start servers, browsers and databases."""
    is_grouped = getattr(request.config.option, "loadgroup", False)

    assert request.node.nodeid.endswith("@together") == is_grouped
