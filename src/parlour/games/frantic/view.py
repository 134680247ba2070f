"""What a seat sees of a table of FRANTIC, built up from what is open and what is its own."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.view import View


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class AttackView:
    """An attack that has not hit yet: by which card, by whom, on whom (None: not chosen yet)."""

    card: str
    attacker: int
    target: int | None
    #: How many cards are set aside to be given, or are to be drawn.
    cards: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round that is over; no hands if they did not count."""

    reason: str
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FranticView(View):
    #: What is to be decided: `play`, `aim`, `wish`, …; `over` at the end of the game.
    step: str
    round: int
    limit: int
    dealer: int
    turn: int
    #: The card to play on, the wish that stands, and the colour last played.
    top: str
    wish: str | None
    colour: str | None
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
    #: The seat's own cards; those it may play now, has set aside, laid face down or given away.
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    offer: tuple[str, ...]
    laid: str | None
    gifts: tuple[int, ...]
    tries: bool
    winners: tuple[int, ...]
