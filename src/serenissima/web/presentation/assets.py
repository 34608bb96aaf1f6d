"""Files that never change at their address: static files and the games' art.

Their addresses contain a digest of the folder, so a browser may cache them for ever. The files that
a style sheet refers to beside itself have it as well.
"""

import hashlib
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from serenissima.kernel.errors import Unknown
from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.web.presentation import packing, scripts
from serenissima.web.presentation.scripts import AND, LATER, Script

STATIC = Path(__file__).parents[1] / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
FACES = ("alegreya.woff2", "alegreya-italic.woff2")  # needed by every page
TEXTS = (".css", ".js", ".svg")  # sent packed
SHARED = "shared.png"  # the same where a page is shared, in messengers
FRONTISPIECE = "frontispiece.svg"  # of a game's art: its picture on the shelf
FILES = 200  # cached texts
MOST_TOGETHER = 12  # bundled files
LONGEST = 80  # letters of a name to repeat in a refusal
FOR_EVER = "max-age=31536000, immutable"


@cache
def digest(folder: Path) -> str:
    """Return twelve hex digits that change with any file of the folder."""
    found = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.suffix in TYPES):
        found.update(path.relative_to(folder).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def static(name: str) -> str:
    """Return the address of a static file."""
    return f"/static/{digest(STATIC)}/{name}"


def art(game: str, folder: Path, name: str) -> str:
    """Return the address of a file of a game's art; `folder` is the game's."""
    return f"/art/{game}/{digest(folder / 'art')}/{name}"


def styles(*names: str) -> str:
    """Return the address of several style sheets as one file."""
    return static(AND.join(names))


def script(*names: str) -> str:
    """Return the address of a script that bundles several modules and their imports."""
    return static(AND.join(names))


def send(request: Request, folder: Path, name: str, version: str) -> Response:
    """Return a file of a folder, several style sheets as one, or a script with its modules.

    At an old address it is the present file, which must not be cached.

    Raises:
        Unknown: `page/unknown`.
    """
    present = digest(folder)
    headers = {"cache-control": FOR_EVER if version == present else "no-cache"}
    later, paths = _files(folder, name)
    kind = TYPES[paths[0].suffix]
    if paths[0].suffix not in TEXTS:
        return FileResponse(paths[0], media_type=kind, headers=headers)
    way = packing.way(request)
    headers |= {"content-type": kind, "vary": "Accept-Encoding"} | packing.headers(way)
    return Response(
        _pack(later, paths, present, way), headers=headers
    )  # browsers take it for UTF-8


def text(folder: Path, name: str) -> str:
    """Return style sheets, scripts and drawings as the text to send; raise what `send` raises."""
    return _join(*_files(folder, name))


@lru_cache(maxsize=FILES)
def _pack(later: Path | None, paths: tuple[Path, ...], _version: str, way: str) -> bytes:
    """Return the same, packed; cached until a file changes."""
    return packing.pack(_join(later, paths).encode(), way, packing.HARD)


def _join(later: Path | None, paths: tuple[Path, ...]) -> str:
    if paths[0].suffix == scripts.SUFFIX:
        script = Script(paths[0].parent, [path.stem for path in paths])
        return script.later(later.stem) if later else script.text()
    return "\n".join(packing.slim(path.read_text("utf-8"), path.suffix) for path in paths)


def _files(folder: Path, name: str) -> tuple[Path | None, tuple[Path, ...]]:
    """Return the module that loads later, if any, and the bundled or already loaded files."""
    one, later, script = name.partition(LATER)
    names = (script if later else name).split(AND)
    if len(names) > MOST_TOGETHER or (later and not name.endswith(scripts.SUFFIX)):
        raise _unknown(name)
    together = tuple(dict.fromkeys(_find(folder, file, name) for file in names))
    return (_find(folder, one, name) if later else None), together


def _find(folder: Path, name: str, among: str) -> Path:
    """Return the path of the file inside the folder; `among` has the same suffix."""
    with suppress(OSError, ValueError):  # no file system has such a name
        path = (folder / name).resolve()
        known = path.suffix in TYPES and among.endswith(path.suffix)
        if known and folder in path.parents and path.is_file():
            return path
    raise _unknown(name)


def _unknown(name: str) -> Unknown:
    return PAGE_UNKNOWN("there is no such file", text=name[:LONGEST])
