"""Refusals over HTTP: each has a status, a code, its rule, and a sentence in the language of the caller."""

from __future__ import annotations

from typing import Any

from parlour.languages import LANGUAGES, Speaker
from tests.server.running import Server


def check_refused(
    server: Server,
    method: str,
    path: str,
    status: int,
    code: str,
    *,
    body: object = None,
    secret: str | None = None,
    rule: str | None = None,
) -> dict[str, Any]:
    """Ask in every language; the parameters of the refusal."""
    sentences = set()
    params: dict[str, Any] = {}
    for language in LANGUAGES:
        answer = server.ask(method, path, body, secret, {"accept-language": f"{language};q=0.9, fr;q=0.5"})
        assert answer.status == status, answer
        assert (answer.body["code"], answer.body["rule"]) == (code, rule)
        assert Speaker(language).knows(f"error-{code}"), f"{code} has no sentence in {language}"
        sentences.add(answer.body["sentence"])
        if rule is not None:
            assert f"({rule})" in answer.body["sentence"]
        params = answer.body["params"]
    assert len(sentences) == len(LANGUAGES), sentences
    return params
