"""The page as it comes from the server: nothing but its files, small, kept by browsers, and careful."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

import parlour
from parlour.languages import LANGUAGES, Speaker
from parlour.server import migrations
from parlour.server.app import create_app
from parlour.server.http.page import CHALLENGE_ROUTE, ROUTES, TABLE_ROUTE, accepted_encodings, find_page
from parlour.server.settings import Settings
from tests.missing_parts import lack
from tests.paths import ROOT
from tests.server.running import PATIENCE, Answer, Server, running
from tests.server.shared_deals import browser, finish
from tests.server.test_operations import HEADERS

INDEX = '<!doctype html><title>A page</title><script type="module" src="/assets/main-1a2b.js"></script>'
SCRIPT = "document.title = 'Open';" * 100
SVG = "<svg xmlns='http://www.w3.org/2000/svg'/>"
#: What a browser sends that opens an address.
READING = {"accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build leaves it; a stranger's secret lies beside it."""
    folder = tmp_path_factory.mktemp("page")
    assets = folder / "page" / "assets"
    assets.mkdir(parents=True)
    (folder / "secret.js").write_text("hidden")
    (folder / "page" / "index.html").write_text(INDEX)
    (folder / "page" / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    (folder / "page" / "favicon.svg").write_text(SVG)
    (folder / "page" / "manifest.webmanifest").write_text('{"name": "Parlour", "start_url": "/"}')
    (folder / "page" / "service-worker.js").write_text("onfetch = null;")
    for about in ("flautz", "parlour"):
        (folder / "page" / f"preview-{about}.png").write_bytes(b"a picture")
    (assets / "main-1a2b.js").write_text(SCRIPT)
    # Nobody here reads brotli: any bytes will do.
    (assets / "main-1a2b.js.br").write_text("brotli")
    (assets / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "main-3c4d.css").write_text("body { margin: 0 }")
    return folder / "page"


@pytest.fixture(scope="module")
def room(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("room"), page=str(folder)) as server:
        yield server
        assert "trace" not in server.log


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    return server.ask(
        method, path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )


def raw(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[list[str], bytes]:
    """The lines of the head, and the body as it came over the wire."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b"".join(iter(lambda: line.recv(65_536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return head.decode().lower().split("\r\n"), body


@pytest.mark.parametrize("place", [*ROUTES, TABLE_ROUTE, CHALLENGE_ROUTE, "/table/{table}/"])
def test_every_place_of_the_room_brings_the_page(room: Server, place: str) -> None:
    answer = ask(room, place.replace("{", "").replace(":str}", "").replace("}", ""))
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    for name, value in HEADERS.items():
        assert re.fullmatch(value, answer.headers[name])


def test_nothing_runs_that_is_not_the_rooms_own(room: Server) -> None:
    policy = ask(room, "/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    for sort in (
        "default-src",
        "script-src",
        "style-src",
        "connect-src",
        "font-src",
        "manifest-src",
        "worker-src",
    ):
        assert rules[sort] == "'self'"
    assert rules["img-src"] == "'self' data:"
    assert "unsafe" not in policy


def test_an_address_without_a_place_brings_the_page_to_people_and_a_problem_to_programs(room: Server) -> None:
    read = ask(room, "/attic", **READING)
    assert (read.status, read.body) == (404, INDEX)
    asked = ask(room, "/attic", accept="application/json")
    assert (asked.status, asked.body["code"]) == (404, "no-such-page")
    assert ask(room, "/api/attic", **READING).body["code"] == "no-such-page"
    assert ask(room, "/attic", "POST", **READING).body["code"] == "no-such-page"


def test_an_asset_is_kept_for_ever(room: Server) -> None:
    answer = ask(room, "/assets/main-1a2b.js")
    assert (answer.status, answer.body) == (200, SCRIPT)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert ask(room, "/assets/main-3c4d.css").headers["content-type"] == "text/css; charset=utf-8"


def test_other_files_of_the_page_are_asked_for_again(room: Server) -> None:
    answer = ask(room, "/favicon.svg")
    assert (answer.status, answer.body) == (200, SVG)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_manifest_of_the_app_is_in_the_language_of_the_visitor(room: Server) -> None:
    for language in LANGUAGES:
        answer = ask(room, "/manifest.webmanifest", accept_language=language)
        assert answer.headers["content-type"].startswith("application/manifest+json")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "accept-language"
        about = Speaker(language).say("preview-room")
        assert answer.body == {
            "name": "Parlour",
            "start_url": "/",
            "lang": language,
            "description": about,
        }


def test_the_service_worker_is_for_the_whole_room_and_asked_for_again(room: Server) -> None:
    answer = ask(room, "/service-worker.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("wish", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_was_compressed_is_sent_to_those_who_can_read_it(
    room: Server, wish: str, encoding: str | None
) -> None:
    head, body = raw(room, "/assets/main-1a2b.js", accept_encoding=wish)
    assert [line for line in head if line.startswith("content-encoding")] == (
        [f"content-encoding: {encoding}"] if encoding else []
    )
    assert f"content-length: {len(body)}" in head
    packed = {"br": b"brotli", "gzip": gzip.compress(SCRIPT.encode())}
    if encoding == "gzip":
        assert gzip.decompress(body) == SCRIPT.encode()
    else:
        assert body == packed.get(encoding or "", SCRIPT.encode())
    # What the build left as it is comes as it is.
    head, body = raw(room, "/assets/main-3c4d.css", accept_encoding=wish)
    assert (b"margin" in body, "vary: accept-encoding" in head) == (True, False)


@pytest.mark.parametrize(("path", "same"), [("/", "/"), ("/rules", "/table/abcdefgh")])
def test_who_has_the_page_already_is_not_sent_it_again(room: Server, path: str, same: str) -> None:
    tag = ask(room, path).headers["etag"]
    packed, _ = raw(room, path, accept_encoding="gzip")
    assert f"etag: {tag}" not in packed
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        head, body = raw(room, same, if_none_match=known)
        assert (head[0], body) == ("http/1.1 304 not modified", b"")
        assert f"etag: {tag}" in head
    assert ask(room, "/", if_none_match='"other"').status == 200
    # Whoever is nowhere is told so each time.
    assert ask(room, "/attic", if_none_match=tag, **READING).status == 404


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js", "/api/house", "/health", "/attic"])
def test_a_head_is_that_of_the_whole(room: Server, path: str) -> None:
    head, body = raw(room, path, "HEAD", **READING)
    full, rest = raw(room, path, **READING)
    assert (body, rest != b"") == (b"", True)
    moment = ("date:", "ratelimit-")
    assert [line for line in head if not line.startswith(moment)] == [
        line for line in full if not line.startswith(moment)
    ]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..\\..\\secret.js",
        "/..%2fsecret.js",
        "/assets/main-1a2b.js.gz",
        "/assets/main-1a2b.js%00",
        "/assets/",
        "/assets",
        "/index.html.gz",
    ],
)
def test_nothing_else_is_served(room: Server, path: str) -> None:
    head, body = raw(room, path)
    assert head[0].split()[1] in ("400", "404")
    assert b"hidden" not in body


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_without_a_page_says_so(tmp_path: Path, language: str) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'parlour.db'}", page=str(tmp_path / "nothing"))
    migrations.upgrade(settings.database)

    async def look() -> None:
        async with AsyncTestClient(create_app(settings)) as client:
            for place in ("/", "/table/abcdefgh", "/attic"):
                answer = await client.get(place, headers={**READING, "accept-language": language})
                assert answer.status_code == 404
                assert f'<html lang="{language}">' in answer.text
                assert Speaker(language).say("no-page") in answer.text
            assert (await client.get("/api/house")).status_code == 200

    asyncio.run(look())


def test_the_encodings_that_a_browser_takes() -> None:
    assert accepted_encodings("gzip;q=1.0, br ; q=0.8, zstd;q=0") == {"gzip", "br"}


class Tags(HTMLParser):
    """All tags of a page, and what stands inside scripts and styles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem is not None:
            self.inline += data.strip()


def test_parlours_own_page_is_whole_and_has_nothing_in_it_that_its_policy_forbids(server: Server) -> None:
    if Path(parlour.__file__).is_relative_to(ROOT / "src"):
        pytest.skip("only a wheel has a page")
    if not find_page("").root:
        lack("Parlour was built without its page")
    page = Tags(server.get("/").body)
    assert not page.inline
    asked = 0
    for tag, attributes in page.tags:
        assert tag != "style"
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
        address = attributes.get("src") or attributes.get("href") or "data:"
        assert address.startswith(("/", "data:")), address
        if address.startswith("/assets/"):
            asked += 1
            head, body = raw(server, address, accept_encoding="gzip, br")
            assert head[0] == "http/1.1 200 ok"
            # The build leaves files as they are that would hardly shrink.
            assert "content-encoding: br" in head or len(body) < 256
    assert asked >= 2


class PreviewTags(HTMLParser):
    """The OpenGraph tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fields = dict(attrs)
        if tag == "meta" and (name := fields.get("property")):
            self.found[name] = fields.get("content") or ""


def test_a_link_to_a_table_has_a_preview_in_messengers(room: Server) -> None:
    opened = room.new_table("flautz", 2, name='<b>"Ann"</b>')
    path = f"/table/{opened['table']}"
    for language, title in (
        ("en", '<b>"Ann"</b> invites you to FLAUTZ!'),
        ("de", '<b>"Ann"</b> lädt dich zu FLAUTZ! ein'),
        ("nl", '<b>"Ann"</b> nodigt je uit voor FLAUTZ!'),
    ):
        answer = ask(room, path, accept_language=language, accept="text/html")
        tags = PreviewTags(answer.body).found
        assert answer.status == 200
        assert "<b>" not in answer.body
        assert tags["og:title"] == title
        assert tags["og:description"]
        assert tags["og:url"] == room.url + path
        assert tags["og:image"] == f"{room.url}/preview-flautz.png"
    assert ask(room, "/preview-flautz.png").headers["content-type"] == "image/png"


def test_a_link_to_a_challenge_has_a_preview_in_messengers(room: Server) -> None:
    seated = room.new_table("fzzzt", 2, bots={"1": "easy"}, start=True)
    asyncio.run(finish(room, seated))
    wish = {"seat": 0, "browser": browser("Ada")}
    challenge = room.post(f"/api/records/{seated['table']}-1/challenges", wish, seated["secret"]).body["id"]
    for language in LANGUAGES:
        answer = ask(room, f"/challenge/{challenge}", accept_language=language, accept="text/html")
        tags = PreviewTags(answer.body).found
        title = Speaker(language).say("preview-challenge", name="Ada", game="Fzzzt!")
        assert tags["og:title"] == title
        assert tags["og:url"] == f"{room.url}/challenge/{challenge}"


def test_a_link_to_the_room_has_a_preview_in_messengers(room: Server) -> None:
    for language, about in (
        ("en", "Play card games in the browser, with friends or against bots. No account needed."),
        ("de", "Spiel Kartenspiele im Browser, mit Freunden oder gegen Bots. Ganz ohne Konto."),
        ("nl", "Speel kaartspellen in de browser, met vrienden of tegen bots. Zonder account."),
    ):
        answer = ask(room, "/", accept_language=language, accept="text/html")
        tags = PreviewTags(answer.body).found
        assert (tags["og:title"], tags["og:description"]) == ("Parlour", about)
        assert tags["og:url"] == f"{room.url}/"
        assert tags["og:image"] == f"{room.url}/preview-parlour.png"
        assert "accept-language" in answer.headers["vary"]
    assert ask(room, "/preview-parlour.png").headers["content-type"] == "image/png"


def test_previews_behind_a_proxy_have_its_scheme(folder: Path, tmp_path: Path) -> None:
    through = {"x_forwarded_for": "10.0.0.1", "x_forwarded_proto": "https", "host": "localhost"}
    with running(tmp_path, page=str(folder), proxy="127.0.0.1") as server:
        tags = PreviewTags(ask(server, "/", accept="text/html", **through).body).found
    assert tags["og:url"] == "https://localhost/"
    assert tags["og:image"] == "https://localhost/preview-parlour.png"


def test_a_link_to_no_table_is_the_plain_page(room: Server) -> None:
    for table in ("qa5zqxzwsgmdd4pk", "..", "%3Cscript%3E"):
        assert not PreviewTags(str(ask(room, f"/table/{table}", accept="text/html").body)).found
