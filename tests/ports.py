"""Ports at which a test's server listens, after each new start as well."""

import socket
import sys
import weakref


class Port:
    """A port of this computer, kept for a test for as long as this object lives.

    Bound without listening, it is given to no other socket that asks for any port; on Linux, a
    server can bind it all the same. Elsewhere it is only free at the beginning.

    Attributes:
        number: of the port.
    """

    def __init__(self) -> None:
        held = socket.socket()
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        self.number: int = held.getsockname()[1]
        if sys.platform != "linux":
            held.close()
        weakref.finalize(self, held.close)
