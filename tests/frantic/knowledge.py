"""States of FRANTIC in which seats know hidden cards, and queries on their resampled worlds.

Seats count from 1, as in moves. None is a spectator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour import Rng
from parlour.core.memory import public_note
from parlour.core.seats import NOBODY
from parlour.games.frantic import memory
from parlour.games.frantic.actions import NO_WISH
from parlour.games.frantic.hands import see_new_hands
from parlour.games.frantic.knowledge import PILE as DRAW_PILE
from parlour.games.frantic.knowledge import PLACES, knowledge_of
from parlour.games.frantic.resample import place_card
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import PLAY, pack_step
from tests import resampling
from tests.frantic.scenarios import Scenario, kinds, table
from tests.resampling import PILE, Place, worlds
from tests.scenario_files import do
from tests.sizes import crowd

CHUNKS = 8
GAMES = crowd(40, 1_000)


def game(
    *hands: str, draw: str = "counterattack", pile: int = 8, events: str = "", start: str | None = None
) -> FranticState:
    """Return a round with the deal in its memory. Most cards are discarded, so few are unknown."""
    state = table(
        Scenario(rule="", title="", hands=list(hands), draw=draw, pile=pile, events=events, start=start)
    )
    deal = state.clone()
    deal.hands = [sorted(kinds(hand)) for hand in hands]
    deal.memory = vec[i64]([public_note(memory.ROUND, 0, 1)])
    see_new_hands(deal)
    if start is None:
        deal.remember(public_note(memory.PLAYED, 0, state.top))
    state.memory = extend(deal.memory, state.memory)
    return state


def turn(state: FranticState, seat: int, top: str, *moves: str) -> None:
    """Make it the seat's turn with this top card, then play the moves."""
    state.turn = seat - 1
    state.asked = 1 << seat - 1
    state.steps = vec[i64]([pack_step(PLAY, seat - 1)])
    state.top = kinds(top)[0]
    state.wish = NO_WISH
    do(state, *moves)


def eye(*hands: str, draw: str = "counterattack", pile: int = 8, events: str = "") -> FranticState:
    """Return a state in which everybody has seen all hands, after the first seat played black-5."""
    state = game(f"black-5 {hands[0]}", *hands[1:], draw=draw, pile=pile, events=f"all-seeing-eye {events}")
    do(state, "1 play black-5", *(f"{seat} pass" for seat in range(1, state.seats + 1)))
    return state


def places(state: FranticState, card: str) -> list[Place]:
    return resampling.places(state, kinds(card)[0])


def where(state: FranticState, viewer: int | None, card: str) -> set[Place]:
    """Return all places of the card in the worlds of the viewer."""
    return {place for world in worlds(state, viewer) for place in places(world, card)}


def everywhere(state: FranticState, viewer: int | None) -> set[Place]:
    """Return all places where a card unknown to the viewer can be."""
    return {PILE, *range(1, state.seats + 1)} - {viewer or 0}


def knows_the_truth(state: FranticState, viewer: int | None) -> bool:
    """Return whether the knowledge of the viewer (from 0) agrees with the state."""
    known = knowledge_of(state, viewer)
    if known.mistaken:
        return False
    for kind in set(known.kinds):
        room = [0] * PLACES
        for seat in range(state.seats):
            room[seat] = 0 if seat == viewer else state.hands[seat].count(kind)
        room[DRAW_PILE] = state.draw_pile.count(kind)
        placed = [NOBODY] * len(known.kinds)
        for at in range(len(known.kinds)):
            if known.kinds[at] == kind and not place_card(known, at, placed, room, [False] * PLACES, Rng(1)):
                return False
    return True


def about_equal(counts: Counter[str]) -> bool:
    """Return whether all counts are within five standard deviations of the mean."""
    mean = counts.total() / len(counts)
    return all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def gift() -> FranticState:
    """The first seat is about to give the black cards to the second, who may counter."""
    state = game(
        "red-gift black-1 black-2 blue-skip",
        "red-gift green-1 black-3 counterattack",
        "counterattack yellow-1 yellow-2",
        "yellow-7 yellow-8 yellow-9",
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give black-1", "1 give black-2")
    return state


def given() -> FranticState:
    state = gift()
    do(state, "2 pass")
    return state


def exchanged() -> FranticState:
    state = game("red-exchange black-1 black-2 blue-9", "black-3 black-4", "yellow-1 yellow-2 yellow-3")
    do(state, "1 play red-exchange", "1 attack 2", "1 give black-1", "1 give black-2", "2 pass")
    return state


def party(*moves: str) -> FranticState:
    state = game(
        "black-5 black-1 fuck-you",
        "black-2 green-2 green-3",
        "black-3 yellow-2 yellow-3",
        "black-4 blue-2 blue-3",
        events="surprise-party",
    )
    do(state, "1 play black-5", *moves)
    return state


def robin_hood(third: str, fourth: str) -> FranticState:
    """The second seat receives black-1 and black-2 from the first, then calls Robin Hood."""
    state = game(
        "red-gift black-1 black-2 blue-9 blue-8", "black-5 green-1", third, fourth, events="robin-hood"
    )
    do(state, "1 play red-gift", "1 attack 2", "1 give black-1", "1 give black-2", "2 pass")
    turn(state, 2, "red-5", "2 play black-5")
    return state


def christmas(*moves: str) -> FranticState:
    state = game(
        "black-5 black-1 blue-9",
        "black-2 black-3",
        "yellow-1 yellow-2",
        "green-9 black-4",
        events="merry-christmas",
    )
    do(state, "1 play black-5", *moves)
    return state


def countered() -> FranticState:
    """The second seat has countered the gift and given black-3 and green-1 to the third."""
    state = gift()
    do(state, "2 play counterattack", "2 attack 3", "2 give black-3", "2 give green-1")
    do(state, "3 pass", "2 wish red")
    return state


def kept(hand: str = "fuck-you black-1") -> FranticState:
    """The first seat is giving all cards but "Fuck You" to the second, who may counter."""
    state = game(
        f"red-gift {hand}", "green-1 counterattack", "yellow-1 yellow-2 yellow-3", "yellow-8 yellow-9"
    )
    do(state, "1 play red-gift", "1 attack 2")
    return state


def must_play() -> FranticState:
    """The first seat must play another card; the third knows all cards, but not who has which."""
    state = eye("black-6 red-2nd-chance red-skip", "blue-skip", "green-1 green-2", events="surprise-party")
    turn(state, 1, "red-6", "1 play black-6", "2 to 1", "3 give green-1", "3 to 2")
    do(state, "1 give blue-skip", "1 to 2")
    turn(state, 1, "red-5", "1 play red-2nd-chance")
    return state


def last_card(answer: str) -> FranticState:
    """The first seat is out. The second, which holds Nice Try, has answered; the others have not."""
    state = game("red-1", "nice-try green-1", "yellow-1 yellow-2", "blue-1 blue-2", pile=4)
    do(state, "1 play red-1", f"2 {answer}")
    return state


def gamble() -> FranticState:
    state = game(
        "black-5 black-9 blue-9", "green-1 black-3", "yellow-1 black-6", pile=3, events="gambling-man"
    )
    do(state, "1 play black-5", "1 lay black-9", "3 lay yellow-1")
    return state


#: Moments at which a seat knows more than it sees, or has to guess.
MOMENTS: list[Callable[[], FranticState]] = [
    gift,
    given,
    exchanged,
    party,
    countered,
    christmas,
    kept,
    must_play,
    gamble,
]
