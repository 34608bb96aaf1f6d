"""The analysis of a finished match on its page."""

import re
from typing import Any

import pytest

from serenissima.service.runtime import analyses
from serenissima.words import LANGUAGES
from tests.web.meetings import analysed, finished
from tests.web.visitors import Visitor


async def test_a_finished_match_is_analysed_for_all_who_look(anna: Visitor, bernd: Visitor, come):
    """Every viewer, a stranger too, gets the same figures, and every language has its page."""
    path = await finished(anna, bernd)
    here, there = await analysed(anna, path), await analysed(come(), path)
    figures = [re.findall(r'data-(?:whole|known)="[^"]+"', part) for part in (here, there)]
    page = (await anna.go(path)).text

    assert 'class="graphs"' in here
    assert figures[0] == figures[1]
    assert len(figures[0]) == 2
    assert f'data-from="{path}/analysis?part=here"' in page
    for language in LANGUAGES:
        await anna.go(f"{path}/analysis", **{"accept-language": language})
        assert anna.text.count('class="graph ') == 2


async def test_a_running_match_is_not_analysed(anna: Visitor):
    """Its hidden cards would be revealed."""
    await anna.sit("person")
    path = f"/table/{anna.table}"
    await anna.go(f"{path}/analysis", 409)

    assert anna.codes == ["table/not-over"]
    await anna.go(path)
    assert "data-from" not in anna.text


async def test_a_failed_analysis_is_reported_and_can_be_tried_again(
    anna: Visitor, bernd: Visitor, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: Any, **__: Any) -> Any:
        yield
        raise RuntimeError("no memory left")

    path = await finished(anna, bernd)
    with monkeypatch.context() as patch:
        patch.setattr(analyses, "analysis_steps", fail)
        failed = await analysed(anna, path)
    still = await analysed(anna, path)
    monkeypatch.setattr(analyses, "AGAIN", 0.0)
    again = await analysed(anna, path)

    assert "data-last" not in failed
    assert still == failed
    assert "data-last" in again
