"""The report is one well-formed page that needs nothing else and says what the summary says."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Sequence
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

import parlour
from parlour.arena.entrants import Entrant
from parlour.arena.referee import Referee
from parlour.arena.report import write_report
from parlour.arena.report.page import compose
from parlour.arena.report.wording import Wording
from parlour.arena.results import Fault, PlayedGame
from parlour.arena.summary import Summary, summarise
from parlour.arena.tournament import Question, Tournament
from parlour.languages import LANGUAGES
from parlour.record import Record
from tests.arena.tournaments import tournament

COMMAND = "parlour arena fzzzt --bots easy,random --until 'easy>random'"
#: Elements without an end tag.
VOID = {"meta"}
EVIL = '<b>&"'


class Page(HTMLParser):
    """What a browser finds in a page. Tags that are not closed in order fail."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text: dict[str, list[str]] = {}
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.text.setdefault(tag, []).append(data)

    def said(self, tag: str = "body") -> str:
        """Return all text inside elements with this tag."""
        return " ".join(self.text.get(tag, ())).replace("\N{NO-BREAK SPACE}", " ")

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for found, attributes in self.tags if found == tag]

    @property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.tags if "id" in attributes]


def play(planned: Tournament) -> list[PlayedGame]:
    referee = Referee(planned)
    return [played for deal in range(planned.deals) for played in referee(deal)]


def summary_of(planned: Tournament, games: Sequence[PlayedGame]) -> Summary:
    return summarise(planned, parlour.game(planned.game), games)


@pytest.fixture(scope="module")
def planned() -> Tournament:
    return tournament("easy,random", games=6, until=Question("easy", "random"))


@pytest.fixture(scope="module")
def games(planned: Tournament) -> list[PlayedGame]:
    return play(planned)


@pytest.fixture(scope="module")
def summary(planned: Tournament, games: list[PlayedGame]) -> Summary:
    return summary_of(planned, games)


@pytest.fixture(scope="module")
def page(summary: Summary, games: list[PlayedGame]) -> Page:
    return Page(compose(summary, games, COMMAND, "en"))


def test_it_is_written_to_one_file(tmp_path: Path, summary: Summary, games: list[PlayedGame]) -> None:
    path = tmp_path / "reports" / "run.html"
    write_report(path, summary, games, COMMAND, "en")
    assert [each.name for each in path.parent.iterdir()] == ["run.html"]
    assert path.read_text("utf-8").startswith("<!doctype html>\n<html")


def test_the_same_run_gives_the_same_page(summary: Summary, games: list[PlayedGame]) -> None:
    assert compose(summary, games, COMMAND, "en") == compose(summary, games, COMMAND, "en")


def test_it_loads_nothing_and_runs_nothing(page: Page) -> None:
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "object", "image", "use"}
    for tag, attributes in page.tags:
        assert not [name for name in attributes if name.startswith("on")]
        assert "src" not in attributes
        if "href" in attributes:
            assert tag == "a"
            assert re.match(r"#|data:application/json;base64,", attributes["href"])
    assert not re.search(r"url\(|@import|//", page.said("style"))
    (policy,) = [meta["content"] for meta in page.all("meta") if "http-equiv" in meta]
    assert policy.startswith("default-src 'none'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts_and_figures(
    language: str, summary: Summary, games: list[PlayedGame]
) -> None:
    page = Page(compose(summary, games, COMMAND, language))
    assert page.all("html") == [{"lang": language}]
    said = page.said()
    assert "arena-report-" not in said
    assert "\N{REPLACEMENT CHARACTER}" not in said
    wording = Wording(language, parlour.game("fzzzt"))
    table = page.said("td")
    for standing in summary.standings:
        rating, score, times = standing.rating, standing.score, standing.times
        assert standing.name in page.said("th")
        for text in (
            wording.number(rating.mean),
            wording.interval(rating.low, rating.high),
            wording.percent(standing.wins.mean),
            wording.percent_interval(standing.wins),
            wording.number(score.mean),
            wording.interval(score.low, score.high),
            wording.count(standing.games),
            wording.count(times.decisions),
            *(wording.duration(time) for time in (times.median, times.most, times.slowest)),
        ):
            assert text in table
    (pair,) = summary.pairs
    for mean, ahead in (
        (pair.difference.mean, pair.ahead.mean),
        (-pair.difference.mean, 1 - pair.ahead.mean),
    ):
        assert wording.signed(mean) in table
        assert wording.percent(ahead) in table


