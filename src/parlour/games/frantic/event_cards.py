"""The event cards: R-28 and R-29, and E-1 to E-20, one function each, in the order of the rulebook.

An event affects the players in order of play, beginning to the right of the player of the black card
(R-28). If players have to decide something, the event goes on afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from parlour.core.card_state import HANDS
from parlour.core.memory import public_note
from parlour.core.piles import insert_card
from parlour.core.seats import next_seat
from parlour.games.frantic import memory
from parlour.games.frantic.board import DOOMSDAY, FINISH_LINE, NO_BOMB, Board
from parlour.games.frantic.deck import COLOUR_OF, COLOURS, EVENT_CARDS, NUMBER_OF, POINTS_OF
from parlour.games.frantic.events import (
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
from parlour.games.frantic.hands import (
    blind,
    draw,
    hand_over,
    note_cards,
    put_down,
    see_new_hands,
    show,
)
from parlour.games.frantic.simultaneous import answered, ask_simultaneously
from parlour.games.frantic.steps import (
    CHRISTMAS,
    EYE,
    GAMBLE,
    MARKET,
    PARTY_CARD,
    PARTY_SEAT,
    RECESSION,
    count_of,
    owner_of,
    pack_step,
)

BOMB_TURNS: Final = 3


def turn_up_event(board: Board, seat: i64) -> None:
    """R-28, R-29: the top event; if there is none, the used ones are shuffled first."""
    pile = board.event_pile[:]
    if not pile:
        pile = sorted(board.used_events)
        board.used_events = []
        board.rng.shuffle(pile)
        if board.listener is not None:
            board.listener(EventsShuffled(None))
    event = pile.pop()
    board.event_pile = pile
    board.used_events = [*board.used_events, event]
    board.remember(public_note(memory.EVENT_CARD, seat, event))
    if board.listener is not None:
        board.listener(EventTurned(None, seat, EVENT_CARDS[event]))
    _EFFECTS[event](board)


def _nothing(board: Board) -> None:
    if board.listener is not None:
        board.listener(NothingHappened(None, EVENT_CARDS[board.used_events[-1]]))


def _most_cards(board: Board) -> int:
    return max([len(hand) for hand in board.hands])


def _charity(board: Board) -> None:
    """E-1"""
    most = _most_cards(board)
    order = board.order()
    rich = [seat for seat in order if len(board.hands[seat]) == most]
    if len(rich) == board.seats:
        _nothing(board)
        return
    for seat in order:
        if seat not in rich:
            for giver in rich:
                cards = blind(board, giver, 1)
                if cards:
                    hand_over(board, giver, seat, cards)


def _communism(board: Board) -> None:
    """E-2"""
    most = _most_cards(board)
    if all([len(hand) == most for hand in board.hands]):
        _nothing(board)
    for seat in board.order():
        draw(board, seat, most - len(board.hands[seat]))


def _doomsday(board: Board) -> None:
    """E-3"""
    board.over_by = DOOMSDAY


def _earthquake(board: Board) -> None:
    """E-4"""
    board.hands = [board.hands[-1], *board.hands[:-1]]
    board.shared |= HANDS
    board.remember(public_note(memory.PASSED_ON, 0, 0))
    if board.listener is not None:
        takers = tuple([int(next_seat(seat, board.seats)) for seat in range(board.seats)])
        board.listener(HandsPassedOn(None, takers))
    see_new_hands(board)


def _expansion(board: Board) -> None:
    """E-5"""
    for before, seat in enumerate(board.order()):
        draw(board, seat, before + 1)


def _finish_line(board: Board) -> None:
    """E-6"""
    board.over_by = FINISH_LINE


def _friday_the_13th(board: Board) -> None:
    """E-7"""
    _nothing(board)


def _gambling_man(board: Board) -> None:
    """E-8"""
    players = _seats_with_cards(board)
    if players:
        ask_simultaneously(board, GAMBLE, players)
    else:
        _nothing(board)


def lay_face_down(board: Board, seat: i64, card: int) -> None:
    """E-8: when the last card lies there, all are turned up."""
    board.laid = board.laid[:]
    board.laid[seat] = card
    if answered(board, seat):
        _reveal_laid(board)


def _reveal_laid(board: Board) -> None:
    """E-8: the second of them by value and order of play takes them all, or the first without a card."""
    order = board.order()
    laid = board.laid
    without = [seat for seat in order if laid[seat] < 0]
    ranks = [(POINTS_OF[laid[seat]], place, seat) for place, seat in enumerate(order) if laid[seat] >= 0]
    ranks.sort()
    taker = without[0] if without else ranks[1][2]
    for seat in order:
        if laid[seat] >= 0:
            board.writable_hand(seat).remove(laid[seat])
            board.remember(public_note(memory.LAID, seat, laid[seat]))
    for seat in order:
        if laid[seat] >= 0:
            insert_card(board.writable_hand(taker), laid[seat])
    board.remember(public_note(memory.TOOK_ALL, taker, 0))
    if board.listener is not None:
        names = tuple([None if card < 0 else board.code(card) for card in laid])
        board.listener(LaidCardsShown(None, names, taker))
    board.laid = [-1] * board.seats


def _market(board: Board) -> None:
    """E-9"""
    pile = board.writable_draw_pile()
    market: list[int] = []
    while pile and len(market) < board.seats:
        card = pile.pop()
        board.remember(public_note(memory.TURNED, 0, card))
        insert_card(market, card)
    board.market = market
    if len(board.market) < board.seats:
        board.dry = True
        if board.listener is not None:
            board.listener(PileEmpty(None, board.order()[len(board.market)]))
    if board.listener is not None:
        board.listener(MarketOpened(None, board.names(board.market)))
    _next_buyer(board, next_seat(board.turn, board.seats))


def _next_buyer(board: Board, seat: i64) -> None:
    """Ask the next buyer as long as there is a choice."""
    while board.market:
        if board.market[0] != board.market[-1]:
            board.push_step(pack_step(MARKET, seat))
            return
        _buy(board, seat, board.market[0])
        seat = next_seat(seat, board.seats)


def buy(board: Board, card: int) -> None:
    """E-9: the seat on top takes a card of the market."""
    seat = owner_of(board.pop_step())
    _buy(board, seat, card)
    _next_buyer(board, next_seat(seat, board.seats))


def _buy(board: Board, seat: i64, card: int) -> None:
    board.market = board.market[:]
    board.market.remove(card)
    insert_card(board.writable_hand(seat), card)
    board.remember(public_note(memory.PICKED, seat, card))
    if board.listener is not None:
        board.listener(MarketTaken(None, seat, board.code(card)))


def _mating_season(board: Board) -> None:
    """E-10"""
    put = len(board.under)
    for seat in board.order():
        counts = [0] * 10
        for card in board.hands[seat]:
            counts[NUMBER_OF[card]] += 1
        counts[0] = 0
        put_down(board, seat, [card for card in board.hands[seat] if counts[NUMBER_OF[card]] > 1])
    if len(board.under) == put:
        _nothing(board)


def _merry_christmas(board: Board) -> None:
    """E-11; with two players there is no choice."""
    givers = _seats_with_cards(board)
    if board.seats == 2:
        board.gifts = [[1 - seat] * len(board.hands[seat]) for seat in range(2)]
        _hand_out_gifts(board)
    elif givers:
        ask_simultaneously(board, CHRISTMAS, givers)
    else:
        _nothing(board)


def put_before(board: Board, seat: i64, taker: i64) -> None:
    """E-11: the next card of the hand goes to the taker, face down."""
    gifts = [*board.gifts[seat], int(taker)]
    board.gifts = board.gifts[:]
    board.gifts[seat] = gifts
    if len(gifts) == len(board.hands[seat]) and answered(board, seat):
        _hand_out_gifts(board)


def _hand_out_gifts(board: Board) -> None:
    """E-11: the cards are picked up once all of them lie there."""
    seats = board.seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    for giver in range(seats):
        piles: list[list[int]] = [[] for _ in range(seats)]
        for card, taker in zip(board.hands[giver], board.gifts[giver], strict=True):
            piles[taker].append(card)
        for taker in range(seats):
            if piles[taker]:
                hands[taker].extend(piles[taker])
                board.remember(public_note(memory.PILED, giver, memory.cards_to(taker, len(piles[taker]))))
                if board.listener is not None:
                    board.listener(CardsGiven(None, giver, taker, len(piles[taker])))
                    board.listener(CardsHanded(giver, giver, taker, board.names(piles[taker])))
                note_cards(board, giver, memory.SAW, piles[taker])
    for hand in hands:
        hand.sort()
    board.hands = hands
    board.gifts = [[] for _ in range(seats)]
    board.remember(public_note(memory.TAKEN_UP, 0, 0))
    see_new_hands(board)


def _mexican_standoff(board: Board) -> None:
    """E-12"""
    order = board.order()
    for seat in order:
        put_down(board, seat, board.hands[seat][:])
    for seat in order:
        draw(board, seat, 3)


def _recession(board: Board) -> None:
    """E-13"""
    _next_loss(board, next_seat(board.turn, board.seats), 1)


def _next_loss(board: Board, seat: i64, count: i64) -> None:
    """Ask the next player; those with no more cards than they must put down are not asked."""
    while count <= board.seats:
        if len(board.hands[seat]) > count:
            board.push_step(pack_step(RECESSION, seat, 0, 0, count))
            return
        put_down(board, seat, board.hands[seat][:])
        seat = next_seat(seat, board.seats)
        count += 1


def lose(board: Board, card: int) -> None:
    """E-13: the seat on top puts down one of the cards that it must."""
    packed: i64 = board.pop_step()
    seat = owner_of(packed)
    put_down(board, seat, [card])
    left = count_of(packed) - 1
    if left:
        board.push_step(pack_step(RECESSION, seat, 0, 0, left))
        return
    _next_loss(board, next_seat(seat, board.seats), board.seats - _places_left(board, seat) + 2)


def _robin_hood(board: Board) -> None:
    """E-14"""
    order = board.order()
    sizes = [len(board.hands[seat]) for seat in order]
    if min(sizes) == max(sizes):
        _nothing(board)
        return
    poor = order[sizes.index(min(sizes))]
    rich = order[sizes.index(max(sizes))]
    hand = board.hands[poor]
    board.hands[poor] = board.hands[rich]
    board.hands[rich] = hand
    board.shared |= HANDS
    board.remember(public_note(memory.SWAPPED, poor, rich))
    if board.listener is not None:
        board.listener(HandsSwapped(None, poor, rich))
    see_new_hands(board)


def _surprise_party(board: Board) -> None:
    """E-15"""
    _next_host(board, next_seat(board.turn, board.seats))


def _next_host(board: Board, seat: i64) -> None:
    """Everybody gives once, the player of the black card last. Those without cards give none."""
    for _ in range(_places_left(board, seat)):
        size = len(board.hands[seat])
        if size > 1:
            board.push_step(pack_step(PARTY_CARD, seat))
            return
        if size == 1:
            choose_present(board, seat, board.hands[seat][0])
            return
        seat = next_seat(seat, board.seats)


def choose_present(board: Board, seat: i64, card: int) -> None:
    """E-15: the card is chosen; with two players there is only one taker."""
    board.offer = [card]
    board.push_step(pack_step(PARTY_SEAT, seat))
    if board.seats == 2:
        give_present(board, 1 - seat)


def give_present(board: Board, taker: i64) -> None:
    """E-15: the seat on top gives its card away."""
    seat = owner_of(board.pop_step())
    hand_over(board, seat, taker, board.offer)
    board.offer = []
    if seat != board.turn:
        _next_host(board, next_seat(seat, board.seats))


def _all_seeing_eye(board: Board) -> None:
    """E-16"""
    for seat in range(board.seats):
        show(board, seat, board.hands[seat])
    if board.listener is not None:
        board.listener(HandsShown(None, tuple([board.names(hand) for hand in board.hands])))
    ask_simultaneously(board, EYE, (1 << board.seats) - 1)


def agree(board: Board, seat: i64) -> None:
    """E-16: the hands are taken up when everybody has agreed."""
    if answered(board, seat) and board.listener is not None:
        board.listener(HandsTakenUp(None))


def _third_time_lucky(board: Board) -> None:
    """E-17"""
    for seat in board.order():
        draw(board, seat, 3)


def _time_bomb(board: Board) -> None:
    """E-18; a second one in a round does nothing."""
    if board.bomb != NO_BOMB:
        _nothing(board)
        return
    board.bomb = BOMB_TURNS * board.seats
    if board.listener is not None:
        board.listener(BombSet(None, BOMB_TURNS))


def _tornado(board: Board) -> None:
    """E-19"""
    cards = [card for hand in board.hands for card in hand]
    cards.sort()
    board.rng.shuffle(cards)
    order = board.order()
    board.hands = [[] for _ in order]
    for place, card in enumerate(cards):
        insert_card(board.hands[order[place % len(order)]], card)
    board.remember(public_note(memory.MIXED, 0, 0))
    if board.listener is not None:
        board.listener(HandsMixed(None, tuple([len(hand) for hand in board.hands])))
    see_new_hands(board)


def _vandalism(board: Board) -> None:
    """E-20"""
    put = len(board.under)
    if board.colour >= 0:
        if board.listener is not None:
            board.listener(ColourStruck(None, COLOURS[board.colour]))
        for seat in board.order():
            put_down(board, seat, [card for card in board.hands[seat] if COLOUR_OF[card] == board.colour])
    if len(board.under) == put:
        _nothing(board)


def _places_left(board: Board, seat: i64) -> i64:
    """Return the distance from this seat to the player of the black card."""
    left: i64 = board.turn - seat
    return left + 1 if left >= 0 else left + 1 + board.seats


def _seats_with_cards(board: Board) -> i64:
    found: i64 = 0
    for seat in range(board.seats):
        if board.hands[seat]:
            found |= 1 << seat
    return found


#: In the order of EVENT_CARDS.
_EFFECTS: Final[list[Callable[[Board], None]]] = [
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
