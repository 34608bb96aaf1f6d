"""Laws of words: every sentence exists in every language, complete and translated."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serenissima.kernel.message import SHARED, Message
from serenissima.kernel.record import SPECTATOR
from serenissima.testing.laws.scenes import scene_of
from serenissima.testing.trial import Trial
from serenissima.words.audits import find_copied


def words_are_there(trial: Trial) -> None:
    """Every message of a match exists in each language of the game and fills its variables."""
    spoken = {message_key(m): m for m in _messages(trial) if m.id not in SHARED}.values()
    files = sorted((trial.game.folder / "words").glob("*.ftl"))
    if not files:
        raise trial.complaint("the game has no words: words/en.ftl is missing")
    if faults := [fault for path in files for fault in _faults(path, spoken)]:
        raise trial.complaint("\n    ".join(faults))


def _faults(path: Path, spoken: Iterable[Message]) -> Iterator[str]:
    """Yield the messages that a file lacks, and those with variables that no code fills."""
    sentences = sentences_of(path.read_text(encoding="utf-8"))
    if missing := sorted({message.id for message in spoken if message.id not in sentences}):
        yield f"{path.name} has no message {', '.join(map(repr, missing))}"
    for message in spoken:
        given = {f"{name}{end}" for name in message.args for end in ("", "-is")}
        if unfilled := sentences.get(message.id, set()) - given:
            yield f"{path.name}: no code fills {unfilled} of {message.id!r}"


def words_are_translated(trial: Trial) -> None:
    """No language repeats the English sentences; names and short words may be the same."""
    if lines := list(find_copied(trial.game.folder / "words")):
        raise trial.complaint("words that are not translated:\n    " + "\n    ".join(lines))


def message_key(message: Message) -> tuple[str, tuple[str, ...]]:
    """Return a message's key: its id and the names of its arguments."""
    return message.id, tuple(sorted(message.args))


def _messages(trial: Trial) -> Iterator[Message]:
    """Yield every message of buttons, options, endings, tales and scenes, and those inside them."""
    game = trial.game
    yield Message("title")
    yield from (Message(f"ending-{ending}") for ending in game.endings[1:])
    for option in game.options:
        yield Message(f"option-{option.name.replace('_', '-')}")
    for number in range(game.actions.count):
        yield from game.actions.message(number).whole()
    for end in trial.ends:
        for step in end.match.steps:
            for seat in (SPECTATOR, *range(end.match.seats)):
                for happening in step.seen_by(seat):
                    for message in filter(None, (happening.message, happening.sum)):
                        yield from message.whole()
    for place in trial.sample(200, ends=True):
        for seat in (SPECTATOR, *range(place.match.seats)):
            yield from scene_of(place, seat).messages()


class _Variables(Visitor):
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences_of(text: str) -> dict[str, set[str]]:
    r"""Return the ids of a Fluent text, each with its variables.

    >>> sentences_of("hi = Hello { $name }\nbye = Bye")
    {'hi': {'name'}, 'bye': set()}
    """
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
