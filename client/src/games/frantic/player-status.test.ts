import { expect, it } from "vitest";

import { player, view } from "./fixtures";
import { doing, out } from "./player-status";

it("says what a seat is doing, and who is out", () => {
  expect(doing(view({ actors: [2], step: "aim" }), 2)?.key).toBe("frantic-doing-aim");
  expect(doing(view(), 2)).toBeNull();
  expect(out(view({ players: [player(0), player(1, { cards: 0 })] }))).toEqual({
    names: [{ number: 1 }],
    count: 1,
  });
});
