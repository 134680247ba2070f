"""The end of the game (F-21 to F-26). Two oracles check the best allocation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.rng import Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.deck import symbol_mask, symbol_text
from parlour.games.fzzzt.score_sheet import ScoreSheet, score_sheet, score_sheets
from parlour.games.fzzzt.scoring import (
    basic_score,
    final_score,
    widgets_of,
    winners,
)
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.widgets import Unit as SearchedUnit
from parlour.games.fzzzt.widgets import WidgetSearch
from tests.fzzzt.scoring_oracles import Holding, Unit, holding, solve, try_everything, worth
from tests.fzzzt.states import DECK, table

SYMBOL_SETS = ["".join(symbols) for size in (1, 2, 3, 4) for symbols in combinations("NBCO", size)]
UNITS = [card for card in DECK.belt_cards if DECK.unit_names[card]]
ROBOTS = [card for card in DECK.belt_cards if DECK.robot[card]]
#: Two players share 46 cards, and the other one has at least three.
MOST_CARDS = 43
MOST_LOCKED = 4

repeatable = settings(derandomize=True, database=None, deadline=None, max_examples=300)


@dataclass(frozen=True, slots=True)
class Belongings:
    """The cards of a seat at the end: hand and discard pile, units, and robots locked to each unit."""

    cards: list[int]
    units: list[int]
    allocated: list[list[int]]

    @property
    def holding(self) -> Holding:
        return Holding(
            tuple(
                Unit(symbol_text(DECK.symbols[unit]), DECK.points[unit], _symbols(locked))
                for unit, locked in zip(self.units, self.allocated, strict=True)
            ),
            _symbols([card for card in self.cards if DECK.robot[card]]),
        )

    @property
    def sheet(self) -> ScoreSheet:
        return score_sheet(DECK, 0, self.cards, self.units, self.allocated)


def _symbols(robots: list[int]) -> tuple[str, ...]:
    return tuple(symbol_text(DECK.symbols[robot]) for robot in robots)


def best_widgets(units: list[int], points: list[int], locked: list[list[int]], free: list[int]) -> list[int]:
    """Return the engine's number of widgets of each unit. Units and robots are given by their symbols."""
    search = WidgetSearch()
    for robot in free:
        search.add_robot(robot)
    for symbols, each, robots in zip(units, points, locked, strict=True):
        unit = SearchedUnit(symbols, each)
        for robot in robots:
            unit.lock(robot)
        search.add_unit(unit)
    search.run()
    return search.widgets()


def best_bonus(own: Holding) -> int:
    """Return the engine's bonus for the holding."""
    points = [unit.points for unit in own.units]
    widgets = best_widgets(
        [symbol_mask(unit.symbols) for unit in own.units],
        points,
        [[symbol_mask(robot) for robot in unit.locked] for unit in own.units],
        [symbol_mask(robot) for robot in own.free],
    )
    return sum(each * (count or -1) for each, count in zip(points, widgets, strict=True))


def kinds(codes: str) -> list[int]:
    return [DECK.kind(code) for code in codes.split()]


def finished(hand: str = "", discard: str = "", units: str = "") -> FzzztState:
    """Return a finished game of two. The first seat has these cards, the second all others."""
    return table([hand, ""], round=5, discards=[discard], units=[units], phase="over")


@pytest.mark.rule("F-21")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        *[("1N", 1), ("1NBC", 1), ("2B", 2), ("3C", 2), ("4O", 3), ("5N", 3)],
        *[("Up", 0), ("Fz", -1), ("M1", 0)],
    ],
)
def test_a_card_counts_its_points_whatever_its_power(card: str, points: int) -> None:
    assert basic_score(DECK, kinds(card)) == points


@pytest.mark.rule("F-21")
def test_robots_count_in_the_hand_in_the_discard_pile_and_on_a_unit() -> None:
    state = finished(hand="4N 2B", discard="5C Fz Fz 1O Up", units="NC5:3N+2C")
    assert score_sheets(state)[0].basic == (3 + 2) + (3 - 1 - 1 + 1 + 0) + (2 + 2)


