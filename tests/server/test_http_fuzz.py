"""Whatever is asked over HTTP, and however, it is answered and never fails."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.running import Server
from tests.server.test_openapi import description
from tests.sizes import crowd

REQUESTS = crowd(2_000, 8_000)
CONNECTIONS = 4
JSON = "application/json"
#: Bodies that are no JSON, or none that anybody would send.
BODIES = [
    b"",
    b"\xff\xfe\xfd",
    b'{"game": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\\ud800"}',
    b"[" * 40_000,
    b'{"game":' * 10_000,
    b'{"options":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"a":' * 500 + b"1" + b"}" * 500,
    b"1" * 5_000,
    b'{"seats": ' + b"9" * 4_000 + b"}",
    b'{"seats": 1e999}',
    b"null",
    b"NaN",
    b"\xef\xbb\xbf{}",
    b"\0",
    "{}".encode("utf-16"),
]
WORDS = [
    "",
    "fzzzt",
    "frantic",
    "chess",
    "Ada",
    "easy",
    "\0",
    "é",
    "😀",
    "\u202e",
    "x" * 300,
    "../..",
    "%00",
    "NaN",
]
TYPES = [
    JSON,
    "application/json; charset=latin-1",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/msgpack",
    "text/plain; charset=\xff",
    "",
    "/",
]
FIELDS = [
    "game",
    "seats",
    "name",
    "bots",
    "options",
    "deck",
    "public",
    "seed",
    "secret",
    "start",
    "clock",
    "on",
]
HEADERS: dict[str, list[str]] = {
    "Authorization": ["", "Bearer", "Bearer ", "Bearer \xe9", "bearer " + "x" * 5_000, "Basic eDp5", "\xff"],
    "Accept-Language": ["", "de", "*", ";;;", "de;q=x", "x" * 5_000, "\xe9,\xff", "nl;q=nan, en;q=-1"],
    "Accept-Encoding": ["gzip", "br;q=0", "\xff", "*"],
    "If-None-Match": ["*", '"', "W/", "\xff"],
    "Origin": ["null", "//127.0.0.1", "http://[", "\xff"],
    "Host": ["", "[", "127.0.0.1:99999", "a b", "\xff", "localhost"],
    "Range": ["bytes=0-", "bytes=9-1", "x"],
    "X-Forwarded-For": ["127.0.0.1", "\xff", ""],
    "Cookie": ["a=b", "=", "\xff"],
    "Expect": ["100-continue", "x"],
}
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"]


@pytest.fixture(scope="module")
def places(server: Server) -> list[tuple[str, list[str]]]:
    """Paths of the API and of the page with their methods; tables and seats that exist, and others."""
    opened = server.new_table("fzzzt", 2)
    known = {"{table}": [opened["table"], "abcdefgh"], "{seat}": ["0", "1", "99"], "{number}": ["0", "-1"]}
    other = ["/", "/health", "/ready", "/metrics", "/assets/x.js", "/table/x", "/api/socket", "/nowhere"]
    found = [(path, ["GET"]) for path in other]
    for path, operations in description()["paths"].items():
        filled = [path]
        for place, values in known.items():
            filled = [one.replace(place, value) for one in filled for value in values]
        found += [(one, [method.upper() for method in operations]) for one in dict.fromkeys(filled)]
    return found


def strange_body(random: Random) -> bytes:
    kind = random.randrange(4)
    if kind == 0:
        return random.choice(BODIES)
    if kind == 1:
        return random.randbytes(random.randrange(200))
    body = json.dumps(
        {random.choice(FIELDS): strange_value(random, 4) for _ in range(random.randrange(6))}
    ).encode()
    if kind == 2:
        return body
    at = random.randrange(len(body) + 1)
    return body[:at] + random.randbytes(random.randrange(4)) + body[at + random.randrange(4) :]


def strange_value(random: Random, depth: int) -> object:
    plain = [None, True, 0, -1, 2, 2.5, 10**30, 1e300, random.choice(WORDS)]
    if depth and random.random() < 0.4:
        if random.random() < 0.5:
            return [strange_value(random, depth - 1) for _ in range(random.randrange(4))]
        return {random.choice(WORDS): strange_value(random, depth - 1) for _ in range(random.randrange(4))}
    return random.choice(plain)


def strange_path(random: Random, path: str) -> str:
    change = random.randrange(5)
    if change == 0:
        path = path.replace("{", "%ff").replace("}", "")
    elif change == 1:
        path += random.choice(
            ["/", "//", "/..", "/%2e%2e", "%00", "%ff", "%", "%zz", ";x=1", "/" + "x" * 3_000]
        )
    elif change == 2:
        names = [random.choice(["game", "before", "seat", "words", "x", "%ff", ""]) for _ in range(3)]
        path += "?" + "&".join(
            f"{name}={random.choice(['', '1', '-1', '%ff', '%00', 'x' * 900, '[]'])}" for name in names
        )
    return path


def strange_request(random: Random, places: list[tuple[str, list[str]]]) -> bytes:
    path, methods = random.choice(places)
    method = random.choice(METHODS if random.random() < 0.2 else methods)
    body = strange_body(random) if method not in ("GET", "HEAD") or random.random() < 0.1 else b""
    headers = {
        "Host": "127.0.0.1",
        "Content-Length": str(len(body)),
        "Content-Type": random.choice(TYPES[:2] * 3 + TYPES),
    }
    for name in random.sample(list(HEADERS), random.choice([0, 0, 1, 2])):
        headers[name] = random.choice(HEADERS[name])
    lines = [
        f"{method} {strange_path(random, path)} HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


async def ask(server: Server, request: bytes) -> int:
    """The status of the answer; 0 if the server hangs up, as it may if the request is no HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        line = await reader.readline()
        # A client that may go on.
        if b" 100 " in line:
            await reader.readline()
            line = await reader.readline()
        return int(line.split()[1]) if line else 0
    except ConnectionError:
        return 0
    finally:
        writer.transport.abort()


