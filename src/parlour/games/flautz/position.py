"""A whole position as plain data, and back with every check that the rules allow."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.core.errors import BadPosition
from parlour.core.game import Game
from parlour.core.seats import NOBODY
from parlour.formats import Note, check_deck, read_cards, read_position, read_random
from parlour.games.flautz.arena import FIELDS, MOST_FIELDS
from parlour.games.flautz.arena_file import Fields
from parlour.games.flautz.board import EMPTY, GOING_ON, REASONS, STEPS, ReasonName, StepName
from parlour.games.flautz.deck import COLOURS, CRYSTALS, HAND_SIZE, MOST_SEATS, PLACES, ROW, ColourName, Deck
from parlour.games.flautz.matches import MOST_MATCHES, note_flautz
from parlour.games.flautz.position_check import check_position
from parlour.games.flautz.spells import best_worth
from parlour.games.flautz.state import FlautzState

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Text = Annotated[str, Meta(max_length=20)]
Points = Annotated[int, Meta(ge=0, le=1000)]
Crystals = Annotated[int, Meta(ge=0, le=CRYSTALS)]
Hand = Annotated[list[Text], Meta(min_length=HAND_SIZE, max_length=HAND_SIZE)]
Row = Annotated[list[Text | None], Meta(min_length=ROW, max_length=ROW)]
Pile = Annotated[list[Text], Meta(max_length=500)]


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    apprentice: ColourName
    hand: Hand
    focused: bool = False
    #: Whether the hand lies open since the player called.
    called: bool = False
    crystals: Crystals = 0
    points: Points = 0


class MatchPosition(Struct, forbid_unknown_fields=True):
    """The match before, or the last one of a game that is over."""

    reason: ReasonName
    #: Who called or laid a straight or royal FLAUTZ!.
    by: Seat | None
    #: By seat: the cards if they counted, and the crystals won.
    hands: list[Annotated[list[Text], Meta(max_length=HAND_SIZE)]]
    crystals: list[Annotated[int, Meta(ge=0, le=3)]]


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: Literal["flautz"]
    version: Literal[1]
    deck: str
    arena: Fields
    #: `crystals`, or how many matches are played.
    goal: Literal["crystals"] | Annotated[int, Meta(ge=1, le=MOST_MATCHES)]
    match: Annotated[int, Meta(ge=1, le=10**6)]
    #: Where the crystal stands, from 1.
    round: Annotated[int, Meta(ge=1, le=MOST_FIELDS)]
    start: Seat
    turn: Seat
    step: StepName
    players: Annotated[list[PlayerPosition], Meta(min_length=2, max_length=MOST_SEATS)]
    #: None is the place that a taken card has left.
    air: Row
    ground: Row
    #: The top first.
    draw_pile: Pile
    random: str
    taken: Text | None = None
    #: The last one first.
    discard: Pile = []
    #: Whether the draw pile is made of discarded cards.
    recycled: bool = False
    #: Who called first.
    caller: Seat | None = None
    last_match: MatchPosition | None = None
    memory: list[Note] = []


def write(state: FlautzState) -> dict[str, object]:
    codes = state.deck.codes
    names = state.deck.names
    rows = [None if kind == EMPTY else codes[kind] for kind in state.display]
    position = Position(
        game="flautz",
        version=1,
        deck=state.deck.digest,
        arena=[FIELDS[field] for field in state.arena],
        goal=state.matches or "crystals",
        match=state.match,
        round=state.round,
        start=state.start,
        turn=state.turn,
        step=STEPS[state.step],
        players=[_write_player(state, seat) for seat in range(state.seats)],
        air=rows[:ROW],
        ground=rows[ROW:],
        taken=None if state.taken == EMPTY else codes[state.taken],
        draw_pile=list(names(state.draw_pile[::-1])),
        discard=list(names(state.discard[::-1])),
        recycled=state.recycled,
        caller=None if state.caller == NOBODY else state.caller,
        last_match=_write_match(state),
        random=state.rng.dump(),
        memory=state.memory[:],
    )
    plain: dict[str, object] = msgspec.to_builtins(position)
    return plain


def _write_player(state: FlautzState, seat: int) -> PlayerPosition:
    return PlayerPosition(
        apprentice=COLOURS[state.apprentices[seat]],
        hand=list(state.deck.names(state.hands[seat])),
        focused=state.is_focused(seat),
        called=state.is_open(seat),
        crystals=state.crystals[seat],
        points=state.points[seat],
    )


def _write_match(state: FlautzState) -> MatchPosition | None:
    if not state.last_reason:
        return None
    return MatchPosition(
        reason=REASONS[state.last_reason],
        by=None if state.last_seat == NOBODY else state.last_seat,
        hands=[list(state.deck.names(hand)) for hand in state.last_hands],
        crystals=state.last_gains[:],
    )


def read(game: Game, deck: Deck, plain: object) -> FlautzState:
    """The state of the position; BadPosition if it cannot occur in a game."""
    position = read_position(plain, Position)
    rng = read_random(position.random)
    check_deck(position.deck, deck.digest)
    state = FlautzState(game, deck, len(position.players), rng)
    goal = position.goal
    state.clear([FIELDS.index(field) for field in position.arena], goal if isinstance(goal, int) else 0)
    _check_seats(position)
    _read_middle(state, position)
    for seat, player in enumerate(position.players):
        _read_player(state, seat, player)
    if position.last_match is not None:
        _read_match(state, position.last_match)
    check_position(state)
    return state


def _check_seats(position: Position) -> None:
    """No seat is named that is not there."""
    named = [position.start, position.turn]
    named += [] if position.caller is None else [position.caller]
    last = position.last_match
    named += [] if last is None or last.by is None else [last.by]
    if max(named) >= len(position.players):
        raise BadPosition("position-seat", seat=max(named) + 1)


def _read_middle(state: FlautzState, position: Position) -> None:
    """The arena, the rows and the piles."""
    deck = state.deck
    state.match = position.match
    state.round = position.round
    state.start = position.start
    state.turn = position.turn
    state.step = STEPS.index(position.step)
    rows = position.air + position.ground
    state.display = [EMPTY if code is None else read_cards(deck, [code])[0] for code in rows]
    empty = [place for place in range(PLACES) if rows[place] is None]
    taken = position.taken
    if len(empty) != (taken is not None):
        raise BadPosition("position-display", "Z-5")
    if taken is not None:
        state.taken = read_cards(deck, [taken])[0]
        state.place = empty[0]
    state.draw_pile = read_cards(deck, position.draw_pile)[::-1]
    state.discard = read_cards(deck, position.discard)[::-1]
    state.recycled = position.recycled
    state.caller = NOBODY if position.caller is None else position.caller
    state.memory = list(position.memory)


def _read_player(state: FlautzState, seat: int, player: PlayerPosition) -> None:
    state.apprentices.append(COLOURS.index(player.apprentice))
    state.hands.append(sorted(read_cards(state.deck, player.hand)))
    state.points[seat] = player.points
    state.crystals[seat] = player.crystals
    state.supply -= player.crystals
    if player.focused:
        state.focused |= 1 << seat
    if player.called:
        state.open |= 1 << seat
    note_flautz(state, seat)


def _read_match(state: FlautzState, last: MatchPosition) -> None:
    state.last_reason = REASONS.index(last.reason)
    if {len(last.hands), len(last.crystals)} != {state.seats} or state.last_reason == GOING_ON:
        raise BadPosition("position-last-match")
    state.last_seat = NOBODY if last.by is None else last.by
    state.last_hands = [sorted(read_cards(state.deck, hand)) for hand in last.hands]
    state.last_worths = [int(best_worth(hand)) for hand in state.last_hands]
    state.last_gains = list(last.crystals)
