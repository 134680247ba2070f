"""The published strength of the bots: the page says what the reports say, and the levels are in order."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from parlour.arena.summary import Summary
from parlour.bots import LEVELS
from scripts.publish_bots import BEGIN, END, PAGE, PLAN, REPORTS, Contest, Plan, name_of, table, tournament_of

PLANNED = msgspec.toml.decode(PLAN.read_bytes(), type=Plan)
TABLES = PAGE.read_text("utf-8").split(BEGIN)[1].split(END)[0]


def report(contest: Contest) -> Summary:
    return msgspec.json.decode((REPORTS / f"{name_of(contest)}.json").read_bytes(), type=Summary)


contests = pytest.mark.parametrize("contest", PLANNED.tournament, ids=name_of)


@contests
def test_the_page_has_the_table_of_the_report(contest: Contest) -> None:
    assert "\n".join(table(report(contest))) in TABLES
    assert (REPORTS / f"{name_of(contest)}.html").is_file()


@contests
def test_the_report_is_of_the_planned_tournament(contest: Contest) -> None:
    found = report(contest)
    assert found.tournament == tournament_of(PLANNED, contest)
    assert found.deals == found.tournament.deals


@contests
def test_every_level_is_clearly_better_than_the_one_before(contest: Contest) -> None:
    ratings = {standing.name: standing.rating for standing in report(contest).standings}
    for worse, better in pairwise(LEVELS):
        assert ratings[worse].high < ratings[better].low, f"{worse} and {better}"
