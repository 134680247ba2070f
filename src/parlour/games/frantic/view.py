"""The views of FRANTIC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.core.view import OpenView, OwnView, View, view_class
from parlour.games.frantic.board import ReasonName
from parlour.games.frantic.deck import ColourName
from parlour.games.frantic.steps import StepName

#: The kind of choice: a seat to attack or to give to, seats that draw cards, cards, seats for the next
#: cards of the hand, or a wish.
Ask: TypeAlias = Literal["target", "shares", "cards", "gifts", "wish"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something to choose, now or later: `count` answers of those in `among`, each of them a move."""

    ask: Ask
    #: The word before an answer in its move; None if there is no choice, so that nobody is asked.
    verb: str | None
    count: int
    #: The answers as they are written in a move; of equal cards each.
    among: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fits:
    """The features of which the next card must match one, unless it has four colours; none before a wish."""

    colour: ColourName | None
    number: int | None
    #: Of a special in one colour.
    sort: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """The public part of a player."""

    seat: int
    cards: int
    points: int
    #: Whether the player misses the next turn.
    skipped: bool
    #: The number of turns a Time Bomb leaves; None without one.
    turns: int | None
    #: The hand, as long as it lies open.
    hand: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackView:
    """An attack that has not hit yet: by which card, by whom, on whom (None: not chosen yet)."""

    card: str
    attacker: int
    target: int | None
    #: The number of cards set aside to be given, or to be drawn.
    cards: int
    #: The attacker before a Counterattack, until the new target is chosen.
    redirects: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundView:
    """A round that is over. If its hands did not count, none are shown and nobody was out."""

    reason: ReasonName
    counted: bool
    #: The seats that had no cards left.
    out: tuple[int, ...]
    #: Whether they were faster than a Time Bomb.
    in_time: bool
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]


@view_class
class FranticOpen(OpenView):
    """The half of a view that is the same for everybody."""

    #: The pending decision: `play`, `aim`, `wish`, …; `over` at the end of the game.
    step: StepName
    round: int
    limit: int
    dealer: int
    turn: int
    #: The next seat on turn, as things stand; None if the round or the game ends first.
    next: int | None
    #: The card to play on, the wish that stands, what fits on both, and the colour last played.
    top: str
    wish: str | None
    fits: Fits
    colour: ColourName | None
    draw_pile: int
    #: All cards that were played (the last one last) and put under them.
    discard: tuple[str, ...]
    under: tuple[str, ...]
    events: int
    #: The events of this round, the last one last.
    used_events: tuple[str, ...]
    players: tuple[PlayerView, ...]
    attack: AttackView | None
    #: The seats that draw the four cards of a Fantastic Four.
    shares: tuple[int, ...]
    market: tuple[str, ...]
    #: The number of cards still to be put down.
    count: int
    last_round: RoundView | None
    #: Only when the game is over.
    winners: tuple[int, ...]


@view_class
class FranticOwn(OwnView):
    """The half of a view that is private to the seat."""

    #: The seat's own cards: all of them, and those it may play now, has set aside or has laid face down.
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    offer: tuple[str, ...]
    laid: str | None
    gifts: tuple[int, ...]
    tries: bool
    #: By card that the seat may play: what it will be asked then. Cards that ask for nothing are left out.
    foreseen: Mapping[str, tuple[Question, ...]]
    #: The present question of the seat, if not for a card to play, and those that follow.
    questions: tuple[Question, ...]


@view_class
class FranticView(FranticOwn, FranticOpen, View):
    """The game as a seat sees it."""
