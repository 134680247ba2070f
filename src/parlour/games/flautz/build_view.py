"""Builds the two halves of a view from what is revealed."""

from __future__ import annotations

from parlour.core.piles import distinct, swapped
from parlour.core.seats import NOBODY
from parlour.core.view import cached
from parlour.games.flautz.arena import ALLOWED, FIELDS, PLACE_NAMES
from parlour.games.flautz.board import EMPTY, GOING_ON, OVER, REASONS, STEPS, TAKING, TAKING_NOW, Board
from parlour.games.flautz.deck import CODES, COLOURS, ROW
from parlour.games.flautz.matches import GOAL, totals
from parlour.games.flautz.spell_layout import Spell, lay_out
from parlour.games.flautz.spells import best_worth, points_of
from parlour.games.flautz.turn import can_focus, turn_after
from parlour.games.flautz.view import FlautzOpen, FlautzOwn, MatchView, PlayerView, ScoreView

#: Most players look as some did before.
_player_view = cached(10_000)(PlayerView)


def open_view(board: Board) -> FlautzOpen:
    codes = board.deck.codes
    rows = tuple([None if kind == EMPTY else codes[kind] for kind in board.display])
    over = board.step == OVER
    outcome = board.outcome
    after = NOBODY if over else turn_after(board, board.turn)
    return FlautzOpen(
        actors=board.actors,
        step=STEPS[board.step],
        matches=board.matches or None,
        goal=None if board.matches else GOAL,
        match=board.match,
        arena=tuple([FIELDS[field] for field in board.arena]),
        round=board.round,
        start=board.start,
        turn=board.turn,
        next=None if after == NOBODY else after,
        air=rows[:ROW],
        ground=rows[ROW:],
        allowed=() if over else tuple([PLACE_NAMES[place] for place in ALLOWED[board.field]]),
        taken=None if board.taken == EMPTY else codes[board.taken],
        place=None if board.place == EMPTY else PLACE_NAMES[board.place],
        draw_pile=len(board.draw_pile),
        discard=board.deck.names(board.discard),
        can_focus=can_focus(board),
        caller=None if board.caller == NOBODY else board.caller,
        supply=board.supply if over else max(0, board.supply - 1),
        players=tuple([_player(board, seat) for seat in range(board.seats)]),
        last_match=_last_match(board),
        winners=outcome.winners if outcome else (),
    )


def own_view(board: Board, seat: int | None) -> FlautzOwn:
    return FlautzOwn(
        hand=() if seat is None else board.deck.names(board.hands[seat]),
        spell=None if seat is None else _own_spell(board, seat),
        swaps={} if seat is None else _swaps(board, seat),
    )


def _own_spell(board: Board, seat: int) -> Spell:
    """Return the best spell of the hand; with a card just taken, the best after any put."""
    hand = board.hands[seat]
    hands = [hand]
    if seat == board.turn and board.taken != EMPTY:
        hands = [swapped(hand, put, board.taken) for put in distinct(hand)]
    return max([lay_out(after, board.apprentices[seat]) for after in hands], key=_rank)


def _swaps(board: Board, seat: int) -> dict[str, tuple[int, ...]]:
    """Return the points of the best spell after every swap that the seat on turn may make."""
    if seat != board.turn or board.step not in (TAKING, TAKING_NOW):
        return {}
    hand = board.hands[seat]
    found: dict[str, tuple[int, ...]] = {}
    for place in ALLOWED[board.field]:
        taken = board.display[place]
        found[PLACE_NAMES[place]] = tuple(
            [int(points_of(best_worth(swapped(hand, put, taken)))) for put in hand]
        )
    return found


def _rank(spell: Spell) -> tuple[int, ...]:
    """Return the order of spells: points, then size, then fewer stand-ins."""
    return spell.points, len(spell.cards), -sum(part.stands_in for part in spell.cards)


def _player(board: Board, seat: int) -> PlayerView:
    return _player_view(
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
    hands = tuple([tuple(hand) for hand in board.last_hands])
    return _match(
        reason=board.last_reason,
        by=board.last_seat,
        hands=hands,
        apprentices=tuple(board.apprentices),
        gains=tuple(board.last_gains),
    )


@cached(1_000)
def _match(
    reason: int,
    by: int,
    hands: tuple[tuple[int, ...], ...],
    apprentices: tuple[int, ...],
    gains: tuple[int, ...],
) -> MatchView:
    return MatchView(
        reason=REASONS[reason],
        by=None if by == NOBODY else by,
        scores=tuple(
            [
                ScoreView(
                    seat=seat,
                    hand=tuple([CODES[kind] for kind in hand]),
                    spell=lay_out(list(hand), apprentices[seat]) if hand else None,
                    crystals=gains[seat],
                )
                for seat, hand in enumerate(hands)
            ]
        ),
    )
