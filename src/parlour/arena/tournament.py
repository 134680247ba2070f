"""The plan of a tournament: a game, its entrants, and which of them play which deal at which seats.

Every deal is played by every lineup, once for each rotation of its seats, so that chance favours nobody. The
order of the bots around the table changes from deal to deal.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Self

from msgspec import Struct

from parlour.arena.entrants import Entrant
from parlour.bots import check, derive_rng
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import OptionValue

MOST_ENTRANTS = 20

#: The entrants at the seats, by their number.
Lineup = tuple[int, ...]


class Limits(Struct, frozen=True):
    """The limits of a bot that is not part of Parlour."""

    #: Seconds for a decision.
    seconds: float = 5.0
    #: Megabytes of memory of all its processes together.
    memory: int = 1024
    #: Processes at the same time.
    processes: int = 32


class Question(Struct, frozen=True):
    """Whether one entrant is better than another. The tournament ends when this is settled."""

    better: str
    worse: str


class Tournament(Struct, frozen=True, forbid_unknown_fields=True):
    """All that determines its games, apart from the speed of the machine."""

    game: str
    #: The version of the game's rules.
    rules: int
    seats: int
    #: All different, as in the tables.
    entrants: tuple[Entrant, ...]
    #: The entrants that play together.
    lineups: tuple[Lineup, ...]
    deals: int
    seed: int = 0
    options: dict[str, OptionValue] = {}
    deck: str | None = None
    #: Seconds per decision for bots that have an attribute `think`; None leaves it to them.
    think: float | None = None
    #: The worlds in which such bots compare their choices instead, if they have an attribute `worlds`.
    worlds: int | None = None
    limits: Limits = Limits()
    until: Question | None = None

    @classmethod
    def of(cls, game: Game, bots: Sequence[Entrant], seats: int, games: int, **fields: Any) -> Self:
        """Plan at least this many games of these bots, which may occur several times: see `lineups`.

        `fields` are the others, such as the seed. Raise `BadOption` if there are too few bots, or if two have
        the same name, and `BadModel` if a model cannot play this.
        """
        entrants: dict[str, Entrant] = {}
        for entrant in bots:
            if entrants.setdefault(entrant.name, entrant) != entrant:
                raise BadOption("entrant-twice", name=entrant.name)
        if not 2 <= len(entrants) <= MOST_ENTRANTS:
            raise BadOption("too-few-entrants", most=MOST_ENTRANTS)
        for entrant in entrants.values():
            if entrant.kind == "house":
                check(game, seats, entrant.target)
        chosen = lineups([entrant.name for entrant in bots], seats)
        each = sum(len(rotations(lineup)) for lineup in chosen)
        return cls(
            game=game.name,
            rules=game.version,
            seats=seats,
            entrants=tuple(entrants.values()),
            lineups=chosen,
            deals=-(-games // each),
            deck=game.deck_source,
            **fields,
        )

    @property
    def names(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    def schedule(self, deal: int) -> Iterator[ScheduledGame]:
        """Yield the games of a deal."""
        number = deal * self.games_per_deal
        for lineup in self.lineups:
            for rotated in rotations(self._arrange(lineup, deal)):
                yield ScheduledGame(number, deal, rotated)
                number += 1

    def _arrange(self, lineup: Lineup, deal: int) -> Lineup:
        """Return the lineup in the order of this deal: who plays after a weak bot must not be better off."""
        if len(set(lineup)) < len(lineup):
            return lineup
        first, *others = lineup
        derive_rng(self.seed, deal, *lineup).shuffle(others)
        return (first, *others)

    @property
    def games_per_deal(self) -> int:
        return sum(len(rotations(lineup)) for lineup in self.lineups)

    @property
    def command(self) -> str:
        """The command that plays it again."""
        only = self.lineups[0]
        playing = [self.entrants[number] for number in only] if len(self.lineups) == 1 else self.entrants
        parts = ["parlour", "arena", self.game]
        for entrant in playing:
            parts += ["--bot", entrant.text]
        parts += ["--seats", str(self.seats), "--games", str(self.deals * self.games_per_deal)]
        parts += ["--seed", str(self.seed)]
        if self.think is not None:
            parts += ["--think", f"{self.think:g}"]
        if self.worlds is not None:
            parts += ["--worlds", str(self.worlds)]
        if self.until is not None:
            parts += ["--until", f"{self.until.better}>{self.until.worse}"]
        for name, value in self.options.items():
            written = ("no", "yes")[value] if isinstance(value, bool) else value
            parts += ["--option", f"{name}={written}"]
        if self.limits != Limits():
            parts += ["--time", f"{self.limits.seconds:g}", "--memory", str(self.limits.memory)]
        if self.deck is not None:
            parts += ["--deck", "FILE"]
        return shlex.join(parts)

    def deal_seed(self, deal: int) -> int:
        """Return the seed of a deal, the same in every lineup and rotation."""
        rng = derive_rng(self.seed, deal)
        return rng.below(2**31) << 31 | rng.below(2**31)


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """A game to be played: its number, its deal, and the entrant at each seat."""

    number: int
    deal: int
    lineup: Lineup


def rotations(lineup: Lineup) -> list[Lineup]:
    """Return the different rotations of a lineup, itself first."""
    return list(dict.fromkeys(lineup[shift:] + lineup[:shift] for shift in range(len(lineup))))


def lineups(names: list[str], seats: int) -> tuple[Lineup, ...]:
    """Return the lineups, as numbers of the different names.

    As many names as seats are one lineup, even if some are equal. Of more entrants, all that fit play with
    each other in every combination. Fewer fill the seats in turn.
    """
    entrants = list(dict.fromkeys(names))
    if len(names) == seats:
        return (tuple(entrants.index(name) for name in names),)
    if len(entrants) >= seats:
        return tuple(combinations(range(len(entrants)), seats))
    return (tuple(seat % len(entrants) for seat in range(seats)),)
