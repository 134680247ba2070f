"""The preparation of a round: F-5 to F-8."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.events import BatchTurned, HandDealt, HandReceived, RoundStarted
from parlour.games.fzzzt.scoring import standings
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import DECK, discards, do, hand, table

ROBOTS = ["1N", "1B", "1C", "1O", "1NB", "1NC", "1BO", "1CO"]

#: With these hands, all unnamed cards fit into the belt deck.
FIRST = "M1 1N 1B 1C 1O 2N 2B"
SECOND = "M2 3N 3B 3C 3O 2C 2O"


def end_of_round(hands: list[str], units: str = "O3", round: int = 1, seed: int = 1) -> FzzztState:
    """Return a clean-up in which only the first seat has a decision."""
    return table(hands, units=[units], round=round, phase="clean-up", seed=Rng(seed).dump())


def lay_on_top(state: FzzztState, cards: str) -> None:
    """Put these cards on top of the belt deck."""
    for card in reversed(cards.split()):
        state.belt_deck.remove(DECK.kind(card))
        state.belt_deck.append(DECK.kind(card))


def personal(state: FzzztState, seat: int) -> Counter[str]:
    return Counter(f"{hand(state, seat)} {discards(state, seat)}".split())


@pytest.mark.rule("F-5")
@pytest.mark.parametrize(
    ("cards", "dealt", "rest"), [(1, 1, 0), (4, 4, 0), (5, 5, 0), (6, 6, 0), (7, 6, 1), (9, 6, 3)]
)
def test_six_cards_are_dealt_or_all_if_there_are_no_more(cards: int, dealt: int, rest: int) -> None:
    own = ["M1", *ROBOTS[: cards - 1]]
    state = end_of_round([" ".join(own), "M2"])
    heard = do(state, "leave")
    assert (len(state.hands[0]), len(state.discards[0])) == (dealt, rest)
    assert personal(state, 0) == Counter(own)
    assert HandDealt(None, 0, dealt, rest) in heard


@pytest.mark.rule("F-5")
def test_every_seat_deals_from_its_own_cards() -> None:
    state = table(["M1 1N", "M2 1B 1C 2N 2B 2C 2O", "M3 3N"], units=["O3"], phase="clean-up")
    before = [personal(state, seat) for seat in range(3)]
    do(state, "leave")
    assert [personal(state, seat) for seat in range(3)] == before
    assert [len(own) for own in state.hands] == [2, 6, 6]


@pytest.mark.rule("F-5")
def test_the_deal_is_random() -> None:
    left_out = Counter[str]()
    for seed in range(140):
        state = end_of_round([FIRST, SECOND], "O3 NB5", seed=seed)
        do(state, "leave", "leave")
        left_out[discards(state, 0)] += 1
    assert set(left_out) == set(FIRST.split())
    assert max(left_out.values()) < 50


@pytest.mark.rule("F-5")
def test_units_and_allocated_robots_are_not_dealt() -> None:
    state = end_of_round(["M1 1N 1B 1C 1O", "M2"], "O3 NBC9:2N", round=2)
    do(state, "allocate 1O", "allocate 1N")
    assert hand(state, 0) == "M1 1B 1C"
    assert discards(state, 0) == ""
    units = state.view(None).players[0].units
    assert [(unit.card, unit.robots) for unit in units] == [("O3", ("1O",)), ("NBC9", ("2N", "1N"))]


@pytest.mark.rule("F-5")
def test_only_the_seat_itself_hears_which_cards_it_was_dealt() -> None:
    state = end_of_round([FIRST, SECOND], "O3 NB5")
    heard = do(state, "leave", "leave")
    received = [event for event in heard if isinstance(event, HandReceived)]
    assert [(event.audience, " ".join(event.cards)) for event in received] == [
        (0, hand(state, 0)),
        (1, hand(state, 1)),
    ]


@pytest.mark.rule("F-6")
def test_eight_cards_go_from_the_belt_deck_to_the_belt_head_first() -> None:
    state = end_of_round([FIRST, SECOND], "O3 NB5")
    lay_on_top(state, "5N 5B 4N 4B Up Fz 1NC 1NO 4C")
    do(state, "leave", "leave")
    assert " ".join(DECK.names(state.belt[::-1])) == "5N 5B 4N 4B Up Fz 1NC 1NO"
    assert DECK.names(state.belt_deck[-1:]) == ("4C",)


@pytest.mark.rule("F-6")
@pytest.mark.parametrize(
    ("seats", "left"), [(2, [38, 30, 22, 14, 6]), (3, [35, 27, 19, 11, 3]), (4, [32, 24, 16, 8, 0])]
)
def test_every_round_takes_eight_cards(seats: int, left: list[int]) -> None:
    state = GAME.start(seats, 1)
    seen = [state.view(None).belt_deck]
    while state.actors:
        before = state.round
        do(state, GAME.text(state, state.legal(state.actors[0])[0]))
        if state.round > before:
            seen.append(state.view(None).belt_deck)
    assert seen == left


@pytest.mark.rule("F-7")
@pytest.mark.parametrize(
    ("head", "count"),
    [("5N", 1), ("Fz", 1), ("4N", 2), ("3N", 2), ("BC5", 3), ("NBCO13", 3), ("2N", 4), ("1NC", 4), ("Up", 8)],
)
def test_the_head_says_how_many_cards_lie_face_up(head: str, count: int) -> None:
    state = end_of_round([FIRST, SECOND], "O3 NB5")
    line = (head, "1NO", "4B", "4C", "4O", "5B", "5C", "5O")
    lay_on_top(state, " ".join(line))
    heard = do(state, "leave", "leave")
    view = state.view(None)
    assert view.belt == line[:count]
    assert view.face_down == 8 - count
    assert heard[-1] == BatchTurned(None, line[:count], 8 - count)
    assert RoundStarted(None, 2, 0, tuple(standings(state))) in heard


@pytest.mark.rule("F-7")
@pytest.mark.parametrize("second", ["Up", "NBCO13", "1NO", "5B"])
def test_belt_numbers_of_other_cards_in_the_batch_are_ignored(second: str) -> None:
    state = table(["5N 4N 2N", "M2"], f"3N {second} 4B 4C 4O", face_up=2)
    do(state, "2N", "M2")
    assert state.view(None).belt == (second,)
    assert state.view(None).face_down == 3


@pytest.mark.rule("F-7")
@pytest.mark.rule("F-8")
@pytest.mark.parametrize(
    ("line", "count"),
    [("5B Up 4C", 1), ("4B Up 4C", 2), ("BC5 Up 4C 4O", 3), ("1NO Up 4B 4C 4O 5O", 4), ("Up 5B 5C", 3)],
)
def test_when_the_batch_is_auctioned_the_next_head_is_turned_up(line: str, count: int) -> None:
    state = table(["5N 4N 2N", "M2"], f"Fz {line}", face_up=1)
    heard = do(state, "2N", "M2")
    cards = tuple(line.split())
    assert state.view(None).belt == cards[:count]
    assert state.view(None).face_down == len(cards) - count
    assert heard[-1] == BatchTurned(None, cards[:count], len(cards) - count)


@pytest.mark.rule("F-8")
def test_no_card_is_turned_up_before_the_batch_is_auctioned() -> None:
    state = table(["5N 4N 2N", "M2"], "1NO 4B 4C 4O 5B 5C", face_up=4)
    for left in (3, 2, 1):
        heard = do(state, hand(state, 0).split()[-1], "M2")
        assert not any(isinstance(event, BatchTurned) for event in heard)
        assert len(state.view(None).belt) == left
        assert state.view(None).face_down == 2


@pytest.mark.rule("F-8")
@pytest.mark.parametrize("line", ["1NO 4B 4C", "Up 4B 4C 4O 5B", "BC5", "4B", "NB5 1NO", "Up"])
def test_with_too_few_cards_left_what_is_left_is_turned_up(line: str) -> None:
    state = table(["5N 4N 2N", "M2"], f"Fz {line}", face_up=1)
    do(state, "2N", "M2")
    assert state.view(None).belt == tuple(line.split())
    assert state.view(None).face_down == 0
