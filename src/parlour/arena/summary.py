"""The statistics of a tournament."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean, quantiles

from msgspec import Struct

from parlour.arena.ratings import Rating, Ratings
from parlour.arena.results import PlayedGame
from parlour.arena.statistics import Estimate, SequentialTest, estimate
from parlour.arena.tournament import Question, Tournament
from parlour.core.game import Game
from parlour.core.outcome import Outcome

#: How many highlights of each kind are shown.
HIGHLIGHTS = 3
#: A victory is an upset if its chance was less than this part of a fair one.
UPSET = 0.5
#: Half of a comparison, for a tie.
EVEN = 0.5


class Times(Struct, frozen=True):
    """The median, 95th percentile and maximum decision time, in milliseconds."""

    decisions: int
    median: float
    most: float
    slowest: float


class Standing(Struct, frozen=True):
    """The statistics of one entrant."""

    name: str
    #: Games, counted once for each of its seats.
    games: int
    #: Its share of the victories of one seat, and what a seat gets if all are equally strong.
    wins: Estimate
    fair_share: float
    #: The mean score in the points of the game.
    score: Estimate
    rating: Rating
    scores: list[int]
    times: Times
    faults: dict[str, int]


class Pair(Struct, frozen=True):
    """Two entrants in the games they played together."""

    one: str
    other: str
    games: int
    #: The share of games in which the first was ahead of the second; a tie counts as half.
    ahead: Estimate
    #: The lead of the first in points; more is better in every game.
    difference: Estimate


class Verdict(Struct, frozen=True):
    """The answer to the question of a tournament. None: it is not settled."""

    question: Question
    answer: bool | None
    deals: int
    ahead: float
    margin: float | None


class Highlight(Struct, frozen=True):
    """A game worth looking at: an upset, the clearest victory, or one with lost decisions."""

    number: int
    why: str
    winners: list[str]
    chance: float | None = None
    lead: int | None = None
    faults: int | None = None


# The name in files is older.
class Summary(Struct, frozen=True, rename={"highlights": "telling"}):
    tournament: Tournament
    deals: int
    games: int
    #: The strongest first.
    standings: list[Standing]
    pairs: list[Pair]
    verdict: Verdict | None
    highlights: list[Highlight]


def summarise(tournament: Tournament, game: Game, games: Sequence[PlayedGame]) -> Summary:
    """Summarise the games of whole deals, given in the order of their numbers."""
    ratings = Ratings(len(tournament.entrants))
    outcomes = [outcome_of(played) for played in games]
    for played, outcome in zip(games, outcomes, strict=True):
        ratings.add(played.lineup, places(game, outcome))
    standings = [
        _standing(tournament, entrant, ratings.of(entrant), games, outcomes)
        for entrant in range(len(tournament.entrants))
    ]
    pairs = [
        _pair(tournament, game, one, other, games, outcomes)
        for one, other in combinations(range(len(tournament.entrants)), 2)
    ]
    return Summary(
        tournament=tournament,
        deals=len({played.deal for played in games}),
        games=len(games),
        standings=sorted(standings, key=lambda standing: -standing.rating.mean),
        pairs=[pair for pair in pairs if pair.games],
        verdict=judge(tournament, game, games),
        highlights=_highlights(tournament, game, ratings, games, outcomes),
    )


def outcome_of(played: PlayedGame) -> Outcome:
    """Return the outcome of a game, from its record."""
    result = played.record.result
    assert result is not None, "a game of a tournament is always over"
    return Outcome(result.reason, result.rule, tuple(result.scores), tuple(result.winners))


def places(game: Game, outcome: Outcome) -> list[int]:
    """Return the place of each seat, from 1: the winners first, the others by their scores."""
    worth = _worth(game, outcome)
    return [1 + sum(other > own for other in worth) for own in worth]


def _worth(game: Game, outcome: Outcome) -> list[tuple[bool, float]]:
    """Return for each seat what decides who is ahead of whom: more is better."""
    utilities = game.utilities(outcome)
    return [(seat in outcome.winners, utility) for seat, utility in enumerate(utilities)]


def judge(tournament: Tournament, game: Game, games: Sequence[PlayedGame]) -> Verdict | None:
    """Answer the question of the tournament, if it has one, as far as it is settled."""
    question = tournament.until
    if question is None:
        return None
    test = SequentialTest(EVEN)
    for ahead in _per_deal(games, lambda played: ahead_in(tournament, game, played)):
        test.add(ahead)
    return Verdict(question, test.answer, test.count, test.mean, test.margin if test.margin < 1 else None)


def ahead_in(tournament: Tournament, game: Game, played: PlayedGame) -> list[float]:
    """Return the evidence of a game on the question of the tournament."""
    question, names = tournament.until, tournament.names
    assert question is not None
    one, other = names.index(question.better), names.index(question.worse)
    return _ahead(game, played, outcome_of(played), one, other)


def _standing(
    tournament: Tournament,
    entrant: int,
    rating: Rating,
    games: Sequence[PlayedGame],
    outcomes: Sequence[Outcome],
) -> Standing:
    wins: defaultdict[int, list[float]] = defaultdict(list)
    points: defaultdict[int, list[float]] = defaultdict(list)
    times: list[float] = []
    faults: Counter[str] = Counter()
    scores: list[int] = []
    for played, outcome in zip(games, outcomes, strict=True):
        for seat, number in enumerate(played.lineup):
            if number == entrant:
                wins[played.deal].append(outcome.win_shares[seat])
                points[played.deal].append(outcome.scores[seat])
                scores.append(outcome.scores[seat])
                times += played.times[seat]
        faults.update(fault.kind for fault in played.faults if played.lineup[fault.seat] == entrant)
    return Standing(
        name=tournament.entrants[entrant].name,
        games=len(scores),
        wins=estimate(_means(wins), 0.0, 1.0),
        fair_share=1 / tournament.seats,
        score=estimate(_means(points)),
        rating=rating,
        scores=scores,
        times=_times(times),
        faults=dict(sorted(faults.items())),
    )


def _pair(
    tournament: Tournament,
    game: Game,
    one: int,
    other: int,
    games: Sequence[PlayedGame],
    outcomes: Sequence[Outcome],
) -> Pair:
    together = [
        (played, outcome)
        for played, outcome in zip(games, outcomes, strict=True)
        if one in played.lineup and other in played.lineup
    ]
    ahead: defaultdict[int, list[float]] = defaultdict(list)
    difference: defaultdict[int, list[float]] = defaultdict(list)
    for played, outcome in together:
        ahead[played.deal] += _ahead(game, played, outcome, one, other)
        utilities = game.utilities(outcome)
        difference[played.deal] += [
            utilities[seat] - utilities[opposite] for seat, opposite in _opponents(played, one, other)
        ]
    return Pair(
        one=tournament.entrants[one].name,
        other=tournament.entrants[other].name,
        games=len(together),
        ahead=estimate(_means(ahead), 0.0, 1.0),
        difference=estimate(_means(difference)),
    )


def _opponents(played: PlayedGame, one: int, other: int) -> list[tuple[int, int]]:
    """Return all pairs of a seat of one entrant and a seat of the other."""
    return [
        (seat, opposite)
        for seat, entrant in enumerate(played.lineup)
        if entrant == one
        for opposite, opponent in enumerate(played.lineup)
        if opponent == other
    ]


def _ahead(game: Game, played: PlayedGame, outcome: Outcome, one: int, other: int) -> list[float]:
    """Return for each pair of seats whether the first entrant is ahead: 1, or a half for a tie."""
    place = places(game, outcome)
    return [
        EVEN if place[seat] == place[opposite] else float(place[seat] < place[opposite])
        for seat, opposite in _opponents(played, one, other)
    ]


def _per_deal(games: Iterable[PlayedGame], values: Callable[[PlayedGame], list[float]]) -> list[float]:
    """Return the mean of the values for each deal that has any."""
    by_deal: defaultdict[int, list[float]] = defaultdict(list)
    for played in games:
        by_deal[played.deal] += values(played)
    return _means(by_deal)


def _means(by_deal: dict[int, list[float]]) -> list[float]:
    return [fmean(values) for values in by_deal.values() if values]


def _times(times: list[float]) -> Times:
    if len(times) < 2:
        only = times[0] if times else 0.0
        return Times(len(times), only, only, only)
    parts = quantiles(times, n=20, method="inclusive")
    return Times(len(times), parts[9], parts[18], max(times))


def _highlights(
    tournament: Tournament,
    game: Game,
    ratings: Ratings,
    games: Sequence[PlayedGame],
    outcomes: Sequence[Outcome],
) -> list[Highlight]:
    """Choose games that show something: upsets by the ratings, clear victories, lost decisions."""
    upsets, victories, failures = [], [], []
    for played, outcome in zip(games, outcomes, strict=True):
        winners = [tournament.entrants[played.lineup[seat]].name for seat in outcome.winners]
        if len(winners) == 1:
            chance = ratings.chances(played.lineup)[outcome.winners[0]]
            utilities = sorted(game.utilities(outcome), reverse=True)
            upsets.append(Highlight(played.number, "upset", winners, chance=chance))
            victories.append(
                Highlight(played.number, "victory", winners, lead=int(utilities[0] - utilities[1]))
            )
        if played.faults:
            failures.append(Highlight(played.number, "faults", winners, faults=len(played.faults)))
    upsets.sort(key=lambda found: (found.chance or 0.0, found.number))
    victories.sort(key=lambda found: (-(found.lead or 0), found.number))
    failures.sort(key=lambda found: (-(found.faults or 0), found.number))
    unlikely = [found for found in upsets if (found.chance or 0.0) < UPSET / tournament.seats]
    chosen: dict[int, Highlight] = {}
    for found in (*unlikely[:HIGHLIGHTS], *victories[:HIGHLIGHTS], *failures[:HIGHLIGHTS]):
        chosen.setdefault(found.number, found)
    return list(chosen.values())
