"""The language of an answer over HTTP, from what the caller accepts."""

from __future__ import annotations

import pytest
from litestar.testing import RequestFactory

from parlour.server.http.problems import language_of


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("fr, de;q=0.5, nl;q=0.7", "nl"),
        ("en;q=0.1, de", "de"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("fr-CH, fr;q=0.9, *;q=0.5", "en"),
        ("de;q=much, nl", "nl"),
        ("de;q=nan", "en"),
        (";;,,=", "en"),
    ],
)
def test_the_best_language_that_both_sides_know(header: str, language: str) -> None:
    request = RequestFactory().get("/", headers={"accept-language": header})
    assert language_of(request) == language
