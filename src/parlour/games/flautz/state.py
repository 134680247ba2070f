"""The state of a game of FLAUTZ!: the contract of the core on top of the rules."""

from __future__ import annotations

from typing import SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.memory import recall
from parlour.core.outcome import Outcome
from parlour.core.piles import count_distinct, distinct, nth_distinct
from parlour.core.rng import Rng
from parlour.core.seats import SOLO
from parlour.core.tensor import clear, mark
from parlour.games.flautz import build_view, tensor
from parlour.games.flautz.actions import (
    ACTIONS,
    CALL,
    FOCUS,
    PUT,
    PUT_AND_CALL,
    REPLACE,
    REPLACES,
    TAKES,
    TAKES_OR_FOCUS,
)
from parlour.games.flautz.board import OVER, PUTTING, REPLACING, TAKING, TAKING_NOW, Board
from parlour.games.flautz.deck import Deck
from parlour.games.flautz.matches import standings, winners
from parlour.games.flautz.observation_cache import ObservationCache
from parlour.games.flautz.resample import Hidden
from parlour.games.flautz.spells import flautz_puts
from parlour.games.flautz.turn import call, can_focus, focus, put, replace, take
from parlour.games.flautz.view import FlautzOpen, FlautzOwn, FlautzView


class FlautzState(Board):
    """A game in progress: the data is described in `Board`."""

    def __init__(self, game: Game, deck: Deck, seats: int, rng: Rng) -> None:
        super().__init__(game, deck, seats, rng)
        #: For `encode`. Copies begin without it.
        self.observation_cache: ObservationCache | None = None

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.step == OVER else SOLO[self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.step == OVER:
            return []
        return self._choices(seat)[:]

    def random_action(self, seat: int, rng: Rng) -> int:
        """As in the core, but without copying lists that never change, or making those that are short."""
        if self.step == PUTTING:
            return self._random_put(self.hands[seat], rng)
        choices = self._choices(seat)
        return choices[rng.below(len(choices))]

    def _choices(self, seat: i64) -> list[int]:
        """Return the legal actions of the seat on turn. The list may be shared."""
        step = self.step
        if step == PUTTING:
            return self._puts(self.hands[seat])
        field = self.field
        if step == TAKING:
            choices = TAKES_OR_FOCUS[field] if can_focus(self) else TAKES[field]
            return [*choices, CALL] if self.flautz >> seat & 1 else choices
        return TAKES[field] if step == TAKING_NOW else REPLACES[field]

    def _puts(self, hand: list[int]) -> list[int]:
        """Z-5: any card but the taken one, also with a call if it leaves a FLAUTZ! (Z-15)."""
        puts = [PUT + kind for kind in distinct(hand)]
        for card in flautz_puts(hand, self.taken):
            puts.append(PUT_AND_CALL + card)
        return puts

    def _random_put(self, hand: list[int], rng: Rng) -> int:
        """Return a random one of `_puts`."""
        calls = flautz_puts(hand, self.taken)
        cards = count_distinct(hand)
        place = rng.below(cards + len(calls))
        if place < cards:
            return PUT + nth_distinct(hand, place)
        return PUT_AND_CALL + calls[place - cards]

    def mark_legal(self, seat: int, out: vec[i64], at: int) -> None:
        """As in the core, but without copying lists that never change."""
        start: i64 = at
        clear(out, start, ACTIONS)
        if seat != self.turn or self.step == OVER:
            return
        if self.step != PUTTING:
            for choice in self._choices(seat):
                action: i64 = choice
                mark(out, start + action)
            return
        hand = self.hands[seat]
        for card in hand:
            kind: i64 = card
            mark(out, start + PUT + kind)
        for card in flautz_puts(hand, self.taken):
            kind = card
            mark(out, start + PUT_AND_CALL + kind)

    def apply(self, seat: int, action: int) -> None:
        if self.step == PUTTING:
            if action < PUT_AND_CALL:
                put(self, action - PUT, False)
            else:
                put(self, action - PUT_AND_CALL, True)
        elif self.step == REPLACING:
            replace(self, action - REPLACE)
        elif action < REPLACE:
            take(self, action)
        elif action == FOCUS:
            focus(self)
        else:
            call(self)

    def final_outcome(self) -> Outcome:
        reason, rule = ("last-match", "Z-22") if self.matches else ("three-crystals", "Z-21")
        return Outcome(reason, rule, tuple(standings(self)), winners(self))

    def open_view(self) -> FlautzOpen:
        return build_view.open_view(self)

    def own_view(self, seat: int | None) -> FlautzOwn:
        return build_view.own_view(self, seat)

    def view(self, seat: SupportsIndex | None) -> FlautzView:
        return self.view_as(FlautzView, seat)

    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        cache = self.observation_cache
        if cache is None:
            cache = ObservationCache(self)
            self.observation_cache = cache
        row = cache.row_of(self, seat)
        tensor.encode(self, row.bytes, cache.known, seat, out, at)

    def info_state(self, seat: SupportsIndex | None) -> tuple[int, ...]:
        """Return the notes, the open table, then the seat's own cards; -1 separates the parts."""
        viewer = self.check_seat(seat)
        notes = recall(self.memory, viewer)
        notes.extend((-1, self.matches, self.match, self.round, self.start, self.turn, self.step))
        notes.extend((self.focused, self.caller, self.open, self.taken, self.place, self.supply))
        notes.extend((len(self.draw_pile), int(self.recycled), self.last_reason, self.last_seat))
        for part in (
            self.arena,
            self.apprentices,
            self.points,
            self.crystals,
            self.display,
            self.discard,
            sorted(self.draw_pile) if self.recycled else [],
            self.last_worths,
            self.last_gains,
            *self.last_hands,
        ):
            notes.append(-1)
            notes.extend(part)
        for other in range(self.seats):
            if self.is_open(other):
                notes.append(-1)
                notes.extend(self.hands[other])
        if viewer is not None:
            notes.append(-1)
            notes.extend(self.hands[viewer])
        return tuple(notes)

    def copy(self, rng: Rng) -> FlautzState:
        other = FlautzState(self.game, self.deck, self.seats, rng)
        self.copy_to(other)
        return other

    def hidden_cards(self, seat: int | None) -> Hidden:
        return Hidden(self, seat)

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        super().redraw_hidden(seat, rng)
        self.observation_cache = None  # the hidden cards and notes have changed
