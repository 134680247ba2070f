"""The cards of a deck and what is printed on them, for clients that draw them."""

from __future__ import annotations

from litestar import get

from parlour.core.game import Game
from parlour.server.http.messages.games import CardInfo
from parlour.server.http.params import GameName, RecordId, TableId, TheRoom, game_named
from parlour.server.http.problems import problems
from parlour.server.http.records import TheReplays, load_record


@get("/games/{game:str}/cards", responses=problems(404), tags=["house"], sync_to_thread=False)
def cards_of_game(game: GameName) -> list[CardInfo]:
    """Return the game's own deck."""
    return _cards(game_named(game))


@get("/tables/{table:str}/cards", responses=problems(404, 503), tags=["tables"])
async def cards_of_table(room: TheRoom, table: TableId) -> list[CardInfo]:
    """Return the deck in use at a table."""
    live = await room.tables.find(table)
    return _cards(live.table.game)


@get("/records/{record:str}/cards", responses=problems(404, 409, 503), tags=["records"])
async def cards_of_record(room: TheRoom, replays: TheReplays, record: RecordId) -> list[CardInfo]:
    """Return the deck used in a finished game."""
    replay = await replays.find(record, await load_record(room, record))
    return _cards(replay.record.find_game())


def _cards(game: Game) -> list[CardInfo]:
    return [CardInfo(code, copies, dict(game.facts(code))) for code, copies in game.cards().items()]


HANDLERS = [cards_of_game, cards_of_table, cards_of_record]
