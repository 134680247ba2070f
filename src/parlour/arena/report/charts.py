"""The charts of a report, as SVG.

Places across are in per cent and sizes in pixels, so that a chart fills any width with letters of one size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from parlour.arena.report.markup import element
from parlour.arena.report.scales import Bins, Scale

#: The height of a row with a name above its marks, and where these are in it.
ROW = 48
NAME = 15
MARKS = 32
#: The space for the labels of an axis.
AXIS = 24
#: The height of the bars of a histogram, and of the space above them.
BARS = 96
ABOVE = 18
#: Half the height of caps and other marks.
CAP = 6

Write = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Interval:
    """A row of an interval chart: a value with its bounds, and how they are told."""

    name: str
    value: float
    low: float
    high: float
    label: str
    told: str


@dataclass(frozen=True, slots=True)
class Spread:
    """A row of a time chart: median, 95th percentile and maximum."""

    name: str
    median: float
    most: float
    slowest: float
    label: str
    told: str


def interval_chart(
    key: str,
    title: str,
    description: str,
    rows: Sequence[Interval],
    scale: Scale,
    write: Write,
    line: float | None = None,
) -> Element:
    """Draw a dot and a whisker for each row, and perhaps a vertical line."""
    bottom = ROW * len(rows)
    shapes = _axis(scale, write, bottom)
    if line is not None:
        shapes.append(_vertical(scale.at(line), 0, bottom, "reference"))
    for number, row in enumerate(rows):
        y = ROW * number
        low, high = scale.at(row.low), scale.at(row.high)
        shapes.append(
            _row(
                row.name,
                row.label,
                row.told,
                y,
                _horizontal(low, high, y + MARKS, "whisker"),
                _vertical(low, y + MARKS - CAP, y + MARKS + CAP, "whisker"),
                _vertical(high, y + MARKS - CAP, y + MARKS + CAP, "whisker"),
                _dot(scale.at(row.value), y + MARKS),
            )
        )
    return _chart(key, title, description, bottom + AXIS, shapes)


def time_chart(
    key: str, title: str, description: str, rows: Sequence[Spread], scale: Scale, write: Write
) -> Element:
    """Draw for each row a dot at the median, a bar at the 95th percentile, and a diamond at the maximum."""
    bottom = ROW * len(rows)
    shapes = _axis(scale, write, bottom)
    for number, row in enumerate(rows):
        y = ROW * number
        median, most, slowest = (scale.at(time) for time in (row.median, row.most, row.slowest))
        shapes.append(
            _row(
                row.name,
                row.label,
                row.told,
                y,
                _horizontal(most, slowest, y + MARKS, "tail"),
                _horizontal(median, most, y + MARKS, "whisker"),
                _bar(most, y + MARKS),
                _diamond(slowest, y + MARKS),
                _dot(median, y + MARKS),
            )
        )
    return _chart(key, title, description, bottom + AXIS, shapes)


def histogram(
    key: str,
    title: str,
    description: str,
    bins: Bins,
    shares: Sequence[float],
    heights: Scale,
    told: Sequence[str],
    mean: float,
    write: Write,
    write_share: Write,
) -> Element:
    """Draw a bar for the share of each range, and a line at the mean."""

    def height(share: float) -> float:
        return BARS * share / heights.high

    shapes: list[Element] = []
    for tick in heights.ticks[1:]:
        y = ABOVE + BARS - height(tick)
        shapes += [_horizontal(0, 100, y, "grid"), _text(100, y - 4, write_share(tick), "tick", "end")]
    for number, (share, text) in enumerate(zip(shares, told, strict=True)):
        low, high = bins.bounds(number)
        left, right = bins.at(low - 0.5), bins.at(high + 0.5)
        shapes.append(
            element(
                "rect",
                element("title", text),
                class_="bar",
                x=f"{left + 0.3:.3f}%",
                width=f"{right - left - 0.6:.3f}%",
                y=f"{ABOVE + BARS - height(share):.2f}",
                height=f"{height(share):.2f}",
            )
        )
    shapes.append(_horizontal(0, 100, ABOVE + BARS, "base"))
    shapes.append(_vertical(bins.at(mean), 0, ABOVE + BARS, "mean"))
    shapes += [_text(bins.at(tick), ABOVE + BARS + 16, write(tick), "tick", "middle") for tick in bins.ticks]
    return _chart(key, title, description, ABOVE + BARS + AXIS, shapes)


def mark(name: str) -> Element:
    """Draw one mark of a chart, for a legend: `dot`, `bar`, `diamond`, `reference` or `mean`."""
    middle = 50.0
    shape = {
        "dot": lambda: _dot(middle, 8),
        "bar": lambda: _bar(middle, 8),
        "diamond": lambda: _diamond(middle, 8),
    }.get(name, lambda: _vertical(middle, 1, 15, name))()
    return element("svg", shape, class_="mark", width="16", height="16", aria_hidden="true")


def _chart(key: str, title: str, description: str, height: float, shapes: Sequence[Element]) -> Element:
    names = f"{key}-title {key}-description"
    return element(
        "svg",
        element("title", title, id=f"{key}-title"),
        element("desc", description, id=f"{key}-description"),
        *shapes,
        class_="chart",
        width="100%",
        height=height,
        role="img",
        aria_labelledby=names,
    )


def _axis(scale: Scale, write: Write, bottom: float) -> list[Element]:
    shapes = []
    for tick in scale.ticks:
        place = scale.at(tick)
        shapes.append(_vertical(place, 0, bottom, "grid"))
        shapes.append(_text(place, bottom + 17, write(tick), "tick", "middle"))
    return shapes


def _row(name: str, label: str, told: str, y: float, *marks: Element) -> Element:
    return element(
        "g",
        element("title", told),
        element("text", name, element("tspan", label, dx=8), class_="name", x=0, y=y + NAME),
        *marks,
    )


def _text(place: float, y: float, text: str, kind: str, anchor: str) -> Element:
    return element("text", text, class_=kind, x=_percent(place), y=y, text_anchor=anchor)


def _horizontal(start: float, end: float, y: float, kind: str) -> Element:
    return element("line", class_=kind, x1=_percent(start), x2=_percent(end), y1=y, y2=y)


def _vertical(place: float, top: float, bottom: float, kind: str) -> Element:
    return element("line", class_=kind, x1=_percent(place), x2=_percent(place), y1=top, y2=bottom)


def _dot(place: float, y: float) -> Element:
    return element("circle", class_="dot", cx=_percent(place), cy=y, r=5)


def _bar(place: float, y: float) -> Element:
    return _vertical(place, y - CAP - 1, y + CAP + 1, "upright")


def _diamond(place: float, y: float) -> Element:
    # Paths have no percentages, but an inner drawing has.
    path = element("path", class_="diamond", d="M0-6 6 0 0 6-6 0Z")
    return element("svg", path, x=_percent(place), y=y, overflow="visible")


def _percent(place: float) -> str:
    return f"{place:.3f}%"
