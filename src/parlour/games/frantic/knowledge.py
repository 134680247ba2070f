"""The knowledge of a seat about the others' cards.

All knowledge comes from the seat's own notes of the round and from what lies open, so nothing hidden can
enter. A known card is a kind and the set of places where it may be now: one seat after the All-Seeing Eye,
more when cards have changed hands unseen since. Known cards are lower bounds: every hand of a true game
fits them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from parlour.core.memory import (
    AUDIENCE_BITS,
    AUDIENCE_MASK,
    KIND_BITS,
    KIND_MASK,
    PACK,
    payload_of,
    seat_of,
    tag_of,
    unpack,
)
from parlour.core.seats import bit_count
from parlour.games.frantic import memory
from parlour.games.frantic.attacks import chooses_gift, gives
from parlour.games.frantic.board import Board
from parlour.games.frantic.deck import EVENT_CARDS, FUCK_YOU_KIND
from parlour.games.frantic.steps import EYE, WINDOW, attack_of, step_of

#: Nobody's seat, for spectators.
SPECTATOR: Final = -1
#: Places like the seats: cards that were given and lie on the table, and the draw pile.
GIVEN: Final = 8
PILE: Final = 9
PLACES: Final = 10
ALL_SEEING_EYE: Final = EVENT_CARDS.index("all-seeing-eye")


class Knowledge:
    """Cards that the viewer knows to be in other hands, by kind and by the seats that may have them."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.kinds = vec[i64]()
        self.holders = vec[i64]()
        #: The viewer's own hand, as far as it remembers it.
        self.own = vec[i64]()
        #: Cards lying open to be taken all at once.
        self.laid = vec[i64]()
        #: Merry Christmas: to whom each seat gave something, as bits, and the viewer's own gifts.
        self.piles = vec[i64]([0] * seats)
        self.gifts: list[tuple[i64, i64]] = []
        #: Whether "Fuck You" lies under the draw pile, or is not in the game (any more).
        self.buried = False
        self.spent = False
        #: Whether a giver was seen to keep "Fuck You" or not, which means less if it is spent.
        self.any_kept = False
        #: Whether the notes cannot be true: a known card is nowhere, or the viewer's hand is another.
        self.mistaken = False
        #: Whether the viewer has not seen its own hand yet: in worlds that somebody else imagines, and in
        #: positions whose memory begins in mid-round.
        self.forgetful = viewer >= 0

    def copy(self) -> Knowledge:
        """Return an independent copy."""
        other = Knowledge(self.viewer, self.seats)
        other.kinds = self.kinds[:]
        other.holders = self.holders[:]
        other.own = self.own[:]
        other.laid = self.laid[:]
        other.piles = self.piles[:]
        other.gifts = self.gifts[:]
        other.buried = self.buried
        other.spent = self.spent
        other.any_kept = self.any_kept
        other.mistaken = self.mistaken
        other.forgetful = self.forgetful
        return other

    def read(self, notes: vec[i64], at: i64, pile_is_empty: bool) -> None:
        """Learn from the notes of a round, oldest first, beginning with the one at this place.

        A round may be read in parts, if no part begins with what the viewer alone saw of the note before.
        """
        own: i64 = self.viewer + 1
        end: i64 = len(notes)
        last_draw: i64 = -1
        if pile_is_empty:
            last_draw = _last_draw(notes)
        while at < end:
            note = notes[at]
            at += 1
            audience = note & AUDIENCE_MASK
            if audience != 0 and audience != own:
                continue
            code = note >> AUDIENCE_BITS
            tag = tag_of(code)
            if tag == memory.SAW or tag == memory.WISHED or tag == memory.AIMED or tag == memory.FIRST:
                continue
            seat = seat_of(code)
            payload = payload_of(code)
            if tag == memory.PLAYED or tag == memory.PUT_DOWN:
                if seat + 1 == own or len(self.kinds) > 0:
                    self.lose(seat, payload)
            elif tag == memory.LAID:
                self.lose(seat, payload)
                self.laid = append(self.laid, payload)
            elif tag == memory.TOOK_ALL:
                for card in self.laid:
                    self.gain(seat, card)
                self.laid = vec[i64]()
            elif tag == memory.PICKED:
                self.gain(seat, payload)
            elif tag == memory.DREW:
                if seat + 1 == own:
                    self._draw(seat, _cards_from(notes, at, memory.SAW, own), at - 1 == last_draw)
                else:
                    self._draw_unseen(seat, at - 1 == last_draw)
            elif tag == memory.TURNED:
                self.lose(PILE, payload)
            elif tag == memory.MOVED:
                seen = _cards_from(notes, at, memory.SAW, own)
                self._follow(seat, memory.other_in(payload), payload, seen)
            elif tag == memory.GAVE:
                seen = _cards_from(notes, at, memory.SAW, own)
                self._follow(seat, GIVEN, payload, seen, FUCK_YOU_KIND)
            elif tag == memory.LANDED:
                self._land(seat, _cards_from(notes, at, memory.SAW, own))
            elif tag == memory.PILED:
                taker = memory.other_in(payload)
                self.piles[seat] |= 1 << taker
                for card in _cards_from(notes, at, memory.SAW, own):
                    self.lose(seat, card)
                    self.gifts.append((card, taker))
            elif tag == memory.EVENT_CARD or tag == memory.ENDED:
                self.piles = vec[i64]([0] * self.seats)
                if tag == memory.ENDED or payload == ALL_SEEING_EYE:
                    self.forget()
            elif tag == memory.SHOWN:
                for card in unpack(payload):
                    if seat != self.viewer or self.forgetful:
                        self.gain(seat, card)
            elif tag == memory.KEPT:
                self.keep(seat, payload == 1)
            elif tag == memory.BURIED:
                self.buried = True
            elif tag == memory.HAND:
                if self.forgetful:
                    self.see_own(_cards_from(notes, at - 1, memory.HAND, own))
            else:
                self._change_hands(tag, seat, payload, _cards_from(notes, at, memory.HAND, own))

    def _change_hands(self, tag: i64, seat: i64, other: i64, hand: vec[i64]) -> None:
        """Note that all hands are new, and that everybody looks at their own."""
        if tag == memory.SWAPPED:
            self._swap(seat, other)
        elif tag == memory.PASSED_ON:
            self._pass_on()
        elif tag == memory.MIXED:
            self._mix()
        elif tag == memory.TAKEN_UP:
            self._take_up()
        elif tag != memory.ROUND:
            return
        if self.viewer >= 0 and (len(hand) > 0 or not self.forgetful):
            self.see_own(hand)

    def gain(self, seat: i64, card: i64) -> None:
        """Note that the viewer sees the seat get the card."""
        if seat == self.viewer and not self.forgetful:
            self.own = append(self.own, card)
        else:
            self._add(card, _only(seat))

    def _add(self, card: i64, holders: i64) -> None:
        self.kinds = append(self.kinds, card)
        self.holders = append(self.holders, holders)

    def lose(self, seat: i64, card: i64) -> None:
        """Note that the viewer sees the seat lose the card: one of that kind fewer, the surest first.

        Of two that it may have been, the remaining one may be where either of them was.
        """
        if seat == self.viewer and self._lose_own(card):
            return
        kinds = self.kinds
        holders_of = self.holders
        best: i64 = -1
        at: i64 = 0
        end: i64 = len(kinds)
        while at < end:
            found = kinds[at] == card and holders_of[at] >> seat & 1 != 0
            if found and (best < 0 or bit_count(holders_of[at]) < bit_count(holders_of[best])):
                best = at
            at += 1
        if best < 0:
            return
        self.kinds, _ = pop(self.kinds, best)
        self.holders, holders = pop(self.holders, best)
        if holders & (holders - 1):  # more than one
            for at in range(len(self.kinds)):
                if self.kinds[at] == card and self.holders[at] >> seat & 1:
                    self.holders[at] |= holders

    def _lose_own(self, card: i64) -> bool:
        """Take the card from the viewer's own hand, if it is there."""
        own = self.own
        for at in range(len(own)):
            if own[at] == card:
                self.own, _ = pop(own, at)
                return True
        return False

    def _follow(self, giver: i64, taker: i64, payload: i64, seen: vec[i64], kept: i64 = -1) -> None:
        """Follow cards to another seat; those unseen may be any of the giver's but `kept`."""
        for card in seen:
            self.lose(giver, card)
            self.gain(taker, card)
        whole = memory.is_whole(payload)
        for at in range(len(self.holders)):
            if self.holders[at] >> giver & 1 and self.kinds[at] != kept:
                if len(seen) == 0 and memory.count_in(payload) > 0:
                    self.holders[at] |= _only(taker)
                if whole:
                    self.holders[at] &= ~_only(giver)

    def _draw(self, seat: i64, seen: vec[i64], last: bool) -> None:
        """Draw cards from the pile; "Fuck You" may lie lowest in it."""
        for card in seen:
            self.lose(PILE, card)
            self.gain(seat, card)
        if len(seen) == 0:
            self._draw_unseen(seat, last)

    def draw_one(self, seat: i64, card: i64) -> None:
        """Let the seat draw the card, which only that seat sees. It is not the last of the pile."""
        if seat != self.viewer:
            self._draw_unseen(seat, False)
            return
        self.lose(PILE, card)
        if self.forgetful:
            self.gain(seat, card)

    def _draw_unseen(self, seat: i64, last: bool) -> None:
        holders = self.holders
        for at in range(len(holders)):
            if holders[at] >> PILE & 1:
                holders[at] |= _only(seat)
        if last and self.buried:
            self.gain(seat, FUCK_YOU_KIND)

    def _land(self, taker: i64, seen: vec[i64]) -> None:
        """Let cards that were given be picked up; the taker sees them."""
        for card in seen:
            self.lose(GIVEN, card)
            self.gain(taker, card)
        for at in range(len(self.holders)):
            if self.holders[at] >> GIVEN & 1:
                self.holders[at] &= ~_only(GIVEN)
                if len(seen) == 0:
                    self.holders[at] |= _only(taker)

    def keep(self, seat: i64, keeps: bool) -> None:
        """Note whether the seat has "Fuck You", which shows when it must give all other cards."""
        self.any_kept = True
        if seat == self.viewer and not self.forgetful:
            return
        for at in range(len(self.kinds)):
            if self.kinds[at] == FUCK_YOU_KIND:
                self.holders[at] = _only(seat) if keeps else self.holders[at] & ~_only(seat)
                return
        if keeps:
            self.gain(seat, FUCK_YOU_KIND)
        elif not (self.spent or self.buried or FUCK_YOU_KIND in self.own):
            others = self._everybody() & ~_only(seat)
            if self.viewer >= 0 and not self.forgetful:
                others &= ~_only(self.viewer)
            self._add(FUCK_YOU_KIND, others | _only(PILE))

    def _everybody(self) -> i64:
        """Return all seats as bits."""
        return _only(self.seats) - 1

    def _swap(self, one: i64, other: i64) -> None:
        both = _only(one) | _only(other)
        for at in range(len(self.holders)):
            mask = self.holders[at]
            if (mask >> one ^ mask >> other) & 1:
                self.holders[at] = mask ^ both
        if self.viewer == one or self.viewer == other:
            self._give_away(_only(one + other - self.viewer))

    def _pass_on(self) -> None:
        every = self._everybody()
        for at in range(len(self.holders)):
            mask = (self.holders[at] & every) << 1
            self.holders[at] = (mask | mask >> self.seats) & every | self.holders[at] & _only(PILE)
        if self.viewer >= 0:
            self._give_away(_only((self.viewer + 1) % self.seats))

    def _mix(self) -> None:
        every = self._everybody()
        for at in range(len(self.holders)):
            self.holders[at] = every | self.holders[at] & _only(PILE)
        self._give_away(every)

    def _take_up(self) -> None:
        """Merry Christmas: a known card is now with one of those to whom its holders gave something."""
        for at in range(len(self.holders)):
            mask = self.holders[at] & _only(PILE)
            for giver in range(self.seats):
                if self.holders[at] >> giver & 1:
                    mask |= self.piles[giver]
            self.holders[at] = mask
        for card, taker in self.gifts:
            self._add(card, _only(taker))
        self.gifts = []
        self.own = vec[i64]()

    def _give_away(self, holders: i64) -> None:
        """Note that the viewer's old hand is now with one of those seats."""
        for card in self.own:
            self._add(card, holders)
        self.own = vec[i64]()

    def forget(self) -> None:
        """Give up all known cards."""
        self.kinds = vec[i64]()
        self.holders = vec[i64]()

    def see_own(self, hand: vec[i64]) -> None:
        """Let the viewer look at its hand."""
        self.own = hand
        self.forgetful = False
        self._settle()

    def _settle(self) -> None:
        """Known cards that the viewer may hold itself are now in its hand, or elsewhere.

        Of several of a kind it cannot tell which are its own; the others may be where any of them was.
        """
        mine = _only(self.viewer)
        for at in range(len(self.kinds)):
            if self.holders[at] & mine:
                self._settle_kind(self.kinds[at], mine)
        kinds, holders = self.kinds, self.holders
        self.forget()
        for at in range(len(kinds)):
            if holders[at]:
                self._add(kinds[at], holders[at])

    def _settle_kind(self, kind: i64, mine: i64) -> None:
        """Settle all known cards of one kind."""
        own: i64 = 0
        for card in self.own:
            if card == kind:
                own += 1
        kinds = self.kinds
        holders = self.holders
        anywhere: i64 = 0
        for at in range(len(kinds)):
            if kinds[at] == kind and holders[at] & mine:
                anywhere |= holders[at] & ~mine
        left = own
        for at in range(len(kinds)):
            if kinds[at] != kind or not holders[at] & mine:
                continue
            if left > 0:
                left -= 1
                holders[at] = 0
                continue
            if own > 0:
                holders[at] = anywhere
            else:
                holders[at] &= ~mine
            if holders[at] == 0:
                self.mistaken = True


