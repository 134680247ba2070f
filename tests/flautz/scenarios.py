"""The scenario format of FLAUTZ!; see tests/scenario_files.py.

The files in tests/scenarios/flautz contain scenarios like this one. Seats count from 1:

    [[scenario]]
    rule = "Z-5"
    title = "The taken card comes to the hand, another takes its place"
    hands = ["b1 b2 g3 o4 pi5", "g1 g2 pu3 o5 pi7"]
    air = "b3 o1 o2"
    moves = ["1 take b3", "1 put g3"]
    [scenario.after]
    hands = ["b1 b2 b3 o4 pi5", "*"]
    air = "g3 o1 o2"
    turn = 2

Unnamed cards are in the draw pile, below those of `draw`. If its size is given by `pile`, the rest is on the
discard pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated

from msgspec import Meta, Struct, field

from parlour import Rng
from parlour.games.flautz import GAME
from parlour.games.flautz.deck import CODES, COLOURS, CRYSTALS
from parlour.games.flautz.matches import open_match
from parlour.games.flautz.notation import card_of
from parlour.games.flautz.state import FlautzState
from tests import scenario_files
from tests.scenario_files import BaseScenario, expected_hands

DECK = GAME.deck

Place = Annotated[int, Meta(ge=1, le=5)]


class After(Struct, forbid_unknown_fields=True):
    """The expected state after the moves. None means any value."""

    #: A hand for each seat, or `*` for any hand.
    hands: list[str] | None = None
    #: The rows. `-` is the gap left by a taken card.
    air: str | None = None
    ground: str | None = None
    #: `take`, `replace`, `take-now`, `put` or `over`, and whose turn it is.
    step: str | None = None
    turn: Place | None = None
    round: int | None = None
    match: int | None = None
    start: Place | None = None
    focused: list[Place] | None = None
    #: The seats with open hands, and the first caller (0 for nobody).
    called: list[Place] | None = None
    caller: int | None = None
    #: The size of the draw pile, and the discard pile with its top card last.
    pile: int | None = None
    discard: str | None = None
    #: The last match: why it ended, the points of each spell, and the crystals won.
    reason: str | None = None
    spells: list[int] | None = None
    won: list[int] | None = None
    #: Totals of the game so far.
    crystals: list[int] | None = None
    points: list[int] | None = None
    supply: int | None = None
    winners: list[Place] | None = None
    scores: list[int] | None = None


class Scenario(BaseScenario, forbid_unknown_fields=True, kw_only=True):
    #: The five cards of each seat.
    hands: Annotated[list[str], Meta(min_length=2, max_length=5)]
    #: Three cards each. By default, cards that are not used elsewhere.
    air: str = ""
    ground: str = ""
    #: The next cards of the draw pile, top first, and its size.
    draw: str = ""
    pile: int | None = None
    discard: str = ""
    #: Whether the draw pile was reshuffled from discarded cards.
    recycled: bool = False
    arena: str = "any,any,any,any"
    #: The number of matches. 0 plays until a seat has three crystals.
    matches: int = 0
    match: int = 1
    round: int = 2
    start: Place = 1
    turn: Place = 1
    #: The colours of the apprentices.
    apprentices: list[str] = field(default_factory=list)
    focused: list[Place] = field(default_factory=list)
    crystals: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    #: The match starts with these hands, so straights are called at once.
    dealt: bool = False
    seed: str = "0123456789abcdef0123456789abcdef"
    after: After = field(default_factory=After)


def scenarios() -> Iterator[tuple[str, Scenario]]:
    return scenario_files.scenarios("flautz", Scenario)


def table(scenario: Scenario) -> FlautzState:
    """Return the state of the scenario before its moves."""
    if scenario.dealt:
        return _dealt(scenario)
    cards = _cards(scenario)
    return GAME.from_position(
        {
            "game": "flautz",
            "version": 1,
            "deck": DECK.digest,
            "arena": scenario.arena.split(","),
            "goal": scenario.matches or "crystals",
            "match": scenario.match,
            "round": scenario.round,
            "start": scenario.start - 1,
            "turn": scenario.turn - 1,
            "step": "replace" if scenario.turn in scenario.focused else "take",
            "players": [
                {
                    "apprentice": (scenario.apprentices or COLOURS)[seat],
                    "hand": codes(hand).split(),
                    "focused": seat + 1 in scenario.focused,
                    "crystals": scenario.crystals[seat] if scenario.crystals else 0,
                    "points": scenario.points[seat] if scenario.points else 0,
                }
                for seat, hand in enumerate(cards.hands)
            ],
            "air": codes(cards.display[:3]).split(),
            "ground": codes(cards.display[3:]).split(),
            "draw_pile": codes(cards.draw_pile).split(),
            "discard": codes(cards.discard[::-1]).split(),
            "recycled": scenario.recycled,
            "last_match": _last_match(scenario) if scenario.match > 1 else None,
            "random": scenario.seed,
        }
    )


class _Cards(Struct):
    hands: list[list[int]]
    display: list[int]
    #: Top card first.
    draw_pile: list[int]
    discard: list[int]


def _cards(scenario: Scenario) -> _Cards:
    """Distribute all cards. Unnamed cards fill the rows and the piles."""
    hands = [sorted(kinds(hand)) for hand in scenario.hands]
    rows = [kinds(scenario.air), kinds(scenario.ground)]
    named = kinds(scenario.draw)
    discard = kinds(scenario.discard)
    rest = Counter(DECK.cards)
    for cards in (*hands, *rows, named, discard):
        rest.subtract(cards)
    assert min(rest.values()) >= 0, f"named too often: {codes(sorted((-rest).elements()))}"
    left = sorted(rest.elements())
    display = [card for row in rows for card in row or [left.pop(), left.pop(), left.pop()]]
    more = len(left) if scenario.pile is None else scenario.pile - len(named)
    assert 0 <= more <= len(left), "the pile cannot have so many cards"
    return _Cards(hands, display, named + left[:more], left[more:] + discard)


def _last_match(scenario: Scenario) -> dict[str, object]:
    """Return a previous match in which nobody scored."""
    seats = len(scenario.hands)
    return {"reason": "arena", "by": None, "hands": [[]] * seats, "crystals": [0] * seats}


def _dealt(scenario: Scenario) -> FlautzState:
    """Return the state at the start of a match with these hands."""
    cards = _cards(scenario)
    seats = len(cards.hands)
    state = FlautzState(GAME, DECK, seats, Rng.load(scenario.seed))
    state.clear(GAME.fields(scenario.arena), scenario.matches)
    state.match = scenario.match
    state.start = state.turn = scenario.start - 1
    state.apprentices = [COLOURS.index(colour) for colour in (scenario.apprentices or COLOURS)[:seats]]
    state.crystals = scenario.crystals[:] or [0] * seats
    state.points = scenario.points[:] or [0] * seats
    state.supply = CRYSTALS - sum(state.crystals)
    state.hands = cards.hands
    state.display = cards.display
    state.draw_pile = cards.draw_pile[::-1]
    open_match(state)
    return state


def kinds(text: str) -> list[int]:
    found = [card_of(word) for word in text.split()]
    assert -1 not in found, f"no such card in {text!r}"
    return found


def codes(cards: list[int]) -> str:
    return " ".join("-" if card < 0 else CODES[card] for card in cards)


def after(state: FlautzState) -> dict[str, object]:
    """Return all values that `After` can check, in its format."""
    view = state.view(None)
    last = view.last_match
    outcome = state.outcome
    return {
        "hands": [codes(hand) for hand in state.hands],
        "air": codes(state.display[:3]),
        "ground": codes(state.display[3:]),
        "step": view.step,
        "turn": view.turn + 1,
        "round": view.round,
        "match": view.match,
        "start": view.start + 1,
        "focused": [player.seat + 1 for player in view.players if player.focused],
        "called": [player.seat + 1 for player in view.players if player.hand is not None],
        "caller": 0 if view.caller is None else view.caller + 1,
        "pile": view.draw_pile,
        "discard": " ".join(view.discard),
        "reason": last.reason if last else None,
        "spells": [score.spell.points if score.spell else 0 for score in last.scores] if last else None,
        "won": [score.crystals for score in last.scores] if last else None,
        "crystals": [player.crystals for player in view.players],
        "points": [player.points for player in view.players],
        "supply": view.supply,
        "winners": [seat + 1 for seat in view.winners],
        "scores": list(outcome.scores) if outcome else None,
    }


def expectation(field: str, wanted: object) -> Callable[[object], object]:
    """Return a function that normalises an expected value: full card codes, sorted hands, `*` for any."""
    if field in ("air", "ground", "discard") and isinstance(wanted, str):
        return lambda found: " ".join("-" if word == "-" else codes(kinds(word)) for word in wanted.split())
    if field == "hands" and isinstance(wanted, list):
        return lambda found: expected_hands(wanted, found, lambda hand: codes(sorted(kinds(hand))))
    return lambda found: wanted
