"""Deck files: TOML in, checked tables out."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.core.errors import BadDeck
from parlour.formats import Name, read_toml
from parlour.games.fzzzt.deck import FZZZT, MECHANIC, ROBOT, SYMBOLS, UNIT, UPGRADE, Deck, symbol_mask

ROBOT_COUNTS = {1: 12, 2: 8, 3: 8, 4: 4, 5: 4}
UPGRADE_COUNT = 2
FZZZT_COUNT = 4
UNIT_COUNT = 10
STARTER_POWERS = (1, 2, 3)

Power: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Points: TypeAlias = Annotated[int, Meta(ge=-20, le=20)]
UnitPoints: TypeAlias = Annotated[int, Meta(ge=1, le=50)]
Belt: TypeAlias = Literal[1, 2, 3, 4, 8]
Symbols: TypeAlias = Annotated[str, Meta(pattern=f"^[{SYMBOLS}]{{1,4}}$")]


class RobotRows(Struct, forbid_unknown_fields=True):
    power: Power
    points: Points
    belt: Belt
    cards: list[Symbols]


class UpgradeRows(Struct, forbid_unknown_fields=True):
    power: Literal[0]
    points: Points
    belt: Belt
    cards: list[Symbols]


class FzzztRow(Struct, forbid_unknown_fields=True):
    power: Literal[3]
    points: Points
    belt: Belt
    copies: int


class UnitRow(Struct, forbid_unknown_fields=True):
    name: Literal["prototype", "basic", "enhanced", "advanced", "complex"]
    symbols: Symbols
    points: UnitPoints


class UnitRows(Struct, forbid_unknown_fields=True):
    belt: Belt
    cards: list[UnitRow]


class DeckFile(Struct, forbid_unknown_fields=True):
    name: Name
    robot: list[RobotRows]
    upgrade: UpgradeRows
    fzzzt: FzzztRow
    units: UnitRows
    mechanics: dict[str, list[str]]


class Face(Struct, frozen=True, order=True):
    """One face of a card; the order of the fields is the order of a sorted hand."""

    sort: int
    power: int
    symbols: int
    points: int
    belt: int
    code: str
    unit_name: str = ""


def read_deck(source: str, standard: bool = False) -> Deck:
    """Return the deck that the text describes. Raise `BadDeck` with what is wrong and where."""
    file, digest = read_toml(source, DeckFile)
    _check_counts(file)
    faces = _faces(file)
    starters = _starters(file, faces)
    mechanics = [_mechanic(number) for number in range(1, 5)]
    copies = Counter(faces + mechanics)
    kinds = sorted(copies)
    codes = [face.code for face in kinds]
    if len(set(codes)) < len(codes):
        raise BadDeck("deck-same-code", card=next(code for code in codes if codes.count(code) > 1))
    return Deck(
        name=file.name,
        digest=digest,
        text=source,
        is_standard=standard,
        codes=codes,
        copies=[copies[face] for face in kinds],
        sorts=[face.sort for face in kinds],
        power=[face.power for face in kinds],
        points=[face.points for face in kinds],
        belt=[face.belt for face in kinds],
        symbols=[face.symbols for face in kinds],
        unit_names=[face.unit_name for face in kinds],
        mechanics=[kinds.index(face) for face in mechanics],
        starters=[[codes.index(code) for code in starters[number]] for number in range(1, 5)],
    )


def _check_counts(file: DeckFile) -> None:
    """Check that the deck has as many cards of each sort as the rulebook says."""
    powers = [rows.power for rows in file.robot]
    for power, count in ROBOT_COUNTS.items():
        found = sum(len(rows.cards) for rows in file.robot if rows.power == power)
        _demand(f"robot {power}", found, count)
    for power in powers:
        if power not in ROBOT_COUNTS:
            raise BadDeck("deck-robot-power", power=power)
    _demand("upgrade", len(file.upgrade.cards), UPGRADE_COUNT)
    _demand("fzzzt", file.fzzzt.copies, FZZZT_COUNT)
    _demand("units", len(file.units.cards), UNIT_COUNT)


def _demand(sort: str, found: int, count: int) -> None:
    if found != count:
        raise BadDeck("deck-count", sort=sort, found=found, count=count)


def _faces(file: DeckFile) -> list[Face]:
    """Return the 52 cards that can lie on the belt."""
    faces = [
        Face(ROBOT, row.power, _mask(symbols), row.points, row.belt, f"{row.power}{symbols}")
        for row in file.robot
        for symbols in row.cards
    ]
    upgrade = file.upgrade
    faces += [
        Face(UPGRADE, upgrade.power, _mask(symbols), upgrade.points, upgrade.belt, _upgrade_code(symbols))
        for symbols in upgrade.cards
    ]
    fzzzt = file.fzzzt
    faces += [Face(FZZZT, fzzzt.power, 0, fzzzt.points, fzzzt.belt, "Fz")] * fzzzt.copies
    faces += [
        Face(
            UNIT,
            0,
            _mask(unit.symbols),
            unit.points,
            file.units.belt,
            f"{unit.symbols}{unit.points}",
            unit.name,
        )
        for unit in file.units.cards
    ]
    return faces


def _mask(symbols: str) -> int:
    """Return the symbols as bits; a card shows each symbol at most once, in the order N, B, C, O."""
    if symbols != "".join(symbol for symbol in SYMBOLS if symbol in symbols):
        raise BadDeck("deck-symbols", symbols=symbols)
    return symbol_mask(symbols)


def _upgrade_code(symbols: str) -> str:
    return "Up" if symbols == SYMBOLS else f"Up{symbols}"


def _mechanic(number: int) -> Face:
    return Face(MECHANIC, 0, 0, 0, 0, f"M{number}")


def _starters(file: DeckFile, faces: list[Face]) -> dict[int, list[str]]:
    """Return the three robots of each Mechanic (F-3): powers 1, 2 and 3, all from the deck."""
    if sorted(file.mechanics) != ["1", "2", "3", "4"]:
        raise BadDeck("deck-mechanics", found=", ".join(sorted(file.mechanics)) or "–")
    left = Counter(face.code for face in faces if face.sort == ROBOT)
    starters: dict[int, list[str]] = {}
    for name, codes in sorted(file.mechanics.items()):
        if [code[:1] for code in codes] != [str(power) for power in STARTER_POWERS]:
            raise BadDeck("deck-starters", "F-3", mechanic=name)
        for code in codes:
            left[code] -= 1
            if left[code] < 0:
                raise BadDeck("deck-starter-missing", "F-3", mechanic=name, card=code)
        starters[int(name)] = codes
    return starters
