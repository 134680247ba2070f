"""The page as it comes from the server: whole, careful, and with words for replays."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from parlour.languages import LANGUAGES
from parlour.server.protocol import ServerMessage
from tests.server.running import Server
from tests.server.test_records import bots_play

PAGE = Path(str(files("parlour"))) / "server" / "page"
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}


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


@pytest.mark.parametrize("path", ["/", "/table/abcdefgh", "/replay/abcdefgh-1"])
def test_every_address_of_the_room_brings_the_page(server: Server, path: str) -> None:
    answer = server.get(path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.body == (PAGE / "index.html").read_text("utf-8")


def test_the_page_has_nothing_in_it_that_its_policy_forbids(server: Server) -> None:
    page = Tags(server.get("/").body)
    assert not page.inline
    for tag, attributes in page.tags:
        assert tag != "style"
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
        address = attributes.get("src") or attributes.get("href") or "/"
        assert address.startswith(("/", "data:image/")), address


def test_all_that_the_page_asks_for_is_there(server: Server) -> None:
    page = Tags(server.get("/").body)
    wanted = {
        value.removeprefix("/page/")
        for _, attributes in page.tags
        for value in attributes.values()
        if value is not None and value.startswith("/page/")
    }
    found: set[str] = set()
    while wanted - found:
        name = min(wanted - found)
        answer = server.get(f"/page/{name}")
        assert answer.status == 200
        assert answer.headers["content-type"] == TYPES[Path(name).suffix]
        assert answer.headers["x-content-type-options"] == "nosniff"
        found.add(name)
        wanted |= set(re.findall(r'from "\./([\w.]+)"', answer.body))
    assert found == {file.name for file in PAGE.iterdir() if file.suffix in TYPES}


@pytest.mark.parametrize("name", ["index.htm", "..%2fapp.py", "%2e%2e/app.py", "parlour.js.map", ""])
def test_other_files_are_not_served(server: Server, name: str) -> None:
    assert server.get(f"/page/{name}").status in (400, 404)


def test_what_people_write_can_only_become_text() -> None:
    for file in PAGE.glob("*.js"):
        code = file.read_text("utf-8")
        forbidden = re.findall(
            r"innerHTML|outerHTML|insertAdjacent\w+|document\.write|\beval\b|new Function|\bstyle:", code
        )
        assert not forbidden, file.name


def test_the_page_knows_every_message_that_a_table_sends() -> None:
    types = {kind.__struct_config__.tag for kind in get_args(ServerMessage)}
    code = (PAGE / "table.js").read_text("utf-8") + (PAGE / "line.js").read_text("utf-8")
    # That something is done the page sees from the update; the others answer what it does not ask.
    assert {type for type in types if f'"{type}"' not in code} == {"done", "pong", "allowed"}


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    return bots_play(server, "fzzzt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_told_in_words(server: Server, record: str, language: str) -> None:
    player = {"en": "Player", "de": "Spieler", "nl": "Speler"}[language]
    path = f"/api/records/{record}/moments"
    last = server.get(f"{path}/0").body["moves"]
    assert "words" not in server.get(f"{path}/0").body
    first = server.get(f"{path}/1?words={language}").body["words"]
    mover = server.get(f"{path}/1").body["move"][0] + 1
    assert first["told"][0].startswith(f"{player} {mover} (")
    end = server.get(f"{path}/{last}?words={language}").body
    assert end["over"]
    assert end["words"]["table"][-1].startswith(player)


def test_a_replay_is_told_through_the_eyes_that_were_chosen(server: Server, record: str) -> None:
    path = f"/api/records/{record}/moments/0?words=en"
    spectator = server.get(path).body["words"]
    own = server.get(f"{path}&seat=1").body
    hand = ", ".join(own["view"]["hand"])
    assert f"Your cards: {hand}" in own["words"]["table"]
    assert [line for line in own["words"]["told"] if "is dealt" in line] == [
        f"Player 2 (easy) is dealt {hand}."
    ]
    assert not [block for block in spectator["table"] if str(block).startswith("Your cards")]
    assert not [line for line in spectator["told"] if "is dealt" in line]
    assert server.get("/api/records/" + record + "/moments/0?words=fr").status == 400