def test_every_text_of_the_report_is_used() -> None:
    package = Path(str(files("parlour")))
    code = "".join(path.read_text("utf-8") for path in (package / "arena" / "report").glob("*.py"))
    literals = set(re.findall(r'"([a-z-]+)"', code))
    families = tuple(set(re.findall(r'f"([a-z]+-)\{', code)))
    texts = (package / "locale" / "en.ftl").read_text("utf-8")
    keys = re.findall(r"^arena-report-([a-z-]+) =", texts, re.M)
    assert [key for key in keys if key not in literals and not key.startswith(families)] == []


def test_figures_are_written_as_the_language_writes_them() -> None:
    english, german = (Wording(language, parlour.game("fzzzt")) for language in ("en", "de"))
    assert english.percent(0.12345) == "12.3%"
    assert german.percent(0.12345) == "12,3 %"
    assert german.interval(-1, 2.25) == "−1,0 bis 2,2"
    assert english.signed(3) == "+3.0"
    assert english.signed(-0.04) == "0.0"
    assert english.duration(0.0123) == "0.0123 ms"
    assert english.duration(1500) == "1.5 s"


def test_it_says_what_was_played_and_how_to_repeat_it(page: Page, summary: Summary) -> None:
    facts = page.said("dd").split()
    assert facts == ["2", "2", "3", "6", "7", "standard", "1", parlour.__version__]
    assert COMMAND in page.said("pre")
    assert "Fzzzt!" in page.said("h1")


def test_an_unfinished_run_with_options_says_so() -> None:
    planned = tournament("easy,random", "frantic", games=4, options={"limit": "short", "family": True})
    games = play(replace(planned, deals=1))
    page = Page(compose(summary_of(planned, games), games, COMMAND, "en"))
    facts = page.said("dd")
    assert "1 of 2" in facts
    assert "limit=short, family=yes" in facts
    assert "Fewer points are better." in page.said()


def test_charts_have_titles_descriptions_and_tables(page: Page, summary: Summary) -> None:
    charts = [svg for svg in page.all("svg") if svg.get("role") == "img"]
    # Ratings, victories, times, and the scores of each entrant.
    assert len(charts) == 3 + len(summary.standings)
    for chart in charts:
        title, description = chart["aria-labelledby"].split()
        assert {title, description} <= set(page.ids)
    assert all(
        svg.get("role") == "img" or svg.get("aria-hidden") == "true" or "x" in svg for svg in page.all("svg")
    )
    for standing in summary.standings:
        assert standing.name in page.said("desc")
    captions = page.said("caption")
    assert all(name in captions for name in ("Standings", "Head to head", "Scores", "Time per decision"))


def test_ids_are_unique_and_every_link_has_its_target(page: Page, summary: Summary) -> None:
    assert len(set(page.ids)) == len(page.ids)
    targets = {link["href"][1:] for link in page.all("a") if link["href"].startswith("#")}
    assert targets <= set(page.ids)
    assert {f"game-{found.number}" for found in summary.highlights} <= targets


def test_highlights_are_told_and_their_records_can_be_replayed(
    page: Page, summary: Summary, games: list[PlayedGame]
) -> None:
    links = {link["download"]: link["href"] for link in page.all("a") if "download" in link}
    assert set(links) == {f"game-{found.number}.json" for found in summary.highlights}
    assert links
    for name, link in links.items():
        assert f"parlour replay {name}" in page.said("code")
        record = Record.load(b64decode(link.partition(",")[2]))
        record.replay()
        (played,) = [played for played in games if name == f"game-{played.number}.json"]
        assert record.moves == played.record.moves
    assert len(page.all("ol")) == 2 * len(links)
    assert "Player 1 (easy)" in page.said("li")
    assert re.search(r"Player 2 \(random\) lays down", page.said("li"))


