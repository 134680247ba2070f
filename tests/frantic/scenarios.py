"""The scenario format of FRANTIC; see tests/scenario_files.py.

The files in tests/scenarios/frantic contain scenarios like this one. Seats count from 1:

    [[scenario]]
    rule = "R-19"
    title = "Gift hands on two cards of the giver's choice"
    hands = ["red-gift blue-1 blue-2 blue-3", "green-1 green-2", "yellow-1 yellow-2"]
    top = "red-5"
    moves = ["1 play red-gift", "1 attack 2", "1 give blue-1", "1 give blue-2", "2 pass"]
    [scenario.after]
    hands = ["blue-3", "blue-1 blue-2 green-1 green-2", "*"]
    turn = 2

Unnamed cards are in the draw pile, below those of `draw`. If its size is given by `pile`, the rest is under
the discard pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated

from msgspec import Meta, Struct, field

from parlour.core.rng import Rng
from parlour.games.frantic import GAME
from parlour.games.frantic.deck import CODES, EVENT_CARDS
from parlour.games.frantic.notation import card_of
from parlour.games.frantic.rounds import turn_up_first
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.turn import go_on
from tests import scenario_files
from tests.scenario_files import BaseScenario, expected_hands

DECK = GAME.deck

Place = Annotated[int, Meta(ge=1, le=8)]


class After(Struct, forbid_unknown_fields=True):
    """The expected state after the moves. None means any value."""

    #: A hand for each seat, or `*` for any hand.
    hands: list[str] | None = None
    #: The number of cards of each seat.
    sizes: list[int] | None = None
    #: The step (a name from steps.py, or `over`), the seats that are asked, and the seat on turn.
    step: str | None = None
    asked: list[Place] | None = None
    turn: Place | None = None
    top: str | None = None
    #: A colour or a number; `-` for none.
    wish: str | None = None
    skipped: list[Place] | None = None
    #: The size of the draw pile.
    pile: int | None = None
    #: The cards under the discard pile, in any order.
    under: str | None = None
    discard: str | None = None
    market: str | None = None
    #: The remaining turns of a Time Bomb, of all seats together, or -1 for none.
    bomb: int | None = None
    #: The last round: why it ended and its points; the totals after it, and the next dealer.
    reason: str | None = None
    last_points: list[int] | None = None
    points: list[int] | None = None
    dealer: Place | None = None
    round: int | None = None
    winners: list[Place] | None = None


class Scenario(BaseScenario, forbid_unknown_fields=True, kw_only=True):
    #: The cards of each seat.
    hands: Annotated[list[str], Meta(min_length=2, max_length=8)]
    #: The seat on turn, and the dealer if the round starts with `start`.
    turn: Place = 1
    dealer: Place = 1
    #: The top card, the wish for it, and the cards below it, last played last.
    top: str = "red-5"
    wish: str | None = None
    discard: str = ""
    under: str = ""
    #: Start of a round, instead of `top`: the cards that are turned up, top first.
    start: str | None = None
    #: The next cards of the draw pile, top first, and its size.
    draw: str = ""
    pile: int | None = None
    #: The next events, top first, and the used ones.
    events: str = ""
    used_events: str = ""
    skipped: list[Place] = field(default_factory=list)
    bomb: int | None = None
    points: list[int] = field(default_factory=list)
    limit: int = 500
    family: bool = False
    seed: str = "0123456789abcdef0123456789abcdef"
    after: After = field(default_factory=After)


def scenarios() -> Iterator[tuple[str, Scenario]]:
    return scenario_files.scenarios("frantic", Scenario)


def table(scenario: Scenario) -> FranticState:
    """Return the state of the scenario before its moves."""
    hands = [kinds(hand) for hand in scenario.hands]
    rest = Counter(DECK.cards)
    discard = kinds(scenario.discard) + ([] if scenario.start else kinds(scenario.top))
    for cards in (*hands, discard, kinds(scenario.under), kinds(scenario.start or ""), kinds(scenario.draw)):
        rest.subtract(cards)
    assert min(rest.values()) >= 0, f"named too often: {codes(sorted((-rest).elements()))}"
    left = sorted(rest.elements())
    named = kinds(scenario.start or "") + kinds(scenario.draw)
    more = len(left) if scenario.pile is None else scenario.pile - len(named)
    assert 0 <= more <= len(left), "the pile cannot have so many cards"
    pile = named + left[:more]
    under = kinds(scenario.under) + left[more:]
    if scenario.start is not None:
        return _start(scenario, hands, pile, under)
    return GAME.from_position(
        {
            "game": "frantic",
            "version": 1,
            "deck": DECK.digest,
            "limit": scenario.limit,
            "family": scenario.family,
            "players": [
                {"hand": codes(hand).split(), "points": scenario.points[seat] if scenario.points else 0}
                for seat, hand in enumerate(hands)
            ],
            "round": 1,
            "dealer": scenario.dealer - 1,
            "turn": scenario.turn - 1,
            "steps": [{"step": "play", "seat": scenario.turn - 1}],
            "asked": [scenario.turn - 1],
            "discard": codes(discard[::-1]).split(),
            "under": codes(under).split(),
            "draw_pile": codes(pile).split(),
            "event_pile": _event_pile(scenario),
            "used_events": scenario.used_events.split(),
            "wish": scenario.wish,
            "skipped": [seat - 1 for seat in scenario.skipped],
            "bomb": scenario.bomb,
            "random": scenario.seed,
        }
    )


def _start(scenario: Scenario, hands: list[list[int]], pile: list[int], under: list[int]) -> FranticState:
    """Return the state at the start of a round, after the first card is turned up."""
    state = FranticState(GAME, DECK, len(hands), Rng(0))
    state.clear(scenario.limit, scenario.family)
    state.round = 1
    state.dealer = state.turn = scenario.dealer - 1
    state.hands = [sorted(hand) for hand in hands]
    state.draw_pile = pile[::-1]
    state.under = under
    state.event_pile = [EVENT_CARDS.index(name) for name in _event_pile(scenario)[::-1]]
    state.used_events = [EVENT_CARDS.index(name) for name in scenario.used_events.split()]
    state.points = scenario.points[:] or [0] * len(hands)
    turn_up_first(state)
    go_on(state)
    return state


def _event_pile(scenario: Scenario) -> list[str]:
    named = scenario.events.split()
    gone = named + scenario.used_events.split()
    return named + [name for name in EVENT_CARDS if name not in gone]


def kinds(text: str) -> list[int]:
    found = [card_of(word) for word in text.split()]
    assert -1 not in found, f"no such card in {text!r}"
    return found


def codes(cards: list[int]) -> str:
    return " ".join(CODES[card] for card in cards)


def after(state: FranticState) -> dict[str, object]:
    """Return all values that `After` can check, in its format."""
    view = state.view(None)
    last = view.last_round
    return {
        "hands": [codes(hand) for hand in state.hands],
        "sizes": [len(hand) for hand in state.hands],
        "step": view.step,
        "asked": [seat + 1 for seat in state.actors],
        "turn": state.turn + 1,
        "top": view.top,
        "wish": view.wish or "-",
        "skipped": [player.seat + 1 for player in view.players if player.skipped],
        "pile": view.draw_pile,
        "under": codes(sorted(state.under)),
        "discard": codes(state.discard),
        "market": " ".join(view.market),
        "bomb": state.bomb,
        "reason": last.reason if last else None,
        "last_points": list(last.points) if last else None,
        "points": list(state.points),
        "dealer": state.dealer + 1,
        "round": state.round,
        "winners": [seat + 1 for seat in view.winners],
    }


def expectation(field: str, wanted: object) -> Callable[[object], object]:
    """Return a function that normalises an expected value: sorted hands, `*` for any."""
    if field == "under" and isinstance(wanted, str):
        return lambda found: codes(sorted(kinds(wanted)))
    if field == "hands" and isinstance(wanted, list):
        return lambda found: expected_hands(wanted, found, lambda hand: codes(sorted(kinds(hand))))
    return lambda found: wanted
