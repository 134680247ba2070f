"""The names of players: what a name may consist of, and which names look alike."""

from __future__ import annotations

import unicodedata
from itertools import groupby

from parlour.core.errors import BadOption

#: Invisible characters that Unicode counts among letters and symbols: fillers and blanks.
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
#: More marks on one letter would reach into the lines above and below.
MOST_MARKS = 2

#: Letters of other alphabets, and the Latin letters that they look like.
_LOOK_ALIKE = {
    # Cyrillic
    "АВЕКМНОРСТУХЅІЈӀҮԌԚԜѴЗЬ": "ABEKMHOPCTYXSIJIYGQWV3b",
    "авекмнорстухѕіјӏүԍԛԝѵзһԁгпиь": "abekmhopctyxsijlygqwv3hdrnub",
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αεηικνορτυχγω": "aenikvoptuxyw",
    # Armenian
    "ՕՍՏԼ": "OUSL",
    "օսոհյցզ": "ounhjgq",
    # Cherokee
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ": "ABCDEGHJKLMPRSTVWZ",
    # Lisu
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ": "ABCDEFGHIJKLMNOPRSTUVWXYZ",
    # Small capitals and variants of Latin letters
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "abcdefghijklmnoprstuvwyz",
    "ıɑɡɩƖ": "iagil",
    # Hyphens and dashes
    "‐‒–—−": "-----",
}
_ALPHABETS = str.maketrans("".join(_LOOK_ALIKE), "".join(_LOOK_ALIKE.values()))
#: Latin letters and digits with the same shape in many fonts.
_SHAPES = str.maketrans("I1|0", "lllo")
_PAIRS = {"rn": "m", "vv": "w"}


def visible_name(name: str) -> str:
    """Return the name with single spaces. Raise `BadOption` if any or all of it is invisible."""
    written = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in name)
    shown = " ".join(part for part in written.split(" ") if part)
    if not shown.isprintable() or any(sign in BLANKS for sign in shown):
        raise BadOption("bad-name")
    if all(unicodedata.category(sign)[0] in "MZ" for sign in shown):
        raise BadOption("bad-name")
    if _most_marks(shown) > MOST_MARKS:
        raise BadOption("stacked-marks", most=MOST_MARKS)
    return shown


def look_alike(one: str, other: str) -> bool:
    """Return whether people may take one name for the other."""
    return _key(one) == _key(other) or _shape(one) == _shape(other)


def _most_marks(name: str) -> int:
    """Return the most marks on one letter that take no space of their own. An accented letter is one."""
    composed = unicodedata.normalize("NFC", name)
    runs = groupby(composed, lambda sign: unicodedata.category(sign) in ("Mn", "Me"))
    return max((len(list(run)) for is_mark, run in runs if is_mark), default=0)


def _key(name: str) -> str:
    """Return the same key for names that differ in case, alphabet or something that is hardly seen."""
    return unicodedata.normalize("NFKC", _latin(name).casefold())


def _shape(name: str) -> str:
    """Return the same key for names with letters and digits of the same shape."""
    shape = _latin(name).translate(_SHAPES).casefold()
    for pair, letter in _PAIRS.items():
        shape = shape.replace(pair, letter)
    return unicodedata.normalize("NFKC", shape)


def _latin(name: str) -> str:
    composed = unicodedata.normalize("NFKC", name).translate(_ALPHABETS)
    # Marks that are left after composing are no part of a usual letter.
    return "".join(sign for sign in composed if not (_is_latin_mark(sign) or _is_variation_selector(sign)))


def _is_latin_mark(sign: str) -> bool:
    """Return whether it is a mark that can be put on any letter, not one of a script of its own."""
    return unicodedata.name(sign, "").startswith("COMBINING ") and unicodedata.category(sign) in ("Mn", "Me")


def _is_variation_selector(sign: str) -> bool:
    """Return whether it is a variation selector, meant for emoji and invisible after letters."""
    return "VARIATION SELECTOR" in unicodedata.name(sign, "")
