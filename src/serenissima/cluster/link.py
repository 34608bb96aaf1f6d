"""A server's link to a Ray cluster: it passes questions to a driver and restarts it if it fails."""

import importlib.util
import itertools
import pickle
import queue
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from tempfile import TemporaryFile
from typing import IO, Self

import structlog

from serenissima.cluster.messages import (
    Chosen,
    Cores,
    Failed,
    Message,
    Note,
    Stop,
    Think,
    receive,
    send,
)
from serenissima.cluster.refusals import RAY_ADDRESS, RAY_MISSING, RAY_UNREACHABLE
from serenissima.kernel.errors import NotNow
from serenissima.service.runtime.turn import Turn

LOG = structlog.get_logger(__name__)
FORM = re.compile(r"(?P<host>[^\s:/]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
REACHED = 3.0  # seconds in which the address must accept a connection
SILENT = 20.0  # seconds after which a silent driver is ended
ENDING = 1.0  # seconds for the driver to end by itself
PAUSES = 1.0, 60.0  # seconds before another driver starts: the first time, and at most

Process = subprocess.Popen[bytes]
Letters = queue.SimpleQueue[Message | None]
"""What is to be passed on; None at the end."""


class Link:
    """Thinks on a Ray cluster while it is reachable, and keeps trying while it isn't.

    Args:
        address: `HOST:PORT` of the cluster.
        games: the names of the games that workers compile.

    Raises:
        Unreadable: `ray/address`.
        NotNow: `ray/missing` if Ray is not installed.
    """

    def __init__(self, address: str, games: Sequence[str]) -> None:
        check(address)
        self._address, self._games = address, games
        self._cores = 0
        self._heard = time.monotonic()
        self._numbers = itertools.count()
        self._asked: dict[int, Future[int | None]] = {}
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._first: Future[None] = Future()
        self._letters: Letters = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._keep_driving, daemon=True)

    @property
    def cores(self) -> int:
        """The number of cores that can think for this server now."""
        return self._cores

    @property
    def closed(self) -> bool:
        """Whether the link is closed for good."""
        return self._closing.is_set()

    def __enter__(self) -> Self:
        """Connect; raise `NotNow` (`ray/unreachable`) if that fails."""
        reach(self._address)
        self._thread.start()
        try:
            self._first.result(SILENT + ENDING)
        except (TimeoutError, ConnectionError) as error:
            self.close()
            raise unreachable(self._address, str(error) or "it does not answer") from None
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, turn: Turn, thinks: float, passed: float) -> Future[int | None]:
        """Return the action for a seat whose turn began `passed` seconds ago; None without a node.

        Cancelling the future stops the thought. `thinks` is the player's time in seconds.
        """
        answer: Future[int | None] = Future()
        number = next(self._numbers)
        answer.add_done_callback(lambda done: self._forget(number, done))
        with self._lock:
            asks = self._cores > 0
            if asks:
                self._asked[number] = answer
        if asks:
            self._letters.put(Think(number, turn.table, thinks, passed, pickle.dumps(turn)))
        else:
            answer.set_result(None)
        return answer

    def close(self) -> None:
        """End the driver, and with it all thoughts."""
        self._closing.set()
        self._thread.join()

    def _forget(self, number: int, answer: Future[int | None]) -> None:
        """Forget a question; if it was cancelled, stop its thought."""
        self._asked.pop(number, None)
        if answer.cancelled():
            self._letters.put(Stop(number))

    def _keep_driving(self) -> None:
        """Start one driver after another until the link is closed."""
        pause, longest = PAUSES
        while not self._closing.is_set():
            begun = time.monotonic()
            self._drive()
            if time.monotonic() - begun > longest:
                pause = PAUSES[0]
            self._closing.wait(pause)
            pause = min(2 * pause, longest)

    def _drive(self) -> None:
        """Run one driver until it ends; pending questions are then answered without it."""
        try:
            with TemporaryFile() as errors:
                with _start(self._address, self._games, errors) as driver:
                    self._talk(driver)
                if driver.returncode:
                    self._fail(f"exit status {driver.returncode}: {_last_line(errors)}")
        except Exception as error:  # another driver may succeed
            self._fail(f"{type(error).__name__}: {error}")
        finally:
            self._lose()

    def _talk(self, driver: Process) -> None:
        """Pass on questions and answers until the driver ends."""
        assert driver.stdout is not None
        letters = self._letters = queue.SimpleQueue()
        self._heard = time.monotonic()
        writer = threading.Thread(target=_write, args=(driver, letters), daemon=True)
        writer.start()
        threading.Thread(target=self._watch, args=(driver, letters), daemon=True).start()
        try:
            for message in receive(driver.stdout):
                self._heard = time.monotonic()
                self._receive(message)
        finally:
            letters.put(None)
            writer.join()

    def _fail(self, reason: str) -> None:
        """Report that a driver failed: to the caller that connects, later in the log."""
        if not self._first.done():
            self._first.set_exception(ConnectionError(reason))
        elif not self._closing.is_set():
            LOG.warning("Ray driver failed", address=self._address, reason=reason)

    def _watch(self, driver: Process, letters: Letters) -> None:
        """End the driver when the link is closed, or when it has been silent for too long."""
        while driver.poll() is None:
            if self._closing.wait(1.0) or time.monotonic() > self._heard + SILENT:
                letters.put(None)
                with suppress(subprocess.TimeoutExpired):
                    driver.wait(ENDING)
                driver.kill()

    def _lose(self) -> None:
        """Note that no node is available."""
        with self._lock:
            had, self._cores = self._cores, 0
            waiting = list(self._asked.values())
        if had and not self._closing.is_set():
            LOG.warning("Ray cluster lost", address=self._address, thoughts=len(waiting))
        for answer in waiting:
            _answer(answer, None)
        if not self._first.done():
            self._first.set_exception(ConnectionError(""))

    def _receive(self, message: Message) -> None:
        if isinstance(message, Chosen):
            if answer := self._asked.get(message.number):  # otherwise it is no longer wanted
                _answer(answer, message.action)
        elif isinstance(message, Cores):
            self._have(message.count)
        elif isinstance(message, Note):
            log = LOG.warning if message.cause else LOG.info
            log(message.event, node=message.node, cause=message.cause)
        elif isinstance(message, Failed):
            self._fail(message.reason)

    def _have(self, cores: int) -> None:
        """Note how many cores are ready to think."""
        if cores != self._cores:
            LOG.info("Ray cluster thinks", address=self._address, cores=cores)
        self._cores = cores
        if not self._first.done():
            self._first.set_result(None)


