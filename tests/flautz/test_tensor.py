"""Observations as bytes: all that a seat sees and can remember, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour import Event, Rng
from parlour.core.memory import public_note
from parlour.games.flautz import GAME, Flautz, events, memory
from parlour.games.flautz.actions import CALL, FOCUS, PUT_AND_CALL
from parlour.games.flautz.arena import FIELDS
from parlour.games.flautz.board import REASONS, STEPS
from parlour.games.flautz.deck import CODES, COLOURS
from parlour.games.flautz.knowledge import Swaps
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.view import FlautzView
from parlour.testing.tensors import check_borders, check_copies, check_layout, check_mask, check_worlds
from tests.flautz.positions import GOOD, small_deck
from tests.flautz.scenarios import Scenario, kinds, table
from tests.scenario_files import do
from tests.tensors import Observation, play_on

SEATS = [2, 3, 4, 5]
#: Games with many reshuffles and calls.
SMALL = GAME.with_deck(small_deck(32))
PRISMS = GAME.with_deck(small_deck(40))
LONG = ",".join(["any", "air", "ground"] * 4)
Cards = Counter[str]


class Witness:
    """What somebody remembers who has seen every public event."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.forget()

    def forget(self) -> None:
        self.hands: list[Cards] = [Counter() for _ in range(self.seats)]
        self.taken = ""
        self.discard: Cards = Counter()
        #: None if it was never reshuffled.
        self.draw_pile: Cards | None = None
        self.reshuffles = False

    def hear(self, event: Event) -> None:
        match event:
            case events.MatchStarted():
                self.forget()
            case events.CardTaken(card=card):
                self.taken = card
            case events.CardPut(seat=seat, card=card):
                self.hands[seat] -= Counter([card])
                self.hands[seat][self.taken] += 1
            case events.PileReshuffled():
                self.reshuffles = True
            case events.CardReplaced(old=old, fresh=fresh):
                self.discard[old] += 1
                if self.reshuffles:
                    self.draw_pile, self.discard, self.reshuffles = self.discard, Counter(), False
                if self.draw_pile is not None:
                    self.draw_pile -= Counter([fresh])
            case events.Called(seat=seat, cards=cards) | events.StraightLaid(seat=seat, cards=cards):
                self.hands[seat] = Counter(cards)
            case events.SpellScored(seat=seat, cards=cards):
                self.hands[seat] = Counter(cards)


def eager_action(state: FlautzState, rng: Rng) -> int:
    """Return a random action, but call whenever possible and focus often."""
    legal = state.legal(state.turn)
    if CALL in legal or legal[-1] >= PUT_AND_CALL:
        return legal[-1]
    if FOCUS in legal and rng.below(2):
        return FOCUS
    return legal[rng.below(len(legal))]


def moments(
    game: Flautz, seats: int, seed: int, every: int = 7, **options: Any
) -> Iterator[tuple[FlautzState, Witness]]:
    """Yield some states of a game, and the last one."""
    witness = Witness(seats)
    state = game.start_with(seats, seed, options, witness.hear)
    rng = Rng(seed, 5)
    while state.actors:
        if rng.below(every) == 0:
            yield state, witness
        state.apply(state.turn, eager_action(state, rng))
    yield state, witness


def card(row: Any) -> str | None:
    """Return the code of a card of the display."""
    suit, value = row[:7], int(row[7])
    if not suit.any():
        assert value == 0
        return None
    assert suit.sum() == 1
    name = (*COLOURS, "mirage", "prism")[int(suit.argmax())]
    return f"{name}-{value}" if value else name


def counted(row: Any) -> Cards:
    return Counter({code: int(count) for code, count in zip(CODES, row, strict=True) if count})


def marked(row: Any, viewer: int) -> set[int]:
    """Return the marked seats, as everybody counts."""
    return {(place + viewer) % len(row) for place in range(len(row)) if row[place]}


