"""Impossible positions are rejected with the right rule."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from parlour import BadPosition
from parlour.games.flautz import GAME, Flautz
from tests.flautz.positions import GOOD, small_deck
from tests.position_edits import Edit, Path, Plain, add, both, drop, place, put, swap
from tests.position_fuzzing import check_playable

#: The name of a valid position, an edit, and the rule that the edited position violates.
Cases = dict[str, tuple[str, Edit, str | None]]

FIRST, SECOND, THIRD = ("players", 0), ("players", 1), ("players", 2)
HANDS: list[Path] = [(*player, "hand") for player in (FIRST, SECOND, THIRD)]
LAST = ("last_match",)

TURN, TAKEN, REPLACED = "a turn", "a card taken", "one has replaced"
NEXT, NEXT_OF_FIVE = "the second match", "the second of five matches"
AFTER_ROYAL = "the match after a royal FLAUTZ!"
CALLED, BOTH_CALLED = "somebody has called", "two have called"
OVER_ARENA, OVER_CALLED = "over at the end of the arena", "over after a call"
OVER_STRAIGHT, OVER_ROYAL = "over by a straight FLAUTZ!", "over by a royal FLAUTZ!"


def holds(cards: str, *hand: str | int) -> Edit:
    """Swap these cards from the draw pile into a hand."""

    def edit(position: Plain) -> None:
        wanted = cards.split()
        own = place(position, hand)
        for card in wanted:
            if card not in own:
                spare = next(at for at, other in enumerate(own) if other not in wanted)
                swap((*hand, spare), ("draw_pile", position["draw_pile"].index(card)))(position)

    return edit


def nobody_discarded(position: Plain) -> None:
    position["draw_pile"] += position.pop("discard")
    position["memory"] = []


def discarded(count: int) -> Edit:
    """Move cards from the draw pile to the discard pile."""

    def edit(position: Plain) -> None:
        position["discard"] = [position["draw_pile"].pop() for _ in range(count)]
        position["memory"] = []

    return edit


STRAIGHT = "purple-2 purple-3 purple-4 purple-5 purple-6"
SET = ["blue-3", "green-3", "purple-3", "orange-3", "mirage-3"]

FIELDS: Cases = {
    name: (good, edit, None)
    for name, (good, edit) in {
        "another game": (TURN, put("frantic", "game")),
        "half a character for a game": (TURN, put("\ud800", "game")),
        "another version": (TURN, put(2, "version")),
        "a version that is true": (TURN, put(True, "version")),
        "a field too many": (TURN, put("red", "colour")),
        "a field too many at a player": (TURN, put(1, *FIRST, "age")),
        "a field too many at the last match": (NEXT, put(1, *LAST, "age")),
        "no draw pile": (TURN, drop("draw_pile")),
        "no hand": (TURN, drop(*HANDS[0])),
        "no apprentice": (TURN, drop(*FIRST, "apprentice")),
        "no generator": (TURN, drop("random")),
        "no last hands": (NEXT, drop(*LAST, "hands")),
        "an unknown step": (TURN, put("lunch", "step")),
        "an unknown colour": (TURN, put("red", *FIRST, "apprentice")),
        "an unknown reason": (NEXT, put("lunch", *LAST, "reason")),
        "two fields of the arena": (TURN, put(["any", "any"], "arena")),
        "thirteen fields of the arena": (TURN, put(["any"] * 13, "arena")),
        "an unknown field of the arena": (TURN, put("sea", "arena", 0)),
        "an arena by its name": (TURN, put("classic", "arena")),
        "no matches at all": (TURN, put(0, "goal")),
        "21 matches": (TURN, put(21, "goal")),
        "another goal": (TURN, put("points", "goal")),
        "match 0": (TURN, put(0, "match")),
        "a match beyond all": (TURN, put(10**30, "match")),
        "half a match": (TURN, put(1.5, "match")),
        "round 0": (TURN, put(0, "round")),
        "a round that is a text": (TURN, put("1", "round")),
        "a seat below the first": (TURN, put(-1, "turn")),
        "a sixth seat": (TURN, put(5, "start")),
        "one player": (TURN, both(drop(*SECOND), drop(*SECOND))),
        "six players": (TURN, both(*[add({"apprentice": "pink", "hand": SET}, "players")] * 3)),
        "four cards in hand": (TURN, drop(*HANDS[0], 0)),
        "six cards in hand": (TURN, add("blue-1", *HANDS[0])),
        "a card that is a number": (TURN, put(5, *HANDS[0], 0)),
        "an endless card": (TURN, put("x" * 21, *HANDS[0], 0)),
        "two cards in the air": (TURN, drop("air", 0)),
        "four cards on the ground": (TURN, add("blue-1", "ground")),
        "crystals below none": (TURN, put(-1, *FIRST, "crystals")),
        "26 crystals": (TURN, put(26, *FIRST, "crystals")),
        "points below none": (NEXT_OF_FIVE, put(-1, *FIRST, "points")),
        "points beyond all": (NEXT_OF_FIVE, put(10**30, *FIRST, "points")),
        "four crystals in a match": (NEXT, put(4, *LAST, "crystals", 0)),
        "focused a little": (TURN, put(1, *FIRST, "focused")),
        "a note below 0": (TURN, put([-1], "memory")),
        "a note too large": (TURN, put([2**62], "memory")),
        "a note that is a text": (TURN, put(["note"], "memory")),
    }.items()
}

TABLE: dict[str, Cases] = {
    "position-random": {
        "no hexadecimal": (TURN, put("x" * 32, "random"), None),
        "nothing but zeros": (TURN, put("0" * 32, "random"), None),
    },
    "position-deck": {"another deck": (TURN, put("0" * 64, "deck"), None)},
    "position-card": {
        "in hand": (TURN, put("red-1", *HANDS[0], 0), None),
        "in short": (TURN, put("b1", *HANDS[0], 0), None),
        "in the air": (TURN, put("", "air", 0), None),
        "just taken": (TAKEN, put("blue-10", "taken"), None),
        "to draw": (TURN, put("prism-1", "draw_pile", 0), None),
        "discarded": (REPLACED, put("mirage", "discard", 0), None),
        "in the last match": (NEXT, put("blue", *LAST, "hands", 0, 0), None),
    },
    "position-count": {
        "one missing": (TURN, drop("draw_pile", 0), None),
        "one too many": (TURN, add("prism", "draw_pile"), None),
        "one instead of another": (TURN, put("blue-2", *HANDS[0], 0), None),
        "a value that the deck does not have": (TURN, put("blue-8", *HANDS[0], 0), None),
    },
    "position-seat": {
        "who began": (TURN, put(3, "start"), None),
        "whose turn it is": (TURN, put(4, "turn"), None),
        "who called": (CALLED, put(3, "caller"), None),
        "who ended the last match": (NEXT, put(2, *LAST, "by"), None),
    },
    "position-crystals": {
        "26 in all": (TURN, both(put(13, *FIRST, "crystals"), put(13, *SECOND, "crystals")), "Z-23")
    },
    "position-apprentices": {"two alike": (TURN, put("green", *FIRST, "apprentice"), "Z-1")},
    "position-goal": {
        "three crystals and no end": (NEXT, put(3, *FIRST, "crystals"), "Z-21"),
        "an end without three crystals": (OVER_ROYAL, put(2, *FIRST, "crystals"), "Z-21"),
        "points besides crystals": (NEXT, put(1, *FIRST, "points"), "Z-21"),
        "a match too many": (NEXT_OF_FIVE, put(1, "goal"), "Z-22"),
        "an end too soon": (OVER_CALLED, put(2, "goal"), "Z-22"),
        "an end too late": (OVER_ARENA, put(1, "goal"), "Z-22"),
    },
    "position-round": {
        "the FLAUTZ! field": (TURN, put(5, "round"), "Z-3"),
        "a round beyond the arena": (TURN, put(12, "round"), "Z-3"),
    },
    "position-end": {
        "before the last field": (OVER_ARENA, put(3, "round"), "Z-3"),
        "in the middle of the last round": (OVER_ARENA, put(1, "turn"), "Z-3"),
        "before the last turns": (OVER_CALLED, put(0, "turn"), "Z-16"),
    },
    "position-display": {
        "a place is empty": (TURN, put(None, "air", 0), "Z-5"),
        "no place is empty": (TAKEN, put("blue-3", "air", 0), "Z-5"),
        "two places are empty": (TAKEN, put(None, "ground", 2), "Z-5"),
        "nothing was taken": (TAKEN, drop("taken"), "Z-5"),
        "a card is on its way while taking": (TAKEN, put("take", "step"), "Z-5"),
        "a card was taken from a closed row": (TAKEN, put(["ground"] * 4, "arena"), "Z-4"),
        "no card is on its way while putting": (TURN, put("put", "step"), "Z-5"),
    },
    "position-piles": {
        "replaced, but nothing discarded": (REPLACED, nobody_discarded, "Z-7"),
        "discarded before anybody can have replaced": (TURN, both(put(1, "round"), discarded(1)), "Z-7"),
    },
    "position-focused": {
        "on turn, but not replacing": (TURN, put(True, *FIRST, "focused"), "Z-7"),
        "replacing, but not focused": (TURN, put("replace", "step"), "Z-7"),
        "swapping at once": (REPLACED, put(True, *FIRST, "focused"), "Z-7"),
        "with a card taken": (TAKEN, put(True, *FIRST, "focused"), "Z-7"),
        "before the first turn": (TURN, both(put(1, "round"), put(True, *THIRD, "focused")), "Z-6"),
    },
    "position-called": {
        "by nobody": (CALLED, drop("caller"), "Z-15"),
        "without an open hand": (TURN, put(2, "caller"), "Z-15"),
        "first by somebody else": (BOTH_CALLED, put(1, "caller"), "Z-15"),
        "with no FLAUTZ!": (CALLED, holds("purple-7", *HANDS[0]), "Z-15"),
        "while focused": (CALLED, put(True, *FIRST, "focused"), "Z-15"),
        "on one’s own turn": (CALLED, put(0, "turn"), "Z-15"),
        "before one’s turn": (CALLED, both(put(1, "start"), put(1, "round")), "Z-15"),
        "before one’s last turn": (CALLED, put(True, *THIRD, "called"), "Z-15"),
    },
    "position-straight": {
        "on one’s own turn": (TURN, holds(STRAIGHT, *HANDS[0]), "Z-17"),
        "of somebody else": (TAKEN, holds(STRAIGHT, *HANDS[2]), "Z-17"),
        "hidden by who is focused at the end": (OVER_ARENA, holds(STRAIGHT, *HANDS[2]), "Z-17"),
        "hidden after a call": (OVER_CALLED, holds(STRAIGHT, *HANDS[1]), "Z-17"),
        "hidden when another was swapped together": (OVER_ROYAL, holds(STRAIGHT, *HANDS[1]), "Z-17"),
    },
}

#: Edits of the last match. The first seat called with `SET`, the second was focused.
LAST_MATCH: Cases = {
    name: (good, edit, None)
    for name, (good, edit) in {
        "none before the second match": (NEXT, drop(*LAST)),
        "one before the first match": (NEXT, put(1, "match")),
        "one that goes on": (OVER_CALLED, put("take", "step")),
        "a hand too many": (NEXT, add([], *LAST, "hands")),
        "a seat without crystals": (NEXT, drop(*LAST, "crystals", 0)),
        "half a hand": (NEXT, put(["blue-1", "green-5"], *LAST, "hands", 1)),
        "more cards than there are": (NEXT, put(["prism"] * 4 + ["blue-1"], *LAST, "hands", 1)),
        "called by nobody": (NEXT, put(None, *LAST, "by")),
        "called by who did not count": (NEXT, put(1, *LAST, "by")),
        "the arena ended by somebody": (NEXT, put("arena", *LAST, "reason")),
        "royal and somebody else scores": (
            AFTER_ROYAL,
            both(put(SET, *LAST, "hands", 1), put(23, *SECOND, "points")),
        ),
    }.items()
}

#: What the last match claims is not checked, if it does no harm.
CLAIMS: dict[str, tuple[str, Edit]] = {
    "called with no FLAUTZ!": (NEXT, put("blue-4", *LAST, "hands", 0, 0)),
    "a straight FLAUTZ! beside a called one": (NEXT, put(STRAIGHT.split(), *LAST, "hands", 1)),
    "straight without a straight FLAUTZ!": (NEXT, put("straight", *LAST, "reason")),
    "nothing won": (NEXT, put(0, *LAST, "crystals", 0)),
    "more won than there was": (NEXT, put(3, *LAST, "crystals", 0)),
    "won and gone": (NEXT, drop(*FIRST, "crystals")),
    "not the hands on the table": (OVER_CALLED, put("pink-3", *LAST, "hands", 0, 4)),
    "a hand that is not focused did not count": (OVER_ARENA, put([], *LAST, "hands", 0)),
}

REFUSED: dict[str, tuple[str, Edit, str, str | None]] = {
    f"{code}: {name}": (good, edit, code, rule)
    for code, cases in {"position-field": FIELDS, **TABLE, "position-last-match": LAST_MATCH}.items()
    for name, (good, edit, rule) in cases.items()
}


def refusal(position: object, game: Flautz = GAME) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        game.from_position(position)
    return error.value


@pytest.mark.parametrize("name", REFUSED)
def test_an_impossible_position_is_refused(name: str) -> None:
    good, edit, code, rule = REFUSED[name]
    position = GOOD[good]()
    edit(position)
    error = refusal(position)
    assert (error.code, error.rule) == (code, rule)


@pytest.mark.parametrize("plain", [None, 7, "flautz", [], {}, [GOOD[TURN]()], b"{}", float("nan")])
def test_what_is_no_position_at_all_is_refused(plain: object) -> None:
    assert refusal(plain).code == "position-field"


@pytest.mark.parametrize(
    ("edit", "params"),
    [
        (put("red-1", *HANDS[0], 0), {"card": "red-1"}),
        (put(3, "start"), {"seat": 4}),
        (drop("draw_pile", 0), {"card": "blue-1", "found": 1, "count": 2}),
    ],
)
def test_a_refusal_says_what_is_wrong(edit: Edit, params: dict[str, object]) -> None:
    position = GOOD[TURN]()
    assert position["draw_pile"][0] == "blue-1"
    edit(position)
    assert refusal(position).params == params


@pytest.mark.rule("Z-17")
def test_of_several_straights_dealt_only_the_first_in_turn_order_can_have_ended_the_match() -> None:
    position = GOOD["two straights were dealt"]()
    assert position["last_match"]["by"] == 1
    assert GAME.position(GAME.from_position(position)) == position
    position["start"] = position["turn"] = 0
    position["memory"] = []
    assert refusal(position).code == "position-straight"


@pytest.mark.parametrize("name", CLAIMS)
def test_a_false_claim_about_the_last_match_does_no_harm(name: str) -> None:
    good, edit = CLAIMS[name]
    position = GOOD[good]()
    edit(position)
    assert GAME.position(GAME.from_position(position)) == position
    check_playable(GAME.from_position(position))


@pytest.mark.rule("Z-8")
@pytest.mark.parametrize(
    "edit",
    [put(True, "recycled"), both(put(2, "round"), put(True, *SECOND, "focused"))],
    ids=["shuffled", "focused"],
)
def test_where_there_is_nothing_to_draw_nobody_has_shuffled_or_focused(edit: Edit) -> None:
    game = GAME.with_deck(small_deck(31))
    position: Plain = {**game.position(game.start(5, 1)), "start": 0, "turn": 0}
    del position["memory"]
    assert position["draw_pile"] == []
    assert game.position(game.from_position(position)) == position
    edit(position)
    assert refusal(position, game).rule == "Z-8"


def test_every_reason_to_refuse_a_position_is_shown_here() -> None:
    package = files("parlour.games.flautz")
    sources = [package.joinpath(name) for name in ("position.py", "position_check.py")]
    sources.append(files("parlour").joinpath("formats.py"))
    texts = "".join(source.read_text("utf-8") for source in sources)
    known = set(re.findall(r'BadPosition\(\s*"([a-z-]+)"', texts))
    assert known == {code for _, _, code, _ in REFUSED.values()} | {"position-memory"}
    rules = {rule for *_, rule in REFUSED.values() if rule}
    assert rules | {"Z-8"} == set(re.findall(r'"(Z-\d+)"', texts))
