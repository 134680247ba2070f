"""The page about privacy says of everything in the database what it is and how long it stays."""

from __future__ import annotations

import re

from parlour.cli.forget import RECORD, TABLE
from parlour.server import schema
from tests.server.pages import blocks, commands, page

PAGE = page("privacy.md")
#: The cells of each row: what, where, how long.
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if "|" in line]


def test_the_page_has_every_table_of_the_database_once() -> None:
    places = [name for row in ROWS for name in re.findall(r"`(\w+)`", row[1])]
    assert sorted(places) == sorted(schema.metadata.tables)
    assert all(len(row) == 3 and row[2] for row in ROWS)


def test_its_commands_are_understood() -> None:
    shown = [words for block in blocks(PAGE, "sh") for words in commands(block.text)]
    assert len(shown) == 2
    for words in shown:
        assert words[:2] == ["parlour", "forget"]
        pattern = {"--table": TABLE, "--record": RECORD}[words[2]]
        assert re.fullmatch(pattern, words[3])
        assert set(words[4:]) <= {"--records"}
