"""Says messages in a language to somebody: seats become names, or "you"."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.record import OBSERVER
from serenissima.words.elision import FUNCTIONS
from serenissima.words.languages import FALLBACK

PAGES = Path(__file__).parent / "pages"  # the words of pages, commands, refusals and players

LONGEST_TEXT = 200  # letters of an offending text that are repeated in a sentence

Plain = str | int
Said = tuple[tuple[str, Plain], ...]


class Speaker:
    """Somebody who says messages in one language, to one seat.

    An argument `x` is the variable `$x` of the sentence. Beside it stands `$x-is`: for a seat
    `you`, `other`, or `nobody` (a seat below 0); for a message its id (so that a language can
    choose an article by the card).

    Ids are in kebab case; an underscore in one (of an option's name) counts as a hyphen.

    A sentence missing in a language is said in English, one missing in both as its id, so that a
    page never breaks. `audit` finds both.

    Args:
        language: one of `LANGUAGES`.
        game: the folder of the game whose words are spoken, or None for those of pages alone.
        names: the players' names by seat.
        seat: who is spoken to; `OBSERVER` is nobody at the table.
    """

    def __init__(
        self,
        language: str = FALLBACK,
        game: Path | None = None,
        names: Sequence[str] = (),
        seat: int = OBSERVER,
    ) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.seat = seat

    def say(self, message: Message | None) -> str:
        """The sentence; the empty string for None."""
        if message is None:
            return ""
        said: list[tuple[str, Plain]] = []
        for name, value in message.args.items():
            said += self._variables(name, value)
        return spoken(self.language, self.game, message.id, tuple(said))

    def refuse(self, error: SerenissimaError) -> str:
        """A refusal as a sentence; never kept, as it repeats whatever somebody has sent."""
        message = refusal(error)
        said = tuple((name, str(value)) for name, value in message.args.items())
        return spoken.__wrapped__(self.language, self.game, message.id, said)

    def word(self, key: str, **args: Value) -> str:
        """The sentence with this id and these arguments: `say` for pages' own words."""
        return self.say(Message(key, args))

    def has(self, key: str) -> bool:
        """Whether there is such a sentence, in this language or in English."""
        return any(bundle.has_message(_kebab(key)) for bundle in _bundles(self.language, self.game))

    def name(self, seat: int) -> str:
        """What a player is called.

        A seat without a name is called by its number from 1; below 0 there is nobody.
        """
        if seat < 0:
            return spoken(self.language, None, "page-seat-nobody", ())
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return spoken(self.language, None, "page-seat-number", (("number", seat + 1),))

    def several(self, texts: Sequence[str]) -> str:
        """Texts as a list in a sentence: "A, B and C"."""
        if len(texts) < 2:
            return "".join(texts)
        first, last = ", ".join(texts[:-1]), texts[-1]
        return spoken(self.language, None, "list-end", (("first", first), ("last", last)))

    def _variables(self, name: str, value: Value) -> list[tuple[str, Plain]]:
        if isinstance(value, Seat):
            role = "you" if value.number == self.seat else "other"
            if value.number < 0:  # an observer is not meant
                role = "nobody"
            return [(name, self.name(value.number)), (f"{name}-is", role)]
        if isinstance(value, Message):
            return [(name, self.say(value)), (f"{name}-is", value.id)]
        return [(name, value)]


def refusal(error: SerenissimaError) -> Message:
    """A refusal as a message `error-CODE`, with `$text` (its beginning), `$reason` and `$hint`."""
    text = "" if error.text is None else str(error.text)
    if len(text) > LONGEST_TEXT:
        text = f"{text[:LONGEST_TEXT]}…"
    args: Mapping[str, Value] = {"text": text, "reason": error.reason, "hint": error.hint}
    return Message("error-" + error.code.replace("/", "-"), args)


@lru_cache(maxsize=20_000)
def spoken(language: str, game: Path | None, key: str, said: Said) -> str:
    """The sentence `key` with its variables, from the first bundle that has it; else `key`."""
    entry = _kebab(key)
    for bundle in _bundles(language, game):
        if bundle.has_message(entry):
            pattern = bundle.get_message(entry).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(said))[0])
    return key


def _kebab(key: str) -> str:
    return key.replace("_", "-")


@cache
def _bundles(language: str, game: Path | None) -> tuple[FluentBundle, ...]:
    """Where a sentence is looked for, in order: the language, then English."""
    wanted = dict.fromkeys((language, FALLBACK))
    return tuple(_bundle(language, game) for language in wanted)


def _bundle(language: str, game: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], FUNCTIONS.get(language), use_isolating=False)
    for folder in (PAGES,) if game is None else (game / "words", PAGES):
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Resource:
    """The parsed file."""
    return FluentResource(path.read_text(encoding="utf-8"))
