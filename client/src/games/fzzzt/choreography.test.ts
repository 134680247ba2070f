import { describe, expect, it } from "vitest";

import type { Cue } from "../../stage/cues";
import type { Scene } from "../../table/session.svelte";
import type { FzzztEvent, FzzztView } from "../../wire/messages";
import type { TableState } from "../../wire/table-state";
import { choreograph } from "./choreography";
import { isReveal } from "./reveal";
import { player, sampleView, unit } from "./fixtures";

type Untold<Event> = Event extends FzzztEvent ? Omit<Event, "telling"> : never;

function picture(view: FzzztView): TableState<FzzztView> {
  const part: Partial<TableState<FzzztView>> = { seat: view.seat, view };
  return part as TableState<FzzztView>;
}

function show(event: Untold<FzzztEvent>, before = sampleView(), after = before): Cue[] {
  const told = { ...event, telling: null } as FzzztEvent;
  const scene: Scene<FzzztView> = { event: told, before: picture(before), after: picture(after) };
  return choreograph(scene).flat();
}

function ways(acts: readonly Cue[]): string[] {
  return acts.flatMap((act) => (act.do === "fly" ? [`${act.card ?? "back"} ${act.from} ${act.to}`] : []));
}

function banners(acts: readonly Cue[]): string[] {
  return acts.flatMap((act) => (act.do === "banner" ? [act.banner.sort] : []));
}

describe("events are animated", () => {
  it("as cards being dealt", () => {
    expect(ways(show({ type: "mechanic-taken", seat: 1, number: 2, starters: ["2O", "3N"] }))).toEqual([
      "2O deck hand-1",
      "3N deck hand-1",
    ]);
    expect(ways(show({ type: "hand-dealt", seat: 2, hand: 2, discard: 3 }))).toEqual([
      "back discard-2 hand-2",
      "back discard-2 hand-2",
    ]);
    expect(show({ type: "hand-dealt", seat: 0, hand: 2, discard: 3 })).toEqual([]);
    expect(ways(show({ type: "hand-received", seat: 0, cards: ["1BC"] }))).toEqual(["1BC discard-0 hand-0"]);
    expect(show({ type: "hand-received", seat: 1, cards: ["1BC"] })).toEqual([]);
  });

  it("as a round that begins", () => {
    expect(banners(show({ type: "round-started", round: 2, chief: 1, scores: [0, 0, 0] }))).toEqual([
      "round",
    ]);
  });

  it("as cards turned over in place, or dealt from the deck in a new round", () => {
    const event = { type: "batch-turned" as const, cards: ["2O", "3N"], face_down: 3 };
    expect(ways(show(event, sampleView({ auction: 3, belt: ["Fz"], face_down: 5 })))).toEqual([
      "2O belt-4 belt-4",
      "3N belt-5 belt-5",
    ]);
    const laid = ways(
      show({ ...event, face_down: 6 }, sampleView(), sampleView({ round: 2, auction: 1, face_down: 6 })),
    );
    expect(laid).toHaveLength(8);
    expect(laid[0]).toBe("2O deck belt-1");
    expect(laid[7]).toBe("back deck belt-8");
  });

  it("as face-down bids", () => {
    expect(ways(show({ type: "bid-placed", seat: 2, count: 2 }))).toEqual([
      "back hand-2 bid-2",
      "back hand-2 bid-2",
    ]);
    expect(show({ type: "sat-out", seat: 2 })).toMatchObject([{ do: "mark", spot: "player-2" }]);
  });

  it("as bids revealed together, with the winner if it is this auction", () => {
    const bids = [["2O"], ["2O"], []];
    const after = sampleView({ chief: 1, last: { card: "3N", winner: 1, bids, tied: [0, 1] } });
    const reveal = show({ type: "bids-shown", bids, powers: [2, 2, 0] }, sampleView(), after)
      .map((act) => (act.do === "banner" ? act.banner : null))
      .find(isReveal);
    expect(reveal?.auction).toEqual({ card: "3N", bids, winner: 1, tied: [0, 1], chief: { was: 0, is: 1 } });
    const late = show({ type: "bids-shown", bids: [["2O"], [], []], powers: [2, 0, 0] }, sampleView(), after);
    const unknown = late.map((act) => (act.do === "banner" ? act.banner : null)).find(isReveal);
    expect(unknown?.auction).toMatchObject({ winner: null, tied: [] });
  });

  it("as a card going to its winner, with the price paid", () => {
    const before = sampleView();
    const last = { card: "3N", winner: 1, bids: [["1BC"], ["2O"], []], tied: [] };
    expect(
      ways(
        show({ type: "auction-won", seat: 1, card: "3N", scores: [3, 5, 2] }, before, sampleView({ last })),
      ),
    ).toEqual(["3N belt-2 discard-1", "2O bid-1 discard-1"]);
    const rich = sampleView({
      last,
      players: [player(0), player(1, { units: [unit("O3")] }), player(2)],
    });
    expect(ways(show({ type: "auction-won", seat: 1, card: "O3", scores: [3, 5, 2] }, before, rich))[0]).toBe(
      "O3 belt-2 units-1",
    );
  });

  it("as a new Chief", () => {
    expect(show({ type: "chief-moved", seat: 2 })).toContainEqual({
      do: "mark",
      spot: "player-2",
      look: "rises",
      ms: 900,
    });
  });

  it("as empty hands, and an empty belt", () => {
    expect(banners(show({ type: "hands-empty" }))).toEqual(["empty"]);
    const acts = show({ type: "clean-up-started" });
    expect(banners(acts)).toEqual(["clean-up"]);
    expect(ways(acts)).toContain("back discard-1 hand-1");
    expect(ways(show({ type: "cards-taken", seat: 0, cards: ["M1", "2O", "3N"] }))).toEqual([
      "2O discard-0 hand-0",
      "3N discard-0 hand-0",
    ]);
  });

  it("as robots going to their unit; of identical units, the right one", () => {
    const units = [unit("O3"), unit("O3")];
    const before = sampleView({ players: [player(0, { units }), player(1, { units })] });
    const grown = [unit("O3"), unit("O3", { robots: ["2O"] })];
    const after = sampleView({ players: [player(0, { units: grown }), player(1, { units: grown })] });
    const event = { type: "robot-allocated", unit: "O3", robot: "2O" } as const;
    expect(ways(show({ ...event, seat: 1 }, before, after))).toEqual(["2O hand-1 unit-1-1"]);
    expect(ways(show({ ...event, seat: 0 }, before, after))).toEqual(["2O card-2O unit-0-1"]);
  });

  it("as the end", () => {
    expect(banners(show({ type: "game-ended" }))).toEqual(["end"]);
  });

  it("quickly: no flight over 350 ms, no banner over two seconds", () => {
    const bids = [["1BC"], ["2O"], []];
    const acts = [
      ...show({ type: "auction-won", seat: 1, card: "3N", scores: [3, 5, 2] }),
      ...show({ type: "bids-shown", bids, powers: [1, 2, 0] }),
      ...show({ type: "game-ended" }),
    ];
    for (const act of acts) {
      if (act.do === "fly") expect(act.ms ?? 260).toBeLessThanOrEqual(350);
      if (act.do === "banner") expect(act.ms).toBeLessThanOrEqual(2000);
    }
  });
});
