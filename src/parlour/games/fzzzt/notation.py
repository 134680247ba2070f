"""Moves as players write them: `bid 1BC+3N`, `allocate 2O`, `leave`."""

from __future__ import annotations

import re

from parlour.core.errors import BadNotation, IllegalAction
from parlour.core.notation import Notation
from parlour.games.fzzzt.actions import ALLOCATE, BIDS, LEAVE, cards_of
from parlour.games.fzzzt.board import BIDDING
from parlour.games.fzzzt.state import FzzztState


class FzzztNotation(Notation[FzzztState]):
    def write(self, state: FzzztState, seat: int, action: int) -> str:
        """Return a legal action of the seat in notation."""
        if action < BIDS:
            return "bid " + "+".join(state.deck.names(cards_of(state.hands[seat], action)))
        if action == LEAVE:
            return "leave"
        return "allocate " + state.deck.codes[action - ALLOCATE]

    def split(self, text: str) -> list[str]:
        return re.findall(r"[^\s,+]+", text)

    def action_of(self, state: FzzztState, seat: int, text: str) -> int:
        """Return the action that the text names; `bid` and `allocate` are optional, `-` is `leave`."""
        words = self.split(text)
        verb = words[0].lower()
        if verb in ("leave", "-") and len(words) == 1:
            return LEAVE
        if verb == "allocate" or (verb != "bid" and state.phase != BIDDING):
            robots = words[1:] if verb == "allocate" else words
            kinds = [_kind(state, robot) for robot in robots]
            if not kinds:
                raise BadNotation("allocate-one", text=text)
            if len(kinds) > 1:
                raise IllegalAction("one-robot-each", "F-19")
            return ALLOCATE + kinds[0]
        cards = [_kind(state, word) for word in (words[1:] if verb == "bid" else words)]
        if state.phase != BIDDING:
            raise IllegalAction("allocate-now", "F-19")
        return _places(state, seat, cards)

    def refusal(self, state: FzzztState, seat: int, action: int) -> IllegalAction:
        """Explain why an actor may not do this, by the rule it breaks."""
        hand = state.hands[seat]
        if state.phase == BIDDING:
            if action >= BIDS:
                return IllegalAction("bid-now", "F-9")
            if action == 0:
                return IllegalAction("empty-bid", "F-9")
            if action >> len(hand):
                return IllegalAction("no-such-place", "F-9", cards=len(hand))
            return IllegalAction("bid-twins-in-order", "F-9")
        if action < BIDS:
            return IllegalAction("allocate-now", "F-19")
        kind = action - ALLOCATE
        if kind >= len(state.deck.codes) or kind not in hand:
            known = kind < len(state.deck.codes)
            return IllegalAction("not-yours", "F-19", card=state.deck.codes[kind] if known else "?")
        card = state.deck.codes[kind]
        if not state.deck.robot[kind]:
            return IllegalAction("not-a-robot", "F-19", card=card)
        unit = state.units[seat][len(state.choices[seat])]
        if not state.deck.symbols[kind] & state.deck.symbols[unit]:
            return IllegalAction("symbol-not-shown", "F-19", card=card, unit=state.deck.codes[unit])
        return IllegalAction("already-allocated", "F-19", card=card)


def _kind(state: FzzztState, word: str) -> int:
    kind = state.deck.kind(word)
    if kind < 0:
        raise BadNotation("unknown-card", card=word)
    return kind


def _places(state: FzzztState, seat: int, cards: list[int]) -> int:
    """Return the bid as places in the hand; of equal cards the first are used."""
    hand = state.hands[seat]
    mask = 0
    for card in cards:
        for place, own in enumerate(hand):
            if own == card and not mask >> place & 1:
                mask |= 1 << place
                break
        else:
            raise IllegalAction("not-in-hand", "F-9", card=state.deck.codes[card])
    return mask
