"""Logs the addresses of failed sign-ins for programs such as fail2ban, if the host wants that.

Each failure gets its own line, as `deploy/fail2ban/filter.d/serenissima.conf` reads it:

    2026-11-30T18:00:00Z sign-in failed from 192.0.2.7: account/wrong

An address is personal data, so nothing is logged without the host's wish. A line holds nothing that
a visitor has written: neither name nor password.
"""

import json
import logging
import sys
import time
from ipaddress import IPv4Address, IPv6Address, ip_address

from serenissima.kernel.errors import RefusalCode, SerenissimaError
from serenissima.service.refusals import (
    ACCOUNT_CODE,
    ACCOUNT_TRIES,
    ACCOUNT_WRONG,
    SITE_PASSWORD,
)
from serenissima.web.refusals import PASSKEY_REFUSED

LOG = logging.getLogger("serenissima.sign-in")
EVENT = "sign-in failed"
FAILURES: tuple[RefusalCode[SerenissimaError], ...] = (
    ACCOUNT_CODE, ACCOUNT_TRIES, ACCOUNT_WRONG, PASSKEY_REFUSED, SITE_PASSWORD,
)  # fmt: skip
"""The refusals of someone who doesn't prove who they are."""
TIME = "%Y-%m-%dT%H:%M:%SZ"


class AsText(logging.Formatter):
    """Writes a failure as one line of text."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = vars(record)
        return f"{_time(record)} {EVENT} from {told['address']}: {told['code']}"


class AsJson(logging.Formatter):
    """Writes a failure as one JSON object, with the fields of all entries of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = {name: vars(record)[name] for name in ("address", "code")}
        return json.dumps({"event": EVENT, **told, "level": "info", "timestamp": _time(record)})


def _time(record: logging.LogRecord) -> str:
    return time.strftime(TIME, time.gmtime(record.created))


def log_to_stderr(*, as_json: bool) -> None:
    """Write each failure to standard error; unlike other entries, repeated ones too."""
    if LOG.handlers:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else AsText())
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    LOG.propagate = False


def log_failure(host: str, error: SerenissimaError) -> None:
    """Log a refusal if it is a failed sign-in from a network address."""
    if error.is_any(*FAILURES) and (address := _plain(host)):
        LOG.info(EVENT, extra={"address": address, "code": error.code})


def _plain(host: str) -> str:
    """Return an address as firewalls write it; empty for anything that is none."""
    try:
        found: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    return str(getattr(found, "ipv4_mapped", None) or found)
