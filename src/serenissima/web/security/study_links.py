"""The secrets of links for editing studies, which a browser stores for each study apart."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from serenissima.web.security.cookies import remember

EDITS = "edits"


def store_study(response: Response, connection: HTTPConnection, study: str, secret: str) -> None:
    """Store the secret of a study's link for editing, for the pages of this study only."""
    remember(response, connection, EDITS, secret, path=f"/study/{study}")


def stored_study(connection: HTTPConnection) -> str:
    """Return the secret of the link for editing the study of this page, or empty."""
    return connection.cookies.get(EDITS, "")
