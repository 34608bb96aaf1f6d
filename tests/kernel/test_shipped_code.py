"""Machine code of the package is used where it fits, and never elsewhere."""

import platform
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from llvmlite import binding

from serenissima.kernel import code_cache, seats, shipped_code
from serenissima.kernel.shipped_code import LEVELS, CpuLevel, Shipment, find_shipment, shipment
from serenissima.machine.warm import is_warm

GAME = "nowhere"
V3, V2, ARM = LEVELS


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, set[str]], None]:
    """Pretend to have a processor of this architecture with these instructions."""

    def pretend(machine: str, features: set[str]) -> None:
        monkeypatch.setattr(platform, "machine", lambda: machine)
        monkeypatch.setattr(binding, "get_host_cpu_features", lambda: dict.fromkeys(features, True))

    return pretend


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a package's machine code, empty as yet."""
    monkeypatch.setattr(shipped_code, "SHIPPED", tmp_path)
    shipment.cache_clear()
    yield tmp_path
    shipment.cache_clear()


@pytest.fixture
def own_cache(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], None]]:
    """Let the user's cache be in another folder."""
    from numba import config

    from serenissima.kernel import function_cache, machine_code

    assert machine_code.JIT  # importing it has set the folder

    def choose(folder: Path) -> None:
        function_cache._may_load.cache_clear()
        monkeypatch.setattr(config, "CACHE_DIR", str(folder))

    yield choose
    function_cache._may_load.cache_clear()


@pytest.mark.parametrize(
    ("machine", "features", "found"),
    [
        ("x86_64", V3.features | {"avx512f"}, V3),
        ("x86_64", V3.features - {"fma"}, V2),
        ("x86_64", V2.features - {"popcnt"}, None),
        ("aarch64", {"neon"}, ARM),
        ("riscv64", set(), None),
    ],
)
def test_a_processor_gets_the_fastest_code_that_it_can_run(
    tmp_path: Path, processor: Any, machine: str, features: set[str], found: CpuLevel | None
):
    processor(machine, features)
    for level in LEVELS:
        (tmp_path / level.name).mkdir()

    chosen = find_shipment(tmp_path)

    assert (chosen and chosen.level) == found


def test_a_processor_unknown_to_llvm_gets_no_code_of_a_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def fail() -> None:
        raise RuntimeError("failed to get host cpu features.")

    monkeypatch.setattr(platform, "machine", lambda: V2.machine)
    monkeypatch.setattr(binding, "get_host_cpu_features", fail)
    (tmp_path / V2.name).mkdir()

    assert find_shipment(tmp_path) is None


@pytest.mark.compiled
@pytest.mark.parametrize("changed", ["sources", "numba", "llvmlite", "numpy", "python"])
def test_code_for_other_sources_or_another_compiler_is_not_used(
    shipped: Path, processor: Any, monkeypatch: pytest.MonkeyPatch, changed: str
):
    """Then the game is compiled as if the package had no code."""
    processor(V3.machine, V3.features)
    made = Shipment(shipped / code_cache.shipped_digest() / V3.name, V3)
    made.folder.mkdir(parents=True)
    made.mark(GAME).touch()
    assert is_warm(GAME)
    assert not is_warm("elsewhere")

    version = code_cache.version
    if changed == "sources":
        monkeypatch.setattr(code_cache, "SOURCES", ("kernel", "players"))
    elif changed == "python":
        monkeypatch.setattr(code_cache.sys.implementation, "cache_tag", "cpython-399")
    else:
        told = {changed: "9.9"}
        monkeypatch.setattr(code_cache, "version", lambda name: told.get(name) or version(name))
    shipment.cache_clear()

    assert shipment() is None
    assert not is_warm(GAME)


def test_a_minor_version_of_numpy_does_not_matter(monkeypatch: pytest.MonkeyPatch):
    """Otherwise a wheel's code would be lost with each of its releases."""
    before, version = code_cache.shipped_digest(), code_cache.version
    monkeypatch.setattr(
        code_cache, "version", lambda name: "2.99.0" if name == "numpy" else version(name)
    )

    assert code_cache.shipped_digest() == before


def test_code_that_everyone_may_write_is_not_used(tmp_path: Path, processor: Any):
    processor(ARM.machine, set())
    folder = tmp_path / ARM.name
    folder.mkdir()
    folder.chmod(0o777)

    assert find_shipment(tmp_path) is None
    folder.chmod(0o775)
    assert find_shipment(tmp_path)


@pytest.mark.compiled
@pytest.mark.parametrize("damage", ["none", "level", "file", "index"])
def test_shipped_code_is_loaded_or_compiled_again(tmp_path: Path, own_cache: Any, damage: str):
    """A missing or damaged file costs time, not a match."""
    from numba import int64

    from serenissima.kernel.function_cache import CodeCache
    from serenissima.machine.precompile import cache_into

    host = CpuLevel("host", platform.machine(), "")
    other = CpuLevel("other", platform.machine(), "")
    made = Shipment(tmp_path / "shipped", host)
    own_cache(tmp_path / "own")
    compile_with(cache_into(made), int64)
    for path in made.folder.rglob("*.nbc" if damage == "file" else "*.nbi"):
        if damage in ("file", "index"):
            path.write_bytes(path.read_bytes()[:-40])
    found = Shipment(made.folder, other) if damage == "level" else made
    dispatcher = compile_with(lambda function: CodeCache(function, found), int64)

    assert dispatcher(3, 1) == seats.without_seat(3, 1) == 1
    assert sum(dispatcher.stats.cache_hits.values()) == (damage == "none")
    assert (tmp_path / "own").exists() == (damage != "none")


def compile_with(caches: Callable[[Any], Any], integer: Any) -> Any:
    """Return the compiler of a short function of the package after it has compiled it."""
    from serenissima.kernel import machine_code

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(machine_code, "caches", caches)
        dispatcher = machine_code.dispatcher_of(seats.without_seat, part=False)
    dispatcher.compile((integer, integer))
    return dispatcher


@pytest.mark.compiled
def test_a_cache_that_everyone_may_write_is_not_loaded(tmp_path: Path, own_cache: Any):
    """It could hold anyone's code. The warning names the folder and the variable for another."""
    from numba import int64

    from serenissima.kernel.function_cache import CodeCache

    hits = []
    for mode in (0o700, 0o700, 0o777):
        tmp_path.chmod(mode)
        own_cache(tmp_path)
        with pytest.warns() if mode == 0o777 else nullcontext() as warned:
            dispatcher = compile_with(lambda function: CodeCache(function, None), int64)
        hits.append(sum(dispatcher.stats.cache_hits.values()))

    assert hits == [0, 1, 0]
    assert warned
    assert str(tmp_path) in str(warned[0].message)
    assert code_cache.CACHE_VARIABLE in str(warned[0].message)


@pytest.mark.compiled
def test_without_a_writable_cache_a_function_is_compiled_in_each_process(
    tmp_path: Path, own_cache: Any
):
    """Numba would otherwise load and save code beside the sources, where it may be outdated."""
    from numba import int64

    from serenissima.kernel.function_cache import CodeCache

    (tmp_path / "file").touch()
    own_cache(tmp_path / "file" / "folder")
    dispatcher = compile_with(lambda function: CodeCache(function, None), int64)

    assert dispatcher(3, 1) == 1
    assert str(tmp_path) in dispatcher.stats.cache_path
