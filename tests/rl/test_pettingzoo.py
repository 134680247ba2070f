"""The games as environments of PettingZoo: its own tests pass, and they tell what the game says."""

from __future__ import annotations

import copy
import pickle
import time
from importlib import import_module
from itertools import count
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

import parlour
from parlour.rl.pettingzoo import EnvError, GameEnv
from tests.highcard import GAME as HIGH_CARD
from tests.rl.tables import GAMES, SHORT, TABLES, encoded, first_legal, illegal, position, random_legal

pytestmark = pytest.mark.rl


def make(name: str, *args: Any, **kwargs: Any) -> GameEnv:
    env: GameEnv = import_module(f"parlour.rl.pettingzoo.{name}_v1").env(*args, **kwargs)
    return env


def play(env: GameEnv, moves: int | None = None, seed: int = 1) -> None:
    """Play at random until the game is over, or so many moves."""
    generator = np.random.default_rng(seed)
    for _ in range(10**6 if moves is None else moves):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return
        assert observation is not None
        env.step(random_legal(observation, generator))


# PettingZoo knows by name which environments may have masks and spaces such as ours.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_is_that_of_pettingzoo(name: str, seats: int) -> None:
    api_test(make(name, seats=seats, **SHORT[name]), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_determines_the_game(name: str, seats: int) -> None:
    seed_test(lambda: make(name, seats=seats, **SHORT[name]), num_cycles=40)


class LegalActions:
    """What an agent may do, for a test that knows no masks. In a cycle, only the agent to act moves."""

    def __init__(self, env: AECEnv, agent: str) -> None:
        self.env = env
        self.agent = agent

    def sample(self) -> int:
        return first_legal(self.env.observe(self.agent))


class Maskless(BaseWrapper):  # type: ignore[misc]
    """The same game each time, in which every sample is legal."""

    def action_space(self, agent: str) -> LegalActions:
        return LegalActions(self, agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=1, options=options)


class Cycles:
    """A game as a module of PettingZoo with a `parallel_env`, in which every cycle is a move."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats

    def parallel_env(self, max_cycles: int) -> ParallelEnv:
        env = make(self.name, seats=self.seats, move_limit=max_cycles)
        return turn_based_aec_to_parallel(Maskless(env))

    def env(self, max_cycles: int) -> AECEnv:
        return parallel_to_aec(self.parallel_env(max_cycles))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_truncated_after_so_many_cycles(name: str, seats: int) -> None:
    max_cycles_test(Cycles(name, seats))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_mode_renders(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: make(name, seats=seats, render_mode=render_mode))
    assert "player_" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_benchmark_runs(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = count()
    monkeypatch.setattr(time, "time", lambda: next(seconds))  # it would take five
    performance_benchmark(make(name, seats=seats))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_agents_learn_what_their_seats_know_and_who_wins(name: str, seats: int) -> None:
    env = make(name, seats=seats, **SHORT[name])
    env.reset(seed=5)
    assert env.possible_agents == env.agents == [f"player_{seat}" for seat in range(seats)]
    generator = np.random.default_rng(2)
    rng = parlour.Rng(3)
    moves = 0
    while not any(env.terminations.values()):
        state = env.game_state
        actor = state.actors[0]
        assert env.agent_selection == f"player_{actor}"
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)
            assert observation["observation"].tolist() == encoded(state, seat)
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            assert legal == (state.legal(seat) if seat == actor else [])
            if moves % 10 == 0:
                assert observation["observation"].tolist() == encoded(state.resample(seat, rng), seat)
        assert not any(env.rewards.values())
        env.step(random_legal(env.observe(env.agent_selection), generator))
        moves += 1
    assert env.game_state.outcome is not None
    rewards = env.game.returns(env.game_state.outcome)
    assert tuple(env.rewards.values()) == rewards
    for seat, agent in enumerate(env.agent_iter()):
        final, reward, terminated, truncated, _ = env.last()
        assert (agent, reward, terminated, truncated) == (f"player_{seat}", rewards[seat], True, False)
        assert final is not None
        assert final["observation"].tolist() == encoded(env.game_state, seat)
        assert not final["action_mask"].any()
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("name", GAMES)
def test_the_critic_sees_all_observations(name: str) -> None:
    env = make(name, seats=3)
    check_state_space(env)
    env.reset(seed=1)
    play(env, 5)
    expected = [byte for seat in range(3) for byte in encoded(env.game_state, seat)]
    assert env.state().tolist() == expected
    assert env.state_space.contains(env.state())


@pytest.mark.parametrize("name", GAMES)
def test_a_long_game_is_truncated(name: str) -> None:
    env = make(name, seats=3, move_limit=6)
    env.reset(seed=1)
    play(env)
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    assert sum(1 for _ in map(env.step, [None] * 3)) == 3
    assert env.agents == []
    env.reset()
    play(env, 5)
    assert not any(env.truncations.values())


def test_games_follow_from_the_seed() -> None:
    env, other = make("fzzzt", seats=2), make("fzzzt", seats=2)
    env.reset(seed=7)
    first = position(env.game_state)
    assert first == position(parlour.game("fzzzt").start(2, 7))
    env.reset()
    second = position(env.game_state)
    assert second != first
    other.reset(seed=np.int64(7))  # type: ignore[arg-type]
    play(other)
    other.reset()
    assert position(other.game_state) == second
    env.reset(seed=7)
    assert position(env.game_state) == first


def test_without_a_seed_games_differ() -> None:
    deals = []
    for _ in range(2):
        env = make("flautz")
        env.reset()
        deals.append(position(env.game_state))
    assert deals[0] != deals[1]


@pytest.mark.parametrize(
    ("name", "seats", "options"), [("flautz", 5, {"goal": 1}), ("frantic", 8, {"limit": 1})]
)
def test_games_that_are_over_at_the_deal_are_skipped(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    env = make(name, seats=seats, **options)
    for seed in range(60):
        env.reset(seed=seed)
        assert env.game_state.actors
    over = env.game_state
    while over.actors:
        over.apply(over.actors[0], over.legal(over.actors[0])[0])
    deal = type(env.game).start_from
    deals = iter([over, over])
    monkeypatch.setattr(
        type(env.game), "start_from", lambda self, *args: next(deals, None) or deal(self, *args)
    )
    env.reset(seed=1)
    assert env.game_state.actors


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", [None, -1, 10**6, 1.5, "1", True, np.zeros(2, int), "illegal"])
def test_an_illegal_action_is_explained_and_changes_nothing(name: str, action: Any) -> None:
    env = make(name, seats=2)
    env.reset(seed=3)
    play(env, 4)
    agent, before, seen = env.agent_selection, position(env.game_state), env.observe(env.agent_selection)
    wrong = illegal(seen) if isinstance(action, str) and action == "illegal" else action
    with pytest.raises(EnvError, match=f"^{agent} must not choose action .*: [A-Z“].*[.)]$"):
        env.step(wrong)
    assert env.agent_selection == agent
    assert position(env.game_state) == before
    assert (env.observe(agent)["action_mask"] == seen["action_mask"]).all()
    env.step(np.int32(first_legal(seen)))  # type: ignore[arg-type]


def test_after_the_game_only_none_is_an_action() -> None:
    env = make("flautz", seats=2, goal=1)
    env.reset(seed=1)
    play(env)
    with pytest.raises(EnvError, match="The game is over"):
        env.step(0)
    assert env.agents == env.possible_agents
    env.step(None)
    env.step(None)
    assert env.agents == []
    for action in (None, 0):
        with pytest.raises(EnvError, match="The game is over"):
            env.step(action)
    assert list(env.agent_iter()) == []


def test_the_order_of_calls_is_checked() -> None:
    env = make("fzzzt")
    with pytest.raises(EnvError, match=r"reset\(\) must be called before step"):
        env.step(0)
    with pytest.raises(EnvError, match=r"reset\(\) must be called before agent_iter"):
        env.agent_iter()
    for attribute in ("agents", "agent_selection", "rewards", "terminations", "infos", "num_agents"):
        with pytest.raises(AttributeError, match="reset"):
            getattr(env, attribute)
    with pytest.raises(AttributeError, match="no attribute 'colour'"):
        env.colour  # noqa: B018
    env.reset()
    agents = env.agent_iter()
    next(agents)
    with pytest.raises(EnvError, match="must be called in a loop"):
        next(agents)
    with pytest.raises(EnvError, match="no agent 'player_4'"):
        env.observe("player_4")


@pytest.mark.parametrize(
    ("name", "arguments", "message"),
    [
        ("fzzzt", {"seats": 5}, "5 is not a possible number of seats; the game takes 2 to 4"),
        ("fzzzt", {"seats": "two"}, "two is not a possible number of seats"),
        ("frantic", {"stakes": 3}, "The game has no option stakes; available: .*limit"),
        ("flautz", {"goal": 0}, "0 is not valid for the option goal"),
        ("flautz", {"move_limit": 0}, "move_limit must be a whole number from 1 to 1,000,000,000, not 0"),
        ("flautz", {"render_mode": "3d"}, "render_mode must be .*, not '3d'"),
    ],
)
def test_what_is_impossible_is_refused(name: str, arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(EnvError, match=message):
        make(name, **arguments)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    env = make("fzzzt")
    env.reset(seed=1)
    before = position(env.game_state)
    with pytest.raises(EnvError, match="is not a seed"):
        env.reset(seed=seed)
    assert position(env.game_state) == before


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("frantic", {"family": True}),
        ("frantic", {"limit": 200}),
        ("flautz", {"goal": 3}),
        ("flautz", {"arena": "swift"}),
        ("flautz", {"arena": "air,any,ground"}),
    ],
)
def test_options_of_the_game_are_arguments(name: str, options: dict[str, Any]) -> None:
    env = make(name, seats=2, **options)
    env.reset(seed=4)
    assert position(env.game_state) == position(parlour.game(name).start(2, 4, **options))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(name: str, copied: Any) -> None:
    env = make(name, seats=2, **SHORT[name])
    copied(env).reset(seed=1)
    env.reset(seed=2)
    play(env, 6)
    twin = copied(env)
    before = position(env.game_state)
    assert position(twin.game_state) == before
    play(twin, seed=4)
    assert position(env.game_state) == before
    play(env, seed=4)
    assert position(env.game_state) == position(twin.game_state)
    twin.reset()
    env.reset()
    assert position(env.game_state) == position(twin.game_state)


def test_observations_belong_to_whoever_asks() -> None:
    env = make("flautz")
    env.reset(seed=1)
    kept = env.observe("player_0")
    before = {name: array.copy() for name, array in kept.items()}
    play(env, 5)
    for name, array in kept.items():
        assert (array == before[name]).all()
        array[:] = 1  # it may be written to


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_the_games_by_name(name: str) -> None:
    env = pettingzoo.make("aec", f"parlour/{name}_v1", seats=3)
    assert str(env) == f"{name}_v1"
    assert env.max_num_agents == 3
    assert env.unwrapped is env


def test_a_game_without_tensors_is_refused() -> None:
    with pytest.raises(EnvError, match="provides no observations"):
        GameEnv(HIGH_CARD, 2)
