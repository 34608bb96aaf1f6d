"""What opens a table counts as such, whichever way it is asked for."""

import pytest
from fastapi import FastAPI

from serenissima.web.security.traffic import DRAWS, OPENS, SITS


@pytest.mark.parametrize(
    "path",
    [
        "/match",
        "/new/lots",
        "/new/lots/tournament",
        "/table/t/again",
        "/api/table/t/again",
        "/api/games/lots/tables",
        "/api/games/lots/tournaments",
        "/api/guests",
        "/me/guest",
    ],
)
def test_what_opens_a_table(path: str):
    assert OPENS.fullmatch(path)


@pytest.mark.parametrize("place", ["/tournament/t", "/api/tournaments/t"])
def test_a_round_of_a_tournament_counts_as_its_tables(place: str):
    """Whoever opens tables by the dozen is done sooner; pages of a tournament count as nothing."""
    assert DRAWS.fullmatch(f"{place}/round")
    assert not DRAWS.fullmatch(place)
    assert not any(one.fullmatch(f"{place}/enter") for one in (DRAWS, OPENS, SITS))


def test_pages_and_programs_are_limited_alike(app: FastAPI):
    """What exists in both ways counts in both."""
    paths = [path for path in app.openapi()["paths"] if path.startswith("/api/table/")]
    assert paths

    for path in paths:
        for counted in (OPENS, SITS):
            page = counted.fullmatch(path.removeprefix("/api"))
            assert bool(page) == bool(counted.fullmatch(path)), path
