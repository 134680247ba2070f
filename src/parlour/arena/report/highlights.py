"""The games worth looking at, each with its replay and its record."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from parlour.arena.report.markup import append, element
from parlour.arena.report.sections import section
from parlour.arena.report.transcript import Transcript
from parlour.arena.report.wording import Wording
from parlour.arena.results import PlayedGame
from parlour.arena.summary import Highlight, outcome_of
from parlour.core.game import Game
from parlour.languages import printable

Games = Mapping[int, PlayedGame]


def games_section(highlights: Sequence[Highlight], games: Games, game: Game, wording: Wording) -> Element:
    """List the games, each with what it shows and a link to its replay."""
    items = [
        element(
            "li",
            element("h3", _title(games[highlight.number], wording)),
            element("p", _why(highlight, wording)),
            _scores(games[highlight.number], wording),
            element(
                "p", element("a", wording.say("read"), href=f"#game-{highlight.number}", class_="action")
            ),
        )
        for highlight in highlights
    ]
    return section("games", wording, element("ul", *items, class_="games"))


def replays_section(highlights: Sequence[Highlight], games: Games, game: Game, wording: Wording) -> Element:
    replays = [_replay(highlight, games[highlight.number], game, wording) for highlight in highlights]
    return section("replays", wording, element("p", wording.prose("note-replays"), class_="note"), *replays)


def _replay(highlight: Highlight, played: PlayedGame, game: Game, wording: Wording) -> Element:
    name = f"game-{played.number}.json"
    record = b64encode(played.record.dump().encode()).decode()
    key = f"game-{played.number}"
    download = element(
        "a",
        wording.say("download", file=name),
        class_="action",
        download=name,
        href=f"data:application/json;base64,{record}",
    )
    return element(
        "article",
        element("h3", _title(played, wording), id=f"{key}-title"),
        element("p", _why(highlight, wording)),
        element("p", download, " ", element("code", f"parlour replay {name}"), class_="record"),
        element(
            "div",
            *Transcript(played, game, wording).tell(),
            class_="transcript",
            tabindex=0,
            role="group",
            aria_labelledby=f"{key}-title",
        ),
        id=key,
        class_="replay",
    )


def _title(played: PlayedGame, wording: Wording) -> str:
    return wording.say("game", number=str(played.number), deal=str(played.deal))


def _why(highlight: Highlight, wording: Wording) -> str:
    return wording.prose(
        f"why-{highlight.why}",
        name=wording.speaker.list([printable(name) for name in highlight.winners]),
        chance=wording.percent(highlight.chance or 0.0),
        lead=highlight.lead or 0,
        count=highlight.faults or 0,
    )


def _scores(played: PlayedGame, wording: Wording) -> Element:
    """List the players with their scores; a star marks the winners."""
    outcome = outcome_of(played)
    items = []
    for seat, (name, score) in enumerate(zip(played.record.players, outcome.scores, strict=True)):
        item = element("li", wording.say("score", number=seat + 1, name=name, score=wording.tick(score)))
        if seat in outcome.winners:
            star = element("span", "★", class_="won", role="img", aria_label=wording.say("winner"))
            append(item, " ", star)
        items.append(item)
    return element("ol", *items, class_="seats")