@pytest.mark.rule("F-21")
def test_without_units_the_basic_score_is_the_whole_score() -> None:
    assert final_score(DECK, kinds("M1 4N 5O 1NBC Fz"), [], []) == 3 + 3 + 1 - 1


@pytest.mark.rule("F-22")
@pytest.mark.parametrize(
    ("units", "robots", "bonus"),
    [
        pytest.param("NBC9", "N B C", 9, id="a widget is one robot for each symbol"),
        pytest.param("NBC9", "N B B", -9, id="two robots of one symbol do not replace another"),
        pytest.param("NB5", "NB", -5, id="a robot stands for one of its symbols only"),
        pytest.param("NB5", "NB NB", 5, id="two such robots stand for both"),
        pytest.param("O3", "O O O O", 12, id="a unit makes any number of widgets"),
        pytest.param("NB5", "N N N B B", 10, id="as many as the rarer symbol allows"),
        pytest.param("O3 NO6", "N O", 6 - 3, id="a robot serves in one widget only"),
        pytest.param("NBCO13", "N B C NBCO", 13, id="the Upgrade stands for any symbol"),
        pytest.param("NBCO13", "NBCO NBCO", -13, id="but for one of them only"),
        pytest.param("NB5:N", "B", 5, id="a locked robot serves its unit"),
        pytest.param("NB5:NB", "N", 5, id="its symbol is chosen at the end"),
        pytest.param("NB5:NB", "B", 5, id="its symbol is chosen at the end, the other way"),
        pytest.param("O3 NO6:O", "", -3 - 6, id="a locked robot serves no other unit"),
        pytest.param("NBC9:N NBC9", "B C", 9 - 9, id="nor another unit of the same sort"),
        pytest.param("NB5:N+N+N", "B", 5, id="a locked robot without partners is of no use"),
        pytest.param("NB5:N+N+N", "B B", 10, id="with partners it is"),
        pytest.param("NO6:N+O O3:O", "", 6 + 3, id="locked robots alone can make widgets"),
    ],
)
def test_robots_make_widgets(units: str, robots: str, bonus: int) -> None:
    assert best_bonus(holding(units, robots)) == bonus


@pytest.mark.rule("F-22")
def test_neither_fzzzt_nor_mechanics_make_widgets() -> None:
    [unit] = kinds("NB5")
    assert widgets_of(DECK, kinds("M1 Fz 2N"), [unit], [[]]) == [0]


@pytest.mark.rule("F-23")
@pytest.mark.parametrize(
    ("units", "robots", "bonus"),
    [
        pytest.param("NBC9", "N N B B C C", 9 + 9, id="each widget scores"),
        pytest.param("O3", "", -3, id="no robots, no widget"),
        pytest.param("NBCO13", "N N B B C C", -13, id="a missing symbol costs the points once"),
        pytest.param("NB5:N+N+N+N", "", -5, id="locked robots do not save them"),
        pytest.param("O3 NB5", "O O O", 3 * 3 - 5, id="each unit for itself"),
        pytest.param("NBC9 NBC9", "N N B B C C", 9 + 9, id="two units make a widget each"),
    ],
)
def test_widgets_score_and_idle_units_cost(units: str, robots: str, bonus: int) -> None:
    assert best_bonus(holding(units, robots)) == bonus


@pytest.mark.rule("F-24")
@pytest.mark.parametrize(
    ("units", "robots", "bonus"),
    [
        pytest.param("NB5 NBC9", "N N B B C", 9 + 5, id="one of each"),
        pytest.param("O3 NBCO13", "N B C O O", 13 + 3, id="the rest for the Prototype"),
        pytest.param("O3 NO6", "N N O O", 6 + 3, id="a widget less to save the Prototype"),
        pytest.param("O1 NO6", "N N O O", 12 - 1, id="a Prototype not worth saving"),
        pytest.param("NB5 BC5 NC5", "NB BC NC N B C", 15, id="all-rounders where they are needed"),
    ],
)
def test_the_allocation_is_the_best(units: str, robots: str, bonus: int) -> None:
    assert best_bonus(holding(units, robots)) == bonus


