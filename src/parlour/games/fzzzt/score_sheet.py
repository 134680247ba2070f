"""The score of each seat explained: which robot makes which symbol of which widget (F-24)."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.fzzzt.assignment import assign
from parlour.games.fzzzt.board import Board
from parlour.games.fzzzt.deck import FZZZT, SYMBOLS, Deck
from parlour.games.fzzzt.scoring import basic_score, robot_count, widgets_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A robot that provides one symbol of a widget."""

    symbol: str
    robot: str
    #: Whether it was allocated to the unit during the game.
    locked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitScore:
    """A unit, its widgets and its points, which are negative without a widget (F-23)."""

    unit: str
    widgets: tuple[tuple[Part, ...], ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """The score of a seat: basic score, bonus by unit, and the number of robots for ties (F-21 to F-25)."""

    seat: int
    basic: int
    #: The part of the basic score that comes from Fzzzt cards.
    fzzzt: int
    units: tuple[UnitScore, ...]
    total: int
    robots: int


def score_sheets(board: Board) -> tuple[ScoreSheet, ...]:
    """Return the sheet of each seat of a finished game."""
    return tuple(
        score_sheet(board.deck, seat, board.personal(seat), board.units[seat], board.allocated[seat])
        for seat in range(board.seats)
    )


def score_sheet(
    deck: Deck, seat: int, cards: list[int], units: list[int], allocated: list[list[int]]
) -> ScoreSheet:
    everything = cards + [robot for robots in allocated for robot in robots]
    scores = _unit_scores(deck, cards, units, allocated)
    basic = basic_score(deck, everything)
    return ScoreSheet(
        seat=seat,
        basic=basic,
        fzzzt=basic_score(deck, [card for card in cards if deck.sorts[card] == FZZZT]),
        units=scores,
        total=basic + sum(score.points for score in scores),
        robots=robot_count(deck, everything),
    )


@dataclass(slots=True)
class _Robot:
    """A robot for a widget; `unit` is the only unit that it may serve, or None."""

    kind: int
    unit: int | None


def _unit_scores(
    deck: Deck, cards: list[int], units: list[int], allocated: list[list[int]]
) -> tuple[UnitScore, ...]:
    counts = widgets_of(deck, cards, units, allocated) if units else []
    places = [
        (unit, widget, symbol)
        for unit, count in enumerate(counts)
        for widget in range(count)
        for symbol in range(len(SYMBOLS))
        if deck.symbols[units[unit]] >> symbol & 1
    ]
    robots = [_Robot(kind, unit) for unit, own in enumerate(allocated) for kind in own]
    robots += [_Robot(kind, None) for kind in sorted(cards) if deck.robot[kind]]
    wishes = [
        [
            index
            for index, robot in enumerate(robots)
            if robot.unit in (None, unit) and deck.symbols[robot.kind] >> symbol & 1
        ]
        for unit, _, symbol in places
    ]
    # The counts are possible, so every place gets a robot.
    taken = assign(wishes)
    parts = [
        Part(
            symbol=SYMBOLS[symbol],
            robot=deck.codes[robots[taken[at]].kind],
            locked=robots[taken[at]].unit is not None,
        )
        for at, (_, _, symbol) in enumerate(places)
    ]
    return tuple(
        UnitScore(
            unit=deck.codes[units[unit]],
            widgets=tuple(
                tuple(part for part, place in zip(parts, places, strict=True) if place[:2] == (unit, widget))
                for widget in range(count)
            ),
            points=deck.points[units[unit]] * (count or -1),
        )
        for unit, count in enumerate(counts)
    )
