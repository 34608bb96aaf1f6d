"""Analyses for browsers: the compiled jobs of a game as a WebAssembly module.

    python -m serenissima.machine.webassembly [GAME ...]

Numba compiles the same Python functions as for the server, for another target of LLVM. A linker
makes a module of the result: `wasm-ld` of LLVM, or the one in the package `ziglang`. The modules go
into the user's cache.
"""

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm

from serenissima import games
from serenissima.analysis.modules import module_path
from serenissima.kernel.code_cache import browser_folder
from serenissima.kernel.compile import interpreted
from serenissima.machine.warm import calls, compile_call

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
SPEED = 2  # of the code, rather than size
JOB = "do_job"  # the function that the module exports
STACK = 1 << 20  # bytes
OPTIONS = (
    "--no-entry",
    "--gc-sections",  # drops what only Python would call
    f"--export={JOB}",
    "--export=__heap_base",
    "--strip-all",
    "-z",
    f"stack-size={STACK}",
)
RUNTIME = """
@ring = internal global [65536 x i8] zeroinitializer, align 32
@next = internal global i32 0

; Arrays that rules make live for one call of a rule. Their memory is reused after 64 KiB.
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %short = trunc i64 %size to i32
  %with_head = add i32 %short, 95
  %needed = and i32 %with_head, -32
  %at = load i32, ptr @next
  %end = add i32 %at, %needed
  %fits = icmp ule i32 %end, 65536
  %from = select i1 %fits, i32 %at, i32 0
  %to = add i32 %from, %needed
  store i32 %to, ptr @next
  %head = getelementptr i8, ptr @ring, i32 %from
  %data = getelementptr i8, ptr %head, i32 64
  %slot = getelementptr { i64, ptr, ptr, ptr, i64, ptr }, ptr %head, i32 0, i32 3
  store ptr %data, ptr %slot
  ret ptr %head
}

define void @NRT_MemInfo_call_dtor(ptr %head) {
  ret void
}
"""


class NoLinkerError(Exception):
    """There is no linker of WebAssembly on this machine."""


def find_linker() -> list[str]:
    """Return the command of the linker.

    Raises:
        NoLinkerError: there is none.
    """
    if found := shutil.which("wasm-ld"):
        return [found]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinkerError


def compile_modules(folder: Path, names: Sequence[str]) -> None:
    """Compile the jobs of games, each in a process of its own, since it is then used up."""
    find_linker()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        module = "serenissima.machine.webassembly"
        subprocess.run([sys.executable, "-m", module, "--", str(folder), name], check=True)


def compile_module(name: str) -> bytes:
    """Return the module of a game. The process can't compile for itself from now on."""
    _aim_at_browsers()
    _compile_jobs_only()
    with interpreted():
        function, arguments = dict(calls(games.load(name)))[JOB]
    compile_call(function, arguments)
    (result,) = function.dispatcher.overloads.values()
    return link(_object_code(result.library._final_module, result.fndesc.llvm_func_name))


def link(code: bytes) -> bytes:
    """Return the module of an object file."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "jobs.o"), Path(folder, "jobs.wasm")
        given.write_bytes(code)
        subprocess.run([*find_linker(), *OPTIONS, "-o", str(made), str(given)], check=True)
        return made.read_bytes()


def _aim_at_browsers() -> None:
    """Make Numba compile for WebAssembly, without running anything."""
    from numba.core import codegen, cpu

    from serenissima.machine.cross import Absent

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()

    class Codegen(codegen.JITCPUCodegen):
        """Numba's code generator with another target."""

        def _init(self, llvm_module: Any) -> None:
            self._tm_features = FEATURES
            self._tm = _machine()
            self._engine = Absent()
            self._target_data = self._tm.target_data
            self._data_layout = str(self._target_data)
            self._loopvect, self._opt_level = True, 3

        def _create_empty_module(self, name: str) -> Any:
            module = super()._create_empty_module(name)
            module.triple = TRIPLE
            return module

        def _pass_builder(self, **settings: Any) -> Any:
            tuned = llvm.create_pipeline_tuning_options(SPEED)
            tuned.loop_unrolling = tuned.loop_interleaving = False  # browsers run small code faster
            tuned.loop_vectorization = settings.get("loop_vectorize", True)
            return llvm.create_pass_builder(self._tm, tuned)

        def set_env(self, env_name: str, env: Any) -> None:
            """Do nothing: only code that runs has an environment."""

    cpu.codegen.JITCPUCodegen = Codegen


def _compile_jobs_only() -> None:
    """Let everything else be part of the jobs, and so be there once; cache nothing."""
    from numba.core.caching import NullCache

    from serenissima.kernel import machine_code

    make = machine_code.dispatcher_of
    machine_code.caches = lambda _: NullCache()
    machine_code.dispatcher_of = lambda function, part: make(
        function, part or function.__name__ != JOB
    )


def _machine() -> Any:
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, jit=True)


def _object_code(module: Any, name: str) -> bytes:
    """Return the object file of LLVM's module, in which a function is called `JOB`."""
    module.get_function(name).name = JOB
    for variable in module.global_variables:
        if variable.linkage is llvm.Linkage.common:  # which WebAssembly doesn't have
            variable.linkage = llvm.Linkage.internal
    runtime = llvm.parse_assembly(RUNTIME)
    runtime.triple, runtime.data_layout = module.triple, module.data_layout
    module.link_in(runtime)
    module.verify()
    return bytes(_machine().emit_object(module))


def main(arguments: Sequence[str]) -> None:
    """Compile the modules of the games named, or of all, into the user's cache."""
    if arguments and arguments[0] == "--":
        name = arguments[2]
        made = compile_module(name)
        path = module_path(Path(arguments[1]), name)
        path.with_suffix(".part").write_bytes(made)
        path.with_suffix(".part").replace(path)  # a server may read it at any time
        print(f"compiled {name} for browsers: {len(made)} bytes", flush=True)
        return
    folder, wanted = browser_folder(), arguments or games.names()
    try:
        compile_modules(folder, [name for name in wanted if not module_path(folder, name).exists()])
    except NoLinkerError:
        print(
            "The server will analyse matches itself, since there is no linker of WebAssembly here."
            " Visitors' browsers do it after: pip install '.[webassembly]'",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