def _only(place: i64) -> i64:
    """Return a set of one place."""
    bit: i64 = 1
    return bit << place


def _cards_from(notes: vec[i64], at: i64, tag: i64, own: i64) -> vec[i64]:
    """Return the cards of the viewer's private notes from a place on, which follow a public one."""
    cards = vec[i64]()
    end: i64 = len(notes)
    while at < end:
        note = notes[at]
        at += 1
        audience = note & AUDIENCE_MASK
        if audience != 0 and audience != own:
            continue
        code = note >> AUDIENCE_BITS
        if tag_of(code) != tag:
            break
        packed = payload_of(code)
        shift: i64 = KIND_BITS * (PACK - 1)
        while shift >= 0:  # without a list
            kind = packed >> shift & KIND_MASK
            if kind:
                cards = append(cards, kind - 1)
            shift -= KIND_BITS
    return cards


def _last_draw(notes: vec[i64]) -> i64:
    """Return the place of the note of the last card to leave the draw pile, or -1."""
    at: i64 = len(notes)
    while at > 0:
        at -= 1
        tag = tag_of(notes[at] >> AUDIENCE_BITS)
        if tag == memory.DREW or tag == memory.TURNED:
            return at
    return -1


def knowledge_of(board: Board, seat: int | None, by_notes: bool = True) -> Knowledge:
    """Return the known cards of the other hands, for a seat or a spectator: by its notes, or by looking."""
    known = Knowledge(SPECTATOR if seat is None else seat, board.seats)
    gone = FUCK_YOU_KIND in board.discard or FUCK_YOU_KIND in board.under
    known.spent = gone or not board.deck.copies[FUCK_YOU_KIND]
    if by_notes:
        known.read(board.memory_since(board.round_at), 0, not board.draw_pile)
    look(board, known)
    return known


