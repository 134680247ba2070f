"""Optional parts of Parlour: what to install if one is missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from parlour.core.errors import ParlourError

#: By module: what it is called, and the extra of Parlour that installs it.
EXTRAS = {
    "gymnasium": ("Gymnasium", "gymnasium"),
    "litestar": ("Litestar", "server"),
    "numpy": ("NumPy", "numpy"),
    "onnx": ("ONNX", "torch"),
    "onnxruntime": ("ONNX Runtime", "onnx"),
    "PIL": ("Pillow", "gymnasium"),
    "pettingzoo": ("PettingZoo", "pettingzoo"),
    "pyarrow": ("PyArrow", "parquet"),
    "pyspiel": ("OpenSpiel", "openspiel"),
    # Not just `ray`: a folder of that name, such as Ray makes in /tmp, would be an empty package.
    "ray.exceptions": ("Ray", "ray"),
    "torch": ("PyTorch", "torch"),
}


class MissingExtra(ParlourError, ImportError):
    """A package that only some parts of Parlour need is not installed."""

    def __str__(self) -> str:
        return f"{self.params['what']} is not installed: pip install '{self.params['package']}'"


def require(module: str) -> ModuleType:
    """Import an optional package. Raise `MissingExtra` if it is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = module.partition(".")[0]
        if missing.name not in (package, module):
            raise
        what, extra = EXTRAS[module]
        raise MissingExtra("missing-extra", what=what, package=f"parlour[{extra}]") from None


def placeholder(name: str, missing: MissingExtra) -> type:
    """Return a class in place of one that needs a package. Whoever calls it learns what to install."""

    def refuse(kind: type, *args: object, **kwargs: object) -> object:
        raise missing.with_traceback(None)

    return type(name, (), {"__new__": refuse})
