"""The hidden cards as a seat knows them, and worlds that agree with that.

Hidden are the cards that were dealt and not put back since (`knowledge`), and the draw pile; of a draw pile
made of discarded cards only the order is hidden. Nobody holds, or has held, a straight FLAUTZ! that was not
laid open.

The notes of a position from elsewhere may be false, so nothing here relies on them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from parlour.core.card_state import DRAW_PILE, HiddenCards
from parlour.core.memory import AUDIENCE_MASK, known_to, pack, private_note
from parlour.core.piles import sorted_pile
from parlour.core.rng import Rng
from parlour.games.flautz import memory
from parlour.games.flautz.board import Board
from parlour.games.flautz.deck import HAND_SIZE, KINDS
from parlour.games.flautz.knowledge import Swaps, comes_too_late, is_shown
from parlour.games.flautz.matches import note_flautz
from parlour.games.flautz.spells import is_straight, may_be_straight

#: If none of this many deals fits the swaps, their notes are false. Nearly always the first one fits.
TRIES: Final = 100


class Hidden(HiddenCards[Board]):
    """The hidden part of a board, for one seat."""

    def __init__(self, board: Board, seat: int | None) -> None:
        self.seat = seat
        self.swaps = Swaps(board)
        self.recycled = board.recycled
        self.seats = [other for other in range(board.seats) if other != seat and not is_shown(board, other)]
        #: The lists that every world has of its own.
        self.redrawn: i64 = DRAW_PILE
        #: The cards of these seats that are known to be theirs.
        self.known: list[list[int]] = []
        #: The cards in place of the known ones, from now back to the deal. The others were there all along.
        self.earlier: list[list[list[int]]] = []
        #: The cards of these seats in the last world that were drawn for it.
        self.drawn: list[list[int]] = [[] for _ in self.seats]
        pool: list[int] = [] if board.recycled else board.draw_pile[:]
        #: Sorted, so that worlds follow from what the seat knows and the generator alone.
        self.recycled_pile = sorted_pile(board.draw_pile, KINDS) if board.recycled else []
        for other in self.seats:
            held: list[int] = []
            rest = board.hands[other][:]
            for card in self.swaps.known(other):
                if card in rest:  # always, if the notes are true
                    rest.remove(card)
                    held.append(card)
            self.known.append(held)
            self.earlier.append([] if comes_too_late(board, other) else self.swaps.rewound(other, held))
            pool.extend(rest)
            self.redrawn |= 1 << other
        #: The cards that may be in any of these hands, or in a draw pile that is unknown. Sorted, too.
        self.pool = sorted_pile(pool, KINDS)

    def redraw(self, world: Board, rng: Rng) -> None:
        pool = self.pool[:]
        tries = 1
        while not self._deal(world, pool, rng):
            if tries == TRIES:
                self._forget_swaps()  # then a deal fits: the hands as they are
            tries += 1
        for other in self.seats:
            note_flautz(world, other)
        world.draw_pile = self.recycled_pile[:] if self.recycled else pool
        rng.shuffle(world.draw_pile)
        world.shared &= ~self.redrawn

    def redraw_memory(self, world: Board) -> None:
        """Let the others remember what they were dealt here. They forget earlier matches."""
        own: i64 = -1 if self.seat is None else self.seat
        began = self.swaps.began
        notes = world.memory
        known = known_to(notes[:began], self.seat)
        for note in notes[began:]:
            audience = (note & AUDIENCE_MASK) - 1
            if audience < 0 or audience == own:
                known = append(known, note)
            else:
                dealt = self.dealt(audience, world.hands[audience])
                known = append(known, private_note(audience, memory.HAND_DEALT, audience, pack(dealt)))
        world.memory = known

    def _deal(self, world: Board, pool: list[int], rng: Rng) -> bool:
        """Fill the hidden hands from the pool; if that hides a straight FLAUTZ!, put the cards back."""
        fits = True
        dealt: list[int] = []
        for place, other in enumerate(self.seats):
            cards = rng.take(pool, HAND_SIZE - len(self.known[place]))
            dealt.extend(cards)
            self.drawn[place] = cards
            if may_be_straight(cards):
                for known in self.earlier[place]:
                    hand = cards + known
                    hand.sort()
                    if is_straight(hand):
                        fits = False
            hand = cards + self.known[place]
            hand.sort()
            world.hands[other] = hand
        if not fits:
            pool.extend(dealt)
        return fits

    def dealt(self, seat: i64, hand: list[int]) -> list[int]:
        """Return the deal of the seat if this is its hand in the world just drawn."""
        place = self.seats.index(seat) if seat in self.seats else -1
        if place < 0 or not self.earlier[place]:
            return self.swaps.rewound(seat, hand)[-1]
        cards = self.drawn[place] + self.earlier[place][-1]
        cards.sort()
        return cards

    def _forget_swaps(self) -> None:
        self.swaps.forget()
        self.earlier = [hands[:1] for hands in self.earlier]
