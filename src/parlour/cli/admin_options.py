"""The token of the operator for `parlour serve`, from the environment."""

from __future__ import annotations

import os
import re
from pathlib import Path

from parlour.cli.arguments import naming_file, read_text
from parlour.core.errors import BadOption

TOKEN = "PARLOUR_ADMIN_TOKEN"
#: As many characters as `openssl rand -hex 16` prints.
SHORTEST, LONGEST = 32, 500
LEAST_DIFFERENT = 8


def read_token() -> str:
    """Return the token, which a file may contain; empty if there is none. Refuse one that can be guessed."""
    file = os.environ.get(f"{TOKEN}_FILE")
    if file:
        with naming_file(file):
            token = read_text(Path(file)).strip()
    else:
        token = os.environ.get(TOKEN, "")
        if not token:
            return ""
    is_long = SHORTEST <= len(token) <= LONGEST and len(set(token)) >= LEAST_DIFFERENT
    if not is_long or not re.fullmatch("[!-~]+", token):
        raise BadOption("bad-admin-token", least=SHORTEST, most=LONGEST)
    return token
