"""What happens at a table of FLAUTZ!, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from parlour.core.events import Event
from parlour.core.message import Argument, Message, Seat
from parlour.games.flautz import news
from parlour.games.flautz.report import best_spell
from parlour.games.flautz.telling import card, cards, colour_name, seat_names, spell_words


def tell(event: Event) -> Message | None:
    """The event in words; None for those that a line nearby already tells."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller else None


def _apprentice_dealt(event: news.ApprenticeDealt) -> Message:
    return Message("told-apprentice", {"name": Seat(event.seat), "colour": colour_name(event.colour)})


def _match_started(event: news.MatchStarted) -> Message:
    args: dict[str, Argument] = {
        "match": event.match,
        "name": Seat(event.seat),
        "air": cards(event.air),
        "ground": cards(event.ground),
    }
    return Message("told-match", args)


def _hand_dealt(event: news.HandDealt) -> Message:
    return Message("told-hand", {"name": Seat(event.seat), "cards": cards(event.cards)})


def _round_started(event: news.RoundStarted) -> Message:
    return Message("told-round", {"round": event.round, "field": event.field})


def _card_taken(event: news.CardTaken) -> Message:
    return Message("told-taken", _at_place(event))


def _card_put(event: news.CardPut) -> Message:
    return Message("told-put", _at_place(event))


def _at_place(event: news.CardTaken | news.CardPut) -> dict[str, Argument]:
    row = event.place.split("-")[0]
    return {"name": Seat(event.seat), "card": card(event.card), "row": row}


def _focused(event: news.Focused) -> Message:
    return Message("told-focused", {"name": Seat(event.seat)})


def _card_replaced(event: news.CardReplaced) -> Message:
    row = event.place.split("-")[0]
    args: dict[str, Argument] = {"name": Seat(event.seat), "old": card(event.old), "fresh": card(event.fresh)}
    return Message("told-replaced", {**args, "row": row})


def _pile_reshuffled(event: news.PileReshuffled) -> Message:
    return Message("told-reshuffled", {"count": event.cards})


def _called(event: news.Called) -> Message:
    args: dict[str, Argument] = {"name": Seat(event.seat), "cards": cards(event.cards)}
    if not event.first or not event.last:
        return Message("told-called" if event.last else "told-called-last", args)
    return Message("told-called-first", {**args, "names": seat_names(event.last), "count": len(event.last)})


def _straight_laid(event: news.StraightLaid) -> Message:
    sort = "royal" if event.royal else "straight"
    return Message("told-straight", {"name": Seat(event.seat), "cards": cards(event.cards), "sort": sort})


def _spell_scored(event: news.SpellScored) -> Message:
    spell = replace(best_spell(event.cards), royal=event.royal)
    return Message("told-spell", {"name": Seat(event.seat), "spell": spell_words(spell)})


def _match_ended(event: news.MatchEnded) -> Message:
    winners = [seat for seat, crystals in enumerate(event.crystals) if crystals]
    args: dict[str, Argument] = {
        "names": seat_names(winners),
        "players": len(winners),
        "crystals": max(event.crystals),
    }
    return Message("told-match-end" if winners else "told-match-end-without", args)


def _game_ended(event: news.GameEnded) -> Message:
    return Message("told-end", {"names": seat_names(event.winners), "count": len(event.winners)})


_TELLERS: dict[type[Event], Callable[[Any], Message]] = {
    news.ApprenticeDealt: _apprentice_dealt,
    news.MatchStarted: _match_started,
    news.HandDealt: _hand_dealt,
    news.RoundStarted: _round_started,
    news.CardTaken: _card_taken,
    news.CardPut: _card_put,
    news.Focused: _focused,
    news.CardReplaced: _card_replaced,
    news.PileReshuffled: _pile_reshuffled,
    news.Called: _called,
    news.StraightLaid: _straight_laid,
    news.SpellScored: _spell_scored,
    news.MatchEnded: _match_ended,
    news.GameEnded: _game_ended,
}
