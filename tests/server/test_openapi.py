"""The HTTP API does what its description says: all that it says is tried, and the opposite too."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from parlour.languages import LANGUAGES, Speaker
from parlour.registry import names as game_names
from parlour.server import catalogue
from parlour.server.app import create_app
from parlour.server.http.openapi import exact
from parlour.server.settings import Settings
from tests.server.client import play_out
from tests.server.running import Server, running
from tests.server.test_moderation import TOKEN, with_token
from tests.sizes import crowd

EXAMPLES = crowd(2, 10)
#: One that cannot be kept here: some of what is refused, as an unknown bot, cannot be told from the shape of
#: a request (see `check_refusal`).
NOT_CHECKED = [positive_data_acceptance]
#: Revoking what there is not, or no longer, is a success: an unknown ticket is no wrong one.
IDEMPOTENT = ("DELETE", "/api/hand-overs")


def description() -> dict[str, Any]:
    app = create_app(Settings(database="sqlite:///nowhere.db"))
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(exact(app.openapi_schema.to_schema())))
    return plain


API = schemathesis.openapi.from_dict(description())
#: What needs the token of an operator, whom most servers do not have.
ADMIN = "^/api/admin/"


class Furniture(NamedTuple):
    """What there is to ask for: tables in all states with what their hosts show, and a record."""

    tables: list[tuple[str, str]]
    record: str

    def rekey(self, table: str, secret: str) -> None:
        """The host of the table has another secret now."""
        self.tables[:] = [(id, secret if id == table else old) for id, old in self.tables]


@pytest.fixture(scope="module")
def furniture(server: Server) -> Furniture:
    waiting = server.new_table("frantic", 4, public=True, bots={"1": "easy"})
    playing, secrets = server.full_table("flautz", 3, public=True)
    over, players = server.full_table("fzzzt", 2, public=True)
    clients = asyncio.run(play_out(server.socket_url, over, players))
    tables = [(waiting["table"], waiting["secret"]), (playing, secrets[0]), (over, players[0])]
    return Furniture(tables, clients[0].info["record"])


def furnish(case: Any, furniture: Furniture) -> dict[str, str]:
    """Mostly name what there is in place of what only looks like it; the headers show its host's secret."""
    random = Random(repr((case.path_parameters, case.body)))
    wanted, headers = case.path_parameters or {}, {}
    if re.fullmatch("[a-z0-9]{6,32}", str(wanted.get("table"))) and random.random() < 0.8:
        wanted["table"], secret = random.choice(furniture.tables)
        if random.random() < 0.8:
            headers["Authorization"] = f"Bearer {secret}"
        if re.fullmatch("[0-9]+", str(wanted.get("seat"))):
            wanted["seat"] = random.randrange(4)
    if re.fullmatch("[a-z0-9]{6,32}-[0-9]{1,6}", str(wanted.get("record"))) and random.random() < 0.8:
        wanted["record"] = furniture.record
    return headers


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as session:
        yield session


@pytest.mark.crowd
@API.exclude(path_regex=ADMIN).parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_the_server_does_what_it_says(
    case: Any, server: Server, furniture: Furniture, session: requests.Session
) -> None:
    headers = furnish(case, furniture)
    is_idempotent = (case.method.upper(), case.path) == IDEMPOTENT
    excluded = [*NOT_CHECKED, ignored_auth] if is_idempotent else NOT_CHECKED
    response = case.call_and_validate(server.url, session, headers, excluded_checks=excluded)
    if response.status_code >= 400:
        check_refusal(case, response)
    elif case.path.endswith("/secret"):
        furniture.rekey(case.path_parameters["table"], case.body["secret"])


@pytest.fixture(scope="module")
def staffed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an operator."""
    with with_token(), running(tmp_path_factory.mktemp("operator")) as server:
        yield server


@pytest.mark.crowd
@API.include(path_regex=ADMIN).parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_the_server_does_for_the_operator_what_it_says(
    case: Any, staffed: Server, session: requests.Session
) -> None:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    response = case.call_and_validate(staffed.url, session, headers, excluded_checks=NOT_CHECKED)
    if response.status_code >= 400:
        check_refusal(case, response)


def check_refusal(case: Any, response: Any) -> None:
    """Every refusal can be said; what is as described is never refused for its shape."""
    code = response.json()["code"]
    assert can_be_said(code), code
    if case.meta.generation.mode.is_positive:
        assert code != "bad-request", response.json()


@cache
def can_be_said(code: str) -> bool:
    games = [None, *map(catalogue.game, game_names())]
    return all(
        any(Speaker(language, game).knows(f"error-{code}") for game in games) for language in LANGUAGES
    )


def test_the_description_is_served(server: Server) -> None:
    assert server.get("/api/schema/openapi.json").body == description()


def test_everything_is_described() -> None:
    """Each operation says what it does, takes and answers, and what is needed for it."""
    for path, operations in description()["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], (method, path)
            by_secret = {"401", "403"} & operation["responses"].keys()
            assert bool(by_secret) == ("security" in operation), (method, path)
            assert ("413" in operation["responses"]) == ("requestBody" in operation), (method, path)
