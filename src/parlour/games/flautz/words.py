"""FLAUTZ! in words: tables, questions, cards and results as messages for the language files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from parlour.core.errors import UnknownName
from parlour.core.message import Argument, Block, Card, Grid, Message, Seat
from parlour.games.flautz.arena import PLACE_NAMES
from parlour.games.flautz.deck import CODES, COLOUR_OF, COLOURS, MIRAGES, PRISM, SYMBOLS, VALUE_OF
from parlour.games.flautz.matches import CRYSTAL_POINTS
from parlour.games.flautz.notation import WORDS, card_of
from parlour.games.flautz.spell_layout import Spell, SpellCard
from parlour.games.flautz.spells import BONUS
from parlour.games.flautz.state import FlautzState
from parlour.games.flautz.view import FlautzView, MatchView, PlayerView

#: What else can be explained, and what it is called in other languages of the room.
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


COLOUR_WORDS = {word: colour for colour, words in zip(COLOURS, WORDS, strict=False) for word in words}


@cache
def card(code: str) -> Card:
    """Cards show in their colours, always with the symbol; mirages and prisms are special."""
    colour = COLOUR_OF[CODES.index(code)]
    return Card(code, "special") if colour < 0 else Card(code, COLOURS[colour], SYMBOLS[colour])


def cards(codes: Sequence[str]) -> Argument:
    return tuple(card(code) for code in codes) or Message("none")


def colour_name(colour: str) -> Message:
    """A colour by its name and symbol."""
    return Message(f"colour-{colour}", {"symbol": SYMBOLS[COLOURS.index(colour)]})


def seat_names(seats: Sequence[int]) -> Argument:
    return tuple(Seat(seat) for seat in seats)


def table(view: FlautzView) -> Sequence[Block]:
    if view.step == "over":
        return [Message("table-over"), _players(view)]
    blocks: list[Block] = [_headline(view), *_middle(view), _players(view)]
    blocks += [
        Message("table-open-hand", {"name": Seat(player.seat), "cards": cards(player.hand)})
        for player in view.players
        if player.hand is not None and player.seat != view.seat
    ]
    if view.taken is not None:
        key = "table-taken" if view.seat == view.turn else "table-taken-by"
        blocks.append(Message(key, {"name": Seat(view.turn), "card": card(view.taken)}))
    if view.seat is not None:
        blocks.append(Message("table-hand", {"cards": cards(view.hand)}))
        if view.spell is not None:
            blocks.append(Message("table-spell", {"spell": spell_words(view.spell)}))
    return blocks


def _middle(view: FlautzView) -> list[Block]:
    """The arena between its rows, and what was discarded."""
    rows = {
        row: Message(f"table-{row}", {"cards": _row(view, row), "allowed": _is_allowed(view, row)})
        for row in ("air", "ground")
    }
    discard = [Message("table-discard", {"cards": cards(view.discard)})] if view.discard else []
    return [rows["air"], Message("table-arena", {"fields": _fields(view)}), rows["ground"], *discard]


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


def _fields(view: FlautzView) -> Argument:
    """The way of the crystal, and where it is."""
    return tuple(
        Message("field-here" if number == view.round else "field", {"field": Message(f"field-{field}")})
        for number, field in enumerate(view.arena, 1)
    )


def _row(view: FlautzView, row: str) -> Argument:
    """Each card with the number of its place."""
    codes = view.air if row == "air" else view.ground
    first = PLACE_NAMES.index(f"{row}-1") + 1
    return tuple(
        Message("displayed", {"place": place, "card": Message("none") if code is None else card(code)})
        for place, code in enumerate(codes, first)
    )


def _is_allowed(view: FlautzView, row: str) -> str:
    return "yes" if f"{row}-1" in view.allowed else "no"


def spell_words(spell: Spell) -> Message:
    """The spell card by card, what stands for what, and the sum."""
    if not spell.cards:
        return Message("no-spell")
    size = len(spell.cards)
    prisms: list[Argument] = [
        Message("prism-use", {"card": card("prism"), "one": colour_name(one), "two": colour_name(two)})
        for one, two in spell.prisms
    ]
    if spell.flautz:
        prisms += [card("prism")] * spell.spare_prisms
    return Message(
        "spell",
        {
            "cards": (*prisms, *map(_spell_card, spell.cards)),
            "points": spell.points,
            "first": spell.points - BONUS * (size - 1),
            "more": size - 1,
            "sort": _sort(spell),
        },
    )


def _sort(spell: Spell) -> str:
    if spell.straight:
        return "royal" if spell.royal else "straight"
    return "flautz" if spell.flautz else "other"


def _spell_card(part: SpellCard) -> Argument:
    if not part.stands_in:
        return card(part.card)
    return Message("stands-in", {"card": card(part.card), "colour": colour_name(part.colour)})


def open_table(state: FlautzState) -> Sequence[Block]:
    """What a spectator sees, and below it everybody's cards."""
    blocks = [
        block
        for block in table(state.view(None))
        if not (isinstance(block, Message) and block.key == "table-open-hand")
    ]
    for seat in range(state.seats):
        view = state.view(seat)
        assert view.spell is not None
        args: dict[str, Argument] = {
            "name": Seat(seat),
            "cards": cards(view.hand),
            "spell": spell_words(view.spell),
        }
        blocks.append(Message("open-player", args))
    return blocks


