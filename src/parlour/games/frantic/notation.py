"""Moves as players write them: `play red-7`, `attack 3`, `wish blue`, `draw`, `pass`."""

from __future__ import annotations

import re

from parlour.core.errors import BadNotation, IllegalAction
from parlour.core.notation import Notation
from parlour.games.frantic import steps
from parlour.games.frantic.actions import COLOUR, DRAW, NUMBER, PASS, SEAT, WISH_NAMES
from parlour.games.frantic.deck import (
    BLACK_KINDS,
    COLOUR_KINDS,
    COUNTERATTACK_KIND,
    EQUALITY_KIND,
    FANTASTIC_FOUR_KIND,
    FUCK_YOU_HAND,
    FUCK_YOU_KIND,
    GENTLE_FUCK_YOU,
    GIFT,
    MOST_SEATS,
    NICE_TRY_KIND,
    NUMBER_OF,
    NUMBERS,
    SORTS,
    WILD_KINDS,
)
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import attack_of, step_of

#: Colours as people say or shorten them; black is no colour to wish.
COLOUR_WORDS = {
    **dict.fromkeys(("b", "blue", "blau", "blauw"), 0),
    **dict.fromkeys(("r", "red", "rot", "rood"), 1),
    **dict.fromkeys(("g", "green", "grün", "gruen", "groen"), 2),
    **dict.fromkeys(("y", "yellow", "gelb", "geel"), 3),
}
BLACK_WORDS = ("k", "black", "schwarz", "zwart")
SPECIAL_WORDS = {
    **{name: sort - GIFT for sort, name in enumerate(SORTS) if GIFT <= sort < GIFT + 4},
    "2nd": 2,
    "2ndchance": 2,
    "second-chance": 2,
    "second": 2,
}
WILD_WORDS = {
    **{name: WILD_KINDS + sort - GIFT - 4 for sort, name in enumerate(SORTS) if sort >= GIFT + 4},
    "f": WILD_KINDS,
    "f4": FANTASTIC_FOUR_KIND,
    "counter": COUNTERATTACK_KIND,
    "nice": NICE_TRY_KIND,
    "nicetry": NICE_TRY_KIND,
    "fu": FUCK_YOU_KIND,
    "arschkarte": FUCK_YOU_KIND,
    GENTLE_FUCK_YOU: FUCK_YOU_KIND,
}


def card_of(word: str) -> int:
    """Return the kind that the word names, in full (`fantastic-four`) or short (`r7`, `f4`), or -1."""
    word = word.casefold()
    if word in WILD_WORDS:
        return WILD_WORDS[word]
    for colour in sorted((*COLOUR_WORDS, *BLACK_WORDS), key=len, reverse=True):
        rest = word.removeprefix(colour).lstrip("-")
        if rest == word:
            continue
        if re.fullmatch("[1-9]", rest):
            first = BLACK_KINDS if colour in BLACK_WORDS else COLOUR_WORDS[colour] * COLOUR_KINDS
            return first + int(rest) - 1
        if rest in SPECIAL_WORDS and colour in COLOUR_WORDS:
            return COLOUR_WORDS[colour] * COLOUR_KINDS + NUMBERS + SPECIAL_WORDS[rest]
    return -1


#: By step: the rule that asks for a decision.
RULES = {
    steps.PLAY: "R-5",
    steps.PLAY_ON: "R-5",
    steps.SECOND: "R-17",
    steps.WINDOW: "R-25",
    steps.NICE_TRY: "R-26",
    steps.GAMBLE: "E-8",
    steps.MARKET: "E-9",
    steps.CHRISTMAS: "E-11",
    steps.RECESSION: "E-13",
    steps.PARTY_CARD: "E-15",
    steps.PARTY_SEAT: "E-15",
}
#: By the sort of the attacking card: the rule that says whom it may hit.
ATTACK_RULES = {
    "gift": "R-19",
    "exchange": "R-20",
    "skip": "R-18",
    "fantastic-four": "R-23",
    "equality": "R-24",
}

#: By the card: the rule that grants a colour wish only.
COLOUR_WISH_RULES = {EQUALITY_KIND: "R-24", COUNTERATTACK_KIND: "R-25", NICE_TRY_KIND: "R-26"}


