"""Analysis of records: the estimated chances of every choice, given only what the player knew.

The worlds and random numbers of an estimate are seeded with the information state behind it. So an analysis
follows from the record and the number of worlds, and nothing that a player could not know can influence what
it says about their decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Final, Literal

from msgspec import Struct

from parlour import bots
from parlour.core.game import Game
from parlour.core.perspective import Perspective
from parlour.core.playout import guided_playout
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.record import Record
from parlour.search import Race

#: The number of worlds in which each choice is tried, unless somebody asks for another one.
WORLDS: Final = 100
#: A move that gave away more than this is marked.
MARKED_LOSS: Final = 0.1
#: Half the width of a 95% interval, in standard errors.
INTERVAL: Final = 1.96
#: A loss to be marked is confirmed in this many times as many fresh worlds. Without that, the best of many
#: choices would often be the luckiest one.
CONFIRMATION: Final = 4
#: The chances of all seats need no comparison of choices, so they get this many times as many worlds.
CURVE: Final = 4
DECIDING_MOMENTS: Final = 3
#: Worlds between two chances to interrupt: compiled code does not notice signals.
SLICE: Final = 25
DIGITS: Final = 4


class Estimate(Struct, frozen=True):
    """A choice: the move in notation, the estimated win probability after it, and its standard error."""

    move: str
    chance: float
    error: float


class Decision(Struct, frozen=True):
    """A decision, with all that its player could choose from, the best choice first.

    Choices that are never better than another one are left out, unless they were played.
    """

    #: The place of the move that was played among the choices.
    played: int
    choices: list[Estimate]
    #: The win probability that the move cost, and its 95% interval.
    loss: float
    interval: tuple[float, float]
    #: Whether it cost more than 10 percentage points, in these worlds and in fresh ones.
    marked: bool


class Step(Struct, frozen=True):
    """A move for which there was an alternative."""

    #: The number of the move, from 1, and its seat.
    number: int
    seat: int
    #: The win probability of each seat before the move, for a spectator without open hands.
    chances: list[float]
    #: None if the decisions of this seat are not analysed.
    decision: Decision | None


class Analysis(Struct, frozen=True, kw_only=True):
    """The results of an analysis of a game."""

    format: Literal["parlour-analysis"] = "parlour-analysis"
    game: str
    seats: int
    #: The digest of the record.
    record: str
    #: In how many worlds each choice was tried.
    worlds: int
    steps: list[Step]
    #: The chances at the end of the record: the result, if the game is over.
    final: list[float]
    #: The places of the steps after which the chances changed most, in the order of the game.
    deciding: list[int]


def choices_of(record: Record, game: Game | None = None, trusted: bool = False) -> list[tuple[int, int]]:
    """Return the number, from 1, and the seat of each move that had an alternative.

    `trusted` is that of `Record.start`, here and below.
    """
    return [
        (number + 1, record.moves[number].seat)
        for number, state in enumerate(record.states(game=game, trusted=trusted))
        if _is_choice(record, number, state)
    ]


def count_steps(record: Record, game: Game | None = None, trusted: bool = False) -> int:
    """Return the number of moves of the record that had an alternative."""
    return len(choices_of(record, game, trusted))


def steps_of(
    record: Record,
    worlds: int = WORLDS,
    seat: int | None = None,
    skip: int = 0,
    game: Game | None = None,
    trusted: bool = False,
) -> Iterator[Step]:
    """Analyse the record step by step, without the first `skip` steps. `seat` restricts the decisions."""
    for number, state in enumerate(record.states(game=game, trusted=trusted)):
        if not _is_choice(record, number, state):
            continue
        if skip:
            skip -= 1
            continue
        yield _analyse_step(record, number, state, worlds, seat)


def step_of(record: Record, number: int, worlds: int = WORLDS, game: Game | None = None) -> Step:
    """Analyse a single move, which must have had an alternative. Moves are numbered from 1."""
    state = next(islice(record.states(game=game), number - 1, None))
    return _analyse_step(record, number - 1, state, worlds, None)


def assemble(
    record: Record, worlds: int, steps: Sequence[Step], game: Game | None = None, trusted: bool = False
) -> Analysis:
    """Return the analysis that consists of these steps, which must be all of them."""
    end = record.replay(game=game, trusted=trusted)
    final = _rounded(end.outcome.win_shares) if end.outcome else _chances(end, CURVE * worlds)
    return Analysis(
        game=record.game,
        seats=record.seats,
        record=record.digest,
        worlds=worlds,
        steps=list(steps),
        final=final,
        deciding=_deciding_moments([*(step.chances for step in steps), final]),
    )


def analyse(
    record: Record, worlds: int = WORLDS, seat: int | None = None, game: Game | None = None
) -> Analysis:
    """Analyse a whole record."""
    return assemble(record, worlds, list(steps_of(record, worlds, seat, game=game)), game)


def _is_choice(record: Record, number: int, state: State) -> bool:
    return number < len(record.moves) and len(state.legal(record.moves[number].seat)) > 1


def _analyse_step(record: Record, number: int, state: State, worlds: int, seat: int | None) -> Step:
    move = record.moves[number]
    decision = None
    if seat is None or move.seat == seat:
        decision = _analyse_decision(state, move.seat, move.text, worlds)
    return Step(number + 1, move.seat, _chances(state, CURVE * worlds), decision)


def _analyse_decision(state: State, seat: int, text: str, worlds: int) -> Decision:
    rng = _known_rng(state, seat)
    perspective = Perspective(state, seat, rng)
    played = state.game.parse(state, text, seat)
    world = next(perspective.worlds(rng))
    actions = perspective.game.strategy.candidates(world, seat)
    if played not in actions:
        actions = sorted([*actions, played])
    race = _run(perspective, rng, actions, worlds)
    # The move that was played comes first among equals: it gave nothing away.
    choices = sorted(race.choices(), key=lambda choice: (-choice.value, choice.action != played))
    best = choices[0].action
    loss, error = race.lead(best, played)
    marked = _is_clear(loss, error)
    if marked:
        marked = _is_clear(*_run(perspective, rng, [best, played], CONFIRMATION * worlds).lead(best, played))
    return Decision(
        played=[choice.action for choice in choices].index(played),
        choices=[
            Estimate(perspective.text(choice.action), *_rounded((choice.value, choice.error)))
            for choice in choices
        ],
        loss=round(loss, DIGITS),
        interval=(0.0, 0.0) if best == played else _interval(loss, error),
        marked=marked,
    )


def _run(perspective: Perspective, rng: Rng, actions: list[int], worlds: int) -> Race:
    race = Race(perspective, rng, drops=False, actions=actions)
    for done in range(0, worlds, SLICE):
        race.run(worlds=min(SLICE, worlds - done))
    return race


def _is_clear(loss: float, error: float) -> bool:
    return loss > MARKED_LOSS and loss > INTERVAL * error


def _interval(loss: float, error: float) -> tuple[float, float]:
    return round(loss - INTERVAL * error, DIGITS), round(loss + INTERVAL * error, DIGITS)


def _chances(state: State, worlds: int) -> list[float]:
    """Return the mean chance of each seat, over worlds that a spectator cannot tell apart."""
    rng = _known_rng(state, None)
    sampler = state.sampler(None)
    strategy = state.game.strategy
    stage = strategy.stage(state)
    totals = [0.0] * state.seats
    for _ in range(worlds):
        world = sampler.draw(rng)
        guided_playout(world, strategy, rng, stage)
        for seat, value in enumerate(strategy.values(world)):
            totals[seat] += value
    return _rounded([total / worlds for total in totals])


def _known_rng(state: State, seat: int | None) -> Rng:
    """Return a generator that is seeded with what the seat knows, and with nothing else."""
    return bots.derive_rng(*state.info_state(seat))


def _deciding_moments(curve: Sequence[Sequence[float]]) -> list[int]:
    """Return the places after which the chance of some seat changed most."""
    swings = [
        max(abs(new - old) for old, new in zip(before, after, strict=True))
        for before, after in pairwise(curve)
    ]
    largest = sorted(range(len(swings)), key=lambda place: (-swings[place], place))
    return sorted(largest[:DECIDING_MOMENTS])


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
