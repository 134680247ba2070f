"""The page: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from xml.etree.ElementTree import Element

import parlour
from parlour.arena.entrants import Entrant
from parlour.arena.report.highlights import games_section, replays_section
from parlour.arena.report.markup import append, document, element
from parlour.arena.report.sections import (
    faults_section,
    oriented,
    pairs_section,
    scores_section,
    section,
    standings_section,
    times_section,
    verdict_section,
)
from parlour.arena.report.wording import Wording
from parlour.arena.results import PlayedGame
from parlour.arena.summary import Summary
from parlour.arena.tournament import Tournament
from parlour.core.game import Game
from parlour.languages import printable
from parlour.registry import game as find_game

#: The page loads nothing and runs nothing.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def write_report(
    path: Path, summary: Summary, games: Sequence[PlayedGame], command: str, language: str
) -> None:
    """Write the report of these games to a file. `command` is the command line that repeats the run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(compose(summary, games, command, language), "utf-8")


def compose(summary: Summary, games: Sequence[PlayedGame], command: str, language: str) -> str:
    """Return the page as text."""
    game = find_game(summary.tournament.game, summary.tournament.deck)
    wording = Wording(language, game)
    title = wording.say("title", game=wording.speaker.title(game))
    sections = list(_sections(summary, games, command, game, wording))
    css = files(__package__).joinpath("page.css").read_text("utf-8")
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("title", title),
        element("style", css),
    )
    body = element(
        "body",
        _header(title, summary, game, wording),
        element("main", _contents(sections, wording), *sections),
        element("footer", wording.say("made-with", version=parlour.__version__)),
    )
    return document(element("html", head, body, lang=language))


def _sections(
    summary: Summary, games: Sequence[PlayedGame], command: str, game: Game, wording: Wording
) -> Iterator[Element]:
    if summary.verdict is not None:
        yield verdict_section(summary.verdict, wording)
    if summary.games:
        yield standings_section(summary, wording)
        if summary.pairs:
            yield pairs_section(summary, wording)
        yield scores_section(summary, game, wording)
        yield from times_section(summary, wording)
        yield from faults_section(summary, games, wording)
        if summary.highlights:
            chosen = {played.number: played for played in games}
            yield games_section(summary.highlights, chosen, game, wording)
            yield replays_section(summary.highlights, chosen, game, wording)
    yield _repeat_section(summary.tournament, command, wording)


def _header(title: str, summary: Summary, game: Game, wording: Wording) -> Element:
    tournament = summary.tournament
    lede = wording.prose(
        "lede",
        names=wording.speaker.list([printable(name) for name in tournament.names]),
        game=wording.speaker.title(game),
        deals=summary.deals,
        games=summary.games,
    )
    facts = element("dl", class_="facts")
    for name, value in _facts(summary, wording):
        facts.append(element("div", element("dt", wording.say(f"fact-{name}")), element("dd", value)))
    return element(
        "header",
        element("p", _logo(), "Parlour", class_="brand"),
        element("h1", title),
        element("p", lede, class_="lede"),
        *_leader(summary, wording),
        facts,
    )


def _facts(summary: Summary, wording: Wording) -> Iterator[tuple[str, str]]:
    tournament = summary.tournament
    options = ", ".join(f"{name}={_option(value)}" for name, value in tournament.options.items())
    yield "seats", wording.count(tournament.seats)
    yield "bots", wording.count(len(tournament.entrants))
    if summary.deals == tournament.deals:
        yield "deals", wording.count(summary.deals)
    else:
        yield "deals", wording.say("deals-of", done=summary.deals, total=tournament.deals)
    yield "games", wording.count(summary.games)
    yield "seed", str(tournament.seed)
    yield "options", printable(options) or wording.say("standard")
    if tournament.deck is not None:
        yield "deck", wording.say("custom-deck")
    if tournament.think is not None:
        yield "think", wording.duration(1000 * tournament.think)
    if tournament.worlds is not None:
        yield "worlds", wording.count(tournament.worlds)
    yield "rules", str(tournament.rules)
    yield "version", parlour.__version__


def _option(value: object) -> str:
    """Return the value of an option as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _leader(summary: Summary, wording: Wording) -> Iterator[Element]:
    """Yield a sentence on the two strongest, if they have met."""
    first, *others = [standing.name for standing in summary.standings]
    for pair in summary.pairs:
        if {pair.one, pair.other} == {first, *others[:1]}:
            ahead, _ = oriented(pair, first)
            settled = "ahead" if ahead.low > 0.5 else "behind" if ahead.high < 0.5 else "open"
            yield element(
                "p",
                wording.prose(
                    "leader",
                    name=first,
                    other=others[0],
                    ahead=wording.percent(ahead.mean),
                    interval=wording.percent_interval(ahead),
                    settled=settled,
                ),
                class_="leader",
            )


def _contents(sections: Sequence[Element], wording: Wording) -> Element:
    links = [
        element("li", element("a", each.findtext("h2") or "", href=f"#{each.get('id')}")) for each in sections
    ]
    return element("nav", element("ul", *links), aria_label=wording.say("contents"))


def _repeat_section(tournament: Tournament, command: str, wording: Wording) -> Element:
    bots = element("ul", *(_entrant(entrant, wording) for entrant in tournament.entrants), class_="bots")
    limits = tournament.limits
    outside = any(entrant.kind != "house" for entrant in tournament.entrants)
    told = wording.say("limits", seconds=limits.seconds, memory=limits.memory, processes=limits.processes)
    return section(
        "repeat",
        wording,
        element("p", wording.prose("note-repeat")),
        element("pre", element("code", printable(command)), tabindex=0),
        element("h3", wording.say("fact-bots")),
        bots,
        *([element("p", told)] if outside else []),
        element("h3", wording.say("method")),
        element("p", wording.prose("note-method")),
        element("p", wording.prose("note-ratings")),
    )


def _entrant(entrant: Entrant, wording: Wording) -> Element:
    item = element("li", element("b", printable(entrant.name)), " ")
    append(item, element("span", wording.say(f"kind-{entrant.kind}"), class_="note"))
    if entrant.target != entrant.name:
        append(item, " ", element("code", printable(entrant.target)))
    return item


def _logo() -> Element:
    return element(
        "svg",
        element("circle", class_="ring", cx=16, cy=16, r=11),
        element("circle", class_="light", cx=16, cy=16, r=5),
        width=32,
        height=32,
        aria_hidden="true",
    )
