"""The checks of a position: every card once, and a moment that can occur."""

from __future__ import annotations

from collections import Counter

from parlour.core.errors import BadPosition
from parlour.core.seats import NOBODY, SEATS_IN
from parlour.games.frantic import steps
from parlour.games.frantic.actions import COLOUR, NO_WISH, WISH_NAMES, WISHES_OF
from parlour.games.frantic.attacks import (
    FOUR,
    GIFT_SIZE,
    chooses_gift,
    gives,
    is_attack,
    may_counter,
    targets_of,
    to_give,
)
from parlour.games.frantic.deck import (
    CODES,
    COUNTERATTACK_KIND,
    FANTASTIC_FOUR,
    FUCK_YOU_KIND,
    NICE_TRY_KIND,
    SECOND_CHANCE,
    SORT_OF,
)
from parlour.games.frantic.event_cards import BOMB_TURNS
from parlour.games.frantic.matching import can_play
from parlour.games.frantic.state import FranticState


def check_position(state: FranticState) -> None:
    """Raise `BadPosition` if the position is impossible."""
    _check_seats(state)
    _check_cards(state)
    _check_moment(state)
    if state.round_at > len(state.memory):
        raise BadPosition("position-memory")


def _check_seats(state: FranticState) -> None:
    """Check that every seat named exists, and that the last round had the same number of players."""
    named = [state.dealer, state.turn, state.layer, state.trier, *state.shares]
    named += SEATS_IN[state.asked | state.skipped]
    for packed in state.steps:
        named += [steps.owner_of(packed), steps.other_of(packed), steps.redirects_of(packed)]
    for gifts in state.gifts:
        named += gifts
    if max(named) >= state.seats:
        raise BadPosition("position-seat", seat=int(max(named)) + 1)
    if {len(state.last_hands), len(state.last_points)} != {state.seats}:
        raise BadPosition("position-last-round")


def _check_cards(state: FranticState) -> None:
    """Check that every event is there once, and that cards set aside are in a hand."""
    if sorted(state.event_pile + state.used_events) != state.deck.event_cards:
        raise BadPosition("position-events", "R-28")
    if state.over:
        return
    for seat, laid in enumerate(state.laid):
        if laid >= 0 and laid not in state.hands[seat]:
            raise BadPosition("position-not-in-hand", card=CODES[laid], seat=seat + 1)
    if state.offer and state.steps:
        missing = Counter(state.offer) - Counter(state.hands[state.giver()])
        if missing:
            card = CODES[next(iter(missing))]
            raise BadPosition("position-not-in-hand", card=card, seat=int(state.giver()) + 1)


def _check_moment(state: FranticState) -> None:
    """Check that what is asked can be asked now."""
    over = max(state.points) >= state.limit
    if state.over != over or (over and not state.last_reason):
        raise BadPosition("position-limit", "R-9")
    if over:
        if state.steps or state.asked or state.offer or state.shares or state.trier != NOBODY:
            raise BadPosition("position-steps")
        return
    _check_wish(state)
    if not state.steps or not _stack_fits(state) or not _step_fits(state, state.steps[-1]):
        raise BadPosition("position-steps")
    if not _asked_fit(state):
        raise BadPosition("position-asked")
    step = steps.step_of(state.steps[-1])
    if step != steps.MARKET and state.market:
        raise BadPosition("position-market", "E-9")
    if step in (steps.PLAY, steps.PLAY_ON) and (state.dry or not all(state.hands)):
        raise BadPosition("position-round-over", "R-6")
    if state.bomb > BOMB_TURNS * state.seats:
        raise BadPosition("position-bomb", "E-18")


def _check_wish(state: FranticState) -> None:
    """Check that a wish stands on a card that wishes, once it has been made (R-15)."""
    waiting = bool(state.steps) and steps.step_of(state.steps[0]) == steps.WISH
    granted = [] if waiting else [action - COLOUR for action in WISHES_OF[state.top]]
    if state.wish not in (granted or [NO_WISH]):
        raise BadPosition("position-wish", "R-15", wish="–" if state.wish < 0 else WISH_NAMES[state.wish])


_ATTACK_STEPS = {steps.AIM, steps.GIVE, steps.WINDOW}


def _stack_fits(state: FranticState) -> bool:
    """Return whether the stack is a single step, an attack over a wish, or windows over shares."""
    if not all(_redirection_fits(state, packed) for packed in state.steps):
        return False
    kinds = [int(steps.step_of(packed)) for packed in state.steps]
    if len(kinds) == 1:
        return (
            kinds[0] not in {*_ATTACK_STEPS, steps.SHARES} and not state.shares and _is_bare(state.steps[0])
        )
    if kinds[0] != steps.WISH or not _is_bare(state.steps[0]):
        return False
    attacks = {int(steps.attack_of(packed)) for packed in state.steps[2 if len(kinds) > 2 else 1 :]}
    if len(kinds) == 2:
        known = kinds[1] in _ATTACK_STEPS and all(is_attack(sort) for sort in attacks)
        if steps.count_of(state.steps[1]) or not known:
            return False
        if attacks == {FANTASTIC_FOUR}:
            sharing = kinds[1] == steps.AIM and len(state.shares) < FOUR and state.seats > 2
            return sharing and steps.owner_of(state.steps[1]) not in state.shares
        return not state.shares
    parts = [int(steps.count_of(packed)) for packed in state.steps[2:]]
    return (
        kinds[1] == steps.SHARES
        and _is_bare(state.steps[1])
        and set(kinds[2:-1]) <= {steps.WINDOW}
        and kinds[-1] in (steps.WINDOW, steps.AIM)
        and attacks == {FANTASTIC_FOUR}
        and len(state.shares) == FOUR
        and 0 not in parts
        and sum(parts) <= 15
        and sum(part.bit_count() for part in parts) == sum(parts).bit_count()
        and all(_window_fits(state, packed) for packed in state.steps[2:-1])
    )


