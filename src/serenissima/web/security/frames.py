"""Live channels whose frames are limited before anything is done for them."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11
from websockets.frames import CloseCode

from serenissima.web.refusals import LIVE_HANDSHAKE
from serenissima.web.security.answers import response_bytes
from serenissima.web.security.limits import Limits
from serenissima.web.security.traffic import Buckets

PIECE = 256  # bytes that are parsed before their frames are counted: at most 42 frames
FRAME = 128  # extra bytes that each frame counts as, for the work that it causes
FAREWELL = 1.0  # seconds in which the reason for closing can be read

http11.MAX_LINE_LENGTH = 24 * 1024  # a browser sends its cookies, one for each table, in one line


class ChannelProtocol(WebSocketsSansIOProtocol):
    """A channel that is closed when it sends more than it may.

    Args:
        limits: how much that is.
        rest: uvicorn's arguments for a protocol.
    """

    def __init__(self, limits: Limits, **rest: Any) -> None:
        super().__init__(**rest)
        self._bucket = Buckets(limits.channel_bytes, limits.channel_burst)

    def data_received(self, data: bytes) -> None:
        """Receive the handshake, or a part of some frames."""
        if not self.handshake_complete:
            self._shake_hands(data)
            return
        for start in range(0, len(data), PIECE):
            if self.disconnected or self.transport.is_closing():
                return
            self._parse(data[start : start + PIECE])

    def _shake_hands(self, data: bytes) -> None:
        """Read the head of a request, which arrives whole; nothing may follow before the answer."""
        early = self.handshake_initiated
        if not early:
            super().data_received(data)
        if early or not self.handshake_initiated:
            self.transport.write(response_bytes(LIVE_HANDSHAKE()))
            self.close_sent = self.disconnected = True
            self.transport.close()

    def _parse(self, piece: bytes) -> None:
        self.conn.receive_data(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self._bucket.take("", len(piece) + FRAME * len(self.conn.events)):
            self.logger.warning("A live channel was closed: it sent too much.")
            self._fail(CloseCode.POLICY_VIOLATION, "too much data was sent")
        else:
            self.handle_events()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message, unless it is a text that cannot be read."""
        is_text = self.curr_msg_data_type == "text"
        if is_text and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer, unless earlier answers have not been read: one to a later ping is enough."""
        pongs = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def handle_parser_exception(self) -> None:
        """Report why the channel ends, and close it a little later.

        Closing a connection while there are bytes to read would destroy the message.
        """
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.transport.pause_reading()
        self.close_timer = self.close_timer or self.loop.call_later(FAREWELL, self.transport.close)

    def shutdown(self) -> None:
        """Report that the server ends, unless the other side has stopped reading."""
        if self.transport.is_closing() or not self.writable.is_set():
            self.transport.abort()
        else:
            super().shutdown()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
