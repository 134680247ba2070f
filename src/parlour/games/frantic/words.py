"""FRANTIC in words: tables, questions, cards and results as messages for the language files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from parlour.core.errors import UnknownName
from parlour.core.message import Argument, Block, Card, Grid, Message, Seat
from parlour.games.frantic.deck import (
    BLACK,
    CODES,
    COLOUR_OF,
    COLOURS,
    EVENTS,
    FUCK_YOU_KIND,
    GENTLE_FUCK_YOU,
    NUMBER,
    NUMBER_OF,
    POINTS_OF,
    SORT_OF,
    SORTS,
)
from parlour.games.frantic.notation import card_of
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.view import FranticView, PlayerView


@cache
def card(code: str) -> Card:
    """Cards show in their colours; four-colour specials are special, and one of them a danger."""
    kind = FUCK_YOU_KIND if code == GENTLE_FUCK_YOU else CODES.index(code)
    if COLOUR_OF[kind] >= 0:
        return Card(code, COLOURS[COLOUR_OF[kind]])
    if SORT_OF[kind] == BLACK:
        return Card(code, "black")
    return Card(code, "danger" if kind == FUCK_YOU_KIND else "special")


def cards(codes: Sequence[str]) -> Argument:
    return tuple(card(code) for code in codes) or Message("none")


def wish_words(wish: str) -> Argument:
    return Message(f"colour-{wish}") if wish in COLOURS else wish


@cache
def sort_name(name: str) -> Message:
    return Message(f"name-{name}")


def seat_names(seats: Sequence[int]) -> Argument:
    return tuple(Seat(seat) for seat in seats)


def table(view: FranticView) -> Sequence[Block]:
    blocks: list[Block] = [
        Message(
            "table-over" if view.step == "over" else "table-round",
            {"round": view.round, "limit": view.limit, "pile": view.draw_pile, "events": view.events},
        ),
        _players(view),
    ]
    if view.step == "over":
        return blocks
    if view.wish is None:
        blocks.append(Message("table-top", {"card": card(view.top)}))
    else:
        blocks.append(Message("table-wish", {"card": card(view.top), "wish": wish_words(view.wish)}))
    if view.market:
        blocks.append(Message("table-market", {"cards": cards(view.market)}))
    blocks += [
        Message("table-open-hand", {"name": Seat(player.seat), "cards": cards(player.hand)})
        for player in view.players
        if player.hand is not None and player.seat != view.seat
    ]
    if view.seat is not None:
        blocks.append(Message("table-hand", {"count": len(view.hand), "cards": cards(view.hand)}))
        if view.playable:
            blocks.append(Message("table-playable", {"cards": cards(view.playable)}))
        blocks += _decided(view)
    return blocks


def open_table(state: FranticState) -> Sequence[Block]:
    """What a spectator sees, and below it everybody's cards and what they have decided face down."""
    blocks = [
        block
        for block in table(state.view(None))
        if not (isinstance(block, Message) and block.key == "table-open-hand")
    ]
    for seat in range(state.seats):
        view = state.view(seat)
        name = Seat(seat)
        blocks.append(Message("table-open-hand", {"name": name, "cards": cards(view.hand)}))
        blocks += [Message("open-decided", {"name": name, "choice": choice}) for choice in _decided(view)]
    return blocks


def _decided(view: FranticView) -> list[Message]:
    """What the viewing seat has decided that others do not see yet."""
    decided = []
    if view.offer:
        decided.append(Message("table-offer", {"cards": cards(view.offer)}))
    if view.laid is not None:
        decided.append(Message("table-laid", {"card": card(view.laid)}))
    if view.gifts:
        gifts = tuple(
            Message("gift-to", {"card": card(code), "name": Seat(taker)})
            for code, taker in zip(view.hand, view.gifts, strict=False)
        )
        decided.append(Message("table-gifts", {"gifts": gifts}))
    if view.tries:
        decided.append(Message("table-tries"))
    return decided


def _players(view: FranticView) -> Grid:
    heads = tuple(Message(f"head-{name}") for name in ("player", "cards", "points", "state"))
    return Grid(heads, tuple(_player(view, player) for player in view.players))


