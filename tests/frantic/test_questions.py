"""The questions in a view: those of the current decision, and those that a card will ask."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import Rng
from parlour.games.frantic.actions import PASS
from parlour.games.frantic.events import AttackAimed, SharesAimed
from parlour.games.frantic.state import FranticState
from parlour.games.frantic.view import Ask, Question
from tests.frantic.states import (
    AT_AN_EVENT,
    Moment,
    a_gift_comes,
    christmas,
    eye,
    gambling,
    game_over,
    giving,
    market,
    nice_try,
    party_card,
    party_seat,
    random_moments,
    recession,
    state_after,
)
from tests.scenario_files import do
from tests.sizes import crowd

GAMES = crowd(8, 40)
COLOURS = ("blue", "red", "green", "yellow")


def asked(ask: Ask, verb: str | None, count: int, among: tuple[str, ...]) -> Question:
    return Question(ask=ask, verb=verb, count=count, among=among)


A_COLOUR = asked("wish", "wish", 1, COLOURS)
A_WISH = asked("wish", "wish", 1, (*COLOURS, *"123456789"))
OTHERS = ("2", "3")
ANY_OTHER = asked("target", "attack", 1, OTHERS)


def by_card(state: FranticState, card: str) -> tuple[Question, ...]:
    return state.view(0).foreseen.get(card, ())


def hold(cards: str, *others: str, **scenario: object) -> FranticState:
    return state_after(hands=[cards, *(others or ("blue-1 blue-2", "green-1 green-2"))], **scenario)


@pytest.mark.parametrize("card", ["red-1", "black-5", "red-2nd-chance", "fuck-you"])
def test_some_cards_ask_for_nothing(card: str) -> None:
    state = hold(f"{card} blue-1 blue-2 blue-3 blue-4 blue-6 blue-7 blue-8 blue-9 green-9")
    assert card in state.view(0).playable
    assert by_card(state, card) == ()


@pytest.mark.rule("R-22")
@pytest.mark.rule("R-25")
@pytest.mark.rule("R-26")
def test_a_card_that_wishes_asks_for_its_wish() -> None:
    state = hold("fantastic counterattack nice-try red-1")
    assert by_card(state, "fantastic") == (A_WISH,)
    assert by_card(state, "counterattack") == by_card(state, "nice-try") == (A_COLOUR,)


@pytest.mark.rule("R-18")
def test_a_skip_asks_for_somebody_who_will_not_miss_a_turn_anyway() -> None:
    hands = ("blue-1", "green-1", "yellow-1")
    assert by_card(hold("red-skip red-1"), "red-skip") == (ANY_OTHER,)
    lone = hold("red-skip red-1", *hands, skipped=[2, 4])
    assert by_card(lone, "red-skip") == (asked("target", None, 1, ("3",)),)
    assert by_card(hold("red-skip red-1", *hands, skipped=[2, 3, 4]), "red-skip") == ()


@pytest.mark.rule("R-24")
def test_equality_asks_for_somebody_with_fewer_cards_than_are_left() -> None:
    state = hold("equality red-1 red-2 red-3", "blue-1 blue-2", "green-1", "blue-3 blue-4 blue-5")
    assert by_card(state, "equality") == (ANY_OTHER, A_COLOUR)
    assert by_card(hold("equality red-1 red-2"), "equality") == (A_COLOUR,)


@pytest.mark.rule("R-19")
@pytest.mark.rule("R-20")
@pytest.mark.parametrize("card", ["red-gift", "red-exchange"])
def test_a_present_asks_for_its_taker_and_two_of_the_other_cards(card: str) -> None:
    state = hold(f"{card} red-1 red-1 blue-9")
    assert by_card(state, card) == (ANY_OTHER, asked("cards", "give", 2, ("blue-9", "red-1", "red-1")))


def test_the_second_of_two_gifts_can_be_given() -> None:
    state = hold("red-gift red-gift red-1 red-2")
    assert by_card(state, "red-gift")[1].among == ("red-1", "red-2", "red-gift")


@pytest.mark.rule("R-21")
def test_what_nobody_may_hand_on_is_not_among_the_presents() -> None:
    chosen = hold("red-gift red-1 red-2 fuck-you")
    assert by_card(chosen, "red-gift")[1] == asked("cards", "give", 2, ("red-1", "red-2"))
    lone = hold("red-gift red-1 fuck-you")
    assert by_card(lone, "red-gift")[1] == asked("cards", None, 1, ("red-1",))
    assert by_card(hold("red-gift fuck-you"), "red-gift") == (ANY_OTHER,)


@pytest.mark.rule("R-19")
def test_two_cards_are_given_without_a_question() -> None:
    state = hold("red-gift red-1 red-2")
    assert by_card(state, "red-gift")[1] == asked("cards", None, 2, ("red-1", "red-2"))
    assert by_card(hold("red-gift"), "red-gift") == (ANY_OTHER,)


@pytest.mark.rule("R-23")
def test_a_fantastic_four_asks_for_four_who_draw() -> None:
    state = hold("fantastic-four red-1")
    assert by_card(state, "fantastic-four") == (asked("shares", "attack", 4, OTHERS), A_WISH)
    two = hold("fantastic-four red-1", "blue-1")
    assert by_card(two, "fantastic-four") == (asked("shares", None, 4, ("2",)), A_WISH)


def test_cards_are_foreseen_after_drawing_and_on_a_second_chance() -> None:
    drawn = hold("blue-1 red-2", draw="fantastic")
    do(drawn, "1 draw")
    assert by_card(drawn, "fantastic") == (A_WISH,)
    again = hold("red-2nd-chance red-skip red-1")
    do(again, "1 play red-2nd-chance")
    assert by_card(again, "red-skip") == (ANY_OTHER,)


def test_family_friendly_tables_ask_in_their_own_names() -> None:
    hands = [AT_AN_EVENT[0], "blue-1 fuck-you", AT_AN_EVENT[2]]
    state = state_after("1 play black-5", hands=hands, events="gambling-man", family=True)
    assert state.view(1).questions == (asked("cards", "lay", 1, ("blue-1", "f***-you")),)


@pytest.mark.rule("R-25")
def test_who_counters_is_asked_for_target_cards_and_wish() -> None:
    state = hold("red-gift red-1 red-2 red-3", "counterattack blue-1 blue-2 blue-3", "green-1")
    do(state, "1 play red-gift", "1 attack 2", "1 give red-1", "1 give red-2", "2 play counterattack")
    present = asked("cards", "give", 2, ("blue-1", "blue-2", "blue-3"))
    assert state.view(1).questions == (asked("target", "attack", 1, ("1", "3")), present, A_COLOUR)


@pytest.mark.rule("R-25")
def test_a_share_that_was_countered_goes_to_one_player() -> None:
    state = hold("fantastic-four red-1", "counterattack blue-1", "green-1")
    do(state, "1 play fantastic-four")
    assert state.view(0).questions == (asked("shares", "attack", 4, OTHERS), A_WISH)
    do(state, "1 attack 2", "1 attack 2", "1 attack 3")
    assert state.view(0).questions[0].count == 1
    do(state, "1 attack 3", "2 play counterattack")
    assert state.view(1).questions == (asked("target", "attack", 1, ("1", "3")), A_COLOUR)


@pytest.mark.parametrize(
    ("moment", "seat", "questions"),
    [
        (giving, 0, [asked("cards", "give", 1, ("red-2",))]),
        (gambling, 2, [asked("cards", "lay", 1, ("green-1", "green-2", "green-3", "yellow-8"))]),
        (market, 1, [asked("cards", "take", 1, ("red-6", "red-7", "red-8"))]),
        (christmas, 0, [asked("gifts", "to", 3, OTHERS)]),
        (recession, 1, [asked("cards", "discard", 1, ("blue-1", "blue-2", "blue-3"))]),
        (
            party_card,
            1,
            [
                asked("cards", "give", 1, ("blue-1", "blue-2", "blue-3")),
                asked("target", "to", 1, ("1", "3")),
            ],
        ),
        (party_seat, 1, [asked("target", "to", 1, ("1", "3"))]),
        *((moment, 0, []) for moment in (a_gift_comes, nice_try, eye, game_over)),
    ],
)
def test_what_is_asked_now(moment: Moment, seat: int, questions: list[Question]) -> None:
    assert moment().view(seat).questions == tuple(questions)


@pytest.mark.rule("E-15")
def test_with_two_players_a_surprise_has_one_taker() -> None:
    state = state_after("1 play black-5", hands=AT_AN_EVENT[:2], events="surprise-party")
    assert state.view(1).questions[1] == asked("target", None, 1, ("1",))


@pytest.mark.crowd
@pytest.mark.parametrize("seats", range(2, 9))
def test_predicted_questions_are_asked(seats: int) -> None:
    """Answers all questions while the others pass. A counterattack would change who is asked."""
    rng = Rng(seats, 3)
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        for state in random_moments(seats, seed, limit=40):
            for viewer in (*range(seats), None):
                view = state.view(viewer)
                if viewer not in state.actors:
                    assert not view.foreseen
                    assert not view.questions
                    continue
                assert set(view.foreseen) <= set(view.playable)
                met.update(check(state.clone(), viewer, view.questions, rng))
                for card in view.playable:
                    met.update(check_card(state.clone(), viewer, card, rng))
    assert set(met) == {"cards", "wish"} | ({"target", "shares", "gifts"} if seats > 2 else set())


def check_card(state: FranticState, seat: int, card: str, rng: Rng) -> list[str]:
    """Play the card and check its predicted questions. Black cards are skipped, because of their events."""
    questions = state.view(seat).foreseen.get(card, ())
    for event in do(state, f"{seat + 1} play {card}"):
        if questions and isinstance(event, (AttackAimed, SharesAimed)):
            aims = event.shares if isinstance(event, SharesAimed) else (event.target,)
            assert questions[0].verb is None
            assert aims == (int(questions[0].among[0]) - 1,) * questions[0].count
    return [] if card.startswith("black") else check(state, seat, questions, rng)


def check(state: FranticState, seat: int, questions: tuple[Question, ...], rng: Rng) -> list[str]:
    """Answer all questions at random. Check that they are asked as predicted, and that no others follow."""
    moment = (state.round, state.turn)
    open_ones = [question for question in questions if question.verb is not None]
    for question in open_ones:
        among = list(question.among)
        for left in range(question.count, 0, -1):
            others_pass(state, seat)
            now = state.view(seat).questions[0]
            assert (now.ask, now.verb, now.count, now.among) == (
                question.ask,
                question.verb,
                left,
                tuple(among),
            )
            assert moves(state, seat) == {f"{question.verb} {answer}" for answer in among}
            answer = among[rng.below(len(among))]
            do(state, f"{seat + 1} {question.verb} {answer}")
            if question.ask == "cards":
                among.remove(answer)
    others_pass(state, seat)
    if (state.round, state.turn) == moment:
        assert state.view(seat).questions == ()
    return [question.ask for question in open_ones]


def others_pass(state: FranticState, seat: int) -> None:
    while state.view(None).step == "window" and seat not in state.actors:
        state.apply(state.actors[0], PASS)


def moves(state: FranticState, seat: int) -> set[str]:
    return {state.game.text(state, action, seat) for action in state.legal(seat)}
