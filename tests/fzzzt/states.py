"""Builds states of Fzzzt! from short descriptions: `table(hands=["M1 1BC", "M2 2N"], belt="3N")`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from parlour.core.events import Event
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.position import PlayerPosition, UnitPosition
from parlour.games.fzzzt.state import FzzztState

DECK = GAME.deck
ROUND_CARDS = 8


def table(
    hands: Sequence[str],
    belt: str = "",
    *,
    round: int = 1,
    chief: int = 0,
    face_up: int | None = None,
    discards: Sequence[str] = (),
    units: Sequence[str] = (),
    phase: str = "bidding",
    seed: str = "0123456789abcdef0123456789abcdef",
) -> FzzztState:
    """Return a valid state with these hands, units (`"NBC9:1N+2B O3"` for a seat) and belt, head first.

    The Mechanic of each seat is on its discard pile unless it is named. All other cards fill the belt deck,
    units first, to its size in this round. The rest goes to the discard pile of the last seat, or to its hand
    in the clean-up. Units among them are placed in front of that seat.
    """
    seats = len(hands)
    players = [
        PlayerPosition(
            mechanic=seat + 1,
            hand=own.split(),
            discard=_nth(discards, seat).split(),
            units=[_unit(text) for text in _nth(units, seat).split()],
        )
        for seat, own in enumerate(hands)
    ]
    rest = Counter(DECK.names(DECK.belt_cards)) + Counter(f"M{seat + 1}" for seat in range(seats))
    rest.subtract(belt.split())
    for player in players:
        rest.subtract(player.hand + player.discard)
        for unit in player.units:
            rest.subtract([unit.card, *unit.robots])
    for player in players:
        if rest[f"M{player.mechanic}"] > 0:
            _pile(player, phase).append(f"M{player.mechanic}")
            rest[f"M{player.mechanic}"] -= 1
    assert min(rest.values()) >= 0, f"named too often: {-rest}"
    left = sorted(rest.elements(), key=lambda code: (not _is_unit(code), code))
    deck_size = len(DECK.belt_cards) - 3 * seats - ROUND_CARDS * round
    assert len(left) >= deck_size, "too many cards are named for this round"
    for code in left[deck_size:]:
        if _is_unit(code):
            players[-1].units.append(UnitPosition(code))
        else:
            _pile(players[-1], phase).append(code)
    return GAME.from_position(
        {
            "game": "fzzzt",
            "version": 1,
            "deck": DECK.digest,
            "phase": phase,
            "round": round,
            "chief": chief,
            "belt": belt.split(),
            "face_up": len(belt.split()) if face_up is None else face_up,
            "belt_deck": left[:deck_size],
            "players": [msgspec.to_builtins(player) for player in players],
            "random": seed,
        }
    )


def do(state: FzzztState, *moves: str) -> list[Event]:
    """Play the moves, each by the first actor, and return the events."""
    heard: list[Event] = []
    state.listener = heard.append
    for move in moves:
        seat = state.actors[0]
        state.apply(seat, GAME.parse(state, move, seat))
    state.listener = None
    return heard


def hand(state: FzzztState, seat: int) -> str:
    return " ".join(DECK.names(state.hands[seat]))


def discards(state: FzzztState, seat: int) -> str:
    return " ".join(DECK.names(sorted(state.discards[seat])))


def _nth(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def _unit(text: str) -> UnitPosition:
    card, _, robots = text.partition(":")
    return UnitPosition(card, robots.split("+") if robots else [])


def _pile(player: PlayerPosition, phase: str) -> list[str]:
    """Return the list for personal cards outside the named hand."""
    return player.hand if phase == "clean-up" else player.discard


def _is_unit(code: str) -> bool:
    return DECK.unit_names[DECK.kind(code)] != ""
