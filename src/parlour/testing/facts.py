"""Checks of what a game states about itself: its cards and rules, its events and its result."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.record import Record
from parlour.testing.trial import Trial, require


def check_facts(game: Game) -> None:
    """Check the seat counts, the rule numbers and what is printed on the cards."""
    require(1 <= game.least_seats <= game.most_seats, "least_seats and most_seats are not a range")
    require(len(set(game.rules)) == len(game.rules), "a rule number is listed twice")
    for code in game.cards():
        game.explain(code)
        require(
            all(isinstance(fact, str | int) for fact in game.facts(code).values()),
            f"a fact of {code} is neither a string nor an integer",
        )


def check_last_events(trial: Trial) -> None:
    """Check that the events of the last move are immutable, listed and addressed to seats."""
    for event in trial.events:
        valid = event.audience is None or 0 <= event.audience < trial.seats
        trial.require(valid, "the audience of an event is not a seat")
        types = trial.game.event_types
        listed = not types or type(event) in types
        trial.require(listed, f"{type(event).__name__} is not in event_types")
        trial.require(_is_immutable(event), f"{type(event).__name__} is not immutable")
        trial.game.tell(event)


def _is_immutable(thing: object) -> bool:
    """Return whether a dataclass instance is frozen and all its fields are hashable."""
    try:
        hash(thing)
    except TypeError:
        return False
    return bool(type(thing).__dataclass_params__.frozen)  # type: ignore[attr-defined]


def check_end(trial: Trial) -> None:
    """Check the outcome, the standings and the record of a finished game."""
    outcome = trial.state.outcome
    trial.require(outcome is not None, "a finished game has no outcome")
    assert outcome is not None
    trial.require(len(outcome.scores) == trial.seats, "not every seat has a score")
    trial.require(bool(outcome.winners), "a finished game has no winner")
    trial.require(set(outcome.winners) <= set(range(trial.seats)), "a winner is not a seat")
    trial.require(
        not trial.game.rules or outcome.rule in trial.game.rules, "the outcome names an unknown rule"
    )
    trial.require(trial.game.chapters(trial.state) > 0, "a finished game has no completed chapter")
    standings = tuple(trial.game.standings(trial.state))
    trial.require(standings == outcome.scores, "the final standings differ from the scores")
    trial.game.result(trial.state.view(None))
    back = Record.load(trial.record.dump())
    trial.require(
        trial.position(back.replay(game=trial.game)) == trial.position(trial.state),
        "a record replays to another state",
    )
