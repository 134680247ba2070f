"""Validation of command-line input."""

from __future__ import annotations

import errno
import os
import re
import secrets
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path

from parlour import bots
from parlour.bots import models
from parlour.cli.screen import Screen
from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import LARGEST_SEED, Game
from parlour.core.options import FAMILY, OptionValue, parse_options
from parlour.languages import Speaker
from parlour.ray_workers import RayWorkers
from parlour.record import Record
from parlour.registry import game as find_game
from parlour.workers import LocalWorkers, Workers

LARGEST_FILE = 100_000
MOST_WORKERS = 256
ENGINES = ("local", "ray")


@contextmanager
def naming_file(path: Path | str) -> Iterator[None]:
    """Attribute errors raised in this context to the file, or to a line of it."""
    try:
        yield
    except ParlourError as error:
        error.where = str(path)
        raise


def read_game(screen: Screen, name: str, deck: Path | None) -> Game:
    """Find the game, with a deck from a file if given, and set it for the screen."""
    game = find_game(name.lower())
    screen.set_game(game)
    if deck is None:
        return game
    with naming_file(deck):
        return game.with_deck(read_text(deck))


def read_record(screen: Screen, path: Path) -> Record:
    """Load a record, check it move by move, and set its game for the screen."""
    with naming_file(path):
        record = Record.read(path, check=False)
        screen.set_game(find_game(record.game), record.options.get(FAMILY) is True)
        record.replay()
    return record


def read_text(path: Path) -> str:
    """Read the text of a deck or option file."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise BadOption("file-too-large", most=LARGEST_FILE)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadOption("file-not-text") from None


def read_page_folder(folder: str | None) -> str:
    """Return the folder of a web client, which must have an index.html; empty if none is given."""
    if folder is None:
        return ""
    if not (Path(folder) / "index.html").is_file():
        raise BadOption("bad-page", folder=folder)
    return str(Path(folder).resolve())


def parse_integer(text: str) -> int | None:
    """Parse a whole number of at most twenty digits; None if it is not one."""
    return int(text) if text.isdecimal() and len(text) <= 20 else None


def read_integer(name: str, text: str, least: int, most: int) -> int:
    """Parse a whole number within bounds for the named option."""
    value = parse_integer(text)
    if value is None or not least <= value <= most:
        raise BadOption("bad-number", option=name, value=text, least=str(least), most=str(most))
    return value


def read_id(name: str, text: str, pattern: str) -> str:
    """Return the id of a table or record for the named option, as a link has it."""
    if not re.fullmatch(pattern, text):
        raise BadOption("bad-id", option=name, value=text)
    return text


def read_seconds(name: str, text: str, least: float, most: float) -> float:
    """Parse a duration within bounds for the named option."""
    value = float(text) if re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text) else -1.0
    if not least <= value <= most:
        raise BadOption("bad-seconds", option=name, value=text, least=str(least), most=str(most))
    return value


def read_host_names(name: str, given: list[str]) -> list[str]:
    """Parse host names, with `*.` for all subdomains, for the named option."""
    return _matching(
        name, given, r"\*|(\*\.)?[\w-]+(\.[\w-]+)*\.?|\[[0-9a-fA-F:.]+\]", "parlour.example, *.example"
    )


def read_origins(name: str, given: list[str]) -> list[str]:
    """Parse origins as browsers send them for the named option."""
    return _matching(
        name, given, r"https?://([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?", "https://parlour.example"
    )


def read_networks(name: str, given: list[str], allows_all: bool = True) -> list[str]:
    """Parse addresses or networks, or `*` for all if allowed, for the named option."""
    for text in given:
        try:
            if text != "*" or not allows_all:
                ip_network(text)
        except ValueError:
            allowed = "127.0.0.1, 10.0.0.0/8" + (", *" if allows_all else "")
            raise BadOption("bad-option-value", option=name, value=text, allowed=allowed) from None
    return given


def _matching(name: str, given: list[str], pattern: str, allowed: str) -> list[str]:
    for text in given:
        if not re.fullmatch(pattern, text):
            raise BadOption("bad-option-value", option=name, value=text, allowed=allowed)
    return given


def free_address(host: str, port: int) -> tuple[str, int]:
    """Check that this machine can listen on the address; port 0 picks a free one."""
    try:
        family, kind, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            found: tuple[str, int] = probe.getsockname()[:2]
            return found
    except (socket.gaierror, UnicodeError):
        raise BadOption("no-such-address", host=host) from None
    except PermissionError:
        raise BadOption("port-not-allowed", port=str(port)) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadOption("port-taken", port=str(port)) from None
        raise BadOption("no-such-address", host=host) from None


def data_folder() -> Path:
    """Return the user data folder; on Windows the roaming folder if an earlier version created it."""
    roaming = user_data_path("parlour", appauthor=False, roaming=True)
    return roaming if roaming.exists() else user_data_path("parlour", appauthor=False)


def read_seats(game: Game, text: str) -> int:
    seats = parse_integer(text)
    game.check_seats(text if seats is None else seats)
    return int(text)


def read_seed(text: str | None) -> int:
    """Return the given seed, or a random one."""
    if text is None:
        return secrets.randbelow(2**53)
    seed = parse_integer(text)
    if seed is None or seed > LARGEST_SEED:
        raise BadOption("bad-seed", seed=text, most=str(LARGEST_SEED))
    return seed


def read_options(game: Game, given: list[str], files: Mapping[str, Path | None]) -> dict[str, OptionValue]:
    """Parse options of the game: `name=value`, and options read from files, by name."""
    options = parse_options(game.options, given)
    for name, path in files.items():
        if path is not None:
            if name in options:
                raise BadOption("option-twice", option=name)
            with naming_file(path):
                options[name] = game.read_option(name, read_text(path))
    return options


def read_think(text: str) -> float:
    """Parse the seconds that a bot may think about a decision."""
    return read_seconds("--think", text, bots.LEAST_THINK, bots.MOST_THINK)


def read_effort(think: str | None, worlds: str | None) -> tuple[float | None, int | None]:
    """Parse how long bots take for a decision: in seconds, in worlds, or as they like."""
    if think is not None and worlds is not None:
        raise BadOption("options-exclude", one="--think", other="--worlds")
    return (
        None if think is None else read_think(think),
        None if worlds is None else read_integer("--worlds", worlds, 1, bots.MOST_WORLDS),
    )


def read_workers(engine: str, address: str | None, count: str | None, default: int) -> Workers:
    """Return the workers: this many processes of this machine, or a Ray cluster."""
    if engine not in ENGINES:
        raise BadOption("bad-option-value", option="--engine", value=engine, allowed=", ".join(ENGINES))
    if engine == "ray":
        if count is not None:
            raise BadOption("option-of-other-engine", option="--workers", engine=engine)
        return RayWorkers(address)
    if address is not None:
        raise BadOption("option-of-other-engine", option="--address", engine=engine)
    return LocalWorkers(default if count is None else read_integer("--workers", count, 1, MOST_WORKERS))


def warn_of_models(screen: Screen) -> None:
    """Say which files in the folder of models are ignored, and why."""
    speaker = Speaker(screen.language)
    for problem in models.problems():
        if sys.stderr is not None:
            print(speaker.error(problem), file=sys.stderr)


def read_bots(screen: Screen, game: Game, seats: int, text: str, count: int) -> list[str]:
    """Parse the names of bots for this number of seats: one for all, or a comma-separated list."""
    warn_of_models(screen)
    names = [name.strip().lower() for name in text.split(",")]
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadOption("bad-bots", found=len(names), count=count)
    for name in names:
        bots.check(game, seats, name)
    return names
