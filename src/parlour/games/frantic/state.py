"""The state of a game of FRANTIC: the contract of the core on top of the rules."""

from __future__ import annotations

from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.memory import recall
from parlour.core.outcome import Outcome
from parlour.core.piles import count_distinct, distinct, holds, nth_distinct
from parlour.core.rng import Rng
from parlour.core.seats import NOBODY, SEATS_IN, bit_count, nth_bit
from parlour.core.tensor import BYTES_OF, clear, mark, mark_cards, put_bytes
from parlour.games.frantic import build_view, steps, tensor
from parlour.games.frantic.actions import ACTIONS, COLOUR, DRAW, PASS, SEAT, WISHES_OF
from parlour.games.frantic.attacks import counter, hit, set_aside, take_aim, targets_of, to_give
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import COUNTERATTACK_KIND, NICE_TRY_KIND, Deck
from parlour.games.frantic.effects import make_wish
from parlour.games.frantic.event_cards import (
    agree,
    buy,
    choose_present,
    give_present,
    lay_face_down,
    lose,
    put_before,
)
from parlour.games.frantic.matching import (
    MARKED,
    bits_of,
    nth_kind,
    plain_playable,
    playable,
    put_kinds,
    wild_playable,
)
from parlour.games.frantic.observation_cache import ObservationCache
from parlour.games.frantic.resample import Hidden
from parlour.games.frantic.rounds import winners
from parlour.games.frantic.steps import attack_of, step_of
from parlour.games.frantic.turn import answer_last_card, draw_card, go_on, pass_turn, play_card
from parlour.games.frantic.view import FranticOpen, FranticOwn, FranticView
from parlour.games.frantic.viewer_row import ViewerRow

#: No card to answer with.
NO_CARD: Final = -1


