"""The rows of a batch on a GPU: the arrays stay there, with one thread per row."""

from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder
from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.errors import NotNow
from serenissima.kernel.flat import align
from serenissima.kernel.record import words_of
from serenissima.kernel.tale import nothing_told
from serenissima.players.search.batch import Rows
from serenissima.vector.refusals import VECTOR_DEVICE
from serenissima.vector.saved import STORED, Parts

TOGETHER = 128  # threads of a block
SETTING = "NUMBA_DISABLE_JIT"
UNUSED = ("states", "cells")  # of the rows: a thread derives them from its words


class Gpu:
    """Advances rows on a GPU, as `Threads` does in threads.

    Args:
        rows: the batch's memory, which is copied to the device.
        encoder: defines the features.
        terms: the terms of the matches.

    Attributes:
        rows: the memory on the device, in Fortran order; of the states only the words.

    Raises:
        NotNow: `vector/device`: there is no GPU, or no package that supports it.
    """

    def __init__(self, rows: Rows, encoder: Encoder, terms: Any) -> None:
        self._cuda = usable_cuda()
        from serenissima.players.search.device import Constants, kernels_of

        count = len(rows.counts)
        parts = rows._asdict().items()
        sent = {name: self._send(part) for name, part in parts if name not in UNUSED}
        self.rows = Rows(**dict.fromkeys(UNUSED, sent["words"]), **sent)
        blank = words_of(encoder.game.state.blank())
        tables = encoder.tables._asdict()
        self._constants = Constants(
            self._send(np.array([terms])),
            self._send(blank.reshape(1, -1)),
            self._send(np.array([nothing_told()])),
            encoder.tables._replace(**{name: self._send(part) for name, part in tables.items()}),
            self._send(encoder.scales),
        )
        self._kernels = kernels_of(encoder.game)
        self._actions = self._cuda.device_array(count, np.int64)
        self._worst = self._cuda.device_array(1, np.int64)
        self._grid = (-(-count // TOGETHER), TOGETHER)

    def _send(self, part: npt.NDArray[Any]) -> Any:
        """Return an array on the device, in Fortran order, with aligned records."""
        held = part.view(align(part.dtype)) if part.dtype.names else part
        return self._cuda.to_device(np.asfortranarray(held))

    def as_array(self, actions: Any) -> Any:
        """Return actions as an array where they are: on the device or here."""
        if hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(actions)
        return np.asarray(actions)

    def find_illegal(self, actions: Any) -> int:
        """Return the first row whose action isn't legal, or -1; actions: integers `[rows]`.

        It stores the actions for `advance` and waits for the device.
        """
        count = len(self._actions)
        if isinstance(actions, np.ndarray):
            actions = self._cuda.to_device(np.ascontiguousarray(actions, np.int64))
        self._worst.copy_to_device(np.array([count]))
        self._kernels.check[self._grid](
            self.rows.listed, self.rows.counts, actions, self._actions, self._worst
        )
        worst = int(self._worst.copy_to_host()[0])
        return worst if worst < count else -1

    def advance(self) -> None:
        """Carry out the actions that were last checked."""
        self._kernels.advance[self._grid](self._constants, self.rows, self._actions, 1)

    def run_everywhere(self, action: int | npt.NDArray[np.int64], steps: int) -> None:
        """Carry out `BEGIN`, `RANDOM` or `LOOK` in every row, or a separate one in each."""
        self._actions.copy_to_device(np.full(len(self._actions), action, np.int64))
        self._kernels.advance[self._grid](self._constants, self.rows, self._actions, steps)

    def choose(self) -> Any:
        """Return a random choice for each row, by its own generator: int64 `[rows]`, there."""
        chosen = self._cuda.device_array(len(self._actions), np.int64)
        rows = self.rows
        self._kernels.choose[self._grid](rows.policies, rows.listed, rows.counts, chosen)
        return chosen

    def forget_ends(self) -> None:
        """Mark no match as ended."""
        rows: Any = self.rows
        for part in (rows.over, rows.rewards):
            part.copy_to_device(np.zeros(part.shape, part.dtype, order="F"))

    def list_legal(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """Return copies of the legal actions of each row, and of their number."""
        rows: Any = self.rows
        return rows.listed.copy_to_host(), rows.counts.copy_to_host()

    def copy_rows(self, numbers: npt.NDArray[np.int64]) -> Parts:
        """Return copies of rows, here."""
        return {name: getattr(self.rows, name).copy_to_host()[numbers] for name in STORED}

    def put_rows(self, numbers: npt.NDArray[np.int64], parts: Parts) -> None:
        """Replace rows, or some of their parts."""
        for name, part in parts.items():
            held = getattr(self.rows, name)
            every = held.copy_to_host()
            every[numbers] = part
            held.copy_to_device(np.asfortranarray(every))

    def deal_generators(self) -> npt.NDArray[np.uint64]:
        """Return a copy of the matches' generators before the set-up: uint64 `[rows, 2]`."""
        rows: Any = self.rows
        copied: npt.NDArray[np.uint64] = rows.dealt.copy_to_host()
        return copied


def usable_cuda() -> Any:
    """Return Numba's module for GPUs.

    Raises:
        NotNow: `vector/device`: there is no GPU, or no package that supports it.
    """
    try:
        from numba import cuda
        from numba.cuda.core import config
    except ImportError as error:
        hint = "pip install '.[gpu]'"
        raise _missing("the packages for a GPU are not installed", hint) from error
    if not cuda.is_available():
        raise _missing("there is no GPU that CUDA can use", "device='cpu'")
    if config.ENABLE_CUDASIM and not INTERPRETED:
        raise _missing("the simulator of a GPU runs rules as plain Python", f"{SETTING}=1")
    if INTERPRETED and not config.ENABLE_CUDASIM:
        raise _missing("a GPU runs compiled rules only", f"without {SETTING}")
    return cuda


def _missing(reason: str, hint: str) -> NotNow:
    return VECTOR_DEVICE(reason, hint=hint)
