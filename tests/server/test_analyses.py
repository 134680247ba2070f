"""Analyses of finished games: asked for once, followed while they are made, kept for good."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import Row, delete, insert, update

from parlour import Record, __version__
from parlour.analysis import Step, analyse
from parlour.server import schema
from parlour.server.analyses import CLAIM, MOST_WAITING, PER_HOUR, Analyses
from parlour.server.analysis_store import AnalysisStore
from parlour.server.analysis_worker import AnalysisRequest, Begun, Failed, Finished, Found, Report
from parlour.server.databases import create_engine
from parlour.server.errors import TooMuch, Unavailable
from parlour.server.interfaces import Clock
from parlour.server.jobs import BackgroundJobs
from parlour.server.metrics import Metrics
from parlour.server.migrations import upgrade
from parlour.server.retention import Retention
from parlour.server.store import Store
from parlour.server.worker_process import WorkerProcess, frame, read_frame_now
from tests.records import random_record
from tests.server.open_store import open_store
from tests.server.refusals import check_refused
from tests.server.running import PATIENCE, Server, running
from tests.server.stored_logs import eventually, rows
from tests.server.test_records import bots_play

NOW = 1_800_000_000_000
#: As the servers of the tests are told.
WORLDS = 5


def progress(server: Server, record: str, after: int = 0) -> dict[str, Any]:
    answer = server.get(f"/api/records/{record}/analysis?after={after}")
    assert answer.status == 200
    body: dict[str, Any] = answer.body
    return body


def request(server: Server, record: str) -> dict[str, Any]:
    answer = server.post(f"/api/records/{record}/analysis", None)
    assert answer.status == 202
    body: dict[str, Any] = answer.body
    return body


def is_done(server: Server, record: str) -> bool:
    return bool(progress(server, record)["status"] == "done")


def test_an_analysis_is_made_once_and_kept(server: Server) -> None:
    record = bots_play(server)
    assert progress(server, record)["status"] == "none"
    assert request(server, record)["status"] in ("waiting", "running")
    seen = 0
    while not is_done(server, record):
        now = progress(server, record)
        assert now["status"] == "done" or now["final"] == []
        assert len(now["steps"]) >= seen
        seen = len(now["steps"])
    found = progress(server, record)
    assert found["worlds"] == WORLDS
    assert len(found["steps"]) == found["total"]
    assert request(server, record) == found
    assert progress(server, record, after=found["total"] - 1)["steps"] == found["steps"][-1:]
    # It is the one that `parlour analyse` makes.
    own = analyse(Record.load(msgspec.json.encode(server.get(f"/api/records/{record}").body)), WORLDS)
    steps = msgspec.convert(found["steps"], list[Step])
    assert (steps, found["final"], found["deciding"]) == (own.steps, own.final, own.deciding)


def test_there_is_no_analysis_of_what_was_not_played(server: Server) -> None:
    for method in ("GET", "POST"):
        check_refused(server, method, "/api/records/abcdefgh-1/analysis", 404, "no-such-record")
    assert server.get("/api/records/abcdefgh-1/analysis?after=-1").status == 400


@pytest.fixture
def thorough(tmp_path: Path) -> Iterator[Server]:
    """A server whose analyses take longer than a test."""
    with running(tmp_path, analysis_worlds="500") as server:
        yield server


@pytest.mark.long
def test_an_analysis_goes_on_after_a_crash(thorough: Server) -> None:
    record = bots_play(thorough, "fzzzt")
    request(thorough, record)
    wait_for_more(thorough, record, [])
    query = "SELECT number, body FROM analysis_steps WHERE record_id = ?"
    for end in (thorough.kill, thorough.stop):
        end()
        before = rows(thorough, query, record)
        thorough.start()
        wait_for_more(thorough, record, before)
        assert set(before) <= set(rows(thorough, query, record))


def test_what_another_version_found_is_found_again(tmp_path: Path) -> None:
    """Whether the other version has finished the analysis or was interrupted."""
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    upgrade(url)
    asyncio.run(check_versions(url))


async def check_versions(url: str) -> None:
    played, _ = random_record(["easy", "easy"], moves=6)
    found = analyse(Record.load(played.dump()), WORLDS).steps
    async with open_store(url) as store:
        record = await kept_record(store, "abcdefgh-1", played.dump().encode())
        analyses = open_analyses(AnalysisStore(store))
        for version in ("0.0.1", None):
            for status in ("done", "running"):
                await keep_other_steps(store, record, status, version)
                row, steps = await analyses.find(record, 0)
                assert (row is None) == (status == "done")
                assert steps == []
                assert len((await open_analyses(AnalysisStore(store), at_once=0).find(record, 0))[1]) == 2
                if status == "done":
                    await analyses.request(record, "10.0.0.1")
                else:
                    await analyses.open()
                row, steps = await wait_until_ended(analyses, record)
                assert (row.status, row.version) == ("done", __version__)
                assert [msgspec.json.decode(step, type=Step) for step in steps] == found
                await analyses.close()
                analyses = open_analyses(AnalysisStore(store))
        # What this version has found is kept.
        await analyses.request(record, "10.0.0.1")
        row, _ = await analyses.find(record, 0)
        assert row is not None
        assert row.status == "done"


async def keep_other_steps(store: Store, record: str, status: str, version: str | None) -> None:
    """Keep an analysis by another version, with two steps that this one would not find."""
    step = msgspec.json.encode(Step(1, 0, [1.0, 0.0], None))
    old = {"record_id": record, "status": status, "requested": NOW, "claimed": 0, "worlds": WORLDS}
    async with store.engine.begin() as connection:
        await connection.execute(delete(schema.analysis_steps))
        await connection.execute(delete(schema.analyses))
        await connection.execute(insert(schema.analyses).values(**old, total=2, result=b"", version=version))
        for number in range(2):
            row = {"record_id": record, "number": number, "body": step}
            await connection.execute(insert(schema.analysis_steps).values(row))


@pytest.mark.parametrize("problem", [EOFError, TimeoutError, OSError, msgspec.DecodeError])
def test_a_worker_that_breaks_off_loses_no_steps(
    problem: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    upgrade(url)
    asyncio.run(check_broken_worker(url, problem, monkeypatch))


async def check_broken_worker(url: str, problem: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    played, _ = random_record(["easy", "easy"], moves=6)
    found = analyse(Record.load(played.dump()), WORLDS).steps
    frames: list[bytes] = []
    answer_of = WorkerProcess.receive

    async def receive(worker: WorkerProcess) -> bytes:
        frames.append(await answer_of(worker))
        if len(frames) == 4:
            raise problem
        return frames[-1]

    async with open_store(url) as store:
        record = await kept_record(store, "abcdefgh-1", played.dump().encode())
        analyses = open_analyses(AnalysisStore(store))
        monkeypatch.setattr(WorkerProcess, "receive", receive)
        await analyses.request(record, "10.0.0.1")
        row, steps = await wait_until_ended(analyses, record)
        # Its number of steps came first, and the fourth answer was lost.
        assert (row.status, len(steps)) == ("failed", 2)
        await analyses.close()
        analyses = open_analyses(AnalysisStore(store))
        await analyses.request(record, "10.0.0.1")
        row, steps = await wait_until_ended(analyses, record)
        assert row.status == "done"
        assert [msgspec.json.decode(step, type=Step) for step in steps] == found
        # The second worker only found the others, between its first and last answer.
        assert len(frames) == 4 + 1 + len(found) - 2 + 1
        await analyses.close()


async def wait_until_ended(analyses: Analyses, record: str) -> tuple[Row[Any], list[bytes]]:
    """Return the analysis and its steps when it is done or has failed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            row, steps = await analyses.find(record, 0)
            # Its worker has ended, too.
            if row is not None and row.status in ("done", "failed") and record not in analyses._tasks:
                return row, steps
            await asyncio.sleep(0.02)