def check_view(state: FlautzState, viewer: int) -> None:
    """Compare the bytes with the view."""
    found, view = Observation(state, viewer), state.view(viewer)
    step = found.choice("step")
    assert step is not None
    assert STEPS[step] == view.step
    assert found.number("matches") == (view.matches or 0)
    assert found.number("match") == view.match
    fields = [tuple(FIELDS[kind] for kind in range(3) if row[kind]) for row in found["arena"]]
    assert fields == [(field,) for field in view.arena] + [()] * (12 - len(view.arena))
    assert found.choice("round") == view.round - 1
    assert tuple(card(row) for row in found["display"]) == view.air + view.ground
    assert card(found["taken"]) == view.taken
    assert found.number("draw_pile_size") == view.draw_pile
    assert counted(found["discard"]) == Counter(view.discard)
    assert found.seat("start", viewer) == view.start
    assert found.seat("turn", viewer) == view.turn
    assert found.seat("caller", viewer) == view.caller
    assert marked(found["open"], viewer) == {player.seat for player in view.players if player.hand}
    assert marked(found["focused"], viewer) == {player.seat for player in view.players if player.focused}
    assert counted(found["hands"][0]) == Counter(view.hand)
    for player in view.players:
        place = (player.seat - viewer) % state.seats
        assert [COLOURS[at] for at in range(5) if found["apprentices"][place][at]] == [player.apprentice]
        assert (found["crystals"][place], found["points"][place]) == (player.crystals, player.points)
        if player.hand:
            assert counted(found["hands"][place]) == Counter(player.hand)
    _check_last_match(found, view, viewer)


def _check_last_match(found: Observation, view: FlautzView, viewer: int) -> None:
    reason = found.choice("last_reason")
    assert reason is not None
    last = view.last_match
    assert REASONS[reason] == (last.reason if last else "going-on")
    assert found.seat("last_seat", viewer) == (last.by if last else None)
    for seat in range(len(view.players)):
        place = (seat - viewer) % len(view.players)
        hand = tuple(CODES[kind - 1] for kind in found["last_hands"][place] if kind)
        gain = int(found["last_gains"][place])
        assert (hand, gain) == ((last.scores[seat].hand, last.scores[seat].crystals) if last else ((), 0))


def check_memory(state: FlautzState, witness: Witness, viewer: int) -> None:
    """Compare the bytes with what a witness remembers."""
    found = Observation(state, viewer)
    for place in range(1, state.seats):
        seat = (place + viewer) % state.seats
        assert counted(found["hands"][place]) == +witness.hands[seat]
    assert counted(found["discard"]) == witness.discard
    assert found.number("recycled") == (witness.draw_pile is not None)
    assert counted(found["draw_pile"]) == (witness.draw_pile or Counter())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("goal", ["crystals", 3])
def test_the_bytes_tell_what_a_seat_sees_and_remembers(seats: int, goal: str | int) -> None:
    met = Counter[str]()
    for game, arena in ((GAME, "classic"), (SMALL, LONG), (PRISMS, "classic")):
        for state, witness in moments(game, seats, 3, goal=goal, arena=arena):
            for viewer in range(seats):
                check_view(state, viewer)
                check_memory(state, witness, viewer)
            met[STEPS[state.step]] += 1
            met["recycled"] += state.recycled
            met["open"] += bool(state.open)
            met["last match"] += state.match > 1
            met["known"] += any(0 < hand.total() < 5 for hand in witness.hands)
    if seats == 2:  # a match is too short for them to use up the draw pile
        del met["recycled"]
    assert len(met) == 9 - (seats == 2)
    assert all(met.values()), met


@pytest.mark.parametrize("name", GOOD)
def test_the_bytes_tell_of_every_situation(name: str) -> None:
    state = GAME.from_position(GOOD[name]())
    check_layout(state)
    check_borders(state)
    check_mask(state)
    check_worlds(state, Rng(1))
    for viewer in range(state.seats):
        check_view(state, viewer)


def test_a_taken_card_is_known_until_it_is_put_back() -> None:
    hands = ["b1 b3 g7 o4 pi5", "g1 g2 pu3 o5 pi7", "b6 g6 g7 pu1 pr"]
    state = table(
        Scenario(
            rule="Z-5", title="", hands=hands, air="b3 m4 o2", ground="o6 o7 pi1", arena=LONG, dealt=True
        )
    )

    def known(viewer: int) -> Cards:
        return counted(Observation(state, viewer)["hands"][-viewer])

    assert known(1) == known(2) == Counter()
    do(state, "1 take b3")
    assert known(1) == Counter()
    # Two equal cards are in the hand now. One of them was dealt, but nobody else knows that.
    do(state, "1 put g7")
    assert known(1) == known(2) == Counter(["blue-3"])
    do(state, "2 take o2", "2 put g1", "3 take o6", "3 put b6", "1 take g7", "1 put b3")
    assert known(1) == known(2) == Counter(["green-7"])
    assert Counter(state.hands[0])[kinds("b3")[0]] == 1


