"""Plays a tournament: all deals that its file lacks, or until its question is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from statistics import fmean

from parlour.arena.referee import Referee
from parlour.arena.results import PlayedGame
from parlour.arena.run_file import RunFile
from parlour.arena.statistics import SequentialTest
from parlour.arena.summary import EVEN, ahead_in
from parlour.registry import game as find_game
from parlour.workers import LocalWorkers, Workers


class Run:
    """A tournament in progress. Its result does not depend on the order in which deals are finished."""

    def __init__(self, file: RunFile) -> None:
        self.file = file
        self.game = find_game(file.tournament.game, file.tournament.deck)
        self._test = SequentialTest(EVEN)
        #: The deals that the test has seen: the first ones without a gap.
        self._seen = 0
        self._follow()

    @property
    def is_settled(self) -> bool:
        return self._test.answer is not None

    def play(self, workers: Workers | None = None, progress: Callable[[], None] | None = None) -> None:
        """Play on. `progress` is called after each deal."""
        if self.is_settled:
            return
        start = partial(Referee, self.file.tournament)
        with closing((workers or LocalWorkers(1)).run(start, self._missing())) as results:
            for games in results:
                self.file.add(games)
                if progress is not None:
                    progress()
                self._follow()
                if self.is_settled:
                    return

    def deals(self) -> list[int]:
        """Return the deals that count: the first ones up to the answer, or all that are complete."""
        return list(range(self._seen)) if self.is_settled else self.file.deals()

    def games(self) -> list[PlayedGame]:
        """Return the games that count, in the order of their numbers."""
        return self.file.games(self.deals())

    def _missing(self) -> Iterator[int]:
        return (deal for deal in range(self.file.tournament.deals) if not self.file.has_deal(deal))

    def _follow(self) -> None:
        """Let the test see the next deals, in their order, until it is settled."""
        tournament = self.file.tournament
        if tournament.until is None:
            return
        while not self.is_settled and self._seen < tournament.deals and self.file.has_deal(self._seen):
            games = self.file.games([self._seen])
            self._seen += 1
            ahead = [value for played in games for value in ahead_in(tournament, self.game, played)]
            if ahead:
                self._test.add(fmean(ahead))
