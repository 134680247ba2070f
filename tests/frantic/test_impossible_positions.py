"""Impossible positions are rejected."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from parlour import BadPosition
from parlour.core.memory import private_note, public_note
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.deck import CODES, EVENT_CARDS
from tests.frantic.positions import (
    DISCARD,
    FIRST,
    GOOD,
    HANDS,
    MARKET,
    PILE,
    SECOND,
    UNDER,
    Cases,
    Good,
    a_gift_comes,
    a_gift_redirected,
    a_skip_comes,
    a_turn,
    a_wish_stands,
    about,
    after_drawing,
    aiming,
    aiming_equality,
    all_under,
    asked,
    card_lists,
    christmas,
    eye,
    four_come,
    four_come_to_one,
    gambling,
    game_over,
    giving,
    market,
    move,
    moved,
    nice_try,
    notes,
    own,
    party_card,
    party_seat,
    recession,
    second_chance,
    second_round,
    sharing_out,
    windows,
    wishing,
)
from tests.position_edits import Edit, add, both, check_refusal, drop, put, swap

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
    "one's own attack redirected": (a_gift_redirected, put(1, "steps", 1, "redirects")),
    "an attack redirected without a Counterattack": (aiming, put(1, "steps", 1, "redirects")),
    "an attack redirected by a turn": (a_turn, put(1, "steps", 0, "redirects")),
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
    "an attack of nobody redirected": (
        a_gift_redirected,
        put(3, "steps", 1, "redirects"),
        "position-seat",
        None,
    ),
    "nobody asked": (a_turn, put([3], "asked"), "position-seat", None),
    "nobody skipped": (a_turn, put([7], "skipped"), "position-seat", None),
    "Nice Try by nobody": (nice_try, put(3, "trier"), "position-seat", None),
    "a step of nobody": (a_turn, put(3, "steps", 0, "seat"), "position-seat", None),
    "an attacker who sits nowhere": (a_skip_comes, put(3, "steps", 1, "other"), "position-seat", None),
    "a share of nobody": (four_come, put([1, 2, 2, 3], "shares"), "position-seat", None),
    "a present for nobody": (christmas, put([3], *FIRST, "gifts"), "position-seat", None),
    "an event missing": (a_turn, drop("event_pile", 0), "position-events", "R-28"),
    "an event twice": (a_turn, put(EVENT_CARDS[1], "event_pile", 0), "position-events", "R-28"),
    "an event on both piles": (a_turn, put([EVENT_CARDS[0]], "used_events"), "position-events", "R-28"),
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
            "a note of an unknown sort": [public_note(len(memory.SHAPES), 0, 0)],
            "a note of a seat that is not there": [about(memory.PLAYED, 3, "red-1")],
            "a note of an unknown card": [public_note(memory.PLAYED, 0, len(CODES))],
            "a note of an unknown event": [public_note(memory.EVENT_CARD, 0, len(EVENT_CARDS))],
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
        }.items()
    },
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
    check_refusal(GAME, *IMPOSSIBLE[name])


@pytest.mark.parametrize("plain", [None, [], "position", 1, float("nan"), {}, {1: 2}, {"game": "frantic"}])
def test_what_is_no_position_is_refused(plain: object) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(plain)
    assert refused.value.code == "position-field"


def test_every_refusal_of_a_position_is_shown_here() -> None:
    folder = files("parlour.games.frantic")
    sources = [
        folder.joinpath("position.py"),
        folder.joinpath("position_check.py"),
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
