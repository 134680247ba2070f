"""The page about the protocol says what the server does."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from string import Template
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

import parlour
from parlour.core.events import Event
from parlour.event_messages import event_struct
from parlour.registry import names as game_names
from parlour.server import broadcaster, connection, limits, live_table, protocol, table, table_state
from parlour.server.http import problems
from parlour.server.http.messages import duplicates, games, hand_overs, moderation, notices, records, tables
from parlour.server.settings import Settings
from tests.paths import ROOT
from tests.server.client import play_out
from tests.server.pages import Block, blocks, commands, page
from tests.server.running import Server

PAGE = page("protocol.md")
EXAMPLES = blocks(PAGE, "json")
CLIENT, SERVER = get_args(protocol.ClientMessage), get_args(protocol.ServerMessage)
#: Where the types of the examples are.
MODULES = (protocol, duplicates, games, hand_overs, moderation, notices, records, tables, problems)
#: Errors of whoever runs the server: no client ever gets them.
OF_THE_OPERATOR = re.compile("bad-database|database-.*|table-still-there")


def type_of(example: Block) -> type[Struct]:
    """The type that stands after the word `json`."""
    found: type[Struct] = next(vars(one)[example.kind] for one in MODULES if example.kind in vars(one))
    return found


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.kind for example in EXAMPLES])
def test_every_json_example_is_what_it_is_called(example: Block) -> None:
    kind, message = type_of(example), json.loads(example.text)
    if kind in CLIENT:
        assert type(protocol.decode.decode(example.text)) is kind
    else:
        check_shape(message, kind)


def check_shape(message: dict[str, Any], kind: type[Struct]) -> None:
    """It has all fields that are always sent and none that there are not, each with a value of its type."""
    tag = {"type": kind.__struct_config__.tag} if kind in SERVER else {}
    parts = {part.encode_name: part for part in msgspec.structs.fields(kind)}
    always = {name for name, part in parts.items() if part.default is not msgspec.UNSET}
    assert always <= message.keys() - tag.keys() <= parts.keys()
    assert message | tag == message
    for name in message.keys() - tag.keys():
        if name == "ask" and message[name] is not None:
            assert message[name].keys() == {"key", "args"}
        elif name != "ask":
            found = msgspec.json.decode(json.dumps(message[name]), type=parts[name].type)
            assert json.loads(protocol.encode(found)) == message[name]


def test_every_kind_of_message_has_an_example() -> None:
    assert {type_of(example) for example in EXAMPLES} >= {*CLIENT, *SERVER}


def test_views_and_events_in_the_examples_are_those_of_the_games() -> None:
    known = {name: parlour.game(name) for name in game_names()}
    shapes = [(tag_of(kind), {part.name for part in fields(kind)} - {"audience"}) for kind in below(Event)]
    seen = set()
    for example in EXAMPLES:
        message = json.loads(example.text)
        for event in message.get("events", []):
            assert (event["type"], event.keys() - {"type", "telling"}) in shapes
            seen.add(event["type"])
        if message.get("type") == "table":
            view = known[message["info"]["game"]].start(2, 1).view(0)
            assert list(message["view"]) == [part.name for part in fields(view)]
            seen.add("view")
    assert len(seen) >= 3


def tag_of(kind: type[Event]) -> str:
    return str(event_struct(kind).__struct_config__.tag)


def below(kind: type[Event]) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        if child.__module__.startswith("parlour.games."):
            yield child
        yield from below(child)


def test_the_commands_do_what_the_page_says(server: Server, tmp_path: Path) -> None:
    """All of them in their order, at a real server, with what it answers for $TABLE, $SECRET and the like."""
    places = {"RECORD": ""}
    answered: Any = None
    done = []
    for words in [words for block in blocks(PAGE, "sh") for words in commands(block.text)]:
        if "=" in words[0]:
            for name in (word.partition("=")[0] for word in words):
                places[name] = server.url if name == "ROOM" else answered[name.lower()]
            continue
        program, *arguments = [Template(word).substitute(places) for word in words]
        if program == "parlour":
            verify(arguments, places["COMMITMENT"], tmp_path)
        else:
            answered = curl(server, arguments, tmp_path)
            if any(word.endswith("/program") for word in arguments):
                places["TOKEN"] = answered["secret"]
            if any(word.endswith("/start") for word in arguments):
                places["COMMITMENT"] = answered["info"]["commitment"]
                secrets = [places["SECRET"], places["TOKEN"]]
                players = asyncio.run(play_out(server.socket_url, places["TABLE"], secrets))
                places["RECORD"] = players[0].info["record"]
        done.append(program)
    assert done.count("curl") >= 6
    assert done.count("parlour") == 1


def curl(server: Server, arguments: list[str], folder: Path) -> Any:
    """What curl would print, for the few options that the page uses."""
    method, url, body, secret, file = "GET", "", None, None, None
    rest = iter(arguments)
    for word in rest:
        match word:
            case "-X":
                method = next(rest)
            case "--json":
                method, body = "POST", json.loads(next(rest))
            case "-H":
                secret = next(rest).removeprefix("Authorization: Bearer ")
            case "-o":
                file = folder / next(rest)
            case _:
                url = word
    answer = server.ask(method, url.removeprefix(server.url), body, secret)
    assert answer.status in (200, 201), answer
    if file is not None:
        file.write_text(json.dumps(answer.body), "utf-8")
    return answer.body


def verify(arguments: list[str], commitment: str, folder: Path) -> None:
    """What the page keeps short, and the file, as they are here."""
    real = {"game.json": str(folder / "game.json")}
    words = [commitment if word.endswith("…") else real.get(word, word) for word in arguments]
    subprocess.run([sys.executable, "-m", "parlour", *words], check=True, capture_output=True)


def test_every_request_over_http_is_listed(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json").body
    offered = {f"{method.upper()} {path}" for path, about in schema["paths"].items() for method in about}
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", PAGE, flags=re.M)) == offered


def test_every_wish_for_a_table_is_listed() -> None:
    listed = PAGE.partition("| field of a new table |")[2].partition("\n\n")[0]
    names = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", listed, flags=re.M)
    assert set(re.findall(r"\w+", " ".join(names))) == set(tables.NewTable.__struct_fields__)


def test_every_refusal_of_the_server_is_listed() -> None:
    listed = PAGE.partition("## Refusals")[2].partition("## Limits")[0]
    explained = set(re.findall(r"`([a-z-]+)`", listed))
    refusals = {code for file in (ROOT / "src/parlour/server").rglob("*.py") for code in codes(file)}
    assert {code for code in refusals if not OF_THE_OPERATOR.fullmatch(code)} - explained == set()


def codes(file: Path) -> Iterator[str]:
    """The codes of all errors that the file makes."""
    kinds = {
        "Denied",
        "NotAllowed",
        "NotFound",
        "StaleVersion",
        "TooMuch",
        "Unavailable",
        "BadOption",
        "UnknownName",
        "PerHour",
    }
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
            code = node.args[1 if node.func.id == "PerHour" else 0]
            if ast.unparse(code) == "self._code":
                continue  # that of a PerHour
            # One of two, or the only one.
            for part in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
                assert isinstance(part, ast.Constant), f"{file}: {ast.unparse(node)}"
                yield str(part.value)


def test_the_limits_are_those_of_the_server() -> None:
    usual = Settings(database="")
    said = [
        f"{usual.messages:g} per second, bursts of {usual.messages * limits.BURST:g}",
        f"after {connection.MAX_RATE_ERRORS} of those `flood`",
        f"{usual.message_size:,} characters",
        f"| {usual.connections}; the next one",
        f"{usual.requests} per minute",
        f"{usual.tables} per hour",
        f"at most {protocol.LONGEST_LINE} characters",
        f"remembers them: {broadcaster.HISTORY} versions",
        f"the last {table_state.ANSWERED} ids of a table",
        f"the last {table.LINES} chat messages",
        f"`protocol` is {protocol.PROTOCOL}.",
    ]
    text = " ".join(PAGE.split())
    assert [words for words in said if words not in text] == []
    assert live_table.CHAT_LINES_PER_SECOND == 0.5
    assert "a line every two seconds" in text
