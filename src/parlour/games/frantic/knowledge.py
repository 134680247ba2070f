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
from parlour.games.frantic.attacks import GIFT_SIZE
from parlour.games.frantic.deck import EVENTS, EXCHANGE, FUCK_YOU_KIND, GIFT, NICE_TRY_KIND
from parlour.games.frantic.hands import note_cards
from parlour.games.frantic.matching import can_play, may_play
from parlour.games.frantic.steps import (
    CHRISTMAS,
    EYE,
    GAMBLE,
    NICE_TRY,
    PARTY_SEAT,
    PLAY,
    SECOND,
    WINDOW,
    attack_of,
    kind_of,
)
from parlour.games.frantic.steps import seat_of as seat_of_step
from parlour.games.frantic.table import NOBODY, Table

#: Nobody's seat, for spectators.
SPECTATOR: Final = -1
#: As it were the seats of cards that were given and lie on the table, and of the draw pile.
GIVEN: Final = 8
PILE: Final = 9
PLACES: Final = 10
EVERYWHERE: Final = 1023
ALL_SEEING_EYE: Final = EVENTS.index("all-seeing-eye")
#: How often hands are dealt anew before somebody who must play is given a card for it.
TRIES: Final = 8


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
        #: Whether "Fuck You" lies under the draw pile, or has left the game.
        self.buried = False
        self.spent = False
        #: Whether a card was known that turned out to be nowhere.
        self.mistaken = False
        #: Whether the viewer has not seen its own hand yet: in worlds that somebody else imagines, and in
        #: positions whose memory begins in mid-round.
        self.forgetful = viewer >= 0

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
                self._draw(seat, _cards_after(notes, at, memory.SAW), at == last_draw)
            elif tag == memory.TURNED:
                self.lose(PILE, payload)
            elif tag == memory.MOVED:
                self._follow(seat, payload & 7, payload >> 3, _cards_after(notes, at, memory.SAW))
            elif tag == memory.GAVE:
                self._follow(seat, GIVEN, payload >> 3, _cards_after(notes, at, memory.SAW), FUCK_YOU_KIND)
            elif tag == memory.LANDED:
                self._land(seat, _cards_after(notes, at, memory.SAW))
            elif tag == memory.PILED:
                self.piles[seat] |= 1 << (payload & 7)
                for card in _cards_after(notes, at, memory.SAW):
                    self.lose(seat, card)
                    self.laid.append(card << 3 | payload & 7)
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
                self.keep(seat, payload == 1)
            elif tag == memory.BURIED:
                self.buried = True
            elif tag == memory.HAND:
                if self.forgetful:
                    self.see_own(_cards_after(notes, at - 1, memory.HAND))
            else:
                self._change_hands(tag, seat, payload, _cards_after(notes, at, memory.HAND))
        if pile_is_empty:
            self.holders = [mask & ~(1 << PILE) for mask in self.holders]

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
        elif tag != memory.ROUND:
            return
        if self.viewer >= 0 and (hand or not self.forgetful):
            self.see_own(hand)

    def gain(self, seat: int, card: int) -> None:
        """The viewer sees the seat get the card."""
        if seat == self.viewer and not self.forgetful:
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

    def _follow(self, giver: int, taker: int, count: int, seen: list[int], kept: int = -1) -> None:
        """Cards go from one to another; what the viewer does not see may be any of the giver's but `kept`."""
        for card in seen:
            self.lose(giver, card)
            self.gain(taker, card)
        whole = count >> 9 == 1
        for at in range(len(self.holders)):
            if self.holders[at] >> giver & 1 and self.kinds[at] != kept:
                if not seen and count & 511:
                    self.holders[at] |= 1 << taker
                if whole:
                    self.holders[at] &= ~(1 << giver)

    def _draw(self, seat: int, seen: list[int], last: bool) -> None:
        """Cards of the draw pile; "Fuck You" may lie lowest in it."""
        for card in seen:
            self.lose(PILE, card)
            self.gain(seat, card)
        if not seen:
            for at in range(len(self.holders)):
                if self.holders[at] >> PILE & 1:
                    self.holders[at] |= 1 << seat
            if last and self.buried:
                self.gain(seat, FUCK_YOU_KIND)

    def _land(self, taker: int, seen: list[int]) -> None:
        """Cards that were given are picked up; whoever picks them up sees them."""
        for card in seen:
            self.lose(GIVEN, card)
            self.gain(taker, card)
        for at in range(len(self.holders)):
            if self.holders[at] >> GIVEN & 1:
                self.holders[at] &= ~(1 << GIVEN)
                if not seen:
                    self.holders[at] |= 1 << taker

    def keep(self, seat: int, keeps: bool) -> None:
        """Whether the seat has "Fuck You" shows when it must give all other cards."""
        if seat == self.viewer and not self.forgetful:
            return
        for at in range(len(self.kinds)):
            if self.kinds[at] == FUCK_YOU_KIND:
                self.holders[at] = 1 << seat if keeps else self.holders[at] & ~(1 << seat)
                return
        if keeps:
            self.gain(seat, FUCK_YOU_KIND)
        elif not (self.spent or self.buried or FUCK_YOU_KIND in self.own):
            others = (1 << self.seats) - 1 & ~(1 << seat)
            if self.viewer >= 0 and not self.forgetful:
                others &= ~(1 << self.viewer)
            self.kinds.append(FUCK_YOU_KIND)
            self.holders.append(others | 1 << PILE)

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
            mask = (self.holders[at] & every) << 1
            self.holders[at] = (mask | mask >> self.seats) & every | self.holders[at] & 1 << PILE
        if self.viewer >= 0:
            self._give_away(1 << ((self.viewer + 1) % self.seats))

    def _mix(self) -> None:
        every = (1 << self.seats) - 1
        self.holders = [every | mask & 1 << PILE for mask in self.holders]
        self._give_away(every)

    def _take_up(self) -> None:
        """Merry Christmas: a known card is now with one of those to whom its holders gave something."""
        for at in range(len(self.holders)):
            mask = self.holders[at] & 1 << PILE
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

    def is_true(self, hands: list[list[int]], pile: list[int]) -> bool:
        """Whether every known card is in another hand or in the pile, where it may be."""
        if self.mistaken:
            return False
        for kind in set(self.kinds):
            room = [0] * PLACES
            for seat in range(self.seats):
                room[seat] = 0 if seat == self.viewer else hands[seat].count(kind)
            room[PILE] = pile.count(kind)
            placed = [NOBODY] * len(self.kinds)
            for at in range(len(self.kinds)):
                if self.kinds[at] == kind and not _place(self, at, placed, room, EVERYWHERE, None):
                    return False
        return True

    def see_own(self, hand: list[int]) -> None:
        """The viewer looks at its hand."""
        self.own = hand
        self.forgetful = False
        self._settle()

    def _settle(self) -> None:
        """Known cards that the viewer may have itself: it sees its hand, so they are there or elsewhere.

        Of several of a kind it does not see which are its own; the others may be wherever any of them was.
        """
        mine = 1 << self.viewer
        for kind in set(self.kinds):
            places = [
                at for at in range(len(self.kinds)) if self.kinds[at] == kind and self.holders[at] & mine
            ]
            anywhere = 0
            for at in places:
                anywhere |= self.holders[at] & ~mine
            own = self.own.count(kind)
            for at in places[:own]:
                self.holders[at] = 0
            for at in places[own:]:
                self.holders[at] = self.holders[at] & ~mine if own == 0 else anywhere
                self.mistaken = self.mistaken or self.holders[at] == 0
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
    known.spent = FUCK_YOU_KIND in table.discard or FUCK_YOU_KIND in table.under
    known.hear(recall(table.memory[table.round_at :], seat), not table.draw_pile)
    if known.forgetful:
        known.see_own(table.hands[known.viewer][:])
    if table.steps and kind_of(table.steps[-1]) == WINDOW:
        giver = int(table.giver())
        kept = len(table.hands[giver]) - len(table.offer)
        gives = attack_of(table.steps[-1]) in (GIFT, EXCHANGE)
        if gives and len(table.hands[giver]) <= GIFT_SIZE:
            known.keep(giver, kept == 1)
    return known


