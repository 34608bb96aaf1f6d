"""Asks a server through the API for programs, again as long as the answer may have been lost."""

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import httpx2
from pydantic import TypeAdapter, ValidationError

from serenissima.kernel.errors import SerenissimaError, Unknown
from serenissima.mcp_server.refusals import MCP_SERVER
from serenissima.web.presentation.schemas import Refusal

T = TypeVar("T")
PATIENCE = 60.0  # seconds for an answer
PAUSES = (0.5, 1.0, 2.0, 4.0)  # seconds after which the same is asked again
LONGEST_PAUSE = 30.0  # that a server may ask for
LATER = (429, 503)  # statuses of answers that say: later
FOREIGN = "the server does not answer as a server of Serenissima"


class Server:
    """A server, by its API.

    What is asked has a key, or changes nothing: a request whose answer was lost is sent again as it
    is, and counts once.

    Args:
        web: reaches the server.
    """

    def __init__(self, web: httpx2.AsyncClient) -> None:
        self.web = web

    async def ask(self, kind: type[T], method: str, path: str, token: str = "", **sent: Any) -> T:
        """What the server answers to the request, read as `kind`.

        Raises:
            Unknown: `mcp/server`: no answer, or none of a server of Serenissima.
            SerenissimaError: its refusal, with the code that it has there.
        """
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for pause in PAUSES:
            answer = await self._sent(method, path, headers, sent)
            if answer is not None and answer.status_code not in LATER:
                return self._read(kind, answer)
            await asyncio.sleep(max(pause, _wanted_pause(answer)))
        answer = await self._sent(method, path, headers, sent)
        if answer is None:
            raise self._foreign()
        return self._read(kind, answer)

    async def _sent(
        self, method: str, path: str, headers: Mapping[str, str], sent: Mapping[str, Any]
    ) -> httpx2.Response | None:
        """The answer; None if none has come."""
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
    """How long the server asks to wait."""
    text = answer.headers.get("retry-after", "") if answer is not None else ""
    return min(float(text), LONGEST_PAUSE) if text.isdecimal() else 0.0
