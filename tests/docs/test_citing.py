"""The citation and the page of measurements agree with the program."""

import tomllib

import yaml

from serenissima import __version__, games
from tests.places import ROOT
from tools import measured

STRENGTH = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


def test_the_citation_has_this_version_and_licence():
    """They equal the package's.

    A list would mean a choice of licences, so a note covers the font.
    """
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert cited["version"] == project["version"] == __version__
    assert project["license"] == f"{cited['license']} AND OFL-1.1"
    assert "Open Font License" in cited["abstract"]
    assert cited["keywords"] == project["keywords"]
    assert {"cff-version", "message", "title", "authors"} <= set(cited)


def test_every_game_has_baselines_with_their_versions():
    """There are baselines for every number of seats that strength was measured with."""
    text = "\n".join(measured.page(STRENGTH))

    assert all(f"### {games.meta(name).title}\n" in text for name in games.names())
    assert text.count("| rules | engine |") == len(measured.SECTION.findall(STRENGTH)) > 0
    assert all(f"bench/{path.name}" in text for path in measured.programs())


def test_a_baseline_that_misses_the_protocol_explains_why():
    """It has earlier rules, fewer matches, or both."""
    name = games.names()[0]
    rules, title = games.meta(name).rules_version, games.meta(name).title
    strength = """## {title}, 2 seats (even share: 0.5)

| player | against | share | 95% interval | matches | actions per match | rules | engine |
|---|---|---|---|---|---|---|---|
| `greedy` | `uniform` | 0.9 | 0.8 to 1.0 | {matches} | 9 | {rules} | 0.1.0 |
"""
    told = [
        "\n".join(measured.page(strength.format(title=title, rules=by, matches=matches)))
        for by, matches in ((rules, 400), (rules, 399), (rules - 1, 400), (rules - 1, 8))
    ]
    ends = ("yes", "fewer matches", "earlier rules", "earlier rules, fewer matches")

    for page, end in zip(told, ends, strict=True):
        assert f"| 0.1.0 | {end} |" in page
