r"""A game's numbered rules, read from the paragraphs of its RULES.md.

A rule is a paragraph that begins with its bold number and ends with its sources::

    **R3.2** The divider parts the eight into two offers.
    Other reading: one offer may be empty.
    Sources: CG; C33

Cases form a list, and a note explains when the program asks at a table::

    **R2.3** The active player may pay gold at every decision, except:
    * from the site to the treasures;
    * with six cards in hand.
    When asked: only if the player might hold five gold.
    Sources: VEN

Where several sources differ, a list of questions may follow it, each with the number of its ruling
if it has one, what each source says, and our reading::

    - C33 May an offer be empty? **CG** silent. **Readings** no; yes. **Ours** no: it says *parts*.

Beside it a `RULES.de.md` holds the rules in another language: chapters and rules with the same
numbers, without sources, each rule with the mark of the English one that it translates::

    **R3.2** <!-- 5f1c09ae --> Der Teiler macht aus den acht Karten zwei Angebote.

A rule that was not translated yet, or whose English text has changed since, is read in English.
`python -m tools.translations` lists them.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from serenissima.kernel.errors import Unknown, one_of
from serenissima.words.languages import FALLBACK
from serenissima.words.refusals import RULES_UNKNOWN
from serenissima.words.speaker import Speaker

CHAPTER = re.compile(r"^## (?P<number>R\d+) (?P<title>.+)$")
RULE = re.compile(r"^\*\*(?P<number>R\d+\.\d+)\*\*(?: <!-- (?P<of>[0-9a-f]{8}) -->)? ")
PARTS = re.compile(r"^(When asked|Other readings?|Sources): ", re.MULTILINE)
CASE = re.compile(r"^\* ", re.MULTILINE)
NUMBER = re.compile(r"[Rr]?(\d+(?:\.\d+)?)")
WORD = re.compile(r"[^\W_]+")
QUESTION = re.compile(r"^- ", re.MULTILINE)
RULING = re.compile(r"([A-Z]+\d+) ")
WHO = re.compile(r"\*\*([^*]+)\*\*")
STRAIGHT = {ord("’"): "'", ord("“"): '"', ord("”"): '"'}
NO_LABELS: Mapping[str, str] = MappingProxyType({})


def mark_of(texts: Iterable[str]) -> str:
    """Return eight hexadecimal digits that change with the texts to translate.

    Curly quotation marks count as straight ones: they are no reason to translate anew.
    """
    said = "\n".join(texts).translate(STRAIGHT)
    return hashlib.sha256(said.encode()).hexdigest()[:8]


class Ruling(NamedTuple):
    """The answers of the sources to one question, and our ruling.

    Attributes:
        number: like `C33`; empty where it has none.
        question: the point on which they differ or are silent.
        said: pairs of source and answer, in order; then `Readings` and `Ours`.
    """

    number: str
    question: str
    said: tuple[tuple[str, str], ...]

    def lines(self, labels: Mapping[str, str] = NO_LABELS) -> Iterator[str]:
        """Yield the question, then a line for each answer."""
        yield f"{self.number} {self.question}".lstrip()
        for who, what in self.said:
            yield f"  {labels.get(who, who)}: {what}"


@dataclass(frozen=True)
class Rule:
    """One rule.

    Attributes:
        number: like `R3.2`.
        text: its text in one line; if it has cases, the part before them.
        cases: one line per case.
        asked: when the program asks at a table; empty if that is clear.
        other: other readings that the sources allow; empty if there are none.
        sources: its sources, as the top of RULES.md explains.
        rulings: the questions that it decides, with the answer of each source.
        language: the language of all texts.
        of: the mark of the English rule that it translates; empty if it is the English one.
    """

    number: str
    text: str
    other: str
    sources: tuple[str, ...]
    rulings: tuple[Ruling, ...] = ()
    language: str = FALLBACK
    of: str = ""
    cases: tuple[str, ...] = ()
    asked: str = ""

    def is_in(self, number: str) -> bool:
        """Whether a number is the rule's or its chapter's."""
        return number in (self.number, self.number.partition(".")[0])

    @property
    def mark(self) -> str:
        """The mark of its texts to translate."""
        said = [self.text, self.other, *(line for one in self.rulings for line in one.lines())]
        return mark_of([*said, *filter(None, (*self.cases, self.asked))])


@dataclass(frozen=True)
class Chapter:
    """A part of the rules: its number like `R3`, its title, its rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@cache
def chapters(folder: Path, language: str = FALLBACK) -> tuple[Chapter, ...]:
    """The rules of the game in a folder, chapter by chapter; empty where there is no RULES.md."""
    own = tuple(_read(folder, language))
    return own if language == FALLBACK else tuple(_merged(chapters(folder), own, language))


