"""Finished games stay: they can be listed, fetched, verified, and looked at move by move."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from operator import le
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, delete, insert

import parlour
from parlour import Record, cli
from parlour.core.events import Event, Listener
from parlour.core.state import State
from parlour.event_messages import encode_event
from parlour.languages import LANGUAGES
from parlour.server import replays, schema, wire
from tests.flautz.test_deck import printing
from tests.server.client import play_out
from tests.server.refusals import check_refused
from tests.server.running import Answer, Server
from tests.server.stored_logs import eventually, rows

#: With this seed and a deck of one colour, somebody is dealt a straight FLAUTZ!.
STRAIGHTS = 5
#: A game of each kind that is over soon.
SHORT: dict[str, dict[str, Any]] = {
    "fzzzt": {"game": "fzzzt", "seats": 2},
    "frantic": {"game": "frantic", "seats": 2, "options": {"limit": 10}, "window": 0},
    "flautz": {"game": "flautz", "seats": 2, "options": {"goal": 1}},
}


def bots_play(server: Server, game: str = "flautz", **wishes: Any) -> str:
    """The id of the record of a game between two bots."""
    bots = {"0": "random", "1": "easy"}
    opened = server.new_table(**SHORT[game], sit=False, bots=bots, start=True, **wishes)
    eventually(lambda: server.get(f"/api/records/{opened['table']}-1").status == 200)
    return f"{opened['table']}-1"


def saved(answer: Answer, folder: Path) -> Path:
    """The record as a file, byte for byte."""
    file = folder / "record.json"
    file.write_text(msgspec.json.encode(answer.body).decode())
    return file


@pytest.mark.parametrize("game", SHORT)
def test_a_record_verifies_with_all_that_a_player_knows(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    table, secrets = server.full_table(**SHORT[game], seed="Ada’s own")
    committed = server.get(f"/api/tables/{table}").body["commitment"]
    asyncio.run(play_out(server.socket_url, table, secrets))
    answer = server.get(f"/api/records/{table}-1")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == f'inline; filename="{table}-1.json"'
    file = str(saved(answer, tmp_path))
    known = ["--commitment", committed, "--seed", "Ada’s own", "--seat", "1"]
    assert cli.run(["verify", file, *known]) == 0
    assert committed in capsys.readouterr().out
    # Nobody else's commitment, and nobody else's seed.
    assert cli.run(["verify", file, "--commitment", "0" * 64]) == 2
    assert cli.run(["verify", file, "--seed", "Ada’s own", "--seat", "2"]) == 2


@pytest.mark.parametrize("game", SHORT)
def test_every_moment_is_what_the_seats_and_spectators_saw(server: Server, game: str) -> None:
    id = bots_play(server, game)
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{id}").body))
    heard: list[Event] = []
    # All moments of a long game would take a while.
    step = 1 if len(record.moves) < 60 else 9
    chosen = {*range(0, len(record.moves), step), 1, len(record.moves) - 1, len(record.moves)}
    for number, state in enumerate(record.states(heard.append)):
        if number in chosen:
            told = [(event, encode_event(state.game, event)) for event in heard]
            for seat, query in ((0, "?seat=0"), (1, "?seat=1"), (None, "")):
                moment = server.get(f"/api/records/{id}/moments/{number}{query}").body
                assert moment == {
                    "number": number,
                    "moves": len(record.moves),
                    "move": list(msgspec.to_builtins(record.moves[number - 1])) if number else None,
                    "view": _as_json(state.view(seat)),
                    "events": _as_json(wire.visible_events(told, seat)),
                    "over": number == len(record.moves),
                }
        heard.clear()


class CountedState:
    """A state that notes the actions that are applied to it."""

    listener: Listener | None = None

    def __init__(self, state: State, played: list[int]) -> None:
        self._state = state
        self._played = played

    def clone(self) -> CountedState:
        return CountedState(self._state.clone(), self._played)

    def apply(self, seat: int, action: int) -> None:
        self._played.append(action)
        self._state.apply(seat, action)


def test_a_moment_is_near_a_state_that_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game: nobody else is kept waiting while somebody looks at its end."""
    record = Record.of(parlour.game("frantic"), 2, 7, players=["random", "random"])
    state, random = record.start(), Random(7)
    while state.actors and len(record.moves) < 230:
        seat = random.choice(state.actors)
        record.do(state, seat, random.choice(state.legal(seat)))
    replay = replays.Replay(record.dump().encode())
    played: list[int] = []
    monkeypatch.setattr(replay, "_checkpoints", [CountedState(kept, played) for kept in replay._checkpoints])
    for number in (1, 50, 51, 200, len(record.moves)):
        played.clear()
        replay.state_after(number)
        assert 1 <= len(played) <= 50
    assert len(record.moves) > 200


def test_games_are_read_once_and_not_all_are_kept(server: Server) -> None:
    body = msgspec.json.encode(server.get(f"/api/records/{bots_play(server)}").body)
    library = replays.ReplayCache()

    async def read() -> None:
        first = await library.find("first-1", body)
        assert await library.find("first-1", body) is first
        for number in range(20):
            await library.find(f"other{number}-1", body)
        assert await library.find("first-1", body) is not first

    asyncio.run(read())


