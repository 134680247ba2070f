"""The conformance kit: checks that a game fulfils its contract.

    from parlour.testing import check_game
    check_game(my_game)

The kit plays random games at every seat count. In every state, or in a random sample of the states of long
games, it checks the whole contract for every seat and for a spectator. A violation is an `AssertionError`
with the seat count, the seed and the moves that led to it.
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
#: The number of uniform draws that are, for all practical purposes, never all the same.
DRAWS = 64
#: A resampled world is played fewer moves than this before it is resampled again for another seat.
MOVES_AHEAD = 9
#: The number of worlds in which a move that reveals nothing is replayed.
WORLDS = 3


class ContractViolation(AssertionError):
    """The game violates its contract."""


def check_game(
    game: Game,
    games: int = 3,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    hidden: bool = True,
    moments: int | None = None,
) -> None:
    """Play `games` random games at every seat count and check the whole contract.

    `moments` is the number of random states to check in each game, in addition to the last one. None checks
    all of them. Set `hidden` to False for games without hidden information, where resampling changes nothing.
    Raise `ContractViolation` if a check fails.
    """
    _check_facts(game)
    for seats in range(game.least_seats, game.most_seats + 1):
        findings = _Findings()
        for number in range(games):
            _Check(game, seats, seed + number, dict(options or {}), findings).run(moments)
        if hidden:
            _check_resampling(seats, findings)


def _check_facts(game: Game) -> None:
    _require(1 <= game.least_seats <= game.most_seats, "least_seats and most_seats are not a range")
    _require(len(set(game.rules)) == len(game.rules), "a rule number is listed twice")
    for code in game.cards():
        game.explain(code)
        _require(
            all(isinstance(fact, str | int) for fact in game.facts(code).values()),
            f"a fact of {code} is neither a string nor an integer",
        )


class _Observation(NamedTuple):
    """Everything that a viewer can see in a state."""

    view: bytes
    info_state: tuple[int, ...]
    legal: list[int]


@dataclass(slots=True)
class _Findings:
    """What the kit has collected from all games at one seat count."""

    #: The observation for each viewer and information state.
    observations: dict[tuple[int | None, tuple[int, ...]], _Observation] = field(default_factory=dict)
    #: Pairs of a viewer and a seat whose view changed in a world resampled for the viewer.
    changed: set[tuple[int | None, int]] = field(default_factory=set)


def _check_resampling(seats: int, findings: _Findings) -> None:
    """Check that every seat hides something from every other viewer, and that `resample` changes it."""
    for viewer in (*range(seats), None):
        for other in range(seats):
            changed = other == viewer or (viewer, other) in findings.changed
            _require(
                changed, f"resample for seat {viewer} never changes what seat {other} sees, of {seats} seats"
            )


class _Check:
    """Plays one random game and checks its states."""

    def __init__(
        self, game: Game, seats: int, seed: int, options: dict[str, OptionValue], findings: _Findings
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.findings = findings
        #: Separate generators, so that the checks do not influence the game.
        self.game_rng = Rng(seed, seats)
        self.check_rng = Rng(seed, game.most_seats + seats)
        self.record = Record.of(game, seats, seed, options)
        self.events: list[Event] = []
        self.state: State = game.start_with(seats, seed, options, self.events.append)
        self.census = game.census(self.state)
        self.viewers: list[int | None] = [*range(seats), None]

    def run(self, moments: int | None) -> None:
        self.require(bool(self.census), "the census is empty")
        again = self.game.start_with(self.seats, self.seed, self.options)
        self.require(self.position(again) == self.position(self.state), "the same seed deals differently")
        chosen = None if moments is None else self.random_moments(moments)
        while self.state.actors:
            self.require(len(self.record.moves) < MOST_MOVES, "the game does not end")
            if chosen is None or len(self.record.moves) in chosen:
                self.check_state()
            actors = self.state.actors
            seat = actors[0] if len(actors) == 1 else actors[self.game_rng.below(len(actors))]
            self.step(seat, self.state.random_action(seat, self.game_rng))
        self.check_state()
        self.check_end()

    def random_moments(self, count: int) -> list[int]:
        """Sample move numbers of the coming game. If possible, a third are simultaneous decisions."""
        state, rng = self.state.clone(), self.game_rng.clone()
        single: list[int] = []
        simultaneous: list[int] = []
        while actors := state.actors:
            (single if len(actors) == 1 else simultaneous).append(len(single) + len(simultaneous))
            seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
            state.apply(seat, state.random_action(seat, rng))
        moments = self.check_rng.take(simultaneous, min((count + 2) // 3, len(simultaneous)))
        return moments + self.check_rng.take(single, min(count - len(moments), len(single)))

    def require(self, condition: bool, problem: str) -> None:
        if not condition:
            moves = " / ".join(f"{move.seat} {move.text}" for move in self.record.moves)
            _require(False, f"{problem} [seats {self.seats}, seed {self.seed}: {moves}]")

    def random_actor(self) -> int:
        return self.state.actors[self.check_rng.below(len(self.state.actors))]

    def position(self, state: State) -> dict[str, object]:
        return self.game.position(state)

    def check_state(self) -> None:
        before = self.position(self.state)
        self.require(self.game.census(self.state) == self.census, "a card was lost or duplicated")
        self.check_actions()
        self.check_legal_is_a_copy()
        self.check_random_actions()
        self.check_refusals()
        self.check_parsing()
        self.check_clone()
        self.check_position(before)
        for viewer in self.viewers:
            kind = self.game.view_type
            self.require(isinstance(self.state.view(viewer), kind), f"a view is not a {kind.__name__}")
            self.check_view_halves(viewer)
            observation = _observe(self.state, viewer)
            self.check_info_state(viewer, observation)
            self.check_resample(viewer, observation)
        if len(self.state.actors) > 1:
            self.check_arrival_order()
            self.check_hidden_choices()
        self.check_windows()
        self.check_revelations()
        self.require(self.position(self.state) == before, "reading the state changes it")

    def check_view_halves(self, viewer: int | None) -> None:
        """The two halves, which the server diffs, make up the view."""
        view = self.state.view(viewer)
        halves = {**vars(self.state.open_view()), **vars(self.state.own_view(viewer)), "seat": viewer}
        same = halves == {part.name: getattr(view, part.name) for part in fields(view)}
        self.require(same, "open_view and own_view do not add up to view")

    def check_actions(self) -> None:
        state = self.state
        self.require(list(state.actors) == sorted(set(state.actors)), "the actors are not in ascending order")
        self.require(
            (state.outcome is None) == bool(state.actors), "a state must have either actors or an outcome"
        )
        for seat in range(self.seats):
            legal = state.legal(seat)
            self.require(
                bool(legal) == (seat in state.actors), "the seats with legal actions are not the actors"
            )
            self.require(legal == sorted(set(legal)), "the legal actions are not in ascending order")
            texts = [self.game.text(state, action, seat) for action in legal]
            self.require(len(set(texts)) == len(texts), "two actions have the same text")
            for action, text in zip(legal, texts, strict=True):
                self.require(0 <= action < self.game.actions, "an action is outside the action space")
                self.require(
                    self.game.parse(state, text, seat) == action, f"{text!r} is parsed as another action"
                )
                self.require(why_not(state, seat, action) is None, "a legal action is refused")

    def check_legal_is_a_copy(self) -> None:
        for seat in self.state.actors:
            before = list(self.state.legal(seat))
            self.state.legal(seat).append(self.game.actions)
            same = self.state.legal(seat) == before
            self.require(same, "changing the list of legal actions changes the state")

    def check_random_actions(self) -> None:
        """Random actions are legal, and not always the first one."""
        for seat in self.state.actors:
            legal = self.state.legal(seat)
            for _ in range(DRAWS):
                action = self.state.random_action(seat, self.check_rng)
                self.require(action in legal, "a random action is not legal")
                if action != legal[0] or len(legal) == 1:
                    break
            else:
                self.require(False, "a random action is always the first")

    def check_refusals(self) -> None:
        """A random illegal action of each seat is rejected with a reason."""
        for seat in range(self.seats):
            action = self.check_rng.below(self.game.actions)
            if action in self.state.legal(seat):
                continue
            try:
                play(self.state, seat, action)
            except IllegalAction as error:
                self.require(bool(error.code), "a refusal has no code")
                exists = error.rule is None or error.rule in self.game.rules
                self.require(exists, f"a refusal names rule {error.rule}, which the game does not have")
            else:
                self.require(False, "an illegal action was played")
        try:
            self.game.parse(self.state, "\0 nonsense")
        except ParlourError:
            return
        self.require(False, "nonsense was parsed as an action")

    def check_parsing(self) -> None:
        """A text from an earlier state is parsed as a legal action or rejected."""
        for seat in range(self.seats):
            text = self.earlier_text()
            action = _parse_or_error(self.state, seat, text)
            refused = isinstance(action, ParlourError)
            self.require(
                refused or action in self.state.legal(seat), f"{text!r} is parsed as an illegal action"
            )

    def earlier_text(self) -> str:
        moves = self.record.moves
        return moves[self.check_rng.below(len(moves))].text if moves else ""

    def check_clone(self) -> None:
        copy = self.state.clone()
        before = self.position(self.state)
        self.require(self.position(copy) == before, "a clone differs from the original")
        self.require(copy.listener is None, "a clone has a listener")
        playout(copy, self.check_rng)
        self.require(self.position(self.state) == before, "playing a clone changes the original")

    def check_position(self, position: dict[str, object]) -> None:
        plain = json.loads(json.dumps(position))
        back = self.game.from_position(plain)
        self.require(self.position(back) == position, "a position does not round-trip")
        trusted = self.game.from_position(plain, trusted=True)
        self.require(self.position(trusted) == position, "a trusted position does not round-trip")
        self.require(back.actors == self.state.actors, "a position loses the actors")
        self.require(back.outcome == self.state.outcome, "a position loses the outcome")
        for viewer in self.viewers:
            self.require(
                _observe(back, viewer) == _observe(self.state, viewer), "a position loses what was seen"
            )

    def check_info_state(self, viewer: int | None, observation: _Observation) -> None:
        """Equal information states imply equal views and legal actions."""
        first = self.findings.observations.setdefault((viewer, observation.info_state), observation)
        self.require(first == observation, f"seat {viewer} has different views for equal information states")

    def check_resample(self, viewer: int | None, observation: _Observation) -> None:
        """The leak test: resampling what a viewer does not know changes nothing that it can see."""
        state = self.state
        world = state.resample(viewer, self.check_rng)
        self.require(
            _observe(world, viewer) == observation, f"seat {viewer} can distinguish a resampled world"
        )
        self.require(self.game.census(world) == self.census, "a resampled world has other cards")
        self.require(world.actors == state.actors, "a resampled world has other actors")
        random = self.position(world).get("random")
        self.require(
            random is None or random != self.position(state).get("random"),
            "a resampled world has the generator of the original",
        )
        self.record_changes(viewer, world)
        if viewer is not None and viewer in state.actors:
            perspective = Perspective(state, viewer, self.check_rng)
            self.require(perspective.legal == state.legal(viewer), "a perspective has other legal actions")
            self.require(perspective.view == state.view(viewer), "a perspective has another view")
        if viewer is not None:
            self.check_errors_leak_nothing(viewer, world)
        self.check_events(viewer, world)
        self.check_nested_resample(world)
        playout(world, self.check_rng)
        self.require(world.outcome is not None, "a resampled world cannot be played to its end")

    def check_nested_resample(self, world: State) -> None:
        """A resampled world can be played and resampled again for another seat. The result is possible."""
        later = world.clone()
        for _ in range(self.check_rng.below(MOVES_AHEAD)):
            if later.actors:
                seat = later.actors[self.check_rng.below(len(later.actors))]
                later.apply(seat, later.random_action(seat, self.check_rng))
        other = int(self.check_rng.below(self.seats))
        deeper = later.resample(other, self.check_rng)
        self.require(
            _observe(deeper, other) == _observe(later, other),
            "a seat can distinguish a world resampled from a world",
        )
        same = self.game.census(deeper) == self.game.census(later)
        self.require(same, "a world resampled from a world has other cards")
        try:
            self.game.from_position(json.loads(json.dumps(self.position(deeper))))
        except ParlourError as error:
            self.require(False, f"a world resampled from a world is not a valid position: {error}")

    def record_changes(self, viewer: int | None, world: State) -> None:
        """Record the seats whose view differs in the world."""
        for other in range(self.seats):
            known = other == viewer or (viewer, other) in self.findings.changed
            if not known and world.view(other) != self.state.view(other):
                self.findings.changed.add((viewer, other))

    def check_errors_leak_nothing(self, viewer: int, world: State) -> None:
        """The errors for illegal actions and texts do not depend on hidden information."""
        text = self.earlier_text()
        actions = [self.check_rng.below(self.game.actions) for _ in range(3)]
        same = _responses(world, viewer, text, actions) == _responses(self.state, viewer, text, actions)
        self.require(same, f"a refusal leaks hidden information to seat {viewer}")

    def check_events(self, viewer: int | None, world: State) -> None:
        """If a viewer cannot distinguish two actions, it receives the same events for both."""
        if not self.state.actors:
            return
        seat = self.random_actor()
        first, events = _after(self.state, seat, self.state.random_action(seat, self.check_rng))
        self.check_info_state(viewer, _observe(first, viewer))
        for _ in range(3):
            second, others = _after(world, seat, world.random_action(seat, self.check_rng))
            if first.info_state(viewer) == second.info_state(viewer):
                same = _events_for(events, viewer) == _events_for(others, viewer)
                self.require(same, f"an event leaks hidden information to seat {viewer}")

    def check_arrival_order(self) -> None:
        """The arrival order of simultaneous choices makes no difference."""
        choices = [(seat, self.state.random_action(seat, self.check_rng)) for seat in self.state.actors]
        forward = self.state.clone()
        backward = self.state.clone()
        for seat, action in choices:
            forward.apply(seat, action)
        for seat, action in reversed(choices):
            backward.apply(seat, action)
        same = self.position(forward) == self.position(backward)
        self.require(same, "the order of simultaneous choices matters")

    def check_hidden_choices(self) -> None:
        """A choice stays hidden from others while another seat is still choosing."""
        choosers = [seat for seat in self.state.actors if len(self.state.legal(seat)) > 1]
        if not choosers:
            return
        seat = choosers[self.check_rng.below(len(choosers))]
        legal = self.state.legal(seat)
        one, other = (_after(self.state, seat, action) for action in self.check_rng.take(legal, 2))
        waiting = set(self.state.actors) - {seat}
        if waiting.isdisjoint(one[0].actors) or waiting.isdisjoint(other[0].actors):
            return
        for viewer in self.viewers:
            if viewer == seat:
                continue
            same = _events_for(one[1], viewer) == _events_for(other[1], viewer)
            self.require(same, f"an event leaks a hidden choice to seat {viewer}")
            same = _observe(one[0], viewer) == _observe(other[0], viewer)
            self.require(same, f"seat {viewer} sees a hidden choice")

    def check_windows(self) -> None:
        """All viewers agree on whether a window is open, so it does not reveal who can respond."""
        waits = {self.game.is_window(self.state.view(viewer)) for viewer in self.viewers}
        self.require(len(waits) == 1, "is_window differs between views")

    def check_revelations(self) -> None:
        """A move that reveals nothing has the same result in all worlds of its seat."""
        if not self.state.actors:
            return
        seat = self.random_actor()
        action = self.state.random_action(seat, self.check_rng)
        after, events = _after(self.state, seat, action)
        if self.game.reveals(events, after.view(None)):
            return
        text = self.game.text(self.state, action, seat)
        for _ in range(WORLDS):
            other, others = _after(self.state.resample(seat, self.check_rng), seat, action)
            same = (
                events == others
                and (after.actors, after.outcome) == (other.actors, other.outcome)
                and _observe(after, seat) == _observe(other, seat)
            )
            self.require(same, f"{text!r} reveals something to seat {seat}, but is not a Revelation")

    def step(self, seat: int, action: int) -> None:
        self.events.clear()
        chapters = self.game.chapters(self.state)
        self.record.do(self.state, seat, action)
        self.require(self.game.chapters(self.state) >= chapters, "the number of completed chapters decreased")
        for event in self.events:
            valid = event.audience is None or 0 <= event.audience < self.seats
            self.require(valid, "the audience of an event is not a seat")
            types = self.game.event_types
            listed = not types or type(event) in types
            self.require(listed, f"{type(event).__name__} is not in event_types")
            self.require(_is_immutable(event), f"{type(event).__name__} is not immutable")
            self.game.tell(event)

    def check_end(self) -> None:
        outcome = self.state.outcome
        self.require(outcome is not None, "a finished game has no outcome")
        assert outcome is not None
        self.require(len(outcome.scores) == self.seats, "not every seat has a score")
        self.require(bool(outcome.winners), "a finished game has no winner")
        self.require(set(outcome.winners) <= set(range(self.seats)), "a winner is not a seat")
        self.require(
            not self.game.rules or outcome.rule in self.game.rules, "the outcome names an unknown rule"
        )
        self.require(self.game.chapters(self.state) > 0, "a finished game has no completed chapter")
        standings = tuple(self.game.standings(self.state))
        self.require(standings == outcome.scores, "the final standings differ from the scores")
        self.game.result(self.state.view(None))
        back = Record.load(self.record.dump())
        self.require(
            self.position(back.replay(game=self.game)) == self.position(self.state),
            "a record replays to another state",
        )


def _observe(state: State, viewer: int | None) -> _Observation:
    legal = [] if viewer is None else state.legal(viewer)
    return _Observation(msgspec.json.encode(state.view(viewer)), state.info_state(viewer), legal)


def _after(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """Return a copy of the state after the action, and the events."""
    copy = state.clone()
    events: list[Event] = []
    copy.listener = events.append
    copy.apply(seat, action)
    return copy, events


def _is_immutable(thing: object) -> bool:
    """Return whether a dataclass instance is frozen and all its fields are hashable."""
    try:
        hash(thing)
    except TypeError:
        return False
    return bool(type(thing).__dataclass_params__.frozen)  # type: ignore[attr-defined]


def _events_for(events: list[Event], viewer: int | None) -> list[Event]:
    """Return the events that the viewer receives."""
    return [event for event in events if event.heard_by(viewer)]


def _parse_or_error(state: State, seat: int, text: str) -> int | ParlourError:
    """Return the parsed action, or the error."""
    try:
        return state.game.parse(state, text, seat)
    except ParlourError as error:
        return error


def _responses(state: State, seat: int, text: str, actions: list[int]) -> list[object]:
    """Return the responses that the seat gets to the text and to the actions, in comparable form."""
    responses = [_parse_or_error(state, seat, text), *(why_not(state, seat, action) for action in actions)]
    return [
        (type(response), response.code, response.rule, response.params)
        if isinstance(response, ParlourError)
        else response
        for response in responses
    ]


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise ContractViolation(problem)
