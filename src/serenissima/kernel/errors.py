"""What can be wrong with an input, as a small tree of errors: unreadable, illegal, not now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Generic, TypeVar

LISTED = 12  # things that a hint names
NEAREST = 5  # of many, those that a hint names
ALIKE = 0.6  # how alike a text and what it was meant to be are at least, 0 to 1
LONGEST_MEANT = 60  # characters of a text that names are compared with
LONGEST_SHOWN = 200  # characters of the offending text that are repeated


class SerenissimaError(ValueError):
    """A refusal with a stable code, the offending text, the reason and what would be right.

    Attributes:
        code: stable name of the refusal, `area/reason`, for programs.
        text: the offending input as it was given, or None where there is none; lone surrogates,
            which cannot be written as UTF-8, are escaped.
        reason: why it is refused, one sentence without the full stop.
        hint: what would be right, or the empty string.
        limit: how much is allowed, where that is a number.
        case: which of the things that a code refuses, where its sentence tells them apart.
        option: the name of the option whose value is refused; empty for anything else.
    """

    def __init__(
        self,
        code: str,
        reason: str,
        *,
        text: object = None,
        hint: str = "",
        limit: int | None = None,
        case: str = "",
        option: str = "",
    ) -> None:
        self.code = code
        self.text = _writable(text) if isinstance(text, str) else text
        self.reason = _writable(reason)
        self.hint = _writable(hint)
        self.limit = limit
        self.case = case
        self.option = option
        super().__init__(self._whole())

    def _whole(self) -> str:
        offending = "" if self.text is None else f": {_shortened(repr(self.text))}"
        return f"{self.reason}{offending}" + (f" ({self.hint})" if self.hint else "")

    @property
    def sentence(self) -> str:
        """The reason as a sentence."""
        return f"{self.reason[:1].upper()}{self.reason[1:]}."

    def is_any(self, *codes: "RefusalCode[SerenissimaError]") -> bool:
        """Whether it is one of these refusals."""
        return self.code in {one.code for one in codes}

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled whole, so that it survives the way back from another process."""
        return _restored, (type(self), self.args, self.__dict__)

    def as_dict(self) -> dict[str, str]:
        """The refusal as plain data, for JSON: code, text (its beginning), reason, hint."""
        text = "" if self.text is None else _shortened(str(self.text))
        return {"code": self.code, "text": text, "reason": self.reason, "hint": self.hint}


def _writable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _restored(
    kind: type[SerenissimaError], args: tuple[object, ...], attributes: Mapping[str, object]
) -> SerenissimaError:
    """A pickled refusal, whatever arguments its class takes."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class Unreadable(SerenissimaError):
    """The text cannot be read: it does not follow its grammar."""


class Illegal(SerenissimaError):
    """The input can be read, but the rules do not allow it."""


class NotNow(SerenissimaError):
    """The input could be right at another time: it is another seat's turn, or the match is over."""


class Unknown(SerenissimaError):
    """A name that does not exist: of a game, a player, a table, a rule."""


E_co = TypeVar("E_co", bound=SerenissimaError, covariant=True)


@dataclass(frozen=True)
class RefusalCode(Generic[E_co]):
    """One kind of refusal, declared once; called with what was wrong, it makes the error to raise.

    Each package declares its own in a module `refusals`. A page adds the sentence of that code in
    the reader's language.

    Attributes:
        kind: the class of the error.
        code: its stable name, `area/reason`.
        reason: why the input is refused; a call may give a more exact one.
        hint: what would be right, likewise.
    """

    kind: type[E_co]
    code: str
    reason: str = ""
    hint: str = ""

    def __call__(
        self,
        reason: str = "",
        *,
        text: object = None,
        hint: str = "",
        limit: int | None = None,
        case: str = "",
        option: str = "",
    ) -> E_co:
        """The error, with the arguments of `SerenissimaError`."""
        return self.kind(
            self.code,
            reason or self.reason,
            text=text,
            hint=hint or self.hint,
            limit=limit,
            case=case,
            option=option,
        )


def one_of(names: Sequence[str]) -> str:
    """The hint that lists what would be right; a long list is cut, and its rest counted."""
    if len(names) == 1:
        return names[0]
    shown = ", ".join(names[:LISTED])
    return f"one of {shown}" + (f" and {len(names) - LISTED} more" if len(names) > LISTED else "")


def meant(text: str, names: Sequence[str]) -> str:
    """The name most like a text; empty if none is much like it."""
    best = max(names, key=lambda name: _likeness(text, name), default="")
    return best if _likeness(text, best) >= ALIKE else ""


def suggest(name: str, right: str) -> str:
    """The hint that asks whether a name was meant, if there is one, and says what is right."""
    return f"did you mean {name!r}? {right}" if name else right


def some_of(text: str, names: Sequence[str]) -> str:
    """The hint that lists what would be right; of many names, those that begin most like a text."""
    if len(names) <= LISTED:
        return one_of(names)
    alike = sorted(names, key=lambda name: (-_beginning(text, name), name))
    return f"one of {len(names)}, such as {', '.join(alike[:NEAREST])}"


def _beginning(text: str, name: str) -> int:
    """How many characters two texts have in common from the first on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(text, name, strict=False)))


def _likeness(text: str, name: str) -> float:
    """How alike two texts are, 0 to 1; capitals make no difference."""
    wanted = text[:LONGEST_MEANT].casefold()  # the time grows with the square of its length
    return SequenceMatcher(None, wanted, name.casefold(), autojunk=False).ratio()
