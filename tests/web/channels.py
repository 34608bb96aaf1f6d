"""Acting as the script of a table does, and reading its live channel."""

from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from tests.web.visitors import Reader, key


def act(client: TestClient, table: str) -> dict[str, Any]:
    """Press the first button of the table, as the script does."""
    form = next(f for f in Reader(client.get(table).text).forms if f.action.endswith("/act"))
    name, value = form.buttons[0]
    sent = {**form.hidden, name: value, "key": key()}
    answer = client.post(form.action, data=sent, headers={"accept": "application/json"})
    return dict(answer.json())


def hear(socket: WebSocketTestSession) -> dict[str, Any]:
    return dict(socket.receive_json())
