"""The conformance kit: whatever keeps the contract of a game passes `check_game`.

    from parlour.testing import check_game
    check_game(my_game)

Random games are played at every number of seats. At every moment, or at some random ones where games are
long, the kit looks at everything the contract promises, through the eyes of every seat and of a
spectator. A broken promise is an AssertionError that names it, with the seats, the seed and the moves
that led there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

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
#: So many draws from two or more equal chances are never all the same.
MANY_DRAWS = 64
#: How far a world is played before somebody else imagines another in it.
LATER = 9
#: In how many worlds a move is tried that is said to reveal nothing.
WORLDS = 3


class BrokenPromise(AssertionError):
    """The game does not keep the contract."""


def check_game(
    game: Game,
    games: int = 3,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    hidden: bool = True,
    moments: int | None = None,
) -> None:
    """Play `games` random games at every number of seats and check every promise of the contract.

    `moments` is at how many random moments of each game, and at its end; None is at all of them.
    `hidden` says whether the game hides anything: without secrets there are no other worlds to demand.
    """
    _check_facts(game)
    for seats in range(game.least_seats, game.most_seats + 1):
        evening = _Evening()
        for number in range(games):
            _Check(game, seats, seed + number, dict(options or {}), evening).run(moments)
        if hidden:
            _check_secrets(seats, evening)


def _check_facts(game: Game) -> None:
    _demand(1 <= game.least_seats <= game.most_seats, "the seats are not a range")
    _demand(len(set(game.rules)) == len(game.rules), "a rule number stands twice")
    for code in game.cards():
        game.explain(code)
        _demand(
            all(isinstance(fact, str | int) for fact in game.facts(code).values()),
            f"a fact of {code} is neither a word nor a number",
        )


class _Sight(NamedTuple):
    """All that reaches a viewer, as bytes where it can be."""

    view: bytes
    known: tuple[int, ...]
    legal: list[int]


@dataclass(slots=True)
class _Evening:
    """What the games at one number of seats have shown so far."""

    #: What a viewer saw, by the information state that it had.
    sights: dict[tuple[int | None, tuple[int, ...]], _Sight] = field(default_factory=dict)
    #: A viewer, and a seat that saw something else in one of the viewer's worlds.
    secrets: set[tuple[int | None, int]] = field(default_factory=set)


def _check_secrets(seats: int, evening: _Evening) -> None:
    """Every seat has secrets from every other and from spectators, and worlds draw them anew."""
    for viewer in (*range(seats), None):
        for other in range(seats):
            drawn = other == viewer or (viewer, other) in evening.secrets
            _demand(
                drawn, f"resample for seat {viewer} never changes what seat {other} sees, of {seats} seats"
            )


class _Check:
    """One random game, looked at from all sides at every moment."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, OptionValue], evening: _Evening
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.evening = evening
        #: Chance of the game, and of the looks at it.
        self.chance = Rng(seed, seats)
        self.rng = Rng(seed, game.most_seats + seats)
        self.record = Record.of(game, seats, seed, options)
        self.heard: list[Event] = []
        self.state: State = game.start_with(seats, seed, options, self.heard.append)
        self.census = game.census(self.state)
        self.viewers: list[int | None] = [*range(seats), None]

    def run(self, moments: int | None) -> None:
        self.demand(bool(self.census), "the census counts no cards")
        again = self.game.start_with(self.seats, self.seed, self.options)
        self.demand(self.position(again) == self.position(self.state), "the same seed deals differently")
        chosen = None if moments is None else self.random_moments(moments)
        while self.state.actors:
            self.demand(len(self.record.moves) < MOST_MOVES, "the game does not end")
            if chosen is None or len(self.record.moves) in chosen:
                self.check_moment()
            actors = self.state.actors
            seat = actors[0] if len(actors) == 1 else actors[self.chance.below(len(actors))]
            self.step(seat, self.state.random_action(seat, self.chance))
        self.check_moment()
        self.check_end()

    def random_moments(self, count: int) -> list[int]:
        """So many moments of the game to come, a third of them simultaneous if there are any."""
        state, chance = self.state.clone(), self.chance.clone()
        alone: list[int] = []
        together: list[int] = []
        while actors := state.actors:
            (alone if len(actors) == 1 else together).append(len(alone) + len(together))
            seat = actors[0] if len(actors) == 1 else actors[chance.below(len(actors))]
            state.apply(seat, state.random_action(seat, chance))
        moments = self.rng.take(together, min((count + 2) // 3, len(together)))
        return moments + self.rng.take(alone, min(count - len(moments), len(alone)))

    def demand(self, kept: bool, promise: str) -> None:
        if not kept:
            moves = " / ".join(f"{move.seat} {move.text}" for move in self.record.moves)
            _demand(False, f"{promise} [seats {self.seats}, seed {self.seed}: {moves}]")

    def random_actor(self) -> int:
        return self.state.actors[self.rng.below(len(self.state.actors))]

    def position(self, state: State) -> dict[str, object]:
        return self.game.position(state)

    def check_moment(self) -> None:
        before = self.position(self.state)
        self.demand(self.game.census(self.state) == self.census, "a card was lost or made")
        self.check_actions()
        self.check_legal_is_a_copy()
        self.check_random_actions()
        self.check_refusals()
        self.check_reading()
        self.check_clone()
        self.check_position(before)
        for viewer in self.viewers:
            kind = self.game.view_type
            self.demand(isinstance(self.state.view(viewer), kind), f"a view is no {kind.__name__}")
            self.check_halves(viewer)
            sight = _seen(self.state, viewer)
            self.check_information(viewer, sight)
            self.check_resample(viewer, sight)
        if len(self.state.actors) > 1:
            self.check_order()
            self.check_face_down()
        self.check_windows()
        self.check_revelations()
        self.demand(self.position(self.state) == before, "looking at the state changes it")

    def check_halves(self, viewer: int | None) -> None:
        """The two halves of a view, which the server diffs, are the view."""
        view = self.state.view(viewer)
        halves = {**vars(self.state.open_view()), **vars(self.state.own_view(viewer)), "seat": viewer}
        same = halves == {part.name: getattr(view, part.name) for part in fields(view)}
        self.demand(same, "open_view and own_view do not add up to view")

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

    def check_legal_is_a_copy(self) -> None:
        for seat in self.state.actors:
            before = list(self.state.legal(seat))
            self.state.legal(seat).append(self.game.actions)
            same = self.state.legal(seat) == before
            self.demand(same, "changing the list of legal actions changes the state")

    def check_random_actions(self) -> None:
        """Random actions are legal, and where there is a choice not always the first one."""
        for seat in self.state.actors:
            legal = self.state.legal(seat)
            for _ in range(MANY_DRAWS):
                action = self.state.random_action(seat, self.rng)
                self.demand(action in legal, "a random action is not legal")
                if action != legal[0] or len(legal) == 1:
                    break
            else:
                self.demand(False, "a random action is always the first")

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

    def check_reading(self) -> None:
        """A move of an earlier moment reads as a legal action, or not at all."""
        for seat in range(self.seats):
            text = self.earlier_text()
            action = _reading(self.state, seat, text)
            refused = isinstance(action, ParlourError)
            self.demand(refused or action in self.state.legal(seat), f"{text!r} reads as an illegal action")

    def earlier_text(self) -> str:
        moves = self.record.moves
        return moves[self.rng.below(len(moves))].text if moves else ""

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

    def check_information(self, viewer: int | None, sight: _Sight) -> None:
        """Who knows the same sees the same, and may do the same."""
        same = self.evening.sights.setdefault((viewer, sight.known), sight) == sight
        self.demand(same, f"equal information states of seat {viewer} look different")

    def check_resample(self, viewer: int | None, sight: _Sight) -> None:
        """The leak test: what a seat cannot see is drawn anew, and all that reaches it stays the same."""
        state = self.state
        world = state.resample(viewer, self.rng)
        self.demand(_seen(world, viewer) == sight, f"seat {viewer} can tell worlds apart")
        self.demand(self.game.census(world) == self.census, "a world has other cards")
        self.demand(world.actors == state.actors, "a world has other actors")
        random = self.position(world).get("random")
        self.demand(
            random is None or random != self.position(state).get("random"), "a world knows the future"
        )
        self.note_secrets(viewer, world)
        if viewer is not None and viewer in state.actors:
            eyes = Perspective(state, viewer, self.rng)
            self.demand(eyes.legal == state.legal(viewer), "a perspective has other actions")
            self.demand(eyes.view == state.view(viewer), "a perspective sees something else")
        if viewer is not None:
            self.check_answers(viewer, world)
        self.check_events(viewer, world)
        self.check_deeper(world)
        playout(world, self.rng)
        self.demand(world.outcome is not None, "a world cannot be played to its end")

    def check_deeper(self, world: State) -> None:
        """Others can think in a world too: what they imagine a little later is a position of the game."""
        later = world.clone()
        for _ in range(self.rng.below(LATER)):
            if later.actors:
                seat = later.actors[self.rng.below(len(later.actors))]
                later.apply(seat, later.random_action(seat, self.rng))
        other = int(self.rng.below(self.seats))
        deeper = later.resample(other, self.rng)
        self.demand(_seen(deeper, other) == _seen(later, other), "a world of a world can be told apart")
        same = self.game.census(deeper) == self.game.census(later)
        self.demand(same, "a world of a world has other cards")
        try:
            self.game.from_position(json.loads(json.dumps(self.position(deeper))))
        except ParlourError as error:
            self.demand(False, f"a world of a world is no position: {error}")

    def note_secrets(self, viewer: int | None, world: State) -> None:
        """Which other seats see something else in the world."""
        for other in range(self.seats):
            noted = other == viewer or (viewer, other) in self.evening.secrets
            if not noted and world.view(other) != self.state.view(other):
                self.evening.secrets.add((viewer, other))

    def check_answers(self, viewer: int, world: State) -> None:
        """What a seat is answered, to an action or a text, tells it nothing that it may not know."""
        text = self.earlier_text()
        actions = [self.rng.below(self.game.actions) for _ in range(3)]
        same = _answers(world, viewer, text, actions) == _answers(self.state, viewer, text, actions)
        self.demand(same, f"a refusal tells seat {viewer} what it may not know")

    def check_events(self, viewer: int | None, world: State) -> None:
        """Actions that look alike to a seat must sound alike to it, whatever they really were."""
        if not self.state.actors:
            return
        seat = self.random_actor()
        first, events = _after(self.state, seat, self.state.random_action(seat, self.rng))
        self.check_information(viewer, _seen(first, viewer))
        for _ in range(3):
            second, others = _after(world, seat, world.random_action(seat, self.rng))
            if first.info_state(viewer) == second.info_state(viewer):
                told = _heard(events, viewer) == _heard(others, viewer)
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

    def check_face_down(self) -> None:
        """While others still choose, nobody else learns what a seat has chosen."""
        choosers = [seat for seat in self.state.actors if len(self.state.legal(seat)) > 1]
        if not choosers:
            return
        seat = choosers[self.rng.below(len(choosers))]
        legal = self.state.legal(seat)
        one, other = (_after(self.state, seat, action) for action in self.rng.take(legal, 2))
        waiting = set(self.state.actors) - {seat}
        if waiting.isdisjoint(one[0].actors) or waiting.isdisjoint(other[0].actors):
            return
        for viewer in self.viewers:
            if viewer == seat:
                continue
            told = _heard(one[1], viewer) != _heard(other[1], viewer)
            self.demand(not told, f"an event tells seat {viewer} of a choice that is face down")
            shown = _seen(one[0], viewer) != _seen(other[0], viewer)
            self.demand(not shown, f"seat {viewer} sees a choice that is face down")

    def check_windows(self) -> None:
        """Everybody sees the same wait, so that it tells nothing of who holds a card for it."""
        waits = {self.game.is_window(self.state.view(viewer)) for viewer in self.viewers}
        self.demand(len(waits) == 1, "a window is open for some and not for others")

    def check_revelations(self) -> None:
        """A move that reveals nothing comes out alike in all worlds of whoever makes it."""
        if not self.state.actors:
            return
        seat = self.random_actor()
        action = self.state.random_action(seat, self.rng)
        after, events = _after(self.state, seat, action)
        if self.game.reveals(events, after.view(None)):
            return
        text = self.game.text(self.state, action, seat)
        for _ in range(WORLDS):
            other, others = _after(self.state.resample(seat, self.rng), seat, action)
            alike = (
                events == others
                and (after.actors, after.outcome) == (other.actors, other.outcome)
                and _seen(after, seat) == _seen(other, seat)
            )
            self.demand(alike, f"{text!r} tells seat {seat} something new, but is no Revelation")

    def step(self, seat: int, action: int) -> None:
        self.heard.clear()
        chapters = self.game.chapters(self.state)
        self.record.do(self.state, seat, action)
        self.demand(self.game.chapters(self.state) >= chapters, "a chapter that was over goes on")
        for event in self.heard:
            known = event.audience is None or 0 <= event.audience < self.seats
            self.demand(known, "an event for a seat that is not there")
            kinds = self.game.event_types
            named = not kinds or type(event) in kinds
            self.demand(named, f"{type(event).__name__} is not among the events that the game names")
            self.demand(_is_value(event), f"{type(event).__name__} has fields that may change")
            self.game.tell(event)

    def check_end(self) -> None:
        outcome = self.state.outcome
        self.demand(outcome is not None, "a finished game has no outcome")
        assert outcome is not None
        self.demand(len(outcome.scores) == self.seats, "not every seat has a score")
        self.demand(bool(outcome.winners), "nobody won")
        self.demand(set(outcome.winners) <= set(range(self.seats)), "a winner has no seat")
        self.demand(not self.game.rules or outcome.rule in self.game.rules, "the game ended by no rule")
        self.demand(self.game.chapters(self.state) > 0, "a finished game has no chapter that is over")
        standings = tuple(self.game.standings(self.state))
        self.demand(standings == outcome.scores, "the last standings are not the scores")
        self.game.result(self.state.view(None))
        back = Record.load(self.record.dump())
        self.demand(
            self.position(back.replay(game=self.game)) == self.position(self.state),
            "a record replays to something else",
        )


def _seen(state: State, viewer: int | None) -> _Sight:
    legal = [] if viewer is None else state.legal(viewer)
    return _Sight(msgspec.json.encode(state.view(viewer)), state.info_state(viewer), legal)


def _after(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """The state after the action, and what happened."""
    copy = state.clone()
    events: list[Event] = []
    copy.listener = events.append
    copy.apply(seat, action)
    return copy, events


def _is_value(thing: object) -> bool:
    """Whether it is what it is for good, with all it is made of, so that it can be kept and compared."""
    try:
        hash(thing)
    except TypeError:
        return False
    return bool(type(thing).__dataclass_params__.frozen)  # type: ignore[attr-defined]


def _heard(events: list[Event], viewer: int | None) -> list[Event]:
    return [event for event in events if event.heard_by(viewer)]


def _reading(state: State, seat: int, text: str) -> int | ParlourError:
    """The action that the text is read as, or why it is none."""
    try:
        return state.game.parse(state, text, seat)
    except ParlourError as error:
        return error


def _answers(state: State, seat: int, text: str, actions: list[int]) -> list[object]:
    """All that the seat is told when it tries the text and the actions."""
    answers = [_reading(state, seat, text), *(why_not(state, seat, action) for action in actions)]
    return [
        (type(answer), answer.code, answer.rule, answer.params)
        if isinstance(answer, ParlourError)
        else answer
        for answer in answers
    ]


def _demand(kept: bool, promise: str) -> None:
    if not kept:
        raise BrokenPromise(promise)
