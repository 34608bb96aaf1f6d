"""Servers in processes of their own: forks of one that is ready to serve, which takes seconds."""

import multiprocessing
import os

RECORDED = "COVERAGE_PROCESS_START" in os.environ  # in each new interpreter, but not in forks
PRELOADED = ["tests.moved_clock", "tests.browser.place", "tests.web.served", "tests.ready"]
FORKS = multiprocessing.get_context("spawn" if RECORDED else "forkserver")
if not RECORDED:
    FORKS.set_forkserver_preload(PRELOADED)


def end(process: multiprocessing.process.BaseProcess) -> None:
    """End a process at once; one whose lines are counted ends itself, to store the count."""
    if RECORDED:
        process.terminate()
    else:
        process.kill()
    process.join()
