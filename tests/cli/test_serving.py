"""The pages, started from the command line."""

import re
import signal
import subprocess
import urllib.request
from pathlib import Path

from tests.places import BIN, environment


def test_a_server_starts_tells_where_and_ends_cleanly(tmp_path: Path):
    """On a free port, with its data in the folder that was named; Ctrl-C ends it."""
    data = tmp_path / "venice"
    process = subprocess.Popen(
        [BIN / "serenissima", "play", "--no-browser", "--data", str(data)],
        env=environment(tmp_path), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout
    try:
        kept, playing = process.stdout.readline(), process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", playing)

        assert str(data) in kept
        assert address, playing

        with urllib.request.urlopen(address[0] + "/openapi.json", timeout=20) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()

    assert errors == ""
    assert process.returncode in (0, 130)
    assert (data / "tables.db").is_file()
