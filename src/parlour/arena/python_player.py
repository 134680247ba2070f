"""A Python bot that plays for an entrant, in a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from parlour.arena.bot_process import BotProcess
from parlour.arena.process_player import ProcessPlayer
from parlour.arena.python_bot import Answer, Decision, DecisionRequest, NewGame, Ready, encode
from parlour.arena.results import BotFailed
from parlour.arena.tournament import Limits
from parlour.core.events import Event
from parlour.core.outcome import Outcome
from parlour.core.rng import Rng
from parlour.core.state import State

HOST = [sys.executable, "-P", "-m", "parlour.arena.python_bot"]

_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class PythonPlayer(ProcessPlayer):
    """Sends a bot the position of a world that its seat cannot distinguish from the true one."""

    def __init__(
        self, bot: str, limits: Limits, think: float | None = None, worlds: int | None = None
    ) -> None:
        """`bot` is an import path such as `my_package:Thinker`, or the name of a registered bot."""
        super().__init__(HOST, limits)
        self.seconds += think or 0.0
        self._bot = bot
        self._think = think
        self._worlds = worlds

    def opening(self) -> bytes:
        game = self.seating.game
        seat = self.seating.seat
        return encode(NewGame(self._bot, game.name, game.deck_source, seat, self._think, self._worlds))

    def await_ready(self, process: BotProcess) -> None:
        for line in self.lines(process):
            if isinstance(_answer(line), Ready):
                break

    def question(self, version: int, state: State, rng: Rng, events: Sequence[Event]) -> bytes:
        world = state.resample(self.seating.seat, rng)
        return encode(DecisionRequest(version, state.game.position(world), rng.dump()))

    def closing(self, outcome: Outcome, events: Sequence[Event]) -> None:
        return None

    def read(self, line: bytes, version: int, state: State) -> int | None:
        answer = _answer(line)
        if not isinstance(answer, Decision) or answer.version != version:
            return None
        if answer.action is None:
            raise BotFailed(answer.kind, answer.problem)
        return answer.action


def _answer(line: bytes) -> Answer:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BotFailed("garbage", str(error)) from None
