"""Observations of FRANTIC, decoded and compared with what a seat sees and knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from numpy.typing import NDArray

from parlour.games.frantic import GAME
from parlour.games.frantic.actions import WISH_NAMES
from parlour.games.frantic.board import REASONS
from parlour.games.frantic.deck import CODES, COLOURS, EVENT_CARDS, FUCK_YOU_KIND, SORTS
from parlour.games.frantic.knowledge import PILE, knowledge_of
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import STEPS, WINDOW, owner_of, step_of
from parlour.games.frantic.tensor import ATTACKS, POINTS
from parlour.games.frantic.view import AttackView, FranticView
from tests.tensors import Observation

Row = NDArray[Any]
Cards = Counter[str]


def counted(row: Row) -> Cards:
    return Counter({code: int(count) for code, count in zip(CODES, row, strict=True) if count})


def named(codes: tuple[str, ...]) -> Cards:
    """Count cards by code; "Fuck You" may have its family-friendly name."""
    return Counter(CODES[GAME.deck.kind(code)] for code in codes)


def seats_in(row: Row, viewer: int) -> set[int]:
    """Return the marked seats, as everybody counts."""
    return {(place + viewer) % len(row) for place in range(len(row)) if row[place]}


def in_order(row: Row, viewer: int) -> list[int]:
    """Return the numbers of all seats, as everybody counts."""
    return [int(row[(seat - viewer) % len(row)]) for seat in range(len(row))]


def one(names: tuple[str, ...], found: Observation, field: str) -> str | None:
    place = found.choice(field)
    return None if place is None else names[place]


def top_of(found: Observation) -> str:
    sort, colour = one(SORTS, found, "top_sort"), one(COLOURS, found, "top_colour")
    number = found.choice("top_number")
    assert sort is not None
    if sort == "number":
        return f"{colour}-{number + 1 if number is not None else None}"
    if sort == "black":
        return f"black-{number + 1 if number is not None else None}"
    assert number is None
    return f"{colour}-{sort}" if colour else sort


def attack_of(found: Observation, viewer: int) -> AttackView | None:
    card = found.choice("attack")
    attacker = found.seat("attacker", viewer)
    if card is None or attacker is None:
        assert not any(found[field].any() for field in ("attack", "attacker", "target", "redirects"))
        return None
    return AttackView(
        card=SORTS[ATTACKS[card]],
        attacker=attacker,
        target=found.seat("target", viewer),
        cards=found.number("attack_cards"),
        redirects=found.seat("redirects", viewer),
    )


def turns_of(found: Observation, viewer: int) -> list[int | None]:
    """Return how many turns a Time Bomb leaves each seat."""
    seats, bomb, turn = len(found["turn"]), found.number("bomb") - 1, found.seat("turn", viewer)
    if bomb < 0 or turn is None:
        return [None] * seats
    left = [bomb // seats + ((seat - turn - 1) % seats < bomb % seats) for seat in range(seats)]
    left[turn] = min(bomb // seats + 1, 3)
    return list(left)


def next_of(found: Observation, viewer: int) -> int | None:
    """Return who is on turn next."""
    seat, skipped = found.seat("turn", viewer), seats_in(found["skipped"], viewer)
    if seat is None or found["step"][-1] or found.number("dry"):
        return None
    turns = found.number("bomb") - 1
    while turns:
        turns -= 1
        seat = (seat + 1) % len(found["turn"])
        if seat not in skipped:
            return seat
        skipped.remove(seat)
    return None


def check_view(state: FranticState, viewer: int) -> None:
    """Compare the bytes with what the seat sees."""
    found, view = Observation(state, viewer), state.view(viewer)
    assert one((*STEPS, "over"), found, "step") == view.step
    assert found.number("count") == view.count
    assert (found.number("round"), found.number("limit")) == (view.round, view.limit)
    assert seats_in(found["actors"], viewer) == set(view.actors)
    assert found.seat("turn", viewer) == view.turn
    assert found.seat("dealer", viewer) == view.dealer
    assert next_of(found, viewer) == view.next
    assert top_of(found) == view.top
    assert found.seat("layer", viewer) == state.layer
    assert one(WISH_NAMES, found, "wish") == view.wish
    assert one(COLOURS, found, "colour") == view.colour
    assert found.number("draw_pile_size") == view.draw_pile
    assert found.number("dry") == state.dry
    assert found.number("event_pile_size") == view.events
    assert {EVENT_CARDS[event] for event in found["used_events"].nonzero()[0]} == set(view.used_events)
    assert attack_of(found, viewer) == view.attack
    below = [packed for packed in state.steps[:-1] if step_of(packed) == WINDOW]
    assert seats_in(found["waiting"], viewer) == {owner_of(packed) for packed in below}
    shares = [seats_in(row, viewer) for row in found["shares"]]
    assert shares == [{seat} for seat in view.shares] + [set()] * (4 - len(view.shares))
    check_players(found, view)
    check_own(found, view)


def check_players(found: Observation, view: FranticView) -> None:
    viewer, players = view.seat, view.players
    assert viewer is not None
    assert in_order(found["hand_sizes"], viewer) == [player.cards for player in players]
    points = [number - POINTS for number in in_order(found["points"], viewer)]
    assert points == [player.points for player in players]
    assert seats_in(found["skipped"], viewer) == {player.seat for player in players if player.skipped}
    assert turns_of(found, viewer) == [player.turns for player in players]
    if found["step"][-1]:
        assert {seat for seat, number in enumerate(points) if number == min(points)} == set(view.winners)
    last = view.last_round
    assert one(REASONS, found, "last_reason") == (last.reason if last else "going-on")
    last_points = [number - POINTS for number in in_order(found["last_points"], viewer)]
    assert last_points == list(last.points if last else (0 for _ in players))
    if last and last.counted:
        assert tuple(seat for seat, number in enumerate(last_points) if number <= 0) == last.out
        assert (min(last_points) < 0) == last.in_time


def check_own(found: Observation, view: FranticView) -> None:
    """Compare piles, and what the viewer alone sees."""
    assert view.seat is not None
    assert counted(found["hands"][0]) == named(view.hand)
    assert counted(found["discard"]) == named(view.discard + view.under)
    gifts = [int(place) for place in found["gifts"] if place]
    assert [(place + view.seat) % len(view.players) for place in gifts] == list(view.gifts)
    aside = view.offer + view.hand[: len(view.gifts)] + ((view.laid,) if view.laid else ())
    assert counted(found["table"]) == named(view.market + aside)
    assert found.number("tries") == view.tries
    for player in view.players:
        if player.hand is not None:
            place = (player.seat - view.seat) % len(view.players)
            assert counted(found["hands"][place]) == named(player.hand)


def check_knowledge(state: FranticState, viewer: int) -> bool:
    """Compare the bytes with all that the seat's notes tell. Return whether it knows a card."""
    found = Observation(state, viewer)
    known = knowledge_of(state.clone(), viewer)
    hands: list[Cards] = [Counter() for _ in range(state.seats)]
    hands[viewer].update(CODES[kind] for kind in state.hands[viewer])
    elsewhere: Cards = Counter()
    suspects = {*range(state.seats), PILE} - {viewer}
    for kind, holders in zip(known.kinds, known.holders, strict=True):
        places = [place for place in range(PILE + 1) if holders >> place & 1]
        if kind == FUCK_YOU_KIND:
            suspects = set(places)
        if len(places) == 1 and places != [PILE]:
            hands[places[0]][CODES[kind]] += 1
        elif PILE not in places:
            elsewhere[CODES[kind]] += 1
    assert [counted(row) for row in found["hands"]] == hands[viewer:] + hands[:viewer]
    assert counted(found["elsewhere"]) == elsewhere
    if not state.draw_pile:
        suspects -= {PILE}
    if FUCK_YOU_KIND in state.hands[viewer]:
        suspects = {viewer}
    elif known.buried:
        suspects = {PILE}
    elif known.spent or FUCK_YOU_KIND in state.market:
        suspects = set()
    check_fuck_you(state, viewer, suspects, known.buried)
    return any(hands[:viewer] + hands[viewer + 1 :])


def check_fuck_you(state: FranticState, viewer: int, suspects: set[int], buried: bool) -> None:
    *players, pile, lowest = Observation(state, viewer)["fuck_you"]
    where = {(place + viewer) % state.seats for place in range(state.seats) if players[place]}
    assert where | ({PILE} if pile else set()) == suspects
    assert lowest == buried
    if FUCK_YOU_KIND in state.draw_pile:
        assert pile
        assert not lowest or state.draw_pile[0] == FUCK_YOU_KIND
    for seat, hand in enumerate(state.hands):
        assert seat in where or FUCK_YOU_KIND not in hand
