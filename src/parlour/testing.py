"""The conformance kit: whatever keeps the contract of a game passes `check_game`.

    from parlour.testing import check_game
    check_game(my_game)

Random games are played at every number of seats. At every moment the kit looks at everything the
contract promises, through the eyes of every seat and of a spectator. A broken promise is an
AssertionError that names it, with the seats, the seed and the moves that led there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.options import OptionValue
from parlour.core.perspective import Perspective
from parlour.core.play import play, why_not
from parlour.core.playout import playout
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.record import Record

MOST_MOVES = 100_000


class BrokenPromise(AssertionError):
    """The game does not keep the contract."""


def check_game(
    game: Game, games: int = 3, seed: int = 0, options: Mapping[str, OptionValue] | None = None
) -> None:
    """Play `games` random games at every number of seats and check every promise of the contract."""
    _check_facts(game)
    for seats in range(game.least_seats, game.most_seats + 1):
        differs = False
        for number in range(games):
            differs |= _Check(game, seats, seed + number, dict(options or {})).run()
        _demand(differs, f"resample never changes anything at {seats} seats")


def _check_facts(game: Game) -> None:
    _demand(1 <= game.least_seats <= game.most_seats, "the seats are not a range")
    _demand(len(set(game.rules)) == len(game.rules), "a rule number stands twice")
    for code in game.cards():
        game.explain(code)


class _Check:
    """One random game, looked at from all sides at every moment."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rng = Rng(seed, seats)
        self.record = Record.of(game, seats, seed, options)
        self.heard: list[Event] = []
        self.state = game.start_with(seats, seed, options, self.heard.append)
        self.census = game.census(self.state)
        self.viewers: list[int | None] = [*range(seats), None]
        self.differs = False

    def run(self) -> bool:
        """Whether any resampled world differed from the true one."""
        again = self.game.start_with(self.seats, self.seed, self.options)
        self.demand(self.position(again) == self.position(self.state), "the same seed deals differently")
        while self.state.actors:
            self.demand(len(self.record.moves) < MOST_MOVES, "the game does not end")
            self.check_moment()
            seat = self.state.actors[self.rng.below(len(self.state.actors))]
            self.step(seat, self.state.random_action(seat, self.rng))
        self.check_moment()
        self.check_end()
        return self.differs

    def demand(self, kept: bool, promise: str) -> None:
        if not kept:
            moves = " / ".join(f"{move.seat} {move.text}" for move in self.record.moves)
            _demand(False, f"{promise} [seats {self.seats}, seed {self.seed}: {moves}]")

    def position(self, state: State) -> dict[str, object]:
        return self.game.position(state)

    def check_moment(self) -> None:
        before = self.position(self.state)
        self.demand(self.game.census(self.state) == self.census, "a card was lost or made")
        self.check_actions()
        self.check_refusals()
        self.check_clone()
        self.check_position(before)
        for viewer in self.viewers:
            self.check_resample(viewer)
        if len(self.state.actors) > 1:
            self.check_order()
        self.demand(self.position(self.state) == before, "looking at the state changes it")

    def check_actions(self) -> None:
        state = self.state
        self.demand(list(state.actors) == sorted(set(state.actors)), "the actors are not in order")
        self.demand(
            (state.outcome is None) == bool(state.actors), "an outcome and actors at once, or neither"
        )
        for seat in range(self.seats):
            legal = state.legal(seat)
            self.demand(bool(legal) == (seat in state.actors), "only actors have legal actions, and some")
            self.demand(legal == sorted(set(legal)), "legal actions are not in order")
            texts = [self.game.text(state, action, seat) for action in legal]
            self.demand(len(set(texts)) == len(texts), "two actions have the same text")
            for action, text in zip(legal, texts, strict=True):
                self.demand(0 <= action < self.game.actions, "an action outside the action space")
                self.demand(self.game.parse(state, text, seat) == action, f"{text!r} reads as another action")
                self.demand(why_not(state, seat, action) is None, "a legal action is refused")

    def check_refusals(self) -> None:
        """One illegal action of each seat, at random, is refused with a reason."""
        for seat in range(self.seats):
            action = self.rng.below(self.game.actions)
            if action in self.state.legal(seat):
                continue
            try:
                play(self.state, seat, action)
            except IllegalAction as error:
                self.demand(bool(error.code), "a refusal without a code")
                own = error.rule is None or error.rule in self.game.rules
                self.demand(own, f"a refusal names rule {error.rule}, which the game does not have")
            else:
                self.demand(False, "an illegal action was played")
        try:
            self.game.parse(self.state, "\0 nonsense")
        except ParlourError:
            return
        self.demand(False, "nonsense was read as an action")

    def check_clone(self) -> None:
        copy = self.state.clone()
        before = self.position(self.state)
        self.demand(self.position(copy) == before, "a clone is not equal")
        self.demand(copy.listener is None, "a clone has a listener")
        playout(copy, self.rng)
        self.demand(self.position(self.state) == before, "playing a clone changes the original")

    def check_position(self, position: dict[str, object]) -> None:
        back = self.game.from_position(json.loads(json.dumps(position)))
        self.demand(self.position(back) == position, "a position does not read as it was written")
        self.demand(back.actors == self.state.actors, "a position forgets who is to act")
        self.demand(back.outcome == self.state.outcome, "a position forgets the outcome")
        for viewer in self.viewers:
            self.demand(_seen(back, viewer) == _seen(self.state, viewer), "a position forgets what was seen")

    def check_resample(self, viewer: int | None) -> None:
        """The leak test: what a seat cannot see is drawn anew, and all that reaches it stays the same."""
        state = self.state
        world = state.resample(viewer, self.rng)
        self.demand(_seen(world, viewer) == _seen(state, viewer), f"seat {viewer} can tell worlds apart")
        self.demand(self.game.census(world) == self.census, "a world has other cards")
        self.demand(world.actors == state.actors, "a world has other actors")
        random = self.position(world).get("random")
        self.demand(
            random is None or random != self.position(state).get("random"), "a world knows the future"
        )
        self.differs |= _without_random(self.position(world)) != _without_random(self.position(state))
        if viewer is not None and viewer in state.actors:
            eyes = Perspective(state, viewer, self.rng)
            self.demand(eyes.legal == state.legal(viewer), "a perspective has other actions")
            self.demand(eyes.view == state.view(viewer), "a perspective sees something else")
        self.check_events(viewer, world)
        playout(world, self.rng)
        self.demand(world.outcome is not None, "a world cannot be played to its end")

    def check_events(self, viewer: int | None, world: State) -> None:
        """Actions that look alike to a seat must sound alike to it, whatever they really were."""
        if not self.state.actors:
            return
        seat = self.state.actors[self.rng.below(len(self.state.actors))]
        first, heard_first = _after(self.state, seat, self.state.random_action(seat, self.rng), viewer)
        for _ in range(3):
            second, heard_second = _after(world, seat, world.random_action(seat, self.rng), viewer)
            if first.info_state(viewer) == second.info_state(viewer):
                told = heard_first == heard_second
                self.demand(told, f"an event tells seat {viewer} what it may not know")

    def check_order(self) -> None:
        """Who answers first makes no difference."""
        choices = [(seat, self.state.random_action(seat, self.rng)) for seat in self.state.actors]
        forward = self.state.clone()
        backward = self.state.clone()
        for seat, action in choices:
            forward.apply(seat, action)
        for seat, action in reversed(choices):
            backward.apply(seat, action)
        same = self.position(forward) == self.position(backward)
        self.demand(same, "the order of simultaneous choices matters")

    def step(self, seat: int, action: int) -> None:
        self.heard.clear()
        self.record.do(self.state, seat, action)
        for event in self.heard:
            known = event.audience is None or 0 <= event.audience < self.seats
            self.demand(known, "an event for a seat that is not there")
            self.game.tell(event)

    def check_end(self) -> None:
        outcome = self.state.outcome
        self.demand(outcome is not None, "a finished game has no outcome")
        assert outcome is not None
        self.demand(len(outcome.scores) == self.seats, "not every seat has a score")
        self.demand(bool(outcome.winners), "nobody won")
        self.demand(not self.game.rules or outcome.rule in self.game.rules, "the game ended by no rule")
        self.game.result(self.state.view(None))
        back = Record.load(self.record.dump())
        self.demand(
            self.position(back.replay(game=self.game)) == self.position(self.state),
            "a record replays to something else",
        )


def _seen(state: State, viewer: int | None) -> tuple[bytes, tuple[int, ...], list[int]]:
    """All that reaches a seat, as bytes where it can be."""
    legal = [] if viewer is None else state.legal(viewer)
    return msgspec.json.encode(state.view(viewer)), state.info_state(viewer), legal


def _after(state: State, seat: int, action: int, viewer: int | None) -> tuple[State, list[Event]]:
    copy = state.clone()
    heard: list[Event] = []
    copy.listener = heard.append
    copy.apply(seat, action)
    return copy, [event for event in heard if event.heard_by(viewer)]


def _without_random(position: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in position.items() if name != "random"}


def _demand(kept: bool, promise: str) -> None:
    if not kept:
        raise BrokenPromise(promise)
