"""The state of a game of Fzzzt!: the contract of the core on top of the rules."""

from __future__ import annotations

from typing import SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.memory import known_to, recall
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY
from parlour.core.tensor import clear, copy_row, mark_cards
from parlour.games.fzzzt import build_view, tensor
from parlour.games.fzzzt.actions import ACTIONS, BID_MARKS, BIDS, BIDS_OF, bid_size, cards_of, twins_of
from parlour.games.fzzzt.auction import place_bid
from parlour.games.fzzzt.board import BIDDING, OVER, Board
from parlour.games.fzzzt.cleanup import allocations, choose_allocation
from parlour.games.fzzzt.deck import Deck
from parlour.games.fzzzt.memory import last_auction
from parlour.games.fzzzt.observation_cache import ObservationCache
from parlour.games.fzzzt.resample import Hidden
from parlour.games.fzzzt.scoring import standings, winners
from parlour.games.fzzzt.view import FzzztOpen, FzzztOwn, FzzztView


class FzzztState(Board):
    """A game in progress: the data is described in `Board`."""

    def __init__(self, game: Game, deck: Deck, seats: int, rng: Rng) -> None:
        super().__init__(game, deck, seats, rng)
        #: For `encode`. Copies begin without it.
        self.observation_cache: ObservationCache | None = None

    @property
    def actors(self) -> tuple[int, ...]:
        return self.asked

    def legal(self, seat: int) -> list[int]:
        if self.phase == BIDDING:
            if seat != self.turn:
                return []
            hand = self.hands[seat]
            return BIDS_OF[len(hand)][twins_of(hand)][:]
        if seat not in self.asked:
            return []
        return allocations(self, seat)

    def random_action(self, seat: int, rng: Rng) -> int:
        """As in the core, but without copying the list of bids."""
        if self.phase == BIDDING:
            hand = self.hands[seat]
            bids = BIDS_OF[len(hand)][twins_of(hand)]
        else:
            bids = allocations(self, seat)
        return bids[rng.below(len(bids))]

    def mark_legal(self, seat: int, out: vec[i64], at: int) -> None:
        """As in the core, but with prepared marks of bids."""
        start: i64 = at
        if self.phase == BIDDING and seat == self.turn:
            hand = self.hands[seat]
            copy_row(BID_MARKS[len(hand)][twins_of(hand)], out, start)
            clear(out, start + BIDS, ACTIONS - BIDS)
            return
        clear(out, start, ACTIONS)
        if self.phase != BIDDING and seat in self.asked:
            mark_cards(out, start, allocations(self, seat))

    def apply(self, seat: int, action: int) -> None:
        if self.phase == BIDDING:
            place_bid(self, seat, action)
        else:
            choose_allocation(self, seat, action)

    def is_over(self) -> bool:
        return self.phase == OVER

    def final_outcome(self) -> Outcome:
        scores = standings(self)
        return Outcome("belt-deck-empty", "F-20", tuple(scores), winners(self, scores))

    def open_view(self) -> FzzztOpen:
        return build_view.open_view(self)

    def own_view(self, seat: int | None) -> FzzztOwn:
        return build_view.own_view(self, seat)

    def view(self, seat: SupportsIndex | None) -> FzzztView:
        return self.view_as(FzzztView, seat)

    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        cache = self.observation_cache
        if cache is None:
            cache = ObservationCache(self)
            self.observation_cache = cache
        row = cache.row_of(self, seat)
        tensor.encode(self, cache.common, row.bytes, seat, out, at)

    def observe(self, out: vec[i64], at: int, mask: vec[i64], mask_at: int) -> int:
        """As in the core, but without asking for the actors."""
        if not self.asked:
            return NOBODY
        seat = self.asked[0]
        self.encode(seat, out, at)
        self.mark_legal(seat, mask, mask_at)
        return seat

    def info_state(self, seat: SupportsIndex | None) -> tuple[int, ...]:
        """Return the notes, the open table, then the seat's own cards; -1 separates the parts."""
        viewer = self.check_seat(seat)
        notes = recall(self.memory, viewer)
        notes.extend((-1, self.phase, self.round, self.chief, self.face_up, len(self.belt)))
        notes.extend(self.belt[len(self.belt) - self.face_up :])
        notes.append(-1)
        notes.extend(self.asked)
        for other in range(self.seats):
            hand = self.hands[other]
            notes.extend((-1, self.mechanics[other], len(hand), len(self.discards[other])))
            notes.append(bid_size(self.bids[other]))
            notes.extend(cards_of(hand, self.shown[other]))
            for unit, robots in zip(self.units[other], self.allocated[other], strict=True):
                notes.extend((-1, unit, *robots))
        if viewer is not None:
            notes.append(-1)
            notes.extend(self.hands[viewer])
            notes.append(-1)
            notes.append(self.bids[viewer])
            notes.extend(self.choices[viewer])
        return tuple(notes)

    def info_hash(self, seat: int) -> int:
        """As in the core, but without what follows from the notes."""
        known = recall(self.memory, seat)
        known.extend(self.hands[seat])
        known.append(-1)
        known.extend(self.choices[seat])
        known.extend((-1, self.bids[seat], -1, *self.asked, -1))
        for bid in self.bids:
            known.append(bid_size(bid))
        return hash(tuple(known))

    def copy(self, rng: Rng) -> FzzztState:
        other = FzzztState(self.game, self.deck, self.seats, rng)
        self.copy_to(other)
        return other

    def hidden_cards(self, seat: int | None) -> Hidden:
        return Hidden(self, seat)

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        super().redraw_hidden(seat, rng)
        self.observation_cache = None  # the hidden cards and notes have changed

    def forget_past(self) -> None:
        """Keep the last auction, which everybody sees."""
        first, end = last_auction(self, self.note_count)
        self.memory = known_to(self.memory[first:end], None)