def _read(folder: Path, language: str) -> Iterator[Chapter]:
    """What one file holds; nothing if there is none."""
    path = edition(folder, language)
    if path.is_file():
        yield from parse(path.read_text(encoding="utf-8"))


def edition(folder: Path, language: str) -> Path:
    """The file that holds a game's rules in a language, or would hold them."""
    return folder / ("RULES.md" if language == FALLBACK else f"RULES.{language}.md")


def _merged(
    english: Iterable[Chapter], translated: Iterable[Chapter], language: str
) -> Iterator[Chapter]:
    """The English chapters, with what stands in a translation and is not out of date."""
    titles = {chapter.number: chapter.title for chapter in translated}
    known = {(rule.number, rule.of): rule for chapter in translated for rule in chapter.rules}
    for chapter in english:
        rules = [
            _merge(rule, known.get((rule.number, rule.mark)), language) for rule in chapter.rules
        ]
        yield Chapter(chapter.number, titles.get(chapter.number, chapter.title), tuple(rules))


def _merge(english: Rule, translated: Rule | None, language: str) -> Rule:
    if translated is None:
        return english
    return replace(translated, sources=english.sources, language=language)


def parse(text: str) -> Iterator[Chapter]:
    """The chapters of a RULES.md that hold rules."""
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading = CHAPTER.match(part.partition("\n")[0])
        rules = tuple(_rule(p) for p in re.split(r"\n\s*\n", part) if RULE.match(p))
        if heading and rules:
            yield Chapter(heading["number"], heading["title"], rules)


def _rule(paragraph: str) -> Rule:
    number = RULE.match(paragraph)
    assert number, "only paragraphs with a number are read"
    body, *questions = QUESTION.split(paragraph[number.end() :])
    text, *parts = PARTS.split(body)
    text, *cases = CASE.split(text)
    said = {label.removesuffix("s"): _one_line(part) for label, part in _pairs(parts)}
    sources = tuple(s.strip() for s in said.get("Source", "").split(";") if s.strip())
    rulings = tuple(map(_ruling, questions))
    return Rule(
        number["number"], _one_line(text), said.get("Other reading", ""), sources, rulings,
        of=number["of"] or "", cases=tuple(map(_one_line, cases)), asked=said.get("When asked", ""),
    )  # fmt: skip


def _ruling(item: str) -> Ruling:
    question, *parts = WHO.split(item)
    numbered = RULING.match(question)
    number, begins = (numbered[1], numbered.end()) if numbered else ("", 0)
    said = tuple((_one_line(who), _one_line(what)) for who, what in _pairs(parts))
    return Ruling(number, _one_line(question[begins:]), said)


def _pairs(parts: list[str]) -> Iterator[tuple[str, str]]:
    return zip(parts[::2], parts[1::2], strict=True)


def _one_line(text: str) -> str:
    """A text without its line breaks; no-break spaces stay."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def untranslated(found: Iterable[Chapter], language: str) -> bool:
    """Whether any of these rules is in another language."""
    return any(rule.language != language for chapter in found for rule in chapter.rules)


def labels(speaker: Speaker) -> dict[str, str]:
    """What stands for the sources that are no book: all readings, and what we decided."""
    return {
        "Readings": speaker.word("page-rules-readings"),
        "Ours": speaker.word("page-rules-ours"),
    }


def find(folder: Path, number: str, language: str = FALLBACK) -> tuple[Chapter, ...]:
    """Return the rule `R3.2`, or the chapter `R3` with all its rules.

    Raises:
        Unknown: `rules/unknown`.
    """
    found = search(chapters(folder, language), number)
    if not found:
        raise unknown(folder, number, language)
    return found


def unknown(folder: Path, wanted: str, language: str, near: Sequence[str] = ()) -> Unknown:
    """The refusal of what no rule speaks of: its hint are words that are near, or the chapters."""
    named = [f"{chapter.number} {chapter.title}" for chapter in chapters(folder, language)]
    return RULES_UNKNOWN(text=wanted, hint=", ".join(near) or one_of(named))


def search(everything: Iterable[Chapter], wanted: str) -> tuple[Chapter, ...]:
    """Return the rule `R3.2`, or all rules of a chapter `R3`; empty for anything else."""
    number = NUMBER.fullmatch(wanted.strip())
    return tuple(_only(everything, f"R{number[1]}")) if number else ()


def _only(everything: Iterable[Chapter], number: str) -> Iterator[Chapter]:
    """Yield the chapters that have rules with a number, reduced to these rules."""
    for chapter in everything:
        if found := tuple(rule for rule in chapter.rules if rule.is_in(number)):
            yield replace(chapter, rules=found)


def words_of(text: str) -> list[str]:
    """The words of a text in order."""
    return WORD.findall(text)


def plain(text: str) -> str:
    """A text without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