@st.composite
def small_holdings(draw: st.DrawFn) -> Holding:
    """Draw up to seven robots, some of them locked, and three units with any symbols."""
    symbols = st.sampled_from(SYMBOL_SETS)
    units = draw(st.lists(st.tuples(symbols, st.integers(1, 20)), min_size=1, max_size=3))
    anywhere = st.one_of(st.none(), st.integers(0, len(units) - 1))
    robots = draw(st.lists(st.tuples(symbols, anywhere), max_size=7))
    return Holding(
        tuple(
            Unit(shown, points, tuple(robot for robot, home in robots if home == at))
            for at, (shown, points) in enumerate(units)
        ),
        tuple(robot for robot, home in robots if home is None),
    )


@pytest.mark.rule("F-22")
@pytest.mark.rule("F-23")
@pytest.mark.rule("F-24")
@repeatable
@given(small_holdings())
def test_no_way_to_allocate_a_few_robots_is_better(own: Holding) -> None:
    assert best_bonus(own) == try_everything(own)


#: The probability of each robot, by its symbols, and the probability that it is locked.
HOARDS: dict[str, tuple[Callable[[str], float], float]] = {
    "a bit of everything": (lambda shown: 0.6, 0.2),
    "everything": (lambda shown: 1, 0),
    "everything, much of it locked": (lambda shown: 1, 0.6),
    "little oil": (lambda shown: 0.2 if "O" in shown else 0.9, 0.2),
    "little but oil": (lambda shown: 0.9 if "O" in shown else 0.3, 0.2),
    "all-rounders": (lambda shown: 0.4 if len(shown) == 1 else 1, 0.2),
    "few robots": (lambda shown: 0.3, 0.1),
}


def hoard(style: str, number: int) -> Belongings:
    """Return eight to ten units, and robots in that style, up to the maximum for one player."""
    likely, lock = HOARDS[style]
    random = Random(f"{style} {number}")
    units = sorted(random.sample(UNITS, 10 - number % 3))
    allocated: list[list[int]] = [[] for _ in units]
    cards: list[int] = []
    for robot in random.sample(ROBOTS, MOST_CARDS - len(units)):
        if random.random() >= likely(symbol_text(DECK.symbols[robot])):
            continue
        homes = [
            locked
            for unit, locked in zip(units, allocated, strict=True)
            if DECK.symbols[unit] & DECK.symbols[robot] and len(locked) < MOST_LOCKED
        ]
        (random.choice(homes) if homes and random.random() < lock else cards).append(robot)
    return Belongings(cards, units, allocated)


@pytest.mark.rule("F-24")
@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("style", HOARDS)
def test_no_allocation_of_many_robots_is_better(style: str, number: int) -> None:
    own = hoard(style, number).holding
    assert best_bonus(own) == solve(own)


#: The slowest holdings of the standard deck for the engine, found by hill climbing.
HARDEST = [
    (
        "NB5:NO NC5:NB BC5:B+B+B+B NBC9 NBC9 O3 NO6:NC+NBC BO6:O+O CO6:C+C+C NBCO13",
        "NBCO NBCO N BC NBC BO CO N N O N N B C O O N O N O",
    ),
    (
        "NB5:N+N+N NC5:BC BC5:NC NBC9 NBC9 O3 NO6:NB+N+N+N BO6:B+B+B CO6:NBC NBCO13",
        "NBCO NBCO C NBC O NO BO CO C C O O B C C O C O C O",
    ),
    (
        "NC5 BC5 NBC9 NBC9 O3 NO6:NBC BO6:NBC CO6:NC+BC+C+C NBCO13",
        "NBCO N B NB O NO BO CO N N B B O O N N B B O O N B C O N B C O",
    ),
    (
        "NB5 NC5:NB BC5:NC+C+C+C NBC9:NO NBC9 O3:NBCO BO6 CO6",
        "NBCO N B C BC NBC NBC O BO CO N N C O O N N B B C O O N B O N C O",
    ),
]


