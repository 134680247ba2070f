"""Positions: they read as they were written, and impossible ones are refused."""

from __future__ import annotations

import copy
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import BadPosition, Rng, State, playout
from parlour.core.memory import AUDIENCE_MASK, pack, private_note, public_note
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.deck import CODES, EVENTS, SORTS
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import NAMES
from tests.frantic.scenarios import Scenario, do, kinds, table

Plain = dict[str, Any]
Path = tuple[str | int, ...]
Good = Callable[[], Plain]
Edit = Callable[[Plain], None]

THREE = ["red-gift red-1 red-2 red-3 red-exchange", "blue-1 blue-2 counterattack", "green-1 green-2 fuck-you"]
FOUR = ["fantastic-four red-1 red-2", "blue-1 counterattack", "green-1 green-2"]
AT_AN_EVENT = ["black-5 red-1 red-2 red-3", "blue-1 blue-2 fuck-you", "green-1 green-2 green-3 yellow-8"]
LAST_CARDS = ["red-1", "blue-9 blue-8", "green-9 nice-try"]


def tabled(*moves: str, **scenario: Any) -> Plain:
    """The position after the moves."""
    state = table(Scenario(rule="R-1", title="", **scenario))
    do(state, *moves)
    return GAME.position(state)


def a_turn() -> Plain:
    return tabled(hands=THREE)


def a_wish_stands() -> Plain:
    return tabled(hands=THREE, top="fantastic", wish="7")


def after_drawing() -> Plain:
    return tabled("1 draw", hands=THREE)


def second_chance() -> Plain:
    return tabled("1 play red-2nd-chance", hands=["red-2nd-chance red-1 blue-1", "blue-2", "green-2 green-3"])


def aiming() -> Plain:
    return tabled("1 play red-gift", hands=THREE)


def aiming_equality() -> Plain:
    return tabled("1 play equality", hands=["equality red-1 red-2 red-3", "blue-1", "green-1"])


def giving() -> Plain:
    return tabled("1 play red-gift", "1 attack 2", "1 give red-1", hands=THREE)


def a_gift_comes() -> Plain:
    return tabled("1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2", hands=THREE)


def a_skip_comes() -> Plain:
    return tabled("1 play red-skip", "1 attack 2", hands=["red-skip red-1", "blue-1 blue-2", "green-1"])


def sharing_out() -> Plain:
    return tabled("1 play fantastic-four", "1 attack 2", "1 attack 3", hands=FOUR)


def four_come() -> Plain:
    """Two windows wait: the first share is the second seat's, the other three are the third's."""
    return tabled("1 play fantastic-four", "1 attack 2", *["1 attack 3"] * 3, hands=FOUR)


def four_come_to_one() -> Plain:
    return tabled("1 play fantastic-four", hands=["fantastic-four red-1", "blue-1 blue-2"])


def four_redirected() -> Plain:
    return tabled(
        "1 play fantastic-four", "1 attack 2", *["1 attack 3"] * 3, "2 play counterattack", hands=FOUR
    )


def wishing() -> Plain:
    return tabled("1 play fantastic", hands=["fantastic red-1", "blue-1", "green-1"])


def nice_try() -> Plain:
    return tabled("1 play red-1", "3 play nice-try", hands=LAST_CARDS)


def at_event(name: str, *moves: str) -> Plain:
    """The first seat has played a black card and turned up the event."""
    return tabled("1 play black-5", *moves, hands=AT_AN_EVENT, events=name, draw="red-6 red-7 red-8")


def gambling() -> Plain:
    return at_event("gambling-man", "2 lay blue-1")


def market() -> Plain:
    return at_event("market")


def christmas() -> Plain:
    return at_event("merry-christmas", "2 to 1", "2 to 3", "2 to 3", "1 to 2")


def recession() -> Plain:
    return at_event("recession")


def party_card() -> Plain:
    return at_event("surprise-party")


def party_seat() -> Plain:
    return at_event("surprise-party", "2 give fuck-you")


def eye() -> Plain:
    return at_event("all-seeing-eye", "3 agree")


def game_over() -> Plain:
    return tabled("1 play red-1", "2 pass", "3 pass", hands=LAST_CARDS, limit=9)


def second_round() -> Plain:
    return tabled("1 play red-1", "2 pass", "3 pass", hands=LAST_CARDS, limit=99)


def buried() -> Plain:
    """ "Fuck You" was turned up first and lies under the draw pile."""
    hands = ["red-1 red-2", "blue-1 blue-2", "green-1 green-2"]
    return tabled(hands=hands, start="fuck-you red-5", dealer=3)


GOOD: list[Good] = [
    a_turn,
    a_wish_stands,
    after_drawing,
    second_chance,
    aiming,
    aiming_equality,
    giving,
    a_gift_comes,
    a_skip_comes,
    sharing_out,
    four_come,
    four_come_to_one,
    four_redirected,
    wishing,
    nice_try,
    gambling,
    market,
    christmas,
    recession,
    party_card,
    party_seat,
    eye,
    game_over,
    second_round,
    buried,
]


def place(position: Plain, path: Path) -> Any:
    inside: Any = position
    for step in path:
        inside = inside[step]
    return inside


def put(value: object, *path: str | int) -> Edit:
    def edit(position: Plain) -> None:
        place(position, path[:-1])[path[-1]] = copy.deepcopy(value)

    return edit


def drop(*path: str | int) -> Edit:
    def edit(position: Plain) -> None:
        del place(position, path[:-1])[path[-1]]

    return edit


def add(value: object, *path: str | int) -> Edit:
    def edit(position: Plain) -> None:
        place(position, path).append(copy.deepcopy(value))

    return edit


def swap(first: Path, second: Path) -> Edit:
    def edit(position: Plain) -> None:
        here, there = place(position, first[:-1]), place(position, second[:-1])
        here[first[-1]], there[second[-1]] = there[second[-1]], here[first[-1]]

    return edit


