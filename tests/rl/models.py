"""Small models that have learned nothing, written without PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

import parlour
from parlour.bots.model_file import HEADER, LOGITS, OBSERVATION, file_name, header_of


def weights(size: int, actions: int) -> NDArray[np.float32]:
    """What the logits of an observation are: this, multiplied by its bytes."""
    return np.random.default_rng(1).normal(size=(size, actions)).astype(np.float32)


def write_model(
    folder: Path,
    game: str = "fzzzt",
    seats: int = 2,
    name: str = "net",
    changes: Mapping[str, Any] | None = None,
) -> Path:
    """Write a model, with another header than it should have if there are changes."""
    found = parlour.game(game)
    header = msgspec.structs.replace(header_of(found, seats, parlour.__version__), **(changes or {}))
    size, actions = found.tensor_layout(seats).content, found.actions
    path = folder / file_name(game, seats, name)
    path.write_bytes(onnx_of(weights(size, actions), {HEADER: msgspec.json.encode(header).decode()}))
    return path


def onnx_of(matrix: NDArray[np.float32], properties: dict[str, str]) -> bytes:
    size, actions = matrix.shape
    model = helper.make_model(
        helper.make_graph(
            [
                helper.make_node("Cast", [OBSERVATION], ["x"], to=TensorProto.FLOAT),
                helper.make_node("MatMul", ["x", "w"], [LOGITS]),
            ],
            "tiny",
            [helper.make_tensor_value_info(OBSERVATION, TensorProto.UINT8, ["rows", size])],
            [helper.make_tensor_value_info(LOGITS, TensorProto.FLOAT, ["rows", actions])],
            [numpy_helper.from_array(matrix, "w")],
        ),
        ir_version=8,
        opset_imports=[helper.make_opsetid("", 17)],
    )
    helper.set_model_props(model, properties)
    return bytes(model.SerializeToString())
