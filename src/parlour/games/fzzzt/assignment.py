"""Assigns robots to places: as many places as possible, the first ones first."""

from __future__ import annotations


def assign(wishes: list[list[int]]) -> dict[int, int]:
    """Return the robot of each place that gets one; `wishes` lists the robots that fit each place.

    Uses augmenting paths: a place that has a robot keeps one while more places are filled.
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