def move(cards: str, source: Path, target: Path) -> Edit:
    """Put the cards at the beginning of another list."""

    def edit(position: Plain) -> None:
        taken = place(position, target[:-1]).setdefault(target[-1], [])
        for card in cards.split():
            place(position, source).remove(card)
            taken.insert(0, card)

    return edit


def all_under(position: Plain) -> None:
    """The draw pile is used up."""
    position["under"] = position.get("under", []) + position["draw_pile"]
    position["draw_pile"] = []


def both(*edits: Edit) -> Edit:
    def edit(position: Plain) -> None:
        for part in edits:
            part(position)

    return edit


def asked(seat: int, at: int = 0) -> Edit:
    """Somebody else is asked the same."""
    return both(put(seat, "steps", at, "seat"), put([seat], "asked"))


def windows(*steps: Plain) -> Edit:
    """Windows over the shares of a Fantastic Four by the first seat."""
    over = [{"step": "window", "attack": "fantastic-four", **step} for step in steps]
    bottom = [{"step": "wish", "seat": 0}, {"step": "shares", "seat": 0}]
    return both(put(bottom + over, "steps"), put([steps[-1]["seat"]], "asked"))


def notes(*codes: int) -> Edit:
    return both(put(list(codes), "memory"), put(0, "round_at"))


def remembered(*codes: int) -> Edit:
    """Everybody saw this, and knows their own hand."""

    def edit(position: Plain) -> None:
        hands = [" ".join(player["hand"]) for player in position["players"]]
        looks = [own(seat, memory.HAND, hand) for seat, hand in enumerate(hands)]
        notes(public_note(memory.ROUND, 2, 1), *codes, *looks)(position)

    return edit


def shown(seat: int, cards: str) -> int:
    return public_note(memory.SHOWN, seat, pack(kinds(cards)))


def own(seat: int, tag: int, cards: str, audience: int | None = None) -> int:
    return private_note(seat if audience is None else audience, tag, seat, pack(kinds(cards)))


def moved(giver: int, taker: int, count: int = 1) -> int:
    return public_note(memory.MOVED, giver, count << 3 | taker)


def given_away(giver: int, taker: int, card: str) -> list[int]:
    """Only the two of them see which card it is."""
    return [moved(giver, taker), own(giver, memory.SAW, card), own(taker, memory.SAW, card)]


def about(tag: int, seat: int, card: str) -> int:
    return public_note(tag, seat, kinds(card)[0])


FIRST, SECOND, THIRD = ("players", 0), ("players", 1), ("players", 2)
HANDS: list[Path] = [(*player, "hand") for player in (FIRST, SECOND, THIRD)]
PILE, DISCARD, UNDER, MARKET = ("draw_pile",), ("discard",), ("under",), ("market",)
Cases = dict[str, tuple[Good, Edit]]

WRONG_FIELDS: Cases = {
    "another game": (a_turn, put("fzzzt", "game")),
    "half a character for a game": (a_turn, put("\ud800", "game")),
    "another version": (a_turn, put(2, "version")),
    "a version that is true": (a_turn, put(True, "version")),
    "a field too many": (a_turn, put("red", "colour")),
    "a field too many at a player": (a_turn, put(1, *FIRST, "age")),
    "a field too many at a step": (a_turn, put(1, "steps", 0, "age")),
    "a field too many at the last round": (second_round, put(1, "last_round", "age")),
    "no draw pile": (a_turn, drop("draw_pile")),
    "no hand": (a_turn, drop(*HANDS[0])),
    "no limit": (a_turn, drop("limit")),
    "no generator": (a_turn, drop("random")),
    "limit 0": (a_turn, put(0, "limit")),
    "a limit beyond all": (a_turn, put(10**30, "limit")),
    "half a limit": (a_turn, put(0.5, "limit")),
    "round 0": (a_turn, put(0, "round")),
    "a round below 0": (a_turn, put(-1, "round")),
    "a round that is a text": (a_turn, put("1", "round")),
    "a round that is true": (a_turn, put(True, "round")),
    "a dealer below the first seat": (a_turn, put(-1, "dealer")),
    "a ninth dealer": (a_turn, put(8, "dealer")),
    "a turn that is a text": (a_turn, put("0", "turn")),
    "points that are a text": (a_turn, put("0", *FIRST, "points")),
    "points beyond all": (a_turn, put(10**30, *FIRST, "points")),
    "points below all": (a_turn, put(-(10**30), *FIRST, "points")),
    "one player": (a_turn, both(drop(*SECOND), drop(*SECOND))),
    "nine players": (a_turn, both(*[add({"hand": ["red-1"]}, "players")] * 6)),
    "players by name": (a_turn, put({"Ann": {"hand": []}, "Bob": {"hand": []}}, "players")),
    "a card that is a number": (a_turn, put(5, *HANDS[0], 0)),
    "an endless card": (a_turn, put("x" * 41, *HANDS[0], 0)),
    "a wish that is a number": (a_wish_stands, put(7, "wish")),
    "thirteen steps": (a_turn, both(*[add({"step": "wish", "seat": 0}, "steps")] * 12)),
    "a step of a ninth seat": (a_turn, put(8, "steps", 0, "seat")),
    "sixteen cards to put down": (recession, put(16, "steps", 0, "count")),
    "cards to put down below none": (recession, put(-1, "steps", 0, "count")),
    "five shares": (sharing_out, put([1, 1, 1, 1, 1], "shares")),
    "a bomb below none": (a_turn, put(-1, "bomb")),
    "a bomb beyond all": (a_turn, put(25, "bomb")),
    "an end that is a number": (game_over, put(1, "over")),
    "a note below 0": (a_turn, put([-1], "memory")),
    "a note too large": (a_turn, put([2**62], "memory")),
    "a note that is a text": (a_turn, put(["note"], "memory")),
    "a memory before the first note": (a_turn, put(-1, "round_at")),
}