def wait_for_more(server: Server, record: str, known: list[Any]) -> None:
    eventually(lambda: len(progress(server, record)["steps"]) > len(known))


@pytest.fixture
def idle(tmp_path: Path) -> Iterator[Server]:
    """A server that offers no analyses."""
    with running(tmp_path, analyses="0") as server:
        yield server


def test_a_host_can_do_without_analyses(idle: Server) -> None:
    record = bots_play(idle)
    check_refused(idle, "POST", f"/api/records/{record}/analysis", 409, "no-analyses")
    assert progress(idle, record)["status"] == "none"


class StuckStore:
    """A store in which nothing is known, and which never finds the record of an analysis that has begun."""

    def __init__(self) -> None:
        self.requested: list[str] = []

    async def find(self, record: str) -> None:
        return None

    async def request(self, record: str, worlds: int, version: str, now: int) -> None:
        self.requested.append(record)

    async def record(self, record: str) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError


class ShakyStore(StuckStore):
    """A store that fails at first, and then has an analysis that nobody goes on with."""

    is_shared = False

    def __init__(self, *problems: Exception) -> None:
        super().__init__()
        self.problems = list(problems)

    async def release(self) -> None:
        raise self.problems.pop()

    async def unclaimed(self, expired: int, most: int) -> list[str]:
        if self.problems:
            raise self.problems.pop()
        return ["table-1"]


