"""Checks that views, events, refusals and windows leak nothing."""

from __future__ import annotations

from dataclasses import fields

from parlour.core.state import State
from parlour.testing.observation import Observation, after_action, events_for, observe, responses
from parlour.testing.trial import Trial

#: The number of worlds in which a move that reveals nothing is replayed.
WORLDS = 3


def check_view_halves(trial: Trial, viewer: int | None) -> None:
    """Check that the view has its type, and that its two halves, which the server diffs, make it up."""
    view = trial.state.view(viewer)
    kind = trial.game.view_type
    trial.require(isinstance(view, kind), f"a view is not a {kind.__name__}")
    open, own = vars(trial.state.open_view()), vars(trial.state.own_view(viewer))
    trial.require(not open.keys() & own.keys(), "a field is in both halves of the view")
    halves = {**open, **own, "seat": viewer}
    trial.require(halves.keys() == {part.name for part in fields(kind)}, "a field is missing or unknown")
    trial.require(halves == vars(view), "open_view and own_view do not add up to view")


def check_info_state(trial: Trial, viewer: int | None, observation: Observation) -> None:
    """Check that equal information states imply equal views and legal actions."""
    first = trial.findings.observations.setdefault((viewer, observation.info_state), observation)
    trial.require(first == observation, f"seat {viewer} has different views for equal information states")


def check_info_hash(trial: Trial) -> None:
    """Check that the hash of an actor's information state tells it from others, and nothing more."""
    for seat in trial.state.actors:
        found = trial.state.info_hash(seat)
        known = trial.state.info_state(seat)
        first = trial.findings.hashed.setdefault((seat, found), known)
        trial.require(first == known, f"seat {seat} has one hash for different information states")
        world = trial.state.resample(seat, trial.check_rng)
        trial.require(world.info_hash(seat) == found, f"the hash leaks hidden information to seat {seat}")


def check_errors_leak_nothing(trial: Trial, viewer: int, world: State) -> None:
    """Check that the errors for illegal actions and texts do not depend on hidden information."""
    text = trial.earlier_text()
    actions = [trial.check_rng.below(trial.game.actions) for _ in range(3)]
    same = responses(world, viewer, text, actions) == responses(trial.state, viewer, text, actions)
    trial.require(same, f"a refusal leaks hidden information to seat {viewer}")


def check_events(trial: Trial, viewer: int | None, world: State) -> None:
    """Check that a viewer receives the same events for two actions that it cannot distinguish."""
    if not trial.state.actors:
        return
    seat = trial.random_actor()
    first, events = after_action(trial.state, seat, trial.state.random_action(seat, trial.check_rng))
    check_info_state(trial, viewer, observe(first, viewer))
    for _ in range(3):
        second, others = after_action(world, seat, world.random_action(seat, trial.check_rng))
        if first.info_state(viewer) == second.info_state(viewer):
            same = events_for(events, viewer) == events_for(others, viewer)
            trial.require(same, f"an event leaks hidden information to seat {viewer}")


def check_hidden_choices(trial: Trial) -> None:
    """Check that a choice stays hidden from others while another seat is still choosing."""
    choosers = [seat for seat in trial.state.actors if len(trial.state.legal(seat)) > 1]
    if not choosers:
        return
    seat = choosers[trial.check_rng.below(len(choosers))]
    legal = trial.state.legal(seat)
    one, other = (after_action(trial.state, seat, action) for action in trial.check_rng.take(legal, 2))
    waiting = set(trial.state.actors) - {seat}
    if waiting.isdisjoint(one[0].actors) or waiting.isdisjoint(other[0].actors):
        return
    for viewer in trial.viewers:
        if viewer == seat:
            continue
        same = events_for(one[1], viewer) == events_for(other[1], viewer)
        trial.require(same, f"an event leaks a hidden choice to seat {viewer}")
        same = observe(one[0], viewer) == observe(other[0], viewer)
        trial.require(same, f"seat {viewer} sees a hidden choice")


def check_windows(trial: Trial) -> None:
    """Check that the open half tells whether a window is open; else it would reveal who can respond."""
    try:
        is_open = trial.game.is_window(trial.state.open_view())
    except AttributeError:
        is_open = None
    waits = {trial.game.is_window(trial.state.view(viewer)) for viewer in trial.viewers}
    trial.require(waits == {is_open}, "is_window depends on more than the open half of the view")


def check_revelations(trial: Trial) -> None:
    """Check that a move that reveals nothing has the same result in all worlds of its seat."""
    if not trial.state.actors:
        return
    seat = trial.random_actor()
    action = trial.state.random_action(seat, trial.check_rng)
    after, events = after_action(trial.state, seat, action)
    if trial.game.reveals(events, after.open_view()):
        return
    text = trial.game.text(trial.state, action, seat)
    for _ in range(WORLDS):
        other, others = after_action(trial.state.resample(seat, trial.check_rng), seat, action)
        same = (
            events == others
            and (after.actors, after.outcome) == (other.actors, other.outcome)
            and observe(after, seat) == observe(other, seat)
        )
        trial.require(same, f"{text!r} reveals something to seat {seat}, but is not a Revelation")