def _player(view: FranticView, player: PlayerView) -> tuple[Argument, ...]:
    role = "turn" if player.seat == view.turn and view.step != "over" else "other"
    who: dict[str, Argument] = {"name": Seat(player.seat), "number": player.seat + 1, "role": role}
    marks: list[Argument] = []
    if view.step == "over":
        return (Message("player", who), player.cards, player.points, "")
    if player.seat == view.dealer:
        marks.append(Message("mark-dealer"))
    if player.skipped:
        marks.append(Message("mark-skipped"))
    if player.turns is not None:
        marks.append(Message("mark-bomb", {"turns": player.turns}))
    if view.attack is not None and player.seat == view.attack.target:
        marks.append(Message("mark-target", {"card": sort_name(view.attack.card)}))
    return (
        Message("player", who),
        player.cards,
        player.points,
        tuple(marks) or "",
    )


def ask(view: FranticView) -> Message:
    if view.seat not in view.actors:
        return Message("ask-wait", {"names": seat_names(view.actors)})
    args: dict[str, Argument] = {}
    if view.attack is not None:
        args = {
            "card": sort_name(view.attack.card),
            "name": Seat(view.attack.attacker),
            "count": view.attack.cards,
        }
    match view.step:
        case "aim" if view.attack is not None and view.attack.card == "fantastic-four":
            redirected = view.attack.cards > 0
            args["number"] = len(view.shares) + 1
            return Message("ask-redirect" if redirected else "ask-share", args)
        case "give" if view.attack is not None and view.attack.target is not None:
            args |= {"name": Seat(view.attack.target), "number": len(view.offer) + 1}
        case "window":
            key = "ask-counter" if "counterattack" in view.hand else "ask-no-counter"
            return Message(key, args)
        case "wish":
            number = view.top in ("fantastic", "fantastic-four")
            return Message("ask-wish" if number else "ask-colour-wish")
        case "nice-try":
            out = [player.seat for player in view.players if player.cards == 0]
            key = "ask-nice-try" if "nice-try" in view.hand else "ask-no-nice-try"
            return Message(key, {"names": seat_names(out), "count": len(out)})
        case "christmas":
            place = len(view.gifts)
            args = {"card": card(view.hand[place]), "number": place + 1, "count": len(view.hand)}
        case "recession":
            args = {"count": view.count}
        case "party-seat":
            args = {"card": cards(view.offer)}
        case "play" | "play-on" | "second-chance":
            args = {"pile": view.draw_pile}
    return Message(f"ask-{view.step}", args)


def is_formality(view: FranticView) -> bool:
    """Passing where nothing else can be done; but the Eye waits until one has looked."""
    return view.step in ("window", "nice-try", "play-on")


def is_follow_up(view: FranticView) -> bool:
    """The later questions of one's own turn, attack or event."""
    if view.step == "christmas":
        return bool(view.gifts)
    return view.step in ("play-on", "second-chance", "aim", "give", "wish", "recession", "party-seat")


def explain(code: str) -> Message:
    """A card, or an event."""
    word = code.strip().casefold().replace(" ", "-")
    if word in EVENTS:
        return Message(
            "explain-event", {"name": Message(f"event-name-{word}"), "effect": Message(f"event-{word}")}
        )
    kind = card_of(word)
    if kind < 0:
        raise UnknownName("unknown-card", card=code)
    args: dict[str, Argument] = {
        "card": card(GENTLE_FUCK_YOU if word == GENTLE_FUCK_YOU else CODES[kind]),
        "points": POINTS_OF[kind],
    }
    if SORT_OF[kind] in (NUMBER, BLACK):
        args["number"] = NUMBER_OF[kind]
    if COLOUR_OF[kind] >= 0:
        args["colour"] = Message(f"colour-{COLOURS[COLOUR_OF[kind]]}")
    return Message(f"card-{SORTS[SORT_OF[kind]]}", args)


def why_ended(reason: str, out: Sequence[int], in_time: bool) -> Message:
    """Why a round ended, and who ended it."""
    if reason != "out":
        return Message(f"reason-{reason}")
    key = "reason-in-time" if in_time else "reason-out"
    return Message(key, {"names": seat_names(out), "count": len(out)})


def result(view: FranticView) -> Sequence[Block]:
    """The last round, the totals against the limit, and who won."""
    last = view.last_round
    assert last is not None
    heads = tuple(Message(f"head-{name}") for name in ("player", "last-hand", "last-points", "total"))
    rows = tuple(
        (
            Seat(player.seat),
            cards(last.hands[player.seat]),
            last.points[player.seat],
            player.points,
        )
        for player in view.players
    )
    won = seat_names(view.winners)
    reason = why_ended(last.reason, last.out, last.in_time)
    return [
        Message("score-last-round", {"reason": reason, "round": view.round}),
        Grid(heads, rows),
        Message("score-winners", {"names": won, "count": len(view.winners), "limit": view.limit}),
    ]
