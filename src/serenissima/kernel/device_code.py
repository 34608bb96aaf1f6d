"""Compiles the rules for a GPU with numba-cuda; imported only when a GPU is used.

Rules are decorated for the CPU. This module gives those decorators a meaning for Numba's CUDA
target, so no rule has to be written twice. The GPU simulator runs kernels as plain Python and needs
none of this.
"""

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite import ir
from numba.cuda import dispatcher, lowering, types
from numba.cuda.cudadrv import nvvm
from numba.cuda.cudaimpl import _generic_array
from numba.cuda.extending import overload
from numba.cuda.np import arraymath, arrayobj
from numba.cuda.np.numpy_support import from_dtype
from numba.cuda.target import CUDATypingContext
from numba.cuda.typing.templates import infer, infer_global, make_intrinsic_template

from serenissima.kernel.compile import Compilable, plain
from serenissima.kernel.dice import note, read_answer
from serenissima.kernel.flat import align
from serenissima.kernel.libraries import SHORT
from serenissima.kernel.tale import tell
from serenissima.kernel.verbs import VERBS, Verb

WIDEST = 64  # bits of an integer
DEVICE = {"device": True, "debug": False, "opt": True, "lineinfo": False, "fastmath": False}

_rule = ContextVar("rule", default=False)  # a rule is being compiled, rather than other code


class RuleDispatcher(dispatcher.CUDADispatcher):  # type: ignore[misc]  # Numba is untyped
    """The CUDA target's compiler of one rule."""

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile it for these types, unless that has been done."""
        token = _rule.set(True)
        try:
            return super().compile_device(args, return_type)
        finally:
            _rule.reset(token)


@cache
def device_function(function: FunctionType) -> Any:
    """Return the CUDA target's compiler of a rule, which compiles it once for each set of types.

    Integers of all widths are passed as int64, as on the CPU.
    """
    made = RuleDispatcher(
        function, DEVICE | {"forceinline": len(function.__code__.co_code) < SHORT}
    )
    template = made.get_call_template

    def widened(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template(tuple(map(_wide, args)), {name: _wide(kws[name]) for name in kws})

    made.get_call_template = widened
    return made


def _unnoted(dice, way):  # type: ignore[no-untyped-def]  # as the rule it stands for
    return way


def _unscripted(dice, weights):  # type: ignore[no-untyped-def]
    return 0


# Dice on a GPU only roll, and their answers are not read, so they fit in registers.
SHORTER: Mapping[Any, Any] = {note: _unnoted, read_answer: _unscripted}


def _wide(arg: Any) -> Any:
    """Return the type that an argument is passed as."""
    kind: Any = types.unliteral(arg)
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    is_short = isinstance(kind, types.Integer) and kind.bitwidth < WIDEST
    return types.int64 if is_short or kind is types.int64 else arg


def _know_rules() -> None:
    """Let device code call functions that are `compiled`, `inner` or `shared`."""
    resolve = CUDATypingContext.resolve_value_type

    def resolve_rules(context: Any, value: Any) -> Any:
        if isinstance(value, Compilable):
            value = device_function(SHORTER.get(value, value.py_func))
        elif isinstance(value, FunctionType) and value in plain:
            value = device_function(value)
        return resolve(context, value)

    CUDATypingContext.resolve_value_type = resolve_rules


def _index_from_the_start() -> None:
    """Count indices in rules, and only there, from the start, as on the CPU (`patches.py`)."""
    wrap = arrayobj.fix_integer_index

    def keep(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if _rule.get():
            return context.cast(builder, index, kind, types.intp)
        return wrap(context, builder, kind, index, size)

    arrayobj.fix_integer_index = keep


def _keep_loops() -> None:
    """Keep loops in rules from being unrolled.

    Unrolled, they take three times the code and twice the registers. Threads that run together are
    at different places in the code, and share an instruction cache and a register file.
    """
    lower = lowering.CUDALower.lower_inst

    def lower_and_mark(lowering: Any, inst: Any) -> None:
        lower(lowering, inst)
        end = lowering.builder.block.terminator
        if end and _rule.get():  # any jump may close a loop after the code is simplified
            end.set_metadata("llvm.loop", _as_it_is(lowering.module))

    lowering.CUDALower.lower_inst = lower_and_mark


def _as_it_is(module: Any) -> Any:
    """Return the mark of a loop not to be unrolled; it refers to itself, as LLVM requires."""
    wish = module.add_metadata([ir.MetaDataString(module, "llvm.loop.unroll.disable")])
    mark = module.add_metadata([wish])
    mark.operands = (mark, wish)
    return mark


def _know_verb(verb: Verb) -> None:
    """Let device code call a verb: the type of the state selects the game's rule."""

    def choose(*args):  # type: ignore[no-untyped-def]  # Numba compares signatures
        for dtype, rule in verb.by_dtype.items():
            if args[1] in (from_dtype(dtype), from_dtype(align(dtype))):
                return lambda *args: rule(*args)  # noqa: PLW0108 - a new function
        return None

    overload(verb.function)(choose)


