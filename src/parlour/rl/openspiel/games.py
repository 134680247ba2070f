"""The games of Parlour as games, states and observers of OpenSpiel.

The deal is the only chance move, at the root. Seats that choose simultaneously move one after the other, in
the order of the seats: nothing leaks, since a player observes only what their seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from math import prod
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import Option, OptionValue, resolve_options
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.core.tensor import NOTE, TensorLayout, new_buffer
from parlour.rl.errors import EnvError, refusal

CHANCE: Final[int] = pyspiel.PlayerId.CHANCE
TERMINAL: Final[int] = pyspiel.PlayerId.TERMINAL
#: The parameters of every game: how many players, how many different deals, and how many of the newest notes
#: of a seat are in its information state tensor.
PARAMETERS: Final = {"players": 2, "deals": 10_000, "notes": 64}
#: A parameter of OpenSpiel has one type. An option of words and numbers is a number here, and this
#: is its default.
DEFAULT_NUMBER: Final = 0
#: Separates the items of an option. OpenSpiel separates parameters by commas.
SEPARATOR: Final = "+"


class ParlourGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Parlour for a number of players, with its options."""

    def __init__(self, game: Game, game_type: pyspiel.GameType, params: Mapping[str, Any]) -> None:
        """Raise `EnvError` if a parameter is out of range."""
        deals, notes = _at_least("deals", 1, params), _at_least("notes", 0, params)
        try:
            seats = game.check_seats(params["players"])
            options = _options(game, params)
        except BadOption as error:
            raise refusal(error, game) from error
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=game.move_limit,
        )
        super().__init__(game_type, info, {name: _without_commas(value) for name, value in params.items()})
        self.game = game
        self.seats = seats
        self.deals = deals
        self.notes = notes
        self.options = options

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """The deals with their probabilities."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    @cached_property
    def tensor_layout(self) -> TensorLayout | None:
        """The layout of an observation, or None if the game has no tensors."""
        return self.game.tensor_layout(self.seats, **self.options) if _has_tensors(self.game) else None

    def deal(self, number: int) -> State:
        """Return the game after a deal. Its number is the seed."""
        if not 0 <= number < self.deals:
            raise EnvError(f"there is no deal {number}: there are {self.deals}, beginning with 0")
        state: State = self.game.start(self.seats, number, **self.options)
        return state

    def __reduce__(self) -> tuple[object, ...]:
        # As OpenSpiel pickles games, those in Python lose their attributes.
        return _load, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> ParlourObserver:
        """Return an observer, by default of what a player knows without the past.

        Raise `EnvError` if there is no such observer.
        """
        if params:
            raise EnvError(f"observers take no parameters: {', '.join(params)}")
        return ParlourObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ParlourState(pyspiel.State):  # type: ignore[misc]
    """A state of Parlour, or the root before the deal.

    OpenSpiel clones and serialises the attributes of a state, so there are as few as possible. As in
    OpenSpiel, `apply_action` expects a legal action, and `apply_action_with_legality_check` any.
    """

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        #: None before the deal.
        self.state: State | None = None
        self.moves = 0
        self.over = False

    def current_player(self) -> int:
        """Return the next player: the first of the seats that may act."""
        if self.over:
            return TERMINAL
        if self.state is None:
            return CHANCE
        return self.state.actors[0]

    def is_terminal(self) -> bool:
        return self.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes if self.state is None else []
        return outcomes

    def returns(self) -> list[float]:
        """Return the returns of the players: 0 while the game lasts, or if it was too long."""
        outcome = None if self.state is None else self.state.outcome
        if self.state is None or outcome is None:
            return [0.0] * self.num_players()
        return list(self.state.game.returns(outcome))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> ParlourState:
        """Return a state that the player cannot distinguish from this one.

        It has no past that it could be replayed from: `history` and `move_number` begin here. That also
        keeps the real deal and the hidden choices of others from whoever gets it. It is cloned and
        serialised like any other, and the limit of moves still counts those before it.
        """
        world: ParlourState = self.get_game().new_initial_state()
        if self.state is not None:
            seed = int(sampler() * 2**32) << 32 | int(sampler() * 2**32)
            world.state = self.state.resample(player_id, Rng(seed))
        world.moves = self.moves
        world.over = self.over
        return world

    def __str__(self) -> str:
        """Return the position as JSON, with hidden cards; see `Game.from_position`."""
        return "" if self.state is None else _json(self.state.game.position(self.state))

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else self.state.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.get_game().deal(action)
        else:
            self.state.apply(self.state.actors[0], action)
            self.moves += 1
        self.over = not self.state.actors or self.moves >= self.state.game.move_limit

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a legal action in notation. OpenSpiel also asks for others, to complain about them."""
        if player == CHANCE:
            return f"deal {action}"
        if self.state is None or action not in self.state.legal(player):
            return f"action {action}"
        return self.state.game.text(self.state, action, player)


