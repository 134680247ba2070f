"""The events: E-1 to E-20, one function each, in the order of the rulebook.

An event touches the players in order of play, beginning right of whoever played the black card (R-28).
Where players decide, the event goes on when they have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from parlour.core.memory import public_note
from parlour.core.piles import take_up
from parlour.core.seats import next_seat
from parlour.games.frantic import memory
from parlour.games.frantic.deck import COLOUR_OF, COLOURS, EVENTS, NUMBER_OF, POINTS_OF
from parlour.games.frantic.hands import (
    blind,
    draw,
    hand_over,
    note_cards,
    put_down,
    see_new_hands,
    show,
)
from parlour.games.frantic.news import (
    BombSet,
    CardsGiven,
    CardsHanded,
    ColourStruck,
    EventsShuffled,
    EventTurned,
    HandsMixed,
    HandsPassedOn,
    HandsShown,
    HandsSwapped,
    HandsTakenUp,
    LaidCardsShown,
    MarketOpened,
    MarketTaken,
    NothingHappened,
    PileEmpty,
)
from parlour.games.frantic.steps import (
    CHRISTMAS,
    EYE,
    GAMBLE,
    MARKET,
    PARTY_CARD,
    PARTY_SEAT,
    RECESSION,
    count_of,
    seat_of,
    step,
)
from parlour.games.frantic.table import DOOMSDAY, FINISH_LINE, NO_BOMB, Table
from parlour.games.frantic.together import answered, ask_together

BOMB_TURNS: Final = 3


def turn_up_event(table: Table, seat: i64) -> None:
    """R-28, R-29: the top event; if there is none, the used ones are shuffled first."""
    if not table.event_pile:
        table.event_pile = table.used_events
        table.used_events = []
        table.event_pile.sort()
        table.rng.shuffle(table.event_pile)
        if table.listener is not None:
            table.listener(EventsShuffled(None))
    event = table.event_pile.pop()
    table.used_events.append(event)
    table.memory.append(public_note(memory.EVENT, seat, event))
    if table.listener is not None:
        table.listener(EventTurned(None, seat, EVENTS[event]))
    _EFFECTS[event](table)


def _nothing(table: Table) -> None:
    if table.listener is not None:
        table.listener(NothingHappened(None, EVENTS[table.used_events[-1]]))


def _most_cards(table: Table) -> int:
    return max([len(hand) for hand in table.hands])


def _charity(table: Table) -> None:
    """E-1"""
    most = _most_cards(table)
    order = table.order()
    rich = [seat for seat in order if len(table.hands[seat]) == most]
    if len(rich) == table.seats:
        _nothing(table)
        return
    for seat in order:
        if seat not in rich:
            for giver in rich:
                cards = blind(table, giver, 1)
                if cards:
                    hand_over(table, giver, seat, cards)


def _communism(table: Table) -> None:
    """E-2"""
    most = _most_cards(table)
    if all([len(hand) == most for hand in table.hands]):
        _nothing(table)
    for seat in table.order():
        draw(table, seat, most - len(table.hands[seat]))


def _doomsday(table: Table) -> None:
    """E-3"""
    table.over_by = DOOMSDAY


def _earthquake(table: Table) -> None:
    """E-4"""
    table.hands = [table.hands[-1], *table.hands[:-1]]
    table.memory.append(public_note(memory.PASSED_ON, 0, 0))
    if table.listener is not None:
        takers = tuple([int(next_seat(seat, table.seats)) for seat in range(table.seats)])
        table.listener(HandsPassedOn(None, takers))
    see_new_hands(table)


def _expansion(table: Table) -> None:
    """E-5"""
    for before, seat in enumerate(table.order()):
        draw(table, seat, before + 1)


def _finish_line(table: Table) -> None:
    """E-6"""
    table.over_by = FINISH_LINE


def _friday_the_13th(table: Table) -> None:
    """E-7"""
    _nothing(table)


def _gambling_man(table: Table) -> None:
    """E-8"""
    players = _seats_with_cards(table)
    if players:
        ask_together(table, GAMBLE, players)
    else:
        _nothing(table)


def lay_face_down(table: Table, seat: i64, card: int) -> None:
    """E-8: when the last card lies there, all are turned up."""
    table.laid[seat] = card
    if answered(table, seat):
        _reveal_laid(table)


def _reveal_laid(table: Table) -> None:
    """E-8: the second of them by value and order of play takes them all, or the first without a card."""
    order = table.order()
    laid = table.laid
    without = [seat for seat in order if laid[seat] < 0]
    ranks = [(POINTS_OF[laid[seat]], place, seat) for place, seat in enumerate(order) if laid[seat] >= 0]
    ranks.sort()
    taker = without[0] if without else ranks[1][2]
    for seat in order:
        if laid[seat] >= 0:
            table.hands[seat].remove(laid[seat])
            table.memory.append(public_note(memory.LAID, seat, laid[seat]))
    for seat in order:
        if laid[seat] >= 0:
            take_up(table.hands[taker], laid[seat])
    table.memory.append(public_note(memory.TOOK_ALL, taker, 0))
    if table.listener is not None:
        names = tuple([None if card < 0 else table.code(card) for card in laid])
        table.listener(LaidCardsShown(None, names, taker))
    table.laid = [-1] * table.seats


def _market(table: Table) -> None:
    """E-9"""
    pile = table.draw_pile
    while pile and len(table.market) < table.seats:
        card = pile.pop()
        table.memory.append(public_note(memory.TURNED, 0, card))
        take_up(table.market, card)
    if len(table.market) < table.seats:
        table.dry = True
        if table.listener is not None:
            table.listener(PileEmpty(None, table.order()[len(table.market)]))
    if table.listener is not None:
        table.listener(MarketOpened(None, table.names(table.market)))
    _next_buyer(table, next_seat(table.turn, table.seats))


def _next_buyer(table: Table, seat: i64) -> None:
    """Ask who is next, as long as there is a choice."""
    while table.market:
        if table.market[0] != table.market[-1]:
            table.steps.append(step(MARKET, seat))
            return
        _buy(table, seat, table.market[0])
        seat = next_seat(seat, table.seats)


def buy(table: Table, card: int) -> None:
    """E-9: the seat on top takes a card of the market."""
    seat = seat_of(table.steps.pop())
    _buy(table, seat, card)
    _next_buyer(table, next_seat(seat, table.seats))


def _buy(table: Table, seat: i64, card: int) -> None:
    table.market.remove(card)
    take_up(table.hands[seat], card)
    table.memory.append(public_note(memory.PICKED, seat, card))
    if table.listener is not None:
        table.listener(MarketTaken(None, seat, table.code(card)))


def _mating_season(table: Table) -> None:
    """E-10"""
    put = len(table.under)
    for seat in table.order():
        counts = [0] * 10
        for card in table.hands[seat]:
            counts[NUMBER_OF[card]] += 1
        counts[0] = 0
        put_down(table, seat, [card for card in table.hands[seat] if counts[NUMBER_OF[card]] > 1])
    if len(table.under) == put:
        _nothing(table)


def _merry_christmas(table: Table) -> None:
    """E-11; with two players there is nobody to choose."""
    givers = _seats_with_cards(table)
    if table.seats == 2:
        table.gifts = [[1 - seat] * len(table.hands[seat]) for seat in range(2)]
        _hand_out_gifts(table)
    elif givers:
        ask_together(table, CHRISTMAS, givers)
    else:
        _nothing(table)


def put_before(table: Table, seat: i64, taker: i64) -> None:
    """E-11: the next card of the hand goes to the taker, face down."""
    gifts = table.gifts[seat]
    gifts.append(taker)
    if len(gifts) == len(table.hands[seat]) and answered(table, seat):
        _hand_out_gifts(table)


def _hand_out_gifts(table: Table) -> None:
    """E-11: only when all cards lie there, all are picked up."""
    seats = table.seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    for giver in range(seats):
        piles: list[list[int]] = [[] for _ in range(seats)]
        for card, taker in zip(table.hands[giver], table.gifts[giver], strict=True):
            piles[taker].append(card)
        for taker in range(seats):
            if piles[taker]:
                hands[taker].extend(piles[taker])
                table.memory.append(public_note(memory.PILED, giver, len(piles[taker]) << 3 | taker))
                if table.listener is not None:
                    table.listener(CardsGiven(None, giver, taker, len(piles[taker])))
                    table.listener(CardsHanded(giver, giver, taker, table.names(piles[taker])))
                note_cards(table, giver, memory.SAW, piles[taker])
    for hand in hands:
        hand.sort()
    table.hands = hands
    table.gifts = [[] for _ in range(seats)]
    table.memory.append(public_note(memory.TAKEN_UP, 0, 0))
    see_new_hands(table)


def _mexican_standoff(table: Table) -> None:
    """E-12"""
    order = table.order()
    for seat in order:
        put_down(table, seat, table.hands[seat][:])
    for seat in order:
        draw(table, seat, 3)


def _recession(table: Table) -> None:
    """E-13"""
    _next_loss(table, next_seat(table.turn, table.seats), 1)


def _next_loss(table: Table, seat: i64, count: i64) -> None:
    """Who has no more cards than they must put down needs no question."""
    while count <= table.seats:
        if len(table.hands[seat]) > count:
            table.steps.append(step(RECESSION, seat, 0, 0, count))
            return
        put_down(table, seat, table.hands[seat][:])
        seat = next_seat(seat, table.seats)
        count += 1


def lose(table: Table, card: int) -> None:
    """E-13: the seat on top puts down one card of as many as it must."""
    packed: i64 = table.steps.pop()
    seat = seat_of(packed)
    put_down(table, seat, [card])
    left = count_of(packed) - 1
    if left:
        table.steps.append(step(RECESSION, seat, 0, 0, left))
        return
    _next_loss(table, next_seat(seat, table.seats), table.seats - _places_left(table, seat) + 2)


def _robin_hood(table: Table) -> None:
    """E-14"""
    order = table.order()
    sizes = [len(table.hands[seat]) for seat in order]
    if min(sizes) == max(sizes):
        _nothing(table)
        return
    poor = order[sizes.index(min(sizes))]
    rich = order[sizes.index(max(sizes))]
    hand = table.hands[poor]
    table.hands[poor] = table.hands[rich]
    table.hands[rich] = hand
    table.memory.append(public_note(memory.SWAPPED, poor, rich))
    if table.listener is not None:
        table.listener(HandsSwapped(None, poor, rich))
    see_new_hands(table)


def _surprise_party(table: Table) -> None:
    """E-15"""
    _next_host(table, next_seat(table.turn, table.seats))


def _next_host(table: Table, seat: i64) -> None:
    """Everybody once, whoever played the black card last; who has no cards gives none."""
    for _ in range(_places_left(table, seat)):
        size = len(table.hands[seat])
        if size > 1:
            table.steps.append(step(PARTY_CARD, seat))
            return
        if size == 1:
            choose_present(table, seat, table.hands[seat][0])
            return
        seat = next_seat(seat, table.seats)


def choose_present(table: Table, seat: i64, card: int) -> None:
    """E-15: the card is chosen; with two players there is nobody else to choose."""
    table.offer = [card]
    table.steps.append(step(PARTY_SEAT, seat))
    if table.seats == 2:
        give_present(table, 1 - seat)


def give_present(table: Table, taker: i64) -> None:
    """E-15: the seat on top gives its card away."""
    seat = seat_of(table.steps.pop())
    hand_over(table, seat, taker, table.offer)
    table.offer = []
    if seat != table.turn:
        _next_host(table, next_seat(seat, table.seats))


def _all_seeing_eye(table: Table) -> None:
    """E-16"""
    for seat in range(table.seats):
        show(table, seat, table.hands[seat])
    if table.listener is not None:
        table.listener(HandsShown(None, tuple([table.names(hand) for hand in table.hands])))
    ask_together(table, EYE, (1 << table.seats) - 1)


def agree(table: Table, seat: i64) -> None:
    """E-16: the hands are taken up when everybody has agreed."""
    if answered(table, seat) and table.listener is not None:
        table.listener(HandsTakenUp(None))


def _third_time_lucky(table: Table) -> None:
    """E-17"""
    for seat in table.order():
        draw(table, seat, 3)


def _time_bomb(table: Table) -> None:
    """E-18; a second one in a round does nothing."""
    if table.bomb != NO_BOMB:
        _nothing(table)
        return
    table.bomb = BOMB_TURNS * table.seats
    if table.listener is not None:
        table.listener(BombSet(None, BOMB_TURNS))


def _tornado(table: Table) -> None:
    """E-19"""
    cards = [card for hand in table.hands for card in hand]
    cards.sort()
    table.rng.shuffle(cards)
    order = table.order()
    table.hands = [[] for _ in order]
    for place, card in enumerate(cards):
        take_up(table.hands[order[place % len(order)]], card)
    table.memory.append(public_note(memory.MIXED, 0, 0))
    if table.listener is not None:
        table.listener(HandsMixed(None, tuple([len(hand) for hand in table.hands])))
    see_new_hands(table)


def _vandalism(table: Table) -> None:
    """E-20"""
    put = len(table.under)
    if table.colour >= 0:
        if table.listener is not None:
            table.listener(ColourStruck(None, COLOURS[table.colour]))
        for seat in table.order():
            put_down(table, seat, [card for card in table.hands[seat] if COLOUR_OF[card] == table.colour])
    if len(table.under) == put:
        _nothing(table)


def _places_left(table: Table, seat: i64) -> i64:
    """How many seats there are from this one to whoever played the black card."""
    left: i64 = table.turn - seat
    return left + 1 if left >= 0 else left + 1 + table.seats


def _seats_with_cards(table: Table) -> i64:
    found: i64 = 0
    for seat in range(table.seats):
        if table.hands[seat]:
            found |= 1 << seat
    return found


#: In the order of EVENTS.
_EFFECTS: Final[list[Callable[[Table], None]]] = [
    _charity,
    _communism,
    _doomsday,
    _earthquake,
    _expansion,
    _finish_line,
    _friday_the_13th,
    _gambling_man,
    _market,
    _mating_season,
    _merry_christmas,
    _mexican_standoff,
    _recession,
    _robin_hood,
    _surprise_party,
    _all_seeing_eye,
    _third_time_lucky,
    _time_bomb,
    _tornado,
    _vandalism,
]
