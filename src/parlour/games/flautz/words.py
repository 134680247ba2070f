"""FLAUTZ! in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from parlour.core.errors import UnknownName
from parlour.core.message import Argument, Block, Card, Grid, Message, Seat
from parlour.core.words import OPEN_HAND, Words, heads, seat_names, told
from parlour.games.flautz import events
from parlour.games.flautz.arena import PLACE_NAMES
from parlour.games.flautz.deck import CODES, COLOUR_OF, COLOURS, MIRAGES, PRISM, SYMBOLS, VALUE_OF
from parlour.games.flautz.matches import CRYSTAL_POINTS
from parlour.games.flautz.notation import CARD_WORDS, card_of
from parlour.games.flautz.spell_layout import Spell, SpellCard, best_spell
from parlour.games.flautz.spells import BONUS
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.view import FlautzView, PlayerView

#: The terms that can be explained besides cards, colours and arenas, with its names in other languages.
TOPICS = {
    "match": ("partie", "partij"),
    "arena": (),
    "apprentice": ("zauberlehrling", "lehrling", "leerling"),
    "crystal": ("crystals", "kristall", "kristal"),
    "spell": ("zauber", "spreuk"),
    "mirage": ("trugbild", "luchtspiegeling"),
    "air": ("luft", "lucht"),
    "ground": ("boden", "grond"),
    "focus": ("fokus", "fokussieren", "focussen"),
    "flautz": (),
    "straight": (),
    "royal": (),
}

COLOUR_WORDS = {word: colour for colour, words in zip(COLOURS, CARD_WORDS, strict=False) for word in words}


def _card(kind: int) -> Card:
    """Return the card with the style and symbol of its colour; mirages and prisms are special."""
    colour = COLOUR_OF[kind]
    return Card(CODES[kind], "special") if colour < 0 else Card(CODES[kind], COLOURS[colour], SYMBOLS[colour])


CARDS = {code: _card(kind) for kind, code in enumerate(CODES)}


class FlautzWords(Words[FlautzState, FlautzView]):
    def __init__(self, arenas: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__()
        #: The presets by name.
        self.arenas = arenas
        self.tellers = {
            events.ApprenticeDealt: self._apprentice_dealt,
            events.MatchStarted: told("match", "match", "air", "ground", name="seat"),
            events.HandDealt: told("hand", "cards", name="seat"),
            events.RoundStarted: told("round", "round", "field"),
            events.CardTaken: self._card_taken,
            events.CardPut: self._card_put,
            events.Focused: told("focused", name="seat"),
            events.CardReplaced: self._card_replaced,
            events.PileReshuffled: told("reshuffled", count="cards"),
            events.Called: self._called,
            events.StraightLaid: self._straight_laid,
            events.SpellScored: self._spell_scored,
            events.MatchEnded: self._match_ended,
            events.GameEnded: self._game_ended,
        }

    def card(self, code: str) -> Card:
        return CARDS[code]

    def describe(self, view: FlautzView) -> Sequence[Block]:
        if view.step == "over":
            return [Message("table-over"), self._players(view)]
        blocks: list[Block] = [_headline(view), *self._middle(view), self._players(view)]
        blocks += [
            Message(OPEN_HAND, {"name": Seat(player.seat), "cards": self.cards(player.hand)})
            for player in view.players
            if player.hand is not None and player.seat != view.seat
        ]
        if view.taken is not None:
            key = "table-taken" if view.seat == view.turn else "table-taken-by"
            blocks.append(Message(key, {"name": Seat(view.turn), "card": self.card(view.taken)}))
        if view.seat is not None:
            blocks.append(Message("table-hand", {"cards": self.cards(view.hand)}))
            if view.spell is not None:
                blocks.append(Message("table-spell", {"spell": self._spell(view.spell)}))
        return blocks

    def _middle(self, view: FlautzView) -> list[Block]:
        """Describe the arena between the two rows, and the discard pile."""
        fields = tuple(
            Message("field-here" if number == view.round else "field", {"field": Message(f"field-{field}")})
            for number, field in enumerate(view.arena, 1)
        )
        blocks: list[Block] = [
            self._row(view, "air"),
            Message("table-arena", {"fields": fields}),
            self._row(view, "ground"),
        ]
        if view.discard:
            blocks.append(Message("table-discard", {"cards": self.cards(view.discard)}))
        return blocks

    def _row(self, view: FlautzView, row: str) -> Message:
        """Describe each card with the number of its place."""
        codes = view.air if row == "air" else view.ground
        first = f"{row}-1"
        cards = tuple(
            Message(
                "displayed", {"place": place, "card": Message("none") if code is None else self.card(code)}
            )
            for place, code in enumerate(codes, PLACE_NAMES.index(first) + 1)
        )
        return Message(f"table-{row}", {"cards": cards, "allowed": "yes" if first in view.allowed else "no"})

    def _players(self, view: FlautzView) -> Grid:
        columns = ["player", "apprentice", "crystals", *(["points"] if view.matches else []), "state"]
        return Grid(heads(*columns), tuple(self._player(view, player) for player in view.players))

    def _player(self, view: FlautzView, player: PlayerView) -> tuple[Argument, ...]:
        role = "turn" if player.seat == view.turn and view.step != "over" else "other"
        marks: list[Argument] = []
        if view.step != "over":
            if player.seat == view.start:
                marks.append(Message("mark-start"))
            if player.focused:
                marks.append(Message("mark-focused"))
            if player.hand is not None:
                marks.append(Message("mark-called"))
        return (
            Message("player", {"name": Seat(player.seat), "role": role}),
            _colour(player.apprentice),
            player.crystals,
            *([player.points] if view.matches else []),
            tuple(marks) or "",
        )

    def describe_hidden(self, state: FlautzState) -> Sequence[Block]:
        """Describe everybody's cards, each hand with its best spell."""
        blocks: list[Block] = []
        for seat in range(state.seats):
            own = state.own_view(seat)
            assert own.spell is not None
            args: dict[str, Argument] = {
                "name": Seat(seat),
                "cards": self.cards(own.hand),
                "spell": self._spell(own.spell),
            }
            blocks.append(Message("open-player", args))
        return blocks

    def _spell(self, spell: Spell) -> Message:
        """Describe the spell card by card, what stands for what, and the points."""
        if not spell.cards:
            return Message("no-spell")
        prism = self.card("prism")
        prisms: list[Argument] = [
            Message("prism-use", {"card": prism, "one": _colour(one), "two": _colour(two)})
            for one, two in spell.prisms
        ]
        if spell.flautz:
            prisms += [prism] * spell.spare_prisms
        more = len(spell.cards) - 1
        return Message(
            "spell",
            {
                "cards": (*prisms, *map(self._spell_card, spell.cards)),
                "points": spell.points,
                "first": spell.points - BONUS * more,
                "more": more,
                "sort": _sort(spell),
            },
        )

    def _spell_card(self, part: SpellCard) -> Argument:
        if not part.stands_in:
            return self.card(part.card)
        return Message("stands-in", {"card": self.card(part.card), "colour": _colour(part.colour)})

    def question(self, view: FlautzView) -> Message:
        assert view.spell is not None
        flautz = view.spell.flautz
        if view.step == "put":
            assert view.taken is not None
            calls = flautz and not view.spell.straight
            args: dict[str, Argument] = {"card": self.card(view.taken), "example": view.hand[0]}
            return Message("ask-put-or-call" if calls else "ask-put", args)
        args = {"example": PLACE_NAMES.index(view.allowed[0]) + 1, "field": view.arena[view.round - 1]}
        if view.step != "take":
            return Message(f"ask-{view.step}", args)
        last = view.caller is not None
        args["last"] = "yes" if last else "no"
        args["focus"] = "yes" if view.can_focus and not last else "no"
        return Message("ask-take-or-call" if flautz else "ask-take", args)

    def explain(self, code: str) -> Message:
        """Explain a card, a colour, an arena or another topic."""
        word = code.strip().casefold().removesuffix("!")
        for topic, others in TOPICS.items():
            if word == topic or word in others:
                return Message(f"topic-{topic}")
        if word in COLOUR_WORDS:
            return Message("topic-colour", {"colour": _colour(COLOUR_WORDS[word])})
        if word in self.arenas:
            fields = tuple(Message(f"field-{field}") for field in self.arenas[word])
            return Message("explain-arena", {"name": word, "fields": fields, "count": len(fields)})
        kind = card_of(word)
        if kind < 0:
            raise UnknownName("unknown-card", card=code)
        args: dict[str, Argument] = {"card": self.card(CODES[kind]), "value": VALUE_OF[kind]}
        if kind == PRISM:
            return Message("card-prism", args)
        if kind >= MIRAGES:
            return Message("card-mirage", args)
        return Message("card-spell", {**args, "colour": _colour(COLOURS[COLOUR_OF[kind]])})

    def result(self, view: FlautzView) -> Sequence[Block]:
        """Describe the last match spell by spell, the crystals and points, and who won."""
        last = view.last_match
        assert last is not None
        reason = Message(f"reason-{last.reason}", {} if last.by is None else {"name": Seat(last.by)})
        rows = tuple(
            (
                Seat(score.seat),
                Message("nothing-scored") if score.spell is None else self._spell(score.spell),
                score.crystals,
            )
            for score in last.scores
        )
        return [
            Message("score-last-match", {"match": view.match, "reason": reason}),
            Grid(heads("player", "spell", "won"), rows),
            _totals(view),
            Message("score-winners" if view.matches else "score-crystal-winners", _winners(view.winners)),
        ]

    def _apprentice_dealt(self, event: events.ApprenticeDealt) -> Message:
        return Message("told-apprentice", {"name": Seat(event.seat), "colour": _colour(event.colour)})

    def _card_taken(self, event: events.CardTaken) -> Message:
        return Message("told-taken", self._at_place(event.seat, event.place, card=event.card))

    def _card_put(self, event: events.CardPut) -> Message:
        return Message("told-put", self._at_place(event.seat, event.place, card=event.card))

    def _card_replaced(self, event: events.CardReplaced) -> Message:
        return Message(
            "told-replaced", self._at_place(event.seat, event.place, old=event.old, fresh=event.fresh)
        )

    def _at_place(self, seat: int, place: str, **codes: str) -> dict[str, Argument]:
        """Return the seat, the cards and the row as arguments of a message."""
        cards = {name: self.card(code) for name, code in codes.items()}
        return {"name": Seat(seat), **cards, "row": place.split("-")[0]}

    def _called(self, event: events.Called) -> Message:
        args: dict[str, Argument] = {"name": Seat(event.seat), "cards": self.cards(event.cards)}
        if not event.first or not event.last:
            return Message("told-called" if event.last else "told-called-last", args)
        return Message(
            "told-called-first", {**args, "names": seat_names(event.last), "count": len(event.last)}
        )

    def _straight_laid(self, event: events.StraightLaid) -> Message:
        args: dict[str, Argument] = {"name": Seat(event.seat), "cards": self.cards(event.cards)}
        return Message("told-straight", {**args, "sort": "royal" if event.royal else "straight"})

    def _spell_scored(self, event: events.SpellScored) -> Message:
        spell = replace(best_spell(event.cards), royal=event.royal)
        return Message("told-spell", {"name": Seat(event.seat), "spell": self._spell(spell)})

    def _match_ended(self, event: events.MatchEnded) -> Message:
        winners = [seat for seat, crystals in enumerate(event.crystals) if crystals]
        args: dict[str, Argument] = {
            "names": seat_names(winners),
            "players": len(winners),
            "crystals": max(event.crystals),
        }
        return Message("told-match-end" if winners else "told-match-end-without", args)

    def _game_ended(self, event: events.GameEnded) -> Message:
        return Message("told-end", _winners(event.winners))


