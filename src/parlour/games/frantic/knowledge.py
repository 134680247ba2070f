"""What a seat knows of the others' cards, and worlds that agree with it.

All knowledge comes from the seat's own notes of the round, so nothing hidden can enter. A known card is
a kind and the set of seats that may have it now: one seat after the All-Seeing Eye, more when cards have
changed hands unseen since. Known cards are lower bounds: every hand of a true game fits them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.memory import known_to, payload_of, recall, seat_of, tag_of, unpack
from parlour.core.rng import Rng
from parlour.games.frantic import memory
from parlour.games.frantic.deck import EVENTS, FUCK_YOU_KIND, NICE_TRY_KIND
from parlour.games.frantic.hands import note_cards
from parlour.games.frantic.matching import can_play, may_play
from parlour.games.frantic.steps import CHRISTMAS, EYE, GAMBLE, NICE_TRY, PARTY_SEAT, PLAY, SECOND, kind_of
from parlour.games.frantic.steps import seat_of as seat_of_step
from parlour.games.frantic.table import NOBODY, Table

#: Nobody's seat, for spectators.
SPECTATOR: Final = -1
ALL_SEEING_EYE: Final = EVENTS.index("all-seeing-eye")


class Knowledge:
    """Cards that the viewer knows to be in other hands, by kind and by the seats that may have them."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.kinds: list[int] = []
        self.holders: list[int] = []
        #: The viewer's own hand, as far as it remembers it.
        self.own: list[int] = []
        #: Cards lying open to be taken all at once, and the piles of Merry Christmas by giver.
        self.laid: list[int] = []
        self.piles: list[int] = [0] * seats
        #: Whether "Fuck You" lies under the draw pile.
        self.buried = False
        #: In worlds that somebody else imagines, a seat has not seen its own cards come and go.
        self.forgetful = False

    def hear(self, notes: list[int], pile_is_empty: bool) -> None:
        """Take in the codes of the viewer's notes, oldest first."""
        last_draw = _last_draw(notes) if pile_is_empty else -1
        for at in range(len(notes)):
            note = notes[at]
            tag = tag_of(note)
            seat = int(seat_of(note))
            payload = int(payload_of(note))
            if tag == memory.PLAYED or tag == memory.PUT_DOWN:
                self.lose(seat, payload)
            elif tag == memory.LAID:
                self.lose(seat, payload)
                self.laid.append(payload)
            elif tag == memory.TOOK_ALL:
                for card in self.laid:
                    self.gain(seat, card)
                self.laid = []
            elif tag == memory.PICKED:
                self.gain(seat, payload)
            elif tag == memory.DREW:
                if seat == self.viewer:
                    self.own += _cards_after(notes, at, memory.SAW)
                elif at == last_draw and self.buried:
                    self.gain(seat, FUCK_YOU_KIND)
            elif tag == memory.MOVED:
                self._follow(seat, payload & 7, _cards_after(notes, at, memory.SAW))
            elif tag == memory.PILED:
                self.piles[seat] |= 1 << (payload & 7)
                if seat == self.viewer:
                    self.laid += [card << 3 | payload & 7 for card in _cards_after(notes, at, memory.SAW)]
            elif tag == memory.EVENT or tag == memory.ENDED:
                self.piles = [0] * self.seats
                if tag == memory.ENDED or payload == ALL_SEEING_EYE:
                    self.kinds = []
                    self.holders = []
            elif tag == memory.SHOWN:
                for card in unpack(payload):
                    if seat != self.viewer:
                        self.gain(seat, card)
            elif tag == memory.KEPT:
                self.lose(seat, FUCK_YOU_KIND)
                self.gain(seat, FUCK_YOU_KIND)
            elif tag == memory.BURIED:
                self.buried = True
            elif tag == memory.HAND:
                if self.forgetful and tag_of(notes[at - 1]) != memory.HAND:
                    self.own = _cards_after(notes, at - 1, memory.HAND)
                    self._settle()
            else:
                self._change_hands(tag, seat, payload, _cards_after(notes, at, memory.HAND))

    def _change_hands(self, tag: i64, seat: int, other: int, hand: list[int]) -> None:
        """All hands are new, and everybody looks at their own."""
        if tag == memory.SWAPPED:
            self._swap(seat, other)
        elif tag == memory.PASSED_ON:
            self._pass_on()
        elif tag == memory.MIXED:
            self._mix()
        elif tag == memory.TAKEN_UP:
            self._take_up()
        elif tag == memory.ROUND:
            self.forgetful = not hand
        else:
            return
        if self.viewer >= 0 and (hand or not self.forgetful):
            self.own = hand
            self._settle()

    def gain(self, seat: int, card: int) -> None:
        """The viewer sees the seat get the card."""
        if seat == self.viewer:
            self.own.append(card)
        else:
            self.kinds.append(card)
            self.holders.append(1 << seat)

    def lose(self, seat: int, card: int) -> None:
        """The viewer sees the seat lose the card: one known card of that kind fewer, the surest first.

        Of two that it may have been, the one that is left may be wherever either of them was.
        """
        if seat == self.viewer and card in self.own:
            self.own.remove(card)
            return
        best = -1
        for at in range(len(self.kinds)):
            if self.kinds[at] != card or not self.holders[at] >> seat & 1:
                continue
            if best < 0 or self.holders[at].bit_count() < self.holders[best].bit_count():
                best = at
        if best < 0:
            return
        holders = self.holders[best]
        del self.kinds[best]
        del self.holders[best]
        if holders.bit_count() > 1:
            for at in range(len(self.kinds)):
                if self.kinds[at] == card and self.holders[at] >> seat & 1:
                    self.holders[at] |= holders

    def _follow(self, giver: int, taker: int, seen: list[int]) -> None:
        """Cards go from one to another; what the viewer does not see may be any of the giver's."""
        for card in seen:
            self.lose(giver, card)
            self.gain(taker, card)
        if not seen:
            for at in range(len(self.holders)):
                if self.holders[at] >> giver & 1:
                    self.holders[at] |= 1 << taker

    def _swap(self, one: int, other: int) -> None:
        for at in range(len(self.holders)):
            mask = self.holders[at]
            if (mask >> one ^ mask >> other) & 1:
                self.holders[at] = mask ^ (1 << one | 1 << other)
        if self.viewer == one or self.viewer == other:
            self._give_away(1 << (one + other - self.viewer))

    def _pass_on(self) -> None:
        every = (1 << self.seats) - 1
        for at in range(len(self.holders)):
            mask = self.holders[at] << 1
            self.holders[at] = (mask | mask >> self.seats) & every
        if self.viewer >= 0:
            self._give_away(1 << ((self.viewer + 1) % self.seats))

    def _mix(self) -> None:
        every = (1 << self.seats) - 1
        self.holders = [every for _ in self.holders]
        self._give_away(every)

    def _take_up(self) -> None:
        """Merry Christmas: a known card is now with one of those to whom its holders gave something."""
        for at in range(len(self.holders)):
            mask = 0
            for giver in range(self.seats):
                if self.holders[at] >> giver & 1:
                    mask |= self.piles[giver]
            self.holders[at] = mask
        for gift in self.laid:
            self.kinds.append(gift >> 3)
            self.holders.append(1 << (gift & 7))
        self.laid = []
        self.own = []

    def _give_away(self, holders: int) -> None:
        """The viewer's old hand is now with one of those seats."""
        for card in self.own:
            self.kinds.append(card)
            self.holders.append(holders)
        self.own = []

    def is_true(self, hands: list[list[int]]) -> bool:
        """Whether every known card is in one of the hands where it may be."""
        for kind in set(self.kinds):
            room = [hand.count(kind) for hand in hands]
            placed = [NOBODY] * len(self.kinds)
            for at in range(len(self.kinds)):
                if self.kinds[at] == kind and not _place(self, at, placed, room, (1 << self.seats) - 1, None):
                    return False
        return True

    def _settle(self) -> None:
        """Known cards that the viewer may have itself: it sees its hand, so they are there or elsewhere."""
        mine = 1 << self.viewer
        rest = self.own[:]
        order = [self.holders[at].bit_count() << 8 | at for at in range(len(self.kinds))]
        order.sort()
        for rank in order:
            at = rank & 255
            if self.holders[at] & mine:
                if self.kinds[at] in rest:
                    rest.remove(self.kinds[at])
                    self.holders[at] = 0
                else:
                    self.holders[at] &= ~mine
        kept = [at for at in range(len(self.kinds)) if self.holders[at]]
        self.kinds = [self.kinds[at] for at in kept]
        self.holders = [self.holders[at] for at in kept]


