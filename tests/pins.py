"""Snapshots of behaviour: playthroughs, perft counts and the hash of many records.

Regenerate the files with `python -m tests.pins` and commit the difference.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import parlour
from parlour import Event, Game, Rng, State
from parlour.core.options import OptionValue
from parlour.record import Record

FOLDER = Path(__file__).parent / "pinned"
SEED = 20
RECORDS = 40
#: The seat counts and options of playthroughs, for games whose playthroughs would be too long.
PLAYTHROUGHS: dict[str, tuple[tuple[int, ...], dict[str, OptionValue]]] = {
    "flautz": ((2, 5), {}),
    "frantic": ((2, 4, 8), {"limit": 60}),
}


def playthrough(game: Game, seats: int, options: Mapping[str, OptionValue]) -> str:
    """Return one random game, line by line: the number of legal actions, the moves and the events."""
    return "\n".join(_playthrough(game, seats, options)) + "\n"


def _playthrough(game: Game, seats: int, options: Mapping[str, OptionValue]) -> Iterator[str]:
    heard: list[Event] = []
    rng = Rng(SEED, seats)
    state = game.start_with(seats, SEED, options, heard.append)
    chosen = "".join(f" {name} {value}" for name, value in options.items())
    yield f"{game.name} {seats} seats seed {SEED}{chosen}"
    number = 0
    while True:
        yield from (_line(event) for event in heard)
        heard.clear()
        if not state.actors:
            break
        number += 1
        seat = state.actors[rng.below(len(state.actors))]
        choices = " ".join(f"{actor}:{len(state.legal(actor))}" for actor in state.actors)
        action = state.random_action(seat, rng)
        yield f"{number} [{choices}] {seat} {action} {game.text(state, action, seat)}"
        state.apply(seat, action)
    outcome = state.outcome
    assert outcome is not None
    yield f"{outcome.reason} {outcome.rule} scores {outcome.scores} winners {outcome.winners}"
    yield f"position {_hash(json.dumps(game.position(state), sort_keys=True))}"


def _line(event: Event) -> str:
    fields = dataclasses.asdict(event)
    audience = fields.pop("audience")
    who = "all" if audience is None else f"seat {audience}"
    return f"  {who}: {type(event).__name__} {json.dumps(fields)}"


def perft(game: Game, depth: int, warm_up: int, seats: int) -> list[int]:
    """Count the move sequences of length 1 to `depth` after `warm_up` random moves."""
    state = game.start(seats, SEED)
    rng = Rng(SEED)
    for _ in range(warm_up):
        state.apply(state.actors[0], state.random_action(state.actors[0], rng))
    return [_count(state, plies) for plies in range(1, depth + 1)]


def _count(state: State, depth: int) -> int:
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in state.actors)
    total = 0
    for seat in state.actors:
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            total += _count(after, depth - 1)
    return total


def perfts(game: Game) -> dict[str, list[int]]:
    """Return the perft counts at every seat count, from the start and from later states."""
    return {
        f"{seats} seats after {warm_up} moves": perft(game, 3, warm_up, seats)
        for seats in range(game.least_seats, game.most_seats + 1)
        for warm_up in (0, 8 * seats, 20 * seats)
    }


def records_hash(game: Game) -> str:
    """Return a hash of the records of random games at every seat count."""
    texts = []
    for seats in range(game.least_seats, game.most_seats + 1):
        for number in range(RECORDS):
            record = Record.of(game, seats, number)
            state = record.start()
            rng = Rng(number, seats)
            while state.actors:
                seat = state.actors[rng.below(len(state.actors))]
                record.do(state, seat, state.random_action(seat, rng))
            texts.append(record.dump())
    return _hash("".join(texts))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def files(game: Game) -> dict[str, str]:
    """Return the expected content of each file of the game."""
    every = tuple(range(game.least_seats, game.most_seats + 1))
    counts, options = PLAYTHROUGHS.get(game.name, (every, {}))
    pinned = {f"{game.name}-{seats}.txt": playthrough(game, seats, options) for seats in counts}
    pinned[f"{game.name}-perft.json"] = json.dumps(perfts(game), indent=1) + "\n"
    pinned[f"{game.name}-records.sha256"] = records_hash(game) + "\n"
    return pinned


if __name__ == "__main__":
    for name in parlour.game_names():
        for file, text in files(parlour.game(name)).items():
            (FOLDER / file).write_text(text, encoding="utf-8")