def _redirection_fits(state: FranticState, packed: int) -> bool:
    """Return whether an attack that is redirected is another seat's, and a Counterattack was just laid."""
    redirects = steps.redirects_of(packed)
    if redirects == NOBODY:
        return True
    aims = steps.step_of(packed) == steps.AIM and redirects != steps.owner_of(packed)
    return aims and state.top == COUNTERATTACK_KIND


def _is_bare(packed: int) -> bool:
    """Return whether the step carries nothing that does not belong to it."""
    recession = steps.step_of(packed) == steps.RECESSION
    has_count = steps.count_of(packed) != 0
    return not steps.attack_of(packed) and not steps.other_of(packed) and has_count == recession


def _step_fits(state: FranticState, packed: int) -> bool:
    """Return whether the step on top can be asked now."""
    step = int(steps.step_of(packed))
    seat = int(steps.owner_of(packed))
    hand = state.hands[seat]
    if step not in (steps.GIVE, steps.WINDOW, steps.PARTY_SEAT) and state.offer:
        return False
    match step:
        case steps.PLAY:
            return seat == state.turn and (bool(state.draw_pile) or can_play(hand, state.top, state.wish))
        case steps.PLAY_ON:
            return seat == state.turn
        case steps.SECOND:
            second = SORT_OF[state.top] == SECOND_CHANCE
            return seat == state.turn and second and can_play(hand, state.top, state.wish)
        case steps.AIM:
            return targets_of(state, seat, steps.attack_of(packed), len(hand)) != 0
        case steps.GIVE:
            giving = gives(steps.attack_of(packed)) and steps.other_of(packed) != seat
            early = len(state.offer) < GIFT_SIZE and chooses_gift(hand)
            return giving and early and FUCK_YOU_KIND not in state.offer
        case steps.WINDOW:
            return _window_fits(state, packed) and may_counter(state, seat) and _offer_fits(state, packed)
        case steps.WISH:
            return bool(WISHES_OF[state.top])
        case steps.MARKET:
            return 2 <= len(state.market) <= state.seats and state.market[0] != state.market[-1]
        case steps.RECESSION:
            return steps.count_of(packed) <= state.seats and len(hand) > steps.count_of(packed)
        case steps.PARTY_CARD:
            return len(hand) > 1
        case steps.PARTY_SEAT:
            return state.seats > 2 and len(state.offer) == 1
        case _:
            return seat == state.turn


def _window_fits(state: FranticState, packed: int) -> bool:
    """Return whether another seat may attack this one with such a card."""
    attacker, target = int(steps.other_of(packed)), int(steps.owner_of(packed))
    size = len(state.hands[attacker])
    return bool(targets_of(state, attacker, steps.attack_of(packed), size) >> target & 1)


def _offer_fits(state: FranticState, packed: int) -> bool:
    """Return whether a Gift or an Exchange comes with two cards, or all that can be given (R-21)."""
    if not gives(steps.attack_of(packed)):
        return not state.offer
    free = to_give(state.hands[steps.other_of(packed)], [])
    return len(state.offer) == min(GIFT_SIZE, len(free)) and FUCK_YOU_KIND not in state.offer


def _asked_fit(state: FranticState) -> bool:
    """Return whether those are asked who have to decide."""
    packed = state.steps[-1]
    step = int(steps.step_of(packed))
    if step != steps.NICE_TRY and state.trier != NOBODY:
        return False
    if step != steps.GAMBLE and max(state.laid) >= 0:
        return False
    if step != steps.CHRISTMAS and any(state.gifts):
        return False
    asked = state.actors
    with_cards = tuple(seat for seat in range(state.seats) if state.hands[seat])
    match step:
        case steps.WISH:
            return asked == (state.layer,)
        case steps.NICE_TRY:
            gone = NICE_TRY_KIND in state.discard + state.under
            tries = state.trier == NOBODY or (
                state.trier not in asked and NICE_TRY_KIND in state.hands[state.trier]
            )
            return (
                not gone
                and tries
                and bool(asked)
                and len(with_cards) < state.seats
                and set(asked) <= set(with_cards)
            )
        case steps.GAMBLE:
            waiting = tuple(seat for seat in with_cards if state.laid[seat] < 0)
            return bool(asked) and asked == waiting
        case steps.CHRISTMAS:
            waiting = tuple(seat for seat in with_cards if len(state.gifts[seat]) < len(state.hands[seat]))
            fair = all(
                len(gifts) <= len(state.hands[seat]) and seat not in gifts
                for seat, gifts in enumerate(state.gifts)
            )
            return state.seats > 2 and fair and bool(asked) and asked == waiting
        case steps.EYE:
            return bool(asked)
        case _:
            return asked == (steps.owner_of(packed),)