def _cards_after(notes: list[int], at: int, tag: int) -> list[int]:
    """The cards of the private notes that follow a public one."""
    cards: list[int] = []
    at += 1
    while at < len(notes) and tag_of(notes[at]) == tag:
        cards += unpack(payload_of(notes[at]))
        at += 1
    return cards


def _last_draw(notes: list[int]) -> int:
    """Where the last card left the draw pile."""
    for at in range(len(notes) - 1, -1, -1):
        tag = tag_of(notes[at])
        if tag == memory.DREW or tag == memory.TURNED:
            return at
    return -1


def knowledge_of(table: Table, seat: int | None) -> Knowledge:
    """What the seat (None is a spectator) knows of the other hands."""
    known = Knowledge(SPECTATOR if seat is None else seat, table.seats)
    known.hear(recall(table.memory[table.round_at :], seat), not table.draw_pile)
    return known


def imagine(world: Table, seat: int | None, rng: Rng) -> None:
    """Draw anew all that the seat (None is a spectator) does not know, in place."""
    known = knowledge_of(world, seat)
    must_play = _who_must_play(world, known.viewer)
    sure = _place_known(world, known, must_play, rng)
    _deal_unknown(world, known, sure, rng)
    if must_play != NOBODY:
        _let_play(world, must_play, sure, known.viewer, rng)
    _imagine_choices(world, known.viewer, sure, rng)
    rng.shuffle(world.event_pile)
    _imagine_memory(world, seat)


