"""Positions of FRANTIC in every situation, and edits of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Any

from parlour import Rng, State, playout
from parlour.core.memory import pack, private_note, public_note
from parlour.games.frantic import GAME, memory
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.steps import STEPS
from tests import position_fuzzing
from tests.frantic.scenarios import Scenario, kinds, table
from tests.position_edits import Edit, Path, Plain, both, place, put
from tests.scenario_files import do

Good = Callable[[], Plain]

THREE = ["red-gift red-1 red-2 red-3 red-exchange", "blue-1 blue-2 counterattack", "green-1 green-2 fuck-you"]
FOUR = ["fantastic-four red-1 red-2", "blue-1 counterattack", "green-1 green-2"]
AT_AN_EVENT = ["black-5 red-1 red-2 red-3", "blue-1 blue-2 fuck-you", "green-1 green-2 green-3 yellow-8"]
LAST_CARDS = ["red-1", "blue-9 blue-8", "green-9 nice-try"]


def position_after(*moves: str, **scenario: Any) -> Plain:
    """Return the position after the moves."""
    state = table(Scenario(rule="R-1", title="", **scenario))
    do(state, *moves)
    return GAME.position(state)


def a_turn() -> Plain:
    return position_after(hands=THREE)


def a_wish_stands() -> Plain:
    return position_after(hands=THREE, top="fantastic", wish="7")


def after_drawing() -> Plain:
    return position_after("1 draw", hands=THREE)


def second_chance() -> Plain:
    return position_after(
        "1 play red-2nd-chance", hands=["red-2nd-chance red-1 blue-1", "blue-2", "green-2 green-3"]
    )


def aiming() -> Plain:
    return position_after("1 play red-gift", hands=THREE)


def aiming_equality() -> Plain:
    return position_after("1 play equality", hands=["equality red-1 red-2 red-3", "blue-1", "green-1"])


def giving() -> Plain:
    return position_after("1 play red-gift", "1 attack 2", "1 give red-1", hands=THREE)


def a_gift_comes() -> Plain:
    return position_after("1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2", hands=THREE)


def a_gift_redirected() -> Plain:
    return position_after(
        "1 play red-gift",
        "1 attack 2",
        "1 give red-1",
        "1 give red-2",
        "2 play counterattack",
        hands=THREE,
    )


def a_skip_comes() -> Plain:
    return position_after(
        "1 play red-skip", "1 attack 2", hands=["red-skip red-1", "blue-1 blue-2", "green-1"]
    )


def sharing_out() -> Plain:
    return position_after("1 play fantastic-four", "1 attack 2", "1 attack 3", hands=FOUR)


def four_come() -> Plain:
    """Two windows are open: the second seat has one share, the third has three."""
    return position_after("1 play fantastic-four", "1 attack 2", *["1 attack 3"] * 3, hands=FOUR)


def four_come_to_one() -> Plain:
    return position_after("1 play fantastic-four", hands=["fantastic-four red-1", "blue-1 blue-2"])


def four_redirected() -> Plain:
    return position_after(
        "1 play fantastic-four", "1 attack 2", *["1 attack 3"] * 3, "2 play counterattack", hands=FOUR
    )


def wishing() -> Plain:
    return position_after("1 play fantastic", hands=["fantastic red-1", "blue-1", "green-1"])


def nice_try() -> Plain:
    return position_after("1 play red-1", "3 play nice-try", hands=LAST_CARDS)


def at_event(name: str, *moves: str) -> Plain:
    """The first seat has played a black card and turned up the event."""
    return position_after("1 play black-5", *moves, hands=AT_AN_EVENT, events=name, draw="red-6 red-7 red-8")


def gambling() -> Plain:
    return at_event("gambling-man", "2 lay blue-1")


def market() -> Plain:
    return at_event("market")


def christmas() -> Plain:
    return at_event("merry-christmas", "2 to 1", "2 to 3", "2 to 3", "1 to 2")


def recession() -> Plain:
    return at_event("recession")


def party_card() -> Plain:
    return at_event("surprise-party")


def party_seat() -> Plain:
    return at_event("surprise-party", "2 give fuck-you")


def eye() -> Plain:
    return at_event("all-seeing-eye", "3 agree")


def game_over() -> Plain:
    return position_after("1 play red-1", "2 pass", "3 pass", hands=LAST_CARDS, limit=9)


def second_round() -> Plain:
    return position_after("1 play red-1", "2 pass", "3 pass", hands=LAST_CARDS, limit=99)


def buried() -> Plain:
    """ "Fuck You" was turned up first and lies under the draw pile."""
    hands = ["red-1 red-2", "blue-1 blue-2", "green-1 green-2"]
    return position_after(hands=hands, start="fuck-you red-5", dealer=3)


GOOD: list[Good] = [
    a_turn,
    a_wish_stands,
    after_drawing,
    second_chance,
    aiming,
    aiming_equality,
    giving,
    a_gift_comes,
    a_gift_redirected,
    a_skip_comes,
    sharing_out,
    four_come,
    four_come_to_one,
    four_redirected,
    wishing,
    nice_try,
    gambling,
    market,
    christmas,
    recession,
    party_card,
    party_seat,
    eye,
    game_over,
    second_round,
    buried,
]


def move(cards: str, source: Path, target: Path) -> Edit:
    """Move the cards to the beginning of another list."""

    def edit(position: Plain) -> None:
        taken = place(position, target[:-1]).setdefault(target[-1], [])
        for card in cards.split():
            place(position, source).remove(card)
            taken.insert(0, card)

    return edit


def all_under(position: Plain) -> None:
    """Move the draw pile under the discard pile."""
    position["under"] = position.get("under", []) + position["draw_pile"]
    position["draw_pile"] = []


def asked(seat: int, at: int = 0) -> Edit:
    """Ask another seat the same question."""
    return both(put(seat, "steps", at, "seat"), put([seat], "asked"))


def windows(*steps: Plain) -> Edit:
    """Open windows for the shares of a Fantastic Four by the first seat."""
    over = [{"step": "window", "attack": "fantastic-four", **step} for step in steps]
    bottom = [{"step": "wish", "seat": 0}, {"step": "shares", "seat": 0}]
    return both(put(bottom + over, "steps"), put([steps[-1]["seat"]], "asked"))


def notes(*codes: int) -> Edit:
    return both(put(list(codes), "memory"), put(0, "round_at"))


def remembered(*codes: int) -> Edit:
    """Set the memory to these notes, followed by the own hand of each seat."""

    def edit(position: Plain) -> None:
        hands = [" ".join(player["hand"]) for player in position["players"]]
        looks = [own(seat, memory.HAND, hand) for seat, hand in enumerate(hands)]
        notes(public_note(memory.ROUND, 2, 1), *codes, *looks)(position)

    return edit


def shown(seat: int, cards: str) -> int:
    return public_note(memory.SHOWN, seat, pack(kinds(cards)))


def own(seat: int, tag: int, cards: str, audience: int | None = None) -> int:
    return private_note(seat if audience is None else audience, tag, seat, pack(kinds(cards)))


def moved(giver: int, taker: int, count: int = 1) -> int:
    return public_note(memory.MOVED, giver, count << 3 | taker)


def given_away(giver: int, taker: int, card: str) -> list[int]:
    """Return the notes of a card that only the giver and the taker see."""
    return [moved(giver, taker), own(giver, memory.SAW, card), own(taker, memory.SAW, card)]


def about(tag: int, seat: int, card: str) -> int:
    return public_note(tag, seat, kinds(card)[0])


FIRST, SECOND, THIRD = ("players", 0), ("players", 1), ("players", 2)
HANDS: list[Path] = [(*player, "hand") for player in (FIRST, SECOND, THIRD)]
PILE, DISCARD, UNDER, MARKET = ("draw_pile",), ("discard",), ("under",), ("market",)
Cases = dict[str, tuple[Good, Edit]]


def play_out(state: State, rng: Rng) -> None:
    """Play to the end of the round. A high limit would take too long."""
    assert isinstance(state, FranticState)
    if state.actors:
        state.limit = max(state.points) + 1
    playout(state, rng)


def check_playable(state: FranticState, seed: int = 1) -> None:
    position_fuzzing.check_playable(state, seed, play_out)


def refused_or_playable(position: Plain, seed: int = 1) -> None:
    position_fuzzing.refused_or_playable(GAME, position, seed, play_out)


def card_lists(position: Plain) -> list[list[str]]:
    """Return all lists of cards in the position."""
    hands = [player["hand"] for player in position["players"]]
    middle = [position.get(name, []) for name in ("draw_pile", "discard", "under", "market")]
    return [cards for cards in hands + middle if cards]


def step_of(state: State) -> str:
    assert isinstance(state, FranticState)
    return state.view(None).step


@cache
def met() -> dict[str, list[Plain]]:
    """Return some positions of random games at all seat counts, by step."""
    found: dict[str, list[Plain]] = defaultdict(list)
    for number in range(42):
        rng = Rng(number, 1)
        state = GAME.start(2 + number % 7, number, limit=(1, 60)[number // 7 % 2])
        while state.actors:
            some = found[step_of(state)]
            if rng.below(20) == 0 or len(some) < 8:
                some.append(GAME.position(state))
            seat = state.actors[rng.below(len(state.actors))]
            state.apply(seat, state.random_action(seat, rng))
        found["over"].append(GAME.position(state))
    return found


MET_STEPS = [name for name in (*STEPS, "over") if name != "shares"]
