"""What the core promises of any game, shown with the games there are and a tiny one."""

from __future__ import annotations

import pickle
from itertools import chain
from pathlib import Path

import pytest

import parlour
from parlour import BadOption, Event, Game, IllegalAction, NotYourTurn, ParlourError, Rng, UnknownName
from parlour.testing import BrokenPromise, check_game
from tests.highcard import GAME as HIGH_CARD
from tests.highcard import HighCard, HighCardState, HighCardView


def test_a_game_outside_parlour_keeps_the_contract() -> None:
    check_game(HIGH_CARD, games=10)
    check_game(HIGH_CARD, games=3, options={"cards": 6})


def test_a_game_of_another_package_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "highcard-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: highcard\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[parlour.games]\nhighcard = tests.highcard:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert parlour.game_names() == ["fzzzt", "highcard"]
    assert parlour.game("highcard") is HIGH_CARD


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownName) as unknown:
        parlour.game("poker")
    assert unknown.value.code == "unknown-game"
    assert "fzzzt" in str(unknown.value.params["known"])


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", 2.0, None])
def test_seats_out_of_range_are_refused(seats: object) -> None:
    with pytest.raises(BadOption) as refused:
        HIGH_CARD.start_with(seats, 0, {})  # type: ignore[arg-type]
    assert refused.value.code == "bad-seats"


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 1.0, True, None])
def test_seeds_out_of_range_are_refused(seed: object) -> None:
    with pytest.raises((BadOption, TypeError)):
        HIGH_CARD.start_with(2, seed, {})  # type: ignore[arg-type]


def test_play_refuses_by_rule_and_changes_nothing() -> None:
    state = HIGH_CARD.start(2, 1)
    before = HIGH_CARD.position(state)
    missing = next(number for number in range(1, 25) if number not in state.legal(0))
    with pytest.raises(IllegalAction) as refused:
        parlour.play(state, 0, missing)
    assert refused.value.rule == "H-2"
    parlour.play(state, 0, state.legal(0)[0])
    with pytest.raises(NotYourTurn):
        parlour.play(state, 0, 1)
    with pytest.raises(NotYourTurn):
        parlour.play(state, 7, 1)
    assert before != HIGH_CARD.position(state)


def test_a_listener_hears_the_first_deal_and_all_after_it() -> None:
    heard: list[Event] = []
    state = parlour.game("fzzzt").start_with(3, 4, {}, heard.append)
    dealt = len(heard)
    assert dealt > 0
    state.apply(state.actors[0], 1)
    assert len(heard) > dealt


def test_errors_travel_between_processes() -> None:
    error = IllegalAction("not-in-hand", "F-9", card="3N")
    back = pickle.loads(pickle.dumps(error))
    assert (type(back), back.code, back.rule, back.params) == (
        IllegalAction,
        "not-in-hand",
        "F-9",
        {"card": "3N"},
    )
    assert str(back) == "not-in-hand (F-9) card='3N'"
    assert isinstance(back, ParlourError)


class Cheat(HighCardState):
    """High Card with one promise broken; the kit must notice."""

    def _copy(self, rng: Rng) -> HighCardState:
        other = type(self)(self.game, self.seats, rng)
        for name in ("hands", "laid", "tricks", "rest", "gone", "memory"):
            setattr(
                other, name, [part[:] if isinstance(part, list) else part for part in getattr(self, name)]
            )
        return other


class ShowsEverything(Cheat):
    def view(self, seat: int | None) -> HighCardView:
        return HighCardView(seat, self.actors, tuple(chain(*self.hands)), (), ())


class RemembersEverything(Cheat):
    def info_state(self, seat: int | None) -> tuple[int, ...]:
        return tuple(chain(*self.hands))


class TellsEverything(Cheat):
    def apply(self, seat: int, action: int) -> None:
        if self.listener is not None:
            self.listener(Event(None if action % 2 else seat))
        super().apply(seat, action)


class SharesItsHands(Cheat):
    def clone(self) -> HighCardState:
        other = super().clone()
        other.hands = self.hands
        return other


class LosesCards(Cheat):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.gone.clear()


class ForesightedWorlds(Cheat):
    def resample(self, seat: int | None, rng: Rng) -> HighCardState:
        world = super().resample(seat, rng)
        world.rng = self.rng.clone()
        return world


class ImaginesNothing(Cheat):
    def resample(self, seat: int | None, rng: Rng) -> HighCardState:
        return self._copy(rng.spawn())


class FirstComeFirstServed(Cheat):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.rng.below(seat + 2)
        if self.laid[0]:
            self.rng.below(2)


class OffersNothing(Cheat):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[1:] if len(self.hands[seat]) > 1 else super().legal(seat)[::-1] * 2


@pytest.mark.parametrize(
    "cheat",
    [
        ShowsEverything, RemembersEverything, TellsEverything, SharesItsHands, LosesCards,
        ForesightedWorlds, ImaginesNothing, FirstComeFirstServed, OffersNothing,
    ],
)  # fmt: skip
def test_the_kit_catches_a_game_that_cheats(cheat: type[Cheat]) -> None:
    class CheatingGame(HighCard):
        def start_with(self, *args: object, **kwargs: object) -> HighCardState:
            state = super().start_with(*args, **kwargs)  # type: ignore[arg-type]
            assert isinstance(state, HighCardState)
            return _as(cheat, state)

        def from_position(self, plain: object) -> HighCardState:
            return _as(cheat, super().from_position(plain))

    with pytest.raises(BrokenPromise):
        check_game(CheatingGame(), games=5)


def _as(kind: type[Cheat], state: HighCardState) -> Cheat:
    other = kind(state.game, state.seats, state.rng)
    other.listener = state.listener
    for name in ("hands", "laid", "tricks", "rest", "gone", "memory"):
        setattr(other, name, getattr(state, name))
    return other


def test_a_game_has_the_facts_of_the_contract() -> None:
    game: Game = parlour.game("fzzzt")
    assert (game.name, game.least_seats, game.most_seats, game.actions) == ("fzzzt", 2, 4, 129)
    assert game.rules[0] == "F-1"
    assert len(game.rules) == 26
