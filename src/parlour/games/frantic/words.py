"""FRANTIC in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from parlour.core.errors import UnknownName
from parlour.core.message import Argument, Block, Card, Grid, Message, Seat
from parlour.core.words import OPEN_HAND, Words, heads, seat_names, told
from parlour.games.frantic import events
from parlour.games.frantic.deck import (
    BLACK,
    CODES,
    COLOUR_OF,
    COLOURS,
    EVENT_CARDS,
    FUCK_YOU_KIND,
    GENTLE_FUCK_YOU,
    NUMBER_OF,
    POINTS_OF,
    SORT_OF,
    SORTS,
)
from parlour.games.frantic.notation import card_of
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.view import FranticOwn, FranticView, PlayerView


class FranticWords(Words[FranticState, FranticView]):
    def __init__(self) -> None:
        super().__init__()
        self.tellers = {
            events.RoundStarted: told("round", "round", name="dealer"),
            events.HandReceived: told("hand", "cards", name="seat"),
            events.StartCardTurned: told("start", "card", name="dealer"),
            events.StartCardBuried: told("buried", "card"),
            events.CardPlayed: told("played", "card", "left", name="seat"),
            events.CardsDrawn: self._drawn,
            events.CardsSeen: self._seen,
            events.PileEmpty: told("pile-empty", name="seat"),
            events.TurnPassed: told("passed", name="seat"),
            events.TurnMissed: told("missed", name="seat"),
            events.SecondChanceMissed: told("second-missed", name="seat"),
            events.AttackAimed: self._aimed,
            events.SharesAimed: self._shares_aimed,
            events.AttackCountered: self._countered,
            events.AttackLapsed: self._lapsed,
            events.SkipTaken: told("skip", name="seat"),
            events.CardsGiven: told("given", "count", name="giver", other="taker"),
            events.CardsHanded: told("handed", "cards", name="giver", other="taker"),
            events.WishMade: self._wish_made,
            events.EventTurned: self._event_turned,
            events.EventsShuffled: told("events-shuffled"),
            events.NothingHappened: self._nothing_happened,
            events.ColourStruck: self._colour_struck,
            events.CardsPutDown: told("put-down", "cards", name="seat"),
            events.HandsSwapped: told("swapped", "other", name="seat"),
            events.HandsMixed: self._hands_mixed,
            events.LaidCardsShown: self._laid_cards_shown,
            events.MarketOpened: told("market", "cards"),
            events.MarketTaken: told("took", "card", name="seat"),
            events.HandsShown: self._hands_shown,
            events.HandsTakenUp: told("taken-up"),
            events.LastCardGone: told("out", name="seat"),
            events.RoundEnded: self._round_ended,
            events.GameEnded: told("end"),
        }

    def card(self, code: str) -> Card:
        return _card(code)

    def describe(self, view: FranticView) -> Sequence[Block]:
        blocks: list[Block] = [
            Message(
                "table-over" if view.step == "over" else "table-round",
                {"round": view.round, "limit": view.limit, "pile": view.draw_pile, "events": view.events},
            ),
            Grid(
                heads("player", "cards", "points", "state"),
                tuple(self._player(view, player) for player in view.players),
            ),
        ]
        if view.step == "over":
            return blocks
        if view.wish is None:
            blocks.append(Message("table-top", {"card": self.card(view.top)}))
        else:
            blocks.append(Message("table-wish", {"card": self.card(view.top), "wish": _wish(view.wish)}))
        if view.market:
            blocks.append(Message("table-market", {"cards": self.cards(view.market)}))
        blocks += [
            self._open_hand(player.seat, player.hand)
            for player in view.players
            if player.hand is not None and player.seat != view.seat
        ]
        if view.seat is not None:
            blocks.append(Message("table-hand", {"count": len(view.hand), "cards": self.cards(view.hand)}))
            if view.playable:
                blocks.append(Message("table-playable", {"cards": self.cards(view.playable)}))
            blocks += self._decided(view)
        return blocks

    def describe_hidden(self, state: FranticState) -> Sequence[Block]:
        """Describe everybody's cards, and what they have decided face down."""
        blocks: list[Block] = []
        for seat in range(state.seats):
            own = state.own_view(seat)
            blocks.append(self._open_hand(seat, own.hand))
            blocks += [
                Message("open-decided", {"name": Seat(seat), "choice": choice})
                for choice in self._decided(own)
            ]
        return blocks

    def _open_hand(self, seat: int, hand: Sequence[str]) -> Message:
        return Message(OPEN_HAND, {"name": Seat(seat), "cards": self.cards(hand)})

    def _decided(self, own: FranticOwn) -> list[Message]:
        """Return the decisions of the seat that others do not see yet."""
        decided = []
        if own.offer:
            decided.append(Message("table-offer", {"cards": self.cards(own.offer)}))
        if own.laid is not None:
            decided.append(Message("table-laid", {"card": self.card(own.laid)}))
        if own.gifts:
            gifts = tuple(
                Message("gift-to", {"card": self.card(code), "name": Seat(taker)})
                for code, taker in zip(own.hand, own.gifts, strict=False)
            )
            decided.append(Message("table-gifts", {"gifts": gifts}))
        if own.tries:
            decided.append(Message("table-tries"))
        return decided

    def _player(self, view: FranticView, player: PlayerView) -> tuple[Argument, ...]:
        over = view.step == "over"
        role = "turn" if player.seat == view.turn and not over else "other"
        who = Message("player", {"name": Seat(player.seat), "number": player.seat + 1, "role": role})
        marks: list[Argument] = []
        if player.seat == view.dealer:
            marks.append(Message("mark-dealer"))
        if player.skipped:
            marks.append(Message("mark-skipped"))
        if player.turns is not None:
            marks.append(Message("mark-bomb", {"turns": player.turns}))
        if view.attack is not None and player.seat == view.attack.target:
            marks.append(Message("mark-target", {"card": _sort_name(view.attack.card)}))
        return who, player.cards, player.points, "" if over else tuple(marks) or ""

    def question(self, view: FranticView) -> Message:
        args: dict[str, Argument] = {}
        attack = view.attack
        if attack is not None:
            args = {"card": _sort_name(attack.card), "name": Seat(attack.attacker), "count": attack.cards}
        match view.step:
            case "aim" if attack is not None and attack.card == "fantastic-four":
                args["number"] = len(view.shares) + 1
                return Message("ask-redirect" if attack.cards > 0 else "ask-share", args)
            case "give" if attack is not None and attack.target is not None:
                args |= {"name": Seat(attack.target), "number": len(view.offer) + 1}
            case "window":
                return Message("ask-counter" if "counterattack" in view.hand else "ask-no-counter", args)
            case "wish":
                number = view.top in ("fantastic", "fantastic-four")
                return Message("ask-wish" if number else "ask-colour-wish")
            case "nice-try":
                out = [player.seat for player in view.players if player.cards == 0]
                key = "ask-nice-try" if "nice-try" in view.hand else "ask-no-nice-try"
                return Message(key, {"names": seat_names(out), "count": len(out)})
            case "christmas":
                place = len(view.gifts)
                args = {"card": self.card(view.hand[place]), "number": place + 1, "count": len(view.hand)}
            case "recession":
                args = {"count": view.count}
            case "party-seat":
                args = {"card": self.cards(view.offer)}
            case "play" | "play-on" | "second-chance":
                args = {"pile": view.draw_pile}
        return Message(f"ask-{view.step}", args)

    def explain(self, code: str) -> Message:
        """Explain a card or an event card."""
        word = code.strip().casefold().replace(" ", "-")
        if word in EVENT_CARDS:
            return Message("explain-event", _event(word))
        kind = card_of(word)
        if kind < 0:
            raise UnknownName("unknown-card", card=code)
        args: dict[str, Argument] = {
            "card": self.card(GENTLE_FUCK_YOU if word == GENTLE_FUCK_YOU else CODES[kind]),
            "points": POINTS_OF[kind],
        }
        if NUMBER_OF[kind]:
            args["number"] = NUMBER_OF[kind]
        if COLOUR_OF[kind] >= 0:
            args["colour"] = Message(f"colour-{COLOURS[COLOUR_OF[kind]]}")
        return Message(f"card-{SORTS[SORT_OF[kind]]}", args)

    def result(self, view: FranticView) -> Sequence[Block]:
        """Describe the last round, the totals, and who won."""
        last = view.last_round
        assert last is not None
        rows = tuple(
            (
                Seat(player.seat),
                self.cards(last.hands[player.seat]),
                last.points[player.seat],
                player.points,
            )
            for player in view.players
        )
        reason = _why_ended(last.reason, last.out, last.in_time)
        winners: dict[str, Argument] = {"names": seat_names(view.winners), "count": len(view.winners)}
        return [
            Message("score-last-round", {"reason": reason, "round": view.round}),
            Grid(heads("player", "last-hand", "last-points", "total"), rows),
            Message("score-winners", {**winners, "limit": view.limit}),
        ]

    def _drawn(self, event: events.CardsDrawn) -> Message:
        return Message("told-drew", {"name": Seat(event.seat), "count": event.count, "by": _by(event.effect)})

    def _seen(self, event: events.CardsSeen) -> Message:
        cards = self.cards(event.cards)
        return Message("told-seen", {"name": Seat(event.seat), "cards": cards, "by": _by(event.effect)})

    def _aimed(self, event: events.AttackAimed) -> Message:
        card = _sort_name(event.attack)
        return Message("told-aimed", {"card": card, "name": Seat(event.seat), "target": Seat(event.target)})

    def _shares_aimed(self, event: events.SharesAimed) -> Message:
        shares = tuple(
            Message("told-share", {"name": Seat(seat), "count": count})
            for seat, count in Counter(event.shares).items()
        )
        return Message("told-shares", {"name": Seat(event.seat), "shares": shares})

    def _countered(self, event: events.AttackCountered) -> Message:
        card = _sort_name(event.attack)
        return Message(
            "told-countered", {"card": card, "name": Seat(event.seat), "other": Seat(event.attacker)}
        )

    def _lapsed(self, event: events.AttackLapsed) -> Message:
        return Message("told-lapsed", {"card": _sort_name(event.attack), "name": Seat(event.seat)})

    def _wish_made(self, event: events.WishMade) -> Message:
        sort = "colour" if event.wish in COLOURS else "number"
        return Message("told-wish", {"name": Seat(event.seat), "wish": _wish(event.wish), "sort": sort})

    def _event_turned(self, event: events.EventTurned) -> Message:
        return Message("told-event", _event(event.event))

    def _nothing_happened(self, event: events.NothingHappened) -> Message | None:
        """Return nothing for Friday the 13th, which has said so itself."""
        return None if event.event == "friday-the-13th" else Message("told-nothing")

    def _colour_struck(self, event: events.ColourStruck) -> Message:
        return Message("told-colour", {"colour": _wish(event.colour)})

    def _hands_mixed(self, event: events.HandsMixed) -> Message:
        counts = tuple(
            Message("told-count", {"name": Seat(seat), "count": count})
            for seat, count in enumerate(event.counts)
        )
        return Message("told-mixed", {"counts": counts})

    def _laid_cards_shown(self, event: events.LaidCardsShown) -> Message:
        laid = tuple(
            Message("told-one-laid", {"name": Seat(seat), "card": self.card(code)})
            for seat, code in enumerate(event.cards)
            if code is not None
        )
        return Message("told-laid", {"cards": laid, "name": Seat(event.taker)})

    def _hands_shown(self, event: events.HandsShown) -> Message:
        hands = tuple(
            Message("told-one-hand", {"name": Seat(seat), "cards": self.cards(hand)})
            for seat, hand in enumerate(event.hands)
        )
        return Message("told-shown", {"hands": hands})

    def _round_ended(self, event: events.RoundEnded) -> Message:
        points = tuple(
            Message("told-points", {"name": Seat(seat), "points": points, "total": event.totals[seat]})
            for seat, points in enumerate(event.points)
        )
        reason = _why_ended(event.reason, event.out, event.in_time)
        return Message("told-round-end", {"reason": reason, "points": points})


@cache
def _card(code: str) -> Card:
    """Return the card in its colour; four-colour specials are special, and one of them a danger."""
    kind = FUCK_YOU_KIND if code == GENTLE_FUCK_YOU else CODES.index(code)
    if COLOUR_OF[kind] >= 0:
        return Card(code, COLOURS[COLOUR_OF[kind]])
    if SORT_OF[kind] == BLACK:
        return Card(code, "black")
    return Card(code, "danger" if kind == FUCK_YOU_KIND else "special")


@cache
def _sort_name(name: str) -> Message:
    return Message(f"name-{name}")


def _wish(wish: str) -> Argument:
    return Message(f"colour-{wish}") if wish in COLOURS else wish


def _event(name: str) -> dict[str, Argument]:
    return {"name": Message(f"event-name-{name}"), "effect": Message(f"event-{name}")}


def _by(effect: bool) -> str:
    return "effect" if effect else "turn"


def _why_ended(reason: str, out: Sequence[int], in_time: bool) -> Message:
    """Return why a round ended, and who ended it."""
    if reason != "out":
        return Message(f"reason-{reason}")
    key = "reason-in-time" if in_time else "reason-out"
    return Message(key, {"names": seat_names(out), "count": len(out)})
