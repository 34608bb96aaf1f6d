"""The fonts of the pages: the subsets contain exactly the letters that pages need."""

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
def test_each_file_equals_its_subset(cut: Cut):
    """It has the letters of its subset; building it again changes nothing."""
    font = TTFont(STATIC / cut.name, recalcTimestamp=False)
    again = BytesIO()
    shape(TTFont(STATIC / cut.name, recalcTimestamp=False), cut).save(again)
    recut = TTFont(BytesIO(again.getvalue()))

    assert set(font.getBestCmap()) == cut.letters
    assert recut.getGlyphOrder() == font.getGlyphOrder()
    assert {axis.axisTag: (axis.minValue, axis.maxValue) for axis in axes(font)} == weights(cut)
    assert features(font) == cut.features


def features(font: TTFont) -> set[str]:
    """Return the features of a font that a style sheet can enable or that are on by default."""
    tables = (font[name].table.FeatureList.FeatureRecord for name in ("GSUB", "GPOS"))
    return {record.FeatureTag for records in tables for record in records}


def axes(font: TTFont) -> list:
    """Return the variable axes of a font."""
    return font["fvar"].axes if "fvar" in font else []


def weights(cut: Cut) -> dict[str, tuple[int, int]]:
    return {} if isinstance(cut.weight, int) else {"wght": cut.weight}


def test_the_style_sheet_names_the_letters_of_each_file():
    """So a browser loads only the files that a page needs."""
    named = {face.split('"')[1]: face for face in FACE.findall(LOOK)}

    assert {name: face.partition("unicode-range: ")[2] for name, face in named.items()} == {
        cut.name: f"{ranges(cut.letters)};" for cut in CUTS
    }
    assert [name for name, face in named.items() if "italic" in face.replace(name, "")] == [
        cut.name for cut in CUTS if "italic" in cut.name
    ]


def test_every_page_has_the_letters_of_all_words():
    """This covers six languages, every game and every page."""
    folders = [PAGES, *(games.load(name).folder / "words" for name in games.names())]
    texts = [folder / f"{language}.ftl" for folder in folders for language in LANGUAGES]
    said = {letter for text in texts for letter in text.read_text(encoding="utf-8")}

    assert "".join(sorted(said - set(map(chr, LATIN)))) == BLANKS


def test_the_fonts_are_small_and_have_their_licence():
    """The size counts for every page; the project's licence mentions the font."""
    licence = (STATIC / LICENCE).read_text(encoding="utf-8")
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")

    assert sum((STATIC / name).stat().st_size for name in FACES) < MOST
    assert licence.startswith("Copyright 2011 The Alegreya Project Authors")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Reserved Font Name" not in licence.partition("SIL OPEN FONT LICENSE")[0]
    assert f"static/{LICENCE}" in declared
    assert TTFont(STATIC / FACES[0])["name"].getDebugName(0) in licence
