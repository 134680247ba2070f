"""The rules of a game as text, for clients without its language files."""

from __future__ import annotations

from litestar import get
from litestar.params import FromQuery

from parlour.languages import Speaker
from parlour.server.http.messages.games import RuleInfo
from parlour.server.http.params import AnyRequest, GameName, game_named
from parlour.server.http.problems import language_of, problems


@get("/games/{game:str}/rules", responses=problems(404), tags=["house"], sync_to_thread=False)
def rules_of_game(request: AnyRequest, game: GameName, family: FromQuery[bool] = False) -> list[RuleInfo]:
    """Return all rules in the caller's language; `family` uses family-friendly card names."""
    found = game_named(game)
    speaker = Speaker(language_of(request), found, family=family)
    return [RuleInfo(number, speaker.say_or_nothing(f"rule-{number}")) for number in found.rules]


HANDLERS = [rules_of_game]
