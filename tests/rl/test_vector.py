"""Vector environments: ours gives what Gymnasium's gives for single ones, in every mode of autoreset."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from parlour.rl.gymnasium import EnvError, OpponentError, ParlourVectorEnv
from tests.rl.tables import GAMES, SHORT, TABLES, first_legal

pytestmark = pytest.mark.rl

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)
ROWS = 3


def make(name: str, mode: AutoresetMode = AutoresetMode.NEXT_STEP, rows: int = ROWS, **kwargs: Any) -> Any:
    envs = gymnasium.make_vec(
        f"parlour/{name.title()}-v1", rows, "vector_entry_point", autoreset_mode=mode, **kwargs
    )
    assert isinstance(envs, ParlourVectorEnv)
    return envs


def sync(name: str, mode: AutoresetMode = AutoresetMode.NEXT_STEP, rows: int = ROWS, **kwargs: Any) -> Any:
    envs = gymnasium.make_vec(f"parlour/{name.title()}-v1", rows, "sync", {"autoreset_mode": mode}, **kwargs)
    assert isinstance(envs, SyncVectorEnv)
    return envs


def choose(infos: dict[str, Any], generator: np.random.Generator) -> np.ndarray:
    """Return a random legal action for each row, and any where the game is over."""
    mask = infos["action_mask"]
    return np.asarray((generator.random(mask.shape) * mask).argmax(axis=1))


def expect_same(ours: VectorEnv, theirs: VectorEnv, steps: int, slips: float = 0.0) -> int:
    """Play the same in both. Return how many games have ended. Some actions are illegal."""
    generator = np.random.default_rng(1)
    first, second = ours.reset(seed=3), theirs.reset(seed=3)
    assert data_equivalence(first, second, exact=True)
    infos = first[1]
    ended = 0
    for _ in range(steps):
        actions = choose(infos, generator)
        slip = generator.random(len(actions)) < slips
        actions = np.where(slip, generator.integers(0, ours.single_action_space.n, len(actions)), actions)
        step, other = ours.step(actions), theirs.step(actions)
        assert data_equivalence(step, other, exact=True)
        assert step[0] in ours.observation_space
        infos = step[4]
        ended += int((step[2] | step[3]).sum())
    return ended


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("mode", MODES)
def test_it_gives_what_single_environments_give(name: str, seats: int, mode: AutoresetMode) -> None:
    options: dict[str, Any] = {"seats": seats, "seat": "random", "bots": "random", **SHORT[name]}
    options["move_limit"] = 12 * seats
    ours, theirs = make(name, mode, **options), sync(name, mode, **options)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata == theirs.metadata
    assert expect_same(ours, theirs, 50) > 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", MODES)
def test_illegal_actions_lose_as_in_single_environments(name: str, mode: AutoresetMode) -> None:
    options: dict[str, Any] = {"bots": ["easy", first_legal], "seats": 3, **SHORT[name]}
    assert expect_same(make(name, mode, **options), sync(name, mode, **options), 30, slips=0.2) > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_next_step_resets(name: str) -> None:
    envs = make(name, bots="random", move_limit=10)
    generator = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    over = np.zeros(ROWS, bool)
    games = 0
    for _ in range(60):
        observations, rewards, terminations, truncations, infos = envs.step(choose(infos, generator))
        assert not (terminations | truncations)[over].any()
        assert not rewards[over].any()
        over = terminations | truncations
        games += int(over.sum())
        assert (observations["action_mask"].any(axis=1) == ~over).all()
        assert "final_obs" not in infos
    assert games > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_same_step_resets_and_keeps_the_end(name: str) -> None:
    envs = make(name, AutoresetMode.SAME_STEP, bots="random", move_limit=10)
    generator = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    games = 0
    for _ in range(60):
        observations, _, terminations, truncations, infos = envs.step(choose(infos, generator))
        over = terminations | truncations
        assert observations["action_mask"].any(axis=1).all()
        assert ("final_obs" in infos) == over.any()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert (infos["_final_info"] == over).all()
            for row in np.flatnonzero(over):
                games += 1
                assert envs.single_observation_space.contains(infos["final_obs"][row])
                assert not infos["final_info"]["action_mask"][row].any()
    assert games > 5


def test_rows_have_seeds_of_their_own() -> None:
    envs = make("fzzzt")
    together, _ = envs.reset(seed=5)
    apart, _ = envs.reset(seed=[5, 6, 7])
    assert data_equivalence(together, apart, exact=True)
    assert (together["observation"][0] != together["observation"][1]).any()
    array, _ = envs.reset(seed=np.array([5, 6, 7]))
    assert data_equivalence(together, array, exact=True)
    first, _ = envs.reset(seed=[5, None, None])
    assert (first["observation"][0] == together["observation"][0]).all()
    assert (first["observation"][1] != together["observation"][1]).any()


def test_some_rows_can_be_reset() -> None:
    envs, others = make("flautz", AutoresetMode.DISABLED), sync("flautz", AutoresetMode.DISABLED)
    generator = np.random.default_rng(1)
    infos = envs.reset(seed=1)[1]
    others.reset(seed=1)
    rows = np.array([True, False, True])
    for _ in range(3):
        actions = choose(infos, generator)
        infos = envs.step(actions)[4]
        others.step(actions)
    before = rows.copy()
    first = envs.reset(options={"reset_mask": rows})
    assert data_equivalence(first, others.reset(options={"reset_mask": rows.copy()}), exact=True)
    assert (rows == before).all()


def test_a_game_that_is_over_does_not_go_on_by_itself_if_resets_are_disabled() -> None:
    envs = make("fzzzt", AutoresetMode.DISABLED, bots="random")
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = infos["action_mask"][1].argmin()
    assert envs.step(actions)[2].tolist() == [False, True, False]
    with pytest.raises(EnvError, match=r"row 1: there is no game that goes on: call reset\(\) first"):
        envs.step(actions)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 1], "there must be 3 whole numbers, one for each row"),
        ([0.0, 1.0, 2.0], "whole numbers"),
        ([[1], [2, 3], 1], "there must be 3 whole numbers, one for each row"),
        ([1, 1, -1], "row 2: the agent must not choose action -1: There is no action -1"),
        ([1, 129, 1], "row 1: the agent must not choose action 129: There is no action 129"),
        ([1, 1, 64], "row 2: the agent must not choose action 64: .*F-"),
    ],
)
def test_a_refused_action_moves_no_game(actions: list[Any], message: str) -> None:
    envs, others = (make("fzzzt", bots="random", illegal_actions="raise") for _ in range(2))
    with pytest.raises(EnvError, match=r"call reset\(\) first"):
        envs.step([1, 1, 1])
    _, infos = envs.reset(seed=1)
    others.reset(seed=1)
    with pytest.raises(EnvError, match=message):
        envs.step(actions)
    legal = infos["action_mask"].argmax(axis=1)
    assert data_equivalence(envs.step(legal), others.step(legal), exact=True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number from 1 to 1,000,000, not 0"),
        ({"seats": 7}, "7 is not a possible number of seats"),
        ({"stakes": 1}, "no option stakes"),
        ({"bots": "genius"}, "no bot called genius"),
        ({"illegal_actions": "ignore"}, "illegal_actions must be"),
        ({"render_mode": "3d"}, "render_mode must be"),
    ],
)
def test_what_is_impossible_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(EnvError, match=message):
        ParlourVectorEnv(**{"num_envs": 2, "game": "flautz", **arguments})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seed": [1, 2]}, "seed must be a number or a list of 3"),
        ({"seed": "1"}, "seed must be a number"),
        ({"seed": np.array([1, 2])}, "seed must be a number or a list of 3"),
        ({"seed": np.array([1.0, 2.0, 3.0])}, "1.0 is not a seed"),
        ({"seed": -1}, "-1 is not a seed"),
        ({"seed": [8, 9, 1.5]}, "1.5 is not a seed"),
        ({"options": {"reset_mask": [True, False, True]}}, "an array of 3 booleans"),
        ({"options": {"reset_mask": np.zeros(3, bool)}}, "a row to reset"),
    ],
)
def test_a_wrong_reset_changes_nothing(arguments: dict[str, Any], message: str) -> None:
    envs, others = make("fzzzt", bots="random"), make("fzzzt", bots="random")
    _, infos = envs.reset(seed=1)
    others.reset(seed=1)
    with pytest.raises(EnvError, match=message):
        envs.reset(**arguments)
    legal = infos["action_mask"].argmax(axis=1)
    assert data_equivalence(envs.step(legal), others.step(legal), exact=True)


def test_arrays_belong_to_whoever_asks() -> None:
    envs = make("flautz", bots="random")
    observations, infos = envs.reset(seed=1)
    kept = {name: array.copy() for name, array in observations.items()}
    mask = infos["action_mask"].copy()
    *_, later = envs.step(mask.argmax(axis=1))
    assert data_equivalence(observations, kept, exact=True)
    assert (infos["action_mask"] == mask).all()
    actions = later["action_mask"].argmax(axis=1)
    later["action_mask"][:] = 0
    assert "illegal" not in envs.step(actions)[4]


def test_wrappers_of_gymnasium_go_around_it() -> None:
    envs = RecordEpisodeStatistics(make("flautz", bots="random", goal=1))
    listed = DictInfoToList(envs)
    _, infos = listed.reset(seed=1)
    lengths = 0
    for _ in range(80):
        actions = np.array([info["action_mask"].argmax() for info in infos])
        *_, infos = listed.step(actions)
        lengths += sum(info["episode"]["l"] for info in infos if "episode" in info)
    assert lengths > 0


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_all_tables_are_rendered(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    envs, others = make("flautz", render_mode=mode), sync("flautz", render_mode=mode)
    envs.reset(seed=1)
    others.reset(seed=1)
    capsys.readouterr()
    assert data_equivalence(envs.render(), others.render(), exact=True)
    if mode == "human":
        out = capsys.readouterr().out
        assert out[: len(out) // 2] * 2 == out
    envs.close()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))])
@pytest.mark.parametrize("mode", MODES)
def test_a_copy_goes_on_by_itself(copied: Any, mode: AutoresetMode) -> None:
    envs = make("flautz", mode, bots="random", goal=1)
    generator = np.random.default_rng(1)
    copied(envs).reset(seed=1)
    _, infos = envs.reset(seed=1)
    for _ in range(30):
        actions = choose(infos, generator)
        twin = copied(envs)
        step = envs.step(actions)
        assert data_equivalence(step, twin.step(actions), exact=True)
        infos = step[4]


def test_a_function_that_breaks_a_rule_ends_all_games() -> None:
    calls = [0]

    def cheat(observation: dict[str, Any]) -> int:
        calls[0] += 1
        return -1 if calls[0] == 8 else first_legal(observation)

    envs = make("fzzzt", bots=cheat)
    _, infos = envs.reset(seed=1)

    def play_on() -> None:
        played = infos
        while True:
            played = envs.step(played["action_mask"].argmax(axis=1))[4]

    with pytest.raises(OpponentError, match=r"^row \d: seat 1: The bot cheat chose the action -1") as lost:
        play_on()
    assert lost.value.row in range(ROWS)
    with pytest.raises(EnvError, match=r"row 0: there is no game that goes on: call reset\(\) first"):
        envs.step(infos["action_mask"].argmax(axis=1))
    again, infos = envs.reset(seed=1)
    assert again in envs.observation_space
    envs.step(infos["action_mask"].argmax(axis=1))
