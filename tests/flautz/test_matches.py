"""What scenarios cannot test: random deals, complete games and decks of other sizes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from parlour import Event, IllegalAction, Rng
from parlour.games.flautz import GAME, Flautz
from parlour.games.flautz.actions import CALL, FOCUS
from parlour.games.flautz.deck import COLOURS, KINDS, PRISM, Deck
from parlour.games.flautz.events import ApprenticeDealt, Called, HandDealt, MatchEnded, MatchStarted
from parlour.games.flautz.state import FlautzState
from tests.scenario_files import do

FIELDS = 4
MATCHES = 4

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def start(seats: int, seed: int = 0, game: Flautz = GAME) -> FlautzState:
    state = game.start(seats, seed)
    assert isinstance(state, FlautzState)
    return state


def deck_file(copies: list[int], prisms: int) -> str:
    """Return a deck file with `copies` of each value in every colour, and no mirages."""
    colours = "\n".join(f"{colour} = {copies}" for colour in COLOURS)
    return f'name = "small"\nprisms = {prisms}\nmirages = []\n[colours]\n{colours}\n'


@dataclass
class Match:
    """A match of a complete game."""

    start: int
    #: The round and the seat of every turn. `first_call` is the index of the turn with the first call.
    turns: list[tuple[int, int]] = field(default_factory=list)
    #: The next seat according to the view, for every turn.
    foreseen: list[int | None] = field(default_factory=list)
    first_call: int | None = None
    reason: str = ""


@dataclass
class Played:
    """A random game, reconstructed from its events."""

    matches: list[Match] = field(default_factory=list)
    apprentices: list[tuple[str, ...]] = field(default_factory=list)
    dealt: list[ApprenticeDealt] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        match event:
            case ApprenticeDealt():
                self.dealt.append(event)
            case MatchStarted(seat=seat):
                self.matches.append(Match(seat))
            case Called() if self.matches[-1].first_call is None:
                self.matches[-1].first_call = len(self.matches[-1].turns) - 1
            case MatchEnded(reason=reason):
                self.matches[-1].reason = reason


def played(game: Flautz, seats: int, seed: int) -> Played:
    heard = Played()
    state = game.start_with(seats, seed, {"goal": MATCHES, "arena": "swift"}, heard.hear)
    assert isinstance(state, FlautzState)
    rng = Rng(seed)
    while state.actors:
        view = state.view(None)
        if view.step in ("take", "replace"):
            heard.matches[-1].turns.append((view.round, view.turn))
            heard.matches[-1].foreseen.append(view.next)
        heard.apprentices.append(tuple(player.apprentice for player in view.players))
        state.apply(view.turn, state.random_action(view.turn, rng))
    return heard


@pytest.mark.rule("Z-1")
@at_every_table
def test_everybody_has_an_apprentice_of_another_colour_that_all_can_see(seats: int) -> None:
    for seed in range(50):
        state = start(seats, seed)
        shown = [[player.apprentice for player in state.view(seat).players] for seat in (None, 0, seats - 1)]
        assert len(set(shown[0])) == seats
        assert shown[0] == shown[1] == shown[2]


@pytest.mark.rule("Z-1")
@at_every_table
def test_apprentices_are_dealt_at_random(seats: int) -> None:
    dealt = [[player.apprentice for player in start(seats, seed).view(None).players] for seed in range(200)]
    for seat in range(seats):
        colours = Counter(own[seat] for own in dealt)
        assert set(colours) == set(COLOURS)
        assert min(colours.values()) > 20
    assert len({tuple(own) for own in dealt}) > {2: 19, 3: 50, 4: 80, 5: 80}[seats]


@pytest.mark.rule("Z-1")
@at_every_table
def test_anybody_may_begin_the_first_match(seats: int) -> None:
    states = [start(seats, seed) for seed in range(40 * seats)]
    starts = Counter(state.start for state in states)
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 20
    assert all(state.actors == (state.start,) for state in states)


@pytest.mark.rule("Z-1")
@at_every_table
def test_the_start_passes_to_the_left_through_the_whole_game(seats: int) -> None:
    for seed in range(8):
        starts = [match.start for match in played(GAME, seats, seed).matches]
        assert starts == [(starts[0] + number) % seats for number in range(MATCHES)]


@pytest.mark.rule("Z-1")
@at_every_table
def test_apprentices_are_dealt_once_and_stay_for_the_whole_game(seats: int) -> None:
    game = played(GAME, seats, 3)
    assert [event.seat for event in game.dealt] == list(range(seats))
    assert set(game.apprentices) == {tuple(event.colour for event in game.dealt)}


@pytest.mark.rule("Z-2")
@at_every_table
def test_everybody_gets_five_cards_six_lie_open_and_the_rest_is_the_draw_pile(seats: int) -> None:
    for seed in range(50):
        state = start(seats, seed)
        view = state.view(None)
        assert [len(hand) for hand in state.hands] == [5] * seats
        assert [player.cards for player in view.players] == [5] * seats
        assert (len(view.air), len(view.ground)) == (3, 3)
        assert None not in view.air + view.ground
        assert (view.draw_pile, view.discard) == (80 - 5 * seats - 6, ())
        hands = [card for hand in state.hands for card in hand]
        assert Counter(hands + state.display + state.draw_pile) == Counter(GAME.deck.cards)


@pytest.mark.rule("Z-2")
def test_hands_are_face_down_and_everybody_is_told_the_own_one() -> None:
    heard: list[Event] = []
    state = GAME.start_with(4, 7, {}, heard.append)
    assert isinstance(state, FlautzState)
    hands = [event for event in heard if isinstance(event, HandDealt)]
    assert [(event.audience, event.seat) for event in hands] == [(seat, seat) for seat in range(4)]
    assert [event.cards for event in hands] == [state.view(seat).hand for seat in range(4)]
    assert [player.hand for player in state.view(0).players] == [None] * 4
    assert state.view(None).hand == ()


@pytest.mark.rule("Z-2")
def test_the_cards_are_shuffled_for_every_game() -> None:
    states = [start(3, seed) for seed in range(200)]
    for cards in (
        [card for state in states for card in state.hands[2]],
        [card for state in states for card in state.display],
        [card for state in states for card in state.draw_pile[-4:]],
        [card for state in states for card in state.draw_pile[:4]],
    ):
        assert set(cards) == set(GAME.deck.cards)
    assert len({tuple(state.draw_pile) for state in states}) == 200


@pytest.mark.rule("Z-2")
def test_the_cards_are_shuffled_for_every_match() -> None:
    """All seats focus until the next match, which has another deal."""
    state = start(3, 5)
    deals = []
    for match in range(1, 4):
        assert state.match == match
        deals.append((tuple(map(tuple, state.hands)), tuple(state.display), tuple(state.draw_pile)))
        assert Counter(GAME.deck.cards) == Counter(
            [card for hand in state.hands for card in hand] + state.display + state.draw_pile
        )
        while state.match == match:
            legal = state.legal(state.turn)
            state.apply(state.turn, FOCUS if FOCUS in legal else legal[0])
    assert (
        len(set(deals)) == len({hands for hands, _, _ in deals}) == len({rows for _, rows, _ in deals}) == 3
    )


@pytest.mark.rule("Z-3")
@pytest.mark.rule("Z-16")
@at_every_table
def test_on_every_field_everybody_has_one_turn_and_after_a_call_one_more_each(seats: int) -> None:
    """If all values are 1, a FLAUTZ! is one card of every colour, which is found quickly."""
    ones = GAME.with_deck(deck_file([8], 0))
    reasons: Counter[tuple[str, bool]] = Counter()
    for seed in range(200 // seats):
        for match in played(ones, seats, seed).matches:
            order = [(match.start + number) % seats for number in range(seats)]
            turns = [(number, seat) for number in range(1, FIELDS + 1) for seat in order]
            if match.first_call is not None:
                turns = turns[: match.first_call + seats]
            assert match.turns == turns
            assert match.foreseen == [seat for _, seat in turns[1:]] + [None]
            reasons[match.reason, match.first_call is not None] += 1
    assert set(reasons) == {("arena", False), ("arena", True), ("called", True)}
    assert min(reasons.values()) >= 2


@pytest.mark.rule("Z-21")
@pytest.mark.rule("Z-22")
def test_everybody_sees_how_many_crystals_win_or_how_many_matches_are_played() -> None:
    for goal, seen in (("crystals", (3, None)), (MATCHES, (None, MATCHES))):
        state = GAME.start_with(2, 0, {"goal": goal})
        assert isinstance(state, FlautzState)
        view = state.view(None)
        assert (view.goal, view.matches) == seen


def tiny_game() -> Flautz:
    """Return a game with 31 cards, the minimum for five players and the rows."""
    copies = ([1] * 6 + [0] * 3) * len(COLOURS)
    copies += [0] * (KINDS - len(copies) - 1) + [1]
    return Flautz(Deck("tiny", "0" * 64, "", False, copies), GAME.arenas)


@pytest.mark.rule("Z-8")
def test_with_nothing_to_draw_at_all_focusing_is_not_offered() -> None:
    game = tiny_game()
    for seed in range(5):
        state = start(5, seed, game)
        rng = Rng(seed)
        moves = 0
        while state.actors and moves < 400:
            assert (state.draw_pile, state.discard) == ([], [])
            assert FOCUS not in state.legal(state.turn)
            if state.view(None).step == "take":
                with pytest.raises(IllegalAction) as refused:
                    game.parse(state, "focus")
                assert (refused.value.code, refused.value.rule) == ("nothing-to-draw", "Z-8")
            state.apply(state.turn, state.random_action(state.turn, rng))
            moves += 1
        assert state.match > 1


@pytest.mark.rule("Z-8")
def test_with_four_players_the_same_deck_has_cards_to_draw() -> None:
    state = start(4, 1, tiny_game())
    assert len(state.draw_pile) == 5
    assert FOCUS in state.legal(state.turn)


@pytest.mark.rule("Z-8")
def test_a_deck_file_may_have_just_the_cards_that_five_players_and_the_rows_need() -> None:
    """The ruling on an empty draw pile is about such a deck."""
    game = GAME.with_deck(deck_file([1] * 6, 1))
    state = start(5, 1, game)
    assert state.draw_pile == []
    assert FOCUS not in state.legal(state.turn)


def fresh_card_of_the_second_replacement(seed: int) -> str:
    """Return which of two discarded cards the second replacement draws from the reshuffled pile."""
    state = start(5, seed, GAME.with_deck(deck_file([1] * 6, 2)))
    first = state.start
    second = (first + 1) % 5
    assert len(state.draw_pile) == 1
    for number in range(5):
        do(state, f"{(first + number) % 5 + 1} focus")
    earlier, own = state.display[3], state.display[5]
    do(state, f"{first + 1} replace ground-1")
    assert (state.draw_pile, state.discard) == ([], [earlier])
    do(state, f"{first + 1} take ground-2")
    state.apply(first, state.legal(first)[0])
    do(state, f"{second + 1} replace ground-3")
    assert sorted([*state.draw_pile, state.display[5]]) == sorted([earlier, own])
    assert state.discard == []
    return "own" if state.display[5] == own else "earlier"


@pytest.mark.rule("Z-8")
def test_a_card_just_discarded_may_come_back_from_the_shuffled_pile() -> None:
    fresh = Counter(fresh_card_of_the_second_replacement(seed) for seed in range(60))
    assert set(fresh) == {"own", "earlier"}
    assert min(fresh.values()) > 15


@pytest.mark.rule("Z-15")
def test_prisms_alone_are_no_flautz_but_with_one_card_they_are() -> None:
    game = GAME.with_deck(deck_file([1, 1, 1], 20))
    dealt = (start(2, seed, game) for seed in range(500))
    state = next(state for state in dealt if state.hands[state.start] == [PRISM] * 5)
    assert CALL not in state.legal(state.start)
    with pytest.raises(IllegalAction) as refused:
        game.parse(state, "flautz")
    assert (refused.value.code, refused.value.rule) == ("no-flautz", "Z-15")
    place = next(place for place, card in enumerate(state.display) if card != PRISM)
    do(state, f"{state.start + 1} take {place + 1}")
    assert [game.text(state, action) for action in state.legal(state.turn)] == [
        "put prism",
        "put prism flautz",
    ]
    do(state, f"{state.start + 1} put prism flautz")
    assert state.view(None).caller == state.start


@pytest.mark.rule("Z-21")
@pytest.mark.rule("Z-22")
@pytest.mark.parametrize("goal", ["crystals", 2])
def test_the_end_of_a_match_tells_where_everybody_stands(goal: str | int) -> None:
    heard: list[Event] = []
    state = GAME.start_with(3, 11, {"goal": goal}, heard.append)
    rng = Rng(11)
    ended = 0
    while state.actors:
        heard.clear()
        seat = state.actors[0]
        state.apply(seat, state.random_action(seat, rng))
        for event in heard:
            if isinstance(event, MatchEnded):
                assert event.totals == tuple(GAME.standings(state))
                ended += 1
    assert ended >= 2
    assert state.outcome is not None
    assert state.outcome.scores == tuple(GAME.standings(state))
