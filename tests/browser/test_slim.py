"""Style sheets are sent without comments and blanks, and say the same."""

import re
from pathlib import Path

import pytest

import serenissima
from serenissima.web.presentation.packing import slim
from tests.browser.conftest import Open

FOLDER = Path(serenissima.__file__).parent
SHEETS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.css"))
RULES = """text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map((rule) => rule.cssText);
}"""
BLANKS = re.compile(r"\s*([,(){};])\s*|\s+")  # those that a browser keeps in values with variables


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_browser_reads_the_same_rules(open_page: Open, sheet: str):
    """Every selector, every value."""
    page, text = open_page(), (FOLDER / sheet).read_text("utf-8")
    rules, slim_rules = (
        [BLANKS.sub(r"\1 ", rule) for rule in page.evaluate(RULES, said)]
        for said in (text, slim(text, ".css"))
    )

    assert len(slim(text, ".css")) < len(text)
    assert slim_rules == rules != []
