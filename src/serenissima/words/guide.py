r"""A game's guide, which takes three minutes to read, and its glossary, from its GUIDE.md.

The chapters `aim`, `turn`, `end`, `things`, `terms` and `examples` have entries: paragraphs that
begin with a bold id. The text before a colon is the entry's name; names in braces are figures of
the game (`figures.py`), so that no number is written twice. Languages with `NUMERALS` spell out
those below ten, except in names; texts add the ending of a one themselves: `{casa_cards}e Karte`,
`{casa_cards}a carta`::

    ## turn

    **divide** Divide: the divider turns up {turned} cards and makes two offers of them.
    Rules: R3.1; R3.2
    Shows: card-back

A thing states its cost and its gain. A term without a text is a topic of the game's words, which
already explain it::

    **spy** Spy ({spies})
    Costs: nothing
    Brings: {spy_draws} cards from the pile
    Rules: R5.6
    Shows: spy

An example describes the match file of its name in `examples`; pages show it under its first rule.

A `GUIDE.de.md` beside it has the same in another language, without rules and pictures, each entry
with the mark of the English one that it translates: `**divide** <!-- 5f1c09ae --> Teilen: …`. An
entry without a translation, or whose English text has changed since, appears in English.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from serenissima.kernel.game import Game
from serenissima.words.languages import FALLBACK
from serenissima.words.rules import mark_of
from serenissima.words.speaker import Speaker
from serenissima.words.topics import NAMED, PREFIX, topics

ALSO = "also-"  # other names that players use for a term, in the game's words

CHAPTERS = ("aim", "turn", "end", "things", "terms", "examples")
CHAPTER = re.compile(r"^## (?P<name>[a-z]+)$")
ENTRY = re.compile(
    r"^\*\*(?P<number>[a-z0-9-]+)\*\*(?: <!-- (?P<of>[0-9a-f]{8}) -->)?(?: |$)", re.MULTILINE
)
PARTS = re.compile(r"^(Costs|Brings|Rules|Shows): ", re.MULTILINE)
FIGURE = re.compile(r"\{(\w+)\}")
NUMERALS = {
    "de": ("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"),
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    "es": ("cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"),
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"),
    "it": ("zero", "un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"),
    "nl": ("nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"),
}


@dataclass(frozen=True)
class GuideEntry:
    """A paragraph of a guide.

    Attributes:
        id: of its subject, unique in its chapter.
        name: its name; empty if it has none.
        text: its text.
        costs, brings: of a thing.
        rules: the numbers of the rules with the details.
        shows: symbols of the game's art.
        language: of its texts.
        of: the mark of the English entry that it translates; empty for the English one.
    """

    id: str
    name: str
    text: str
    costs: str = ""
    brings: str = ""
    rules: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    language: str = FALLBACK
    of: str = ""

    @property
    def said(self) -> tuple[str, ...]:
        """The texts to translate; empty for a term that the game's words explain."""
        return tuple(filter(None, (self.name, self.text, self.costs, self.brings)))

    @property
    def mark(self) -> str:
        """The mark of its texts to translate."""
        return mark_of(self.said)


Guide = dict[str, tuple[GuideEntry, ...]]


def edition(folder: Path, language: str) -> Path:
    """Return the path of a game's guide in a language, whether or not it exists."""
    return folder / ("GUIDE.md" if language == FALLBACK else f"GUIDE.{language}.md")


@cache
def guide(game: Game, language: str = FALLBACK) -> Guide:
    """Return the entries of each chapter of a game's guide, with its figures; empty if it has none.

    Raises:
        KeyError: a figure has no value.
    """
    folder, given = game.folder, figures(game)
    own = {(chapter, e.id, e.of): e for chapter, es in read(folder, language).items() for e in es}
    return {
        chapter: tuple(
            _told(own.get((chapter, one.id, one.mark)), one, given, folder, language)
            for one in entries
        )
        for chapter, entries in read(folder).items()
    }


def figures(game: Game) -> Mapping[str, int]:
    """Return the figures that a game's guide may name, from its rules; empty if it has none."""
    name = f"{game.rules['setup'].__module__.rpartition('.')[0]}.figures"
    if find_spec(name) is None:
        return {}
    return cast(Mapping[str, int], import_module(name).FIGURES)


def also(game: Game, term: GuideEntry, language: str) -> str:
    """Return other names that players use for a term, from the game's words; may be empty."""
    speaker, key = Speaker(language, game.folder), ALSO + term.id
    return speaker.word(key) if speaker.has(key) else ""


@cache
def read(folder: Path, language: str = FALLBACK) -> Guide:
    """Return the content of one file by chapter, unchanged; empty if there is no file."""
    path = edition(folder, language)
    return dict(parse(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def parse(text: str) -> Iterator[tuple[str, tuple[GuideEntry, ...]]]:
    """Yield the chapters of a GUIDE.md, each with its entries."""
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        if heading := CHAPTER.match(part.partition("\n")[0]):
            paragraphs = re.split(r"\n\s*\n", part)
            yield heading["name"], tuple(_entry(p) for p in paragraphs if ENTRY.match(p))


def _entry(paragraph: str) -> GuideEntry:
    begins = ENTRY.match(paragraph)
    assert begins, "only paragraphs with an id are read"
    body, *parts = PARTS.split(paragraph[begins.end() :])
    given = dict(zip(parts[::2], map(_one_line, parts[1::2]), strict=True))
    head, colon, text = _one_line(body).partition(": ")
    head = head.rstrip("\u00a0")  # before a colon in French
    thing = bool({"Costs", "Brings"} & given.keys())
    name, text = (head, text) if colon or thing else ("", head)
    return GuideEntry(
        id=begins["number"],
        name=name,
        text=text,
        costs=given.get("Costs", ""),
        brings=given.get("Brings", ""),
        rules=tuple(given.get("Rules", "").replace(";", " ").split()),
        shows=tuple(given.get("Shows", "").split()),
        of=begins["of"] or "",
    )


def _one_line(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def _told(
    own: GuideEntry | None,
    english: GuideEntry,
    given: Mapping[str, int],
    folder: Path,
    language: str,
) -> GuideEntry:
    """Return an entry in a language, with its figures, or the topic for a term without a text."""
    if not english.said:
        return _topic(english, folder, language)
    entry = own or english
    spelled = NUMERALS.get(language if own else FALLBACK, ())
    texts = (entry.text, entry.costs, entry.brings)
    text, costs, brings = (_filled(said, given, spelled) for said in texts)
    return replace(
        english,
        name=_filled(entry.name, given),
        text=text,
        costs=costs,
        brings=brings,
        language=language if own else FALLBACK,
    )


def _filled(text: str, given: Mapping[str, int], spelled: Sequence[str] = ()) -> str:
    """Return a text with its figures filled in: spelled out if there is a word, or in digits."""
    return FIGURE.sub(lambda found: _numeral(given[found[1]], spelled), text)


def _numeral(figure: int, spelled: Sequence[str]) -> str:
    return spelled[figure] if figure < len(spelled) else str(figure)


def _topic(entry: GuideEntry, folder: Path, language: str) -> GuideEntry:
    assert entry.id in topics(folder), f"{entry.id} has no text, and is no topic"
    word = Speaker(language, folder).word
    name, text = word(NAMED + entry.id), word(PREFIX + entry.id)
    return replace(entry, name=name, text=text, language=language)
