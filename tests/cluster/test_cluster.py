"""Computer players think on a real Ray cluster whose nodes come and go."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from serenissima import games
from serenissima.adapters import recording
from serenissima.adapters.recording import Plan
from serenissima.cluster import Link
from serenissima.cluster.asking import choose_on, wait_until_ready
from serenissima.cluster.crew import connect_cluster, crew_on
from serenissima.cluster.worker import Worker, program_version
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match
from serenissima.players import load
from serenissima.service import Computer, Tables, Thinking
from serenissima.training import arena
from serenissima.training.arena import Tournament
from serenissima.training.spreading import threads
from tests.cluster.turns import GAME, PATIENCE, turn, until
from tests.places import environment

pytestmark = [pytest.mark.soak, pytest.mark.xdist_group("ray")]

LITTLE = 80 << 20  # bytes of memory that a node shares, of which nothing is used
LONG = 0.5  # seconds in which a thought would show that it goes on


async def wait_for_end(tables: Tables, table: str) -> None:
    """Watch a table until its match is over."""
    async with asyncio.timeout(PATIENCE), tables.watch(table) as views:
        async for seen in views:
            if seen.over:
                return


def cpu_ticks() -> int:
    """Return the ticks of CPU time that workers have used."""
    told = [process for process in Path("/proc").iterdir() if process.name.isdigit()]
    return sum(map(ticks, told))


def ticks(process: Path) -> int:
    try:
        if not (process / "cmdline").read_text().startswith("ray::Worker"):
            return 0
        user, system = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:  # it has ended meanwhile
        return 0
    return int(user) + int(system)


@contextmanager
def one_node() -> Iterator[Any]:
    """A cluster with one node that has one core."""
    from ray.cluster_utils import Cluster

    # Sockets have short names: not under pytest's folder.
    with (
        TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as environment,
    ):
        environment.setenv("RAY_TMPDIR", folder)  # where a cluster also writes its address
        head = {"num_cpus": 1, "object_store_memory": LITTLE, "include_dashboard": False}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        yield cluster
        cluster.shutdown()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """The cluster for all tests that leave it unchanged."""
    with one_node() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def link(cluster: Any) -> Iterator[Link]:
    """A link to the cluster; the node is ready."""
    with Link(cluster.address, [GAME]) as link:
        until(lambda: link.cores == 1)
        yield link


async def test_a_match_is_computed_on_the_cluster(link: Link, tmp_path: Path):
    """No thread of the server thinks."""
    async with Tables(f"sqlite:///{tmp_path}/tables.db", thinking=Thinking(cluster=link)) as tables:
        plan = [Computer("ismcts:50"), Computer("greedy")]
        opening = await tables.open(GAME, plan)
        await wait_for_end(tables, opening.table)
        threads = tables._computers._thinkers._threads

    assert threads == []


@pytest.mark.parametrize("player", ["uniform", "greedy", "ismcts:300"])
def test_the_cluster_makes_the_same_choice_as_the_server(link: Link, player: str):
    """The view and the dice are the same."""
    seeds = [str(seed) for seed in range(5)]
    there = [link.choose(turn(player, seed=seed), 1.0, 0.0).result(PATIENCE) for seed in seeds]
    given = [turn(player, seed=seed) for seed in seeds]
    here = [load(player).choose(t.game, t.terms, t.view, t.seat, t.dice) for t in given]

    assert there == here


def test_the_cluster_records_the_same_matches(link: Link, tmp_path: Path):
    """The bytes are equal, although players think there and several matches run at once."""
    plan = Plan(Tournament(GAME, ["ismcts:20", "uniform"], 2, seed=1), size=1)
    assert wait_until_ready(link) == 1
    recording.run(plan, tmp_path / "here", processes=1)
    recording.run(plan, tmp_path / "there", crew=threads(2), choose=choose_on(link))
    here = sorted((tmp_path / "here").glob("shard-*/*"))

    assert len(here) == 2 * 3
    for file in here:
        assert file.read_bytes() == (tmp_path / "there" / file.parent.name / file.name).read_bytes()


def processes(work: str) -> Iterator[int]:
    """The ids of processes of the cluster that now do this work."""
    for process in Path("/proc").iterdir():
        with suppress(OSError):
            if process.name.isdigit() and f"ray::{work}" in (process / "cmdline").read_text():
                yield int(process.name)


def test_the_arena_plays_on_the_cluster_although_a_worker_is_killed(cluster: Any):
    """The results are those of this process."""
    wanted = Tournament(GAME, ["ismcts:500", "uniform"], 12, seed=1)
    killed: list[int] = []

    def kill(done: int, _of: int) -> None:
        if done == 1:
            until(lambda: any(processes("run_task")))
            killed.extend(processes("run_task"))
            os.kill(killed[0], signal.SIGKILL)

    there = arena.run(wanted, crew=crew_on(cluster.address, GAME), progress=kill)

    assert there == arena.run(wanted, processes=1)
    assert killed


def test_the_cluster_plays_the_matches_of_a_training_run_although_parts_of_it_die(
    cluster: Any, tmp_path: Path
):
    """As many choices come back as this process would have made, also without a worker or node."""
    from functools import partial

    from serenissima.cluster.rollouts import RayRollouts
    from serenissima.training.selfplay.settings import TrainingSettings
    from serenissima.training.selfplay.trainer import Trainer

    settings, seen = TrainingSettings(rows=16, steps=8, minibatch=64), list[int]()

    def kill(point: Any) -> None:
        seen.append(point.choices)
        if len(seen) == 2:
            os.kill(next(processes("RemoteRollouts")), signal.SIGKILL)
        if len(seen) == 3:
            cluster.remove_node(node)
        if len(seen) == 5:
            raise KeyboardInterrupt

    game, node = games.load(GAME), cluster.add_node(num_cpus=1, object_store_memory=LITTLE)
    with connect_cluster(cluster.address, GAME) as cores:
        trainer = Trainer(
            game, tmp_path, settings, seed="1", play=partial(RayRollouts, cores, GAME)
        )
        trainer.run(PATIENCE, kill)

    rows = sum(16 // len(game.meta.seats) for _ in game.meta.seats)
    assert seen == [8 * rows * update for update in range(1, 6)]


@contextmanager
def recorder(address: str, out: Path, player: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a separate process and group, which ends with the test."""
    command = [sys.executable, "-m", "serenissima", "matches", GAME, "--players", player, *words]
    where = ["--seed", "1", "--ray", address, "--out", str(out), "--json"]
    with subprocess.Popen(
        [*command, *where], env=environment(out.parent), start_new_session=True, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def test_the_command_uses_the_cluster_and_prints_json_alone(cluster: Any, tmp_path: Path):
    """You can also set the number of simultaneous matches."""
    before = cpu_ticks()
    words = ("--games", "1", "--processes", "1")
    with recorder(cluster.address, tmp_path / "data", "ismcts:2000", *words) as process:
        told, _ = process.communicate(timeout=PATIENCE)

    assert json.loads(told)["matches"] == 1
    assert cpu_ticks() > before


def test_ctrl_c_stops_the_thoughts_on_the_cluster(cluster: Any, tmp_path: Path):
    """The command ends at once and no node continues; the thoughts would take minutes."""
    words = ("--games", "9", "--processes", "2")
    with recorder(cluster.address, tmp_path / "data", "ismcts:500s", *words) as process:
        until(lambda: not is_idle(LONG))
        os.killpg(process.pid, signal.SIGINT)
        told, _ = process.communicate(timeout=PATIENCE)

    assert (process.returncode, told) == (130, "")
    until(lambda: is_idle(LONG))


def test_matches_stop_when_the_link_is_closed(cluster: Any):
    """The process does not continue them."""
    with Link(cluster.address, [GAME]) as link:
        wait_until_ready(link)
    match = Match(games.load(GAME), seed=1)
    with pytest.raises(CancelledError):
        choose_on(link)(load("uniform"), match, match.waits[0], rolled_dice(1))


@pytest.mark.parametrize("delay", [0.0, 0.005, 0.1])
def test_cancelled_thoughts_stop(link: Link, delay: float):
    """They are cancelled before they reach the worker, at the same time, or after."""
    for _ in range(10):
        thought = link.choose(turn("ismcts:100s"), 100.0, 0.0)
        time.sleep(delay)
        assert thought.cancel()

    until(lambda: is_idle(LONG))


def is_idle(seconds: float) -> bool:
    """Whether workers only answer pings."""
    before = cpu_ticks()
    time.sleep(seconds)
    return cpu_ticks() - before < 10


def test_elapsed_time_counts_towards_the_limit(link: Link):
    """A time limit starts when the seat must act."""
    begun = time.monotonic()
    action = link.choose(turn("ismcts:100s"), 100.0, 99.9).result(PATIENCE)

    assert action is not None
    assert time.monotonic() < begun + PATIENCE


def test_nodes_come_and_go(cluster: Any, link: Link):
    """A new node is used; the thoughts of a dead one move to another."""
    node = cluster.add_node(num_cpus=1, object_store_memory=LITTLE)
    until(lambda: link.cores == 2)
    asked = [link.choose(turn("ismcts:1s", f"table {n}"), 1.0, 0.0) for n in range(4)]
    cluster.remove_node(node, allow_graceful=False)
    actions = [answer.result(PATIENCE) for answer in asked]
    until(lambda: link.cores == 1)

    assert None not in actions


async def test_without_the_cluster_the_server_thinks(tmp_path: Path):
    """It takes over the thoughts of the cluster."""
    with one_node() as cluster, Link(cluster.address, [GAME]) as link:
        until(lambda: link.cores == 1)
        asked = link.choose(turn("ismcts:100s"), 100.0, 0.0)
        async with Tables(
            f"sqlite:///{tmp_path}/tables.db", thinking=Thinking(cluster=link)
        ) as tables:
            opening = await tables.open(GAME, [Computer("ismcts:2000")] * 2)
            cluster.shutdown()
            await wait_for_end(tables, opening.table)
            threads = tables._computers._thinkers._threads

            assert len(threads) > 0
        assert asked.result(PATIENCE) is None
        assert link.cores == 0


@pytest.mark.parametrize(
    ("address", "code"),
    [("nowhere", "ray/address"), ("ray://a:1", "ray/address"), ("a:65536", "ray/address"),
     ("a..b:1", "ray/unreachable"), ("127.0.0.1:1", "ray/unreachable")],
)  # fmt: skip
def test_a_wrong_address_is_refused(address: str, code: str):
    """This happens at the start, within seconds."""
    with pytest.raises(SerenissimaError) as error, Link(address, []):
        pass

    assert error.value.code == code


async def test_a_worker_of_another_version_is_not_used():
    """It reports its version before it gets any work."""
    worker = Worker(1)

    assert not await worker.prepare("another version", [GAME])
    assert await worker.prepare(program_version(), [])
