"""Logs where a failure happened, never the values there, which may be secrets."""

import structlog


def keep_values_out() -> None:
    """Let tracebacks in the log show lines of code alone, unless the host has set up the log.

    By default structlog prints every frame's variables: hands of others, tokens, and the secret
    that a table's dice follow from.
    """
    if structlog.is_configured():
        return
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.StackInfoRenderer(),
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        ]
    )
