"""What a seat sees of a game of FRANTIC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.core.view import OpenView, OwnView, View, view_class
from parlour.games.frantic.board import ReasonName
from parlour.games.frantic.deck import ColourName
from parlour.games.frantic.steps import StepName

#: What is to be chosen: a seat to attack or to give to, seats that draw cards, cards, seats for the next
#: cards of the hand, or a wish.
Ask: TypeAlias = Literal["target", "shares", "cards", "gifts", "wish"]


@dataclass(frozen=True, slots=True)
class Question:
    """Something to choose, now or later: `count` answers of those in `among`, each of them a move."""

    ask: Ask
    #: The word before an answer in its move; None if there is no choice, so that nobody is asked.
    verb: str | None
    count: int
    #: The answers as they are written in a move; of equal cards each.
    among: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fits:
    """What the next card has to match one of, unless it has four colours; nothing before a wish."""

    colour: ColourName | None
    number: int | None
    #: Of a special in one colour.
    sort: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: int
    cards: int
    points: int
    #: Whether the player misses the next turn.
    skipped: bool
    #: How many turns a Time Bomb leaves; None without one.
    turns: int | None
    #: The hand, as long as it lies open.
    hand: tuple[str, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackView:
    """An attack that has not hit yet: by which card, by whom, on whom (None: not chosen yet)."""

    card: str
    attacker: int
    target: int | None
    #: How many cards are set aside to be given, or are to be drawn.
    cards: int
    #: Whose attack it was before a Counterattack, until the new target is chosen.
    redirects: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundView:
    """A round that is over. If its hands did not count, none are shown and nobody was out."""

    reason: ReasonName
    counted: bool
    #: Who had no cards left.
    out: tuple[int, ...]
    #: Whether they were faster than a Time Bomb.
    in_time: bool
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]


@view_class
class FranticOpen(OpenView):
    """What everybody sees."""

    #: What is to be decided: `play`, `aim`, `wish`, …; `over` at the end of the game.
    step: StepName
    round: int
    limit: int
    dealer: int
    turn: int
    #: Who is on turn next, as things stand; None if the round or the game ends first.
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
    #: Who draws each of the four cards of a Fantastic Four.
    shares: tuple[int, ...]
    market: tuple[str, ...]
    #: How many cards are still to be put down.
    count: int
    last_round: RoundView | None
    #: When the game is over.
    winners: tuple[int, ...]


@view_class
class FranticOwn(OwnView):
    """What the seat alone sees."""

    #: The seat's own cards: all of them, and those it may play now, has set aside or has laid face down.
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    offer: tuple[str, ...]
    laid: str | None
    gifts: tuple[int, ...]
    tries: bool
    #: By card that the seat may play: what it will be asked then. Cards that ask for nothing are left out.
    foreseen: Mapping[str, tuple[Question, ...]]
    #: What the seat is asked now, if not for a card to play, and what will follow.
    questions: tuple[Question, ...]


@view_class
class FranticView(FranticOwn, FranticOpen, View):
    """The game as a seat sees it."""
