"""One seat against bots, game after game."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.errors import IllegalAction
from parlour.core.options import as_int
from parlour.core.rng import Rng
from parlour.core.rows import MOST_DEALS
from parlour.core.state import State
from parlour.rl.deals import Deals, GameSpec
from parlour.rl.errors import EnvError, OpponentError, refusal
from parlour.rl.opponents import Opponents, Player

#: Draws the seat of the agent anew in each game.
RANDOM_SEAT: Final = "random"
#: The reward of an illegal action: that of a lost game.
LOSS: Final = -1.0


def check_seat(spec: GameSpec, seat: object) -> int | None:
    """Return the seat of the agent, or None for a random one. Raise `EnvError` if there is no such seat."""
    if isinstance(seat, str) and seat == RANDOM_SEAT:
        return None
    number = as_int(seat)
    if number is None or not 0 <= number < spec.seats:
        raise EnvError(f'seat must be "{RANDOM_SEAT}" or a seat from 0 to {spec.seats - 1}, not {seat!r}')
    return number


class Episode:
    """The current game of an agent. Bots move until the agent is asked or the game has ended."""

    def __init__(
        self, spec: GameSpec, seat: int | None, opponents: Opponents, row: int | None = None
    ) -> None:
        """Without a seat, the agent gets a random one in each game. `row` is for error messages."""
        self.spec = spec
        self.row = row
        self.deals = Deals(spec)
        self.seat = seat or 0
        self.is_asked = False
        self.terminated = False
        self.truncated = False
        self.reward = 0.0
        self._fixed_seat = seat
        self._opponents = opponents
        self._players: list[Player] = []
        self._rng = Rng(0)
        self._moves = 0
        self._state: State | None = None

    @property
    def has_begun(self) -> bool:
        """Whether there is a game, which may be over."""
        return self._state is not None

    @property
    def state(self) -> State:
        """The state of the game. Raise `EnvError` before the first one."""
        if self._state is None:
            raise EnvError("there is no game yet: call reset() first")
        return self._state

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_rng": self._rng.dump()}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)
        self._rng = Rng.load(attributes["_rng"])

    def begin(self) -> None:
        """Begin the next game in which the agent is asked anything. Raise `OpponentError`."""
        for _ in range(MOST_DEALS):
            self._state, self._rng = self.deals.next_of_any()
            if self._fixed_seat is None:
                self.seat = self._rng.below(self.spec.seats)
            self._players = self._opponents.new_players()
            self._players.insert(self.seat, _nobody)
            self._moves = 0
            self._let_others_play()
            if self.is_asked:
                return
        raise EnvError(f"{MOST_DEALS} games with these options were over before the agent was asked")

    def check_asked(self) -> None:
        """Raise `EnvError` if the agent has nothing to decide."""
        if not self.is_asked:
            raise EnvError("there is no game that goes on: call reset() first")

    def play(self, action: int) -> None:
        """Make a legal move of the agent. Raise `OpponentError` if the move of another player is illegal."""
        self.state.apply(self.seat, action)
        self._moves += 1
        self._let_others_play()

    def abandon(self) -> None:
        """Give up the game, which cannot go on."""
        self.is_asked = False

    def forfeit(self) -> None:
        """End the game with a loss of the agent."""
        self.is_asked = False
        self.terminated = True
        self.reward = LOSS

    def _let_others_play(self) -> None:
        state, me, players, rng = self.state, self.seat, self._players, self._rng
        left = self.spec.move_limit - self._moves
        self.is_asked = self.terminated = self.truncated = False
        self.reward = 0.0
        while True:
            actors = state.actors
            if not actors or left <= 0:
                break
            seat = actors[0]
            if seat == me:
                self.is_asked = True
                self._moves = self.spec.move_limit - left
                return
            try:
                action = players[seat](state, seat, rng)
            except IllegalAction as error:
                raise refusal(error, self.spec.game, f"seat {seat}: ", self.row, OpponentError) from error
            state.apply(seat, action)
            left -= 1
        self.truncated = bool(actors)
        self.terminated = not actors
        if state.outcome is not None:
            self.reward = self.spec.game.returns(state.outcome)[me]


def _nobody(state: State, seat: int, rng: Rng) -> int:
    """Stand in for the agent, who is never asked in this way."""
    raise AssertionError