WRONG_STEPS: Cases = {
    "an unknown step": (a_turn, put("lunch", "steps", 0, "step")),
    "no step": (a_turn, put([], "steps")),
    "a step after the end": (game_over, put([{"step": "play", "seat": 0}], "steps")),
    "somebody asked after the end": (game_over, put([0], "asked")),
    "cards to give after the end": (game_over, put(["red-1"], "offer")),
    "two turns": (a_turn, add({"step": "play", "seat": 0}, "steps")),
    "a turn of somebody else": (a_turn, asked(1)),
    "a turn after drawing of somebody else": (after_drawing, asked(1)),
    "a turn with an attack": (a_turn, put("gift", "steps", 0, "attack")),
    "a turn with a target": (a_turn, put(1, "steps", 0, "other")),
    "a turn with a number": (a_turn, put(1, "steps", 0, "count")),
    "a turn with shares": (a_turn, put([1, 1, 1, 1], "shares")),
    "a turn with cards to give": (a_turn, put(["red-1"], "offer")),
    "a turn with nothing to play or draw": (a_turn, both(all_under, move("yellow-9", UNDER, DISCARD))),
    "2nd Chance on another card": (second_chance, swap(("discard", 0), ("discard", 1))),
    "2nd Chance with nothing to play": (
        second_chance,
        both(swap((*HANDS[0], 0), (*HANDS[2], 0)), swap((*HANDS[0], 1), (*HANDS[2], 1))),
    ),
    "2nd Chance of somebody else": (second_chance, asked(1)),
    "an unknown attack": (aiming, put("snowball", "steps", 1, "attack")),
    "an attack by a card that does not attack": (aiming, put("fantastic", "steps", 1, "attack")),
    "an attack by no card": (aiming, drop("steps", 1, "attack")),
    "an attack with no wish below": (aiming, drop("steps", 0)),
    "a wish over an attack": (aiming, swap(("steps", 0), ("steps", 1))),
    "a wish with an attack": (aiming, put("gift", "steps", 0, "attack")),
    "a Gift with a share": (aiming, put(3, "steps", 1, "count")),
    "a Gift with shares": (aiming, put([1], "shares")),
    "an aim with cards to give": (aiming, put(["red-1"], "offer")),
    "a turn over a wish": (aiming, put({"step": "play", "seat": 0}, "steps", 1)),
    "Equality when nobody has fewer cards": (aiming_equality, asked(1, 1)),
    "Skip when everybody is skipped": (
        aiming,
        both(put("skip", "steps", 1, "attack"), put([1, 2], "skipped")),
    ),
    "giving to oneself": (giving, put(0, "steps", 1, "other")),
    "giving by Skip": (giving, put("skip", "steps", 1, "attack")),
    "giving a third card": (giving, put(["red-1", "red-2"], "offer")),
    "giving without a choice": (giving, move("red-exchange red-3", HANDS[0], UNDER)),
    'giving "Fuck You"': (giving, both(move("fuck-you", HANDS[2], HANDS[0]), put(["fuck-you"], "offer"))),
    "a Gift of one card of many": (a_gift_comes, put(["red-1"], "offer")),
    "a Gift of three cards": (a_gift_comes, put(["red-1", "red-2", "red-3"], "offer")),
    'a Gift of "Fuck You"': (
        a_gift_comes,
        both(move("fuck-you", HANDS[2], HANDS[0]), put(["red-1", "fuck-you"], "offer")),
    ),
    "a Skip that gives cards": (a_skip_comes, put(["red-1"], "offer")),
    "a Skip on somebody skipped": (a_skip_comes, put([1], "skipped")),
    "an attack on oneself": (a_skip_comes, put(1, "steps", 1, "other")),
    "a window for somebody without cards": (a_skip_comes, move("blue-1 blue-2", HANDS[1], UNDER)),
    "a window when all Counterattacks are out": (
        a_skip_comes,
        move("counterattack counterattack counterattack counterattack", PILE, UNDER),
    ),
    "four shares while they are shared out": (sharing_out, put([1, 2, 2, 2], "shares")),
    "a share for oneself": (sharing_out, put([1, 0], "shares")),
    "sharing out at two seats": (
        four_come_to_one,
        both(
            put([{"step": "wish", "seat": 0}], "steps"),
            add({"step": "aim", "seat": 0, "attack": "fantastic-four"}, "steps"),
            put([1], "shares"),
            put([0], "asked"),
        ),
    ),
    "three shares when all are out": (four_come, put([1, 2, 2], "shares")),
    "a share of no card": (four_come, windows({"seat": 2, "count": 14}, {"seat": 1})),
    "a card in two shares": (four_come, windows({"seat": 2, "count": 14}, {"seat": 1, "count": 3})),
    "five cards to share": (four_come, windows({"seat": 2, "count": 14}, {"seat": 1, "count": 15})),
    "a share of the attacker": (four_come, windows({"seat": 0, "count": 14}, {"seat": 1, "count": 1})),
    "a Gift over shares": (four_come, put("gift", "steps", 3, "attack")),
    "a Gift between shares": (four_come, put("gift", "steps", 2, "attack")),
    "windows without shares": (four_come, drop("steps", 1)),
    "nothing but shares": (a_turn, put("shares", "steps", 0, "step")),
    "shares on top": (four_come, both(drop("steps", 3), drop("steps", 2))),
    "an aim below a window": (four_come, put("aim", "steps", 2, "step")),
    "a market of one card": (market, move("red-7 red-8", MARKET, UNDER)),
    "a market of equal cards": (
        market,
        both(move("red-7 red-8", MARKET, UNDER), move("red-6", PILE, MARKET)),
    ),
    "a market larger than the table": (market, move("red-9", PILE, MARKET)),
    "a recession of nothing": (recession, put(0, "steps", 0, "count")),
    "a recession of four cards among three": (
        recession,
        both(put(4, "steps", 0, "count"), asked(2), move("red-7 red-8", PILE, HANDS[2])),
    ),
    "a recession without a choice": (recession, put(3, "steps", 0, "count")),
    "a present without a choice": (party_card, move("blue-1 blue-2", HANDS[1], UNDER)),
    "a present of two cards": (party_seat, put(["fuck-you", "blue-1"], "offer")),
    "a present of nothing": (party_seat, put([], "offer")),
    "gambling on another turn": (gambling, put(1, "steps", 0, "seat")),
    "Merry Christmas on another turn": (christmas, put(1, "steps", 0, "seat")),
    "the Eye on another turn": (eye, put(1, "steps", 0, "seat")),
    "Nice Try on another turn": (nice_try, put(1, "steps", 0, "seat")),
}