@pytest.mark.rule("F-24")
@pytest.mark.parametrize(("units", "robots"), HARDEST)
def test_the_hardest_holdings_are_solved(units: str, robots: str) -> None:
    own = holding(units, robots)
    assert best_bonus(own) == solve(own)


@st.composite
def belongings(draw: st.DrawFn) -> Belongings:
    """Draw cards of the standard deck, including Fzzzt, with robots locked wherever they fit."""
    own = sorted(draw(st.sets(st.sampled_from(range(len(DECK.belt_cards))), max_size=MOST_CARDS)))
    dealt = [DECK.belt_cards[card] for card in own]
    units = [card for card in dealt if card in UNITS]
    allocated: list[list[int]] = [[] for _ in units]
    cards = kinds("M1")
    for card in dealt:
        if card in UNITS:
            continue
        home = draw(st.integers(0, len(units)))
        fits = home < len(units) and DECK.symbols[card] & DECK.symbols[units[home]]
        (allocated[home] if fits and len(allocated[home]) < MOST_LOCKED else cards).append(card)
    return Belongings(cards, units, allocated)


@pytest.mark.rule("F-22")
@repeatable
@given(belongings())
def test_every_part_of_a_widget_is_a_robot_of_ones_own_used_once(own: Belongings) -> None:
    free = Counter(DECK.names([card for card in own.cards if DECK.robot[card]]))
    for unit, allocated in zip(own.sheet.units, own.allocated, strict=True):
        parts = [part for widget in unit.widgets for part in widget]
        assert Counter(part.robot for part in parts if part.locked) <= Counter(DECK.names(allocated))
        free.subtract(part.robot for part in parts if not part.locked)
    assert all(left >= 0 for left in free.values())


@pytest.mark.rule("F-22")
@repeatable
@given(belongings())
def test_every_widget_has_each_symbol_of_its_unit_from_a_robot_that_shows_it(own: Belongings) -> None:
    for unit, score in zip(own.units, own.sheet.units, strict=True):
        assert score.unit == DECK.codes[unit]
        for widget in score.widgets:
            assert "".join(part.symbol for part in widget) == symbol_text(DECK.symbols[unit])
            assert all(symbol_mask(part.symbol) & DECK.symbols[DECK.kind(part.robot)] for part in widget)


@pytest.mark.rule("F-24")
@repeatable
@given(belongings())
def test_the_sheet_shows_the_best_allocation_and_adds_up(own: Belongings) -> None:
    sheet = own.sheet
    shown = [len(unit.widgets) for unit in sheet.units]
    assert shown == widgets_of(DECK, own.cards, own.units, own.allocated)
    bonus = sum(unit.bonus(widgets) for unit, widgets in zip(own.holding.units, shown, strict=True))
    assert sum(unit.points for unit in sheet.units) == bonus
    assert sheet.total == sheet.basic + bonus
    assert sheet.total == final_score(DECK, own.cards, own.units, own.allocated)


