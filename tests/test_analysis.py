"""An analysis follows from what the players knew, and from nothing else."""

from __future__ import annotations

import msgspec
import pytest

from parlour import Game, Rng, State, analysis, game, game_names
from parlour.analysis import Analysis, analyse, count_steps, steps_of
from parlour.record import Move, Record
from tests.highcard import GAME as HIGH_CARD

GAMES = [*(game(name) for name in game_names()), HIGH_CARD]
WORLDS = 6
#: Enough moves for decisions of all kinds; whole games are analysed in the terminal's tests.
MOVES = 14

games = pytest.mark.parametrize("any_game", GAMES, ids=lambda found: found.name)


def random_game(any_game: Game, seats: int, seed: int = 3, moves: int | None = MOVES) -> Record:
    record = Record.of(any_game, seats, seed)
    state, rng = record.start(game=any_game), Rng(seed)
    while state.actors and (moves is None or len(record.moves) < moves):
        seat = state.actors[-1]
        record.do(state, seat, state.random_action(seat, rng))
    record.dump()
    return record


def before(record: Record, number: int, any_game: Game) -> State:
    """Return the state before this move."""
    states = record.states(game=any_game)
    return [next(states) for _ in range(number)][-1].clone()


@games
def test_an_analysis_tells_the_chances_of_every_decision(any_game: Game) -> None:
    record = random_game(any_game, any_game.least_seats)
    found = analyse(record, WORLDS, game=any_game)
    assert len(found.steps) == count_steps(record, any_game) > 0
    for step in found.steps:
        decision, move = step.decision, record.moves[step.number - 1]
        assert decision is not None
        assert step.seat == move.seat
        assert decision.choices[decision.played].move == move.text
        assert len({choice.move for choice in decision.choices}) == len(decision.choices)
        chances = [choice.chance for choice in decision.choices]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert decision.loss == pytest.approx(chances[0] - chances[decision.played], abs=0.001)
        assert decision.interval[0] <= decision.loss <= decision.interval[1]
        assert sum(step.chances) == pytest.approx(1, abs=0.001)


@games
def test_the_same_record_and_worlds_give_the_same_analysis(any_game: Game) -> None:
    record = random_game(any_game, any_game.least_seats)
    assert analyse(record, WORLDS, game=any_game) == analyse(record, WORLDS, game=any_game)


@games
def test_an_analysis_goes_on_where_it_was_broken_off(any_game: Game) -> None:
    record = random_game(any_game, any_game.least_seats)
    whole = list(steps_of(record, WORLDS, game=any_game))
    done = len(whole) // 2
    assert list(steps_of(record, WORLDS, skip=done, game=any_game)) == whole[done:]


@games
def test_what_a_seat_cannot_see_changes_nothing_in_the_analysis_of_its_decisions(any_game: Game) -> None:
    """Redraw all that is hidden: the estimates stay the same to the last digit."""
    record = random_game(any_game, min(3, any_game.most_seats), moves=3 * MOVES)
    numbers = [step.number for step in steps_of(record, 1, seat=-1, game=any_game)]
    for number in numbers[:: max(1, len(numbers) // 6)]:
        state, move = before(record, number, any_game), record.moves[number - 1]
        for seed in range(3):
            other = state.resample(move.seat, Rng(seed))
            assert decide(other, move) == decide(state, move)
        onlooker = state.resample(None, Rng(number))
        assert analysis._chances(onlooker, WORLDS) == analysis._chances(state, WORLDS)


def decide(state: State, move: Move) -> object:
    return analysis._analyse_decision(state, move.seat, move.text, WORLDS)


def test_a_seat_can_be_analysed_alone() -> None:
    record = random_game(game("frantic"), 3)
    every, alone = analyse(record, WORLDS), analyse(record, WORLDS, seat=1)
    assert [step.chances for step in alone.steps] == [step.chances for step in every.steps]
    assert [step.decision for step in alone.steps] == [
        step.decision if step.seat == 1 else None for step in every.steps
    ]


def test_the_curve_ends_with_the_result() -> None:
    record = random_game(HIGH_CARD, 2, moves=None)
    found = analyse(record, WORLDS, game=HIGH_CARD)
    outcome = record.replay(game=HIGH_CARD).outcome
    assert outcome is not None
    assert found.final == pytest.approx(outcome.win_shares)


def test_an_unfinished_game_ends_with_an_estimate() -> None:
    found = analyse(random_game(game("fzzzt"), 3), WORLDS)
    assert sum(found.final) == pytest.approx(1, abs=0.001)
    assert 0 < found.final[0] < 1


def test_an_analysis_can_be_written_and_read() -> None:
    found = analyse(random_game(game("flautz"), 2), WORLDS)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_the_moments_that_decide_are_the_largest_changes_of_a_chance() -> None:
    curve = [[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.3, 0.7], [0.55, 0.45], [1.0, 0.0]]
    assert analysis._deciding_moments(curve) == [1, 3, 4]
    assert analysis._deciding_moments(curve[:2]) == [0]


def test_a_move_that_gives_away_more_than_a_tenth_is_marked() -> None:
    """Its player bids four cards for a robot that one of them would have won."""
    step = next(steps_of(random_game(game("fzzzt"), 2, seed=2), 40))
    assert step.decision is not None
    assert step.decision.marked
    assert step.decision.loss > 0.1
    assert step.decision.interval[0] > 0


def test_a_move_without_a_better_one_is_not_marked() -> None:
    record = random_game(HIGH_CARD, 2, moves=None)
    for step in steps_of(record, 50, game=HIGH_CARD):
        decision = step.decision
        assert decision is not None
        if decision.played == 0:
            assert not decision.marked
            assert (decision.loss, decision.interval) == (0, (0, 0))
        if decision.marked:
            assert decision.loss > 0.1
            assert decision.interval[0] > 0
