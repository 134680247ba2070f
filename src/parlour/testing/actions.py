"""Checks of actors, legal actions, notation and refusals."""

from __future__ import annotations

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.play import play, why_not
from parlour.testing.observation import parse_or_error
from parlour.testing.trial import Trial

#: The number of uniform draws that are, for all practical purposes, never all the same.
DRAWS = 64


def check_actions(trial: Trial) -> None:
    """Check the actors, and that their actions round-trip through notation."""
    state = trial.state
    trial.require(list(state.actors) == sorted(set(state.actors)), "the actors are not in ascending order")
    trial.require(
        (state.outcome is None) == bool(state.actors), "a state must have either actors or an outcome"
    )
    for seat in range(trial.seats):
        legal = state.legal(seat)
        trial.require(
            bool(legal) == (seat in state.actors), "the seats with legal actions are not the actors"
        )
        trial.require(legal == sorted(set(legal)), "the legal actions are not in ascending order")
        texts = [trial.game.text(state, action, seat) for action in legal]
        trial.require(len(set(texts)) == len(texts), "two actions have the same text")
        for action, text in zip(legal, texts, strict=True):
            trial.require(0 <= action < trial.game.actions, "an action is outside the action space")
            trial.require(
                trial.game.parse(state, text, seat) == action, f"{text!r} is parsed as another action"
            )
            trial.require(why_not(state, seat, action) is None, "a legal action is refused")


def check_legal_is_a_copy(trial: Trial) -> None:
    """Check that a caller may modify the list of legal actions."""
    for seat in trial.state.actors:
        before = list(trial.state.legal(seat))
        trial.state.legal(seat).append(trial.game.actions)
        same = trial.state.legal(seat) == before
        trial.require(same, "changing the list of legal actions changes the state")


def check_random_actions(trial: Trial) -> None:
    """Check that random actions are legal, and not always the first one."""
    for seat in trial.state.actors:
        legal = trial.state.legal(seat)
        for _ in range(DRAWS):
            action = trial.state.random_action(seat, trial.check_rng)
            trial.require(action in legal, "a random action is not legal")
            if action != legal[0] or len(legal) == 1:
                break
        else:
            trial.require(False, "a random action is always the first")


def check_refusals(trial: Trial) -> None:
    """Check that a random illegal action of each seat is rejected with a reason."""
    for seat in range(trial.seats):
        action = trial.check_rng.below(trial.game.actions)
        if action in trial.state.legal(seat):
            continue
        try:
            play(trial.state, seat, action)
        except IllegalAction as error:
            trial.require(bool(error.code), "a refusal has no code")
            exists = error.rule is None or error.rule in trial.game.rules
            trial.require(exists, f"a refusal names rule {error.rule}, which the game does not have")
        else:
            trial.require(False, "an illegal action was played")
    try:
        trial.game.parse(trial.state, "\0 nonsense")
    except ParlourError:
        return
    trial.require(False, "nonsense was parsed as an action")


def check_parsing(trial: Trial) -> None:
    """Check that a text is parsed as a legal action or rejected: records do not check the action again."""
    for seat in range(trial.seats):
        text = trial.earlier_text()
        action = parse_or_error(trial.state, seat, text)
        refused = isinstance(action, ParlourError)
        trial.require(
            refused or action in trial.state.legal(seat), f"{text!r} is parsed as an illegal action"
        )
    for actor in trial.state.actors[:1]:
        text = trial.game.text(trial.state, trial.state.legal(actor)[0], actor)
        for nobody in (-1, trial.seats):
            action = parse_or_error(trial.state, nobody, text)
            refused = isinstance(action, ParlourError)
            trial.require(refused, f"{text!r} is parsed for a seat that does not exist")


def check_arrival_order(trial: Trial) -> None:
    """Check that the arrival order of simultaneous choices makes no difference."""
    choices = [(seat, trial.state.random_action(seat, trial.check_rng)) for seat in trial.state.actors]
    forward = trial.state.clone()
    backward = trial.state.clone()
    for seat, action in choices:
        forward.apply(seat, action)
    for seat, action in reversed(choices):
        backward.apply(seat, action)
    same = trial.position(forward) == trial.position(backward)
    trial.require(same, "the order of simultaneous choices matters")
