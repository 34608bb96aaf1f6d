"""Runs on the CPU the very code that Numba's CUDA target makes, one thread after the other.

The target's LLVM code names no GPU except in a few places: where a thread asks for its number. Here
these are variables. Only NVIDIA's translation of that code is left to a real GPU.
"""

import ctypes
import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
from llvmlite import binding as llvm
from numba.cuda import compiler, dispatcher

from serenissima.players.search import device
from serenissima.vector import gpu

REGISTERS = "llvm.nvvm.read.ptx.sreg."  # queries of a thread for its number
BLOCK_SIZE, BLOCK, THREAD = "ntid.x", "ctaid.x", "tid.x"
KERNEL = {
    "device": False, "abi": "numba", "abi_info": None, "opt": None, "debug": None,
    "lineinfo": False, "fastmath": False, "forceinline": False, "launch_bounds": None, "lto": False,
}  # fmt: skip

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()


class Array(np.ndarray):
    """An array with the methods that one on a device has."""

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)

    def copy_to_device(self, other: np.ndarray) -> None:
        self[...] = other


@contextmanager
def without_device(capability: tuple[int, int]) -> Iterator[None]:
    """Within this context, compile for a GPU of some compute capability, none being there."""
    found = dispatcher.get_current_device
    stand_in = SimpleNamespace(compute_capability=capability)
    dispatcher.get_current_device = lambda: stand_in
    try:
        yield
    finally:
        dispatcher.get_current_device = found


class Launched:
    """A kernel, launched as one of Numba's: `kernel[blocks, threads](...)`."""

    def __init__(self, function: Any, arguments: Any, capability: tuple[int, int]) -> None:
        with without_device(capability):
            made, _ = compiler._compile_pyfunc_with_fixup(
                function, arguments, cc=capability, **KERNEL
            )
            whole = linked(made.llvm_strs)
        self._engine = llvm.create_mcjit_compiler(whole, machine())
        self._engine.finalize_object()
        self._entry = self._engine.get_function_address(made._entry_name)

    def __getitem__(self, grid: tuple[int, int]) -> "Launched":
        self._grid = grid
        return self

    def __call__(self, *arguments: Any) -> None:
        words = list(flat(arguments))
        run = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * len(words))(self._entry)
        blocks, threads = self._grid
        self._variable(BLOCK_SIZE).value = threads
        for block in range(blocks):
            self._variable(BLOCK).value = block
            for thread in range(threads):
                self._variable(THREAD).value = thread
                run(*words)

    def _variable(self, register: str) -> ctypes.c_int32:
        return ctypes.c_int32.from_address(self._engine.get_global_value_address(register))


def machine() -> llvm.TargetMachine:
    """This machine, as LLVM knows it."""
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(opt=2)


def linked(parts: list[str]) -> llvm.ModuleRef:
    """Code for a GPU as code for this machine."""
    triple, layout = llvm.get_process_triple(), machine().target_data
    whole = llvm.parse_assembly(registers(triple))
    for part in parts:
        code = re.sub(r'target triple = ".*"', f'target triple = "{triple}"', part)
        code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', code)
        code = code.replace(REGISTERS, "read.").replace("ptx_kernel ", "")
        whole.link_in(llvm.parse_assembly(code))
    whole.verify()
    return whole


def registers(triple: str) -> str:
    """Return variables for a thread's queries, and functions that read them."""
    lines = [f'target triple = "{triple}"']
    for name in (BLOCK_SIZE, BLOCK, THREAD):
        lines.append(f'@"{name}" = global i32 0')
        lines.append(f'define i32 @"read.{name}"() {{')
        lines.append(f'  %x = load i32, ptr @"{name}"\n  ret i32 %x\n}}')
    return "\n".join(lines)


def flat(argument: Any) -> Iterator[int]:
    """An argument as the words that a kernel gets, an array as its memory, shape and strides."""
    if isinstance(argument, tuple):
        for part in argument:
            yield from flat(part)
    elif isinstance(argument, np.ndarray):
        yield from (0, 0, argument.size, argument.itemsize, argument.ctypes.data)
        yield from (*argument.shape, *argument.strides)
    else:
        yield int(argument)


def take_the_place(kernels: device.Kernels) -> None:
    """Let batches on a GPU run these kernels, with arrays in this machine's memory."""
    cuda = SimpleNamespace(
        to_device=lambda array: array.copy(order="K").view(Array),
        device_array=lambda shape, dtype: np.empty(shape, dtype).view(Array),
    )
    gpu.usable_cuda = lambda: cuda
    device.kernels_of = lambda game: kernels
