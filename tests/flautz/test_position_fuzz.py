"""Mutated positions are rejected or can be played to their end."""

from __future__ import annotations

from hypothesis import strategies as st

from parlour.core.memory import pack, private_note, public_note
from parlour.games.flautz import GAME, memory
from parlour.games.flautz.board import REASONS, STEPS
from parlour.games.flautz.deck import CODES, COLOURS
from tests.flautz.positions import GOOD, met
from tests.position_edits import Path, Plain, swap
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
    lists: list[Path] = [("players", seat, "hand") for seat in range(len(position["players"]))]
    lists += [(name,) for name in ("air", "ground", "draw_pile", "discard") if position.get(name)]
    ends = [(*path, draw(st.integers(0, 2))) for path in (draw(st.sampled_from(lists)) for _ in range(2))]
    swap(ends[0], ends[1])(position)


def remember(position: Plain, draw: Draw) -> None:
    """Insert a plausible note into the memory."""
    seat = draw(st.integers(0, len(position["players"]) - 1))
    tag = draw(st.integers(0, len(memory.SHAPES) - 1))
    hand = [CODES.index(code) for code in position["players"][seat]["hand"]]
    card = draw(st.sampled_from([*hand, *(CODES.index(code) for code in position["air"] if code)]))
    if tag == memory.HAND_DEALT:
        note = private_note(seat, tag, seat, pack(hand))
    elif tag in (memory.CALLED, memory.SHOWN):
        note = public_note(tag, seat, pack(hand))
    else:
        note = public_note(tag, seat, draw(st.sampled_from([0, 1, card, 128 + card, 512 + card])))
    insert_note(position, note, draw)


MUTATIONS: list[Mutation] = [
    change(CODES, STEPS, COLOURS, REASONS),
    *COMMON,
    trade,
    remember,
    retag,
    forget,
]


@fuzz(mutated(GOOD.values(), met, STEPS, MUTATIONS))
def test_a_changed_position_is_refused_or_can_be_played(position: Plain, seed: int) -> None:
    refused_or_playable(GAME, position, seed)
