"""Each module of a page's scripts is in one file, and all imports are there."""

import re
from itertools import product

import pytest

from serenissima.web.presentation import assets
from serenissima.web.presentation.scripts import LATER, Script
from serenissima.web.presentation.templates import TEMPLATES
from tests.web.visitors import Visitor

NAMED = re.compile(r"\bscript\(('[^)]*')\)")  # by a template
SOMETIMES = ("clock.js", "handover.js", "table.js", "explain.js", "lesson.js")
TABLES = [
    "+".join(name for name, wanted in zip(SOMETIMES, which, strict=True) if wanted)
    for which in product((True, False), repeat=5)
    if which[2] and which[3]
]
ADDRESS = re.compile(r'"\./([^"]+)"')  # of a script's downloads
LEFT = re.compile(r"\b(?:import|export)\b(?!\(|\.meta)")  # in a function they have no meaning


def scripts() -> list[str]:
    """Return the names of all scripts that pages ask for first."""
    texts = [path.read_text("utf-8") for path in TEMPLATES.rglob("*.html")]
    named = [
        found[1].replace("'", "").replace(", ", "+")
        for text in texts
        for found in NAMED.finditer(text)
    ]
    return sorted({*named, *TABLES})


@pytest.mark.parametrize("name", scripts())
def test_each_module_is_in_one_file(name: str):
    """It is in the script or at a separate address, the same for all pages."""
    inside = Script(assets.STATIC, [one.removesuffix(".js") for one in name.split("+")]).names
    text = assets.text(assets.STATIC, name)
    *functions, given = text.rsplit("\n", 1)
    later, new = set[str](), set(ADDRESS.findall(text))
    while new:
        later |= new
        texts = [assets.text(assets.STATIC, one) for one in new]
        new = {one for text in texts for one in ADDRESS.findall(text)} - later - {name}

    assert not LEFT.search("".join(functions))
    assert re.fullmatch(r"export\{[\w$,]*\};", given)
    assert {one.partition(LATER)[2] for one in later} <= {name}
    assert not {one.partition(".")[0] for one in later} & set(inside)


async def test_a_page_asks_for_no_module_by_itself(anna: Visitor):
    """The script of a table names its first module."""
    await anna.sit("computer guest")
    found = re.findall(r'<script type="module" src="/static/\w+/([^"]+)"', anna.text)

    assert found == ["table.js+explain.js"]
    for name in ("none.js~table.js", "look.css~look.css", "chat.js~none.js", "chat.js~a.js~b.js"):
        await anna.go(f"/static/x/{name}", 404)
