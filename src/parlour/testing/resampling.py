"""Checks of resampled worlds: what a viewer cannot know changes, and nothing else."""

from __future__ import annotations

import gc
import json

from parlour.core.errors import ParlourError
from parlour.core.perspective import Perspective
from parlour.core.playout import playout
from parlour.core.state import State
from parlour.testing.leaks import check_errors_leak_nothing, check_events
from parlour.testing.observation import Observation, observe
from parlour.testing.trial import Findings, Trial, require

#: A resampled world is played fewer moves than this before it is resampled again for another seat.
MOVES_AHEAD = 9
#: The number of worlds drawn from one sampler.
DRAWS = 2


def check_resample(trial: Trial, viewer: int | None, observation: Observation) -> None:
    """Check that resampling what a viewer does not know changes nothing that it can see."""
    state = trial.state
    world = state.resample(viewer, trial.check_rng)
    trial.require(observe(world, viewer) == observation, f"seat {viewer} can distinguish a resampled world")
    trial.require(trial.game.census(world) == trial.census, "a resampled world has other cards")
    trial.require(world.actors == state.actors, "a resampled world has other actors")
    random = trial.position(world).get("random")
    trial.require(
        random is None or random != trial.position(state).get("random"),
        "a resampled world has the generator of the original",
    )
    _record_changes(trial, viewer, world)
    if viewer is not None and viewer in state.actors:
        perspective = Perspective(state, viewer, trial.check_rng)
        trial.require(perspective.legal == state.legal(viewer), "a perspective has other legal actions")
        trial.require(perspective.view == state.view(viewer), "a perspective has another view")
    if viewer is not None:
        check_errors_leak_nothing(trial, viewer, world)
    check_events(trial, viewer, world)
    _check_nested_resample(trial, world)
    playout(world, trial.check_rng)
    trial.require(world.outcome is not None, "a resampled world cannot be played to its end")


def check_sampler(trial: Trial, viewer: int | None, observation: Observation) -> None:
    """Check that drawn worlds look like the state, can be played to their end and share no list with it."""
    state = trial.state
    sampler = state.sampler(viewer)
    lists = {id(found) for found in _lists_of(state)}
    for _ in range(DRAWS):
        world = sampler.draw(trial.check_rng)
        seen = observe(world, viewer)
        same = (seen.view, seen.legal) == (observation.view, observation.legal)
        trial.require(same, f"seat {viewer} can distinguish a drawn world")
        trial.require(trial.game.census(world) == trial.census, "a drawn world has other cards")
        trial.require(world.actors == state.actors, "a drawn world has other actors")
        shares = any(id(found) in lists for found in _lists_of(world))
        trial.require(not shares, "a drawn world shares a list with the state")
        _check_nested_resample(trial, world)
        playout(world, trial.check_rng)
        trial.require(world.outcome is not None, "a drawn world cannot be played to its end")


def _lists_of(state: State) -> list[list[object]]:
    """Return the lists that a state consists of, at any depth."""
    found: list[list[object]] = []
    waiting = gc.get_referents(state)
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            found.append(part)
        if isinstance(part, list | tuple | dict):
            waiting.extend(gc.get_referents(part))
    return found


def _check_nested_resample(trial: Trial, world: State) -> None:
    """Check that a resampled world can be played and resampled for another seat, with a valid result."""
    later = world.clone()
    for _ in range(trial.check_rng.below(MOVES_AHEAD)):
        if later.actors:
            seat = later.actors[trial.check_rng.below(len(later.actors))]
            later.apply(seat, later.random_action(seat, trial.check_rng))
    other = int(trial.check_rng.below(trial.seats))
    deeper = later.resample(other, trial.check_rng)
    trial.require(
        observe(deeper, other) == observe(later, other),
        "a seat can distinguish a world resampled from a world",
    )
    same = trial.game.census(deeper) == trial.game.census(later)
    trial.require(same, "a world resampled from a world has other cards")
    try:
        trial.game.from_position(json.loads(json.dumps(trial.position(deeper))))
    except ParlourError as error:
        trial.require(False, f"a world resampled from a world is not a valid position: {error}")


def _record_changes(trial: Trial, viewer: int | None, world: State) -> None:
    """Record the seats whose view differs in the world."""
    for other in range(trial.seats):
        known = other == viewer or (viewer, other) in trial.findings.changed
        if not known and world.view(other) != trial.state.view(other):
            trial.findings.changed.add((viewer, other))


def check_resampling(seats: int, findings: Findings) -> None:
    """Check that every seat hides something from every other viewer, and that `resample` changes it."""
    for viewer in (*range(seats), None):
        for other in range(seats):
            changed = other == viewer or (viewer, other) in findings.changed
            require(
                changed, f"resample for seat {viewer} never changes what seat {other} sees, of {seats} seats"
            )
