"""Checks of bots: they decide by what their seat knows, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from parlour.bots import Bot
from parlour.bots.search import HardBot, NormalBot
from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.core.perspective import Perspective
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.search import Race, Search, TreeSearch
from parlour.testing.observation import observe
from parlour.testing.trial import Findings, Trial

#: Worlds in which a search compares its choices.
WORLDS = 24
#: Worlds beside the true one in which the same question is asked.
OTHERS = 2

#: A judgement of a decision: the action, or the estimates for all of them.
Judge = Callable[[Perspective, Rng], object]


def check_bots(
    game: Game,
    bots: Mapping[str, Callable[[], Bot]] | None = None,
    games: int = 1,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    moments: int | None = None,
) -> None:
    """Play `games` whole games at every seat count, and check that the bots do not cheat.

    At each decision, a bot has to answer the same in the true state and in worlds that its seat cannot
    distinguish from it, with the same random numbers. Its perspective is on that very state here, so reading
    more than the seat knows changes the answer. The guess of the game's strategy is checked in the same way.

    `bots` are the factories of the bots by name. None stands for `normal`, for `hard` with a fixed number of
    worlds, and for both searches. Bots that depend on time cannot be checked. `moments` is the number of
    random decisions to check in each game; None checks all of them. Raise `ContractViolation` if a check
    fails.
    """
    judges = _own_judges() if bots is None else {name: partial(_decide, bots[name]) for name in bots}
    for seats in range(game.least_seats, game.most_seats + 1):
        for number in range(games):
            trial = Trial(game, seats, seed + number, dict(options or {}), Findings())
            _play_and_check(trial, judges, moments)


def _own_judges() -> dict[str, Judge]:
    return {
        "normal": partial(_decide, NormalBot),
        "hard": partial(_decide, _hard),
        "Race": partial(_estimate, Race),
        "TreeSearch": partial(_estimate, TreeSearch),
    }


def _hard() -> Bot:
    bot = HardBot()
    bot.worlds = WORLDS
    return bot


def _decide(create: Callable[[], Bot], perspective: Perspective, rng: Rng) -> object:
    return create().choose(perspective, rng)


def _estimate(search: Callable[[Perspective, Rng], Search], perspective: Perspective, rng: Rng) -> object:
    found = search(perspective, rng)
    found.run(worlds=WORLDS)
    return [(choice.action, choice.value, choice.error, choice.worlds) for choice in found.choices()]


def _play_and_check(trial: Trial, judges: Mapping[str, Judge], moments: int | None) -> None:
    decisions = _decisions(trial.state.clone(), trial.game_rng.clone())
    if moments is not None:
        decisions = trial.check_rng.take(decisions, min(moments, len(decisions)))
    while trial.state.actors:
        seat, action = _next_move(trial.state, trial.game_rng)
        if len(trial.record.moves) in decisions:
            others = [trial.state.resample(seat, trial.check_rng) for _ in range(OTHERS)]
            _check_guess(trial, seat, others)
            for name, judge in judges.items():
                _check_judge(trial, seat, others, name, judge)
        trial.record.do(trial.state, seat, action)


def _next_move(state: State, rng: Rng) -> tuple[int, int]:
    """Return the next move: by the strategy of the game or at random, so that much happens."""
    seat = state.actors[rng.below(len(state.actors))]
    if rng.below(2):
        return seat, state.game.strategy.choose(state, seat, rng)
    return seat, state.random_action(seat, rng)


def _decisions(state: State, rng: Rng) -> list[int]:
    """Return the numbers of moves before the decisions of the coming game that have an alternative."""
    found: list[int] = []
    moves = 0
    while state.actors:
        seat, action = _next_move(state, rng)
        if len(state.legal(seat)) > 1:
            found.append(moves)
        state.apply(seat, action)
        moves += 1
    return found


def _check_judge(trial: Trial, seat: int, others: list[State], name: str, judge: Judge) -> None:
    luck = trial.check_rng.spawn()
    answers = [judge(_exposed(state, seat), luck.clone()) for state in (trial.state, *others)]
    same = all(answer == answers[0] for answer in answers)
    trial.require(same, f"{name} decides by more than seat {seat} knows")
    if isinstance(answers[0], int):
        trial.require(answers[0] in trial.state.legal(seat), f"{name} chooses an illegal action")


def _exposed(state: State, seat: int) -> Perspective:
    """Return a perspective behind which a cheat finds the state itself. Its worlds are all drawn."""
    perspective = Perspective.of_world(state, seat)
    next(perspective.worlds(Rng(0)))
    return perspective


def _check_guess(trial: Trial, seat: int, others: list[State]) -> None:
    """Check that a guess follows from what the seat knows, and respects it."""
    strategy = trial.game.strategy
    guesses = [strategy.guess(state, seat) for state in (trial.state, *others)]
    luck = trial.check_rng.spawn()
    world = trial.state.sampler(seat).draw(luck)
    values = [None if guess is None else guess.plausibility(world) for guess in guesses]
    same = all(value == values[0] for value in values)
    trial.require(same, f"the guess depends on more than seat {seat} knows")
    trial.require(values[0] is None or 0 <= values[0] <= 1, "a plausibility is not between 0 and 1")
    adjusted = [world.clone() for _ in guesses]
    for copy, guess in zip(adjusted, guesses, strict=True):
        if guess is not None:
            guess.adjust(copy, luck.clone())
    for viewer in trial.viewers:
        seen = [observe(copy, viewer) for copy in adjusted]
        same = all(other == seen[0] for other in seen)
        trial.require(same, f"the guess depends on more than seat {seat} knows")
        if viewer in (seat, None):
            kept = seen[0] == observe(world, viewer)
            trial.require(kept, f"the guess changes what seat {seat} knows")
