"""With family-friendly names, the original name is never shown."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import parlour
from parlour import Event, Rng
from parlour.games.frantic import GAME
from parlour.games.frantic.deck import GENTLE_FUCK_YOU
from tests.frantic.states import TEN, card, state_after
from tests.scenario_files import unchanged_after


def heard_and_seen(seed: int) -> Iterator[str]:
    """Yield all events, views, moves and refusals of a random family-friendly game."""
    rng = Rng(seed)
    heard: list[Event] = []
    state = GAME.start_with(3, seed, {"limit": 60, "family": True}, heard.append)
    while state.actors:
        actor = state.actors[rng.below(len(state.actors))]
        yield from (GAME.text(state, action, actor) for action in state.legal(actor))
        yield str(parlour.why_not(state, actor, card("fuck-you")))
        yield str(parlour.why_not(state, actor, rng.below(GAME.actions)))
        for viewer in (0, 1, 2, None):
            view = state.view(viewer)
            yield msgspec.json.encode(view).decode()
            if rng.below(10) == 0:
                yield repr((GAME.describe(view), GAME.ask(view), GAME.describe_revealed(state)))
        state.apply(actor, state.random_action(actor, rng))
    yield repr(GAME.result(state.view(None)))
    yield from (repr((event, GAME.tell(event))) for event in heard)


def test_a_family_never_reads_the_word() -> None:
    gentle = 0
    for seed in range(4):
        for text in heard_and_seen(seed):
            assert "fuck" not in text.casefold()
            gentle += GENTLE_FUCK_YOU in text
    assert gentle > 100


@pytest.mark.parametrize("family", [True, False])
@pytest.mark.parametrize("name", ["fuck-you", "Fuck You", "f***-you", "F*** You", "fu", "arschkarte"])
def test_every_name_of_the_card_is_read_at_every_table(family: bool, name: str) -> None:
    state = state_after(hands=[TEN, "green-1", "green-2"], family=family)
    assert GAME.parse(state, name, 0) == card("fuck-you")
    assert GAME.parse(state, f"play {name}", 0) == card("fuck-you")
    assert GAME.text(state, card("fuck-you"), 0) == ("play f***-you" if family else "play fuck-you")


def test_a_family_reads_no_word_in_a_refusal_either() -> None:
    state = state_after(hands=["fuck-you red-1", "green-1", "green-2"], family=True)
    error = unchanged_after(state, lambda: GAME.parse(state, "fuck you", 0))
    assert (error.code, error.params["card"]) == ("not-ten-cards", GENTLE_FUCK_YOU)
