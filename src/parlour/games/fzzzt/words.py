"""Fzzzt! in words: tables, questions, cards and results as messages for the language files."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.errors import UnknownName
from parlour.core.message import Argument, Block, Card, Grid, Message, Seat
from parlour.games.fzzzt.deck import BELT_LENGTH, FZZZT, MECHANIC, ROUNDS, UNIT, UPGRADE, Deck, symbol_text
from parlour.games.fzzzt.score_sheet import ScoreSheet, UnitScore
from parlour.games.fzzzt.state import FzzztState
from parlour.games.fzzzt.view import FzzztView, PlayerView, UnitView

#: By the sort of card: how it stands out on a screen.
STYLES = ("dim", "special", "plain", "danger", "goal")


def card(deck: Deck, code: str) -> Card:
    return Card(code, STYLES[deck.types[deck.kind(code)]])


def cards(deck: Deck, codes: Sequence[str]) -> Argument:
    return tuple(card(deck, code) for code in codes) or Message("none")


def table(deck: Deck, view: FzzztView) -> Sequence[Block]:
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
                {"cards": cards(deck, view.belt), "hidden": view.face_down, "deck": view.belt_deck},
            )
        )
    blocks.append(_players(deck, view))
    if view.seat is not None:
        blocks.append(Message("table-hand", {"cards": cards(deck, view.hand)}))
        if view.bid:
            blocks.append(Message("table-own-bid", {"cards": cards(deck, view.bid)}))
        if view.choices:
            blocks.append(Message("table-decided", {"choices": _choices(deck, view, view.seat)}))
    return blocks


def _choices(deck: Deck, view: FzzztView, seat: int) -> Argument:
    """What the seat has decided in this clean-up, unit by unit."""
    units = [card(deck, unit.card) for unit in view.players[seat].units]
    return tuple(
        Message("choice-leave", {"unit": unit})
        if robot is None
        else Message("choice-robot", {"robot": card(deck, robot), "unit": unit})
        for robot, unit in zip(view.choices, units, strict=False)
    )


def open_table(deck: Deck, state: FzzztState) -> Sequence[Block]:
    """What a spectator sees, and below it everybody's cards."""
    blocks = list(table(deck, state.view(None)))
    hidden = state.belt[: len(state.belt) - state.face_up][::-1]
    if hidden:
        blocks.append(Message("open-belt", {"cards": cards(deck, deck.names(hidden))}))
    for seat in range(state.seats):
        own = state.view(seat)
        args: dict[str, Argument] = {
            "name": Seat(seat),
            "hand": cards(deck, own.hand),
            "discards": cards(deck, deck.names(sorted(state.discards[seat]))),
            "bid": cards(deck, own.bid),
        }
        blocks.append(Message("open-bidder" if own.bid else "open-player", args))
    return blocks


def _players(deck: Deck, view: FzzztView) -> Grid:
    columns = ("player", "cards", "discards", "bid", "units")
    return Grid(
        tuple(Message(f"head-{name}") for name in columns),
        tuple(_player(deck, view, player) for player in view.players),
    )


def _player(deck: Deck, view: FzzztView, player: PlayerView) -> tuple[Argument, ...]:
    role = "chief" if player.seat == view.chief else "other"
    return (
        Message("player", {"name": Seat(player.seat), "role": role}),
        player.hand,
        player.discard,
        player.bid or Message("none"),
        tuple(_unit(deck, unit) for unit in player.units) or Message("none"),
    )


def _unit(deck: Deck, unit: UnitView) -> Argument:
    if not unit.robots:
        return card(deck, unit.card)
    return Message("unit-with-robots", {"unit": card(deck, unit.card), "robots": cards(deck, unit.robots)})


def ask(deck: Deck, view: FzzztView) -> Message:
    if view.seat not in view.actors:
        return Message("ask-wait", {"names": tuple(Seat(seat) for seat in view.actors)})
    if view.phase == "bidding":
        example = " ".join(view.hand[-2:])
        return Message("ask-bid", {"card": explain(deck, view.belt[0]), "example": example})
    units = view.players[view.seat].units
    number = len(view.choices)
    unit = units[number].card
    args: dict[str, Argument] = {"unit": explain(deck, unit), "number": number + 1, "units": len(units)}
    fits = deck.fits[deck.symbols[deck.kind(unit)]]
    fitting = [code for code in _free(view) if fits[deck.kind(code)]]
    if not fitting:
        return Message("ask-leave", args)
    return Message("ask-allocate", {**args, "example": fitting[0]})


def _free(view: FzzztView) -> list[str]:
    """The cards that are not promised to another unit."""
    free = list(view.hand)
    for code in view.choices:
        if code is not None:
            free.remove(code)
    return free


def explain(deck: Deck, code: str) -> Message:
    kind = deck.kind(code)
    if kind < 0:
        raise UnknownName("unknown-card", card=code)
    name = deck.codes[kind]
    sort = deck.types[kind]
    args: dict[str, Argument] = {"card": card(deck, name)}
    if sort == MECHANIC:
        return Message("card-mechanic", args)
    args["points"] = deck.points[kind]
    args["belt"] = deck.belt[kind]
    args["symbols"] = tuple(Message(f"symbol-{symbol}") for symbol in symbol_text(deck.symbols[kind]))
    if sort == UNIT:
        args["name"] = Message(f"unit-{deck.unit_names[kind]}")
        return Message("card-unit", args)
    args["power"] = deck.power[kind]
    return Message({FZZZT: "card-fzzzt", UPGRADE: "card-upgrade"}.get(sort, "card-robot"), args)


def result(deck: Deck, view: FzzztView) -> Sequence[Block]:
    """The scores, then for each player the widgets and who makes them."""
    columns = ("player", "robot-points", "fzzzt", "bonus", "total", "robots")
    scores = Grid(
        tuple(Message(f"head-{name}") for name in columns),
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
    widgets = [_unit_score(deck, sheet, score) for sheet in view.sheets for score in sheet.units]
    best = max(sheet.total for sheet in view.sheets)
    if sum(1 for sheet in view.sheets if sheet.total == best) > 1:
        widgets.append(Message("score-tie"))
    won = tuple(Seat(seat) for seat in view.winners)
    if any(
        part.locked
        for sheet in view.sheets
        for score in sheet.units
        for widget in score.widgets
        for part in widget
    ):
        widgets.append(Message("score-locked-note"))
    return [scores, *widgets, Message("score-winners", {"names": won, "count": len(won)})]


def _unit_score(deck: Deck, sheet: ScoreSheet, score: UnitScore) -> Message:
    args: dict[str, Argument] = {
        "name": Seat(sheet.seat),
        "unit": card(deck, score.unit),
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
                        {"symbol": Message(f"symbol-{part.symbol}"), "robot": card(deck, part.robot)},
                    )
                    for part in widget
                )
            },
        )
        for widget in score.widgets
    )
    return Message("score-unit", args)
