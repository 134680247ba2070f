"""Many games side by side, one in each row of the buffers. `parlour.Batch` shows them as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.tensor import NOTE, byte_at, new_buffer, padded

#: How many deals in a row may end immediately before the options are rejected.
MOST_DEALS: Final = 1000
#: Rows and games of a row are told apart by the streams of their generators.
ROW_BITS: Final = 32

#: Stands for no row.
NO_ROW: Final = -1


class Rows:
    """Plays one game in each row. A game that ends is followed by another in the same step."""

    def __init__(
        self,
        game: Game,
        seats: int,
        rows: range,
        seed: int,
        options: Mapping[str, object],
        size: int,
        move_limit: int,
        note_rows: int = 0,
    ) -> None:
        """`rows` are the numbers of the rows in the whole batch. Without a `size`, nothing is observed.

        `note_rows` are those for notes of the next player. Raise `BadOption` if no game can be played.
        """
        self.game = game
        self.seats: i64 = seats
        self.rows = rows
        self.count: i64 = len(rows)
        self.seed = seed
        self.options = dict(options)
        self.size: i64 = size
        #: The bytes of a row of the mask.
        self.mask_size: i64 = padded(game.actions)
        self.actions: i64 = game.actions
        self.move_limit: i64 = move_limit
        self.note_rows: i64 = note_rows
        count = len(rows)
        self.states: list[State] = []
        #: By row: the number of the game, and the moves that were made in it.
        self.games = vec[i64]([0] * count)
        self.moves = vec[i64]([0] * count)
        self.seat = vec[i64]([0] * count)
        self.observation = new_buffer(count * size)
        self.mask = new_buffer(count * padded(game.actions))
        self.reward = vec[float]([0.0] * (count * seats))
        self.done = vec[u8]([0] * count)
        self.truncated = vec[u8]([0] * count)
        self.final_observation = new_buffer(count * seats * size)
        #: By row: what the next player has seen since their last decision, and how many notes that are, also
        #: if there are too many for the rows.
        self.notes = new_buffer(count * note_rows * NOTE.size)
        self.note_count = vec[i64]([0] * count)
        #: By row and seat: the notes of the state that were read.
        self.read = vec[i64]([0] * (count * seats))
        #: Whether a game has ended with the last step, so that there is something to clear.
        self.has_ended = False
        for row in range(count):
            self.states.append(self._deal(row))
            self._look(row)

    def first_illegal(self, actions: vec[i64]) -> int:
        """Return the first row whose action is illegal, or `NO_ROW`."""
        row: i64 = 0
        while row < self.count:
            action = actions[row]
            inside = 0 <= action < self.actions
            if not inside or byte_at(self.mask, row * self.mask_size + action) == 0:
                return row
            row += 1
        return NO_ROW

    def step(self, actions: vec[i64]) -> None:
        """Make one legal move in each game."""
        if self.has_ended:
            self._clear()
        row: i64 = 0
        while row < self.count:
            state = self.states[row]
            state.apply(self.seat[row], actions[row])
            self.moves[row] += 1
            if not state.actors:
                self._end(row, False)
            elif self.moves[row] >= self.move_limit:
                self._end(row, True)
            self._look(row)
            row += 1

    def _deal(self, row: i64) -> State:
        """Deal the next game of the row, and go on to the next one if it is over at once."""
        stream = self.rows[row] << ROW_BITS
        for _ in range(MOST_DEALS):
            state: State = self.game.start_from(
                self.seats, Rng(self.seed, stream + self.games[row]), self.options
            )
            self.games[row] += 1
            self.moves[row] = 0
            if state.actors:
                return state
        raise BadOption("over-at-the-deal", deals=MOST_DEALS)

    def _look(self, row: i64) -> None:
        """Write what the next player of the game knows and may do."""
        state = self.states[row]
        if self.size:
            self.seat[row] = state.observe(self.observation, row * self.size, self.mask, row * self.mask_size)
        else:
            seat = state.actors[0]
            self.seat[row] = seat
            state.mark_legal(seat, self.mask, row * self.mask_size)
        if self.note_rows:
            self._read_notes(row)

    def _read_notes(self, row: i64) -> None:
        """Write what the next player of the game has seen since their last decision."""
        state = self.states[row]
        seat = self.seat[row]
        place = row * self.seats + seat
        at = row * self.note_rows * NOTE.size
        self.note_count[row] = state.encode_notes(seat, self.read[place], self.notes, at, self.note_rows)
        self.read[place] = state.note_count

    def _end(self, row: i64, truncated: bool) -> None:
        """Write the result of the game, and deal the next one."""
        state = self.states[row]
        self.has_ended = True
        if truncated:
            self.truncated[row] = 1
        else:
            self.done[row] = 1
            outcome = state.outcome
            assert outcome is not None
            at = row * self.seats
            for reward in self.game.returns(outcome):
                self.reward[at] = reward
                at += 1
        if self.size:
            at = row * self.seats * self.size
            for seat in range(self.seats):
                state.encode(seat, self.final_observation, at)
                at += self.size
        self.states[row] = self._deal(row)
        at = row * self.seats
        for _ in range(self.seats):
            self.read[at] = 0
            at += 1

    def _clear(self) -> None:
        """Forget the games that ended with the last step."""
        self.has_ended = False
        row: i64 = 0
        while row < self.count:
            if self.done[row] or self.truncated[row]:
                self.done[row] = 0
                self.truncated[row] = 0
                at = row * self.seats
                for _ in range(self.seats):
                    self.reward[at] = 0.0
                    at += 1
            row += 1
