"""Mutated positions are rejected or can be played to their end."""

from __future__ import annotations

from hypothesis import strategies as st

from parlour.core.memory import pack, private_note, public_note
from parlour.games.fzzzt import GAME, memory
from parlour.games.fzzzt.board import PHASES
from tests.fzzzt.positions import GOOD, card_lists, met
from tests.fzzzt.states import DECK
from tests.position_edits import Plain
from tests.position_fuzzing import (
    COMMON,
    Draw,
    Mutation,
    change,
    forget,
    fuzz,
    insert_note,
    mutated,
    refused_or_playable,
    retag,
)


def trade(position: Plain, draw: Draw) -> None:
    """Swap two cards."""
    lists = card_lists(position)
    one, other = draw(st.sampled_from(lists)), draw(st.sampled_from(lists))
    here, there = draw(st.integers(0, len(one) - 1)), draw(st.integers(0, len(other) - 1))
    one[here], other[there] = other[there], one[here]


def displace(position: Plain, draw: Draw) -> None:
    """Move some cards to another list."""
    lists = card_lists(position)
    source, target = draw(st.sampled_from(lists)), draw(st.sampled_from(lists))
    for _ in range(draw(st.integers(1, 3))):
        target.append(source.pop(draw(st.sampled_from([0, -1]))))


def choose(position: Plain, draw: Draw) -> None:
    """Change a bid, the cards shown or the allocations of a seat."""
    player = draw(st.sampled_from(position["players"]))
    field = draw(st.sampled_from(["bid", "shown", "choices"]))
    cards = st.sampled_from([*player["hand"], None] if field == "choices" else player["hand"])
    player[field] = draw(st.lists(cards, max_size=3))


def remember(position: Plain, draw: Draw) -> None:
    """Insert a plausible note into the memory."""
    seat = draw(st.integers(0, len(position["players"]) - 1))
    tag = draw(st.integers(0, len(memory.SHAPES) - 1))
    hand = sorted(DECK.kind(code) for code in position["players"][seat]["hand"])[:6]
    if tag == memory.HAND_DEALT:
        note = private_note(seat, tag, seat, pack(hand))
    elif tag == memory.BID_SHOWN:
        note = public_note(tag, seat, pack(hand[: draw(st.integers(1, 6))]))
    else:
        note = public_note(tag, seat, draw(st.sampled_from([1, *hand])))
    insert_note(position, note, draw)


MUTATIONS: list[Mutation] = [
    change(DECK.codes, PHASES),
    *COMMON,
    trade,
    displace,
    choose,
    remember,
    retag,
    forget,
]


@fuzz(mutated(GOOD.values(), met, PHASES, MUTATIONS))
def test_a_changed_position_is_refused_or_can_be_played(position: Plain, seed: int) -> None:
    refused_or_playable(GAME, position, seed)