def test_of_a_forgotten_game_no_moment_is_left(server: Server) -> None:
    id = bots_play(server)
    assert server.get(f"/api/records/{id}/moments/1").status == 200
    engine = create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(delete(schema.records).where(schema.records.c.id == id))
    engine.dispose()
    check_refused(server, "GET", f"/api/records/{id}/moments/1", 404, "no-such-record")


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_what_is_no_record_is_not_found(server: Server) -> None:
    table, _ = server.full_table("fzzzt", 2)
    check_refused(server, "GET", "/api/records/abcdefgh-1", 404, "no-such-record")
    check_refused(server, "GET", "/api/records/abcdefgh-1/moments/0", 404, "no-such-record")
    check_refused(server, "GET", "/api/records/abcdefgh", 400, "bad-request")
    # A game that goes on would tell all hands.
    check_refused(server, "GET", f"/api/records/{table}-1", 404, "no-such-record")
    check_refused(server, "GET", f"/api/records/{table}-1/moments/0", 404, "no-such-record")
    assert table not in str(server.get("/api/records").body)


def test_what_is_no_moment_is_not_found(server: Server) -> None:
    id = bots_play(server)
    moves = len(server.get(f"/api/records/{id}").body["moves"])
    path = f"/api/records/{id}/moments"
    assert server.get(f"{path}/{moves}").body["over"]
    params = check_refused(server, "GET", f"{path}/{moves + 1}", 404, "no-such-moment")
    assert params == {"number": moves + 1, "most": moves}
    check_refused(server, "GET", f"{path}/0?seat=2", 404, "no-such-moment")
    check_refused(server, "GET", f"{path}/0?seat=-1", 400, "bad-request")
    check_refused(server, "GET", f"{path}/-1", 400, "bad-request")


def test_games_of_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    shown, hidden = bots_play(server, public=True), bots_play(server, public=False)
    listed = {info["id"]: info for info in server.get("/api/records").body}
    assert hidden not in listed
    assert listed[shown]["game"] == "flautz"
    assert len(set(listed[shown]["names"])) == 2
    assert listed[shown]["players"] == ["random", "easy"]
    assert listed[shown]["finished"] == rows(server, "SELECT finished FROM records WHERE id = ?", shown)[0][0]
    assert server.get(f"/api/records/{hidden}").status == 200
    assert shown not in str(server.get("/api/records?game=fzzzt").body)


def test_names_of_people_are_in_the_list(server: Server) -> None:
    table, secrets = server.full_table(**SHORT["flautz"], public=True)
    asyncio.run(play_out(server.socket_url, table, secrets))
    listed = {info["id"]: info for info in server.get("/api/records").body}
    assert listed[f"{table}-1"]["names"] == ["Ada", "Guest 1"]
    assert listed[f"{table}-1"]["players"] == ["human", "human"]