WRONG_ASKED: Cases = {
    "nobody": (a_turn, put([], "asked")),
    "everybody on somebody's turn": (a_turn, put([0, 1, 2], "asked")),
    "somebody else": (a_turn, put([1], "asked")),
    "the attacker in a window": (a_skip_comes, put([0], "asked")),
    "somebody else for a wish": (wishing, put([1], "asked")),
    "whoever did not lay the card for a wish": (wishing, put(1, "layer")),
    "nobody for Nice Try": (nice_try, put([], "asked")),
    "whoever is out for Nice Try": (nice_try, put([0, 1], "asked")),
    "whoever plays Nice Try": (nice_try, put([1, 2], "asked")),
    "Nice Try by somebody who does not have it": (nice_try, both(put(1, "trier"), put([2], "asked"))),
    "Nice Try when nobody is out": (nice_try, move("red-9", PILE, HANDS[0])),
    "Nice Try when it is gone": (
        nice_try,
        both(drop("trier"), move("nice-try", HANDS[2], UNDER)),
    ),
    "Nice Try on a turn": (a_turn, put(1, "trier")),
    "nobody for gambling": (gambling, put([], "asked")),
    "whoever has laid a card": (gambling, put([0, 1, 2], "asked")),
    "not all who have laid no card": (gambling, put([0], "asked")),
    "a face-down card on a turn": (a_turn, put("red-1", *FIRST, "laid")),
    "whoever has given all away": (christmas, put([0, 1, 2], "asked")),
    "not all who have cards to give": (christmas, put([0], "asked")),
    "a present to oneself": (christmas, put([0], *FIRST, "gifts")),
    "more presents than cards": (christmas, put([0, 0, 0, 0], *SECOND, "gifts")),
    "presents on a turn": (a_turn, put([1], *FIRST, "gifts")),
    "nobody for the Eye": (eye, put([], "asked")),
}

