"""The settings of a server, passed to its processes in an environment variable."""

from __future__ import annotations

import os
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from parlour.analysis import WORLDS
from parlour.bots import LEAST_THINK, MOST_THINK

VARIABLE = "PARLOUR_SERVER"


SmtpTls: TypeAlias = Literal["starttls", "implicit", "none"]


class Smtp(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The server that accepts our mail."""

    host: str
    port: Annotated[int, Meta(ge=1, le=65535)]
    tls: SmtpTls
    user: str = ""
    password: str = ""
    sender: str


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    #: Allowed host names; empty allows all.
    allowed_hosts: list[str] = []
    #: Allowed origins besides our own.
    origins: list[str] = []
    #: Proxies whose forwarding headers are trusted.
    proxies: list[str] = []
    #: The folder of a page that replaces Parlour's own.
    page: str = ""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    #: The seconds that bots with an attribute `think` get for a decision.
    think: Annotated[float, Meta(ge=LEAST_THINK, le=MOST_THINK)] = 1.0
    #: Analyses of finished games at the same time (0 offers none), and the worlds for each of their choices.
    analyses: Annotated[int, Meta(ge=0, le=64)] = 1
    analysis_worlds: Annotated[int, Meta(ge=5, le=10_000)] = WORLDS
    #: A bot that needs longer than this in addition is stopped.
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 5.0
    #: The least seconds between a question to a bot and its move, for people to follow; 0 is none.
    min_bot_seconds: Annotated[float, Meta(ge=0, le=30)] = 0.8
    #: Limits; 0 is none.
    message_size: Annotated[int, Meta(ge=0)] = 8_192
    messages: Annotated[float, Meta(ge=0)] = 10.0
    connections: Annotated[int, Meta(ge=0)] = 60
    #: TCP connections of a process; there is always a limit.
    total_connections: Annotated[int, Meta(ge=10)] = 4_000
    tables: Annotated[int, Meta(ge=0)] = 60
    requests: Annotated[int, Meta(ge=0)] = 300
    #: Whether there are the limits that no option changes: of codes, hand-overs, subscriptions and emails.
    fixed_limits: bool = True
    #: Seconds that people get to come by themselves before they are told that it is their turn.
    notice_delay: Annotated[float, Meta(ge=0, le=3600)] = 30.0
    #: Networks that notices may be sent to besides the public Internet, and push services besides the usual.
    notice_networks: list[str] = []
    push_services: list[str] = []
    #: The contact address of the operator: a URL, `mailto:…` or `https://…`.
    contact: str = ""
    #: None: no notices by email.
    smtp: Smtp | None = None
    #: Grants remote access to the metrics; empty grants none.
    metrics_token: str = ""
    #: Opens the admin page; empty: there is none.
    admin_token: str = ""
    #: The days that inactive tables and the records of deleted tables are kept; 0 means indefinitely.
    keep_tables: Annotated[int, Meta(ge=0)] = 90
    keep_records: Annotated[int, Meta(ge=0)] = 365
    log_level: str = "info"

    def save(self) -> None:
        """Pass the settings to child processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def load() -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
