"""Robots in places that they can fill: as many places as possible, and the first ones first."""

from __future__ import annotations


def matched(wishes: list[list[int]]) -> dict[int, int]:
    """The robot of each place that gets one of its own; `wishes` lists the robots that fit into each place.

    By augmenting paths: a place that has a robot keeps one while further places are filled.
    """
    taken: dict[int, int] = {}
    holder: dict[int, int] = {}

    def fill(place: int, tried: set[int]) -> bool:
        for robot in wishes[place]:
            if robot in tried:
                continue
            tried.add(robot)
            if robot not in holder or fill(holder[robot], tried):
                taken[place] = robot
                holder[robot] = place
                return True
        return False

    for place in range(len(wishes)):
        fill(place, set())
    return taken
