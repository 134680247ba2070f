"""Compiles modules with mypyc and a C compiler; hatch_build.py runs it in a process of its own.

mypyc's C files are joined and edited (docs/decisions/0019).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor, as_completed
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

#: Modules with a C file of their own. The others share one with the rest of their game, or with the core and
#: the search, so that the compiler can inline calls between them. One file for everything would make random
#: play 3 % faster, but only one core could compile it.
SEPARATE_C_FILES = (
    "core/words.py",
    "event_messages.py",
    "games/*/build_view.py",
    "games/*/notation.py",
    "games/*/questions.py",
    "games/*/words.py",
    "server/*.py",
)
#: Modules with short functions that the games call all the time. The C files of the games repeat those that
#: take machine integers and vectors only, so that the compiler can inline them there, too.
INLINED = ("core/memory.py", "core/seats.py", "core/tensor.py")
MOST_INLINED = 3000
#: The flags of CPython, with hidden symbols and direct calls inside the library.
FLAGS = "-DNDEBUG -fwrapv -fno-semantic-interposition -fvisibility=hidden -fno-plt"
#: mypyc follows imports of Parlour and msgspec only. Analysing Litestar and SQLAlchemy would take longer than
#: compiling the engine. Nothing compiled uses `parlour.rl`, which needs NumPy.
MYPY = """
[mypy]
ignore_missing_imports = True
follow_imports = skip
[mypy-parlour.*,msgspec.*]
follow_imports = normal
[mypy-parlour.rl.*]
follow_imports = skip
"""

#: The first character of a progress line, as in hatch_build.py.
PROGRESS = "\0"


def compile_modules(work: Path, tools: str, modules: list[str]) -> None:
    """Compile modules of the current folder into `lib`, and cache C files and objects for the next build.

    `tools` is a digest of everything but the C files that the objects depend on.
    """

    class BuildInParallel(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_in_parallel(self.compiler, self.extensions, work, tools)
            super().build_extensions()

    report("Translating the engine to C")
    settings = work / "mypy.ini"
    settings.write_text(MYPY, "utf-8")
    library, *shims = mypycify(
        [f"--config-file={settings}", f"--cache-dir={os.devnull}", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
    )
    library.sources = _joined(work / "c", library.sources, modules)
    copies = _join_shims(work / "c", shims)
    shims = [shim for shim, _ in copies]
    flags = FLAGS.split() if os.name == "posix" else []
    for extension in (library, *shims):
        # A new list, since extensions share theirs.
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    # Libraries of deleted modules must not get into the wheel.
    shutil.rmtree(work / "lib", ignore_errors=True)
    build = BuildInParallel(Distribution({"name": "parlour", "ext_modules": [library, *shims]}))
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "link")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    for shim, names in copies:
        for name in names:
            shutil.copy(build.get_ext_fullpath(shim.name), build.get_ext_fullpath(name))


def compile_in_parallel(compiler: Any, extensions: list[Any], work: Path, tools: str) -> None:
    """Compile the C files of the extensions, except for cached objects."""
    common = hashlib.sha256(tools.encode())
    for path in sorted((work / "c").rglob("*.h")):
        common.update(hashlib.sha256(path.read_bytes()).digest())
    files = [(extension, Path(file)) for extension in extensions for file in extension.sources]
    # Largest first, so that no core waits for it at the end.
    files.sort(key=lambda file: -file[1].stat().st_size)
    used = set()

    def compiled(extension: Any, file: Path) -> str:
        key = common.copy()
        key.update(file.read_bytes())
        folder = work / "objects" / key.hexdigest()
        used.add(folder)
        [made] = compiler.object_filenames([str(file)], output_dir=str(folder))
        if not Path(made).is_file():
            compiler.compile(
                [str(file)],
                output_dir=str(folder),
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
        return str(made)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compiled, *file) for file in files]
        try:
            for number, job in enumerate(as_completed(jobs), 1):
                job.result()
                report("Compiling the engine", f": {number} of {len(jobs)} files")
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    for (extension, _), job in zip(files, jobs, strict=True):
        extension.extra_objects.append(job.result())
        extension.sources = []
    for folder in set((work / "objects").iterdir()) - used:
        shutil.rmtree(folder)


def _joined(folder: Path, sources: list[str], modules: list[str]) -> list[str]:
    """Join the C files, except those of modules in `SEPARATE_C_FILES`, and return the resulting files.

    Raise RuntimeError if mypyc's code is not what it was when the edits were written.
    """
    names = {f"__native_{module.removesuffix('.py').replace('/', '___')}.c": module for module in modules}
    separate, joined = [], defaultdict[str, list[str]](list)
    inlined = ""
    for file in sources:
        # mypyc's runtime is no module.
        module = names.get(Path(file).name, "").removeprefix("parlour/")
        if module in INLINED and os.name == "posix":
            found = _inlined(Path(file).read_text("utf-8"))
            if not found:
                raise _changed(f"no short function of {module}")
            inlined += found
        if any(fnmatch(module, pattern) for pattern in SEPARATE_C_FILES):
            separate.append(file)
        else:
            joined[module.split("/")[1] if module.startswith("games/") else "engine"].append(file)
    hints = 0
    for name, files in joined.items():
        path = folder / f"__joined_{name}.c"
        parts = [Path(file).read_text("utf-8") for file in files]
        if name != "engine":
            parts[0] = _after_headers(parts[0], inlined)
        code, count = _expecting("".join(parts))
        hints += count
        path.write_text(code, "utf-8")
        separate.append(str(path))
    # Functions to inline write and read vectors.
    if inlined and not hints:
        raise _changed("no index of a vector")
    return separate


def _changed(missing: str) -> RuntimeError:
    return RuntimeError(f"mypyc writes C differently: there is {missing}. See docs/decisions/0019.")


def _after_headers(code: str, inlined: str) -> str:
    headers = re.match(r"(?:#include .*\n)+", code)
    if headers is None:
        raise _changed("no header at the top of a file")
    return f"{headers[0]}{inlined}{code[headers.end() :]}"


def _join_shims(folder: Path, shims: list[Any]) -> list[tuple[Any, list[str]]]:
    """Join the shims of each package, which only find their modules in the library.

    Return one shim for each package, with the names of its other modules, whose files are copies of it.
    """
    packages = defaultdict(list)
    for shim in shims:
        packages[shim.name.rpartition(".")[0]].append(shim)
    copies = []
    for package, (first, *others) in packages.items():
        parts = [Path(source).read_text("utf-8") for shim in (first, *others) for source in shim.sources]
        path = folder / f"__shims_{package}.c"
        # Every shim could also stand for a package, with a function of this name.
        path.write_text(re.sub(r"(?m)^PyMODINIT_FUNC PyInit___init__\b.*", "", "".join(parts)), "utf-8")
        first.sources = [str(path)]
        copies.append((first, [shim.name for shim in others]))
    return copies


def _expecting(code: str) -> tuple[str, int]:
    """Tell the C compiler that the indexes of vectors are hardly ever negative, and count them."""
    check = r"(cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \("
    return re.subn(rf"({check})\2\)", r"\1likely(\2))", code)


def _inlined(code: str) -> str:
    """Return the short functions in a C file, to be inlined where they are called.

    With `gnu_inline`, they are only read for that: the library still has one copy of each.
    """
    number = r"(?:char|int64_t|VecI64)"
    function = rf"^{number} CPyDef_\w+\((?:{number} \w+(?:, )?)*\) {{\n.*?^}}\n"
    found = [text for text in re.findall(function, code, re.M | re.S) if len(text) < MOST_INLINED]
    return "".join(f"extern inline __attribute__((gnu_inline)) {text}" for text in found)


def report(stage: str, detail: str = "") -> None:
    """Report progress to the parent process."""
    print(f"{PROGRESS}{stage}\t{detail}", flush=True)  # noqa: T201


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