OTHER_WRONGS: dict[str, tuple[Good, Edit, str, str | None]] = {
    "an empty generator": (a_turn, put("", "random"), "position-random", None),
    "a generator of noughts": (a_turn, put("0" * 32, "random"), "position-random", None),
    "a generator in capitals": (a_turn, put("ABCDEF01" * 4, "random"), "position-random", None),
    "another deck": (a_turn, put("0" * 64, "deck"), "position-deck", None),
    "a dealer who sits nowhere": (a_turn, put(3, "dealer"), "position-seat", None),
    "a turn of nobody": (a_turn, put(3, "turn"), "position-seat", None),
    "a card laid by nobody": (a_turn, put(3, "layer"), "position-seat", None),
    "nobody asked": (a_turn, put([3], "asked"), "position-seat", None),
    "nobody skipped": (a_turn, put([7], "skipped"), "position-seat", None),
    "Nice Try by nobody": (nice_try, put(3, "trier"), "position-seat", None),
    "a step of nobody": (a_turn, put(3, "steps", 0, "seat"), "position-seat", None),
    "an attacker who sits nowhere": (a_skip_comes, put(3, "steps", 1, "other"), "position-seat", None),
    "a share of nobody": (four_come, put([1, 2, 2, 3], "shares"), "position-seat", None),
    "a present for nobody": (christmas, put([3], *FIRST, "gifts"), "position-seat", None),
    "an event missing": (a_turn, drop("event_pile", 0), "position-events", "R-28"),
    "an event twice": (a_turn, put(EVENTS[1], "event_pile", 0), "position-events", "R-28"),
    "an event on both piles": (a_turn, put([EVENTS[0]], "used_events"), "position-events", "R-28"),
    "an unknown event": (a_turn, put("lunch", "event_pile", 0), "position-event", None),
    "an unknown used event": (a_turn, put(["lunch"], "used_events"), "position-event", None),
    "an event in capitals": (a_turn, put("Market", "event_pile", 8), "position-event", None),
    "no discard pile": (a_turn, move("red-5", DISCARD, UNDER), "position-discard", "R-3"),
    'nothing but "Fuck You" played': (
        a_turn,
        both(move("red-5", DISCARD, UNDER), move("fuck-you", HANDS[2], DISCARD)),
        "position-discard",
        "R-3",
    ),
    "an unknown card in hand": (a_turn, put("red-10", *HANDS[0], 0), "position-card", None),
    "an unknown card to draw": (a_turn, put("", "draw_pile", 0), "position-card", None),
    "an unknown card played": (a_turn, put("black", "discard", 0), "position-card", None),
    "an unknown card under the pile": (a_turn, put(["red-0"], "under"), "position-card", None),
    "an unknown card to give": (giving, put(["red"], "offer"), "position-card", None),
    "an unknown card in the market": (market, put("r7", "market", 0), "position-card", None),
    "an unknown face-down card": (gambling, put("blue-0", *SECOND, "laid"), "position-card", None),
    "an unknown card of the last round": (
        second_round,
        put(["red-0"], "last_round", "hands", 0),
        "position-card",
        None,
    ),
    "a card missing": (a_turn, drop("draw_pile", 0), "position-count", None),
    "a card too many": (a_turn, put(["red-1"], "under"), "position-count", None),
    "a card instead of another": (a_turn, put("red-2", *HANDS[0], 0), "position-count", None),
    "a card to give that is not in hand": (giving, put(["red-9"], "offer"), "position-not-in-hand", None),
    "a card given twice": (a_gift_comes, put(["red-1", "red-1"], "offer"), "position-not-in-hand", None),
    "a present that is not in hand": (party_seat, put(["red-1"], "offer"), "position-not-in-hand", None),
    "a face-down card that is not in hand": (
        gambling,
        put("red-1", *SECOND, "laid"),
        "position-not-in-hand",
        None,
    ),
    **{
        name: (good, edit, "position-wish", "R-15")
        for name, (good, edit) in {
            "a wish on a number": (a_turn, put("blue", "wish")),
            "a wish on a Gift": (aiming, put("blue", "wish")),
            "no wish on a Fantastic": (a_wish_stands, drop("wish")),
            "a wish before it is made": (wishing, put("blue", "wish")),
            "a number wished by Equality": (
                a_wish_stands,
                both(move("fantastic", DISCARD, UNDER), move("equality", PILE, DISCARD)),
            ),
            "black wished": (a_wish_stands, put("black", "wish")),
            "number 0 wished": (a_wish_stands, put("0", "wish")),
            "number 10 wished": (a_wish_stands, put("10", "wish")),
            "another digit wished": (a_wish_stands, put("٣", "wish")),
            "a colour in capitals wished": (a_wish_stands, put("Blue", "wish")),
            "nothing wished": (a_wish_stands, put("", "wish")),
        }.items()
    },
    "an end below the limit": (game_over, put(500, "limit"), "position-limit", "R-9"),
    "a turn above the limit": (a_turn, put(500, *FIRST, "points"), "position-limit", "R-9"),
    "no end above the limit": (game_over, drop("over"), "position-limit", "R-9"),
    "an end without a round before": (game_over, drop("last_round"), "position-limit", "R-9"),
    "a market on a turn": (a_turn, move("red-9", PILE, MARKET), "position-market", "E-9"),
    "a market for gamblers": (gambling, move("red-9", PILE, MARKET), "position-market", "E-9"),
    "a turn with somebody out": (
        a_turn,
        move("blue-1 blue-2 counterattack", HANDS[1], UNDER),
        "position-round-over",
        "R-6",
    ),
    "a turn when there was nothing to draw": (a_turn, put(True, "dry"), "position-round-over", "R-6"),
    "half a turn when there was nothing to draw": (
        after_drawing,
        put(True, "dry"),
        "position-round-over",
        "R-6",
    ),
    "a bomb of four turns": (a_turn, put(10, "bomb"), "position-bomb", "E-18"),
    **{
        name: (second_round, edit, "position-last-round", None)
        for name, edit in {
            "an unknown end of the last round": put("lunch", "last_round", "reason"),
            "a last round that goes on": put("going-on", "last_round", "reason"),
            "a hand of the last round missing": drop("last_round", "hands", 0),
            "points of the last round missing": drop("last_round", "points", 0),
            "points of a fourth player": add(1, "last_round", "points"),
        }.items()
    },
    **{
        name: (a_turn, notes(*codes), "position-memory", None)
        for name, codes in {
            "a note of an unknown sort": [public_note(memory.TAGS, 0, 0)],
            "a note of a seat that is not there": [about(memory.PLAYED, 3, "red-1")],
            "a note of an unknown card": [public_note(memory.PLAYED, 0, len(CODES))],
            "a note of an unknown event": [public_note(memory.EVENT, 0, len(EVENTS))],
            "a note of an unknown wish": [public_note(memory.WISHED, 0, 13)],
            "a note of an unknown end": [public_note(memory.ENDED, 0, 6)],
            "a played card that only one seat saw": [private_note(0, memory.PLAYED, 0, 1)],
            "a hand that everybody saw": [public_note(memory.HAND, 0, 1)],
            "a hand that another seat saw": [own(0, memory.HAND, "red-1", audience=1)],
            "a hand of no cards": [private_note(0, memory.HAND, 0, 0)],
            "a hand of an unknown card": [private_note(0, memory.HAND, 0, len(CODES) + 1)],
            "a swap with oneself": [public_note(memory.SWAPPED, 0, 0)],
            "a swap with nobody": [public_note(memory.SWAPPED, 0, 3)],
            "cards given to oneself": [moved(0, 0)],
            "cards given to nobody": [moved(0, 3)],
            "more cards given than there can be": [moved(0, 1, 1024)],
            "a shown card of somebody else": [shown(1, "red-1")],
            "a shown card that was played": [shown(0, "red-5 red-5")],
            "one card shown twice": [shown(2, "fuck-you"), shown(1, "fuck-you")],
            "a card drawn that is elsewhere": [
                public_note(memory.ROUND, 2, 1),
                own(0, memory.HAND, "red-1"),
                public_note(memory.DREW, 0, 1),
                own(0, memory.SAW, "blue-1"),
            ],
            "a hand dealt that is elsewhere": [
                public_note(memory.ROUND, 2, 1),
                own(0, memory.HAND, "blue-1"),
            ],
            "a card taken from the market that is elsewhere": [about(memory.PICKED, 1, "red-1")],
            "a card passed on that is still there": [shown(0, "red-1"), public_note(memory.PASSED_ON, 0, 0)],
            "hands swapped that are still there": [shown(0, "red-1"), public_note(memory.SWAPPED, 0, 1)],
            "a card laid open that nobody took": [about(memory.LAID, 0, "red-1")],
            '"Fuck You" kept by somebody else': [public_note(memory.KEPT, 0, 1)],
            '"Fuck You" buried and in hand': [public_note(memory.BURIED, 0, 0)],
        }.items()
    },
    'a buried "Fuck You" on top of the pile': (
        buried,
        move("fuck-you", PILE, PILE),
        "position-memory",
        None,
    ),
    'a buried "Fuck You" one card too high': (
        buried,
        swap(("draw_pile", -1), ("draw_pile", -2)),
        "position-memory",
        None,
    ),
    "a round after the last note": (a_turn, put(1, "round_at"), "position-memory", None),
}

