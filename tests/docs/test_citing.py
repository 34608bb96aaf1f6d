"""How to cite the program, and the page that says what is measured, agree with the program."""

import tomllib

import pytest
import yaml

from serenissima import __version__, games
from tests.places import ROOT
from tools import measured

STRENGTH = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


def test_the_citation_names_this_version_and_licence():
    """As the package states them."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert cited["version"] == project["version"] == __version__
    assert " AND ".join(cited["license"]) == project["license"]
    assert cited["keywords"] == project["keywords"]
    assert {"cff-version", "message", "title", "authors"} <= set(cited)


def test_every_game_has_first_lines_with_their_versions():
    """For every number of seats that strength was measured with."""
    text = "\n".join(measured.page(STRENGTH))

    assert all(f"### {games.meta(name).title}\n" in text for name in games.names())
    assert text.count(", engine ") == len(measured.SECTION.findall(STRENGTH)) > 0
    assert all(f"bench/{path.name}" in text for path in measured.programs())


def test_a_figure_without_versions_is_refused():
    """Nobody could say what it belongs to."""
    with pytest.raises(ValueError, match="no versions"):
        list(measured.page(measured.VERSION.sub("", STRENGTH)))
