from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres, running_postgres
from tests.server.running import Server, running, running_together
from tests.server.shared_deals import running_on
from tests.server.strict_server import new_address, running_strict


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of this process, started when the first of them asks for it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share: without limits, and with bots that answer at once."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
        server.stop()
        assert "trace" not in server.log


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server like it that tests may stop, kill and start again; they leave it running."""
    with running(tmp_path_factory.mktemp("mortal")) as server:
        yield server
        server.stop()
        assert "trace" not in server.log


@pytest.fixture(scope="session")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers with one PostgreSQL database, as on two hosts; tests share them."""
    with running_together(tmp_path_factory.mktemp("servers"), postgres.new_database()) as servers:
        yield servers
        for server in servers:
            server.stop()
        assert "trace" not in "".join(server.log for server in servers)


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all limits behind a proxy, which names whom it asks for."""
    with running_strict(tmp_path_factory.mktemp("strict")) as server:
        yield server
        server.stop()
        assert "trace" not in server.log


@pytest.fixture
def address() -> str:
    """Somebody who has not been here before."""
    return new_address()


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Server]:
    """A server of one test, which may move it to other days."""
    with running_on(tmp_path) as server:
        yield server