def ask_all(server: Server, requests: list[bytes]) -> Iterator[tuple[bytes, int]]:
    async def ask_each() -> list[int]:
        gate = asyncio.Semaphore(CONNECTIONS)

        async def ask_one(request: bytes) -> int:
            async with gate:
                return await ask(server, request)

        return await asyncio.gather(*map(ask_one, requests))

    return zip(requests, asyncio.run(ask_each()), strict=True)


def post(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {JSON}\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


@pytest.mark.parametrize("place", ["/api/tables", "/api/tables/abcdefgh/join", "/api/tables/abcdefgh/pause"])
def test_a_body_that_is_no_json_is_the_callers_mistake(server: Server, place: str) -> None:
    requests = [post(place, body) for body in BODIES]
    for request, status in ask_all(server, requests):
        assert status == 400, request[:200]


def test_what_is_wrong_with_a_body_is_said(server: Server) -> None:
    for body, problem in ((b'{"game": "\xff"}', "UTF-8"), (b"[" * 40_000, "nested too deeply")):
        assert problem in sentence(server, body)


def sentence(server: Server, body: bytes) -> str:
    request = urllib.request.Request(server.url + "/api/tables", body, {"content-type": JSON}, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    with refused.value as answer:
        return str(json.load(answer)["sentence"])


@pytest.mark.crowd
def test_strange_requests_are_answered_and_never_fail(
    server: Server, places: list[tuple[str, list[str]]]
) -> None:
    random = Random(16)
    requests = [strange_request(random, places) for _ in range(REQUESTS)]
    seen: Counter[int] = Counter()
    for request, status in ask_all(server, requests):
        assert status < 500, request[:2_000]
        seen[status] += 1
    # The requests are strange in many ways, but most of them are requests.
    assert {200, 201, 204, 400, 401, 403, 404, 405} & seen.keys() >= {200, 400, 401, 404, 405}
    assert seen[0] < REQUESTS / 10
    assert server.get("/health").status == 200
