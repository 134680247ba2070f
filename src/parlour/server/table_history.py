"""The history of a table: the events of a game, and the record of a finished one."""

from __future__ import annotations

from parlour import fair
from parlour.core.events import Event
from parlour.record import HUMAN, Record, Result
from parlour.record import Move as RecordedMove
from parlour.server.table_game import start_state
from parlour.server.table_state import TableState
from parlour.server.table_types import Chair


def story_of(table: TableState) -> list[list[Event]]:
    """Return the events of the present game: those of the deal, then those of each move."""
    if table.state is None or table.status == "waiting":
        return []
    if table.events_by_move is None:
        table.events_by_move = _replay_events(table)
    return table.events_by_move


def _replay_events(table: TableState) -> list[list[Event]]:
    """Play the moves again for their events: neither the log nor a snapshot contains any."""
    events: list[Event] = []
    state = start_state(table, events.append)
    story = [events]
    for seat, text in table.moves:
        events = []
        state.listener = events.append
        state.apply(seat, table.game.parse(state, text, seat))
        story.append(events)
    return story


def finished_record(table: TableState) -> Record:
    """Return the record of the finished game, which reveals the secret of its deal."""
    outcome = table.outcome
    assert outcome is not None
    record = Record.of(
        table.game,
        len(table.chairs),
        table.seed,
        dict(table.created.options),
        [_player(chair) for chair in table.chairs],
    )
    record.moves = [RecordedMove(seat, text) for seat, text in table.moves]
    record.result = Result(outcome.reason, outcome.rule, list(outcome.scores), list(outcome.winners))
    branch, position = table.created.branch, table.created.position
    if table.is_branch and branch is not None and position is not None:
        record.branch, record.position = branch, position
    if table.is_fair:
        record.fair = fair.Fair(
            version=2 if table.deal == 2 else 1,
            table=table.deal_table,
            number=table.deal_number,
            commitment=fair.commitment(table.secret),
            secret=table.secret,
            seeds=table.seeds,
        )
    return record


def _player(chair: Chair) -> str:
    return {"person": HUMAN, "bot": chair.bot or "bot"}.get(chair.holder, chair.holder)
