"""Writes a network as an ONNX file that `parlour.bots.model` plays with."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from parlour.extras import require

require("torch")
require("onnx")

import msgspec
import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from parlour.bots.model_file import HEADER, LOGITS, OBSERVATION, VALUE, ModelHeader
from parlour.rl.training.network import MOST, Network

#: Old versions of the format, which every runtime reads.
OPSET: Final = 17
IR_VERSION: Final = 8


class _Graph:
    """Collects the nodes of a graph. Each node is a function of the last one."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        self.last = OBSERVATION

    def constant(self, array: NDArray[Any]) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def add(self, operator: str, *inputs: str, name: str = "", **attributes: Any) -> str:
        name = name or f"x{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, inputs, [name], **attributes))
        self.last = name
        return name

    def linear(self, layer: torch.nn.Linear, name: str = "") -> str:
        weight = self.constant(_array(layer.weight))
        return self.add("Gemm", self.last, weight, self.constant(_array(layer.bias)), name=name, transB=1)


def to_onnx(network: Network, header: ModelHeader) -> bytes:
    """Return the network as ONNX.

    The graph is written by hand, since the exporter of PyTorch needs more packages than it saves lines.
    """
    graph = _Graph()
    bytes_as_numbers = graph.add("Cast", OBSERVATION, to=TensorProto.FLOAT)
    if len(network.wide):
        high = np.arange(network.size)
        factor = np.zeros(network.size, np.float32)
        wide = network.wide.numpy()
        high[wide] -= 1
        factor[wide] = 256.0
        gathered = graph.add("Gather", graph.last, graph.constant(high), axis=1)
        graph.add("Add", bytes_as_numbers, graph.add("Mul", gathered, graph.constant(factor)))
    graph.add("Sub", graph.last, graph.constant(_array(network.mean)))
    graph.add("Mul", graph.last, graph.constant(_array(network.scale)))
    most = np.array(MOST, np.float32)
    graph.add("Clip", graph.last, graph.constant(-most), graph.constant(most))
    for layer in network.hidden:
        assert isinstance(layer, torch.nn.Linear)
        graph.linear(layer)
        graph.add("Relu", graph.last)
    features = graph.last
    graph.linear(network.policy, LOGITS)
    graph.last = features
    graph.linear(network.value)
    graph.add("Squeeze", graph.last, graph.constant(np.array([1])), name=VALUE)
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            header.game,
            [helper.make_tensor_value_info(OBSERVATION, TensorProto.UINT8, ["rows", network.size])],
            [
                helper.make_tensor_value_info(LOGITS, TensorProto.FLOAT, ["rows", network.actions]),
                helper.make_tensor_value_info(VALUE, TensorProto.FLOAT, ["rows"]),
            ],
            graph.constants,
        ),
        producer_name="parlour",
        producer_version=header.parlour,
        ir_version=IR_VERSION,
        opset_imports=[helper.make_opsetid("", OPSET)],
    )
    helper.set_model_props(model, {HEADER: msgspec.json.encode(header).decode()})
    onnx.checker.check_model(model)
    return bytes(model.SerializeToString())


def export(network: Network, header: ModelHeader, path: Path) -> None:
    """Write the network as an ONNX file."""
    content = to_onnx(network, header)
    replace_file(path, lambda new: new.write_bytes(content))


def replace_file(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file in one step, so that whoever reads it sees the old or the new one."""
    new = path.with_name(f".{path.name}.new")
    try:
        write(new)
        os.replace(new, path)
    finally:
        new.unlink(missing_ok=True)


def _array(values: torch.Tensor) -> NDArray[np.float32]:
    return np.asarray(values.detach().numpy(), np.float32)
