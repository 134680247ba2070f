"""What there is to see: for everybody, and for a seat alone, both in the order of the view's fields."""

from __future__ import annotations

from typing import Any

from parlour.core.piles import different, swapped
from parlour.core.seats import NOBODY
from parlour.games.flautz.arena import ALLOWED, FIELDS, PLACE_NAMES
from parlour.games.flautz.board import EMPTY, GOING_ON, OVER, REASONS, STEPS, Board
from parlour.games.flautz.deck import COLOURS, ROW
from parlour.games.flautz.matches import GOAL, totals
from parlour.games.flautz.spell_layout import Spell, lay_out
from parlour.games.flautz.turn import can_focus, turn_after
from parlour.games.flautz.view import MatchView, PlayerView, ScoreView


def open_part(board: Board) -> tuple[Any, ...]:
    rows = tuple([None if kind == EMPTY else board.deck.codes[kind] for kind in board.display])
    over = board.step == OVER
    after = NOBODY if over else turn_after(board, board.turn)
    return (
        board.actors,
        STEPS[board.step],
        board.matches or None,
        None if board.matches else GOAL,
        board.match,
        tuple([FIELDS[field] for field in board.arena]),
        board.round,
        board.start,
        board.turn,
        None if after == NOBODY else after,
        rows[:ROW],
        rows[ROW:],
        () if over else tuple([PLACE_NAMES[place] for place in ALLOWED[board.field]]),
        None if board.taken == EMPTY else board.deck.codes[board.taken],
        None if board.place == EMPTY else PLACE_NAMES[board.place],
        len(board.draw_pile),
        board.deck.names(board.discard),
        can_focus(board),
        None if board.caller == NOBODY else board.caller,
        board.supply if over else max(0, board.supply - 1),
        tuple([_player(board, seat) for seat in range(board.seats)]),
        _last_match(board),
    )


def own_part(board: Board, seat: int | None) -> tuple[Any, ...]:
    """The seat's own cards; then who has won, for everybody."""
    outcome = board.outcome
    winners = outcome.winners if outcome else ()
    if seat is None:
        return (), None, winners
    return board.deck.names(board.hands[seat]), _own_spell(board, seat), winners


def _own_spell(board: Board, seat: int) -> Spell:
    """The best spell of the hand; with a card just taken, the best that putting another down leaves."""
    hand = board.hands[seat]
    hands = [hand]
    if seat == board.turn and board.taken != EMPTY:
        hands = [swapped(hand, put, board.taken) for put in different(hand)]
    return max([lay_out(after, board.apprentices[seat]) for after in hands], key=_rank)


def _rank(spell: Spell) -> tuple[int, ...]:
    """The best first; of equals the one that needs the fewest stand-ins."""
    return spell.points, len(spell.cards), -sum(part.stands_in for part in spell.cards)


def _player(board: Board, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        apprentice=COLOURS[board.apprentices[seat]],
        focused=board.is_focused(seat),
        crystals=board.crystals[seat],
        points=board.points[seat],
        total=totals(board)[seat] if board.matches else 0,
        cards=len(board.hands[seat]),
        hand=board.deck.names(board.hands[seat]) if board.is_open(seat) else None,
    )


def _last_match(board: Board) -> MatchView | None:
    if board.last_reason == GOING_ON:
        return None
    by = None if board.last_seat == NOBODY else board.last_seat
    return MatchView(
        REASONS[board.last_reason], by, tuple([_score(board, seat) for seat in range(board.seats)])
    )


def _score(board: Board, seat: int) -> ScoreView:
    hand = board.last_hands[seat]
    spell = lay_out(hand, board.apprentices[seat]) if hand else None
    return ScoreView(seat, board.deck.names(hand), spell, board.last_gains[seat])