def look(board: Board, known: Knowledge) -> None:
    """Complete what was read with what shows: the draw pile, the viewer's own hand and open hands."""
    if not board.draw_pile:
        for at in range(len(known.holders)):
            known.holders[at] &= ~_only(PILE)
        known.buried = False
    if known.forgetful:
        known.see_own(vec[i64](board.hands[known.viewer]))
    elif known.viewer >= 0 and sorted(known.own) != board.hands[known.viewer]:
        known.mistaken = True
    if shows_hands(board):
        _look_at_hands(board, known)


def shows_hands(board: Board) -> bool:
    """Return whether hands lie open, or a giver of all other cards keeps "Fuck You" or does not have it."""
    packed = board.step_on_top()
    step = step_of(packed)
    if step == WINDOW:
        return gives(attack_of(packed)) and not chooses_gift(board.hands[board.giver()])
    return step == EYE


def _look_at_hands(board: Board, known: Knowledge) -> None:
    """Learn what shows without notes."""
    if step_of(board.steps[-1]) == EYE:
        known.forget()
        for seat in range(board.seats):
            if seat != known.viewer:
                for card in board.hands[seat]:
                    known.gain(seat, card)
    else:
        giver = int(board.giver())
        known.keep(giver, len(board.hands[giver]) > len(board.offer))
