"""What happens in FRANTIC, in words: a sentence for each piece of news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from parlour.core.events import Event
from parlour.core.message import Argument, Message, Seat
from parlour.games.frantic import events
from parlour.games.frantic.deck import COLOURS
from parlour.games.frantic.words import card, cards, sort_name, why_ended, wish_words


def tell(event: Event) -> Message | None:
    """The event in words; None for those that need none."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller else None


def _round_started(event: events.RoundStarted) -> Message:
    return Message("told-round", {"round": event.round, "name": Seat(event.dealer)})


def _hand_received(event: events.HandReceived) -> Message:
    return Message("told-hand", {"name": Seat(event.seat), "cards": cards(event.cards)})


def _start_card(event: events.StartCardTurned) -> Message:
    return Message("told-start", {"name": Seat(event.dealer), "card": card(event.card)})


def _start_buried(event: events.StartCardBuried) -> Message:
    return Message("told-buried", {"card": card(event.card)})


def _played(event: events.CardPlayed) -> Message:
    return Message("told-played", {"name": Seat(event.seat), "card": card(event.card), "left": event.left})


def _drawn(event: events.CardsDrawn) -> Message:
    return Message("told-drew", {"name": Seat(event.seat), "count": event.count, "by": _by(event.effect)})


def _seen(event: events.CardsSeen) -> Message:
    return Message(
        "told-seen", {"name": Seat(event.seat), "cards": cards(event.cards), "by": _by(event.effect)}
    )


def _by(effect: bool) -> str:
    return "effect" if effect else "turn"


def _pile_empty(event: events.PileEmpty) -> Message:
    return Message("told-pile-empty", {"name": Seat(event.seat)})


def _passed(event: events.TurnPassed) -> Message:
    return Message("told-passed", {"name": Seat(event.seat)})


def _missed(event: events.TurnMissed) -> Message:
    return Message("told-missed", {"name": Seat(event.seat)})


def _second_missed(event: events.SecondChanceMissed) -> Message:
    return Message("told-second-missed", {"name": Seat(event.seat)})


def _aimed(event: events.AttackAimed) -> Message:
    args: dict[str, Argument] = {
        "card": sort_name(event.attack),
        "name": Seat(event.seat),
        "target": Seat(event.target),
    }
    return Message("told-aimed", args)


def _shares(event: events.SharesAimed) -> Message:
    counts = Counter(event.shares)
    shares = tuple(
        Message("told-share", {"name": Seat(seat), "count": count}) for seat, count in counts.items()
    )
    return Message("told-shares", {"name": Seat(event.seat), "shares": shares})


def _countered(event: events.AttackCountered) -> Message:
    args: dict[str, Argument] = {
        "card": sort_name(event.attack),
        "name": Seat(event.seat),
        "other": Seat(event.attacker),
    }
    return Message("told-countered", args)


def _lapsed(event: events.AttackLapsed) -> Message:
    return Message("told-lapsed", {"card": sort_name(event.attack), "name": Seat(event.seat)})


def _skip(event: events.SkipTaken) -> Message:
    return Message("told-skip", {"name": Seat(event.seat)})


def _given(event: events.CardsGiven) -> Message:
    return Message(
        "told-given", {"name": Seat(event.giver), "other": Seat(event.taker), "count": event.count}
    )


def _handed(event: events.CardsHanded) -> Message:
    args: dict[str, Argument] = {
        "name": Seat(event.giver),
        "other": Seat(event.taker),
        "cards": cards(event.cards),
    }
    return Message("told-handed", args)


def _wished(event: events.WishMade) -> Message:
    sort = "colour" if event.wish in COLOURS else "number"
    return Message("told-wish", {"name": Seat(event.seat), "wish": wish_words(event.wish), "sort": sort})


def _event_turned(event: events.EventTurned) -> Message:
    name, effect = Message(f"event-name-{event.event}"), Message(f"event-{event.event}")
    return Message("told-event", {"name": name, "effect": effect})


