"""Mutated positions are rejected or can be played to their end."""

from __future__ import annotations

import json
from functools import cache, partial

from hypothesis import strategies as st

from parlour.core.memory import public_note
from parlour.games.frantic import memory
from parlour.games.frantic.deck import CODES, EVENT_CARDS, SORTS
from parlour.games.frantic.steps import STEPS
from tests.frantic.positions import GOOD, MET_STEPS, about, card_lists, met, own, refused_or_playable, shown
from tests.position_edits import Plain
from tests.position_fuzzing import COMMON, Draw, Mutation, change, forget, fuzz, insert_note, mutated


def displace(position: Plain, draw: Draw) -> None:
    """Move some cards to another list."""
    lists = card_lists(position)
    source, target = draw(st.sampled_from(lists)), draw(st.sampled_from(lists))
    for _ in range(draw(st.sampled_from([1, 2, len(source) - 1, len(source)]))):
        if source:
            target.append(source.pop(draw(st.sampled_from([0, -1]))))


def forget_all(position: Plain, draw: Draw) -> None:
    """Remove parts of the memory, and the start of the round in it."""
    forget(position, draw)
    position["round_at"] = 0


def remember(position: Plain, draw: Draw) -> None:
    """Insert a plausible note into the memory."""
    seats = len(position["players"])
    seat, other = draw(st.integers(0, seats - 1)), draw(st.integers(0, seats - 1))
    cards = position["players"][other]["hand"][: draw(st.integers(1, 3))] or ["red-1"]
    tag = draw(st.integers(0, len(memory.SHAPES) - 1))
    if tag in (memory.HAND, memory.SAW):
        note = own(other, tag, " ".join(cards))
    elif tag == memory.SHOWN:
        note = shown(seat, " ".join(cards))
    elif tag in (memory.MOVED, memory.PILED, memory.AIMED, memory.SWAPPED):
        note = public_note(tag, seat, other if tag == memory.SWAPPED else 1 << 3 | other)
    else:
        note = about(tag, seat, cards[0])
    insert_note(position, note, draw)


@cache
def good_texts() -> list[str]:
    """Return the valid positions as JSON, which is quick to copy."""
    return [json.dumps(good()) for good in GOOD]


def good_copy(number: int) -> Plain:
    position: Plain = json.loads(good_texts()[number])
    return position


def borrow(position: Plain, draw: Draw) -> None:
    """Copy a field from another valid position."""
    name = draw(st.sampled_from(["steps", "asked", "turn", "layer", "wish", "offer", "shares", "over"]))
    position[name] = json.loads(draw(st.sampled_from(good_texts()))).get(name)


def ask(position: Plain, draw: Draw) -> None:
    """Replace the current question by another one."""
    seats = range(len(position["players"]))
    seat, other = draw(st.sampled_from(seats)), draw(st.sampled_from(seats))
    step: Plain = {"step": draw(st.sampled_from(STEPS)), "seat": seat}
    position |= {"steps": [step], "asked": [seat], "wish": None, "memory": [], "round_at": 0}
    if step["step"] in ("aim", "give", "window"):
        step |= {"attack": draw(st.sampled_from(SORTS)), "other": other}
        position["steps"].insert(0, {"step": "wish", "seat": other})
        giver = position["players"][other if step["step"] == "window" else seat]
        position["offer"] = giver["hand"][: draw(st.integers(0, 2))]
        position["shares"] = draw(st.lists(st.sampled_from(seats), max_size=4))
    elif step["step"] in ("nice-try", "gamble", "christmas", "eye"):
        position["asked"] = [at for at in seats if position["players"][at]["hand"]]


MUTATIONS: list[Mutation] = [
    change(CODES, EVENT_CARDS, STEPS, SORTS),
    *COMMON,
    displace,
    forget_all,
    remember,
    borrow,
    ask,
]

POSITIONS = mutated([partial(good_copy, number) for number in range(len(GOOD))], met, MET_STEPS, MUTATIONS)


@fuzz(POSITIONS, most=1500)
def test_a_changed_position_is_refused_or_can_be_played(position: Plain, seed: int) -> None:
    refused_or_playable(position, seed)
