"""The board of FLAUTZ!: the data of a state, without its rules."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

from parlour.core.card_state import DRAW_PILE, HANDS, DrawPileState
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.games.flautz.deck import CRYSTALS, Deck

#: The decisions of the player on turn.
TAKING: Final = 0
REPLACING: Final = 1
TAKING_NOW: Final = 2
PUTTING: Final = 3
OVER: Final = 4

StepName = Literal["take", "replace", "take-now", "put", "over"]
STEPS: Final[tuple[StepName, ...]] = get_args(StepName)

#: Why a match ended.
GOING_ON: Final = 0
ARENA: Final = 1
CALLED: Final = 2
STRAIGHT: Final = 3
ROYAL: Final = 4

ReasonName = Literal["going-on", "arena", "called", "straight", "royal"]
REASONS: Final[tuple[ReasonName, ...]] = get_args(ReasonName)

EMPTY: Final = -1


class Board(DrawPileState):
    """Cards are kinds. The top of a pile is the last of its list. Each field of the arena is a round.

    Hands have five cards. The lists of a board, except for hands, the draw pile and the display, are never
    changed, only replaced.
    """

    #: The fields of the arena, and how many matches are played; 0 means until somebody has three crystals.
    arena: list[int]
    matches: i64
    match: i64
    #: The seat that began the match, the seat on turn, and its decision.
    start: i64
    turn: i64
    step: i64
    #: The colour of each seat's apprentice.
    apprentices: list[int]
    #: The focused apprentices, as bits.
    focused: i64
    #: The air row, then the ground row.
    display: list[int]
    #: The card that was just taken and the place it came from; -1 for none.
    taken: i64
    place: i64
    discard: list[int]
    #: Whether the draw pile was made of discarded cards, which everybody has seen.
    recycled: bool
    #: The first caller; as bits, the hands that lie open and those that are a FLAUTZ!.
    caller: i64
    open: i64
    flautz: i64
    #: The points and crystals of each seat, and the crystals left, the marker included.
    points: list[int]
    crystals: list[int]
    supply: i64
    #: The last match: why it ended and who ended it with a call or a straight or royal FLAUTZ!; by seat, the
    #: hand if it counted, its worth and the crystals won.
    last_reason: i64
    last_seat: i64
    last_hands: list[list[int]]
    last_worths: list[int]
    last_gains: list[int]

    def __init__(self, game: Game, deck: Deck, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.deck = deck

    def clear(self, arena: list[int], matches: i64) -> None:
        """Clear the board, as before the first match."""
        seats = self.seats
        self.arena = arena
        self.matches = matches
        self.match = 0
        self.start = 0
        self.apprentices = []
        self.points = [0] * seats
        self.crystals = [0] * seats
        self.supply = CRYSTALS
        self.last_reason = GOING_ON
        self.last_seat = NOBODY
        self.last_hands = [[] for _ in range(seats)]
        self.last_worths = [0] * seats
        self.last_gains = [0] * seats
        self.clear_match()

    def clear_match(self) -> None:
        """Clear the table and keep the scores."""
        self.shared = 0
        self.round = 1
        self.turn = self.start
        self.step = TAKING
        self.focused = 0
        self.hands = []
        self.display = []
        self.taken = EMPTY
        self.place = EMPTY
        self.draw_pile = []
        self.discard = []
        self.recycled = False
        self.caller = NOBODY
        self.open = 0
        self.flautz = 0

    def copy_to(self, other: Board) -> None:
        """Make the other board, a new one, equal to this one."""
        self.share(other, HANDS | DRAW_PILE)
        other.draw_pile = self.draw_pile
        other.arena = self.arena
        other.matches = self.matches
        other.match = self.match
        other.start = self.start
        other.turn = self.turn
        other.step = self.step
        other.apprentices = self.apprentices
        other.focused = self.focused
        other.display = self.display[:]
        other.taken = self.taken
        other.place = self.place
        other.discard = self.discard
        other.recycled = self.recycled
        other.caller = self.caller
        other.open = self.open
        other.flautz = self.flautz
        other.points = self.points
        other.crystals = self.crystals
        other.supply = self.supply
        other.last_reason = self.last_reason
        other.last_seat = self.last_seat
        other.last_hands = self.last_hands
        other.last_worths = self.last_worths
        other.last_gains = self.last_gains

    def unshare(self) -> None:
        """Give this board its own copies of shared lists, so that bots may change anything."""
        super().unshare()
        self.arena = self.arena[:]
        self.apprentices = self.apprentices[:]
        self.discard = self.discard[:]
        self.points = self.points[:]
        self.crystals = self.crystals[:]
        self.last_hands = [hand[:] for hand in self.last_hands]
        self.last_worths = self.last_worths[:]
        self.last_gains = self.last_gains[:]

    @property
    def field(self) -> i64:
        """The field that the crystal stands on: see arena.py."""
        field: i64 = self.arena[self.round - 1]
        return field

    def is_open(self, seat: i64) -> bool:
        """Return whether everybody sees the hand of the seat."""
        return bool(self.open >> seat & 1)

    def is_focused(self, seat: i64) -> bool:
        return bool(self.focused >> seat & 1)
