"""The web client: its files are read once at start-up, so nothing else can ever be requested."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from parlour.languages import Speaker
from parlour.server.errors import NotFound
from parlour.server.http.link_preview import challenge_tags, room_tags, table_tags
from parlour.server.http.manifest import MANIFEST, localise
from parlour.server.http.params import AnyRequest, TheRoom
from parlour.server.http.problems import language_of, refuse_http

INDEX = "index.html"
#: Files with a content hash in their name.
ASSETS = "assets"
#: The paths of tables and challenges, which have previews for messengers as the room has.
TABLE_ROUTE = "/table/{table:str}"
CHALLENGE_ROUTE = "/challenge/{challenge:str}"
#: The other paths that the web client handles.
ROUTES = [
    "/replay/{record:str}",
    "/rules",
    "/rules/{game:str}",
    "/gallery",
    "/gallery/{game:str}",
    "/games",
    "/games/{game:str}",
    "/daily",
    "/daily/{day:str}",
    "/settings",
    "/privacy",
    "/admin",
    "/take",
]
#: Content encodings, best compression first, and the suffixes of those files.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

_NAME = re.compile(r"[\w-]+(\.[\w-]+)+")
_REFUSED = re.compile(r"q=0(\.0*)?$")


class PageFile:
    """A file, and its versions compressed at build time."""

    def __init__(
        self, name: str, plain: bytes, packed: dict[str, bytes], is_hashed: bool = False, vary: str = ""
    ) -> None:
        self.media = MEDIA.get(Path(name).suffix, "application/octet-stream")
        self.is_hashed = is_hashed
        self.plain = plain
        self.packed = packed
        self.vary = ", ".join([*(["accept-encoding"] if packed else []), *([vary] if vary else [])])
        self.digest = hashlib.sha256(plain).hexdigest()[:32]

    @classmethod
    def read(cls, name: str, folder: Traversable, is_hashed: bool) -> PageFile:
        packed = {
            encoding: folder.joinpath(name + ending).read_bytes()
            for encoding, ending in ENCODINGS.items()
            if folder.joinpath(name + ending).is_file()
        }
        return cls(name, folder.joinpath(name).read_bytes(), packed, is_hashed)

    def respond(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """Return the file in the best accepted encoding, or 304 if the browser has it."""
        wanted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in self.packed if name in wanted), "")
        tag = f'"{self.digest}{encoding and "-"}{encoding}"'
        headers = {"cache-control": IMMUTABLE if self.is_hashed else REVALIDATE, "etag": tag}
        if self.vary:
            headers["vary"] = self.vary
        if status == 200 and tag in known_tags(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        body = self.packed.get(encoding, self.plain)
        return Response(body, status_code=status, media_type=self.media, headers=headers)


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that a browser accepts."""
    parts = (part.replace(" ", "").lower().partition(";") for part in header.split(","))
    return {name for name, _, weight in parts if not _REFUSED.match(weight)}


def known_tags(header: str) -> set[str]:
    """Return the ETags a browser has; proxies that recompress mark theirs as weak."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


class Page:
    """All files of the web client by path; none if Parlour was built without it."""

    def __init__(self, folder: Traversable) -> None:
        self.root = dict(_files(folder, is_hashed=False))
        self.assets = dict(_files(folder.joinpath(ASSETS), is_hashed=True))

    def show(self, request: AnyRequest, status: int = 200) -> Response[Any]:
        """Return the page, which decides from its URL what to show."""
        index = self.root.get(INDEX)
        return _no_page(request) if index is None else index.respond(request, status)

    def show_with_tags(self, request: AnyRequest, tags: str) -> Response[Any]:
        """Return the page with these tags in its head."""
        index = self.root.get(INDEX)
        head, title, rest = ("", "", "") if index is None else index.plain.decode().partition("<title>")
        if not tags or not title:
            return self.show(request)
        page = f"{head}{tags}{title}{rest}".encode()
        packed = {"gzip": gzip.compress(page, mtime=0)}
        return PageFile(INDEX, page, packed, vary="accept-language").respond(request)

    def show_manifest(self, request: AnyRequest) -> Response[bytes]:
        """Return the manifest in the visitor's language."""
        text = localise(self.root[MANIFEST].plain, language_of(request))
        return PageFile(MANIFEST, text, {}, vary="accept-language").respond(request)

    def show_not_found(self, request: AnyRequest, error: NotFoundException) -> Response[Any]:
        """Not found: browsers get the page, programs get a problem."""
        return self.show(request, 404) if _is_navigation(request) else refuse_http(request, error)

    def handlers(self) -> list[HTTPRouteHandler]:
        """Return the route handlers of the web client."""

        pictures = {name for name in self.root if name.endswith(".png")}

        @get("/", include_in_schema=False, sync_to_thread=False)
        def show_room(request: AnyRequest) -> Response[Any]:
            return self.show_with_tags(request, room_tags(request, pictures))

        @get(ROUTES, include_in_schema=False, sync_to_thread=False)
        def show_page(request: AnyRequest) -> Response[Any]:
            return self.show(request)

        @get(TABLE_ROUTE, include_in_schema=False)
        async def show_table(room: TheRoom, request: AnyRequest, table: FromPath[str]) -> Response[Any]:
            return self.show_with_tags(request, await table_tags(room, request, table, pictures))

        @get(CHALLENGE_ROUTE, include_in_schema=False)
        async def show_challenge(
            room: TheRoom, request: AnyRequest, challenge: FromPath[str]
        ) -> Response[Any]:
            tags = await challenge_tags(room, request, challenge, pictures)
            return self.show_with_tags(request, tags)

        @get(f"/{ASSETS}/{{name:str}}", include_in_schema=False, sync_to_thread=False)
        def show_asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            if name not in self.assets:
                raise NotFound("no-such-page")
            return self.assets[name].respond(request)

        others = [f"/{name}" for name in self.root if name != INDEX]
        if not others:
            return [show_room, show_page, show_table, show_challenge, show_asset]

        @get(others, include_in_schema=False, sync_to_thread=False)
        def show_file(request: AnyRequest) -> Response[bytes]:
            name = request.scope["path"].strip("/")
            return self.show_manifest(request) if name == MANIFEST else self.root[name].respond(request)

        return [show_room, show_page, show_table, show_challenge, show_asset, show_file]


def find_page(folder: str) -> Page:
    """Return the web client in that folder, or the one Parlour was built with."""
    return Page(Path(folder) if folder else files("parlour.server").joinpath("page"))


def _is_navigation(request: AnyRequest) -> bool:
    """Return whether the request is a navigation in a browser."""
    is_api = request.scope["path"].startswith("/api/")
    return request.method == "GET" and not is_api and "text/html" in request.headers.get("accept", "")


def _files(folder: Traversable, is_hashed: bool) -> Iterator[tuple[str, PageFile]]:
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        is_packed = file.name.endswith(tuple(ENCODINGS.values()))
        if file.is_file() and _NAME.fullmatch(file.name) and not is_packed:
            yield file.name, PageFile.read(file.name, folder, is_hashed)


def _no_page(request: AnyRequest) -> Response[str]:
    language = language_of(request)
    sentence = html.escape(Speaker(language).say("no-page"))
    head = '<meta charset="utf-8"><title>Parlour</title>'
    return Response(
        f'<!doctype html><html lang="{language}">{head}<p>{sentence}</p></html>',
        status_code=404,
        media_type="text/html",
        headers={"cache-control": REVALIDATE, "vary": "accept-language"},
    )
