"""The link beside a question leads to the rule of the question."""

import pytest

from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.sights import course

NAMES = ("Anna", "Bernd")
ASKED = {"ask-drain": "R10.1", "ask-draw": "R12.2", "ask-draw-pile": "R12.2"}


@pytest.mark.slow
def test_gold_to_pay_changes_no_rule_beside_a_question():
    """Paying meanwhile (R11.5) is offered first, but is not the question."""
    tables = list(course("venedig", 2, NAMES))[:-1]
    shows = [TablePage(view_table(it, "table", it.match.waits[0]), "en") for it in tables]
    paying = [it for it in shows if it.rules_by_kind.get("pay-most")]
    found = {(it.scene.question.id, it.rule) for it in paying if it.scene.question.id in ASKED}

    assert found == set(ASKED.items())
