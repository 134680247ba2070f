"""A table in sentences, for clients that ask for words: in their language, with the names at the table."""

from __future__ import annotations

from parlour.core.message import Argument, Block, Message
from parlour.core.options import FAMILY
from parlour.languages import Speaker
from parlour.server.guest import Guest
from parlour.server.table import Change, Table


def speaker(table: Table, language: str) -> Speaker:
    plain = Speaker(language)
    names = [chair.name or plain.say("play-bot", number=seat + 1) for seat, chair in enumerate(table.chairs)]
    return Speaker(language, table.game, names, family=table.created.options.get(FAMILY) is True)


def speak_events(table: Table, guest: Guest, change: Change) -> list[str]:
    """What happened, one sentence for each event that the guest may hear and that needs one."""
    assert guest.language is not None
    say = speaker(table, guest.language).say
    told = [table.game.tell(event) for event in change.events if event.heard_by(guest.seat)]
    return [say(message) for message in told if message is not None]


def speak_table(table: Table, guest: Guest) -> list[str]:
    """The table as the guest sees it, what it is asked, or how the game ended."""
    view = table.view(guest.seat)
    if view is None:
        return []
    assert guest.language is not None
    voice = speaker(table, guest.language)
    blocks: list[Block] = list(table.game.table(view))
    if table.status == "over":
        blocks += table.game.result(view)
    elif guest.seat in table.actors:
        blocks.append(table.game.ask(view))
    return [line for block in blocks for line in _lines(block, voice)]


def _lines(block: Block, voice: Speaker) -> list[str]:
    if isinstance(block, Message):
        return [voice.say(block)]
    return [_row(tuple(block.heads), voice), *(_row(row, voice) for row in block.rows)]


def _row(cells: tuple[Argument, ...], voice: Speaker) -> str:
    return " · ".join(voice.words(cell) for cell in cells)
