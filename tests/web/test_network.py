"""A network that cuts, delays and doubles requests loses and doubles no action."""

import asyncio
from pathlib import Path

import pytest

from tests.proxy import FATES, proxy
from tests.soak.cuts import audited, played
from tests.web.served import served
from tests.web.visitors import SHELF

MATCHES, LONGEST = 2, 600.0  # seconds until a stuck match fails


@pytest.mark.slow
async def test_matches_are_played_through_a_bad_network(tmp_path: Path):
    """Every accepted request is stored once, and every page shows everything in the end."""
    with served(tmp_path) as server:
        async with proxy(server.port, seed=1) as (address, network):
            async with asyncio.timeout(LONGEST):  # people try again as long as they live
                matches = await played(address, "lots", MATCHES, seed=1)
            found = await audited(f"sqlite:///{tmp_path / 'tables.db'}", matches, SHELF.load)
        log = server.log.read_text()
        assert server.process.poll() is None

    assert found.complaints == []
    assert found.accepted > 10 * MATCHES
    assert network.met.keys() >= {*FATES, "channel is cut"}
    assert log == ""
