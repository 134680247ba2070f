"""The games as environments of Gymnasium: its checks pass, and bots sit at the other seats."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parlour
from parlour.bots.easy import EasyBot
from parlour.bots.random import RandomBot
from parlour.core.perspective import Perspective
from parlour.rl.gymnasium import EnvError, OpponentError, ParlourEnv
from tests.rl.tables import GAMES, SHORT, TABLES, encoded, first_legal, illegal, position, random_legal

pytestmark = pytest.mark.rl


def make(name: str, **kwargs: Any) -> ParlourEnv:
    env = gymnasium.make(f"parlour/{name.title()}-v1", **kwargs).unwrapped
    assert isinstance(env, ParlourEnv)
    return env


def play(env: ParlourEnv, seed: int = 1) -> list[Any]:
    """Play a whole game at random. Return the last step."""
    generator = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    while True:
        step = env.step(random_legal(observation, generator))
        observation = step[0]
        if step[2] or step[3]:
            return list(step)


class Spy:
    """A bot that remembers for whom it has chosen."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, perspective: Perspective, rng: parlour.Rng) -> int:
        self.seats.add(perspective.seat)
        return perspective.legal[0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_is_that_of_gymnasium(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(name, seats=seats, seat="random", bots="random"))
    assert "player_" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_the_agent_learns_what_its_seat_knows_and_whether_it_wins(name: str, seats: int, bots: str) -> None:
    env = make(name, seats=seats, seat=seats - 1, bots=bots, **SHORT[name])
    generator, rng = np.random.default_rng(1), parlour.Rng(1)
    observation, info = env.reset(seed=3)
    terminated = False
    while not terminated:
        state = env.game_state
        assert state.actors[0] == env.seat == seats - 1
        assert observation["observation"].tolist() == encoded(state, env.seat)
        assert observation["observation"].tolist() == encoded(state.resample(env.seat, rng), env.seat)
        assert np.flatnonzero(observation["action_mask"]).tolist() == state.legal(env.seat)
        assert (info["action_mask"] == observation["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(random_legal(observation, generator))
        assert not truncated
        assert terminated or reward == 0
    assert env.game_state.outcome is not None
    assert reward == env.game.returns(env.game_state.outcome)[env.seat]
    assert observation["observation"].tolist() == encoded(env.game_state, env.seat)
    assert not observation["action_mask"].any()
    with pytest.raises(EnvError, match=r"call reset\(\) first"):
        env.step(0)


@pytest.mark.parametrize(
    ("name", "bots"), [*((name, bots) for name in GAMES for bots in ("random", "easy")), ("fzzzt", "normal")]
)
def test_the_seed_determines_the_game_and_the_bots(name: str, bots: str) -> None:
    options: dict[str, Any] = {"seats": 3, "seat": "random", "bots": bots, "move_limit": 8, **SHORT[name]}
    first, second = make(name, **options), make(name, **options)
    play(first, seed=2)
    play(second, seed=2)
    assert position(first.game_state) == position(second.game_state)
    assert first.seat == second.seat
    first.reset()
    second.reset()
    assert position(first.game_state) == position(second.game_state)


def test_the_first_deal_is_that_of_the_seed() -> None:
    deal = parlour.game("fzzzt").start(2, 7)
    env = make("fzzzt", seat=deal.actors[0])
    for seed in (7, np.int64(7)):
        env.reset(seed=seed)  # type: ignore[arg-type]
        assert position(env.game_state) == position(deal)


def test_a_random_seat_is_drawn_for_each_game() -> None:
    env = make("fzzzt", seats=4, seat="random", bots="random")
    env.reset(seed=1)
    seats = set()
    for _ in range(40):
        env.reset()
        seats.add(env.seat)
        assert env.game_state.actors[0] == env.seat
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_loses(name: str) -> None:
    env = make(name, bots="random")
    for wrong in (None, -1, 10**6):
        observation, _ = env.reset(seed=1)
        before = position(env.game_state)
        action = illegal(observation) if wrong is None else wrong
        observation, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (-1, True, False)
        assert info["illegal"].endswith((".", ")"))
        assert position(env.game_state) == before
        assert not observation["action_mask"].any()
        assert not info["action_mask"].any()
        with pytest.raises(EnvError, match=r"call reset\(\) first"):
            env.step(0)


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_may_be_refused_instead(name: str) -> None:
    env = make(name, bots="random", illegal_actions="raise")
    observation, _ = env.reset(seed=1)
    before = position(env.game_state)
    for action in (illegal(observation), -1, 10**6, None, 1.5):
        with pytest.raises(EnvError, match=r"^the agent must not choose action .*: [A-Z“].*[.)]$"):
            env.step(action)  # type: ignore[arg-type]
        assert position(env.game_state) == before
    env.step(np.uint8(first_legal(observation)))  # type: ignore[arg-type]


def test_a_long_game_is_truncated() -> None:
    env = make("frantic", seats=3, bots="random", move_limit=12)
    *_, reward, terminated, truncated, info = play(env)
    assert (reward, terminated, truncated) == (0, False, True)
    assert not info["action_mask"].any()


@pytest.mark.parametrize(
    ("name", "seats", "options"), [("flautz", 5, {"goal": 1}), ("frantic", 8, {"limit": 1})]
)
def test_games_that_are_over_before_the_agent_is_asked_are_skipped(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    env = make(name, seats=seats, seat="random", bots="random", **options)
    for seed in range(40):
        observation, _ = env.reset(seed=seed)
        assert observation["action_mask"].any()


def test_options_that_never_ask_the_agent_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.rl.episode.MOST_DEALS", 1)
    deal = parlour.game("flautz").start(2, 1)
    env = make("flautz", seat=1 - deal.actors[0], bots="random", move_limit=1)
    with pytest.raises(EnvError, match="over before the agent was asked"):
        env.reset(seed=1)


def test_bots_are_names_classes_objects_and_functions() -> None:
    spy = Spy()
    seen = []

    def policy(observation: dict[str, Any]) -> int:
        assert observation["action_mask"].any()
        seen.append(observation["observation"])
        return first_legal(observation)

    env = make("fzzzt", seats=4, seat=1, bots=[spy, policy, RandomBot])
    play(env)
    assert spy.seats == {0}
    assert len(seen) > 5
    assert all(env.observation_space["observation"].contains(observation) for observation in seen)
    play(make("fzzzt", seats=3, bots=(EasyBot, "easy")))


@pytest.mark.parametrize("wrong", [-1, None, "0", 10**6])
def test_a_function_must_not_break_a_rule(wrong: Any) -> None:
    def cheat(observation: dict[str, Any]) -> Any:
        return wrong

    env = make("fzzzt", seat=parlour.game("fzzzt").start(2, 1).actors[0], bots=cheat)
    observation, _ = env.reset(seed=1)
    with pytest.raises(OpponentError, match=r"^seat \d: The bot cheat chose the action"):
        env.step(first_legal(observation))
    with pytest.raises(EnvError, match=r"call reset\(\) first"):
        env.step(0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "bridge"}, "There is no game called bridge"),
        ({"seats": 9}, "9 is not a possible number of seats"),
        ({"stakes": 3}, "The game has no option stakes"),
        ({"seat": 3}, 'seat must be "random" or a seat from 0 to 2, not 3'),
        ({"seat": "last"}, "not 'last'"),
        ({"seat": np.array([0, 1])}, r"not array\(\[0, 1\]\)"),
        ({"bots": "genius"}, "frantic has no bot called genius; available: random, easy"),
        ({"bots": ["easy"]}, "bots must be one for all seats or 2, one for each, not 1"),
        ({"bots": 3}, "3 is not a bot"),
        ({"bots": np.array(["easy"] * 3)}, "bots must be one for all seats or 2, one for each, not 3"),
        ({"illegal_actions": "ignore"}, 'illegal_actions must be "lose" or "raise"'),
        ({"move_limit": 0}, "move_limit must be"),
        ({"render_mode": "3d"}, "render_mode must be"),
    ],
)
def test_what_is_impossible_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(EnvError, match=message):
        ParlourEnv(**{"game": "frantic", "seats": 3, **arguments})


def test_what_is_no_seed_is_refused() -> None:
    env = make("fzzzt")
    env.reset(seed=1)
    before = position(env.game_state)
    for seed in (-1, 2**64, 1.5):
        with pytest.raises(EnvError, match="is not a seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    assert position(env.game_state) == before


def test_before_the_first_deal_there_is_nothing_to_do() -> None:
    env = make("fzzzt", render_mode="ansi")
    for use in (lambda: env.step(0), env.render, env.action_masks, lambda: env.game_state):
        with pytest.raises(EnvError, match=r"call reset\(\) first"):
            use()


def test_bots_and_seats_may_be_arrays_and_integers_of_numpy() -> None:
    env = ParlourEnv("fzzzt", np.int64(3), np.int64(1), np.array(["random", "easy"]))  # type: ignore[arg-type]
    assert env.seat == 1
    play(env)


def test_the_mask_is_where_maskable_ppo_looks_for_it() -> None:
    env = make("flautz", bots="random", goal=1)
    observation, _ = env.reset(seed=1)
    while True:
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert (masks == observation["action_mask"]).all()
        if not masks.any():
            break
        observation, *_ = env.step(first_legal(observation))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_by_itself(name: str, copied: Any) -> None:
    env = make(name, seats=3, bots=["easy", first_legal])
    observation, _ = env.reset(seed=1)
    twin = copied(env)
    before = position(env.game_state)
    seen, *_ = twin.step(first_legal(observation))
    assert position(env.game_state) == before
    same, *_ = env.step(first_legal(observation))
    assert (seen["observation"] == same["observation"]).all()


def test_wrappers_of_gymnasium_go_around_it() -> None:
    env = gymnasium.make("parlour/Flautz-v1", bots="random", goal=1, max_episode_steps=3)
    env = gymnasium.wrappers.RecordEpisodeStatistics(gymnasium.wrappers.FlattenObservation(env))
    _, info = env.reset(seed=2)
    while True:
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        if terminated or truncated:
            break
    assert info["episode"]["l"] <= 3
