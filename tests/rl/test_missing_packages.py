"""Without its packages, each part says in one sentence what to install, also if NumPy is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.rl

PACKAGES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "torch", "onnx", "onnxruntime", "pyarrow")
BARE = f"import sys; sys.modules.update(dict.fromkeys({PACKAGES}))\n"


def run_bare(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program as if only Parlour itself were installed."""
    return subprocess.run([sys.executable, "-c", BARE + program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("import parlour.rl.pettingzoo", "PettingZoo is not installed: pip install 'parlour[pettingzoo]'"),
        (
            "import parlour.rl.pettingzoo.fzzzt_v1",
            "PettingZoo is not installed: pip install 'parlour[pettingzoo]'",
        ),
        ("import parlour.rl.gymnasium", "Gymnasium is not installed: pip install 'parlour[gymnasium]'"),
        ("import parlour.rl.openspiel", "OpenSpiel is not installed: pip install 'parlour[openspiel]'"),
        (
            "from parlour import Batch; Batch('fzzzt', 2, 2)",
            "NumPy is not installed: pip install 'parlour[numpy]'",
        ),
        ("import parlour.rl.batch", "NumPy is not installed: pip install 'parlour[numpy]'"),
        ("import parlour.rl.training.teacher", "NumPy is not installed: pip install 'parlour[numpy]'"),
        *(
            (
                f"import parlour.rl.training.{module}",
                "PyTorch is not installed: pip install 'parlour[torch]'",
            )
            for module in ("checkpoint", "export", "imitation", "network", "self_play", "training")
        ),
    ],
)
def test_the_error_says_what_to_install(program: str, sentence: str) -> None:
    ran = run_bare(program)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == f"parlour.extras.MissingExtra: {sentence}"


def test_training_says_what_to_install() -> None:
    ran = run_bare("from parlour.rl.train import main; sys.exit(main(['fzzzt']))")
    assert ran.returncode == 2
    assert ran.stderr == 'PyTorch is not installed; install it with: pip install "parlour[torch]"\n'


def test_parlour_can_be_imported_with_all_its_names() -> None:
    ran = run_bare(
        "from parlour import *; from parlour.rl import *; import parlour; hasattr(parlour, 'Batch')"
    )
    assert (ran.returncode, ran.stderr) == (0, "")
