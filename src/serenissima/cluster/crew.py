"""A crew that plays whole matches of the arena on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, TypeVar

from serenissima.cluster.link import check, reach, unreachable
from serenissima.cluster.refusals import RAY_NOBODY
from serenissima.training.spreading import Crew

T = TypeVar("T")
TRIES = 20  # times that a task is tried again after its node has died
PER_CORE = 2  # matches at a time per core, so that none has to wait for work


@contextmanager
def crew_on(address: str, game: str, matches: int | None = None) -> Iterator[Crew]:
    """Connect to a cluster and yield a crew of its cores; disconnect at the end.

    If a node dies, Ray plays its matches again on another one.

    Args:
        address, game: as those of `connect_cluster`.
        matches: the number of matches at a time; default: two per core of the cluster.

    Raises:
        Unreadable, NotNow: as `connect_cluster`.
    """
    with connect_cluster(address, game) as cores:
        yield Crew(RayExecutor(), matches or PER_CORE * cores)


@contextmanager
def connect_cluster(address: str, game: str) -> Iterator[int]:
    """Connect to a cluster and yield the number of its cores; disconnect at the end.

    Args:
        address: `HOST:PORT`.
        game: the name of the game, which each node compiles first.

    Raises:
        Unreadable: `ray/address`.
        NotNow: `ray/missing`, `ray/unreachable`; `ray/nobody`: the cluster has no core, or a node
            with another version of this program.
    """
    check(address)
    reach(address)
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # not only those of Ray
        raise unreachable(address, str(error) or type(error).__name__) from error
    try:
        cores = sum(_prepare_nodes(game))
        if not cores:
            raise RAY_NOBODY()
        yield cores
    finally:
        ray.shutdown()


def _prepare_nodes(game: str) -> list[int]:
    """Compile the game on all nodes; return the cores of each."""
    import ray
    from ray.exceptions import RayError
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    from serenissima.cluster.worker import program_version

    nodes = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    remote: Any = ray.remote(num_cpus=0)(prepare)
    asked = [
        remote.options(
            scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
        ).remote(program_version(), game)
        for node in nodes
    ]
    for node, ready in zip(nodes, asked, strict=True):
        try:
            same = ray.get(ready)
        except RayError:
            same = False  # it isn't installed there at all
        if not same:
            reason = "a node has another version of this program, or none"
            raise RAY_NOBODY(reason, text=node["NodeManagerAddress"], hint="install the same one")
    return [int(node["Resources"]["CPU"]) for node in nodes]


def prepare(version: str, game: str) -> bool:
    """Compile a game on this node; return False at once if this program's version differs."""
    from serenissima.cluster.worker import program_version
    from serenissima.machine.warm import warm

    if program_version() != version:
        return False
    warm([game])
    return True


class RayExecutor(Executor):
    """Runs tasks on the nodes of a cluster."""

    def __init__(self) -> None:
        import ray

        self._remote: Any = ray.remote(num_cpus=1, max_retries=TRIES)(run_task)

    def submit(self, work: Callable[..., T], /, *task: Any, **named: Any) -> Future[T]:
        """Run `work` on some node."""
        future: Future[T] = self._remote.remote(work, task, named).future()
        return future


def run_task(work: Callable[..., T], task: tuple[Any, ...], named: dict[str, Any]) -> T:
    """Do a task on a node."""
    return work(*task, **named)
