"""What if: a table plays on from a moment of a finished game, and knows no more of it than one seat did."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec import UNSET
from sqlalchemy import create_engine, insert

from parlour import BadRecord, Record, Rng, State, cli
from parlour.core.game import Game
from parlour.event_messages import encode_event
from parlour.languages import Speaker
from parlour.record import Branch, Move
from parlour.server import catalogue, entries, schema, wire
from parlour.server.analysis_worker import AnalysisRequest, run
from parlour.server.bot_catalogue import check_bot
from parlour.server.new_table import Host, open_branch
from parlour.server.replays import Replay
from tests.server import seeded_server
from tests.server.client import at_table, play_on
from tests.server.refusals import check_refused
from tests.server.running import Answer, Server
from tests.server.stored_logs import log_of
from tests.server.strict_server import TABLES
from tests.server.test_records import SHORT, bots_play

#: What is a matter of time.
TIMES = re.compile(r'"(at|left|started|finished)":\d+(?=[,}])')


def branch(server: Server, record: str, move: int, seat: int = 0, **more: Any) -> Any:
    """A branch for somebody called Eve: `table`, `seat`, `secret`, `info`."""
    answer = ask_branch(server, record, {"move": move, "seat": seat, "name": "Eve", **more})
    assert answer.status == 201, answer
    return answer.body


def ask_branch(server: Server, record: str, body: object, name: str | None = None) -> Answer:
    headers = {} if name is None else {seeded_server.HEADER: name}
    return server.ask("POST", f"/api/records/{record}/branches", body, headers=headers)


def replay_of(server: Server, record: str) -> Replay:
    return Replay(msgspec.json.encode(server.get(f"/api/records/{record}").body))


def play_to_the_end(server: Server, opened: Any, seed: int = 3) -> Any:
    """Play the branch at random; the view at the start, and the id of its record."""

    async def sit() -> Any:
        async with at_table(server.socket_url, opened["table"], opened["secret"]) as client:
            first = client.view
            await play_on(client, Random(seed))
            return first, client.info["record"]

    return asyncio.run(sit())


@pytest.mark.parametrize("game", SHORT)
def test_a_branch_begins_as_the_seat_saw_it_and_can_be_played_to_its_end(
    server: Server, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id = bots_play(server, game)
    replay = replay_of(server, id)
    move = len(replay.record.moves) // 3
    opened = branch(server, id, move, 1, bots={"0": "random"})
    info = opened["info"]
    assert opened["seat"] == 1
    assert (info["status"], info["branch"]) == ("playing", {"record": id, "move": move, "seat": 1})
    assert [seat["holder"] for seat in info["seats"]] == ["bot", "person"]
    assert info["seats"][0]["bot"] == "random"
    # There was no deal that the server could commit to, and nobody else is to find it.
    assert (info["commitment"], info["public"], info["study"]) == ("", False, False)
    first, record = play_to_the_end(server, opened)
    state, _ = replay.state_after(move)
    if 0 not in state.actors:
        assert first == json.loads(msgspec.json.encode(state.view(1)))
    about = server.get(f"/api/records/{record}/info").body
    assert about["branch"] == info["branch"]
    assert about["players"] == ["random", "human"]
    # Its replay starts at that moment.
    moment = server.get(f"/api/records/{record}/moments/0?seat=1").body
    assert moment["view"] == json.loads(msgspec.json.encode(state.view(1)))
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(server.get(f"/api/records/{record}").body))
    assert cli.run(["verify", str(file)]) == 0
    assert Speaker("en").say("verify-no-commitment") in " ".join(capsys.readouterr().out.split())
    # It is an ordinary record, from which one can branch off again.
    again = branch(server, record, 0, 1)
    assert again["info"]["branch"] == {"record": record, "move": 0, "seat": 1}


def test_the_bots_keep_the_names_of_those_whose_seats_they_have(server: Server) -> None:
    opened = server.new_table(**SHORT["flautz"], bots={"1": "easy"}, start=True)
    _, record = play_to_the_end(server, opened)
    names = [seat["name"] for seat in opened["info"]["seats"]]
    assert [seat["name"] for seat in branch(server, record, 0, 0)["info"]["seats"]] == ["Eve", names[1]]
    # Ada tries it in the bot's place, against herself.
    taken = branch(server, record, 0, 1, name="Ada")["info"]["seats"]
    assert taken[1]["name"] == "Ada"
    assert taken[0]["name"] not in ("", "Ada")


def test_a_branch_survives_a_crash(mortal: Server) -> None:
    id = bots_play(mortal, "flautz")
    opened = branch(mortal, id, 5)

    path = f"/api/tables/{opened['table']}/story"

    async def play(count: int | None) -> Any:
        async with at_table(mortal.socket_url, opened["table"], opened["secret"]) as client:
            await play_on(client, Random(1), count)
            return client.info

    asyncio.run(play(2))
    told = mortal.get(path, opened["secret"]).body
    mortal.restart(gently=False)
    # The bot may have moved meanwhile.
    assert mortal.get(path, opened["secret"]).body["events"][: len(told["events"])] == told["events"]
    info = asyncio.run(play(None))
    assert (info["status"], info["branch"]["record"]) == ("over", id)


def test_what_cannot_be_branched_off(server: Server) -> None:
    id = bots_play(server, "flautz")
    moves = len(replay_of(server, id).record.moves)
    path = f"/api/records/{id}/branches"
    wish = {"move": 0, "seat": 0, "name": "Eve"}
    check_refused(server, "POST", path, 409, "moment-over", body={**wish, "move": moves})
    check_refused(server, "POST", path, 404, "no-such-moment", body={**wish, "move": moves + 1})
    check_refused(server, "POST", path, 409, "no-seat", body={**wish, "seat": 2})
    check_refused(server, "POST", path, 409, "seat-taken", body={**wish, "bots": {"0": "easy"}})
    check_refused(server, "POST", path, 400, "no-seat", body={**wish, "bots": {"2": "easy"}})
    check_refused(server, "POST", path, 400, "unknown-bot", body={**wish, "bots": {"1": "genius"}})
    check_refused(server, "POST", path, 400, "bad-name", body={**wish, "name": "\u3164"})
    check_refused(server, "POST", path, 400, "bad-request", body={**wish, "position": {}})
    missing = "/api/records/nosuchrecord-1/branches"
    check_refused(server, "POST", missing, 404, "no-such-record", body=wish)


def test_branches_count_as_tables_for_the_limit(strict: Server, address: str) -> None:
    headers = {"x-forwarded-for": address}
    table = {"game": "flautz", "seats": 2, "name": "Ada"}
    while strict.ask("POST", "/api/tables", table, headers=headers).status == 201:
        pass
    put_record(strict, "limitedrecord-1", flautz_record())
    wish = {"move": 0, "seat": 0, "name": "Eve"}
    refused = strict.ask("POST", "/api/records/limitedrecord-1/branches", wish, headers=headers)
    assert (refused.status, refused.body["code"]) == (429, "too-many-tables")


def test_a_branch_that_is_refused_does_not_count(strict: Server, address: str) -> None:
    headers = {"x-forwarded-for": address}
    put_record(strict, "refusedrecord-1", flautz_record())
    path, wish = "/api/records/refusedrecord-1/branches", {"move": 0, "seat": 0, "name": "Eve"}
    for _ in range(TABLES):
        assert strict.ask("POST", path, {**wish, "seat": 2}, headers=headers).body["code"] == "no-seat"
    assert strict.ask("POST", path, wish, headers=headers).status == 201


@pytest.mark.parametrize("game", SHORT)
def test_the_story_begins_with_what_the_seat_saw_of_the_other_game(server: Server, game: str) -> None:
    id = bots_play(server, game)
    replay = replay_of(server, id)
    move = len(replay.record.moves) // 2
    opened = branch(server, id, move, 0)
    path = f"/api/tables/{opened['table']}/story"

    def told(seat: int | None) -> list[Any]:
        kind = replay.record.find_game()
        events = [(event, encode_event(kind, event)) for told in replay.story[: move + 1] for event in told]
        return [json.loads(bytes(event)) for event in wire.visible_events(events, seat)]

    assert told(0) != told(None)
    assert server.get(path, opened["secret"]).body["events"][: len(told(0))] == told(0)
    assert server.get(path).body["events"][: len(told(None))] == told(None)
    _, record = play_to_the_end(server, opened)
    stories = {seat: server.get(f"/api/records/{record}/story?seat={seat}").body for seat in (0, 1)}
    assert stories[0][0] == told(0)
    # What the other player saw then does not belong to the cards that were drawn instead.
    assert stories[1][0] == told(None)


def flautz_record() -> Record:
    return finished(catalogue.game("flautz").start_with(2, 4, {"goal": 1}), {"goal": 1}, Random(2))


def finished(
    state: State, options: dict[str, Any], random: Random, first: Sequence[tuple[int, Any]] = ()
) -> Record:
    """The record of a game that begins with this state and these moves, and is then played at random."""
    game: Game = state.game
    record = Record.of(game, state.seats, 0, options, ["human"] * state.seats)
    record.position = game.position(state)
    for seat, action in first:
        record.apply(state, seat, action)
    while state.actors:
        seat = random.choice(state.actors)
        record.apply(state, seat, random.choice(state.legal(seat)))
    return record


def put_record(server: Server, id: str, record: Record) -> None:
    """Put the record into the database of the server, behind its back."""
    row = {
        "id": id,
        "game": record.game,
        "public": False,
        "finished": 0,
        "names": msgspec.json.encode(["Ada", "Ben"]),
        "body": record.dump().encode(),
        "players": msgspec.json.encode(record.players),
        "study": False,
    }
    engine = create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(insert(schema.records), row)
    engine.dispose()


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_branch_never_tells_more_than_the_seat_knew(
    server: Server, mortal: Server, game: str, seat: int
) -> None:
    """Two games that the seat cannot tell apart give the same branch, byte for byte, by the same luck."""
    random = Random(f"{game} {seat}")
    options = SHORT[game].get("options", {})
    state = catalogue.game(game).start_with(2, 11, options)
    for _ in range(12):
        actor = random.choice(state.actors)
        state.apply(actor, random.choice(state.legal(actor)))
    assert state.actors
    twin = state.resample(seat, Rng(5))
    assert twin.info_state(1 - seat) != state.info_state(1 - seat)
    id = f"twins{game}{seat}-1"
    heard = []
    for place, world in ((server, state), (mortal, twin)):
        put_record(place, id, finished(world.clone(), options, Random(9)))
        wish = {"move": 0, "seat": seat, "name": "Eve", "bots": {str(1 - seat): "easy"}}
        opened = ask_branch(place, id, wish, f"twins of {game} {seat}")
        assert opened.status == 201, opened
        heard.append(asyncio.run(everything_sent(place, opened.body)))
        created = log_of(place, opened.body["table"])[0]
        heard[-1]["created"] = timeless(entries.encode(created).decode())
        heard[-1]["opened"] = timeless(json.dumps(opened.body))
    compare(*heard)


#: How many moves of two games look the same to a seat, before they branch.
PREFIX = 4


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 2)])
def test_a_branch_in_the_middle_and_a_branch_of_it_tell_no_more(
    server: Server, mortal: Server, game: str, seats: int, seat: int
) -> None:
    """Moves before the branch look the same to the seat, though others may differ."""
    options = SHORT[game].get("options", {})
    state, twin, moves = alike(game, seats, seat, options)
    id = f"alike{game}{seats}{seat}-1"
    bots = {str(other): "easy" for other in range(seats) if other != seat}
    heard: list[list[dict[str, str]]] = []
    for place, world, first in (
        (server, state, [one for one, _ in moves]),
        (mortal, twin, [other for _, other in moves]),
    ):
        put_record(place, id, finished(world.clone(), options, Random(9), first))
        heard.append([])
        record, move = id, len(moves)
        for _ in range(2):
            wish = {"move": move, "seat": seat, "name": "Eve", "bots": bots}
            opened = ask_branch(place, record, wish, f"{id} {move}")
            assert opened.status == 201, opened
            heard[-1].append(sent_until_a_race(place, opened.body))
            record, move = f"{opened.body['table']}-1", 0
    for one, other in zip(*heard, strict=True):
        compare(one, other)


def compare(one: dict[str, str], other: dict[str, str]) -> None:
    """Check that two branches have sent the same, as far as both have sent it."""
    # Bots may move before somebody has opened the table.
    both = one.keys() & other.keys()
    assert len(both) > 10
    for name in sorted(both):
        assert one[name] == other[name], name


Moves: TypeAlias = list[tuple[tuple[int, Any], tuple[int, Any]]]


def alike(game: str, seats: int, seat: int, options: dict[str, Any]) -> tuple[State, State, Moves]:
    """Two games that the seat cannot tell apart, and moves in both after which it still cannot."""
    for luck in range(100):
        random = Random(f"alike {game} {seats} {seat} {luck}")
        state = catalogue.game(game).start_with(seats, luck, options)
        for _ in range(random.randrange(6, 24)):
            if state.actors:
                actor = random.choice(state.actors)
                state.apply(actor, random.choice(state.legal(actor)))
        twin = state.resample(seat, Rng(luck))
        moves = moves_alike(state.clone(), twin.clone(), seat, random)
        if moves is not None:
            return state, twin, moves
    raise AssertionError(f"{game} has no such games")


def moves_alike(one: State, other: State, seat: int, random: Random) -> Moves | None:
    """Play on in both games; None if the seat would see a difference, or nobody else does."""
    moves: Moves = []
    while len(moves) < PREFIX:
        found = next(pairs_alike(one, other, seat, random), None)
        if found is None:
            return None
        actor, first, second = found
        one.apply(actor, first)
        other.apply(actor, second)
        moves.append(((actor, first), (actor, second)))
    rivals = (rival for rival in range(one.seats) if rival != seat)
    return moves if any(one.info_state(rival) != other.info_state(rival) for rival in rivals) else None


def pairs_alike(one: State, other: State, seat: int, random: Random) -> Iterator[tuple[int, Any, Any]]:
    """Moves of the same player in both games after which the seat cannot tell them apart."""
    for actor in random.sample(list(one.actors), len(one.actors)):
        firsts, seconds = list(one.legal(actor)), list(other.legal(actor))
        random.shuffle(firsts)
        random.shuffle(seconds)
        for first in firsts:
            for second in seconds:
                after, twin = one.clone(), other.clone()
                after.apply(actor, first)
                twin.apply(actor, second)
                if after.actors and after.info_state(seat) == twin.info_state(seat):
                    yield actor, first, second


def sent_until_a_race(server: Server, opened: Any) -> dict[str, str]:
    """By name, all that is sent until two bots decide at once: who is faster changes the rest."""
    sent = asyncio.run(everything_sent(server, opened))
    table, seat = opened["table"], opened["seat"]
    path = f"/api/records/{table}-1"
    replay = replay_of(server, f"{table}-1")
    moves, seats = len(replay.record.moves), replay.record.seats
    sure = next((move for move in range(moves) if is_race(replay, move, seat)), moves)
    log = log_of(server, table)
    played = [version for version, entry in enumerate(log, 1) if isinstance(entry, entries.Played)]
    if sure < moves:
        sent = {
            name: text
            for name, text in sent.items()
            if name.startswith(("seat ", "spectator ")) and int(name.split()[1]) <= played[sure] - 1
        }
    for viewer in range(seats):
        told = server.get(f"{path}/story?seat={viewer}").body
        sent |= {f"story {viewer} {move}": timeless(json.dumps(told[move])) for move in range(sure + 1)}
        for move in {0, sure // 2, sure}:
            moment = server.get(f"{path}/moments/{move}?seat={viewer}").body
            sent[f"moment {viewer} {move}"] = timeless(json.dumps(moment))
    sent["created"] = timeless(entries.encode(log[0]).decode())
    sent["opened"] = timeless(json.dumps(opened))
    return sent


def is_race(replay: Replay, move: int, seat: int) -> bool:
    """Whether two bots decide at once after so many moves."""
    state, _ = replay.state_after(move)
    return sum(actor != seat for actor in state.actors) > 1


async def everything_sent(server: Server, opened: Any) -> dict[str, str]:
    """By name, all that the seat and a spectator are sent until the end of the game, and can fetch."""
    table = opened["table"]
    async with (
        at_table(server.socket_url, table, opened["secret"], words="en", id="open") as client,
        at_table(server.socket_url, table, id="open") as spectator,
    ):
        random = Random(7)
        while client.info["status"] != "over":
            await client.until_asked()
            # Whoever is asked at the same time answers first: nothing depends on who is faster.
            while len(client.view["actors"]) > 1:
                await client.receive()
            if client.choices:
                await client.move(random.choice(client.choices)[0])
        await spectator.until(lambda message: message.get("info", {}).get("status") == "over")
        sent = {
            f"{name} {json.loads(text)['version']}": text
            for name, one in (("seat", client), ("spectator", spectator))
            for text in one.raw
            if '"type":"update"' in text
        }
    paths = [f"tables/{table}", f"tables/{table}/story", f"records/{table}-1", f"records/{table}-1/info"]
    paths += [f"records/{table}-1/story", f"records/{table}-1/moments/0?open=true"]
    sent |= {path: json.dumps(server.get(f"/api/{path}", opened["secret"]).body) for path in paths}
    # Requests have an id of their own.
    return {name: re.sub(r'"answers":"[^"]*"', "", timeless(text)) for name, text in sent.items()}


def timeless(text: str) -> str:
    return TIMES.sub(r'"\1":0', text.replace('": ', '":'))


def test_every_branch_draws_anew() -> None:
    """To try again is no peeking: other secrets give other cards, the same secret the same ones."""
    state = catalogue.game("fzzzt").start_with(2, 1, {})

    def drawn(secret: str) -> Any:
        created = open_branch(
            0,
            Host("Eve", ""),
            state,
            Branch("somegame-1", 0, 0),
            check_bot,
            secret=secret,
            options={},
            bots={},
            names=[],
        )
        return created.position

    assert drawn("one") == drawn("one")
    positions = [drawn(str(number)) for number in range(5)]
    assert len({json.dumps(position) for position in positions}) == 5
    assert json.dumps(state.game.position(state)) not in {json.dumps(position) for position in positions}


def test_a_record_with_an_impossible_position_is_refused() -> None:
    record = flautz_record()
    body = json.loads(record.dump())
    position = body["position"]
    for wrong in ({}, {**position, "players": position["players"][:1]}):
        spoilt = msgspec.structs.replace(record, position=wrong)
        with pytest.raises(Exception, match="record-field"):
            Record.load(spoilt.dump()).replay()
    three = msgspec.structs.replace(record, seats=3, players=["human"] * 3, moves=[Move(0, "focus")])
    with pytest.raises(Exception, match="record-field"):
        Record.load(three.dump()).replay()


def test_only_the_positions_of_strangers_are_checked() -> None:
    record = flautz_record()
    record.moves, record.result = record.moves[:3], None
    assert record.position is not UNSET
    bottom = record.position["draw_pile"]
    bottom[-1] = next(card for card in bottom if card != bottom[-1])
    body = record.dump().encode()
    with pytest.raises(BadRecord, match="record-field"):
        Record.load(body).replay()
    assert Replay(body).state_after(0)[0].actors
    sink = io.BytesIO()
    run(AnalysisRequest(body, 1, []), sink)
    assert b"finished" in sink.getvalue()


def test_a_shared_record_does_not_say_where_it_branched_off() -> None:
    record = flautz_record()
    record.branch = Branch("somegame-1", 3, 1)
    assert record.anonymous().branch is UNSET
    assert record.anonymous().replay().outcome == record.replay().outcome