IMPOSSIBLE: dict[str, tuple[Good, Edit, str, str | None]] = {
    **{f"a field: {name}": (*case, "position-field", None) for name, case in WRONG_FIELDS.items()},
    **{f"a step: {name}": (*case, "position-steps", None) for name, case in WRONG_STEPS.items()},
    **{f"asked: {name}": (*case, "position-asked", None) for name, case in WRONG_ASKED.items()},
    **OTHER_WRONGS,
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused_and_left_alone(name: str) -> None:
    good, edit, code, rule = IMPOSSIBLE[name]
    position = good()
    edit(position)
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert position == before


@pytest.mark.parametrize("plain", [None, [], "position", 1, float("nan"), {}, {1: 2}, {"game": "frantic"}])
def test_what_is_no_position_is_refused(plain: object) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(plain)
    assert refused.value.code == "position-field"


def test_every_refusal_of_a_position_is_shown_here() -> None:
    folder = files("parlour.games.frantic")
    sources = [
        folder.joinpath("position.py"),
        folder.joinpath("possible.py"),
        files("parlour").joinpath("formats.py"),
    ]
    known = {
        code for source in sources for code in re.findall(r'"(position-[a-z-]+)"', source.read_text("utf-8"))
    }
    assert known == {case[2] for case in IMPOSSIBLE.values()}


@pytest.mark.parametrize(
    ("good", "edit", "params"),
    [
        (a_turn, put(5, "turn"), {"seat": 6}),
        (a_turn, put("red-10", *HANDS[0], 0), {"card": "red-10"}),
        (a_turn, put(["fuck-you"], "under"), {"card": "fuck-you", "found": 2, "count": 1}),
        (giving, put(["red-9"], "offer"), {"card": "red-9", "seat": 1}),
        (a_turn, put("lunch", "event_pile", 0), {"event": "lunch"}),
        (a_wish_stands, put("black", "wish"), {"wish": "black"}),
    ],
    ids=["seat", "card", "count", "not in hand", "event", "wish"],
)
def test_a_refusal_says_what_is_wrong(good: Good, edit: Edit, params: dict[str, object]) -> None:
    position = good()
    edit(position)
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    assert refused.value.params == params


def card_lists(position: Plain) -> list[list[str]]:
    """Every list of cards in which a card can be lost."""
    hands = [player["hand"] for player in position["players"]]
    middle = [position.get(name, []) for name in ("draw_pile", "discard", "under", "market")]
    return [cards for cards in hands + middle if cards]


@pytest.mark.parametrize("good", GOOD)
def test_no_card_may_be_missing_or_too_many_anywhere(good: Good) -> None:
    for number in range(len(card_lists(good()))):
        missing, twice = good(), good()
        card_lists(missing)[number].pop()
        card_lists(twice)[number].append("yellow-9")
        for position in (missing, twice):
            with pytest.raises(BadPosition) as refused:
                GAME.from_position(position)
            assert refused.value.code in ("position-count", "position-discard")


@pytest.mark.parametrize("good", GOOD)
def test_a_position_reads_as_it_was_written(good: Good) -> None:
    position = good()
    assert GAME.position(GAME.from_position(json.loads(json.dumps(position)))) == position


@pytest.mark.parametrize("good", GOOD)
def test_playing_on_leaves_the_position_alone(good: Good) -> None:
    position = good()
    before = copy.deepcopy(position)
    check_playable(GAME.from_position(position))
    assert position == before


def test_cards_may_go_by_other_names() -> None:
    position = a_turn()
    position["players"][2]["hand"] = ["F***-YOU", "Green-2", "GREEN-1"]
    assert GAME.position(GAME.from_position(position)) == a_turn()


def test_without_a_memory_seats_still_see_the_table() -> None:
    for position in met()["play"][:20]:
        state = GAME.from_position({**position, "memory": [], "round_at": 0})
        whole = GAME.from_position(position)
        assert [state.view(seat) for seat in range(state.seats)] == [
            whole.view(seat) for seat in range(whole.seats)
        ]


def viewers(state: FranticState) -> Iterator[int | None]:
    yield from range(state.seats)
    yield None


def play_out(state: FranticState, rng: Rng) -> None:
    """To the end of the round, so that a high limit takes no longer."""
    if state.actors:
        state.limit = max(state.points) + 1
    playout(state, rng)
    assert state.outcome is not None


def check_playable(state: FranticState, seed: int = 1) -> None:
    """Everybody can look and imagine what is hidden, and the state and all worlds can be played."""
    rng = Rng(seed)
    census = GAME.census(state)
    for viewer in viewers(state):
        seen = state.view(viewer)
        world = state.resample(viewer, rng)
        assert GAME.census(world) == census
        assert world.view(viewer) == seen
        assert world.info_state(viewer) == state.info_state(viewer)
        play_out(world, rng)
    play_out(state, rng)


def refused_or_playable(position: Plain, seed: int = 1) -> None:
    try:
        state = GAME.from_position(position)
    except BadPosition:
        return
    written = GAME.position(state)
    assert GAME.position(GAME.from_position(written)) == written
    check_playable(state, seed)


def step_of(state: State) -> str:
    assert isinstance(state, FranticState)
    return state.view(None).step


@cache
def met() -> dict[str, list[Plain]]:
    """Positions of random games at all numbers of seats, by the step that is asked: some of each."""
    found: dict[str, list[Plain]] = defaultdict(list)
    for number in range(42):
        rng = Rng(number, 1)
        state = GAME.start(2 + number % 7, number, limit=(1, 60)[number // 7 % 2])
        while state.actors:
            some = found[step_of(state)]
            if rng.below(20) == 0 or len(some) < 8:
                some.append(GAME.position(state))
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))
        found["over"].append(GAME.position(state))
    return found


STEPS = [name for name in (*NAMES, "over") if name != "shares"]


def test_every_kind_of_step_is_met_at_every_number_of_seats() -> None:
    assert set(met()) == set(STEPS)
    positions = [position for some in met().values() for position in some]
    games = {(len(position["players"]), position["limit"]) for position in positions}
    assert games == {(seats, limit) for seats in range(2, 9) for limit in (1, 60)}


@pytest.mark.parametrize("step", STEPS)
def test_positions_of_games_read_as_they_were_written_and_play_on_alike(step: str) -> None:
    for position in met()[step]:
        state = GAME.from_position(json.loads(json.dumps(position)))
        assert GAME.position(state) == position
        again = GAME.from_position(position)
        rng, other = Rng(7), Rng(7)
        for _ in range(5):
            for one, chance in ((state, rng), (again, other)):
                if one.actors:
                    seat = one.actors[chance.below(len(one.actors))]
                    one.apply(seat, one.random_action(seat, chance))
        assert GAME.position(state) == GAME.position(again)


@pytest.mark.parametrize("step", STEPS)
def test_imagined_worlds_are_positions_too(step: str) -> None:
    rng = Rng(3)
    for position in met()[step][:6]:
        state = GAME.from_position(position)
        for viewer in viewers(state):
            world = GAME.position(state.resample(viewer, rng))
            assert GAME.position(GAME.from_position(world)) == world


GIVER_OF_ALL = ["red-gift black-5 blue-4", "fuck-you counterattack", "yellow-1 yellow-2"]

#: Things a seat can remember of a game in which others gave each other cards unseen.
MEMORIES: Cases = {
    "known cards that may have gone, and a card that must be played": (
        lambda: tabled(
            "1 play red-2nd-chance",
            hands=["red-2nd-chance green-1 red-5", "green-2 blue-1 blue-2", "yellow-1"],
        ),
        remembered(shown(0, "green-1 green-2"), *given_away(0, 1, "green-2")),
    ),
    "two known cards that fit, and one that must be played": (
        lambda: tabled(hands=["red-5", "red-6 blue-1", "yellow-1 yellow-2"], pile=0),
        remembered(shown(0, "red-6"), *given_away(0, 1, "red-6"), about(memory.PICKED, 0, "red-5")),
    ),
    'a "Fuck You" that must have gone, as both other cards are given': (
        lambda: tabled("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL),
        remembered(shown(0, "fuck-you black-5"), *given_away(0, 1, "fuck-you")),
    ),
    'a "Fuck You" that can only be in one place': (
        lambda: tabled("1 play red-gift", "1 attack 2", hands=GIVER_OF_ALL, pile=0),
        remembered(shown(0, "fuck-you black-5"), *given_away(0, 1, "fuck-you"), shown(1, "counterattack")),
    ),
}


@pytest.mark.parametrize("name", MEMORIES)
def test_worlds_agree_with_what_is_remembered(name: str) -> None:
    good, edit = MEMORIES[name]
    position = good()
    edit(position)
    state = GAME.from_position(position)
    for seed in range(40):
        check_playable(GAME.from_position(position), seed)
        for viewer in viewers(state):
            GAME.from_position(GAME.position(state.resample(viewer, Rng(seed))))


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_goes_on_from_a_position_without_a_memory(seats: int) -> None:
    rng = Rng(seats)
    for position in forgotten(seats):
        state = GAME.from_position(position)
        census = GAME.census(state)
        for number in range(25):
            if not state.actors:
                break
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))
            written = GAME.position(state)
            assert GAME.position(GAME.from_position(written)) == written
            if number % 5 == 0:
                for viewer in viewers(state):
                    assert GAME.census(state.resample(viewer, rng)) == census


