"""The examples play, and the page about writing bots says what the arena does."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import hatch_build
import parlour
from parlour.arena import messages
from parlour.arena.entrants import Entrant, read_entrant
from parlour.arena.messages import AskWriter, encode, over_message, start_message
from parlour.arena.players import Seating
from parlour.arena.process_player import MOST_LOST, STARTING
from parlour.arena.results import FaultKind, PlayedGame
from parlour.arena.tournament import Limits
from parlour.core.events import Event
from tests.arena.tables import faults, play
from tests.paths import ROOT
from tests.server.pages import blocks, page

EXAMPLES = ROOT / "examples"
PAGE = page("writing-a-bot.md")
SEED = 280
LONGEST = 50

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="bots are supervised on POSIX only"),
    pytest.mark.usefixtures("home"),
]


def victories(games: list[PlayedGame]) -> float:
    """Return how many games the first entrant has won; it lost no decision."""
    won = 0.0
    for game in games:
        assert faults(game) == []
        outcome = game.record.result
        assert outcome is not None
        won += (game.lineup.index(0) in outcome.winners) / len(outcome.winners)
    return won


def test_the_python_example_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("PYTHONPATH", str(Path(parlour.__file__).parent.parent))
    monkeypatch.chdir(EXAMPLES)
    games = play(read_entrant("fzzzt", "arena_bot:Thinker"), games=4)[1]
    assert victories(games) >= 3


def test_the_javascript_example_beats_random() -> None:
    games = play(javascript(EXAMPLES / "arena_bot.js"), games=20)[1]
    assert victories(games) >= 16


@pytest.mark.parametrize("game", ["flautz", "frantic"])
def test_the_javascript_example_plays_every_game(game: str) -> None:
    victories(play(javascript(EXAMPLES / "arena_bot.js"), game=game)[1])


def test_the_javascript_of_the_page_plays(tmp_path: Path) -> None:
    (source,) = blocks(PAGE, "js")
    program = tmp_path / "arena_bot.js"
    program.write_text(source.text, "utf-8")
    victories(play(javascript(program))[1])


def javascript(path: Path) -> Entrant:
    node = hatch_build._node_of(ROOT).find().node
    return read_entrant("fzzzt", f"js=cmd:'{node}' '{path}'")


def test_the_examples_are_short_and_the_page_has_the_python_one() -> None:
    (source, *_) = blocks(PAGE, "python")
    assert source.text in (EXAMPLES / "arena_bot.py").read_text("utf-8")
    for example in ("arena_bot.py", "arena_bot.js"):
        assert len((EXAMPLES / example).read_text("utf-8").splitlines()) < LONGEST


def test_the_messages_of_the_page_are_those_of_the_arena() -> None:
    """In a game in which everybody always takes the first choice."""
    game = parlour.game("fzzzt")
    seating = Seating(game, 0, 2)
    heard: list[Event] = []
    state = game.start_with(2, SEED, {}, heard.append)
    writer = AskWriter(seating, Limits().seconds)
    sent = [encode(start_message(seating))]

    def take() -> list[Event]:
        told = [event for event in heard if event.is_visible_to(seating.seat)]
        heard.clear()
        return told

    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        if seat == seating.seat and len(legal) > 1:
            sent.append(encode(writer.write(len(sent), state, take())))
        state.apply(seat, legal[0])
    assert state.outcome is not None
    sent.append(encode(over_message(seating, state.outcome, take())))

    shown = {block.kind: json.loads(block.text) for block in blocks(PAGE, "json")}
    assert shown.keys() == {"Start", "Ask", "Move", "Over"}
    version = shown["Ask"]["version"]
    assert shown["Start"] == json.loads(sent[0])
    assert shown["Ask"] == json.loads(sent[version])
    assert shown["Over"] == json.loads(sent[-1])
    answer = messages.decode(json.dumps(shown["Move"]).encode())
    assert (answer.version, answer.move) == (version, shown["Ask"]["choices"][0][0])


def test_the_page_explains_every_kind_of_fault_and_every_limit() -> None:
    explained = PAGE.split("## Lost decisions")[1].split("\n## ")[0]
    for kind in FaultKind.__args__:  # type: ignore[attr-defined]
        assert f"`{kind}`" in explained
    assert f"{STARTING:.0f} seconds" in explained
    assert f"more than {Limits().processes}" in explained
    assert MOST_LOST == 3
    assert "three decisions in a row" in explained
