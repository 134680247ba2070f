"""A whole position as plain data, and back."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from parlour.core.errors import BadPosition
from parlour.core.seats import NOBODY
from parlour.formats import PositionFormat, PositionHead, read_cards
from parlour.games.flautz.arena import FIELDS, MOST_FIELDS
from parlour.games.flautz.arena_file import Fields
from parlour.games.flautz.board import EMPTY, GOING_ON, REASONS, STEPS, ReasonName, StepName
from parlour.games.flautz.deck import COLOURS, CRYSTALS, HAND_SIZE, MOST_SEATS, ROW, ColourName
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
    #: Whether the player has called, so that the hand lies open.
    called: bool = False
    crystals: Crystals = 0
    points: Points = 0


class MatchPosition(Struct, forbid_unknown_fields=True):
    """The match before this one, or the last one of a finished game."""

    reason: ReasonName
    #: The seats that called, or laid a straight or royal FLAUTZ!.
    by: Seat | None
    #: By seat: the hand if it counted, and the crystals won.
    hands: list[Annotated[list[Text], Meta(max_length=HAND_SIZE)]]
    crystals: list[Annotated[int, Meta(ge=0, le=3)]]


class Position(PositionHead, omit_defaults=True):
    arena: Fields
    #: `crystals`, or how many matches are played.
    goal: Literal["crystals"] | Annotated[int, Meta(ge=1, le=MOST_MATCHES)]
    match: Annotated[int, Meta(ge=1, le=10**6)]
    #: The place of the crystal, from 1.
    round: Annotated[int, Meta(ge=1, le=MOST_FIELDS)]
    start: Seat
    turn: Seat
    step: StepName
    players: Annotated[list[PlayerPosition], Meta(min_length=2, max_length=MOST_SEATS)]
    #: None is the place of a card that was just taken.
    air: Row
    ground: Row
    #: The top first.
    draw_pile: Pile
    taken: Text | None = None
    #: The top first.
    discard: Pile = field(default_factory=list)
    #: Whether the draw pile was made of discarded cards.
    recycled: bool = False
    #: The first caller.
    caller: Seat | None = None
    last_match: MatchPosition | None = None


class FlautzPositions(PositionFormat[FlautzState, Position]):
    shape = Position
    check = staticmethod(check_position)

    def dump(self, state: FlautzState, head: dict[str, Any]) -> Position:
        codes = state.deck.codes
        names = state.deck.names
        rows = [None if kind == EMPTY else codes[kind] for kind in state.display]
        return Position(
            **head,
            arena=[FIELDS[kind] for kind in state.arena],
            goal=state.matches or "crystals",
            match=state.match,
            round=state.round,
            start=state.start,
            turn=state.turn,
            step=STEPS[state.step],
            players=[_dump_player(state, seat) for seat in range(state.seats)],
            air=rows[:ROW],
            ground=rows[ROW:],
            draw_pile=list(names(state.draw_pile[::-1])),
            taken=None if state.taken == EMPTY else codes[state.taken],
            discard=list(names(state.discard[::-1])),
            recycled=state.recycled,
            caller=None if state.caller == NOBODY else state.caller,
            last_match=_dump_match(state),
        )

    def load(self, state: FlautzState, position: Position) -> None:
        deck = state.deck
        goal = position.goal
        state.clear([FIELDS.index(name) for name in position.arena], goal if isinstance(goal, int) else 0)
        state.match = position.match
        state.round = position.round
        state.start = position.start
        state.turn = position.turn
        state.step = STEPS.index(position.step)
        rows = position.air + position.ground
        if not rows.count(None) == (position.taken is not None) == (position.step == "put"):
            raise BadPosition("position-display", "Z-5")
        state.display = [EMPTY if code is None else read_cards(deck, [code])[0] for code in rows]
        if position.taken is not None:
            state.taken = read_cards(deck, [position.taken])[0]
        if None in rows:
            state.place = rows.index(None)
        state.draw_pile = read_cards(deck, position.draw_pile)[::-1]
        state.discard = read_cards(deck, position.discard)[::-1]
        state.recycled = position.recycled
        state.caller = NOBODY if position.caller is None else position.caller
        for seat, player in enumerate(position.players):
            _load_player(state, seat, player)
        if position.last_match is not None:
            _load_match(state, position.last_match)

    def count(self, state: FlautzState) -> Counter[int]:
        cards = Counter(state.draw_pile + state.discard)
        cards.update(kind for kind in (*state.display, int(state.taken)) if kind != EMPTY)
        for hand in state.hands:
            cards.update(hand)
        return cards


def _dump_player(state: FlautzState, seat: int) -> PlayerPosition:
    return PlayerPosition(
        apprentice=COLOURS[state.apprentices[seat]],
        hand=list(state.deck.names(state.hands[seat])),
        focused=state.is_focused(seat),
        called=state.is_open(seat),
        crystals=state.crystals[seat],
        points=state.points[seat],
    )


def _dump_match(state: FlautzState) -> MatchPosition | None:
    if state.last_reason == GOING_ON:
        return None
    return MatchPosition(
        reason=REASONS[state.last_reason],
        by=None if state.last_seat == NOBODY else state.last_seat,
        hands=[list(state.deck.names(hand)) for hand in state.last_hands],
        crystals=state.last_gains,
    )


def _load_player(state: FlautzState, seat: int, player: PlayerPosition) -> None:
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


def _load_match(state: FlautzState, last: MatchPosition) -> None:
    state.last_reason = REASONS.index(last.reason)
    if {len(last.hands), len(last.crystals)} != {state.seats} or state.last_reason == GOING_ON:
        raise BadPosition("position-last-match")
    state.last_seat = NOBODY if last.by is None else last.by
    state.last_hands = [sorted(read_cards(state.deck, hand)) for hand in last.hands]
    state.last_worths = [int(best_worth(hand)) for hand in state.last_hands]
    state.last_gains = list(last.crystals)