def test_a_question_that_is_not_settled_says_why(page: Page) -> None:
    assert "Not settled: it is unclear whether easy is better than random." in page.said()
    assert "3 deals are too few to tell: the test starts after 16." in page.said()


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (True, "Yes: easy is better than random."),
        (False, "No: random is better than easy."),
        (None, "Not settled: it is unclear whether easy is better than random."),
    ],
)
def test_a_question_is_answered(
    answer: bool | None, text: str, summary: Summary, games: list[PlayedGame]
) -> None:
    assert summary.verdict is not None
    verdict = replace(summary.verdict, answer=answer, deals=40, ahead=0.6, margin=0.25)
    page = Page(compose(replace(summary, verdict=verdict), games, COMMAND, "en"))
    assert text in page.said()
    assert "60.0% of their encounters (95% interval: 35.0 to 85.0%)" in page.said()


def test_without_a_question_there_is_no_verdict(summary: Summary, games: list[PlayedGame]) -> None:
    page = Page(compose(replace(summary, verdict=None), games, COMMAND, "en"))
    assert "verdict" not in page.ids


def test_lost_decisions_are_shown_only_if_there_are_any(
    page: Page, planned: Tournament, games: list[PlayedGame], summary: Summary
) -> None:
    assert "faults" not in page.ids
    # A game that is not shown for another reason.
    number = min({played.number for played in games} - {found.number for found in summary.highlights})
    seat = games[number].lineup.index(1)
    faults = [Fault(1, seat, "time", "no answer after 5 s"), Fault(3, seat, "time"), Fault(5, seat, "crash")]
    failing = [replace(played, faults=faults) if played.number == number else played for played in games]
    found = Page(compose(summary_of(planned, failing), failing, COMMAND, "en"))
    assert "faults" in found.ids
    example = f"random took too long (game {number}, move 1): no answer after 5 s"
    assert example in re.sub(" +", " ", found.said())
    assert "crashed" in found.said("td")
    assert "3 decisions were lost." in found.said()
    assert "Lost decision, replaced by a random move: took too long." in found.said()


def test_texts_from_outside_are_escaped(games: list[PlayedGame], planned: Tournament) -> None:
    evil = Entrant(EVIL, "program", "node </code><script>alert(1)</script>")
    renamed = replace(planned, entrants=(planned.entrants[0], evil), until=Question("easy", EVIL))
    played = []
    for each in games:
        players = [renamed.entrants[entrant].name for entrant in each.lineup]
        fault = Fault(1, each.lineup.index(1), "error", "<i>Boom</i> \x1b[31m")
        played.append(replace(each, record=replace(each.record, players=players), faults=[fault]))
    source = compose(summary_of(renamed, played), played, "parlour <arena> & more", "en")
    page = Page(source)
    names = {tag for tag, _ in page.tags}
    assert not names & {"script", "i"}
    assert "\x1b" not in source
    assert "\x02" not in source
    assert EVIL in page.said("th")
    assert EVIL in page.said("svg")
    assert f"Player 2 ({EVIL})" in page.said("li")
    assert "<i>Boom</i>" in page.said("code")
    assert "</code><script>alert(1)</script>" in page.said("code")
    assert "parlour <arena> & more" in page.said("pre")
    assert "1,024 MB" in page.said()


def test_three_bots_are_compared_in_pairs() -> None:
    planned = tournament("easy,random,second=random", games=6)
    games = play(planned)
    page = Page(compose(summary_of(planned, games), games, COMMAND, "en"))
    matrix = [attributes["class"] for attributes in page.all("td") if attributes.get("class") is not None]
    assert matrix.count("none") == 3
    assert len([name for name in matrix if name in ("ahead", "behind", "open")]) == 6
    assert re.search(r"The highest rating is that of easy, .*: ahead in", page.said())


def test_one_deal_has_no_interval_of_its_score() -> None:
    planned = tournament("easy,random", "flautz", games=1)
    games = play(planned)
    page = Page(compose(summary_of(planned, games), games, COMMAND, "en"))
    assert "inf" not in page.said("td")
    assert "–" in page.said("td")


def test_a_run_without_games_has_a_page_too(planned: Tournament) -> None:
    page = Page(compose(summary_of(planned, []), [], COMMAND, "en"))
    assert "repeat" in page.ids
    assert "standings" not in page.ids
