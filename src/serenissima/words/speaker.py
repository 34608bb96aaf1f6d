"""Speakers turn messages into sentences of a language for one reader."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.message import Message, Seat, Value
from serenissima.kernel.record import SPECTATOR
from serenissima.words.elision import FUNCTIONS
from serenissima.words.emoji import visible
from serenissima.words.languages import FALLBACK
from serenissima.words.phrases import fit_phrase

PAGES = Path(__file__).parent / "pages"  # the words of pages, commands, refusals and players

CACHE_SIZE = 5_000  # cached sentences, separately for those that name players and others
LONGEST_TEXT = 200  # letters of an offending text that a sentence repeats

Plain = str | int
Said = tuple[tuple[str, Plain], ...]
Bundles = tuple[FluentBundle, ...]  # searched for a sentence in this order


class Speaker:
    """The words of one language for the reader at one seat: seats become names, or "you".

    An argument `x` is the variable `$x` of the sentence. `$x-is` describes it: `you`, `other` or
    `nobody` (below 0) for a seat; the id for a message, by which a language can choose an article.

    Ids are in kebab case; an underscore in one (of an option's name) counts as a hyphen.

    A sentence missing in a language appears in English, one missing in both as its id, so that
    pages never break. `audit` finds both.

    Args:
        language: one of `LANGUAGES`.
        game: the folder of the game whose words are used, or None for those of pages only.
        names: the players' names by seat.
        seat: the reader's seat, or `SPECTATOR`.
    """

    def __init__(
        self,
        language: str = FALLBACK,
        game: Path | None = None,
        names: Sequence[str] = (),
        seat: int = SPECTATOR,
    ) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.seat = seat
        self._bundles = _bundles(language, game)
        self._who = (language, game, self.names, seat)
        self._hash = hash(self._who)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Speaker) and self._who == other._who

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def to_anyone(self) -> "Speaker":
        """The speaker for messages that name no seats, which is the same for all players."""
        return _to_anybody(self.language, self.game)

    def say(self, message: Message | None) -> str:
        """Return the message's sentence; the empty string for None."""
        if message is None:
            return ""
        if not message.args:
            return cached_sentence(self._bundles, message.id, ())
        return fit_phrase(self._said(message), self._gone)

    def refuse(self, error: SerenissimaError) -> str:
        """Return a refusal as a sentence, uncached since it repeats the user's input."""
        message = refusal(error)
        said = tuple((name, str(value)) for name, value in message.args.items())
        return format_sentence(self._bundles, message.id, said)

    def word(self, key: str, **args: Value) -> str:
        """Return the sentence with this id and these arguments."""
        return self.say(Message(key, args)) if args else cached_sentence(self._bundles, key, ())

    def has(self, key: str) -> bool:
        """Whether there is such a sentence, in this language or in English."""
        return any(bundle.has_message(_kebab(key)) for bundle in self._bundles)

    def name(self, seat: int) -> str:
        """Return a player's name.

        A seat without a name gets its number, from 1; a seat below 0 means no player.
        """
        if seat < 0:
            return self.word("page-seat-nobody")
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.word("page-seat-number", number=seat + 1)

    def heading(self, seat: int) -> str:
        """Return a player's name as a heading; the reader is "You"."""
        own = 0 <= seat == self.seat
        return self.word("page-you") if own else fit_phrase(self.name(seat), self._gone)

    def several(self, texts: Sequence[str]) -> str:
        """Return texts as a list in a sentence: "A, B and C"."""
        if len(texts) < 2:
            return "".join(texts)
        first, last = ", ".join(texts[:-1]), texts[-1]
        return cached_sentence(self._bundles, "list-end", (("first", first), ("last", last)))

    @cached_property
    def _gone(self) -> str:
        """The phrase that replaces the name of a forgotten guest."""
        return self.word("page-somebody-gone")

    def _said(self, message: Message) -> str:
        """Return a message with arguments, worded for use within a sentence."""
        if not message.names_seats:
            return say_to_anyone(self._bundles, message)
        said = (*_variables(message, self._said), *self._players(message))
        return cached_sentence(self._bundles, message.id, said)

    def _players(self, message: Message) -> Iterator[tuple[str, Plain]]:
        """Yield the variables for seats: each player's name, and whether it is the reader."""
        for name, value in message.args.items():
            if isinstance(value, Seat):
                role = "you" if value.number == self.seat else "other"
                if value.number < 0:  # not the reader, even if that is a spectator
                    role = "nobody"
                yield from ((name, self.name(value.number)), (f"{name}-is", role))


@cache
def _to_anybody(language: str, game: Path | None) -> Speaker:
    return Speaker(language, game)


def refusal(error: SerenissimaError) -> Message:
    """Return the message `error-CODE` of a refusal, with its attributes and a shortened `$text`."""
    text = "" if error.text is None else visible(str(error.text))
    if len(text) > LONGEST_TEXT:
        text = f"{text[:LONGEST_TEXT]}…"
    args: dict[str, Value] = {"text": text, "reason": error.reason, "hint": error.hint}
    if error.limit is not None:
        args["limit"] = error.limit
    if error.case:
        args["case"] = error.case
    return Message("error-" + error.code.replace("/", "-"), args)


@lru_cache(maxsize=CACHE_SIZE)
def say_to_anyone(bundles: Bundles, message: Message) -> str:
    """Return the sentence of a message that names no seats: the same at every table."""
    said = _variables(message, partial(say_to_anyone, bundles))
    return format_sentence(bundles, message.id, tuple(said))


def _variables(message: Message, say: Callable[[Message], str]) -> Iterator[tuple[str, Plain]]:
    """Yield the variables of a sentence, except for seats."""
    for name, value in message.args.items():
        if isinstance(value, Message):
            yield from ((name, say(value)), (f"{name}-is", value.id))
        elif not isinstance(value, Seat):
            yield name, value


@lru_cache(maxsize=CACHE_SIZE)
def cached_sentence(bundles: Bundles, key: str, said: Said) -> str:
    """Return the cached result of `format_sentence`."""
    return format_sentence(bundles, key, said)


def format_sentence(bundles: Bundles, key: str, said: Said) -> str:
    """Return the sentence `key` with its variables from the first bundle that has it, or `key`."""
    entry = _kebab(key)
    for bundle in bundles:
        if bundle.has_message(entry):
            pattern = bundle.get_message(entry).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(said))[0])
    return key


def _kebab(key: str) -> str:
    return key.replace("_", "-")


@cache
def _bundles(language: str, game: Path | None) -> Bundles:
    """Return the bundles to search for a sentence, in order: the language, then English."""
    wanted = dict.fromkeys((language, FALLBACK))
    return tuple(_bundle(language, game) for language in wanted)


def _bundle(language: str, game: Path | None) -> FluentBundle:
    bundle = FluentBundle([language], FUNCTIONS.get(language), use_isolating=False)
    for folder in (PAGES,) if game is None else (game / "words", game / "lessons", PAGES):
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(resource(path))
    return bundle


@cache
def resource(path: Path) -> Resource:
    """Return the parsed Fluent file."""
    return FluentResource(path.read_text(encoding="utf-8"))
