import { expect, it } from "vitest";

import { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticRoundView } from "../../wire/messages";
import { context, player, view } from "./fake";
import { Rounds } from "./rounds.svelte";

const last_round: FranticRoundView = {
  ...{ reason: "pile-empty", counted: true, out: [], in_time: false },
  ...{ hands: [["red-7"], ["blue-1"]], points: [7, 1] },
};
const second = view({ round: 2, last_round, players: [player(0, { points: 7 }), player(1, { points: 1 })] });

it("shows the last round when it is asked for, until it is put away", () => {
  const rounds = new Rounds(() => context({ view: second }), new Stage());
  expect(rounds.shown).toBeNull();
  rounds.show();
  expect(rounds.shown).toMatchObject({ round: 1, rows: [{ seat: 1 }, { seat: 0 }] });
  rounds.putAway();
  expect(rounds.shown).toBeNull();
});

it("has nothing to show in the first round", () => {
  const rounds = new Rounds(() => context(), new Stage());
  rounds.show();
  expect(rounds.shown).toBeNull();
});

it("knows a game that goes on from one that is looked at again", () => {
  const over = context({ info: { status: "over" } as TableContext["info"] });
  expect(new Rounds(() => context(), new Stage()).isLive).toBe(true);
  expect(new Rounds(() => over, new Stage()).isLive).toBe(false);
});