def test_a_long_list_comes_in_pages_the_latest_first(server: Server) -> None:
    # So many that some of them ended in the same millisecond.
    kept: list[dict[str, Any]] = [
        {
            "id": f"patience{number:03d}-1",
            "game": "patience",
            "public": True,
            "finished": 1000 + number // 3,
            "names": b"[]",
            "body": b"",
        }
        for number in range(120)
    ]
    engine = create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(insert(schema.records), kept)
    engine.dispose()
    found: list[dict[str, Any]] = []
    path = "/api/records?game=patience"
    while page := server.get(path).body:
        assert len(page) <= 50
        found += page
        path = f"/api/records?game=patience&before={page[-1]['id']}"
    assert [info["finished"] for info in found] == sorted((row["finished"] for row in kept), reverse=True)
    assert {info["id"] for info in found} == {row["id"] for row in kept}


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    return bots_play(server, "fzzzt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_told_in_words(server: Server, record: str, language: str) -> None:
    path = f"/api/records/{record}/moments"
    last = server.get(f"{path}/0").body["moves"]
    assert "words" not in server.get(f"{path}/0").body
    first = server.get(f"{path}/1?words={language}").body["words"]
    mover = server.get(f"{path}/1").body["move"][0] + 1
    names = server.get(f"/api/records/{record}/info").body["names"]
    assert first["told"][0].startswith(f"{names[mover - 1]} ")
    end = server.get(f"{path}/{last}?words={language}").body
    assert end["over"]
    assert end["words"]["table"][-1].startswith(tuple(names))


def test_a_replay_is_told_as_the_chosen_viewer_saw_it(server: Server, record: str) -> None:
    path = f"/api/records/{record}/moments/0?words=en"
    spectator = server.get(path).body["words"]
    own = server.get(f"{path}&seat=1").body
    hand = ", ".join(own["view"]["hand"])
    name = server.get(f"/api/records/{record}/info").body["names"][1]
    assert f"Your cards: {hand}" in own["words"]["table"]
    assert [line for line in own["words"]["told"] if "is dealt" in line] == [f"{name} is dealt {hand}."]
    assert not [block for block in spectator["table"] if str(block).startswith("Your cards")]
    assert not [line for line in spectator["told"] if "is dealt" in line]
    assert server.get("/api/records/" + record + "/moments/0?words=fr").status == 400


@pytest.mark.parametrize("game", SHORT)
def test_all_hands_of_a_finished_game_can_be_shown(server: Server, game: str) -> None:
    id = bots_play(server, game)
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{id}").body))
    last = len(record.moves)
    dealt = False
    for number, state in enumerate(record.states()):
        if number in (0, last // 2, last):
            path = f"/api/records/{id}/moments/{number}"
            hands = [list(getattr(state.view(seat), "hand")) for seat in range(2)]  # noqa: B009
            opened = server.get(f"{path}?open=true").body
            assert opened == server.get(path).body | {"hands": hands}
            assert server.get(f"{path}?open=true&seat=1").body["hands"] == hands
            assert "hands" not in server.get(f"{path}?open=false").body
            dealt = dealt or any(hands)
    # At the end all of them may be empty; at the start none is.
    assert dealt


@pytest.mark.parametrize("game", ["fzzzt", "frantic", "flautz"])
def test_the_scores_after_each_chapter_are_kept(server: Server, game: str) -> None:
    options = {"frantic": {"limit": 60}, "flautz": {"goal": 3}}
    bots = {"0": "easy", "1": "easy"}
    opened = server.new_table(
        game, 2, sit=False, bots=bots, start=True, window=0, options=options.get(game, {})
    )
    eventually(lambda: server.get(f"/api/records/{opened['table']}-1").status == 200)
    id = f"{opened['table']}-1"
    scores = server.get(f"/api/records/{id}/scores").body
    record = Record.load(msgspec.json.encode(server.get(f"/api/records/{id}").body))
    assert [chapter["chapter"] for chapter in scores] == list(range(1, len(scores) + 1))
    assert record.result is not None
    assert scores[-1]["scores"] == record.result.scores
    for before, after in pairwise(chapter["scores"] for chapter in scores):
        # Points of FRANTIC fall when a Time Bomb was beaten, those of Fzzzt! with a unit that made nothing.
        assert game != "flautz" or all(map(le, before, after))
    expected = {"fzzzt": {5}, "flautz": {3}}
    assert len(scores) in expected.get(game, range(1, 60))


def test_a_move_may_end_two_chapters() -> None:
    """Whoever is dealt a straight FLAUTZ! ends the match before anybody moves."""
    deck = printing(0, [], blue=[4] * 9)
    record = Record.of(parlour.game("flautz").with_deck(deck), 2, STRAIGHTS, {"goal": 5})
    state, random = record.start(), Random(STRAIGHTS)
    ends = []
    while state.actors:
        before = state.game.chapters(state)
        record.do(state, state.actors[0], random.choice(state.legal(state.actors[0])))
        ends.append(state.game.chapters(state) - before)
    assert max(ends) > 1
    chapters = replays.Replay(record.dump().encode()).chapters
    assert list(chapters) == [1, 2, 3, 4, 5]
    assert all(sum(chapters[number]) < sum(chapters[number + 1]) for number in range(1, 5))


def test_who_played_a_finished_game_and_how(server: Server) -> None:
    table, secrets = server.full_table(**SHORT["flautz"])
    asyncio.run(play_out(server.socket_url, table, secrets))
    record = server.get(f"/api/records/{table}-1").body
    about = server.get(f"/api/records/{table}-1/info").body
    times = rows(server, "SELECT started, finished FROM records WHERE id = ?", f"{table}-1")[0]
    assert 0 < times[0] <= times[1]
    assert about == {
        "id": f"{table}-1",
        "game": "flautz",
        "started": times[0],
        "finished": times[1],
        "names": ["Ada", "Guest 1"],
        "players": ["human", "human"],
        "options": record["options"],
        "own_deck": False,
        "moves": len(record["moves"]),
        "scores": record["result"]["scores"],
        "winners": record["result"]["winners"],
        "branch": None,
        "deal": "own",
        "day": None,
    }
    bots = server.get(f"/api/records/{bots_play(server)}/info").body
    assert (len(set(bots["names"])), bots["players"]) == (2, ["random", "easy"])


def test_the_server_tells_which_games_it_still_has(server: Server) -> None:
    record = bots_play(server)
    gone = f"{record}1"
    assert server.get(f"/api/records/kept?id={record}&id={gone}").body == [record]
    assert server.get(f"/api/records/kept?id={gone}").body == []
    for wrong in ("", "?id=", "?id=..", "?" + f"id={record}&" * 51):
        answer = server.get(f"/api/records/kept{wrong}")
        assert (answer.status, answer.body["code"]) == (400, "bad-request"), wrong


@pytest.mark.parametrize("part", ["info", "scores", "cards", "moments/0?open=true"])
def test_a_game_that_goes_on_is_no_record_yet(server: Server, part: str) -> None:
    table, _ = server.full_table("fzzzt", 2)
    check_refused(server, "GET", f"/api/records/{table}-1/{part}", 404, "no-such-record")
