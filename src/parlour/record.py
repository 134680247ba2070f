"""Records: complete games as files, with the deck, the seed and all moves."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.core.errors import BadPosition, BadRecord, ParlourError
from parlour.core.events import Listener
from parlour.core.game import LARGEST_SEED, Game
from parlour.core.options import OptionValue
from parlour.core.outcome import Outcome
from parlour.core.play import why_not
from parlour.core.rng import SecureRng
from parlour.core.state import State
from parlour.fair import Fair, Hex
from parlour.registry import game as find_game

LARGEST_FILE = 4_000_000
#: The player of a record that is a person.
HUMAN: Final = "human"

Name = Annotated[str, Meta(min_length=1, max_length=60)]


class Move(Struct, frozen=True, array_like=True):
    """A move of a seat, in notation."""

    seat: int
    text: Annotated[str, Meta(max_length=200)]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome of the game; see `Outcome`."""

    reason: str
    rule: str
    scores: list[int]
    winners: list[int]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of another game at which a game begins, with hidden cards drawn anew.

    They were drawn from what one seat knew: it cannot tell both games apart until then.
    """

    #: The id of the other record at the server, how many of its moves were played, and the seat.
    record: Annotated[str, Meta(min_length=1, max_length=64)]
    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]


class Record(Struct, forbid_unknown_fields=True, kw_only=True):
    """A game that can be saved, loaded, replayed, resumed and verified, like a PGN file in chess."""

    format: Literal["parlour-record"] = "parlour-record"
    game: Name
    #: The version of the game's rules.
    version: int
    seats: int
    seed: Annotated[int, Meta(ge=0)]
    #: The proof of a fair deal, if the game was played on a server.
    fair: Fair | UnsetType = UNSET
    #: The key of such a deal, if the proof was removed: see `anonymous`.
    key: Hex | UnsetType = UNSET
    #: The position that the game begins with, if it is not dealt, and where it comes from.
    position: dict[str, Any] | UnsetType = UNSET
    branch: Branch | UnsetType = UNSET
    options: dict[str, OptionValue] = {}
    #: The hash of the deck, and its text unless it is the standard deck.
    deck: str
    deck_source: str | None = None
    #: The player at each seat: `human` or the name of a bot.
    players: list[Name] = []
    moves: list[Move] = []
    result: Result | None = None
    #: The hash of all other fields.
    digest: str = ""

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int,
        seed: int,
        options: dict[str, OptionValue] | None = None,
        players: list[str] | None = None,
        fair: Fair | UnsetType = UNSET,
    ) -> Record:
        """Create the record of a new game."""
        return cls(
            game=game.name,
            version=game.version,
            seats=seats,
            seed=seed,
            fair=fair,
            options=options or {},
            deck=game.deck_digest,
            deck_source=game.deck_source,
            players=players or [],
        )

    def find_game(self) -> Game:
        """Return the game with the deck of the record. Raise `BadRecord` if its version or deck differs."""
        game = find_game(self.game, self.deck_source)
        if game.version != self.version:
            raise BadRecord("record-version", game=self.game, found=self.version, known=game.version)
        if game.deck_digest != self.deck:
            raise BadRecord("record-deck")
        return game

    def start(
        self, listener: Listener | None = None, game: Game | None = None, trusted: bool = False
    ) -> State:
        """Return the initial state. Pass `game` if it is not registered.

        `trusted` skips the check for an impossible position. Use it only for records that Parlour wrote.
        """
        found = self.find_game() if game is None else game
        state: State
        if self.position is not UNSET:
            state = self._from_position(found, self.position, trusted)
            state.listener = listener
        elif self.fair is not UNSET:
            state = found.start_from(self.seats, self.fair.deal_rng(), self.options, listener)
        elif self.key is not UNSET:
            rng = SecureRng(bytes.fromhex(self.key))
            state = found.start_from(self.seats, rng, self.options, listener)
        else:
            state = found.start_with(self.seats, self.seed, self.options, listener)
        return state

    def _from_position(self, game: Game, position: dict[str, Any], trusted: bool) -> State:
        """Return the state of the position. Raise `BadRecord` if it is impossible or has other seats."""
        try:
            state: State = game.from_position(position, trusted)
        except BadPosition as error:
            raise BadRecord("record-field", problem="position") from error
        if state.seats != self.seats:
            raise BadRecord("record-field", problem="seats")
        return state

    def do(self, state: State, seat: int, action: int) -> None:
        """Play an action and append it to the record. Raise `IllegalAction` if it is illegal."""
        refusal = why_not(state, seat, action)
        if refusal is not None:
            raise refusal
        self.apply(state, seat, action)

    def apply(self, state: State, seat: int, action: int) -> None:
        """Like `do`, but the action is not checked: see `State.apply`."""
        self.moves.append(Move(seat, state.game.text(state, action, seat)))
        state.apply(seat, action)
        if not state.actors:
            self.result = _result(state.outcome)

    def states(
        self, listener: Listener | None = None, game: Game | None = None, trusted: bool = False
    ) -> Iterator[State]:
        """Yield the state before each move and after the last one. It is always the same, mutable state.

        The parameters are those of `start`. Raise `BadRecord` if a move is illegal or the result differs.
        """
        state = self.start(listener, game, trusted)
        for _ in self.decisions(state):
            yield state
        yield state

    def decisions(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield the seat and the action of each move, and then apply it to the state, which `start` returned.

        Raise `BadRecord` if a move is illegal or the result differs.
        """
        for number, move in enumerate(self.moves, 1):
            try:
                action = state.game.parse(state, move.text, move.seat)
            except (ParlourError, IndexError) as error:
                rule = error.rule if isinstance(error, ParlourError) else None
                raise BadRecord("record-move", rule, number=number, move=move.text) from error
            yield move.seat, action
            state.apply(move.seat, action)
        result = _result(state.outcome)
        if not self.moves and self.result is None:
            self.result = result  # A game can be over before the first move.
        if result != self.result:
            raise BadRecord("record-result")

    def replay(
        self, listener: Listener | None = None, game: Game | None = None, trusted: bool = False
    ) -> State:
        """Return the state after the last move. Raise `BadRecord` as `states` does."""
        *_, state = self.states(listener, game, trusted)
        return state

    def anonymous(self) -> Record:
        """Return a record of the same game without the proof of its deal.

        The proof names the table and has the seeds of the seats, which may be anything that a person has
        typed. Where the game branches off from another one names a table, too. What is left has no name, but
        the text of a custom deck.
        """
        if self.fair is UNSET:
            return msgspec.structs.replace(self, branch=UNSET, digest="")
        # In version 1, the cards come from the seed alone.
        key = UNSET if self.fair.version == 1 else self.fair.deal_key.hex()
        return msgspec.structs.replace(self, fair=UNSET, key=key, branch=UNSET, digest="")

    def seal(self) -> None:
        """Set the digest to the hash of all other fields."""
        self.digest = _digest(self)

    def dump(self) -> str:
        """Serialise the record to JSON, with a new digest."""
        return msgspec.json.format(self.dump_line(), indent=1).decode() + "\n"

    def dump_line(self) -> bytes:
        """Serialise the record to a line of JSON, with a new digest and without the line break."""
        self.seal()
        return msgspec.json.encode(self)

    @staticmethod
    def load(text: str | bytes) -> Record:
        """Deserialise a record from `dump`. The moves are not checked. A byte order mark is ignored.

        Raise `BadRecord` if it is malformed, was modified or its deal was not fair.
        """
        text = text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(BOM_UTF8)
        try:
            record = msgspec.json.decode(text, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord("record-field", problem=str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadRecord("record-not-json") from None
        if record.digest != _digest(record):
            raise BadRecord("record-changed")
        if record.seed > LARGEST_SEED:
            raise BadRecord("record-field", problem="seed")
        if record.players and len(record.players) != record.seats:
            raise BadRecord("record-field", problem="players")
        if record.key is not UNSET and (record.fair is not UNSET or record.seed != int(record.key[:16], 16)):
            raise BadRecord("record-field", problem="key")
        if record.position is not UNSET and (record.fair is not UNSET or record.key is not UNSET):
            raise BadRecord("record-field", problem="position")
        if record.fair is not UNSET:
            record.fair.check(record.seed, record.seats)
        return record

    def save(self, path: Path) -> None:
        """Write the record to a file atomically. Symlinks are followed and permissions preserved."""
        target = path.resolve()
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(self.dump())
                    file.flush()
                    os.fsync(file.fileno())
                if target.exists():
                    shutil.copymode(target, name)
                os.replace(name, target)
            except BaseException:
                os.unlink(name)
                raise
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from error

    @staticmethod
    def read(path: Path, check: bool = True) -> Record:
        """Load a record from a file and replay it, unless `check` is false.

        Raise `BadRecord` if it is invalid and `OSError` if the file cannot be read.
        """
        with path.open("rb") as file:
            text = file.read(LARGEST_FILE + 1)
        if len(text) > LARGEST_FILE:
            raise BadRecord("record-too-large", most=LARGEST_FILE)
        record = Record.load(text)
        if check:
            record.replay()
        return record


def _result(outcome: Outcome | None) -> Result | None:
    if outcome is None:
        return None
    return Result(outcome.reason, outcome.rule, list(outcome.scores), list(outcome.winners))


def _digest(record: Record) -> str:
    bare = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()
