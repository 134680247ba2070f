"""The state of a game of FRANTIC: the contract of the core, over the rules of the neighbouring files."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.memory import recall
from parlour.core.outcome import Outcome
from parlour.core.piles import different
from parlour.core.rng import Rng
from parlour.core.seats import SEATS_IN
from parlour.games.frantic import build_view
from parlour.games.frantic.actions import DRAW, PASS, SEAT, WISHES_OF
from parlour.games.frantic.attacks import counter, hit, set_aside, take_aim, targets_of, to_give
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import COUNTERATTACK_KIND, NICE_TRY_KIND
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
from parlour.games.frantic.matching import playable
from parlour.games.frantic.resample import redraw_hidden
from parlour.games.frantic.rounds import winners
from parlour.games.frantic.steps import (
    AIM,
    CHRISTMAS,
    EYE,
    GAMBLE,
    GIVE,
    MARKET,
    NICE_TRY,
    PARTY_CARD,
    PARTY_SEAT,
    PLAY,
    PLAY_ON,
    RECESSION,
    SECOND,
    WINDOW,
    WISH,
    attack_of,
    kind_of,
)
from parlour.games.frantic.turn import answer_last_card, draw_card, go_on, pass_turn, play_card
from parlour.games.frantic.view import FranticOpen, FranticOwn, FranticView


class FranticState(Board):
    """A game in progress; what its parts mean stands in `Board`."""

    @property
    def actors(self) -> tuple[int, ...]:
        return SEATS_IN[self.asked]

    # Ladders, not tables of functions: these two are called millions of times.
    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.seats or not self.asked >> seat & 1:
            return []
        packed: i64 = self.steps[-1]
        kind = kind_of(packed)
        hand = self.hands[seat]
        if kind == PLAY or kind == PLAY_ON or kind == SECOND:
            cards = playable(hand, self.top, self.wish)
            if kind == PLAY_ON:
                cards.append(PASS)
            elif kind == PLAY and self.draw_pile:
                cards.append(DRAW)
            return cards
        if kind == WINDOW:
            return [COUNTERATTACK_KIND, PASS] if COUNTERATTACK_KIND in hand else [PASS]
        if kind == AIM:
            targets = targets_of(self, seat, attack_of(packed), len(hand))
            return [SEAT + target for target in SEATS_IN[targets]]
        if kind == WISH:
            return WISHES_OF[self.top][:]
        if kind == GIVE:
            return different(to_give(hand, self.offer))
        if kind == NICE_TRY:
            return [NICE_TRY_KIND, PASS] if NICE_TRY_KIND in hand else [PASS]
        if kind == GAMBLE or kind == RECESSION or kind == PARTY_CARD:
            return different(hand)
        if kind == MARKET:
            return different(self.market)
        if kind == CHRISTMAS or kind == PARTY_SEAT:
            return [SEAT + other for other in range(self.seats) if other != seat]
        return [PASS]

    def apply(self, seat: int, action: int) -> None:
        kind = kind_of(self.steps[-1])
        if kind == PLAY or kind == PLAY_ON or kind == SECOND:
            if action < SEAT:
                play_card(self, seat, action)
            elif action == DRAW:
                draw_card(self, seat)
            else:
                pass_turn(self, seat)
        elif kind == WINDOW:
            if action == PASS:
                hit(self)
            else:
                counter(self)
        elif kind == AIM:
            take_aim(self, action - SEAT)
        elif kind == WISH:
            make_wish(self, seat, action)
        elif kind == GIVE:
            set_aside(self, action)
        elif kind == NICE_TRY:
            answer_last_card(self, seat, action != PASS)
        elif kind == GAMBLE:
            lay_face_down(self, seat, action)
        elif kind == MARKET:
            buy(self, action)
        elif kind == CHRISTMAS:
            put_before(self, seat, action - SEAT)
        elif kind == RECESSION:
            lose(self, action)
        elif kind == PARTY_CARD:
            self.steps.pop()
            choose_present(self, seat, action)
        elif kind == PARTY_SEAT:
            give_present(self, action - SEAT)
        elif kind == EYE:
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

    def view(self, seat: int | None) -> FranticView:
        return self.view_as(FranticView, seat)

    def info_state(self, seat: int | None) -> tuple[int, ...]:
        """What was seen, then what lies there now for all, then one's own cards; -1 stands between parts."""
        self.check_seat(seat)
        notes = recall(self.memory, seat)
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
        if seat is not None:
            notes.append(-1)
            notes.extend(self.hands[seat])
            notes.append(-1)
            if self.offer and self.giver() == seat:
                notes.extend(self.offer)
            notes.append(-1)
            notes.extend(self.gifts[seat])
            notes.extend((-1, self.laid[seat], int(self.trier == seat)))
        return tuple(notes)

    def copy(self, rng: Rng) -> FranticState:
        other = FranticState(self.game, self.deck, self.seats, rng)
        self.copy_to(other)
        return other

    def redraw_hidden(self, seat: int | None, rng: Rng) -> None:
        redraw_hidden(self, seat, rng)
