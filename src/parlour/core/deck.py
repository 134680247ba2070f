"""What every deck has, whatever is on its cards."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from parlour.core.errors import UnknownName


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """One printing of a game. A card is a small number, its kind; kinds ascend as a hand is sorted.

    Games add what they need to know of a card as lists by kind.
    """

    def __init__(
        self, name: str, digest: str, text: str, own: bool, codes: list[str], copies: list[int]
    ) -> None:
        self.name = name
        #: The hash and the text of the file, and whether it is the game's own.
        self.digest = digest
        self.text = text
        self.own = own
        #: By kind: how the card is written, and how many there are.
        self.codes = codes
        self.copies = copies
        #: All cards, sorted.
        self.cards = [kind for kind, count in enumerate(copies) for _ in range(count)]
        self._kinds = {code.casefold(): kind for kind, code in enumerate(codes)}

    def names(self, kinds: list[int]) -> tuple[str, ...]:
        """The codes of the kinds."""
        return tuple([self.codes[kind] for kind in kinds])

    def kind(self, code: str) -> int:
        """The kind that goes by this code, large and small letters alike; -1 if there is none."""
        return self._kinds.get(code.casefold(), -1)

    def find(self, code: str) -> int:
        """The kind that goes by this code; UnknownName if there is none."""
        kind = self.kind(code)
        if kind < 0:
            raise UnknownName("unknown-card", card=code)
        return kind

    def facts(self, kind: int) -> Mapping[str, str | int]:
        """What is printed on a card of this kind, for those who draw it."""
        return {}
