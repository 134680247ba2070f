"""Moves as players write them: `take blue-3 air-2`, `put green-1`, `put green-1 flautz`, `focus`."""

from __future__ import annotations

import re

from parlour.core.errors import BadNotation, IllegalAction, NotYourTurn
from parlour.core.piles import swapped
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE, TAKE
from parlour.games.flautz.arena import ALLOWED, FIELDS, PLACE_NAMES
from parlour.games.flautz.deck import CODES, COLOURS, HIGHEST_VALUE, MIRAGES, PLACES, PRISM, SYMBOLS
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.table import PUT as PUTTING
from parlour.games.flautz.table import REPLACE as REPLACING
from parlour.games.flautz.table import TAKE as TAKING

#: What a card may begin with, in the languages of the room; any part that leaves no doubt is enough.
WORDS = (
    ("blue", "blau", "blauw"),
    ("green", "grün", "gruen", "groen"),
    ("purple", "lila", "paars"),
    ("orange", "oranje"),
    ("pink", "roze", "rosa"),
    ("mirage", "trugbild", "luchtspiegeling"),
    ("prism", "prisma"),
)
CALL_WORDS = ("flautz", "flautz!", "call", "!")


def write(state: FlautzState, action: int) -> str:
    """A legal action of whoever is on turn."""
    if action < REPLACE:
        return f"take {CODES[state.display[action]]} {PLACE_NAMES[action]}"
    if action < FOCUS:
        place = action - REPLACE
        return f"replace {CODES[state.display[place]]} {PLACE_NAMES[place]}"
    if action < PUT:
        return "focus" if action == FOCUS else "flautz"
    if action < PUT_AND_CALL:
        return f"put {CODES[action - PUT]}"
    return f"put {CODES[action - PUT_AND_CALL]} flautz"


def read(state: FlautzState, seat: int, text: str) -> int:
    """The legal action that the text names; `take`, `replace` and `put` may be left out."""
    words = text.replace(",", " ").lower().split()
    if not words:
        raise BadNotation("empty-move")
    if seat not in state.actors:
        raise NotYourTurn("not-your-turn" if state.actors else "game-over")
    action = _read(state, words, text)
    if action not in state.legal(seat):
        raise refusal(state, seat, action)
    return action


def _read(state: FlautzState, words: list[str], text: str) -> int:
    if words == ["focus"]:
        return FOCUS
    if len(words) == 1 and words[0] in CALL_WORDS:
        return CALL
    verb = words[0] if words[0] in ("take", "replace", "put") else ""
    rest = words[1:] if verb else words
    verb = verb or ("put" if state.step == PUTTING else "replace" if state.step == REPLACING else "take")
    if verb == "put":
        return _read_put(rest, text)
    if state.step == PUTTING:
        raise IllegalAction("put-now", "Z-5", card=CODES[state.taken])
    return (TAKE if verb == "take" else REPLACE) + _read_place(state, rest, text)


def _read_put(words: list[str], text: str) -> int:
    """One card, and perhaps the call."""
    calls = False
    if words and words[-1] in CALL_WORDS:
        calls, words = True, words[:-1]
    elif words and words[-1].endswith("!"):
        calls, words = True, [*words[:-1], words[-1][:-1]]
    if len(words) != 1:
        raise BadNotation("put-one", text=text)
    kind = card_of(words[0])
    if kind < 0:
        raise BadNotation("unknown-card", card=words[0])
    return (PUT_AND_CALL if calls else PUT) + kind


def _read_place(state: FlautzState, words: list[str], text: str) -> int:
    """A place, a card that lies there, or both."""
    if not 1 <= len(words) <= 2:
        raise BadNotation("take-one", text=text)
    fitting = list(range(PLACES))
    for word in words:
        if (place := place_of(word)) >= 0:
            fitting = [other for other in fitting if other == place]
            continue
        kind = card_of(word)
        if kind < 0:
            raise BadNotation("unknown-card", card=word)
        fitting = [other for other in fitting if state.display[other] == kind]
    if not fitting:
        raise IllegalAction("not-displayed", "Z-4", text=" ".join(words))
    allowed = [place for place in fitting if place in ALLOWED[state.field]]
    if len({place // 3 for place in allowed}) > 1:
        raise BadNotation("which-row", text=text)
    return (allowed or fitting)[0]


def card_of(word: str) -> int:
    """The kind that the word names, in full or in short (`b3`); -1 if none does, or several do."""
    word = word.casefold().strip("".join(SYMBOLS))
    match = re.fullmatch(r"([^\W\d]+)-?([1-9])?", word)
    if match is None:
        return -1
    found = [number for number, names in enumerate(WORDS) if any(name.startswith(match[1]) for name in names)]
    if len(found) != 1:
        return -1
    if found[0] == len(WORDS) - 1:
        return PRISM if match[2] is None else -1
    if match[2] is None:
        return -1
    first = MIRAGES if found[0] == len(COLOURS) else found[0] * HIGHEST_VALUE
    return first + int(match[2]) - 1


def place_of(word: str) -> int:
    """A place by its name (`air-2`) or its number (1 to 6); -1 if it is none."""
    if word in PLACE_NAMES:
        return PLACE_NAMES.index(word)
    return int(word) - 1 if len(word) == 1 and word in "123456" else -1


def refusal(state: FlautzState, seat: int, action: int) -> IllegalAction:
    """Why an actor may not do this, by the rule it breaks."""
    if state.step == PUTTING:
        return _refuse_while_putting(state, seat, action)
    replaces = REPLACE <= action < FOCUS
    if state.step == REPLACING:
        return _wrong_row(state) if replaces else IllegalAction("replace-first", "Z-7")
    if action < REPLACE:
        return _wrong_row(state)
    if action >= PUT:
        return IllegalAction("take-first", "Z-5")
    if state.step != TAKING:
        return IllegalAction("swap-now", "Z-7")
    if replaces:
        return IllegalAction("not-focused", "Z-7")
    return IllegalAction("nothing-to-draw", "Z-8") if action == FOCUS else IllegalAction("no-flautz", "Z-15")


def _refuse_while_putting(state: FlautzState, seat: int, action: int) -> IllegalAction:
    if action < PUT:
        return IllegalAction("put-now", "Z-5", card=CODES[state.taken])
    kind = action - (PUT if action < PUT_AND_CALL else PUT_AND_CALL)
    hand = state.hands[seat]
    if kind not in hand:
        if kind == state.taken:
            return IllegalAction("put-another", "Z-5", card=CODES[kind])
        return IllegalAction("not-in-hand", "Z-5", card=CODES[kind])
    if is_straight(swapped(hand, kind, state.taken)):
        return IllegalAction("straight-shows-itself", "Z-17")
    return IllegalAction("no-flautz", "Z-15")


def _wrong_row(state: FlautzState) -> IllegalAction:
    return IllegalAction("wrong-row", "Z-4", field=FIELDS[state.field])
