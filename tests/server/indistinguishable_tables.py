"""Pairs of tables that differ only in what one viewer cannot know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from parlour import Rng, State
from parlour.core.options import OptionValue, resolve_options
from parlour.server import catalogue, entries
from parlour.server.access import hash_secret
from parlour.server.ids import ALPHABET
from parlour.server.live_tables import ID_LENGTH
from parlour.server.protocol import NoClock, TimeControl
from parlour.server.snapshot import dump_table, load_table
from parlour.server.table import Table


@dataclass(frozen=True)
class Twin:
    """One of the two tables, and what opens its seats."""

    table: Table
    secrets: list[str]

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state


@dataclass(frozen=True)
class Twins:
    """The true table, and another that the viewer (None: a spectator) cannot tell from it."""

    viewer: int | None
    true: Twin
    other: Twin
    #: Moves that somebody has made, or could make at one of the two.
    moves: list[str]

    @property
    def both(self) -> tuple[Twin, Twin]:
        return self.true, self.other

    @property
    def differ(self) -> bool:
        """Whether somebody else sees different tables."""
        seats = range(self.true.state.seats)
        return any(self.true.state.view(seat) != self.other.state.view(seat) for seat in seats)


def new_table(
    game: str,
    seats: int,
    random: Random,
    *,
    at: int,
    options: dict[str, OptionValue] | None = None,
    clock: TimeControl | None = None,
    window: float = 0,
    delay: int = 0,
) -> Table:
    """A game that has just been dealt to people who are all away for now."""
    created = entries.Created(
        at=at,
        game=game,
        seats=seats,
        options=resolve_options(catalogue.game(game).options, options or {}),
        public=False,
        clock=clock or NoClock(),
        window=window,
        delay=delay,
        grace=0,
        host=hash_secret(_secret("true", 0)),
        secret=random.randbytes(32).hex(),
    )
    table = Table(_new_id(random), created)
    for seat in range(seats):
        key = hash_secret(_secret("true", seat))
        sat = entries.Sat(
            at=at, seat=seat, holder="person", name=f"Guest {seat}", key=key, seed=f"luck of {seat}"
        )
        table.apply(sat)
    table.apply(entries.Started(at=at, rules=table.game.version))
    return table


def walk(table: Table, random: Random) -> Iterator[list[str]]:
    """Play at random to the end, and stop before every move, with all moves that were made so far."""
    made: list[str] = []
    while table.actors:
        yield made
        seat = random.choice(table.actors)
        text = random.choice(list(table.choices(seat)))
        made.append(text)
        at, id = table.chairs[seat].since, f"move-{len(made)}"
        table.apply(entries.Played(at=at, seat=seat, id=id, moves=[(seat, text)]))


def twins_of(table: Table, viewer: int | None, made: list[str], random: Random) -> Twins:
    """The table as it is, and with all that the viewer cannot know drawn anew."""
    assert table.state is not None
    return _pair(table, viewer, table.state.resample(viewer, Rng(random.getrandbits(64))), made, random)


def strangers_of(table: Table, made: list[str], random: Random) -> Twins:
    """The table as it is, and with quite another game going on, for spectators who may not see it yet."""
    state = table.game.start_with(len(table.chairs), random.getrandbits(64), table.created.options)
    return _pair(table, None, state, made, random)


def _pair(table: Table, viewer: int | None, world: State, made: list[str], random: Random) -> Twins:
    seats = range(len(table.chairs))
    body = dump_table(table)
    true = load_table(_new_id(random), body)
    other = load_table(_new_id(random), _altered(body, viewer, table, world))
    twins = Twins(
        viewer,
        Twin(true, [_secret("true", seat) for seat in seats]),
        Twin(other, [_secret("true" if seat == viewer else "other", seat) for seat in seats]),
        [],
    )
    twins.moves.extend(sorted({*made, *_possible(twins.true.state), *_possible(twins.other.state)}))
    return twins


def _altered(body: bytes, viewer: int | None, table: Table, world: State) -> bytes:
    """The snapshot with the other world in it; and all else is another too that others keep to themselves.

    Only the secret of the deal stays, since everybody knows its hash.
    """
    plain: dict[str, Any] = json.loads(body)
    plain["position"] = table.game.position(world)
    plain["seed"] = table.seed ^ 1
    plain["seeds"] = ["another seed"] * len(table.chairs)
    plain["moves"] = [[seat, text if seat == viewer else "a secret"] for seat, text in table.moves]
    plain["answered"] = [
        [seat, id if seat == viewer else f"other-{id}", version] for seat, id, version in plain["answered"]
    ]
    for seat, chair in enumerate(plain["chairs"]):
        if seat != viewer:
            chair["key"] = hash_secret(_secret("other", seat))
            chair["seed"] = "another seed"
    plain["host"] = plain["chairs"][0]["key"]
    return json.dumps(plain).encode()


def _possible(state: State) -> set[str]:
    """All moves that somebody could make now."""
    return {state.game.text(state, action, seat) for seat in state.actors for action in state.legal(seat)}


def _secret(which: str, seat: int) -> str:
    return sha256(f"{which} {seat}".encode()).hexdigest()[:32]


def _new_id(random: Random) -> str:
    return "".join(random.choice(ALPHABET) for _ in range(ID_LENGTH))
