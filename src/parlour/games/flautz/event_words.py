"""What happens at a table of FLAUTZ!, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from parlour.core.events import Event
from parlour.core.message import Argument, Message, Seat
from parlour.games.flautz import events
from parlour.games.flautz.spell_layout import best_spell
from parlour.games.flautz.words import card, cards, colour_name, seat_names, spell_words


def tell(event: Event) -> Message | None:
    """The event in words; None for those that a line nearby already tells."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller else None


def _apprentice_dealt(event: events.ApprenticeDealt) -> Message:
    return Message("told-apprentice", {"name": Seat(event.seat), "colour": colour_name(event.colour)})


def _match_started(event: events.MatchStarted) -> Message:
    args: dict[str, Argument] = {
        "match": event.match,
        "name": Seat(event.seat),
        "air": cards(event.air),
        "ground": cards(event.ground),
    }
    return Message("told-match", args)


def _hand_dealt(event: events.HandDealt) -> Message:
    return Message("told-hand", {"name": Seat(event.seat), "cards": cards(event.cards)})


def _round_started(event: events.RoundStarted) -> Message:
    return Message("told-round", {"round": event.round, "field": event.field})


def _card_taken(event: events.CardTaken) -> Message:
    return Message("told-taken", _at_place(event))


def _card_put(event: events.CardPut) -> Message:
    return Message("told-put", _at_place(event))


def _at_place(event: events.CardTaken | events.CardPut) -> dict[str, Argument]:
    row = event.place.split("-")[0]
    return {"name": Seat(event.seat), "card": card(event.card), "row": row}


def _focused(event: events.Focused) -> Message:
    return Message("told-focused", {"name": Seat(event.seat)})


def _card_replaced(event: events.CardReplaced) -> Message:
    row = event.place.split("-")[0]
    args: dict[str, Argument] = {"name": Seat(event.seat), "old": card(event.old), "fresh": card(event.fresh)}
    return Message("told-replaced", {**args, "row": row})


def _pile_reshuffled(event: events.PileReshuffled) -> Message:
    return Message("told-reshuffled", {"count": event.cards})


def _called(event: events.Called) -> Message:
    args: dict[str, Argument] = {"name": Seat(event.seat), "cards": cards(event.cards)}
    if not event.first or not event.last:
        return Message("told-called" if event.last else "told-called-last", args)
    return Message("told-called-first", {**args, "names": seat_names(event.last), "count": len(event.last)})


def _straight_laid(event: events.StraightLaid) -> Message:
    sort = "royal" if event.royal else "straight"
    return Message("told-straight", {"name": Seat(event.seat), "cards": cards(event.cards), "sort": sort})


def _spell_scored(event: events.SpellScored) -> Message:
    spell = replace(best_spell(event.cards), royal=event.royal)
    return Message("told-spell", {"name": Seat(event.seat), "spell": spell_words(spell)})


def _match_ended(event: events.MatchEnded) -> Message:
    winners = [seat for seat, crystals in enumerate(event.crystals) if crystals]
    args: dict[str, Argument] = {
        "names": seat_names(winners),
        "players": len(winners),
        "crystals": max(event.crystals),
    }
    return Message("told-match-end" if winners else "told-match-end-without", args)


def _game_ended(event: events.GameEnded) -> Message:
    return Message("told-end", {"names": seat_names(event.winners), "count": len(event.winners)})


_TELLERS: dict[type[Event], Callable[[Any], Message]] = {
    events.ApprenticeDealt: _apprentice_dealt,
    events.MatchStarted: _match_started,
    events.HandDealt: _hand_dealt,
    events.RoundStarted: _round_started,
    events.CardTaken: _card_taken,
    events.CardPut: _card_put,
    events.Focused: _focused,
    events.CardReplaced: _card_replaced,
    events.PileReshuffled: _pile_reshuffled,
    events.Called: _called,
    events.StraightLaid: _straight_laid,
    events.SpellScored: _spell_scored,
    events.MatchEnded: _match_ended,
    events.GameEnded: _game_ended,
}
