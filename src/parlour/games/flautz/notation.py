"""Moves as players write them: `take blue-3 air-2`, `put green-1`, `put green-1 flautz`, `focus`."""

from __future__ import annotations

import re

from parlour.core.errors import BadNotation, IllegalAction
from parlour.core.notation import Notation
from parlour.core.piles import swapped
from parlour.games.flautz.actions import CALL, FOCUS, PUT, PUT_AND_CALL, REPLACE, TAKE
from parlour.games.flautz.arena import ALLOWED, FIELDS, PLACE_NAMES
from parlour.games.flautz.board import PUTTING, REPLACING, TAKING
from parlour.games.flautz.deck import CODES, HIGHEST_VALUE, PLACES, PRISM, ROW, SYMBOLS
from parlour.games.flautz.spells import is_straight
from parlour.games.flautz.state import FlautzState

#: The names of colours and special cards in all languages; any unambiguous beginning will do.
CARD_WORDS = (
    ("blue", "blau", "blauw"),
    ("green", "grün", "gruen", "groen"),
    ("purple", "lila", "paars"),
    ("orange", "oranje"),
    ("pink", "roze", "rosa"),
    ("mirage", "trugbild", "luchtspiegeling"),
    ("prism", "prisma"),
)
PRISM_SORT = 6
ROWS = (("air", "luft", "lucht"), ("ground", "boden", "grond"))
CALL_WORDS = ("flautz", "flautz!", "call", "!")
FOCUS_WORDS = ("focus", "fokus", "fokussieren", "focussen")
VERBS = ("take", "replace", "put")


class FlautzNotation(Notation[FlautzState]):
    def write(self, state: FlautzState, seat: int, action: int) -> str:
        """Return a legal action of the seat in notation."""
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

    def split(self, text: str) -> list[str]:
        return _words(text)

    def action_of(self, state: FlautzState, seat: int, text: str) -> int:
        """Return the action that the text names; `take`, `replace` and `put` may be left out."""
        return _read(state, _words(text), text)

    def refusal(self, state: FlautzState, seat: int, action: int) -> IllegalAction:
        """Explain why an actor may not do this, by the rule it breaks."""
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
        return (
            IllegalAction("nothing-to-draw", "Z-8") if action == FOCUS else IllegalAction("no-flautz", "Z-15")
        )


def _words(text: str) -> list[str]:
    """Return the words of the text; `air 1` and `blue 3` are one word each."""
    words: list[str] = []
    for word in text.replace(",", " ").casefold().split():
        if len(word) == 1 and word.isdecimal() and words and words[-1].isalpha() and words[-1] not in VERBS:
            words[-1] += f"-{word}"
        else:
            words.append(word)
    return words


def _read(state: FlautzState, words: list[str], text: str) -> int:
    if len(words) == 1 and words[0] in FOCUS_WORDS:
        return FOCUS
    if len(words) == 1 and words[0] in CALL_WORDS:
        return CALL
    verb = words[0] if words[0] in VERBS else ""
    rest = words[1:] if verb else words
    verb = verb or ("put" if state.step == PUTTING else "replace" if state.step == REPLACING else "take")
    if verb == "put":
        return _read_put(rest, text)
    if state.step == PUTTING:
        raise IllegalAction("put-now", "Z-5", card=CODES[state.taken])
    return (TAKE if verb == "take" else REPLACE) + _read_place(state, rest, text)


def _read_put(words: list[str], text: str) -> int:
    """Read a card, and perhaps a call."""
    calls = False
    if words and words[-1] in CALL_WORDS:
        calls, words = True, words[:-1]
    elif words and words[-1].endswith("!"):
        calls, words = True, [*words[:-1], words[-1][:-1]]
    if len(words) != 1:
        raise BadNotation("put-one", text=text)
    return (PUT_AND_CALL if calls else PUT) + _card(words[0])


def _read_place(state: FlautzState, words: list[str], text: str) -> int:
    """Read a place, the card in it, or both."""
    if not 1 <= len(words) <= 2:
        raise BadNotation("take-one", text=text)
    fitting = list(range(PLACES))
    for word in words:
        if (place := place_of(word)) >= 0:
            fitting = [other for other in fitting if other == place]
            continue
        kind = _card(word)
        fitting = [other for other in fitting if state.display[other] == kind]
    if not fitting:
        raise IllegalAction("not-displayed", "Z-4", text=" ".join(words))
    allowed = [place for place in fitting if place in ALLOWED[state.field]]
    if len({place // ROW for place in allowed}) > 1:
        raise BadNotation("which-row", text=text)
    return (allowed or fitting)[0]


def _card(word: str) -> int:
    kinds = kinds_named(word)
    if not kinds:
        raise BadNotation("unknown-card", card=word)
    if len(kinds) > 1:
        raise BadNotation("which-card", card=word, cards=", ".join(CODES[kind] for kind in kinds))
    return kinds[0]


def card_of(word: str) -> int:
    """Return the kind that the word names, in full or short (`b3`); -1 for none, or if it is ambiguous."""
    kinds = kinds_named(word)
    return kinds[0] if len(kinds) == 1 else -1


def kinds_named(word: str) -> list[int]:
    """Return all kinds that the word can mean."""
    match = re.fullmatch(rf"([{''.join(SYMBOLS)}]?)([^\W\d]*)-?([1-9])?", word.casefold())
    if match is None:
        return []
    symbol, name, value = match.groups()
    sorts = [sort for sort, names in enumerate(CARD_WORDS) if any(known.startswith(name) for known in names)]
    if symbol:
        sorts = [sort for sort in sorts if sort == SYMBOLS.index(symbol)]
    if not symbol and not name:
        return []
    if value is None:
        return [PRISM] if PRISM_SORT in sorts else []
    return [sort * HIGHEST_VALUE + int(value) - 1 for sort in sorts if sort != PRISM_SORT]


def place_of(word: str) -> int:
    """Return the place of that name (`air-2`) or number (1 to 6); -1 if there is none."""
    match = re.fullmatch(r"([^\W\d]+)-?([1-3])", word)
    for row, names in enumerate(ROWS):
        if match is not None and match[1] in names:
            return row * ROW + int(match[2]) - 1
    return int(word) - 1 if len(word) == 1 and word in "123456" else -1


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
