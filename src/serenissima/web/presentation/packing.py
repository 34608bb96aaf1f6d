"""Packs what a browser is sent, if it can unpack it."""

import gzip

from starlette.requests import HTTPConnection

PACKED = {"content-encoding": "gzip"}  # says that a body is packed


def unpacks(connection: HTTPConnection) -> bool:
    """Whether the browser can unpack gzip."""
    return "gzip" in connection.headers.get("accept-encoding", "")


def packed(body: bytes) -> bytes:
    """The body as gzip; equal bodies give equal bytes."""
    return gzip.compress(body, 6, mtime=0)
