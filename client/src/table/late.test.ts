import { describe, expect, it } from "vitest";

import { lateSeats, votersFor } from "./late";
import type { Occupant } from "./table-context";

function occupant(seat: number, more: Partial<Occupant> = {}): Occupant {
  const clock = { left: 5000, runs: true, receivedAt: 0, whole: 9000 };
  return { seat, holder: "person", rests: false, clock, ...more } as Occupant;
}

describe("those who are late", () => {
  const asked = occupant(0);
  const patient = occupant(1, { clock: { left: 0, runs: false, receivedAt: 0, whole: 9000 } });
  const seats = [asked, patient, occupant(2, { clock: null }), occupant(3, { holder: "bot", clock: null })];

  it("have a clock that runs and shows nothing", () => {
    expect(lateSeats(seats, 4999)).toEqual([]);
    expect(lateSeats(seats, 5000)).toEqual([asked]);
  });

  it("wait for all other players who are not late", () => {
    expect(votersFor(seats, 0, 5000).map(({ seat }) => seat)).toEqual([1, 2]);
    const two = [asked, occupant(1), occupant(2, { rests: true }), occupant(3, { clock: null })];
    expect(votersFor(two, 0, 5000).map(({ seat }) => seat)).toEqual([3]);
  });
});
