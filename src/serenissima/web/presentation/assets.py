"""Files that never change at their address: static files and the games' art.

Their addresses carry a digest of the folder, so a browser may keep them for ever, and the files
that a style sheet names beside itself carry it, too.
"""

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import FileResponse

from serenissima.kernel.errors import Unknown

STATIC = Path(__file__).parents[1] / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"


@cache
def digest(folder: Path) -> str:
    """Twelve hex digits that change with any file of the folder."""
    found = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.suffix in TYPES):
        found.update(path.relative_to(folder).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def static(name: str) -> str:
    """The address of a static file."""
    return f"/static/{digest(STATIC)}/{name}"


def art(game: str, folder: Path, name: str) -> str:
    """The address of a file of a game's art; `folder` is the game's."""
    return f"/art/{game}/{digest(folder / 'art')}/{name}"


def send(folder: Path, name: str, version: str) -> FileResponse:
    """A file of a folder; at an old address the present file, which must not be cached.

    Raises:
        Unknown: `page/unknown`.
    """
    path = _found(folder, name)
    if path is None or path.suffix not in TYPES:
        raise Unknown("page/unknown", "there is no such file", text=name)
    keep = FOR_EVER if version == digest(folder) else "no-cache"
    return FileResponse(path, media_type=TYPES[path.suffix], headers={"cache-control": keep})


def _found(folder: Path, name: str) -> Path | None:
    """The file of this name inside the folder, if there is one."""
    try:
        path = (folder / name).resolve()
        return path if folder in path.parents and path.is_file() else None
    except (OSError, ValueError):  # no file system has such a name
        return None
