"""A Numba pass that refuses negative literal indices, since compiled rules count from the start."""

from collections.abc import Iterator
from typing import Any

from numba import types
from numba.core import ir
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.errors import ConstantInferenceError, UnsupportedError


@register_pass(mutates_CFG=False, analysis_only=True)
class CountFromTheStart(AnalysisPass):
    """Raises Numba's `UnsupportedError` for `pile[-1]`, with its line."""

    _name = "count_from_the_start"

    def __init__(self) -> None:  # abstract in Numba
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Check each index into an array, without changing the code."""
        for array, index, place in _indexed(state.func_ir):
            if isinstance(state.typemap[array.name], types.Buffer):
                _check(state.func_ir, index, place)
        return False


def _indexed(code: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Yield each indexed variable, its index, and the place in the source."""
    for block in code.blocks.values():
        for expression in block.find_exprs("getitem"):
            yield expression.value, expression.index, expression.loc
        for expression in block.find_exprs("static_getitem"):
            yield expression.value, expression.index_var, expression.loc
        for write in block.find_insts(ir.SetItem):
            yield write.target, write.index, write.loc
        for write in block.find_insts(ir.StaticSetItem):
            yield write.target, write.index_var, write.loc


def _check(code: Any, index: Any, place: Any) -> None:
    """Refuse an index, or a part of one, that is known to be negative."""
    for part in _parts(code, index):
        try:
            number = code.infer_constant(part)
        except ConstantInferenceError:
            continue
        if isinstance(number, int) and number < 0:
            raise UnsupportedError(f"index {number}: count from the start instead", loc=place)


def _parts(code: Any, index: Any) -> tuple[Any, ...]:
    """Return the variables that a tuple is built from, or the variable itself."""
    try:
        built = code.get_definition(index)
    except KeyError:
        return (index,)
    is_tuple = isinstance(built, ir.Expr) and built.op == "build_tuple"
    return tuple(built.items) if is_tuple else (index,)