def _players(view: FlautzView) -> Grid:
    columns = ["player", "apprentice", "crystals", *(["points"] if view.matches else []), "state"]
    return Grid(
        tuple(Message(f"head-{name}") for name in columns),
        tuple(_player(view, player) for player in view.players),
    )


def _player(view: FlautzView, player: PlayerView) -> tuple[Argument, ...]:
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
        colour_name(player.apprentice),
        player.crystals,
        *([player.points] if view.matches else []),
        tuple(marks) or "",
    )


def ask(view: FlautzView) -> Message:
    if view.seat not in view.actors:
        return Message("ask-wait", {"names": seat_names(view.actors)})
    if view.step == "put":
        assert view.taken is not None
        calls = view.spell is not None and view.spell.flautz and not view.spell.straight
        return Message(
            "ask-put-or-call" if calls else "ask-put", {"card": card(view.taken), "example": view.hand[0]}
        )
    example = view.allowed[0]
    args: dict[str, Argument] = {"example": PLACE_NAMES.index(example) + 1, "field": _field(view)}
    if view.step == "take":
        flautz = view.spell is not None and view.spell.flautz
        last = view.caller is not None
        args["last"] = "yes" if last else "no"
        args["focus"] = "yes" if view.can_focus and not last else "no"
        return Message("ask-take-or-call" if flautz else "ask-take", args)
    return Message(f"ask-{view.step}", args)


def _field(view: FlautzView) -> str:
    return view.arena[view.round - 1]


def is_follow_up(view: FlautzView) -> bool:
    """What to put down; before a swap that follows a focus one wants to see the fresh card."""
    return view.step == "put"


def explain(arenas: Mapping[str, tuple[str, ...]], code: str) -> Message:
    """A card, an arena, or a word of the game."""
    word = code.strip().casefold().removesuffix("!")
    for topic, others in TOPICS.items():
        if word == topic or word in others:
            return Message(f"topic-{topic}")
    if word in COLOUR_WORDS:
        return Message("topic-colour", {"colour": colour_name(COLOUR_WORDS[word])})
    if word in arenas:
        fields = tuple(Message(f"field-{field}") for field in arenas[word])
        return Message("explain-arena", {"name": word, "fields": fields, "count": len(fields)})
    kind = card_of(word)
    if kind < 0:
        raise UnknownName("unknown-card", card=code)
    args: dict[str, Argument] = {"card": card(CODES[kind]), "value": VALUE_OF[kind]}
    if kind == PRISM:
        return Message("card-prism", args)
    if kind >= MIRAGES:
        return Message("card-mirage", args)
    return Message("card-spell", {**args, "colour": colour_name(COLOURS[COLOUR_OF[kind]])})


def why_ended(match: MatchView) -> Message:
    """Why a match ended, and by whom."""
    return Message(f"reason-{match.reason}", {} if match.by is None else {"name": Seat(match.by)})


def result(view: FlautzView) -> Sequence[Block]:
    """The last match spell by spell, the crystals and points, and who won."""
    last = view.last_match
    assert last is not None
    heads = tuple(Message(f"head-{name}") for name in ("player", "spell", "won"))
    rows = tuple(
        (
            Seat(score.seat),
            Message("nothing-scored") if score.spell is None else spell_words(score.spell),
            score.crystals,
        )
        for score in last.scores
    )
    blocks: list[Block] = [
        Message("score-last-match", {"match": view.match, "reason": why_ended(last)}),
        Grid(heads, rows),
        _totals(view),
    ]
    args: dict[str, Argument] = {"names": seat_names(view.winners), "count": len(view.winners)}
    blocks.append(Message("score-winners" if view.matches else "score-crystal-winners", args))
    return blocks


def _totals(view: FlautzView) -> Grid:
    """The crystals of each player, and where points are kept what they come to."""
    if not view.matches:
        heads = tuple(Message(f"head-{name}") for name in ("player", "crystals"))
        return Grid(heads, tuple((Seat(player.seat), player.crystals) for player in view.players))
    heads = tuple(Message(f"head-{name}") for name in ("player", "points", "crystals", "total"))
    rows = tuple(
        (
            Seat(player.seat),
            player.points,
            Message("crystals-worth", {"count": player.crystals, "points": CRYSTAL_POINTS * player.crystals}),
            player.total,
        )
        for player in view.players
    )
    return Grid(heads, rows)
