"""The files for hosts agree with the program: the container and the service."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima.web.server import LAST
from tests.packaging.deployed import DEPLOY, INSTRUCTIONS, arguments_of, parse_server_command
from tests.places import ROOT
from tests.ports import Port
from tests.web.served import served

UNIT = (DEPLOY / "serenissima.service").read_text(encoding="utf-8")
NETWORK = re.compile(r"\b(curl|wget|apt|apt-get|apk|git|https?:)\b")
SWITCHES = (
    "NoNewPrivileges|PrivateTmp|PrivateDevices|ProtectClock|ProtectHostname|ProtectKernelLogs"
    "|ProtectKernelModules|ProtectKernelTunables|ProtectControlGroups|RestrictNamespaces"
    "|RestrictRealtime|RestrictSUIDSGID|LockPersonality|RemoveIPC"
)
SETTINGS = {  # that we use, by section, with the values that systemd's manual names
    "Unit": r"Description=.+|(After|Wants)=[\w.-]+\.(target|service)( [\w.-]+\.(target|service))*",
    "Service": rf"(User|StateDirectory|CacheDirectory)=[a-z]+|Environment=[A-Z_]+=\S+"
    rf"|ExecStart=/.+|(StateDirectoryMode|CacheDirectoryMode|UMask)=0\d{{3}}"
    rf"|(LimitNOFILE|LimitCORE|TimeoutStopSec)=\d+|KillMode=mixed|SuccessExitStatus=SIG[A-Z]+"
    rf"|Restart=on-failure|CapabilityBoundingSet=|ProtectSystem=strict|ProtectHome=yes"
    rf"|RestrictAddressFamilies=AF_\w+( AF_\w+)*|SystemCallArchitectures=native"
    rf"|ProtectProc=invisible|SystemCallFilter=@system-service|SystemCallErrorNumber=EPERM"
    rf"|({SWITCHES})=(yes|no)",
    "Install": r"WantedBy=[\w-]+\.target",
}


def setting(name: str) -> list[str]:
    """Return the values of a setting of the unit."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def test_the_container_is_built_from_local_files_and_the_registries():
    """Its base has a fixed version, every copied file exists, and no step loads other software."""
    bases = [text.split()[0] for text in arguments_of("FROM")]
    copied = [
        word for text in arguments_of("COPY") if "--from" not in text for word in text.split()[:-1]
    ]
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()

    assert [base for base in bases if not re.search(r":\d+\.\d+", base)] == []
    assert [name for name in copied if not (ROOT / name).exists() or f"!{name}" not in kept] == []
    assert [text for text in arguments_of("RUN") if NETWORK.search(text)] == []
    assert arguments_of("ADD") == []


def test_the_container_supports_all_options_of_its_server():
    """A host enables PostgreSQL, push and passkeys without another image."""
    extras = {extra for text in arguments_of("RUN") for group in re.findall(r"\.\[(.+?)\]", text)
              for extra in group.split(",")}  # fmt: skip

    assert extras >= {"passkeys", "postgres", "push"}


def test_the_container_serves_as_an_unprivileged_user(monkeypatch: pytest.MonkeyPatch):
    """It listens on all addresses, and its tables are in a volume."""
    names = [name for name, _ in INSTRUCTIONS]
    words = json.loads(arguments_of("ENTRYPOINT")[0])[1:] + json.loads(arguments_of("CMD")[0])
    heard = parse_server_command(monkeypatch, words)
    volumes = json.loads(arguments_of("VOLUME")[0])

    assert int(arguments_of("USER")[-1]) > 0
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert (heard["host"], [f"{heard['port']}"]) == ("0.0.0.0", arguments_of("EXPOSE"))
    assert heard["database"] == f"sqlite:///{volumes[0]}/tables.db"
    assert f"SERENISSIMA_CACHE={volumes[1]}" in arguments_of("ENV")[0]


def test_the_health_check_of_the_container_tests_its_server(tmp_path: Path):
    """It passes with a running server and fails without one."""
    command = json.loads(arguments_of("HEALTHCHECK")[0].partition(" CMD ")[2])
    (exposed,) = arguments_of("EXPOSE")

    def passes(port: int) -> bool:
        words = [
            sys.executable,
            *(word.replace(f":{exposed}/", f":{port}/") for word in command[1:]),
        ]
        return subprocess.run(words, stderr=subprocess.DEVNULL, check=False).returncode == 0

    with served(tmp_path) as server:
        beside = passes(server.port)
    nobody = Port()

    assert beside
    assert not passes(nobody.number)


def test_the_service_starts_the_server_in_its_folders(monkeypatch: pytest.MonkeyPatch):
    """It allows enough time to stop, and an alarm signal is no failure."""
    heard = parse_server_command(monkeypatch, shlex.split(setting("ExecStart")[0])[1:])

    assert heard["database"] == f"sqlite:////var/lib/{setting('StateDirectory')[0]}/tables.db"
    assert setting("Environment") == [
        f"SERENISSIMA_CACHE=/var/cache/{setting('CacheDirectory')[0]}"
    ]
    assert setting("SuccessExitStatus") == ["SIGALRM"]
    assert setting("MemoryDenyWriteExecute") == []  # games are compiled


def test_stopping_a_server_waits_until_it_has_drained():
    """The unit waits as long as it states, a container as long as the guide gives for its drain."""
    hosting = (ROOT / "docs" / "hosting-reference.md").read_text(encoding="utf-8")
    (enough,) = re.findall(r"enough for --drain (\d+)", UNIT)
    pairs = re.findall(r"`--stop-timeout (\d+)` fits\s+`--drain (\d+)`", hosting)
    run = re.findall(r"podman run [^`]*--stop-timeout (\d+)", hosting)

    assert int(setting("TimeoutStopSec")[0]) > int(enough) + LAST
    assert [(wait, drain) for wait, drain in pairs if int(wait) <= int(drain) + LAST] == []
    assert run == [wait for wait, _ in pairs]


def test_every_line_of_the_unit_is_a_setting_of_systemd():
    """Its value and its section are valid; systemd is not needed."""
    sections = re.findall(r"^\[(\w+)\]\n([^\[]*)", UNIT, re.MULTILINE)
    lines = [
        (name, line)
        for name, text in sections
        for line in text.splitlines()
        if line and not line.startswith("#")
    ]
    wrong = [line for name, line in lines if not re.fullmatch(SETTINGS[name], line)]

    assert [name for name, _ in sections] == ["Unit", "Service", "Install"]
    assert wrong == []


@pytest.mark.parametrize("line", [
    "TimeoutStopSeconds=120", "NoNewPrivileges=perhaps", "User=Marin Falier", "KillMode", "[Unit",
])  # fmt: skip
def test_a_line_that_systemd_would_ignore_is_found(line: str):
    """Systemd only warns of an unknown name or value."""
    assert not re.fullmatch(SETTINGS["Service"], line)


@pytest.mark.soak
def test_systemd_itself_accepts_the_unit(tmp_path: Path):
    """`systemd-analyze`, which `make soak` installs on Debian, reads it."""
    unit = tmp_path / "serenissima.service"
    unit.write_text(re.sub("(?m)^ExecStart=\\S+", f"ExecStart={sys.executable}", UNIT))
    words = ["systemd-analyze", "verify", str(unit)]
    assert shutil.which(words[0]), "systemd is not installed: install it and try again"
    told = subprocess.run(words, capture_output=True, text=True, check=False)

    assert (told.returncode, told.stderr) == (0, "")
