"""The documentation as a site: no warnings, all public names, and nothing loaded from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import parlour
from parlour import rl

ROOT = Path(__file__).parent.parent
#: What a browser loads by itself; links that one follows are not among them.
LOADS = {
    "script": ["src"],
    "img": ["src", "srcset"],
    "source": ["src", "srcset"],
    "iframe": ["src"],
    "embed": ["src"],
    "object": ["data"],
    "audio": ["src"],
    "video": ["src", "poster"],
    "track": ["src"],
    "input": ["src"],
    "form": ["action"],
    "use": ["href", "xlink:href"],
    "image": ["href", "xlink:href"],
}
#: Links in the head that only say where a page belongs.
SAYS_ONLY = {"canonical", "index", "search", "next", "prev", "author", "license"}
FOREIGN = re.compile(r"(?:\w+:)?//[\w.-]+\.\w", re.A)
STYLE_LOADS = re.compile(r"(?:url\(|@import)\s*[\"']?\s*(?:https?:)?//")
#: A namespace is a name, and is not loaded.
NAMESPACES = ("http://www.w3.org/",)


def test_the_site_is_complete_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts/build_docs.py"), str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    check_public_names(tmp_path)
    check_pages_of_the_repository(tmp_path)
    check_files(tmp_path)
    check_loads(tmp_path)


class Loads(HTMLParser):
    """Collects what a page loads when it is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.found += [given[name] for name in LOADS.get(tag, []) if name in given]
        if tag == "link" and not set(given.get("rel", "").split()) <= SAYS_ONLY:
            self.found.append(given.get("href", ""))
        if tag == "meta" and given.get("http-equiv", "").lower() == "refresh":
            self.found.append(given.get("content", ""))


def foreign_loads(html: str) -> list[str]:
    page = Loads()
    page.feed(html)
    return [load for load in page.found if FOREIGN.search(load)] + STYLE_LOADS.findall(html)


def foreign_addresses(script: str) -> list[str]:
    """Addresses in a script, outside of its comments."""
    bare = re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", script, flags=re.S)
    found = re.findall(r"[\"'`](?:https?:)?//[\w.-]+\.\w[^\"'`]*", bare)
    return [address for address in found if not address[1:].startswith(NAMESPACES)]


def check_public_names(site: Path) -> None:
    shown = "".join(page.read_text("utf-8") for page in (site / "reference").glob("*.html"))
    for name in parlour.__all__:
        assert f'id="parlour.{name}"' in shown, name
    for name in set(rl.__all__) - {"Batch"}:
        assert f'id="parlour.rl.{name}"' in shown, name
    for name in imported_by_guides():
        assert f'id="{name}"' in shown, name


def imported_by_guides() -> set[str]:
    """Return the public names that the guides import, apart from modules."""
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs/research").glob("*.md")]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    found = re.findall(r"^(?:>>> )?from (parlour[\w.]*) import (.+)$", text, re.M)
    names = {f"{module}.{name}" for module, given in found for name in given.split(", ")}
    assert "parlour.formats.read_position" in names
    files = {name: ROOT / "src" / name.replace(".", "/") for name in names}
    return {
        name for name, file in files.items() if not file.is_dir() and not file.with_suffix(".py").exists()
    }


def check_pages_of_the_repository(site: Path) -> None:
    for name in ("CHANGELOG", "CONTRIBUTING", "SECURITY"):
        headings = re.findall(r"^## \[?(\w+)", (ROOT / f"{name}.md").read_text("utf-8"), re.M)
        shown = (site / f"{name.lower()}.html").read_text("utf-8")
        assert headings
        assert all(re.search(rf"<h2>\[?{heading}", shown) for heading in headings), name


def check_files(site: Path) -> None:
    """Reports and pictures open in the browser, and are not downloaded."""
    linked = set()
    for page in site.rglob("*.html"):
        html = page.read_text("utf-8")
        assert 'class="reference download' not in html, page.name
        for link in re.findall(r'href="([^"]*\b(?:reports|pictures)/[^"]*)"', html):
            assert (page.parent / link).is_file(), f"{page.name}: {link}"
            linked.add((page.parent / link).resolve().relative_to(site.resolve()).as_posix())
    assert {"reports/flautz-2.html", "reports/flautz-2.csv", "pictures/lobby.webp"} <= linked


def check_loads(site: Path) -> None:
    pages, styles, scripts = (sorted(site.rglob(f"*.{kind}")) for kind in ("html", "css", "js"))
    assert len(pages) > 30
    assert styles
    assert scripts
    for page in pages:
        assert foreign_loads(page.read_text("utf-8")) == [], page.name
    for style in styles:
        assert STYLE_LOADS.findall(style.read_text("utf-8")) == [], style.name
    for script in scripts:
        if script.name != "searchindex.js":
            assert foreign_addresses(script.read_text("utf-8")) == [], script.name


@pytest.mark.parametrize(
    ("html", "count"),
    [
        ('<a href="https://example.org/">there</a>', 0),
        ('<link rel="canonical" href="https://example.org/">', 0),
        ('<script src="_static/doc.js"></script>', 0),
        ('<script src="//cdn.example.org/doc.js"></script>', 1),
        ('<link rel="stylesheet" href="https://fonts.example.org/css">', 1),
        ('<link rel="preconnect" href="https://fonts.example.org">', 1),
        ('<img srcset="a.png 1x, https://example.org/b.png 2x">', 1),
        ("<style>@import 'https://example.org/a.css';</style>", 1),
    ],
)
def test_what_counts_as_loading(html: str, count: int) -> None:
    assert len(foreign_loads(html)) == count


@pytest.mark.parametrize(
    ("script", "count"),
    [
        ("// see https://example.org\nload('a.js')", 0),
        ('/* "https://example.org" */', 0),
        ('make("http://www.w3.org/2000/svg")', 0),
        ('fetch("https://example.org/search")', 1),
        ("import('//cdn.example.org/a.js')", 1),
    ],
)
def test_what_counts_as_an_address_in_a_script(script: str, count: int) -> None:
    assert len(foreign_addresses(script)) == count