def _events_shuffled(event: events.EventsShuffled) -> Message:
    return Message("told-events-shuffled")


def _nothing(event: events.NothingHappened) -> Message | None:
    """Friday the 13th has said so itself."""
    return None if event.event == "friday-the-13th" else Message("told-nothing")


def _colour_struck(event: events.ColourStruck) -> Message:
    return Message("told-colour", {"colour": Message(f"colour-{event.colour}")})


def _put_down(event: events.CardsPutDown) -> Message:
    return Message("told-put-down", {"name": Seat(event.seat), "cards": cards(event.cards)})


def _swapped(event: events.HandsSwapped) -> Message:
    return Message("told-swapped", {"name": Seat(event.seat), "other": Seat(event.other)})


def _mixed(event: events.HandsMixed) -> Message:
    counts = tuple(
        Message("told-count", {"name": Seat(seat), "count": count}) for seat, count in enumerate(event.counts)
    )
    return Message("told-mixed", {"counts": counts})


def _laid_shown(event: events.LaidCardsShown) -> Message:
    laid = tuple(
        Message("told-one-laid", {"name": Seat(seat), "card": card(code)})
        for seat, code in enumerate(event.cards)
        if code is not None
    )
    return Message("told-laid", {"cards": laid, "name": Seat(event.taker)})


def _market_opened(event: events.MarketOpened) -> Message:
    return Message("told-market", {"cards": cards(event.cards)})


def _market_taken(event: events.MarketTaken) -> Message:
    return Message("told-took", {"name": Seat(event.seat), "card": card(event.card)})


def _hands_shown(event: events.HandsShown) -> Message:
    hands = tuple(
        Message("told-one-hand", {"name": Seat(seat), "cards": cards(hand)})
        for seat, hand in enumerate(event.hands)
    )
    return Message("told-shown", {"hands": hands})


def _taken_up(event: events.HandsTakenUp) -> Message:
    return Message("told-taken-up")


def _last_card(event: events.LastCardGone) -> Message:
    return Message("told-out", {"name": Seat(event.seat)})


def _round_ended(event: events.RoundEnded) -> Message:
    points = tuple(
        Message("told-points", {"name": Seat(seat), "points": points, "total": event.totals[seat]})
        for seat, points in enumerate(event.points)
    )
    reason = why_ended(event.reason, event.out, event.in_time)
    return Message("told-round-end", {"reason": reason, "points": points})


def _game_ended(event: events.GameEnded) -> Message:
    return Message("told-end")


_TELLERS: dict[type[Event], Callable[[Any], Message | None]] = {
    events.RoundStarted: _round_started,
    events.HandReceived: _hand_received,
    events.StartCardTurned: _start_card,
    events.StartCardBuried: _start_buried,
    events.CardPlayed: _played,
    events.CardsDrawn: _drawn,
    events.CardsSeen: _seen,
    events.PileEmpty: _pile_empty,
    events.TurnPassed: _passed,
    events.TurnMissed: _missed,
    events.SecondChanceMissed: _second_missed,
    events.AttackAimed: _aimed,
    events.SharesAimed: _shares,
    events.AttackCountered: _countered,
    events.AttackLapsed: _lapsed,
    events.SkipTaken: _skip,
    events.CardsGiven: _given,
    events.CardsHanded: _handed,
    events.WishMade: _wished,
    events.EventTurned: _event_turned,
    events.EventsShuffled: _events_shuffled,
    events.NothingHappened: _nothing,
    events.ColourStruck: _colour_struck,
    events.CardsPutDown: _put_down,
    events.HandsSwapped: _swapped,
    events.HandsMixed: _mixed,
    events.LaidCardsShown: _laid_shown,
    events.MarketOpened: _market_opened,
    events.MarketTaken: _market_taken,
    events.HandsShown: _hands_shown,
    events.HandsTakenUp: _taken_up,
    events.LastCardGone: _last_card,
    events.RoundEnded: _round_ended,
    events.GameEnded: _game_ended,
}
