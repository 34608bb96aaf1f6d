"""Cuts scenes short: a process ends as if killed after the N-th commit of the store.

    python -m tests.service.cutting

A process that has imported everything forks one for each line it reads, and answers each with its
exit code. A line is a JSON list: the name of a scene, the step (`begin`, `cut` or `after`), the
database, a folder for what the browsers store, and how many commits the process lives; 0 for all.
Nothing in the product knows of this: the child counts at `Store` and `Transactions`.
"""

import asyncio
import json
import os
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar

from serenissima.service import Tables
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Transactions
from serenissima.web import app as web
from serenissima.web.notifications.notifier import Notifier
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.service.scenes import SCENES, START, Step, World
from tests.web.killable import KeptClock
from tests.web.notified import settings
from tests.web.visitors import SHELF

P, T = ParamSpec("P"), TypeVar("T")
KILLED = 9  # the exit code of a process that was cut off


class Commits:
    """Ends this process at once after a number of commits.

    Args:
        left: the number; 0 for never.
    """

    def __init__(self, left: int) -> None:
        self._left, self._lock = left, threading.Lock()

    def after(self, commit: Callable[P, T]) -> Callable[P, T]:
        """Count a commit, and end the process if it was the last."""

        def committed(*args: P.args, **kwargs: P.kwargs) -> T:
            done = commit(*args, **kwargs)
            with self._lock:
                self._left -= 1
                if not self._left:
                    os._exit(KILLED)
            return done

        return committed


async def _never(_: Notifier) -> None: ...


async def live(name: str, step: Step, database: str, folder: Path, commits: int) -> None:
    """Live through a step of a scene, as far as the commits reach."""
    Notifier.run = _never  # type: ignore[method-assign]
    tables = Tables(
        database, shelf=SHELF.load, load_player=guest, clock=KeptClock(folder / "clock")
    )
    app = web.create_app(tables, AppSettings(shelf=SHELF, notifications=settings(9)))
    async with app.router.lifespan_context(app):
        world = World(app, folder / "browsers.json")
        if step == "cut":
            counts = Commits(commits)
            Store._change = counts.after(Store._change)  # type: ignore[method-assign]
            Transactions._commit = counts.after(Transactions._commit)  # type: ignore[method-assign]
        await getattr(SCENES[name], step)(world)
        if step == "begin":
            world.save()
        await world.leave()


def _child(name: str, step: Step, database: str, folder: str, commits: int) -> int:
    try:
        asyncio.run(live(name, step, database, Path(folder), commits))
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def main() -> None:
    """Fork until the input ends."""
    web._document()  # once for all children, like everything that a first scene loads
    with TemporaryDirectory() as folder:
        (Path(folder) / "clock").write_text(str(START))
        database = f"sqlite:///{folder}/tables.db"
        asyncio.run(live("computer", "begin", database, Path(folder), commits=0))
    assert threading.active_count() == 1  # a fork leaves other threads behind
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            os._exit(_child(*json.loads(line)))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
