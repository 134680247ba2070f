"""The file of a tournament: what is played, and a line for each game, so that it can be resumed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.arena.results import PlayedGame
from parlour.arena.tournament import Tournament
from parlour.core.errors import BadRecord


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    tournament: Tournament


FORMAT = "parlour-arena-1"
_encoder = msgspec.json.Encoder()
_read_heading = msgspec.json.Decoder(Heading).decode
_decode_game = msgspec.json.Decoder(PlayedGame).decode


def encode_game(game: PlayedGame) -> bytes:
    """Return the line of a game."""
    return _encoder.encode(game) + b"\n"


def read_game(line: bytes, number: int) -> PlayedGame:
    """Return the game of a line. Raise `BadRecord` with the number of the line if it is damaged."""
    try:
        return _decode_game(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("run-line", number=number, problem=str(error)) from None


class RunFile:
    """The games that have been played so far."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self._games: dict[int, PlayedGame] = {}

    @classmethod
    def create(cls, path: Path, tournament: Tournament) -> Self:
        """Start a new file. Raise `FileExistsError` if there is one: it may hold hours of work."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(_encoder.encode(Heading(FORMAT, tournament)) + b"\n")
        return cls(path, tournament)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a file. A last line that was torn by a crash is dropped. Raise `BadRecord` or `OSError`."""
        lines = path.read_bytes().split(b"\n")
        try:
            heading = _read_heading(lines[0])
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("run-heading", problem=str(error)) from None
        if heading.format != FORMAT:
            raise BadRecord("run-heading", problem=heading.format)
        file = cls(path, heading.tournament)
        for number, line in enumerate(lines[1:-1], 2):
            game = read_game(line, number)
            file._games.setdefault(game.number, game)
        if lines[-1]:
            with path.open("r+b") as torn:
                torn.truncate(path.stat().st_size - len(lines[-1]))
        return file

    def is_part_of(self, tournament: Tournament) -> bool:
        """Return whether the tournament is the same one with more deals."""
        own = self.tournament
        return own.deals < tournament.deals and own == replace(tournament, deals=own.deals)

    def extend(self, tournament: Tournament) -> None:
        """Play more deals of the same tournament. The file is replaced in one step."""
        _, games = self.path.read_bytes().split(b"\n", 1)
        new = self.path.with_suffix(".new")
        new.write_bytes(_encoder.encode(Heading(FORMAT, tournament)) + b"\n" + games)
        new.replace(self.path)
        self.tournament = tournament

    def add(self, games: Iterable[PlayedGame]) -> None:
        """Append the games of a deal."""
        with self.path.open("ab") as file:
            for game in games:
                file.write(encode_game(game))
                self._games.setdefault(game.number, game)

    def has_deal(self, deal: int) -> bool:
        """Return whether all games of the deal have been played."""
        each = self.tournament.games_per_deal
        return all(number in self._games for number in range(deal * each, (deal + 1) * each))

    def deals(self) -> list[int]:
        """Return the deals of which all games have been played, in order."""
        return [deal for deal in range(self.tournament.deals) if self.has_deal(deal)]

    def games(self, deals: Iterable[int]) -> list[PlayedGame]:
        """Return the games of these deals, in the order of their numbers."""
        each = self.tournament.games_per_deal
        return [self._games[number] for deal in deals for number in range(deal * each, (deal + 1) * each)]
