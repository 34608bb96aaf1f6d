"""The refusals of an input as a small tree of errors: unreadable, illegal, not now, unknown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import takewhile
from typing import Generic, TypeVar

LISTED = 12  # names in a hint
NEAREST = 5  # names in a hint if there are many
ALIKE = 0.6  # the least likeness of a text to a name that it may mean, 0 to 1
LONGEST_MEANT = 60  # characters of a text that are compared with names
LONGEST_SHOWN = 200  # characters of the offending text that are repeated


class SerenissimaError(ValueError):
    """A refusal with a stable code, the offending text, the reason and the right input.

    Attributes:
        code: stable name of the refusal, `area/reason`, for programs.
        text: the offending input as given, or None; lone surrogates, which UTF-8 cannot encode, are
            escaped.
        reason: the reason for it, one sentence without the full stop.
        hint: the right input, or the empty string.
        limit: the allowed amount, where that is a number.
        case: the case of the code, where its sentence differs by case.
        option: the name of the option whose value is refused; empty for other refusals.
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
        """Pickle all attributes, so that another process can send it back."""
        return _restored, (type(self), self.args, self.__dict__)

    def as_dict(self) -> dict[str, str]:
        """Return the refusal as plain data for JSON: code, beginning of the text, reason, hint."""
        text = "" if self.text is None else _shortened(str(self.text))
        return {"code": self.code, "text": text, "reason": self.reason, "hint": self.hint}


def _writable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _restored(
    kind: type[SerenissimaError], args: tuple[object, ...], attributes: Mapping[str, object]
) -> SerenissimaError:
    """Return the refusal that was pickled, without calling its class."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class Unreadable(SerenissimaError):
    """The text does not follow its grammar."""


class Illegal(SerenissimaError):
    """The input is readable, but the rules do not allow it."""


class NotNow(SerenissimaError):
    """The input may be right at another time, for instance on another turn."""


class Unknown(SerenissimaError):
    """A name that does not exist: of a game, a player, a table, a rule."""


E_co = TypeVar("E_co", bound=SerenissimaError, covariant=True)


@dataclass(frozen=True)
class RefusalCode(Generic[E_co]):
    """One kind of refusal, declared once; calling it with the details makes the error to raise.

    Each package declares its own in a module `refusals`. Pages show the sentence for the code in
    the reader's language.

    Attributes:
        kind: the class of the error.
        code: its stable name, `area/reason`.
        reason: the reason for the refusal; a call may give a more exact one.
        hint: the right input; a call may give a more exact one.
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
        """Return the error, with the arguments of `SerenissimaError`."""
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
    """Return a hint that lists names; a long list is cut, with the number of names left out."""
    if len(names) == 1:
        return names[0]
    shown = ", ".join(names[:LISTED])
    return f"one of {shown}" + (f" and {len(names) - LISTED} more" if len(names) > LISTED else "")


def meant(text: str, names: Sequence[str]) -> str:
    """Return the name most like a text; empty if none is similar enough."""
    best = max(names, key=lambda name: _likeness(text, name), default="")
    return best if _likeness(text, best) >= ALIKE else ""


def suggest(name: str, right: str) -> str:
    """Return a hint that asks whether `name` was meant, unless it is empty, and gives `right`."""
    return f"did you mean {name!r}? {right}" if name else right


def nearest(text: str, names: Sequence[str]) -> str:
    """Return the hint for an unknown name: the name most like it, and which names there are."""
    return suggest(meant(text, names), some_of(text, names))


def some_of(text: str, names: Sequence[str]) -> str:
    """Return a hint that lists names; if there are many, those that begin most like a text."""
    if len(names) <= LISTED:
        return one_of(names)
    alike = sorted(names, key=lambda name: (-_beginning(text, name), name))
    return f"one of {len(names)}, such as {', '.join(alike[:NEAREST])}"


def _beginning(text: str, name: str) -> int:
    """Return the length of the beginning that two texts share."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(text, name, strict=False)))


def _likeness(text: str, name: str) -> float:
    """Return the likeness of two texts, 0 to 1, ignoring case."""
    wanted = text[:LONGEST_MEANT].casefold()  # the time grows with the square of its length
    return SequenceMatcher(None, wanted, name.casefold(), autojunk=False).ratio()
