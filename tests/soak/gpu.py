"""Compiles every game for a GPU, none being there, and says what its code needs of one.

    python -m tests.soak.gpu [GAME ...]

The code that the CUDA target makes is compiled down to the machine code of one generation of GPUs,
by NVIDIA's own tools. It is also run, on the CPU, where it has to play the same matches. It needs
the extra `gpu`.
"""

import re
import sys
import time
from typing import Any

import numpy as np
from cuda.bindings import nvjitlink
from numba import cuda
from numba.cuda import types
from numba.cuda.np.numpy_support import from_dtype

from serenissima.adapters.encoder import Encoder
from serenissima.kernel.flat import align
from serenissima.kernel.game import Game
from serenissima.kernel.tale import TALE
from serenissima.players.playouts import seeds_of
from serenissima.players.search.batch import Rows, new_rows
from serenissima.players.search.device import Constants, Kernels, kernels_of
from tests.adapters.device_run import RUNS, game_of, recorded
from tests.soak import cpu_as_gpu

HOPPER = (9, 0)  # compute capability of an H100
ACTIONS = types.Array(types.int64, 1, "C")


def type_of(array: Any) -> Any:
    """The type that an array has on the device."""
    dtype = align(array.dtype) if array.dtype.names else array.dtype
    return types.Array(from_dtype(dtype), array.ndim, "F" if array.ndim > 1 else "C")


def tuple_of(values: Any) -> Any:
    """The same of a named tuple of arrays."""
    kinds = [tuple_of(v) if isinstance(v, tuple) else type_of(v) for v in values]
    return types.NamedTuple(kinds, type(values))


def signatures(game: Game) -> dict[str, tuple[Any, ...]]:
    """Return the arguments of each kernel, by name."""
    encoder = Encoder(game, game.meta.seats[0])
    rows = new_rows(game, seeds_of(1, 2), seeds_of(2, 2), encoder.tables, scaled=True)
    held = tuple_of(Rows(rows.words, rows.words, rows.words, *rows[3:]))
    terms = np.zeros(1, game.terms.dtype)
    constants = tuple_of(
        Constants(terms, rows.words, np.zeros(1, TALE), encoder.tables, encoder.scales)
    )
    listing = type_of(rows.listed), type_of(rows.counts)
    return {
        "advance": (constants, held, ACTIONS, types.int64),
        "choose": (type_of(rows.policies), *listing, ACTIONS),
        "check": (*listing, ACTIONS, ACTIONS, ACTIONS),
    }


def assembled(code: str) -> str:
    """Return the assembler's report on the code's needs."""
    work = nvjitlink.create(2, ["-arch=sm_90", "-verbose"])
    nvjitlink.add_data(work, nvjitlink.InputType.PTX, code.encode(), len(code), "code")
    nvjitlink.complete(work)
    told = bytearray(nvjitlink.get_info_log_size(work))
    nvjitlink.get_info_log(work, told)
    nvjitlink.destroy(work)
    found = re.findall(r"Used \d+ registers|\d+ bytes (?:stack frame|spill stores)", told.decode())
    return ", ".join(dict.fromkeys(found))


def check_matches(name: str, kernels: Kernels) -> None:
    """Play the CPU code's matches with the code for a GPU, on the CPU."""
    expected = recorded(name, "cpu")
    arguments = signatures(game_of(name))
    cpu_as_gpu.take_the_place(
        Kernels(
            **{
                kernel: cpu_as_gpu.Launched(function.py_func, arguments[kernel], HOPPER)
                for kernel, function in kernels._asdict().items()
            }
        )
    )
    found = recorded(name, "cuda")
    for part, value in expected.items():
        assert found[part].tobytes() == value.tobytes(), (name, part)


def main() -> None:
    """Compile, assemble and print; then play."""
    names = sys.argv[1:] or list(RUNS)
    made = {name: kernels_of(game_of(name)) for name in names}
    for name, kernels in made.items():
        for kernel, arguments in signatures(game_of(name)).items():
            begun = time.perf_counter()
            with cpu_as_gpu.without_device(HOPPER):
                function = getattr(kernels, kernel).py_func
                code, _ = cuda.compile_ptx(function, arguments, cc=HOPPER)
            needs = assembled(code)
            print(f"{name:14} {kernel:8} {time.perf_counter() - begun:5.0f} s  {needs}", flush=True)
        check_matches(name, kernels)
        print(f"{name:14} plays the same matches", flush=True)


if __name__ == "__main__":
    main()
