import { afterEach, expect, it, vi } from "vitest";

import type { GameEvent } from "../wire/messages";
import type { Beat } from "./cues";
import { FakePage } from "./fake-page";
import { Stage } from "./stage.svelte";

afterEach(() => vi.unstubAllGlobals());

const EVENT: GameEvent = { type: "hands-empty", telling: null };
const FLIGHT: Beat = [{ do: "fly", card: "red-2", from: "hand", to: "discard" }];

async function afterFlight(banner: Beat) {
  const page = new FakePage();
  page.spot("hand");
  page.spot("discard").box = { x: 310, y: 260, width: 50, height: 70 };
  page.sky.box = { x: 10, y: 60, width: 800, height: 600 };
  page.sky.scrollTop = 40;
  const stage = new Stage();
  stage.attach(page.root as unknown as HTMLElement, () => ({ viewBox: "0 0 5 7", markup: "" }));
  const over = stage.play([FLIGHT, banner], 1);
  await page.end();
  return { page, stage, over };
}

it("flies within the game's table, wherever it is scrolled to", async () => {
  const { page, over } = await afterFlight([]);
  expect(page.sky.children[0]?.style).toMatchObject({ left: "300px", top: "240px" });
  await over;
});

it("leaves a landed card in place while a banner passes", async () => {
  const { page, over } = await afterFlight([{ do: "banner", banner: { sort: "wish" }, ms: 900 }]);
  expect(page.cards).toEqual(["discard red-2"]);
  await page.end();
  await over;
});

it("removes landed cards when a banner shows an event in full", async () => {
  const { page, stage, over } = await afterFlight([
    { do: "banner", banner: { sort: "round", event: EVENT }, ms: 900 },
  ]);
  expect([page.cards, stage.banner?.sort]).toEqual([[], "round"]);
  await page.end();
  await over;
});