class FranticNotation(Notation[FranticState]):
    def write(self, state: FranticState, seat: int, action: int) -> str:
        """Return a legal action of the acting seat in notation."""
        step = int(step_of(state.steps[-1]))
        if action == DRAW:
            return "draw"
        if action == PASS:
            return "agree" if step == steps.EYE else "pass"
        if action >= COLOUR:
            return f"wish {WISH_NAMES[action - COLOUR]}"
        if action >= SEAT:
            return f"{steps.VERBS[step]} {action - SEAT + 1}"
        return f"{steps.VERBS[step]} {state.code(action)}"

    def action_of(self, state: FranticState, seat: int, text: str) -> int:
        """Return the action that the text names; the verb may be left out."""
        words = self.split(text.casefold())
        step = int(step_of(state.steps[-1]))
        wanted = steps.VERBS.get(step, "agree")
        verb = words.pop(0) if words[0] in steps.VERBS.values() and len(words) > 1 else wanted
        action = _action(verb, " ".join(words))
        if action is None:
            raise BadNotation("unknown-move", text=text)
        if verb != wanted and action in state.legal(seat):
            raise BadNotation("other-verb", verb=verb, wanted=wanted)
        return action

    def refusal(self, state: FranticState, seat: int, action: int) -> IllegalAction:
        """Explain why an actor may not do this, by the rule it breaks."""
        step = int(step_of(state.steps[-1]))
        if step == steps.WISH:
            return _no_such_wish(state, action)
        if steps.ASKS_FOR_SEAT >> step & 1:
            return _no_such_target(state, seat, step, action)
        if step == steps.EYE:
            return IllegalAction("agree-now", "E-16")
        if action == DRAW:
            return _no_drawing(state, step)
        if action == PASS:
            return IllegalAction("no-passing", _rule(state, step))
        if action >= SEAT:
            return IllegalAction("card-now", _rule(state, step))
        return _no_such_card(state, seat, step, action)


def _action(verb: str, rest: str) -> int | None:
    """Return the meaning of the rest of the text after the verb, or by itself."""
    if rest in ("draw", "d"):
        return DRAW
    if rest in ("pass", "p", "-", "agree", "ok"):
        return PASS
    card = card_of(rest.replace(" ", "-"))
    if card >= 0:
        return card
    if rest in COLOUR_WORDS:
        return COLOUR + COLOUR_WORDS[rest]
    if not re.fullmatch("[1-9]", rest):
        return None
    number = int(rest)
    if verb == "wish":
        return NUMBER + number
    return SEAT + number - 1 if number <= MOST_SEATS else None


def _rule(state: FranticState, step: int) -> str:
    """Return the rule by which the step on top asks."""
    return ATTACK_RULES[SORTS[attack_of(state.steps[-1])]] if step in (steps.AIM, steps.GIVE) else RULES[step]


def _no_such_wish(state: FranticState, action: int) -> IllegalAction:
    if COLOUR <= action < DRAW:
        return IllegalAction("colour-wish-only", COLOUR_WISH_RULES[state.top])
    return IllegalAction("wish-now", "R-27")


def _no_such_target(state: FranticState, seat: int, step: int, action: int) -> IllegalAction:
    attack = SORTS[attack_of(state.steps[-1])]
    rule = _rule(state, step)
    if not SEAT <= action < COLOUR:
        return IllegalAction("seat-now", rule)
    target = action - SEAT
    if target >= state.seats:
        return IllegalAction("nobody-there", rule, seat=target + 1)
    if target == seat:
        return IllegalAction("not-yourself", rule)
    return IllegalAction("already-skipped" if attack == "skip" else "not-fewer-cards", rule, seat=target + 1)


def _no_drawing(state: FranticState, step: int) -> IllegalAction:
    if step == steps.PLAY:
        return IllegalAction("nothing-to-draw", "R-6")
    return IllegalAction("drawn-already" if step == steps.PLAY_ON else "no-drawing", _rule(state, step))


def _no_such_card(state: FranticState, seat: int, step: int, action: int) -> IllegalAction:
    """Refuse a card that is not there or does not fit."""
    card = state.code(action)
    if step == steps.MARKET:
        return IllegalAction("not-in-market", "E-9", card=card)
    rest = list(state.hands[seat])
    if step == steps.GIVE:
        for given in state.offer:
            rest.remove(given)
    if action not in rest:
        return IllegalAction("not-in-hand", _rule(state, step), card=card)
    if step == steps.GIVE:
        return IllegalAction("not-handed-on", "R-16", card=card)
    if step == steps.WINDOW:
        return IllegalAction("only-counterattack", "R-25", card=card)
    if step == steps.NICE_TRY:
        return IllegalAction("only-nice-try", "R-26", card=card)
    if action == FUCK_YOU_KIND:
        return IllegalAction("not-ten-cards", "R-16", card=card, wanted=FUCK_YOU_HAND, found=len(rest))
    return _does_not_fit(state, action, card)


def _does_not_fit(state: FranticState, action: int, card: str) -> IllegalAction:
    """Refuse a card by R-11, R-12 or R-14, depending on its sort."""
    rule = "R-14" if action >= BLACK_KINDS else "R-11" if NUMBER_OF[action] else "R-12"
    if state.wish >= 0:
        return IllegalAction("not-as-wished", rule, card=card, wish=WISH_NAMES[state.wish])
    return IllegalAction("does-not-fit", rule, card=card, top=state.code(state.top))
