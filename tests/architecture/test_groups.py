"""Tests of a group run one after the other in one process, and share what they start."""

import pytest


@pytest.mark.xdist_group("together")
def test_groups_are_kept(request: pytest.FixtureRequest):
    """Otherwise each process of `make test` starts servers, browsers and databases of its own."""
    is_grouped = getattr(request.config.option, "loadgroup", False)

    assert request.node.nodeid.endswith("@together") == is_grouped
