"""A table in sentences, in the client's language and with the names of the players."""

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


def table_speaker(table: Table, language: str) -> Speaker:
    names = [chair.name for chair in table.chairs]
    return speaker_for(table.game, names, language, table.created.options.get(FAMILY) is True)


def speaker_for(game: Game, names: Sequence[str], language: str, family: bool) -> Speaker:
    """Return a speaker for these players; one without a name is the bot of that seat."""
    plain = Speaker(language)
    called = [name or plain.say("play-bot", number=number) for number, name in enumerate(names, 1)]
    return Speaker(language, game, called, family=family)


def table_words(
    game: Game,
    speaker: Speaker,
    events: Iterable[Event],
    view: View | None,
    over: bool,
    ask: Message | None = None,
    choices: Sequence[Choice] = (),
) -> Words:
    """Return the events, the table as the view shows it, and what the seat is asked."""
    blocks: list[Block] = [] if view is None else list(game.describe(view))
    if view is not None and over:
        blocks += game.result(view)
    return Words(
        told=event_sentences(game, speaker, events),
        table=[_spoken(block, speaker) for block in blocks],
        blocks=blocks,
        ask=None if ask is None else speaker.say(ask),
        choices=[speaker.move(choice.move) for choice in choices],
    )


def event_sentences(game: Game, speaker: Speaker, events: Iterable[Event]) -> list[str]:
    """Return a sentence for each event that has one."""
    told = [game.tell(event) for event in events]
    return [speaker.say(message).strip() for message in told if message is not None]


def _spoken(block: Block, speaker: Speaker) -> SpokenBlock:
    if isinstance(block, Message):
        return speaker.say(block)
    return [_row(block.heads, speaker), *(_row(row, speaker) for row in block.rows)]


def _row(cells: tuple[Argument, ...], speaker: Speaker) -> list[str]:
    return [speaker.words(cell).strip() for cell in cells]
