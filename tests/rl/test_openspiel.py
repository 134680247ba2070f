"""The games in OpenSpiel: its own tests pass, its bots play, and states tell what the game says."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from runpy import run_path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import parlour
from parlour.core.tensor import NOTE
from parlour.rl.errors import EnvError
from parlour.rl.openspiel import ParlourState, register
from tests.highcard import GAME as HIGH_CARD
from tests.paths import ROOT
from tests.rl.tables import GAMES, SHORT, TABLES, encoded, position

pytestmark = pytest.mark.rl

#: Deals that are over at once: the game, its parameters, and the deal.
OVER_AT_THE_DEAL = [
    ("frantic", {"players": 2, "limit": 1}, 171),
    ("frantic", {"players": 5, "limit": 1}, 24),
    ("flautz", {"players": 5, "goal": 1, "deals": 16_000}, 15_578),
]


def load(name: str, players: int = 2, **params: Any) -> Any:
    return pyspiel.load_game(f"python_parlour_{name}", {"players": players, **params})


def dealt(game: Any, deal: int = 1) -> ParlourState:
    state: ParlourState = game.new_initial_state()
    state.apply_action(deal)
    return state


def states(game: Any, seed: int = 1) -> Iterator[ParlourState]:
    """Yield the state of a random game after the deal and after each move."""
    generator = np.random.default_rng(seed)
    state = dealt(game, seed)
    yield state
    while not state.is_terminal():
        state.apply_action(generator.choice(state.legal_actions()))
        yield state


def sampler(seed: int = 1) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def search_bot(game: Any, simulations: int = 4) -> Any:
    random = np.random.RandomState(1)
    return ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, simulations, random_state=random)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_random_simulations_of_openspiel_pass(name: str, seats: int) -> None:
    game = load(name, seats, deals=50, **SHORT[name])
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_what_parlour_says(name: str, seats: int) -> None:
    game = load(name, seats, deals=5)
    mine = parlour.game(name)
    assert game.num_players() == seats
    assert game.num_distinct_actions() == mine.actions
    assert game.max_game_length() == mine.move_limit
    assert game.max_chance_nodes_in_history() == 1
    assert (game.utility_sum(), game.min_utility(), game.max_utility()) == (0.0, -1.0, seats - 1.0)
    assert game.observation_tensor_shape() == [mine.tensor_layout(seats).content]
    root = game.new_initial_state()
    assert root.current_player() == pyspiel.PlayerId.CHANCE
    assert root.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert root.action_to_string(3) == "deal 3"
    assert not any(root.observation_tensor(0))


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_what_parlour_says(name: str) -> None:
    game = load(name, 3, **SHORT[name])
    same = parlour.game(name).start(3, 1, **SHORT[name])
    generator = np.random.default_rng(1)
    state = dealt(game)
    while same.actors:
        seat = same.actors[0]
        assert state.current_player() == seat
        assert state.legal_actions() == same.legal(seat)
        assert state.returns() == state.rewards() == [0.0] * 3
        action = int(generator.choice(same.legal(seat)))
        text = same.game.text(same, action, seat)
        assert state.action_to_string(action) == text
        assert state.string_to_action(text) == action
        state.apply_action(action)
        same.apply(seat, action)
        assert state.state is not None
        assert position(state.state) == position(same)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert same.outcome is not None
    assert state.returns() == state.rewards() == list(same.game.returns(same.outcome))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_pieces_of_an_observation_are_the_fields_of_the_tensor(name: str, seats: int) -> None:
    game = load(name, seats, notes=3, **SHORT[name])
    layout = parlour.game(name).tensor_layout(seats)
    now, ever = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    assert now.tensor.dtype == ever.tensor.dtype == np.float32
    assert list(now.dict) == [field.name for field in layout.fields]
    for number, state in enumerate(states(game)):
        if number % 9 and not state.is_terminal():
            continue
        for player in range(seats):
            assert state.state is not None
            expected = encoded(state.state, player)[: layout.content]
            notes = NOTE.buffer(3)
            state.state.encode_notes(player, 0, notes, 0, 3)
            now.set_from(state, player)
            ever.set_from(state, player)
            assert now.tensor.tolist() == state.observation_tensor(player) == expected
            assert ever.tensor.tolist() == state.information_state_tensor(player)
            rows = np.frombuffer(memoryview(notes), np.uint8).reshape(3, -1)[:, : NOTE.content]
            assert ever.tensor.tolist() == expected + rows.reshape(-1).tolist()
            for field in layout.fields:
                piece = now.dict[field.name]
                assert piece.shape == field.shape
                assert piece.ravel().tolist() == expected[field.offset : field.offset + field.size]
            assert ever.dict["notes"].tobytes() == ever.tensor[layout.content :].tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_copied_serialised_and_replayed(name: str) -> None:
    game = load(name, 3, **SHORT[name])
    for number, state in enumerate(states(game)):
        if number % 20 and not state.is_terminal():
            continue
        replayed = game.new_initial_state()
        for action in state.history():
            replayed.apply_action(action)
        copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        serialised = pyspiel.serialize_game_and_state(game, state)
        for other in (replayed, *copies, pyspiel.deserialize_game_and_state(serialised)[1]):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.get_game() == game
            assert other.returns() == state.returns()
            before = str(state)
            if not state.is_terminal():
                other.apply_action(other.legal_actions()[-1])
            assert str(state) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_player_cannot_distinguish_a_resampled_state(name: str, seats: int) -> None:
    game = load(name, seats, **SHORT[name])
    different = False
    for number, state in enumerate(states(game, 2)):
        if number % 8 and not state.is_terminal():
            continue
        for player in range(seats):
            world = state.resample_from_infostate(player, sampler(number))
            serialised = pyspiel.serialize_game_and_state(game, world)
            for other in (
                world,
                world.clone(),
                copy.deepcopy(world),
                pickle.loads(pickle.dumps(world)),
                pyspiel.deserialize_game_and_state(serialised)[1],
            ):
                assert (str(other), other.moves) == (str(world), state.moves)
                assert other.current_player() == state.current_player()
                assert other.legal_actions(player) == state.legal_actions(player)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.returns() == state.returns() or not state.is_terminal()
                assert other.history() == []
            different |= str(world) != str(state)
        before = str(state)
        world = state.resample_from_infostate(0, sampler())
        while not world.is_terminal():
            world.apply_action(world.legal_actions()[0])
        assert str(state) == before
    assert different


@pytest.mark.parametrize("name", ["frantic", "fzzzt"])
def test_simultaneous_choices_are_made_in_the_order_of_seats_and_leak_nothing(name: str) -> None:
    found = 0
    for state in states(load(name, 4), 5):
        assert state.state is not None
        actors = state.state.actors
        if len(actors) < 2:
            continue
        found += 1
        children = [state.child(action) for action in state.legal_actions()]
        for child in children:
            # A seat may have to choose again.
            assert child.current_player() in actors[:2]
        for player in actors[1:]:
            assert state.legal_actions(player) == []
            assert len({child.information_state_string(player) for child in children}) == 1
            assert len({child.observation_string(player) for child in children}) == 1
            assert len({tuple(child.observation_tensor(player)) for child in children}) == 1
    assert found > 3


def test_information_states_distinguish_what_a_player_can() -> None:
    game = load("fzzzt", 2)
    first, second = dealt(game, 1), dealt(game, 2)
    assert first.information_state_string(0) != first.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.tensor is None
    assert public.string_from(first, 0) == public.string_from(first, 1)
    with pytest.raises(NotImplementedError):
        public.set_from(first, 0)


@pytest.mark.parametrize("name", GAMES)
def test_information_state_search_plays_a_whole_game(name: str) -> None:
    game = load(name, 3, **SHORT[name])
    bot = search_bot(game, 3)
    generator = np.random.default_rng(1)
    state = dealt(game)
    while not state.is_terminal():
        player = state.current_player()
        state.apply_action(bot.step(state) if player == 0 else generator.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_information_state_search_finds_a_legal_action(name: str, seats: int) -> None:
    game = load(name, seats, **SHORT[name])
    bot = search_bot(game, 12)
    for number, state in enumerate(states(game)):
        if number > 2 or state.is_terminal():
            break
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_environment_plays_to_the_end(name: str, seats: int) -> None:
    params = {"players": seats, **SHORT[name]}
    env = rl_environment.Environment(f"python_parlour_{name}", include_full_state=True, **params)
    env.seed(3)
    np.random.seed(3)  # what the agents choose by
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(seats)]
    step = env.reset()
    assert env.use_observation
    assert env.observation_spec()["info_state"] == (parlour.game(name).tensor_layout(seats).content,)
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert env.get_state.is_terminal()
    assert step.rewards == env.get_state.returns()
    assert sum(step.rewards) == pytest.approx(0.0)


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_openspiel_play(name: str) -> None:
    game = load(name, 3, **SHORT[name])
    random = np.random.RandomState(1)
    others = [UniformRandomBot(player, random) for player in (1, 2)]
    search = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert sum(evaluate_bots(game.new_initial_state(), [search, *others], random)) == pytest.approx(0.0)
    fast = [pyspiel.make_uniform_random_bot(player, 7) for player in (0, 1, 2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), fast, 7)) == pytest.approx(0.0)
    searching = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 3, 100, False, 1, False)
    state = dealt(game)
    assert searching.mcts_search(state).best_child().action in state.legal_actions()


def test_regret_minimisation_and_playthroughs_run() -> None:
    game = load("flautz", goal=1, deals=3)
    np.random.seed(3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver._infostates
    lines = generate_playthrough.playthrough("python_parlour_flautz(goal=1,deals=3)", [1, 0])
    assert "PublicObservationString" in lines
    assert "PrivateObservationString(1)" in lines


@pytest.mark.parametrize(("name", "params", "deal"), OVER_AT_THE_DEAL)
def test_a_game_may_be_over_at_the_deal(name: str, params: dict[str, int], deal: int) -> None:
    state = dealt(load(name, **params), deal)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert max(state.returns()) > 0.0
    assert sum(state.returns()) == pytest.approx(0.0)
    assert str(state.clone()) == str(state)
    assert state.resample_from_infostate(0, sampler()).is_terminal()


def test_a_game_that_is_too_long_ends_without_a_winner() -> None:
    game = parlour.game("flautz", parlour.game("flautz").deck_text.replace('name = "', 'name = "short '))
    game.move_limit = 3
    register(game, "python_short_flautz")
    found = list(states(pyspiel.load_game("python_short_flautz(players=3)")))
    assert len(found) == 4
    assert found[-1].returns() == [0.0] * 3
    assert found[-1].state is not None
    assert found[-1].state.actors
    pyspiel.random_sim_test(pyspiel.load_game("python_short_flautz"), 1, serialize=False, verbose=False)
    state = dealt(pyspiel.load_game("python_short_flautz"))
    state.apply_action(state.legal_actions()[0])
    world = state.resample_from_infostate(0, sampler())
    world.apply_action(world.legal_actions()[0])
    assert not world.is_terminal()
    world.apply_action(world.legal_actions()[0])
    assert world.is_terminal()


def test_a_game_without_tensors_is_observed_as_text() -> None:
    register(HIGH_CARD, "python_high_card")
    game = pyspiel.load_game("python_high_card")
    assert not game.get_type().provides_observation_tensor
    assert make_observation(game).tensor is None
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "params", "options"),
    [
        ("flautz", "goal=2,arena=swift", {"goal": 2, "arena": "swift"}),
        ("flautz", "goal=0,arena=any+air+ground", {"arena": "any,air,ground"}),
        ("flautz", "", {}),
        ("frantic", "limit=33,family=true", {"limit": 33, "family": True}),
        ("frantic", "limit=0,family=false", {"limit": "medium", "family": False}),
    ],
)
def test_options_are_parameters(name: str, params: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"python_parlour_{name}({params})" if params else f"python_parlour_{name}")
    for other in (game, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        state = dealt(other, 4)
        assert state.state is not None
        assert position(state.state) == position(parlour.game(name).start(2, 4, **options))


def test_items_may_be_separated_as_in_parlour() -> None:
    game = load("flautz", arena="any,air,ground")
    assert "arena=any+air+ground" in str(game)
    assert pyspiel.load_game(str(game)) == game


@pytest.mark.parametrize(
    ("params", "reason"),
    [
        ("players=6", "6 is not a possible number of seats; the game takes 2 to 5."),
        ("goal=21", "21 is not valid for the option goal"),
        ("arena=moon", "moon is not valid for the option arena"),
        ("deals=0", "deals must be at least 1, not 0"),
        ("notes=-1", "notes must be at least 0, not -1"),
    ],
)
def test_values_out_of_range_are_refused(params: str, reason: str) -> None:
    with pytest.raises(EnvError, match=re.escape(reason)):
        pyspiel.load_game(f"python_parlour_flautz({params})")


@pytest.mark.parametrize("params", ["colour=red", "goal=crystals", "players=two"])
def test_unknown_parameters_and_wrong_types_are_refused(params: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=params.partition("=")[0]):
        pyspiel.load_game(f"python_parlour_flautz({params})")


def test_mistakes_are_answered() -> None:
    game = load("fzzzt", deals=10)
    with pytest.raises(EnvError, match="there is no deal 10"):
        dealt(game, 10)
    state = dealt(game)
    before = str(state)
    for action in (0, 128, 1000):
        with pytest.raises(pyspiel.SpielError, match=f"illegal action .{action}.: action {action}"):
            state.apply_action_with_legality_check(action)
    assert str(state) == before
    secrets = pyspiel.PrivateInfoType.ALL_PLAYERS
    for kind in (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=secrets),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False),
    ):
        with pytest.raises(EnvError):
            make_observation(game, kind)
    with pytest.raises(EnvError, match="colour"):
        make_observation(game, None, {"colour": "red"})


def test_python_ends_in_peace() -> None:
    subprocess.run([sys.executable, "-c", "import parlour.rl.openspiel"], check=True)


def test_the_example_of_the_page_runs(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research" / "openspiel.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.M | re.S)
    assert len(example.splitlines()) <= 30
    program = tmp_path / "example.py"
    program.write_text(example, encoding="utf-8")
    run_path(str(program), run_name="__main__")
    assert re.fullmatch(r"search wins -?\d\.\d\d per game\n", capsys.readouterr().out)
