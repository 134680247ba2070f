"""The knowledge that everybody has of a match: the cards that were swapped, and the hands that lie open.

All swaps are open: a card that somebody took stays in that hand until it is put back.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import AUDIENCE_BITS, payload_of, seat_of, tag_of
from parlour.core.piles import swapped
from parlour.core.seats import order_from
from parlour.games.flautz import memory
from parlour.games.flautz.board import EMPTY, OVER, ROYAL, STRAIGHT, Board


class Swaps:
    """The cards that each seat took and put in this match, the latest last."""

    def __init__(self, board: Board) -> None:
        self.taken: list[list[int]] = [[] for _ in range(board.seats)]
        self.put: list[list[int]] = [[] for _ in range(board.seats)]
        notes = board.memory
        #: The offset of the match in the memory.
        self.began: i64 = len(notes)
        while self.began > 0:
            self.began -= 1
            if tag_of(notes[self.began] >> AUDIENCE_BITS) == memory.MATCH:
                break
        taken: i64 = EMPTY
        for note in notes[self.began :]:
            code: i64 = note >> AUDIENCE_BITS
            tag = tag_of(code)
            if tag == memory.TOOK:
                taken = memory.kind_in(payload_of(code))
            elif tag == memory.PUT and taken != EMPTY:
                seat = seat_of(code)
                self.taken[seat].append(taken)
                self.put[seat].append(memory.kind_in(payload_of(code)))
                taken = EMPTY

    def forget(self) -> None:
        """Ignore all swaps."""
        self.taken = [[] for _ in self.taken]
        self.put = [[] for _ in self.put]

    def known(self, seat: i64) -> list[int]:
        """Return the cards that the seat took and has not put back."""
        cards: list[int] = []
        for swap in range(len(self.put[seat])):
            put = self.put[seat][swap]
            if put in cards:
                cards.remove(put)
            cards.append(self.taken[seat][swap])
        return cards

    def rewound(self, seat: i64, hand: list[int]) -> list[list[int]]:
        """Return the hand, then the hands it came from, back to the one that was dealt."""
        hands = [hand]
        taken, put = self.taken[seat], self.put[seat]
        for swap in range(len(put) - 1, -1, -1):
            if taken[swap] not in hand:  # an untrue note
                break
            hand = swapped(hand, taken[swap], put[swap])
            hands.append(hand)
        return hands


def is_shown(board: Board, seat: int) -> bool:
    """Return whether everybody knows the hand: it was called, or it counted at the end."""
    counted = board.last_reason != ROYAL and not board.is_focused(seat)
    return board.is_open(seat) or (board.step == OVER and (counted or seat == board.last_seat))


def comes_too_late(board: Board, seat: int) -> bool:
    """Return whether a straight FLAUTZ! dealt to an earlier seat ended the match (Z-17)."""
    if board.step != OVER or board.last_reason < STRAIGHT or board.round > 1 or board.turn != board.start:
        return False
    order = order_from(board.start, board.seats)
    return order.index(seat) > order.index(board.last_seat)
