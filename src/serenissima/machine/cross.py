"""Compilation for another architecture, whose code this process can't load.

Numba has a compiler of object files (`pycc`) but none whose files its cache can load. So the usual
compiler is used, with another target of LLVM and without an engine that runs code.
"""

from typing import Any

from llvmlite import binding as llvm
from numba import config
from numba.core import codegen, cpu

from serenissima.kernel.shipped_code import CpuLevel


def compile_for(level: CpuLevel) -> None:
    """Make Numba compile for a level of another architecture in this process."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()

    class Codegen(codegen.JITCPUCodegen):
        """Numba's code generator with another target."""

        def _init(self, llvm_module: Any) -> None:
            target = llvm.Target.from_triple(level.triple)
            options = {"cpu": level.cpu, "features": "", "opt": config.OPT, "jit": True}
            self._tm_features = ""
            self._tm = target.create_target_machine(**options)
            self._engine = _Emitter(self._tm, self._library_class._object_compiled_hook)
            self._target_data = self._tm.target_data
            self._data_layout = str(self._target_data)
            self._loopvect, self._opt_level = False, 0

        def _create_empty_module(self, name: str) -> Any:
            module = super()._create_empty_module(name)
            module.triple = level.triple
            return module

        def set_env(self, env_name: str, env: Any) -> None:
            """Do nothing: only code that runs has an environment."""

    cpu.codegen.JITCPUCodegen = Codegen


class _Emitter:
    """Makes object code where Numba expects an engine that also loads it.

    Args:
        machine: LLVM's description of the target.
        emitted: called with each module and its object code.
    """

    def __init__(self, machine: Any, emitted: Any) -> None:
        self._machine = machine
        self._emitted = emitted
        self._defined: set[str] = set()

    def add_module(self, module: Any) -> None:
        """Turn a module into object code."""
        self._emitted(module, self._machine.emit_object(module))

    def finalize_object(self) -> None:
        """Do nothing: the code is already made."""

    def is_symbol_defined(self, name: str) -> bool:
        """Return False: nothing is loaded."""
        return False

    def add_global_mapping(self, value: Any, address: int) -> None:
        """Do nothing: nothing is loaded."""


class Absent(_Emitter):
    """Makes no object code: someone else turns the finished module into it."""

    def __init__(self) -> None:
        super().__init__(None, None)

    def add_module(self, module: Any) -> None:
        """Do nothing."""
