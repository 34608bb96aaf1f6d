"""A state as one seat sees it, for people to read: hidden values are marked, rather than 0.

Rules, players and features use the record itself, in which hidden elements are 0.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from serenissima.kernel.fields import Field
from serenissima.kernel.record import Record
from serenissima.kernel.record_text import Names, lines


class Hidden:
    """The type of `HIDDEN`, which stands for a value that a seat may not see.

    It has no truth value and no number, and equals only itself: any other use raises `TypeError`.
    Copies and pickles are the same object, so test for it with `is HIDDEN`.

    >>> HIDDEN == 0
    Traceback (most recent call last):
    TypeError: this value is hidden from the seat: check first whether it `is HIDDEN`
    """

    def __repr__(self) -> str:
        return "hidden"

    def __reduce__(self) -> str:
        return "HIDDEN"

    def __eq__(self, other: object) -> bool:
        if other is not self:
            self._refuse()
        return True

    def __hash__(self) -> int:
        return id(self)

    def _refuse(self, *_: object) -> Any:
        raise TypeError("this value is hidden from the seat: check first whether it `is HIDDEN`")

    __bool__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = _refuse
    __neg__ = __abs__ = __int__ = __float__ = __index__ = _refuse
    __add__ = __sub__ = __mul__ = __truediv__ = __floordiv__ = __mod__ = __and__ = __or__ = _refuse
    __radd__ = __rsub__ = __rmul__ = __rtruediv__ = __rfloordiv__ = __rmod__ = _refuse
    __rand__ = __ror__ = _refuse


HIDDEN: Final = Hidden()


class PartlyHidden(np.ma.MaskedArray[Any, Any]):
    """The elements of a field that a seat sees only in part; hidden elements are masked.

    A hidden element is `HIDDEN`, and prints as `?`. Sums and comparisons ignore hidden elements; if
    all are hidden, the sum is `HIDDEN`. `filled(-1)` replaces them with a number, `mask` is true
    for them, and `tolist()` has None for them.

    >>> hands = PartlyHidden([[1, 2], [0, 0]], mask=[[False, False], [True, True]])
    >>> hands[1, 0], int(hands.sum()), hands[1].sum(), hands.tolist()
    (hidden, 3, hidden, [[1, 2], [None, None]])
    >>> print(hands)
    [[1 2]
     [? ?]]
    """

    def __getitem__(self, index: Any) -> Any:
        return _shown(super().__getitem__(index))

    def __str__(self) -> str:
        hidden = np.broadcast_to(np.ma.getmaskarray(self), self.shape)
        words = np.where(hidden, "?", np.asarray(self.data).astype(str))
        return np.array2string(words, formatter={"numpystr": str})

    def __repr__(self) -> str:
        return f"<partly hidden {self}>"


def _shown(found: Any) -> Any:
    """Return a result of NumPy, or `HIDDEN` if it is `masked`, which means that all are hidden."""
    return HIDDEN if found is np.ma.masked else found


def _reduction(name: str) -> Callable[..., Any]:
    """Return a method like `sum` that gives `HIDDEN` if all elements are hidden."""
    reduce = getattr(np.ma.MaskedArray, name)

    @wraps(reduce)
    def reduced(cells: PartlyHidden, *args: Any, **named: Any) -> Any:
        return _shown(reduce(cells, *args, **named))

    return reduced


def _place(name: str) -> Callable[..., Any]:
    """Return a method like `argmin` that gives `HIDDEN` if all elements are hidden."""
    reduce = getattr(np.ma.MaskedArray, name)

    @wraps(reduce)
    def placed(cells: PartlyHidden, axis: int | None = None, **named: Any) -> Any:
        found, hidden = reduce(cells, axis, **named), np.ma.getmaskarray(cells).all(axis)
        return PartlyHidden(found, mask=hidden)[()] if np.any(hidden) else found

    return placed


for _name in ("sum", "prod", "min", "max", "mean", "any", "all"):
    setattr(PartlyHidden, _name, _reduction(_name))
for _name in ("argmin", "argmax"):
    setattr(PartlyHidden, _name, _place(_name))


class SeenState:
    """The fields of a state as a seat sees them.

    Each field is an attribute: a number, `HIDDEN` for a hidden number, an array, or a
    `PartlyHidden` if some elements are hidden. It prints as the text of the position with a line
    for each hidden row, such as `hand[1] hidden`. Arrays are read-only.

    Args:
        kind: the kind of record.
        record: the state, with 0 for hidden elements.
        seat: the viewing seat.
        seats: number of seats.
        names: the names of places in the match.
    """

    def __init__(self, kind: Record[Any], record: Any, seat: int, seats: int, names: Names) -> None:
        self._kind, self._record, self._names = kind, record, names
        self._seat, self._seats = seat, seats

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # for instance when copying, before these exist
            raise AttributeError(name)
        if name not in self._kind.by_name:
            raise AttributeError(f"a {self._kind.name} has no field {name!r}")
        field = self._kind.by_name[name]
        hidden = ~visible(field, self._seat)
        if not field.shape:
            return HIDDEN if hidden else int(self._record[name])
        cells = self._record[name].view()
        cells.flags.writeable = False  # they share the record's memory
        return PartlyHidden(cells, mask=hidden) if hidden.any() else cells

    def __dir__(self) -> list[str]:
        return [*self._kind.by_name]

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def __repr__(self) -> str:
        return f"<{self._kind.name} as seat {self._seat} sees it>"

    def _lines(self) -> Iterator[str]:
        for field in self._kind.fields:
            yield from lines((field,), self._record, self._seat, self._names)
            rows = _hidden_rows(field, self._seat, self._seats)
            yield from (f"{field.name}{row} hidden" for row in rows)


def visible(field: Field, seat: int) -> npt.NDArray[np.bool_]:
    """Return whether a seat may see each element of a field: bool, of the field's shape."""
    rows = range(field.shape[0]) if field.shape else ()
    seen = np.asarray([field.is_seen((row,), seat) for row in rows] or field.is_seen((), seat))
    wide = seen.reshape(seen.shape + (1,) * (len(field.shape) - seen.ndim))
    return np.broadcast_to(wide, field.shape)


def _hidden_rows(field: Field, seat: int, seats: int) -> list[str]:
    """Return the hidden indices of the first axis, for seats in play; empty if all are hidden."""
    seen = visible(field, seat).reshape(field.shape[0] if field.shape else 1, -1)
    whole = np.asarray(seen.all(axis=1))
    hidden = ~whole[: seats if field.seats else None]
    if not hidden.any():
        return []
    return [""] if hidden.all() else [f"[{row}]" for row in np.flatnonzero(hidden)]
