import { expect, it } from "vitest";

import type { RecordAbout } from "../wire/requests";
import { infoOf } from "./table-info";

it("knows people, programs and the levels of bots", () => {
  const about = { id: "r", game: "fzzzt", options: {}, names: ["Ann", "Robot", "Mira", ""] };
  const { seats } = infoOf({ ...about, players: ["human", "program", "hard", "easy"] } as RecordAbout &
    typeof about);
  expect(seats.map(({ holder, bot }) => [holder, bot])).toEqual([
    ["person", null],
    ["program", null],
    ["bot", "hard"],
    ["bot", "easy"],
  ]);
});
