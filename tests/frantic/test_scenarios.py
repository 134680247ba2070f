"""All scenarios from the files."""

from __future__ import annotations

import pytest

from parlour.core.message import Message
from parlour.games.frantic import GAME
from parlour.languages import Speaker
from tests.frantic.scenarios import Scenario, after, expectation, scenarios, table
from tests.scenario_files import check_scenario, do

ALL = dict(scenarios())


@pytest.mark.parametrize("name", ALL, ids=list(ALL))
def test_scenario(name: str) -> None:
    scenario = ALL[name]
    state = table(scenario)
    check_scenario(scenario, state, scenario.after, lambda: after(state), expectation)


def test_a_replay_with_open_cards_shows_what_is_face_down() -> None:
    """Tested in the middle of Gambling Man, Merry Christmas and a Gift."""
    hands = ["black-5 blue-1 blue-2 red-gift", "green-1 green-2 green-3", "yellow-1 yellow-2"]
    gamble = table(Scenario(rule=[], title="", hands=hands, events="gambling-man"))
    do(gamble, "1 play black-5", "2 lay green-3")
    christmas = table(Scenario(rule=[], title="", hands=hands, events="merry-christmas"))
    do(christmas, "1 play black-5", "3 to 1", "3 to 2")
    gift = table(Scenario(rule=[], title="", hands=hands))
    do(gift, "1 play red-gift", "1 attack 2", "1 give blue-1")
    speaker = Speaker("en", GAME, ["Ann", "Bob", "Cy"])
    for state, sentence in (
        (gamble, "  Bob – Laid face down: green-3"),
        (christmas, "  Cy – Given away: yellow-1 to Ann and yellow-2 to Bob"),
        (gift, "  Ann – Set aside to give: blue-1"),
    ):
        said = [speaker.say(block) for block in GAME.describe_revealed(state) if isinstance(block, Message)]
        assert sentence in said
        seen = [speaker.say(block) for block in GAME.describe(state.view(None)) if isinstance(block, Message)]
        assert not any(sentence.split(": ")[1] in line for line in seen)
