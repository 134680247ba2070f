"""Without its package, an adapter says in one sentence what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.rl


@pytest.mark.parametrize(
    ("module", "missing", "sentence"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo is not installed: pip install 'parlour[pettingzoo]'"),
        (
            "pettingzoo.fzzzt_v1",
            "pettingzoo",
            "PettingZoo is not installed: pip install 'parlour[pettingzoo]'",
        ),
        ("gymnasium", "gymnasium", "Gymnasium is not installed: pip install 'parlour[gymnasium]'"),
    ],
)
def test_the_error_says_what_to_install(module: str, missing: str, sentence: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import parlour.rl.{module}"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == f"parlour.extras.MissingExtra: {sentence}"