class Wall:
    def wall(self) -> int:
        return NOW


class Queued(Metrics):
    """How many analyses wait and run."""

    def __init__(self) -> None:
        super().__init__()
        self.queue = (0, 0)

    def analyses_queued(self, waiting: int, running: int) -> None:
        self.queue = waiting, running


def open_analyses(store: AnalysisStore, at_once: int = 1) -> Analyses:
    """Analyses that are made."""
    metrics, clock = Metrics(), cast(Clock, Wall())
    jobs = BackgroundJobs(metrics.failed)
    return Analyses(store, clock, jobs, metrics, at_once=at_once, worlds=WORLDS, is_limited=False)


def open_queue(store: StuckStore, metrics: Metrics, is_limited: bool) -> Analyses:
    """The queue of a server with one worker."""
    jobs = BackgroundJobs(metrics.failed)
    some_store, clock = cast(AnalysisStore, store), cast(Clock, Wall())
    return Analyses(some_store, clock, jobs, metrics, at_once=1, worlds=5, is_limited=is_limited)


def test_an_address_may_ask_for_so_many_analyses_an_hour() -> None:
    async def ask() -> None:
        store = StuckStore()
        analyses = open_queue(store, Metrics(), is_limited=True)
        for number in range(PER_HOUR):
            await analyses.request(f"table-{number}", "10.0.0.1")
        with pytest.raises(TooMuch) as refused:
            await analyses.request("table-99", "10.0.0.1")
        assert (refused.value.code, refused.value.params) == ("too-many-analyses", {"most": PER_HOUR})
        # Others may, and nothing of what was refused is kept.
        await analyses.request("table-100", "10.0.0.2")
        assert store.requested == [*(f"table-{number}" for number in range(PER_HOUR)), "table-100"]
        await analyses.close()

    asyncio.run(ask())


def test_a_busy_server_takes_no_more_analyses() -> None:
    async def ask() -> None:
        store, metrics = StuckStore(), Queued()
        analyses = open_queue(store, metrics, is_limited=False)
        for number in range(MOST_WAITING):
            await analyses.request(f"table-{number}", "10.0.0.1")
        with pytest.raises(TooMuch) as refused:
            await analyses.request("table-999", "10.0.0.2")
        assert refused.value.code == "analyses-busy"
        assert len(store.requested) == MOST_WAITING
        await asyncio.sleep(0)
        assert metrics.queue == (MOST_WAITING - 1, 1)
        await analyses.close()
        await asyncio.sleep(0)
        assert metrics.queue == (0, 0)

    asyncio.run(ask())


def test_an_error_does_not_end_the_search_for_analyses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.server.analyses.LOOK_INTERVAL", 0.0)

    async def look() -> None:
        metrics = Queued()
        store = ShakyStore(Unavailable("storage"), KeyError("damaged"), KeyError("damaged"))
        analyses = open_queue(store, metrics, is_limited=False)
        await analyses.open()
        async with asyncio.timeout(PATIENCE):
            while metrics.queue != (0, 1):
                await asyncio.sleep(0)
        await analyses.close()

    asyncio.run(look())
    assert caplog.text.count("cannot look for analyses") == 2


def test_the_figures_count_analyses(server: Server) -> None:
    def count(result: str) -> float:
        return server.figures().get(f'parlour_analyses_total{{result="{result}"}}', 0.0)

    done, failed = count("done"), count("failed")
    record, broken = bots_play(server), bots_play(server)
    asyncio.run(spoil(server, broken))
    for each in (record, broken):
        request(server, each)
    eventually(lambda: (count("done"), count("failed")) == (done + 1, failed + 1))
    assert progress(server, broken)["status"] == "failed"
    for queue in ("waiting", "running"):
        eventually(lambda queue=queue: server.figures()[f"parlour_analyses_{queue}"] == 0)  # type: ignore[misc]


