"""The web app manifest in the visitor's language; browsers read it to put the room on a home screen."""

from __future__ import annotations

import msgspec

from parlour.languages import Speaker

MANIFEST = "manifest.webmanifest"


def localise(manifest: bytes, language: str) -> bytes:
    """Return the manifest with its description in that language."""
    about = Speaker(language).say("preview-room")
    return msgspec.json.encode({**msgspec.json.decode(manifest), "lang": language, "description": about})
