"""What happens in FRANTIC, in words: a sentence for each piece of news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from parlour.core.events import Event
from parlour.core.message import Argument, Message, Seat
from parlour.games.frantic import news
from parlour.games.frantic.deck import COLOURS
from parlour.games.frantic.telling import card, cards, sort_name, why_ended, wish_words


def tell(event: Event) -> Message | None:
    """The event in words; None for those that need none."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller else None


def _round_started(event: news.RoundStarted) -> Message:
    return Message("told-round", {"round": event.round, "name": Seat(event.dealer)})


def _hand_received(event: news.HandReceived) -> Message:
    return Message("told-hand", {"name": Seat(event.seat), "cards": cards(event.cards)})


def _start_card(event: news.StartCardTurned) -> Message:
    return Message("told-start", {"name": Seat(event.dealer), "card": card(event.card)})


def _start_buried(event: news.StartCardBuried) -> Message:
    return Message("told-buried", {"card": card(event.card)})


def _played(event: news.CardPlayed) -> Message:
    return Message("told-played", {"name": Seat(event.seat), "card": card(event.card), "left": event.left})


def _drawn(event: news.CardsDrawn) -> Message:
    return Message("told-drew", {"name": Seat(event.seat), "count": event.count, "by": _by(event.effect)})


def _seen(event: news.CardsSeen) -> Message:
    return Message(
        "told-seen", {"name": Seat(event.seat), "cards": cards(event.cards), "by": _by(event.effect)}
    )


def _by(effect: bool) -> str:
    return "effect" if effect else "turn"


def _pile_empty(event: news.PileEmpty) -> Message:
    return Message("told-pile-empty", {"name": Seat(event.seat)})


def _passed(event: news.TurnPassed) -> Message:
    return Message("told-passed", {"name": Seat(event.seat)})


def _missed(event: news.TurnMissed) -> Message:
    return Message("told-missed", {"name": Seat(event.seat)})


def _second_missed(event: news.SecondChanceMissed) -> Message:
    return Message("told-second-missed", {"name": Seat(event.seat)})


def _aimed(event: news.AttackAimed) -> Message:
    args: dict[str, Argument] = {
        "card": sort_name(event.attack),
        "name": Seat(event.seat),
        "target": Seat(event.target),
    }
    return Message("told-aimed", args)


def _shares(event: news.SharesAimed) -> Message:
    counts = Counter(event.shares)
    shares = tuple(
        Message("told-share", {"name": Seat(seat), "count": count}) for seat, count in counts.items()
    )
    return Message("told-shares", {"name": Seat(event.seat), "shares": shares})


def _countered(event: news.AttackCountered) -> Message:
    args: dict[str, Argument] = {
        "card": sort_name(event.attack),
        "name": Seat(event.seat),
        "other": Seat(event.attacker),
    }
    return Message("told-countered", args)


def _lapsed(event: news.AttackLapsed) -> Message:
    return Message("told-lapsed", {"card": sort_name(event.attack), "name": Seat(event.seat)})


def _skip(event: news.SkipTaken) -> Message:
    return Message("told-skip", {"name": Seat(event.seat)})


def _given(event: news.CardsGiven) -> Message:
    return Message(
        "told-given", {"name": Seat(event.giver), "other": Seat(event.taker), "count": event.count}
    )


def _handed(event: news.CardsHanded) -> Message:
    args: dict[str, Argument] = {
        "name": Seat(event.giver),
        "other": Seat(event.taker),
        "cards": cards(event.cards),
    }
    return Message("told-handed", args)


def _wished(event: news.WishMade) -> Message:
    sort = "colour" if event.wish in COLOURS else "number"
    return Message("told-wish", {"name": Seat(event.seat), "wish": wish_words(event.wish), "sort": sort})


def _event_turned(event: news.EventTurned) -> Message:
    name, effect = Message(f"event-name-{event.event}"), Message(f"event-{event.event}")
    return Message("told-event", {"name": name, "effect": effect})