def imagine(world: Table, seat: int | None, rng: Rng) -> None:
    """Draw anew all that the seat (None is a spectator) does not know, in place."""
    known = knowledge_of(world, seat)
    _imagine_hands(world, known, rng)
    _imagine_choices(world, known.viewer, rng)
    world.event_pile.sort()
    rng.shuffle(world.event_pile)
    _imagine_memory(world, seat)


def _imagine_hands(world: Table, known: Knowledge, rng: Rng) -> None:
    """Deal hands that agree with what is known, and let whoever must play have a card for it."""
    player = _who_must_play(world, known.viewer)
    for _ in range(TRIES):
        sure = _place_known(known, _room(world, known), rng)
        assert sure is not None, "a seat knows something that is not so"
        _deal_unknown(world, known, sure, NOBODY, NOBODY, rng)
        if player == NOBODY or can_play(world.hands[player], world.top, world.wish):
            return
    _let_play(world, known, player, rng)


def _who_must_play(world: Table, viewer: int) -> int:
    """Another seat that is known to have a card to play: it is asked for one and cannot draw (R-6, R-17)."""
    if world.steps:
        kind = kind_of(world.steps[-1])
        if kind == SECOND or (kind == PLAY and not world.draw_pile):
            seat = int(seat_of_step(world.steps[-1]))
            return NOBODY if seat == viewer else seat
    return NOBODY


