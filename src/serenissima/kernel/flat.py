"""A NumPy record whose memory and fields are found quickly.

NumPy describes the whole layout each time somebody asks for a record's memory, as Numba does at
every call from Python, and looks a field up only after failing to find an attribute.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt


class FlatRecord(np.record):  # type: ignore[misc]  # NumPy lets one inherit from it
    """One record: each field is an attribute. In compiled code it is NumPy's own record."""

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
        """The same in memory of its own."""
        twin: FlatRecord = np.frombuffer(self.data.copy(), self.dtype)[0]
        return twin

    @property
    def data(self) -> npt.NDArray[np.uint8]:  # type: ignore[override]  # not a memoryview
        """The record's memory: uint8 `[itemsize]`, shared, not copied."""
        return np.frombuffer(self, np.uint8)


@cache
def align(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same type of record, with the promise that its fields lie where their widths demand.

    Without it a GPU reads a wide field byte by byte. NumPy says that the types are equal.
    """
    fields: Any = dtype.fields
    layout = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize,
    }
    return np.dtype((FlatRecord, np.dtype(layout, align=True)))  # type: ignore[call-overload]  # a pair
