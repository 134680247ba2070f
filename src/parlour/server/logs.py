"""Logging as JSON, one object per line, without secrets."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import msgspec

_STANDARD_FIELDS = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "taskName",
}


#: Actions with the operator's token are logged at every level.
AUDIT = "parlour.audit"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Log everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger(AUDIT).setLevel(min(root.level, logging.INFO))
    # aiosqlite logs every statement with its parameters, granian every disconnect.
    for name in ("aiosqlite", "_granian.asgi.io"):
        logging.getLogger(name).setLevel(max(root.level, logging.WARNING))
