"""Reading deck files and positions, for all games."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections import Counter
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from parlour.core.card_state import CardState
from parlour.core.deck import Deck
from parlour.core.errors import BadDeck, BadPosition, ParlourError
from parlour.core.game import Game
from parlour.core.memory import is_note
from parlour.core.positions import Positions
from parlour.core.rng import Rng

Shape = TypeVar("Shape")
#: The name in a file: one line of text.
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
#: One note of the memory in a position.
Note: TypeAlias = Annotated[int, Meta(ge=0, lt=2**62)]


def read_toml(source: str, shape: type[Shape], bad: type[ParlourError] = BadDeck) -> tuple[Shape, str]:
    """Decode TOML into the given type and return it with the hash of the source. Raise `bad` on errors."""
    try:
        digest = hashlib.sha256(source.encode()).hexdigest()
        return msgspec.toml.decode(source, type=shape), digest
    except msgspec.ValidationError as error:
        raise bad("file-field", problem=str(error)) from None
    except ValueError as error:
        raise bad("file-not-toml", problem=str(error)) from None
    except RecursionError:
        raise bad("file-too-deep") from None


def read_position(plain: object, shape: type[Shape]) -> Shape:
    """Convert plain data into the given type. Raise `BadPosition` on errors."""
    try:
        return msgspec.convert(plain, shape)
    except ValueError as error:
        raise BadPosition("position-field", problem=str(error)) from None


def read_rng(text: str) -> Rng:
    """Return the generator that a position holds. Raise `BadPosition` if it is malformed."""
    try:
        return Rng.load(text)
    except ValueError:
        raise BadPosition("position-random") from None


def read_cards(deck: Deck, codes: list[str]) -> list[int]:
    """Return the kinds of the cards with these codes. Raise `BadPosition` for unknown codes."""
    kinds = [deck.kind(code) for code in codes]
    if -1 in kinds:
        raise BadPosition("position-card", card=codes[kinds.index(-1)])
    return kinds


def check_copies(deck: Deck, found: Counter[int], wanted: Counter[int], rule: str | None = None) -> None:
    """Raise `BadPosition` if the position has too many or too few copies of a card."""
    for kind, code in enumerate(deck.codes):
        if found[kind] != wanted[kind]:
            raise BadPosition("position-count", rule, card=code, found=found[kind], count=wanted[kind])


class PositionHead(Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields of all positions. Games add fields for the table."""

    game: str
    version: int
    deck: str
    #: One item per seat. Games define its type.
    players: list[Any]
    random: str
    memory: list[Note] = []


AnyState = TypeVar("AnyState", bound=CardState)
AnyPosition = TypeVar("AnyPosition", bound=PositionHead)


class PositionFormat(Positions[AnyState], Generic[AnyState, AnyPosition]):
    """Positions as structs, for games with a deck. Games implement the conversion and the checks."""

    shape: type[AnyPosition]
    #: The rule that says how many copies of each card are in the game, for error messages.
    copies_rule: str | None = None

    def __init__(self, game: Game) -> None:
        if game.deck is None:
            raise TypeError(f"{game.name} has no deck")
        self.game = game
        self.deck: Deck = game.deck

    @abstractmethod
    def dump(self, state: AnyState, head: dict[str, Any]) -> AnyPosition:
        """Convert a state to a position. `head` has the common fields."""

    @abstractmethod
    def load(self, state: AnyState, position: AnyPosition) -> None:
        """Load a position into a new state that already has its seats, generator and memory."""

    @abstractmethod
    def check(self, state: AnyState) -> None:
        """Raise `BadPosition` if the state cannot occur in a game. It has the right cards."""

    @abstractmethod
    def count(self, state: AnyState) -> Counter[int]:
        """Count all cards by kind, wherever they are."""

    def expected_cards(self, state: AnyState) -> Counter[int]:
        """Count the cards that a state must have. By default, those are all cards of the deck."""
        return Counter(self.deck.cards)

    def write(self, state: AnyState) -> dict[str, object]:
        head = {
            "game": self.game.name,
            "version": self.game.version,
            "deck": self.deck.digest,
            "random": state.rng.dump(),
            "memory": list(state.memory),
        }
        plain: dict[str, object] = msgspec.to_builtins(self.dump(state, head))
        return plain

    def read(self, plain: object, trusted: bool) -> AnyState:
        position = read_position(plain, self.shape)
        state: AnyState = self.game.new_state(len(position.players), self._read_head(position))
        state.memory = vec[i64](position.memory)
        self.load(state, position)
        if not trusted:
            self._check_memory(state)
            check_copies(self.deck, self.count(state), self.expected_cards(state), self.copies_rule)
            self.check(state)
        return state

    def census(self, state: AnyState) -> dict[str, int]:
        return {self.deck.codes[kind]: count for kind, count in sorted(self.count(state).items())}

    def _read_head(self, position: AnyPosition) -> Rng:
        """Check the game, version and deck of the position and return its generator."""
        game = self.game
        if (position.game, position.version) != (game.name, game.version):
            problem = f"Expected `{game.name}`, version {game.version} - at `$.game`"
            raise BadPosition("position-field", problem=problem)
        if position.deck != self.deck.digest:
            raise BadPosition("position-deck")
        return read_rng(position.random)

    def _check_memory(self, state: AnyState) -> None:
        """Check that all notes are well formed. Whether they are true is not checked."""
        kinds = len(self.deck.codes)
        shapes = list(self.game.note_shapes)
        if not all(is_note(note, shapes, state.seats, kinds) for note in state.memory):
            raise BadPosition("position-memory")
