"""Numba libraries that optimise the code of a game once, as a whole.

Numba optimises each function with all it calls, turns it into machine code, and repeats that for
each of its callers. A rule consists of a hundred small functions that only compiled code calls.
Such a part stays unoptimised until it belongs to a whole, which Python or another whole calls.
Other code cannot reach a whole's parts, so LLVM inlines and simplifies them as a C compiler does
with the static functions of a file.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typed_passes import NopythonTypeInference

from serenissima.kernel.indices import CountFromTheStart
from serenissima.kernel.references import BorrowOnly

SHORT = 200  # bytes of bytecode: shorter functions are always inlined; LLVM decides on the rest
RUNTIME = "NRT_"  # prefix of Numba's functions that count references


class PartLibrary(JITCodeLibrary):
    """The code of a function that only compiled code calls, to be linked into its callers."""

    def _optimize_final_module(self) -> None:
        """Do nothing: the whole that contains it optimises it."""

    def _finalize_final_module(self) -> None:
        """Do the same as Numba, without making machine code."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Return 0: there is no machine code."""
        return 0

    @property
    def codegen(self) -> "PartLibrary":
        """The object whose `set_env` Numba calls."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Do nothing: only machine code has an environment."""


class WholeLibrary(JITCodeLibrary):
    """The code of a function that is called from outside, with all its parts."""

    def _optimize_final_module(self) -> None:
        """Make the parts private, so that LLVM can inline them, then optimise as Numba does.

        Numba finds the functions that count references by name, so they become private after the
        first pass has removed as many calls as it can.
        """
        self._make_private(lambda name: not name.startswith(RUNTIME))
        self._run(opt=0, loop_vectorize=False, slp_vectorize=False, cost="cheap")
        self._make_private(lambda name: True)
        self._run()

    def _make_private(self, chosen: Callable[[str], bool]) -> None:
        for function in self._final_module.functions:
            is_part = function.linkage == llvm.Linkage.linkonce_odr
            if is_part and not function.is_declaration and chosen(function.name):
                function.linkage = llvm.Linkage.internal

    def _run(self, **settings: Any) -> None:
        passes, builder = self._codegen._module_pass_manager(**settings)
        passes.run(self._final_module, builder)


class Whole(Compiler):
    """Numba's compiler with another kind of library."""

    library: type[JITCodeLibrary] = WholeLibrary

    def define_pipelines(self) -> Any:
        """Return the usual passes and the check of the indices."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        (steps,) = super().define_pipelines()
        steps.add_pass_after(BorrowOnly, NopythonTypeInference)
        steps.add_pass_after(CountFromTheStart, NopythonTypeInference)
        steps.finalize()
        return [steps]


class Part(Whole):
    """The compiler of functions that only compiled code calls."""

    library = PartLibrary


class VerbPart(Part):
    """The compiler of calls of verbs, whose terms, state, dice and room never overlap in memory."""

    def define_pipelines(self) -> Any:
        """Return the usual passes, with a promise to LLVM that the arguments do not overlap."""
        self.state.flags.noalias = True
        return super().define_pipelines()
