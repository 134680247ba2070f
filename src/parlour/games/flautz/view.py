"""What a seat sees of a board of FLAUTZ!, built up from what is open and what is its own."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.view import View
from parlour.games.flautz.arena import FieldName
from parlour.games.flautz.board import StepName
from parlour.games.flautz.deck import ColourName
from parlour.games.flautz.spell_layout import Spell


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: int
    #: The colour of the apprentice.
    apprentice: ColourName
    focused: bool
    crystals: int
    #: The points of the matches so far, and with those for crystals; none are kept when playing for crystals.
    points: int
    total: int
    #: How many cards they hold, without one that they have just taken.
    cards: int
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
    #: How many matches are played, or how many crystals win: one of the two is None.
    matches: int | None
    goal: int | None
    match: int
    #: The fields of the arena, and where the crystal stands, from 1.
    arena: tuple[FieldName, ...]
    round: int
    start: int
    turn: int
    #: Whose turn comes after this one; None if the match ends then.
    next: int | None
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
