from __future__ import annotations

from random import Random

import pytest

from parlour import bots
from parlour.cli.play import Session
from parlour.cli.screen import Screen
from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    """Runs commands; a game without a seed gets one that depends on the test only."""
    monkeypatch.setattr("parlour.cli.arguments.secrets.randbelow", Random(request.node.nodeid).randrange)
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer every prompt with the move that the bot `easy` would play."""
    tables: list[Session] = []
    sit_down = Session.__init__

    def remember(table: Session, *args: object) -> None:
        sit_down(table, *args)  # type: ignore[arg-type]
        tables.append(table)

    def answer(screen: Screen, prompt: str = "> ") -> str:
        table = tables[-1]
        if not table.state.actors:
            return "quit"
        chance = bots.derive_rng(len(table.record.moves))
        bot = bots.factory(table.game.name, "easy")()
        action = bots.decide(bot, "easy", table.state, table.seat, chance)
        return table.game.text(table.state, action, table.seat)

    monkeypatch.setattr(Session, "__init__", remember)
    monkeypatch.setattr(Screen, "ask", answer)
