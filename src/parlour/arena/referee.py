"""Plays the games of a tournament, one after the other, in one process."""

from __future__ import annotations

from collections import Counter

from parlour import bots
from parlour.arena.entrants import Entrant
from parlour.arena.players import BuiltInPlayer, Player, Seating
from parlour.arena.program import ProgramPlayer
from parlour.arena.python_player import PythonPlayer
from parlour.arena.results import BotFailed, Fault, PlayedGame
from parlour.arena.tournament import ScheduledGame, Tournament
from parlour.core.events import Event
from parlour.core.state import State
from parlour.record import Record
from parlour.registry import game as find_game

#: With more games of a deal, processes of bots are not kept for the next deal: there would be too many.
MOST_KEPT = 12


class Referee:
    """Seats the players, asks for their decisions, and makes a random move for each decision they forfeit."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.game = find_game(tournament.game, tournament.deck)
        #: By the number of the game within its deal, by entrant, and by how many of it play before this one.
        self._players: dict[tuple[int, int, int], Player] = {}

    def __call__(self, deal: int) -> list[PlayedGame]:
        """Play all games of a deal."""
        return [self.play(scheduled) for scheduled in self.tournament.schedule(deal)]

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players = {}

    def play(self, scheduled: ScheduledGame) -> PlayedGame:
        tournament = self.tournament
        seats = tournament.seats
        names = [tournament.entrants[entrant].name for entrant in scheduled.lineup]
        seed = tournament.deal_seed(scheduled.deal)
        record = Record.of(self.game, seats, seed, tournament.options, names)
        queues = _EventQueues(seats)
        has_listeners = any(tournament.entrants[entrant].kind == "program" for entrant in scheduled.lineup)
        state = record.start(queues.add if has_listeners else None, self.game)
        players = self._seat(scheduled)
        times: list[list[float]] = [[] for _ in range(seats)]
        faults: list[Fault] = []
        while state.actors:
            seat = state.actors[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                number = len(record.moves)
                rng = bots.derive_rng(tournament.seed, scheduled.deal, number, seat)
                player, is_asked = players[seat], True
                try:
                    action = player.choose(state, rng, queues.take(seat) if has_listeners else ())
                    if action not in legal:
                        raise BotFailed("illegal", str(action))
                except BotFailed as failure:
                    faults.append(Fault(number + 1, seat, failure.kind, failure.detail))
                    action = _random_action(tournament, scheduled, state, seat, number)
                    is_asked = failure.kind != "excluded"
                if is_asked:
                    times[seat].append(round(1000 * player.spent, 3))
            record.apply(state, seat, action)
        outcome = state.outcome
        assert outcome is not None
        if not record.moves:
            # The game was over at the deal. This notes its result.
            record.replay(game=self.game)
        for seat, player in enumerate(players):
            player.end(outcome, queues.take(seat))
            if tournament.games_per_deal > MOST_KEPT:
                player.close()
        return PlayedGame(scheduled.number, scheduled.deal, scheduled.lineup, record, times, faults)

    def _seat(self, scheduled: ScheduledGame) -> list[Player]:
        """Return the players of a game, ready to begin.

        No process plays the same deal twice: it could remember the cards.
        """
        seated: Counter[int] = Counter()
        players = []
        lineup = scheduled.lineup
        for seat, entrant in enumerate(lineup):
            key = scheduled.number % self.tournament.games_per_deal, entrant, seated[entrant]
            seated[entrant] += 1
            if key not in self._players:
                self._players[key] = self._create(self.tournament.entrants[entrant])
            player = self._players[key]
            player.begin(Seating(self.game, seat, len(lineup), self.tournament.options))
            players.append(player)
        return players

    def _create(self, entrant: Entrant) -> Player:
        tournament = self.tournament
        match entrant.kind:
            case "program":
                return ProgramPlayer(entrant.target, tournament.limits)
            case "python":
                return PythonPlayer(entrant.target, tournament.limits, tournament.think, tournament.worlds)
            case "house":
                create = bots.factory(tournament.game, entrant.target, tournament.think, tournament.worlds)
                return BuiltInPlayer(create)


class _EventQueues:
    """Collects for each seat the events that are visible to it, until its next decision."""

    def __init__(self, seats: int) -> None:
        self._queues: list[list[Event]] = [[] for _ in range(seats)]

    def add(self, event: Event) -> None:
        for seat, queue in enumerate(self._queues):
            if event.is_visible_to(seat):
                queue.append(event)

    def take(self, seat: int) -> list[Event]:
        events, self._queues[seat] = self._queues[seat], []
        return events


def _random_action(
    tournament: Tournament, scheduled: ScheduledGame, state: State, seat: int, number: int
) -> int:
    """Decide for a bot that has failed, the same in every run."""
    return state.random_action(seat, bots.derive_rng(tournament.seed, scheduled.deal, number, seat, 1))