def _who_must_play(world: Table, viewer: int) -> int:
    """Another seat that is known to have a card to play: it is asked for one and cannot draw (R-6, R-17)."""
    if world.steps:
        kind = kind_of(world.steps[-1])
        if kind == SECOND or (kind == PLAY and not world.draw_pile):
            seat = int(seat_of_step(world.steps[-1]))
            return NOBODY if seat == viewer else seat
    return NOBODY


def _place_known(world: Table, known: Knowledge, must_play: int, rng: Rng) -> list[list[int]]:
    """A holder for every known card, within the sizes of the hands: the sure part of each hand."""
    room = [len(hand) for hand in world.hands]
    if known.viewer >= 0:
        room[known.viewer] = 0
    order = list(range(len(known.kinds)))
    rng.shuffle(order)
    if must_play != NOBODY:
        fitting = [
            at
            for at in order
            if known.holders[at] >> must_play & 1
            and may_play(known.kinds[at], room[must_play], world.top, world.wish)
        ]
        # Some playable card is there; take a known one only if no unknown one can be.
        if fitting and not _unknown_fits(world, known, room[must_play]):
            known.holders[fitting[0]] = 1 << must_play
    placed = [NOBODY] * len(order)
    for at in order:
        _place(known, at, placed, room, (1 << world.seats) - 1, rng)
    assert NOBODY not in placed, "a seat knows something that is not so"
    sure: list[list[int]] = [[] for _ in world.hands]
    for at in range(len(placed)):
        sure[placed[at]].append(known.kinds[at])
    return sure


def _place(known: Knowledge, at: int, placed: list[int], room: list[int], free: int, rng: Rng | None) -> bool:
    """Find a seat for the card, moving others aside if need be; `free` are the seats not yet tried."""
    seats = [seat for seat in range(known.seats) if known.holders[at] & free & 1 << seat]
    if rng is not None:
        rng.shuffle(seats)
    for seat in seats:
        if room[seat] > 0:
            room[seat] -= 1
            placed[at] = seat
            return True
    for seat in seats:
        free &= ~(1 << seat)
        for other in range(len(placed)):
            if placed[other] == seat:
                placed[other] = NOBODY
                if _place(known, other, placed, room, free, rng):
                    placed[at] = seat
                    return True
                placed[other] = seat
    return False


def _unknown(world: Table, known: Knowledge) -> list[int]:
    """How many cards of each kind the viewer has never seen, or lost sight of."""
    left = world.deck.copies[:]
    for pile in (world.discard, world.under, world.market, known.kinds):
        for card in pile:
            left[card] -= 1
    if known.viewer >= 0:
        for card in world.hands[known.viewer]:
            left[card] -= 1
    if known.buried and world.draw_pile:
        left[FUCK_YOU_KIND] -= 1
    return left


def _unknown_fits(world: Table, known: Knowledge, size: int) -> bool:
    left = _unknown(world, known)
    for kind in range(len(left)):
        if left[kind] > 0 and may_play(kind, size, world.top, world.wish):
            return True
    return False


