"""Programs play in the arena, and whatever they do, the run ends and nothing is left running."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

import parlour
from parlour import Rng
from parlour.arena import bot_process, process_player
from parlour.arena.entrants import Entrant
from parlour.arena.messages import AskWriter, encode
from parlour.arena.players import Seating
from parlour.arena.program import ProgramPlayer
from parlour.arena.referee import Referee
from parlour.arena.results import BotFailed, FaultKind
from parlour.arena.summary import summarise
from parlour.arena.tournament import Limits, Tournament
from parlour.core.events import Event
from tests.arena.strange_programs import FOR_EVER
from tests.arena.tables import (
    GENEROUS,
    SHORT,
    Table,
    command,
    expect_three_faults,
    faults,
    is_observable,
    play,
    processes_at_home,
    program,
)
from tests.paths import ROOT

#: Seconds after which a test is given up.
PATIENCE = 120

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="programs are supervised on POSIX only"),
    pytest.mark.usefixtures("home"),
]


@pytest.mark.parametrize(
    ("kind", "limits", "expected"),
    [
        ("silent", SHORT, "time"),
        ("deaf", SHORT, "time"),
        ("slow", SHORT, "time"),
        ("garbage", GENEROUS, "garbage"),
        ("prophet", GENEROUS, "garbage"),
        ("wordy", GENEROUS, "garbage"),
        ("illegal", GENEROUS, "illegal"),
        ("nonsense", GENEROUS, "illegal"),
        ("crashing", GENEROUS, "crash"),
        ("killed", GENEROUS, "crash"),
        ("forking", Limits(GENEROUS.seconds, processes=10), "processes"),
        ("greedy", Limits(GENEROUS.seconds, memory=100), "memory"),
        ("greedy_children", Limits(GENEROUS.seconds, memory=150), "memory"),
    ],
)
def test_a_misbehaving_program_loses_its_decisions_but_does_not_stop_the_run(
    kind: str, limits: Limits, expected: FaultKind
) -> None:
    planned, games = play(program(kind), limits)
    assert len(games) == 2
    for game in games:
        # Three in a row, and then it is not asked any more, until the next game.
        expect_three_faults(game, expected)
        game.record.replay()
    (standing,) = [
        one for one in summarise(planned, parlour.game("fzzzt"), games).standings if one.name == kind
    ]
    assert standing.faults[expected] == 6


@pytest.mark.parametrize("kind", ["honest", "loud", "polite", "daemonic"])
@pytest.mark.parametrize("game", ["fzzzt", "flautz", "frantic"])
def test_a_program_that_answers_loses_nothing(kind: str, game: str) -> None:
    """Even if it ends after each game, writes megabytes to its standard error, or leaves daemons behind."""
    if kind == "honest" or game == "fzzzt":
        limits = Limits(GENEROUS.seconds, processes=1000)
        for played in play(program(kind), limits, game)[1]:
            assert faults(played) == []


def test_a_program_that_ends_after_every_answer_loses_every_second_decision() -> None:
    table = Table("fzzzt")
    with closing(ProgramPlayer(command("quitter"), GENEROUS)) as player:
        table.ask(player)
        for _ in range(3):
            with pytest.raises(BotFailed) as failed:
                table.ask_again(player)
            assert (failed.value.kind, failed.value.detail) == ("crash", "exit code 0")
            table.ask_again(player)


def test_the_detail_of_a_crash_is_what_the_program_said_last() -> None:
    fault = play(program("crashing"))[1][0].faults[0]
    assert fault.detail.startswith("exit code 1: ")
    assert fault.detail.endswith("ValueError: I have no idea.")


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("killed", "ended by signal 9"),
        ("hoarse", "closed its output"),
        ("patricide", "its supervisor was killed"),
    ],
)
def test_the_detail_of_a_crash_says_how_it_happened(
    kind: str, expected: str, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:
    monkeypatch.setattr(bot_process, "LAST_GASP", 0.1)
    with closing(ProgramPlayer(command(kind), GENEROUS)) as player:
        with pytest.raises(BotFailed) as failed:
            Table("fzzzt").ask(player)
        assert (failed.value.kind, failed.value.detail) == ("crash", expected)
        if kind == "patricide":
            wait_until_all_are_gone(home)


def test_a_command_that_does_not_exist_is_named() -> None:
    for game in play(Entrant("nobody", "program", "./no-such-bot --fast"))[1]:
        assert faults(game)[0] == "crash"
        assert "./no-such-bot" in game.faults[0].detail


def test_a_late_answer_is_ignored() -> None:
    """The answer to the first question comes after the second was asked, and is not taken for its answer."""
    table = Table("fzzzt")
    with closing(ProgramPlayer(command("late"), GENEROUS)) as player:
        player.seconds = 0.1
        with pytest.raises(BotFailed) as failed:
            table.ask(player)
        assert failed.value.kind == "time"
        player.seconds = GENEROUS.seconds
        assert table.ask_again(player) == table.state.legal(table.seat)[0]


def test_a_program_that_has_never_answered_is_waited_for_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its start has a time of its own, but not again and again."""
    table = Table("fzzzt")
    began = time.monotonic()
    monkeypatch.setattr(process_player, "STARTING", 0.3)
    with closing(ProgramPlayer(command("silent"), SHORT)) as player:
        # In the second game it has only one chance.
        for chances in (3, 1):
            player.begin(table.seating)
            for _ in range(chances):
                with pytest.raises(BotFailed, match="time"):
                    table.ask_again(player)
                assert time.monotonic() >= began + 0.3
                monkeypatch.setattr(process_player, "STARTING", float(FOR_EVER))
            with pytest.raises(BotFailed, match="excluded"):
                table.ask_again(player)


