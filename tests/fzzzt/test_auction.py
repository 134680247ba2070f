"""Auctions: F-9 to F-17."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from parlour import Event, Rng
from parlour.games.fzzzt import GAME
from parlour.games.fzzzt.events import (
    AuctionWon,
    BatchTurned,
    BidPlaced,
    BidsShown,
    ChiefMoved,
    CleanUpStarted,
    HandsEmpty,
)
from parlour.games.fzzzt.scoring import standings
from parlour.games.fzzzt.state import FzzztState
from tests.fzzzt.states import DECK, discards, do, hand, table

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def auction(state: FzzztState, bids: Sequence[str]) -> list[Event]:
    """Play an auction for the head card. The bids are in seat order, empty for no cards."""
    order = [(state.chief + step) % state.seats for step in range(state.seats)]
    return do(state, *[bids[seat] for seat in order if bids[seat]])


def winner(heard: list[Event]) -> int:
    [won] = [event for event in heard if isinstance(event, AuctionWon)]
    return won.seat


def powers(heard: list[Event]) -> tuple[int, ...]:
    [shown] = [event for event in heard if isinstance(event, BidsShown)]
    return shown.powers


def views(state: FzzztState, *, but: int | None = None) -> list[object]:
    """Return the views and information states of a spectator and all seats but one."""
    viewers = [*(seat for seat in range(state.seats) if seat != but), None]
    return [(state.view(viewer), state.info_state(viewer)) for viewer in viewers]


@pytest.mark.rule("F-9")
@pytest.mark.parametrize(("seats", "chief"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_bids_are_made_from_the_chief_clockwise(seats: int, chief: int) -> None:
    state = table(["1N 2N", "1B 2B", "1C 2C", "1O 2O"][:seats], "5N 5B", chief=chief)
    bidders: list[int] = []
    for _ in range(seats):
        bidders += state.actors
        do(state, hand(state, state.actors[0]).split()[0])
    assert bidders == [(chief + step) % seats for step in range(seats)]


@pytest.mark.rule("F-9")
@pytest.mark.parametrize(
    ("cards", "bids"),
    [("1N", 1), ("M1 1N", 3), ("M1 Up 1N 2N 3N Fz", 63), ("2N 2N", 2), ("2N 2N 3B 3B Fz Fz", 26)],
)
def test_a_bid_is_any_of_the_cards_but_at_least_one(cards: str, bids: int) -> None:
    state = table([cards, "M2"], "5N")
    assert len(state.legal(0)) == bids
    assert 0 not in state.legal(0)


@pytest.mark.rule("F-22")
@pytest.mark.rule("F-23")
def test_an_auction_tells_what_it_did_to_the_points() -> None:
    state = table(["4N 2N", "1B 2B"], "O3 5O", units=["NB5"])
    before = standings(state)
    heard = auction(state, ["4N", "1B"])
    [won] = [event for event in heard if isinstance(event, AuctionWon)]
    # A unit without a robot that fits costs its points.
    assert won.scores == (before[0] - 3, before[1])
    heard = auction(state, ["2N", "2B"])
    [won] = [event for event in heard if isinstance(event, AuctionWon)]
    assert won.scores == tuple(standings(state))


@pytest.mark.rule("F-9")
def test_only_the_head_card_is_auctioned() -> None:
    state = table(["4N 2N", "1B 2B"], "5N 5B 5C")
    heard = auction(state, ["4N", "1B"])
    assert AuctionWon(None, 0, "5N", (standings(state)[0], standings(state)[1])) in heard
    assert state.view(None).belt == ("5B", "5C")


@pytest.mark.rule("F-9")
def test_everybody_sees_how_many_cards_are_bid() -> None:
    state = table(["1N 2N 3N", "1B", "1C"], "5N")
    heard = do(state, "1N+3N")
    assert heard == [BidPlaced(None, 0, 2)]
    for viewer in (0, 1, 2, None):
        assert [player.bid for player in state.view(viewer).players] == [2, 0, 0]
        assert [player.hand for player in state.view(viewer).players] == [1, 1, 1]


@pytest.mark.rule("F-9")
def test_nobody_else_sees_which_cards_are_bid() -> None:
    low = table(["1N 2N 3N", "1B", "1C"], "5N")
    high = low.clone()
    assert do(low, "1N+2N") == do(high, "2N+3N")
    assert views(low, but=0) == views(high, but=0)
    assert (low.view(0).bid, low.view(0).hand) == (("1N", "2N"), ("3N",))
    assert (high.view(0).bid, high.view(0).hand) == (("2N", "3N"), ("1N",))


@pytest.mark.rule("F-10")
@pytest.mark.parametrize(
    ("bid", "power"),
    [
        ("M1", 0),
        ("Up", 0),
        ("M1+Up", 0),
        ("Fz", 3),
        ("Fz+Up", 3),
        ("Fz+Fz", 6),
        ("1NBC", 1),
        ("2N", 2),
        ("5N", 5),
        ("1NBC+2N+5N", 8),
        ("M1+Up+Fz+1NBC+2N+5N", 11),
    ],
)
def test_a_bid_is_the_sum_of_its_powers(bid: str, power: int) -> None:
    cards = "M1 Up Fz Fz 2N 5N" if bid == "Fz+Fz" else "M1 Up Fz 1NBC 2N 5N"
    state = table([cards, "M2"], "4N")
    assert powers(do(state, bid, "M2")) == (power, 0)


@pytest.mark.rule("F-10")
@pytest.mark.parametrize(
    ("bids", "won_by"),
    [
        (["1N+1B+1C", "4N", "M3"], 1),
        (["1N+1B+1C", "2N", "M3"], 0),
        (["1N", "2N", "3N"], 2),
        (["1N", "2N+4N", "5N"], 1),
        (["1N+1B", "M2", "Fz"], 2),
    ],
)
def test_the_highest_bid_wins(bids: list[str], won_by: int) -> None:
    state = table(["M1 1N 1B 1C", "M2 2N 4N", "M3 3N 5N Fz"], "5B 5C")
    assert winner(auction(state, bids)) == won_by


@pytest.mark.rule("F-10")
def test_all_bids_are_revealed_together() -> None:
    state = table(["1N 2N", "1B 2B", "1C"], "5N 5B")
    heard = do(state, "2N", "1B+2B", "1C")
    shown = BidsShown(None, (("2N",), ("1B", "2B"), ("1C",)), (2, 3, 1))
    assert [event for event in heard if isinstance(event, BidPlaced | BidsShown)] == [
        BidPlaced(None, 0, 1),
        BidPlaced(None, 1, 2),
        BidPlaced(None, 2, 1),
        shown,
    ]
    last = state.view(None).last
    assert last is not None
    assert (last.card, last.winner, last.bids) == ("5N", 1, shown.bids)


def ties() -> list[tuple[int, int, tuple[int, ...]]]:
    """Yield every chief with every set of highest bidders, for two to four seats."""
    return [
        (seats, chief, tuple(seat for seat in range(seats) if highest[seat]))
        for seats in (2, 3, 4)
        for chief in range(seats)
        for highest in product((False, True), repeat=seats)
        if any(highest)
    ]


def clockwise_from(seat: int, others: Sequence[int], seats: int) -> int:
    """Return the first of the others clockwise from the seat, which is included."""
    at = seat
    while at not in others:
        at = (at + 1) % seats
    return at


@pytest.mark.rule("F-11")
@pytest.mark.rule("F-12")
@pytest.mark.parametrize("others_bid", ["M", "1"])
@pytest.mark.parametrize(("seats", "chief", "highest"), ties())
def test_ties_at_every_distance(seats: int, chief: int, highest: tuple[int, ...], others_bid: str) -> None:
    """The other seats tie too, which makes no difference."""
    symbols = "NBCO"
    hands = [f"M{seat + 1} 1{symbols[seat]} 3{symbols[seat]}" for seat in range(seats)]
    state = table(hands, "5N 5B", chief=chief)
    low = hands if others_bid == "M" else [own[3:] for own in hands]
    heard = auction(
        state, [f"3{symbols[seat]}" if seat in highest else low[seat][:2] for seat in range(seats)]
    )
    won_by = clockwise_from(chief, highest, seats)
    losers = [seat for seat in highest if seat != won_by]
    assert winner(heard) == won_by
    assert state.chief == (clockwise_from(won_by, losers, seats) if losers else chief)
    assert [event for event in heard if isinstance(event, ChiefMoved)] == (
        [ChiefMoved(None, state.chief)] if losers else []
    )
    assert state.actors == (state.chief,)


@pytest.mark.rule("F-11")
def test_the_chief_wins_a_tie_he_is_part_of() -> None:
    state = table(["3N 1N", "3B 1B", "3C 1C"], "5N 5B", chief=2)
    assert winner(auction(state, ["3N", "3B", "3C"])) == 2


@pytest.mark.rule("F-11")
def test_without_the_chief_the_nearest_clockwise_wins_a_tie() -> None:
    state = table(["3N 1N", "3B 1B", "3C 1C", "3O 1O"], "5N 5B", chief=1)
    assert winner(auction(state, ["3N", "1B", "1C", "3O"])) == 3


@pytest.mark.rule("F-12")
@pytest.mark.parametrize(
    ("chief", "bids", "won_by", "next_chief"),
    [
        (0, ["3N", "3B", "3C", "3O"], 0, 1),
        (3, ["3N", "3B", "3C", "3O"], 3, 0),
        (0, ["3N", "1B", "3C", "3O"], 0, 2),
        (0, ["3N", "1B", "1C", "3O"], 0, 3),
        (2, ["3N", "3B", "1C", "1O"], 0, 1),
        (1, ["3N", "1B", "1C", "3O"], 3, 0),
        (1, ["3N", "1B", "3C", "1O"], 2, 0),
        (0, ["1N", "3B", "3C", "3O"], 1, 2),
    ],
)
def test_the_next_losing_tied_player_becomes_chief(
    chief: int, bids: list[str], won_by: int, next_chief: int
) -> None:
    state = table(["3N 1N", "3B 1B", "3C 1C", "3O 1O"], "5N 5B", chief=chief)
    heard = auction(state, bids)
    assert (winner(heard), state.chief) == (won_by, next_chief)
    assert state.view(None).chief == next_chief


@pytest.mark.rule("F-12")
@pytest.mark.parametrize("chief", [0, 1, 2])
def test_a_tie_below_the_highest_bid_does_not_move_the_chief(chief: int) -> None:
    state = table(["3N 1N", "2B 1B", "2C 1C"], "5N 5B", chief=chief)
    heard = auction(state, ["3N", "2B", "2C"])
    assert state.chief == chief
    assert not any(isinstance(event, ChiefMoved) for event in heard)


@pytest.mark.rule("F-12")
@pytest.mark.parametrize("chief", [0, 1, 2])
def test_a_tie_that_is_outbid_later_does_not_move_the_chief(chief: int) -> None:
    """Each seat bids highest once, as the first, a middle and the last bidder."""
    for highest in range(3):
        state = table(["2N 1N 5N", "2B 1B 5B", "2C 1C 5C"], "4N 4B", chief=chief)
        bids = ["2N", "2B", "2C"]
        bids[highest] = bids[highest].replace("2", "5")
        assert winner(auction(state, bids)) == highest
        assert state.chief == chief


@pytest.mark.rule("F-11")
@pytest.mark.rule("F-12")
@at_every_table
def test_bids_without_power_tie_too(seats: int) -> None:
    state = table([f"M{seat + 1} 1{symbol}" for seat, symbol in enumerate("NBCO"[:seats])], "5N 5B", chief=1)
    heard = auction(state, [f"M{seat + 1}" for seat in range(seats)])
    assert powers(heard) == (0,) * seats
    assert (winner(heard), state.chief) == (1, 2 % seats)


@pytest.mark.rule("F-11")
def test_what_was_bid_makes_no_difference_in_a_tie() -> None:
    state = table(["M1 3N", "Fz 1B", "2C 1C Up"], "5N 5B", chief=1)
    heard = auction(state, ["3N", "Fz", "2C+1C+Up"])
    assert (winner(heard), state.chief) == (1, 2)


@pytest.mark.rule("F-13")
@pytest.mark.parametrize("prize", ["4B", "1NBC", "Up", "Fz"])
def test_the_bid_and_the_won_card_go_onto_the_winners_discard_pile(prize: str) -> None:
    state = table(["5N 2N 1N", "M2 1B"], f"{prize} 3O", discards=["M1 1O"])
    auction(state, ["5N+2N", "1B"])
    assert Counter(discards(state, 0).split()) == Counter(["M1", "1O", "5N", "2N", prize])
    assert hand(state, 0) == "1N"
    assert state.view(None).players[0].units == ()


@pytest.mark.rule("F-13")
@pytest.mark.parametrize("unit", ["O3", "NB5", "NBCO13"])
def test_a_won_unit_lies_open_and_the_bid_is_discarded(unit: str) -> None:
    state = table(["5N 2N 1N", "M2 1B"], f"{unit} 3O", discards=["M1"], units=["NC5"])
    auction(state, ["5N+2N", "1B"])
    assert discards(state, 0) == "M1 2N 5N"
    for viewer in (0, 1, None):
        units = state.view(viewer).players[0].units
        assert [(own.card, own.robots) for own in units] == [("NC5", ()), (unit, ())]


@pytest.mark.rule("F-13")
@pytest.mark.rule("F-14")
@at_every_table
def test_nobody_but_the_winner_gains_or_loses_a_card(seats: int) -> None:
    state = table(["5N 1N", "4B 1B", "4C 1C", "4O 1O"][:seats], "5B 3N")
    before = [Counter(state.personal(seat)) for seat in range(seats)]
    auction(state, ["5N", "4B", "4C", "4O"][:seats])
    before[0][DECK.kind("5B")] += 1
    assert [Counter(state.personal(seat)) for seat in range(seats)] == before


@pytest.mark.rule("F-14")
def test_losing_bids_return_to_the_hand() -> None:
    state = table(["M1 1N 3N", "5B 2B", "1C 2C 4C"], "5N 5C")
    piles = [len(pile) for pile in state.discards]
    auction(state, ["3N+1N", "5B+2B", "4C"])
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("M1 1N 3N", "", "1C 2C 4C")
    assert [len(pile) for pile in state.discards] == [piles[0], piles[1] + 3, piles[2]]
    assert [player.bid for player in state.view(None).players] == [0, 0, 0]


@pytest.mark.rule("F-14")
def test_a_returned_bid_can_be_bid_again_and_a_winning_one_cannot() -> None:
    state = table(["5N 1N", "3B 1B"], "5B 5C 5O")
    auction(state, ["5N", "3B"])
    assert [GAME.text(state, action) for action in state.legal(0)] == ["bid 1N"]
    assert winner(auction(state, ["1N", "3B"])) == 1
    assert hand(state, 1) == "1B"


@pytest.mark.rule("F-15")
@pytest.mark.parametrize("chief", [0, 1, 2, 3])
def test_a_seat_without_cards_is_skipped(chief: int) -> None:
    state = table(["1N 2N", "", "1C 2C", ""], "5N 5B", chief=chief)
    bidders: list[int] = []
    for _ in range(2):
        bidders += state.actors
        do(state, "1N" if state.actors == (0,) else "2C")
    assert bidders == {0: [0, 2], 1: [2, 0], 2: [2, 0], 3: [0, 2]}[chief]
    assert state.view(None).belt == ("5B",)
    assert state.chief == chief


@pytest.mark.rule("F-15")
def test_hands_run_out_in_the_middle_of_a_round() -> None:
    state = table(["5N", "1B 2B 3B", "1C 2C"], "5B 5C 5O 4N")
    auction(state, ["5N", "1B", "1C"])
    assert state.actors == (1,)
    assert powers(auction(state, ["", "1B", "1C+2C"])) == (0, 1, 3)
    assert state.actors == (1,)
    assert winner(auction(state, ["", "2B", ""])) == 1
    assert [player.hand for player in state.view(None).players] == [0, 2, 0]


@pytest.mark.rule("F-15")
@pytest.mark.parametrize("bid", ["M2", "M2+Up", "1B"])
def test_a_lone_player_with_cards_must_bid_and_gets_the_card(bid: str) -> None:
    state = table(["", "M2 Up 1B 3B", ""], "5N 5B")
    assert state.actors == (1,)
    assert 0 not in state.legal(1)
    assert winner(auction(state, ["", bid, ""])) == 1
    assert "5N" in discards(state, 1)
    assert state.chief == 0


@pytest.mark.rule("F-15")
@pytest.mark.rule("F-12")
def test_a_chief_without_cards_has_no_part_in_a_tie() -> None:
    state = table(["", "M2 1B", "M3 1C", "M4 1O"], "5N 5B", chief=0)
    heard = auction(state, ["", "1B", "M3", "1O"])
    assert (winner(heard), state.chief) == (1, 3)


@pytest.mark.rule("F-15")
@pytest.mark.rule("F-12")
def test_no_bid_is_not_a_bid_of_power_0() -> None:
    state = table(["", "M2 1B", "M3 1C", ""], "5N 5B", chief=3)
    heard = auction(state, ["", "M2", "M3", ""])
    assert (winner(heard), state.chief) == (1, 2)


@pytest.mark.rule("F-16")
def test_when_all_hands_are_empty_six_new_cards_are_dealt_from_the_discard_pile() -> None:
    state = table(["", "2N"], "5N 5B 5C", face_up=3, discards=["M1 1N 1B"], units=["NB5"])
    first, second = Counter(state.personal(0)), Counter(state.personal(1))
    heard = do(state, "2N")
    second[DECK.kind("5N")] += 1
    assert HandsEmpty(None) in heard
    assert hand(state, 0) == "M1 1N 1B"
    assert discards(state, 0) == ""
    assert (len(state.hands[1]), len(state.discards[1])) == (6, second.total() - 6)
    assert [Counter(state.personal(seat)) for seat in (0, 1)] == [first, second]
    assert [unit.card for unit in state.view(None).players[0].units] == ["NB5"]


@pytest.mark.rule("F-16")
def test_after_the_new_deal_the_auctions_go_on() -> None:
    state = table(["", "2N"], "5N 5B 5C", face_up=3, chief=1)
    heard = do(state, "2N")
    view = state.view(None)
    assert (view.phase, view.round, view.chief, view.belt) == ("bidding", 1, 1, ("5B", "5C"))
    assert not any(isinstance(event, BatchTurned | CleanUpStarted) for event in heard)
    assert state.actors == (1,)
    do(state, hand(state, 1).split()[0])
    assert state.actors == (0,)


@pytest.mark.rule("F-16")
@pytest.mark.rule("F-8")
def test_the_new_deal_and_the_next_batch_may_fall_together() -> None:
    state = table(["", "2N"], "5N 4B 5C 5O", face_up=1)
    heard = do(state, "2N")
    assert HandsEmpty(None) in heard
    assert state.view(None).belt == ("4B", "5C")


@pytest.mark.rule("F-16")
def test_the_new_deal_is_random() -> None:
    dealt: set[int] = set()
    for seed in range(60):
        state = table(["", "2N"], "5N 5B 5C", seed=Rng(seed).dump())
        do(state, "2N")
        dealt.update(state.hands[1])
    assert dealt == set(state.personal(1))


@pytest.mark.rule("F-16")
def test_nobody_deals_anew_while_somebody_has_cards() -> None:
    state = table(["", "2N", "1C"], "5N 5B 5C")
    heard = auction(state, ["", "2N", "1C"])
    assert HandsEmpty(None) not in heard
    assert [len(own) for own in state.hands] == [0, 0, 1]


@pytest.mark.rule("F-16")
@pytest.mark.rule("F-18")
def test_nobody_deals_anew_when_the_belt_is_empty_too() -> None:
    state = table(["", "2N"], "5N", units=["NB5"])
    heard = do(state, "2N")
    assert HandsEmpty(None) not in heard
    assert state.view(None).phase == "clean-up"


@pytest.mark.rule("F-17")
@at_every_table
def test_everybody_can_count_the_belt_deck_and_the_discard_piles(seats: int) -> None:
    state = table(["1N 2N", "1B 2B", "1C 2C", "1O 2O"][:seats], "5N 5B", discards=["M1 3N 3B", "M2 Fz"])
    counts = [3, 2, 1, 1][: seats - 1]
    counts.append(len(state.discards[-1]))
    for viewer in (*range(seats), None):
        view = state.view(viewer)
        assert view.belt_deck == 52 - 3 * seats - 8
        assert [player.discard for player in view.players] == counts


@pytest.mark.rule("F-17")
@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_sees_a_discard_pile_not_even_the_own(owner: int) -> None:
    state, other = (
        table(["1N 2N", "1B 2B", "1C"], "5N 5B", discards=[card if seat == owner else "" for seat in (0, 1)])
        for card in ("3N", "Fz")
    )
    assert discards(state, owner) != discards(other, owner)
    assert views(state) == views(other)


@pytest.mark.rule("F-17")
@pytest.mark.rule("F-6")
def test_nobody_sees_the_order_of_the_belt_deck_nor_the_face_down_cards() -> None:
    state = table(["1N 2N", "1B 2B"], "5N 5B 5C", face_up=1)
    other = table(["1N 2N", "1B 2B"], "5N 4C 4O", face_up=1)
    other.belt_deck.reverse()
    assert views(state) == views(other)
    assert (state.view(0).belt, state.view(0).face_down) == (("5N",), 2)
