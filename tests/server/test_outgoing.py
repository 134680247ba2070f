"""Addresses that players give lead to the public Internet, and never into our own network."""

from __future__ import annotations

import asyncio
import datetime
import smtplib
import socket
import ssl
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from parlour.core.errors import BadOption
from parlour.server.notices.mail import MailServer
from parlour.server.notices.networks import AllowedNetworks
from parlour.server.notices.outgoing import Outgoing, Undelivered, read_url
from parlour.server.settings import Smtp
from tests.server.push_endpoint import PATIENCE, Endpoint, open_endpoint

#: How many threads an event loop has for everything, at most.
MOST_DEFAULT_THREADS = 32

NOT_PUBLIC = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.8.9.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::127.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::8.8.8.8",
    "100::1",
    "2001::4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
]
PUBLIC = ["1.1.1.1", "8.8.8.8", "93.184.215.14", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"]


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_our_own_network_is_not_called(address: str) -> None:
    assert not AllowedNetworks().allows(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_the_public_internet_is_called(address: str) -> None:
    assert AllowedNetworks().allows(address)


def test_the_operator_may_allow_a_network_and_no_other() -> None:
    networks = AllowedNetworks(["10.1.0.0/16", "fd12::/16"])
    assert networks.allows("10.1.2.3")
    assert networks.allows("::ffff:10.1.2.3")
    assert networks.allows("fd12::7")
    assert not networks.allows("10.2.0.1")
    assert not networks.allows("127.0.0.1")


@pytest.mark.parametrize(
    "url",
    [
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "//hooks.example/",
        "https://",
        "https:///path",
        "https://user@hooks.example/",
        "https://user:word@hooks.example/",
        "https://hooks.example@127.0.0.1/",
        "https://hooks.example:0/",
        "https://hooks.example:99999/",
        "https://hooks.example:port/",
        "https://hooks.example\\@127.0.0.1/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nX-Header: 1",
        "https://hooks.example/\N{SNOWMAN}",
        "https://[::1",
        "https://[fe80::1%25eth0]/",
        "https://-/",
        f"https://hooks.example/{'x' * 1000}",
    ],
)
def test_only_plain_web_addresses_are_read(url: str) -> None:
    with pytest.raises(BadOption, match="bad-notice-url"):
        read_url(url)


def refused(url: str, networks: AllowedNetworks | None = None) -> bool:
    """Whether the address is refused when it is given, and again when it is called."""
    outgoing = Outgoing(networks or AllowedNetworks())
    for attempt in (lambda: outgoing.check(url), lambda: outgoing.post(url, {}, b"")):
        with pytest.raises(BadOption, match="bad-notice-address"):
            asyncio.run(_run(attempt))
    return True


async def _run(attempt: Callable[[], Any]) -> None:
    await attempt()


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0x7f.1",
        "0177.0.0.1",
        "017700000001",
        "0",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "localhost",
        "LOCALHOST",
    ],
)
def test_this_host_has_many_names_and_none_is_called(host: str) -> None:
    with open_endpoint() as endpoint:
        assert refused(f"https://{host}:{endpoint.port}/")
        assert refused(f"https://{host}/")
        assert endpoint.is_empty


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What names mean: each look-up takes one meaning, until the last."""
    known: dict[str, list[str]] = {}
    plain = socket.getaddrinfo

    def look_up(host: Any, port: Any, *args: Any, **kwargs: Any) -> Any:
        if host not in known:
            return plain(host, port, *args, **kwargs)
        meaning = known[host].pop(0) if len(known[host]) > 1 else known[host][0]
        families = {True: socket.AF_INET6, False: socket.AF_INET}
        return [
            (families[":" in address], socket.SOCK_STREAM, 6, "", (address, port))
            for address in meaning.split()
        ]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return known


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_names_of_private_addresses_are_not_called(address: str, names: dict[str, list[str]]) -> None:
    names["hooks.example"] = [address.partition("%")[0]]
    assert refused("https://hooks.example/")


def test_one_private_address_among_others_is_enough(names: dict[str, list[str]]) -> None:
    names["hooks.example"] = ["8.8.8.8 10.0.0.1"]
    assert refused("https://hooks.example/")


@pytest.mark.parametrize(
    "url", ["http://hooks.example/", "https://hooks.example:22/", "https://hooks.example:25/"]
)
def test_other_services_are_not_called(url: str, names: dict[str, list[str]]) -> None:
    names["hooks.example"] = ["8.8.8.8"]
    assert refused(url)


def test_a_name_that_changes_its_meaning_gains_nothing(names: dict[str, list[str]]) -> None:
    """The name is looked up once; the second look-up would lead elsewhere."""
    with open_endpoint() as endpoint:
        names["hooks.example"] = ["127.0.0.1", "127.0.0.2"]
        outgoing = Outgoing(AllowedNetworks(["127.0.0.1/32"]))
        asyncio.run(outgoing.post(f"http://hooks.example:{endpoint.port}/here", {}, b"hello"))
        arrived = endpoint.next()
        assert (arrived.path, arrived.body) == ("/here", b"hello")
        assert arrived.headers["host"] == f"hooks.example:{endpoint.port}"
        assert names["hooks.example"] == ["127.0.0.2"]
        assert refused(f"http://hooks.example:{endpoint.port}/here", AllowedNetworks(["127.0.0.1/32"]))


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_redirects_are_not_followed(status: int) -> None:
    with open_endpoint() as endpoint:
        endpoint.status = status
        with pytest.raises(Undelivered) as failure:
            asyncio.run(Outgoing(AllowedNetworks(["127.0.0.1"])).post(endpoint.url(), {}, b""))
        assert failure.value.status == status
        endpoint.next()
        assert endpoint.is_empty


def test_nobody_at_home_is_a_failure() -> None:
    with open_endpoint() as endpoint:
        url = endpoint.url()
    with pytest.raises(Undelivered) as failure:
        asyncio.run(Outgoing(AllowedNetworks(["127.0.0.1"])).post(url, {}, b""))
    assert failure.value.status is None


def test_an_unknown_name_is_refused_when_given_and_a_failure_later(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **kwargs: object) -> None:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    outgoing = Outgoing(AllowedNetworks())
    with pytest.raises(BadOption, match="bad-notice-address"):
        asyncio.run(_run(lambda: outgoing.check("https://hooks.example/")))
    with pytest.raises(Undelivered):
        asyncio.run(outgoing.post("https://hooks.example/", {}, b""))


@pytest.mark.parametrize("waits_for", ["names", "mail"])
def test_slow_names_and_mail_servers_hold_nothing_else_up(
    monkeypatch: pytest.MonkeyPatch, waits_for: str
) -> None:
    is_answered = threading.Event()

    def wait(*args: object, **kwargs: object) -> None:
        is_answered.wait()
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", wait)
    monkeypatch.setattr(smtplib, "SMTP", wait)
    outgoing = Outgoing(AllowedNetworks())
    mail = MailServer(Smtp(host="mail.example", port=25, tls="none", sender="parlour@cards.example"))

    async def story() -> None:
        waiting = [
            asyncio.create_task(
                outgoing.check(f"https://slow{number}.example/")
                if waits_for == "names"
                else mail.send("ada@mail.example", "Hello", "Your turn")
            )
            for number in range(2 * MOST_DEFAULT_THREADS)
        ]
        # Each begins.
        await asyncio.sleep(0)
        try:
            # Nothing has been answered when another thread is wanted.
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(is_answered.is_set) is False
        finally:
            is_answered.set()
            await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(story())


def test_a_name_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    is_over = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: is_over.wait(PATIENCE))
    monkeypatch.setattr("parlour.server.notices.outgoing.STEP_TIMEOUT", 0.01)
    try:
        with pytest.raises(BadOption, match="bad-notice-address"):
            asyncio.run(_run(lambda: Outgoing(AllowedNetworks()).check("https://slow.example/")))
    finally:
        is_over.set()


def certificate(name: str, folder: Path) -> Path:
    """A certificate for the name, signed by itself, with its key."""
    key = generate_private_key(SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + signed.public_bytes(Encoding.PEM))
    return file


def test_a_certificate_has_to_be_that_of_the_name(tmp_path: Path, names: dict[str, list[str]]) -> None:
    file = certificate("hooks.example", tmp_path)
    served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    served.load_cert_chain(file)
    asked: list[str | None] = []
    served.sni_callback = lambda _, name, context: asked.append(name)
    outgoing = Outgoing(AllowedNetworks(["127.0.0.1"]), ssl.create_default_context(cafile=str(file)))
    names["hooks.example"] = names["other.example"] = ["127.0.0.1"]

    def call(name: str, endpoint: Endpoint) -> None:
        asyncio.run(outgoing.post(f"https://{name}:{endpoint.port}/x", {}, b"hello"))

    with open_endpoint(served) as endpoint:
        call("hooks.example", endpoint)
        assert endpoint.next().body == b"hello"
        with pytest.raises(Undelivered):
            call("other.example", endpoint)
        assert endpoint.is_empty
    assert asked == ["hooks.example", "other.example"]
