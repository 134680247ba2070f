"""Who plays which deal at which seats."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

import pytest

from parlour import BadOption, UnknownName
from parlour.arena.entrants import Entrant, read_entrant
from parlour.arena.tournament import lineups, rotations
from tests.arena.tournaments import tournament


def test_every_deal_is_played_from_every_seat() -> None:
    planned = tournament("hard,normal,easy,random", seats=4, games=8)
    assert planned.deals == 2
    for deal in range(2):
        seatings = [scheduled.lineup for scheduled in planned.schedule(deal)]
        for seat in range(4):
            assert sorted(lineup[seat] for lineup in seatings) == [0, 1, 2, 3]


def test_the_games_of_all_deals_have_consecutive_numbers() -> None:
    planned = tournament("hard,normal,easy", seats=2, games=12)
    numbers = [scheduled.number for deal in range(planned.deals) for scheduled in planned.schedule(deal)]
    assert numbers == list(range(len(numbers)))


def test_of_more_bots_than_seats_every_combination_plays() -> None:
    assert lineups(["a", "b", "c"], 2) == ((0, 1), (0, 2), (1, 2))


def test_as_many_names_as_seats_are_one_lineup() -> None:
    assert lineups(["a", "b", "b", "b"], 4) == ((0, 1, 1, 1),)
    assert lineups(["a", "b"], 2) == ((0, 1),)


def test_fewer_bots_fill_the_seats_in_turn() -> None:
    assert lineups(["a", "b"], 4) == ((0, 1, 0, 1),)
    assert lineups(["a", "b", "c"], 5) == ((0, 1, 2, 0, 1),)


def test_equal_rotations_are_played_once() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert len(rotations((0, 1, 1, 1))) == 4


def test_enough_deals_are_played_for_the_games() -> None:
    assert tournament("hard,normal,easy,random", seats=4, games=9).deals == 3


def test_everybody_follows_everybody_equally_often() -> None:
    """Whoever plays after a weak bot is better off, so the order around the table changes."""
    planned = tournament("hard,normal,easy,random", seats=4, games=4 * 600)
    followers = Counter(
        (scheduled.lineup[seat - 1], scheduled.lineup[seat])
        for deal in range(planned.deals)
        for scheduled in planned.schedule(deal)
        for seat in range(4)
    )
    assert len(followers) == 12
    assert max(followers.values()) < 1.25 * min(followers.values())


def test_deals_differ_and_depend_on_the_seed() -> None:
    one, other = tournament("easy,random"), tournament("easy,random", seed=8)
    seeds = [planned.deal_seed(deal) for planned in (one, other) for deal in range(50)]
    assert max(Counter(seeds).values()) == 1


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("hard", Entrant("hard", "house", "hard")),
        ("strong=hard", Entrant("strong", "house", "hard")),
        ("HARD", Entrant("hard", "house", "hard")),
        ("cmd:sh mine.sh --depth=3", Entrant("mine.sh", "program", "sh mine.sh --depth=3")),
        ("mine=cmd:sh mine.sh", Entrant("mine", "program", "sh mine.sh")),
        ("cmd:sh -c 'exit 0'", Entrant("sh", "program", "sh -c 'exit 0'")),
        ("parlour.bots.random:RandomBot", Entrant("RandomBot", "python", "parlour.bots.random:RandomBot")),
    ],
)
def test_a_bot_is_a_name_an_import_path_or_a_command(
    text: str, entrant: Entrant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.sh").touch()
    monkeypatch.chdir(tmp_path)
    assert read_entrant("fzzzt", text) == entrant


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("nobody", UnknownName),
        ("no_such_module:Bot", UnknownName),
        ("parlour.bots.random:Nothing", UnknownName),
        ("parlour.bots.random:Rng", UnknownName),
        ("cmd:", BadOption),
        ("cmd:   ", BadOption),
        ("cmd:sh 'unclosed", BadOption),
        ("cmd:no-such-program-at-all", UnknownName),
        ("x" * 41 + "=hard", BadOption),
        ("my bot=cmd:sh mine.sh", BadOption),
        ("=hard", BadOption),
    ],
)
def test_what_is_no_bot_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_entrant("fzzzt", text)


def test_on_windows_only_bots_of_parlour_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.arena.entrants.os.name", "nt")
    assert read_entrant("fzzzt", "hard").kind == "house"
    with pytest.raises(BadOption, match="no-bot-processes"):
        read_entrant("fzzzt", "parlour.bots.random:RandomBot")


@pytest.mark.parametrize("bots", ["hard,easy,easy,easy", "hard,normal,easy,random,mine=cmd:sh mine.sh"])
def test_the_command_of_a_tournament_names_all_bots(bots: str) -> None:
    planned = tournament(bots, seats=4, games=8, think=0.05)
    words = shlex.split(planned.command)
    texts = [words[at + 1] for at, word in enumerate(words) if word == "--bot"]
    assert texts == bots.split(",")
    assert tournament(",".join(texts), seats=4, games=8, think=0.05) == planned
    assert words[-2:] == ["--think", "0.05"]


def test_the_command_of_a_tournament_names_the_worlds_of_a_decision() -> None:
    assert tournament("hard,easy", seats=2, games=2, worlds=60).command.endswith(" --worlds 60")