@pytest.mark.rule("F-24")
@pytest.mark.rule("F-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_sheets_of_a_played_game_explain_its_outcome(seats: int, seed: int) -> None:
    state = GAME.start(seats, seed)
    choices = Rng(seed)
    while state.actors:
        state.apply(state.actors[0], state.random_action(state.actors[0], choices))
    assert isinstance(state, FzzztState)
    assert state.outcome is not None
    sheets = score_sheets(state)
    assert state.outcome.scores == tuple(sheet.total for sheet in sheets)
    best = min((-sheet.total, sheet.robots) for sheet in sheets)
    assert state.outcome.winners == tuple(
        sheet.seat for sheet in sheets if (-sheet.total, sheet.robots) == best
    )


@pytest.mark.rule("F-25")
@pytest.mark.parametrize(
    ("scores", "robots", "expected"),
    [
        ([30, 31], [5, 9], (1,)),
        ([30, 30], [9, 8], (1,)),
        ([30, 30], [8, 9], (0,)),
        ([30, 30], [8, 8], (0, 1)),
        ([30, 20, 30], [8, 1, 8], (0, 2)),
        ([30, 30, 30, 29], [9, 8, 8, 1], (1, 2)),
        ([-4, -4, -9], [3, 3, 0], (0, 1)),
    ],
)
def test_most_points_win_then_fewest_robots_then_all(
    scores: list[int], robots: list[int], expected: tuple[int, ...]
) -> None:
    state = GAME.start(len(scores), 1)
    for seat, count in enumerate(robots):
        state.set_personal(seat, ROBOTS[:1] * count, [])
    assert winners(state, scores) == expected


@pytest.mark.rule("F-25")
@pytest.mark.parametrize(
    ("discard", "units", "robots", "winners"),
    [
        pytest.param(
            "1B 1C 1N 1NBC 1O 2B 2C 2N 2N 3C 3C 3N 3O 4B 4C 4O 5C Up Fz Fz",
            "NBC9 O3",
            (18, 20),
            (0,),
            id="fewer robots",
        ),
        pytest.param(
            "1B 1BC 1BO 1C 1NBC 1NO 1O 2B 2B 2C 2N 2N 2O 3B 3C 3O 5B Up Up Fz Fz",
            "NBC9 O3",
            (19, 19),
            (0, 1),
            id="Upgrades count",
        ),
        pytest.param(
            "1B 1BC 1BO 1C 1N 1NB 1NC 1O 2N 2O 3B 3B 3N 3O 3O 4B 4C 5B Up Fz Fz Fz Fz",
            "NBC9 O3",
            (19, 19),
            (0, 1),
            id="Fzzzt cards do not",
        ),
        pytest.param(
            "1B 1BO 1C 1NB 1NBC 1NC 1NO 1O 2B 2B 3B 3B 3C 4B 4C Up Fz Fz",
            "NBC9:5N+5B O3:5O",
            (19, 19),
            (0, 1),
            id="allocated robots count",
        ),
    ],
)
def test_robots_decide_a_tie_on_points(
    discard: str, units: str, robots: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = finished(discard=discard, units=units)
    assert state.outcome is not None
    first, second = state.outcome.scores
    assert first == second
    assert tuple(sheet.robots for sheet in score_sheets(state)) == robots
    assert state.outcome.winners == winners


@pytest.mark.rule("F-26")
def test_the_worked_example_of_the_rulebook() -> None:
    state = finished(hand="1BC 2O 2C 4N 4B Up", discard="Fz", units="O3 CO6:5C NBC9:3N")
    jon = score_sheets(state)[0]
    assert jon.robots == 2 + 6
    assert jon.basic == 16 - 1
    assert [(unit.unit, len(unit.widgets), unit.points) for unit in jon.units] == [
        ("O3", 0, -3),
        ("CO6", 1, 6),
        ("NBC9", 2, 18),
    ]
    assert state.outcome is not None
    assert state.outcome.scores[0] == jon.total == 15 + 21


@pytest.mark.rule("F-26")
def test_jon_does_worse_with_the_upgrade_on_the_prototype() -> None:
    jon = holding("O3 CO6:C NBC9:N", "BC O C N B NBCO")
    as_printed = worth(jon, [[], ["C+O"], ["N+B+C", "N+BC+NBCO"]])
    upgrade_on_prototype = worth(jon, [["NBCO"], ["C+O"], ["N+B+C"]])
    assert best_bonus(jon) == try_everything(jon) == as_printed == 6 + 18 - 3
    assert upgrade_on_prototype == 6 + 9 + 3
    assert best_bonus(holding("O3:NBCO CO6:C NBC9:N", "BC O C N B")) == upgrade_on_prototype


@pytest.mark.rule("F-24")
def test_many_equal_units_and_useless_robots_do_not_lead_astray() -> None:
    """A search without memoisation would take minutes. The cards are from a custom deck."""
    nut, oil = 1, 8
    widgets = best_widgets([nut] * 10, [10] * 10, [[] for _ in range(10)], [nut] * 24 + [oil] * 9)
    assert sum(widgets) == 24
    assert min(widgets) > 0
