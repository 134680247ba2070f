"""Positions changed at random are refused, or can be played to their end."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import BadPosition
from parlour.core.memory import AUDIENCE_MASK, pack, private_note, public_note
from parlour.games.flautz import GAME, memory
from parlour.games.flautz.deck import CODES, COLOURS
from parlour.games.flautz.table import REASONS, STEPS
from tests.edits import Path, Plain, drop, place, put, swap
from tests.flautz.positions import GOOD, check_playable, met

Draw = Callable[[st.SearchStrategy[Any]], Any]


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
            return draw(st.integers(0, 25) | near | st.integers(0, 60).map(lambda bit: value ^ 1 << bit))
        case str():
            words = [list(names) for names in (CODES, STEPS, COLOURS, REASONS) if value in names]
            return draw(st.sampled_from(words[0] if words else ["any", "7", "", value.upper()]))
        case list():
            return draw(st.sampled_from([[], value[::-1], value[1:], value[:-1], value + value[:1]]))
    return draw(st.sampled_from([None, 0, 1, "blue-1", [], {}]))


def change(position: Plain, draw: Draw) -> None:
    path = spot(position, draw)
    put(another(place(position, path), draw), *path)(position)


def delete(position: Plain, draw: Draw) -> None:
    drop(*spot(position, draw))(position)


def invent(position: Plain, draw: Draw) -> None:
    """Any kind of value anywhere, or a field that nobody knows."""
    path = spot(position, draw)
    value = draw(
        st.sampled_from([None, True, 0, -1, 2**63, 10**400, 0.5, "", "\ud800", b"b3", [[]], {"a": 1}])
    )
    put(value, *draw(st.sampled_from([path, (*path[:-1], "lunch")])))(position)


def exchange(position: Plain, draw: Draw) -> None:
    """Two places within one part, or in two."""
    first, second = spot(position, draw), spot(position, draw)
    shorter = min(len(first), len(second))
    if first[:shorter] != second[:shorter]:
        swap(first, second)(position)


def trade(position: Plain, draw: Draw) -> None:
    """Two cards change places."""
    lists: list[Path] = [("players", seat, "hand") for seat in range(len(position["players"]))]
    lists += [(name,) for name in ("air", "ground", "draw_pile", "discard") if position.get(name)]
    ends = [(*path, draw(st.integers(0, 2))) for path in (draw(st.sampled_from(lists)) for _ in range(2))]
    swap(ends[0], ends[1])(position)


def remember(position: Plain, draw: Draw) -> None:
    """Something that may be so, somewhere in the memory."""
    seat = draw(st.integers(0, len(position["players"]) - 1))
    tag = draw(st.integers(0, memory.TAGS - 1))
    hand = [CODES.index(code) for code in position["players"][seat]["hand"]]
    card = draw(st.sampled_from([*hand, *(CODES.index(code) for code in position["air"] if code)]))
    if tag == memory.DEALT:
        note = private_note(seat, tag, seat, pack(hand))
    elif tag in (memory.CALLED, memory.SHOWN):
        note = public_note(tag, seat, pack(hand))
    else:
        note = public_note(tag, seat, draw(st.sampled_from([0, 1, card, 128 + card, 512 + card])))
    known = position.setdefault("memory", [])
    known.insert(draw(st.sampled_from([0, len(known) // 2, len(known)])), note)


def forget(position: Plain, draw: Draw) -> None:
    """All that one seat saw, or that happened before or after some moment."""
    known = position.get("memory", [])
    seat, at = draw(st.integers(0, 5)), draw(st.integers(0, len(known)))
    seen = [note for note in known if note & AUDIENCE_MASK != seat]
    position["memory"] = draw(st.sampled_from([seen, known[at:], known[:at], []]))


MUTATIONS = [change, delete, invent, exchange, trade, remember, forget]


@st.composite
def changed(draw: Draw) -> Plain:
    """A good position with a few changes."""
    played = st.sampled_from(STEPS).flatmap(lambda step: st.sampled_from(met()[step])).map(copy.deepcopy)
    position: Plain = draw(st.sampled_from(sorted(GOOD)).map(lambda name: GOOD[name]()) | played)
    for _ in range(draw(st.integers(1, 3))):
        try:
            draw(st.sampled_from(MUTATIONS))(position, draw)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            break
    return position


@settings(max_examples=1000)
@given(changed(), st.integers(0, 1000))
def test_a_changed_position_is_refused_or_can_be_played(position: Plain, seed: int) -> None:
    try:
        state = GAME.from_position(position)
    except BadPosition:
        return
    written = GAME.position(state)
    assert GAME.position(GAME.from_position(written)) == written
    assert GAME.census(state) == GAME.cards()
    check_playable(state, seed)