async def spoil(server: Server, record: str) -> None:
    """Replace the record by something that cannot be analysed."""
    engine = create_engine(server.database)
    async with engine.begin() as connection:
        await connection.execute(
            update(schema.records).where(schema.records.c.id == record).values(body=b"{}")
        )
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'parlour.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


def test_one_process_at_a_time_works_on_an_analysis(url: str) -> None:
    upgrade(url)
    asyncio.run(check_claims(url))


async def check_claims(url: str) -> None:
    async with open_store(url) as store:
        analyses = AnalysisStore(store)
        record = await kept_record(store, "abcdefgh-1")
        assert await analyses.find(record) is None
        await analyses.request(record, 10, "1.0", NOW)
        await analyses.request(record, 99, "1.0", NOW + 1)
        row = await analyses.find(record)
        assert row is not None
        assert (row.status, row.worlds, row.requested) == ("waiting", 10, NOW)
        assert await analyses.unclaimed(NOW - CLAIM, 9) == [record]
        assert await analyses.claim(record, 0, NOW)
        assert not await analyses.claim(record, 0, NOW + 1)
        assert await analyses.unclaimed(NOW - CLAIM, 9) == []
        await analyses.begin(record, 3)
        await analyses.add_steps(record, 0, [b"one", b"two"], NOW + 5)
        # What a process writes that has lost its claim meanwhile, and does not know.
        await analyses.add_steps(record, 1, [b"two", b"three"], NOW + 6)
        assert await analyses.steps(record) == [b"one", b"two", b"three"]
        assert await analyses.steps(record, 2) == [b"three"]
        assert await analyses.unclaimed(NOW + 6, 9) == [record]
        await analyses.release()
        assert await analyses.unclaimed(NOW - CLAIM, 9) == [record]
        await analyses.finish(record, b"{}")
        assert await analyses.unclaimed(NOW + CLAIM, 9) == []
        await analyses.request(record, 10, "1.0", NOW + 7)
        assert await analyses.steps(record) == [b"one", b"two", b"three"]
        await analyses.fail(record, keeps_steps=True)
        await analyses.request(record, 10, "1.0", NOW + 8)
        assert await analyses.unclaimed(NOW, 9) == [record]
        assert await analyses.steps(record) == [b"one", b"two", b"three"]
        await analyses.fail(record, keeps_steps=False)
        await analyses.request(record, 10, "1.0", NOW + 8)
        assert await analyses.steps(record) == []
        await analyses.add_steps(record, 0, [b"one"], NOW + 9)
        assert await Retention(store).delete_records(NOW + 10) == 1
        assert await analyses.find(record) is None


async def kept_record(store: Store, id: str, body: bytes = b"{}") -> str:
    row = {"id": id, "game": "fzzzt", "public": True, "finished": NOW, "names": b"[]", "body": body}
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.records).values(row))
    return id


def reports(request: AnalysisRequest) -> list[Report]:
    """Return what a worker process reports."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "parlour.server.analysis_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    out, _ = worker.communicate(frame(msgspec.msgpack.encode(request)))
    assert worker.returncode == 0
    found: list[Report] = []
    stream = io.BytesIO(out)
    while (body := read_frame_now(stream)) is not None:
        found.append(msgspec.msgpack.decode(body, type=Report))
    return found


def test_a_worker_goes_on_with_what_is_known() -> None:
    record, _ = random_record(["easy", "easy"], moves=6)
    whole = analyse(Record.load(record.dump()), 5)
    begun, *found, finished = reports(AnalysisRequest(record.dump().encode(), 5, whole.steps[:2]))
    assert begun == Begun(len(whole.steps))
    assert found == [Found(msgspec.json.encode(step)) for step in whole.steps[2:]]
    assert finished == Finished(whole.final, whole.deciding)


def test_a_worker_says_why_it_cannot_analyse() -> None:
    (failed,) = reports(AnalysisRequest(b"{}", 5, []))
    assert isinstance(failed, Failed)
    assert failed.problem.startswith("BadRecord")


def test_a_worker_ends_with_its_server() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "parlour.server.analysis_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    record, _ = random_record(["easy", "easy"])
    worker.stdin.write(frame(msgspec.msgpack.encode(AnalysisRequest(record.dump().encode(), 5, []))))
    worker.stdin.flush()
    worker.stdout.read(1)
    worker.stdout.close()
    worker.stdin.close()
    assert worker.wait(60) == 0
    assert worker.stderr.read() == b""
    worker.stderr.close()
