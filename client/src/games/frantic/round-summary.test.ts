import { expect, it } from "vitest";

import { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticRoundView } from "../../wire/messages";
import { context, player, view } from "./fixtures";
import { RoundSummary } from "./round-summary.svelte";

const last_round: FranticRoundView = {
  ...{ reason: "pile-empty", counted: true, out: [], in_time: false },
  ...{ hands: [["red-7"], ["blue-1"]], points: [7, 1] },
};
const second = view({ round: 2, last_round, players: [player(0, { points: 7 }), player(1, { points: 1 })] });

it("shows the last round on request, until it is dismissed", () => {
  const roundSummary = new RoundSummary(() => context({ view: second }), new Stage());
  expect(roundSummary.shown).toBeNull();
  roundSummary.show();
  expect(roundSummary.shown).toMatchObject({ round: 1, rows: [{ seat: 1 }, { seat: 0 }] });
  roundSummary.dismiss();
  expect(roundSummary.shown).toBeNull();
});

it("has nothing to show in the first round", () => {
  const roundSummary = new RoundSummary(() => context(), new Stage());
  roundSummary.show();
  expect(roundSummary.shown).toBeNull();
});

it("tells a live game from a replay", () => {
  const over = context({ info: { status: "over" } as TableContext["info"] });
  expect(new RoundSummary(() => context(), new Stage()).isLive).toBe(true);
  expect(new RoundSummary(() => over, new Stage()).isLive).toBe(false);
});
