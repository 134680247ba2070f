"""A game told in sentences, move by move, with all cards open."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element

from parlour.arena.report.markup import Child, element, scrolling
from parlour.arena.report.wording import Wording
from parlour.arena.results import Fault, PlayedGame
from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.message import Block, Card, Grid, Message
from parlour.core.options import FAMILY
from parlour.languages import Speaker, plain, printable

# A painted card between texts. Names and other texts never have these characters: they are not printable.
PAINTED = re.compile("\x02(\\w*)\x03([^\x04]*)\x04")


class Transcript:
    """Tells a game. Players are named by their seat and bot."""

    def __init__(self, played: PlayedGame, game: Game, wording: Wording) -> None:
        self.played = played
        self.game = game
        self.wording = wording
        record = played.record
        self.names = wording.speaker.numbered(record.players)
        self._speaker = Speaker(
            wording.language, game, self.names, _paint, family=bool(record.options.get(FAMILY))
        )
        self._told: list[Message] = []

    def tell(self) -> list[Element]:
        """Return the deal, a list of the moves, and the result."""
        record = self.played.record
        faults = {fault.move: fault for fault in self.played.faults}
        states = record.states(self._note, self.game)
        state = next(states)
        deal = element("div", *self._take())
        moves = element("ol", class_="moves")
        for number, (move, _) in enumerate(zip(record.moves, states, strict=True), 1):
            name = element("b", self.names[move.seat])
            text = element("code", printable(self._speaker.move(move.text)))
            fault = [self._fault(faults[number])] if number in faults else []
            moves.append(element("li", element("p", name, " ", text, class_="move"), *fault, *self._take()))
        result = element("div", *self._blocks(self.game.result(state.view(None))), class_="result")
        return [deal, moves, result]

    def _note(self, event: Event) -> None:
        message = self.game.tell(event)
        # The same event, with a secret for one player and without it for all others, has one message.
        if message is not None and message not in self._told[-1:]:
            self._told.append(message)

    def _take(self) -> list[Element]:
        """Return the sentences since the last time."""
        told = [element("p", *_pieces(self._speaker.say(message).strip())) for message in self._told]
        self._told.clear()
        return told

    def _fault(self, fault: Fault) -> Element:
        why = self.wording.say(f"fault-{fault.kind}")
        return element("p", "⚠ ", self.wording.say("lost", why=why), class_="lost")

    def _blocks(self, blocks: Iterable[Block]) -> Iterable[Element]:
        for block in blocks:
            if isinstance(block, Message):
                yield element("p", *_pieces(self._speaker.say(block)))
            else:
                yield self._table(block)

    def _table(self, grid: Grid) -> Element:
        heads = [element("th", self._speaker.say(head), scope="col") for head in grid.heads]
        body = element("tbody")
        for row in grid.rows:
            label, *cells = (_pieces(self._speaker.words(cell)) for cell in row)
            body.append(
                element("tr", element("th", *label, scope="row"), *(element("td", *cell) for cell in cells))
            )
        table = element("table", element("thead", element("tr", *heads)), body)
        return scrolling(table, self.wording.say("result"))


def _paint(card: Card) -> str:
    return f"\x02{card.style}\x03{plain(card)}\x04"


def _pieces(text: str) -> list[Child]:
    """Split a text at its cards."""
    pieces: list[Child] = []
    end = 0
    for card in PAINTED.finditer(text):
        style, name = card.groups()
        pieces += [text[end : card.start()], element("span", name, class_=f"card {style}".strip())]
        end = card.end()
    return [*pieces, text[end:]]
