"""Ctrl-C ends work that is spread over helpers at any moment; killed helpers are replaced."""

import queue
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor, _base, thread
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from serenissima.training import spreading
from serenissima.training.spreading import Crew, spread, workers
from tests.training.fragile import die, square

PATIENCE = 60.0  # seconds
STRIDE = 31  # between the instructions at which Ctrl-C is tried; a prime reaches all parts of loops
WATCHED = {module.__file__ for module in (spreading, _base, thread, threading, queue)}


class Press:
    """Ctrl-C before an instruction of this thread, counted in the modules that spread work."""

    def __init__(self, instruction: int) -> None:
        self.left = instruction

    @property
    def done(self) -> bool:
        return self.left <= 0

    def trace(self, frame: FrameType, event: str, _arg: Any) -> Callable[..., Any] | None:
        if frame.f_code.co_filename not in WATCHED:
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            self.left -= 1
            if self.left == 0:
                signal.raise_signal(signal.SIGINT)
        return self.trace


def spread_work(press: Press) -> None:
    """Spread some work over two threads, under a trace."""
    executor = ThreadPoolExecutor(2)
    before = sys.gettrace()
    sys.settrace(press.trace)
    try:
        for _ in spread(Crew(executor, 2), abs, [(number,) for number in range(12)]):
            pass
    finally:
        sys.settrace(before)
        end = threading.Thread(target=executor.shutdown, daemon=True)
        end.start()
        end.join(PATIENCE)
        assert not end.is_alive()


def test_ctrl_c_at_any_instruction_ends_the_work():
    """Helpers that share a lock with the interrupted thread get it back."""
    instruction, interrupted = STRIDE, 0
    while True:
        press = Press(instruction)
        try:
            spread_work(press)
        except KeyboardInterrupt:
            interrupted += 1
        else:
            if not press.done:
                break
            pytest.fail(f"Ctrl-C before instruction {instruction} was lost")
        instruction += STRIDE

    assert interrupted > 100


def test_work_of_a_killed_process_is_done_again(tmp_path: Path):
    """Each result comes once; a task that kills every process is given up."""
    mark = str(tmp_path / "killed")
    with workers(2, 20) as crew:
        results = list(spread(crew, square, [(number, mark) for number in range(20)]))
    assert (tmp_path / "killed").exists()
    assert sorted(results) == [number * number for number in range(20)]

    with pytest.raises(BrokenExecutor), workers(2, 4) as crew:
        list(spread(crew, die, [(number,) for number in range(4)]))
