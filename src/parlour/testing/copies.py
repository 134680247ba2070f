"""Checks of clones and positions."""

from __future__ import annotations

import json

from parlour.core.playout import playout
from parlour.testing.observation import observe
from parlour.testing.trial import Trial


def check_clone(trial: Trial) -> None:
    """Check that a clone is equal and independent."""
    copy = trial.state.clone()
    before = trial.position(trial.state)
    trial.require(trial.position(copy) == before, "a clone differs from the original")
    trial.require(copy.listener is None, "a clone has a listener")
    again = copy.clone()
    playout(copy, trial.check_rng)
    trial.require(trial.position(trial.state) == before, "playing a clone changes the original")
    trial.require(trial.position(again) == before, "playing a state changes its clone")


def check_position(trial: Trial, position: dict[str, object]) -> None:
    """Check that the position round-trips through JSON, with all that was seen."""
    plain = json.loads(json.dumps(position))
    back = trial.game.from_position(plain)
    trial.require(trial.position(back) == position, "a position does not round-trip")
    trusted = trial.game.from_position(plain, trusted=True)
    trial.require(trial.position(trusted) == position, "a trusted position does not round-trip")
    trial.require(back.actors == trial.state.actors, "a position loses the actors")
    trial.require(back.outcome == trial.state.outcome, "a position loses the outcome")
    for viewer in trial.viewers:
        trial.require(observe(back, viewer) == observe(trial.state, viewer), "a position loses what was seen")
