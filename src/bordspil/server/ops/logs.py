"""Structured logs on stderr: JSON for machines, lines for people.

Table ids, seats, error codes, counts and times may be logged. Tokens, table codes, watch keys, seeds, names,
moves, views and message bodies may not; `scrubbed` catches slips.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, MutableMapping
from typing import Any

import structlog

from bordspil.server.errors import StoreError

SECRET = frozenset(
    {
        "token",
        "code",
        "table_code",
        "watch_key",
        "key",
        "seed",
        "name",
        "names",
        "move",
        "moves",
        "view",
        "views",
    }
    | {"message", "body", "payload", "hand", "text", "secret", "database", "url"}
)

Event = MutableMapping[str, Any]


def scrubbed(logger: Any, method: str, event: Event) -> Event:
    """Hide values that must not be logged.

    >>> scrubbed(None, "info", {"event": "moved", "table": "t1", "move": "squid"})
    {'event': 'moved', 'table': 't1', 'move': '…'}
    """
    return {name: "…" if name in SECRET else value for name, value in event.items()}


def plain_traceback(logger: Any, method: str, event: Event) -> Event:
    """Log where an error came from, without its message or any values: they may be secret."""
    problem = event.pop("problem", None)
    if isinstance(problem, BaseException):
        places = []
        trace = problem.__traceback__
        while trace is not None:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
            trace = trace.tb_next
        event["problem"] = type(problem).__name__
        if isinstance(problem, StoreError):
            # Operators need to know what is wrong with the database, and its errors hold no secrets.
            event.update(reason=problem.reason, why=problem.facts.get("why", ""))
        event["places"] = places[-8:]
    return event


# Logged by the WebSocket library as errors, but only a client's invalid data or a handshake we rejected.
CLIENT_FAULTS = ("Invalid UTF-8 sequence", "ASGI callable returned without completing handshake")


class Forwarded(logging.Handler):
    """A handler that forwards the libraries' log records to our log; exceptions without their messages."""

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        log = structlog.get_logger()
        if str(record.msg).startswith(CLIENT_FAULTS):
            log.debug("library", logger=record.name, said=str(record.msg)[:120])
            return
        # Without the arguments: they could include an exception's message or a path.
        log.log(record.levelno, "library", logger=record.name, said=str(record.msg)[:120], problem=problem)


def set_up_logs(form: str, level: str) -> None:
    """Set up logging in a format (`console` or `json`), from a level on."""
    number = getattr(logging, level.upper())
    last: Callable[[Any, str, Event], Any] = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            scrubbed,
            plain_traceback,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    root = logging.getLogger()
    root.handlers[:] = [Forwarded()]
    root.setLevel(max(number, logging.WARNING))
