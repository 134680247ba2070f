"""Opening a table: what somebody wants is checked, and becomes the first entry of a log."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from parlour.bots.people import choose_name
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.options import OptionValue, resolve_options
from parlour.core.rng import SecureRng
from parlour.core.state import State
from parlour.record import Branch
from parlour.server import catalogue, entries
from parlour.server.errors import Denied
from parlour.server.player_names import look_alike
from parlour.server.protocol import NoClock, TimeControl, WhenLate, is_slow
from parlour.server.requests import CheckBot, check_seed
from parlour.server.table_types import STAND_IN

#: Seconds that windows stay open, and seconds of absence until a bot stands in; none of them where people
#: have days to decide.
USUAL_WINDOW = 4.0
USUAL_GRACE = 60.0


@dataclass(frozen=True, slots=True)
class Host:
    """The person who opens a table: a name, and the hash of a secret."""

    name: str
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlan:
    """The settings of a new table. `bots` maps seats to built-in bots."""

    game: str
    seats: int
    #: Of the first deal.
    secret: str
    options: Mapping[str, object] = field(default_factory=dict)
    deck: str | None = None
    public: bool = False
    study: bool = False
    clock: TimeControl = field(default_factory=NoClock)
    #: None: what is usual with this clock.
    window: float | None = None
    grace: float | None = None
    late: WhenLate | None = None
    delay: int = 0
    #: The bot that plays for those who leave, are absent or ask for it.
    stand_in: str | None = None
    bots: Mapping[int, str] = field(default_factory=dict)
    #: The names that bots keep if nobody else has a similar one.
    bot_names: Mapping[int, str] = field(default_factory=dict)
    #: Whether the host takes a seat, and the seed that the host adds.
    sit: bool = True
    seed: str = ""
    #: Refuse if a seat would stay open.
    start: bool = False
    lesson: int | None = None
    branch: Branch | None = None
    position: dict[str, object] | None = None


def open_table(at: int, host: Host, plan: TablePlan, check_bot: CheckBot) -> entries.Created:
    """Open a table for a host, who takes the first seat that no bot has.

    Where the game waits for those who are late, no bot takes over by itself.
    """
    check_seed(plan.seed)
    clock, late, grace, window = plan.clock, plan.late, plan.grace, plan.window
    if late is None:
        late = "wait" if is_slow(clock) else "bot"
    if late == "wait" and isinstance(clock, NoClock):
        raise BadOption("late-without-clock")
    if late == "wait":
        grace = 0.0
    elif grace is None:
        grace = 0.0 if is_slow(clock) else USUAL_GRACE
    if window is None:
        window = 0.0 if is_slow(clock) else USUAL_WINDOW
    catalogue.game(plan.game).check_seats(plan.seats)
    game = catalogue.game(plan.game, plan.deck)
    game.check_seats(plan.seats)
    if plan.stand_in is not None:
        check_bot(game, plan.seats, plan.stand_in)
    return entries.Created(
        at=at,
        game=game.name,
        seats=plan.seats,
        options=resolve_options(game.options, plan.options),
        deck=plan.deck,
        public=plan.public,
        stand_in=plan.stand_in,
        clock=clock,
        window=window,
        delay=plan.delay,
        grace=grace,
        host=host.key,
        secret=plan.secret,
        lesson=plan.lesson,
        study=plan.study,
        late=late,
        branch=plan.branch,
        position=plan.position,
        seated=_seated(at, host, plan, game, check_bot),
    )


def _seated(at: int, host: Host, plan: TablePlan, game: Game, check_bot: CheckBot) -> list[entries.Sat]:
    """Return the first players: the bots, and the host at the first free seat."""
    for seat, bot in plan.bots.items():
        if seat >= plan.seats:
            raise BadOption("no-seat", seat=seat + 1, most=plan.seats)
        check_bot(game, plan.seats, bot)
    free = [seat for seat in range(plan.seats) if seat not in plan.bots]
    if plan.sit and not free:
        raise Denied("table-full")
    if plan.start and len(free) > plan.sit:
        raise Denied("seats-open", count=len(free) - plan.sit)
    seated: list[entries.Sat] = []
    for seat, bot in plan.bots.items():
        taken = [host.name, *(other.name for other in seated)]
        name = plan.bot_names.get(seat, "")
        if not name or any(look_alike(name, other) for other in taken):
            name = choose_name(taken, host.key)
        seated.append(entries.Sat(at=at, seat=seat, holder="bot", name=name, bot=bot))
    if plan.sit:
        seated.append(
            entries.Sat(at=at, seat=free[0], holder="person", name=host.name, key=host.key, seed=plan.seed)
        )
    return seated


def open_lesson(
    at: int, host: Host, game: str, check_bot: CheckBot, *, secret: str, grace: float | None
) -> entries.Created:
    """Open a table for a lesson, with a fixed deal, seats and bots, and no clock."""
    lesson = catalogue.game(game).lesson
    if lesson is None:
        raise BadOption("no-lesson", game=game)
    plan = TablePlan(
        game=game,
        seats=lesson.seats,
        secret=secret,
        options=lesson.options,
        window=0.0,
        grace=grace,
        bots=dict.fromkeys(range(1, lesson.seats), STAND_IN),
        start=True,
        lesson=lesson.seed,
    )
    return open_table(at, host, plan, check_bot)


def open_branch(
    at: int,
    host: Host,
    state: State,
    branch: Branch,
    check_bot: CheckBot,
    *,
    secret: str,
    options: Mapping[str, object],
    deck: str | None = None,
    bots: Mapping[int, str],
    names: Sequence[str],
) -> entries.Created:
    """Open a table that plays on from a moment of another game: one seat against bots, without a clock.

    The state is the true one. What the seat does not know is drawn anew, so the table knows nothing of it.
    `names` are those of the other game, by seat; the bots in their place keep them.
    """
    if not 0 <= branch.seat < state.seats:
        raise Denied("no-seat", seat=branch.seat + 1, most=state.seats)
    if not state.actors:
        raise Denied("moment-over")
    if branch.seat in bots:
        raise Denied("seat-taken", seat=branch.seat + 1)
    others = [seat for seat in range(state.seats) if seat != branch.seat]
    world = state.resample(branch.seat, SecureRng(hashlib.sha256(f"what-if:{secret}".encode()).digest()))
    plan = TablePlan(
        game=state.game.name,
        seats=state.seats,
        secret=secret,
        options=options,
        deck=deck,
        window=0.0,
        grace=0.0,
        bots={**dict.fromkeys(others, STAND_IN), **bots},
        bot_names={seat: names[seat] for seat in others if seat < len(names)},
        start=True,
        branch=branch,
        position=state.game.position(world),
    )
    return open_table(at, host, plan, check_bot)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal that others play too, for one person among bots."""

    #: By this name it is known who has played it.
    id: str
    game: str
    deck: str | None
    seats: int
    seat: int
    options: Mapping[str, OptionValue]
    bots: Mapping[int, str]
    secret: str
    duplicate: entries.Duplicate


