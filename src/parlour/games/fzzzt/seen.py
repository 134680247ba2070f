"""What there is to see: for everybody, and for a seat alone, both in the order of the view's fields."""

from __future__ import annotations

from typing import Any

from parlour.core.memory import AUDIENCE_BITS, AUDIENCE_MASK, payload_of, seat_of, tag_of, unpack
from parlour.games.fzzzt import memory
from parlour.games.fzzzt.actions import LEAVE, cards_of, robot_of
from parlour.games.fzzzt.cleanup import allocations
from parlour.games.fzzzt.deck import BELT_LENGTH, ROUNDS
from parlour.games.fzzzt.progress import progress
from parlour.games.fzzzt.report import ScoreSheet, score_sheets
from parlour.games.fzzzt.table import BIDDING, CLEANING, OVER, PHASES, Table
from parlour.games.fzzzt.view import AuctionView, PlayerView, UnitView


def open_part(table: Table) -> tuple[Any, ...]:
    face_up = table.belt[len(table.belt) - table.face_up :]
    face_up.reverse()
    return (
        table.actors,
        PHASES[table.phase],
        table.round,
        ROUNDS,
        BELT_LENGTH - len(table.belt) + 1 if table.phase == BIDDING else BELT_LENGTH,
        table.chief,
        table.deck.names(face_up),
        len(table.belt) - table.face_up,
        len(table.belt_deck),
        tuple([_player(table, seat) for seat in range(table.seats)]),
        _is_uncontested(table),
        _last_auction(table),
    )


def own_part(table: Table, seat: int | None) -> tuple[Any, ...]:
    """The seat's own cards; then what comes at the end, for everybody."""
    deck = table.deck
    hand: tuple[str, ...] = ()
    bid: tuple[str, ...] = ()
    choices: tuple[str | None, ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()
    if seat is not None:
        cards = table.hands[seat]
        hand = deck.names(cards_of(cards, ~table.bids[seat]))
        bid = deck.names(cards_of(cards, table.bids[seat]))
        choices = tuple([None if kind < 0 else deck.codes[kind] for kind in table.choices[seat]])
        offers = _offers(table, seat)
    sheets: tuple[ScoreSheet, ...] = score_sheets(table) if table.phase == OVER else ()
    outcome = table.outcome
    return hand, bid, choices, offers, sheets, outcome.winners if outcome else ()


def _offers(table: Table, seat: int) -> tuple[tuple[str, ...], ...]:
    """What may be decided on each unit that is left, so that all of them can be thought of together."""
    if table.phase != CLEANING:
        return ()
    offers = [
        [robot_of(action) for action in allocations(table, seat, unit) if action != LEAVE]
        for unit in range(len(table.choices[seat]), len(table.units[seat]))
    ]
    return tuple([table.deck.names(robots) for robots in offers])


def _player(table: Table, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        mechanic=table.mechanics[seat],
        hand=len(table.hands[seat]) - table.bids[seat].bit_count(),
        discard=len(table.discards[seat]),
        bid=table.bids[seat].bit_count(),
        units=tuple(
            [
                _unit(table, unit, robots)
                for unit, robots in zip(table.units[seat], table.allocated[seat], strict=True)
            ]
        ),
    )


def _unit(table: Table, unit: int, robots: list[int]) -> UnitView:
    deck = table.deck
    widgets, missing = progress(deck.symbols[unit], tuple([deck.symbols[robot] for robot in robots]))
    return UnitView(deck.codes[unit], deck.names(robots), widgets, missing)


def _is_uncontested(table: Table) -> bool:
    """Whoever has no cards cannot win while somebody has (F-15)."""
    return table.phase == BIDDING and sum([1 for hand in table.hands if hand]) == 1


def _last_auction(table: Table) -> AuctionView | None:
    """The latest auction in everybody's memory, looked for from its end."""
    won: int | None = None
    bids: list[list[int]] = [[] for _ in range(table.seats)]
    for note in reversed(table.memory):
        if note & AUDIENCE_MASK:
            continue
        code = note >> AUDIENCE_BITS
        if won is None:
            won = code if tag_of(code) == memory.AUCTION_WON else None
        elif tag_of(code) == memory.BID_SHOWN:
            bids[seat_of(code)] = unpack(payload_of(code))
        else:
            break
    if won is None:
        return None
    return AuctionView(
        card=table.deck.codes[payload_of(won)],
        winner=seat_of(won),
        bids=tuple([table.deck.names(bid) for bid in bids]),
        tied=_tied(table, seat_of(won), bids),
    )


def _tied(table: Table, winner: int, bids: list[list[int]]) -> tuple[int, ...]:
    """Those whose bids are as high as the winner's (F-11)."""
    power = table.deck.power
    powers = [sum([power[card] for card in bid]) for bid in bids]
    highest = [seat for seat, bid in enumerate(bids) if bid and powers[seat] == powers[winner]]
    return tuple(highest) if len(highest) > 1 else ()
