"""Observations as bytes: all that a seat sees and can remember, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour import Event, Rng
from parlour.core.memory import AUDIENCE_BITS, pack, public_note, tag_of
from parlour.games.fzzzt import GAME, Fzzzt, events, memory
from parlour.games.fzzzt.board import PHASES
from parlour.games.fzzzt.deck import HAND_SIZE, SORTS, SYMBOLS
from parlour.games.fzzzt.state import FzzztState
from parlour.testing.tensors import check_borders, check_copies, check_layout, check_mask, check_worlds
from tests.deck_files import edited
from tests.fzzzt.states import do, table
from tests.tensors import Observation, play_on

SEATS = [2, 3, 4]
OTHER_UPGRADES = edited(GAME.deck_text, ('cards = ["NBCO", "NBCO"]', 'cards = ["NB", "CO"]'))
Cards = Counter[str]


class Witness:
    """What somebody remembers who has seen every public event."""

    def __init__(self, game: Fzzzt, seats: int) -> None:
        self.game = game
        self.personal: list[Cards] = [Counter() for _ in range(seats)]
        self.shown: list[Cards] = [Counter() for _ in range(seats)]
        self.discards: list[Cards] = [Counter() for _ in range(seats)]
        self.bids: list[Cards] = []

    def hear(self, event: Event) -> None:
        match event:
            case events.MechanicTaken(seat=seat, number=number, starters=starters):
                self.personal[seat].update([f"M{number}", *starters])
            case events.HandDealt(seat=seat):
                self.shown[seat].clear()
                self.discards[seat].clear()
            case events.BidsShown(bids=bids):
                self.bids = [Counter(bid) for bid in bids]
                self.shown = [shown | bid for shown, bid in zip(self.shown, self.bids, strict=True)]
            case events.AuctionWon(seat=seat, card=card):
                self.shown[seat] -= self.bids[seat]
                self.discards[seat] += self.bids[seat]
                if self.game.facts(card)["sort"] != "unit":
                    self.discards[seat][card] += 1
                    self.personal[seat][card] += 1
            case events.CleanUpStarted():
                self.shown = [Counter() for _ in self.shown]
                self.discards = [Counter() for _ in self.discards]
            case events.RobotAllocated(seat=seat, robot=robot):
                self.personal[seat][robot] -= 1

    def hand(self, seat: int, size: int) -> Cards:
        """Return the cards that are certainly in the hand."""
        rest = self.personal[seat] - self.discards[seat]
        return rest if rest.total() == size else +self.shown[seat]


def moments(game: Fzzzt, seats: int, seed: int, every: int = 9) -> Iterator[tuple[FzzztState, Witness]]:
    """Yield some states of a random game, and the last one."""
    witness = Witness(game, seats)
    state = game.start_with(seats, seed, {}, witness.hear)
    rng = Rng(seed, 5)
    while state.actors:
        # In the clean-up every decision counts, and there are few.
        if rng.below(every) == 0 or state.phase:
            yield state, witness
        play_on(state, rng)
    yield state, witness


class Decoder:
    """Reads the bytes with what is printed on the cards."""

    def __init__(self, game: Fzzzt) -> None:
        facts = {code: game.facts(code) for code in game.cards()}
        units = [code for code in facts if facts[code]["sort"] == "unit"]
        self.kinds = list(facts)
        self.codes = [code for code in facts if code not in units]
        self.units = [code for code in units for _ in range(game.cards()[code])]
        self.cards = {self.row(printed): code for code, printed in facts.items() if code[0] != "M"}
        self.cards[(0,) * 10] = ""
        assert len(self.cards) == len(facts) - 3

    @staticmethod
    def row(facts: Any) -> tuple[int, ...]:
        sort = [int(facts["sort"] == name) for name in SORTS[1:]]
        symbols = [int(symbol in facts.get("symbols", "")) for symbol in SYMBOLS]
        return (*sort, *symbols, facts.get("power", 0), facts["points"] if facts["sort"] == "unit" else 0)

    def card(self, row: Any) -> str:
        return self.cards[tuple(row)]

    def counted(self, row: Any) -> Cards:
        return Counter({code: int(count) for code, count in zip(self.codes, row, strict=True) if count})

    def listed(self, row: Any) -> list[str]:
        return [self.kinds[kind - 1] for kind in row if kind]

    def units_of(self, found: Observation, place: int) -> list[int]:
        """Return the rows of the units of a player, in the order in which they were won."""
        rows = [row for row in range(len(self.units)) if found["unit_owner"][row][place]]
        rows.sort(key=lambda row: int(found["unit_place"][row]))
        assert [int(found["unit_place"][row]) for row in rows] == list(range(1, len(rows) + 1))
        return rows


def check_view(game: Fzzzt, state: FzzztState, viewer: int) -> None:
    """Compare the bytes with the view."""
    decoder, found, view = Decoder(game), Observation(state, viewer), state.view(viewer)
    seats = state.seats
    assert PHASES[found.choice("phase") or 0] == view.phase
    assert found["phase"].sum() == 1
    assert [found.number(name) for name in ("round", "face_down", "belt_deck")] == [
        view.round,
        view.face_down,
        view.belt_deck,
    ]
    belt = [decoder.card(row) for row in found["belt"]]
    assert tuple(filter(None, belt)) == view.belt == tuple(belt[: len(view.belt)])
    assert found.seat("chief", viewer) == view.chief
    assert {(place + viewer) % seats for place in range(seats) if found["actors"][place]} == set(view.actors)
    hand = sorted(decoder.counted(found["hands"][0]).elements(), key=decoder.kinds.index)
    bid = [bool(places) for places in found["own_bid"]]
    if sum(bid):
        assert tuple(card for card, is_bid in zip(hand, bid, strict=False) if is_bid) == view.bid
        assert tuple(card for place, card in enumerate(hand) if not bid[place]) == view.hand
    else:
        assert (tuple(hand), ()) == (view.hand, view.bid)
    for player in view.players:
        place = (player.seat - viewer) % seats
        personal = decoder.counted(found["personal"][place])
        size = int(found["hand_size"][place])
        assert personal[f"M{player.mechanic}"] == 1
        assert (size - player.bid, personal.total() - size) == (player.hand, player.discard)
        assert found["bid_size"][place] == player.bid
        rows = decoder.units_of(found, place)
        assert [decoder.units[row] for row in rows] == [unit.card for unit in player.units]
        for row, unit in zip(rows, player.units, strict=True):
            assert decoder.listed(found["unit_robots"][row]) == list(unit.robots)
            symbols = "".join(str(game.facts(robot)["symbols"]) for robot in unit.robots)
            assert list(found["unit_symbols"][row]) == [symbols.count(symbol) for symbol in SYMBOLS]
    owned = sum(len(player.units) for player in view.players)
    assert found["unit_owner"].sum() == (found["unit_place"] > 0).sum() == owned
    own = decoder.units_of(found, 0)
    decided = [int(found["unit_choice"][row]) for row in own]
    assert sum(decided) == found["unit_choice"].sum()
    assert [decoder.kinds[choice - 2] if choice > 1 else None for choice in decided if choice] == list(
        view.choices
    )
    asked = found.choice("unit_asked")
    assert asked == (own[len(view.choices)] if view.offers else None)
    _check_last_auction(decoder, found, view, viewer)


def _check_last_auction(decoder: Decoder, found: Observation, view: Any, viewer: int) -> None:
    card, winner = decoder.card(found["last_card"]), found.seat("last_winner", viewer)
    bids = [
        decoder.listed(found["last_bids"][(seat - viewer) % len(view.players)])[::-1] for seat in range(4)
    ]
    if view.last is None:
        assert (card, winner, any(bids)) == ("", None, False)
    else:
        assert (card, winner) == (view.last.card, view.last.winner)
        assert bids[: len(view.players)] == [list(bid) for bid in view.last.bids]


def check_memory(game: Fzzzt, state: FzzztState, witness: Witness, viewer: int) -> None:
    """Compare the bytes with what a witness remembers."""
    decoder, found = Decoder(game), Observation(state, viewer)
    for place in range(state.seats):
        seat = (place + viewer) % state.seats
        assert decoder.counted(found["personal"][place]) == +witness.personal[seat]
        assert decoder.counted(found["discards"][place]) == witness.discards[seat]
        if place:
            known = witness.hand(seat, int(found["hand_size"][place]))
            assert decoder.counted(found["hands"][place]) == known
    hand = sorted(decoder.counted(found["hands"][0]).elements(), key=decoder.kinds.index)
    shown = [card for card, seen in zip(hand, found["own_shown"], strict=False) if seen]
    assert Counter(shown) == +witness.shown[viewer]
    assert len(hand) >= HAND_SIZE or not found["own_shown"][len(hand) :].any()


@pytest.mark.parametrize("seats", SEATS)
def test_the_bytes_tell_what_a_seat_sees_and_remembers(seats: int) -> None:
    met = Counter[str]()
    for seed in range(3):
        for state, witness in moments(GAME, seats, seed):
            for viewer in range(seats):
                check_view(GAME, state, viewer)
                check_memory(GAME, state, witness, viewer)
            met[PHASES[state.phase]] += 1
            met["own bid"] += bool(any(state.bids))
            met["robots"] += any(any(robots) for robots in state.allocated)
            met["choices"] += any(len(own) > 1 for own in state.choices)
            met["shown"] += any(state.shown[seat] and state.buried[seat] for seat in range(seats))
            met["unknown"] += any(state.buried)
    assert len(met) == 8
    assert min(met.values()) > 0, met


def test_copies_of_a_unit_are_told_apart() -> None:
    state = table(["M1 1N 1B", "M2 2O"], units=["NBC9:1C NO6", "O3 NBC9:2N"], round=2, phase="clean-up")
    for viewer in range(2):
        check_view(GAME, state, viewer)
    both = table(["M1 1N 1B", "M2 2O"], units=["NBC9:1C NBC9:2N"], round=2, phase="clean-up")
    for viewer in range(2):
        check_view(GAME, both, viewer)
    do(both, "allocate 1B")
    check_view(GAME, both, 0)


def test_the_decisions_of_others_are_hidden_and_ones_own_are_not() -> None:
    def decided(*moves: str) -> FzzztState:
        state = table(["M1 1N 1B", "M2 2O"], units=["NB5 NO6", "O3"], phase="clean-up")
        do(state, *moves)
        return state

    left, gave = decided("leave", "leave"), decided("allocate 1N", "leave")
    assert Observation(left, 1).bytes == Observation(gave, 1).bytes
    assert Observation(left, 0).bytes != Observation(gave, 0).bytes


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_hidden_is_in_it(seats: int) -> None:
    rng = Rng(7)
    differ = [check_worlds(state, rng) for state, _ in moments(GAME, seats, 4, every=12)]
    assert sum(differ) > len(differ) // 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_layout_fits(seats: int) -> None:
    for state, _ in moments(GAME, seats, 5, every=25):
        check_layout(state)
        check_borders(state)


@pytest.mark.parametrize("seats", SEATS)
def test_the_legal_actions_are_marked(seats: int) -> None:
    for state, _ in moments(GAME, seats, 6, every=1):
        check_mask(state)


@pytest.mark.parametrize("seats", SEATS)
def test_copies_observe_their_own_games(seats: int) -> None:
    rng = Rng(8)
    for state, _ in moments(GAME, seats, 7, every=25):
        check_copies(state, rng)


def observed(state: FzzztState) -> list[bytes]:
    return [Observation(state, seat).bytes for seat in range(state.seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_it_does_not_matter_how_often_a_state_is_observed(seats: int) -> None:
    busy, lazy = (GAME.start(seats, 10) for _ in range(2))
    rng, same = Rng(10), Rng(10)
    while busy.actors:
        play_on(busy, rng)
        play_on(lazy, same)
        found = observed(busy)
        assert found == observed(busy.clone())
        if rng.below(40) == same.below(40) == 0 or not busy.actors:
            assert found == observed(lazy)


@pytest.mark.parametrize("seats", SEATS)
def test_a_listener_may_observe_in_mid_move(seats: int) -> None:
    rng = Rng(11)
    heard = 0

    def listen(event: Event) -> None:
        nonlocal heard
        heard += 1
        if state.round and heard % 3:
            assert observed(state) == observed(state.clone())

    state = GAME.start(seats, 11)
    state.listener = listen
    while state.actors:
        play_on(state, rng)
        assert observed(state) == observed(state.clone())


@pytest.mark.parametrize("seats", SEATS)
def test_another_deck_has_its_own_kinds(seats: int) -> None:
    game = GAME.with_deck(OTHER_UPGRADES)
    kinds = game.tensor_layout(seats)["hands"].shape[1]
    assert kinds == GAME.tensor_layout(seats)["hands"].shape[1] + 1
    for state, witness in moments(game, seats, 9, every=20):
        check_layout(state)
        check_borders(state)
        for viewer in range(seats):
            check_view(game, state, viewer)
            check_memory(game, state, witness, viewer)


def after_an_auction() -> FzzztState:
    state = GAME.start(3, 1)
    while state.view(None).last is None:
        play_on(state, Rng(1))
    return state


def test_untrue_bids_write_nothing_elsewhere() -> None:
    """The notes of a position are not checked: here everybody bids the highest card ten times."""
    state = after_an_auction()
    highest = len(GAME.deck.codes) - 1
    won = next(
        note for note in reversed(list(state.memory)) if tag_of(note >> AUDIENCE_BITS) == memory.AUCTION_WON
    )
    bids = [public_note(memory.BID_SHOWN, seat, pack([highest] * HAND_SIZE)) for seat in range(3)]
    untrue = GAME.from_position({**GAME.position(state), "memory": [*bids * 10, won]})
    check_borders(untrue)
    found, true = Observation(untrue, 0), Observation(state, 0)
    assert (found["last_bids"] == highest + 1).all()
    for field in found.layout.fields:
        assert field.name == "last_bids" or (found[field.name] == true[field.name]).all()


def test_an_untrue_prize_writes_nothing_elsewhere() -> None:
    """Here the last auction was about a Mechanic."""
    state = after_an_auction()
    position = GAME.position(state)
    notes = [note for note in state.memory if tag_of(note >> AUDIENCE_BITS) != memory.AUCTION_WON]
    untrue = GAME.from_position({**position, "memory": [*notes, public_note(memory.AUCTION_WON, 0, 0)]})
    last = untrue.view(None).last
    assert last is not None
    assert last.card == "M1"
    check_borders(untrue)
    assert not Observation(untrue, 0)["last_card"].any()
