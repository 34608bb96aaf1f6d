"""A game's rule book line by line: contents, guide, glossary and numbered rules."""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from serenissima.kernel.errors import Unknown
from serenissima.kernel.game import Game
from serenissima.words import Speaker, rules
from serenissima.words.guide import Guide, GuideEntry, guide
from serenissima.words.lookup import LookedUp, look_up
from serenissima.words.rules import Chapter, Rule

GUIDE, GLOSSARY, EVERYTHING = "guide", "glossary", "all"
COLUMN = 10  # where the titles in the contents begin
INDENT = "  "

Weight = Literal["heading", "text", "note", "source"]


class BookLine(NamedTuple):
    """A paragraph; `source` marks references for readers who check where a rule comes from."""

    text: str
    weight: Weight = "text"

    def cut(self, width: int) -> str:
        """Return it in lines of at most `width` letters, all with its indentation."""
        indent = self.text[: len(self.text) - len(self.text.lstrip(" "))]
        return textwrap.fill(self.text, width, subsequent_indent=indent)


BLANK = BookLine("")
Book = Iterator[BookLine]


class RuleBook:
    """The rules of a game in one language, without pictures.

    Args:
        game: the game.
        language: one of the six; parts without a translation appear in English.
    """

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.speaker = Speaker(language, game.folder)

    def read(self, wanted: str = "", *, asked: str = "rules") -> Book:
        """Return the contents; or the guide, the glossary, all rules, or the wanted ones.

        Args:
            wanted: `GUIDE`, `GLOSSARY`, `EVERYTHING`, a number, or words to look for.
            asked: the command that the reader typed, for the advice on how to continue.

        Raises:
            Unknown: `rules/unknown`.
        """
        match wanted.strip().lower():
            case "":
                yield from self._contents(asked)
            case "guide":
                yield from self._guide()
            case "glossary":
                yield from self._glossary(self.entries.get("terms", ()))
            case "all":
                yield from self._rules(rules.chapters(self.game.folder, self.language))
            case _:
                yield from self._looked_up(self._look_up(wanted))

    @property
    def entries(self) -> Guide:
        """The guide, with the glossary as its chapter `terms`; empty if the game has none."""
        return guide(self.game, self.language)

    def find(self, wanted: str) -> tuple[Chapter, ...]:
        """Return the wanted rules; none if only the glossary has the words.

        Raises:
            Unknown: `rules/unknown`.
        """
        return self._look_up(wanted).chapters

    def unfound(self, error: Unknown) -> list[str]:
        """What to tell a reader in whose words nothing was found: that, and what there is."""
        near = look_up(self.game, str(error.text), self.language).near
        chapters = rules.chapters(self.game.folder, self.language)
        label = "page-rules-near" if near else "page-contents"
        there = near or [f"{chapter.number} {chapter.title}" for chapter in chapters]
        return [self.speaker.refuse(error), f"{self._label(self._word(label))} {', '.join(there)}"]

    def _look_up(self, wanted: str) -> LookedUp:
        found = look_up(self.game, wanted, self.language)
        if not found.anything:
            raise rules.unknown(self.game.folder, wanted, self.language, found.near)
        return found

    def _looked_up(self, found: LookedUp) -> Book:
        if not found.whole:
            yield from (BookLine(self._word("page-rules-some"), "note"), BLANK)
        yield from self._glossary(found.terms)
        yield from self._rules(found.chapters)

    def _contents(self, asked: str) -> Book:
        yield self._heading("page-rules-of", game=self.game.meta.title)
        yield BLANK
        if self.entries:
            yield from self._readable(GUIDE, self._word("page-guide"))
            yield from self._readable(GLOSSARY, self._word("page-glossary"))
        for chapter in rules.chapters(self.game.folder, self.language):
            yield from self._readable(chapter.number, chapter.title)
        yield from self._readable(EVERYTHING, self._word("page-rules-all"))
        yield BLANK
        yield BookLine(self._word("term-rules", example=f"{asked} {GUIDE}".lstrip()), "note")

    def _readable(self, word: str, title: str) -> Book:
        yield BookLine(f"{INDENT}{word:<{COLUMN}}{title}")

    def _guide(self) -> Book:
        found = self.entries
        yield from self._in_english(e for entries in found.values() for e in entries)
        yield self._heading("page-guide")
        for entry in found.get("aim", ()):
            yield BookLine(self._named(entry))
        for chapter in ("turn", "end"):
            yield from (BLANK, self._heading(f"page-guide-{chapter}"))
            for number, entry in enumerate(found.get(chapter, ()), 1):
                yield BookLine(f"{number}. {self._named(entry)}")
        yield from (BLANK, self._heading("page-guide-things"))
        for entry in found.get("things", ()):
            yield BookLine(f"{entry.name}{_numbers(entry)}")
            for key, what in (("costs", entry.costs), ("brings", entry.brings)):
                yield BookLine(f"{INDENT}{self._label(self._word(f'page-guide-{key}'))} {what}")

    def _glossary(self, entries: Iterable[GuideEntry]) -> Book:
        found = sorted(entries, key=lambda entry: rules.plain(entry.name))
        if found:
            yield from self._in_english(found)
            yield self._heading("page-glossary")
            for entry in found:
                text = f"{entry.text[:1].upper()}{entry.text[1:]}"
                yield BookLine(f"{self._label(entry.name)} {text}{_numbers(entry)}")
            yield BLANK

    def _rules(self, found: Iterable[Chapter]) -> Book:
        yield from self._in_english(rule for chapter in found for rule in chapter.rules)
        for chapter in found:
            yield BookLine(f"{chapter.number} {chapter.title}", "heading")
            yield BLANK
            for rule in chapter.rules:
                yield from self._rule(rule)
                yield BLANK

    def _rule(self, rule: Rule) -> Book:
        named = rules.labels(self.speaker)
        yield BookLine(f"{rule.number} {rule.text}")
        for case in rule.cases:
            yield BookLine(f"{INDENT}• {case}")
        if rule.asked:
            yield BookLine(f"{INDENT}{self._label(self._word('page-rules-asked'))} {rule.asked}")
        for line in (line for ruling in rule.rulings for line in ruling.lines(named)):
            yield BookLine(INDENT + line, "source")
        if rule.other:
            other = self._label(self._word("page-rules-other-reading"))
            yield BookLine(f"{INDENT}{other} {rule.other}", "source")
        sources = "; ".join(named.get(source, source) for source in rule.sources)
        yield BookLine(f"{INDENT}[{sources}]", "source")

    def _in_english(self, parts: Iterable[GuideEntry | Rule]) -> Book:
        """Return a note if some of the parts are not translated."""
        if any(part.language != self.language for part in parts):
            yield from (BookLine(self._word("page-rules-english"), "note"), BLANK)

    def _named(self, entry: GuideEntry) -> str:
        """Return an entry with its name in front."""
        return f"{self._label(entry.name)} {_said(entry)}" if entry.name else _said(entry)

    def _label(self, name: str) -> str:
        return self._word("page-label", name=name)

    def _heading(self, key: str, **args: str) -> BookLine:
        return BookLine(self._word(key, **args), "heading")

    def _word(self, key: str, **args: str) -> str:
        return self.speaker.word(key, **args)


def _said(entry: GuideEntry) -> str:
    """Return an entry's text with the numbers of its rules."""
    return entry.text + _numbers(entry)


def _numbers(entry: GuideEntry) -> str:
    return f" [{' '.join(entry.rules)}]" if entry.rules else ""
