"""How a server is set up: one value, checked, that travels to every process."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

VARIABLE = "PARLOUR_SERVER"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    #: Host names that this server answers to; empty is all.
    allowed_hosts: list[str] = []
    #: Pages of other origins that may connect.
    origins: list[str] = []
    #: Proxies that are believed when they say for whom they ask.
    proxies: list[str] = []
    #: The folder of another page than Parlour's own.
    page: str = ""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    #: Seconds: how long a bot may think, and how long it takes at least, so that people can follow.
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 5.0
    pace: Annotated[float, Meta(ge=0, le=30)] = 0.8
    #: Limits; 0 is none.
    message_size: Annotated[int, Meta(ge=0)] = 8_192
    messages: Annotated[float, Meta(ge=0)] = 10.0
    connections: Annotated[int, Meta(ge=0)] = 60
    tables: Annotated[int, Meta(ge=0)] = 60
    requests: Annotated[int, Meta(ge=0)] = 300
    #: Who shows it may read the figures from elsewhere; empty is nobody.
    metrics_token: str = ""
    log_level: str = "info"

    def save(self) -> None:
        """Leave it to the processes that are started from here."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def load() -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
