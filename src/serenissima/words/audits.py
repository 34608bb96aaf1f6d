"""Audits of a folder of words, for tests: missing, surplus, unused and untranslated messages."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from serenissima.words.languages import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from serenissima.kernel.game import Game
    from serenissima.kernel.message import Arg

Sentences = dict[str, set[str]]  # the variables of each message

WORD = re.compile(r"[^\W\d_]{2,}")
PLACEABLE = re.compile(r"\{[^{}]*\}")
SENTENCE = 3  # words; a shorter text may be a name, or the same in two languages
ALIKE = 0.1  # the allowed share of sentences equal to the English ones, such as names and mottos


@dataclass(frozen=True)
class Audit:
    """The problems of a folder of words; every list has lines like `nl: card-fig $ripe`.

    Attributes:
        missing: messages of English, or of the code, that a language lacks.
        surplus: messages that English lacks.
        foreign: variables of a language that the English sentence, or the code, lacks.
        unused: variables of the English sentence, or of the code, that a language ignores.
        unreadable: lines that are not Fluent, and messages that are defined twice.
        untranslated: languages in which too many sentences are the English ones; see `find_copied`.
    """

    missing: tuple[str, ...]
    surplus: tuple[str, ...]
    foreign: tuple[str, ...]
    unused: tuple[str, ...]
    unreadable: tuple[str, ...]
    untranslated: tuple[str, ...]

    @property
    def problems(self) -> tuple[str, ...]:
        """All problems, each with its kind."""
        return tuple(f"{kind}: {line}" for kind, lines in vars(self).items() for line in lines)


def audit(folder: Path, needs: Mapping[str, set[str]] | None = None) -> Audit:
    """Compare the six languages of a folder with each other, and with the messages of the code.

    `needs` has the variables of each message that the code is sure to use; all other messages are
    compared with English alone.
    """
    unreadable: list[str] = []
    words = {
        language: _read(folder / f"{language}.ftl", language, unreadable) for language in LANGUAGES
    }
    given = {**words[FALLBACK], **(needs or {})}
    found = [_compare(language, words[language], given) for language in LANGUAGES]
    missing, surplus, foreign, unused = (
        tuple(line for lines in column for line in lines) for column in zip(*found, strict=True)
    )
    alike = tuple(find_copied(folder))
    return Audit(missing, surplus, foreign, unused, tuple(unreadable), alike)


def find_copied(folder: Path) -> Iterator[str]:
    """Yield a line for each language that repeats English, with the messages that it repeats.

    Messages with at least `SENTENCE` words besides their variables are compared letter by letter;
    one in ten may be the same.
    """
    english = _sentences(folder / f"{FALLBACK}.ftl")
    for language in LANGUAGES:
        if language != FALLBACK:
            own = _sentences(folder / f"{language}.ftl")
            both = own.keys() & english.keys()
            same = sorted(key for key in both if own[key] == english[key])
            if len(same) > 1 + ALIKE * len(both):
                yield (
                    f"{language}: {len(same)} of {len(both)} sentences are the English ones; "
                    f"translate {', '.join(same)}"
                )


def _sentences(path: Path) -> dict[str, str]:
    """Return the letters of each message of a file that is long enough to be compared."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    texts = {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2]
        for entry in body
        if isinstance(entry, ast.Message)
    }
    words = {key: WORD.findall(PLACEABLE.sub(" ", text)) for key, text in texts.items()}
    return {key: " ".join(found) for key, found in words.items() if len(found) >= SENTENCE}


def _compare(
    language: str, words: Sentences, given: Mapping[str, set[str]]
) -> tuple[list[str], list[str], list[str], list[str]]:
    """Return the missing, surplus, foreign and unused lines of one language."""
    missing = [f"{language}: {key}" for key in given if key not in words]
    surplus = [f"{language}: {key}" for key in words if key not in given]
    foreign, unused = [], []
    for key in given.keys() & words.keys():
        foreign += [f"{language}: {key} ${v}" for v in sorted(words[key] - given[key])]
        unused += [f"{language}: {key} ${v}" for v in sorted(given[key] - words[key])]
    return missing, surplus, sorted(foreign), sorted(unused)


class _Variables(Visitor):
    """A visitor that collects the variables of a message; `$x-is` counts as `$x`."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.removesuffix("-is"))


def _read(path: Path, language: str, unreadable: list[str]) -> Sentences:
    """Return the messages of a file with their variables; add unreadable lines to `unreadable`."""
    if not path.is_file():
        return {}
    words: Sentences = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            unreadable.append(f"{language}: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in words:
                unreadable.append(f"{language}: {entry.id.name} is defined twice")
            variables = _Variables()
            variables.visit(entry)
            words[entry.id.name] = variables.found
    return words


def needed_messages(game: "Game") -> Sentences:
    """Return the messages of a game's actions, events, options, endings, stakes and characters."""
    needs: Sentences = {f"ending-{ending}": set() for ending in game.endings[1:]}
    needs.update({stake.message: set() for stake in game.stakes})
    needs.update({f"character-{one.name}": set() for one in game.meta.levels if one.names})
    for block in game.actions.blocks:
        needs[f"do-{block.kind}"] = {arg.name for arg in block.args}
        needs.update(_names(block.args))
    for event in game.events:
        said = [arg for arg in event.args if not arg.unsaid]
        needs[f"told-{event.kind}"] = {arg.name for arg in said}
        if any(arg.secret for arg in said):
            needs[f"told-{event.kind}-hidden"] = {arg.name for arg in said if not arg.secret}
        needs.update(_names(event.args))
    for option in game.options:
        needs[f"option-{option.name}"] = set()
        needs.update({f"option-{option.name}-{choice}": set() for choice in option.choices})
    return {key.replace("_", "-"): variables for key, variables in needs.items()}


def _names(args: "tuple[Arg, ...]") -> Iterator[tuple[str, set[str]]]:
    for arg in args:
        for name in arg.names:
            yield f"{arg.words or arg.name}-{name}", set()
