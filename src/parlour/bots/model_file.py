"""The header of a model file: which game it plays, and what it was trained on.

The header is read without ONNX Runtime, so that a list of bots is quick and needs no extra.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.options import OptionValue, resolve_options
from parlour.core.tensor import TensorLayout

ENDING: Final = ".onnx"
#: The name of the metadata in an ONNX file. Its value is a `ModelHeader` as JSON.
HEADER: Final = "parlour"
#: The input and an output of the network, bytes and a logit for each action, and the expected return.
OBSERVATION: Final = "observation"
LOGITS: Final = "logits"
VALUE: Final = "value"
#: The largest file that is read, in bytes.
LARGEST: Final = 500_000_000

#: Protocol Buffers: the number of the metadata in a model, of the key and the value in an entry, and how
#: the length of a field is announced.
_METADATA: Final = 14
_KEY, _VALUE = 1, 2
_VARINT, _EIGHT_BYTES, _LENGTH, _FOUR_BYTES = 0, 1, 2, 5
_LONGEST_VARINT: Final = 10


class BadModel(ParlourError):
    """The file is no model of Parlour, or one of another game."""


class ModelHeader(Struct, frozen=True, kw_only=True):
    """The game that a model plays. A model is useless for any other."""

    game: str
    #: The version of the rules.
    rules: int
    seats: int
    #: The digests of the deck and of the layout of the observations.
    deck: str
    layout: str
    #: The bytes of an observation, without those that only fill a row of a buffer.
    size: int
    actions: int
    #: The options of the games it was trained on. It may play others, but does not know them.
    options: dict[str, Any] = {}
    #: The version of Parlour that has trained it, and for how long.
    parlour: str = ""
    minutes: float = 0.0


def header_of(
    game: Game[Any, Any],
    seats: int,
    parlour: str = "",
    minutes: float = 0.0,
    options: Mapping[str, OptionValue] | None = None,
) -> ModelHeader:
    """Return the header of a model for this game. Raise `BadOption` if the game has no such options."""
    layout = game.tensor_layout(seats)
    return ModelHeader(
        game=game.name,
        rules=game.version,
        seats=seats,
        deck=game.deck_digest,
        layout=layout_digest(layout),
        size=layout.content,
        actions=game.actions,
        options=resolve_options(game.options, options or {}),
        parlour=parlour,
        minutes=minutes,
    )


def layout_digest(layout: TensorLayout) -> str:
    """Return a hash of the names, kinds and shapes of all fields."""
    text = ";".join(f"{field.name} {field.kind} {field.shape}" for field in layout.fields)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def file_name(game: str, seats: int, name: str) -> str:
    """Return the file name of a model in a folder of models: `fzzzt-2-net.onnx`."""
    return f"{game}-{seats}-{name}{ENDING}"


def check_fits(header: ModelHeader, path: Path, game: Game[Any, Any], seats: int) -> None:
    """Raise `BadModel` if the model plays another game than this."""
    if header.game != game.name:
        raise BadModel("model-of-other-game", file=path.name, found=header.game, game=game.name)
    if header.seats != seats:
        raise BadModel("model-of-other-seats", file=path.name, found=header.seats, seats=seats)
    own = header_of(game, seats)
    if header.deck != own.deck:
        raise BadModel("model-of-other-deck", file=path.name)
    if (header.rules, header.layout, header.size, header.actions) != (
        own.rules,
        own.layout,
        own.size,
        own.actions,
    ):
        raise BadModel("model-of-other-version", file=path.name, version=header.parlour)


def read_header(path: Path) -> ModelHeader:
    """Read the header of a model file. Raise `BadModel` if there is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadModel("bad-model", file=path.name)
        return _find_header(memoryview(path.read_bytes()))
    except OSError as error:
        raise unreadable(path, error) from None
    except (ValueError, msgspec.MsgspecError):
        raise BadModel("bad-model", file=path.name) from None


def unreadable(path: Path, error: OSError) -> BadModel:
    """Return the error for a file that cannot be read."""
    return BadModel("unreadable-model", file=path.name, problem=error.strerror or type(error).__name__)


def _find_header(content: memoryview) -> ModelHeader:
    for number, value in _fields(content):
        if number == _METADATA:
            entry = dict(_fields(value))
            if bytes(entry.get(_KEY, b"")) == HEADER.encode():
                return msgspec.json.decode(entry.get(_VALUE, b""), type=ModelHeader)
    raise ValueError("no header")


def _fields(message: memoryview) -> Iterator[tuple[int, memoryview]]:
    """Yield the fields of a message of Protocol Buffers that have a length, as their numbers and contents."""
    at = 0
    while at < len(message):
        tag, at = _varint(message, at)
        kind = tag & 7
        if kind == _LENGTH:
            length, at = _varint(message, at)
            if at + length > len(message):
                raise ValueError("the file is cut off")
            yield tag >> 3, message[at : at + length]
            at += length
        elif kind == _VARINT:
            _, at = _varint(message, at)
        elif kind in (_EIGHT_BYTES, _FOUR_BYTES):
            at += 8 if kind == _EIGHT_BYTES else 4
        else:
            raise ValueError("no message")


def _varint(message: memoryview, at: int) -> tuple[int, int]:
    """Return a number and where it ends."""
    number = 0
    for place in range(_LONGEST_VARINT):
        if at + place >= len(message):
            break
        byte = message[at + place]
        number |= (byte & 127) << (7 * place)
        if byte < 128:
            return number, at + place + 1
    raise ValueError("no number")
