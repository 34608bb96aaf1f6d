"""The standings of tournaments as pictures."""

from xml.etree import ElementTree as ET

from serenissima.training.arena import Standings
from serenissima.training.chart import draw
from serenissima.training.tournament import Fixture, Result

SVG = "{http://www.w3.org/2000/svg}"


def standings(wins: int, losses: int) -> Standings:
    """Return standings of two players from the number of matches each has won."""
    shares = [(1.0, 0.0)] * wins + [(0.0, 1.0)] * losses
    names = ("<last>", "greedy")
    results = (Result(Fixture(names, str(n), n), won, "", 1) for n, won in enumerate(shares))
    return Standings("a game", names, tuple(results))


def test_bars_show_shares_and_intervals_best_first():
    """Bars are as long as the share; names are escaped as text."""
    picture = ET.fromstring(standings(3, 1)._repr_svg_() or "")
    bars = [bar for bar in picture.iter(f"{SVG}rect") if bar.get("class") == "bar"]
    texts = [text.text for text in picture.iter(f"{SVG}text")]

    assert [text for text in texts if text in ("<last>", "greedy")] == ["<last>", "greedy"]
    assert float(bars[0].get("width", 0)) == 3 * float(bars[1].get("width", 0)) > 0
    assert any(text and text.startswith("0.750 (") for text in texts)


def test_without_matches_there_are_no_bars():
    assert standings(0, 0)._repr_svg_() is None


def test_a_chart_puts_everything_below_each_other():
    """Three players also get ratings and a matrix; no text is markup."""
    seats = [("<a>", "b"), ("b", "<a>"), ("<a>", "c"), ("c", "<a>"), ("b", "c"), ("c", "b")]
    results = (Result(Fixture(who, "0", n), (1.0, 0.0), "", 1) for n, who in enumerate(seats))
    three = Standings("a game", ("<a>", "b", "c"), tuple(results))
    picture = ET.fromstring(draw([standings(3, 1), three]))
    parts = list(picture.findall(f"{SVG}svg"))
    texts = [text.text for text in picture.iter(f"{SVG}text")]

    assert len(parts) == 1 + 3
    assert [int(part.get("y", 0)) for part in parts[1:]] == [
        sum(int(part.get("height", 0)) for part in parts[:n]) for n in range(1, 4)
    ]
    assert texts.count("<a>") == 4
    assert texts.count("0.500") == 6
