"""The mail server and the contact of an operator: checked at the start; the password is no option."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli.arguments import read_networks
from parlour.cli.mail_options import read_contact, read_smtp
from parlour.core.errors import BadOption

SENDER = "Parlour <parlour@cards.example>"


def test_without_a_server_there_is_no_mail() -> None:
    assert read_smtp(None, "starttls", "", "") is None


def test_the_password_comes_from_the_environment_or_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_SMTP_PASSWORD", "open sesame")
    found = read_smtp("mail.example:587", "starttls", "ada", SENDER)
    assert found is not None
    assert (found.host, found.port, found.password, found.sender) == (
        "mail.example",
        587,
        "open sesame",
        SENDER,
    )
    (tmp_path / "password").write_text("from a file\n")
    monkeypatch.setenv("PARLOUR_SMTP_PASSWORD_FILE", str(tmp_path / "password"))
    found = read_smtp("[2001:db8::1]:465", "implicit", "ada", SENDER)
    assert found is not None
    assert (found.host, found.password) == ("2001:db8::1", "from a file")
    plain = read_smtp("localhost:25", "none", "", SENDER)
    assert plain is not None
    assert plain.password == ""


@pytest.mark.parametrize(
    ("server", "tls", "user", "sender", "code"),
    [
        ("mail.example", "starttls", "", SENDER, "bad-option-value"),
        ("mail.example:0", "starttls", "", SENDER, "bad-number"),
        ("mail.example:25", "ssl", "", SENDER, "bad-option-value"),
        ("mail.example:25", "starttls", "", "", "smtp-without-sender"),
        ("mail.example:25", "starttls", "", "a@b\r\nBcc: c@d", "bad-option-value"),
        ("mail.example:25", "none", "ada", SENDER, "smtp-password-in-clear"),
    ],
)
def test_other_mail_servers_are_refused(server: str, tls: str, user: str, sender: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_smtp(server, tls, user, sender)
    assert refused.value.code == code


def test_a_contact_is_a_mail_address_or_a_page() -> None:
    for contact in ("", "mailto:me@cards.example", "https://cards.example/contact"):
        assert read_contact(contact) == contact
    for contact in ("me@cards.example", "http://cards.example", "mailto:me"):
        with pytest.raises(BadOption):
            read_contact(contact)


def test_notices_go_to_networks_that_are_named() -> None:
    assert read_networks("--notice-network", ["10.0.0.0/8"], allows_all=False) == ["10.0.0.0/8"]
    with pytest.raises(BadOption):
        read_networks("--notice-network", ["*"], allows_all=False)
