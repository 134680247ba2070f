"""The board of Fzzzt!: the data of a state, without its rules."""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.card_state import HANDS, CardState
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.games.fzzzt.deck import Deck

BIDDING: Final = 0
CLEANING: Final = 1
OVER: Final = 2

PhaseName = Literal["bidding", "clean-up", "over"]
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


#: The discard piles by seat, which are copied on write, as bits: see `CardState.shared`.
DISCARDS: Final = 0xFF00
#: The hand and the discard pile of the first seat.
PERSONAL: Final = 0x0101


class Board(CardState):
    """Cards are kinds. The head of the belt and the top of the belt deck are the last of their lists.

    Hands have at most six cards, but all personal cards in the clean-up. The hand or the discard pile of a
    seat is changed by way of `writable_hand` or `writable_discards`. Of the others, only `belt`, `bids`,
    `shown` and `choices` change; the rest is replaced.
    """

    phase: int
    chief: int
    #: The next bidder, while bidding.
    turn: int
    asked: tuple[int, ...]
    #: The number of each seat's Mechanic.
    mechanics: list[int]
    belt: list[int]
    #: The number of face-up cards at the head of the belt.
    face_up: int
    belt_deck: list[int]
    #: The face-down bid of each seat, as places in its hand; 0 for none.
    bids: vec[i64]
    discards: list[list[int]]
    #: The number of cards at the bottom of each discard pile that nobody has seen since the last deal.
    buried: vec[i64]
    #: The cards of each hand that everybody has seen since the last deal, as places.
    shown: vec[i64]
    #: The Production Units of each seat, and the robots that are allocated to each for good.
    units: list[list[int]]
    allocated: list[list[list[int]]]
    #: Face-down decisions of the clean-up, unit by unit: a kind, or -1 for none.
    choices: list[list[int]]

    def __init__(self, game: Game, deck: Deck, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.deck = deck

    def clear(self) -> None:
        """Clear the board."""
        seats = self.seats
        self.shared = 0
        self.phase = BIDDING
        self.chief = 0
        self.turn = 0
        self.asked = ()
        self.mechanics = []
        self.belt = []
        self.face_up = 0
        self.belt_deck = []
        self.hands = [[] for _ in range(seats)]
        self.bids = vec[i64]([0] * seats)
        self.discards = [[] for _ in range(seats)]
        self.buried = vec[i64]([0] * seats)
        self.shown = vec[i64]([0] * seats)
        self.units = [[]] * seats
        self.allocated = [[]] * seats
        self.choices = [[]] * seats

    def copy_to(self, other: Board) -> None:
        """Make the other board, a new one, equal to this one."""
        self.share(other, HANDS | DISCARDS)
        other.phase = self.phase
        other.chief = self.chief
        other.turn = self.turn
        other.asked = self.asked
        other.mechanics = self.mechanics
        other.belt = self.belt[:]
        other.face_up = self.face_up
        other.belt_deck = self.belt_deck
        other.bids = self.bids[:]
        other.discards = self.discards[:]
        other.buried = self.buried
        other.shown = self.shown[:]
        other.units = self.units
        other.allocated = self.allocated
        other.choices = self.choices[:]

    def unshare(self) -> None:
        """Give this board its own copies of shared lists, so that bots may change anything."""
        super().unshare()
        self.mechanics = self.mechanics[:]
        self.belt_deck = self.belt_deck[:]
        self.buried = self.buried[:]
        self.discards = [pile[:] for pile in self.discards]
        self.units = [units[:] for units in self.units]
        self.allocated = [[robots[:] for robots in units] for units in self.allocated]
        self.choices = [choices[:] for choices in self.choices]

    def set_hand(self, seat: i64, hand: list[int]) -> None:
        """Replace the hand of the seat."""
        self.hands[seat] = hand
        self.shared &= ~(1 << seat)

    def writable_discards(self, seat: i64) -> list[int]:
        """Return the discard pile of the seat to change it."""
        bit: i64 = 256 << seat
        if self.shared & bit:
            self.shared &= ~bit
            self.discards[seat] = self.discards[seat][:]
        return self.discards[seat]

    def set_personal(self, seat: i64, hand: list[int], pile: list[int]) -> None:
        """Replace the hand and the discard pile of the seat."""
        self.hands[seat] = hand
        self.discards[seat] = pile
        self.shared &= ~(PERSONAL << seat)

    def personal(self, seat: int) -> list[int]:
        """Return the hand and the discard pile of the seat."""
        return self.hands[seat] + self.discards[seat]
