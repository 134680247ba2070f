"""Builds the two halves of a view from what is revealed."""

from __future__ import annotations

from parlour.core.card_state import note_at
from parlour.core.memory import AUDIENCE_BITS, payload_of, recall, seat_of, unpack
from parlour.core.view import cached
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import LEAVE, bid_size, cards_of, robot_of
from parlour.games.fzzzt.board import BIDDING, CLEANING, OVER, PHASES, Board
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import BELT_LENGTH, ROUNDS
from parlour.games.fzzzt.progress import progress
from parlour.games.fzzzt.score_sheet import score_sheets
from parlour.games.fzzzt.view import AuctionView, FzzztOpen, FzzztOwn, PlayerView, UnitView

#: Most players and units look as some did before.
_player_view = cached(10_000)(PlayerView)
_unit_view = cached(10_000)(UnitView)


def open_view(board: Board) -> FzzztOpen:
    face_up = board.belt[len(board.belt) - board.face_up :]
    face_up.reverse()
    outcome = board.outcome
    return FzzztOpen(
        actors=board.actors,
        phase=PHASES[board.phase],
        round=board.round,
        rounds=ROUNDS,
        auction=BELT_LENGTH - len(board.belt) + 1 if board.phase == BIDDING else BELT_LENGTH,
        chief=board.chief,
        belt=board.deck.names(face_up),
        face_down=len(board.belt) - board.face_up,
        belt_deck=len(board.belt_deck),
        players=tuple([_player(board, seat) for seat in range(board.seats)]),
        uncontested=_is_uncontested(board),
        last=_last_auction(board),
        sheets=score_sheets(board) if board.phase == OVER else (),
        winners=outcome.winners if outcome else (),
    )


def own_view(board: Board, seat: int | None) -> FzzztOwn:
    deck = board.deck
    hand: tuple[str, ...] = ()
    bid: tuple[str, ...] = ()
    choices: tuple[str | None, ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()
    if seat is not None:
        cards = board.hands[seat]
        hand = deck.names(cards_of(cards, ~board.bids[seat]))
        bid = deck.names(cards_of(cards, board.bids[seat]))
        choices = tuple([None if kind < 0 else deck.codes[kind] for kind in board.choices[seat]])
        offers = _offers(board, seat)
    return FzzztOwn(
        hand=hand,
        bid=bid,
        choices=choices,
        offers=offers,
    )


def _offers(board: Board, seat: int) -> tuple[tuple[str, ...], ...]:
    """Return the possible allocations to each undecided unit, so that a player can plan all of them."""
    if board.phase != CLEANING:
        return ()
    offers = [
        [robot_of(action) for action in allocations(board, seat, unit) if action != LEAVE]
        for unit in range(len(board.choices[seat]), len(board.units[seat]))
    ]
    return tuple([board.deck.names(robots) for robots in offers])


def _player(board: Board, seat: int) -> PlayerView:
    bid = bid_size(board.bids[seat])
    units = zip(board.units[seat], board.allocated[seat], strict=True)
    return _player_view(
        seat=seat,
        mechanic=board.mechanics[seat],
        hand=len(board.hands[seat]) - bid,
        discard=len(board.discards[seat]),
        bid=bid,
        units=tuple([_unit(board, unit, robots) for unit, robots in units]),
    )


def _unit(board: Board, unit: int, robots: list[int]) -> UnitView:
    deck = board.deck
    widgets, missing = progress(deck.symbols[unit], tuple([deck.symbols[robot] for robot in robots]))
    return _unit_view(card=deck.codes[unit], robots=deck.names(robots), widgets=widgets, missing=missing)


def _is_uncontested(board: Board) -> bool:
    """Return whether only one player has cards to bid (F-15)."""
    return board.phase == BIDDING and sum([1 for hand in board.hands if hand]) == 1


def _last_auction(board: Board) -> AuctionView | None:
    first, end = memory.last_auction(board, board.note_count)
    if end == 0:
        return None
    bids: list[list[int]] = [[] for _ in range(board.seats)]
    for code in recall(board.memory_since(first)[: end - first - 1], None):
        if not bids[seat_of(code)]:  # a second bid is an untrue note
            bids[seat_of(code)] = unpack(payload_of(code))
    won = note_at(board, end - 1) >> AUDIENCE_BITS
    return AuctionView(
        card=board.deck.codes[payload_of(won)],
        winner=seat_of(won),
        bids=tuple([board.deck.names(bid) for bid in bids]),
        tied=_tied(board, seat_of(won), bids),
    )


def _tied(board: Board, winner: int, bids: list[list[int]]) -> tuple[int, ...]:
    """Return those whose bids are as high as the winner's (F-11)."""
    power = board.deck.power
    powers = [sum([power[card] for card in bid]) for bid in bids]
    highest = [seat for seat, bid in enumerate(bids) if bid and powers[seat] == powers[winner]]
    return tuple(highest) if len(highest) > 1 else ()