def open_duplicate(
    at: int, host: Host, deal: Deal, check_bot: CheckBot, bot: str | None = None
) -> entries.Created:
    """Open a table for the host, or for a bot in place of the host, with bots at all other seats.

    Nothing there depends on time, and everybody meets the same bots, by the same names.
    """
    game = catalogue.game(deal.game, deal.deck)
    game.check_seats(deal.seats)
    if bot is None:
        seated = [entries.Sat(at=at, seat=deal.seat, holder="person", name=host.name, key=host.key)]
    else:
        seated = [entries.Sat(at=at, seat=deal.seat, holder="bot", name=choose_name((), deal.id), bot=bot)]
    for seat, other in deal.bots.items():
        check_bot(game, deal.seats, other)
        name = choose_name((sat.name for sat in seated), deal.duplicate.table)
        seated.append(entries.Sat(at=at, seat=seat, holder="bot", name=name, bot=other))
    return entries.Created(
        at=at,
        game=game.name,
        seats=deal.seats,
        options=resolve_options(game.options, deal.options),
        deck=deal.deck,
        public=False,
        clock=NoClock(),
        window=0.0,
        delay=0,
        grace=0.0,
        host=host.key,
        secret=deal.secret,
        duplicate=deal.duplicate,
        seated=seated,
    )