def _tell_nothing() -> None:
    """Leave tales out of device code, which has no use for them."""

    @overload(tell)
    def silent(tale, kind, a=0, b=0, c=0, d=0, e=0):  # type: ignore[no-untyped-def]  # Numba
        return lambda tale, kind, a=0, b=0, c=0, d=0, e=0: None


def _find_extremes() -> None:
    """Let device code call `max` and `min` of a vector; Numba's own functions return an array."""

    def greatest(a):  # type: ignore[no-untyped-def]  # Numba compares signatures
        return _extreme(a, max)

    def least(a):  # type: ignore[no-untyped-def]
        return _extreme(a, min)

    overload(arraymath.npy_max)(greatest)
    overload(arraymath.npy_min)(least)


def _extreme(array: Any, better: Any) -> Any:
    """Return a function that finds the greatest or least element of a one-dimensional array."""
    if array.ndim != 1:
        return None

    def find(a):  # type: ignore[no-untyped-def]  # Numba compares signatures
        found = a[0]
        for i in range(1, a.shape[0]):
            found = better(found, a[i])
        return found

    return find


def _make_arrays() -> None:
    """Let device code make small arrays of constant size, with room for one at each call site.

    They live as long as the function that makes them. NumPy's own would need a heap.
    """

    def zeros(_context: Any, shape: Any, dtype: Any) -> Any:
        return _array_of(shape, dtype, None, (shape, dtype))

    def full(_context: Any, shape: Any, fill_value: Any, dtype: Any) -> Any:
        return _array_of(shape, dtype, fill_value, (shape, fill_value, dtype))

    for function, definition in ((np.zeros, zeros), (np.full, full)):
        name = definition.__name__
        template = make_intrinsic_template(function, definition, name, prefer_literal=True)
        infer(template)
        infer_global(function, types.Function(template))


def _array_of(shape: Any, dtype: Any, value: Any, args: tuple[Any, ...]) -> Any:
    """Return the signature and code that make an array filled with a value, or with 0."""
    if not isinstance(shape, types.IntegerLiteral):
        return None
    kind, length = dtype.dtype, shape.literal_value

    def generate(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        made = _generic_array(
            context,
            builder,
            shape=(length,),
            dtype=kind,
            symbol_name="_room",
            addrspace=nvvm.ADDRSPACE_LOCAL,
        )
        if value is None:
            filled = context.get_constant(kind, 0)
        else:
            filled = context.cast(builder, given[1], value, kind)
        array = context.make_array(types.Array(kind, 1, "C"))(context, builder, value=made)
        for place in range(length):
            at = builder.gep(array.data, [context.get_constant(types.intp, place)])
            builder.store(filled, at)
        return made

    return types.Array(kind, 1, "C")(*args), generate


_know_rules()
_index_from_the_start()
_keep_loops()
_tell_nothing()
_find_extremes()
_make_arrays()
for _verb in VERBS.values():
    _know_verb(_verb)
