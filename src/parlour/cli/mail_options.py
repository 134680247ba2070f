"""The options of `parlour serve` for notices: the mail server, and the contact of the operator."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import get_args

from parlour.cli.arguments import naming_file, read_integer, read_text
from parlour.core.errors import BadOption
from parlour.server.settings import Smtp, SmtpTls

PASSWORD = "PARLOUR_SMTP_PASSWORD"
_SENDER = re.compile(r"[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+")


def read_smtp(server: str | None, tls: str, user: str, sender: str) -> Smtp | None:
    """Return the mail server, with its password from the environment; None if there is none."""
    if server is None:
        return None
    host, _, port = server.rpartition(":")
    if not re.fullmatch(r"[\w.-]+|\[[0-9a-fA-F:.]+\]", host):
        raise BadOption("bad-option-value", option="--smtp", value=server, allowed="mail.example:587")
    if tls not in get_args(SmtpTls):
        allowed = ", ".join(get_args(SmtpTls))
        raise BadOption("bad-option-value", option="--smtp-tls", value=tls, allowed=allowed)
    if not sender:
        raise BadOption("smtp-without-sender")
    if not _SENDER.fullmatch(sender):
        raise BadOption(
            "bad-option-value", option="--smtp-sender", value=sender, allowed="parlour@mail.example"
        )
    if user and tls == "none":
        raise BadOption("smtp-password-in-clear")
    return Smtp(
        host=host.strip("[]"),
        port=read_integer("--smtp", port, 1, 65535),
        tls=tls,  # type: ignore[arg-type]
        user=user,
        password=_password() if user else "",
        sender=sender,
    )


def _password() -> str:
    file = os.environ.get(f"{PASSWORD}_FILE")
    if not file:
        return os.environ.get(PASSWORD, "")
    with naming_file(file):
        return read_text(Path(file)).strip()


def read_contact(contact: str) -> str:
    """Return the contact address for push services."""
    if contact and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://\S+", contact):
        raise BadOption(
            "bad-option-value", option="--contact", value=contact, allowed="mailto:me@mail.example"
        )
    return contact
