"""Servers of tests, forked from a process that has imported all they need, in 0.1 s each."""

import multiprocessing
import os

RECORDED = "COVERAGE_PROCESS_START" in os.environ  # coverage records no forks
PRELOADED = ["tests.moved_clock", "tests.browser.place", "tests.web.served", "tests.preloaded"]
FORKS = multiprocessing.get_context("spawn" if RECORDED else "forkserver")
if not RECORDED:
    FORKS.set_forkserver_preload(PRELOADED)


def end(process: multiprocessing.process.BaseProcess) -> None:
    """Kill a process; while coverage is measured, let it end by itself, so that it stores that."""
    if RECORDED:
        process.terminate()
    else:
        process.kill()
    process.join()