class ParlourObserver:
    """The knowledge of a player, as numbers and as text; see `open_spiel.python.observation`.

    The pieces of the tensor are the fields of `Game.tensor_layout`. With perfect recall, the newest notes of
    the player follow, and the text is the whole information state instead of what they see now. What is
    public and what is private can also be observed apart, but only as text.
    """

    def __init__(self, game: ParlourGame, kind: pyspiel.IIGObservationType) -> None:
        """Raise `EnvError` if nothing or the secrets of all players are to be observed."""
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise EnvError("no player knows what is private to the others")
        if not self._public and (self._recall or not self._private):
            raise EnvError("without public information, only what is private to a player now can be observed")
        self._layout = game.tensor_layout if self._public and self._private else None
        self._notes = game.notes if self._recall else 0
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._layout is not None:
            self._make_tensor(self._layout)

    def _make_tensor(self, layout: TensorLayout) -> None:
        fields = [(field.name, field.offset, field.shape) for field in layout.fields]
        size = layout.content + self._notes * NOTE.content
        if self._notes:
            fields.append(("notes", layout.content, (self._notes, NOTE.content)))
        self._buffer = new_buffer(layout.size + self._notes * NOTE.size)
        found = np.frombuffer(memoryview(self._buffer), np.uint8)
        # Without what pads the rows of a buffer.
        self._observation = found[: layout.content]
        self._rows = found[layout.size :].reshape(self._notes, NOTE.size)[:, : NOTE.content]
        self.tensor = np.zeros(size, np.float32)
        for name, offset, shape in fields:
            self.dict[name] = self.tensor[offset : offset + prod(shape)].reshape(shape)

    def set_from(self, state: ParlourState, player: int) -> None:
        """Write what the player knows into `tensor` and `dict`. Before the deal, that is all zeros."""
        if self._layout is None or self.tensor is None:
            raise NotImplementedError("this is only observed as text")
        if state.state is None:
            self.tensor.fill(0)
            return
        state.state.check_seat(player)
        state.state.encode(player, self._buffer, 0)
        if self._notes:
            state.state.encode_notes(player, 0, self._buffer, self._layout.size, self._notes)
            self.dict["notes"][:] = self._rows
        self.tensor[: self._layout.content] = self._observation

    def string_from(self, state: ParlourState, player: int) -> str:
        """Return the knowledge of the player as text: equal texts if and only if it is equal."""
        if state.state is None:
            return ""
        state.state.check_seat(player)
        seat = player if self._private else None
        if not self._public:
            return _json(state.state.own_view(seat))
        if not self._recall:
            return _json(state.state.view(seat))
        # The legal actions follow from the rest, except in resampled worlds that do not reproduce exactly
        # what the other seats remember.
        legal = [] if seat is None else state.state.legal(seat)
        return _json((seat, state.state.info_state(seat), legal))


def register(game: Game, name: str) -> None:
    """Register a game with OpenSpiel under this name, which begins with `python_` by convention."""
    options = {option.name: _parameter(option) for option in game.options}
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"{game.name} of Parlour",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        # It has the newest notes only, so it is not all that a player remembers.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=_has_tensors(game),
        provides_factored_observation_string=True,
        parameter_specification={**PARAMETERS, "players": game.least_seats, **options},
    )

    def create(params: Mapping[str, Any]) -> ParlourGame:
        return ParlourGame(game, game_type, params)

    # OpenSpiel drops the function after Python has ended, when nothing may be freed any more. A function that
    # refers to itself is not freed.
    vars(create)["itself"] = create
    pyspiel.register_game(game_type, create)


def _load(text: str) -> ParlourGame:
    """Return a game that was pickled. To find this function is to register the games."""
    game: ParlourGame = pyspiel.load_game(text)
    return game


def _has_tensors(game: Game) -> bool:
    try:
        game.layout_for(game.least_seats)
    except BadOption:
        return False
    return True


def _parameter(option: Option) -> OptionValue:
    """Return the default of an option as a parameter."""
    takes_numbers = option.least is not None and not option.items
    return DEFAULT_NUMBER if takes_numbers and isinstance(option.default, str) else option.default


def _options(game: Game, params: Mapping[str, Any]) -> dict[str, OptionValue]:
    """Return the options of the game by its parameters. Raise `BadOption` if one is invalid."""
    given: dict[str, Any] = {}
    for option in game.options:
        value = params[option.name]
        if value == _parameter(option):
            value = option.default
        given[option.name] = value.replace(SEPARATOR, ",") if option.items else value
    return resolve_options(game.options, given)


def _without_commas(value: Any) -> Any:
    """Return a parameter such that OpenSpiel can write it into a string and read it again."""
    return value.replace(",", SEPARATOR) if isinstance(value, str) else value


def _at_least(name: str, least: int, params: Mapping[str, Any]) -> int:
    value: int = params[name]
    if value < least:
        raise EnvError(f"{name} must be at least {least}, not {value}")
    return value


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
