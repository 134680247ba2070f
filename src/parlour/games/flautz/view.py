"""The views of FLAUTZ!."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.core.view import OpenView, OwnView, View, view_class
from parlour.games.flautz.arena import FieldName
from parlour.games.flautz.board import ReasonName, StepName
from parlour.games.flautz.deck import ColourName
from parlour.games.flautz.spell_layout import Spell


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """The public part of a player."""

    seat: int
    #: The colour of the apprentice.
    apprentice: ColourName
    focused: bool
    crystals: int
    #: The points so far, without and with those for crystals; both 0 when playing for crystals.
    points: int
    total: int
    #: The number of cards in hand, without one that was just taken.
    cards: int
    #: The hand, if it lies open.
    hand: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreView:
    """The result of a player in a match; no hand and no spell if the hand did not count."""

    seat: int
    hand: tuple[str, ...]
    spell: Spell | None
    crystals: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """A finished match."""

    reason: ReasonName
    #: The seats that called, or laid a straight or royal FLAUTZ!.
    by: int | None
    scores: tuple[ScoreView, ...]


@view_class
class FlautzOpen(OpenView):
    """The half of a view that is the same for everybody."""

    #: The pending decision: `take`, `put`, …; `over` at the end of the game.
    step: StepName
    #: The number of matches to play, or of crystals to win; the other one is None.
    matches: int | None
    goal: int | None
    match: int
    #: The fields of the arena, and where the crystal stands, from 1.
    arena: tuple[FieldName, ...]
    round: int
    start: int
    turn: int
    #: The seat on turn after this one; None if the match ends then.
    next: int | None
    #: The rows; None is the place of a card that was just taken.
    air: tuple[str | None, ...]
    ground: tuple[str | None, ...]
    #: The places that the field allows.
    allowed: tuple[str, ...]
    taken: str | None
    place: str | None
    draw_pile: int
    #: The oldest card first.
    discard: tuple[str, ...]
    #: Whether there is a card to focus for.
    can_focus: bool
    #: The first caller.
    caller: int | None
    #: Without the crystal on the arena.
    supply: int
    players: tuple[PlayerView, ...]
    last_match: MatchView | None
    #: Only when the game is over.
    winners: tuple[int, ...]


@view_class
class FlautzOwn(OwnView):
    """The half of a view that is private to the seat."""

    #: The seat's five cards, without one that it has just taken, and the best spell they make.
    hand: tuple[str, ...]
    spell: Spell | None
    #: By place that the seat may take from: the points of its best spell after putting each card of the hand.
    swaps: Mapping[str, tuple[int, ...]]


@view_class
class FlautzView(FlautzOwn, FlautzOpen, View):
    """The game as a seat sees it."""
