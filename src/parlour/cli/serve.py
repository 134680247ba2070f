"""`parlour serve`: run the server."""

from __future__ import annotations

import os
import socket
from contextlib import closing
from ipaddress import ip_address

import typer

from parlour.analysis import WORLDS
from parlour.cli import arguments
from parlour.cli.database import database_url, default_database
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption
from parlour.extras import require

LEVELS = ("debug", "info", "warning", "error")
MOST = 1_000_000
#: A remote address that is never contacted, used to find the local address that would reach it.
ELSEWHERE = ("192.0.2.1", 9)


def add_to(app: typer.Typer, screen: Screen) -> None:
    say = screen.speaker.say

    @app.command(help=say("help-serve", file=str(default_database())))
    def serve(
        host: str = typer.Option("127.0.0.1", help=say("help-serve-host"), metavar="ADDRESS"),
        port: str = typer.Option("8000", help=say("help-serve-port"), metavar="N"),
        database: str | None = typer.Option(None, help=say("help-serve-database"), metavar="URL"),
        workers: str = typer.Option("1", help=say("help-serve-workers"), metavar="N"),
        allowed_host: list[str] = typer.Option([], help=say("help-serve-allowed-host"), metavar="NAME"),
        origin: list[str] = typer.Option([], help=say("help-serve-origin"), metavar="ORIGIN"),
        proxy: list[str] = typer.Option([], help=say("help-serve-proxy"), metavar="ADDRESS"),
        page: str | None = typer.Option(None, help=say("help-serve-page"), metavar="FOLDER"),
        bot_workers: str = typer.Option("1", help=say("help-serve-bot-workers"), metavar="N"),
        bot_seconds: str = typer.Option("5", help=say("help-serve-bot-seconds"), metavar="SECONDS"),
        think: str = typer.Option("1", help=say("help-serve-think"), metavar="SECONDS"),
        analyses: str = typer.Option("1", help=say("help-serve-analyses"), metavar="N"),
        analysis_worlds: str = typer.Option(str(WORLDS), help=say("help-serve-analysis-worlds"), metavar="N"),
        pace: str = typer.Option("0.8", help=say("help-serve-pace"), metavar="SECONDS"),
        message_size: str = typer.Option("8192", help=say("help-serve-message-size"), metavar="N"),
        messages: str = typer.Option("10", help=say("help-serve-messages"), metavar="N"),
        connections: str = typer.Option("60", help=say("help-serve-connections"), metavar="N"),
        total_connections: str = typer.Option("4000", help=say("help-serve-total-connections"), metavar="N"),
        tables: str = typer.Option("60", help=say("help-serve-tables"), metavar="N"),
        requests: str = typer.Option("300", help=say("help-serve-requests"), metavar="N"),
        notice_delay: str = typer.Option("30", help=say("help-serve-notice-delay"), metavar="SECONDS"),
        notice_network: list[str] = typer.Option(
            [], help=say("help-serve-notice-network"), metavar="NETWORK"
        ),
        push_service: list[str] = typer.Option([], help=say("help-serve-push-service"), metavar="NAME"),
        contact: str = typer.Option("", help=say("help-serve-contact"), metavar="URL"),
        smtp: str | None = typer.Option(None, help=say("help-serve-smtp"), metavar="HOST:PORT"),
        smtp_tls: str = typer.Option("starttls", help=say("help-serve-smtp-tls"), metavar="KIND"),
        smtp_user: str = typer.Option("", help=say("help-serve-smtp-user"), metavar="NAME"),
        smtp_sender: str = typer.Option("", help=say("help-serve-smtp-sender"), metavar="ADDRESS"),
        keep_tables: str = typer.Option("90", help=say("help-serve-keep-tables"), metavar="DAYS"),
        keep_records: str = typer.Option("365", help=say("help-serve-keep-records"), metavar="DAYS"),
        log_level: str = typer.Option("info", help=say("help-serve-log-level"), metavar="LEVEL"),
    ) -> None:
        require("litestar")
        # Imported late: slow to load, and only this command needs the web framework.
        from parlour.cli import admin_options, mail_options
        from parlour.server.access import default_host_names
        from parlour.server.databases import check_url
        from parlour.server.serve import serve as run
        from parlour.server.settings import Settings

        url = database_url(database)
        count = arguments.read_integer("--workers", workers, 1, 64)
        check_url(url)
        if count > 1 and url.startswith("sqlite"):
            raise BadOption("workers-need-postgresql")
        if log_level not in LEVELS:
            raise BadOption(
                "bad-option-value", option="--log-level", value=log_level, allowed=", ".join(LEVELS)
            )
        address, free = arguments.free_address(host, arguments.read_integer("--port", port, 0, 65535))
        settings = Settings(
            database=url,
            host=address,
            port=free,
            workers=count,
            allowed_hosts=arguments.read_host_names("--allowed-host", allowed_host)
            or default_host_names(address),
            origins=arguments.read_origins("--origin", origin),
            proxies=arguments.read_networks("--proxy", proxy),
            page=arguments.read_page_folder(page),
            bot_workers=arguments.read_integer("--bot-workers", bot_workers, 1, 64),
            bot_seconds=arguments.read_seconds("--bot-seconds", bot_seconds, 0.1, 600),
            think=arguments.read_think(think),
            analyses=arguments.read_integer("--analyses", analyses, 0, 64),
            analysis_worlds=arguments.read_integer("--analysis-worlds", analysis_worlds, 5, 10_000),
            min_bot_seconds=arguments.read_seconds("--pace", pace, 0, 30),
            message_size=arguments.read_integer("--message-size", message_size, 0, MOST),
            messages=arguments.read_integer("--messages", messages, 0, MOST),
            connections=arguments.read_integer("--connections", connections, 0, MOST),
            total_connections=arguments.read_integer("--total-connections", total_connections, 10, MOST),
            tables=arguments.read_integer("--tables", tables, 0, MOST),
            requests=arguments.read_integer("--requests", requests, 0, MOST),
            notice_delay=arguments.read_seconds("--notice-delay", notice_delay, 0, 3600),
            notice_networks=arguments.read_networks("--notice-network", notice_network, allows_all=False),
            push_services=arguments.read_host_names("--push-service", push_service),
            contact=mail_options.read_contact(contact),
            smtp=mail_options.read_smtp(smtp, smtp_tls, smtp_user, smtp_sender),
            admin_token=admin_options.read_token(),
            keep_tables=arguments.read_integer("--keep-tables", keep_tables, 0, MOST),
            keep_records=arguments.read_integer("--keep-records", keep_records, 0, MOST),
            metrics_token=os.environ.get("PARLOUR_METRICS_TOKEN", ""),
            log_level=log_level,
        )
        run(settings, lambda: screen.say("serve-open", url=room_address(address, free)))
        screen.say("serve-closed")


def room_address(address: str, port: int) -> str:
    """Return the URL for a server that listens on this address."""
    where = ip_address(address)
    if where.is_loopback:
        name = "localhost"
    elif where.is_unspecified:
        name = _own_address() or "localhost"
    else:
        name = f"[{address}]" if where.version == 6 else address
    return f"http://{name}:{port}"


def _own_address() -> str | None:
    """Return the address of this machine in its network, if any; nothing is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return None
        return found
