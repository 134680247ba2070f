"""For machine learning: many games at once as arrays, and environments for other libraries."""

from parlour.extras import require

require("numpy")

from parlour.rl.batch import Batch, BatchError  # noqa: E402 (says what to install first)

__all__ = ["Batch", "BatchError"]
