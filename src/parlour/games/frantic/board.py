"""The board of FRANTIC: the data of a state, without its rules."""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from parlour.core.card_state import DRAW_PILE, HANDS, DrawPileState
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY, next_seat, order_from
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.deck import CODES, GENTLE_CODES, Deck
from parlour.games.frantic.steps import WINDOW, other_of, owner_of, step_of

#: Why a round is over.
GOING_ON: Final = 0
OUT: Final = 1
PILE_EMPTY: Final = 2
TIME_UP: Final = 3
DOOMSDAY: Final = 4
FINISH_LINE: Final = 5

ReasonName = Literal["going-on", "out", "pile-empty", "time-up", "doomsday", "finish-line"]
REASONS: Final[tuple[ReasonName, ...]] = get_args(ReasonName)

NO_BOMB: Final = -1

#: The discard pile, which is copied on write, as a bit: see `CardState.shared`.
DISCARD: Final = 512


class Board(DrawPileState):
    """Cards are kinds. The top of a pile is the end of its list. Seats are numbered in order of play.

    The discard pile is changed by way of `writable_discard`. The other lists of a board, except for hands,
    the draw pile and the steps, are never changed, only replaced.
    """

    limit: i64
    #: Whether cards go by family-friendly names.
    family: bool
    dealer: i64
    #: The seat on turn; the dealer while the first card takes effect.
    turn: i64
    #: The pending steps, the next one last: see steps.py. Empty at the end of a turn.
    steps: vec[i64]
    #: The seats that have still to decide, as bits.
    asked: i64
    #: The cards that were played, and those put under them by events.
    discard: list[int]
    under: list[int]
    #: The card that counts (never "Fuck You"), who laid it, and the wish: see actions.py.
    top: i64
    layer: i64
    wish: i64
    #: The colour last played, or -1.
    colour: i64
    counterattacks_out: i64
    event_pile: list[int]
    used_events: list[int]
    #: The seats that miss their next turn, as bits.
    skipped: i64
    #: The number of turns, of all together, a Time Bomb leaves; -1 without one.
    bomb: i64
    #: Whether somebody would have had to draw from an empty pile.
    dry: bool
    #: Why the round is over at once.
    over_by: i64
    #: Cards set aside to be given. They are still in the hand of the giver.
    offer: list[int]
    #: The seats that are to draw the four cards of a Fantastic Four.
    shares: list[int]
    market: list[int]
    #: The face-down card of each seat, or -1.
    laid: list[int]
    #: Merry Christmas: to whom each seat gives the first, second, … card of its hand.
    gifts: list[list[int]]
    #: The seats that play Nice Try, as long as others still decide.
    trier: i64
    points: list[int]
    #: The last round: why it ended, its hands if they counted, and its points.
    last_reason: i64
    last_hands: tuple[tuple[int, ...], ...]
    last_points: tuple[int, ...]
    #: The offset of this round's part of the memory.
    round_at: i64
    over: bool

    def __init__(self, game: Game, deck: Deck, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.deck = deck

    def clear(self, limit: i64, family: bool) -> None:
        """Clear the board, as before the first round."""
        seats = self.seats
        self.limit = limit
        self.family = family
        self.dealer = 0
        self.points = [0] * seats
        self.last_reason = GOING_ON
        self.last_hands = ((),) * seats
        self.last_points = (0,) * seats
        self.round_at = 0
        self.over = False
        self.clear_round()

    def clear_round(self) -> None:
        """Clear the board of the last round."""
        seats = self.seats
        self.shared = 0
        self.turn = self.dealer
        self.steps = vec[i64]()
        self.asked = 0
        self.hands = [[] for _ in range(seats)]
        self.draw_pile = []
        self.discard = []
        self.under = []
        self.top = 0
        self.layer = 0
        self.wish = NO_WISH
        self.colour = -1
        self.counterattacks_out = 0
        self.event_pile = []
        self.used_events = []
        self.skipped = 0
        self.bomb = NO_BOMB
        self.dry = False
        self.over_by = GOING_ON
        self.offer = []
        self.shares = []
        self.market = []
        self.laid = [-1] * seats
        self.gifts = [[] for _ in range(seats)]
        self.trier = NOBODY

    def copy_to(self, other: Board) -> None:
        """Make the other board, a new one, equal to this one."""
        self.share(other, HANDS | DRAW_PILE | DISCARD)
        other.draw_pile = self.draw_pile
        other.limit = self.limit
        other.family = self.family
        other.dealer = self.dealer
        other.turn = self.turn
        other.steps = self.steps[:]
        other.asked = self.asked
        other.discard = self.discard
        other.under = self.under
        other.top = self.top
        other.layer = self.layer
        other.wish = self.wish
        other.colour = self.colour
        other.counterattacks_out = self.counterattacks_out
        other.event_pile = self.event_pile
        other.used_events = self.used_events
        other.skipped = self.skipped
        other.bomb = self.bomb
        other.dry = self.dry
        other.over_by = self.over_by
        other.offer = self.offer
        other.shares = self.shares
        other.market = self.market
        other.laid = self.laid
        other.gifts = self.gifts
        other.trier = self.trier
        other.points = self.points
        other.last_reason = self.last_reason
        other.last_hands = self.last_hands
        other.last_points = self.last_points
        other.round_at = self.round_at
        other.over = self.over

    def unshare(self) -> None:
        """Give this board its own copies of shared lists, so that bots may change anything."""
        super().unshare()
        self.discard = self.discard[:]
        self.under = self.under[:]
        self.event_pile = self.event_pile[:]
        self.used_events = self.used_events[:]
        self.offer = self.offer[:]
        self.shares = self.shares[:]
        self.market = self.market[:]
        self.laid = self.laid[:]
        self.gifts = [gifts[:] for gifts in self.gifts]
        self.points = self.points[:]

    def writable_discard(self) -> list[int]:
        """Return the discard pile to change it."""
        if self.shared & DISCARD:
            self.shared &= ~DISCARD
            self.discard = self.discard[:]
        return self.discard

    def step_on_top(self) -> i64:
        """Return the step on top, or 0 at the end of a turn."""
        if len(self.steps) == 0:  # not as a condition, for which compiled code would box the vector
            return 0
        return self.steps[-1]

    def push_step(self, packed: i64) -> None:
        """Put a step on top."""
        self.steps = append(self.steps, packed)

    def pop_step(self) -> i64:
        """Remove and return the step on top."""
        self.steps, packed = pop(self.steps)
        return packed

    def order(self) -> list[int]:
        """Return all seats in order of play, starting after the current player (R-28)."""
        return order_from(next_seat(self.turn, self.seats), self.seats)

    def giver(self) -> i64:
        """The owner of the cards set aside: the giver, or the attacker while the target may counter."""
        packed: i64 = self.steps[-1]
        return other_of(packed) if step_of(packed) == WINDOW else owner_of(packed)

    def code(self, kind: int) -> str:
        return GENTLE_CODES[kind] if self.family else CODES[kind]

    def names(self, kinds: list[int]) -> tuple[str, ...]:
        """Return the codes of the kinds."""
        codes = GENTLE_CODES if self.family else CODES
        return tuple([codes[kind] for kind in kinds])
