"""The sections of the page with the results: tables, charts and what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean, quantiles
from xml.etree.ElementTree import Element

from parlour.arena.ratings import Rating
from parlour.arena.report.charts import Interval, Spread, histogram, interval_chart, mark, time_chart
from parlour.arena.report.markup import Child, element, scrolling
from parlour.arena.report.scales import bins_for, linear_scale, logarithmic_scale
from parlour.arena.report.wording import MISSING, Wording
from parlour.arena.results import Fault, PlayedGame
from parlour.arena.statistics import FIRST_TEST, Estimate
from parlour.arena.summary import EVEN, Pair, Standing, Summary, Verdict
from parlour.core.game import Game
from parlour.languages import printable


def section(key: str, wording: Wording, *children: Child) -> Element:
    """Return a section of the page with its heading."""
    heading = element("h2", wording.say(f"section-{key}"), id=f"{key}-title")
    return element("section", heading, *children, id=key, aria_labelledby=f"{key}-title")


def verdict_section(verdict: Verdict, wording: Wording) -> Element:
    answer = {True: "yes", False: "no", None: "open"}[verdict.answer]
    names = {"better": verdict.question.better, "worse": verdict.question.worse}
    result = element("p", wording.prose(f"verdict-{answer}", **names), class_="answer")
    if verdict.margin is None:
        early = wording.prose("verdict-too-early", deals=verdict.deals, first=FIRST_TEST)
        return section("verdict", wording, result, element("p", early))
    low, high = max(0.0, verdict.ahead - verdict.margin), min(1.0, verdict.ahead + verdict.margin)
    evidence = wording.prose(
        "verdict-evidence",
        **names,
        deals=verdict.deals,
        ahead=wording.percent(verdict.ahead),
        interval=wording.percent_interval(Estimate(verdict.ahead, low, high, verdict.deals)),
    )
    note = element("p", wording.prose("note-verdict"), class_="note")
    return section("verdict", wording, result, element("p", evidence), note)


def standings_section(summary: Summary, wording: Wording) -> Element:
    heads = ("place", "bot", "rating", "victories", "score", "games", "decisions", "faults")
    rows = [_standing(place, standing, wording) for place, standing in enumerate(summary.standings, 1)]
    fair = summary.standings[0].fair_share
    return section(
        "standings",
        wording,
        _table("standings", heads, rows, wording),
        element("p", wording.prose("note-intervals", share=wording.percent(fair)), class_="note"),
        element("div", _ratings(summary, wording), _victories(summary, fair, wording), class_="pair"),
    )


def _standing(place: int, standing: Standing, wording: Wording) -> Element:
    rating, wins, score = standing.rating, standing.wins, standing.score
    faults = sum(standing.faults.values())
    return element(
        "tr",
        element("td", str(place), class_="place"),
        _name(standing.name),
        _cell(wording.number(rating.mean), wording.interval(rating.low, rating.high)),
        _cell(wording.percent(wins.mean), wording.percent_interval(wins)),
        _cell(wording.number(score.mean), wording.interval(score.low, score.high)),
        _cell(wording.count(standing.games)),
        _cell(wording.count(standing.times.decisions)),
        element("td", wording.count(faults), class_="lost") if faults else _cell(wording.count(0)),
    )


def _ratings(summary: Summary, wording: Wording) -> Element:
    rows = [
        _interval(
            standing.name,
            standing.rating,
            wording.number(standing.rating.mean),
            wording.interval(standing.rating.low, standing.rating.high),
        )
        for standing in summary.standings
    ]
    scale = linear_scale(bound for row in rows for bound in (row.low, row.high))
    chart = interval_chart("ratings", *_titles("ratings", rows, wording), rows, scale, wording.tick)
    return _figure(chart, wording.say("chart-ratings"))


def _victories(summary: Summary, fair: float, wording: Wording) -> Element:
    rows = [
        _interval(
            standing.name,
            standing.wins,
            wording.percent(standing.wins.mean),
            wording.percent_interval(standing.wins),
        )
        for standing in summary.standings
    ]
    scale = linear_scale([0.0, fair, *(row.high for row in rows)])
    chart = interval_chart(
        "victories",
        *_titles("victories", rows, wording),
        rows,
        scale,
        wording.tick_percent,
        fair,
    )
    share = wording.say("fair-share", share=wording.percent(fair))
    return _figure(
        chart, wording.say("chart-victories"), element("span", mark("reference"), share, class_="key")
    )


def _interval(name: str, found: Rating | Estimate, value: str, interval: str) -> Interval:
    """Return the row of a chart, with the value and its interval in words."""
    told = _told(name, value, interval)
    return Interval(printable(name), found.mean, found.low, found.high, label=value, told=told)


def pairs_section(summary: Summary, wording: Wording) -> Element:
    """A matrix: the bot in the row against the bot in the column."""
    names = [standing.name for standing in summary.standings]
    pairs = {frozenset((pair.one, pair.other)): pair for pair in summary.pairs}
    head = element("tr", element("td"), *(_name(name, "col") for name in names))
    body = element("tbody")
    for name in names:
        row = element("tr", _name(name))
        for other in names:
            pair = pairs.get(frozenset((name, other)))
            row.append(_pair(pair, name, wording) if pair else element("td", MISSING, class_="none"))
        body.append(row)
    title = wording.say("section-pairs")
    caption = element("caption", title, class_="hidden")
    table = element("table", caption, element("thead", head), body, class_="matrix")
    return section(
        "pairs",
        wording,
        element("p", wording.prose("note-pairs"), class_="note"),
        scrolling(table, title),
        _legend(
            ("▲", wording.say("mark-ahead")),
            ("▼", wording.say("mark-behind")),
            ("=", wording.say("mark-open")),
        ),
    )


def _pair(pair: Pair, name: str, wording: Wording) -> Element:
    ahead, difference = oriented(pair, name)
    settled, sign = (
        ("ahead", "▲") if ahead.low > EVEN else ("behind", "▼") if ahead.high < EVEN else ("open", "=")
    )
    return element(
        "td",
        element(
            "span", element("span", sign, class_="sign"), " ", wording.percent(ahead.mean), class_="figure"
        ),
        element("small", wording.percent_interval(ahead)),
        element("span", wording.say("points", points=wording.signed(difference.mean)), class_="points"),
        element("small", wording.interval(difference.low, difference.high, wording.signed)),
        class_=settled,
    )


def oriented(pair: Pair, name: str) -> tuple[Estimate, Estimate]:
    """Return the lead of the one with this name over the other: how often, and by how many points."""
    ahead, points = pair.ahead, pair.difference
    if name == pair.one:
        return ahead, points
    return (
        replace(ahead, mean=1 - ahead.mean, low=1 - ahead.high, high=1 - ahead.low),
        replace(points, mean=-points.mean, low=-points.high, high=-points.low),
    )


def scores_section(summary: Summary, game: Game, wording: Wording) -> Element:
    """A small histogram for each entrant, all on the same scales."""
    standings = [standing for standing in summary.standings if standing.scores]
    bins = bins_for(score for standing in standings for score in standing.scores)
    shares = [
        [count / len(standing.scores) for count in bins.count_in(standing.scores)] for standing in standings
    ]
    heights = linear_scale([0.0, max(map(max, shares))], ticks=4)
    figures = []
    for number, (standing, parts) in enumerate(zip(standings, shares, strict=True)):
        mean = fmean(standing.scores)
        name = printable(standing.name)
        told = [_told_bar(*bins.bounds(place), share, wording) for place, share in enumerate(parts)]
        chart = histogram(
            f"scores-{number}",
            wording.say("chart-scores", name=name),
            wording.say("about-scores", mean=wording.number(mean), **_extremes(standing)),
            bins,
            parts,
            heights,
            told,
            mean,
            wording.tick,
            wording.tick_percent,
        )
        label = wording.say("mean", value=wording.number(mean))
        figures.append(_figure(chart, element("b", name), element("span", label)))
    heads = ("bot", "lowest", "quarter", "median", "three-quarters", "highest", "mean")
    better = wording.say("fewer-better" if game.fewest_win else "more-better")
    return section(
        "scores",
        wording,
        element("p", wording.prose("note-scores"), " ", better, class_="note"),
        element("div", *figures, class_="multiples"),
        _legend((mark("mean"), wording.say("mark-mean"))),
        _table("scores", heads, [_score_row(standing, wording) for standing in standings], wording),
    )


def _told_bar(low: int, high: int, share: float, wording: Wording) -> str:
    amount = "one" if low == high else "several"
    return wording.say("bar", low=low, high=high, range=amount, share=wording.percent(share))


def _extremes(standing: Standing) -> dict[str, int]:
    return {"low": min(standing.scores), "high": max(standing.scores)}


def _score_row(standing: Standing, wording: Wording) -> Element:
    scores = standing.scores
    quarters = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else [float(scores[0])] * 3
    numbers = (min(scores), *quarters, max(scores))
    return element(
        "tr",
        _name(standing.name),
        *(_cell(wording.tick(round(number, 1))) for number in numbers),
        _cell(wording.number(fmean(scores))),
    )


def times_section(summary: Summary, wording: Wording) -> Iterator[Element]:
    standings = [standing for standing in summary.standings if standing.times.decisions]
    if not standings:
        return
    rows = [
        Spread(
            name=printable(standing.name),
            median=standing.times.median,
            most=standing.times.most,
            slowest=standing.times.slowest,
            label=wording.duration(standing.times.median),
            told=_told(standing.name, *_durations(standing, wording)),
        )
        for standing in standings
    ]
    scale = logarithmic_scale(time for row in rows for time in (row.median, row.slowest))
    chart = time_chart("times-chart", *_titles("times", rows, wording), rows, scale, wording.duration)
    table = [
        element(
            "tr",
            _name(standing.name),
            _cell(wording.count(standing.times.decisions)),
            *map(_cell, _durations(standing, wording)),
        )
        for standing in standings
    ]
    heads = ("bot", "decisions", "median", "most", "slowest")
    yield section(
        "times",
        wording,
        element("p", wording.prose("note-times"), class_="note"),
        _figure(chart, wording.say("chart-times")),
        _legend(
            (mark("dot"), wording.say("mark-median")),
            (mark("upright"), wording.say("mark-most")),
            (mark("diamond"), wording.say("mark-slowest")),
        ),
        _table("times", heads, table, wording),
    )


def _durations(standing: Standing, wording: Wording) -> list[str]:
    times = standing.times
    return [wording.duration(time) for time in (times.median, times.most, times.slowest)]


def faults_section(summary: Summary, games: Sequence[PlayedGame], wording: Wording) -> Iterator[Element]:
    if not any(standing.faults for standing in summary.standings):
        return
    first = _first_faults(summary, games)
    rows, examples = [], []
    for standing in summary.standings:
        for kind, count in standing.faults.items():
            reason = wording.say(f"fault-{kind}")
            share = wording.percent(count / standing.times.decisions)
            rows.append(
                element(
                    "tr",
                    _name(standing.name),
                    element("td", reason, class_="words"),
                    _cell(wording.count(count)),
                    _cell(share),
                )
            )
            number, fault = first[standing.name, kind]
            if fault.detail:
                told = wording.say(
                    "example", name=standing.name, reason=reason, number=str(number), move=str(fault.move)
                )
                examples.append(element("li", told, " ", element("code", printable(fault.detail))))
    details = [element("h3", wording.say("examples")), element("ul", *examples, class_="examples")]
    yield section(
        "faults",
        wording,
        element("p", wording.prose("note-faults"), class_="note"),
        _table("faults", ("bot", "reason", "count", "of-decisions"), rows, wording, words=("reason",)),
        *(details if examples else ()),
    )


def _first_faults(summary: Summary, games: Sequence[PlayedGame]) -> dict[tuple[str, str], tuple[int, Fault]]:
    """Return the first fault of each entrant and kind, with the number of its game."""
    names = summary.tournament.names
    first: dict[tuple[str, str], tuple[int, Fault]] = {}
    for played in games:
        for fault in played.faults:
            first.setdefault((names[played.lineup[fault.seat]], fault.kind), (played.number, fault))
    return first


def _titles(key: str, rows: Sequence[Interval] | Sequence[Spread], wording: Wording) -> tuple[str, str]:
    """Return the title of a chart, and all that it shows in words."""
    told = "; ".join(row.told for row in rows)
    return wording.say(f"chart-{key}"), wording.say(f"about-{key}", told=told)


def _told(name: str, *figures: str) -> str:
    first, *others = figures
    return f"{printable(name)}: {first} ({', '.join(others)})"


def _table(
    key: str, heads: Sequence[str], rows: Sequence[Element], wording: Wording, words: Sequence[str] = ()
) -> Element:
    """Return a table of figures. Names and the columns in `words` are aligned at the left."""
    title = wording.say(f"section-{key}")
    cells = [
        element(
            "th",
            wording.say(f"head-{head}"),
            scope="col",
            class_="words" if head in ("bot", *words) else "figures",
        )
        for head in heads
    ]
    caption = element("caption", title, class_="hidden")
    table = element("table", caption, element("thead", element("tr", *cells)), element("tbody", *rows))
    return scrolling(table, title)


def _name(name: str, scope: str = "row") -> Element:
    return element("th", element("span", printable(name), class_="bot"), scope=scope)


def _cell(figure: str, interval: str | None = None) -> Element:
    small = [element("small", interval)] if interval is not None else []
    return element("td", element("span", figure, class_="figure"), *small)


def _figure(chart: Element, *caption: Child) -> Element:
    return element("figure", element("figcaption", *caption), chart)


def _legend(*marks: tuple[Child, str]) -> Element:
    items = [element("li", element("span", sign, class_="sign"), " ", text) for sign, text in marks]
    return element("ul", *items, class_="legend")
