"""The links in OpenAPI from one request to the next: where to send the values in an answer."""

from typing import Any

Responses = dict[int | str, dict[str, Any]]
TABLE = "$response.body#/table"
HERE = "$request.path.table"
NEW = {"name": "Anna", "seat": 0, "options": {}, "time": "none"}
GUEST = {"name": "Bernd"}


def _link(operation: str, body: dict[str, Any] | None = None, **path: str) -> dict[str, Any]:
    """Return a link to an operation; parts of its body come from the answer, or are examples."""
    parameters = {f"path.{name}": whence for name, whence in path.items()}
    link: dict[str, Any] = {"operationId": operation, "parameters": parameters}
    return {**link, "requestBody": body} if body else link


def _leading(**links: dict[str, Any]) -> Responses:
    """Return the links of an answer, by name."""
    return {200: {"links": links}}


def _seat(table: str) -> dict[str, dict[str, Any]]:
    """Return the next requests of a caller who has a seat."""
    names = ("view", "text", "leave", "again", "back", "tokens")
    token = _link("make_token", {"name": "Robo", "scope": "play"}, table=table)
    return {**{name: _link(name, table=table) for name in names}, "make_token": token}


def _opening(**wanted: Any) -> dict[str, Any]:
    return _link("open_table", {**NEW, **wanted}, game="$response.body#/0/name")


INVITATION = {**GUEST, "invitation": "$response.body#/invitations/1"}
FREE = {**GUEST, "seat": "$response.body#/0/free/0"}
ACTION = {"action": "$response.body#/legal/0", "decision": "$response.body#/decision"}

SHELF = _leading(
    open_private=_opening(seats=["person", "person"], public=False),
    open_public=_opening(seats=["person", "person"], public=True),
    open_tournament=_link(
        "open_tournament", {"seats": 2, "name": "Anna"}, game="$response.body#/0/name"
    ),
    open_alone=_opening(seats=["person", "computer uniform"], public=False),
)
OPENED = _leading(**_seat(TABLE), join=_link("join", INVITATION, table=TABLE))
SEATED = _leading(**_seat(TABLE))
LISTED = _leading(sit=_link("sit", FREE, table="$response.body#/0/table"))
SEEN = _leading(
    **_seat(HERE),
    act=_link("act", ACTION, table=HERE),
    hint=_link("hint", {"decision": "$response.body#/decision"}, table=HERE),
    undo=_link("undo", {"number": "$response.body#/undo/number"}, table=HERE),
    answer_undo=_link("answer_undo", {"number": "$response.body#/asked/number"}, table=HERE),
    go_on=_link("go_on", {"late": "$response.body#/waits/0"}, table=HERE),
)
HELD = "$response.body#/tournament"
TOURNAMENT = _leading(
    see_tournament=_link("see_tournament", tournament=HELD),
    enter_tournament=_link("enter_tournament", GUEST, tournament=HELD),
    leave_tournament=_link("leave_tournament", {"number": 1}, tournament=HELD),
    draw_round=_link("draw_round", {"round": 1}, tournament=HELD),
)
DONE = _leading(view=_link("view", table=TABLE))
TOKEN = _leading(
    tokens=_link("tokens", table=HERE),
    end_token=_link("end_token", table=HERE, id="$response.body#/id"),
)