class FranticState(Board):
    """A game in progress; see `Board` for its fields."""

    def __init__(self, game: Game, deck: Deck, seats: int, rng: Rng) -> None:
        super().__init__(game, deck, seats, rng)
        #: For `encode`. Copies begin without it.
        self.observation_cache: ObservationCache | None = None

    @property
    def actors(self) -> tuple[int, ...]:
        return SEATS_IN[self.asked]

    # Ladders, not tables of functions: these are called millions of times.
    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.seats or not self.asked >> seat & 1:
            return []
        step = step_of(self.steps[-1])
        if steps.PLAYS >> step & 1:
            cards = playable(self.hands[seat], self.top, self.wish)
            if step == steps.PLAY_ON:
                cards.append(PASS)
            elif step == steps.PLAY and self.draw_pile:
                cards.append(DRAW)
            return cards
        if steps.ASKS_FOR_SEAT >> step & 1:
            return [SEAT + target for target in SEATS_IN[self._targets(step, seat)]]
        if steps.ASKS_FOR_CARD >> step & 1:
            return distinct(self._cards(step, seat))
        if step == steps.WISH:
            return WISHES_OF[self.top][:]
        answer = self._answer(step, seat)
        return [PASS] if answer == NO_CARD else [answer, PASS]

    def random_action(self, seat: int, rng: Rng) -> int:
        """As in the core, but without a list of the choices."""
        step = step_of(self.steps[-1])
        if steps.PLAYS >> step & 1:
            plain, wild = self._held(seat)
            plain = plain_playable(plain, self.top, self.wish)
            wild = wild_playable(wild, len(self.hands[seat]))
            count = bit_count(plain) + bit_count(wild)
            choices = count
            if step == steps.PLAY_ON or (step == steps.PLAY and self.draw_pile):
                choices += 1
            place = rng.below(choices)
            if place < count:
                return nth_kind(plain, wild, place)
            return PASS if step == steps.PLAY_ON else DRAW
        if steps.ASKS_FOR_SEAT >> step & 1:
            targets = SEATS_IN[self._targets(step, seat)]
            return SEAT + targets[rng.below(len(targets))]
        if steps.ASKS_FOR_CARD >> step & 1:
            cards = self._cards(step, seat)
            return nth_distinct(cards, rng.below(count_distinct(cards)))
        if step == steps.WISH:
            wishes = WISHES_OF[self.top]
            return wishes[rng.below(len(wishes))]
        answer = self._answer(step, seat)
        if answer == NO_CARD:
            rng.below(1)  # the core draws, too
            return PASS
        return answer if rng.below(2) == 0 else PASS

    def mark_legal(self, seat: int, out: vec[i64], at: int) -> None:
        """As in the core, but without a list of the choices."""
        start: i64 = at
        if seat < 0 or seat >= self.seats or not self.asked >> seat & 1:
            clear(out, start, ACTIONS)
            return
        step = step_of(self.steps[-1])
        if steps.PLAYS >> step & 1:
            hand = self.hands[seat]
            plain, wild = bits_of(hand)
            self._mark_playable(step, plain, wild, len(hand), out, start)
        else:
            self._mark_answers(step, seat, out, start)

    def _mark_playable(self, step: i64, plain: i64, wild: i64, size: i64, out: vec[i64], at: i64) -> None:
        """Write the mask of a step that asks for a card to play, given the kinds in the hand and its size."""
        plain = plain_playable(plain, self.top, self.wish)
        put_kinds(out, at, plain, wild_playable(wild, size))
        clear(out, at + MARKED, ACTIONS - MARKED)
        if step == steps.PLAY_ON:
            mark(out, at + PASS)
        elif step == steps.PLAY and self.draw_pile:
            mark(out, at + DRAW)

    def _mark_answers(self, step: i64, seat: i64, out: vec[i64], at: i64) -> None:
        """Write the mask of any other step."""
        clear(out, at, ACTIONS)
        if steps.ASKS_FOR_SEAT >> step & 1:
            put_bytes(out, at + SEAT, BYTES_OF[self._targets(step, seat)])
        elif steps.ASKS_FOR_CARD >> step & 1:
            mark_cards(out, at, self._cards(step, seat))
        elif step == steps.WISH:
            for wish in range(len(WISHES_OF[self.top])):
                mark(out, at + COLOUR + wish)
        else:
            mark(out, at + PASS)
            answer = self._answer(step, seat)
            if answer != NO_CARD:
                mark(out, at + answer)

    def _held(self, seat: i64) -> tuple[i64, i64]:
        """Return the kinds in the hand of the seat as bits: see `matching.bits_of`."""
        cache = self.observation_cache
        if cache is not None:
            row = cache.counted(self, seat)
            if row is not None:
                return row.plain, row.wild
        return bits_of(self.hands[seat])

    def _targets(self, step: i64, seat: i64) -> i64:
        """Return the seats that a step asks to choose from, as bits."""
        if step == steps.AIM:
            return targets_of(self, seat, attack_of(self.steps[-1]), len(self.hands[seat]))
        others: i64 = (1 << self.seats) - 1
        return others & ~(1 << seat)

    def _cards(self, step: i64, seat: i64) -> list[int]:
        """Return the sorted cards that a step asks to choose from. The list may be shared."""
        if step == steps.GIVE:
            return to_give(self.hands[seat], self.offer)
        return self.market if step == steps.MARKET else self.hands[seat]

    def _answer(self, step: i64, seat: i64) -> i64:
        """Return the card that the seat may answer with instead of passing, or `NO_CARD`."""
        if step == steps.WINDOW and holds(self.hands[seat], COUNTERATTACK_KIND):
            return COUNTERATTACK_KIND
        if step == steps.NICE_TRY and holds(self.hands[seat], NICE_TRY_KIND):
            return NICE_TRY_KIND
        return NO_CARD

    def apply(self, seat: int, action: int) -> None:
        step = step_of(self.steps[-1])
        if steps.PLAYS >> step & 1:
            if action < SEAT:
                play_card(self, seat, action)
            elif action == DRAW:
                draw_card(self, seat)
            else:
                pass_turn(self, seat)
        elif step == steps.WINDOW:
            if action == PASS:
                hit(self)
            else:
                counter(self)
        elif step == steps.AIM:
            take_aim(self, action - SEAT)
        elif step == steps.WISH:
            make_wish(self, seat, action)
        elif step == steps.GIVE:
            set_aside(self, action)
        elif step == steps.NICE_TRY:
            answer_last_card(self, seat, action != PASS)
        elif step == steps.GAMBLE:
            lay_face_down(self, seat, action)
        elif step == steps.MARKET:
            buy(self, action)
        elif step == steps.CHRISTMAS:
            put_before(self, seat, action - SEAT)
        elif step == steps.RECESSION:
            lose(self, action)
        elif step == steps.PARTY_CARD:
            self.pop_step()
            choose_present(self, seat, action)
        elif step == steps.PARTY_SEAT:
            give_present(self, action - SEAT)
        elif step == steps.EYE:
            agree(self, seat)
        go_on(self)

    def is_over(self) -> bool:
        return self.over

    def final_outcome(self) -> Outcome:
        return Outcome("limit-reached", "R-9", tuple(self.points), winners(self))

    def open_view(self) -> FranticOpen:
        return build_view.open_view(self)

    def own_view(self, seat: int | None) -> FranticOwn:
        return build_view.own_view(self, seat)

    def view(self, seat: SupportsIndex | None) -> FranticView:
        return self.view_as(FranticView, seat)

    def encode(self, seat: int, out: vec[i64], at: int) -> None:
        tensor.encode(self, self._row(seat).bytes, seat, out, at)

    def observe(self, out: vec[i64], at: int, mask: vec[i64], mask_at: int) -> int:
        """As in the core, but the mask is read off the row."""
        if self.asked == 0:
            return NOBODY
        seat = nth_bit(self.asked, 0)
        row = self._row(seat)
        tensor.encode(self, row.bytes, seat, out, at)
        step = step_of(self.steps[-1])
        if steps.PLAYS >> step & 1:
            self._mark_playable(step, row.plain, row.wild, row.size, mask, mask_at)
        else:
            self._mark_answers(step, seat, mask, mask_at)
        return seat

    def _row(self, seat: i64) -> ViewerRow:
        """Return the row that the observations of the seat start from."""
        cache = self.observation_cache
        if cache is None:
            cache = ObservationCache(self)
            self.observation_cache = cache
        return cache.row_of(self, seat)

    def info_state(self, seat: SupportsIndex | None) -> tuple[int, ...]:
        """Return the notes, the open table, then the seat's own cards; -1 separates the parts."""
        viewer = self.check_seat(seat)
        notes = recall(self.memory, viewer)
        notes.extend((-1, self.round, self.dealer, self.turn, self.asked, self.limit, int(self.family)))
        notes.extend((self.top, self.layer, self.wish, self.colour, self.skipped, self.bomb))
        notes.extend((int(self.dry), int(self.over), len(self.draw_pile), len(self.offer)))
        notes.append(-1)
        notes.extend(self.steps)
        for part in (self.shares, self.market, self.points, self.discard, self.under, self.used_events):
            notes.append(-1)
            notes.extend(part)
        for hand in self.hands:
            notes.append(len(hand))
        if viewer is not None:
            notes.append(-1)
            notes.extend(self.hands[viewer])
            notes.append(-1)
            if self.offer and self.giver() == viewer:
                notes.extend(self.offer)
            notes.append(-1)
            notes.extend(self.gifts[viewer])
            notes.extend((-1, self.laid[viewer], int(self.trier == viewer)))
        return tuple(notes)

    def copy(self, rng: Rng) -> FranticState:
        other = FranticState(self.game, self.deck, self.seats, rng)
        self.copy_to(other)
        return other

    def hidden_cards(self, seat: int | None) -> Hidden:
        return Hidden(self, seat)

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        super().redraw_hidden(seat, rng)
        self.observation_cache = None  # the hidden cards and notes have changed

    def forget_past(self) -> None:
        super().forget_past()
        self.round_at = 0
