"""The letters of the pages: what was cut out of the typeface is what pages need, and no more."""

import re
from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from serenissima import games
from serenissima.web.presentation.assets import FACES, STATIC
from serenissima.words import LANGUAGES, PAGES
from tests.places import ROOT
from tools.typeface import CUTS, LATIN, LICENCE, Cut, ranges, shape

pytestmark = pytest.mark.soak

LOOK = (STATIC / "look.css").read_text(encoding="utf-8")
FACE = re.compile(r"@font-face { font-family: Alegreya; (.*) }")
MOST = 45_000  # bytes that every page loads
BLANKS = "\n\u202f"  # the end of a line, and a blank that looks the same in all letters


@pytest.mark.parametrize("cut", CUTS, ids=lambda cut: cut.name)
def test_each_file_is_what_its_cut_says(cut: Cut):
    """It has the letters of its cut; cut again, it stays as it is."""
    font = TTFont(STATIC / cut.name, recalcTimestamp=False)
    again = BytesIO()
    shape(TTFont(STATIC / cut.name, recalcTimestamp=False), cut).save(again)
    recut = TTFont(BytesIO(again.getvalue()))

    assert set(font.getBestCmap()) == cut.letters
    assert recut.getGlyphOrder() == font.getGlyphOrder()
    assert {axis.axisTag: (axis.minValue, axis.maxValue) for axis in axes(font)} == weights(cut)
    assert features(font) == cut.features


def features(font: TTFont) -> set[str]:
    """What a style sheet can ask of a font, and what is done without asking."""
    tables = (font[name].table.FeatureList.FeatureRecord for name in ("GSUB", "GPOS"))
    return {record.FeatureTag for records in tables for record in records}


def axes(font: TTFont) -> list:
    """What can be varied in a font."""
    return font["fvar"].axes if "fvar" in font else []


def weights(cut: Cut) -> dict[str, tuple[int, int]]:
    return {} if isinstance(cut.weight, int) else {"wght": cut.weight}


def test_the_style_sheet_names_the_letters_of_each_file():
    """So that a browser fetches only what a page needs."""
    named = {face.split('"')[1]: face for face in FACE.findall(LOOK)}

    assert {name: face.partition("unicode-range: ")[2] for name, face in named.items()} == {
        cut.name: f"{ranges(cut.letters)};" for cut in CUTS
    }
    assert [name for name, face in named.items() if "italic" in face.replace(name, "")] == [
        cut.name for cut in CUTS if "italic" in cut.name
    ]


def test_all_words_are_written_in_letters_that_every_page_has():
    """In six languages, in every game and on every page."""
    folders = [PAGES, *(games.load(name).folder / "words" for name in games.names())]
    texts = [folder / f"{language}.ftl" for folder in folders for language in LANGUAGES]
    said = {letter for text in texts for letter in text.read_text(encoding="utf-8")}

    assert "".join(sorted(said - set(map(chr, LATIN)))) == BLANKS


def test_they_are_small_and_their_licence_lies_beside_them():
    """What every page loads, and what the project says of its licence."""
    licence = (STATIC / LICENCE).read_text(encoding="utf-8")
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")

    assert sum((STATIC / name).stat().st_size for name in FACES) < MOST
    assert licence.startswith("Copyright 2011 The Alegreya Project Authors")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Reserved Font Name" not in licence.partition("SIL OPEN FONT LICENSE")[0]
    assert f"static/{LICENCE}" in declared
    assert TTFont(STATIC / FACES[0])["name"].getDebugName(0) in licence
