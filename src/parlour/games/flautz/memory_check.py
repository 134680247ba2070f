"""Whether memories are true: the open part of a match again, as far as the notes tell it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from parlour.core.memory import AUDIENCE_BITS, is_addressed, payload_of, seat_of, tag_of, unpack
from parlour.core.seats import NOBODY
from parlour.games.flautz import memory
from parlour.games.flautz.board import EMPTY, OVER, PUTTING, REASONS, STRAIGHT, TAKING_NOW
from parlour.games.flautz.deck import COLOURS, HAND_SIZE, KINDS, PLACES
from parlour.games.flautz.resample import Swaps
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.state import FlautzState

#: What was before anybody remembers.
ANYTHING = -2


def is_true(state: FlautzState) -> bool:
    """Whether the notes lead to this board; they may begin in the middle of a match."""
    return _background_fits(state) and _Retold(state).is_true()


# Positions of one game share most of their notes.
@lru_cache(maxsize=4096)
def is_note(note: int, seats: int) -> bool:
    """Whether this can be a note of a game with so many seats."""
    tag, _, payload = _read(note)
    if tag >= memory.TAGS or not is_addressed(note, seats, tag == memory.DEALT):
        return False
    if tag in (memory.DEALT, memory.CALLED, memory.SHOWN, memory.LAID_OUT):
        cards = unpack(payload)
        size = PLACES if tag == memory.LAID_OUT else HAND_SIZE
        return len(cards) == size and all(0 <= card < KINDS for card in cards)
    if tag in (memory.TOOK, memory.PUT, memory.DISCARDED, memory.DREW):
        return memory.kind_in(payload) < KINDS and memory.place_in(payload) < PLACES
    limits = {memory.APPRENTICE: len(COLOURS), memory.FOCUSED: 1, memory.ENDED: len(REASONS)}
    return payload < limits.get(tag, 10**7)


def _read(note: int) -> tuple[int, int, int]:
    """The tag, the seat and the payload."""
    code = note >> AUDIENCE_BITS
    return int(tag_of(code)), int(seat_of(code)), int(payload_of(code))


def _background_fits(state: FlautzState) -> bool:
    """The apprentices, and how the last match ended with which hands."""
    notes = [_read(note) for note in state.memory]
    dealt = [(seat, colour) for tag, seat, colour in notes if tag == memory.APPRENTICE]
    if any(state.apprentices[seat] != colour for seat, colour in dealt):
        return False
    if not _matches_follow(state, notes):
        return False
    ends = [place for place, note in enumerate(notes) if note[0] == memory.ENDED]
    if not ends:
        return True
    if notes[ends[-1]][2] != state.last_reason:
        return False
    shown = [(seat, cards) for tag, seat, cards in notes[ends[-1] :] if tag == memory.SHOWN]
    return all(unpack(cards) == state.last_hands[seat] for seat, cards in shown)


def _matches_follow(state: FlautzState, notes: list[tuple[int, int, int]]) -> bool:
    """Matches are counted through, begun in turn, and ended before the next one begins (Z-1)."""
    number, start = 0, NOBODY
    goes_on = True
    laid_open = False
    for tag, seat, payload in notes:
        if laid_open and (tag != memory.ENDED or payload < STRAIGHT):
            return False
        laid_open = goes_on and start != NOBODY and tag == memory.SHOWN
        if tag == memory.MATCH:
            counted = number in (0, payload - 1) and start in (NOBODY, (seat - 1) % state.seats)
            if not counted or (start != NOBODY and goes_on):
                return False
            number, start, goes_on = payload, seat, True
        elif tag == memory.ENDED:
            if not goes_on or start not in (NOBODY, seat):
                return False
            start, goes_on = seat, False
        elif tag == memory.APPRENTICE:
            if start != NOBODY:
                return False
        elif not goes_on and tag != memory.SHOWN:
            return False
    return not laid_open


class _Retold:
    """The board as the notes of this match leave it, beside the one that is there."""

    def __init__(self, state: FlautzState) -> None:
        self.state = state
        self.swaps = Swaps(state)
        #: Whether the notes begin with the match.
        self.whole = False
        self.possible = True
        self.dealt: dict[int, list[int]] = {}
        self.display = [ANYTHING] * PLACES
        self.taken = ANYTHING
        self.discard: list[int] = []
        self.recycled = False
        self.pile: Counter[int] = Counter()
        #: Whose apprentices were turned, and to which side.
        self.turned = 0
        self.focused = 0
        self.open = 0
        self.caller = NOBODY
        #: How many turns are over, who just swapped, and what came last.
        self.turns = 0
        self.swapped = NOBODY
        self.last = memory.TAGS
        for note in state.memory[self.swaps.began :]:
            tag, seat, payload = _read(note)
            self._tell(tag, seat, payload)
            self.swapped = seat if tag == memory.PUT else NOBODY
            self.last = tag

    def _tell(self, tag: int, seat: int, payload: int) -> None:
        kind, place = int(memory.kind_in(payload)), int(memory.place_in(payload))
        match tag:
            case memory.MATCH:
                self.possible &= (seat, payload) == (self.state.start, self.state.match)
                self.taken = EMPTY
                self.whole = True
            case memory.LAID_OUT:
                self.display = unpack(payload)
            case memory.DEALT:
                self.dealt[seat] = unpack(payload)
            case memory.TOOK:
                self._move(place, kind, EMPTY)
                self.taken = kind
            case memory.PUT:
                self._move(place, EMPTY, kind)
                self.taken = EMPTY
                self.turns += 1
            case memory.FOCUSED:
                self._turn(seat, True)
                self.turns += 1
            case memory.DISCARDED:
                self._move(place, kind, EMPTY)
                self.discard.append(kind)
                self._turn(seat, False)
            case memory.DREW:
                self._move(place, EMPTY, kind)
                self.possible &= not self.recycled or not self.whole or self.pile[kind] > 0
                self.pile[kind] -= 1
            case memory.RESHUFFLED:
                self.possible &= payload == len(self.discard) or not self.whole
                self.pile = Counter(self.discard)
                self.discard = []
                self.recycled = True
            case memory.CALLED:
                self.turns += self.swapped != seat
                self.open |= 1 << seat
                self.caller = seat if self.caller == NOBODY else self.caller
                self.possible &= unpack(payload) == self.state.hands[seat]

    def _move(self, place: int, leaves: int, comes: int) -> None:
        """One card leaves the place, another one comes to it."""
        self.possible &= self.display[place] in (leaves, ANYTHING)
        self.display[place] = comes

    def _turn(self, seat: int, focused: bool) -> None:
        self.turned |= 1 << seat
        self.focused = self.focused | 1 << seat if focused else self.focused & ~(1 << seat)

    def is_true(self) -> bool:
        board = self._whole_fits() if self.whole else self._part_fits()
        seats = range(self.state.seats)
        return self.possible and board and self._step_fits() and all(map(self._hand_fits, seats))

    def _whole_fits(self) -> bool:
        """All that is open is told."""
        state = self.state
        told = (self.display, self.discard, self.focused, self.open, self.caller, self.recycled)
        found = (state.display, state.discard, state.focused, state.open, state.caller, state.recycled)
        over = state.step == OVER
        turns = max(0, self.turns - 1) if over else self.turns
        moment = (turns // state.seats + 1, (state.start + turns) % state.seats)
        pile = not self.recycled or +self.pile == Counter(state.draw_pile)
        return told == found and moment == (state.round, state.turn) and pile and over == self._has_ended()

    def _has_ended(self) -> bool:
        return any(_read(note)[0] == memory.ENDED for note in self.state.memory[self.swaps.began :])

    def _part_fits(self) -> bool:
        """What is told is so."""
        state = self.state
        start = 0 if self.recycled else max(0, len(state.discard) - len(self.discard))
        return (
            all(card in (own, ANYTHING) for card, own in zip(self.display, state.display, strict=True))
            and self.discard == state.discard[start:]
            and self.focused == state.focused & self.turned
            and self.open & ~state.open == 0
            and self.recycled <= state.recycled
        )

    def _step_fits(self) -> bool:
        """A taken card is to be put, a fresh one to be followed by a swap."""
        state = self.state
        if self.last == memory.TAGS:
            return True
        just = {memory.TOOK: PUTTING, memory.DREW: TAKING_NOW}.get(self.last)
        step = state.step == just if just is not None else state.step not in (PUTTING, TAKING_NOW)
        return step and self.taken in (state.taken, ANYTHING)

    def _hand_fits(self, seat: int) -> bool:
        """The hand came out of the one that was dealt, and was never a straight FLAUTZ! before it showed."""
        hand = self.state.hands[seat]
        if Counter(self.swaps.known(seat)) - Counter(hand):
            return False
        earlier = self.swaps.rewound(seat, hand)
        dealt = self.dealt.get(seat)
        return (dealt is None or dealt == earlier[-1]) and not any(map(is_straight, earlier[1:]))
