"""Training: what is learned, what is written, and how it goes on after an interruption."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import onnxruntime
import pytest
import torch

import parlour
from parlour import Batch
from parlour.bots import decide, derive_rng, factory
from parlour.bots.model import ModelBot
from parlour.bots.model_file import HEADER, LOGITS, OBSERVATION, VALUE, header_of, read_header
from parlour.core.errors import BadOption
from parlour.languages import LANGUAGES, Speaker
from parlour.rl import train
from parlour.rl.training import imitation, training
from parlour.rl.training.checkpoint import load
from parlour.rl.training.export import export
from parlour.rl.training.imitation import Imitation, in_order
from parlour.rl.training.network import Network, log_policy, new_network
from parlour.rl.training.self_play import TRACE, Rollout, SelfPlay, judge
from parlour.rl.training.teacher import WORLDS, Teacher
from parlour.rl.training.training import Plan, Training

FZZZT = parlour.game("fzzzt")


def tiny_plan(folder: Path, **changes: object) -> Plan:
    plan = Plan(
        FZZZT,
        2,
        folder,
        "net",
        minutes=60,
        imitation=60,
        seed=3,
        most_lessons=2,
        most_updates=2,
        rows=8,
        worlds=1,
    )
    return replace(plan, **changes)  # type: ignore[arg-type]


def weights_of(path: Path) -> torch.Tensor:
    return torch.cat([values.float().flatten() for values in load(path).network.values()])


def test_a_training_writes_a_model_that_plays(tmp_path: Path) -> None:
    plan = tiny_plan(tmp_path / "new" / "folder")
    Training(plan, lambda line: None).run()
    assert sorted(path.name for path in plan.folder.iterdir()) == [
        "fzzzt-2-net.checkpoint",
        "fzzzt-2-net.onnx",
    ]
    header = read_header(plan.model)
    assert header == header_of(FZZZT, 2, parlour.__version__, header.minutes)
    bot = ModelBot(plan.model)
    state = FZZZT.start(2, 1)
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, decide(bot, "net", state, seat, derive_rng(1)))


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    weights = []
    for name, seed, workers in (("a", 3, 1), ("b", 3, 2), ("c", 4, 1)):
        plan = tiny_plan(tmp_path, name=name, seed=seed, workers=workers, most_lessons=4)
        Training(plan, lambda line: None).run()
        weights.append(weights_of(plan.checkpoint))
    assert torch.equal(weights[0], weights[1])
    assert not torch.equal(weights[0], weights[2])


def test_a_training_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    first = tiny_plan(tmp_path)
    Training(first, lambda line: None).run()
    before = load(first.checkpoint)
    second = tiny_plan(tmp_path, name="more", seed=9, most_updates=5)
    Training(second, lambda line: None, first.checkpoint).run()
    after = load(second.checkpoint)
    assert (before.progress.lessons, before.progress.updates) == (2, 2)
    assert (after.progress.lessons, after.progress.updates) == (2, 5)
    assert after.progress.seconds > before.progress.seconds
    assert after.seed == before.seed == 3
    steps = [checkpoint.optimiser["state"][0]["step"].item() for checkpoint in (before, after)]
    assert steps[0] < steps[1]


def test_other_checkpoints_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tiny_plan(tmp_path, most_updates=0)
    Training(plan, lambda line: None).run()
    text = tmp_path / "text.checkpoint"
    text.write_text("no checkpoint")
    for path, seats, minutes, code in (
        (text, 2, 60, "bad-checkpoint"),
        (plan.model, 2, 60, "bad-checkpoint"),
        (plan.checkpoint, 3, 60, "other-checkpoint"),
        (plan.checkpoint, 2, 0, "training-over"),
    ):
        with pytest.raises(BadOption) as refused:
            Training(replace(plan, seats=seats, minutes=minutes), lambda line: None, path)
        assert refused.value.code == code
        assert len({Speaker(language).error(refused.value) for language in LANGUAGES}) == len(LANGUAGES)
    assert train.main(["fzzzt", "--resume", str(text), "--workers", "1"]) == 2
    assert capsys.readouterr().err == f"{text} is not a training checkpoint, or is damaged.\n"


def test_a_training_goes_on_with_the_same_options(tmp_path: Path) -> None:
    flautz = parlour.game("flautz")
    plan = tiny_plan(tmp_path, game=flautz, options={"goal": 1}, most_updates=0)
    Training(plan, lambda line: None).run()
    assert read_header(plan.model).options == {"goal": 1, "arena": "classic"}
    with pytest.raises(BadOption) as refused:
        Training(replace(plan, options={}), lambda line: None, plan.checkpoint)
    assert refused.value.code == "checkpoint-of-other-options"
    said = Speaker("en").error(refused.value)
    assert said.endswith("with other options, which must be given again: goal=1, arena=classic.")
    assert len({Speaker(language).error(refused.value) for language in LANGUAGES}) == len(LANGUAGES)
    Training(replace(plan, options={"goal": 1, "arena": "classic"}, most_updates=1), print, plan.checkpoint)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("frantic", 2, []), ("frantic", 5, ["limit=20"]), ("flautz", 2, []), ("flautz", 4, ["goal=1"])],
)
def test_every_game_can_be_learned(game: str, seats: int, options: list[str], tmp_path: Path) -> None:
    arguments = f"{game} --seats {seats} --lessons 3 --updates 3 --worlds 2 --workers 1 --out {tmp_path}"
    for option in options:
        arguments += f" --option {option}"
    assert train.main(arguments.split()) == 0
    path = tmp_path / f"{game}-{seats}-net.onnx"
    progress = load(path.with_suffix(".checkpoint")).progress
    assert (progress.lessons, progress.updates) == (3, 3)
    assert progress.games > 0
    bot = ModelBot(path)
    given = dict(option.split("=") for option in options)
    state = parlour.game(game).start(seats, 1, **{name: int(value) for name, value in given.items()})
    header = read_header(path)
    assert {name: str(header.options[name]) for name in given} == given
    while state.actors:
        seat = state.actors[0]
        state.apply(seat, decide(bot, "net", state, seat, derive_rng(1)))
    assert state.outcome is not None


def test_an_interrupt_keeps_the_last_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []

    def interrupt(line: str) -> None:
        said.append(line)
        if len(said) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(train, "_say", interrupt)
    monkeypatch.setattr(training, "PAUSE", 0.0)
    assert train.main(["fzzzt", "--workers", "1", "--worlds", "1", "--out", str(tmp_path)]) == 130
    model = tmp_path / "fzzzt-2-net.onnx"
    assert capsys.readouterr().err == f"Stopped; {model} is the last export.\n"
    ModelBot(model)
    assert load(model.with_suffix(".checkpoint")).progress.lessons == 2
    assert said[0].startswith("Training net for fzzzt with 2 seats until minute 10.")


@pytest.mark.parametrize(("given", "worlds"), [([], WORLDS), (["--worlds", "3"], 3)])
def test_the_teacher_compares_its_choices_in_as_many_worlds_as_it_is_told(
    given: list[str], worlds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Plan] = []
    monkeypatch.setattr(Training, "run", lambda self: plans.append(self.plan))
    assert train.main(["fzzzt", "--out", str(tmp_path), *given]) == 0
    assert [plan.worlds for plan in plans] == [worlds]


def test_copies_are_kept_at_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 100_000, 70))
    monkeypatch.setattr(training, "monotonic", lambda: float(next(clock)))
    lines: list[str] = []
    plan = tiny_plan(tmp_path, keep=(1, 2, 30), minutes=5, imitation=3)
    Training(plan, lines.append).run()
    assert (tmp_path / "fzzzt-2-net-1.onnx").exists()
    assert read_header(tmp_path / "fzzzt-2-net-2.onnx").minutes == pytest.approx(2.33)
    assert not (tmp_path / "fzzzt-2-net-30.onnx").exists()
    assert [line.split(":")[0].split()[-1] for line in lines] == [*["imitation"] * 2, *["self-play"] * 2]


@pytest.mark.parametrize(("game", "seats"), [("fzzzt", 4), ("frantic", 2), ("flautz", 3)])
def test_an_exported_network_answers_as_before(tmp_path: Path, game: str, seats: int) -> None:
    network = new_network(parlour.game(game).tensor_layout(seats), parlour.game(game).actions, 1)
    with Batch(game, seats, 16, 2) as batch:
        generator = np.random.default_rng(1)
        for _ in range(30):
            batch.step(batch.random_actions(generator))
        observation = batch.observation[:, : batch.tensor_layout.content].copy()
    network.fit_scaling(observation)
    path = tmp_path / "model.onnx"
    export(network, header_of(parlour.game(game), seats), path)
    session = onnxruntime.InferenceSession(path)
    logits, value = session.run([LOGITS, VALUE], {OBSERVATION: observation})
    with torch.no_grad():
        expected = network(torch.from_numpy(observation))
    np.testing.assert_allclose(logits, expected[0].numpy(), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(value, expected[1].numpy(), rtol=1e-4, atol=1e-5)
    properties = session.get_modelmeta().custom_metadata_map
    assert msgspec.json.decode(properties[HEADER])["game"] == game


def test_numbers_of_two_bytes_are_read_as_one() -> None:
    network = Network(3, 2, [2])
    network.fit_scaling(np.array([[0, 0, 10], [7, 1, 10]], np.uint8))
    assert network.mean.tolist() == [3.5, 0.5, 10 + 128]


def test_illegal_actions_have_no_chance() -> None:
    mask = torch.tensor([[True, False, True]])
    chances = log_policy(torch.tensor([[1.0, 50.0, 1.0]]), mask).exp()
    assert chances.tolist() == [[0.5, 0.0, 0.5]]


def test_games_are_learned_from_in_order() -> None:
    teacher = Teacher(FZZZT, 2, 1, worlds=1)
    games = [teacher(number) for number in (7, 5, 6)]
    assert [game.number for game in in_order(games, 5)] == [5, 6, 7]


def test_imitation_comes_closer_to_the_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "FIRST", 100)
    network = new_network(FZZZT.tensor_layout(2), FZZZT.actions, 1)
    optimiser = torch.optim.Adam(network.parameters(), imitation.LEARNING_RATE)
    pupil = Imitation(network, optimiser, np.random.default_rng(1), memory=300)
    teacher = Teacher(FZZZT, 2, 1, worlds=2)
    found = []
    for number in range(8):
        pupil.add(teacher(number))
        found.append(pupil.divergence)
    assert pupil.seen > 300
    assert found[-1] < found[2]


def rollout(seats: list[int], values: list[float], ended: list[int], rewards: list[float]) -> Rollout:
    """Moves of one game at two seats."""
    moves = len(seats)
    reward = np.zeros((moves, 1, 2))
    for move in ended:
        reward[move, 0] = rewards
    return Rollout(
        observation=np.zeros((moves, 1, 1), np.uint8),
        mask=np.ones((moves, 1, 2), np.bool_),
        seat=np.array(seats).reshape(-1, 1),
        action=np.zeros((moves, 1), np.int64),
        log_chance=np.zeros((moves, 1), np.float32),
        value=np.array(values, np.float32).reshape(-1, 1),
        reward=reward,
        ended=np.isin(np.arange(moves), ended).reshape(-1, 1),
    )


def test_each_seat_is_judged_by_its_own_decisions() -> None:
    played = rollout([0, 1, 0, 1], [0.1, 0.2, 0.5, 0.3], [3], [1.0, -1.0])
    advantage, is_judged = judge(played, np.array([9.0], np.float32), np.array([0]))
    last = [1.0 - 0.5, -1.0 - 0.3]
    first = [0.5 - 0.1 + TRACE * last[0], 0.3 - 0.2 + TRACE * last[1]]
    assert advantage[:, 0] == pytest.approx([*first, *last])
    assert is_judged.all()


def test_what_others_expect_after_a_rollout_is_not_known() -> None:
    played = rollout([0, 1, 0], [0.1, 0.2, 0.5], [], [])
    advantage, is_judged = judge(played, np.array([0.6], np.float32), np.array([0]))
    assert is_judged[:, 0].tolist() == [True, False, True]
    assert advantage[:, 0] == pytest.approx([0.4 + TRACE * 0.1, 0.0, 0.1])


@pytest.mark.long
def test_self_play_alone_learns_to_beat_random_players(tmp_path: Path) -> None:
    plan = tiny_plan(tmp_path, imitation=0, most_updates=40, rows=64)
    Training(plan, lambda line: None).run()
    bot, rival = ModelBot(plan.model), factory("fzzzt", "random")()
    shares = []
    for number in range(40):
        state = FZZZT.start(2, number // 2)
        while state.actors:
            seat = state.actors[0]
            player = bot if seat == number % 2 else rival
            state.apply(seat, decide(player, "", state, seat, derive_rng(number, len(state.legal(seat)))))
        assert state.outcome is not None
        shares.append(state.outcome.win_shares[number % 2])
    assert np.mean(shares) > 0.75


def test_self_play_plays_games_to_the_end() -> None:
    network = new_network(FZZZT.tensor_layout(2), FZZZT.actions, 1)
    with Batch("fzzzt", 2, 4, 1) as batch:
        player = SelfPlay(
            network, torch.optim.Adam(network.parameters()), batch, np.random.default_rng(1), moves=120
        )
        player.fit_scaling()
        assert network.is_scaled
        report = player.update()
    assert report.games >= 4
    assert report.entropy > 0
