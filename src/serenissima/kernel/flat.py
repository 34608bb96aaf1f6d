"""A NumPy record with fast access to its memory and fields.

NumPy describes the whole layout whenever code asks for a record's memory, as Numba does at every
call from Python, and it looks up a field only after failing to find an attribute.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt


class FlatRecord(np.record):  # type: ignore[misc]  # NumPy lets one inherit from it
    """A record with its fields as attributes; in compiled code it is NumPy's own record."""

    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]  # faster, see above

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"a record has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"a record has no field {name!r}") from None

    def copy(self) -> "FlatRecord":  # type: ignore[override]  # not a scalar
        """Return a copy in separate memory."""
        twin: FlatRecord = np.frombuffer(self.data.copy(), self.dtype)[0]
        return twin

    @property
    def data(self) -> npt.NDArray[np.uint8]:  # type: ignore[override]  # not a memoryview
        """The record's memory: uint8 `[itemsize]`, shared rather than copied."""
        return np.frombuffer(self, np.uint8)


@cache
def align(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return the same type of record, marked as aligned to the widths of its fields.

    Without the mark a GPU reads a wide field byte by byte. NumPy treats both types as equal.
    """
    fields: Any = dtype.fields
    layout = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize,
    }
    return np.dtype((FlatRecord, np.dtype(layout, align=True)))  # type: ignore[call-overload]  # a pair
