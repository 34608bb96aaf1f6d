"""Connections to a server from the addresses of this machine, and the data on them."""

import json
import socket
from dataclasses import dataclass

import httpx2

from tests.web.served import PATIENCE, Served
from tests.web.visitors import key

HERE, NEXT_DOOR = "127.0.0.1", "127.0.0.2"
GET = b"GET /api/games HTTP/1.1\r\nHost: venice.test\r\nAccept: application/json\r\n"


@dataclass
class Answer:
    """The data of a connection until the server closed it."""

    status: int = 0
    headers: str = ""
    code: str = ""


def reach(server: Served, origin: str = HERE) -> socket.socket:
    """Connect to the server from an address of this machine."""
    return socket.create_connection((HERE, server.port), PATIENCE, (origin, 0))


def heard(connection: socket.socket) -> Answer:
    """Read until the server closes the connection."""
    with connection:
        text = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
    if not text:
        return Answer()
    head, _, body = text.partition("\r\n\r\n")
    code = json.loads(body).get("code", "") if body.startswith("{") else ""
    return Answer(int(head.split()[1]), head.lower(), code)


def asked(server: Served, origin: str = HERE, more: bytes = b"") -> Answer:
    """Return the answer to a request."""
    connection = reach(server, origin)
    connection.sendall(GET + more + b"Connection: close\r\n\r\n")
    return heard(connection)


async def opened(server: Served) -> str:
    """Return the path of a new table with two computer players."""
    fields = {"seats": "2", "sit-0": "computer uniform", "sit-1": "computer uniform"}
    async with httpx2.AsyncClient(base_url=f"http://{HERE}:{server.port}", timeout=PATIENCE) as web:
        answer = await web.post("/new/lots", data={**fields, "key": key()})
    return str(answer.headers["location"])
