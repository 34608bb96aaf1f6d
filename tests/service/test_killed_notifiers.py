"""kill -9 between taking and delivering a notification, or as clocks end; more in `make soak`."""

from pathlib import Path

import pytest

from tests.service.databases import another
from tests.web.killed import EACH, KilledNotifiers
from tests.web.notified import receiving

pytestmark = pytest.mark.soak


@pytest.mark.parametrize(
    ("kind", "ends"),
    [
        ("sqlite", [{"changes": 2}, {"sent": 2}, {"changes": 3 * EACH - 1}]),
        ("postgres", [{"changes": EACH + 2}, {"sent": 1}, {"changes": 3 * EACH - 1}]),
    ],
)
async def test_notifications_are_neither_doubled_nor_unfounded(
    kind: str, ends: list[dict[str, int]], tmp_path: Path, request: pytest.FixtureRequest
):
    """Only one that was handed over and not noted comes again, with the same id.

    A process stores first the consequences of the clocks, then that it takes each notification,
    then that it is delivered.
    """
    own = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgres":
        own = another(str(request.getfixturevalue("postgres")), "killed")
    async with receiving() as hook:
        killed = KilledNotifiers(own, tmp_path, hook)
        async with killed.tables:
            for end in ends:
                await killed.round(**end)
            await killed.finish()

    assert killed.complaints == []
    assert (killed.kills, len(hook.posts) >= EACH * len(ends)) == (len(ends), True)
