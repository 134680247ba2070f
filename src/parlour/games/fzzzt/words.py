"""Fzzzt! in words."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.message import Argument, Block, Card, Grid, Message, Seat
from parlour.core.words import Words, heads, seat_names, told
from parlour.games.fzzzt import events
from parlour.games.fzzzt.deck import BELT_LENGTH, FZZZT, MECHANIC, ROUNDS, UNIT, UPGRADE, Deck, symbol_text
from parlour.games.fzzzt.score_sheet import ScoreSheet, UnitScore
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.view import FzzztView, PlayerView, UnitView

#: By sort of card: its style on a screen.
STYLES = ("dim", "special", "plain", "danger", "goal")


class FzzztWords(Words[FzzztState, FzzztView]):
    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.tellers = {
            events.MechanicTaken: told("mechanic", "number", name="seat", cards="starters"),
            events.RoundStarted: told("round", "round", name="chief"),
            events.HandReceived: told("hand", "cards", name="seat"),
            events.BatchTurned: told("batch", "cards", hidden="face_down"),
            events.SatOut: told("sat-out", name="seat"),
            events.BidPlaced: told("bid", "count", name="seat"),
            events.BidsShown: self._bids_shown,
            events.AuctionWon: told("won", "card", name="seat"),
            events.ChiefMoved: told("chief", name="seat"),
            events.HandsEmpty: told("hands-empty"),
            events.CleanUpStarted: told("clean-up"),
            events.RobotAllocated: told("allocated", "robot", "unit", name="seat"),
            events.GameEnded: told("end"),
        }

    def card(self, code: str) -> Card:
        return Card(code, STYLES[self.deck.sorts[self.deck.kind(code)]])

    def describe(self, view: FzzztView) -> Sequence[Block]:
        blocks: list[Block] = [
            Message(
                f"table-{view.phase}",
                {"round": view.round, "rounds": ROUNDS, "auction": view.auction, "auctions": BELT_LENGTH},
            )
        ]
        if view.phase == "bidding":
            blocks.append(
                Message(
                    "table-belt",
                    {"cards": self.cards(view.belt), "hidden": view.face_down, "deck": view.belt_deck},
                )
            )
        blocks.append(self._players(view))
        if view.seat is not None:
            blocks.append(Message("table-hand", {"cards": self.cards(view.hand)}))
            if view.bid:
                blocks.append(Message("table-own-bid", {"cards": self.cards(view.bid)}))
            if view.choices:
                blocks.append(Message("table-decided", {"choices": self._choices(view, view.seat)}))
        return blocks

    def _choices(self, view: FzzztView, seat: int) -> Argument:
        """Return the decisions of the seat in this clean-up, unit by unit."""
        units = [self.card(unit.card) for unit in view.players[seat].units]
        return tuple(
            Message("choice-leave", {"unit": unit})
            if robot is None
            else Message("choice-robot", {"robot": self.card(robot), "unit": unit})
            for robot, unit in zip(view.choices, units, strict=False)
        )

    def describe_hidden(self, state: FzzztState) -> Sequence[Block]:
        """Describe the face-down cards of the belt, and everybody's cards."""
        deck = self.deck
        hidden = state.belt[: len(state.belt) - state.face_up][::-1]
        blocks = [Message("open-belt", {"cards": self.cards(deck.names(hidden))})] if hidden else []
        for seat in range(state.seats):
            own = state.own_view(seat)
            args: dict[str, Argument] = {
                "name": Seat(seat),
                "hand": self.cards(own.hand),
                "discards": self.cards(deck.names(sorted(state.discards[seat]))),
                "bid": self.cards(own.bid),
            }
            blocks.append(Message("open-bidder" if own.bid else "open-player", args))
        return blocks

    def _players(self, view: FzzztView) -> Grid:
        return Grid(
            heads("player", "cards", "discards", "bid", "units"),
            tuple(self._player(view, player) for player in view.players),
        )

    def _player(self, view: FzzztView, player: PlayerView) -> tuple[Argument, ...]:
        role = "chief" if player.seat == view.chief else "other"
        return (
            Message("player", {"name": Seat(player.seat), "role": role}),
            player.hand,
            player.discard,
            player.bid or Message("none"),
            tuple(self._unit(unit) for unit in player.units) or Message("none"),
        )

    def _unit(self, unit: UnitView) -> Argument:
        if not unit.robots:
            return self.card(unit.card)
        return Message("unit-with-robots", {"unit": self.card(unit.card), "robots": self.cards(unit.robots)})

    def question(self, view: FzzztView) -> Message:
        assert view.seat is not None
        if view.phase == "bidding":
            example = " ".join(view.hand[-2:])
            return Message("ask-bid", {"card": self.explain(view.belt[0]), "example": example})
        units = view.players[view.seat].units
        number = len(view.choices)
        unit = units[number].card
        args: dict[str, Argument] = {"unit": self.explain(unit), "number": number + 1, "units": len(units)}
        fits = self.deck.fits[self.deck.symbols[self.deck.kind(unit)]]
        fitting = [code for code in self._free(view) if fits[self.deck.kind(code)]]
        if not fitting:
            return Message("ask-leave", args)
        return Message("ask-allocate", {**args, "example": fitting[0]})

    def _free(self, view: FzzztView) -> list[str]:
        """Return the cards that are not promised to another unit."""
        free = list(view.hand)
        for code in view.choices:
            if code is not None:
                free.remove(code)
        return free

    def explain(self, code: str) -> Message:
        kind = self.deck.find(code)
        name = self.deck.codes[kind]
        sort = self.deck.sorts[kind]
        args: dict[str, Argument] = {"card": self.card(name)}
        if sort == MECHANIC:
            return Message("card-mechanic", args)
        args["points"] = self.deck.points[kind]
        args["belt"] = self.deck.belt[kind]
        args["symbols"] = tuple(
            Message(f"symbol-{symbol}") for symbol in symbol_text(self.deck.symbols[kind])
        )
        if sort == UNIT:
            args["name"] = Message(f"unit-{self.deck.unit_names[kind]}")
            return Message("card-unit", args)
        args["power"] = self.deck.power[kind]
        return Message({FZZZT: "card-fzzzt", UPGRADE: "card-upgrade"}.get(sort, "card-robot"), args)

    def result(self, view: FzzztView) -> Sequence[Block]:
        """Describe the scores, then for each player the widgets and who makes them."""
        scores = Grid(
            heads("player", "robot-points", "fzzzt", "bonus", "total", "robots"),
            tuple(
                (
                    Seat(sheet.seat),
                    sheet.basic - sheet.fzzzt,
                    sheet.fzzzt,
                    sheet.total - sheet.basic,
                    sheet.total,
                    sheet.robots,
                )
                for sheet in view.sheets
            ),
        )
        widgets = [self._unit_score(sheet, score) for sheet in view.sheets for score in sheet.units]
        best = max(sheet.total for sheet in view.sheets)
        if sum(1 for sheet in view.sheets if sheet.total == best) > 1:
            widgets.append(Message("score-tie"))
        if any(
            part.locked
            for sheet in view.sheets
            for score in sheet.units
            for widget in score.widgets
            for part in widget
        ):
            widgets.append(Message("score-locked-note"))
        return [
            scores,
            *widgets,
            Message("score-winners", {"names": seat_names(view.winners), "count": len(view.winners)}),
        ]

    def _unit_score(self, sheet: ScoreSheet, score: UnitScore) -> Message:
        args: dict[str, Argument] = {
            "name": Seat(sheet.seat),
            "unit": self.card(score.unit),
            "points": abs(score.points),
        }
        if not score.widgets:
            return Message("score-no-widget", args)
        args["count"] = len(score.widgets)
        args["widgets"] = tuple(
            Message(
                "score-widget",
                {
                    "parts": tuple(
                        Message(
                            "score-locked-part" if part.locked else "score-part",
                            {"symbol": Message(f"symbol-{part.symbol}"), "robot": self.card(part.robot)},
                        )
                        for part in widget
                    )
                },
            )
            for widget in score.widgets
        )
        return Message("score-unit", args)

    def _bids_shown(self, event: events.BidsShown) -> Message:
        bids = tuple(
            Message(
                "told-one-bid", {"name": Seat(seat), "cards": self.cards(bid), "power": event.powers[seat]}
            )
            for seat, bid in enumerate(event.bids)
            if bid
        )
        return Message("told-bids", {"bids": bids})
