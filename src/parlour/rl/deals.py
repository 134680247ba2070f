"""The game of an environment, and its deals one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from secrets import randbits
from typing import Final

from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import LARGEST_SEED, Game
from parlour.core.options import FAMILY, OptionValue, as_int, resolve_options
from parlour.core.rng import Rng
from parlour.core.rows import MOST_DEALS
from parlour.core.state import State
from parlour.core.tensor import TensorLayout
from parlour.registry import game as find_game
from parlour.rl.arguments import MOST_MOVES, whole
from parlour.rl.errors import EnvError, RlError, refusal

#: The chance of the bots has streams of its own.
BOT_STREAMS: Final = 1 << 63


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game with its seats and options, and when it is truncated."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]
    move_limit: int
    #: The layout of an observation.
    tensor_layout: TensorLayout

    @staticmethod
    def of(
        game: str | Game,
        seats: int,
        options: Mapping[str, OptionValue],
        move_limit: int | None,
        observe: bool = True,
        kind: type[RlError] = EnvError,
    ) -> GameSpec:
        """Check the arguments of an environment. Raise an error of this kind if there is no such game.

        Without `observe`, the game needs no tensors.
        """
        found = game if isinstance(game, Game) else None
        try:
            found = found or find_game(str(game))
            count = found.check_seats(seats)
            resolve_options(found.options, options)
            layout = found.tensor_layout(count, **options) if observe else TensorLayout([])
        except ParlourError as error:
            raise refusal(error, found, kind=kind) from error
        limit = (
            found.move_limit if move_limit is None else whole("move_limit", move_limit, 1, MOST_MOVES, kind)
        )
        return GameSpec(found, count, dict(options), limit, layout)

    @property
    def family(self) -> bool:
        """Whether the cards have their family-friendly names."""
        return self.options.get(FAMILY) is True


def check_seed(seed: object) -> int:
    """Return the seed. Raise `EnvError` if it is not a valid seed."""
    number = as_int(seed)
    if number is None or not 0 <= number <= LARGEST_SEED:
        raise refusal(BadOption("bad-seed", seed=str(seed), most=str(LARGEST_SEED)))
    return number


class Deals:
    """Deals one game after the other. All of them follow from a seed.

    The first is that of `Game.start` with this seed.
    """

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self._seed: int | None = None
        #: The number of games dealt from the seed.
        self._count = 0

    def reseed(self, seed: int) -> None:
        """Begin again. Raise `EnvError` if it is not a seed."""
        self._seed = check_seed(seed)
        self._count = 0

    def next(self) -> State:
        """Deal the next game that does not end immediately."""
        for _ in range(MOST_DEALS):
            state = self.next_of_any()[0]
            if state.actors:
                return state
        raise refusal(BadOption("over-at-the-deal", deals=MOST_DEALS))

    def next_of_any(self) -> tuple[State, Rng]:
        """Deal the next game, which may end immediately, and return it with a generator for the bots."""
        if self._seed is None:
            self._seed = randbits(64)
        spec = self.spec
        state: State = spec.game.start_from(spec.seats, Rng(self._seed, self._count), spec.options)
        rng = Rng(self._seed, BOT_STREAMS + self._count)
        self._count += 1
        return state, rng
