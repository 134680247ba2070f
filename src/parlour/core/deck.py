"""The base class for decks of cards."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from parlour.core.errors import UnknownName


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """One printing of a game.

    A card is represented by its kind, a small integer. Hands are sorted by kind. Subclasses add the
    properties of their cards as lists indexed by kind.
    """

    def __init__(
        self, name: str, digest: str, text: str, is_standard: bool, codes: list[str], copies: list[int]
    ) -> None:
        self.name = name
        #: The hash and the text of the deck file, and whether it is the game's standard deck.
        self.digest = digest
        self.text = text
        self.is_standard = is_standard
        #: The code and the number of copies of each kind.
        self.codes = codes
        self.copies = copies
        #: All cards, sorted.
        self.cards = [kind for kind, count in enumerate(copies) for _ in range(count)]
        self._kinds = {code.casefold(): kind for kind, code in enumerate(codes)}

    def names(self, kinds: list[int]) -> tuple[str, ...]:
        """Return the codes of the given kinds."""
        return tuple([self.codes[kind] for kind in kinds])

    def kind(self, code: str) -> int:
        """Return the kind with this code, ignoring case, or -1 if there is none."""
        return self._kinds.get(code.casefold(), -1)

    def find(self, code: str) -> int:
        """Return the kind with this code, ignoring case. Raise `UnknownName` if there is none."""
        kind = self.kind(code)
        if kind < 0:
            raise UnknownName("unknown-card", card=code)
        return kind

    def facts(self, kind: int) -> Mapping[str, str | int]:
        """Return the printed facts of a card of this kind, for clients that render it."""
        return {}