def _headline(view: FlautzView) -> Message:
    return Message(
        "table-match",
        {
            "match": view.match,
            "matches": view.matches or 0,
            "round": view.round,
            "rounds": len(view.arena),
            "pile": view.draw_pile,
            "discards": len(view.discard),
        },
    )


def _colour(colour: str) -> Message:
    """Return the name and the symbol of a colour."""
    return Message(f"colour-{colour}", {"symbol": SYMBOLS[COLOURS.index(colour)]})


def _sort(spell: Spell) -> str:
    if spell.straight:
        return "royal" if spell.royal else "straight"
    return "flautz" if spell.flautz else "other"


def _winners(seats: Sequence[int]) -> dict[str, Argument]:
    return {"names": seat_names(seats), "count": len(seats)}


def _totals(view: FlautzView) -> Grid:
    """Return the crystals of each player and, in a game of matches, the points."""
    if not view.matches:
        rows = tuple((Seat(player.seat), player.crystals) for player in view.players)
        return Grid(heads("player", "crystals"), rows)
    return Grid(
        heads("player", "points", "crystals", "total"),
        tuple(
            (
                Seat(player.seat),
                player.points,
                Message(
                    "crystals-worth", {"count": player.crystals, "points": CRYSTAL_POINTS * player.crystals}
                ),
                player.total,
            )
            for player in view.players
        ),
    )
