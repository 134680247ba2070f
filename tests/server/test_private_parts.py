"""Private parts of libraries that Parlour uses are as they were: see docs/decisions/0019."""

from __future__ import annotations

import inspect
import logging
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from granian import Granian, _signals, log
from granian.server import mp
from litestar.channels import ChannelsBackend
from packaging.requirements import Requirement
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

import hatch_build
from parlour.server.postgres_channels import ReconnectingBackend

ROOT = Path(__file__).parent.parent.parent
#: The minor versions whose private APIs were checked by hand, and the next ones.
TESTED = {"granian": ("2.8", "2.9"), "mypy": ("2.4", "2.5"), "typer": ("0.29", "0.30")}
ADVICE = "check the parts listed in docs/decisions/0019 against this version, then raise the range"


def requirements() -> list[Requirement]:
    """Everything that running and building Parlour needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    texts = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    return [Requirement(text) for text in (*texts, *hatch_build.BUILD_REQUIREMENTS)]


@pytest.mark.parametrize("name", TESTED)
def test_the_range_of_versions_is_the_tested_one(name: str) -> None:
    found = [requirement for requirement in requirements() if requirement.name == name]
    least, beyond = TESTED[name]
    assert [str(requirement.specifier) for requirement in found] == [f"<{beyond},>={least}"], ADVICE
    assert version(name) in found[0].specifier, f"{name} {version(name)}: {ADVICE}"


def test_the_engine_is_compiled_with_the_same_tools_everywhere() -> None:
    lines = (ROOT / "requirements" / "build.in").read_text("utf-8").splitlines()
    listed = {line.partition(" #")[0] for line in lines}
    assert listed >= {*hatch_build.BUILD_REQUIREMENTS}


def test_granian_sets_the_signals_of_a_worker_by_a_function_that_can_be_replaced() -> None:
    assert list(inspect.signature(_signals.set_loop_signals).parameters) == ["loop"], ADVICE
    assert not inspect.signature(_signals._get_signals).parameters, ADVICE
    worker = inspect.getsource(inspect.unwrap(mp.MPServer._spawn_asgi_lifespan_worker))
    # The worker looks the function up when it starts, after ours has taken its place.
    assert "from granian._signals import set_loop_signals" in worker, ADVICE
    assert "shutdown_event = set_loop_signals(loop)" in worker, ADVICE


def test_granian_starts_its_workers_in_a_method_that_can_be_extended() -> None:
    assert list(inspect.signature(Granian.startup).parameters) == ["self", "spawn_target", "target_loader"], (
        ADVICE
    )
    assert "_spawn_workers(" in inspect.getsource(Granian.startup), ADVICE
    server = Granian("nothing:app", address="127.0.0.1", port=8123)
    assert (server.bind_addr, server.bind_port, server.interrupt_signal) == ("127.0.0.1", 8123, False), ADVICE


def test_granian_logs_under_the_names_that_are_redirected() -> None:
    loggers: Any = log.LOGGING_CONFIG["loggers"]
    assert set(loggers) == {"_granian", "granian.access"}, ADVICE
    assert logging.getLogger("_granian.asgi.io").parent is logging.getLogger("_granian")


def test_typer_has_the_texts_of_its_help_where_they_are_replaced() -> None:
    for name in ("COMMANDS", "OPTIONS", "ARGUMENTS"):
        title = f"{name}_PANEL_TITLE"
        assert hasattr(rich_utils, title), ADVICE
        assert title in inspect.getsource(rich_utils).partition("def ")[2], ADVICE
    assert "{}" in rich_utils.DEFAULT_STRING, ADVICE
    assert hasattr(rich_utils, "REQUIRED_LONG_STRING"), ADVICE


@pytest.mark.parametrize("kind", [TyperCommand, TyperGroup])
def test_typer_asks_its_commands_for_parameters_and_usage(kind: type) -> None:
    for method, parameters in {
        "get_params": ["self", "ctx"],
        "get_help_option": ["self", "ctx"],
        "collect_usage_pieces": ["self", "ctx"],
        "format_usage": ["self", "ctx", "formatter"],
    }.items():
        assert list(inspect.signature(getattr(kind, method)).parameters) == parameters, ADVICE


def test_typer_asks_its_parameters_for_type_and_usage() -> None:
    assert (TyperArgument.param_type_name, TyperOption.param_type_name) == ("argument", "option"), ADVICE
    for method in (
        TyperArgument.display_type_rich,
        TyperOption.display_type_rich,
        TyperArgument.get_usage_pieces,
    ):
        assert list(inspect.signature(method).parameters) == ["self", "ctx"], ADVICE
    assert "param.display_type_rich(ctx=ctx)" in inspect.getsource(rich_utils), ADVICE
    assert "param.get_usage_pieces(ctx)" in inspect.getsource(TyperCommand.collect_usage_pieces), ADVICE


def test_the_backend_of_channels_uses_no_private_part_of_litestar() -> None:
    assert ReconnectingBackend.__mro__[1] is ChannelsBackend
    assert not ReconnectingBackend.__abstractmethods__
