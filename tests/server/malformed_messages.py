"""What no honest client sends: broken text, broken messages, sound messages that make no sense."""

from __future__ import annotations

import json
from random import Random
from typing import Any

#: Of each kind of message, all fields but its id, with something that they could be.
KINDS: dict[str, dict[str, Any]] = {
    "open": {"table": "abcdefgh23456789", "secret": "s" * 32, "version": 1, "words": "en"},
    "move": {"version": 1, "move": "bid 1N"},
    "why": {"move": "play red-7"},
    "ask-undo": {},
    "answer-undo": {"agree": True},
    "say": {"text": "Hello!"},
    "phrase": {"phrase": "hello"},
    "mute": {"seats": [0, 1]},
    "rest": {},
    "return": {},
    "sync": {"version": 3},
    "ping": {},
}
TEXTS = [
    "",
    " ",
    "\0",
    "null",
    "true",
    "0",
    '"ping"',
    "[]",
    "{}",
    "{",
    "}{",
    "[" * 4000,
    '{"a":' * 1000,
    "1e999",
    "-" * 500,
    "9" * 5000,
    "NaN",
    "\ufeff{}",
    "{'type': 'ping', 'id': 'a'}",
    '{"type":"ping","id":"a"',
    '{"type":"ping","id":"a"}{"type":"ping","id":"b"}',
    '{"type":"ping","id":"\\ud800"}',
    '{"type":"say","id":"a","text":"\\udfff"}',
    '{"type":"say","id":"a","text":"\\u0000\\u202e"}',
    '{"type":"sync","id":"a","version":1e400}',
    '{"type":"sync","id":"a","version":' + "9" * 4000 + "}",
    "GET / HTTP/1.1\r\n\r\n",
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
]
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    3,
    2**31,
    2**53 + 1,
    2**63,
    -(2**64),
    10**300,
    0.5,
    "",
    "0",
    "x" * 301,
    "x" * 2000,
    "\0",
    "\u202e\u2066",
    "%s%n{}$(id)",
    "ünïcödé 🤖",
    [],
    [[[]]],
    [None] * 17,
    [-1],
    [10**30],
    {},
    {"type": "ping"},
    {"__class__": "x"},
]


def random_text(random: Random, facts: dict[str, list[Any]]) -> str:
    """Something to send; `facts` are values by field that are true at the table, to come near to sense."""
    if random.random() < 0.2:
        return random.choice(TEXTS)
    message = random_message(random, facts)
    for _ in range(random.choice([0, 0, 1, 2])):
        _spoil(random, message)
    text = json.dumps(message)
    return text[: random.randrange(len(text))] if random.random() < 0.05 else text


def random_message(random: Random, facts: dict[str, list[Any]]) -> dict[str, Any]:
    """A message as it should be, of any kind, with true values where there are some."""
    kind = random.choice(list(KINDS))
    fields = {name: random.choice(facts.get(name) or [value]) for name, value in KINDS[kind].items()}
    return {"type": kind, "id": f"{random.getrandbits(32):x}", **fields}


def _spoil(random: Random, message: dict[str, Any]) -> None:
    """Make one thing wrong."""
    name = random.choice(list(message) or ["id"])
    match random.randrange(5):
        case 0:
            message.pop(name, None)
        case 1:
            message[random.choice(["seat", "secret", "Version", "", "x" * 100])] = random.choice(VALUES)
        case 2:
            message["type"] = random.choice([*KINDS, "table", "update", "done", "MOVE", "", "x" * 100])
        case _:
            message[name] = random.choice(VALUES)
