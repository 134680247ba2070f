"""The page about notes lists every tag of every game, what its payload is, and what numbers in it mean."""

from __future__ import annotations

import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import parlour
from bench.notes import note_counts
from parlour import Game, Rng
from parlour.core import memory as core_memory
from parlour.core.memory import NoteShape, payload_of, seat_of, tag_of
from parlour.games.flautz.board import REASONS as FLAUTZ_REASONS
from parlour.games.flautz.deck import COLOURS
from parlour.games.frantic.actions import WISH_NAMES
from parlour.games.frantic.board import REASONS as FRANTIC_REASONS
from parlour.games.frantic.deck import EVENT_CARDS, SORTS
from parlour.languages import Speaker

PAGE = (Path(__file__).parent.parent / "docs" / "research" / "notes.md").read_text("utf-8")
NUMBERS: dict[str, dict[str, tuple[str, ...]]] = {
    "flautz": {"colours": COLOURS, "reasons": FLAUTZ_REASONS},
    "frantic": {"sorts": SORTS, "wishes": WISH_NAMES, "events": EVENT_CARDS, "reasons": FRANTIC_REASONS},
    "fzzzt": {},
}


def section_of(game: Game) -> str:
    return PAGE.split(f"## {Speaker('en', game).title(game)}\n")[1].split("\n## ")[0]


def rows_of(game: Game) -> dict[int, tuple[str, str, str]]:
    """Return the name, the meaning and the payload of each tag, as the page has them."""
    found = re.findall(r"^\| (\d+) `(\w+)` \| (.+?) \| (.+?) \|$", section_of(game), re.M)
    return {int(number): (name, meaning, payload) for number, name, meaning, payload in found}


def fits(shape: NoteShape, payload: str) -> bool:
    """Return whether the page describes the payload of such a note."""
    if shape.least_cards:
        return payload == "cards"
    if shape.kind_bits:
        return payload == "card" or (payload.endswith(" and card") and shape.below > 1)
    if shape.seat_bits:
        return payload == "as `MOVED`" or payload.endswith("other seat")
    return payload == "–" if shape.below == 1 else True


@pytest.mark.parametrize("name", parlour.game_names())
def test_every_note_is_listed(name: str) -> None:
    game = parlour.game(name)
    memory = import_module(f"{game.package}.memory")
    constants = {
        key: value
        for key, value in vars(memory).items()
        if key[0].isupper() and isinstance(value, int) and not hasattr(core_memory, key)
    }
    tags = {value: key for key, value in constants.items()}
    assert sorted(tags) == list(range(len(game.note_shapes)))
    rows = rows_of(game)
    assert {number: tag for number, (tag, _, _) in rows.items()} == tags
    for number, (tag, meaning, payload) in rows.items():
        shape = game.note_shapes[number]
        assert meaning.startswith("about nobody: ") == shape.about_nobody, tag
        assert meaning.startswith("private: ") == shape.private, tag
        assert fits(shape, payload), tag


@pytest.mark.parametrize("name", parlour.game_names())
def test_notes_without_a_payload_or_a_seat_have_none(name: str) -> None:
    game = parlour.game(name)
    rows = rows_of(game)
    payloads, seats = defaultdict(set), defaultdict(set)
    for seed in range(12):
        state, rng = game.start(3, seed), Rng(seed)
        while state.actors:
            seat = state.actors[0]
            state.apply(seat, state.random_action(seat, rng))
        for viewer in range(3):
            for note in state.notes(viewer):
                payloads[tag_of(note)].add(payload_of(note))
                seats[tag_of(note)].add(seat_of(note))
    for tag, found in payloads.items():
        assert (found == {0}) == (rows[tag][2] == "–"), rows[tag]
        assert (seats[tag] == {0}) == game.note_shapes[tag].about_nobody, rows[tag]


@pytest.mark.parametrize("name", parlour.game_names())
def test_numbers_are_explained(name: str) -> None:
    section = section_of(parlour.game(name))
    for what, names in NUMBERS[name].items():
        (line,) = re.findall(rf"^\| {what} \| (.+?) \|$", section, re.M)
        assert line.split(", ") == [f"{number} `{meaning}`" for number, meaning in enumerate(names)]


@pytest.mark.parametrize("name", parlour.game_names())
def test_the_page_says_how_many_notes_there_are(name: str) -> None:
    game = parlour.game(name)
    lines = re.findall(rf"^\| {name} \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.M)
    assert [int(line[0]) for line in lines] == list(range(game.least_seats, game.most_seats + 1))
    for line in lines:
        seats, half, *_, most = map(int, line)
        # The games that the published ones began with.
        counts = note_counts(game, seats, 5_000)
        assert half / 2 < np.median(counts) <= counts.max() <= most


def test_the_bits_of_a_note_are_those_of_the_page() -> None:
    bits = re.findall(r"^\| (\d+)–(\d*) \| (the tag|the seat|the payload)", PAGE, re.M)
    assert bits == [("0", "4", "the tag"), ("5", "7", "the seat"), ("8", "", "the payload")]
    note = 7 | 3 << 5 | 99 << 8
    assert (tag_of(note), seat_of(note), payload_of(note)) == (7, 3, 99)
