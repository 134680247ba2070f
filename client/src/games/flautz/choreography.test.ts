import { describe, expect, it } from "vitest";

import type { Cue } from "../../stage/cues";
import type { Scene } from "../../table/session.svelte";
import type { FlautzEvent, FlautzView } from "../../wire/messages";
import { choreograph, explains } from "./choreography";
import { VIEW } from "./fixtures";

const telling = null;
const PUTTING: FlautzView = { ...VIEW, step: "put", taken: "orange-6", place: "ground-3" };

interface Looks {
  before?: FlautzView;
  after?: FlautzView;
  status?: string;
}

function acts(event: FlautzEvent, { before = VIEW, after = VIEW, status = "over" }: Looks = {}): Cue[] {
  const scene = { event, before: { view: before }, after: { view: after, info: { status } } };
  return choreograph(scene as unknown as Scene<FlautzView>).flat();
}

const flights = (shown: readonly Cue[]): string[] =>
  shown.flatMap((act) =>
    act.do === "fly" ? [`${act.card} ${act.from} > ${act.to}${act.turn ? ` ${act.turn}` : ""}`] : [],
  );
const banners = (shown: readonly Cue[]): string[] =>
  shown.flatMap((act) => (act.do === "banner" ? [act.banner.sort] : []));
const marks = (shown: readonly Cue[]): string[] =>
  shown.flatMap((act) => (act.do === "mark" ? [`${act.spot} ${act.look}`] : []));

describe("a swap", () => {
  it("moves a card from the middle to whoever takes it", () => {
    const taken = { type: "card-taken", place: "ground-3", card: "orange-6", telling } as const;
    expect(flights(acts({ ...taken, seat: 0 }))).toEqual(["orange-6 ground-3 > hand-end"]);
    expect(flights(acts({ ...taken, seat: 1 }))).toEqual(["orange-6 ground-3 > seat-1 down"]);
  });

  it("moves another one back", () => {
    const put = { type: "card-put", place: "ground-3", card: "green-7", telling } as const;
    expect(flights(acts({ ...put, seat: 0 }, { before: PUTTING }))).toEqual([
      "green-7 hand-green-7 > ground-3",
    ]);
    expect(flights(acts({ ...put, seat: 2 }))).toEqual(["green-7 seat-2 > ground-3 up"]);
  });
});

describe("a focus", () => {
  it("turns the apprentice, and later a card", () => {
    expect(marks(acts({ type: "focused", seat: 1, telling }))).toEqual(["apprentice-1 flips"]);
    const shown = acts({
      type: "card-replaced",
      seat: 1,
      place: "air-1",
      old: "blue-1",
      fresh: "pink-2",
      telling,
    });
    expect(flights(shown)).toEqual(["blue-1 air-1 > discard", "pink-2 pile > air-1 up"]);
  });

  it("may need the discard pile", () => {
    expect(new Set(flights(acts({ type: "pile-reshuffled", cards: 9, telling })))).toEqual(
      new Set(["null discard > pile"]),
    );
  });
});

describe("a match", () => {
  const started = {
    type: "match-started",
    match: 2,
    seat: 1,
    air: ["blue-1"],
    ground: ["pink-5"],
    telling,
  } as const;
  const start: FlautzEvent = { ...started, air: [...started.air], ground: [...started.ground] };
  const next: FlautzView = { ...VIEW, match: 2 };

  it("begins with a deal", () => {
    const shown = acts(start, { after: next });
    expect(banners(shown)).toEqual(["match"]);
    expect(flights(shown)).toEqual([
      "blue-1 pile > air-1 up",
      "pink-5 pile > ground-1 up",
      "null pile > seat-1",
      "null pile > seat-2",
    ]);
    const hand = { type: "hand-dealt", cards: next.hand, telling } as const;
    expect(flights(acts({ ...hand, seat: 0 }, { after: next }))[0]).toBe("blue-3 pile > hand-blue-3 up");
    expect(acts({ ...hand, seat: 1 }, { after: next })).toEqual([]);
    expect(marks(acts({ type: "apprentice-dealt", seat: 1, colour: "pink", telling }))).toEqual([
      "apprentice-1 flips",
    ]);
  });

  it("is not dealt under the explanation of the last one", () => {
    for (const event of [start, { type: "round-started", round: 1, field: "any", telling } as const])
      expect(acts(event, { after: next, status: "playing" })).toEqual([]);
    expect(explains(VIEW, next, { status: "playing" })).toBe(true);
    expect(explains(VIEW, next, { status: "over" })).toBe(false);
    expect(explains(VIEW, VIEW, { status: "playing" })).toBe(false);
  });

  it("goes on with the crystal", () => {
    const round = { type: "round-started", field: "air", telling } as const;
    expect(flights(acts({ ...round, round: 3 }))).toEqual(["crystal crystal > field-3"]);
    expect(flights(acts({ ...round, round: 1 }))).toEqual(["crystal supply > field-1"]);
  });

  it("has banners for its great moments", () => {
    const called = { type: "called", seat: 1, cards: ["blue-1", "blue-2"], last: [2], telling } as const;
    expect(banners(acts({ ...called, cards: [...called.cards], last: [2], first: true }))).toEqual([
      "called",
    ]);
    expect(banners(acts({ ...called, cards: [...called.cards], last: [], first: false }))).toEqual([
      "called-too",
    ]);
    const straight = { type: "straight-laid", seat: 1, cards: ["blue-1"], telling } as const;
    expect(banners(acts({ ...straight, cards: ["blue-1"], royal: true }))).toEqual(["royal"]);
    expect(banners(acts({ ...straight, cards: ["blue-1"], royal: false }))).toEqual(["straight"]);
  });

  it("shows spell by spell, after the crystal has reached the end", () => {
    const scored = { type: "spell-scored", cards: [], points: 8, royal: false, telling } as const;
    const scores = [1, 2].map((seat) => ({ seat, hand: [], spell: VIEW.spell, crystals: 0 }));
    const over: FlautzView = { ...VIEW, last_match: { reason: "arena", by: null, scores } };
    expect(marks(acts({ ...scored, cards: [], seat: 1 }, { after: over }))).toEqual([
      "field-end reached",
      "seat-1 shining",
    ]);
    expect(marks(acts({ ...scored, cards: [], seat: 2 }, { after: over }))).toEqual(["seat-2 shining"]);
  });

  it("gives crystals to those who won them", () => {
    const ended = { type: "match-ended", reason: "called", points: [0, 8, 8], telling } as const;
    expect(flights(acts({ ...ended, points: [], totals: [], crystals: [0, 2, 0] }))).toEqual([
      "crystal crystal > crystals-1",
      "crystal supply > crystals-1",
    ]);
    expect(flights(acts({ ...ended, points: [], totals: [], crystals: [0, 0, 0] }))).toEqual([]);
  });

  it("may be the last", () => {
    expect(banners(acts({ type: "game-ended", winners: [2], telling }))).toEqual(["won"]);
  });
});

it("events of other games are ignored", () => {
  expect(acts({ type: "card-bid" } as unknown as FlautzEvent)).toEqual([]);
});

it("no flight takes too long", () => {
  const shown = acts({
    type: "match-started",
    match: 2,
    seat: 1,
    air: VIEW.hand,
    ground: VIEW.hand,
    telling,
  });
  for (const act of shown) if (act.do === "fly") expect(act.ms ?? 0).toBeLessThanOrEqual(350);
});
