"""HTML and SVG as trees: every text is escaped and every tag is closed."""

from __future__ import annotations

from typing import TypeAlias
from xml.etree.ElementTree import Element, tostring

Child: TypeAlias = Element | str


def element(tag: str, /, *children: Child, **attributes: str | float) -> Element:
    """Create an element. In names of attributes `_` stands for `-`, or for nothing at the end: `class_`."""
    made = Element(tag, {_name(name): _value(value) for name, value in attributes.items()})
    append(made, *children)
    return made


def append(parent: Element, *children: Child) -> None:
    """Append elements and texts, in this order."""
    for child in children:
        if isinstance(child, Element):
            parent.append(child)
        elif len(parent):
            parent[-1].tail = (parent[-1].tail or "") + child
        else:
            parent.text = (parent.text or "") + child


def scrolling(table: Element, label: str) -> Element:
    """Wrap a table that may be wider than the screen, so that it can be scrolled with the keyboard too."""
    return element("div", table, class_="scroll", tabindex=0, role="group", aria_label=label)


def document(root: Element) -> str:
    """Return the text of a whole HTML page."""
    return "<!doctype html>\n" + tostring(root, encoding="unicode", method="html") + "\n"


def _name(name: str) -> str:
    return name.removesuffix("_").replace("_", "-")


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:g}"
