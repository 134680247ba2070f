"""What there is to see: for everybody, and for a seat alone, both in the order of the view's fields."""

from __future__ import annotations

from typing import Any

from parlour.core.piles import different, swapped
from parlour.core.seats import NOBODY
from parlour.games.flautz.arena import ALLOWED, FIELDS, PLACE_NAMES
from parlour.games.flautz.deck import COLOURS, ROW
from parlour.games.flautz.matches import GOAL, totals
from parlour.games.flautz.report import Spell, lay_out
from parlour.games.flautz.table import EMPTY, GOING_ON, OVER, REASONS, STEPS, Table
from parlour.games.flautz.turn import can_focus, turn_after
from parlour.games.flautz.view import MatchView, PlayerView, ScoreView


def open_part(table: Table) -> tuple[Any, ...]:
    rows = tuple([None if kind == EMPTY else table.deck.codes[kind] for kind in table.display])
    over = table.step == OVER
    after = NOBODY if over else turn_after(table, table.turn)
    return (
        table.actors,
        STEPS[table.step],
        table.matches or None,
        None if table.matches else GOAL,
        table.match,
        tuple([FIELDS[field] for field in table.arena]),
        table.round,
        table.start,
        table.turn,
        None if after == NOBODY else after,
        rows[:ROW],
        rows[ROW:],
        () if over else tuple([PLACE_NAMES[place] for place in ALLOWED[table.field]]),
        None if table.taken == EMPTY else table.deck.codes[table.taken],
        None if table.place == EMPTY else PLACE_NAMES[table.place],
        len(table.draw_pile),
        table.deck.names(table.discard),
        can_focus(table),
        None if table.caller == NOBODY else table.caller,
        table.supply if over else max(0, table.supply - 1),
        tuple([_player(table, seat) for seat in range(table.seats)]),
        _last_match(table),
    )


def own_part(table: Table, seat: int | None) -> tuple[Any, ...]:
    """The seat's own cards; then who has won, for everybody."""
    outcome = table.outcome
    winners = outcome.winners if outcome else ()
    if seat is None:
        return (), None, winners
    return table.deck.names(table.hands[seat]), _own_spell(table, seat), winners


def _own_spell(table: Table, seat: int) -> Spell:
    """The best spell of the hand; with a card just taken, the best that putting another down leaves."""
    hand = table.hands[seat]
    hands = [hand]
    if seat == table.turn and table.taken != EMPTY:
        hands = [swapped(hand, put, table.taken) for put in different(hand)]
    return max([lay_out(after, table.apprentices[seat]) for after in hands], key=_rank)


def _rank(spell: Spell) -> tuple[int, ...]:
    """The best first; of equals the one that needs the fewest stand-ins."""
    return spell.points, len(spell.cards), -sum(part.stands_in for part in spell.cards)


def _player(table: Table, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        apprentice=COLOURS[table.apprentices[seat]],
        focused=table.is_focused(seat),
        crystals=table.crystals[seat],
        points=table.points[seat],
        total=totals(table)[seat] if table.matches else 0,
        cards=len(table.hands[seat]),
        hand=table.deck.names(table.hands[seat]) if table.is_open(seat) else None,
    )


def _last_match(table: Table) -> MatchView | None:
    if table.last_reason == GOING_ON:
        return None
    by = None if table.last_seat == NOBODY else table.last_seat
    return MatchView(
        REASONS[table.last_reason], by, tuple([_score(table, seat) for seat in range(table.seats)])
    )


def _score(table: Table, seat: int) -> ScoreView:
    hand = table.last_hands[seat]
    spell = lay_out(hand, table.apprentices[seat]) if hand else None
    return ScoreView(seat, table.deck.names(hand), spell, table.last_gains[seat])
