"""Serves the pages below a path of a host, such as `https://example.org/games/`.

Everywhere else, paths begin at the root of the pages. Here requests lose the path, which the proxy
may have removed already, and answers get it: redirects and cookies as they leave, the links of
pages as their templates are loaded (`presentation.templates`).
"""

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.web.refusals import SERVER_ROOT

ROOT = re.compile(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)+")  # needs no escaping anywhere
COOKIE_PATH = re.compile("(; *path=)/([^;]*)", re.IGNORECASE)


def check_root(path: str) -> str:
    """Return a path such as `/games`, without a slash at its end; empty for the root itself.

    Raises:
        Unreadable: `server/root-path`.
    """
    root = path.rstrip("/")
    if root and not ROOT.fullmatch(root):
        raise SERVER_ROOT(text=path[:80])
    return root


class BelowPath:
    """Serves an application below a path.

    Args:
        app: the application, whose paths begin at its own root.
        root: the path, as `check_root` returns it.
    """

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app, self._root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a channel."""
        if self._root and scope["type"] in ("http", "websocket"):
            send = self._outside(send, Headers(scope=scope).get("host", ""))
            scope = {**scope, "path": self._inside(scope["path"]), "app_root_path": self._root}
        await self._app(scope, receive, send)

    def _inside(self, path: str) -> str:
        """Return a path as the application knows it."""
        if path == self._root or path.startswith(f"{self._root}/"):
            return path.removeprefix(self._root) or "/"
        return path

    def _outside(self, send: Send, host: str) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if "location" in headers:
                    headers["location"] = self._redirect(headers["location"], host)
                cookies = headers.getlist("set-cookie")
                del headers["set-cookie"]
                for cookie in cookies:
                    headers.append("set-cookie", COOKIE_PATH.sub(self._cookie_path, cookie, 1))
            await send(message)

        return sending

    def _redirect(self, location: str, host: str) -> str:
        """Return where a redirect leads. Those that add or remove a slash name the host."""
        try:
            there = urlsplit(location)
        except ValueError:  # it is no address
            return location
        if there.netloc:
            done = there.netloc != host or f"{there.path}/".startswith(f"{self._root}/")
        else:
            done = not there.path.startswith("/")
        return location if done else there._replace(path=self._root + there.path).geturl()

    def _cookie_path(self, found: re.Match[str]) -> str:
        """Return the path of a cookie; one for all pages is also sent for the path itself."""
        return f"{found[1]}{self._root}{f'/{found[2]}' if found[2] else ''}"
