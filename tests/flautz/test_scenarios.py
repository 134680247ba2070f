"""All scenarios from the files."""

from __future__ import annotations

import pytest

from tests.flautz.scenarios import after, expectation, scenarios, table
from tests.scenario_files import check_scenario

ALL = dict(scenarios())


@pytest.mark.parametrize("name", ALL, ids=list(ALL))
def test_scenario(name: str) -> None:
    scenario = ALL[name]
    state = table(scenario)
    check_scenario(scenario, state, scenario.after, lambda: after(state), expectation)
