"""How the code of a game comes together: its parts are optimised as a whole, and once.

Numba optimises each function with all it calls, turns it into machine code, and does so again for
each of its callers. A rule is a hundred small functions that only other compiled code calls: a part
is left as it is until it belongs to a whole, which Python or another whole calls. Nobody else can
reach a whole's parts, so LLVM inlines and simplifies them as a C compiler does with the static
functions of a file.
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
RUNTIME = "NRT_"  # Numba's counting of references: found by these names, and then left out


class PartLibrary(JITCodeLibrary):
    """The code of a function that only compiled code calls: kept to be linked, never run."""

    def _optimize_final_module(self) -> None:
        """Leave it to the whole that it becomes part of."""

    def _finalize_final_module(self) -> None:
        """As Numba does, without machine code."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """No address: there is no machine code."""
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
        """Make the parts private, which lets LLVM take them apart; otherwise as Numba does.

        References are counted by functions that Numba knows by name: they become private when the
        first pass has removed what it can of them.
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
    """Numba's compiler, with a library of another kind."""

    library: type[JITCodeLibrary] = WholeLibrary

    def define_pipelines(self) -> Any:
        """The usual steps of compiling, and a look at the indices."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        (steps,) = super().define_pipelines()
        steps.add_pass_after(BorrowOnly, NopythonTypeInference)
        steps.add_pass_after(CountFromTheStart, NopythonTypeInference)
        steps.finalize()
        return [steps]


class Part(Whole):
    """Compiles what only compiled code calls."""

    library = PartLibrary


class VerbPart(Part):
    """Compiles the call of a verb: its terms, state, dice and room never overlap in memory."""

    def define_pipelines(self) -> Any:
        """The usual steps, with a promise to LLVM that the arguments lie apart."""
        self.state.flags.noalias = True
        return super().define_pipelines()
