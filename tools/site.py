"""Build a site of the documentation that works offline: `python -m tools.site FOLDER`.

The pages have the same folders as in the repository, and linked files are included. A dead link
ends the program with an error.
"""

from __future__ import annotations

import argparse
import json
import logging
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config

from serenissima import games

ROOT = Path(__file__).parent.parent
OWN = (ROOT / "tools" / "site.css", ROOT / "tools" / "iframe-worker.js")  # beside the pages
STATIC = ROOT / "src" / "serenissima" / "web" / "static"
LINK = re.compile(r"(?P<before>\]\()(?!https?:|mailto:|#)(?P<target>[^)#\s]+)")
FIRST_ITEM, NEXT = re.compile(r"(?:-|1\.) "), re.compile(r"(?:-|[0-9]+\.) ")  # of a list
DEEP = 4  # spaces of indentation for the contents of an item
TITLE = re.compile(r"^# (?:\d+\. )?(?P<title>.+)$", re.MULTILINE)
LISTED = {  # folders that pages link to
    Path("docs/games"): "The games",
    Path("docs/decisions"): "Design decisions",
    Path("tests/tiny"): "A complete small game",
}
FIRST = [  # of the contents, in reading order
    {"Serenissima": "README.md"},
    {"Playing": "docs/play.md"},
    {"Terms": "docs/concepts.md"},
]
BUILDING = [
    {"Architecture": "ARCHITECTURE.md"},
    {"Adding a game": "docs/add-a-game.md"},
    {"Adding a player": "docs/add-a-player.md"},
    {"How the search works": "docs/search.md"},
    {"Contributing": "CONTRIBUTING.md"},
    {"Changes": "CHANGELOG.md"},
]
RESEARCH = [
    {"Ten minutes in a notebook": "docs/tutorial.md"},
    {"Interfaces": "docs/research.md"},
    {"How to measure": "docs/measured.md"},
    {"How strong the players are": "docs/strength.md"},
    {"The characters and their ratings": "docs/characters.md"},
    {"Compared with other libraries": "docs/peers.md"},
]
HOSTING = [
    {"Running a server": "docs/hosting.md"},
    {"Hosting reference": "docs/hosting-reference.md"},
    {"Bots": "docs/bots.md"},
    {"How many clicks": "docs/clicks.md"},
]


def make(out: Path) -> None:
    """Build the site into a new folder; a dead link ends the program."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder)
        gather(pages)
        settings = load_config(
            str(ROOT / "mkdocs.yml"),
            docs_dir=str(pages),
            site_dir=str(out),
            nav=contents(pages),
            strict=True,
        )
        build(settings)


def gather(pages: Path) -> None:
    """Copy every page, and every file that a page links to, into a folder."""
    todo = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    todo += [games.load(name).folder / "RULES.md" for name in games.names()]
    todo += [path for path in (ROOT / "tests" / "tiny").iterdir() if path.suffix in (".py", ".md")]
    seen = set(todo)
    while todo:
        path = todo.pop()
        place = path.relative_to(ROOT)
        found = {p for p in _copy(path, pages / place) if p not in seen}
        seen |= found
        todo += found
    _write(pages / "docs" / "tutorial.md", notebook(ROOT / "docs" / "tutorial.ipynb"))
    for folder, title in LISTED.items():
        listed = sorted((pages / folder).iterdir())
        lines = (f"- [{_title(page)}]({page.name})" for page in listed if page.is_file())
        _write(pages / folder / "index.md", "\n".join((f"# {title}", "", *lines, "")))
    for path in (*STATIC.glob("alegreya*.woff2"), STATIC / "icon.svg", *OWN):
        shutil.copy(path, pages / path.name)


def _copy(path: Path, to: Path) -> Iterator[Path]:
    """Copy a file; if it is a page, yield the files that it links to."""
    if path.suffix != ".md":
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, to)
        return
    text = path.read_text(encoding="utf-8")
    linked = LINK.sub(lambda link: link["before"] + _address(path, link["target"]), text)
    _write(to, "\n".join(_apart(linked.split("\n"))))
    for link in LINK.finditer(text):
        target = (path.parent / link["target"]).resolve()
        if target.is_file():
            yield target


def _address(page: Path, target: str) -> str:
    """Return the target of a page's link on the site; a folder has a page that lists it."""
    folder = (page.parent / target).resolve()
    return f"{target.rstrip('/')}/index.md" if folder.is_dir() else target


def _apart(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines with lists in MkDocs' form: a blank line before each, and deep contents.

    A code host needs no blank line, and only as much indentation as the item's text has.
    """
    before, fenced, width, loose = "", False, 0, False
    for line in lines:
        fenced ^= line.startswith("```")
        item = None if fenced else (NEXT if width else FIRST_ITEM).match(line)
        if item and before and (loose or not width):
            yield ""
        loose = not item and (loose or not line)
        if item or (line and not line.startswith(" ")):
            width = len(item[0]) if item else 0
        deeper = " " * (DEEP - width) if width and line.startswith(" " * width) else ""
        yield deeper + line
        before = line


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _title(page: Path) -> str:
    """Return the title of a page, or the name of a file."""
    found = TITLE.search(page.read_text(encoding="utf-8")) if page.suffix == ".md" else None
    return found["title"] if found else page.name


def notebook(path: Path) -> str:
    """Return a notebook as a page, with a link to itself."""
    return "\n\n".join(_cells(json.loads(path.read_text(encoding="utf-8"))["cells"], path.name))


def _cells(cells: Iterable[Any], name: str) -> Iterator[str]:
    for number, cell in enumerate(cells):
        text = "".join(cell["source"]).strip()
        yield text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```"
        if not number:
            yield f"This page is a notebook: [{name}]({name})."


def contents(pages: Path) -> list[Any]:
    """Return the contents of the site, with the pages in groups."""
    decisions = sorted((pages / "docs" / "decisions").glob("0*.md"))
    rules = [_of_game(name) for name in games.names()]
    why = [{_title(page): page.relative_to(pages).as_posix()} for page in decisions]
    return [
        *FIRST,
        {"Games": ["docs/games/index.md", *rules]},
        {"Research": RESEARCH},
        {"Hosting": HOSTING},
        {"Building": BUILDING},
        {"Design decisions": ["docs/decisions/index.md", *why]},
    ]


def _of_game(name: str) -> dict[str, Any]:
    meta, folder = games.meta(name), games.load(name).folder.relative_to(ROOT).as_posix()
    facts = f"docs/games/{name}.md"
    return {meta.title: [{"Rules": f"{folder}/RULES.md"}, {"Options, actions, features": facts}]}


def main() -> None:
    """Build the site."""
    logging.basicConfig(format="%(message)s", level=logging.WARNING)
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("folder", type=Path)
    make(asked.parse_args().folder)


if __name__ == "__main__":
    main()