def _deal_unknown(world: Table, known: Knowledge, sure: list[list[int]], rng: Rng) -> None:
    """All other cards are one shuffled pile, for the other hands and to draw from."""
    left = _unknown(world, known)
    rest = [kind for kind in range(len(left)) for _ in range(left[kind])]
    rng.shuffle(rest)
    for seat in range(world.seats):
        if seat != known.viewer:
            hand = sure[seat][:]
            while len(hand) < len(world.hands[seat]):
                hand.append(rest.pop())
            hand.sort()
            world.hands[seat] = hand
    if known.buried and world.draw_pile:
        rest.insert(0, FUCK_YOU_KIND)
    world.draw_pile = rest


def _let_play(world: Table, seat: int, sure: list[list[int]], viewer: int, rng: Rng) -> None:
    """See to it that the seat has a card to play, by exchanging one of its unknown cards."""
    hand = world.hands[seat]
    if can_play(hand, world.top, world.wish):
        return
    size = len(hand)
    places = [
        place
        for place in _hidden_places(world, sure, viewer)
        if place[0] != seat and may_play(place[1], size, world.top, world.wish)
    ]
    own = [place for place in _hidden_places(world, sure, viewer) if place[0] == seat]
    if places and own:
        _exchange(world, own[rng.below(len(own))], places[rng.below(len(places))])


def _hidden_places(world: Table, sure: list[list[int]], viewer: int) -> list[tuple[int, int]]:
    """Every card that the viewer knows nothing of: whose it is (-1: in the draw pile), and its kind."""
    places: list[tuple[int, int]] = []
    for seat in range(world.seats):
        if seat != viewer:
            rest = world.hands[seat][:]
            for card in sure[seat]:
                rest.remove(card)
            places += [(seat, card) for card in rest]
    return places + [(NOBODY, card) for card in world.draw_pile]


def _exchange(world: Table, one: tuple[int, int], other: tuple[int, int]) -> None:
    """The two cards change places."""
    for place, card in ((one, other[1]), (other, one[1])):
        pile = world.draw_pile if place[0] == NOBODY else world.hands[place[0]]
        pile[pile.index(place[1])] = card
        if place[0] != NOBODY:
            pile.sort()


def _imagine_choices(world: Table, viewer: int, sure: list[list[int]], rng: Rng) -> None:
    """What others have decided face down may be anything they could decide."""
    if world.offer and world.giver() != viewer:
        _imagine_offer(world, viewer, sure, rng)
    kind = kind_of(world.steps[-1]) if world.steps else EYE
    for other in range(world.seats):
        if other == viewer:
            continue
        asked = world.asked >> other & 1 == 1
        hand = world.hands[other]
        if kind == GAMBLE and not asked and hand:
            world.laid[other] = hand[rng.below(len(hand))]
        elif kind == CHRISTMAS:
            # How far somebody has come does not show.
            takers = [] if asked else [seat for seat in range(world.seats) if seat != other]
            world.gifts[other] = [takers[rng.below(len(takers))] for _ in hand] if takers else []
        elif kind == NICE_TRY:
            if world.trier == other:
                world.trier = NOBODY
            if not asked and NICE_TRY_KIND in hand and rng.below(2):
                world.trier = other


def _imagine_offer(world: Table, viewer: int, sure: list[list[int]], rng: Rng) -> None:
    """As many cards as lie there; by an attack never "Fuck You" (R-21)."""
    giver = int(world.giver())
    hand = world.hands[giver]
    count = len(world.offer)
    party = kind_of(world.steps[-1]) == PARTY_SEAT
    if not party and FUCK_YOU_KIND in hand and len(hand) == count:
        elsewhere = [place for place in _hidden_places(world, sure, viewer) if place[0] != giver]
        _exchange(world, (giver, FUCK_YOU_KIND), elsewhere[rng.below(len(elsewhere))])
        hand = world.hands[giver]
    cards = [card for card in hand if party or card != FUCK_YOU_KIND]
    offer = rng.take(cards, count)
    offer.sort()
    world.offer = offer


def _imagine_memory(world: Table, seat: int | None) -> None:
    """What the seat remembers; the others remember what everybody saw and the hand they have now."""
    before = known_to(world.memory[: world.round_at], seat)
    since = known_to(world.memory[world.round_at :], seat)
    world.memory = before + since
    world.round_at = len(before)
    for other in range(world.seats):
        if other != seat:
            note_cards(world, other, memory.HAND, world.hands[other])
