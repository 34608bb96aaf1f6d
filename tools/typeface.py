"""Cut the typeface of the pages out of its package: only the letters and weights they use.

    python -m tools.typeface

`npm` fetches the package by name and version; its digest must be the one stored here. Each file of
the package becomes one of ours, with the licence beside them.
"""

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

STATIC = Path(__file__).parents[1] / "src" / "serenissima" / "web" / "static"
LICENCE = "alegreya-OFL.txt"
PACKAGE = "@fontsource-variable/alegreya@5.3.0"
SHA512 = "K+DFrm7tnqsG6di2w3eW/o4Ic6XNFLtZCKcPldeHEnE9f8uWy4llIp1CqQAu+ByI9MFfs1C7eLv4Rv84yEIerw=="

ASCII = range(0x20, 0x7F)
WESTERN = range(0xC0, 0x100)
SIGNS = "\xa0¡ª«\xad°·º»¿ıŒœ–—‘’‚“”„•…‹›€↑↓−"
EXTENDED = range(0x100, 0x180)  # Latin Extended-A
MORE = "ȘșȚțẞ"
RETIRED = "ŉ"  # Unicode discourages its use

LATIN = frozenset((*ASCII, *WESTERN, *map(ord, SIGNS)))
LATIN_MORE = frozenset((*EXTENDED, *map(ord, MORE))) - LATIN - {*map(ord, RETIRED)}

BOTH = (400, 700)  # the weights of upright letters; bold italics are synthesized


@dataclass(frozen=True)
class Cut:
    """A file to generate.

    Attributes:
        name: the name of the file.
        source: the package's file that it is cut from.
        letters: the letters to include.
        weight: a range of weights, or the only one.
        features: the OpenType features to include.
    """

    name: str
    source: str
    letters: frozenset[int]
    weight: tuple[int, int] | int
    features: frozenset[str]


SPACED = frozenset(("kern", "locl"))  # kerning, and forms for some languages
FIGURED = SPACED | {"lnum", "tnum"}  # figures as high as capitals, and all equally wide

CUTS = (
    Cut("alegreya.woff2", "latin-wght-normal", LATIN, BOTH, FIGURED),
    Cut("alegreya-italic.woff2", "latin-wght-italic", LATIN, 400, FIGURED),
    Cut("alegreya-more.woff2", "latin-ext-wght-normal", LATIN_MORE, BOTH, SPACED),
    Cut("alegreya-more-italic.woff2", "latin-ext-wght-italic", LATIN_MORE, 400, SPACED),
)


def main() -> None:
    """Write every file and print its size."""
    with TemporaryDirectory() as folder:
        package = fetch_package(Path(folder))
        for cut in CUTS:
            source = package / "files" / f"alegreya-{cut.source}.woff2"
            font = TTFont(source, recalcTimestamp=False)  # the same bytes each time
            shape(font, cut).save(STATIC / cut.name)
            print(f"{cut.name}: {(STATIC / cut.name).stat().st_size:,} bytes")
        shutil.copyfile(package / "LICENSE", STATIC / LICENCE)


def fetch_package(folder: Path) -> Path:
    """Return the unpacked package in this folder; end the program if its digest differs."""
    fetch = ["npm", "pack", "--silent", "--pack-destination", str(folder), PACKAGE]
    subprocess.run(fetch, check=True, stdout=subprocess.DEVNULL)
    (archive,) = folder.glob("*.tgz")
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != SHA512:
        sys.exit(f"{PACKAGE} is not the package whose digest is noted")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def shape(font: TTFont, cut: Cut) -> TTFont:
    """Return the font with the letters and weights of the cut, ready to save as woff2."""
    options = Options()
    options.hinting = False
    options.ignore_missing_unicodes = False
    options.layout_features = sorted(cut.features)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=cut.letters)
    subsetter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": cut.weight})
    font.flavor = "woff2"
    return font


def ranges(letters: Iterable[int]) -> str:
    """Return the letters in the form of a style sheet's `unicode-range`."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][-1] + 1:
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return ", ".join(
        f"U+{run[0]:X}-{run[-1]:X}" if len(run) > 1 else f"U+{run[0]:X}" for run in runs
    )


if __name__ == "__main__":
    main()
