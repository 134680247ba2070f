"""A table in sentences, for clients that ask for words: in their language, with the names at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.message import Argument, Block, Message
from parlour.core.options import FAMILY
from parlour.core.view import View
from parlour.languages import Speaker
from parlour.server.protocol import Choice, SpokenBlock, Words
from parlour.server.table import Table


def speaker(table: Table, language: str) -> Speaker:
    plain = Speaker(language)
    names = [chair.name or plain.say("play-bot", number=seat + 1) for seat, chair in enumerate(table.chairs)]
    return Speaker(language, table.game, names, family=table.created.options.get(FAMILY) is True)


def speak(
    game: Game,
    voice: Speaker,
    events: Iterable[Event],
    view: View | None,
    over: bool,
    ask: Message | None = None,
    choices: Sequence[Choice] = (),
) -> Words:
    """What happened, then how the table looks to whom the view belongs and what that seat is asked."""
    blocks: list[Block] = [] if view is None else list(game.describe(view))
    if view is not None and over:
        blocks += game.result(view)
    return Words(
        told=speak_events(game, voice, events),
        table=[_spoken(block, voice) for block in blocks],
        blocks=blocks,
        ask=None if ask is None else voice.say(ask),
        choices=[voice.move(choice.move) for choice in choices],
    )


def speak_events(game: Game, voice: Speaker, events: Iterable[Event]) -> list[str]:
    """A sentence for each event that needs one."""
    told = [game.tell(event) for event in events]
    return [voice.say(message).strip() for message in told if message is not None]


def _spoken(block: Block, voice: Speaker) -> SpokenBlock:
    if isinstance(block, Message):
        return voice.say(block)
    return [_row(block.heads, voice), *(_row(row, voice) for row in block.rows)]


def _row(cells: tuple[Argument, ...], voice: Speaker) -> list[str]:
    return [voice.words(cell).strip() for cell in cells]