def check(address: str) -> None:
    """Raise a refusal unless the address has the right form and Ray is installed.

    Raises:
        Unreadable: `ray/address`.
        NotNow: `ray/missing`.
    """
    found = FORM.fullmatch(address)
    if not found or int(found["port"]) > 65535:
        raise RAY_ADDRESS(text=address, hint="HOST:PORT, as `ray start` prints it")
    if importlib.util.find_spec("ray") is None:
        raise RAY_MISSING(hint="pip install '.[ray]'")


def reach(address: str) -> None:
    """Raise `NotNow` (`ray/unreachable`) unless something listens there; Ray takes minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, UnicodeError) as error:  # some names can't be a host's
        raise unreachable(address, str(error)) from error


def unreachable(address: str, reason: str) -> NotNow:
    """Return the refusal `ray/unreachable` with a reason."""
    hint = "the address of a running cluster that this computer has joined with `ray start`"
    said = f"this Ray cluster cannot be used: {reason.splitlines()[0]}"
    return RAY_UNREACHABLE(said, text=address, hint=hint)


def _start(address: str, games: Sequence[str], errors: IO[bytes]) -> Process:
    return subprocess.Popen(
        [sys.executable, "-m", "serenissima.cluster.driver", address, *games],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=errors,
    )


def _last_line(errors: IO[bytes]) -> str:
    """Return the last line of a driver's errors, in which Python names the fatal exception."""
    errors.seek(0)
    lines = errors.read().decode(errors="replace").splitlines()
    return lines[-1] if lines else "it wrote nothing"


def _write(driver: Process, letters: Letters) -> None:
    """Pass on questions until there are no more, then close the driver's input."""
    assert driver.stdin is not None
    with suppress(OSError):
        while letter := letters.get():
            send(driver.stdin, letter)
    with suppress(OSError):
        driver.stdin.close()


def _answer(answer: Future[int | None], action: int | None) -> None:
    """Set an answer, unless it is no longer wanted."""
    if answer.set_running_or_notify_cancel():
        answer.set_result(action)
