import { expect, it } from "vitest";

import type { SeatInfo, TableNow } from "../wire/requests";
import { tableFixture } from "./fixtures";
import { byUrgency, statusOf, type Unfinished } from "./unfinished";

const ann: SeatInfo = { holder: "person", name: "Ann" };

const game = (more: Partial<TableNow>, seat: number | null = 0): Unfinished => ({
  held: { table: "abc", secret: "s", game: "fzzzt", at: 1, seat },
  info: tableFixture({ status: "playing", seats: [ann, ann], ...more }),
});

it.each<[string, Partial<TableNow>]>([
  ["waiting", { status: "waiting", seats: [ann, { holder: "open" }] }],
  ["ready", { status: "waiting" }],
  ["paused", { paused: true, asked: [0] }],
  ["rests", { seats: [{ ...ann, rests: "absence" }], asked: [0] }],
  ["turn", { asked: [1, 0] }],
  ["playing", { asked: [1] }],
])("a game is %s", (status, more) => {
  expect(statusOf(game(more))).toBe(status);
});

it("does not confuse another seat's turn or rest with one's own", () => {
  expect(statusOf(game({ seats: [ann, { ...ann, rests: "wish" }] }))).toBe("playing");
  expect(statusOf(game({ seats: [{ ...ann, rests: "wish" }], asked: [0] }, null))).toBe("playing");
});

it("lists the most urgent games first", () => {
  const games = [
    game({ id: "waits", status: "waiting" }),
    game({ id: "plays" }),
    game({ id: "paused", paused: true }),
    game({ id: "turn", asked: [0] }),
    game({ id: "later", asked: [0] }),
  ];
  expect(byUrgency(games).map(({ info }) => info.id)).toEqual(["turn", "later", "plays", "paused", "waits"]);
});
