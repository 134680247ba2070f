"""A game at a table: its deal, its moves and its end."""

from __future__ import annotations

from parlour import fair
from parlour.core.events import Event, Listener
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.server import entries
from parlour.server.ids import record_id
from parlour.server.table_questions import update_questions
from parlour.server.table_state import TableState
from parlour.server.table_types import Change


def start(table: TableState, entry: entries.Started, change: Change) -> None:
    _begin(table, entry.rules, entry.deal, entry.at, change)


def rematch(table: TableState, entry: entries.Rematch, change: Change) -> None:
    table.status = "waiting"
    table.number += 1
    table.secret = entry.secret
    for chair in table.chairs:
        chair.seed = ""
    change.info = change.play = True
    if entry.rules is not None:
        _begin(table, entry.rules, entry.deal, entry.at, change)


def _begin(table: TableState, rules: int, deal: int, at: int, change: Change) -> None:
    table.check_rules(rules)
    table.started, table.rules = table.version, rules
    table.dealt_at = at
    table.deal = deal
    lesson, duplicate = table.created.lesson, table.created.duplicate
    table.seeds = [chair.seed for chair in table.chairs] if duplicate is None else list(duplicate.seeds)
    if lesson is not None and table.is_lesson:
        table.seed = lesson
    elif table.is_branch:
        table.seed = 0
    else:
        table.seed = fair.deal_seed(
            table.secret, table.deal_table, table.deal_number, table.seeds, table.deal
        )
    table.status = "playing"
    table.moves = []
    table.floor = table.answered_by_bots = 0
    table.base = None
    table.events_by_move = None
    for chair in table.chairs:
        chair.asked, chair.used, chair.decisions, chair.ready = None, 0, 0, False
    _deal(table)
    change.events = table.take_events()
    change.info = change.play = change.fresh = True
    update_questions(table, at, None)
    _end_if_over(table, change)


def play(table: TableState, entry: entries.Played, change: Change) -> None:
    state = table.state
    assert state is not None
    for seat, text in entry.moves:
        state.apply(seat, table.action_of(seat, text))
        table.clear_cache()
        table.moves.append((seat, text))
        events = table.take_events()
        change.events += events
        if table.events_by_move is not None:
            table.events_by_move.append(events)
        if table.game.reveals(events, table.open_view()):
            table.floor = len(table.moves)
            table.base = state.clone()
        if entry.by in ("bot", "window") and _is_seen_answer(table, seat, events):
            table.answered_by_bots = len(table.moves)
        if entry.by != "window":
            # A window takes the same time for everybody, so it costs nobody time.
            table.chairs[seat].used += table.time_spent(seat, entry.at)
            table.chairs[seat].decisions += 1
    for seat, id in entry.answers:
        table.note_answered(seat, id)
    if table.undo is not None:
        table.undo = None
        change.info = True
    change.play = True
    update_questions(table, entry.at, {seat for seat, _ in entry.moves})
    _end_if_over(table, change)


def _is_seen_answer(table: TableState, seat: int, events: list[Event]) -> bool:
    """Return whether a bot moved and others saw it. Bots cannot be asked to agree to an undo."""
    return table.chairs[seat].is_played_by_bot and any(event.audience != seat for event in events)


def _end_if_over(table: TableState, change: Change) -> None:
    if table.state is not None and not table.state.actors:
        table.status = "over"
        table.paused = False
        table.record = record_id(table.id, table.number)
        for chair in table.chairs:
            chair.asked = None
            if chair.rests == "wish":
                # The bot was to play this game only.
                chair.rests = chair.bot = None
        change.info = change.ended = True


def _deal(table: TableState) -> None:
    table.take_events()
    table.resume(start_state(table, table.add_event))


def start_state(table: TableState, listener: Listener) -> State:
    """Deal the cards of the present game, or take them from the position at which it begins."""
    if table.is_branch:
        branched: State = table.game.from_position(table.created.position, trusted=True)
        branched.listener = listener
        return branched
    if table.is_lesson:
        rng = Rng(table.seed)
    else:
        rng = fair.deal_rng(table.secret, table.deal_table, table.deal_number, table.seeds, table.deal)
    state: State = table.game.start_from(len(table.chairs), rng, table.created.options, listener)
    return state


def replay_moves(table: TableState) -> None:
    """Rebuild the state from the remaining moves, starting at the floor if its state is known."""
    moves = table.moves
    if table.base is not None:
        table.resume(table.base.clone())
        moves = moves[table.floor :]
    else:
        _deal(table)
    assert table.state is not None
    for seat, text in moves:
        table.state.apply(seat, table.game.parse(table.state, text, seat))
    table.take_events()
