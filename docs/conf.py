"""The documentation as a site: `make docs` builds it with Sphinx, and any warning is an error.

The pages are plain Markdown that reads equally well on GitHub. What only the site needs is added here: the
navigation, the pages from the top of the repository, and links to files that are not pages.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent
REPOSITORY = "https://github.com/parlour-cards/parlour"

project = "Parlour"
author = "The Parlour authors"
copyright = "the Parlour authors"
release = re.findall(r'^__version__ = "(.+)"', (ROOT / "src/parlour/__init__.py").read_text("utf-8"), re.M)[0]

#: The navigation, by the page that it stands on: captions, and the pages below them.
NAVIGATION: dict[str, dict[str, list[str]]] = {
    "index": {
        "Play": ["installation", "playing", "decks", "fair-deals"],
        "Rules": ["rules/fzzzt", "rules/frantic", "rules/flautz"],
        "Host": ["hosting", "privacy", "security"],
        "Bots": ["bots", "writing-a-bot", "arena", "protocol"],
        "Research": [
            "research",
            "research/pettingzoo",
            "research/gymnasium",
            "research/openspiel",
            "research/training",
            "research/notes",
            "datasets",
            "notation",
            "benchmarks",
        ],
        "Add a game": ["adding-a-game", "web-table", "architecture"],
        "Reference": [
            "reference/parlour",
            "reference/core",
            "reference/errors",
            "reference/words",
            "reference/bots",
            "reference/search",
            "reference/analysis",
            "reference/simulation",
            "reference/dataset",
            "reference/rl",
            "reference/arena",
            "reference/fair",
            "reference/testing",
        ],
        "Project": ["contributing", "changelog", "decisions/README"],
    },
    "decisions/README": {
        "Decisions": sorted(f"decisions/{page.stem}" for page in (ROOT / "docs/decisions").glob("0*.md"))
    },
}
#: Pages whose text is at the top of the repository.
TOP = {"changelog": "CHANGELOG.md", "contributing": "CONTRIBUTING.md", "security": "SECURITY.md"}
#: Folders whose files are on the site as they are. MyST alone would make links to them downloads.
FOLDERS = ("docs/pictures/", "docs/reports/")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["conf.py"]
nitpicky = True
# There is no inventory of Python's own names: none is loaded from elsewhere. Ours have to be found.
nitpick_ignore_regex = [
    (r"py:.*", r"(?!parlour\b|[A-Z]\w+$).*"),
    (r"py:.*", r"parlour\.core\.\w+\.(StateT|ViewT|AnyView|WorldT|WorldT_contra|Card|T)"),  # type variables
    (r"py:.*", r"parlour\.formats\.(AnyPosition|AnyState|Shape)"),
    (r"py:.*", r"parlour\.workers\.(Task|Result)(In|Out)?"),
]

myst_heading_anchors = 4
# `target` gives links to files in `FOLDERS` the scheme `site`, so that MyST leaves the paths as they are.
myst_url_schemes = {"http": None, "https": None, "mailto": None, "site": {"url": "{{path}}"}}

default_role = "literal"
# The environments are described without the libraries that they are for.
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyspiel"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True}
add_module_names = False
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Parlour {release}"
html_baseurl = "https://parlour-cards.github.io/parlour/"
html_favicon = html_logo = "../client/public/icon-192.png"
html_copy_source = False
html_show_sphinx = False

LINK = re.compile(r"(!\[[^\]]*)?(\]\()(?!\w+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
FENCE = re.compile(r"(^```.*?^```$)", re.M | re.S)


def on_source_read(app: Sphinx, docname: str, source: list[str]) -> None:
    """Adapt the text of a page to the site."""
    text, home = source[0], posixpath.dirname(f"docs/{docname}")
    if docname in TOP:
        app.env.note_dependency(str(ROOT / TOP[docname]))
        text, home = (ROOT / TOP[docname]).read_text("utf-8"), ""

    def lead(link: re.Match[str]) -> str:
        image, middle, path, anchor = link.groups(default="")
        return image + middle + target(path, home, docname, bool(image)) + anchor

    parts = FENCE.split(text)
    parts[::2] = [LINK.sub(lead, part) for part in parts[::2]]
    source[0] = "".join(parts) + navigation(docname)


def target(link: str, home: str, docname: str, is_image: bool) -> str:
    """Return where a link leads: on the site, or to a file in the repository; others stay, and fail."""
    path = posixpath.normpath(posixpath.join(home, link))
    if (ROOT / path / "README.md").is_file():
        path += "/README.md"
    page = {name: f"docs/{page}.md" for page, name in TOP.items()}.get(path, path)
    if page.startswith("docs/") and (ROOT / page).is_file():
        relative = posixpath.relpath(page, posixpath.dirname(f"docs/{docname}"))
        if is_image or page.endswith(".md"):
            return relative
        if page.startswith(FOLDERS):
            return f"site:{relative}"
    if (ROOT / path).exists():
        return f"{REPOSITORY}/{'tree' if (ROOT / path).is_dir() else 'blob'}/main/{path}"
    return link


def navigation(docname: str) -> str:
    """Return the trees of contents below the page, which only the sidebar shows."""
    trees = ""
    for caption, pages in NAVIGATION.get(docname, {}).items():
        entries = "\n".join(f"/{page}" for page in pages)
        trees += f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{entries}\n```\n"
    return trees


def on_build_finished(app: Sphinx, error: Exception | None) -> None:
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, app.outdir / folder.removeprefix("docs/"), dirs_exist_ok=True)


def setup(app: Sphinx) -> None:
    app.connect("source-read", on_source_read)
    app.connect("build-finished", on_build_finished)
