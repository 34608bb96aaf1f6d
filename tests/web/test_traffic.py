"""Routes declare which limits of an address a request uses up, pages and API alike."""

from collections.abc import Callable, Iterator
from inspect import isfunction, unwrap
from pathlib import Path
from types import CodeType
from typing import Any

from fastapi.testclient import TestClient
from starlette.routing import Route

from serenissima.web.app import PARTS, create_app
from serenissima.web.security.costs import FREE, TABLES_OF_ROUND, Cost, cost_of
from serenissima.web.security.limits import Limits
from serenissima.web.settings import AppSettings
from tests.web.visitors import SHELF

COSTS = {
    Cost(tables=1): {"open", "open_file", "learn", "play_again", "play_again_together"},
    Cost(tables=TABLES_OF_ROUND): {"draw_next"},
    Cost(sittings=1): {"sit", "leave", "ask_login", "invite_friend", "take_seat"},
    Cost(channels=1): {"TableStream", "LiveAnswer"},
}
"""What a request costs that looks up one of these names, most of them methods of `Tables`."""
GUESTS = {
    "POST /me/guest", "POST /api/guests", "POST /admin/link/{secret}", "GET /sign-in/oidc/back",
    "POST /puzzles/{game}/{number:int}/first", "POST /puzzles/{game}/ours/{number:int}/first",
    "POST /runs",
    "POST /friend/{secret}",
    "POST /clubs", "POST /club/join/{secret}",
}  # fmt: skip
"""Where a visitor becomes a guest without a seat."""


def names_in(code: CodeType) -> Iterator[str]:
    """Yield the attributes and globals that a function looks up, also in functions within it."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names_in(inner)


def called(function: Callable[..., Any], seen: set[object]) -> Iterator[str]:
    """Yield the names that a function looks up, and its calls in the package of the pages."""
    seen.add(function)
    for name in names_in(function.__code__):
        yield name
        inner = unwrap(function.__globals__.get(name, name))
        ours = isfunction(inner) and inner.__module__.startswith("serenissima.web")
        if ours and inner not in seen:
            yield from called(inner, seen)


def endpoints() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield each method and path with its endpoint."""
    for route in (route for part in PARTS for route in part.router.routes):
        if isinstance(route, Route):
            yield from (
                (f"{method} {route.path}", route.endpoint) for method in route.methods or ()
            )


def test_routes_declare_which_limits_they_use():
    """A new route that opens tables, lets people sit down or streams cannot go without a limit."""
    expected = dict.fromkeys(GUESTS, Cost(tables=1)) | {
        route: cost
        for route, endpoint in endpoints()
        for cost, names in COSTS.items()
        if names.intersection(called(endpoint, set()))
    }

    declared = {route: cost_of(endpoint) for route, endpoint in endpoints()}

    assert {route: cost for route, cost in declared.items() if cost != FREE} == expected


def test_another_spelling_of_an_address_is_limited_as_well(tmp_path: Path):
    """An address that the router takes for a page counts as that page."""
    few = AppSettings(shelf=SHELF, limits=Limits(tables=0.001, table_burst=1))
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", few)
    with TestClient(app, client=("198.51.100.7", 1)) as client:
        statuses = [client.post("/table/none/again%0A").status_code for _ in range(2)]

    assert statuses == [403, 429]
