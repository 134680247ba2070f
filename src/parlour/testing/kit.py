"""The kit itself: which games are played, and what is checked when."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.testing.actions import (
    check_actions,
    check_arrival_order,
    check_legal_is_a_copy,
    check_parsing,
    check_random_actions,
    check_refusals,
)
from parlour.testing.copies import check_clone, check_position
from parlour.testing.facts import check_end, check_facts, check_last_events
from parlour.testing.leaks import (
    check_hidden_choices,
    check_info_hash,
    check_info_state,
    check_revelations,
    check_view_halves,
    check_windows,
)
from parlour.testing.observation import observe
from parlour.testing.resampling import check_resample, check_resampling, check_sampler
from parlour.testing.strategies import check_final_values, check_strategy
from parlour.testing.tensors import check_tensors
from parlour.testing.trial import Findings, Trial

MOST_MOVES = 100_000


def check_game(
    game: Game,
    games: int = 3,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    hidden: bool = True,
    moments: int | None = None,
) -> None:
    """Play `games` random games at every seat count and check the whole contract.

    `moments` is the number of random states to check in each game, in addition to the last one. None checks
    all of them. Set `hidden` to False for games without hidden information, where resampling changes nothing.
    Raise `ContractViolation` if a check fails.
    """
    check_facts(game)
    for seats in range(game.least_seats, game.most_seats + 1):
        findings = Findings()
        for number in range(games):
            _play_and_check(Trial(game, seats, seed + number, dict(options or {}), findings), moments)
        if hidden:
            check_resampling(seats, findings)


def _play_and_check(trial: Trial, moments: int | None) -> None:
    trial.require(bool(trial.census), "the census is empty")
    again = trial.game.start_with(trial.seats, trial.seed, trial.options)
    same = trial.position(again) == trial.position(trial.state)
    trial.require(same, "the same seed deals differently")
    chosen = None if moments is None else trial.random_moments(moments)
    while trial.state.actors:
        trial.require(len(trial.record.moves) < MOST_MOVES, "the game does not end")
        if chosen is None or len(trial.record.moves) in chosen:
            _check_state(trial)
        chapters = trial.game.chapters(trial.state)
        trial.step()
        increased = trial.game.chapters(trial.state) >= chapters
        trial.require(increased, "the number of completed chapters decreased")
        check_last_events(trial)
    _check_state(trial)
    check_end(trial)
    check_final_values(trial)


def _check_state(trial: Trial) -> None:
    before = trial.position(trial.state)
    trial.require(trial.game.census(trial.state) == trial.census, "a card was lost or duplicated")
    check_actions(trial)
    check_legal_is_a_copy(trial)
    check_random_actions(trial)
    check_refusals(trial)
    check_parsing(trial)
    check_clone(trial)
    check_position(trial, before)
    for viewer in trial.viewers:
        check_view_halves(trial, viewer)
        observation = observe(trial.state, viewer)
        check_info_state(trial, viewer, observation)
        check_resample(trial, viewer, observation)
        check_sampler(trial, viewer, observation)
    check_info_hash(trial)
    if len(trial.state.actors) > 1:
        check_arrival_order(trial)
        check_hidden_choices(trial)
    check_windows(trial)
    check_revelations(trial)
    check_strategy(trial)
    check_tensors(trial)
    trial.require(trial.position(trial.state) == before, "reading the state changes it")
