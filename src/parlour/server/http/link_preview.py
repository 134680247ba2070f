"""Previews of links in messengers: OpenGraph tags with a title, a sentence and a picture."""

from __future__ import annotations

import html

from parlour.core.errors import ParlourError
from parlour.languages import Speaker
from parlour.server.http.params import AnyRequest
from parlour.server.http.problems import language_of
from parlour.server.room import Room
from parlour.server.table import Table

SITE = "Parlour"
PICTURE_SIZE = (1200, 630)


def picture_name(game: str) -> str:
    return f"preview-{game}.png"


def room_tags(request: AnyRequest, pictures: set[str]) -> str:
    """Return the tags about the room."""
    about = Speaker(language_of(request)).say("preview-room")
    words = {"og:title": SITE, "og:description": about}
    return _tags(request, "/", words, [picture_name("parlour")], pictures)


async def table_tags(room: Room, request: AnyRequest, table: str, pictures: set[str]) -> str:
    """Return the tags about the table; empty if it cannot be found."""
    try:
        live = await room.tables.find(table)
    except ParlourError:
        return ""
    words = _words(live.table, language_of(request))
    return _tags(request, f"/table/{table}", words, _pictures(live.table), pictures)


async def challenge_tags(room: Room, request: AnyRequest, challenge: str, pictures: set[str]) -> str:
    """Return the tags about the challenge: who invites to what; empty if it cannot be found."""
    try:
        found = await room.challenges.find(challenge)
        original = await room.challenges.original(found.record_id, found.seat)
    except ParlourError:
        return ""
    game = original.record.find_game()
    speaker = Speaker(language_of(request), game)
    name = original.names[original.seat]
    about = speaker.say_or_nothing("game-about")
    words = {
        "og:title": speaker.say("preview-challenge", name=name, game=speaker.title(game)),
        **({"og:description": about} if about else {}),
    }
    wanted = [picture_name(game.name), picture_name("parlour")]
    return _tags(request, f"/challenge/{challenge}", words, wanted, pictures)


def _tags(
    request: AnyRequest, path: str, words: dict[str, str], wanted: list[str], pictures: set[str]
) -> str:
    base = str(request.base_url).rstrip("/")
    picture = next((name for name in wanted if name in pictures), None)
    tags = {**words, "og:type": "website", "og:site_name": SITE, "og:url": f"{base}{path}"}
    if picture is not None:
        tags["og:image"] = f"{base}/{picture}"
        tags["og:image:width"], tags["og:image:height"] = map(str, PICTURE_SIZE)
        tags["twitter:card"] = "summary_large_image"
    return "".join(f'<meta property="{key}" content="{html.escape(text)}">' for key, text in tags.items())


def _pictures(table: Table) -> list[str]:
    """Return the names of the pictures that suit the table, the best first."""
    return [picture_name(table.game.name), picture_name("parlour")]


def _words(table: Table, language: str) -> dict[str, str]:
    speaker = Speaker(language, table.game)
    game, host = speaker.title(table.game), table.host_seat()
    name = "" if host is None else table.chairs[host].name
    if name and table.status == "waiting":
        title = speaker.say("preview-invitation", name=name, game=game)
    else:
        title = speaker.say("preview-table", game=game)
    about = speaker.say_or_nothing("game-about")
    return {"og:title": title, **({"og:description": about} if about else {})}
