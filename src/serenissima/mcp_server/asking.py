"""A client of a server's API for programs, which repeats a request if its answer may be lost."""

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import httpx2
from pydantic import TypeAdapter, ValidationError

from serenissima.kernel.errors import SerenissimaError, Unknown
from serenissima.mcp_server.refusals import MCP_SERVER
from serenissima.web.presentation.schemas import Refusal

T = TypeVar("T")
PATIENCE = 60.0  # seconds to wait for an answer
PAUSES = (0.5, 1.0, 2.0, 4.0)  # seconds before each repetition of a request
LONGEST_PAUSE = 30.0  # the longest pause that a server may ask for
LATER = (429, 503)  # statuses that mean: try again later
FOREIGN = "no Serenissima server answers at this address"


class Server:
    """A server, reached through its API.

    A request either has a key or changes nothing, so one whose answer was lost is simply sent again
    and counts once.

    Args:
        web: the HTTP client.
    """

    def __init__(self, web: httpx2.AsyncClient) -> None:
        self.web = web

    async def ask(self, kind: type[T], method: str, path: str, token: str = "", **sent: Any) -> T:
        """Send a request and return the server's answer as `kind`.

        Raises:
            Unknown: `mcp/server`: no answer, or not that of a Serenissima server.
            SerenissimaError: the server's refusal, with its code there.
        """
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for pause in PAUSES:
            answer = await self._send(method, path, headers, sent)
            if answer is not None and answer.status_code not in LATER:
                return self._read(kind, answer)
            await asyncio.sleep(max(pause, _wanted_pause(answer)))
        answer = await self._send(method, path, headers, sent)
        if answer is None:
            raise self._foreign()
        return self._read(kind, answer)

    async def _send(
        self, method: str, path: str, headers: Mapping[str, str], sent: Mapping[str, Any]
    ) -> httpx2.Response | None:
        """Return the answer; None if none came."""
        try:
            return await self.web.request(method, path, headers=headers, **sent)
        except httpx2.TransportError:
            return None
        except httpx2.HTTPError as error:
            raise self._foreign() from error

    def _read(self, kind: type[T], answer: httpx2.Response) -> T:
        try:
            if answer.is_success:
                return TypeAdapter(kind).validate_json(answer.content)
            refused = Refusal.model_validate_json(answer.content)
        except ValidationError as error:
            raise self._foreign() from error
        raise SerenissimaError(refused.code, refused.reason, text=refused.text, hint=refused.hint)

    def _foreign(self) -> Unknown:
        return MCP_SERVER(FOREIGN, text=str(self.web.base_url))


def _wanted_pause(answer: httpx2.Response | None) -> float:
    """Return the seconds that the server asks to wait."""
    text = answer.headers.get("retry-after", "") if answer is not None else ""
    return min(float(text), LONGEST_PAUSE) if text.isdecimal() else 0.0
