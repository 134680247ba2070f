import { afterEach, describe, expect, it, vi } from "vitest";

import type { Beat } from "./cues";
import { FakePage, settled } from "./fake-page";
import { Stage } from "./stage.svelte";

afterEach(() => vi.unstubAllGlobals());

function onStage() {
  const page = new FakePage();
  const stage = new Stage();
  const leave = stage.attach(page.root as unknown as HTMLElement, (card) => ({
    viewBox: "0 0 5 7",
    markup: card ?? "back",
  }));
  const play = (beats: readonly Beat[], pace = 1) => {
    let isOver = false;
    const over = stage.play(beats, pace).then(() => (isOver = true));
    return { over, isOver: () => isOver };
  };
  return { page, stage, leave, play };
}

const draw: Beat = [{ do: "fly", card: null, from: "draw", to: "hand", keep: true }];
const discard: Beat = [{ do: "fly", card: "red-2", from: "hand:red-2", to: "discard", ms: 300 }];

describe("a card in flight", () => {
  it("starts where it lay, hides it there, and lands", async () => {
    const { page, stage, play } = onStage();
    const card = page.spot("hand:red-2", "red-2");
    card.box = { x: 10, y: 400, width: 100, height: 140 };
    page.spot("discard", "red-7").box = { x: 300, y: 100, width: 50, height: 70 };
    const { over } = play([discard]);
    await settled();
    expect(card.style["visibility"]).toBe("hidden");
    expect(page.cards).toEqual(["discard red-2"]);
    expect(page.motions.map(({ ms }) => ms)).toEqual([300]);
    expect(page.motions[0]?.path[0]).toEqual({ transform: "translate(-290px, 300px) scale(2)" });
    await page.end();
    await over;
    expect(page.cards).toEqual(["discard red-2"]);
    stage.clear();
    expect([page.cards, card.style["visibility"]]).toEqual([[], undefined]);
  });

  it("keeps piles visible, and follows the pace", async () => {
    const { page, play } = onStage();
    const pile = page.spot("draw", "back");
    page.spot("hand");
    const { over } = play([draw], 0.5);
    await settled();
    expect(pile.style["visibility"]).toBeUndefined();
    expect(page.motions.map(({ ms }) => ms)).toEqual([130]);
    await page.end();
    await over;
  });

  it("replaces the copy that landed at its start", async () => {
    const { page, play } = onStage();
    page.spot("hand:red-2", "red-2");
    page.spot("discard");
    page.spot("seat:1");
    const onwards: Beat = [{ do: "fly", card: "red-2", from: "discard", to: "seat:1" }];
    const { over } = play([discard, onwards]);
    await page.end();
    expect(page.cards).toEqual(["seat:1 red-2"]);
    await page.end();
    await over;
  });

  it("shows both sides when it turns over", async () => {
    const { page, play } = onStage();
    page.spot("draw");
    page.spot("hand");
    const { over } = play([[{ do: "fly", card: "red-2", from: "draw", to: "hand", turn: "down" }]]);
    await settled();
    expect(page.sky.children[0]?.children.map(({ innerHTML }) => innerHTML)).toEqual(["back", "red-2"]);
    await page.end();
    await over;
  });

  it("needs a visible start and target", async () => {
    const { page, play } = onStage();
    page.spot("draw");
    await play([draw]).over;
    page.spot("hand").box = { x: 0, y: 0, width: 0, height: 0 };
    await play([draw]).over;
    expect(page.cards).toEqual([]);
  });
});

describe("playing", () => {
  it("goes beat by beat", async () => {
    const { page, stage, play } = onStage();
    const seat = page.spot("seat:1");
    const { isOver, over } = play([
      [
        { do: "mark", spot: "seat:1", look: "hit", ms: 200 },
        { do: "wait", ms: 500 },
      ],
      [{ do: "banner", banner: { sort: "skip" }, ms: 900 }],
    ]);
    await settled();
    expect([...seat.classes]).toEqual(["hit"]);
    page.motions[0]?.finish();
    await settled();
    expect([seat.classes.size, stage.banner]).toEqual([0, null]);
    await page.end();
    expect(stage.banner).toEqual({ sort: "skip" });
    await page.end();
    await over;
    expect([isOver(), stage.banner]).toEqual([true, null]);
  });

  it("can be skipped, and works again afterwards", async () => {
    const { page, stage, play } = onStage();
    const wait: Beat = [{ do: "wait", ms: 500 }];
    const first = play([wait, wait, wait]);
    await settled();
    stage.skip();
    await first.over;
    expect(page.motions).toEqual([]);
    const second = play([wait]);
    await settled();
    expect(page.motions).toHaveLength(1);
    await page.end();
    await second.over;
  });

  it("ends when the table is left", async () => {
    const { page, leave, play } = onStage();
    page.spot("draw");
    page.spot("hand");
    const { over } = play([[{ ...draw[0], after: 100 } as Beat[number]], draw]);
    await settled();
    leave();
    await over;
    expect(page.cards).toEqual([]);
  });
});
