"""Bots have the names of people, and nobody at a table is called like somebody else."""

from __future__ import annotations

import pytest

from parlour.bots.people import NAMES, choose_name
from tests.server.running import Server


def names_of(info: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["name"] for seat in info["seats"]]


def test_there_are_enough_names_and_no_two_are_alike() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 16
    chosen: list[str] = []
    for _ in NAMES:
        chosen.append(choose_name(chosen, "any table"))
    assert sorted(chosen) == sorted(NAMES)
    assert choose_name(chosen, "any table") == ""


def test_tables_differ_in_their_bots() -> None:
    assert len({choose_name([], f"table {number}") for number in range(100)}) > len(NAMES) / 2


def test_all_bots_at_a_table_have_names_of_their_own(server: Server) -> None:
    bots = {str(seat): "easy" for seat in range(1, 7)}
    opened = server.new_table("frantic", 8, bots=bots)
    filled = server.put(f"/api/tables/{opened['table']}/seats/7/bot", {"bot": "random"}, opened["secret"])
    names = names_of(filled.body["info"])
    assert len(set(names)) == 8
    assert set(names[1:]) <= set(NAMES)
    # Another level is no other bot.
    again = server.put(f"/api/tables/{opened['table']}/seats/7/bot", {"bot": "easy"}, opened["secret"])
    assert names_of(again.body["info"]) == names


@pytest.mark.parametrize("written", [str.lower, str.upper])
def test_a_bot_gives_way_to_a_person_of_its_name(server: Server, written: type[str]) -> None:
    opened = server.new_table("fzzzt", 3, bots={"1": "easy"})
    name = written(opened["info"]["seats"][1]["name"])
    joined = server.post(f"/api/tables/{opened['table']}/join", {"name": name})
    names = names_of(joined.body["info"])
    assert names[2] == name
    assert names[1] in NAMES
    assert names[1].casefold() != name.casefold()


def test_a_host_with_the_name_of_a_bot_keeps_it(server: Server) -> None:
    for name in NAMES:
        opened = server.new_table("fzzzt", 4, name=name, bots={"1": "easy", "2": "easy", "3": "easy"})
        assert len(set(names_of(opened["info"]))) == 4
