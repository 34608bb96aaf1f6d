"""The live channel of a table as answers to requests, for pages that cannot open a WebSocket."""

from fastapi import APIRouter, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.web.dependencies import AppState, State
from serenissima.web.routes.heard import Heard
from serenissima.web.routes.live import Channel, Query, as_text, read_query
from serenissima.web.routes.wires import AnswerWire, HeldWire
from serenissima.web.security.costs import costs

router = APIRouter(include_in_schema=False)
KIND = "application/octet-stream"
HEADERS = {"cache-control": "no-store, no-transform", "x-accel-buffering": "no"}


@router.get("/table/{table}/live")
@router.get("/table/{table}/live/{seat}")
@costs(channels=1)
async def live_answer(request: Request, state: State) -> Response:
    """Send the messages of the table's channel, with `held` until there is one.

    Raises:
        Unknown: `page/unknown`.
    """
    asked = read_query(request.scope)
    if asked is None:
        raise PAGE_UNKNOWN(text=request.url.path[:80])
    return LiveAnswer(state, asked, request.query_params.get("held"))


class LiveAnswer(Response):
    """Sends frames until the browser leaves, the server ends or, if `held`, there was some news.

    Args:
        state: of the application.
        asked: the query with which the page opened the channel.
        held: None for an answer that continues; otherwise the end of the last one, or empty.
    """

    media_type = KIND

    def __init__(self, state: AppState, asked: Query, held: str | None) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._state, self._asked, self._held = state, asked, held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the answer."""
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        if not scope.get("head_only"):
            self._state.tally.channels += 1
            try:
                await self._serve(Request(scope, receive), receive, send)
            finally:
                self._state.tally.channels -= 1
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _serve(self, request: Request, receive: Receive, send: Send) -> None:
        parts = request, receive, send, self._state.ending, self._beat
        if self._held is None:
            await Channel(AnswerWire(*parts), self._state, self._asked).serve()
            return
        wire = HeldWire(*parts)
        channel = Channel(wire, self._state, self._asked, Heard.read(self._held))
        await channel.serve()
        await wire.finish(as_text({"now": self._now(), "held": str(channel.heard)}))

    def _now(self) -> float:
        return round(self._state.tables.clock(), 3)

    def _beat(self) -> str:
        return as_text({"now": self._now()})