def _room(world: Table, known: Knowledge) -> list[int]:
    """How many hidden cards there are in each hand and in the draw pile."""
    room = [0] * PLACES
    for seat in range(world.seats):
        room[seat] = 0 if seat == known.viewer else len(world.hands[seat])
    room[PILE] = max(0, len(world.draw_pile) - 1) if known.buried else len(world.draw_pile)
    return room


def _place_known(known: Knowledge, room: list[int], rng: Rng) -> list[list[int]] | None:
    """A holder for every known card, where there is room; None if there is no such way."""
    order = list(range(len(known.kinds)))
    rng.shuffle(order)
    placed = [NOBODY] * len(order)
    for at in order:
        if not _place(known, at, placed, room, EVERYWHERE, rng):
            return None
    sure: list[list[int]] = [[] for _ in room]
    for at in range(len(placed)):
        sure[placed[at]].append(known.kinds[at])
    return sure


def _place(known: Knowledge, at: int, placed: list[int], room: list[int], free: int, rng: Rng | None) -> bool:
    """Find a place for the card, moving others aside if need be; `free` are the places not yet tried."""
    places = [place for place in range(PLACES) if known.holders[at] & free & 1 << place]
    total = sum([room[place] for place in places])
    if total > 0:
        # The more hidden cards there are, the likelier it is one of them.
        draw = 0 if rng is None else int(rng.below(total))
        for place in places:
            draw -= room[place]
            if draw < 0:
                room[place] -= 1
                placed[at] = place
                return True
    for place in places:
        free &= ~(1 << place)
        for other in range(len(placed)):
            if placed[other] == place:
                placed[other] = NOBODY
                if _place(known, other, placed, room, free, rng):
                    placed[at] = place
                    return True
                placed[other] = place
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


def _deal_unknown(
    world: Table, known: Knowledge, sure: list[list[int]], player: int, card: int, rng: Rng
) -> None:
    """All other cards are one shuffled pile, for the others and to draw from; the player gets the card."""
    left = _unknown(world, known)
    rest = [kind for kind in range(len(left)) for _ in range(left[kind])]
    if player != NOBODY:
        rest.remove(card)
    rng.shuffle(rest)
    for seat in range(world.seats):
        if seat != known.viewer:
            hand = sure[seat][:]
            if seat == player:
                hand.append(card)
            while len(hand) < len(world.hands[seat]):
                hand.append(rest.pop())
            hand.sort()
            world.hands[seat] = hand
    if sure[PILE]:
        rest += sure[PILE]
        rng.shuffle(rest)
    if known.buried and world.draw_pile:
        rest.insert(0, FUCK_YOU_KIND)
    world.draw_pile = rest


def _let_play(world: Table, known: Knowledge, player: int, rng: Rng) -> None:
    """Give the player a card to play: one that the viewer has never seen, or a known one that it may have."""
    size = len(world.hands[player])
    left = _unknown(world, known)
    cards = [
        kind for kind in range(len(left)) if left[kind] > 0 and may_play(kind, size, world.top, world.wish)
    ]
    room = _room(world, known)
    room[player] -= 1
    sure = _place_known(known, room, rng) if cards else None
    if sure is not None:
        _deal_unknown(world, known, sure, player, cards[rng.below(len(cards))], rng)
        return
    order = list(range(len(known.kinds)))
    rng.shuffle(order)
    for at in order:
        holders = known.holders[at]
        if holders >> player & 1 and may_play(known.kinds[at], size, world.top, world.wish):
            known.holders[at] = 1 << player
            sure = _place_known(known, _room(world, known), rng)
            if sure is not None:
                _deal_unknown(world, known, sure, NOBODY, NOBODY, rng)
                return
            known.holders[at] = holders
    raise AssertionError("a seat knows something that is not so")


def _imagine_choices(world: Table, viewer: int, rng: Rng) -> None:
    """What others have decided face down may be anything they could decide."""
    if world.offer and world.giver() != viewer:
        _imagine_offer(world, rng)
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


def _imagine_offer(world: Table, rng: Rng) -> None:
    """As many cards as lie there; by an attack never "Fuck You" (R-21)."""
    party = kind_of(world.steps[-1]) == PARTY_SEAT
    cards = [card for card in world.hands[world.giver()] if party or card != FUCK_YOU_KIND]
    offer = rng.take(cards, len(world.offer))
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
