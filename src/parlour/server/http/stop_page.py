"""The page behind the link that unsubscribes from emails: one button, and no script."""

from __future__ import annotations

from html import escape

from litestar.response import Response

from parlour.languages import Speaker


def ask_to_stop(language: str) -> Response[str]:
    """Return a page with a button: what only looks at links, as mail filters do, must end nothing."""
    speaker = Speaker(language)
    button = f'<form method="post"><button>{escape(speaker.say("notice-stop-button"))}</button></form>'
    return _page(speaker, "notice-stop", button)


def say_stopped(language: str) -> Response[str]:
    return _page(Speaker(language), "notice-stopped")


def _page(speaker: Speaker, message: str, more: str = "") -> Response[str]:
    # Without a referrer, browsers would not say that the form is one of ours.
    page = (
        f'<!doctype html><html lang="{speaker.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin">'
        '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">'
        "<title>Parlour</title></head><body><main><h1>Parlour</h1>"
        f"<p>{escape(speaker.say(message))}</p>{more}</main></body></html>"
    )
    return Response(page, media_type="text/html")
