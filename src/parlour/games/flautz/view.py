"""What a seat sees of a table of FLAUTZ!, built up from what is open and what is its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.core.piles import different, swapped
from parlour.core.seats import NOBODY
from parlour.core.view import View
from parlour.games.flautz.arena import ALLOWED, FIELDS, PLACE_NAMES
from parlour.games.flautz.deck import COLOURS, ROW
from parlour.games.flautz.matches import totals
from parlour.games.flautz.report import Spell, lay_out
from parlour.games.flautz.table import EMPTY, GOING_ON, OVER, REASONS, STEPS, StepName
from parlour.games.flautz.turn import can_focus

if TYPE_CHECKING:
    from parlour.games.flautz.table import Table


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: int
    #: The colour of the apprentice.
    apprentice: str
    focused: bool
    crystals: int
    #: The points of the matches so far, and with those for crystals; none are kept when playing for crystals.
    points: int
    total: int
    #: The hand, once it was laid open.
    hand: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class ScoreView:
    """What a player got in a match; no hand and no spell if nothing counted."""

    seat: int
    hand: tuple[str, ...]
    spell: Spell | None
    crystals: int


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match that is over."""

    reason: str
    #: Who called, or laid a straight or royal FLAUTZ!.
    by: int | None
    scores: tuple[ScoreView, ...]


@dataclass(frozen=True, slots=True)
class FlautzView(View):
    #: What is to be decided: `take`, `put`, …; `over` at the end of the game.
    step: StepName
    #: How many matches are played; None is until somebody has three crystals.
    matches: int | None
    match: int
    #: The fields of the arena, and where the crystal stands, from 1.
    arena: tuple[str, ...]
    round: int
    start: int
    turn: int
    #: The rows; None is the place that a taken card has left.
    air: tuple[str | None, ...]
    ground: tuple[str | None, ...]
    #: The places that the field allows.
    allowed: tuple[str, ...]
    taken: str | None
    place: str | None
    draw_pile: int
    #: The last one last.
    discard: tuple[str, ...]
    #: Whether there is a card that one could focus for.
    can_focus: bool
    #: Who called first.
    caller: int | None
    #: Without the crystal on the arena.
    supply: int
    players: tuple[PlayerView, ...]
    last_match: MatchView | None
    #: The seat's own five cards (a card just taken is not among them yet), and the best spell they can be.
    hand: tuple[str, ...]
    spell: Spell | None
    winners: tuple[int, ...]


def view_of(table: Table, seat: int | None) -> FlautzView:
    outcome = table.outcome
    rows = tuple(None if kind == EMPTY else table.deck.codes[kind] for kind in table.display)
    over = table.step == OVER
    return FlautzView(
        seat=seat,
        actors=table.actors,
        step=STEPS[table.step],
        matches=table.matches or None,
        match=table.match,
        arena=tuple(FIELDS[field] for field in table.arena),
        round=table.round,
        start=table.start,
        turn=table.turn,
        air=rows[:ROW],
        ground=rows[ROW:],
        allowed=() if over else tuple(PLACE_NAMES[place] for place in ALLOWED[table.field]),
        taken=None if table.taken == EMPTY else table.deck.codes[table.taken],
        place=None if table.place == EMPTY else PLACE_NAMES[table.place],
        draw_pile=len(table.draw_pile),
        discard=table.deck.names(table.discard),
        can_focus=can_focus(table),
        caller=None if table.caller == NOBODY else table.caller,
        supply=table.supply if over else max(0, table.supply - 1),
        players=tuple(_player(table, other) for other in range(table.seats)),
        last_match=_last_match(table),
        hand=() if seat is None else table.deck.names(table.hands[seat]),
        spell=None if seat is None else _own_spell(table, seat),
        winners=outcome.winners if outcome else (),
    )


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
        hand=table.deck.names(table.hands[seat]) if table.is_open(seat) else None,
    )


def _last_match(table: Table) -> MatchView | None:
    if table.last_reason == GOING_ON:
        return None
    by = None if table.last_seat == NOBODY else table.last_seat
    return MatchView(
        REASONS[table.last_reason], by, tuple(_score(table, seat) for seat in range(table.seats))
    )


def _score(table: Table, seat: int) -> ScoreView:
    hand = table.last_hands[seat]
    spell = lay_out(hand, table.apprentices[seat]) if hand else None
    return ScoreView(seat, table.deck.names(hand), spell, table.last_gains[seat])