def test_the_cache_finds_what_a_look_at_all_notes_finds() -> None:
    for seats in SEATS:
        state = GAME.start(seats, 8, goal=3)
        rng = Rng(8)
        while state.actors:
            if rng.below(3) == 0:
                state.encode(0, GAME.tensor_layout(seats).buffer(), 0)
                swaps = Swaps(state)
                assert state.observation_cache is not None
                assert state.observation_cache.known == [swaps.known(seat) for seat in range(seats)]
            play_on(state, rng)


def test_a_redrawn_world_reads_its_own_notes() -> None:
    """The others forget what they were dealt in earlier matches, so there are fewer notes than before."""
    state = GAME.start(4, 8, goal=3)
    rng = Rng(8)
    while state.match < 3:
        play_on(state, rng)
    for moves in range(8):
        world = state.clone()
        before = Observation(world, 0).bytes
        world.redraw_hidden(0, Rng(1))
        assert world.note_count < state.note_count
        play_on(world, rng, moves)
        assert (Observation(world, 0).bytes == before) == (moves == 0)
        assert Observation(world, 0).bytes == Observation(world.clone(), 0).bytes


def test_untrue_notes_do_no_harm() -> None:
    """The notes of a position are not checked: here a seat took more cards than it can hold."""
    state = GAME.from_position(GOOD["a card put"]())
    swap = list(state.memory[-2:])
    hands = state.view(None).players
    untrue = GAME.from_position({**GAME.position(state), "memory": swap * 300})
    check_borders(untrue)
    assert Observation(untrue, 1)["hands"].sum(axis=1).max() <= 5
    assert untrue.view(None).players == hands


@pytest.mark.parametrize("order", ["put", "took put put", "took match put", "took match"])
def test_untrue_notes_are_read_as_worlds_are_drawn(order: str) -> None:
    """A card was put without another that was taken before, or a match began in between."""
    state = GAME.from_position(GOOD["a card put"]())
    took, put = state.memory[-2:]
    notes = {"took": took, "put": put, "match": public_note(memory.MATCH, 0, 1)}
    untrue = GAME.from_position({**GAME.position(state), "memory": [notes[name] for name in order.split()]})
    check_borders(untrue)
    assert untrue.observation_cache is not None
    swaps = Swaps(untrue)
    assert untrue.observation_cache.known == [swaps.known(seat) for seat in range(untrue.seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_hidden_is_in_it(seats: int) -> None:
    rng = Rng(7)
    differ = [
        check_worlds(state, rng)
        for game in (GAME, SMALL)
        for state, _ in moments(game, seats, 4, every=12, goal=2, arena=LONG)
    ]
    assert sum(differ) > len(differ) // 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_layout_fits(seats: int) -> None:
    for state, _ in moments(PRISMS, seats, 5, every=12, goal=2):
        check_layout(state)
        check_borders(state)


@pytest.mark.parametrize("seats", SEATS)
def test_the_legal_actions_are_marked(seats: int) -> None:
    for game in (GAME, PRISMS):
        for state, _ in moments(game, seats, 6, every=1, goal=2):
            check_mask(state)


@pytest.mark.parametrize("seats", SEATS)
def test_copies_observe_their_own_games(seats: int) -> None:
    rng = Rng(8)
    for state, _ in moments(GAME, seats, 7, every=8, goal=2):
        check_copies(state, rng)


def test_every_deck_has_the_same_layout() -> None:
    """Kinds are the same in all decks, as in the action numbers."""
    for seats in SEATS:
        fields = [(field.name, field.offset, field.shape) for field in GAME.tensor_layout(seats).fields]
        assert [
            (field.name, field.offset, field.shape) for field in SMALL.tensor_layout(seats).fields
        ] == fields


def test_a_high_number_of_matches_is_cut_off() -> None:
    position = GOOD["the second match"]()
    for match, found in ((300, 300), (65_535, 65_535), (70_000, 65_535)):
        state = GAME.from_position({**position, "match": match})
        assert Observation(state, 0).number("match") == found
