"""Games with a player in another process, and a look at the processes that are left."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import parlour
from parlour.arena.entrants import Entrant
from parlour.arena.players import Player, Seating
from parlour.arena.referee import Referee
from parlour.arena.results import FaultKind, PlayedGame
from parlour.arena.tournament import Limits, Tournament
from parlour.core.events import Event
from parlour.core.rng import Rng

#: For bots that answer: however slow the machine is, they are not to be too late.
GENEROUS = Limits(seconds=120)
#: For bots that never do.
SHORT = Limits(seconds=0.1)

STRANGE = Path(__file__).with_name("strange_programs.py")


def command(kind: str, *arguments: str) -> str:
    """Return the command of a strange program."""
    # Without the packages of the environment it starts faster.
    return shlex.join([sys.executable, "-I", "-S", str(STRANGE), kind, *arguments])


def program(kind: str, *arguments: str) -> Entrant:
    return Entrant(kind, "program", command(kind, *arguments))


class Table:
    """The first decision of a game for two, to be made as often as one likes."""

    def __init__(self, game: str) -> None:
        found = parlour.game(game)
        self.events: list[Event] = []
        self.state = found.start_with(2, 3, {}, self.events.append)
        self.seat = self.state.actors[0]
        self.events = [event for event in self.events if event.is_visible_to(self.seat)]
        self.seating = Seating(found, self.seat, 2)

    def ask(self, player: Player) -> int:
        """Begin a game and ask for the first decision."""
        player.begin(self.seating)
        return self.ask_again(player)

    def ask_again(self, player: Player) -> int:
        return player.choose(self.state, Rng(1), self.events)


def play(
    entrant: Entrant, limits: Limits = GENEROUS, game: str = "fzzzt", games: int = 2, **fields: Any
) -> tuple[Tournament, list[PlayedGame]]:
    """Let the entrant play against `random`."""
    rival = Entrant("random", "house", "random")
    entrants = [entrant, rival]
    planned = Tournament.of(parlour.game(game), entrants, 2, games, seed=7, limits=limits, **fields)
    with closing(Referee(planned)) as referee:
        return planned, [played for deal in range(planned.deals) for played in referee(deal)]


def faults(game: PlayedGame) -> list[FaultKind]:
    """Return the kinds of all faults. The first entrant has made them all."""
    assert all(game.lineup[fault.seat] == 0 for fault in game.faults)
    return [fault.kind for fault in game.faults]


def processes_at_home(home: str) -> list[str]:
    """Return the commands of all processes that call this folder their home."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        # Processes come and go, and some belong to others.
        with suppress(OSError):
            if f"HOME={home}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace"))
    return found


def is_observable() -> bool:
    """Return whether the processes of the machine can be seen."""
    return os.path.isdir("/proc/self")


def expect_three_faults(game: PlayedGame, kind: FaultKind) -> None:
    """Check that the first entrant has lost three decisions in this way, and was not asked any more."""
    found = faults(game)
    assert found == [kind] * 3 + ["excluded"] * (len(found) - 3)
    assert len(found) > 10
    assert len(game.times[game.lineup.index(0)]) == 3