def _events_shuffled(event: news.EventsShuffled) -> Message:
    return Message("told-events-shuffled")


def _nothing(event: news.NothingHappened) -> Message | None:
    """Friday the 13th has said so itself."""
    return None if event.event == "friday-the-13th" else Message("told-nothing")


def _colour_struck(event: news.ColourStruck) -> Message:
    return Message("told-colour", {"colour": Message(f"colour-{event.colour}")})


def _put_down(event: news.CardsPutDown) -> Message:
    return Message("told-put-down", {"name": Seat(event.seat), "cards": cards(event.cards)})


def _swapped(event: news.HandsSwapped) -> Message:
    return Message("told-swapped", {"name": Seat(event.seat), "other": Seat(event.other)})


def _mixed(event: news.HandsMixed) -> Message:
    counts = tuple(
        Message("told-count", {"name": Seat(seat), "count": count}) for seat, count in enumerate(event.counts)
    )
    return Message("told-mixed", {"counts": counts})


def _laid_shown(event: news.LaidCardsShown) -> Message:
    laid = tuple(
        Message("told-one-laid", {"name": Seat(seat), "card": card(code)})
        for seat, code in enumerate(event.cards)
        if code is not None
    )
    return Message("told-laid", {"cards": laid, "name": Seat(event.taker)})


def _market_opened(event: news.MarketOpened) -> Message:
    return Message("told-market", {"cards": cards(event.cards)})


def _market_taken(event: news.MarketTaken) -> Message:
    return Message("told-took", {"name": Seat(event.seat), "card": card(event.card)})


def _hands_shown(event: news.HandsShown) -> Message:
    hands = tuple(
        Message("told-one-hand", {"name": Seat(seat), "cards": cards(hand)})
        for seat, hand in enumerate(event.hands)
    )
    return Message("told-shown", {"hands": hands})


def _taken_up(event: news.HandsTakenUp) -> Message:
    return Message("told-taken-up")


def _last_card(event: news.LastCardGone) -> Message:
    return Message("told-out", {"name": Seat(event.seat)})


def _round_ended(event: news.RoundEnded) -> Message:
    points = tuple(
        Message("told-points", {"name": Seat(seat), "points": points, "total": event.totals[seat]})
        for seat, points in enumerate(event.points)
    )
    reason = why_ended(event.reason, event.out, event.in_time)
    return Message("told-round-end", {"reason": reason, "points": points})


def _game_ended(event: news.GameEnded) -> Message:
    return Message("told-end")


_TELLERS: dict[type[Event], Callable[[Any], Message | None]] = {
    news.RoundStarted: _round_started,
    news.HandReceived: _hand_received,
    news.StartCardTurned: _start_card,
    news.StartCardBuried: _start_buried,
    news.CardPlayed: _played,
    news.CardsDrawn: _drawn,
    news.CardsSeen: _seen,
    news.PileEmpty: _pile_empty,
    news.TurnPassed: _passed,
    news.TurnMissed: _missed,
    news.SecondChanceMissed: _second_missed,
    news.AttackAimed: _aimed,
    news.SharesAimed: _shares,
    news.AttackCountered: _countered,
    news.AttackLapsed: _lapsed,
    news.SkipTaken: _skip,
    news.CardsGiven: _given,
    news.CardsHanded: _handed,
    news.WishMade: _wished,
    news.EventTurned: _event_turned,
    news.EventsShuffled: _events_shuffled,
    news.NothingHappened: _nothing,
    news.ColourStruck: _colour_struck,
    news.CardsPutDown: _put_down,
    news.HandsSwapped: _swapped,
    news.HandsMixed: _mixed,
    news.LaidCardsShown: _laid_shown,
    news.MarketOpened: _market_opened,
    news.MarketTaken: _market_taken,
    news.HandsShown: _hands_shown,
    news.HandsTakenUp: _taken_up,
    news.LastCardGone: _last_card,
    news.RoundEnded: _round_ended,
    news.GameEnded: _game_ended,
}
