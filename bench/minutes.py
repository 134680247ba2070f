"""Estimate how many minutes a game against bots takes in the browser, for the tiles of the lobby.

    python -m bench minutes               or: python -m bench minutes --games 40 --seats 2 3 4

Bots play whole games; the first seat stands for a person. The time of a game is the sum of

- the page's animations at normal pace: the events of each move, as the seat sees them, go through the
  choreography of the page (`client/scripts/beats.mjs`),
- what the server adds at normal pace: bots move at whole beats, and windows stay open,
- the person's decisions, times the seconds that one takes. Moves made together, as on one sheet, are one
  decision, and so is the result of a round or match that wants to be read. Where there is only one choice,
  the person needs a moment.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from statistics import median

import parlour
from parlour import bots
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.state import State
from parlour.event_messages import encode_event
from parlour.server.answer_window import SHORTEST
from parlour.server.protocol import encode

CLIENT = Path(__file__).parent.parent / "client"
PERSON = 0
BOT = "easy"
#: Seconds: the least time for a bot's move, and how long a window stays open (both are defaults).
BEAT, WINDOW = 0.8, 4.0
#: Assumed seconds of a person for a decision, if they are quick or careful, and for a lone choice.
QUICK, CAREFUL, MOMENT = 5.0, 15.0, 1.0
#: Events after which a result wants to be read.
CHAPTER_ENDS = ("round-ended", "match-ended")


@dataclass(slots=True)
class Change:
    """What one move, or the answers in one window, have changed for the person."""

    #: The view after it and its events, as the page gets them.
    data: bytes
    #: Whose turn it is then: `person`, `alone` (without a choice), `bot`, `window` (with a person in it),
    #: `settled` (one that the person cannot answer), `others` (one without the person), or `over`.
    then: str
    #: Whether a round or match has ended.
    ends_chapter: bool


@dataclass(slots=True)
class Length:
    """The time of one game: without the person, in seconds; and how often they have to decide."""

    waiting: float = 0.0
    decisions: int = 0
    moments: int = 0

    def minutes(self, decision: float) -> float:
        return (self.waiting + self.decisions * decision + self.moments * MOMENT) / 60


@dataclass(slots=True)
class Figures:
    game: str
    seats: int
    lengths: list[Length] = field(default_factory=list)

    def minutes(self, decision: float) -> float:
        return median(length.minutes(decision) for length in self.lengths)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench minutes", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (default: all)")
    options = parser.parse_args(arguments)
    print(f"A decision takes {QUICK:g} to {CAREFUL:g} s, a bot's move at least {BEAT:g} s.\n")
    print("| game | seats | decisions | without the person | minutes |\n|---|---:|---:|---:|---:|")
    for name in parlour.game_names():
        game = parlour.game(name)
        for seats in options.seats or range(game.least_seats, game.most_seats + 1):
            if game.least_seats <= seats <= game.most_seats:
                print(row(measure(game, seats, options.games)), flush=True)
    return 0


def row(figures: Figures) -> str:
    decisions = median(length.decisions for length in figures.lengths)
    waiting = median(length.waiting for length in figures.lengths) / 60
    low, high = figures.minutes(QUICK), figures.minutes(CAREFUL)
    return (
        f"| {figures.game} | {figures.seats} | {decisions:.0f} | {waiting:.1f} min | {low:.0f}–{high:.0f} |"
    )


def measure(game: Game, seats: int, games: int) -> Figures:
    played = [play(game, seats, number) for number in range(games)]
    animations = iter(animate(game.name, [change.data for changes in played for change in changes]))
    return Figures(game.name, seats, [add_up(changes, animations) for changes in played])


def play(game: Game, seats: int, number: int) -> list[Change]:
    """Play a game between bots, and note what the person sees of it."""
    events: list[Event] = []
    state = game.start_with(seats, number, {}, events.append)
    players = [bots.factory(game.name, BOT)() for _ in range(seats)]
    changes = [note(game, state, [])]
    moves = 0
    while state.actors:
        events.clear()
        asked = list(state.actors) if is_window(game, state) else state.actors[:1]
        for seat in asked:
            if seat in state.actors:
                rng = bots.derive_rng(number, moves)
                state.apply(seat, bots.decide(players[seat], BOT, state, seat, rng))
                moves += 1
        changes.append(note(game, state, events))
    return changes


def note(game: Game, state: State, events: list[Event]) -> Change:
    visible = [encode_event(game, event) for event in events if event.is_visible_to(PERSON)]
    data = encode({"view": state.view(PERSON), "events": visible})
    return Change(
        data, next_turn(game, state), any(f'"type":"{end}"'.encode() in data for end in CHAPTER_ENDS)
    )


def next_turn(game: Game, state: State) -> str:
    if not state.actors:
        return "over"
    has_choice = len(state.legal(PERSON)) > 1
    if is_window(game, state):
        return "others" if PERSON not in state.actors else "window" if has_choice else "settled"
    if state.actors[0] != PERSON:
        return "bot"
    return "person" if has_choice else "alone"


def is_window(game: Game, state: State) -> bool:
    return game.is_window(state.view(None))


def animate(game: str, changes: list[bytes]) -> list[float]:
    """Return for how many seconds the page animates each change."""
    command = ["node", "scripts/beats.mjs", game]
    done = subprocess.run(command, cwd=CLIENT, input=b"\n".join(changes), capture_output=True, check=True)
    return [float(line) / 1000 for line in done.stdout.split()]


def add_up(changes: list[Change], animations: Iterator[float]) -> Length:
    length = Length()
    before = ""
    for change, animation in zip(changes, animations, strict=False):
        length.waiting += until_next(change.then, animation)
        # The second half of a swap, or the next card of a sheet, was decided together with the first.
        length.decisions += change.then == "person" and before != "person"
        length.decisions += change.then == "window"
        length.decisions += change.ends_chapter
        length.moments += change.then == "alone"
        before = change.then
    return length


def until_next(then: str, animation: float) -> float:
    """Return the seconds from a change until a bot makes the next one, or the person begins to think."""
    if then == "bot":
        return max(1, ceil(animation / BEAT)) * BEAT
    if then == "settled":
        return max(animation, SHORTEST / 1000)
    if then == "others":
        return animation + min(BEAT, WINDOW)
    return animation