def forgotten(seats: int) -> Iterator[Plain]:
    """Positions in the middle of a round, as somebody could write them down who looks at the table."""
    for name in STEPS:
        for position in met()[name][::2]:
            if len(position["players"]) == seats and name not in ("eye", "over"):
                yield {**position, "memory": [], "round_at": 0}


#: What happens when a position without a memory is played on.
CONTINUED: dict[str, Good] = {
    'all other cards are given, and "Fuck You" was played before': lambda: tabled(
        "1 play red-gift",
        "1 attack 2",
        hands=["red-gift red-1 red-2", "blue-1 blue-2", "green-1 green-2"],
        discard="fuck-you",
    ),
    "a card is drawn, and all hands change": lambda: tabled(
        "1 draw",
        "1 pass",
        "2 play black-5",
        hands=["red-1 red-2", "black-5 blue-1 blue-2"],
        draw="fantastic",
        events="merry-christmas",
    ),
}


@pytest.mark.parametrize("name", CONTINUED)
def test_what_is_seen_later_agrees_with_the_table(name: str) -> None:
    for seed in range(20):
        check_playable(GAME.from_position(CONTINUED[name]()), seed)


#: Memories that no game leaves; they may be refused.
FORGED: Cases = {
    "all cards passed on to somebody who did not look": (
        a_turn,
        notes(public_note(memory.ROUND, 2, 1), shown(0, "blue-1"), public_note(memory.PASSED_ON, 0, 0)),
    ),
    "a card given to somebody who did not see it": (
        a_turn,
        notes(shown(1, "red-exchange"), moved(1, 0)),
    ),
    "open hands that nobody saw": (eye, put([], "memory")),
    "a card taken up by somebody who did not look": (
        second_chance,
        notes(
            public_note(memory.ROUND, 2, 1),
            about(memory.LAID, 0, "blue-1"),
            public_note(memory.TAKEN_UP, 0, 0),
        ),
    ),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_memory_is_refused_or_does_no_harm(name: str) -> None:
    good, edit = FORGED[name]
    position = good()
    edit(position)
    for seed in range(20):
        refused_or_playable(position, seed)


Draw = Callable[[st.SearchStrategy[Any]], Any]
Mutation = Callable[[Plain, Draw], None]


def spot(position: Plain, draw: Draw) -> Path:
    """A place in the position, found from the outside inwards."""
    path: Path = ()
    inside: Any = position
    while isinstance(inside, dict | list) and inside and (not path or draw(st.booleans())):
        key = draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        path, inside = (*path, key), inside[key]
    return path


def another(value: Any, draw: Draw) -> Any:
    """A value that is not so different that it is refused at once."""
    match value:
        case bool():
            return not value
        case int():
            near = st.sampled_from([value + 1, value - 1, -value, 10**30])
            return draw(st.integers(0, 16) | near | st.integers(0, 60).map(lambda bit: value ^ 1 << bit))
        case str():
            words = [names for names in (CODES, EVENTS, NAMES, SORTS) if value in names]
            return draw(st.sampled_from([*words[0]] if words else ["blue", "7", "", value.upper()]))
        case list():
            return draw(st.sampled_from([[], value[::-1], value[1:], value[:-1], value + value[:1]]))
    return draw(st.sampled_from([None, 0, "red-1", [], {}]))


def change(position: Plain, draw: Draw) -> None:
    path = spot(position, draw)
    put(another(place(position, path), draw), *path)(position)


def delete(position: Plain, draw: Draw) -> None:
    drop(*spot(position, draw))(position)


def exchange(position: Plain, draw: Draw) -> None:
    """Two places within one part, or in two."""
    first, second = spot(position, draw), spot(position, draw)
    shorter = min(len(first), len(second))
    if first[:shorter] != second[:shorter]:
        swap(first, second)(position)


def displace(position: Plain, draw: Draw) -> None:
    """Some cards lie elsewhere."""
    lists = card_lists(position)
    source, target = draw(st.sampled_from(lists)), draw(st.sampled_from(lists))
    for _ in range(draw(st.sampled_from([1, 2, len(source) - 1, len(source)]))):
        if source:
            target.append(source.pop(draw(st.sampled_from([0, -1]))))


def forget(position: Plain, draw: Draw) -> None:
    """All that one seat saw, or that happened before or after some moment."""
    known = position.get("memory", [])
    seat, at = draw(st.integers(0, 8)), draw(st.integers(0, len(known)))
    seen = [note for note in known if note & AUDIENCE_MASK != seat]
    position["memory"] = draw(st.sampled_from([seen, known[at:], known[:at], []]))
    position["round_at"] = 0


def remember(position: Plain, draw: Draw) -> None:
    """Something that may be so."""
    seats = len(position["players"])
    seat, other = draw(st.integers(0, seats - 1)), draw(st.integers(0, seats - 1))
    cards = position["players"][other]["hand"][: draw(st.integers(1, 3))] or ["red-1"]
    tag = draw(st.integers(0, memory.TAGS - 1))
    if tag in (memory.HAND, memory.SAW):
        note = own(other, tag, " ".join(cards))
    elif tag == memory.SHOWN:
        note = shown(seat, " ".join(cards))
    elif tag in (memory.MOVED, memory.PILED, memory.AIMED, memory.SWAPPED):
        note = public_note(tag, seat, other if tag == memory.SWAPPED else 1 << 3 | other)
    else:
        note = about(tag, seat, cards[0])
    known = position.setdefault("memory", [])
    known.insert(draw(st.sampled_from([0, len(known) // 2, len(known)])), note)


def borrow(position: Plain, draw: Draw) -> None:
    """A part of another good position."""
    name = draw(st.sampled_from(["steps", "asked", "turn", "layer", "wish", "offer", "shares", "over"]))
    position[name] = json.loads(draw(st.sampled_from(good_texts()))).get(name)


def ask(position: Plain, draw: Draw) -> None:
    """Something else is asked, with whatever belongs to it."""
    seats = range(len(position["players"]))
    seat, other = draw(st.sampled_from(seats)), draw(st.sampled_from(seats))
    step: Plain = {"step": draw(st.sampled_from(NAMES)), "seat": seat}
    position |= {"steps": [step], "asked": [seat], "wish": None, "memory": [], "round_at": 0}
    if step["step"] in ("aim", "give", "window"):
        step |= {"attack": draw(st.sampled_from(SORTS)), "other": other}
        position["steps"].insert(0, {"step": "wish", "seat": other})
        giver = position["players"][other if step["step"] == "window" else seat]
        position["offer"] = giver["hand"][: draw(st.integers(0, 2))]
        position["shares"] = draw(st.lists(st.sampled_from(seats), max_size=4))
    elif step["step"] in ("nice-try", "gamble", "christmas", "eye"):
        position["asked"] = [at for at in seats if position["players"][at]["hand"]]


MUTATIONS: list[Mutation] = [change, delete, exchange, displace, forget, remember, borrow, ask]


@cache
def good_texts() -> list[str]:
    """The good positions as JSON, of which copies are quickly made."""
    return [json.dumps(good()) for good in GOOD]


@st.composite
def changed(draw: Draw) -> Plain:
    """A good position, most likely in the middle of something, with a few changes."""
    step = draw(st.sampled_from(STEPS))
    played = st.sampled_from(met()[step]).map(copy.deepcopy)
    position: Plain = draw(st.sampled_from(good_texts()).map(json.loads) | played)
    for _ in range(draw(st.integers(1, 3))):
        try:
            draw(st.sampled_from(MUTATIONS))(position, draw)
        except (AttributeError, KeyError, TypeError):
            break
    return position


@settings(max_examples=1500)
@given(changed(), st.integers(0, 1000))
def test_a_changed_position_is_refused_or_can_be_played(position: Plain, seed: int) -> None:
    refused_or_playable(position, seed)
