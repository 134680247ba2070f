"""Checks of the game's advice for bots and the search."""

from __future__ import annotations

from math import isclose

from parlour.testing.trial import Trial


def check_strategy(trial: Trial) -> None:
    """Check that the strategy's choices are legal."""
    state, strategy = trial.state, trial.game.strategy
    for seat in state.actors:
        legal = state.legal(seat)
        candidates = strategy.candidates(state, seat)
        trial.require(bool(candidates), "a strategy has no candidates")
        trial.require(set(candidates) <= set(legal), "a candidate is not legal")
        trial.require(len(set(candidates)) == len(candidates), "a candidate is named twice")
        choice = strategy.choose(state, seat, trial.check_rng)
        trial.require(choice in legal, "a strategy's choice is not legal")


def check_final_values(trial: Trial) -> None:
    """Check that the values of a finished game are each seat's part of the victory."""
    values = trial.game.strategy.values(trial.state)
    trial.require(len(values) == trial.seats, "a strategy does not value every seat")
    trial.require(isclose(sum(values), 1), "the values of a finished game do not add up to one")
    for value in values:
        trial.require(0 <= value <= 1, "the value of a seat is not a chance")