def test_a_slow_start_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_player, "STARTING", float(PATIENCE))
    table = Table("fzzzt")
    with closing(ProgramPlayer(command("honest"), Limits(seconds=0.001))) as player:
        table.ask(player)


def test_a_program_that_does_not_read_blocks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions that fill the pipe many times over are dropped with the program."""
    monkeypatch.setattr(process_player, "MOST_LOST", 10**6)
    table = Table("fzzzt")
    with closing(ProgramPlayer(command("deaf"), Limits(seconds=0.001))) as player:
        player.begin(table.seating)
        for _ in range(100):
            with pytest.raises(BotFailed, match="time"):
                table.ask_again(player)
        outcome = parlour.Outcome("", "", (1, 2), (1,))
        player.end(outcome, table.events)


ANSWER = {"type": "move", "version": 1, "move": "bid 1BC"}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"", "garbage"),
        (b"null", "garbage"),
        (b"[1, 2]", "garbage"),
        (b"\xff\xfe", "garbage"),
        (b"[" * 100_000, "garbage"),
        (json.dumps({**ANSWER, "type": "say"}).encode(), "garbage"),
        (json.dumps({**ANSWER, "move": 2}).encode(), "garbage"),
        (json.dumps({**ANSWER, "move": "x" * 1000}).encode(), "garbage"),
        (json.dumps({**ANSWER, "version": "1"}).encode(), "garbage"),
        (json.dumps({"type": "move", "version": 1}).encode(), "garbage"),
        (json.dumps({**ANSWER, "version": 0}).encode(), None),
        (json.dumps({**ANSWER, "move": "bid 5N"}).encode(), "illegal"),
        (json.dumps({**ANSWER, "move": "\x1b[31m"}).encode(), "illegal"),
        (json.dumps(ANSWER).encode(), 2),
        (json.dumps({**ANSWER, "move": "1bc", "id": "a-1"}).encode() + b"\r", 2),
    ],
)
def test_what_an_answer_may_be(line: bytes, expected: object) -> None:
    table = Table("fzzzt")
    player = ProgramPlayer("unused", GENEROUS)
    player.begin(table.seating)
    player.question(1, table.state, Rng(1), table.events)
    if not isinstance(expected, str):
        assert player.read(line, 1, table.state) == expected
        return
    with pytest.raises(BotFailed) as failed:
        player.read(line, 1, table.state)
    assert failed.value.kind == expected
    assert failed.value.detail.isprintable()


def test_each_seat_has_a_process_of_its_own_for_all_games(tmp_path: Path) -> None:
    entrant = program("diarist", str(tmp_path))
    planned = Tournament(
        "fzzzt", parlour.game("fzzzt").version, 2, (entrant,), ((0, 0),), deals=3, seed=7, limits=GENEROUS
    )
    with closing(Referee(planned)) as referee:
        games = [game for deal in range(planned.deals) for game in referee(deal)]
    assert all(game.faults == [] for game in games)
    diaries = [diary.read_text("utf-8").splitlines() for diary in sorted(tmp_path.glob("*.jsonl"))]
    assert len(diaries) == 2
    seats = set()
    for diary in diaries:
        told = [json.loads(line) for line in diary]
        seats.add(next(message["seat"] for message in told if message["type"] == "start"))
        versions = [message["version"] for message in told if message["type"] == "ask"]
        assert versions == list(range(1, len(versions) + 1))
        assert [message["type"] for message in told].count("start") == 3
    assert seats == {0, 1}


def test_the_messages_tell_the_whole_game_as_the_seat_may_know_it(tmp_path: Path) -> None:
    planned, games = play(program("diarist", str(tmp_path)), game="frantic")
    # No process plays the same deal twice.
    diaries = [
        [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        for path in tmp_path.glob("*.jsonl")
    ]
    assert len(diaries) == len(games) == 2
    for played in games:
        seat = played.lineup.index(0)
        (told,) = [diary for diary in diaries if diary[0]["seat"] == seat]
        heard: list[Event] = []
        state = played.record.start(heard.append)
        start, told = told[0], told[1:]
        assert start == {
            "type": "start",
            "protocol": 1,
            "game": "frantic",
            "seat": seat,
            "seats": 2,
            "options": {option.name: option.default for option in state.game.options},
        }
        events = []
        for move in played.record.moves:
            legal = state.legal(move.seat)
            if move.seat == seat and len(legal) > 1:
                asked, told = told[0], told[1:]
                assert asked["type"] == "ask"
                assert asked["view"] == json.loads(encode(state.view(seat)))
                assert asked["choices"] == [
                    [state.game.text(state, action, seat), action] for action in legal
                ]
                assert asked["ask"]["key"].startswith("ask-")
                assert asked["words"]["ask"]
                assert len(asked["words"]["choices"]) == len(legal)
                assert asked["time"] == 1000 * planned.limits.seconds
                events += asked["events"]
            state.apply(move.seat, state.game.parse(state, move.text, move.seat))
        over, told = told[0], told[1:]
        assert state.outcome is not None
        assert over["type"] == "over"
        assert tuple(over["scores"]) == state.outcome.scores
        assert tuple(over["winners"]) == state.outcome.winners
        assert over["reason"] == state.outcome.reason
        events += over["events"]
        assert len(events) == sum(event.is_visible_to(seat) for event in heard)
    assert told == []


@pytest.mark.parametrize("game", ["fzzzt", "flautz", "frantic"])
def test_the_messages_of_worlds_that_a_seat_cannot_distinguish_are_equal(game: str) -> None:
    found = parlour.game(game)
    state = found.start(3, 5)
    rng = Rng(1)
    compared = 0
    while state.actors and compared < 60:
        seat = state.actors[rng.below(len(state.actors))]
        writer = AskWriter(Seating(found, seat, 3), 5.0)
        message = encode(writer.write(1, state, []))
        world = state.resample(seat, rng)
        assert encode(writer.write(1, world, [])) == message
        compared += found.position(world) != found.position(state)
        state.apply(seat, state.random_action(seat, rng))
    assert compared > 30


def wait_until_all_are_gone(home: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while processes_at_home(home):
        assert time.monotonic() < deadline, processes_at_home(home)
        time.sleep(0.01)


@pytest.mark.skipif(not is_observable(), reason="processes cannot be seen")
@pytest.mark.parametrize("kind", ["honest", "daemonic"])
def test_nothing_is_left_when_the_arena_is_killed(kind: str, home: str) -> None:
    arguments = [sys.executable, "-m", "tests.arena.doomed_arena", command(kind)]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE) as arena:
        assert arena.stdout is not None
        assert arena.stdout.readline() == b"asked\n"
        # The arena, its supervisor, the program, and its daemon.
        assert len(processes_at_home(home)) == 3 + (kind == "daemonic")
        arena.kill()
    wait_until_all_are_gone(home)


@pytest.mark.skipif(not is_observable(), reason="processes cannot be seen")
def test_nothing_is_left_when_a_player_is_closed(home: str) -> None:
    player = ProgramPlayer(command("daemonic"), GENEROUS)
    Table("fzzzt").ask(player)
    assert len(processes_at_home(home)) == 3
    player.close()
    assert processes_at_home(home) == []
    player.close()


def test_a_flood_of_answers_to_earlier_questions_ends() -> None:
    """Nothing but stale answers is as good as none."""

    class Flood(bot_process.BotProcess):
        def receive(self, deadline: float) -> bytes:
            return b'{"type": "move", "version": 0, "move": "x"}'

    table = Table("fzzzt")
    player = ProgramPlayer(command("silent"), SHORT)
    player.begin(table.seating)
    player._process = Flood(["true"], SHORT)
    with closing(player), pytest.raises(BotFailed, match="time"):
        table.ask_again(player)
