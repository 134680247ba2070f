"""The messages between the arena and a program: JSON lines, with the words of the socket protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from parlour.arena.players import Seating
from parlour.core.events import Event
from parlour.core.message import Message
from parlour.core.options import FAMILY, OptionValue, resolve_options
from parlour.core.outcome import Outcome
from parlour.core.state import State
from parlour.event_messages import encode_event
from parlour.languages import FALLBACK, Speaker

#: Incremented when a change breaks existing programs.
PROTOCOL = 1
LONGEST_MOVE = 200


class Start(Struct, frozen=True, tag="start", tag_field="type"):
    """A game begins, or a program that was started again comes back to one."""

    protocol: int
    game: str
    seat: int
    seats: int
    options: dict[str, OptionValue]


class Words(Struct, frozen=True):
    """Sentences for programs without language files."""

    told: list[str]
    ask: str
    choices: list[str]


class Ask(Struct, frozen=True, tag="ask", tag_field="type"):
    """The seat has to decide."""

    #: Counts the questions; the answer repeats it.
    version: int
    view: Any
    #: The legal moves: in notation, and as numbers in the action space of the game.
    choices: list[tuple[str, int]]
    ask: Message
    words: Words
    #: The events that the seat has noticed since its last decision.
    events: list[Raw]
    #: The milliseconds for the answer.
    time: int


class Over(Struct, frozen=True, tag="over", tag_field="type"):
    """The game is over. Another one may follow."""

    scores: Sequence[int]
    winners: Sequence[int]
    reason: str
    events: list[Raw]


class Move(Struct, frozen=True, tag="move", tag_field="type"):
    """The answer of the program."""

    version: int
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Move).decode


def start_message(seating: Seating) -> Start:
    options = resolve_options(seating.game.options, seating.options)
    return Start(PROTOCOL, seating.game.name, seating.seat, seating.seats, options)


class AskWriter:
    """Asks one seat in one game."""

    def __init__(self, seating: Seating, seconds: float) -> None:
        self._game = seating.game
        self._seat = seating.seat
        self._time = round(1000 * seconds)
        names = [Speaker(FALLBACK).say("play-bot", number=seat + 1) for seat in range(seating.seats)]
        is_family = seating.options.get(FAMILY) is True
        self._speaker = Speaker(FALLBACK, seating.game, names, family=is_family, me=seating.seat)

    def write(self, version: int, state: State, events: Sequence[Event]) -> Ask:
        """Ask for a decision. All of this follows from what the seat may know."""
        game, speaker = self._game, self._speaker
        view = state.view(self._seat)
        choices = [(game.text(state, action, self._seat), action) for action in state.legal(self._seat)]
        ask = game.ask(view)
        told = [message for event in events if (message := game.tell(event)) is not None]
        words = Words(
            told=[speaker.say(message).strip() for message in told],
            ask=speaker.say(ask),
            choices=[speaker.move(move) for move, _ in choices],
        )
        encoded = [encode_event(game, event) for event in events]
        return Ask(version, view, choices, ask, words, encoded, self._time)


def over_message(seating: Seating, outcome: Outcome, events: Sequence[Event]) -> Over:
    encoded = [encode_event(seating.game, event) for event in events]
    return Over(outcome.scores, outcome.winners, outcome.reason, encoded)
