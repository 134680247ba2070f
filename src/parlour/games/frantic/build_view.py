"""Builds the two halves of a view from what is revealed."""

from __future__ import annotations

from typing import Final

from parlour.core.seats import NOBODY
from parlour.core.view import cached
from parlour.games.frantic import steps
from parlour.games.frantic.actions import NO_WISH, WISH_NAMES
from parlour.games.frantic.board import DOOMSDAY, GOING_ON, NO_BOMB, REASONS, Board
from parlour.games.frantic.deck import CODES, COLOURS, EVENT_CARDS, GENTLE_CODES, SORTS
from parlour.games.frantic.event_cards import BOMB_TURNS
from parlour.games.frantic.matching import WANTED, Marks, playable, wanted_on
from parlour.games.frantic.questions import foreseen, questions_now
from parlour.games.frantic.rounds import who_was_out
from parlour.games.frantic.steps import attack_of, count_of, other_of, owner_of, redirects_of, step_of
from parlour.games.frantic.turn import next_on_turn
from parlour.games.frantic.view import AttackView, Fits, FranticOpen, FranticOwn, PlayerView, RoundView


def _fits(wanted: Marks) -> Fits:
    colour, number, sort = wanted
    return Fits(
        colour=None if colour is None else COLOURS[colour],
        number=number,
        sort=None if sort is None else SORTS[sort],
    )


#: In the order of WANTED.
_FITS: Final[list[Fits]] = [_fits(wanted) for wanted in WANTED]


def open_view(board: Board) -> FranticOpen:
    packed = board.step_on_top()
    step = step_of(packed)
    following = int(next_on_turn(board))
    outcome = board.outcome
    return FranticOpen(
        actors=board.actors,
        step="over" if board.over else steps.STEPS[step],
        round=board.round,
        limit=board.limit,
        dealer=board.dealer,
        turn=board.turn,
        next=None if following == NOBODY else following,
        top=board.code(board.top),
        wish=None if board.wish == NO_WISH else WISH_NAMES[board.wish],
        fits=_FITS[wanted_on(board.top, board.wish)],
        colour=None if board.colour < 0 else COLOURS[board.colour],
        draw_pile=len(board.draw_pile),
        discard=board.names(board.discard),
        under=board.names(board.under),
        events=len(board.event_pile),
        used_events=tuple([EVENT_CARDS[event] for event in board.used_events]),
        players=tuple([_player(board, seat, step == steps.EYE) for seat in range(board.seats)]),
        attack=_attack(board),
        shares=tuple(board.shares),
        market=board.names(board.market),
        count=int(count_of(packed)) if step == steps.RECESSION else 0,
        last_round=_last_round(board.last_reason, board.last_hands, board.last_points, board.family),
        winners=outcome.winners if outcome else (),
    )


def own_view(board: Board, seat: int | None) -> FranticOwn:
    if seat is None:
        return FranticOwn(
            hand=(),
            playable=(),
            offer=(),
            laid=None,
            gifts=(),
            tries=False,
            foreseen={},
            questions=(),
        )
    offers = board.offer and board.steps and board.giver() == seat
    laid = board.laid[seat]
    cards = _playable(board, seat)
    return FranticOwn(
        hand=board.names(board.hands[seat]),
        playable=board.names(cards),
        offer=board.names(board.offer) if offers else (),
        laid=None if laid < 0 else board.code(laid),
        gifts=tuple(board.gifts[seat]),
        tries=board.trier == seat,
        foreseen=foreseen(board, seat, cards),
        questions=questions_now(board, seat) if seat in board.actors else (),
    )


@cached(1_000)
def _last_round(
    reason: int, hands: tuple[tuple[int, ...], ...], points: tuple[int, ...], family: bool
) -> RoundView | None:
    if reason == GOING_ON:
        return None
    out, in_time = who_was_out(reason, hands, points)
    codes = GENTLE_CODES if family else CODES
    return RoundView(
        reason=REASONS[reason],
        counted=reason != DOOMSDAY,
        out=out,
        in_time=in_time,
        hands=tuple([tuple([codes[kind] for kind in hand]) for hand in hands]),
        points=points,
    )


def _playable(board: Board, seat: int) -> list[int]:
    """Return the cards that may be played by the seat on turn, which alone may know."""
    packed = board.step_on_top()
    if seat not in board.actors or not steps.PLAYS >> step_of(packed) & 1:
        return []
    return playable(board.hands[seat], board.top, board.wish)


def _player(board: Board, seat: int, is_open: bool) -> PlayerView:
    hand = board.hands[seat]
    turns = None if board.bomb == NO_BOMB else _turns_left(board, seat)
    is_skipped = bool(board.skipped >> seat & 1)
    # By position, since a cache looks up keywords slowly.
    return _player_view(
        seat, len(hand), board.points[seat], is_skipped, turns, board.names(hand) if is_open else None
    )


@cached(10_000)
def _player_view(
    seat: int, cards: int, points: int, skipped: bool, turns: int | None, hand: tuple[str, ...] | None
) -> PlayerView:
    return PlayerView(seat=seat, cards=cards, points=points, skipped=skipped, turns=turns, hand=hand)


def _turns_left(board: Board, seat: int) -> int:
    """Return the turns that the seat has before the bomb goes off, one that goes on included."""
    whole, more = divmod(board.bomb, board.seats)
    place = (seat - board.turn - 1) % board.seats
    going_on = seat == board.turn and board.bomb < BOMB_TURNS * board.seats
    return whole + (1 if place < more or going_on else 0)


def _attack(board: Board) -> AttackView | None:
    """Return the attack on top of the stack."""
    packed = board.step_on_top()
    step = step_of(packed)
    if step not in (steps.AIM, steps.GIVE, steps.WINDOW):
        return None
    attacker, target = int(owner_of(packed)), int(other_of(packed))
    if step == steps.WINDOW:  # it is the target's step
        attacker, target = target, attacker
    redirects = int(redirects_of(packed))
    return AttackView(
        card=SORTS[attack_of(packed)],
        attacker=attacker,
        target=None if step == steps.AIM else target,
        cards=int(count_of(packed)).bit_count() or len(board.offer),
        redirects=None if redirects == NOBODY else redirects,
    )
