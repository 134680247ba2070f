"""The end of the game: F-21 to F-26."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.seats import leaders
from parlour.games.fzzzt.board import Board
from parlour.games.fzzzt.deck import Deck
from parlour.games.fzzzt.widgets import Unit, WidgetSearch


def basic_score(deck: Deck, cards: list[int]) -> int:
    """Return the points of robots, Upgrades and Fzzzt cards (F-21); units and Mechanics count 0."""
    basic = deck.basic
    score: i64 = 0
    for card in cards:
        score += basic[card]
    return score


def robot_count(deck: Deck, cards: list[int]) -> int:
    """Return the number of robots and Upgrades, for ties (F-25)."""
    robot = deck.robot
    count: i64 = 0
    for card in cards:
        if robot[card]:
            count += 1
    return count


def final_score(deck: Deck, cards: list[int], units: list[int], allocated: list[list[int]]) -> int:
    """Return the basic score and bonus of a seat with these personal cards, units and allocated robots."""
    score = basic_score(deck, cards)
    for robots in allocated:
        score += basic_score(deck, robots)
    if units:
        score += _search(deck, cards, units, allocated).run()
    return score


def widgets_of(deck: Deck, cards: list[int], units: list[int], allocated: list[list[int]]) -> list[int]:
    """Return the best number of widgets for each of the seat's units."""
    search = _search(deck, cards, units, allocated)
    search.run()
    return search.widgets()


def _search(deck: Deck, cards: list[int], units: list[int], allocated: list[list[int]]) -> WidgetSearch:
    """Prepare the search for the best numbers of widgets."""
    symbols = deck.symbols
    robot = deck.robot
    search = WidgetSearch()
    for card in cards:
        if robot[card]:
            search.add_robot(symbols[card])
    for place in range(len(units)):
        kind = units[place]
        unit = Unit(symbols[kind], deck.points[kind])
        for card in allocated[place]:
            unit.lock(symbols[card])
        search.add_unit(unit)
    return search


def standings(board: Board) -> list[int]:
    """Return the score of each seat if the game ended now (F-21 to F-24)."""
    return [
        final_score(board.deck, board.personal(seat), board.units[seat], board.allocated[seat])
        for seat in range(board.seats)
    ]


def winners(board: Board, scores: list[int]) -> tuple[int, ...]:
    """F-25: the most points win, then the fewest robots; ties remain."""
    ranks: list[tuple[int, ...]] = []
    for seat in range(board.seats):
        robots = robot_count(board.deck, board.personal(seat))
        for allocated in board.allocated[seat]:
            robots += len(allocated)
        ranks.append((scores[seat], -robots))
    return leaders(ranks)
